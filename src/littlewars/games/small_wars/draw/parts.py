"""Bricks to build silhouettes with: every part is a little SVG on a square of 64 units, ground line at 58.

Tones: body, dark and pale are the side's own; ink, metal, glass, skin, sand and fire are the toy box's.
Vehicles look right; the drawing of a red figure turns them around.
"""

from littlewars.pieces.svg import box, disc, path


def brick(x: int, y: int, width: int, height: int, tone: str = "body") -> str:
    """Lay a plain brick."""
    return box(x, y, width, height, 1, f"toy-{tone}")


def studs(x: int, y: int, count: int, tone: str = "body") -> str:
    """Put studs in a row on the surface y."""
    return path("".join([f"M{x + 7 * i} {y}v-3h4v3z" for i in range(count)]), f"toy-{tone}")


def studded(x: int, y: int, width: int, height: int, tone: str = "body") -> str:
    """Lay a brick with as many studs as fit on it."""
    count = (width - 1) // 7
    return studs(x + (width - 7 * count + 3) // 2, y, count, tone) + brick(x, y, width, height, tone)


def slope(d: str, tone: str = "body") -> str:
    """Cut a brick of any outline."""
    return path(d, f"toy-{tone}")


def bar(d: str, tone: str = "ink") -> str:
    """Clip on a thin bar: an aerial, a roll cage, an arm."""
    return path(d, f"toy-bar toy-bar-{tone}")


def pole(d: str, tone: str = "ink") -> str:
    """Clip on a thick bar: a barrel, a strut."""
    return path(d, f"toy-pole toy-bar-{tone}")


def wheel(x: int, y: int, radius: int) -> str:
    """Fit a tyre and its hub."""
    return disc(x, y, radius, "toy-tyre") + disc(x, y, radius * 2 // 5, "toy-hub")


def wheels(y: int, radius: int, *across: int) -> str:
    """Fit several wheels on one axle line."""
    return "".join([wheel(x, y, radius) for x in across])


def track(x: int, width: int, count: int, height: int = 13) -> str:
    """Fit a caterpillar track standing on the ground, with its road wheels."""
    first, span = x + height // 2, width - height
    hubs = [disc(first + span * i // (count - 1), 58 - height // 2, height // 2 - 2, "toy-hub") for i in range(count)]
    return box(x, 58 - height, width, height, height // 2, "toy-tyre") + "".join(hubs)


def gun(x: int, y: int, length: int, height: int = 3) -> str:
    """Mount a level barrel pointing right, its axis on y."""
    top = y - height // 2
    return brick(x, top, length, height, "metal") + brick(x + length - 3, top - 1, 4, height + 2, "ink")


def head(x: int, y: int, hat: str = "dark") -> str:
    """Seat a crew member: a face and a helmet above the surface y."""
    face = box(x - 4, y - 8, 8, 8, 2, "toy-skin") + path(f"M{x} {y - 4}h0m3 0h0", "toy-eyes")
    return face + path(f"M{x - 6} {y - 5}c0-8 12-8 12 0z", f"toy-{hat}")


def heads(y: int, *across: int) -> str:
    """Seat several crew members in a row."""
    return "".join([head(x, y) for x in across])


def window(x: int, y: int) -> str:
    """Show a crew member behind a pane."""
    return box(x - 5, y - 9, 11, 10, 1, "toy-glass") + head(x, y)


def put(inner: str, x: int, y: int, tenths: int = 10, turn: int = 0) -> str:
    """Move parts drawn around 0, 0 to x, y, in tenths of their size, turned by so many degrees."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({tenths // 10}.{tenths % 10})">{inner}</g>'


def man(x: int, y: int, tenths: int = 10, held: str = "", hat: str = "dark") -> str:
    """Stand a brick man of 28 units, in tenths of his size, feet at x, y, with what he holds around his feet."""
    legs = path("M-6 0v-9h12v9h-5v-5h-2v5z", "toy-dark")
    trunk = path("M-6-9l1-11h10l1 11z", "toy-body")
    return put(f"{legs}{trunk}{head(0, -19, hat)}{held}", x, y, tenths)


def rider(x: int, y: int) -> str:
    """Seat a man astride, his seat at x, y, his hands and feet forward."""
    trunk = path(f"M{x - 5} {y}l1-13h8l2 13z", "toy-body")
    return trunk + bar(f"M{x + 2} {y - 9}l9 4", "dark") + head(x, y - 13) + bar(f"M{x} {y}l8 1 0 7", "dark")


def rotor(x: int, y: int, half: int) -> str:
    """Spin a rotor of two blades on a short mast."""
    return brick(x - 2, y, 4, 6, "metal") + box(x - half, y - 1, 2 * half, 3, 1, "toy-ink") + disc(x, y, 3, "toy-metal")


def missile(x: int, y: int, turn: int, length: int) -> str:
    """Lay a missile with its tail at x, y, turned by so many degrees from level."""
    fins = path("M-1-3l-3-4h7l4 4zm0 6l-3 4h7l4-4z", "toy-dark")
    body = path(f"M-1-3h{length}q6 0 8 3q-2 3-8 3h-{length}z", "toy-pale")
    return put(f"{fins}{body}{path(f'M{length - 1}-3v6', 'toy-seam')}", x, y, 10, turn)


def sandbags(x: int, y: int, count: int) -> str:
    """Pile a row of sandbags on the line y."""
    return "".join([box(x + 10 * i, y - 6, 11, 6, 3, "toy-sand") for i in range(count)])


def waves(d: str) -> str:
    """Let water run along."""
    return path(d, "toy-wave")
