"""The deck: cards are drawn into a hand, or turned up for all to see (RCB-211 to RCB-214, RCB-602)."""

from abc import abstractmethod
from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import COLOUR, JOKER, SUIT_NAMES, SUITS, size
from littlewars.games.rois_du_champ_de_bataille.events import DRAWN, RESHUFFLED, REVEALED
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.words import Message


class Chance(Step):
    """Something that the cards decide: most often, a suit."""

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def spelled(self, battle: Battle, choice: Choice) -> str:
        """Write what comes, short."""
        return f"draw {SUIT_NAMES[choice]}" if 0 <= choice < SUITS else f"#{choice}"

    def told(self, battle: Battle, choice: Choice) -> Message:
        """Say what comes."""
        return Message("choice-draw", suit=SUIT_NAMES[choice])

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-card"))


class TopCard(Chance):
    """A card comes from the deck; an empty one is made anew of the discard pile (RCB-213)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def pile(self, battle: Battle) -> list[int]:
        """Return the cards one of which comes."""
        return battle.deck if size(battle.deck) > 0 else battle.discard

    def legal(self, battle: Battle) -> list[Choice]:
        pile = self.pile(battle)
        return [suit for suit in range(SUITS) if pile[suit] > 0]

    def weights(self, battle: Battle) -> list[int]:
        return [count for count in self.pile(battle) if count > 0]


def take_card(battle: Battle, suit: int) -> None:
    """Take a card off the deck."""
    if size(battle.deck) == 0:
        battle.tell(RESHUFFLED, size(battle.discard))
        battle.deck = battle.discard
        battle.discard = [0] * SUITS
    battle.deck[suit] -= 1


def reveal(battle: Battle, seat: Seat, suit: int) -> None:
    """Turn up the top card, and discard it."""
    take_card(battle, suit)
    battle.discard[suit] += 1
    battle.tell(REVEALED, seat, suit)


class Draw(TopCard):
    """RCB-602: cards go to a hand, never above the limit (RCB-212)."""

    def __init__(self, count: int, seat: Seat) -> None:
        super().__init__(seat)
        self.count: Final = count

    def actor(self, battle: Battle) -> Seat:
        return NATURE if self.count > 0 and battle.cards(self.seat) < battle.terms.hand else NOBODY

    def take(self, battle: Battle, choice: Choice) -> None:
        if self.actor(battle) == NOBODY:
            return
        take_card(battle, choice)
        battle.hands[self.seat][choice] += 1
        battle.tell(DRAWN, self.seat, choice)
        if self.count > 1:
            battle.then(Draw(self.count - 1, self.seat))


class ColourTest(TopCard):
    """RCB-214: a card is turned up for its colour; a joker has none, and another is drawn unless agreed otherwise."""

    def take(self, battle: Battle, choice: Choice) -> None:
        reveal(battle, self.seat, choice)
        if choice == JOKER and not battle.terms.joker_misses:
            battle.then(self)
        else:
            self.found(battle, COLOUR[choice])

    @abstractmethod
    def found(self, battle: Battle, colour: int) -> None:
        """Go on with the colour: RED, BLACK, or none where jokers miss."""
