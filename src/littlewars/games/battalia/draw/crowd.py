"""Heroes and Buff on the map: several on one square stand side by side, so that each can be seen and touched."""

from typing import Final

from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.figures import figure
from littlewars.games.battalia.draw.names import BARE, BUFF, faction_of, figure_seat, seat_words
from littlewars.games.battalia.draw.places import Places
from littlewars.games.battalia.ground import SQUARE_NAMES
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import group, title

# of so many figures each: the middle of its base, and its size, in hundredths of a square
ALONE: Final = ((72, 91, 62),)
FEW: Final = (((28, 92, 52), (72, 92, 52)), ((19, 93, 46), (50, 93, 46), (81, 93, 46)))
ROW: Final = (14, 38, 62, 86)
FOUR: Final = ((28, 54, 46), (72, 54, 46), (28, 95, 46), (72, 95, 46))
SMALL: Final = 37  # of five and more
FACING: Final = 36  # hundredths of a figure: its emblem


def spots(count: int) -> list[tuple[int, int, int]]:
    """Return where so many figures stand on their square."""
    if count <= 1:
        return list(ALONE)
    if count <= 3:
        return list(FEW[count - 2])
    if count == len(FOUR):
        return list(FOUR)
    behind = count // 2
    ahead = count - behind
    found = [(place(i, behind), 54, SMALL) for i in range(behind)]
    return found + [(place(i, ahead), 94, SMALL) for i in range(ahead)]


def place(i: int, count: int) -> int:
    """Return how far across one of a row of up to four stands."""
    return ROW[i] if count == len(ROW) else 100 * (2 * i + 1) // (2 * count)


def crowd(view: WorldView, places: Places, say: Say) -> str:
    """Draw all figures on the map, those further down in front."""
    drawn, size = "", places.tile
    for seen in view.squares:
        left, top = places.corner(seen.square)
        for number, (x, y, part) in zip(seen.figures, spots(len(seen.figures)), strict=False):
            at_x, at_y = left + x * size // 100, top + y * size // 100
            drawn += one(view, number, seen.square, at_x, at_y, part * size // 100, say)
    return drawn


def one(view: WorldView, number: int, square: int, x: int, y: int, size: int, say: Say) -> str:
    """Draw a figure, the middle of its base at x, y, with the emblem of whoever it serves."""
    faction = faction_of(view, figure_seat(view, number))
    if number == BUFF:
        words, key, rule = buff_words(view, square), "buff", "BAT-1"
        drawn = figure("buff", x, y, size, 0)
    else:
        words, key, rule = hero_words(view, number, square), f"hero-{number}", "BAT-110"
        drawn = figure(f"hero-{faction}", x, y, size, number % 2 + 1)
    if faction != BARE:
        mark = size * FACING // 100
        drawn += emblem(faction, x + size * 16 // 100, y - size * 12 // 100, mark)
    return group(title(say(words)) + drawn, f"bat-figure side-{faction}", id=key, data_rule=rule)


def hero_words(view: WorldView, number: int, square: int) -> Message:
    """Say whose hero it is and where he stands."""
    side = seat_words(view, number // 2)
    return Message("picture-hero", side=side, number=number % 2 + 1, square=SQUARE_NAMES[square])


def buff_words(view: WorldView, square: int) -> Message:
    """Say whom Buff serves, or how strong his horde is."""
    name = SQUARE_NAMES[square]
    if view.employer >= 0:
        return Message("picture-buff-serves", square=name, side=seat_words(view, view.employer))
    return Message("picture-buff-free", square=name, strength=view.horde)
