"""What cards are worth to a seat, in thousandths of a victory point: what a hand can do at once, what a deck will."""

from typing import Final

from littlewars.games.battalia.cards import (
    AMULET,
    ARTEFACT,
    BANNERS,
    CHIEF,
    CITIZEN,
    HORSE,
    LORD,
    PRIEST,
    PROVISION,
    RANKS,
    TOOL,
    type_of,
)
from littlewars.games.battalia.content import ARTEFACTS, STRENGTH
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.lands import Land, Prey
from littlewars.games.battalia.lines import half_up, printed
from littlewars.games.battalia.state import ATTACKED, MOVED

USEFUL_RANK: Final = ((250, 6), (400, 2), (600, 2), (900, 2))  # of a rank in a deck: what one is worth, how many are
USEFUL_TYPE: Final = (250, 150, 80, 80, 350, 150, 150)  # artefacts, by type
USEFUL_ARTEFACTS: Final = 4  # so many of them are
USEFUL_PROVISIONS: Final = (160, 8)
USEFUL_GREAT: Final = 700
BALLAST: Final = 110  # less, for every card one has to draw
SPARE_RANK: Final = (160, 150, 200, 190)  # a unit of a hand that builds nothing at once
SPARE_PROVISION: Final = 160
SPARE_ARTEFACT: Final = 200
NOW: Final = 250  # a card drawn before one acts
LATER: Final = 140  # a card drawn after that
BUILT: Final = 90  # of a hundred: of what a hand can build at once
RAIDED: Final = 50  # of what it can take at once
DIE: Final = 3  # about what an amulet rolls
GUARD: Final = 70  # of a hundred: what a defender lays of his hand, in strength


class Hand:
    """A hand, counted: what it can build at once, and what is left of it then."""

    def __init__(self, cards: list[int], land: Land, laid: bool) -> None:
        self.ranks: list[int] = [0] * RANKS  # tools count as citizens
        self.provisions: int = 0
        self.artefacts: int = 0  # the great ones too
        self.strength: int = 0  # in a battle
        self.points: int = 0  # of movement
        for card in cards:
            self.count(card)
        self.points += self.provisions
        self.rising: list[int] = land.rising[:]
        self.built: int = 0  # points
        self.raise_cities(CHIEF)
        if land.room and not laid and self.ranks[CITIZEN] > 1 and self.provisions > 0:
            self.ranks[CITIZEN] -= 2
            self.provisions -= 1
            self.rising[1] += 1
            self.built += 1
            self.raise_cities(CHIEF)
        self.raise_cities(LORD)
        self.raise_cities(PRIEST)

    def count(self, card: int) -> None:
        """Count a card."""
        if card < ARTEFACT:
            rank = card // BANNERS
            self.ranks[rank] += 1
            self.strength += STRENGTH[rank]
        elif card == PROVISION:
            self.provisions += 1
        elif card < PROVISION and type_of(card) == TOOL:
            self.ranks[CITIZEN] += 1
        else:
            self.artefacts += 1
            self.strength += printed(card)
            if card < PROVISION and type_of(card) == HORSE:
                self.points += ARTEFACTS[HORSE].value
            elif card < PROVISION and type_of(card) == AMULET:
                self.strength += half_up(DIE)

    def raise_cities(self, rank: int) -> None:
        """Raise cities with units of a rank: those of its level wait for it, and for as many provisions."""
        while self.ranks[CITIZEN] > 0 and self.ranks[rank] > 0 and self.provisions >= rank and self.rising[rank] > 0:
            self.ranks[CITIZEN] -= 1
            self.ranks[rank] -= 1
            self.provisions -= rank
            self.rising[rank] -= 1
            self.rising[rank + 1] += 1
            self.built += 1

    def spare(self) -> int:
        """Tell what the cards are worth that build nothing at once."""
        total = SPARE_PROVISION * self.provisions + SPARE_ARTEFACT * self.artefacts
        for rank in range(RANKS):
            total += SPARE_RANK[rank] * self.ranks[rank]
        return total

    def raided(self, prey: list[Prey], guards: list[int], used: list[int]) -> int:
        """Tell what the best prey is worth that this hand would take; a seat guards its own with so much strength."""
        best = 0
        for found in prey:
            if used[found.figure] & ATTACKED or (found.cost > 0 and used[found.figure] & MOVED):
                continue
            guard = GUARD * guards[found.owner] // 100 if found.owner != NONE else 0
            if found.prize > best and found.cost <= self.points and self.strength > found.strength + guard:
                best = found.prize
        return best


def deck_worth(cards: list[int]) -> int:
    """Tell what a deck promises: of each kind a few are useful, and every card makes the others rarer."""
    ranks = [0] * RANKS
    total = -BALLAST * len(cards)
    artefacts = provisions = 0
    for card in cards:
        if card < ARTEFACT:
            ranks[card // BANNERS] += 1
        elif card == PROVISION:
            provisions += 1
        elif card < PROVISION:
            artefacts += 1
            if artefacts <= USEFUL_ARTEFACTS:
                total += USEFUL_TYPE[type_of(card)]
        else:
            total += USEFUL_GREAT
    for rank in range(RANKS):
        total += USEFUL_RANK[rank][0] * min(ranks[rank], USEFUL_RANK[rank][1])
    return total + USEFUL_PROVISIONS[0] * min(provisions, USEFUL_PROVISIONS[1])
