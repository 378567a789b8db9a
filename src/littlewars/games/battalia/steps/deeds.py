"""What an action needs to know before it is paid: which card, where, which way up (BAT-123, BAT-161, BAT-202)."""

from typing import Final

from littlewars.games.battalia.actions import (
    ACQUIRE,
    ATTACK,
    CARD,
    CONFRONT,
    FACTION,
    LAY,
    MOVE,
    PLAY,
    SQUARE,
    TURN,
    TYPE,
    acquiring,
    laying,
)
from littlewars.games.battalia.cards import (
    AMBUSH,
    BANNERS,
    FACTIONS,
    GREAT,
    GRIMOIRE,
    HOURGLASS,
    KINDS,
    SCEPTRE,
    SCROLL,
    TYPES,
    artefact,
    banner_of,
    is_unit,
    type_of,
)
from littlewars.games.battalia.clash import ATTACK as ATTACKING
from littlewars.games.battalia.clash import DEFENCE, NO_LINE, SLOT_BASE, TARGETS, Clash
from littlewars.games.battalia.content import ARTEFACTS, GREAT_ARTEFACTS
from littlewars.games.battalia.events import ATTACKED as TOLD_ATTACK
from littlewars.games.battalia.events import GAINED, HIDDEN_UNIT, ILLUMINATED, PLAYED
from littlewars.games.battalia.ground import DIRECTIONS, NONE, SQUARE_NAMES, SQUARES
from littlewars.games.battalia.lines import defending
from littlewars.games.battalia.oracle import ALIGNED, arm_of
from littlewars.games.battalia.piles import ARTEFACT_PILE
from littlewars.games.battalia.refusals import no_site, unasked
from littlewars.games.battalia.roads import links, sites, turns_on
from littlewars.games.battalia.state import ATTACKED, CONFRONTED, Pick, World
from littlewars.games.battalia.steps.battle import Amulets, LineUp, Resolve
from littlewars.games.battalia.steps.chance import Draw, Refill, TurnUp
from littlewars.games.battalia.steps.hand import kinds_left
from littlewars.games.battalia.steps.meeting import meet
from littlewars.games.battalia.steps.payment import place_hero, settle_payment
from littlewars.kernel.agenda import Choice, Seat, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def begin(world: World, seat: Seat, choice: Choice) -> None:
    """Begin an action: ask what it still needs, or have it paid, or carry it out."""
    if choice >= MOVE:
        settle_payment(world, seat, choice)
    elif choice >= ATTACK:
        attack(world, seat, (choice - ATTACK) // TARGETS, (choice - ATTACK) % TARGETS)
    elif choice >= CONFRONT:
        world.used[choice - CONFRONT] |= CONFRONTED
        meet(world, choice - CONFRONT, True)
    elif choice >= PLAY:
        play(world, seat, choice - PLAY)
    elif LAY <= choice < CARD:
        world.then(PickSite(choice - LAY, seat))
    elif ACQUIRE <= choice < LAY:
        acquire(world, seat, choice - ACQUIRE)
    else:
        settle_payment(world, seat, choice)


# -- battles


def attack(world: World, seat: Seat, figure: int, target: int) -> None:
    """Attack with a figure (BAT-180, BAT-187)."""
    square = world.places[figure]
    world.used[figure] |= ATTACKED
    world.clash = Clash(figure, square, target, NO_LINE, NO_LINE)
    world.tell(TOLD_ATTACK, seat, figure, square, target)
    steps: list[Step] = [LineUp(ATTACKING, seat, 1), Amulets(ATTACKING)]
    defender = defending(world, world.clash)
    if defender != NONE:
        steps += [LineUp(DEFENCE, defender, 0), Amulets(DEFENCE)]
    steps.append(Resolve())
    if defender != NONE and world.terms.refills:
        steps.append(Refill(defender))
    world.then(*steps)


# -- artefacts


def acquire(world: World, seat: Seat, type_: int) -> None:
    """Acquire an artefact: the top card, or one of a faction that may be chosen (BAT-123)."""
    pile = ARTEFACT_PILE + type_
    if world.terms.advanced and ALIGNED[arm_of(world.day)] == type_ and len(factions_in(world, pile)) > 1:
        world.then(PickBanner(pile, seat))
    else:
        settle_payment(world, seat, acquiring(type_, world.tops[pile]))


def factions_in(world: World, pile: int) -> list[int]:
    """List the factions whose cards lie in a pile."""
    return [
        faction
        for faction in range(FACTIONS)
        if world.tops[pile] == faction or world.rest[BANNERS * pile + faction] > 0
    ]


class PickBanner(Pick):
    """BAT-123: of the aligned type, a card of any faction."""

    def __init__(self, pile: int, seat: Seat) -> None:
        super().__init__(seat)
        self.pile: Final = pile

    def legal(self, world: World) -> list[Choice]:
        return [FACTION + faction for faction in factions_in(world, self.pile)]

    def take(self, world: World, choice: Choice) -> None:
        settle_payment(world, self.seat, acquiring(self.pile - ARTEFACT_PILE, choice - FACTION))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-banner"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if FACTION <= choice < FACTION + FACTIONS:
            return Refusal("BAT-123", Message("refused-banner"))
        return unasked(world)


# -- terrain


class PickSite(Pick):
    """BAT-163: the square on which a terrain card is laid."""

    def __init__(self, pile: int, seat: Seat) -> None:
        super().__init__(seat)
        self.pile: Final = pile

    def legal(self, world: World) -> list[Choice]:
        return [SQUARE + square for square in sites(world, self.pile, links(world, self.seat))]

    def take(self, world: World, choice: Choice) -> None:
        square = choice - SQUARE
        turns = turns_on(world, self.pile, square, links(world, self.seat)[square])
        if len(turns) > 1:
            world.then(PickTurn(self.pile, self.seat, square))
        else:
            settle_payment(world, self.seat, laying(self.pile, square, turns[0]))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-site"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if SQUARE <= choice < SQUARE + SQUARES:
            return no_site(world, self.seat, self.pile, choice - SQUARE)
        return unasked(world)


class PickTurn(Pick):
    """BAT-161: which way up the card lies."""

    def __init__(self, pile: int, seat: Seat, square: int) -> None:
        super().__init__(seat)
        self.pile: Final = pile
        self.square: Final = square

    def legal(self, world: World) -> list[Choice]:
        link = links(world, self.seat)[self.square]
        return [TURN + quarters for quarters in turns_on(world, self.pile, self.square, link)]

    def take(self, world: World, choice: Choice) -> None:
        settle_payment(world, self.seat, laying(self.pile, self.square, choice - TURN))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-turn", square=SQUARE_NAMES[self.square]))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if TURN <= choice < TURN + DIRECTIONS:
            return Refusal("BAT-163", Message("refused-turn"))
        return unasked(world)


# -- cards played for themselves


def play(world: World, seat: Seat, card: int) -> None:
    """Play an artefact for its effect, or ask what it still needs (BAT-201)."""
    if card >= GREAT:
        play_great(world, seat, card)
    elif type_of(card) == AMBUSH:
        world.then(HideUnit(card, seat))
    else:
        type_ = type_of(card)
        value = ARTEFACTS[type_].value * (2 if world.lit(seat, type_) else 1)
        lay_down(world, seat, card)
        if type_ == SCROLL:
            world.then(Draw(world.draw(seat, value), seat))
        else:
            world.tents += value


def lay_down(world: World, seat: Seat, card: int) -> None:
    """Lay a card in the play area for its effect."""
    world.spend(seat, [card])
    world.played = [*world.played, card]
    world.tell(PLAYED, seat, card)


def play_great(world: World, seat: Seat, card: int) -> None:
    """Play a Great Artefact for its effect, or ask what it still needs (BAT-327 to BAT-330)."""
    great = card - GREAT
    if great in (HOURGLASS, GRIMOIRE):
        world.then(PickType(card, seat))
    elif great == SCEPTRE and world.reserve(seat) != NONE and world.cities(seat):
        world.then(PickCity(seat))
    else:  # the Mirror; the Sceptre with nobody to place
        lay_down(world, seat, card)
        world.then(Draw(world.draw(seat, GREAT_ARTEFACTS[great].value), seat))


class PickType(Pick):
    """BAT-327, BAT-330: a type of artefact, to be illuminated, or whose top card is taken."""

    def __init__(self, card: int, seat: Seat) -> None:
        super().__init__(seat)
        self.card: Final = card

    def legal(self, world: World) -> list[Choice]:
        if self.card == GREAT + HOURGLASS:
            return [TYPE + type_ for type_ in range(TYPES)]
        found = [TYPE + type_ for type_ in range(TYPES) if world.tops[ARTEFACT_PILE + type_] != NONE]
        return found or [TYPE]

    def take(self, world: World, choice: Choice) -> None:
        seat, type_ = self.seat, choice - TYPE
        lay_down(world, seat, self.card)
        if self.card == GREAT + HOURGLASS:
            world.sun |= 1 << type_
            world.tell(ILLUMINATED, seat, type_)
            return
        pile = ARTEFACT_PILE + type_
        if world.tops[pile] != NONE:
            taken = artefact(type_, world.tops[pile])
            world.tops[pile] = NONE
            world.hands[seat] = sorted([*world.hands[seat], taken])
            world.tell(GAINED, seat, taken, 1)
            world.then(TurnUp(pile))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-type", aim="light" if self.card == GREAT + HOURGLASS else "take"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if TYPE <= choice < TYPE + TYPES:
            return Refusal("BAT-154", Message("refused-empty-pile"))
        return unasked(world)


class PickCity(Pick):
    """BAT-329: the city in which the Sceptre puts a hero."""

    def legal(self, world: World) -> list[Choice]:
        return [SQUARE + square for square in world.cities(self.seat)]

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        lay_down(world, seat, GREAT + SCEPTRE)
        place_hero(world, seat, choice - SQUARE)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-city"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if SQUARE <= choice < SQUARE + SQUARES:
            return Refusal("BAT-329", Message("refused-city"))
        return unasked(world)


class HideUnit(Pick):
    """BAT-202: the unit that lies in ambush."""

    def __init__(self, card: int, seat: Seat) -> None:
        super().__init__(seat)
        self.card: Final = card

    def legal(self, world: World) -> list[Choice]:
        return [CARD + card for card in kinds_left(world.hands[self.seat], 0) if is_unit(card)]

    def take(self, world: World, choice: Choice) -> None:
        seat, hidden = self.seat, choice - CARD
        world.spend(seat, [self.card, hidden])
        world.slots[seat] = sorted([*world.slots[seat], SLOT_BASE * banner_of(self.card) + hidden])
        world.tell(HIDDEN_UNIT, seat, self.card, hidden)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-hide"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if CARD <= choice < CARD + KINDS:
            return Refusal("BAT-202", Message("refused-hide"))
        return unasked(world)
