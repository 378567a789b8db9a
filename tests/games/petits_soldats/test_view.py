"""Petits Soldats: what a seat sees, and what examples may expect."""

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.view import BattleView, ShotSeen
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out, play, start
from tests.games.petits_soldats.test_spelling import PLACES

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
WATCHER = NOBODY


def kinds(view: BattleView, seat: int) -> list[str]:
    return [soldier.kind for soldier in view.sides[seat].soldiers]


@pytest.mark.parametrize(("pick", "viewer", "seen"), [
    ("secret", 0, ["infantryman", "sniper"]),
    ("secret", 1, ["", ""]),
    ("secret", WATCHER, ["", ""]),
    ("open", 1, ["infantryman", "sniper"]),
    ("open", WATCHER, ["infantryman", "sniper"]),
])  # fmt: skip
def test_ps_117_a_squad_picked_in_secret_is_seen_by_its_own_general_only(
    pick: str, viewer: int, seen: list[str]
) -> None:
    battle = play(start(squad_pick=pick), "squad infantryman+sniper")
    view = GAME.view(battle, viewer)
    assert kinds(view, 0) == seen
    assert kinds(view, 1) == ["", ""]
    assert [soldier.solidity for soldier in view.sides[0].soldiers] == [3 if seen[0] else 0, 2 if seen[1] else 0]
    shown = GAME.view(play(battle, "squad infantryman+grenadier"), viewer)
    assert (kinds(shown, 0), kinds(shown, 1)) == (["infantryman", "sniper"], ["infantryman", "grenadier"])


def test_ps_1102_a_bearer_is_secret_until_both_are_named() -> None:
    battle = play(start(mission="bearer"), "squad infantryman+sniper", "bearer sniper")
    bearers = [[soldier.bearer for soldier in GAME.view(battle, seat).sides[0].soldiers] for seat in (0, 1, WATCHER)]
    assert bearers == [[False, True], [False, False], [False, False]]
    play(battle, "squad infantryman+grenadier", "bearer infantryman")
    assert [soldier.bearer for soldier in GAME.view(battle, 1).sides[0].soldiers] == [False, True]


def test_ps_117_502_only_who_is_asked_sees_offers_and_actions() -> None:
    battle = start()
    assert len(GAME.view(battle, 0).offers) == 3
    assert GAME.view(battle, 1).offers == GAME.view(battle, WATCHER).offers == ()
    order = lay_out(FACE + "phase order")
    assert GAME.view(order, 0).actions == (
        (0, "attack"), (1, "attack"), (0, "move"), (1, "move"), (0, "recon"), (1, "risky_shot"),
    )  # fmt: skip
    assert GAME.view(order, 1).actions == ()
    assert [GAME.view(order, seat).asks for seat in (0, 1, WATCHER)] == ["GiveOrder", "", ""]


def test_ps_303_the_cube_drawn_is_seen_while_a_figure_is_deployed() -> None:
    view = GAME.view(PLACES["deploy"], 0)
    assert (view.cube, view.cubes, view.asks, view.round, view.star) == (2, (2, 1, 2, 2), "Deploy", 1, 0)
    assert GAME.view(PLACES["move"], 0).cube == 0
    home = lay_out(
        "table x0\ngreen infantryman hq; sniper hq\nyellow infantryman hq; sniper hq\nactive yellow\n"
        "next Deploy(number=0, seat=yellow); EndTurn(seat=yellow); EndRound",
        mission="biscuits",
    )
    assert GAME.view(home, 1).cube == 3  # PS-1100: yellow's own


def test_ps_610_710_an_attack_being_rolled_is_seen() -> None:
    assert GAME.view(PLACES["reroll"], 1).shot == ShotSeen(
        shooter=1, target=3, dice=("hit", "hit", "bolt", "bolt", "blank"), scope="backfire", rerolls=1, hits=2
    )
    plain = play(lay_out(FACE + "phase order"), "attack sniper grenadier", "roll HHHOO")
    shot = GAME.view(plain, 0).shot
    assert shot is not None
    assert (shot.scope, shot.hits) == ("", 3)
    assert GAME.view(PLACES["move"], 0).shot is None


@pytest.mark.parametrize(
    ("place", "weapon", "origin"),
    [
        ("place", "", None),
        ("flick", "grenade", (5675, 4000)),
        ("drift", "grenade", None),
        ("rest", "grenade", None),
        ("fire", "mortar", (1200, 0)),
        ("land", "mortar", None),
        ("move", "", None),
    ],
)
def test_ps_730_720_a_throw_is_seen_from_where_it_starts(
    place: str, weapon: str, origin: tuple[int, int] | None
) -> None:
    view = GAME.view(PLACES[place], 0)
    assert (view.weapon, view.origin) == (weapon, origin)


def test_ps_601_612_sight_lines_are_seen_with_their_range() -> None:
    sights = GAME.view(lay_out(FACE.replace("60,40", "45,40")), WATCHER).sights
    assert (1, 3, True) in sights
    assert (0, 2, False) in sights
    assert len(sights) == 8


def test_ps_1101_1103_goals_are_seen() -> None:
    given: dict[str, Value] = {"mission": "biscuits"}
    position = FACE + "biscuit 45,19 green.sniper\nbiscuit 45,41 nobody"
    view = GAME.view(lay_out(position, **given), 0)
    assert view.biscuits == ((4500, 4100),)
    assert [soldier.biscuit for soldier in view.sides[0].soldiers] == [False, True]
    assert GAME.view(lay_out(FACE, mission="hold_centre"), 0).centre
    assert not view.centre


def test_ps_740_824_what_is_used_up_and_who_has_won() -> None:
    used = GAME.view(lay_out(FACE + "practised 1-0"), 0)
    assert [side.practice for side in used.sides] == [False, True]
    assert (used.winner, used.actor) == (-1, 0)
    won = GAME.view(lay_out(FACE + "ending 1 yellow\nflag -4\nnext -"), 0)
    assert (won.winner, won.actor, won.asks) == (1, NOBODY, "")
    assert GAME.view(lay_out(FACE + "ending 5 nobody\nnext -"), 0).winner == -1
    assert GAME.view(PLACES["roll"], 0).actor == NATURE


def test_tables_have_their_own_ground_or_a_plain_one() -> None:
    grounds = {key: GAME.view(lay_out(FACE.replace("x0", key)), 0).table.ground for key in ("x0", "carpet")}
    assert grounds == {"x0": "plain", "carpet": "carpet"}
    table = GAME.view(lay_out(FACE.replace("x0", "x1")), 0).table
    assert [(piece.key, piece.tall, piece.round, piece.x, piece.width) for piece in table.pieces] == [
        ("mug", True, True, 4500, 800)
    ]


@pytest.mark.parametrize("place", ["squad", "move", "reroll", "flick"])
def test_a_view_is_drawn_as_a_picture_and_a_hand(place: str) -> None:
    view, say = GAME.view(PLACES[place], 0), catalogue("en", GAME).say
    picture = GAME.draw(view, [], say)
    assert picture.startswith("<svg")
    assert [f"figure-{soldier}" in picture for soldier in range(4)] == [True] * 4
    assert "<svg" in GAME.draw_hand(view, say)


# -- facts


def test_facts_tell_who_stands_where_and_has_what() -> None:
    battle = lay_out(FACE.replace("grenadier 60,40", "grenadier hq") + "flag -1\nstar yellow")
    facts = GAME.facts(battle)
    expected: dict[str, Value | list[str]] = {
        "table": "x0", "round": 1, "active": "green", "star": "yellow", "flag": -1, "asked": "Move", "winner": "",
        "green.sniper.at": "20,40", "yellow.grenadier.at": "hq", "yellow.grenadier.defense": 2,
        "green.sniper.targets": ["infantryman"], "yellow.grenadier.targets": [], "yellow.in_play": 1,
        "green.bearer": "nobody", "yellow.practised": False,
    }  # fmt: skip
    assert {key: facts[key] for key in expected} == expected
    assert "biscuit1" not in facts


def test_facts_of_missions_of_namesakes_and_of_the_end() -> None:
    biscuits = GAME.facts(lay_out(FACE + "biscuit 45,19 green.sniper\nbiscuit 40,41 nobody", mission="biscuits"))
    assert [biscuits[key] for key in ("biscuit1", "biscuit2", "biscuit2.at")] == ["green.sniper", "nobody", "40,41"]
    over = GAME.facts(lay_out(FACE + "ending 2 green\nflag 1\nbearers nobody yellow.grenadier\nnext -"))
    assert (over["winner"], over["asked"], over["yellow.bearer"]) == ("green", "", "yellow.grenadier")
    assert "green.infantryman2.at" in GAME.facts(PLACES["order"])
    assert not [key for key in GAME.facts(start()) if key.endswith(".kind")]  # nobody is chosen yet
    rolling = GAME.facts(PLACES["reroll"])
    assert (rolling["dice"], rolling["hits"], rolling["rerolls"]) == ("HHLLO", 2, 1)
