"""My Little Battlefield: words that fit, the factions before a player, and the small pictures of the form."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.content import BOARDS, FACTION, KINDS, SCENARIOS, SECTORS
from littlewars.games.my_little_battlefield.draw import (
    board_portrait,
    draw,
    draw_hand,
    faction_portrait,
    scenario_portrait,
)
from littlewars.games.my_little_battlefield.events import KINDS as EVENTS
from littlewars.kernel.content import LANGUAGES
from littlewars.pieces.words import PLAIN, fitted, width, wrapped
from tests.games.drawings import SVG, classes, find, words
from tests.games.my_little_battlefield.pictures import CHOOSING, MIDDLE, OVER, SOLO, START, reader, sector

# -- words that fit


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [printed.key for printed in SECTORS])
def test_every_sectors_name_fits_its_tile(key: str, language: str) -> None:
    spoken = reader(language)
    view = replace(START, sectors=(sector(0, key), *START.sectors[1:]))
    tile = find(ElementTree.fromstring(draw(view, [], spoken.say)), "cell-a1")
    name = spoken.names[f"sector-{key}"]
    rows = [text for text in tile.iter(f"{SVG}text") if (text.text or "") and (text.text or "") in name]
    assert " ".join(text.text or "" for text in rows if not (text.text or "").isdigit()) == name
    for text in rows:
        assert int(text.get("font-size") or 0) >= 14
        assert width(text.text or "") * int(text.get("font-size") or 0) <= 100 * 168


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SCENARIOS)
def test_every_goal_is_told_whole(key: str, language: str) -> None:
    spoken = reader(language)
    board = find(
        ElementTree.fromstring(draw(replace(START, scenario=key, goal=f"scenario-{key}-goal"), [], spoken.say)),
        "scenario",
    )
    goal = [text for text in board.iter(f"{SVG}text") if text.get("class") == "board-goal"]
    assert " ".join(text.text or "" for text in goal) == SCENARIOS[key].goals[language]
    frame = next(board.iter(f"{SVG}rect"))
    for text in goal:
        size = int(text.get("font-size") or 0)
        assert width(text.text or "", PLAIN) * size <= 100 * int(frame.get("width") or 0)
        assert int(text.get("y") or 0) < int(frame.get("y") or 0) + int(frame.get("height") or 0) - 2


def test_words_shrink_and_break_to_fit() -> None:
    assert 'font-size="20"' in fitted(0, 0, 20, 500, "Port", "word")
    assert 'font-size="20"' not in fitted(0, 0, 20, 100, "Relais de signaux", "word")
    lines = wrapped("one two three four five six seven", 100, 20, 9)
    assert " ".join(lines) == "one two three four five six seven"
    assert all(width(line, PLAIN) * 20 <= 100 * 100 for line in lines)
    cut = wrapped("one two three four five six seven", 100, 20, 2)
    assert len(cut) == 2
    assert cut[-1].endswith("…")
    assert width(cut[-1], PLAIN) * 20 <= 100 * 100


# -- before the game


def test_mlb_10_factions_on_offer_lie_before_the_player() -> None:
    root = ElementTree.fromstring(draw_hand(CHOOSING, reader("en").say))
    offers = [element for element in root.iter() if element.get("class") == "offer"]
    assert [offer.get("id") for offer in offers] == [f"offer-{key}" for key in FACTION]
    assert "side-red" in classes(root)
    for key, offer in zip(FACTION, offers, strict=True):
        toys = [use.get("href") for use in offer.iter(f"{SVG}use")]
        assert toys == [f"#unit-art-{key}-{kind}" for kind in KINDS]
        assert FACTION[key].texts["en"] in (offer[0].text or "")
        assert FACTION[key].texts["en"] in " ".join(words(offer))
        assert offer.get("data-rule") == "MLB-10"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_powers_text_fits_its_card(language: str) -> None:
    root = ElementTree.fromstring(draw_hand(CHOOSING, reader(language).say))
    for text in root.iter(f"{SVG}text"):
        weight = PLAIN if text.get("class") == "board-lines" else 100
        assert width(text.text or "", weight) * int(text.get("font-size") or 0) <= 100 * 300
        assert int(text.get("y") or 0) <= 218
        assert not (text.text or "").endswith("…")


def test_nothing_lies_before_anybody_during_the_battle() -> None:
    for view in (START, MIDDLE, SOLO, OVER):
        assert draw_hand(view, reader("en").say) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_portraits_of_factions_boards_and_scenarios(language: str) -> None:
    spoken = reader(language)
    drawn = [faction_portrait(key, seat, spoken.say) for key in FACTION for seat in (0, 1)]
    drawn += [board_portrait(key, spoken.say) for key in BOARDS]
    drawn += [scenario_portrait(key, spoken.say) for key in SCENARIOS]
    for portrait in drawn:
        root = ElementTree.fromstring(portrait)
        assert root.get("viewBox") == "0 0 240 150"
        assert (root[0].text or "").endswith(".")
        ids = {str(element.get("id")) for element in root.iter() if element.get("id")}
        assert {str(use.get("href")).removeprefix("#") for use in root.iter(f"{SVG}use")} == ids
    assert len({re.sub("<title>.*?</title>", "", portrait) for portrait in drawn}) == len(drawn)


def test_the_game_shows_what_lies_before_a_player_and_knows_its_events() -> None:
    assert GAME.draw_hand(CHOOSING, reader("en").say) == draw_hand(CHOOSING, reader("en").say) != ""
    assert GAME.kinds() == EVENTS
