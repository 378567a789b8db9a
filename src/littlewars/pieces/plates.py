"""What plates of all games share: a lamp for whoever has to choose, the winner's star, the two sides' bases."""

from typing import Final

from littlewars.pieces.svg import box, disc, hatching, path

_STAR: Final = "l6 14 15 2-11 11 3 15-13-7-13 7 3-15-11-11 15-2z"  # from its upper point, 42 high
BASES: Final = (  # of figures on a square of 64: round, and square with hatching
    disc(34, 35, 31, "shadow") + disc(32, 32, 31, "base-rim") + disc(32, 32, 27, "base"),
    box(4, 5, 62, 62, 6, "shadow")
    + box(1, 1, 62, 62, 6, "base-rim")
    + box(5, 5, 54, 54, 3, "base")
    + path(hatching(5, 5, 54, 54, 14), "base-hatch"),
)


def lamp(x: int, y: int, lit: bool, rays: str) -> str:
    """Draw a lamp: with rays of a class when it burns."""
    if not lit:
        return disc(x, y, 13, "lamp")
    lines = f"M{x - 27} {y}h6m42 0h6M{x} {y - 27}v6m0 42v6M{x - 19} {y - 19}l4 4m30 30l4 4m0-38l-4 4m-30 30l-4 4"
    return path(lines, rays) + disc(x, y, 15, "lamp-lit")


def star(x: int, y: int) -> str:
    """Draw the winner's star under x, y."""
    return path(f"M{x} {y}{_STAR}", "star")
