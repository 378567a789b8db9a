"""Reads drawings, and checks what holds of those of all games."""

import re
from collections.abc import Sequence
from xml.etree import ElementTree

from littlewars.look import CSS

SVG = "{http://www.w3.org/2000/svg}"


def checked(
    drawn: str,
    rules: set[str],
    plain: Sequence[str] = ("style", "fill", "stroke"),
    unexplained: Sequence[str] = (),
) -> ElementTree.Element:
    """Read a drawing: ids are unique and explained by a rule, but a few; everything has a look, and no style.

    `plain` are the attributes no element has.
    """
    root = ElementTree.fromstring(drawn)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(element.get(name) is None for element in root.iter() for name in plain)
    for element in root.iter(f"{SVG}use"):
        assert str(element.get("href")).removeprefix("#") in ids
    for element in root.iter(f"{SVG}g"):
        if element.get("id") not in (None, *unexplained):
            assert element[0].tag == f"{SVG}title", element.get("id")
            told = element[0].text or ""
            assert told.strip() == told != ""
            assert "  " not in told
            assert element.get("data-rule") in rules, element.get("id")
    for element in root.iter():
        if element.tag.removeprefix(SVG) in ("circle", "path", "rect", "text"):
            looks = (element.get("class") or "none").split()
            assert looks == ["word"] or all(re.search(rf"\.{look}[ ,{{]", CSS) for look in looks), looks
    return root


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
    """List what is written, tooltips left out."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def said(root: ElementTree.Element, key: str) -> str:
    """Return an element's tooltip."""
    return find(root, key)[0].text or ""


# -- parts of drawings


def elements(drawn: str) -> list[ElementTree.Element]:
    """Return the elements of a part of a drawing."""
    return list(ElementTree.fromstring(f"<svg>{drawn}</svg>").iter())[1:]


def worn(drawn: str) -> set[str]:
    """Return the classes of a part of a drawing."""
    return {name for element in elements(drawn) for name in (element.get("class") or "").split()}


# -- colours


def colours(name: str) -> list[str]:
    """Return a colour in the light, dark and both high-contrast sets; one that never changes, four times."""
    own, *strong = [re.findall(r"#\w{6}", line) for line in re.findall(rf"--{name}: ([^;]*);", CSS)]
    return [own[0], own[-1], *[colour for (colour,) in strong or [own, own]]]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """Return how bright a colour is."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
