"""PS-905: whether a table is fair, part by part."""

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import LIBRARY, SCENES, TALL
from littlewars.games.petits_soldats.fairness import Verdict, area_difference, grid, judge, seen_share, token_difference
from littlewars.games.petits_soldats.layout import Table, read_table
from littlewars.games.petits_soldats.workshop import EMPTY, WORKSHOP
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message
from littlewars.words import catalogue

TOKENS = "tokens 13,11 13,49 77,49 77,11"
FAIR = f"90x60; {TOKENS}; tall coffee_pot disc 45,30 5; tall books rect 30,30 4x24 0; tall books rect 60,30 4x24 0"
ODD = FAIR.replace("60,30 4x24", "60,31 4x24")


def table(text: str) -> Table:
    return read_table(text, TALL)


def failed(text: str) -> list[str]:
    return [finding.key for finding in judge(table(text)).findings if not finding.holds]


def words(verdict: Verdict, key: str) -> Message:
    (found,) = [finding.words for finding in verdict.findings if finding.key == key]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("key", LIBRARY)
def test_ps_905_every_table_of_the_library_is_fair(key: str) -> None:
    verdict = judge(SCENES[key].table())
    assert [finding.key for finding in verdict.findings if not finding.holds] == []
    assert verdict.fair
    assert verdict.playable


def test_ps_905_a_fair_table_passes_every_part() -> None:
    verdict = judge(table(FAIR))
    assert [finding.key for finding in verdict.findings] == ["symmetry", "tokens", "ways", "passages", "openness"]
    assert verdict.fair


# -- (a) symmetry


def test_ps_905_a_mirror_will_do() -> None:
    text = (
        FAIR
        + "; low pen rect 20,30 2x8 20; low pen rect 70,30 2x8 160; low pen rect 20,20 2x4 0; low pen rect 70,20 2x4 0"
    )
    assert "symmetry" in failed(text)  # tokens 1 and 3 lie crosswise
    mirrored = text.replace(TOKENS, "tokens 13,11 13,49 77,11 77,49")
    assert "symmetry" not in failed(mirrored)
    assert "symmetry" in failed(mirrored.replace("2x8 160", "2x8 20"))


@pytest.mark.parametrize(
    "change",
    [
        ("60,30 4x24", "60,31 4x24"),
        ("60,30 4x24", "60,30 4x23"),
        ("60,30 4x24", "60,30 5x24"),
        ("60,30 4x24 0", "60,30 4x24 10"),
        ("tall books rect 60,30", "low keyboard rect 60,30"),
        ("tall books rect 60,30 4x24 0", "tall mug disc 60,30 3"),
        ("77,49", "77,48"),
        ("13,49 77,49 77,11", "77,49 13,49 77,11"),
        ("90x60", "90x60; walls left"),
        ("90x60", "90x60; walls left bottom"),
    ],
)
def test_ps_905_what_breaks_the_symmetry(change: tuple[str, str]) -> None:
    assert change[0] in FAIR
    assert "symmetry" in failed(FAIR.replace(*change))


@pytest.mark.parametrize("walls", ["left right", "top bottom", "left right top bottom"])
def test_ps_905_walls_in_pairs_keep_it(walls: str) -> None:
    assert "symmetry" not in failed(FAIR.replace("90x60", f"90x60; walls {walls}"))


def test_ps_905_a_mirror_keeps_a_wall_on_top() -> None:
    mirrored = FAIR.replace(TOKENS, "tokens 13,11 13,49 77,11 77,49").replace("90x60", "90x60; walls top")
    assert "symmetry" not in failed(mirrored)


def test_ps_905_the_picture_of_a_piece_does_not_matter() -> None:
    assert "symmetry" not in failed(FAIR.replace("tall books rect 60", "tall present rect 60"))


def test_ps_201_a_sliver_does_not_matter() -> None:
    assert "symmetry" not in failed(FAIR.replace("60,30 4x24", "60.05,30 4x24"))
    assert "symmetry" in failed(FAIR.replace("60,30 4x24", "60.06,30 4x24"))


def test_ps_905_an_unbalanced_table_may_be_played_when_it_differs_little() -> None:
    verdict = judge(table(ODD))
    assert failed(ODD) == ["symmetry"]
    assert (verdict.fair, verdict.playable) == (False, True)
    assert words(verdict, "balance").arguments["area"] == 0


def test_ps_905_more_tall_scenery_on_one_side_is_too_unbalanced() -> None:
    text = FAIR.replace("tall books rect 60,30 4x24 0", "tall books rect 60,30 4x20 0")
    verdict = judge(table(text))
    assert area_difference(table(text)) == pytest.approx(1000 * 16 / (96 + 39.3), abs=2)
    assert words(verdict, "balance").arguments["area"] == 11
    less = text.replace("60,30 4x20 0", "60,30 4x17 0")
    assert area_difference(table(less)) > 150
    assert {"symmetry", "balance"} <= set(failed(less))
    assert not judge(table(less)).playable


def test_ps_905_scenery_across_the_middle_counts_on_both_sides() -> None:
    assert area_difference(table(f"90x60; {TOKENS}; tall mug disc 45,30 8")) == 0
    assert area_difference(table(f"90x60; {TOKENS}; tall mug disc 30,30 8")) == 1000
    assert area_difference(table(f"90x60; {TOKENS}; low coin disc 30,30 8")) == 0
    assert area_difference(table(f"90x60; {TOKENS}")) == 0


def test_ps_905_paired_tokens_must_see_as_much() -> None:
    walled = f"90x60; {TOKENS}; tall books rect 23,11 2x14 0; tall books rect 50,50 2x14 0"
    assert token_difference(table(walled)) > 100
    assert token_difference(table(FAIR)) == 0


# -- (b) tokens


@pytest.mark.parametrize(
    ("tokens", "holds"),
    [
        ("8,11 13,49 82,49 77,11", True),
        ("7.9,11 13,49 82.1,49 77,11", False),
        ("13,8 13,52 77,52 77,8", True),
        ("13,7.9 13,52 77,52.1 77,8", False),
        ("13,20 13,40 77,40 77,20", True),
        ("13,20 13,39.9 77,40 77,20.1", False),
        ("20,30 10,52 70,30 80,8", True),
        ("20.1,30 10,52 69.9,30 80,8", False),
    ],
)
def test_ps_905_tokens_need_room(tokens: str, holds: bool) -> None:
    assert ("tokens" not in failed(FAIR.replace(TOKENS, f"tokens {tokens}"))) is holds


# -- (c) ways, (d) passages


def test_ps_905_every_token_can_be_reached_from_every_other() -> None:
    across = f"90x60; {TOKENS}; tall books rect 45,30 4x60 0"
    assert "ways" in failed(across)
    assert "ways" not in failed(across.replace("4x60", "4x50"))
    assert "ways" in failed(FAIR.replace("tall coffee_pot disc 45,30", "tall coffee_pot disc 13,12"))
    assert "ways" not in failed(f"{FAIR}; goals 45,19 45,41")
    assert "ways" in failed(f"{FAIR}; goals 45,29 45,31")  # under the coffee pot


@pytest.mark.parametrize(
    ("gap", "holds"), [(0, True), (0.04, True), (0.1, False), (1, False), (2.9, False), (2.96, True), (3, True)]
)
def test_ps_905_pieces_touch_or_let_a_figure_through(gap: float, holds: bool) -> None:
    text = f"90x60; {TOKENS}; low keyboard rect 43,30 4x10 0; low keyboard rect {47 + gap:g},30 4x10 0"
    assert ("passages" not in failed(text)) is holds


@pytest.mark.parametrize(("x", "holds"), [(1, True), (2, True), (2.5, False), (4.9, False), (5, True)])
def test_ps_905_so_it_is_along_the_border(x: float, holds: bool) -> None:
    text = f"90x60; {TOKENS}; low keyboard rect {x:g},30 4x10 0; low keyboard rect {90 - x:g},30 4x10 0"
    assert ("passages" not in failed(text)) is holds


# -- (e) openness


def test_ps_905_a_bare_table_is_too_open() -> None:
    assert failed(EMPTY) == ["openness"]
    assert not judge(table(EMPTY)).playable
    bare = table(EMPTY)
    assert seen_share(bare, grid(bare)) == 1000
    assert seen_share(bare, []) == 0


def test_ps_905_a_crowded_table_is_too_closed() -> None:
    walls = "; ".join(f"tall books rect {x},30 4x44 0" for x in (22, 33.5, 45, 56.5, 68))
    text = f"90x60; {TOKENS.replace('13', '9').replace('77', '81')}; {walls}"
    share = words(judge(table(text)), "openness").arguments["share"]
    assert isinstance(share, int)
    assert share < 35
    assert "openness" in failed(text)


def test_ps_605_low_scenery_hides_nobody() -> None:
    low = table(FAIR.replace("tall coffee_pot", "low coin").replace("tall books", "low keyboard"))
    assert seen_share(low, grid(low)) == 1000


def test_the_grid_is_centred_and_leaves_out_scenery() -> None:
    spots = grid(table(EMPTY))
    assert {(9000 - x, 6000 - y) for x, y in spots} == set(spots)
    assert len(spots) == 12 * 8
    assert (min(x for x, _ in spots), min(y for _, y in spots)) == (650, 550)
    taken = grid(table(f"90x60; {TOKENS}; tall mug disc {spots[40][0] / 100:g},{spots[40][1] / 100:g} 1"))
    assert set(spots) - set(taken) == {spots[40]}


# -- in words, and in the workshop


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_a_sentence(language: str) -> None:
    said = catalogue(language, GAME)
    for finding in judge(table(ODD)).findings:
        assert finding.words.key == f"fair-{finding.key}"
        assert finding.words.key not in said.say(finding.words)


def test_the_workshop_judges_as_the_rules_do() -> None:
    for text in (FAIR, ODD, EMPTY):
        verdict, found = judge(table(text)), WORKSHOP.inspect(text)
        assert found.findings == [(finding.holds, finding.words) for finding in verdict.findings]
        assert (found.fair, found.playable) == (verdict.fair, verdict.playable)
    with pytest.raises(SetupError):
        WORKSHOP.inspect("")


def test_the_workshop_offers_everything_with_its_picture() -> None:
    assert [part.key for part in WORKSHOP.parts] == list(TALL)
    for part in WORKSHOP.parts:
        assert f'<symbol id="{part.symbol}"' in WORKSHOP.symbols
        assert part.width > 0
        assert part.height == part.width or not part.round
    for spots in WORKSHOP.spots:
        assert len(spots.names) == len(spots.symbols) == len(spots.at)
        assert all(f'<symbol id="{symbol}"' in WORKSHOP.symbols for symbol in spots.symbols)


def test_the_workshop_begins_with_the_library() -> None:
    assert WORKSHOP.samples[0].text == EMPTY
    assert [sample.text for sample in WORKSHOP.samples[1:]] == [SCENES[key].table().text() for key in LIBRARY]


def test_ps_103_books_stand_along_walls_and_dashes_along_open_sides() -> None:
    ground = WORKSHOP.inspect(EMPTY.replace("90x60", "90x60; walls left top")).ground
    assert ground.count('class="ps-t-foot"') == 2
    assert ground.count('class="ps-t-edge"') == 2
    assert WORKSHOP.inspect(EMPTY).ground.count('class="ps-t-edge"') == 4


def test_ps_905_a_table_that_is_not_playable_is_no_game() -> None:
    assert GAME.setup({"table": "custom", "layout": ODD}).text("layout") == ODD
    for layout in (EMPTY, ""):
        with pytest.raises(SetupError):
            GAME.setup({"table": "custom", "layout": layout})
