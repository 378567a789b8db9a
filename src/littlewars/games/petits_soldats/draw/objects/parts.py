"""Parts of household objects seen from above: little SVG in millimetres."""

from math import cos, pi, sin
from typing import TypeAlias

from littlewars.pieces.svg import box, disc, path

Art: TypeAlias = tuple[int, int, str]  # width and height in millimetres; what is drawn inside


def face(d: str, tone: str) -> str:
    """Print a shape."""
    return path(d, f"ps-o-{tone}")


def plank(x: int, y: int, width: int, height: int, round_: int, tone: str) -> str:
    """Print a rectangle with rounded corners."""
    return box(x, y, width, height, round_, f"ps-o-{tone}")


def pan(x: int, y: int, radius: int, tone: str) -> str:
    """Print a disc."""
    return disc(x, y, radius, f"ps-o-{tone}")


def seam(d: str) -> str:
    """Print a fine dark line."""
    return path(d, "ps-o-seam")


def shine(d: str) -> str:
    """Print a broad light line."""
    return path(d, "ps-o-shine")


def stroke(d: str, tone: str) -> str:
    """Print a thick line."""
    return path(d, f"ps-o-stroke ps-o-line-{tone}")


def rectangle(width: int, height: int, tone: str, inner: str) -> Art:
    """Fill a rectangle of so many millimetres, and print on it."""
    return (width, height, plank(0, 0, width, height, 3, tone) + inner)


def circle(radius: int, tone: str, inner: str) -> Art:
    """Fill a disc of so many millimetres, its middle at radius, radius, and print on it."""
    return (2 * radius, 2 * radius, pan(radius, radius, radius, tone) + inner)


def around(x: int, y: int, radius: int, count: int, size: int, tone: str) -> str:
    """Print discs of one size in a ring."""
    turns = [2 * pi * number / count for number in range(count)]
    return "".join([pan(round(x + radius * sin(turn)), round(y - radius * cos(turn)), size, tone) for turn in turns])


def rays(x: int, y: int, inner: int, outer: int, count: int) -> str:
    """Print fine lines from one circle to another."""
    turns = [2 * pi * number / count for number in range(count)]
    lines = [
        f"M{round(x + inner * sin(turn))} {round(y - inner * cos(turn))}"
        f"L{round(x + outer * sin(turn))} {round(y - outer * cos(turn))}"
        for turn in turns
    ]
    return seam("".join(lines))


def ring(x: int, y: int, radius: int) -> str:
    """Print a fine circle."""
    return seam(f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1-{2 * radius} 0z")


def oval(x: int, y: int, across: int, down: int, tone: str) -> str:
    """Print an ellipse, so wide and so high on either side of its middle."""
    return face(f"M{x - across} {y}a{across} {down} 0 1 1 {2 * across} 0a{across} {down} 0 1 1-{2 * across} 0z", tone)
