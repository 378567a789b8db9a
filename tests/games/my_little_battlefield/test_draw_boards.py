"""My Little Battlefield: the command boards as a picture."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.content import FACTION, LEVELS
from littlewars.games.my_little_battlefield.draw import draw
from littlewars.games.my_little_battlefield.ground import SEATS
from tests.games.drawings import SVG, classes, find, said, words
from tests.games.my_little_battlefield.pictures import BANNERS, MIDDLE, SOLO, START
from tests.games.my_little_battlefield.test_draw import picture
from tests.games.words import StrictCatalogue


@pytest.mark.parametrize("value", range(8))
def test_mlb_25_the_pawn_of_a_resource_lies_on_its_space(value: int) -> None:
    boards = (replace(START.boards[0], morale=value, command=7 - value), START.boards[1])
    root = picture(replace(START, boards=boards))
    for track, level in (("morale-blue", value), ("command-blue", 7 - value)):
        found = classes(find(root, track))
        assert found.count("board-pawn") == (1 if level else 0)  # MLB-153: off the track at 0
        assert found.count("board-space-filled") == level
        lit = [text.text for text in find(root, track).iter(f"{SVG}text") if text.get("class") == "word-side"]
        assert lit == ([str(level)] if level else [])


@pytest.mark.parametrize("level", range(1, 7))
def test_mlb_26_the_power_track_shows_its_level_dice_and_vp(level: int) -> None:
    boards = (replace(START.boards[0], power=level), START.boards[1])
    track = find(picture(replace(START, boards=boards)), "power-blue")
    lit = [text.text for text in track.iter(f"{SVG}text") if text.get("class") == "word-side"]
    assert lit == [str(level), str(LEVELS[level - 1].dice), str(START.power_vp[level - 1])]
    assert classes(track).count("board-coin") == 6 - level  # the levels still to be paid


def test_the_dice_of_a_jammed_player_are_crossed_out() -> None:
    jammed = (replace(SOLO.boards[0], jammed=True), SOLO.boards[1])
    assert "panel-cross" in classes(find(picture(replace(SOLO, boards=jammed)), "power-blue"))
    assert "panel-cross" not in classes(find(picture(SOLO), "power-blue"))


def test_mlb_192_points_are_written_large() -> None:
    for view in (MIDDLE, SOLO):
        for seat, board in zip(SEATS, view.boards, strict=True):
            written = find(picture(view), f"vp-{seat}").iter(f"{SVG}text")
            sizes = {int(text.get("font-size") or 0): text.text for text in written}
            assert (sizes[max(sizes)], max(sizes) >= 50) == (str(board.vp), True)


def test_a_scenario_that_counts_shows_its_tally() -> None:
    root = picture(BANNERS)
    assert "Banners: 2." in said(root, "vp-blue")
    assert words(find(root, "vp-red")).count("1") > words(find(picture(MIDDLE), "vp-red")).count("1")


def test_mlb_27_a_used_power_is_ticked_and_told_in_full() -> None:
    root = picture(MIDDLE)
    assert "board-tick" in classes(find(root, "faction-blue"))
    assert "board-tick" not in classes(find(root, "faction-red"))
    assert said(root, "faction-red").endswith(f"{FACTION['undead'].texts['en']} Not used yet this turn.")
    plain = picture(replace(MIDDLE, boards=(MIDDLE.boards[0], replace(MIDDLE.boards[1], powered=False))))
    assert FACTION["undead"].power_names["en"] not in words(find(plain, "faction-red"))


def with_deeds(*deeds: str) -> ElementTree.Element:
    """Draw the solo opponent's board with other actions printed on it."""
    spoken = StrictCatalogue("en", GAME)
    for level, deed in enumerate(deeds, 1):
        spoken.names[f"board-tyrant-{level}"] = deed
    return ElementTree.fromstring(draw(SOLO, [], spoken.say))


def lit(track: ElementTree.Element) -> list[str]:
    """List the lines of text that stand out."""
    return [text.text or "" for text in track.iter(f"{SVG}text") if "board-text-lit" in (text.get("class") or "")]


def test_mlb_246_the_solo_opponents_present_action_stands_out() -> None:
    deeds = [f"Deed number {level}." for level in range(1, 6)]
    root = with_deeds(*deeds)
    track = find(root, "power-red")
    assert [text for text in words(track) if "Deed" in text] == deeds
    assert lit(track) == ["Deed number 4."]
    assert "Deed number 4." in said(root, "faction-red")


def test_a_long_action_is_told_whole_when_it_counts() -> None:
    long = "Push: one step of the gauge in each sector where the opponent has a unit, and then it steals 1 Morale."
    track = find(with_deeds(*[long] * 5), "power-red")
    assert " ".join(lit(track)) == long
    assert sum(text.endswith("…") for text in words(track)) == 4
