"""Buff meets a hero: bribe him, employ him, or fight (BAT-23 to BAT-54, BAT-79)."""

from typing import Final

from littlewars.games.battalia.actions import BRIBE, EMPLOY, END, FIGHT, FIGURE, FIGURES
from littlewars.games.battalia.cards import PROVISION
from littlewars.games.battalia.clash import BUFF, DEFENCE, NO_LINE, Clash
from littlewars.games.battalia.content import BRIBE as BRIBE_PRICE
from littlewars.games.battalia.content import EMPLOY as EMPLOY_PRICE
from littlewars.games.battalia.content import PACT_DAYS
from littlewars.games.battalia.events import BRIBED, DECLINED, EMPLOYED, MET, PAID, STANDS
from littlewars.games.battalia.ground import SQUARE_NAMES
from littlewars.games.battalia.refusals import unasked
from littlewars.games.battalia.state import World
from littlewars.games.battalia.steps.battle import Amulets, LineUp, Resolve
from littlewars.games.battalia.steps.chance import Refill
from littlewars.kernel.agenda import NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def met_on(world: World, square: int) -> list[int]:
    """List the heroes Buff may attack on a square: without an accord if there are any (BAT-51)."""
    heroes = world.heroes_on(square)
    open_ = [figure for figure in heroes if not world.accord(figure // 2)]
    return open_ or heroes


class Reach(SeatStep):
    """BAT-23: Buff has reached a square; of several heroes whoever moved him picks one (BAT-51)."""

    def __init__(self, seat: Seat, square: int) -> None:
        super().__init__(seat)
        self.square: Final = square

    def actor(self, world: World) -> Seat:
        return self.seat if len(met_on(world, self.square)) > 1 else NOBODY

    def legal(self, world: World) -> list[Choice]:
        return [FIGURE + figure for figure in met_on(world, self.square)]

    def take(self, world: World, choice: Choice) -> None:
        heroes = met_on(world, self.square)
        if len(heroes) > 1:
            meet(world, choice - FIGURE, False)
        elif heroes:
            meet(world, heroes[0], False)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-reach", square=SQUARE_NAMES[self.square]))

    def objection(self, world: World, choice: Choice) -> Refusal:
        if FIGURE <= choice < FIGURE + FIGURES:
            return Refusal("BAT-51", Message("refused-reach"))
        return unasked(world)


def meet(world: World, figure: int, inside: bool) -> None:
    """Let Buff meet a hero; `inside` its owner's action phase no hand is refilled (BAT-141)."""
    seat = figure // 2
    world.tell(MET, seat, figure, world.places[figure])
    after: list[Step] = [] if inside or not world.terms.refills else [Refill(seat)]
    world.then(Meeting(figure, int(inside), seat), *after)


class Meeting(SeatStep):
    """BAT-26: the hero's owner bribes, employs or fights; under an accord he employs or declines (BAT-32, BAT-33)."""

    def __init__(self, figure: int, inside: int, seat: Seat) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.inside: Final = inside

    def legal(self, world: World) -> list[Choice]:
        provisions = world.provisions_in_hand(self.seat)
        protected = world.accord(self.seat)
        found: list[Choice] = []
        if protected:
            found.append(END)
        elif provisions >= BRIBE_PRICE:
            found.append(BRIBE)
        if provisions >= EMPLOY_PRICE:
            found.append(EMPLOY)
        if not protected:
            found.append(FIGHT)
        return found

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if choice == END:
            world.tell(DECLINED, seat)
        elif choice == FIGHT:
            world.clash = Clash(BUFF, world.places[self.figure], self.figure, NO_LINE, NO_LINE)
            world.tell(STANDS, seat, world.horde())
            world.then(LineUp(DEFENCE, seat, self.inside), Amulets(DEFENCE), Resolve())
        else:
            price = BRIBE_PRICE if choice == BRIBE else EMPLOY_PRICE
            cards = [PROVISION] * price
            world.spend(seat, cards)
            world.put_away(seat, cards, self.inside == 1)
            world.tell(PAID, seat, *cards)
            world.expires[seat] = world.day + PACT_DAYS
            if choice == EMPLOY:
                world.employer = seat
                world.used[BUFF] = 0
            world.tell(BRIBED if choice == BRIBE else EMPLOYED, seat, world.expires[seat])

    def prompt(self, world: World) -> Prompt:
        return Prompt(
            Message("prompt-meeting", square=SQUARE_NAMES[world.places[self.figure]], strength=world.horde())
            if not world.accord(self.seat)
            else Message("prompt-accord")
        )

    def objection(self, world: World, choice: Choice) -> Refusal:
        protected = world.accord(self.seat)
        held = world.provisions_in_hand(self.seat)
        if choice == FIGHT and protected:
            return Refusal("BAT-33", Message("refused-accord-fight"))
        if choice == BRIBE:
            if protected:
                return Refusal("BAT-32", Message("refused-accord-bribe"))
            return Refusal("BAT-28", Message("refused-provisions", needed=BRIBE_PRICE, held=held))
        if choice == EMPLOY:
            return Refusal("BAT-37", Message("refused-provisions", needed=EMPLOY_PRICE, held=held))
        return unasked(world) if protected else Refusal("BAT-26", Message("refused-meeting"))
