"""Cards of a hand picked one by one: a set of places in the hand, where cards alike are interchangeable."""


def picked(hand: list[int], mask: int) -> list[int]:
    """Return the cards at these places."""
    return [hand[i] for i in range(len(hand)) if mask >> i & 1]


def kinds_left(hand: list[int], mask: int) -> list[int]:
    """List the kinds of card not yet picked, each once, ascending."""
    found: list[int] = []
    for i in range(len(hand)):
        if mask >> i & 1 == 0 and (not found or found[-1] != hand[i]):
            found.append(hand[i])
    return found


def with_card(hand: list[int], mask: int, card: int) -> int:
    """Return the set with the first place of this kind that is not in it yet."""
    places = [i for i in range(len(hand)) if hand[i] == card and mask >> i & 1 == 0]
    return mask | 1 << places[0]
