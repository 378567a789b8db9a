"""How good a position of Les Rois du Champ de Bataille looks to a seat.

The numbers were fitted to the results of some hundred games, as thousandths of the logarithm of the odds.
"""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import END, PART
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, RED, depth
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.counter import Window
from littlewars.kernel.agenda import Seat

BUDGETS: Final = [20, 300, 3_000, 28_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
BRINK: Final = 1900  # the last unit above the number at which a side is beaten; half as much the last two, and so on
LIFE: Final = 58
CARD: Final = 97
FIRST_CARDS: Final = (370, 2)  # besides, and how many of them
SHELTER: Final = 23  # a point of protection, for each unit
FORWARD: Final = 30  # a row further from home, for each unit: whoever never goes there never wins
TURN: Final = 150  # to be the one whose turn it is
RISK: Final = 40  # an action that may still be countered


def evaluate(battle: Battle, seat: Seat) -> int:
    """Weigh units, life, cards and places; an action under way counts as if it were carried out at its best."""
    return worth(battle) if seat == RED else -worth(battle)


def worth(battle: Battle) -> int:
    """Tell how good a position looks to Red."""
    outcome = battle.outcome()
    if outcome is not None:
        return WON * outcome.reward(RED)
    step = battle.agenda[-1]
    if isinstance(step, Pick):
        side = 1 if step.seat == RED else -1
        return side * max(
            [side * worth(after(battle, choice)) for choice in battle.legal() if choice != PART], default=-WON
        )
    if isinstance(step, Window):
        return worth(after(battle, END)) + (RISK if step.seat == RED else -RISK)
    return _side(battle, RED) - _side(battle, BLACK) + (TURN if battle.active == RED else -TURN)


def after(battle: Battle, choice: int) -> Battle:
    """Return the position that follows."""
    twin = battle.clone()
    twin.apply(choice)
    return twin


def _side(battle: Battle, seat: Seat) -> int:
    cards = battle.cards(seat)
    total = LIFE * battle.life(seat) + CARD * cards + FIRST_CARDS[0] * min(cards, FIRST_CARDS[1])
    total -= BRINK // max(1, battle.units(seat) - battle.defeat[seat])
    for zone in battle.zones(seat):
        crowd = len(battle.troops[zone])
        total += FORWARD * crowd * depth(seat, zone)
        scenery = battle.terrain.scenery(zone)
        if scenery is not None:
            total += SHELTER * crowd * (scenery.protection - scenery.penalty - scenery.drains)
    return total
