"""What a choice would mean, in words and lines on the plane, before it is made."""

from typing import Final

from littlewars.kernel.words import Message

LACE: Final = "lace"  # the way of a piece
SIGHT: Final = "sight"  # a line of sight that nothing stops
BLOCKED: Final = "blocked"  # a line of sight up to where it is stopped
RANGE: Final = "range"  # a circle: its centre, and a point on it
THROW: Final = "throw"  # where a throw would go


class Line:
    """A line on the plane."""

    def __init__(self, kind: str, points: list[tuple[int, int]]) -> None:
        self.kind: str = kind
        self.points: list[tuple[int, int]] = points


class Measure:
    """What a choice would mean, allowed or not."""

    def __init__(self, words: list[Message], lines: list[Line]) -> None:
        self.words: list[Message] = words
        self.lines: list[Line] = lines
