"""The dice tray: dice not yet activated, those about to be rolled, and what can still be done with them."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.glyphs import glyph
from littlewars.games.my_little_battlefield.draw.places import TRAY, at
from littlewars.games.my_little_battlefield.faces import FACE_KEYS
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import PIPS, box, disc, group, path, text, title

LARGE: Final = 80  # side of up to five dice
SMALL: Final = 58  # of more
MANY: Final = 5
LEFT: Final = TRAY[0] + 8
TOKENS: Final = TRAY[0] + TRAY[2] - 60  # where the tokens lie
AGAIN: Final = "a10 10 0 1 0 2 8m-2-16v9h-9"  # an arrow that turns back


def tray(view: BattleView, say: Say) -> str:
    """Draw the tray with all that lies in it."""
    x, y, wide, high = TRAY
    words = Message(
        "picture-tray",
        dice=len(view.dice),
        discarded=view.discarded,
        free="yes" if view.free_reroll else "no",
        follow=view.follow_cost,
    )
    inner = title(say(words)) + box(x, y, wide, high, 14, "tray") + tokens(view)
    shown = 1 if view.ia_die >= 0 else len(view.dice)
    blank = 0 if view.dice else view.to_roll
    side = LARGE if shown + blank <= MANY else SMALL
    step, top = side + 3, y + (high - side) // 2
    for i in range(shown, shown + blank):
        inner += box(LEFT + step * i + 2, top + 2, side - 4, side - 4, side // 5, "panel-to-roll")
    drawn = group(inner, "dice", id="tray", data_rule="MLB-31")
    for i, face in enumerate(view.dice):
        hint = title(say(Message("picture-die", face=FACE_KEYS[face], number=face + 1)))
        inner, spot = hint + action_die(side, face), at(LEFT + step * i, top)
        drawn += group(inner, "action-die", id=f"die-{i}", transform=spot, data_rule="MLB-32")
    if view.ia_die >= 0:
        hint = title(say(Message("picture-ia-die", face=FACE_KEYS[view.ia_die], number=view.ia_die + 1)))
        ring = box(-3, -3, side + 6, side + 6, side // 5 + 3, "panel-ring")
        inner = hint + action_die(side, view.ia_die) + ring
        drawn += group(inner, "action-die side-red", id="ia-die", transform=at(LEFT, top), data_rule="MLB-210")
    return drawn


def action_die(side: int, face: int) -> str:
    """Draw a die: its pips in the corner, as on a playing card, and the glyph of its action."""
    drawn = box(2, 4, side, side, side // 5, "shadow") + box(0, 0, side, side, side // 5, "die-side")
    index, large = side * 38 // 100, side * 62 // 100
    for across, down in PIPS[face]:
        drawn += disc(3 + index * across // 100, 3 + index * down // 100, side * 5 // 100, "die-pip")
    return group(drawn + glyph(FACE_KEYS[face], side - large - 3, side - large - 3, large, "glyph-ink"), "die")


def tokens(view: BattleView) -> str:
    """Draw the reroll token, the dice given up, and the cost of following when it is not the usual one."""
    x, y = TOKENS, TRAY[1]
    looks = "panel-token" if view.free_reroll else "panel-token-spent"
    drawn = disc(x + 18, y + 19, 15, looks) + path(f"M{x + 25} {y + 12}{AGAIN}", f"{looks}-arrow")
    if not view.free_reroll:
        drawn += glyph("morale", x + 36, y + 7, 26, "panel-glyph")
    if view.discarded:
        drawn += box(x + 6, y + 37, 24, 24, 5, "panel-lost") + path(
            f"M{x + 11} {y + 42}l14 14m0-14l-14 14", "panel-cross"
        )
        drawn += text(x + 48, y + 58, 26, str(view.discarded), "word-table")
    if view.follow_cost > 1:
        drawn += glyph("command", x + 5, y + 64, 26, "panel-glyph")
        drawn += text(x + 48, y + 86, 26, str(view.follow_cost), "word-table")
    return drawn
