"""The banner above a board: one sentence, and maybe a smaller one below, in the colours of a side or on paper."""

from littlewars.pieces.svg import box, group, hatching, path, title
from littlewars.pieces.words import fitted


def plate(
    spot: tuple[int, int, int, int],
    side: str,
    rounding: int,
    hatched: bool,
    sign: str,
    words: str,
    below: str,
    rule: str,
) -> str:
    """Draw a banner with a sign on its left; one that is nobody's is paper."""
    x, y, width, height = spot
    front, classes, ink = box(x, y, width, height, rounding, "paper"), "banner", "word"
    if side:
        front = box(x, y, width, height, rounding, "plate-head")
        front += path(hatching(x, y, 80, height, 12), "plate-hatch") * hatched
        classes, ink = f"banner side-{side}", "word-side"
    middle, room = x + (width + 70) // 2, width - 100
    if below:
        lines = fitted(middle, y + height // 2 + 1, 30, room, words, ink)
        lines += fitted(middle, y + height - 9, 19, room, below, ink)
    else:
        lines = fitted(middle, y + height * 7 // 10, 36, room, words, ink)
    shadow = box(x + 3, y + 5, width, height, rounding, "shadow")
    return group(title(words) + shadow + front + sign + lines, classes, id="banner", data_rule=rule)
