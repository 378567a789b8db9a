"""Petits Soldats: what is printed (ledger 4), what happens when it is printed wrongly, and what may be agreed on."""

from collections.abc import Callable

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.content import (
    CARDS,
    KIND_KEYS,
    LIBRARY,
    MISSIONS,
    SCENES,
    SKILLS,
    SQUAD_SIZES,
    THINGS,
    VERBS,
    Card,
    Mission,
    Scene,
    Skill,
    SquadSize,
)
from littlewars.games.petits_soldats.terms import HEART, SHIELD, Terms, squads
from littlewars.kernel.content import LANGUAGES, Table
from littlewars.kernel.errors import ContentError, SetupError
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.games.petits_soldats.field import start

NAME = {"en": "Raft", "fr": "Radeau"}
Maker = Callable[[dict[str, object]], object]
FAIR = (
    "80x54; walls left right; tokens 10,12 10,44 70,42 70,10; tall box_half rect 28,36 20x14 30; "
    "tall box_half rect 52,18 20x14 30; low cork disc 40,27 2"
)


def card(broken: dict[str, object]) -> object:
    return Card(Table("soldiers.toml", "raft", {"name": NAME, "defense": 3, "solidity": 2, "special": "heal"} | broken))


def squad_size(broken: dict[str, object]) -> object:
    return SquadSize(Table("squads.toml", "6", {"lid": 9, "taken": 3, "victory": 9} | broken))


def skill(broken: dict[str, object]) -> object:
    values = {"grenade_turn": 1, "grenade_power": 1, "mortar_turn": 1, "mortar_power": 1, "scatter": 1}
    return Skill(Table("skills.toml", "raft", values | broken))


def mission(broken: dict[str, object]) -> object:
    return Mission(Table("missions.toml", "raft", {"name": NAME, "text": NAME} | broken))


def scene(broken: dict[str, object]) -> object:
    values: dict[str, object] = {
        "name": NAME, "size": "90x60", "symmetry": "mirror", "alone": [], "pairs": [], "tokens": "13,11 13,49",
        "goal": "45,19", "walls": [],
    }  # fmt: skip
    return Scene(Table("tables.toml", "raft", values | broken))


# -- the ledger


@pytest.mark.parametrize(
    ("kind", "defense", "solidity", "special"),
    [
        ("infantryman", 3, 3, "recon"),
        ("radioman", 3, 3, "mortar"),
        ("sniper", 3, 2, "risky_shot"),
        ("grenadier", 2, 4, "grenade"),
        ("medic", 3, 2, "heal"),
    ],
)
def test_ps_1201_the_cards_of_the_ledger(kind: str, defense: int, solidity: int, special: str) -> None:
    found = CARDS[KIND_KEYS.index(kind)]
    assert (found.defense, found.solidity, VERBS[found.special]) == (defense, solidity, special)


def test_ps_1021_squads_get_what_the_ledger_says() -> None:
    found = {size: (one.lid, one.taken, one.victory) for size, one in SQUAD_SIZES.items()}
    assert found == {2: (3, 1, 4), 3: (6, 2, 5), 4: (6, 2, 6), 5: (9, 3, 8)}


def test_ps_1207_hands_stray_as_the_ledger_says() -> None:
    found = {
        key: (one.grenade_turn, one.grenade_power, one.mortar_turn, one.mortar_power, one.scatter)
        for key, one in SKILLS.items()
    }
    assert found == {
        "recruit": (120, 200, 130, 240, 250),
        "soldier": (70, 120, 80, 150, 150),
        "veteran": (35, 60, 40, 80, 80),
        "perfect": (0, 0, 0, 0, 0),
    }


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@pytest.mark.parametrize("medic", [False, True])
def test_ps_117_1020_squads_have_an_infantryman_or_two_and_nobody_else_twice(size: int, medic: bool) -> None:
    found = squads(size, medic)
    assert len({tuple(kinds) for kinds in found}) == len(found) > 0
    for kinds in found:
        assert len(kinds) == size
        assert 1 <= kinds.count(0) <= (1 if size == 2 else 2)
        assert all(kinds.count(kind) <= 1 for kind in (1, 2, 3, 4))
        assert medic or 4 not in kinds
    expected = {(2, False): 3, (2, True): 4, (3, False): 6, (3, True): 10, (4, False): 4, (4, True): 10}
    assert len(found) == expected.get((size, medic), {False: 1, True: 5}[medic])


def test_ps_1208_the_library_holds_ten_tables_and_none_to_measure_by() -> None:
    assert len(LIBRARY) == 10
    assert not {"x0", "x1", "x2", "x3"} & set(LIBRARY)
    assert {"x0", "x1", "x2", "x3"} < set(SCENES)


@pytest.mark.parametrize("key", SCENES)
def test_ps_1208_tokens_and_goals_are_images_of_each_other(key: str) -> None:
    one = SCENES[key]
    table = one.table()
    assert table is one.table()
    for point, other in [*zip(table.tokens[:2], table.tokens[2:], strict=True), (table.goals[0], table.goals[1])]:
        assert (one.image(point), one.image(other)) == (other, point)
        assert other == (table.width - point[0], point[1] if one.mirror else table.height - point[1])
    middles = sorted((thing.x, thing.y) for thing in table.things)
    assert middles == sorted(one.image(middle) for middle in middles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name_in_both_languages(language: str) -> None:
    names = GAME.lexicon(language)
    keys = [*[f"soldier-{key}" for key in KIND_KEYS], *[f"mission-{key}" for key in MISSIONS]]
    keys += [*[f"mission-{key}-text" for key in MISSIONS], *[f"table-{key}" for key in SCENES]]
    keys += [f"thing-{key}" for key in THINGS]
    assert sorted(names) == sorted(keys)
    assert all(names.values())
    assert names["soldier-radioman"] == {"en": "Radio operator", "fr": "Talkie"}[language]


# -- printed wrongly


@pytest.mark.parametrize("make", [card, squad_size, skill, mission, scene])
def test_content_as_it_should_be_is_read(make: Maker) -> None:
    assert make({})


@pytest.mark.parametrize(
    ("make", "broken"),
    [
        (card, {"life": 3}),
        (card, {"solidity": 0}),
        (card, {"defense": -1}),
        (card, {"special": "dance"}),
        (card, {"name": {"en": "Raft"}}),
        (squad_size, {"lid": 0}),
        (squad_size, {"taken": 0}),
        (squad_size, {"victory": 0}),
        (squad_size, {"more": 1}),
        (skill, {"scatter": -1}),
        (skill, {"grenade_turn": "much"}),
        (skill, {"luck": 1}),
        (mission, {"text": NAME["en"]}),
        (mission, {"goal": 1}),
        (scene, {"symmetry": "none"}),
        (scene, {"walls": ["north"]}),
        (scene, {"drill": 2}),
        (scene, {"colour": "red"}),
    ],
)
def test_content_that_is_wrong_is_refused_with_its_place(make: Maker, broken: dict[str, object]) -> None:
    with pytest.raises(ContentError, match=r"toml.*(raft|6)"):
        make(broken)


@pytest.mark.parametrize("broken", [{"size": "wide"}, {"size": "10x10"}, {"tokens": "here"}, {"goal": "there"}])
def test_a_table_that_is_written_wrongly_is_refused(broken: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        scene(broken)


# -- agreements


def terms(**given: Value) -> Terms:
    return Terms(GAME.setup(given))


def test_what_is_agreed_by_default_is_the_book() -> None:
    usual = terms()
    assert (usual.mission, usual.squad, usual.lid, usual.taken, usual.victory) == ("training", 2, 3, 1, 4)
    assert (usual.exposed_token, usual.backfire_token, usual.mortar_token, usual.tie_token) == (SHIELD, *[HEART] * 3)
    assert (usual.secret, usual.all_back, usual.figures_hide) == (True, True, True)
    flags = [usual.medic, usual.capacities, usual.mutual, usual.figures_block, usual.low_cover, usual.recon_up_to]
    assert not any([*flags, usual.mishap_off, usual.wiped_first, usual.alternate, usual.bias, usual.home_sides])
    assert usual.skill.key == "soldier"


@pytest.mark.parametrize(
    ("penalty", "tokens"),
    [
        ("shield2_heart1", (SHIELD, HEART)),
        ("heart2_shield1", (HEART, SHIELD)),
        ("shield2_shield1", (SHIELD, SHIELD)),
        ("heart2_heart1", (HEART, HEART)),
    ],
)
def test_ps_714_715_the_sniper_pays_what_was_agreed(penalty: str, tokens: tuple[int, int]) -> None:
    agreed = terms(sniper_penalties=penalty)
    assert (agreed.exposed_token, agreed.backfire_token) == tokens


def test_ps_112_1021_the_distance_of_larger_squads_is_their_own() -> None:
    assert [terms(victory_distance=far).victory for far in (3, 4, 5)] == [3, 4, 5]
    assert [terms(squad_size=size, victory_distance=3).victory for size in (3, 4, 5)] == [5, 6, 8]


@pytest.mark.parametrize("key", MISSIONS)
def test_ps_1100_a_mission_changes_its_own_things_only(key: str) -> None:
    agreed = terms(mission=key)
    changed = {
        "hold_centre": agreed.holds_centre,
        "bearer": agreed.bearers,
        "biscuits": agreed.biscuits,
        "breakthrough": agreed.breakthrough,
        "night": agreed.night,
    }
    assert [name for name, on in changed.items() if on] == [name for name in changed if name == key]
    assert agreed.home_sides == (key in ("biscuits", "breakthrough"))


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"table": "custom", "layout": "90x60; tokens 13,11 13,49 77,49 77,11"}, "setup-unfair-table"),
        ({"table": "custom", "layout": FAIR, "mission": "biscuits"}, "setup-no-goals"),
        ({"table": "custom", "layout": "nothing"}, "layout-size"),
        ({"table": "custom", "layout": ""}, "layout-size"),
        ({"table": "custom", "layout": FAIR + "; tall dragon disc 40,27 2"}, "layout-thing"),
    ],
)
def test_ps_905_a_set_up_that_makes_no_game_is_refused_with_a_sentence(given: dict[str, Value], key: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup(given)
    assert error.value.message.key == key
    for language in LANGUAGES:
        assert "{" not in catalogue(language, GAME).say(error.value.message)


def test_ps_905_a_fair_table_of_ones_own_is_played_on() -> None:
    battle = start(table="custom", layout=FAIR)
    assert GAME.view(battle, 0).table.ground == "plain"
    assert GAME.view(battle, 0).table.walls == ("left", "right")


@pytest.mark.parametrize(
    ("option", "value", "drawn"),
    [
        ("mission", "night", True),
        ("table", "carpet", True),
        ("layout", FAIR, True),
        ("mission", "dinner", False),
        ("table", "custom", False),
        ("layout", "", False),
        ("medic", True, False),
    ],
)
def test_missions_and_tables_have_portraits(option: str, value: Value, drawn: bool) -> None:
    picture = GAME.portrait(option, value, catalogue("en", GAME).say)
    assert ("<svg" in picture) == drawn
    assert bool(picture) == drawn


def test_tables_are_built_in_a_workshop() -> None:
    workshop = GAME.workshop()
    assert workshop is not None
    assert (workshop.inspect(FAIR).playable, workshop.inspect("90x60; tokens 13,11 13,49 77,49 77,11").playable) == (
        True,
        False,
    )
