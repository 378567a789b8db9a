"""Odds told before a choice, against dice counted by hand: each hits on 4, 5 or 6 (SW-66)."""

from itertools import product

import pytest

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.state import War
from littlewars.table.odds import odds
from littlewars.words import catalogue
from tests.games.small_wars.board import activate

SAY = catalogue("en", GAME).say


def told(war: War, text: str) -> dict[str, int]:
    found = odds(GAME, war, GAME.read(war, text), 0, SAY)
    assert len(dict(found)) == len(found)
    return dict(found)


def chance(dice: int, wanted: int, least: bool = False) -> int:
    """Throw all dice in all ways; return the thousandths in which so many hit."""
    hits = [sum(face >= 4 for face in faces) for faces in product(range(1, 7), repeat=dice)]
    return round(1000 * sum(hit >= wanted if least else hit == wanted for hit in hits) / len(hits))


def test_two_dice_against_one_life() -> None:
    """A hit that fells is told once, as the fall."""
    war = activate("J1", "J1 jeep_mg b2\nR1 rifleman b3")  # two dice, one life
    assert told(war, "attack R1") == {"R1 (Rifleman) is destroyed.": 750}


def test_two_dice_against_many_lives() -> None:
    """Two dice: 25 % nothing, 50 % one hit, 25 % two."""
    war = activate("J1", "J1 jeep_mg b2\nR1 medium_tank b3")
    shares = told(war, "attack R1")
    assert sorted(shares.values()) == [250, 500]
    assert 1000 - sum(shares.values()) == chance(2, 0) == 250


def test_odds_are_those_of_all_dice_thrown_in_all_ways() -> None:
    war = activate("J1", "J1 grenadier b2\nR1 medium_tank b3")  # three dice
    assert sorted(told(war, "attack R1").values()) == sorted(chance(3, hits) for hits in (1, 2, 3))


def test_in_one_square_both_roll() -> None:
    """SW-71: the target's reply is part of the odds, and does not depend on the attack."""
    war = activate("J1", "J1 sapper b2\nR1 rifleman b2")  # four dice and two lives against one die and one life
    shares = told(war, "attack R1")
    falls = [share for sentence, share in shares.items() if "R1" in sentence]
    hurts = [share for sentence, share in shares.items() if "J1" in sentence]
    assert falls
    assert set(falls) == {chance(4, 1, least=True)}
    assert hurts == [chance(1, 1)]


def test_what_falls_comes_first() -> None:
    war = activate("J1", "J1 sapper b2\nR1 rifleman b2")
    found = odds(GAME, war, GAME.read(war, "attack R1"), 0, SAY)
    kinds = ["destroyed" in sentence for sentence, _ in found]
    assert set(kinds) == {True, False}
    assert kinds == sorted(kinds, reverse=True)


def test_a_choice_without_dice_has_no_odds() -> None:
    war = activate("J1", "J1 jeep_mg b2\nR1 rifleman b3")
    assert told(war, "end") == {}
    assert told(war, "move b1") == {}


def test_odds_change_nothing() -> None:
    war = activate("J1", "J1 grenadier b2\nR1 rifleman b2")
    before = war.key()
    told(war, "attack R1")
    assert war.key() == before


def test_too_many_outcomes_are_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    war = activate("J1", "J1 grenadier b2\nR1 medium_tank b3")
    monkeypatch.setattr("littlewars.table.odds.MOST_OUTCOMES", 4)
    assert told(war, "attack R1")
    monkeypatch.setattr("littlewars.table.odds.MOST_OUTCOMES", 3)
    assert told(war, "attack R1") == {}
