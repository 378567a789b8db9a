"""SVG as text."""

from xml.etree import ElementTree

import pytest

from littlewars.pieces.svg import box, die, disc, group, path, place, tag, text, title, use


def test_a_tag_closes_itself_unless_it_holds_something() -> None:
    assert tag("g") == "<g/>"
    assert tag("g", "<a/>") == "<g><a/></g>"


def test_attributes_are_written_as_svg_names_them() -> None:
    assert tag("path", class_="trace", stroke_width=3) == '<path class="trace" stroke-width="3"/>'


def test_words_and_attributes_are_escaped() -> None:
    assert tag("g", id='"<&') == '<g id="&quot;&lt;&amp;"/>'
    assert title("<b>&") == "<title>&lt;b&gt;&amp;</title>"
    assert text(1, 2, 3, "<b>", "word") == '<text x="1" y="2" font-size="3" class="word">&lt;b&gt;</text>'


def test_shapes() -> None:
    assert group("<a/>", "field", id="x") == '<g class="field" id="x"><a/></g>'
    assert path("M0 0", "line") == '<path d="M0 0" class="line"/>'
    assert box(1, 2, 3, 4, 5, "b") == '<rect x="1" y="2" width="3" height="4" rx="5" class="b"/>'
    assert disc(1, 2, 3, "d") == '<circle cx="1" cy="2" r="3" class="d"/>'
    assert use("toy", 1, 2, 3) == '<use href="#toy" x="1" y="2" width="3" height="3"/>'


@pytest.mark.parametrize(
    ("thousandths", "scale"), [(1000, "1.000"), (64, "0.064"), (1400, "1.400"), (7, "0.007"), (2050, "2.050")]
)
def test_a_transform_scales_in_thousandths(thousandths: int, scale: str) -> None:
    assert place(3, -4, thousandths) == f"translate(3 -4) scale({scale})"


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_face(face: int) -> None:
    drawn = ElementTree.fromstring(die(10, 20, 50, face, "die-hit"))
    pips = [element for element in drawn.iter("circle") if element.get("class") == "die-pip"]
    assert (drawn.get("class"), len(pips)) == ("die die-hit", face)
    for pip in pips:
        assert 10 < int(pip.get("cx") or 0) < 60
        assert 20 < int(pip.get("cy") or 0) < 70
