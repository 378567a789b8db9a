"""How good a position of Les Rois du Champ de Bataille looks to a seat.

The numbers were fitted to what a search found in 50 games and to their results (ADR 17), as thousandths of the
logarithm of the odds. A hand is counted as the coming draws leave it, so that to end a turn changes little by itself.
"""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import END, PART
from littlewars.games.rois_du_champ_de_bataille.cards import JOKER
from littlewars.games.rois_du_champ_de_bataille.combat import damage, raw
from littlewars.games.rois_du_champ_de_bataille.content import COUNTER, DRAW
from littlewars.games.rois_du_champ_de_bataille.content import DISORDER as DISORDER_LOSS
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, DIRECTIONS, NEXT, NONE, RED, depth
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.carry import Yield
from littlewars.games.rois_du_champ_de_bataille.steps.counter import Replace, Window, fitting
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Draw
from littlewars.games.rois_du_champ_de_bataille.steps.losses import Heal
from littlewars.games.rois_du_champ_de_bataille.units import life
from littlewars.kernel.agenda import Choice, Seat

BUDGETS: Final = [2, 3, 40, 12_000]  # iterations of each level; the last is about two seconds, compiled
WON: Final = 1_000_000
BEATEN: Final = 500_000  # as good as beaten
BRINK: Final = 3170  # the last unit a side can lose before it is beaten; half as much the last two, and so on
LIFE: Final = 81
CARD: Final = 280  # in the hand, once the draws to come are made
SHELTER: Final = 65  # a point of protection, for each unit
FORWARD: Final = 15  # a row further from home, for each unit: whoever never goes there never wins
THREAT: Final = 87  # a point of the hardest strike a side could deal where it stands
KILL: Final = 90  # one of its strikes would destroy a unit
TURN: Final = 80  # to have one's turn before one
UNDER_WAY: Final = -150  # to have one's turn, and a card of it played


def evaluate(battle: Battle, seat: Seat) -> int:
    """Weigh units, life, cards and places; an action under way counts as if it were carried out at its best."""
    return worth(battle) if seat == RED else -worth(battle)


def worth(battle: Battle) -> int:
    """Tell how good a position looks to Red."""
    outcome = battle.outcome()
    if outcome is not None:
        return WON * outcome.reward(RED)
    step = battle.agenda[-1]
    if isinstance(step, (Pick, Replace)):
        side = sign(step.seat)
        return side * max(
            [side * worth(after(battle, choice)) for choice in battle.legal() if choice != PART], default=-WON
        )
    if isinstance(step, Window):
        return sign(step.seat) * answered(battle, step.seat)
    if isinstance(step, Yield):
        return standing(battle) - sign(step.seat) * CARD * step.count
    if isinstance(step, Heal):
        return standing(battle) + sign(step.seat) * LIFE * step.points
    return standing(battle)


def alike(battle: Battle, choices: list[Choice]) -> list[int]:
    """Tell cards drawn to a hand apart from nothing: they are counted, whatever they are."""
    if isinstance(battle.agenda[-1], Draw):
        return [0] * len(choices)
    return list(range(len(choices)))


def sign(seat: Seat) -> int:
    """Return 1 for Red, whose view is taken, and -1 for Black."""
    return 1 if seat == RED else -1


def after(battle: Battle, choice: int) -> Battle:
    """Return the position that follows."""
    twin = battle.clone()
    twin.apply(choice)
    return twin


def answered(battle: Battle, seat: Seat) -> int:
    """Tell how good an action on the table looks to the seat that may counter it, and does so where it pays.

    Its player puts another card where he has one and it pays him.
    """
    side = sign(seat)
    done = side * worth(after(battle, END))
    joker = battle.hands[seat][JOKER] > 0
    if not joker and battle.cards(seat) < COUNTER:
        return done
    stopped = side * standing(battle)
    foe = battle.hands[1 - seat]
    if any([foe[suit] > 0 for suit in fitting(battle, 1 - seat)]):
        stopped = min(stopped, done + CARD)
    price = 1 if joker else COUNTER
    if battle.cards(seat) == price:
        stopped -= disarray(battle, seat)
    return max(done, stopped - CARD * price)


def standing(battle: Battle) -> int:
    """Tell how good a position looks to Red by what lies on the table and in the hands."""
    turn = UNDER_WAY if battle.played else TURN
    return _side(battle, RED) - _side(battle, BLACK) + sign(battle.active) * turn


def _side(battle: Battle, seat: Seat) -> int:
    total = CARD * stock(battle, seat)
    if battle.cards(seat) == 0:
        total -= disarray(battle, seat)
    units = 0
    hardest = 0
    kill = 0
    for zone in battle.zones(seat):
        troop = battle.troops[zone]
        crowd = len(troop)
        units += crowd
        total += FORWARD * crowd * depth(seat, zone)
        for unit in troop:
            total += LIFE * life(unit)
        scenery = battle.terrain.scenery(zone)
        if scenery is not None:
            total += SHELTER * crowd * (scenery.protection - scenery.penalty - scenery.drains)
        for target in struck(battle, seat, zone):
            points = damage(battle, seat, zone, target, raw(battle, seat, zone, target, crowd, False, False), False)
            hardest = max(hardest, points)
            if points >= life(battle.troops[target][0]):
                kill = KILL
    return total + THREAT * hardest + kill - BRINK // max(1, units - battle.defeat[seat] + 1)


def disarray(battle: Battle, seat: Seat) -> int:
    """Weigh what a seat without a card will lose in its turn, the one under way or the next (RCB-951)."""
    if battle.orders[seat].orderly or (battle.active == seat and battle.played > 0):
        return 0
    zones = battle.zones(seat)
    left = battle.units(seat) - battle.defeat[seat] + 1
    kept = left - doomed(battle, seat)
    if kept <= 0:
        return BEATEN
    return LIFE * DISORDER_LOSS * len(zones) + BRINK // kept - BRINK // max(1, left)


def doomed(battle: Battle, seat: Seat) -> int:
    """Count the units that the army would lose if it were disorganised."""
    return len([zone for zone in battle.zones(seat) if life(battle.troops[zone][0]) <= DISORDER_LOSS])


def stock(battle: Battle, seat: Seat) -> int:
    """Count the cards a seat will hold after its next turn, if it plays one in each turn as it must (RCB-951)."""
    held = battle.cards(seat)
    most = battle.terms.hand
    if battle.active == seat:
        idle = 1 if battle.played == 0 and held > 0 else 0
        held = min(most, held - idle + DRAW)
    return min(most, held + DRAW - 1)


def struck(battle: Battle, seat: Seat, zone: int) -> list[int]:
    """List the enemy zones that the troop of a zone could strike, with the right card."""
    found: list[int] = []
    beyond = NEXT[zone]
    way = battle.terrain.open[zone]
    for direction in range(DIRECTIONS):
        target = beyond[direction]
        if target != NONE and battle.owner[target] == 1 - seat and way >> direction & 1:
            found.append(target)
    return found
