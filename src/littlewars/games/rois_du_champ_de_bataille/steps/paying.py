"""Reactions that cost cards: offered to whoever holds any, so that the question betrays nothing (RCB-932)."""

from abc import abstractmethod
from typing import Final

from littlewars.games.rois_du_champ_de_bataille import cards
from littlewars.games.rois_du_champ_de_bataille.actions import CARDS, END, FREELY, JOKER, PAY
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES
from littlewars.games.rois_du_champ_de_bataille.content import COUNTER
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Offer(SeatStep):
    """A seat may pay some cards of its hand for something; it is asked while it holds any card."""

    def price(self, battle: Battle) -> int:
        """Return how many cards it costs."""
        return COUNTER

    def actor(self, battle: Battle) -> Seat:
        return self.seat if battle.cards(self.seat) > 0 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        return [END, PAY] if battle.cards(self.seat) >= self.price(battle) else [END]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == PAY:
            battle.then(PickPayment(self.price(battle), self.seat), self)
        else:
            self.declined(battle)

    def declined(self, battle: Battle) -> None:
        """Go on without."""

    @abstractmethod
    def paid(self, battle: Battle, pile: list[int]) -> None:
        """Carry out what was paid for; the cards are already spent."""

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if choice in (PAY, JOKER, FREELY):
            return Refusal("RCB-931", Message("refused-payment", cards=self.price(battle)))
        return Refusal("", Message("refused-first", question=self.prompt(battle).message))


class PickPayment(Pick):
    """Which cards of the hand are paid; of one suit they are interchangeable."""

    def __init__(self, count: int, seat: Seat) -> None:
        super().__init__(seat)
        self.count: Final = count

    def legal(self, battle: Battle) -> list[Choice]:
        return [CARDS + mask for mask in cards.subsets(battle.hands[self.seat], self.count)]

    def take(self, battle: Battle, choice: Choice) -> None:
        offer = battle.cancel()
        assert isinstance(offer, Offer)
        pile = cards.chosen(battle.hands[self.seat], choice - CARDS)
        battle.spend_all(self.seat, pile)
        offer.paid(battle, pile)

    def prompt(self, battle: Battle) -> Prompt:
        return cards_prompt(battle, self.seat, self.count)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-931", Message("refused-cards", count=self.count))


def cards_prompt(battle: Battle, seat: Seat, count: int) -> SubsetPrompt:
    """Ask for some cards of a hand."""
    suits = cards.spread(battle.hands[seat])
    items = [Message("card", suit=SUIT_NAMES[suit]) for suit in suits]
    return SubsetPrompt(Message("prompt-cards", count=count), items, count, count, CARDS, suits)
