"""Parts of painted figures: little SVG on a square of 64 units that looks right, the feet at 61.

Tones: body, dark and light are the side's own; all others come from the paint box.
"""

from littlewars.pieces.svg import disc, path


def part(d: str, tone: str = "body") -> str:
    """Paint a shape of any outline."""
    return path(d, f"rois-f-{tone}")


def ball(x: int, y: int, radius: int, tone: str = "body") -> str:
    """Paint a disc."""
    return disc(x, y, radius, f"rois-f-{tone}")


def limb(d: str, tone: str = "body") -> str:
    """Paint a thick outlined line: an arm, a leg, a tail."""
    return path(d, "rois-f-edge") + path(d, f"rois-f-limb rois-f-line-{tone}")


def rod(d: str, tone: str = "hide") -> str:
    """Paint a thin outlined line: a shaft, a string, a bone."""
    return path(d, "rois-f-rim") + path(d, f"rois-f-rod rois-f-line-{tone}")


def seam(d: str) -> str:
    """Scratch a fine line."""
    return path(d, "rois-f-seam")


def eyes(d: str) -> str:
    """Dot the eyes."""
    return path(d, "rois-f-eyes")


def sparks(d: str) -> str:
    """Dot eyes that shine in the dark."""
    return path(d, "rois-f-sparks")
