"""Painted figures: little SVG on a square of 64 units that looks right. Games put their pictures together of these.

Tones: body, dark and light are the side's own; all others come from the paint box of the style sheet.
"""

from littlewars.pieces.svg import disc, path


def part(d: str, tone: str = "body") -> str:
    """Paint a shape of any outline."""
    return path(d, f"paint-{tone}")


def ball(x: int, y: int, radius: int, tone: str = "body") -> str:
    """Paint a disc."""
    return disc(x, y, radius, f"paint-{tone}")


def limb(d: str, tone: str = "body") -> str:
    """Paint a thick outlined line: an arm, a leg, a tail."""
    return path(d, "paint-edge") + path(d, f"paint-limb paint-line-{tone}")


def rod(d: str, tone: str = "hide") -> str:
    """Paint a thin outlined line: a shaft, a string, a bone."""
    return path(d, "paint-rim") + path(d, f"paint-rod paint-line-{tone}")


def seam(d: str) -> str:
    """Scratch a fine line."""
    return path(d, "paint-seam")


def eyes(d: str) -> str:
    """Dot the eyes."""
    return path(d, "paint-eyes")


def sparks(d: str) -> str:
    """Dot what shines in the dark."""
    return path(d, "paint-sparks")
