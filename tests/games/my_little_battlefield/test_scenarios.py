"""My Little Battlefield: who wins (ledger 4.8 and 5.6), where the worked examples leave a gap."""

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.kernel.setup import Value
from tests.games.my_little_battlefield.field import lay_out, play, result, to_act

LAST_DIE = "field plain village hill market citadel farm relay marsh bridge\nactive red\ndice ATT\n"


@pytest.mark.parametrize(
    ("scenario", "turn", "told"),
    [
        ("siege", 20, "red won-by-holding-out MLB-304"),
        ("breakthrough", 30, "blue won-by-vp MLB-195"),
        ("king_of_the_hill", 30, "red won-by-tally MLB-302"),
        ("relics", 30, "red won-by-tally MLB-305"),
        ("attrition", 16, "blue won-by-vp MLB-195"),
        ("front_line", 30, "blue won-by-vp MLB-195"),
        ("titans", 40, "blue won-by-vp MLB-195"),
    ],
)
def test_mlb_196_301_to_307_when_time_is_up(scenario: str, turn: int, told: str) -> None:
    position = f"{LAST_DIE}gauge a1 B2, b1 B2\ntally 0-1\npower 1-1\n"
    before = play(lay_out(f"{position}turn {turn - 1}", scenario=scenario), "end")
    assert to_act(before) == "nature"
    assert result(play(lay_out(f"{position}turn {turn}", scenario=scenario), "end")) == told


@pytest.mark.parametrize("scenario", ["siege", "king_of_the_hill", "relics"])
def test_mlb_195_196_a_scenario_cut_short_is_decided_by_points(scenario: str) -> None:
    position = f"{LAST_DIE}turn 8\ngauge a1 B2\ntally 0-2"
    assert result(play(lay_out(position, scenario=scenario, max_turns=8), "end")) == "blue won-by-vp MLB-195"


@pytest.mark.parametrize(
    ("options", "position", "told"),
    [
        ({}, "gauge b2 B5, a1 B2, b1 B2, c1 B2, a2 B2\npower 5-1\nactive red", ""),
        ({"victory_check": "any_turn_end"}, "gauge b2 B5, a1 B2, b1 B2, c1 B2, a2 B2\npower 5-1\nactive red", "blue"),
        ({}, "gauge b2 B5, a1 B2, b1 B2, c1 B2, a2 B2\npower 5-1\nactive blue", "blue"),
        ({}, "gauge b2 B5, a1 B2, b1 B2, c1 B2, a2 B2\npower 4-1\nactive blue", ""),
        ({"victory_check": "latched"}, "reached blue\nactive blue", "nobody"),
        ({"victory_check": "latched"}, "reached red\nactive blue", ""),
        ({"scenario": "front_line"}, "gauge b2 B5, a1 B2, b1 B2, c1 B2, a2 B2\npower 6-1\nactive blue", ""),
        ({"scenario": "titans"}, "gauge b2 B5, a1 B2, b1 B2, c1 B2, a2 B2\npower 5-5\nactive blue", "blue"),
    ],
)
def test_mlb_194_when_twenty_points_end_the_battle(options: dict[str, Value], position: str, told: str) -> None:
    battle = play(lay_out(f"{LAST_DIE}{position}", **options), "end")
    assert (result(battle).split()[0] if battle.outcome() else "") == told


def test_mlb_253_twenty_points_count_in_solo_only_if_agreed() -> None:
    rich = f"{LAST_DIE}gauge b2 B5, a1 B2, b1 B2, c1 B2, a2 B2\npower 5-1\nactive blue"
    assert to_act(play(lay_out(rich, mode="solo"), "end")) == "nature"
    assert result(play(lay_out(rich, mode="solo", solo_vp20=True), "end")) == "blue won-by-vp MLB-252"


def test_a_rule_that_is_used_once_asks_for_nothing_more() -> None:
    battle = lay_out(
        "gauge a1 B3\ndice ATT\nnext UseAgain(first=0, following=0, seat=blue, source=a1); Main(seat=blue)"
    )
    assert GAME.facts(battle)["asked"] == "Main"
