"""«Préparation de la partie et mise en place» (SW-10 to SW-20)."""

from typing import Final

from littlewars.games.small_wars.actions import ACTIVATE, PLACE, STOP, place
from littlewars.games.small_wars.content import SHEETS
from littlewars.games.small_wars.events import PLACED, STOPPED
from littlewars.games.small_wars.ground import CAMPS, CELL_NAMES, CELLS
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.battle import StartTurn
from littlewars.kernel.agenda import NATURE, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

PLACES: Final = [[[place(sheet, cell) for cell in camp] for sheet in range(len(SHEETS))] for camp in CAMPS]


class TossForYoungest(Step):
    """SW-19: with `youngest=random` a coin says who is the youngest."""

    def actor(self, war: War) -> Seat:
        return NATURE

    def legal(self, war: War) -> list[Choice]:
        return [0, 1]

    def prompt(self, war: War) -> Prompt:
        return Prompt(Message("prompt-youngest"))

    def take(self, war: War, choice: Choice) -> None:
        war.starter = 1 - choice
        war.then(NextPick(choice))


class NextPick(Step):
    """SW-13, SW-15: players pick in turn; one who can take nothing is out, and the other goes on alone."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, war: War, choice: Choice) -> None:
        for seat in (self.seat, 1 - self.seat):
            if war.can_pick(seat):
                war.then(Deploy(seat) if war.terms.ready_made else Draft(seat))
                return
        war.stock = []
        war.purses = [0, 0]
        war.then(StartTurn())


class Draft(SeatStep):
    """SW-13 to SW-18: take a figure from the pool and place it at once in one's camp."""

    def legal(self, war: War) -> list[Choice]:
        choices = [STOP] if war.fields_any(self.seat) else []
        return choices + places(war, self.seat)

    def take(self, war: War, choice: Choice) -> None:
        if choice == STOP:
            war.purses[self.seat] = 0  # SW-14: unspent points are lost
            war.tell(STOPPED, self.seat)
        else:
            put_down(war, self.seat, choice)
        war.then(NextPick(1 - self.seat))

    def prompt(self, war: War) -> Prompt:
        return Prompt(Message("prompt-draft", purse=war.purses[self.seat]))

    def objection(self, war: War, choice: Choice) -> Refusal:
        if choice == STOP:
            return Refusal("SW-16", Message("refused-no-figure-yet"))
        if not PLACE <= choice < ACTIVATE:
            return Refusal("SW-13", Message("refused-still-drafting"))
        sheet = SHEETS[(choice - PLACE) // CELLS]
        named = Message("sheet-" + sheet.key)
        if war.stock[war.shelf(self.seat) + sheet.number] == 0:
            return Refusal("SW-12", Message("refused-not-in-pool", sheet=named))
        if sheet.points > war.purses[self.seat]:
            return Refusal(
                "SW-14",
                Message("refused-over-budget", sheet=named, points=sheet.points, purse=war.purses[self.seat]),
            )
        return not_own_camp(choice)


def places(war: War, seat: Seat) -> list[Choice]:
    """List where the seat may place each figure on offer: in its own camp (SW-17)."""
    camp = PLACES[seat]
    choices: list[Choice] = []
    for sheet in war.on_offer(seat):
        choices += camp[sheet]
    return choices


def put_down(war: War, seat: Seat, choice: Choice) -> None:
    """Take a figure from the stock, pay for it, and place it in a cell (SW-17)."""
    sheet = SHEETS[(choice - PLACE) // CELLS]
    cell = (choice - PLACE) % CELLS
    war.purses[seat] -= sheet.points
    place_in_stock = war.shelf(seat) + sheet.number
    if war.stock[place_in_stock] > 0:  # an unlimited pool never runs down (SW-12)
        war.stock[place_in_stock] -= 1
    war.tell(PLACED, len(war.owner), sheet.number, cell)
    war.owner.append(seat)
    war.sheets.append(sheet)
    war.cell.append(cell)
    war.life.append(sheet.life)
    war.spent.append(False)


def not_own_camp(choice: Choice) -> Refusal:
    """Refuse a place outside the camp (SW-17)."""
    return Refusal("SW-17", Message("refused-not-own-camp", cell=CELL_NAMES[(choice - PLACE) % CELLS]))


class Deploy(SeatStep):
    """SW-20: place a figure of one's ready-made army."""

    def legal(self, war: War) -> list[Choice]:
        return places(war, self.seat)

    def take(self, war: War, choice: Choice) -> None:
        put_down(war, self.seat, choice)
        war.then(NextPick(1 - self.seat))

    def prompt(self, war: War) -> Prompt:
        return Prompt(Message("prompt-deploy"))

    def objection(self, war: War, choice: Choice) -> Refusal:
        if not PLACE <= choice < ACTIVATE:
            return Refusal("SW-20", Message("refused-still-deploying"))
        sheet = SHEETS[(choice - PLACE) // CELLS]
        if war.stock[war.shelf(self.seat) + sheet.number] == 0:
            return Refusal("SW-20", Message("refused-not-in-list", sheet=Message("sheet-" + sheet.key)))
        return not_own_camp(choice)
