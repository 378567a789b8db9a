"""Choices and events of Small Wars as sentences to be said."""

from littlewars.games.small_wars.actions import ACTIVATE, END, MOVE, PLACE, STOP
from littlewars.games.small_wars.content import SHEETS
from littlewars.games.small_wars.events import KINDS, ROLLED
from littlewars.games.small_wars.ground import CELL_NAMES, CELLS
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.activation import Act
from littlewars.games.small_wars.stock import SEATS
from littlewars.kernel.agenda import NATURE, Choice, Event
from littlewars.kernel.words import Argument, Message


def describe(war: War, choice: Choice) -> Message:
    """Say what a legal choice does."""
    if war.actor == NATURE:
        if war.turn == 0:
            return Message("choice-youngest", seat=Message("seat-" + SEATS[choice]))
        return Message("choice-hits", hits=choice)
    if choice == END:
        return Message("choice-end")
    if choice == STOP:
        return Message("choice-stop")
    if choice < PLACE:
        contested = war.held(1 - war.actor) >> (choice - MOVE) & 1
        return Message("choice-move-contact" if contested else "choice-move", cell=CELL_NAMES[choice - MOVE])
    if choice < ACTIVATE:
        sheet = SHEETS[(choice - PLACE) // CELLS]
        return Message(
            "choice-deploy" if war.terms.ready_made else "choice-draft",
            sheet=Message("sheet-" + sheet.key), points=sheet.points, cell=CELL_NAMES[(choice - PLACE) % CELLS],
        )  # fmt: skip
    figure = (choice - ACTIVATE) // 2
    named, cell = figure_name(war, figure), CELL_NAMES[war.cell[figure]]
    if (choice - ACTIVATE) % 2 == 0:
        return Message("choice-activate", figure=named, cell=cell)
    step = war.agenda[-1]
    assert isinstance(step, Act)
    dice = war.sheets[step.figure].dice
    return Message("choice-attack", figure=named, cell=cell, life=war.life[figure], dice=dice)


def figure_name(war: War, figure: int) -> Message:
    """Name a figure with its sheet: "J1 Jeep"."""
    return Message("figure", name=war.name(figure), sheet=Message("sheet-" + war.sheets[figure].key))


def sentence(war: War, event: Event) -> Message:
    """Tell an event."""
    kind = KINDS[event[0]]
    arguments: dict[str, Argument] = {}
    for field, value in zip(kind.fields, event[1:], strict=True):
        if field in ("figure", "target"):
            arguments[field] = figure_name(war, value)
        elif field in ("cell", "start"):
            arguments[field] = CELL_NAMES[value]
        elif field == "seat":
            arguments[field] = Message("seat-" + SEATS[value])
        elif field != "side" and field != "sheet":
            arguments[field] = value
    if event[0] == ROLLED and event[-1] == 1:
        return Message("event-retaliated", **arguments)
    return Message("event-" + kind.name, **arguments)
