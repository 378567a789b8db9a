"""Reads drawings of Petits Soldats, and checks what holds of all."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from littlewars.games.petits_soldats import content
from littlewars.games.petits_soldats.draw import draw, draw_hand
from littlewars.games.petits_soldats.draw.places import WIDTH, Places
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.view import BattleView, SoldierSeen
from littlewars.kernel.agenda import Event
from tests.games import drawings
from tests.games.drawings import SVG, find
from tests.games.petits_soldats.pictures import reader

RULES = {
    rule["id"]
    for rule in tomllib.loads((Path(content.__file__).parent / "rules.toml").read_text(encoding="utf-8"))["rule"]
}
ALWAYS = {
    *[f"{thing}-{seat}" for thing in ("general", "chest") for seat in SEATS],
    *["banner", "track", "flag", "mission", "star", "cubes", "zone", "plane"],
    *[f"deploy-{number}" for number in range(1, 5)],
}


def checked(drawn: str) -> ElementTree.Element:
    """Read a drawing, and check what holds of all; the ground may be filled with a pattern."""
    root = drawings.checked(drawn, RULES, plain=("style", "stroke"), unexplained=("plane",))
    assert all((element.get("fill") or "url(").startswith("url(") for element in root.iter())
    return root


def picture(view: BattleView, events: Sequence[Event] = (), language: str = "en") -> ElementTree.Element:
    """Draw a view, and check it."""
    root = checked(draw(view, events, reader(language).say))
    assert {element.get("id") for element in root.iter()} >= ALWAYS
    assert root.get("viewBox") == f"0 0 {WIDTH} {Places(view.table).height}"
    return root


def hand(view: BattleView, language: str = "en") -> ElementTree.Element:
    """Draw a hand, and check it."""
    return checked(draw_hand(view, reader(language).say))


def numbers(element: ElementTree.Element, name: str = "transform") -> list[float]:
    """Return the numbers of an attribute."""
    return [float(found) for found in re.findall(r"-?\d+(?:\.\d+)?", element.get(name) or "")]


def everybody(view: BattleView) -> list[SoldierSeen]:
    """List all soldiers."""
    return [seen for one in view.sides for seen in one.soldiers]


def radius(root: ElementTree.Element, key: str) -> float:
    """Return the radius of the first circle of an element, in units of the plane."""
    circle = next(find(root, key).iter(f"{SVG}circle"))
    return float(circle.get("r") or 0) / numbers(find(root, "plane"))[2]
