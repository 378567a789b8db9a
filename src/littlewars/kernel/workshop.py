"""Something people build by hand before a game, kept as the text of an option: a flat plan with things put down on it.

A plan is one line of text, in centimetres, x to the right and y upwards; the page that edits it reads and writes it so:

90x60; walls left top; tokens 13,11 77,49; tall mug disc 45,30 4; low pen rect 9,26 2x8 15

First its width and height; then the sides that are walls, if any; then the points of each `Spots`, by its key; then the
parts, each high or low, by key, as a disc with middle and radius or as a rectangle with middle, width, height and turn.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message


class Part:
    """Something to put down, as often as one likes. Its sizes, in millimetres, are those it has at first."""

    def __init__(self, key: str, name: Message, symbol: str, tall: bool, round: bool, width: int, height: int) -> None:
        self.key: str = key
        self.name: Message = name
        self.symbol: str = symbol  # the id of its picture, which fills its footprint
        self.tall: bool = tall
        self.round: bool = round
        self.width: int = width
        self.height: int = height


class Spots:
    """Points every plan has, or may have; those of the second half are the images of those of the first."""

    def __init__(
        self, key: str, names: list[Message], symbols: list[str], at: list[tuple[int, int]], size: int, room: int
    ) -> None:
        self.key: str = key
        self.names: list[Message] = names
        self.symbols: list[str] = symbols
        self.at: list[tuple[int, int]] = at  # where they lie when a plan has none: thousandths of its width and height
        self.size: int = size  # in millimetres, across
        self.room: int = room  # how far away parts should stay, in millimetres; 0 when it does not matter


class Sample:
    """A plan to begin with."""

    def __init__(self, name: Message, text: str) -> None:
        self.name: Message = name
        self.text: str = text


class Limits:
    """What a plan keeps to; lengths in centimetres, the least and the most."""

    def __init__(self, widths: tuple[int, int], heights: tuple[int, int], sizes: tuple[int, int], parts: int) -> None:
        self.widths: tuple[int, int] = widths
        self.heights: tuple[int, int] = heights
        self.sizes: tuple[int, int] = sizes  # of a part
        self.parts: int = parts  # at most


class Inspection:
    """What is right and wrong with a plan."""

    def __init__(self, findings: list[tuple[bool, Message]], playable: bool, fair: bool, ground: str) -> None:
        self.findings: list[tuple[bool, Message]] = findings  # what was looked at, and whether it holds
        self.playable: bool = playable
        self.fair: bool = fair
        self.ground: str = ground  # the empty plan as SVG: a unit a millimetre, its upper left corner at 0, 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop(ABC):
    """Where plans are built: what they are made of, and the judgement of a finished one."""

    def __init__(
        self,
        name: Message,
        option: str,
        given: dict[str, Value],
        parts: list[Part],
        spots: list[Spots],
        samples: list[Sample],
        limits: Limits,
        symbols: str,
    ) -> None:
        self.name: Message = name  # what is done here, as on a button
        self.option: str = option  # whose text the plan becomes
        self.given: dict[str, Value] = given  # the other options that go with it
        self.parts: list[Part] = parts
        self.spots: list[Spots] = spots
        self.samples: list[Sample] = samples  # one at least
        self.limits: Limits = limits
        self.symbols: str = symbols  # the pictures of parts and spots, as SVG definitions

    @abstractmethod
    def inspect(self, text: str) -> Inspection:
        """Judge a plan; raise `SetupError` when it cannot be read."""
