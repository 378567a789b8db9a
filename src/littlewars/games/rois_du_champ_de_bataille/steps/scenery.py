"""«Les décors»: two cards on each zone tell where scenery comes, and who chooses it (RCB-503 to RCB-507)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.actions import NO_EDGE, SCENERY
from littlewars.games.rois_du_champ_de_bataille.cards import COLOUR, JOKER, SUIT_LETTERS, SUIT_NAMES, SUITS
from littlewars.games.rois_du_champ_de_bataille.content import SCENERY as SCENERIES
from littlewars.games.rois_du_champ_de_bataille.events import (
    DEALT,
)
from littlewars.games.rois_du_champ_de_bataille.events import SCENERY as SCENERY_PLACED
from littlewars.games.rois_du_champ_de_bataille.ground import (
    BLACK,
    DIRECTION_NAMES,
    NEXT,
    NONE,
    RED,
    SIZE,
    STRAIGHT,
    ZONE_NAMES,
    ZONES,
)
from littlewars.games.rois_du_champ_de_bataille.names import scenery_name
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.drawing import Chance
from littlewars.games.rois_du_champ_de_bataille.terms import penalties_for, scenery_for
from littlewars.kernel.agenda import Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class DealScenery(Chance):
    """RCB-503: two cards on each zone, in reading order. The sets tell which zones get scenery, and by whom."""

    def __init__(self, blacks: int, jokers: int, reds: int, zone: int) -> None:
        self.blacks: Final = blacks
        self.jokers: Final = jokers
        self.reds: Final = reds
        self.zone: Final = zone

    def spelled(self, battle: Battle, choice: Choice) -> str:
        return (
            f"deal {SUIT_LETTERS[choice // SUITS]}{SUIT_LETTERS[choice % SUITS]}" if 0 <= choice < 25 else f"#{choice}"
        )

    def told(self, battle: Battle, choice: Choice) -> Message:
        one, other = SUIT_NAMES[choice // SUITS], SUIT_NAMES[choice % SUITS]
        return Message("choice-deal", zone=ZONE_NAMES[self.zone], one=one, other=other)

    def legal(self, battle: Battle) -> list[Choice]:
        deck = battle.deck
        return [
            SUITS * one + other
            for one in range(SUITS)
            for other in range(one, SUITS)
            if deck[one] > 0 and (deck[other] > 0 if one != other else deck[one] > 1)
        ]

    def weights(self, battle: Battle) -> list[int]:
        deck = battle.deck
        pairs = [(choice // SUITS, choice % SUITS) for choice in self.legal(battle)]
        return [2 * deck[one] * deck[other] if one != other else deck[one] * (deck[one] - 1) for one, other in pairs]

    def take(self, battle: Battle, choice: Choice) -> None:
        one, other = choice // SUITS, choice % SUITS
        for suit in (one, other):
            battle.deck[suit] -= 1
            battle.discard[suit] += 1
        battle.tell(DEALT, self.zone, (1 << 3 * one) + (1 << 3 * other))
        blacks, jokers, reds, here = self.blacks, self.jokers, self.reds, 1 << self.zone
        if other == JOKER:
            jokers |= here
        elif one == other and COLOUR[one] == RED:
            reds |= here
        elif one == other:
            blacks |= here
        if self.zone + 1 < ZONES:
            battle.then(DealScenery(blacks, jokers, reds, self.zone + 1))
        else:
            battle.then(NextScenery(blacks, jokers, reds, 0))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-deal", zone=ZONE_NAMES[self.zone]))


class NextScenery(Step):
    """Zones that get scenery are treated in reading order (RCB-505). `solid`: who has placed a blocking one."""

    def __init__(self, blacks: int, jokers: int, reds: int, solid: int) -> None:
        self.blacks: Final = blacks
        self.jokers: Final = jokers
        self.reds: Final = reds
        self.solid: Final = solid

    def take(self, battle: Battle, choice: Choice) -> None:
        waiting = self.blacks | self.jokers | self.reds
        if not waiting:
            return
        here = waiting & -waiting
        zone = here.bit_length() - 1
        blacks, jokers, reds = self.blacks & ~here, self.jokers & ~here, self.reds & ~here
        if self.jokers & here:
            battle.then(JokerScenery(zone), NextScenery(blacks, jokers, reds, self.solid))
        else:
            seat = RED if self.reds & here else BLACK
            battle.then(PlaceScenery(blacks, jokers, reds, seat, self.solid, zone))


class JokerScenery(Chance):
    """RCB-504: a joker brings penalising scenery, whichever comes."""

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def spelled(self, battle: Battle, choice: Choice) -> str:
        return scenery_text(choice)

    def told(self, battle: Battle, choice: Choice) -> Message:
        key = SCENERIES[(choice - SCENERY) // 5].key
        return Message("choice-scenery", scenery=scenery_name(key), edge="none")

    def legal(self, battle: Battle) -> list[Choice]:
        return [scenery_choice(kind, NO_EDGE) for kind in penalties_for(battle.armies)]

    def take(self, battle: Battle, choice: Choice) -> None:
        build(battle, NONE, self.zone, choice)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-joker-scenery", zone=ZONE_NAMES[self.zone]))


def scenery_choice(kind: int, edge: int) -> Choice:
    """Return the choice of a scenery, with its closed edge."""
    return SCENERY + 5 * kind + edge


def scenery_text(choice: Choice) -> str:
    """Write a scenery, with its closed edge: wall n."""
    kind, edge = (choice - SCENERY) // 5, (choice - SCENERY) % 5
    if not 0 <= kind < len(SCENERIES):
        return f"#{choice}"
    return f"scenery {SCENERIES[kind].key}" + (f" {DIRECTION_NAMES[edge]}" if edge != NO_EDGE else "")


def build(battle: Battle, seat: Seat, zone: int, choice: Choice) -> None:
    """Put scenery into a zone."""
    kind, edge = (choice - SCENERY) // 5, (choice - SCENERY) % 5
    battle.terrain = battle.terrain.with_scenery(zone, kind, NONE if edge == NO_EDGE else edge)
    battle.tell(SCENERY_PLACED, seat, zone, kind, edge)


class PlaceScenery(SeatStep):
    """RCB-505, RCB-506: the player of the colour chooses scenery of his theme."""

    def __init__(self, blacks: int, jokers: int, reds: int, seat: Seat, solid: int, zone: int) -> None:
        super().__init__(seat)
        self.blacks: Final = blacks
        self.jokers: Final = jokers
        self.reds: Final = reds
        self.solid: Final = solid
        self.zone: Final = zone

    def legal(self, battle: Battle) -> list[Choice]:
        found: list[Choice] = []
        for kind in scenery_for(battle.armies, self.seat):
            for edge in STRAIGHT if SCENERIES[kind].edged else [NO_EDGE]:
                if self.fits(battle, kind, edge):
                    found.append(scenery_choice(kind, edge))
        return found

    def keys(self, battle: Battle) -> list[str]:
        """List the kinds of scenery on offer."""
        found: list[str] = []
        for choice in self.legal(battle):
            key = SCENERIES[(choice - SCENERY) // 5].key
            if key not in found:
                found.append(key)
        return found

    def fits(self, battle: Battle, kind: int, edge: int) -> bool:
        """Tell whether the scenery may stand here (RCB-506)."""
        if SCENERIES[kind].solid:
            if self.zone // SIZE in (0, SIZE - 1) or self.solid >> self.seat & 1:
                return False
        elif edge == NO_EDGE:
            return True
        elif NEXT[self.zone][edge] == NONE:
            return False
        return battle.terrain.with_scenery(self.zone, kind, NONE if edge == NO_EDGE else edge).whole()

    def take(self, battle: Battle, choice: Choice) -> None:
        build(battle, self.seat, self.zone, choice)
        solid = self.solid | (1 << self.seat if SCENERIES[(choice - SCENERY) // 5].solid else 0)
        battle.then(NextScenery(self.blacks, self.jokers, self.reds, solid))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-scenery", zone=ZONE_NAMES[self.zone]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        kind = (choice - SCENERY) // 5
        if not 0 <= kind < len(SCENERIES) or kind not in scenery_for(battle.armies, self.seat):
            return Refusal("RCB-507", Message("refused-theme"))
        return Refusal("RCB-506", Message("refused-scenery", zone=ZONE_NAMES[self.zone]))
