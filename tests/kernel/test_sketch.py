"""A position as plain data for terminals."""

from littlewars.kernel.sketch import Box, Line, Sheet, Sketch
from littlewars.kernel.words import Message

WORDS = Message("plain", text="J1")


def test_a_sketch_is_a_heading_a_board_and_lists() -> None:
    line = Line(WORDS, seat=0, bright=True)
    box = Box("a1", [line], seat=1)
    sheet = Sheet(Message("reserve"), [WORDS], [[WORDS]])
    sketch = Sketch([Line(WORDS)], [[box]], [sheet])
    assert (sketch.heading[0].seat, sketch.heading[0].bright, sketch.heading[0].faded) == (None, False, False)
    assert (sketch.board[0][0].title, sketch.board[0][0].lines, sketch.board[0][0].seat) == ("a1", [line], 1)
    assert (sketch.sheets[0].title, sketch.sheets[0].columns, sketch.sheets[0].rows) == (
        Message("reserve"), [WORDS], [[WORDS]],
    )  # fmt: skip
