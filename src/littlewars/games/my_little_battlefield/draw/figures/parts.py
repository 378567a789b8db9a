"""Figures of units: what they stand on, the ground at 58 of 64 units, and what many of them have."""

from littlewars.pieces.paint import ball, eyes, part


def ground(half: int) -> str:
    """Lay the base a figure stands on, so wide on either side of the middle: the higher the rank, the wider."""
    return part(f"M{32 - half} 58a{half} 4 0 0 0 {2 * half} 0a{half} 4 0 0 0-{2 * half} 0z", "base")


def standing(inner: str) -> str:
    """Stand a standard unit on its base."""
    return ground(15) + inner


def riding(inner: str) -> str:
    """Stand an elite unit on its base."""
    return f'<g transform="translate(3 5) scale(.92)">{ground(26)}{inner}</g>'


def towering(inner: str) -> str:
    """Stand a unit of renown on its base."""
    return f'<g transform="translate(1 3) scale(.96)">{ground(31)}{inner}</g>'


def put(inner: str, x: int, y: int, tenths: int = 10, turn: int = 0) -> str:
    """Move parts drawn around 0, 0 to x, y, in tenths of their size, turned by so many degrees."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({tenths // 10}.{tenths % 10})">{inner}</g>'


def legs(tone: str = "dark") -> str:
    """Stand two short legs on the base."""
    return part("M25 58V47h14v11h-6v-6h-2v6z", tone)


def trunk(tone: str = "body") -> str:
    """Dress a trunk above the legs."""
    return part("M22 51l3-15q7-3 14 0l3 15q-10 4-20 0z", tone)


def face(x: int, y: int, radius: int, tone: str = "skin") -> str:
    """Give a round head two eyes that look right."""
    return ball(x, y, radius, tone) + eyes(f"M{x} {y + 1}h0m5 0h0")
