"""Small Wars: what a terminal shows."""

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.state import War
from littlewars.kernel.sketch import Line, Sketch
from littlewars.kernel.words import Message
from tests.games.small_wars.board import activate, lay_out, start

FIGHT = "vp 1-2\nJ1 jeep b2 (3), J2 drone a1 (0)\nR1 light_tank b2*"


def sketched(war: War) -> Sketch:
    return GAME.sketch(GAME.view(war, 0))


def texts(lines: list[Line]) -> list[str]:
    return [line.words.key for line in lines]


def test_a_sketch_shows_red_on_top_and_camps_in_their_colours() -> None:
    board = sketched(activate("J1", FIGHT)).board
    assert [[box.title for box in row] for row in board] == [
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
        ["a1", "b1", "c1"],
    ]
    assert [[box.seat for box in row] for row in board] == [[1] * 3, [None] * 3, [0] * 3]


def test_a_sketch_shows_who_is_active_spent_or_destroyed() -> None:
    board = sketched(activate("J1", FIGHT)).board
    active, spent = board[1][1].lines
    wreck = board[2][0].lines[0]
    assert (active.words.key, active.seat, active.bright, active.faded) == ("line-figure", 0, True, False)
    assert (spent.words.key, spent.seat, spent.bright, spent.faded) == ("line-spent", 1, False, True)
    assert (wreck.words.key, wreck.seat, wreck.faded) == ("line-wreck", None, True)
    assert wreck.words.arguments == {"name": "J2", "sheet": Message("sheet-drone")}


def test_sw_51_72_crossed_out_values_are_shown_as_crosses() -> None:
    line = sketched(lay_out("J1 drone a1")).board[2][0].lines[0]
    assert [line.words.arguments[value] for value in ("move", "reach", "dice")] == ["4", "✗", "✗"]


def test_the_heading_tells_scores_or_purses_and_whose_turn_it_is() -> None:
    battle = sketched(activate("J1", FIGHT)).heading
    assert texts(battle) == ["heading-turn", "heading-score", "heading-score"]
    assert [line.words.arguments["number"] for line in battle[1:]] == [1, 2]
    assert [(line.seat, line.bright) for line in battle] == [(None, True), (0, True), (1, False)]
    muster = sketched(start()).heading
    assert texts(muster) == ["heading-muster", "heading-purse", "heading-purse"]
    assert [line.words.arguments["number"] for line in muster[1:]] == [400, 400]


def test_what_is_on_offer_is_a_list_beside_the_field() -> None:
    offers = sketched(start(budget=15)).sheets[0]
    assert [column.key for column in offers.columns] == [
        *["column-key", "column-sheet", "column-points", "column-actions", "column-move"],
        *["column-reach", "column-dice", "column-life", "column-copies"],
    ]
    drone = [str(cell.arguments.get("text", cell.key)) for cell in offers.rows[-1]]
    assert drone == ["drone", "sheet-drone", "15", "1", "4", "✗", "✗", "1", "3"]
    unlimited = sketched(start(budget=15, pool="unlimited")).sheets[0]
    assert unlimited.rows[0][-1].arguments["text"] == "∞"
    assert sketched(lay_out(FIGHT)).sheets == []
