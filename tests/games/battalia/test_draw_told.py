"""Battalia: battles, bids, secrets and what was just done, in the picture."""

import sys
from dataclasses import replace
from statistics import median
from time import process_time

import pytest

from littlewars.games.battalia.cards import BANNERLESS, CITIZEN, GREAT, HORSE, LORD, PROVISION, artefact, unit
from littlewars.games.battalia.draw import draw
from littlewars.games.battalia.draw.places import Places
from littlewars.games.battalia.draw.traces import gained, way
from littlewars.games.battalia.events import ATTACKED, GAINED, LAID, MOVED, PROVISIONED, ROAMED
from littlewars.games.battalia.ground import SQUARE_NAMES
from littlewars.games.battalia.view import UNKNOWN, BattleSeen, SlotSeen
from tests.games.battalia.pictures import (
    AUCTION,
    BATTLE,
    BLUE,
    EVENTS,
    LINES,
    MEETING,
    MIDDLE,
    RED,
    REVEALED,
    VIEWS,
    number,
    reader,
)
from tests.games.battalia.test_draw import apart, picture, shown
from tests.games.drawings import SVG, classes, find, said, words

# -- battles and bids


def test_bat_183_a_battle_is_added_up() -> None:
    root = find(picture(BATTLE), "battle")
    told = words(root)
    assert "units 10 + bannerless 2 + terrain 1 = 13" in told
    assert "units 3 + titles 1 + amulets 3 + ambush 2 + city 8 = 17" in told
    assert "13 against 17: so far the defender holds" in told
    assert "+1" in told
    assert {"13", "17"} <= set(told)
    assert classes(root).count("die-pip") == 5
    assert "figure-buff" in shown(root)


def test_the_defender_holds_a_tie() -> None:
    lines = (LINES[0], replace(LINES[1], total=13, committed=True))
    assert BATTLE.battle is not None
    tied = replace(BATTLE, battle=replace(BATTLE.battle, lines=lines))
    assert "13 against 13: the defender holds" in words(picture(tied))
    beaten = replace(BATTLE, battle=replace(BATTLE.battle, lines=(lines[0], replace(lines[1], total=12))))
    assert "13 against 12: the attacker wins" in words(picture(beaten))


def test_what_has_no_line_has_its_strength() -> None:
    meeting = find(picture(MEETING), "battle")
    assert "The horde has strength 8" in words(meeting)
    assert "8 against 5: so far the attacker wins" in words(meeting)
    ruins = find(picture(VIEWS["ruins"]), "battle")
    assert "The ruins have strength 10" in words(ruins)
    assert "11 against 10: the attacker wins" in words(ruins)
    waits = find(picture(VIEWS["opening"]), "battle")
    assert "The city has 8, and its line is not laid yet" in words(waits)
    assert "The attack has 13; now the defence answers" in words(waits)


@pytest.mark.parametrize("square", range(49))
def test_a_battle_never_hides_its_square(square: int) -> None:
    fought = replace(MIDDLE, battle=BattleSeen(square, 2, "hero", 4, 0, ()))
    panel = next(one for one in find(picture(fought), "battle").iter() if one.get("class") == "bat-panel")
    x, y, width, high = [int(panel.get(name) or 0) for name in ("x", "y", "width", "height")]
    places = Places(4, buff=True)
    assert apart((x, y, width, high), (*places.corner(square), places.tile, places.tile))


def test_bat_7_bids_stay_sealed_until_all_are_revealed() -> None:
    root = picture(AUCTION)
    assert said(root, "bid-0") == "Bid (Bärfolk): sealed until all are revealed."
    assert shown(find(root, "bid-0")) == ["emblem-ursides"]
    assert "bat-back" in classes(find(root, "bid-0"))
    assert "?" in words(find(root, "bid-0"))
    assert "9" in words(find(root, "bid-1"))
    assert said(root, "bid-2") == "Bid (Emberians): not made yet."
    opened = picture(REVEALED)
    assert [words(find(opened, f"bid-{seat}"))[-1] for seat in range(4)] == ["10", "12", "0", "4"]
    assert "bat-line-best" in classes(find(opened, "bid-1"))
    assert "bat-line-best" not in classes(find(opened, "bid-0"))


# -- secrets


def test_others_hands_and_hidden_units_are_not_in_the_picture() -> None:
    plain = draw(MIDDLE, [], reader("en").say)
    assert "face-L-I" not in plain
    slot = find(picture(MIDDLE), "slot-0-0")
    assert said(picture(MIDDLE), "slot-0-0").endswith("with a hidden unit.")
    assert [one for one in shown(slot) if one.startswith("face")] == []
    own = said(picture(MIDDLE), "slot-1-0")
    assert own == "Your ambush: Islander Ambush, with Islander Lord."
    blind = tuple(replace(one, unit=UNKNOWN) for one in MIDDLE.sides[1].slots)
    other = replace(
        MIDDLE, viewer=0,
        sides=(MIDDLE.sides[0], replace(MIDDLE.sides[1], hand=(UNKNOWN,) * 6, slots=blind), *MIDDLE.sides[2:]),
    )  # fmt: skip
    assert "Islander Lord" not in draw(other, [], reader("en").say)
    sprung = replace(LINES[1], ambush=SlotSeen(artefact(HORSE, RED), UNKNOWN))
    assert BATTLE.battle is not None
    battle = replace(BATTLE, battle=replace(BATTLE.battle, lines=(LINES[0], sprung)))
    assert "bat-back-print" in classes(find(picture(battle), "battle"))


# -- what was just done


def test_moves_follow_the_roads() -> None:
    assert [SQUARE_NAMES[square] for square in way(MIDDLE, number("G1"), number("D2"))] == [
        "G1",
        "F1",
        "E1",
        "D1",
        "D2",
    ]
    assert way(MIDDLE, number("A5"), number("G5")) == [number("A5"), number("G5")]
    moves = [(MOVED, 1, 2, number("G1"), number("D2")), (ROAMED, 1, number("D6"), number("D2")), (MOVED, 1, 2, 3, 3)]
    shapes = classes(picture(MIDDLE, moves))
    assert shapes.count("bat-way") == shapes.count("bat-way-end") == 2
    assert "bat-way" not in classes(picture(MIDDLE))


def test_battles_and_building_leave_a_mark() -> None:
    shapes = classes(picture(MIDDLE, [(ATTACKED, 2, 4, number("D4"), 0), (LAID, 1, number("B3"), 0, 0)]))
    assert shapes.count("bat-burst") == shapes.count("bat-fresh") == 1


def test_gained_cards_are_counted_where_they_lay() -> None:
    events = [
        (GAINED, 1, unit(CITIZEN, BLUE), 0), (GAINED, 1, unit(CITIZEN, RED), 1), (GAINED, 1, artefact(HORSE, RED), 0),
        (GAINED, 1, unit(LORD, BANNERLESS), 0), (GAINED, 1, PROVISION, 0), (PROVISIONED, 1, 2, 0),
        (GAINED, 1, GREAT, 0),
    ]  # fmt: skip
    assert gained(events) == {"citizen": 2, "horse": 1, "mercenary-0": 1, "provisions": 3}
    told = [one.text for one in picture(MIDDLE, events).iter(f"{SVG}text") if one.get("class") == "bat-gained-word"]
    assert told == ["+2", "+1", "+1", "+3"]


@pytest.mark.skipif(sys.gettrace() is not None, reason="measuring coverage takes longer than drawing")
def test_a_full_table_is_drawn_in_eight_milliseconds() -> None:
    told: dict[object, str] = {}
    spoken = reader("fr")
    for view in (MIDDLE, BATTLE):
        draw(view, EVENTS, lambda message: told.setdefault(message, spoken.say(message)))
        times = []
        for _ in range(15):
            begun = process_time()
            draw(view, EVENTS, lambda message: told[message])
            times.append(process_time() - begun)
        assert median(times) <= 0.008
