"""What the steps of orders have in common: how they ask, and how an order is used up."""

from abc import abstractmethod

from littlewars.games.rois_du_champ_de_bataille.actions import END, SUIT
from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.events import ORDER
from littlewars.games.rois_du_champ_de_bataille.ground import ADJACENT
from littlewars.games.rois_du_champ_de_bataille.names import order_ask
from littlewars.games.rois_du_champ_de_bataille.refusals import by_order
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal


def ask(battle: Battle, owner: Seat) -> Prompt:
    """Ask as the order of a seat words it."""
    return Prompt(order_ask(battle.orders[owner].key))


def use(battle: Battle, seat: Seat) -> None:
    """Tell that the order of a seat is used."""
    battle.tell(ORDER, seat, battle.orders[seat].number)


class Question(SeatStep):
    """A question that the order of the seat asks its owner."""

    def prompt(self, battle: Battle) -> Prompt:
        return ask(battle, self.seat)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return by_order(battle, self.seat)


class Part(Pick):
    """A part of a decision that the order of the seat asks for."""

    def prompt(self, battle: Battle) -> Prompt:
        return ask(battle, self.seat)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return by_order(battle, self.seat)


class CardOffer(Question):
    """The owner may pay one card for what his order does; he is asked while he holds any."""

    def actor(self, battle: Battle) -> Seat:
        return self.seat if battle.cards(self.seat) > 0 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [END] + [SUIT + suit for suit in range(SUITS) if battle.hands[self.seat][suit]]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice != END:
            battle.spend(self.seat, choice - SUIT)
            self.paid(battle, choice - SUIT)

    @abstractmethod
    def paid(self, battle: Battle, suit: int) -> None:
        """Carry out what the card was paid for."""


def near(battle: Battle, seat: Seat, zone: int) -> bool:
    """Tell whether a troop of the seat is next to a zone, by side or corner."""
    return any([battle.owner[other] == seat for other in ADJACENT[zone]])
