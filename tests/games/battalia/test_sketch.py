"""Battalia: what a terminal shows."""

from littlewars.games.battalia import GAME
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.sketch import Line, Sketch
from littlewars.words import catalogue
from tests.games.battalia.field import ROAD, lay_out, play, start
from tests.games.words import sayable

SAY = catalogue("en", GAME).say
MIDDLE = (
    f"day 9\n{ROAD}heroes one C1 D2\nbuff C1 free\nmarker two 12\nhand one C-U tool-I s crown\nhand two L-U L-U\n"
    "deck one s\nrow L -\ngreats sword\ntops lord -, city-L A\nrest lord 0 0 0 0"
)


def shown(seat: int, position: str = MIDDLE, players: int = 2) -> Sketch:
    """Sketch a position as a seat sees it; all of it can be said."""
    sketch = GAME.sketch(GAME.view(lay_out(position, players=players), seat))
    messages = [line.words for line in sketch.heading]
    messages += [line.words for row in sketch.board for box in row for line in box.lines]
    messages += [cell for sheet in sketch.sheets for row in [[sheet.title], sheet.columns, *sheet.rows] for cell in row]
    for language in LANGUAGES:
        assert [message for message in messages if not sayable(catalogue(language, GAME), message)] == []
    return sketch


def texts(lines: list[Line]) -> list[str]:
    return [SAY(line.words) for line in lines]


def keys(lines: list[Line]) -> list[str]:
    return [line.words.key for line in lines]


def test_the_map_is_shown_from_the_north_without_columns_nobody_plays_on() -> None:
    board = shown(0).board
    assert [box.title for box in board[0]] == ["B1", "C1", "D1", "E1", "F1"]
    assert len(board) == 7
    three = shown(0, "", 3).board
    assert [box.title for box in three[6]] == ["A7", "B7", "C7", "D7", " ", " ", " "]


def test_a_square_shows_its_road_its_city_and_who_stands_there() -> None:
    board = shown(0).board
    b1, c1, d4, f2, e1 = board[0][0], board[0][1], board[3][2], board[1][4], board[0][3]
    assert (keys(b1.lines), b1.seat) == (["line-road", "line-city"], 0)
    assert (keys(c1.lines), [line.seat for line in c1.lines]) == (
        ["line-road", "line-hero", "line-buff"],
        [None, 0, None],
    )
    assert texts(c1.lines)[1:] == ["hero 1  Bärfolk", "Buff"]
    assert keys(d4.lines) == ["line-ruins"]
    assert (keys(f2.lines), f2.seat) == (["line-road", "line-city"], None)
    assert f2.lines[1].words.arguments["neutral"] == 1
    assert keys(e1.lines) == []
    assert keys(board[1][1].lines) == ["line-open"]


def test_the_heading_tells_the_day_the_sides_buff_and_the_ruins() -> None:
    heading = shown(0).heading
    assert keys(heading) == ["heading", "heading-side", "heading-side", "heading-buff", "heading-greats"]
    assert [line.seat for line in heading] == [None, 0, 1, None, None]
    assert [line.bright for line in heading] == [True, True, False, False, False]
    assert "C1" in texts(heading)[3]
    assert "Dawn Sword" in texts(heading)[4]
    employed = shown(0, MIDDLE.replace("C1 free", "C1 two")).heading
    assert employed[3].seat == 1
    assert keys(shown(0, "").heading) == ["heading", "heading-side", "heading-side", "heading-buff"]
    assert keys(GAME.sketch(GAME.view(lay_out("", buff=False), 0)).heading) == [
        "heading",
        "heading-side",
        "heading-side",
    ]


def test_the_set_up_is_shown_as_far_as_it_has_come() -> None:
    sketch = GAME.sketch(GAME.view(start(), 0))
    assert sketch.heading[0].words.key == "heading-setup"
    assert len(sketch.sheets) == 1


def test_a_battle_is_shown_with_its_lines_and_their_parts() -> None:
    world = play(lay_out(f"{ROAD}heroes one F7 -\nhand one C-U L-U"), "attack hero1 city", "card L-U", "commit")
    heading = GAME.sketch(GAME.view(world, 1)).heading
    assert keys(heading)[-3:] == ["heading-battle", "heading-line", "heading-line"]
    assert "Bärfolk Lord" in SAY(heading[-2].words)
    assert heading[-2].words.arguments["total"] == 5


def test_a_line_not_begun_yet_is_shown_empty() -> None:
    world = play(lay_out(f"{ROAD}heroes one F2 -\nhand one C-U"), "attack hero1 city")
    assert keys(GAME.sketch(GAME.view(world, 0)).heading)[-1] == "heading-line-open"


def test_the_market_and_the_viewers_hand_are_lists_beside_the_map() -> None:
    market, hand = shown(0).sheets
    assert (len(market.rows), len(market.columns)) == (22, 4)
    rows = {SAY(row[0]): [SAY(cell) for cell in row[1:]] for row in market.rows}
    assert len(rows) == 22
    lord = next(row for row in market.rows if row[0].arguments.get("pile") == "lord")
    assert (lord[1].key, SAY(lord[3])) == ("cards-none", "0")
    city = next(row for row in market.rows if row[0].arguments.get("pile") == "city-L")
    assert city[1].arguments == {"terrain": "desert"}
    assert [SAY(row[0]) for row in hand.rows] == ["Bärfolk Citizen", "Islander Tool", "Provisions", "Sun Crown"]
    assert len({SAY(row[1]) for row in hand.rows}) == 4


def test_nobody_is_shown_anothers_hand() -> None:
    assert len(shown(NOBODY).sheets) == 1
    for seat in (0, NOBODY):
        sketch = shown(seat)
        told = texts(sketch.heading) + [SAY(cell) for sheet in sketch.sheets[1:] for row in sheet.rows for cell in row]
        assert not [text for text in told if "Bärfolk Lord" in text]
    assert "Bärfolk Lord" in [SAY(row[0]) for row in shown(1).sheets[1].rows]
