"""Words that fit: widths, smaller words, lines."""

from littlewars.pieces.words import BOLD, PLAIN, fitted, width, wrapped

SAYING = "Toy soldiers slip from cover to cover by the length of a lace"


def test_wide_letters_are_wider_than_narrow_ones_and_bold_than_plain() -> None:
    assert width("MMM") > width("AAA") > width("aaa") > width("fff") > width("iii") > width("") == 0
    assert width("abc", BOLD) > width("abc", PLAIN)


def test_words_are_written_smaller_only_where_there_is_little_room() -> None:
    assert 'font-size="20"' in fitted(0, 0, 20, 500, "Flag", "word")
    small = fitted(0, 0, 20, 20, "Flag", "word")
    size = int(small.split('font-size="')[1].split('"')[0])
    assert 0 < size * width("Flag") <= 100 * 20


def test_words_are_broken_into_lines_that_fit_and_none_is_lost() -> None:
    rows = wrapped(SAYING, 100, 10, 20)
    assert " ".join(rows) == SAYING
    assert len(rows) > 2
    assert all(10 * width(row, PLAIN) <= 100 * 100 for row in rows)
    assert wrapped(SAYING, 10_000, 10, 1) == [SAYING]


def test_the_last_of_too_many_lines_ends_with_an_ellipsis_that_fits_too() -> None:
    rows = wrapped(SAYING, 100, 10, 2)
    assert len(rows) == 2
    assert rows[0] == wrapped(SAYING, 100, 10, 20)[0]
    assert rows[1].endswith("…")
    assert SAYING.startswith(f"{rows[0]} {rows[1].removesuffix('…')}")
    assert all(10 * width(row, PLAIN) <= 100 * 100 for row in rows)
    assert wrapped("Extraordinarily long", 20, 10, 1) == ["…"]
