"""Les Rois du Champ de Bataille: what a terminal shows."""

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.sketch import Line, Sketch
from littlewars.words import catalogue
from tests.games.rois_du_champ_de_bataille.field import lay_out, start

SAY = catalogue("en", GAME).say
BATTLE = (
    "armies insectoids-orcs\nturn 7\nscenery b3 wood, c2 wall e\nred c2[10h,7] b1x4\nblack c3[9,5/5] c5x4\n"
    "flayer c2[6]\nhives red d3\nspecial red leader c2\nspecial red medic c2\nhand red HHS\nhand black SCJ\n"
    "known black J\norder red larva_hives active\norder black black_flayers down\nkept red emergence\n"
    "removed black scarce_resources\ndiscard HHD\ndefeat 10-8"
)


def shown(seat: int, position: str = BATTLE) -> Sketch:
    """Sketch a position as a seat sees it."""
    return GAME.sketch(GAME.view(lay_out(position), seat))


def texts(lines: list[Line]) -> list[str]:
    return [SAY(line.words) for line in lines]


def test_a_sketch_shows_blacks_home_row_on_top_and_who_stands_where() -> None:
    board = shown(0).board
    assert [row[0].title for row in board] == ["a5", "a4", "a3", "a2", "a1"]
    assert [box.title for box in board[0]] == ["a5", "b5", "c5", "d5", "e5"]
    assert [board[0][2].seat, board[3][2].seat, board[2][1].seat] == [1, 0, None]


def test_a_zone_shows_its_scenery_units_specials_and_guests() -> None:
    board = shown(0).board
    assert texts(board[3][2].lines) == ["Wall", "Red 7 10*", "Leader, Medic", "flayer 6"]
    assert [line.seat for line in board[3][2].lines] == [None, 0, 0, 1]
    assert (texts(board[2][1].lines), board[2][1].lines[0].faded) == (["Wood"], True)
    assert (texts(board[2][3].lines), board[2][3].lines[0].seat) == (["hive"], 0)
    assert board[4][4].lines == []


def test_rcb_orq_4_a_captive_is_shown() -> None:
    wolves = "armies greece-orcs\norder black wolf_trap active\nred c3x2\nblack c4x1 b3x1 d3x1"
    free = wolves.replace(" active", " passive")
    assert texts(shown(0, wolves).board[2][2].lines) != texts(shown(0, free).board[2][2].lines) == ["Red 10 10"]


def test_the_heading_tells_sides_cards_and_orders() -> None:
    heading = shown(0).heading
    assert texts(heading) == [
        "Pitched battle · turn 7 of 200",
        "Red (Insectoids): 6 units, beaten below 10; 57 HP; 3 cards in hand; order: Larva Hives, active",
        "Hand: 2 ♥, ♠",
        "Black (Orcs): 7 units, beaten below 8; 60 HP; 3 cards in hand; an order face down",
        "Known cards: a joker",
        "Deck: 45 cards. Discard pile: 2 ♥, ♦.",
    ]
    assert [(line.seat, line.bright, line.faded) for line in heading] == [
        (None, True, False),
        (0, True, False),
        (0, False, False),
        (1, False, False),
        (1, False, False),
        (None, False, True),
    ]


def test_rcb_211_a_seat_is_shown_its_own_hand_and_order_and_a_watcher_neither() -> None:
    black, watcher = texts(shown(1).heading), texts(shown(NOBODY).heading)
    assert "Hand: ♠, ♣, a joker" in black
    assert black[2].endswith("order: Black Flayers, face down")
    assert not [line for line in [*black, *watcher] if "2 ♥, ♠" in line]
    assert not [line for line in watcher if line.startswith("Hand") or "Flayers" in line]


def test_the_six_orders_of_each_side_are_a_list_beside_the_field() -> None:
    red, black = shown(0).sheets
    assert [SAY(column) for column in red.columns] == ["Order", "Where it is", "What it does"]
    assert [SAY(red.title), SAY(black.title)] == ["Orders of Red", "Orders of Black"]
    places = {SAY(row[0]): SAY(row[1]) for row in [*red.rows, *black.rows]}
    assert (places["Larva Hives"], places["Emergence"], places["Hive Mind"]) == ("in play, active", "kept", "not kept")
    assert (places["Scarce Resources"], places["Black Flayers"]) == ("removed for good", "kept or not: unknown")
    assert len(places) == 12
    assert all(SAY(row[2]) for row in [*red.rows, *black.rows])


def test_the_set_up_is_shown_as_far_as_it_has_come() -> None:
    sketch = GAME.sketch(GAME.view(start(), 0))
    assert texts(sketch.heading) == [
        "Pitched battle · the battle is being prepared",
        "Red (no army yet): 20 units, beaten below 10; 200 HP; no card in hand; no order in play",
        "Black (no army yet): 20 units, beaten below 10; 200 HP; no card in hand; no order in play",
        "Deck: 54 cards. Discard pile: no card.",
    ]
    assert sketch.sheets == []
