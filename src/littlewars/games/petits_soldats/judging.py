"""«Fin de partie»: who has won, and how that is told (PS-820 to PS-824)."""

from typing import TYPE_CHECKING, Final

from littlewars.games.petits_soldats.lengths import GREEN_SEAT, NONE, YELLOW_SEAT
from littlewars.games.petits_soldats.terms import HEART
from littlewars.kernel.agenda import Seat
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.words import Message

if TYPE_CHECKING:
    from littlewars.games.petits_soldats.state import Battle

GOING_ON: Final = 0
VICTORY: Final = 1  # PS-820: the Flag reached a Victory space
ADVANTAGE: Final = 2  # PS-821: it is on a side after the last round
FEWER: Final = 3  # PS-822: in the middle, fewer soldiers in play
LESS_HURT: Final = 4  # PS-823: then fewer tokens
SHARED: Final = 5  # PS-824

REASONS: Final = [
    "",
    "outcome-victory",
    "outcome-advantage",
    "outcome-fewer",
    "outcome-less-hurt",
    "outcome-shared",
]
RULES: Final = ["", "PS-820", "PS-821", "PS-822", "PS-823", "PS-824"]


def reached(battle: "Battle") -> Seat:
    """PS-801: return whose Victory space the Flag is on; NONE when on neither."""
    if battle.flag >= battle.terms.victory:
        return GREEN_SEAT
    return YELLOW_SEAT if -battle.flag >= battle.terms.victory else NONE


def finish(battle: "Battle") -> None:
    """Judge the battle."""
    victor = reached(battle)
    if victor != NONE:
        battle.ending, battle.winner = VICTORY, victor
    elif battle.flag != 0:
        battle.ending, battle.winner = ADVANTAGE, GREEN_SEAT if battle.flag > 0 else YELLOW_SEAT
    else:
        soldiers = [len(battle.in_play(seat)) for seat in (GREEN_SEAT, YELLOW_SEAT)]
        tokens = [tie_tokens(battle, seat) for seat in (GREEN_SEAT, YELLOW_SEAT)]
        if soldiers[0] != soldiers[1]:
            battle.ending, battle.winner = FEWER, GREEN_SEAT if soldiers[0] < soldiers[1] else YELLOW_SEAT
        elif tokens[0] != tokens[1]:
            battle.ending, battle.winner = LESS_HURT, GREEN_SEAT if tokens[0] < tokens[1] else YELLOW_SEAT
        else:
            battle.ending, battle.winner = SHARED, NONE


def tie_tokens(battle: "Battle", seat: Seat) -> int:
    """PS-823: count the tokens that decide a tie."""
    tokens = battle.hearts if battle.terms.tie_token == HEART else battle.shields
    return sum([tokens[soldier] for soldier in battle.squad(seat)])


def outcome(battle: "Battle") -> Outcome:
    """Tell how a battle ended that is over."""
    rule = RULES[battle.ending]
    if battle.winner == NONE:
        return Outcome([[GREEN_SEAT, YELLOW_SEAT]], Message(REASONS[SHARED]), rule)
    reason = Message(
        REASONS[battle.ending],
        winner=Message("seat-green" if battle.winner == GREEN_SEAT else "seat-yellow"),
        soldiers=len(battle.in_play(battle.winner)),
        foes=len(battle.in_play(1 - battle.winner)),
        tokens=tie_tokens(battle, battle.winner),
        others=tie_tokens(battle, 1 - battle.winner),
        shields=battle.terms.tie_token != HEART,
    )
    return Outcome([[battle.winner], [1 - battle.winner]], reason, rule)
