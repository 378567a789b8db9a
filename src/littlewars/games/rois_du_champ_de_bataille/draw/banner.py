"""Above the field whose turn it is or who is asked; beside it what the battle is about."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.content import SCENARIOS
from littlewars.games.rois_du_champ_de_bataille.draw.glyphs import card_back
from littlewars.games.rois_du_champ_de_bataille.draw.orders import paragraph
from littlewars.games.rois_du_champ_de_bataille.draw.places import BANNER, ROUNDS, SCENARIO
from littlewars.games.rois_du_champ_de_bataille.draw.plates import RAYS
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.names import scenario_name, scenario_text, seat_name
from littlewars.games.rois_du_champ_de_bataille.view import BattleView
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.banner import plate
from littlewars.pieces.plates import lamp, star
from littlewars.pieces.svg import box, group, title
from littlewars.pieces.words import fitted

FIRST_SCENARIO: Final = 1311  # RCB-1311 to RCB-1320


def banner(view: BattleView, say: Say) -> str:
    """Say who has to choose and why, or how the game ended, in the side's colours and shape."""
    x, y, _, _ = BANNER
    seat, words, sign = view.actor, question(view), ""
    if view.actor >= 0:
        sign = lamp(x + 40, y + 31, True, RAYS)
    elif view.actor == NATURE:
        sign = card_back(x + 22, y + 7, 36, 48)
    elif view.winner >= 0:
        seat, sign = view.winner, star(x + 40, y + 10)
    during = view.actor >= 0 and view.actor != view.active and view.turn > 0
    below = say(Message("picture-during", seat=seat_name(view.active))) if during else ""
    side, rounding = (SEATS[seat], ROUNDS[seat]) if seat >= 0 else ("", 16)
    return plate(BANNER, side, rounding, seat == 1, sign, say(words), below, rule_now(view))


def question(view: BattleView) -> Message:
    """Say what is going on."""
    if view.actor == NATURE:
        return Message("picture-nature", turn=view.turn)
    if view.actor == NOBODY:
        return Message("picture-won", seat=seat_name(view.winner)) if view.winner >= 0 else Message("picture-drawn")
    seat = seat_name(view.actor)
    if view.offers:
        return Message("picture-chooses-army", seat=seat)
    if view.building >= 0:
        return Message("picture-builds", seat=seat, zone=ZONE_NAMES[view.building])
    if view.turn == 0:
        return Message("picture-prepares", seat=seat)
    return Message("picture-to-play" if view.actor == view.active else "picture-decides", seat=seat)


def rule_now(view: BattleView) -> str:
    """Name the rule that explains what is being done."""
    if view.actor == NOBODY:
        return "RCB-1101"
    if view.turn == 0:
        return "RCB-1202" if view.offers else "RCB-505" if view.building >= 0 else "RCB-509"
    return "RCB-601" if view.actor == view.active else "RCB-931"


def scenario(view: BattleView, say: Say) -> str:
    """Say what the battle is called, which turn it is, and what is special about it."""
    x, y, width, height = SCENARIO
    name, told = scenario_name(view.scenario), scenario_text(view.scenario)
    heading = Message("picture-heading", name=name, turn=view.turn, turns=view.turns)
    inner = title(say(Message("picture-scenario", name=name, text=told))) + box(x, y, width, height, 10, "mat")
    inner += fitted(x + width // 2, y + 23, 20, width - 20, say(heading), "word-mat")
    inner += group(paragraph(x + width // 2, y + 26, width - 20, height - 30, say(told)), "rois-told-scenario")
    return group(
        inner, "rois-scenario", id="scenario", data_rule=f"RCB-{FIRST_SCENARIO + SCENARIOS[view.scenario].number}"
    )
