"""The orders of Carthage."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import COLOUR
from littlewars.games.rois_du_champ_de_bataille.combat import raw
from littlewars.games.rois_du_champ_de_bataille.deed import ATTACKS, PUSH, SHOT, STAB, STRIKE
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.state import BAR_DISORDER, BAR_DRAW, Battle
from littlewars.games.rois_du_champ_de_bataille.steps.acting import ForcedCard
from littlewars.games.rois_du_champ_de_bataille.steps.carry import Stage
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Draw, TopCard, reveal
from littlewars.games.rois_du_champ_de_bataille.steps.losses import lose
from littlewars.games.rois_du_champ_de_bataille.steps.orders import use
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.content import Table


class Hannibal(Order):
    """RCB-CAR-1: a ruse also costs every enemy troop life."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.loss: int = table.whole("loss")

    def after_ruse(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        lose(battle, *[256 * zone + self.loss for zone in battle.zones(1 - seat)])


class ElephantCharge(Order):
    """RCB-CAR-2: the next attack is doubled, or turns against the attacker if it is cancelled for good."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.factor: int = table.whole("factor")

    def boost(self) -> int:
        return self.factor

    def before_attack(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        battle.deed = battle.deed.boosted(self.factor)

    def cancelled(self, battle: Battle, seat: Seat) -> None:
        deed = battle.deed
        if deed.verb not in ATTACKS:
            return
        count = min(deed.count, len(battle.troops[deed.origin]))
        if count > 0:
            worth = raw(battle, seat, deed.origin, deed.target, count, deed.verb == SHOT, False)
            lose(battle, 256 * deed.origin + worth)
        battle.turn_order(seat, 0)

    def follow_up(self, battle: Battle, seat: Seat) -> None:
        if battle.deed.verb in ATTACKS:
            battle.turn_order(seat, 0)


class TradeSense(Order):
    """RCB-CAR-3: the turn starts with a card from the deck, played at once; or it is lost."""

    def start(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        battle.then(ForcedCard(seat, 1))


class AlpsCrossing(Order):
    """RCB-CAR-4: moves of two zones, or of two troops where agreed; neither strike nor push."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.steps: int = table.whole("stride")
        self.troops: int = table.whole("crowd")

    def stride(self, battle: Battle, seat: Seat) -> int:
        return self.steps if battle.terms.asks("alpes", "two_steps") else 1

    def crowd(self, battle: Battle, seat: Seat) -> int:
        return self.troops if battle.terms.asks("alpes", "two_stacks") else 1

    def forbids(self, battle: Battle, seat: Seat, verb: int) -> bool:
        return verb in (STRIKE, PUSH, STAB)


class Mercenaries(Order):
    """RCB-CAR-5: three cards tell whether an attack is doubled or costs its own troop dearly."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.cards: int = table.whole("cards")
        self.needed: int = table.whole("needed")
        self.factor: int = table.whole("factor")

    def before_attack(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        battle.then(Muster(0, self.cards, seat))


class Muster(TopCard):
    """One of the cards turned up, of the owner's colour or not."""

    def __init__(self, good: int, left: int, seat: Seat) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.left: Final = left

    def take(self, battle: Battle, choice: Choice) -> None:
        reveal(battle, self.seat, choice)
        good = self.good + int(COLOUR[choice] == self.seat)
        if self.left > 1:
            battle.then(Muster(good, self.left - 1, self.seat))
            return
        order, deed = battle.orders[self.seat], battle.deed
        assert isinstance(order, Mercenaries)
        if good >= order.needed:
            battle.deed = deed.boosted(order.factor)
            return
        if battle.terms.asks("mercenaire_fail", "attack_fails"):
            battle.deed = deed.boosted(0)
        blow = battle.cancel()
        battle.then(blow, Backlash(deed.origin, len(battle.troops[deed.target]), self.seat))


class Backlash(Stage):
    """The attackers pay, once the attack is over."""

    def __init__(self, origin: int, points: int, seat: Seat) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.points: Final = points

    def take(self, battle: Battle, choice: Choice) -> None:
        lose(battle, 256 * self.origin + self.points)


class Ambush(Order):
    """RCB-CAR-6: instead of playing, a full hand; the order is gone and the turn over."""

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if battle.played == 0 and battle.cards(seat) < battle.terms.hand else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        use(battle, seat)
        battle.remove_order(seat)
        battle.barred |= BAR_DISORDER | BAR_DRAW
        battle.cancel()  # the rest of the turn
        battle.then(Draw(battle.terms.hand - battle.cards(seat), seat))


ORDERS: Final[list[type[Order]]] = [Hannibal, ElephantCharge, TradeSense, AlpsCrossing, Mercenaries, Ambush]
STEPS: Final[list[type[Step]]] = [Muster, Backlash]
