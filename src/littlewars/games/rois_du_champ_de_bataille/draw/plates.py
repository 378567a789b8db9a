"""A side's plate: army, units left, life, hand, order in play and the six orders of the army."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.draw.figures import emblem
from littlewars.games.rois_du_champ_de_bataille.draw.glyphs import card_back, card_face, suit, verb
from littlewars.games.rois_du_champ_de_bataille.draw.orders import chips, in_play
from littlewars.games.rois_du_champ_de_bataille.draw.places import COLUMN, EDGE, PLATE_HIGH, PLATE_TOPS, ROUNDS
from littlewars.games.rois_du_champ_de_bataille.ground import SEATS
from littlewars.games.rois_du_champ_de_bataille.names import army_name, seat_name
from littlewars.games.rois_du_champ_de_bataille.view import UNKNOWN, BattleView, SideSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.plates import lamp, star
from littlewars.pieces.svg import box, disc, group, hatching, path, place, text, title
from littlewars.pieces.words import fitted

RAYS: Final = "rois-rays"
HEAD: Final = 48
PIPS: Final = (140, 58, 250)  # the row of units: x, y, width
SKULL: Final = (
    "a11 11 0 0 1 22 0q0 6-4 8v6h-14v-6q-4-2-4-8zm6-1l3 3m0-3l-3 3m7-3l3 3m0-3l-3 3"  # from its left, 26 high
)


def plate(view: BattleView, seat: int, say: Say) -> str:
    """Draw a side's plate."""
    side = view.sides[seat]
    name = SEATS[seat]
    card = box(3, 5, COLUMN, PLATE_HIGH, ROUNDS[seat], "shadow") + box(0, 0, COLUMN, PLATE_HIGH, ROUNDS[seat], "plate")
    front = title(say(side_words(side))) + card + head(view, side, say) + tally(view, side, say)
    inner = group(front, "rois-plate", id=f"side-{name}", data_rule="RCB-1101")
    inner += hand(side, 9, 135, say)
    inner += chips(side, 208, 134, say) + in_play(side, 9, 198, COLUMN - 18, PLATE_HIGH - 206, say)
    return group(inner, f"side-{name}", transform=place(EDGE, PLATE_TOPS[seat]))


def side_words(side: SideSeen) -> Message:
    """Sum up a side."""
    return Message(
        "picture-side",
        seat=seat_name(side.seat),
        chosen="yes" if side.army else "no",
        army=army_name(side.army) if side.army else "",
        units=side.units,
        defeat=side.defeat,
        life=side.life,
        lost=side.lost,
        reserve=side.reserve,
        night="yes" if side.night else "no",
    )


def head(view: BattleView, side: SideSeen, say: Say) -> str:
    """Draw emblem and name of an army, with a lamp that burns when the side has to choose."""
    seat = side.seat
    drawn = box(0, 0, COLUMN, HEAD, ROUNDS[seat], "plate-head")
    drawn += box(0, 25, COLUMN, HEAD - 25, 0, "plate-head")
    drawn += path(hatching(0, 4, 66, HEAD - 4, 12), "plate-hatch") * seat
    owner = seat_name(seat)
    words = say(Message("picture-army", seat=owner, army=army_name(side.army)) if side.army else owner)
    if side.army:
        drawn += emblem(side.army, 14, 3, 43)
    drawn += fitted(201, 34, 27, 278, words, "word-side")
    winning = view.winner == seat
    return drawn + (star(COLUMN - 28, 4) if winning else lamp(COLUMN - 29, 24, view.actor == seat, RAYS))


def tally(view: BattleView, side: SideSeen, say: Say) -> str:
    """Draw the units left in large figures, how near defeat is, and what else counts."""
    danger = view.turn > 0 and side.units < side.defeat + 3
    drawn = box(9, 53, 122, 76, 12 - 9 * side.seat, "rois-units-danger" if danger else "rois-units")
    drawn += fitted(70, 116, 70, 112, str(side.units), "word-number") + pips(side)
    beaten = fitted(265, 96, 18, 248, say(Message("picture-beaten", defeat=side.defeat)), "rois-quiet-line")
    drawn += beaten * (side.defeat > 0)
    drawn += suit(0, 137, 104, 22, "rois-heart") + fitted(194, 126, 30, 64, str(side.life), "word-number")
    drawn += path(f"M236 114{SKULL}", "rois-skull") + text(288, 126, 30, str(side.lost), "word-number")
    if side.reserve:
        drawn += verb("reserve", 311, 101, 26, "glyph-ink") + text(348, 126, 28, str(side.reserve), "word-number")
    if side.night:
        drawn += disc(378, 115, 14, "rois-night") + verb("night", 368, 105, 20, "rois-glyph-moon")
    return drawn


def pips(side: SideSeen) -> str:
    """Draw a row of units: those left, those lost, and a line where defeat begins."""
    x, y, wide = PIPS
    count = max(1, side.units + side.lost + side.reserve, side.defeat)
    step = min(24, wide // count)
    round_ = step // 2 - 1 if side.seat == 0 else 1
    drawn = ""
    for i in range(count):
        drawn += box(x + step * i, y, step - 2, 15, round_, "rois-pip" if i < side.units else "rois-pip-lost")
    line = x + step * (side.defeat - 1) - 1
    return drawn + path(f"M{line} {y - 5}v25", "rois-defeat") if side.defeat > 0 else drawn


def hand(side: SideSeen, x: int, y: int, say: Say) -> str:
    """Draw a side's hand: backs fanned out with their number, cards that are known face up."""
    known = [card for card in side.hand if card != UNKNOWN]
    hint = Message("picture-hand", seat=seat_name(side.seat), cards=len(side.hand), known=len(known))
    inner = title(say(hint)) + box(0, 0, 190, 58, 8, "rois-hand")
    count = len(side.hand)
    step = min(25, 96 // max(1, count - 1))
    for i, card in enumerate(side.hand):
        inner += card_face(card, 6 + step * i, 3, 37, 52) if card != UNKNOWN else card_back(6 + step * i, 3, 37, 52)
    inner += disc(165, 29, 21, "rois-number") + fitted(165, 41, 33, 36, str(count), "word-number")
    return group(inner, "rois-hand-seen", id=f"hand-{SEATS[side.seat]}", transform=place(x, y), data_rule="RCB-211")
