"""Connect Four, all of it."""

from xml.etree import ElementTree

import pytest

from littlewars.games.connect_four import GAME
from littlewars.games.connect_four.state import Grid
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import NotationError
from littlewars.kernel.words import Message
from littlewars.words import catalogue

SETUP = GAME.setup({})
EMPTY = " ".join(["......."] * 6)
LAST_BUT_ONE = "xxoxxo. ooxooxo xxoxxox ooxooxo xxoxxox ooxooxx"


def grid_of(text: str) -> Grid:
    grid = GAME.parse(text, SETUP)
    grid.settle()
    return grid


def play(grid: Grid, *columns: int) -> Grid:
    for column in columns:
        choice = GAME.read(grid, f"drop {column}")
        assert grid.refusal(choice) is None
        grid.apply(choice)
    return grid


def refused(grid: Grid, text: str) -> str:
    refusal = grid.refusal(GAME.read(grid, text))
    return "" if refusal is None else f"{refusal.rule} {refusal.reason.key}"


def result(grid: Grid) -> tuple[int | None, str]:
    outcome = grid.outcome()
    assert outcome is not None
    return outcome.winner(), outcome.rule


def test_c4_01_the_players_drop_discs_in_turn() -> None:
    grid = grid_of(EMPTY)
    assert [play(grid, column).actor for column in (4, 4, 1)] == [1, 0, 1]
    assert GAME.write(grid).split()[-2:] == ["...o...", "x..x..."]


def test_c4_01_there_are_seven_columns() -> None:
    grid = grid_of(EMPTY)
    assert grid.legal() == [0, 1, 2, 3, 4, 5, 6]
    assert [refused(grid, f"drop {column}") for column in (0, 8)] == ["C4-01 refused-no-column"] * 2


def test_c4_02_a_disc_falls_to_the_lowest_free_place() -> None:
    assert GAME.facts(play(grid_of(EMPTY), 3, 3, 3, 5))["column.3"] == "xox"


def test_c4_02_a_full_column_is_closed() -> None:
    grid = play(grid_of(EMPTY), 3, 3, 3, 3, 3, 3)
    assert grid.legal() == [0, 1, 3, 4, 5, 6]
    assert refused(grid, "drop 3") == "C4-02 refused-full"


@pytest.mark.parametrize(
    ("columns", "seat"),
    [
        ([1, 1, 2, 2, 3, 3, 4], 0),
        ([1, 2, 1, 2, 1, 2, 1], 0),
        ([1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4], 0),
        ([7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4], 0),
        ([1, 2, 1, 2, 1, 2, 3, 2], 1),
    ],
    ids=["across", "upright", "rising", "falling", "second player"],
)
def test_c4_03_four_in_a_line_win_at_once(columns: list[int], seat: int) -> None:
    grid = play(grid_of(EMPTY), *columns[:-1])
    assert grid.outcome() is None
    play(grid, columns[-1])
    assert (grid.actor, result(grid)) == (-2, (seat, "C4-03"))
    assert [GAME.evaluate(grid, seat), GAME.evaluate(grid, 1 - seat)] == [1, -1]


def test_c4_03_no_line_wraps_round_the_edge() -> None:
    grid = grid_of("x...... x...... x...... o...... o...... ox.....")
    assert not grid.connects(0)


def test_c4_04_a_full_grid_without_a_line_is_a_draw() -> None:
    grid = grid_of(LAST_BUT_ONE)
    assert (grid.legal(), grid.actor, GAME.evaluate(grid, 0)) == ([6], 1, 0)
    play(grid, 7)
    assert result(grid) == (None, "C4-04")
    assert grid_of(GAME.write(grid)).actor == -2


@pytest.mark.parametrize(
    ("text", "over"),
    [(EMPTY, False), ("....... ....... ....... ....... ooo.... xxxx...", True), (LAST_BUT_ONE, False)],
)
def test_a_position_is_parsed_as_written(text: str, over: bool) -> None:
    grid = grid_of(text)
    assert GAME.write(grid).split() == text.split()
    assert (grid.actor == -2) == over


@pytest.mark.parametrize("text", ["", "xo", " ".join(["......."] * 7), EMPTY.replace(".", "?", 1), EMPTY + "."])
def test_a_broken_position_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(NotationError) as error:
        grid_of(text)
    assert error.value.message.key == "notation-grid"


@pytest.mark.parametrize("text", ["", "drop", "drop x", "drop -1", "throw 3", "drop 3 4", "drop " + "9" * 5000])
def test_what_names_no_column_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(grid_of(EMPTY), text)


def test_facts_count_the_discs() -> None:
    facts = GAME.facts(play(grid_of(EMPTY), 1, 1, 7))
    assert facts == {"discs": 3, "column.1": "xo", **{f"column.{i}": "" for i in range(2, 7)}, "column.7": "x"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_choices_and_events_in_words(language: str) -> None:
    spoken = catalogue(language, GAME)
    grid = grid_of(EMPTY)
    grid.log = []
    play(grid, 4)
    told = GAME.sentence(grid, grid.log[0], 1)
    assert told == Message("event-dropped", seat=Message("seat-first"), column=4)
    for message in (told, grid.prompt().message, GAME.describe(grid, 2), Message("won-by-four"), Message("drawn")):
        assert spoken.knows(message.key)
    assert len(GAME.kinds()) == 1
    assert [spoken.knows(f"seat-{seat}") for seat in GAME.seats(SETUP)] == [True, True]


def test_a_sketch_shows_the_grid_under_its_columns() -> None:
    sketch = GAME.sketch(GAME.view(play(grid_of(EMPTY), 4), 0))
    assert sketch.heading[0].words.arguments["text"] == "1 2 3 4 5 6 7"
    assert sketch.board[0][0].lines[-1].words.arguments["text"] == ". . . x . . ."


def test_a_drawing_tells_the_players_apart_by_shape_too() -> None:
    drawn = GAME.draw(GAME.view(play(grid_of(EMPTY), 4, 4), 0), [], catalogue("en", GAME).say)
    found = {str(element.get("id")): element for element in ElementTree.fromstring(drawn).iter() if element.get("id")}
    holes = {key: hole for key, hole in found.items() if key.startswith("hole-")}
    assert len(holes) == 42
    three = [holes[key] for key in ("hole-4-6", "hole-4-5", "hole-4-4")]
    assert [hole.get("class") for hole in three] == ["side-yellow", "side-red", "hole"]
    assert [len(hole) for hole in three] == [1, 2, 1]


def test_a_column_is_touched_to_drop_a_disc() -> None:
    grid = play(grid_of(EMPTY), 3, 3, 3, 3, 3, 3)
    assert [GAME.marks(grid, choice) for choice in (0, 6)] == [["column-1"], ["column-7"]]
    assert GAME.meant(grid, ["column-1"]) == [0]
    full = grid.refusal(GAME.meant(grid, ["column-3"])[0])
    assert full is not None
    assert full.rule == "C4-02"
    assert [GAME.meant(grid, touched) for touched in ([], ["column-8"], ["column-1", "hole-1-6"])] == [[], [], []]
    assert GAME.meant(play(grid, 1, 2, 1, 2, 1, 2, 1), ["column-1"]) == []


def test_a_column_tells_how_many_places_are_free() -> None:
    drawn = GAME.draw(GAME.view(play(grid_of(EMPTY), 3, 3, 3, 3, 3, 3, 1), 0), [], catalogue("en", GAME).say)
    columns = [element for element in ElementTree.fromstring(drawn).iter() if element.get("class") == "column"]
    assert [column[0].text for column in columns[:3]] == [
        "Column 1: 5 places are free.",
        "Column 2: 6 places are free.",
        "Column 3: it is full.",
    ]
    assert {column.get("data-rule") for column in columns} == {"C4-02"}


def test_a_dropped_disc_shows_its_column() -> None:
    grid = grid_of(EMPTY)
    grid.log = []
    assert [GAME.shown(event) for event in play(grid, 4).log or []] == [["column-4"]]


@pytest.mark.parametrize(
    "text",
    [
        "....... ....... ....... x...... ....... .o.....",  # floating
        "....... ....... ....... ....... ....... xx.....",
        "....... ....... ....... ....... ....... o......",
    ],
)
def test_a_position_no_game_comes_to_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse(text, SETUP)
    assert error.value.message.key == "notation-no-game"
