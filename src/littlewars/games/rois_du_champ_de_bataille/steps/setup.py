"""«Comment jouer»: armies, specials, hands, orders, who begins (RCB-501 to RCB-511)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import ARMY, KEEP, LAY, SPECIAL, ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import COLOUR, JOKER, PACK, SUITS
from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMIES,
    HAND,
    KEPT,
    KINDS_OF_SPECIAL,
    ORDERS,
    SPECIAL_KEYS,
)
from littlewars.games.rois_du_champ_de_bataille.events import (
    AMBUSH,
    FIRST,
    LAID,
    SHOWN,
)
from littlewars.games.rois_du_champ_de_bataille.events import ARMY as ARMY_CHOSEN
from littlewars.games.rois_du_champ_de_bataille.events import KEPT as ORDERS_KEPT
from littlewars.games.rois_du_champ_de_bataille.events import SPECIAL as SPECIAL_PLACED
from littlewars.games.rois_du_champ_de_bataille.ground import (
    BLACK,
    HOME_ROWS,
    NONE,
    RED,
)
from littlewars.games.rois_du_champ_de_bataille.names import order_name, scenario_name, special_name
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import FACE_DOWN, OPEN, SEALED, Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Draw, TopCard, reveal
from littlewars.games.rois_du_champ_de_bataille.steps.turn import StartTurn
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class ChooseArmy(SeatStep):
    """RCB-1202: one of the eleven armies, or of those the scenario allows; Red first."""

    def armies(self, battle: Battle) -> list[int]:
        """List the armies on offer."""
        scenario = battle.terms.scenario
        found = scenario.armies[self.seat]
        enemy = battle.armies[1 - self.seat]
        if scenario.different_themes and enemy != NONE:
            return [army for army in found if ARMIES[army].theme != ARMIES[enemy].theme]
        return found

    def legal(self, battle: Battle) -> list[Choice]:
        return [ARMY + army for army in self.armies(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.armies[self.seat] = choice - ARMY
        battle.tell(ARMY_CHOSEN, self.seat, choice - ARMY)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-army"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        scenario = battle.terms.scenario
        return Refusal(scenario.rule, Message("refused-army", scenario=scenario_name(scenario.key)))


class PlaceSpecial(SeatStep):
    """RCB-404, RCB-1302: players place their specials in turn, Red first."""

    def __init__(self, left: int, seat: Seat) -> None:
        super().__init__(seat)
        self.left: Final = left  # to place after this one, both players' together

    def legal(self, battle: Battle) -> list[Choice]:
        first = KINDS_OF_SPECIAL * self.seat
        return [SPECIAL + kind for kind in range(KINDS_OF_SPECIAL) if battle.specials[first + kind] == NONE]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.then(PlaceSpecialIn(choice - SPECIAL, self.seat), self)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-place-special"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-1302", Message("refused-special"))


class PlaceSpecialIn(Pick):
    """On which zone of the home row; one in each at most."""

    def __init__(self, kind: int, seat: Seat) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def legal(self, battle: Battle) -> list[Choice]:
        free = [zone for zone in HOME_ROWS[self.seat] if battle.owner[zone] == self.seat]
        return [ZONE + zone for zone in free if not battle.specials_in(self.seat, zone)]

    def take(self, battle: Battle, choice: Choice) -> None:
        asked = battle.cancel()
        assert isinstance(asked, PlaceSpecial)
        battle.specials[KINDS_OF_SPECIAL * self.seat + self.kind] = choice - ZONE
        battle.tell(SPECIAL_PLACED, self.seat, self.kind, choice - ZONE)
        if asked.left > 0:
            battle.then(PlaceSpecial(asked.left - 1, 1 - self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-place-special-in", special=special_name(SPECIAL_KEYS[self.kind])))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-1302", Message("refused-special-zone"))


class PlaceAmbush(SeatStep):
    """A scenario hides a troop: its owner says where."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [ZONE + zone for zone in sorted(battle.terms.scenario.ambush[1:])]

    def take(self, battle: Battle, choice: Choice) -> None:
        start = battle.terms.scenario.ambush[0]
        troop = battle.troops[start]
        battle.set_troop(self.seat, start, [])
        battle.set_troop(self.seat, choice - ZONE, troop)
        battle.tell(AMBUSH, self.seat, choice - ZONE)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-ambush"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal(battle.terms.scenario.rule, Message("refused-ambush"))


class Collect(Step):
    """RCB-508: all cards are shuffled, and both players get a hand."""

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.deck = PACK[:]
        battle.discard = [0] * SUITS
        battle.then(Draw(HAND, RED), Draw(HAND, BLACK))


class KeepOrders(SeatStep):
    """RCB-302: three of the six orders are kept, in secret."""

    def legal(self, battle: Battle) -> list[Choice]:
        compulsory = compulsory_orders(battle, self.seat)
        masks = [mask for mask in range(1 << ORDERS) if mask.bit_count() == KEPT]
        return [KEEP + mask for mask in masks if mask & compulsory == compulsory]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.kept[self.seat] = choice - KEEP
        battle.tell(ORDERS_KEPT, self.seat, choice - KEEP)

    def prompt(self, battle: Battle) -> Prompt:
        first = battle.order_number(self.seat, 0)
        items = [order_name(order.key) for order in ROSTER[first : first + ORDERS]]
        return SubsetPrompt(Message("prompt-keep", count=KEPT), items, KEPT, KEPT, KEEP)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        compulsory = compulsory_orders(battle, self.seat)
        if (choice - KEEP).bit_count() == KEPT and compulsory:
            order = ROSTER[battle.order_number(self.seat, compulsory.bit_length() - 1)]
            return Refusal(order.rule, Message("refused-must-keep", order=order_name(order.key)))
        return Refusal("RCB-302", Message("refused-keep", count=KEPT))


def compulsory_orders(battle: Battle, seat: Seat) -> int:
    """Return the set of orders that must be kept."""
    first = battle.order_number(seat, 0)
    return sum([1 << index for index in range(ORDERS) if ROSTER[first + index].compulsory])


class FirstOrder(SeatStep):
    """RCB-303: one of the kept orders is laid, on either face; both players' are turned up together."""

    def legal(self, battle: Battle) -> list[Choice]:
        compulsory = compulsory_orders(battle, self.seat)
        if compulsory:
            return [LAY + 2 * (compulsory.bit_length() - 1) + 1]
        kept = battle.kept[self.seat]
        return [LAY + 2 * index + face for index in range(ORDERS) if kept >> index & 1 for face in (0, 1)]

    def take(self, battle: Battle, choice: Choice) -> None:
        seat = self.seat
        battle.slot[seat] = (choice - LAY) // 2
        battle.face[seat] = (choice - LAY) % 2
        battle.hidden[seat] = SEALED
        battle.tell(LAID, seat, battle.order_number(seat, battle.slot[seat]), battle.face[seat])

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-first-order"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        compulsory = compulsory_orders(battle, self.seat)
        if compulsory:
            order = ROSTER[battle.order_number(self.seat, compulsory.bit_length() - 1)]
            return Refusal(order.rule, Message("refused-must-lay", order=order_name(order.key)))
        return Refusal("RCB-302", Message("refused-not-kept"))


class Reveal(Step):
    """RCB-303: active orders are turned up."""

    def take(self, battle: Battle, choice: Choice) -> None:
        for seat in (RED, BLACK):
            battle.hidden[seat] = OPEN if battle.face[seat] else FACE_DOWN
            if battle.face[seat]:
                battle.told[seat] |= 1 << battle.slot[seat]
                battle.tell(SHOWN, seat, battle.order_number(seat, battle.slot[seat]))
        battle.refresh()


class FirstPlayer(TopCard):
    """RCB-510: a card tells whose colour begins; a joker is drawn again."""

    def take(self, battle: Battle, choice: Choice) -> None:
        reveal(battle, self.seat, choice)
        if choice == JOKER:
            battle.then(self)
        else:
            battle.tell(FIRST, COLOUR[choice])
            battle.then(StartTurn(COLOUR[choice]))
