"""The pack of action cards: only the suit of a card matters (RCB-201). A pile is a list of five counts."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, RED, SLANTED, STRAIGHT

HEARTS: Final = 0
DIAMONDS: Final = 1
SPADES: Final = 2
CLUBS: Final = 3
JOKER: Final = 4
SUITS: Final = 5  # the joker counts as one
SUIT_NAMES: Final = ["hearts", "diamonds", "spades", "clubs", "joker"]
SUIT_LETTERS: Final = "HDSCJ"
PACK: Final = [13, 13, 13, 13, 2]  # RCB-201
PACK_SIZE: Final = 54

NO_COLOUR: Final = -1
COLOUR: Final = [RED, RED, BLACK, BLACK, NO_COLOUR]  # of a suit: also whose colour it is (RCB-215)
REDS: Final = [HEARTS, DIAMONDS]
BLACKS: Final = [SPADES, CLUBS]
WAYS: Final = [STRAIGHT, SLANTED, STRAIGHT, SLANTED]  # RCB-203 to RCB-206: directions, by suit


def size(pile: list[int]) -> int:
    """Count the cards of a pile."""
    return pile[0] + pile[1] + pile[2] + pile[3] + pile[4]


def spread(pile: list[int]) -> list[int]:
    """List the suits of a pile's cards, one by one."""
    return [suit for suit in range(SUITS) for _ in range(pile[suit])]


def pack(pile: list[int]) -> int:
    """Write a small pile as one number, for events: three bits a suit."""
    return pile[0] | pile[1] << 3 | pile[2] << 6 | pile[3] << 9 | pile[4] << 12


def unpack(number: int) -> list[int]:
    """Read a pile written as one number."""
    return [number >> 3 * suit & 7 for suit in range(SUITS)]


def subsets(pile: list[int], count: int) -> list[int]:
    """List the sets of so many cards of a pile, as masks of its spread cards; of one suit the first stand for any."""
    suits = spread(pile)
    return [mask for mask in range(1, 1 << len(suits)) if mask.bit_count() == count and canonical(suits, mask)]


def canonical(suits: list[int], mask: int) -> bool:
    """Tell whether of each suit the first cards are taken."""
    for card in range(1, len(suits)):
        if suits[card] == suits[card - 1] and mask >> card & 1 and not mask >> (card - 1) & 1:
            return False
    return True


def chosen(pile: list[int], mask: int) -> list[int]:
    """Return the pile that a set of a pile's cards makes."""
    suits = spread(pile)
    picked = [0, 0, 0, 0, 0]
    for card in range(len(suits)):
        if mask >> card & 1:
            picked[suits[card]] += 1
    return picked


def mask_of(pile: list[int], wanted: list[int]) -> int:
    """Return the set of a pile's cards with these suits; where there are too few, no set at all."""
    mask = 0
    first = 0
    for suit in range(SUITS):
        if wanted[suit] > pile[suit]:
            return 0
        mask |= ((1 << wanted[suit]) - 1) << first
        first += pile[suit]
    return mask
