"""«Objectif de la bataille»: who has won, and how that is told (RCB-1101 to RCB-1104)."""

from typing import TYPE_CHECKING, Final

from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, RED, SIZE, depth
from littlewars.kernel.agenda import Seat
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.words import Message

if TYPE_CHECKING:
    from littlewars.games.rois_du_champ_de_bataille.state import Battle

GOING_ON: Final = 0
DEFEATED: Final = 1  # RCB-1101
TIMED: Final = 2  # RCB-1103
DRAWN: Final = 2  # the winner of a draw


def winner(battle: "Battle") -> int:
    """Return who wins: by units above defeat, then by life; when time is up, by zones beyond the middle row too."""
    margins = [battle.units(seat) - battle.defeat[seat] for seat in (RED, BLACK)]
    if margins[RED] == margins[BLACK]:
        margins = [battle.life(RED), battle.life(BLACK)]
    if margins[RED] == margins[BLACK] and battle.ending == TIMED:
        margins = [advanced(battle, RED), advanced(battle, BLACK)]
    return DRAWN if margins[RED] == margins[BLACK] else RED if margins[RED] > margins[BLACK] else BLACK


def advanced(battle: "Battle", seat: Seat) -> int:
    """Count the zones a side occupies beyond the middle row."""
    return len([zone for zone in battle.zones(seat) if depth(seat, zone) > SIZE // 2 + 1])


def outcome(battle: "Battle") -> Outcome:
    """Tell how a battle ended that is over."""
    defeated = battle.ending == DEFEATED
    if battle.winner == DRAWN:
        reason = Message("outcome-draw" if defeated else "outcome-timed-draw")
        return Outcome([[RED, BLACK]], reason, "RCB-1102" if defeated else "RCB-1103")
    loser = 1 - battle.winner
    both = defeated and battle.beaten(battle.winner)
    reason = Message(
        "outcome-defeat" if defeated else "outcome-timed",
        winner=Message("seat-red" if battle.winner == RED else "seat-black"),
        units=battle.units(battle.winner), foes=battle.units(loser), life=battle.life(battle.winner),
        others=battle.life(loser),
    )  # fmt: skip
    return Outcome([[battle.winner], [loser]], reason, "RCB-1102" if both else "RCB-1101" if defeated else "RCB-1103")
