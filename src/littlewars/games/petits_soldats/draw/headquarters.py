"""The two HQs: a general with his orders, the chest, and a small card for each soldier."""

from typing import Final

from littlewars.games.petits_soldats.draw.badges import counted, defense, hearts
from littlewars.games.petits_soldats.draw.figures import figure
from littlewars.games.petits_soldats.draw.glyphs import action, token
from littlewars.games.petits_soldats.draw.names import seat_name, soldier_name
from littlewars.games.petits_soldats.draw.places import ROUNDS, Place, Places
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.view import BattleView, SideSeen, SoldierSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.plates import lamp, star
from littlewars.pieces.svg import box, disc, group, hatching, path, place, text, title
from littlewars.pieces.words import fitted

RAYS: Final = "ps-rays"
HEAD: Final = 40
GENERAL: Final = 116  # width of a general
CHEST: Final = 92
LOW: Final = 104  # height of both where cards lie below them
NARROW: Final = 450  # an HQ less wide than this has its cards below general and chest
SLIM: Final = 124  # a card less wide than this has its numbers below the figure


def headquarters(view: BattleView, seat: int, places: Places, say: Say) -> str:
    """Draw an HQ."""
    side = view.sides[seat]
    x, y, wide, high = places.hqs[seat]
    card = box(3, 5, wide, high, ROUNDS[seat], "shadow") + box(0, 0, wide, high, ROUNDS[seat], "plate")
    front, below = (wide - CHEST - 16, LOW) if wide < NARROW else (GENERAL, high - HEAD - 8)
    inner = card + head(view, side, wide, say) + general(side, 6, HEAD + 4, front, below, say)
    inner += chest(side, front + 10, HEAD + 4, below, say)
    drawn = group(inner, f"ps-hq side-{SEATS[seat]}", transform=place(x, y))
    return drawn + "".join([plate(side, seen, places.hqs[seat], say) for seen in side.soldiers])


def head(view: BattleView, side: SideSeen, wide: int, say: Say) -> str:
    """Draw the name of a side; its lamp burns when it has to choose, and the winner has a star."""
    seat = side.seat
    drawn = box(0, 0, wide, HEAD, ROUNDS[seat], "plate-head") + box(0, 20, wide, HEAD - 20, 0, "plate-head")
    drawn += path(hatching(0, 4, 60, HEAD - 4, 12), "plate-hatch") * seat
    drawn += fitted(wide // 2, 30, 30, wide - 260, say(seat_name(seat)), "word-side")
    drawn += (
        star(32, 0)
        if view.winner == seat
        else group(lamp(0, 0, view.actor == seat, RAYS), "ps-lamp", transform=place(32, 20, 680))
    )
    if side.practice:
        sign = title(say(Message("picture-practice"))) + disc(wide - 26, 20, 17, "ps-practice")
        drawn += group(sign + action("practice", wide - 37, 9, 22), "ps-practice-left")
    return drawn


def general(side: SideSeen, x: int, y: int, wide: int, high: int, say: Say) -> str:
    """Draw a general with the orders he can still give."""
    words = Message("picture-general", seat=seat_name(side.seat), orders=side.general)
    size = min(92, high - 20)
    inner = title(say(words)) + box(0, 0, wide, high, ROUNDS[side.seat] // 2, "ps-card")
    inner += figure("general", (wide - GENERAL) // 4 + size // 2 - 6, 10 + size * 54 // 64, size)
    right = wide - 25 - (wide - GENERAL) // 4
    inner += token("order", right - 19, 10, 38) if side.general else disc(right, 29, 17, "ps-empty")
    inner += fitted(right, high - 18, 46, 44, str(side.general), "word-number")
    return group(inner, "ps-general", id=f"general-{SEATS[side.seat]}", transform=place(x, y), data_rule="PS-501")


def chest(side: SideSeen, x: int, y: int, high: int, say: Say) -> str:
    """Draw a toy chest: orders for rounds to come on its lid, those of broken soldiers in its bottom."""
    words = Message("picture-chest", seat=seat_name(side.seat), lid=side.lid, bottom=side.bottom)
    half = high // 2
    right = CHEST - 2
    lid = f"M2 {half - 3}V22Q2 2 22 2H{right - 20}Q{right} 2 {right} 22V{half - 3}z"
    inner = title(say(words)) + path(lid, "ps-lid") + box(2, half + 1, CHEST - 4, high - half - 3, 6, "ps-bottom")
    inner += box(CHEST // 2 - 7, half - 8, 14, 16, 3, "ps-lock")
    for count, top in ((side.lid, half // 2 - 18), (side.bottom, half + half // 2 - 16)):
        nothing = text(CHEST // 2, top + 28, 30, "0", "ps-count-quiet")
        inner += counted("order", count, 10, top, 34) if count else nothing
    return group(inner, "ps-chest", id=f"chest-{SEATS[side.seat]}", transform=place(x, y), data_rule="PS-116")


# -- cards


def card_place(hq: Place, side: SideSeen, seen: SoldierSeen) -> Place:
    """Return where the card of a soldier lies."""
    x, y, wide, high = hq
    left, top = (6, HEAD + 8 + LOW) if wide < NARROW else (GENERAL + CHEST + 16, HEAD + 4)
    count = len(side.soldiers)
    step = (wide - left - 4) // max(1, count)
    i = [one.number for one in side.soldiers].index(seen.number)
    return x + left + step * i, y + top, step - 4, high - top - 6


def figure_spot(card: Place) -> tuple[int, int, int]:
    """Return where on a card its figure stands, and how large."""
    x, y, wide, high = card
    if wide < SLIM:
        size = min(wide - 8, high - 50)
        return x + wide // 2, y + 4 + size * 54 // 64, size
    size = broad_size(wide, high)
    return x + size // 2 + 4, y + high - 6 - size + size * 54 // 64, size


def broad_size(wide: int, high: int) -> int:
    """Return how large a figure stands on a card that has its numbers beside it."""
    return min(high - 32, wide // 2 - 4)


def plate(side: SideSeen, seen: SoldierSeen, hq: Place, say: Say) -> str:
    """Draw the small card of a soldier; his figure is printed on it while he is in play."""
    card = card_place(hq, side, seen)
    x, y, wide, high = card
    inner = box(0, 0, wide, high, ROUNDS[seen.seat] // 2, "ps-card")
    spot_x, spot_y, size = figure_spot(card)
    if not seen.kind:
        words = Message("picture-secret-soldier", seat=seat_name(seen.seat))
        inner = title(say(words)) + inner
    else:
        words = Message(
            "picture-plate", name=soldier_name(seen.kind), seat=seat_name(seen.seat), defense=seen.defense,
            card=seen.card_defense, shields=seen.shields, hearts=seen.hearts, solidity=seen.solidity,
        )  # fmt: skip
        inner = title(say(words)) + inner
        if seen.x >= 0:
            printed = figure(seen.kind, 0, 0, size)
            mirror = " scale(-1 1)" if seen.seat else ""
            inner += group(printed, "ps-print", transform=f"translate({spot_x - x} {spot_y - y}){mirror}")
        inner += slim(seen, wide, high) if wide < SLIM else broad(seen, wide, high, say)
    looks = f"ps-plate side-{SEATS[seen.seat]}"
    return group(inner, looks, id=f"plate-{seen.number}", transform=place(x, y), data_rule="PS-1201")


def slim(seen: SoldierSeen, wide: int, high: int) -> str:
    """Write numbers below the figure: defense, then hearts."""
    drawn = defense(seen, 4, high - 49, 26 if wide > 90 else 22)
    step = min(24, (wide - 8) // max(4, seen.solidity))
    return drawn + hearts(seen, 4, high - 23, min(20, step - 2), step) + marks(seen, wide - 20, 4)


def broad(seen: SoldierSeen, wide: int, high: int, say: Say) -> str:
    """Write name and numbers beside the figure."""
    left = broad_size(wide, high) + 8
    room = wide - left - 4
    drawn = fitted(wide // 2, 24, 23, wide - 10, say(soldier_name(seen.kind)), "word")
    drawn += defense(seen, left, 34, min(32, room // 3))
    step = min(27, room // max(3, seen.solidity))
    return drawn + hearts(seen, left, high - 32, step - 3, step) + marks(seen, wide - 26, 30)


def marks(seen: SoldierSeen, x: int, y: int) -> str:
    """Mark a bearer with his flag, and who has a biscuit."""
    drawn = token("flag", x - 4, y, 24) if seen.bearer else ""
    return drawn + token("biscuit", x - 4, y + 24, 20) if seen.biscuit else drawn
