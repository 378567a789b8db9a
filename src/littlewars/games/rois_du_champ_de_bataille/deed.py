"""An action once it is declared: what the cards on the table are to do (ledger 5.3)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.ground import NONE

MOVE: Final = 0
LEAD: Final = 1  # a special goes alone (RCB-405)
STRIKE: Final = 2
PUSH: Final = 3
SHOT: Final = 4
PAIR: Final = 5  # a strike with two black cards, where an order allows it
STAB: Final = 6  # a strike on a flayer
NEST: Final = 7  # a hive instead of a move, where an order allows it
HEAL: Final = 8
RUSE: Final = 9
VERBS: Final = 10
VERB_KEYS: Final = ["move", "lead", "strike", "push", "shot", "pair", "stab", "nest", "heal", "ruse"]
BLACK_VERBS: Final = (MOVE, LEAD, NEST)
ASSAULTS: Final = (STRIKE, PUSH, SHOT, STAB)  # with red cards
ATTACKS: Final = (STRIKE, PAIR, SHOT)  # RCB-814
CARDS: Final = [1, 1, 1, 1, 2, 2, 1, 1, 2, 3]  # by verb

PLAIN: Final = 0  # the way every verb is carried out unless an order offers another
OTHER: Final = 1


class Deed:
    """A declared action. Never changed in place: positions share it."""

    def __init__(
        self,
        verb: int,
        cards: int,
        suit: int,
        origin: int,
        direction: int,
        target: int,
        count: int,
        way: int,
        units: list[int],
        specials: int,
        crowd: int,
        boost: int,
        bare: int,
    ) -> None:
        self.verb: int = verb
        self.cards: int = cards  # how many were played
        self.suit: int = suit
        self.origin: int = origin
        self.direction: int = direction  # NONE where the action has none
        self.target: int = target
        self.count: int = count  # units committed to an attack
        self.way: int = way  # PLAIN, or what the order offers: two steps, an advance, a raid …
        self.units: list[int] = units  # that move, or that slip in
        self.specials: int = specials  # the set of specials that go along
        self.crowd: int = crowd  # the other zones that act with the same card; of a ruse, its cards
        self.boost: int = boost  # the attack is multiplied by this
        self.bare: int = bare  # the attack is without support

    def numbers(self) -> list[int]:
        """Return the action as numbers: enough to compare it and to write it down."""
        return [
            self.verb, self.cards, self.suit, self.origin, self.direction, self.target, self.count, self.way,
            self.specials, self.crowd, self.boost, self.bare, *self.units,
        ]  # fmt: skip

    def against(self, target: int) -> "Deed":
        """Return the same action on another target."""
        return self._changed(target, self.count, self.units, self.boost, self.bare)

    def alone(self, origin: int, target: int, count: int) -> "Deed":
        """Return the same strike by one troop of several."""
        return make_deed(self.verb, self.cards, self.suit, origin, self.direction, target, count, self.way)

    def by(self, count: int, units: list[int]) -> "Deed":
        """Return the same action by these units, or so many."""
        return self._changed(self.target, count, units, self.boost, self.bare)

    def boosted(self, boost: int) -> "Deed":
        """Return the same attack, multiplied; by nothing, it fails."""
        return self._changed(self.target, self.count, self.units, boost, self.bare)

    def bared(self) -> "Deed":
        """Return the same attack without support."""
        return self._changed(self.target, self.count, self.units, self.boost, 1)

    def _changed(self, target: int, count: int, units: list[int], boost: int, bare: int) -> "Deed":
        return Deed(
            self.verb, self.cards, self.suit, self.origin, self.direction, target, count, self.way, units,
            self.specials, self.crowd, boost, bare,
        )  # fmt: skip


def read_deed(numbers: list[int]) -> Deed:
    """Read an action written as numbers."""
    return Deed(
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], numbers[7],
        numbers[12:], numbers[8], numbers[9], numbers[10], numbers[11],
    )  # fmt: skip


def make_deed(
    verb: int, cards: int, suit: int, origin: int, direction: int, target: int, count: int, way: int = PLAIN
) -> Deed:
    """Make an action without units or specials of its own."""
    return Deed(verb, cards, suit, origin, direction, target, count, way, [], 0, 0, 1, 0)


NO_DEED: Final = make_deed(MOVE, 0, NONE, NONE, NONE, NONE, 0)
