"""SVG as text: elements, words, transforms, and a die. Drawings of all games are made of these."""

from functools import cache
from html import escape
from typing import Final, TypeAlias

Attribute: TypeAlias = int | str

PIPS: Final = (
    ((50, 50),),
    ((26, 26), (74, 74)),
    ((26, 26), (50, 50), (74, 74)),
    ((26, 26), (74, 26), (26, 74), (74, 74)),
    ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    ((26, 24), (74, 24), (26, 50), (74, 50), (26, 76), (74, 76)),
)  # in hundredths of the die's side


def tag(name: str, inner: str = "", **attributes: Attribute) -> str:
    """Write an element: `class_` stands for class, `stroke_width` for stroke-width."""
    head = name
    for key, value in attributes.items():
        head += f' {key.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else value}"'
    return f"<{head}>{inner}</{name}>" if inner else f"<{head}/>"


def svg(width: int, height: int, inner: str, classes: str) -> str:
    """Write a whole drawing."""
    attributes = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}", "role": "img"}
    return tag("svg", inner, class_=classes, **attributes)


def group(inner: str, classes: str, **attributes: Attribute) -> str:
    """Gather elements under a class."""
    return tag("g", inner, class_=classes, **attributes)


def title(words: str) -> str:
    """Name an element for tooltips and screen readers."""
    return f"<title>{escape(words)}</title>"


def text(x: int, y: int, size: int, words: str, classes: str) -> str:
    """Write words on the baseline y."""
    return f'<text x="{x}" y="{y}" font-size="{size}" class="{classes}">{escape(words)}</text>'


def path(d: str, classes: str) -> str:
    """Draw a path."""
    return f'<path d="{d}" class="{classes}"/>'


def box(x: int, y: int, width: int, height: int, round_: int, classes: str) -> str:
    """Draw a rectangle with rounded corners."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round_}" class="{classes}"/>'


def disc(x: int, y: int, radius: int, classes: str) -> str:
    """Draw a circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" class="{classes}"/>'


def use(symbol: str, x: int, y: int, size: int) -> str:
    """Show a symbol in a square of the given side."""
    return f'<use href="#{symbol}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def place(x: int, y: int, thousandths: int = 1000) -> str:
    """Write a transform: move, then scale."""
    return f"translate({x} {y}) scale({thousandths // 1000}.{thousandths % 1000:03})"


@cache
def hatching(x: int, y: int, width: int, height: int, step: int) -> str:
    """Write the path of slanted lines filling a rectangle."""
    lines = ""
    for at in range(step, width + height, step):
        low, high = max(0, at - height), min(at, width)
        lines += f"M{x + low} {y + at - low}L{x + high} {y + at - high}"
    return lines


def die(x: int, y: int, size: int, face: int, classes: str) -> str:
    """Draw a six-sided die, its face up; x and y are its upper left corner."""
    pips = ""
    for across, down in PIPS[face - 1]:
        pips += disc(x + size * across // 100, y + size * down // 100, size * 10 // 100, "die-pip")
    shadow = box(x + 2, y + 4, size, size, size // 5, "shadow")
    return group(f"{shadow}{box(x, y, size, size, size // 5, 'die-side')}{pips}", f"die {classes}")
