"""The action panel: seven columns, a row for each action, and the dice activated this turn (MLB-40)."""

from typing import Final

from littlewars.games.my_little_battlefield.draw.glyphs import glyph
from littlewars.games.my_little_battlefield.draw.places import PANEL, at
from littlewars.games.my_little_battlefield.faces import FACE_KEYS, MOST_DICE
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, die, group, text, title

HEAD: Final = 28  # height of the line with the columns' numbers
ROW: Final = 37
SIDE: Final = 56  # width of the column with the glyphs
STEP: Final = 63  # from column to column
DIE: Final = 33


def panel(view: BattleView, say: Say) -> str:
    """Draw the panel, filled column by column."""
    x, y, wide, high = PANEL
    drawn = box(x + 3, y + 5, wide, high, 10, "shadow") + box(x, y, wide, high, 10, "paper")
    for face, key in enumerate(FACE_KEYS):
        top = y + HEAD + ROW * face
        drawn += box(x + 4, top, wide - 8, ROW - 1, 4, "panel-row-odd" if face % 2 else "panel-row")
        mark = title(say(Message("picture-row", face=key)))
        mark += box(x + 4, top, SIDE - 6, ROW - 1, 4, "panel-mark") + sign(key, x + 4, top)
        drawn += group(mark, "action-row", id=f"row-{key}", data_rule="MLB-42")
    for column in range(1, MOST_DICE + 1):
        drawn += stack(view, column, x + SIDE + STEP * (column - 1), y, say)
    return group(drawn, "action-panel")


def sign(key: str, x: int, y: int) -> str:
    """Print the glyph of an action at the left of its row."""
    return glyph(key, x + 10, y + 3, 30, "glyph-ink")


def stack(view: BattleView, column: int, x: int, y: int, say: Say) -> str:
    """Draw a column: its number, and the die that lies in it."""
    taken = len(view.panel) >= column
    face = view.panel[column - 1] if taken else -1
    hint = Message("picture-column", column=column, face=FACE_KEYS[face] if taken else "none")
    next_ = len(view.panel) + 1 == column and len(view.dice) > 0
    looks = "panel-column-next" if next_ else "panel-column"
    inner = title(say(hint)) + box(0, 2, STEP - 2, HEAD + 6 * ROW, 6, looks)
    inner += text(STEP // 2, 23, 20, str(column), "word" if taken or next_ else "word-quiet")
    if taken:
        inner += die((STEP - DIE) // 2 - 1, HEAD + ROW * face + 2, DIE, face + 1, "die-done")
    return group(inner, "column", id=f"column-{column}", transform=at(x, y), data_rule="MLB-40")
