"""How a person is asked: one of a list, a subset, a point on the plane, or an aim."""

from littlewars.kernel.words import Message

Region = list[list[tuple[int, int]]]  # polygons, in the plane's own unit


class Prompt:
    """Choose one of the listed choices. The message is the question."""

    def __init__(self, message: Message) -> None:
        self.message: Message = message


class SubsetPrompt(Prompt):
    """Choose some of the named items: bit i of the mask stands for item i.

    Items with the same number in `alike` are interchangeable: the first of them stand for any.
    """

    def __init__(
        self,
        message: Message,
        items: list[Message],
        least: int,
        most: int,
        base: int = 0,
        alike: list[int] | None = None,
    ) -> None:
        super().__init__(message)
        self.items: list[Message] = items
        self.least: int = least
        self.most: int = most
        self.base: int = base
        self.alike: list[int] = list(range(len(items))) if alike is None else alike

    def choice(self, picked: list[int]) -> int:
        """Return the choice that takes these items."""
        kinds = [self.alike[item] for item in picked]
        mask = 0
        for item, kind in enumerate(self.alike):
            if kind in kinds:
                kinds.remove(kind)
                mask |= 1 << item
        return self.base + mask


class PointPrompt(Prompt):
    """Choose a point of the plane; the region shows where it may lie."""

    def __init__(self, message: Message, region: Region, width: int, base: int = 0) -> None:
        super().__init__(message)
        self.region: Region = region
        self.width: int = width  # of the plane: a point is numbered row by row
        self.base: int = base

    def choice(self, x: int, y: int) -> int:
        """Return the choice of this point."""
        return self.base + y * self.width + x


class AimPrompt(Prompt):
    """Choose a direction and a power, from an origin."""

    def __init__(self, message: Message, origin: tuple[int, int], directions: int, powers: int, base: int = 0) -> None:
        super().__init__(message)
        self.origin: tuple[int, int] = origin
        self.directions: int = directions  # the circle is cut in so many equal parts, 0 points right, anticlockwise
        self.powers: int = powers  # 0 … powers - 1
        self.base: int = base

    def choice(self, direction: int, power: int) -> int:
        """Return the choice of this aim."""
        return self.base + direction * self.powers + power
