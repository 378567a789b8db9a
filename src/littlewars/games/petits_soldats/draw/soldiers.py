"""The soldiers, wherever they are: on the table on their bases, or in the HQ on their cards."""

from typing import Final

from littlewars.games.petits_soldats.draw.badges import HEART, SHIELD
from littlewars.games.petits_soldats.draw.figures import broken, figure
from littlewars.games.petits_soldats.draw.glyphs import token
from littlewars.games.petits_soldats.draw.headquarters import card_place, figure_spot
from littlewars.games.petits_soldats.draw.names import seat_name, soldier_name
from littlewars.games.petits_soldats.draw.places import Places
from littlewars.games.petits_soldats.lengths import BASE, SEATS
from littlewars.games.petits_soldats.view import BattleView, SoldierSeen
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, place, text, title

RADIUS: Final = 22  # of a base in its own units
TALL: Final = 86  # side of the square of a figure on the table, in units of its base
NOTCHES: Final = "M22 0h-7M-22 0h7M0 22v-7M0-22v7M15 15l-5-5M-15-15l5 5M15-15l-5 5M-15 15l5-5"


def soldiers(view: BattleView, places: Places, say: Say) -> str:
    """Draw all soldiers, those further away first."""
    waiting = [seen for side in view.sides for seen in side.soldiers if seen.x < 0]
    fighting = sorted([seen for side in view.sides for seen in side.soldiers if seen.x >= 0], key=far)
    drawn = "".join([resting(view, seen, places, say) for seen in waiting])
    return drawn + "".join([standing(seen, places, say) for seen in fighting])


def far(seen: SoldierSeen) -> int:
    """Tell how near a soldier is to the lower side of the table, the nearest last."""
    return -seen.y


def soldier_words(seen: SoldierSeen) -> Message:
    """Sum up a soldier."""
    if not seen.kind:
        return Message("picture-secret-soldier", seat=seat_name(seen.seat))
    return Message(
        "picture-soldier",
        name=soldier_name(seen.kind),
        seat=seat_name(seen.seat),
        place="field" if seen.x >= 0 else "hq",
        defense=seen.defense,
        card=seen.card_defense,
        hearts=seen.hearts,
        solidity=seen.solidity,
        orders=seen.orders,
        bearer="yes" if seen.bearer else "no",
        biscuit="yes" if seen.biscuit else "no",
    )


def base(seat: int) -> str:
    """Draw a base from above: exactly as large as the rules say; yellow's is notched."""
    drawn = disc(2, 4, RADIUS, "shadow") + disc(0, 0, RADIUS, "ps-base")
    return drawn + path(NOTCHES, "ps-notch") * seat


def facing(drawn: str, seat: int) -> str:
    """Turn yellow's soldiers to the left, towards green's."""
    return group(drawn, "ps-facing", transform="scale(-1 1)") if seat else drawn


def standing(seen: SoldierSeen, places: Places, say: Say) -> str:
    """Draw a soldier in play with everything he carries and suffers."""
    inner = title(say(soldier_words(seen))) + disc(0, -14, 40, "touch") + orders(seen) + base(seen.seat)
    if seen.bearer:
        inner += facing(token("flag", -80, -104, 108), seen.seat)
    inner += facing(figure(seen.kind, 0, 4, TALL), seen.seat)
    if seen.biscuit:
        inner += disc(-16, -4, 14, "ps-biscuit-ring") + token("biscuit", -28, -16, 24)
    inner += harm(seen)
    spot = places.spot(seen.x, seen.y, BASE * places.scale / RADIUS)
    looks = f"ps-figure side-{SEATS[seen.seat]}"
    return group(inner, looks, id=f"figure-{seen.number}", transform=spot, data_rule="PS-401")


def harm(seen: SoldierSeen) -> str:
    """Draw behind a figure's back how many hearts and shields lie on its card."""
    drawn, x, y = "", 26 if seen.seat else -71, -74
    for look, sign, count in (("ps-chip-heart", HEART, seen.hearts), ("ps-chip-shield", SHIELD, seen.shields)):
        if count:
            chip = path(sign, look) + text(32, 46, 44, str(count), "ps-chip-word")
            drawn += group(chip, "ps-badge", transform=place(x, y, 700))
            y += 46
    return drawn


def orders(seen: SoldierSeen) -> str:
    """Lay the order tokens behind a base; more than three are counted."""
    x = 24 if seen.seat else -56
    if seen.orders > 3:
        left = x if seen.seat else x - 26
        return (
            box(left, 2, 58, 34, 8, "ps-tag")
            + text(left + 43, 29, 28, str(seen.orders), "ps-count")
            + token("order", left + 2, 4, 30)
        )
    step = 15 if seen.seat else -15
    return "".join([token("order", x + step * i, -2 + 10 * i, 32) for i in range(seen.orders)])


def resting(view: BattleView, seen: SoldierSeen, places: Places, say: Say) -> str:
    """Draw a soldier on his card in the HQ: waiting, or broken; of a secret one only that he is there."""
    card = card_place(places.hqs[seen.seat], view.sides[seen.seat], seen)
    x, y, size = figure_spot(card)
    inner, looks = title(say(soldier_words(seen))), f"ps-figure side-{SEATS[seen.seat]}"
    if not seen.kind:
        inner += disc(0, -20, 26, "ps-base") + text(0, -5, 42, "?", "ps-secret")
    elif fallen(view):
        inner += broken(seen.kind, 0, 0, 64)
        looks += " ps-fallen"
    else:
        inner += facing(figure(seen.kind, 0, 0, 64), seen.seat)
    spot = place(x, y, 1000 * size // 64)
    return group(inner, looks, id=f"figure-{seen.number}", transform=spot, data_rule="PS-119")


def fallen(view: BattleView) -> bool:
    """Tell whether who is in the HQ was broken: turns are being played, and nobody escapes in this mission."""
    return (view.active >= 0 or view.actor == NOBODY) and view.mission != "breakthrough"
