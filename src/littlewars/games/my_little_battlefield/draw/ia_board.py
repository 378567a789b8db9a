"""The solo opponent's command board: what its Special dice do at each level of Power."""

from typing import Final

from littlewars.games.my_little_battlefield.content import LEVELS, TOP_POWER
from littlewars.games.my_little_battlefield.draw.glyphs import glyph
from littlewars.games.my_little_battlefield.draw.places import at
from littlewars.games.my_little_battlefield.draw.tracks import power_words
from littlewars.games.my_little_battlefield.ground import RED
from littlewars.games.my_little_battlefield.names import ia_action
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, die, group, path, text, title
from littlewars.pieces.words import wrapped

WIDE: Final = 488
LINE: Final = 17  # height of a line of the list; every level has at least one
SPARE: Final = 2  # lines more than there are levels
SIZE: Final = 15
TEXT: Final = 124  # where the sentences begin
ROOM: Final = WIDE - TEXT - 6


def actions(view: BattleView, x: int, y: int, say: Say) -> str:
    """List the levels of Power with their dice, VP and special actions; the present one stands out, in full."""
    board = view.boards[RED]
    inner = title(say(power_words(view, RED)))
    said = [say(ia_action(board.board, level)) for level in range(1, TOP_POWER)] + [say(Message("picture-ia-last"))]
    lines = [wrapped(words, ROOM, SIZE, 1) for words in said]
    spare = SPARE
    for level in [board.power, *range(1, TOP_POWER + 1)]:
        whole = wrapped(said[level - 1], ROOM, SIZE, 1 + spare)
        if not whole[-1].endswith("…"):
            spare -= len(whole) - len(lines[level - 1])
            lines[level - 1] = whole
    for level in range(1, TOP_POWER + 1):
        high = LINE * len(lines[level - 1]) + 2
        drawn = line(level, view.power_vp[level - 1], lines[level - 1], level == board.power, high)
        inner += group(drawn, "level", transform=at(x, y))
        y += high
    return group(inner, "track side-red", id="power-red", data_rule="MLB-246")


def line(level: int, vp: int, lines: list[str], now: bool, high: int) -> str:
    """Write one level."""
    ink, lit = ("word-side", "board-glyph-lit") if now else ("word", "glyph-ink")
    middle = high // 2
    drawn = box(0, 0, WIDE, high - 1, 3, "board-level-now" if now else "board-level")
    if now:
        drawn += path(f"M4 {middle - 8}l9 8-9 8z", "board-pointer")
    drawn += text(26, middle + 6, 18, str(level), ink)
    drawn += die(42, middle - 8, 15, 5, "die-small") + text(70, middle + 6, 16, str(LEVELS[level - 1].dice), ink)
    drawn += glyph("vp", 84, middle - 9, 17, lit) + text(111, middle + 6, 16, str(vp), ink)
    for i, words in enumerate(lines):
        down = middle + 5 + LINE * i - LINE * (len(lines) - 1) // 2
        drawn += text(TEXT, down, SIZE, words, "board-text board-text-lit" if now else "board-text")
    return drawn
