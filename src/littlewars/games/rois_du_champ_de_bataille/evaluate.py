"""How good a position of Les Rois du Champ de Bataille looks to a seat."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import END, PART
from littlewars.games.rois_du_champ_de_bataille.ground import ADJACENT, BLACK, RED, depth
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.counter import Window
from littlewars.kernel.agenda import Seat

WON: Final = 1_000_000
UNIT: Final = 60  # above the number at which a side is beaten
LIFE: Final = 10
CARD: Final = 9
SHELTER: Final = 4  # a point of protection, for each unit
FRIEND: Final = 3  # a neighbouring troop that supports
FORWARD: Final = 14  # a row further from home, for each unit
RISK: Final = 3  # an action that may still be countered


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
    return _side(battle, RED) - _side(battle, BLACK)


def after(battle: Battle, choice: int) -> Battle:
    """Return the position that follows."""
    twin = battle.clone()
    twin.apply(choice)
    return twin


def _side(battle: Battle, seat: Seat) -> int:
    margin = battle.units(seat) - battle.defeat[seat]
    total = UNIT * margin + LIFE * battle.life(seat) + CARD * battle.cards(seat)
    for zone in battle.zones(seat):
        crowd = len(battle.troops[zone])
        scenery = battle.terrain.scenery(zone)
        if scenery is not None:
            total += SHELTER * crowd * (scenery.protection - scenery.penalty - scenery.drains)
        friends = [other for other in ADJACENT[zone] if battle.owner[other] == seat]
        total += FRIEND * min(len(friends), 4)
        total += FORWARD * crowd * depth(seat, zone)
    return total
