"""Which number is which choice in Les Rois du Champ de Bataille."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.content import KINDS_OF_SPECIAL, ORDERS
from littlewars.games.rois_du_champ_de_bataille.deed import VERBS
from littlewars.games.rois_du_champ_de_bataille.ground import ZONES

END: Final = 0  # end the turn, pass, keep, decline, stop: whatever "no more" means to the step that asks
PART: Final = 1  # only some of a troop's units
FLIP: Final = 2  # turn the order in play
CALM: Final = 3  # discard three cards to end an order that freezes everybody
PAY: Final = 4  # with cards of the hand
JOKER: Final = 5  # counter with the joker
FREELY: Final = 6  # counter for nothing, by an order
GUESS_RED: Final = 7
GUESS_BLACK: Final = 8
PLAY: Final = 9  # + SUITS * verb + suit
ORDER: Final = PLAY + VERBS * SUITS  # + number of the order's action
ORDER_ACTS: Final = 4
DISCARD: Final = ORDER + ORDER_ACTS  # + suit
START: Final = DISCARD + SUITS  # + suit: the card that is about to be jammed
SUIT: Final = START + SUITS  # + suit: a card to pay with, to replace with
ZONE: Final = SUIT + SUITS  # + zone
ALSO: Final = ZONE + ZONES  # + zone: in the other way that the order offers
COUNT: Final = ALSO + ZONES  # + number: units, points
COUNTS: Final = 16
UNIT: Final = COUNT + COUNTS  # + place in the troop
PLACES: Final = 8
LAY: Final = UNIT + PLACES  # + 2 * order + face
SCENERY: Final = LAY + 2 * ORDERS  # + 5 * kind + edge; 4: no edge
KINDS: Final = 16
SPECIAL: Final = SCENERY + 5 * KINDS  # + kind
ARMY: Final = SPECIAL + KINDS_OF_SPECIAL  # + army
ARMIES: Final = 11
KEEP: Final = ARMY + ARMIES  # + a set of orders
CARDS: Final = KEEP + (1 << ORDERS)  # + a set of the hand's cards
MOST_CARDS: Final = 9  # a full hand of eight, and a card from the deck that must be played
UNITS: Final = CARDS + (1 << MOST_CARDS)  # + a set of a troop's units, and of the specials with it
MOST_UNITS: Final = 6
LAST: Final = UNITS + (1 << MOST_UNITS + KINDS_OF_SPECIAL)

NO_EDGE: Final = 4


def play(verb: int, suit: int) -> int:
    """Return the choice to do something with cards of a suit."""
    return PLAY + SUITS * verb + suit


def verb_of(choice: int) -> int:
    """Return what a choice does with cards."""
    return (choice - PLAY) // SUITS


def suit_of(choice: int) -> int:
    """Return with which suit."""
    return (choice - PLAY) % SUITS
