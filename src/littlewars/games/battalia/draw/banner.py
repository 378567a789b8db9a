"""Above the map: whose turn it is, who is asked and about what; or who has won."""

from littlewars.games.battalia.draw.auction import revealed
from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.glyphs import sun
from littlewars.games.battalia.draw.names import faction_of, seat_words
from littlewars.games.battalia.draw.places import BANNER
from littlewars.games.battalia.draw.sides import RAYS
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.banner import plate
from littlewars.pieces.plates import lamp, star


def banner(view: WorldView, say: Say) -> str:
    """Say who has to choose and why, or how the game ended, in the side's colours."""
    x, y, width, _ = BANNER
    seat, sign, below = view.actor, "", ""
    if view.actor >= 0:
        sign = lamp(x + 40, y + 30, True, RAYS)
        if view.day > 0 and view.active not in (view.actor, -1):
            below = say(Message("picture-during", side=seat_words(view, view.active)))
    elif view.actor == NATURE:
        sign = sun(x + 22, y + 12, 36)
    else:
        seat, sign = view.winners[0], star(x + 40, y + 9)
    if len(view.winners) > 1:
        seat = -1
    faction = faction_of(view, seat) if seat >= 0 else ""
    if faction and view.sides[seat].faction:
        sign += emblem(faction, x + 70, y + 7, 46) + emblem(faction, x + width - 56, y + 7, 46)
    return plate(BANNER, faction, 14, False, sign, say(question(view)), below, rule_now(view))


def question(view: WorldView) -> Message:
    """Say what is going on."""
    if view.actor == NOBODY:
        return result(view)
    if view.actor == NATURE:
        return Message("picture-nature")
    side = seat_words(view, view.actor)
    if view.bids:
        return Message("picture-enters" if revealed(view) else "picture-bids", side=side)
    if view.battle is not None:
        return Message("picture-fights", side=side)
    if view.day <= 0:
        return Message("picture-prepares", side=side)
    return Message("picture-to-play" if view.active in (view.actor, -1) else "picture-decides", side=side)


def result(view: WorldView) -> Message:
    """Say who won."""
    if len(view.winners) == 1:
        seat = view.winners[0]
        return Message("picture-won", side=seat_words(view, seat), points=view.sides[seat].vp)
    return Message("picture-shared")


def rule_now(view: WorldView) -> str:
    """Name the rule that explains what is being done."""
    if view.actor == NOBODY:
        return "BAT-223"
    if view.bids:
        return "BAT-11" if revealed(view) else "BAT-4"
    if view.battle is not None:
        return "BAT-182"
    return "BAT-108" if view.day <= 0 else "BAT-130"
