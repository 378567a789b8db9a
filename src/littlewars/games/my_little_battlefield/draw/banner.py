"""Above and below the field: whose turn it is or who is asked, and what the battle is about."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.boards import RAYS
from littlewars.games.my_little_battlefield.draw.places import BANNER, ROUNDS, SCENARIO
from littlewars.games.my_little_battlefield.ground import SEATS
from littlewars.games.my_little_battlefield.names import scenario_name, seat_name
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.banner import plate
from littlewars.pieces.plates import lamp, star
from littlewars.pieces.svg import box, die, group, text, title
from littlewars.pieces.words import PLAIN, fitted, wrapped
from littlewars.pieces.words import width as measure

LARGEST: Final = 18  # letters of the goal
SMALLEST: Final = 13


def banner(view: BattleView, say: Say) -> str:
    """Say who has to choose and why, or how the game ended, in the side's colours and shape."""
    x, y, _, _ = BANNER
    seat, words, sign = view.actor, question(view), ""
    if view.actor >= 0:
        sign = lamp(x + 42, y + 33, True, RAYS)
    elif view.actor == NATURE:
        sign = die(x + 18, y + 11, 44, 5, "")
    elif view.winner >= 0:
        seat, sign = view.winner, star(x + 42, y + 12)
    during = view.actor >= 0 and view.actor != view.active and view.turn > 0
    below = say(Message("picture-during", seat=seat_name(view.active))) if during else ""
    side, rounding = (SEATS[seat], ROUNDS[seat]) if seat >= 0 else ("", 16)
    return plate(BANNER, side, rounding, seat == 1, sign, say(words), below, rule_now(view))


def question(view: BattleView) -> Message:
    """Say what is going on."""
    if view.actor == NATURE:
        return Message("picture-nature-deals" if view.turn == 0 else "picture-nature-rolls")
    if view.actor == NOBODY:
        return Message("picture-won", seat=seat_name(view.winner)) if view.winner >= 0 else Message("picture-drawn")
    seat = seat_name(view.actor)
    if view.offers:
        return Message("picture-chooses-faction", seat=seat)
    if view.followed >= 0:
        return Message("picture-may-follow", seat=seat)
    if view.asks == "Retreat":
        return Message("picture-retreats", seat=seat)
    return Message("picture-to-play" if view.actor == view.active else "picture-decides", seat=seat)


def rule_now(view: BattleView) -> str:
    """Name the rule that explains what is being done."""
    if view.actor == NOBODY:
        return view.rule
    if view.turn == 0:
        return "MLB-10" if view.offers else "MLB-15"
    if view.actor == NATURE:
        return "MLB-31"
    return "MLB-60" if view.followed >= 0 else "MLB-143" if view.asks == "Retreat" else "MLB-30"


def scenario(view: BattleView, say: Say) -> str:
    """Say what the battle is called, which turn it is, and how it is won."""
    x, y, width, height = SCENARIO
    goal = Message(view.goal)
    name = scenario_name(view.scenario)
    heading = Message("picture-heading", name=name, turn=view.turn, turns=view.turns)
    inner = title(say(Message("picture-scenario", name=name, goal=goal))) + box(x, y, width, height, 10, "mat")
    inner += fitted(x + width // 2, y + 19, 19, width - 20, say(heading), "word-mat")
    told = say(goal)
    size, extent = LARGEST, measure(told, PLAIN)
    while size > SMALLEST and extent * size > 92 * (width - 20) * (45 // (size + 1)):
        size -= 1
    lines = wrapped(told, width - 20, size, 3)
    top = y + 22 + (height - 25 - (size + 1) * len(lines)) // 2 + size * 8 // 10
    for i, words in enumerate(lines):
        inner += text(x + width // 2, top + (size + 1) * i, size, words, "board-goal")
    return group(inner, "scenario", id="scenario", data_rule=view.rule)
