"""Petits Soldats: what a terminal shows."""

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.sketch import RULER, WIDEST, plan
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from littlewars.kernel.sketch import Line
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out, play, start

SAY = catalogue("en", GAME).say
BATTLE = (
    "table x1\nround 2\nactive green\nflag 1\nstar yellow\ngeneral 2-1\nlid 1-1\nbottom 0-1\n"
    "green infantryman 20,30 orders 1; sniper hq\nyellow infantryman 60,30 hearts 2 shields 1; grenadier 62,50\n"
)


def texts(lines: list[Line]) -> list[str]:
    return [SAY(line.words) for line in lines]


def at(rows: list[str], table_width: int, x: float, y: float) -> str:
    """Return the letter on a map that stands for a point in centimetres; the last row is the ruler."""
    step = -(-table_width // WIDEST)
    return rows[len(rows) - 2 - int(100 * y // (2 * step))][int(100 * x // step)]


def test_the_map_shows_everybody_and_everything_where_it_is() -> None:
    rows = plan(GAME.view(lay_out(BATTLE), 0))
    assert [at(rows, 9000, *point) for point in [(20, 30), (60, 30), (62, 50)]] == ["F", "f", "g"]
    assert [at(rows, 9000, *point) for point in [(13, 11), (13, 49), (77, 49), (77, 11)]] == ["1", "2", "3", "4"]
    assert {at(rows, 9000, *point) for point in [(45, 30), (42.5, 30), (48, 30), (45, 33)]} == {"#"}
    assert at(rows, 9000, 70, 20) == "·"
    letters = "".join(rows)
    assert [letters.count(letter) for letter in "Ffg"] == [1, 1, 1]


def test_the_map_has_a_mark_every_ten_centimetres() -> None:
    rows = plan(GAME.view(lay_out(BATTLE), 0))
    step = -(-9000 // WIDEST)
    assert [column * step // RULER for column, mark in enumerate(rows[-1]) if mark == "|"] == list(range(9))
    assert [row.split()[-1] for row in rows[:-1] if " " in row] == ["60", "50", "40", "30", "20", "10", "0"]
    assert rows[-2].endswith(" 0")


def test_ps_108_1103_low_things_and_biscuits_have_letters_of_their_own() -> None:
    given: dict[str, Value] = {"mission": "biscuits"}
    position = BATTLE.replace("table x1", "table x2") + "biscuit 45,19 green.infantryman\nbiscuit 45,41 nobody"
    rows = plan(GAME.view(lay_out(position, **given), 0))
    assert (at(rows, 9000, 45, 30), at(rows, 9000, 45, 41), at(rows, 9000, 45, 19)) == ("=", "o", "·")


def test_figures_at_the_very_edge_stay_on_the_map() -> None:
    rows = plan(GAME.view(lay_out(BATTLE.replace("62,50", "88.75,58.75")), 0))
    assert "g" in rows[0] + rows[1]
    assert "g" in plan(GAME.view(lay_out(BATTLE.replace("62,50", "90,60")), 0))[0]


def test_the_heading_tells_round_flag_and_both_sides() -> None:
    heading = GAME.sketch(GAME.view(lay_out(BATTLE), 0)).heading
    assert texts(heading) == [
        "Training · round 2 of 3",
        "Flag: Green leads by 1; 4 make a victory",
        "Green: 2 orders, 1 on the lid, 0 at the bottom of the chest",
        "Yellow: one order, 1 on the lid, 1 at the bottom of the chest · the star",
    ]
    assert [(line.seat, line.bright) for line in heading] == [(None, True), (None, False), (0, True), (1, False)]


def test_the_soldiers_are_a_list_beside_the_map() -> None:
    sketch = GAME.sketch(GAME.view(lay_out(BATTLE), 0))
    (sheet,) = sketch.sheets
    assert [SAY(column) for column in sheet.columns] == [
        "On the table", "Soldier", "At", "Defense", "Hearts", "Orders", "Sees",
    ]  # fmt: skip
    assert [[SAY(cell) for cell in row] for row in sheet.rows] == [
        ["F", "Infantryman", "20,30", "3", "0/3", "1", "g"],
        ["S", "Sniper", "HQ", "3", "0/2", "0", "-"],
        ["f", "Infantryman", "60,30", "2", "2/3", "0", "-"],
        ["g", "Grenadier", "62,50", "2", "0/4", "0", "F"],
    ]
    ((box,),) = sketch.board
    assert box.lines[-1].faded
    assert SAY(box.lines[-1].words).startswith("# tall scenery")


def test_ps_117_a_secret_squad_is_not_shown() -> None:
    battle = play(start(), "squad infantryman+sniper")
    own, other = (GAME.sketch(GAME.view(battle, seat)).sheets[0] for seat in (0, 1))
    assert [SAY(row[1]) for row in own.rows][:2] == ["Infantryman", "Sniper"]
    assert [SAY(row[0]) for row in other.rows] == ["?", "?", "?", "?"]
    assert len({SAY(row[1]) for row in other.rows}) == 1
    assert "Sniper" not in {SAY(row[1]) for row in other.rows}
    assert texts(GAME.sketch(GAME.view(battle, NOBODY)).heading)[0] == "Training · the squads are chosen"
