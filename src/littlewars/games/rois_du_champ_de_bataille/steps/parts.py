"""Which units take part in an action (RCB-208, RCB-405, RCB-701, RCB-805)."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille import units
from littlewars.games.rois_du_champ_de_bataille.actions import COUNT, END, UNIT, UNITS, ZONE
from littlewars.games.rois_du_champ_de_bataille.cards import SUITS
from littlewars.games.rois_du_champ_de_bataille.content import SPECIAL_KEYS
from littlewars.games.rois_du_champ_de_bataille.declaring import candidates, price, reaches
from littlewars.games.rois_du_champ_de_bataille.deed import MOVE, OTHER, PLAIN, STRIKE, Deed, make_deed
from littlewars.games.rois_du_champ_de_bataille.ground import ZONE_NAMES, ZONES, direction_to
from littlewars.games.rois_du_champ_de_bataille.marching import fit_together
from littlewars.games.rois_du_champ_de_bataille.names import special_name
from littlewars.games.rois_du_champ_de_bataille.state import Battle, Pick
from littlewars.games.rois_du_champ_de_bataille.steps.counter import declare
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.prompt import Prompt, SubsetPrompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def crowded(battle: Battle, seat: Seat, verb: int) -> bool:
    """Tell whether one card makes the troops of several zones act (RCB-208)."""
    if verb == MOVE:
        return battle.terms.army_wide or battle.orders[seat].crowd(battle, seat) > 1
    return verb == STRIKE and battle.terms.army_wide


def companions(battle: Battle, seat: Seat, verb: int, origins: int, direction: int) -> list[int]:
    """List the zones whose whole troops could act too, with those that already do, in the same direction."""
    found: list[int] = []
    for zone in candidates(battle, seat, verb):
        if origins >> zone & 1 or battle.owner[zone] != seat:
            continue
        if verb == STRIKE and reaches(battle, seat, STRIKE, zone, direction):
            found.append(zone)
        if verb == MOVE and not battle.pinned(zone) and fit_together(battle, seat, origins | 1 << zone, direction):
            found.append(zone)
    return found


class PickUnit(Pick):
    """Which unit goes among the enemy."""

    def __init__(self, origin: int, seat: Seat, suit: int, target: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.suit: Final = suit
        self.target: Final = target

    def legal(self, battle: Battle) -> list[Choice]:
        troop = battle.troops[self.origin]
        return sorted([UNIT + troop.index(unit) for unit in units.kinds(troop)])

    def take(self, battle: Battle, choice: Choice) -> None:
        slip(battle, self.seat, self.suit, self.origin, self.target, battle.troops[self.origin][choice - UNIT])

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-unit", zone=ZONE_NAMES[self.origin]))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("RCB-701", Message("refused-unit", zone=ZONE_NAMES[self.origin]))


def slip(battle: Battle, seat: Seat, suit: int, origin: int, target: int, unit: int) -> None:
    """Declare a strike that sends one unit among the enemy."""
    direction = direction_to(origin, target)
    declare_with(battle, seat, Deed(STRIKE, 1, suit, origin, direction, target, 1, OTHER, [unit], 0, 0, 1, 0))


class PickPart(Pick):
    """RCB-701, RCB-805: which units move, or how many attack."""

    def __init__(self, origin: int, seat: Seat, suit: int, target: int, verb: int, way: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.suit: Final = suit
        self.target: Final = target
        self.verb: Final = verb
        self.way: Final = way

    def legal(self, battle: Battle) -> list[Choice]:
        troop = battle.troops[self.origin]
        if self.verb != MOVE:
            return [COUNT + count for count in range(1, len(troop))]
        room = battle.room(self.seat, self.target)
        found = [mask for mask in units.masks(troop) if mask.bit_count() < len(troop) and mask.bit_count() <= room]
        return with_specials(battle, self.seat, self.origin, found)

    def take(self, battle: Battle, choice: Choice) -> None:
        troop = battle.troops[self.origin]
        direction = direction_to(self.origin, self.target)
        cards_played = price(battle, self.seat, self.verb)
        if self.verb != MOVE:
            count = choice - COUNT
            deed = make_deed(self.verb, cards_played, self.suit, self.origin, direction, self.target, count, self.way)
        else:
            mask = choice - UNITS
            going = units.picked(troop, mask)
            specials = along(battle, self.seat, self.origin, mask)
            deed = Deed(
                MOVE, 1, self.suit, self.origin, direction, self.target, len(going), PLAIN, going, specials, 0, 1, 0
            )  # fmt: skip
        declare_with(battle, self.seat, deed)

    def prompt(self, battle: Battle) -> Prompt:
        zone = ZONE_NAMES[self.origin]
        if self.verb != MOVE:
            return Prompt(Message("prompt-count", zone=zone))
        return part_prompt(battle, self.seat, self.origin)

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        if self.verb != MOVE:
            return Refusal("RCB-805", Message("refused-count", most=len(battle.troops[self.origin]) - 1))
        return Refusal("RCB-702", Message("refused-part", room=battle.room(self.seat, self.target)))


def along(battle: Battle, seat: Seat, origin: int, mask: int) -> int:
    """Return the set of specials that a set of a troop's units and specials takes along."""
    first = len(battle.troops[origin])
    kinds = battle.specials_in(seat, origin)
    return sum([1 << kind for i, kind in enumerate(kinds) if mask >> (first + i) & 1])


def part_prompt(battle: Battle, seat: Seat, origin: int) -> SubsetPrompt:
    """Ask which units of a troop, and which specials, go."""
    troop = battle.troops[origin]
    items = [unit_name(unit) for unit in troop]
    items += [special_name(SPECIAL_KEYS[kind]) for kind in battle.specials_in(seat, origin)]
    alike = [troop.index(unit) for unit in troop] + [len(troop) + i for i in range(len(items) - len(troop))]
    return SubsetPrompt(Message("prompt-part", zone=ZONE_NAMES[origin]), items, 1, len(items) - 1, UNITS, alike)


def with_specials(battle: Battle, seat: Seat, origin: int, masks: list[int]) -> list[Choice]:
    """List the choices of these sets of a troop's units, with or without each special of the zone."""
    first = len(battle.troops[origin])
    sets = 1 << len(battle.specials_in(seat, origin))
    return [UNITS + mask + (special << first) for special in range(sets) for mask in masks]


def unit_name(unit: int) -> Message:
    """Name a unit by its life."""
    life, full = units.life(unit), units.full(unit)
    return Message("unit", life=life, full=full, whole=int(life == full), hero=int(units.is_hero(unit)))


class PickCrowd(Pick):
    """RCB-208, where several troops may act with one card: which others do, one after the other."""

    def __init__(self, crowd: int, origin: int, seat: Seat, suit: int, target: int, verb: int) -> None:
        super().__init__(seat)
        self.crowd: Final = crowd  # the set of those chosen so far
        self.origin: Final = origin
        self.suit: Final = suit
        self.target: Final = target
        self.verb: Final = verb

    def others(self, battle: Battle) -> list[int]:
        """List the zones that may be added."""
        if not battle.terms.army_wide and self.crowd.bit_count() + 1 >= battle.orders[self.seat].crowd(
            battle, self.seat
        ):
            return []
        direction = direction_to(self.origin, self.target)
        return companions(battle, self.seat, self.verb, self.crowd | 1 << self.origin, direction)

    def legal(self, battle: Battle) -> list[Choice]:
        return [END] + [ZONE + zone for zone in self.others(battle)]

    def take(self, battle: Battle, choice: Choice) -> None:
        if choice != END:
            crowd = self.crowd | 1 << choice - ZONE
            battle.then(PickCrowd(crowd, self.origin, self.seat, self.suit, self.target, self.verb))
            return
        direction = direction_to(self.origin, self.target)
        troop = battle.troops[self.origin]
        moving = troop if self.verb == MOVE else []
        deed = Deed(
            self.verb, 1, self.suit, self.origin, direction, self.target, len(troop), PLAIN, moving, 0, self.crowd, 1, 0
        )  # fmt: skip
        declare_with(battle, self.seat, deed)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-crowd"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        zone = choice - ZONE
        if self.others(battle) and self.verb == MOVE and 0 <= zone < ZONES and battle.owner[zone] == self.seat:
            return Refusal("RCB-702", Message("refused-crowd-room", zone=ZONE_NAMES[zone]))
        return Refusal("RCB-208", Message("refused-crowd"))


def declare_with(battle: Battle, seat: Seat, deed: Deed) -> None:
    """Declare an action with cards of its suit."""
    pile = [0] * SUITS
    pile[deed.suit] = deed.cards
    declare(battle, seat, deed, pile)
