"""What lies on the table in Battalia, and what one may ask of it."""

from typing import Final

from littlewars.games.battalia.cards import PROVISION
from littlewars.games.battalia.clash import BUFF, Clash
from littlewars.games.battalia.content import CITY_STRENGTH, DAYS, HAND, RUINS, RUINS_MORE, TOP_LEVEL
from littlewars.games.battalia.events import DISCARDED, DRAWS, LOST, OVER
from littlewars.games.battalia.ground import DIRECTIONS, NEXT, NONE, SQUARES, opposite
from littlewars.games.battalia.judging import CLOSED, TARGET, outcome
from littlewars.games.battalia.oracle import LIT, arm_of, horde_strength, week_of
from littlewars.games.battalia.terms import Terms
from littlewars.kernel.agenda import Seat, SeatStep, State, Step
from littlewars.kernel.outcome import Outcome

MOVED: Final = 1  # what a figure has done this turn
ATTACKED: Final = 2
CONFRONTED: Final = 4
RUINS_TERRAIN: Final = 4  # no faction's homeland


class Pick(SeatStep):
    """A part of a decision: nobody else knows of it before the last one.

    The step that asked waits beneath it on the agenda.
    """


class World(State):
    """A position of Battalia. The lists of cards inside other lists are never changed in place: clones share them."""

    def __init__(
        self,
        agenda: list[Step],
        actor: Seat,
        terms: Terms,
        day: int,
        first: Seat,
        active: Seat,
        banished: int,
        factions: list[int],
        corners: list[int],
        exits: list[int],
        terrain: list[int],
        levels: list[int],
        owners: list[int],
        places: list[int],
        used: list[int],
        employer: Seat,
        expires: list[int],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        played: list[int],
        aside: list[int],
        slots: list[list[int]],
        bids: list[list[int]],
        tops: list[int],
        rest: list[int],
        bottoms: list[list[int]],
        row: list[int],
        provisions: int,
        greats: list[int],
        laid: bool,
        tents: int,
        sun: int,
        roll: int,
        clash: Clash,
        ending: int,
    ) -> None:
        super().__init__(agenda, actor)
        self.terms: Terms = terms
        self.day: int = day  # 0 during the set-up
        self.first: Seat = first  # begins each day
        self.active: Seat = active  # whose turn it is
        self.banished: int = banished  # the faction that does not play, or NONE (BAT-101)
        self.factions: list[int] = factions  # by seat; NONE while not chosen
        self.corners: list[int] = corners  # the starting cities, by seat
        self.exits: list[int] = exits  # by square: a set of directions; none where no card lies
        self.terrain: list[int] = terrain  # by square: the faction whose homeland it is
        self.levels: list[int] = levels  # by square: of its city; 0 without
        self.owners: list[int] = owners  # by square: who controls its city
        self.places: list[int] = places  # by figure: its square, NONE in reserve or off the map
        self.used: list[int] = used  # by figure: what it did this turn
        self.employer: Seat = employer  # of Buff, or NONE
        self.expires: list[int] = expires  # by seat: at the dawn of which day its marker is removed; 0 without
        self.hands: list[list[int]] = hands  # cards, sorted, as in all that follow
        self.decks: list[list[int]] = decks  # draw piles: their order is unknown to all
        self.discards: list[list[int]] = discards
        self.played: list[int] = played  # the play area of the active seat (BAT-137)
        self.aside: list[int] = aside  # put aside for an exchange
        self.slots: list[list[int]] = slots  # by seat: ambushes laid
        self.bids: list[list[int]] = bids  # by seat
        self.tops: list[int] = tops  # by pile: the banner of the top card, or NONE
        self.rest: list[int] = rest  # by pile and banner: cards whose order is unknown
        self.bottoms: list[list[int]] = bottoms  # under these, by rank, then the mercenaries': in order
        self.row: list[int] = row  # mercenaries for hire: their ranks, or NONE
        self.provisions: int = provisions
        self.greats: list[int] = greats  # cards at the ruins
        self.laid: bool = laid  # a terrain card was laid this turn
        self.tents: int = tents  # next cards gained that go to the hand
        self.sun: int = sun  # types also illuminated for the active seat
        self.roll: int = roll  # of the die for Buff; 0 without
        self.clash: Clash = clash
        self.ending: int = ending

    def clone(self) -> "World":
        return World(
            self.agenda[:], self.actor, self.terms, self.day, self.first, self.active, self.banished,
            self.factions[:], self.corners[:], self.exits[:], self.terrain[:], self.levels[:], self.owners[:],
            self.places[:], self.used[:], self.employer, self.expires[:], self.hands[:], self.decks[:],
            self.discards[:], self.played, self.aside, self.slots[:], self.bids[:], self.tops[:], self.rest[:],
            self.bottoms[:], self.row[:], self.provisions, self.greats, self.laid, self.tents, self.sun, self.roll,
            self.clash, self.ending,
        )  # fmt: skip

    def table(self) -> tuple[int, ...]:
        cards: list[int] = []
        for group in (self.hands, self.decks, self.discards, self.slots, self.bids, self.bottoms):
            for pile in group:
                cards.append(NONE)
                cards += pile
        return (
            self.day, self.first, self.active, self.banished, *self.factions, *self.corners, *self.exits,
            *self.terrain, *self.levels, *self.owners, *self.places, *self.used, self.employer, *self.expires, *cards,
            NONE, *self.played, NONE, *self.aside, NONE, *self.tops, *self.rest, *self.row, self.provisions,
            *self.greats, NONE, self.laid, self.tents, self.sun, self.roll, *self.clash.numbers(), self.ending,
        )  # fmt: skip

    def outcome(self) -> Outcome | None:
        return None if self.agenda else outcome(self)

    def end(self, ending: int) -> None:
        """End the game at once."""
        self.ending = ending
        self.agenda.clear()
        self.tell(OVER, ending)

    # -- time

    def week(self) -> int:
        """Return the week."""
        return week_of(self.day)

    def lit(self, seat: Seat, type_: int) -> bool:
        """Tell whether a type of artefact is illuminated for a seat (BAT-122)."""
        if self.day > 0 and LIT[arm_of(self.day)] == type_:
            return True
        return seat == self.active and self.sun >> type_ & 1 == 1

    def turn_order(self) -> list[Seat]:
        """List the seats in the order of the day."""
        players = self.terms.players
        return [(self.first + i) % players for i in range(players)]

    # -- cards

    def draw(self, seat: Seat, count: int) -> int:
        """Tell that a seat draws; return how many cards it really can."""
        count = min(count, len(self.decks[seat]) + len(self.discards[seat]))
        if count > 0:
            self.tell(DRAWS, seat, count)
        return count

    def missing(self, seat: Seat) -> int:
        """Return how many cards a hand lacks to be full (BAT-139)."""
        return max(0, HAND - len(self.hands[seat]))

    def spend(self, seat: Seat, cards: list[int]) -> None:
        """Take cards out of a hand."""
        hand = self.hands[seat][:]
        for card in cards:
            hand.remove(card)
        self.hands[seat] = hand

    def put_away(self, seat: Seat, cards: list[int], inside: bool) -> None:
        """Lay used cards in the play area, or discard them outside one's own action phase (BAT-137, BAT-194)."""
        if inside:
            self.played = self.played + cards
        else:
            self.discard(seat, cards)

    def discard(self, seat: Seat, cards: list[int]) -> None:
        """Put cards on a discard pile."""
        self.discards[seat] = sorted(self.discards[seat] + cards)

    def throw_away(self, seat: Seat, cards: list[int]) -> None:
        """Discard cards from a hand, for all to see."""
        self.spend(seat, cards)
        self.discard(seat, cards)
        self.tell(DISCARDED, seat, *cards)

    def provisions_in_hand(self, seat: Seat) -> int:
        """Count the provision cards of a hand."""
        return self.hands[seat].count(PROVISION)

    # -- the map

    def cities(self, seat: Seat) -> list[int]:
        """List the cities a seat controls."""
        return [square for square in self.terms.board.squares if self.owners[square] == seat]

    def points(self, seat: Seat) -> int:
        """Count victory points (BAT-168)."""
        total = 0
        for square in self.terms.board.squares:
            if self.owners[square] == seat:
                total += self.levels[square]
        return total

    def joins(self, square: int, direction: int) -> bool:
        """Tell whether a road leads over this side of a square (BAT-175)."""
        beyond = NEXT[square][direction]
        if beyond == NONE or self.exits[square] >> direction & 1 == 0:
            return False
        return self.exits[beyond] >> opposite(direction) & 1 == 1

    def closed(self) -> bool:
        """Tell whether no road leads to an empty square any more (BAT-221)."""
        inside = self.terms.board.inside
        for square in self.terms.board.squares:
            for direction in range(DIRECTIONS):
                if self.exits[square] >> direction & 1:
                    beyond = NEXT[square][direction]
                    if beyond != NONE and inside[beyond] and self.exits[beyond] == 0:
                        return False
        return True

    def see_end(self) -> None:
        """End the game when the target is reached."""
        for seat in range(self.terms.players):
            top = [square for square in self.cities(seat) if self.levels[square] == TOP_LEVEL]
            if len(top) >= self.terms.target:
                self.end(TARGET)
                return

    def see_closed(self) -> None:
        """End the game when the card just laid closed the grid."""
        if self.closed():
            self.end(CLOSED)

    def strength_of(self, square: int) -> int:
        """Return what a city adds to its defence, or the strength of the ruins or a neutral city (BAT-183, BAT-192)."""
        if square == RUINS:
            return self.terms.ruins_strength + RUINS_MORE * (self.terms.greats - len(self.greats))
        if self.levels[square] > 0 and self.owners[square] == NONE:
            return self.terms.neutral_strength
        return CITY_STRENGTH * self.levels[square]

    # -- figures

    def owner_of(self, figure: int) -> Seat:
        """Return whose a figure is; NONE for the free Buff."""
        return self.employer if figure == BUFF else figure // 2

    def figures(self, seat: Seat) -> list[int]:
        """List a seat's figures on the map."""
        found = [figure for figure in (2 * seat, 2 * seat + 1) if self.places[figure] != NONE]
        if self.employer == seat:
            found.append(BUFF)
        return found

    def heroes_on(self, square: int) -> list[int]:
        """List the heroes on a square."""
        return [figure for figure in range(2 * self.terms.players) if self.places[figure] == square]

    def reserve(self, seat: Seat) -> int:
        """Return the hero a seat can hire: the one with most left to do; NONE without (BAT-170)."""
        waiting = [figure for figure in (2 * seat, 2 * seat + 1) if self.places[figure] == NONE]
        if not waiting:
            return NONE
        if len(waiting) == 2 and self.used[waiting[1]].bit_count() < self.used[waiting[0]].bit_count():
            return waiting[1]
        return waiting[0]

    def buff_free(self) -> bool:
        """Tell whether Buff roams the map with his horde."""
        return self.places[BUFF] != NONE and self.employer == NONE

    def horde(self) -> int:
        """Return the strength of the horde; 0 while Buff is absent or employed (BAT-38)."""
        return horde_strength(self.week()) if self.buff_free() else 0

    def accord(self, seat: Seat) -> bool:
        """Tell whether Buff leaves a seat's heroes alone (BAT-30)."""
        return self.expires[seat] > 0 and self.employer != seat

    def lose(self, figure: int) -> None:
        """Take a figure off the map; an employment ends with it (BAT-69, BAT-193)."""
        seat = self.owner_of(figure)
        self.tell(LOST, seat, figure, self.places[figure])
        self.places[figure] = NONE
        if figure == BUFF and self.employer != NONE:
            self.expires[self.employer] = 0
            self.employer = NONE

    def foreign(self, seat: Seat) -> list[bool]:
        """Tell of each square whether a figure of another seat stands there."""
        found = [False] * SQUARES
        for figure in range(len(self.places)):
            square = self.places[figure]
            if square != NONE:
                owner = self.owner_of(figure)
                if owner not in (seat, NONE):
                    found[square] = True
        return found

    def days_left(self, seat: Seat) -> int:
        """Return for how many days a seat's marker still counts, today included."""
        return self.expires[seat] - self.day if self.expires[seat] else 0

    def marker_arm(self, seat: Seat) -> int:
        """Return the arm beside which a seat's marker stands; NONE without (BAT-34)."""
        return arm_of(self.expires[seat] - DAYS) if self.expires[seat] else NONE
