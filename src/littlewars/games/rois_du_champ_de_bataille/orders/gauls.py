"""The orders of the Gauls."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import pack
from littlewars.games.rois_du_champ_de_bataille.combat import damage, deed_damage, supporters
from littlewars.games.rois_du_champ_de_bataille.deed import OTHER
from littlewars.games.rois_du_champ_de_bataille.events import DISCARDED, FRENZY, SAW, SPIED
from littlewars.games.rois_du_champ_de_bataille.ground import NONE, ZONES
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.refusals import by_order
from littlewars.games.rois_du_champ_de_bataille.state import FACE_DOWN, PEEKED, Battle
from littlewars.games.rois_du_champ_de_bataille.steps.losses import lose
from littlewars.games.rois_du_champ_de_bataille.steps.orders import ask, use
from littlewars.games.rois_du_champ_de_bataille.steps.paying import Offer
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.content import Table
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal

PEEK_ORDER: Final = 0
PEEK_HAND: Final = 1


class Impetuous(Order):
    """RCB-GAU-1: from the second attack on the same zone, support counts double."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.factor: int = table.whole("factor")

    def support(self, battle: Battle, seat: Seat, origin: int, target: int, found: int) -> int:
        return self.factor * found if ZONES * origin + target in battle.attacks else found


class Infiltrator(Order):
    """RCB-GAU-2: a look at the enemy's face-down order or at his hand; the order turns passive."""

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        foe = 1 - seat
        found: list[int] = []
        if battle.slot[foe] != NONE and battle.face[foe] == 0:
            found.append(PEEK_ORDER)
        if battle.cards(foe) > 0:
            found.append(PEEK_HAND)
        return found

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        foe = 1 - seat
        use(battle, seat)
        if number == PEEK_ORDER:
            battle.hidden[foe] = PEEKED if battle.hidden[foe] == FACE_DOWN else battle.hidden[foe]
            battle.told[foe] |= 1 << battle.slot[foe]
            battle.tell(SPIED, seat, battle.order_number(foe, battle.slot[foe]))
        else:
            battle.known[foe] = battle.hands[foe][:]
            battle.tell(SAW, seat, pack(battle.hands[foe]))
        battle.turn_order(seat, 0)


class Barbarian(Order):
    """RCB-GAU-3: never disorganised."""

    orderly = True


class Raid(Order):
    """RCB-GAU-4: a troop without support may strike everybody in contact."""

    def strikes_otherwise(self, battle: Battle, seat: Seat, origin: int, target: int) -> bool:
        return supporters(battle, seat, origin) == 0

    def hits(self, battle: Battle, seat: Seat, damage: int) -> list[int]:
        found = super().hits(battle, seat, damage)
        if battle.deed.way == OTHER:
            others = [zone for zone in battle.foes_touching(battle.deed.origin, 1 - seat) if zone != battle.deed.target]
            found += [256 * zone + deed_damage(battle, seat, zone) for zone in others]
        return found


class CultureExchange(Order):
    """RCB-GAU-5: while both orders are active, the enemy's works for the Gauls too."""

    copies = True
    copyable = False


class KillingFrenzy(Order):
    """RCB-GAU-6: for two cards, the troop that is struck or pushed attacks first; but no counters at all."""

    may_counter = False

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.price: int = table.whole("price")

    def before_blow(self, battle: Battle, seat: Seat) -> None:
        if battle.owner[battle.deed.origin] == 1 - seat:
            battle.then(Frenzy(seat))


class Frenzy(Offer):
    """Whether the troop attacks first."""

    def price(self, battle: Battle) -> int:
        order = battle.orders[self.seat]
        assert isinstance(order, KillingFrenzy)
        return order.price

    def paid(self, battle: Battle, pile: list[int]) -> None:
        origin, target = battle.deed.target, battle.deed.origin
        battle.tell(DISCARDED, self.seat, pack(pile))
        battle.tell(FRENZY, self.seat, origin)
        worth = len(battle.troops[origin]) + supporters(battle, self.seat, origin)
        lose(battle, 256 * target + damage(battle, self.seat, origin, target, worth, False))

    def prompt(self, battle: Battle) -> Prompt:
        return ask(battle, self.seat)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return by_order(battle, self.seat)


ORDERS: Final[list[type[Order]]] = [Impetuous, Infiltrator, Barbarian, Raid, CultureExchange, KillingFrenzy]
STEPS: Final[list[type[Step]]] = [Frenzy]
