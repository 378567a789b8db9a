"""The orders of the Space Colonies."""

from math import comb
from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import (
    COLOUR,
    JOKER,
    SUIT_LETTERS,
    SUITS,
    chosen,
    pack,
    spread,
    subsets,
    unpack,
)
from littlewars.games.rois_du_champ_de_bataille.content import BARE, DRAW, SCENERY
from littlewars.games.rois_du_champ_de_bataille.deed import SHOT
from littlewars.games.rois_du_champ_de_bataille.events import SAW, SHIFTED
from littlewars.games.rois_du_champ_de_bataille.ground import ADJACENT, BLACK, ZONES, depth
from littlewars.games.rois_du_champ_de_bataille.names import pile_name
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.refusals import by_order
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Chance, Draw, TopCard, reveal
from littlewars.games.rois_du_champ_de_bataille.steps.losses import lose_each
from littlewars.games.rois_du_champ_de_bataille.steps.orders import Part, ask, use
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step
from littlewars.kernel.content import Table
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class CruiserSupport(Order):
    """RCB-COL-1: shots come from the sky, anywhere, and may go astray."""

    aims_anywhere = True

    def before_attack(self, battle: Battle, seat: Seat) -> None:
        if battle.deed.verb == SHOT:
            use(battle, seat)
            battle.then(Bombard(seat))


class Bombard(TopCard):
    """Red hits, black deviates a little, a joker lets the enemy choose."""

    def take(self, battle: Battle, choice: Choice) -> None:
        reveal(battle, self.seat, choice)
        if choice == JOKER:
            battle.then(Deviate(1 - self.seat))
        elif COLOUR[choice] == BLACK:
            battle.then(Deviate(self.seat))


class Deviate(SeatStep):
    """Where the shot falls: next to its aim, or wherever the enemy wants it."""

    def legal(self, battle: Battle) -> list[Choice]:
        zones = ADJACENT[battle.deed.target] if self.seat == battle.active else list(range(ZONES))
        return [ZONE + zone for zone in zones]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.deed = battle.deed.against(choice - ZONE)

    def prompt(self, battle: Battle) -> Prompt:
        return ask(battle, battle.active)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return by_order(battle, battle.active)


class JammedTransmission(Order):
    """RCB-COL-2: the enemy's first card of a turn is lost, and the next card of the deck played instead."""

    jams = True


class Scout(Order):
    """RCB-COL-3: the farther ahead, the more cards of the enemy's hand are seen."""

    def start(self, battle: Battle, seat: Seat) -> None:
        ahead = max([depth(seat, zone) for zone in battle.zones(seat)])
        count = min(ahead, battle.cards(1 - seat))
        if count > 0:
            use(battle, seat)
            battle.then(Spy(count, seat))


class Spy(Chance):
    """Some cards of the enemy's hand are seen, at random."""

    def __init__(self, count: int, seat: Seat) -> None:
        self.count: Final = count
        self.seat: Final = seat

    def spelled(self, battle: Battle, choice: Choice) -> str:
        if choice not in self.legal(battle):
            return f"#{choice}"
        return "see " + "".join([SUIT_LETTERS[suit] for suit in spread(unpack(choice))])

    def told(self, battle: Battle, choice: Choice) -> Message:
        return Message("choice-see", cards=pile_name(unpack(choice)))

    def legal(self, battle: Battle) -> list[Choice]:
        hand = battle.hands[1 - self.seat]
        return sorted([pack(chosen(hand, mask)) for mask in subsets(hand, self.count)])

    def weights(self, battle: Battle) -> list[int]:
        hand = battle.hands[1 - self.seat]
        found: list[int] = []
        for choice in self.legal(battle):
            seen = unpack(choice)
            weight = 1
            for suit in range(SUITS):
                weight *= comb(hand[suit], seen[suit])
            found.append(weight)
        return found

    def take(self, battle: Battle, choice: Choice) -> None:
        foe = 1 - self.seat
        seen = unpack(choice)
        battle.known[foe] = [max(seen[suit], battle.known[foe][suit]) for suit in range(SUITS)]
        battle.tell(SAW, self.seat, choice)


class AutomaticDefences(Order):
    """RCB-COL-4: at the end of the enemy's turn, his troops in contact lose life."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.loss: int = table.whole("loss")

    def enemy_ends(self, battle: Battle, seat: Seat) -> None:
        zones = [zone for zone in battle.zones(1 - seat) if battle.foes_touching(zone, seat)]
        if zones:
            use(battle, seat)
            lose_each(battle, zones, self.loss)


class Terraforming(Order):
    """RCB-COL-5: once a turn, scenery moves to a neighbouring zone without any."""

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if not battle.used and movable(battle) else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        battle.then(ShiftFrom(seat))


def movable(battle: Battle) -> list[int]:
    """List the zones whose scenery can be moved."""
    return [zone for zone in range(ZONES) if battle.terrain.kinds[zone] != BARE and places(battle, zone)]


def places(battle: Battle, start: int) -> list[int]:
    """List where the scenery of a zone can be moved."""
    found = [zone for zone in ADJACENT[start] if battle.terrain.kinds[zone] == BARE and not battle.terrain.edges(zone)]
    scenery = SCENERY[battle.terrain.kinds[start]]
    if scenery.solid:
        hives = battle.hives[0] | battle.hives[1]
        found = [zone for zone in found if not battle.troops[zone] and not hives >> zone & 1]
    if scenery.solid or battle.terrain.edges(start):
        found = [zone for zone in found if battle.terrain.moved(start, zone).whole()]
    return found


class ShiftFrom(Part):
    """Which scenery."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in movable(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(ShiftTo(choice - ZONE, self.seat))


class ShiftTo(Part):
    """To where."""

    def __init__(self, origin: int, seat: Seat) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in places(battle, self.origin)]

    def take(self, battle: Battle, choice: Choice) -> None:
        use(battle, self.seat)
        battle.used = 1
        battle.terrain = battle.terrain.moved(self.origin, choice - ZONE)
        battle.tell(SHIFTED, self.origin, choice - ZONE)


class AdvertisingUtopia(Order):
    """RCB-COL-6: whoever holds more zones draws a card more, at once or, where agreed, at the end."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.cards: int = table.whole("draw")

    def start(self, battle: Battle, seat: Seat) -> None:
        if len(battle.zones(seat)) > len(battle.zones(1 - seat)):
            use(battle, seat)
            if battle.terms.asks("utopie", "end_draw"):
                battle.omen[seat] = self.cards
            else:
                battle.then(Draw(self.cards, seat))

    def drawn(self, battle: Battle, seat: Seat) -> int:
        return DRAW + battle.omen[seat]


ORDERS: Final[list[type[Order]]] = [
    CruiserSupport,
    JammedTransmission,
    Scout,
    AutomaticDefences,
    Terraforming,
    AdvertisingUtopia,
]
STEPS: Final[list[type[Step]]] = [Bombard, Deviate, Spy, ShiftFrom, ShiftTo]
