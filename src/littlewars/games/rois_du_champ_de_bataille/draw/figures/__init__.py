"""The figures and the emblems of all armies, as SVG symbols of 64 units."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.draw.figures.ancients import ANCIENTS
from littlewars.games.rois_du_champ_de_bataille.draw.figures.emblems import EMBLEMS, FIELD, SHIELD
from littlewars.games.rois_du_champ_de_bataille.draw.figures.fantasy import FANTASY
from littlewars.games.rois_du_champ_de_bataille.draw.figures.future import FUTURE
from littlewars.pieces.svg import path, tag, use

FIGURES: Final[dict[str, str]] = {**ANCIENTS, **FANTASY, **FUTURE}


def symbols(armies: set[str]) -> str:
    """Write the symbols of these armies, a figure and an emblem each, in alphabetical order."""
    return tag("defs", "".join([figure_symbol(army) + emblem_symbol(army) for army in sorted(armies)]))


def figure_symbol(army: str) -> str:
    """Wrap a figure as a symbol."""
    return tag("symbol", FIGURES[army], id=f"rois-figure-{army}", viewBox="0 0 64 64")


def emblem_symbol(army: str) -> str:
    """Wrap an emblem, the charge on its shield, as a symbol."""
    charge = tag("path", d=EMBLEMS[army], fill_rule="evenodd", class_="rois-f-charge")
    shield = path(SHIELD, "rois-f-shield") + path(FIELD, "rois-f-field") + charge
    return tag("symbol", shield, id=f"rois-emblem-{army}", viewBox="0 0 64 64")


def figure(army: str, x: int, y: int, size: int) -> str:
    """Show a unit of an army, which looks right, in a square of the given side."""
    return use(f"rois-figure-{army}", x, y, size)


def emblem(army: str, x: int, y: int, size: int) -> str:
    """Show the emblem of an army in a square of the given side."""
    return use(f"rois-emblem-{army}", x, y, size)
