"""Touching the picture of Small Wars: elements and choices, what a figure could strike, what an event shows."""

from typing import Final

from littlewars.games.small_wars.actions import ACTIVATE, ATTACK, MOVE, PLACE, STOP, place
from littlewars.games.small_wars.content import SHEETS
from littlewars.games.small_wars.events import ATTACKED, ROLLED, SCORED, STOPPED, TURN
from littlewars.games.small_wars.ground import CAMPS, CELL_NAMES, CELLS, CELLS_OF, DISTANCE, walk
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps.activation import Act
from littlewars.games.small_wars.stock import SEATS
from littlewars.games.small_wars.view import FigureSeen, WarView
from littlewars.kernel.agenda import Choice, Event

CELL_IDS: Final = ["cell-" + name for name in CELL_NAMES]
OFFER_IDS: Final = ["offer-" + sheet.key for sheet in SHEETS]
DICE_IDS: Final = ("die-attack-", "die-reply-")  # by the side of a roll
NONE: Final = -1


def marks(war: War, choice: Choice) -> list[str]:
    """List what is touched to make a legal choice; nothing for rolling, ending and stopping."""
    if war.actor < 0 or choice <= STOP:
        return []
    if choice < PLACE:
        return [CELL_IDS[choice - MOVE]]
    if choice < ACTIVATE:
        return [OFFER_IDS[(choice - PLACE) // CELLS], CELL_IDS[(choice - PLACE) % CELLS]]
    return [f"figure-{(choice - ACTIVATE) // 2}"]


def meant(war: War, touched: list[str]) -> list[Choice]:
    """List what touching these elements could mean now.

    A figure means activating or attacking it, or going where it stands; a cell means going there; an offer and a
    cell, or whoever stands there, mean placing it.
    """
    if war.actor < 0:
        return []
    figures = [f"figure-{figure}" for figure in range(len(war.owner))]
    figure, cell, offer = _last(figures, touched), _last(CELL_IDS, touched), _last(OFFER_IDS, touched)
    if war.turn == 0:
        return _meant_in_muster(war, figure, cell, offer)
    acting = isinstance(war.agenda[-1], Act)
    if figure == NONE or (acting and touched[-1] in CELL_IDS):
        return [] if cell == NONE else [MOVE + cell]
    if not acting:
        return [ACTIVATE + 2 * figure]
    verb = ACTIVATE if war.owner[figure] == war.actor else ATTACK
    return [verb + 2 * figure, MOVE + war.cell[figure]]


def _last(known: list[str], touched: list[str]) -> int:
    """Return the place in a list of the last of these elements touched."""
    found = [known.index(name) for name in touched if name in known]
    return found[-1] if found else NONE


def _meant_in_muster(war: War, figure: int, cell: int, offer: int) -> list[Choice]:
    """List the places a touch could mean: all of one's camp without a cell, all figures on offer without one."""
    if cell == NONE and figure != NONE:
        if offer == NONE:
            return [ACTIVATE + 2 * figure]
        cell = war.cell[figure]
    if offer == NONE and cell == NONE:
        return []
    offers = war.on_offer(war.actor) if offer == NONE else [offer]
    cells = CAMPS[war.actor] if cell == NONE else [cell]
    return [place(sheet, spot) for sheet in offers for spot in cells]


def threats(view: WarView) -> dict[str, list[str]]:
    """Tell which cells each living figure could strike in one whole activation, from where it stands.

    The figure being activated has the actions it has left. The field is taken as it is: nobody else moves or falls.
    """
    return {
        f"figure-{seen.number}": _struck(view, seen) for seen in view.figures if seen.life > 0 and seen.strikes >= 0
    }


def _struck(view: WarView, seen: FigureSeen) -> list[str]:
    enemies = 0
    for other in view.figures:
        if other.seat != seen.seat and other.life > 0:
            enemies |= 1 << other.cell
    bond = view.bond if seen.active else seen.cell
    reached = edge = 1 << seen.cell
    actions = view.actions_left if seen.active and view.actions_left else seen.actions
    for _ in range(actions - 1):  # the last is to strike with
        spread = 0
        for cell in CELLS_OF[edge]:
            spread |= _move(view, seen.move, cell, enemies, bond)
        edge = spread & ~reached
        reached |= edge
    return [
        CELL_IDS[cell]
        for cell in range(CELLS)
        if any([DISTANCE[CELLS * start + cell] <= seen.strikes for start in CELLS_OF[reached]])
    ]


def _move(view: WarView, length: int, start: int, enemies: int, bond: int) -> int:
    """Return where one move may end, as `War.destinations` does."""
    if length <= 0:
        return 0
    if enemies >> start & 1 == 0 or not (start == bond or view.bound_each_action):
        return walk(start, length, enemies, 0, 0)
    return walk(start, length, enemies, enemies, enemies if view.bound_whole_action else 0)


def shown(event: Event) -> list[str]:
    """List the elements an event is about."""
    kind, first = event[0], event[1]
    if kind == STOPPED:
        return ["score-" + SEATS[first]]
    if kind == TURN:
        return [f"turn-{first}"]
    if kind == SCORED:
        return ["score-" + seat for seat in SEATS]
    if kind == ATTACKED:
        return [f"figure-{first}", f"figure-{event[2]}"]
    if kind == ROLLED:
        return [*[f"{DICE_IDS[event[4]]}{die}" for die in range(event[2])], f"figure-{first}"]
    return [f"figure-{first}"]
