"""«Jouer les cartes actions» (RCB-210): what to do with which cards; then `picks` asks for the rest."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import (
    CALM,
    DISCARD,
    END,
    ORDER,
    START,
    play,
    suit_of,
    verb_of,
)
from littlewars.games.rois_du_champ_de_bataille.cards import BLACKS, JOKER, REDS, SUIT_NAMES, SUITS
from littlewars.games.rois_du_champ_de_bataille.content import CALMING, TRICK
from littlewars.games.rois_du_champ_de_bataille.declaring import permitted, playable, price
from littlewars.games.rois_du_champ_de_bataille.deed import (
    HEAL,
    LEAD,
    MOVE,
    NEST,
    PAIR,
    PUSH,
    RUSE,
    SHOT,
    STAB,
    STRIKE,
)
from littlewars.games.rois_du_champ_de_bataille.events import DISCARDED, REVEALED
from littlewars.games.rois_du_champ_de_bataille.events import ORDER as ORDER_USED
from littlewars.games.rois_du_champ_de_bataille.ground import NONE, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.refusals import not_playable
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.counter import Obligation
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import TopCard, take_card
from littlewars.games.rois_du_champ_de_bataille.steps.picks import PickCards, PickOrigin
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

RED_VERBS: Final = (STRIKE, PUSH, SHOT, STAB)
BLACK_VERBS: Final = (MOVE, LEAD, NEST, PAIR, HEAL)


class Act(SeatStep):
    """RCB-210: as many cards as one likes, in any order; the order's own actions between them (RCB-316)."""

    def legal(self, battle: Battle) -> list[Choice]:
        seat = self.seat
        if battle.duty != NONE:
            return self.starts(battle) if jammed(battle, seat) else self.plays(battle)
        found = [END]
        if battle.frozen() and battle.cards(seat) >= CALMING:
            found.append(CALM)
        if not jammed(battle, seat):
            found += self.plays(battle)
        found += [ORDER + number for number in battle.orders[seat].acts(battle, seat)]
        hand = battle.hands[seat]
        found += [DISCARD + suit for suit in range(SUITS) if hand[suit]]
        if jammed(battle, seat):
            found += self.starts(battle)
        return found

    def plays(self, battle: Battle) -> list[Choice]:
        """List what can be done with the cards at hand, ascending."""
        found: list[Choice] = []
        for suit in (*REDS, *BLACKS):
            found += plays_with(battle, self.seat, suit)
        if can_trick(battle, self.seat):
            found.append(play(RUSE, JOKER))
        found.sort()
        return found

    def starts(self, battle: Battle) -> list[Choice]:
        """List the cards that may be played into a jammed line: those with a use."""
        hand = battle.hands[self.seat]
        trick = can_trick(battle, self.seat)
        return [START + suit for suit in range(SUITS) if hand[suit] and (trick or plays_with(battle, self.seat, suit))]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            return
        battle.then(self)
        if choice == CALM:
            battle.then(PickCards(CALM, CALMING, NONE, self.seat))
        elif choice < ORDER:
            begin(battle, self.seat, verb_of(choice), suit_of(choice), NONE)
        elif choice < DISCARD:
            battle.orders[self.seat].act(battle, self.seat, choice - ORDER)
        elif choice < START:
            throw_away(battle, self.seat, choice - DISCARD)
        else:
            battle.then(Jam(self.seat, choice - START))

    def prompt(self, battle: Battle) -> Prompt:
        if battle.duty != NONE:
            return Prompt(Message("prompt-duty", zone=ZONE_NAMES[battle.duty]))
        return Prompt(Message("prompt-act", cards=battle.cards(self.seat)))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return not_playable(battle, self.seat, choice)


def plays_with(battle: Battle, seat: Seat, suit: int) -> list[Choice]:
    """List what can be done with cards of a suit, a ruse apart."""
    count = battle.hands[seat][suit]
    if count == 0 or suit == JOKER:
        return []
    found: list[Choice] = []
    for verb in RED_VERBS if suit in REDS else BLACK_VERBS:
        if count >= price(battle, seat, verb) and playable(battle, seat, verb, suit):
            found.append(play(verb, suit))
    return found


def can_trick(battle: Battle, seat: Seat) -> bool:
    """Tell whether a ruse may be played (RCB-921)."""
    return battle.duty == NONE and battle.cards(seat) >= TRICK and permitted(battle, seat, RUSE)


def throw_away(battle: Battle, seat: Seat, suit: int) -> None:
    """RCB-971: discard a card; it counts as an action."""
    battle.spend(seat, suit)
    battle.played += 1
    battle.tell(DISCARDED, seat, 1 << 3 * suit)


class Forced(Obligation):
    """A card from the deck must be played at once, alone or with cards of the hand; where it cannot, it is lost.

    Then the turn is lost too, if the card was the owner's own gamble (`stakes`).
    """

    def __init__(self, seat: Seat, stakes: int, suit: int) -> None:
        super().__init__(seat)
        self.stakes: Final = stakes
        self.suit: Final = suit

    def legal(self, battle: Battle) -> list[Choice]:
        found = plays_with(battle, self.seat, self.suit)
        if can_trick(battle, self.seat):
            found.append(play(RUSE, JOKER))
        if self.stakes and found and jammed(battle, self.seat):
            return [START + self.suit]
        return found or [END]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice == END:
            battle.spend(self.seat, self.suit)
            battle.tell(DISCARDED, self.seat, 1 << 3 * self.suit)
            if self.stakes:
                battle.cancel()  # the rest of the turn
        elif choice >= START:
            battle.then(Jam(self.seat, self.suit))
        else:
            battle.then(self)
            begin(battle, self.seat, verb_of(choice), suit_of(choice), self.suit)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-forced", suit=SUIT_NAMES[self.suit]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        order = battle.orders[self.seat if self.stakes else 1 - self.seat]
        return Refusal(order.rule, Message("refused-forced", suit=SUIT_NAMES[self.suit]))


def begin(battle: Battle, seat: Seat, verb: int, suit: int, must: int) -> None:
    """Ask for the rest of an action: its cards, among them one that must be, or where it starts."""
    if verb == RUSE:
        battle.then(PickCards(play(RUSE, JOKER), TRICK, must, seat))
    else:
        battle.then(PickOrigin(0, seat, suit, verb))


def jammed(battle: Battle, seat: Seat) -> bool:
    """Tell whether the next card a seat plays is jammed: the first of its turn."""
    return battle.orders[1 - seat].jams and battle.plays == 0


class Jam(Step):
    """A card is played in vain, and the top card of the deck takes its place."""

    def __init__(self, seat: Seat, suit: int) -> None:
        self.seat: Final = seat
        self.suit: Final = suit

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.spend(self.seat, self.suit)
        battle.played += 1
        battle.plays += 1
        battle.duty = NONE
        battle.tell(ORDER_USED, 1 - self.seat, battle.orders[1 - self.seat].number)
        battle.tell(DISCARDED, self.seat, 1 << 3 * self.suit)
        battle.then(ForcedCard(self.seat, 0))


class ForcedCard(TopCard):
    """The top card is turned up, and must be played at once."""

    def __init__(self, seat: Seat, stakes: int) -> None:
        super().__init__(seat)
        self.stakes: Final = stakes

    def take(self, battle: Battle, choice: Choice) -> None:
        take_card(battle, choice)
        battle.hands[self.seat][choice] += 1
        battle.known[self.seat][choice] += 1
        battle.tell(REVEALED, self.seat, choice)
        battle.then(Forced(self.seat, self.stakes, choice))
