"""Painted figures."""

from littlewars.pieces.paint import ball, eyes, limb, part, rod, seam, sparks


def test_parts_wear_their_tone_and_else_the_colour_of_the_side() -> None:
    assert part("M1 2h3z") == '<path d="M1 2h3z" class="paint-body"/>'
    assert part("M1 2h3z", "gold") == '<path d="M1 2h3z" class="paint-gold"/>'
    assert ball(1, 2, 3, "skin") == '<circle cx="1" cy="2" r="3" class="paint-skin"/>'


def test_lines_have_an_outline_below() -> None:
    assert limb("M1 2h") == '<path d="M1 2h" class="paint-edge"/><path d="M1 2h" class="paint-limb paint-line-body"/>'
    assert rod("M1 2h") == '<path d="M1 2h" class="paint-rim"/><path d="M1 2h" class="paint-rod paint-line-hide"/>'


def test_fine_work_has_one_look_each() -> None:
    drawn = [seam("M1 2h"), eyes("M1 2h"), sparks("M1 2h")]
    assert drawn == [f'<path d="M1 2h" class="paint-{look}"/>' for look in ("seam", "eyes", "sparks")]
