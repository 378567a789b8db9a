"""Many pictures on one page: they share what they can, and look the same."""

import os
import re
from collections import defaultdict
from xml.etree import ElementTree

import pytest

from littlewars.games import GAMES
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.look import CSS
from littlewars.rulebook.examples import run_case, shipped_examples
from littlewars.rulebook.page import MANY_PICTURES, rules_page
from littlewars.rulebook.pictures import Album, short
from littlewars.rulebook.rules import read_rules
from littlewars.words import catalogue

SVG = "{http://www.w3.org/2000/svg}"
LOOKS = set(re.findall(r"\.([a-z][\w-]*)", CSS))
AROUND = defaultdict[str, set[str]](set)  # what selectors look for around an element, by its name or class
for around, asked in re.findall(r"\.([\w-]+) \.?([\w-]+)(?=[^{};]*\{)", CSS):
    AROUND[asked].add(around)
PAGES = [(game, chapter) for game in GAMES for chapter in ("", *read_rules(game).apart)]
Shape = tuple[object, ...]
SOAK = os.environ.get("LITTLEWARS_SOAK") == "1"
FEW = 5  # on long pages, every fifth picture is compared
LONG = f'<path d="M0 0{"h1" * 60}"/>'


def shapes(
    element: ElementTree.Element,
    parts: dict[str, ElementTree.Element],
    hints: bool,
    worn: tuple[str, ...] = (),
    scope: tuple[str, ...] = (),
    moves: tuple[str, ...] = (),
    hint: str = "",
) -> list[Shape]:
    """List the shapes of a picture: what they are, where, their hint, and all that style sheets and inheritance see.

    From inside a shared part, a style sheet sees what is around a shape no further out than the use of the part.
    """
    name = element.tag.removeprefix(SVG)
    used = element.get("href", "")[1:]
    if name == "use" and used in parts:
        return shapes(parts[used], parts, hints, worn, (), moves, hint)
    if name in ("title", "defs"):
        return []
    classes = tuple(look for look in element.get("class", "").split() if look in LOOKS)
    title = element.find(f"{SVG}title") if element.tag.startswith(SVG) else element.find("title")
    if title is not None and (hints or name == "svg"):
        hint = title.text or ""
    if name in ("svg", "g"):
        worn, scope, moves = worn + classes, scope + classes, (*moves, element.get("transform", ""))
        return [shape for inner in element for shape in shapes(inner, parts, hints, worn, scope, moves, hint)]
    own = sorted((key, value) for key, value in element.items() if key not in ("id", "class"))
    styled = {around for asked in (name, *classes) for around in AROUND[asked] if around in scope}
    side = [look for look in worn if look.startswith("side-")][-1:]
    moved = [move for move in moves if move]
    return [(name, own, classes, element.text, moved, hint, frozenset(worn), side, styled)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "chapter"), PAGES, ids=lambda of: of if isinstance(of, str) else of.key)
def test_pictures_that_share_their_parts_show_what_the_game_draws(game: Game, chapter: str) -> None:
    found = re.findall(r'<svg class="drawing.*?</svg>', rules_page(game, "fr", chapter), re.DOTALL)
    pictures = [ElementTree.fromstring(text) for text in found]
    parts = {part.get("id", ""): part for picture in pictures for part in picture.iter() if part.get("id")}
    hints = len(pictures) <= MANY_PICTURES
    book = read_rules(game)
    order = [rule for rule in book.rules if book.page_of(rule) == chapter]
    here = [shipped for shipped in shipped_examples(game) if shipped.rules[0] in order]
    in_page_order = sorted(here, key=lambda shipped: order.index(shipped.rules[0]))
    drawn = []
    for case in [case for shipped in in_page_order for case in shipped.cases]:
        match = run_case(game, case).match
        assert match is not None
        events = [event for heard in match.events[1:] for event in heard]
        stages = [(Match(game, match.setup, case.position), []), (match, events)]
        for shown, told in stages if any(stage.play for stage in case.stages) else stages[:1]:
            drawn.append(game.draw(game.view(shown.state, 0), told, catalogue("fr", game).say))
    assert len(pictures) == len(drawn)
    for picture, text in list(zip(pictures, drawn, strict=True))[:: 1 if SOAK or hints else FEW]:
        assert shapes(picture, parts, hints) == shapes(ElementTree.fromstring(text), {}, hints)


def drawing(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="drawing odd" viewBox="0 0 9 9">{inner}</svg>'


def written(*inner: str, hints: bool = True) -> tuple[list[str], str]:
    """Write these pictures; return what is in them, and the symbols they share."""
    album = Album([drawing(text) for text in inner], hints)
    head, tail = '<svg class="drawing" viewBox="0 0 9 9">', "</svg>"
    assert all(text.startswith(head) and text.endswith(tail) for text in album.pictures)
    return [text.removeprefix(head).removesuffix(tail) for text in album.pictures], album.shared_symbols()


def test_what_stands_in_two_pictures_is_written_once() -> None:
    (first, second), _ = written(LONG + '<g id="a"/>', '<g id="a"/>' + LONG)
    assert first == LONG.replace("<path", '<path id="0"') + "<g/>"
    assert second == '<g/><use href="#0"/>'


def test_a_part_of_a_part_is_shared_too() -> None:
    near, far = (f'<g class="base" transform="{place}">{LONG}</g>' for place in ("scale(1)", "scale(2)"))
    (first, second), _ = written(near, far)
    assert first == near.replace("<path", '<path id="0"')
    assert second == far.replace(LONG, '<use href="#0"/>')


def test_neighbours_that_stand_together_are_shared_together() -> None:
    row = "".join(f'<rect x="{x}" y="1000000" width="10000000"/>' for x in range(5))
    (first, second), _ = written(f'{row}<circle r="1"/>', f'<circle r="2"/>{row}')
    assert first == f'<g id="0">{row}</g><circle r="1"/>'
    assert second == '<circle r="2"/><use href="#0"/>'


def test_a_part_takes_along_what_style_sheets_look_for_around_it() -> None:
    words = f'<text class="word-side" x="{1:060}">a</text>'
    (first, second), _ = written(words, words)
    assert first == f'<g id="0" class="drawing">{words}</g>'
    assert second == '<use href="#0"/>'


def test_parts_that_look_different_in_different_places_are_different() -> None:
    star = f'<path class="star" d="{"h1" * 60}"/>'
    (first, second), _ = written(
        *[f'<g class="banner">{star}</g><g class="paper">{star}</g><rect x="{x}"/>' for x in "12"]
    )
    assert first.count(star) == 2
    assert second == '<use href="#0"/><rect x="2"/>'


def test_equal_pictures_are_written_once() -> None:
    shown = "".join(f'<rect x="{x}"/>' for x in range(50))
    (first, second), _ = written(shown, shown)
    assert (first, second) == (f'<g id="0">{shown}</g>', '<use href="#0"/>')


def test_titles_stay_with_what_they_name_or_go_altogether() -> None:
    text = f"<title>Whole</title><g><title>{'A long title. ' * 20}</title>{LONG}</g><g>{LONG}</g>"
    (first,), _ = written(text)
    assert first.replace(' id="0"', "").replace('<use href="#0"/>', LONG) == text
    (bare,), _ = written(text, hints=False)
    assert re.findall("<title>.*?</title>", bare) == ["<title>Whole</title>"]


def test_symbols_are_shared_unless_two_have_the_same_name() -> None:
    ball, cube = '<symbol id="toy"><circle r="1"/></symbol>', '<symbol id="toy"><rect x="1"/></symbol>'
    toy = '<g class="odd"><use href="#toy"/></g>'
    (one, two, other), symbols = written(*[f"<defs>{symbol}</defs>{toy}" for symbol in (ball, ball, cube)])
    assert symbols == f'<svg class="symbols" width="0" height="0" aria-hidden="true">{ball}</svg>'
    assert one == two == '<g><use href="#toy"/></g>'
    assert other == f"<defs>{cube}</defs>{toy}".replace("toy", "2-toy").replace(' class="odd"', "")


def test_ids_that_are_needed_stay_each_picture_its_own() -> None:
    clipped = f'<clipPath id="c"><path d="M0 0"/></clipPath><g id="d" clip-path="url(#c)">{"<path/>" * 30}</g>'
    (first, second), _ = written(clipped, clipped)
    assert '<clipPath id="0-c">' in first
    assert 'clip-path="url(#0-c)"' in first
    assert '<clipPath id="1-c"><path d="M0 0"/></clipPath><g clip-path="url(#1-c)">' in second


def test_spaces_between_the_parts_of_a_picture_do_no_harm() -> None:
    (first, second), _ = written(f"\n  <rect/>\n  {LONG}\n", LONG)
    assert first.startswith("<rect/><path")
    assert second == '<use href="#0"/>'


def test_names_of_parts_are_short_and_begin_with_a_figure() -> None:
    names = [short(number) for number in range(5000)]
    assert len(set(names)) == 5000
    assert all(name[0].isdigit() and len(name) <= 3 for name in names)
