"""Tables as text (PS-102, PS-103, PS-902): read, written, and refused with a sentence."""

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import LIBRARY, SCENES, TALL
from littlewars.games.petits_soldats.layout import MOST_THINGS, Table, cm_text, point_text, read_table, units
from littlewars.games.petits_soldats.lengths import BASE, TOLERANCE
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import SetupError
from littlewars.words import catalogue

PLAIN = "90x60; tokens 13,11 13,49 77,49 77,11"
MUG = "tall mug disc 45,30 4"


def table(text: str) -> Table:
    return read_table(text, TALL)


def test_ps_902_a_table_is_read_as_it_is_written() -> None:
    start = "90x60; walls left top; tokens 13,11 13,49 77,49 77,11.5; goals 45,19 45,41"
    text = f"{start}; {MUG}; low pen rect 9,26 2x8.25 75"
    read = table(text)
    assert (read.width, read.height, read.walls) == (9000, 6000, ["left", "top"])
    assert read.tokens == [(1300, 1100), (1300, 4900), (7700, 4900), (7700, 1150)]
    assert read.goals == [(4500, 1900), (4500, 4100)]
    mug, pen = read.things
    assert (mug.key, mug.tall, mug.round, mug.x, mug.y, mug.width, mug.height) == (
        "mug",
        True,
        True,
        4500,
        3000,
        800,
        800,
    )
    assert (pen.key, pen.tall, pen.round, pen.width, pen.height, pen.turn) == ("pen", False, False, 200, 825, 75)
    assert read.text() == text


@pytest.mark.parametrize("key", LIBRARY)
def test_every_table_of_the_library_can_be_shared(key: str) -> None:
    scene = SCENES[key].table()
    copy = table(scene.text())
    assert copy.text() == scene.text()
    assert [thing.text() for thing in copy.things] == [thing.text() for thing in scene.things]
    assert [shape.corners() for shape in copy.all] == [shape.corners() for shape in scene.all]


def test_spaces_order_of_walls_and_turns_do_not_matter() -> None:
    text = f"  90x60 ;walls  top left;  tokens 13,11   13,49 77,49 77,11;; {MUG} ;low pen rect 9,26 2x8 -30;"
    assert (
        table(text).text() == f"90x60; walls left top; tokens 13,11 13,49 77,49 77,11; {MUG}; low pen rect 9,26 2x8 150"
    )


def test_a_plain_table_has_neither_walls_nor_goals() -> None:
    read = table(PLAIN)
    assert (read.walls, read.goals, read.things, read.text()) == ([], [], [], PLAIN)


def test_ps_605_tall_and_low_shapes_are_kept_apart() -> None:
    read = table(f"{PLAIN}; {MUG}; low pen rect 20,30 2x8 0")
    assert [read.tall, read.low, read.all] == [
        [read.things[0].shape],
        [read.things[1].shape],
        [t.shape for t in read.things],
    ]


def test_ps_408_the_middle_of_a_base_stays_a_base_away_from_scenery_and_border() -> None:
    ground = table(f"{PLAIN}; {MUG}; low pen rect 20,30 2x8 0").ground
    edge = BASE - TOLERANCE
    assert ground.open(edge, 3000)
    assert not ground.open(edge - 1, 3000)
    assert ground.open(4500 - 400 - BASE, 3000)
    assert not ground.open(4500 - 400 - BASE + 20, 3000)
    assert ground.open(2000 - 100 - BASE, 3000)  # the pen: low scenery is an obstacle as well
    assert not ground.open(2000 - 100 - BASE + 20, 3000)


@pytest.mark.parametrize(("length", "text"), [(4500, "45"), (4550, "45.5"), (4555, "45.55"), (5, "0.05"), (0, "0")])
def test_ps_901_lengths_are_centimetres_to_the_hundredth(length: int, text: str) -> None:
    assert cm_text(length) == text
    assert units(text) == length
    assert point_text(length, 0) == f"{text},0"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "layout-size"),
        ("90", "layout-size"),
        ("90x60x2", "layout-size"),
        ("79x60; tokens", "layout-limits"),
        ("121x60", "layout-limits"),
        ("90x35", "layout-limits"),
        ("90x91", "layout-limits"),
        ("90x60", "layout-tokens"),
        ("90x60; tokens 13,11 13,49 77,49", "layout-tokens"),
        (f"{PLAIN} 9,9", "layout-tokens"),
        ("90x60; tokens 13,11 13,49 77,49 77", "layout-point"),
        ("90x60; tokens 13,11 13,49 77,49 -7,11", "layout-point"),
        ("90x60; tokens 13,11 13,49 77,49 77,11.123", "layout-point"),
        (f"{PLAIN}; goals 45,19", "layout-goals"),
        (f"{PLAIN}; goals 45,19 45,41 9,9", "layout-goals"),
        (f"{PLAIN}; goals 45,19 45", "layout-point"),
        (f"{PLAIN}; walls left middle", "layout-walls"),
        (f"{PLAIN}; tall elephant disc 45,30 4", "layout-thing"),
        (f"{PLAIN}; high mug disc 45,30 4", "layout-thing"),
        (f"{PLAIN}; low mug disc 45,30 4", "layout-height"),
        (f"{PLAIN}; tall pen rect 9,26 2x8 0", "layout-height"),
        (f"{PLAIN}; tall mug disc 45,30 4 0", "layout-thing"),
        (f"{PLAIN}; tall mug rect 45,30 4x4", "layout-thing"),
        (f"{PLAIN}; nonsense", "layout-thing"),
        (f"{PLAIN}; tall mug disc 45,30 0.4", "layout-thing-size"),
        (f"{PLAIN}; tall mug disc 45,30 31", "layout-thing-size"),
        (f"{PLAIN}; low pen rect 45,30 0.5x8 0", "layout-thing-size"),
        (f"{PLAIN}; low pen rect 45,30 2x61 0", "layout-thing-size"),
        (f"{PLAIN}; tall mug disc 91,30 4", "layout-outside"),
        (f"{PLAIN}; tall mug disc 45,61 4", "layout-outside"),
        (f"{PLAIN}; goals 45,19 95,41", "layout-outside"),
        ("90x60; tokens 13,11 13,49 77,49 77,61", "layout-outside"),
        ("; ".join([PLAIN] + [MUG] * (MOST_THINGS + 1)), "layout-many-things"),
    ],
)
def test_what_is_no_table_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(SetupError) as caught:
        table(text)
    assert caught.value.message.key == key
    for language in LANGUAGES:
        sentence = catalogue(language, GAME).say(caught.value.message)
        assert sentence.endswith(".")
        assert key not in sentence


def test_a_table_may_be_full() -> None:
    assert len(table("; ".join([PLAIN] + [MUG] * MOST_THINGS)).things) == MOST_THINGS


@pytest.mark.parametrize("text", ["80x36", "120x90"])
def test_the_smallest_and_the_largest_table(text: str) -> None:
    assert table(f"{text}; tokens 13,11 13,25 67,25 67,11").text().startswith(text)


def test_the_sentence_shows_what_was_wrong() -> None:
    with pytest.raises(SetupError) as caught:
        table(f"{PLAIN}; walls left middle")
    assert catalogue("en", GAME).say(caught.value.message) == (
        "“left middle” does not name sides of the table. Its sides are left, right, bottom, top."
    )
