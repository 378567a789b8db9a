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


class Fan:
    """A turning point of the shortest ways, and the polygon of the points a straight line from it reaches."""

    def __init__(self, x: int, y: int, parent: int, used: int, outline: list[tuple[int, int]]) -> None:
        self.x: int = x
        self.y: int = y
        self.parent: int = parent  # the fan before it; -1 for the first, which is the start
        self.used: int = used  # of the lace, until here
        self.outline: list[tuple[int, int]] = outline


class Reach:
    """A piece that may be put down, and where.

    The shortest way to a point leads over the fan that contains it with the least `used` and distance together.
    """

    def __init__(
        self,
        mark: str,
        name: Message,
        start: tuple[int, int],
        region: Region,
        base: int,
        length: int = 0,
        fans: list[Fan] | None = None,
    ) -> None:
        self.mark: str = mark  # the element to touch
        self.name: Message = name
        self.start: tuple[int, int] = start  # where it stands, or first appears
        self.region: Region = region
        self.base: int = base  # the choice of point (0, 0)
        self.length: int = length  # of the lace; 0 when none is laid
        self.fans: list[Fan] = [] if fans is None else fans


class PointPrompt(Prompt):
    """Choose a piece and a point of the plane for it; choices that belong to no reach are made at once."""

    def __init__(self, message: Message, reaches: list[Reach], width: int, height: int = 0) -> None:
        super().__init__(message)
        self.reaches: list[Reach] = reaches  # by ascending base
        self.width: int = width  # of the plane: a point is numbered row by row
        self.height: int = height  # numbers beyond it belong to no reach; 0: all from a base on belong to its reach

    def choice(self, reach: int, x: int, y: int) -> int:
        """Return the choice of this point for this piece."""
        return self.reaches[reach].base + y * self.width + x

    def reach_of(self, choice: int) -> int:
        """Return which reach a choice belongs to; -1 for none."""
        found = -1
        for number, reach in enumerate(self.reaches):
            if choice >= reach.base:
                found = number
        if found >= 0 and self.height and choice >= self.reaches[found].base + self.width * self.height:
            return -1
        return found


class AimPrompt(Prompt):
    """Choose a direction and a power, from an origin; choices that are no aim are made at once."""

    def __init__(
        self,
        message: Message,
        origin: tuple[int, int],
        directions: int,
        powers: int,
        base: int = 0,
        least: int = 0,
        step: int = 0,
    ) -> None:
        super().__init__(message)
        self.origin: tuple[int, int] = origin
        self.directions: int = directions  # the circle is cut in so many equal parts, 0 points right, anticlockwise
        self.powers: int = powers  # 0 … powers - 1; with one only the direction is asked
        self.base: int = base
        self.least: int = least  # how far power 0 throws, in the plane's unit; 0: lengths mean nothing
        self.step: int = step  # how much farther each power throws

    def choice(self, direction: int, power: int) -> int:
        """Return the choice of this aim."""
        return self.base + direction * self.powers + power

    def has(self, choice: int) -> bool:
        """Tell whether a choice is an aim."""
        return self.base <= choice < self.base + self.directions * self.powers
