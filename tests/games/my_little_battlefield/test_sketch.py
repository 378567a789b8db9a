"""My Little Battlefield: what a terminal shows."""

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.kernel.sketch import Line, Sketch
from littlewars.words import catalogue
from tests.games.my_little_battlefield.field import lay_out, play, start

SAY = catalogue("en", GAME).say
BATTLE = (
    "field forest village hill plain citadel ford ruins harbour fort\nturn 3\npower 3-1\nmorale 4-0\n"
    "factions swarm-legion\nblue S a1, S b2, E reserve\nred S b2, S c3\ngauge a1 B3, b2 R2, c3 R1, a3 0\n"
    "dice ATT MOV\npanel SPE MOR"
)


def sketched(battle: Battle) -> Sketch:
    return GAME.sketch(GAME.view(battle, 0))


def texts(lines: list[Line]) -> list[str]:
    return [SAY(line.words) for line in lines]


def test_a_sketch_shows_reds_home_row_on_top() -> None:
    board = sketched(lay_out(BATTLE)).board
    assert [[box.title for box in row] for row in board] == [
        ["a3", "b3", "c3"],
        ["a2", "b2", "c2"],
        ["a1", "b1", "c1"],
    ]


def test_a_sector_shows_its_gauge_its_units_and_who_controls_it() -> None:
    board = sketched(lay_out(BATTLE)).board
    forest, citadel, village, fort, ruins = board[2][0], board[1][1], board[2][1], board[0][2], board[0][0]
    assert texts(forest.lines) == ["Forest [3] 3 VP", "pawn on Blue 3, controlled", "S Larvae"]
    assert [forest.seat, citadel.seat, village.seat, fort.seat] == [0, None, None, None]
    assert texts(citadel.lines)[1:] == ["pawn on Red 2", "S Larvae", "S Mechanised infantry"]
    assert [line.seat for line in citadel.lines] == [None, 1, 0, 1]
    assert (texts(village.lines)[1], village.lines[1].faded) == ("neutral", True)
    assert (texts(ruins.lines)[1], ruins.lines[1].seat) == ("pawn on 0", None)
    assert [line.bright for line in forest.lines[:2]] == [True, True]
    assert [line.bright for line in citadel.lines[:2]] == [True, False]


def test_sectors_of_the_future_have_their_other_name() -> None:
    harbour = sketched(lay_out(BATTLE)).board[0][1]
    assert texts(harbour.lines)[0].startswith("Spaceport")
    mixed = sketched(lay_out(BATTLE.replace("swarm", "elves"))).board[0][1]
    assert texts(mixed.lines)[0].startswith("Harbour")


def test_the_heading_tells_turn_points_and_dice() -> None:
    heading = sketched(lay_out(BATTLE)).heading
    assert texts(heading) == [
        "Pitched battle · turn 3 of 100",
        "Blue (Swarm): 5 VP",
        "Red (Armoured Legion): 0 VP",
        "Dice: 1 Attack, 1 Movement",
        "Activated: 1 Morale, 1 Special",
    ]
    assert [(line.seat, line.bright) for line in heading[1:3]] == [(0, True), (1, False)]
    assert heading[-1].faded


def test_both_command_boards_are_a_list_beside_the_field() -> None:
    boards = sketched(lay_out(BATTLE)).sheets[0]
    assert [SAY(column) for column in boards.columns] == ["Side", "Power", "Morale", "Command", "In Reserve", "Waiting"]
    assert [[SAY(cell) for cell in row] for row in boards.rows] == [
        ["Blue", "3", "4", "1", "1", "1"],
        ["Red", "1", "0", "1", "0", "2"],
    ]


def test_the_set_up_is_shown_as_far_as_it_has_come() -> None:
    choosing = sketched(start())
    assert choosing.board == []
    assert texts(choosing.heading) == [
        "Pitched battle · the field is laid out",
        "Blue (no faction yet): 0 VP",
        "Red (no faction yet): 0 VP",
        "Dice: none",
    ]
    dealing = sketched(play(start(**GAME.first_options()), "composition B", "draw citadel"))
    assert texts(dealing.board[2][0].lines)[0].startswith("Citadel")
    assert dealing.board[2][1].lines == []


def test_mlb_201_the_solo_opponent_is_shown_by_its_board() -> None:
    heading = sketched(lay_out("dice ATT", mode="solo", ia_board="tyrant")).heading
    assert texts(heading)[2] == "Red (Star Tyrant): 0 VP"
