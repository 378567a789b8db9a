"""The orders of the Dwarfs."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import COUNT, ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import COLOUR, JOKER, pack
from littlewars.games.rois_du_champ_de_bataille.content import BUILDING, CRAG
from littlewars.games.rois_du_champ_de_bataille.events import DISCARDED
from littlewars.games.rois_du_champ_de_bataille.ground import EAST, NEXT, NONE, WEST
from littlewars.games.rois_du_champ_de_bataille.orders.order import Order
from littlewars.games.rois_du_champ_de_bataille.state import BAR_RED, Battle, Loss
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import TopCard, reveal
from littlewars.games.rois_du_champ_de_bataille.steps.losses import Kill, lose
from littlewars.games.rois_du_champ_de_bataille.steps.orders import Part, use
from littlewars.games.rois_du_champ_de_bataille.units import wounds
from littlewars.kernel.agenda import NOBODY, Choice, Seat, Step
from littlewars.kernel.content import Table
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class KingUnderMountain(Order):
    """RCB-NAI-1: buildings and crags protect more."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.points: int = table.whole("protection")

    def protection(self, battle: Battle, seat: Seat, zone: int) -> int:
        return self.points if battle.terrain.kinds[zone] in (BUILDING, CRAG) else 0


class HonourOurDead(Order):
    """RCB-NAI-2: the dead support whoever stands alone; the order turns passive at the end of the turn."""

    turns_at_end = True

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.most: int = table.whole("most")  # for each unit of the troop

    def support(self, battle: Battle, seat: Seat, origin: int, target: int, found: int) -> int:
        return found if found else min(battle.lost(seat), self.most * len(battle.troops[origin]))


class GleamOfGold(Order):
    """RCB-NAI-3: the hand is thrown away, the turn is lost, and a whole hand is drawn."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.cards: int = table.whole("draw")

    def start(self, battle: Battle, seat: Seat) -> None:
        use(battle, seat)
        hand = battle.hands[seat][:]
        battle.spend_all(seat, hand)
        battle.tell(DISCARDED, seat, pack(hand))
        battle.cancel()  # the action phase

    def drawn(self, battle: Battle, seat: Seat) -> int:
        return self.cards


class ForgeEngines(Order):
    """RCB-NAI-4: shots reach anybody who is not next to the shooter."""

    aims_anywhere = True


class BrothersBravery(Order):
    """RCB-NAI-5: three units with a friend at their side do not give way; or two at most do, where agreed."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.units: int = table.whole("units")
        self.most: int = table.whole("recoil")

    def recoil(self, battle: Battle, seat: Seat, zone: int) -> int:
        crowd = len(battle.troops[zone])
        sides = [NEXT[zone][direction] for direction in (EAST, WEST)]
        if crowd < self.units or not any([side != NONE and battle.owner[side] == seat for side in sides]):
            return crowd
        return self.most if battle.terms.asks("bravoure", "max_two") else 0


class GoldFever(Order):
    """RCB-NAI-6: once a turn, a gamble with cards from the deck instead of red cards from the hand."""

    def __init__(self, number: int, rule: str, table: Table) -> None:
        super().__init__(number, rule, table)
        self.most: int = table.whole("most")

    def acts(self, battle: Battle, seat: Seat) -> list[int]:
        return [0] if not battle.used and battle.assaults == 0 and gamblers(battle, seat) else []

    def act(self, battle: Battle, seat: Seat, number: int) -> None:
        battle.then(FeverFrom(seat))


def gamblers(battle: Battle, seat: Seat) -> list[int]:
    """List the troops of a seat that touch an enemy."""
    found = [zone for zone in battle.zones(seat) if not battle.captured(zone)]
    return [zone for zone in found if battle.foes_touching(zone, 1 - seat)]


class FeverFrom(Part):
    """Who gambles."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in gamblers(battle, self.seat)]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(FeverTo(choice - ZONE, self.seat))


class FeverTo(Part):
    """Against whom."""

    def __init__(self, origin: int, seat: Seat) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in battle.foes_touching(self.origin, 1 - self.seat)]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(FeverCount(self.origin, self.seat, choice - ZONE))


class FeverCount(Part):
    """With how many cards: an odd number."""

    def __init__(self, origin: int, seat: Seat, target: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.target: Final = target

    def legal(self, battle: Battle) -> list[Choice]:
        order = battle.orders[self.seat]
        assert isinstance(order, GoldFever)
        return [COUNT + cards for cards in range(1, order.most + 1, 2)]

    def take(self, battle: Battle, choice: Choice) -> None:
        use(battle, self.seat)
        battle.used = 1
        battle.played += 1
        battle.barred |= BAR_RED
        battle.then(FeverCard(choice - COUNT, 0, self.origin, self.seat, self.target, 0))


class FeverCard(TopCard):
    """The next card: each of a colour costs one point more than the one before."""

    def __init__(self, left: int, mine: int, origin: int, seat: Seat, target: int, theirs: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.mine: Final = mine  # cards of the owner's colour so far
        self.origin: Final = origin
        self.target: Final = target
        self.theirs: Final = theirs

    def actor(self, battle: Battle) -> Seat:
        standing = battle.owner[self.origin] == self.seat and battle.owner[self.target] == 1 - self.seat
        return super().actor(battle) if standing and self.left else NOBODY

    def take(self, battle: Battle, choice: Choice) -> None:
        if self.actor(battle) == NOBODY:
            return
        reveal(battle, self.seat, choice)
        mine, theirs = self.mine, self.theirs
        if COLOUR[choice] == self.seat:
            mine += 1
        elif choice != JOKER:
            theirs += 1
        battle.then(FeverCard(self.left - 1, mine, self.origin, self.seat, self.target, theirs))
        if choice != JOKER:
            lose(battle, 256 * self.target + mine if COLOUR[choice] == self.seat else 256 * self.origin + theirs)
        elif battle.terms.asks("fievre_joker", "armies"):
            battle.then(KillAnywhere(1 - self.seat), KillAnywhere(self.seat))
        else:
            battle.then(Kill(self.target), Kill(self.origin))


class KillAnywhere(Loss):
    """The most wounded unit of a whole army is removed; its owner chooses among equals."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def zones(self, battle: Battle) -> list[int]:
        """List where the most wounded units stand."""
        found = battle.zones(self.seat)
        worst = max([wounds(battle.troops[zone][0]) for zone in found])
        return [zone for zone in found if wounds(battle.troops[zone][0]) == worst]

    def actor(self, battle: Battle) -> Seat:
        return self.seat if len(self.zones(battle)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in self.zones(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(Kill(choice - ZONE if choice >= ZONE else self.zones(battle)[0]))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-kill-zone"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-808", Message("refused-wound"))


ORDERS: Final[list[type[Order]]] = [
    KingUnderMountain,
    HonourOurDead,
    GleamOfGold,
    ForgeEngines,
    BrothersBravery,
    GoldFever,
]
STEPS: Final[list[type[Step]]] = [FeverFrom, FeverTo, FeverCount, FeverCard, KillAnywhere]
