"""Guessing colours: the next card is turned up, and an order says what that brings (RCB-214)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import END, GUESS_BLACK, GUESS_RED
from littlewars.games.rois_du_champ_de_bataille.cards import COLOUR, JOKER
from littlewars.games.rois_du_champ_de_bataille.events import GUESSED
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import TopCard, reveal
from littlewars.games.rois_du_champ_de_bataille.steps.orders import ask
from littlewars.kernel.agenda import Choice, Seat, SeatStep
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class Guess(SeatStep):
    """Red or black? Or stop, after one right guess."""

    def __init__(self, right: int, seat: Seat) -> None:
        super().__init__(seat)
        self.right: Final = right  # guesses so far

    def legal(self, battle: Battle) -> list[Choice]:
        return [END, GUESS_RED, GUESS_BLACK] if self.right else [GUESS_RED, GUESS_BLACK]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            battle.orders[self.seat].stopped(battle, self.seat)
        else:
            battle.tell(GUESSED, self.seat, choice - GUESS_RED)
            battle.then(GuessedCard(choice - GUESS_RED, self.right, self.seat))

    def prompt(self, battle: Battle) -> Prompt:
        return ask(battle, self.seat)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal(battle.orders[self.seat].rule, Message("refused-guess"))


class GuessedCard(TopCard):
    """The card that tells whether the guess was right; a joker is drawn again, unless agreed otherwise."""

    def __init__(self, colour: int, right: int, seat: Seat) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        self.right: Final = right

    def take(self, battle: Battle, choice: Choice) -> None:
        reveal(battle, self.seat, choice)
        if choice == JOKER and not battle.terms.joker_misses:
            battle.then(self)
        else:
            hit = COLOUR[choice] == self.colour
            battle.orders[self.seat].guessed(battle, self.seat, choice, hit, self.right)
