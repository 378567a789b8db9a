"""Battle: lines, amulets, who wins and what is lost (BAT-180 to BAT-194)."""

from typing import Final

from littlewars.games.battalia.actions import CARD, END, LEAD, SLOT
from littlewars.games.battalia.cards import AMBUSH, BANNERS, KINDS, artefact
from littlewars.games.battalia.clash import (
    ATTACK,
    BUFF,
    CITY,
    DEFENCE,
    NO_CLASH,
    RUINS_TARGET,
    SLOT_BASE,
    Clash,
    Line,
)
from littlewars.games.battalia.content import SLOTS
from littlewars.games.battalia.events import (
    BURIED,
    COMPARED,
    HELD,
    LINE,
    REPELLED,
    ROLLED,
    SPRUNG,
    TAKEN,
    WON,
)
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.lines import (
    amulet_worth,
    attack_total,
    defence_total,
    defending,
    is_amulet,
    is_horde,
    is_title,
    may_join,
    parts,
)
from littlewars.games.battalia.piles import MERCENARIES, home_pile
from littlewars.games.battalia.refusals import unasked
from littlewars.games.battalia.state import Pick, World
from littlewars.games.battalia.steps.chance import Camp, Die, TurnUp
from littlewars.games.battalia.steps.hand import kinds_left, picked, with_card
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


class LineUp(Pick):
    """BAT-182, BAT-187: a line is laid card by card, unseen by the others until it is committed."""

    def __init__(self, role: int, seat: Seat, inside: int, ambush: int = NONE, leads: int = 0, mask: int = 0) -> None:
        super().__init__(seat)
        self.role: Final = role
        self.inside: Final = inside  # of one's own action phase: cards go to the play area
        self.ambush: Final = ambush  # the place of an ambush to be sprung, or NONE
        self.leads: Final = leads  # Buff leads
        self.mask: Final = mask

    def line(self, world: World) -> Line:
        """Return the line as it stands."""
        hidden = world.slots[self.seat][self.ambush] if self.ambush != NONE else NONE
        return Line(self.seat, picked(world.hands[self.seat], self.mask), hidden, self.led(world), [])

    def led(self, world: World) -> bool:
        """Tell whether Buff leads: he attacks, is attacked, or is told to in his employer's city."""
        clash = world.clash
        if self.role == ATTACK:
            return clash.attacker == BUFF
        return clash.target == BUFF or self.leads == 1

    def legal(self, world: World) -> list[Choice]:
        hand = world.hands[self.seat]
        laid = picked(hand, self.mask)
        found: list[Choice] = []
        if laid or self.ambush != NONE or self.role == DEFENCE:
            found.append(END)
        if self.may_lead(world):
            found.append(LEAD)
        found += [CARD + card for card in kinds_left(hand, self.mask) if may_join(laid, card)]
        if self.ambush == NONE:
            found += [SLOT + place for place in range(len(world.slots[self.seat]))]
        return found

    def may_lead(self, world: World) -> bool:
        """Tell whether the employer may still let Buff lead the defence of his city (BAT-188)."""
        clash = world.clash
        if self.leads or self.role == ATTACK or clash.target != CITY or world.employer != self.seat:
            return False
        return world.places[BUFF] == clash.square

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if choice == LEAD:
            world.then(LineUp(self.role, seat, self.inside, self.ambush, 1, self.mask))
        elif choice >= SLOT:
            world.then(LineUp(self.role, seat, self.inside, choice - SLOT, self.leads, self.mask))
        elif choice != END:
            mask = with_card(world.hands[seat], self.mask, choice - CARD)
            world.then(LineUp(self.role, seat, self.inside, self.ambush, self.leads, mask))
        else:
            self.commit(world)

    def commit(self, world: World) -> None:
        """Lay the line for all to see."""
        seat = self.seat
        line = self.line(world)
        world.spend(seat, line.cards)
        world.put_away(seat, line.cards, self.inside == 1)
        world.tell(LINE, seat, self.role, *line.cards)
        if line.ambush != NONE:
            slots = world.slots[seat][:]
            slots.remove(line.ambush)
            world.slots[seat] = slots
            faction, hidden = line.ambush // SLOT_BASE, line.ambush % SLOT_BASE
            world.tell(SPRUNG, seat, artefact(AMBUSH, faction), hidden)
        world.clash = world.clash.lined(self.role, line)

    def prompt(self, world: World) -> Prompt:
        clash = world.clash.lined(self.role, self.line(world))
        total = sum(parts(world, clash, self.role))
        if self.role == ATTACK:
            other = defending(world, clash)
            needed = world.strength_of(clash.square) if other == NONE or clash.target == CITY else 0
            return Prompt(Message("prompt-attack-line", total=total, strength=needed, open=int(other != NONE)))
        return Prompt(Message("prompt-defence-line", total=total, strength=attack_total(world, clash)))

    def objection(self, world: World, choice: Choice) -> Refusal:
        hand = world.hands[self.seat]
        if choice == END:
            return Refusal("BAT-182", Message("refused-empty-line"))
        if choice == LEAD:
            return Refusal("BAT-188", Message("refused-lead"))
        if SLOT <= choice < SLOT + SLOTS:
            return Refusal("BAT-182", Message("refused-slot"))
        if not CARD <= choice < CARD + KINDS:
            return unasked(world)
        if choice - CARD in kinds_left(hand, self.mask):
            if is_title(choice - CARD):
                return Refusal("BAT-309", Message("refused-title"))
            return Refusal("BAT-182", Message("refused-line-card"))
        return Refusal("BAT-182", Message("refused-not-in-hand"))


class Amulets(Die):
    """A die for each amulet of a line (BAT-307)."""

    def __init__(self, role: int) -> None:
        self.role: Final = role

    def amulets(self, world: World) -> list[int]:
        """List the amulets of the line not yet rolled for."""
        line = world.clash.line(self.role)
        return [card for card in line.cards if is_amulet(card)][len(line.rolls) :]

    def actor(self, world: World) -> Seat:
        return NATURE if self.amulets(world) else NOBODY

    def take(self, world: World, choice: Choice) -> None:
        waiting = self.amulets(world)
        if not waiting:
            return
        line = world.clash.line(self.role)
        rolled = Line(line.seat, line.cards, line.ambush, line.leads, [*line.rolls, choice])
        world.clash = world.clash.lined(self.role, rolled)
        world.tell(ROLLED, line.seat, waiting[0], choice, amulet_worth(world, line.seat, choice))
        world.then(self)


class Resolve(Step):
    """BAT-186: the attacker wins only with more; then what is lost is lost, and the battle is over."""

    def take(self, world: World, choice: Choice) -> None:
        clash = world.clash
        attack, defence = attack_total(world, clash), defence_total(world, clash)
        world.tell(COMPARED, attack, defence)
        horde = is_horde(world, clash)
        world.clash = NO_CLASH
        bury(world, clash.attack)
        bury(world, clash.defence)
        if attack > defence:
            win(world, clash)
        elif horde:
            repel(world, clash)
        else:
            world.tell(HELD, clash.defence.seat, clash.square)
            world.lose(clash.attacker)


def repel(world: World, clash: Clash) -> None:
    """Drive the horde off: Buff is away until the next week begins (BAT-48)."""
    world.tell(REPELLED, clash.defence.seat, clash.square)
    world.places[BUFF] = NONE


def win(world: World, clash: Clash) -> None:
    """Let the attacker have what he fought for (BAT-189 to BAT-192)."""
    if clash.target == CITY:
        take_city(world, clash)
    elif clash.target == RUINS_TARGET:
        world.then(Spoils(clash.attack.seat))
    else:
        world.lose(clash.target)


def take_city(world: World, clash: Clash) -> None:
    """Let a city change hands; its former owner's figures there are lost."""
    square, seat = clash.square, clash.attack.seat
    former = world.owners[square]
    if former != NONE:
        for figure in world.figures(former):
            if world.places[figure] == square:
                world.lose(figure)
        if world.terms.drops_level and world.levels[square] > 1:
            world.levels[square] -= 1
    world.owners[square] = seat
    world.tell(TAKEN, seat, square, world.levels[square], former)
    world.see_end()


def bury(world: World, line: Line) -> None:
    """Put a unit that was in ambush under its pile, and the ambush card on its owner's discard pile (BAT-202)."""
    if line.ambush == NONE:
        return
    hidden, faction = line.ambush % SLOT_BASE, line.ambush // SLOT_BASE
    world.discard(line.seat, [artefact(AMBUSH, faction)])
    pile = home_pile(hidden)
    world.tell(BURIED, hidden)
    if pile == MERCENARIES:
        world.bottoms[-1] = [*world.bottoms[-1], hidden // BANNERS]
        world.then(*[Camp(slot) for slot in range(len(world.row)) if world.row[slot] == NONE])
    else:
        world.bottoms[pile] = [*world.bottoms[pile], hidden % BANNERS]
        if world.tops[pile] == NONE:
            world.then(TurnUp(pile))


class Spoils(SeatStep):
    """BAT-192: the winner at the ruins takes one of the Great Artefacts."""

    def legal(self, world: World) -> list[Choice]:
        return [CARD + card for card in world.greats]

    def take(self, world: World, choice: Choice) -> None:
        card = choice - CARD
        world.greats = [great for great in world.greats if great != card]
        world.discard(self.seat, [card])
        world.tell(WON, self.seat, card)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-spoils"))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if CARD <= choice < CARD + KINDS:
            return Refusal("BAT-192", Message("refused-spoils"))
        return unasked(world)
