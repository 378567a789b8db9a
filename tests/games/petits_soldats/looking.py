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
from littlewars.look import CSS
from tests.games.petits_soldats.pictures import Reader

SVG = "{http://www.w3.org/2000/svg}"
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
    """Read a drawing, and check what holds of all: ids are unique and explained, everything has a look and no style."""
    root = ElementTree.fromstring(drawn)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(element.get(name) is None for element in root.iter() for name in ("style", "stroke"))
    assert all((element.get("fill") or "url(").startswith("url(") for element in root.iter())
    for element in root.iter(f"{SVG}use"):
        assert str(element.get("href")).removeprefix("#") in ids
    for element in root.iter(f"{SVG}g"):
        if element.get("id") not in (None, "plane"):
            assert element[0].tag == f"{SVG}title", element.get("id")
            said = element[0].text or ""
            assert said.strip() == said != ""
            assert "  " not in said
            assert element.get("data-rule") in RULES, element.get("id")
    for element in root.iter():
        if element.tag.removeprefix(SVG) in ("circle", "path", "rect", "text"):
            looks = (element.get("class") or "").split()
            assert looks == ["word"] or all(re.search(rf"\.{look}[ ,{{]", CSS) for look in looks or ["none"]), looks
    return root


def picture(view: BattleView, events: Sequence[Event] = (), language: str = "en") -> ElementTree.Element:
    """Draw a view, and check it."""
    root = checked(draw(view, events, Reader(language).say))
    assert {element.get("id") for element in root.iter()} >= ALWAYS
    assert root.get("viewBox") == f"0 0 {WIDTH} {Places(view.table).height}"
    return root


def hand(view: BattleView, language: str = "en") -> ElementTree.Element:
    """Draw a hand, and check it."""
    return checked(draw_hand(view, Reader(language).say))


def find(root: ElementTree.Element, key: str) -> ElementTree.Element:
    """Find an element."""
    return next(element for element in root.iter() if element.get("id") == key)


def has(root: ElementTree.Element, key: str) -> bool:
    """Tell whether there is an element."""
    return any(element.get("id") == key for element in root.iter())


def classes(root: ElementTree.Element) -> list[str]:
    """List all classes."""
    return [look for element in root.iter() for look in (element.get("class") or "").split()]


def words(root: ElementTree.Element) -> list[str]:
    """List all words."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def said(root: ElementTree.Element, key: str) -> str:
    """Return the title of an element."""
    return find(root, key)[0].text or ""


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
