"""Moulds of plastic soldiers: shapes on a square of 64 units, cast in one piece in the tones of a side."""

from typing import TypeAlias

from littlewars.pieces.svg import path

Shape: TypeAlias = tuple[str, str, str]  # an outline or a line; its form: mass, leg, arm, rod, wire; its tone


def mass(d: str, tone: str = "body") -> Shape:
    """Mould a filled outline."""
    return (d, "mass", tone)


def leg(d: str, tone: str = "body") -> Shape:
    """Mould a line as thick as a leg."""
    return (d, "leg", tone)


def arm(d: str, tone: str = "light") -> Shape:
    """Mould a line as thick as an arm."""
    return (d, "arm", tone)


def rod(d: str, tone: str = "deep") -> Shape:
    """Mould a line as thick as a gun."""
    return (d, "rod", tone)


def wire(d: str, tone: str = "deep") -> Shape:
    """Mould a line as thin as an antenna."""
    return (d, "wire", tone)


def helmet(x: int, y: int) -> tuple[Shape, ...]:
    """Mould a head with a helmet that looks right, the middle of its rim at x, y."""
    return (
        mass(f"M{x - 4} {y}h9l1 4-1 3q-4 3-8 0z", "light"),
        mass(f"M{x - 9} {y + 1}q1-11 9-11 9 0 10 10l2 2q-11 3-21 0z"),
    )


def cast(*shapes: Shape) -> str:
    """Cast shapes in one piece: one dark edge around them all, then the tones."""
    edges = [path(d, f"ps-f-edge ps-f-edge-{form}") for d, form, _ in shapes]
    tones = [path(d, f"ps-f-{tone}" if form == "mass" else f"ps-f-{form} ps-f-line-{tone}") for d, form, tone in shapes]
    return "".join(edges) + "".join(tones)


def seam(d: str) -> str:
    """Scratch a fine line."""
    return path(d, "ps-f-seam")


def base() -> str:
    """Lay the round base around 32, 54; its rim is plain or notched, as the side says."""
    return (
        path("M10 54v3a22 6 0 0 0 44 0v-3z", "ps-f-plinth")
        + path("M10.8 55.5a21.2 6 0 0 0 42.4 0", "ps-f-notch")
        + path("M10 54a22 6 0 0 1 44 0 22 6 0 0 1-44 0z", "ps-f-top")
    )
