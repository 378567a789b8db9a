"""Household objects seen from above, as SVG symbols of one unit a millimetre that fill their footprint.

A tall object, behind which a soldier hides, casts a short shadow and wears a bold double outline; a low one lies flat
in a thin outline. Footprints are rectangles, or discs for round objects.
"""

from math import sqrt
from typing import Final

from littlewars.games.petits_soldats.draw.objects.kitchen import KITCHEN
from littlewars.games.petits_soldats.draw.objects.living import LIVING
from littlewars.games.petits_soldats.draw.objects.parts import Art
from littlewars.games.petits_soldats.draw.objects.picnic import PICNIC
from littlewars.games.petits_soldats.draw.objects.play import PLAY
from littlewars.pieces.svg import tag

DRAWN: Final[dict[str, Art]] = {**KITCHEN, **PICNIC, **LIVING, **PLAY}
OBJECTS: Final[tuple[str, ...]] = tuple(DRAWN)
ROUND: Final[frozenset[str]] = frozenset({
    "coffee_pot", "bowl", "pencil_pot", "tape_roll", "vase", "teddy_bear", "giant_top", "ball", "flask",
    "plate_of_nuts", "melon", "cork", "flour_jar", "pepper_mill", "candle", "marble", "cake", "cup", "sweet", "mug",
    "coin",
})  # fmt: skip
LOW: Final[frozenset[str]] = frozenset({
    "spoon", "butter_dish", "keyboard", "stapler", "tape_roll", "frame", "rail", "ball", "plate_of_nuts",
    "butter_knife", "car_keys", "cork", "cutting_board", "wooden_spoon", "remote_control", "pen", "domino", "marble",
    "garland", "sweet", "ruler", "coin",
})  # fmt: skip


def object_symbols(keys: set[str]) -> str:
    """Write the symbols of these objects, in alphabetical order."""
    return tag("defs", "".join([object_symbol(key) for key in sorted(keys)]))


def object_symbol(key: str) -> str:
    """Wrap an object and its outline as a symbol that takes any proportions."""
    width, height, art = DRAWN[key]
    edge = outline(key, width, height, 2, "ps-o-low") if key in LOW else tall_outline(key, width, height)
    return tag("symbol", art + edge, id=f"ps-object-{key}", viewBox=f"0 0 {width} {height}", preserveAspectRatio="none")


def tall_outline(key: str, width: int, height: int) -> str:
    """Draw the double outline of a tall object."""
    return outline(key, width, height, 12, "ps-o-inner") + outline(key, width, height, 5, "ps-o-outer")


def outline(key: str, width: int, height: int, inset: int, look: str) -> str:
    """Draw a line along the footprint, so many half units inside it."""
    if key in ROUND:
        return f'<circle cx="{width // 2}" cy="{height // 2}" r="{decimal((width - inset) / 2)}" class="{look}"/>'
    across, down, start = decimal(width - inset), decimal(height - inset), decimal(inset / 2)
    return f'<rect x="{start}" y="{start}" width="{across}" height="{down}" rx="2" class="{look}"/>'


def thing(key: str, x: float, y: float, width: float, height: float, turn: float) -> str:
    """Show an object on its footprint: its middle at x, y, turned by so many degrees clockwise."""
    own_width, own_height, _ = DRAWN[key]
    if (width - height) * (own_width - own_height) < 0:  # turned rather than squeezed
        return thing(key, x, y, height, width, turn + 90)
    across, down = decimal(width), decimal(height)
    left, top = decimal(-width / 2), decimal(-height / 2)
    turned = f" rotate({decimal(turn % 360)})" if turn % 360 else ""
    shown = f'<use href="#ps-object-{key}" x="{left}" y="{top}" width="{across}" height="{down}"/>'
    drawn = tag("g", shown, transform=f"translate({decimal(x)} {decimal(y)}){turned}")
    return drawn if key in LOW else shadow(key, x, y, width, height, turned) + drawn


def shadow(key: str, x: float, y: float, width: float, height: float, turned: str) -> str:
    """Cast the short shadow of a tall object, down and to the right whichever way it is turned."""
    step = sqrt(width * height) * 0.06
    round_ = decimal(width / 2 if key in ROUND else step), decimal(height / 2 if key in ROUND else step)
    cast = ""
    for reach, grown in ((1.0, 0.0), (1.5, 0.8)):
        across, down = width + step * grown, height + step * grown
        cast += (
            f'<rect x="{decimal(-across / 2)}" y="{decimal(-down / 2)}" width="{decimal(across)}" '
            f'height="{decimal(down)}" rx="{round_[0]}" ry="{round_[1]}" class="ps-o-shadow" '
            f'transform="translate({decimal(x + step * reach * 0.7)} {decimal(y + step * reach)}){turned}"/>'
        )
    return cast


def decimal(value: float) -> str:
    """Write a number with at most two decimals."""
    return f"{round(value, 2):g}"
