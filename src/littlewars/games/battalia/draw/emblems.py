"""The emblems of the factions: a charge on a shield, each shield of another outline, in the faction's own colours."""

from functools import cache
from typing import Final

from littlewars.pieces.svg import group, path, tag, use

# fmt: off
SHIELDS: Final[dict[str, str]] = {
    "ursides": "M32 3C50 11 61 26 57 42 53 53 42 56 32 61 22 56 11 53 7 42 3 26 14 11 32 3z",  # a leaf
    "insulaires": "M32 3a29 29 0 1 1-.1 0z",  # a disc
    "ambrardents": "M4 7Q32-2 60 7 57 38 32 61 7 38 4 7z",  # a triangle
    "nebuleux": "M32 3l26 14.5v29L32 61 6 46.5v-29z",  # a hexagon
    "bannerless": "M7 8l10 3 8-6 8 6 9-5 15 3v24q-1 9-8 16l-6-5-3 9-8 8-6-8-5 1Q7 44 7 30z",  # torn
}
CHARGES: Final[dict[str, str]] = {
    # a bear's paw
    "ursides": "M32 32c8 0 14 7 14 13 0 5-4 7-8 5-4-1-8-1-12 0-4 2-8 0-8-5 0-6 6-13 14-13z"
        "M16 25a5 6 0 1 0 .1 0zM27 17a5 6.5 0 1 0 .1 0zM38 17a5 6.5 0 1 0 .1 0zM48 25a5 6 0 1 0 .1 0z",
    # a breaking wave
    "insulaires": "M9 40Q17 40 21 30 26 15 39 15 51 16 52 28 47 22 41 24 35 27 37 34 41 41 54 40L51 47Q44 51 37 46"
        " 31 42 26 46 19 51 12 47z",
    # a flame
    "ambrardents": "M34 9q2 8 8 13 7 7 4 14-3 9-14 12-12-2-14-11-1-8 6-13 0 5 3 6Q25 18 34 9z"
        "M32 31q-6 5-5 9 2 4 5 4t5-4q1-4-5-9z",
    # a wing
    "nebuleux": "M13 17Q32 10 53 15 52 22 46 23H25v2.5h23Q46 32 40 32.5H26V35h13Q37 41 31 41.5H26"
        "q3 3 6 3-3 5-9 5Q13 40 13 17z",
    # nothing but cracks
    "bannerless": "M30 17l5 8-6 6 5 7-3 8-1-8-5-6 5-7z",
}
# fmt: on


@cache
def emblem_symbols() -> str:
    """Write the symbols of all emblems."""
    return tag("defs", "".join([emblem_symbol(faction) for faction in SHIELDS]))


def emblem_symbol(faction: str) -> str:
    """Wrap an emblem as a symbol."""
    charge = tag("path", d=CHARGES[faction], fill_rule="evenodd", class_="bat-e-charge")
    drawn = group(path(SHIELDS[faction], "bat-e-shield") + charge, f"side-{faction}")
    return tag("symbol", drawn, id=f"bat-emblem-{faction}", viewBox="0 0 64 64")


def emblem(faction: str, x: int, y: int, size: int) -> str:
    """Show the emblem of a faction, or of the bannerless, in a square whose upper left corner lies at x, y."""
    if faction not in SHIELDS:
        raise KeyError(faction)
    return use(f"bat-emblem-{faction}", x, y, size)
