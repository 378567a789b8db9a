"""Petits Soldats: choices as text, read back; absurd numbers and strange words."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.errors import NotationError
from littlewars.kernel.setup import Value
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out, play, start

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
TRIO = (
    "table x0\ngreen infantryman 20,30; infantryman 20,40; medic 20,20 hearts 1\n"
    "yellow infantryman 60,30; radioman 60,40; grenadier 60,20\n"
)
MODULES: dict[str, Value] = {"squad_size": 3, "medic": True, "special_capacities": True}
BOLTS = "shot green.{0} yellow.infantryman LLLLL - 0\nnext Resolve; EndTurn(seat=green); EndRound"


def yellow_throws(*choices: str) -> Battle:
    return play(lay_out("active yellow\n" + FACE + "phase order"), "grenade grenadier", "throw", *choices)


def places() -> dict[str, Battle]:
    """Return a position for every kind of step that asks for something."""
    caps = "table x0\ngreen infantryman 20,30 shields 2; {0} 20,40\nyellow infantryman 60,30; grenadier 60,40\n" + BOLTS
    talkie = "table x0\ngreen infantryman 20,30; radioman 12,12\nyellow infantryman 60,30; grenadier 60,40\nphase order"
    aimed = play(lay_out(FACE + "phase order"), "risky_shot sniper grenadier")
    with_modules: dict[str, Value] = {"special_capacities": True, "medic": True}
    return {
        "squad": start(),
        "bearer": play(start(mission="bearer"), "squad infantryman+sniper"),
        "bias": start(throw_bias=True),
        "toss": play(start(), "squad infantryman+sniper", "squad infantryman+grenadier"),
        "cube": play(start(), "squad infantryman+sniper", "squad infantryman+grenadier", "first green"),
        "deploy": play(start(), "squad infantryman+sniper", "squad infantryman+sniper", "first green", "cube 2"),
        "move": lay_out(FACE),
        "order": lay_out(TRIO + "phase order", **MODULES),
        "recon": lay_out(FACE + "phase order", recon_up_to=True),
        "mortar": lay_out(talkie),
        "walk": play(lay_out(FACE + "phase order"), "move sniper"),
        "roll": aimed.clone(),
        "reroll": play(aimed.clone(), "roll HHLLO backfire"),
        "scope": play(aimed.clone(), "roll HHLLO backfire", "reroll scope"),
        "splinter": lay_out(caps.format("grenadier"), **with_modules),
        "coordinate": lay_out(caps.format("radioman"), **with_modules),
        "bandage": lay_out(caps.format("medic"), **with_modules),
        "rehearse": play(lay_out(talkie), "mortar radioman left"),
        "place": yellow_throws(),
        "flick": yellow_throws("place 180"),
        "drift": yellow_throws("place 180", "flick 180 30"),
        "rest": yellow_throws("place 180", "flick 180 30", "drift 180 30"),
        "fire": play(lay_out(talkie), "mortar radioman bottom", "throw"),
        "land": play(lay_out(talkie), "mortar radioman bottom", "throw", "fire 90 30"),
    }


PLACES = places()
NUMBERS = [-(10**30), -2, -1, 0, 1, 7, 99, 10**6, 10**9, 10**12, 10**30]


@pytest.mark.parametrize("place", PLACES)
def test_every_legal_choice_is_read_back_as_it_is_spelled(place: str) -> None:
    battle = PLACES[place]
    spelled = [GAME.spell(battle, choice) for choice in battle.legal()]
    assert len(set(spelled)) == len(spelled)
    assert [GAME.read(battle, text) for text in spelled] == battle.legal()
    assert [GAME.read(battle, f"  {text.replace(' ', '   ')} ") for text in spelled[:5]] == battle.legal()[:5]


@pytest.mark.parametrize("place", PLACES)
def test_nature_s_many_choices_are_read_back_as_well(place: str) -> None:
    battle, rng = PLACES[place], Random(place)
    if battle.actor == NATURE:
        drawn = [random_choice(battle, rng) for _ in range(30)]
        assert [GAME.read(battle, GAME.spell(battle, choice)) for choice in drawn] == drawn


@pytest.mark.parametrize("place", PLACES)
def test_absurd_numbers_are_spelled_and_never_allowed(place: str) -> None:
    battle = PLACES[place]
    for number in NUMBERS:
        assert GAME.spell(battle, number)
        assert battle.allows(number) == (number in battle.legal() or battle.refusal(number) is None)
        if abs(number) > 10**11:
            assert not battle.allows(number)


def test_a_battle_that_is_over_has_no_choices_to_spell() -> None:
    over = lay_out(FACE + "ending 5 nobody\nnext -")
    assert (over.actor, GAME.spell(over, 3)) == (NOBODY, "3")


@pytest.mark.parametrize(
    ("place", "spelled"),
    [
        ("squad", "squad infantryman+radioman"),
        ("bearer", "bearer infantryman"),
        ("bias", "bias 24180"),
        ("toss", "first yellow"),
        ("cube", "cube 4"),
        ("deploy", "deploy infantryman 13,49"),
        ("move", "move sniper 20.25,40.5"),
        ("order", "recon infantryman2 infantryman grenadier"),
        ("order", "heal medic medic 1"),
        ("recon", "recon infantryman grenadier"),
        ("mortar", "mortar radioman bottom"),
        ("walk", "move sniper 20,40"),
        ("roll", "roll HHHLO double_hit"),
        ("reroll", "reroll HLO scope"),
        ("scope", "roll exposed"),
        ("coordinate", "move infantryman 20,31"),
        ("place", "place 180.5"),
        ("flick", "flick 0.1 80"),
        ("drift", "drift 359.9 200"),
        ("rest", "rest 90,60 mishap off"),
        ("fire", "fire 90 100"),
        ("land", "land 0,0 blast"),
    ],
)
def test_choices_that_need_not_be_listed_are_read_and_spelled(place: str, spelled: str) -> None:
    battle = PLACES[place]
    choice = GAME.read(battle, spelled)
    assert GAME.spell(battle, choice) == spelled
    assert battle.allows(choice)


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("squad", "squad sniper"),
        ("bearer", "bearer medic"),
        ("bias", "bias x"),
        ("bias", "bias"),
        ("toss", "first red"),
        ("cube", "cube 5"),
        ("deploy", "move infantryman 13,49"),
        ("move", "deploy sniper 20,40"),
        ("move", "move sniper"),
        ("move", "move medic 20,40"),
        ("move", "move sniper 90.02,40"),
        ("move", "move sniper 20,60.01"),
        ("move", "move sniper 20.001,40"),
        ("move", "stop"),
        ("order", "attack"),
        ("order", "dance infantryman"),
        ("order", "attack sniper infantryman"),
        ("order", "attack infantryman"),
        ("order", "attack infantryman medic"),
        ("order", "recon infantryman"),
        ("order", "recon infantryman medic grenadier"),
        ("order", "heal medic sniper 1"),
        ("order", "heal medic medic 12"),
        ("order", "heal medic medic"),
        ("order", "move infantryman 20,30"),
        ("mortar", "mortar radioman middle"),
        ("mortar", "mortar radioman"),
        ("roll", "roll HHH exposed"),
        ("roll", "roll HHHHH luck"),
        ("roll", "reroll HHHHH"),
        ("roll", "roll HHHHX"),
        ("reroll", "reroll HHH"),
        ("reroll", "reroll H luck"),
        ("reroll", "roll H"),
        ("reroll", "reroll X"),
        ("splinter", "splinter sniper"),
        ("bandage", "unshield grenadier"),
        ("rehearse", "rehearse"),
        ("place", "put 180"),
        ("flick", "fire 180 30"),
        ("flick", "flick 360 30"),
        ("flick", "flick 180 4.9"),
        ("flick", "flick 180 80.1"),
        ("flick", "flick 180 30.05"),
        ("flick", "flick 180"),
        ("drift", "drift 180 200.01"),
        ("drift", "drift 360 30"),
        ("rest", "rest 90.01,30 5"),
        ("rest", "rest 30,60.01 5"),
        ("rest", "rest 30,30 4"),
        ("rest", "rest 30,30 impact"),
        ("rest", "rest here"),
        ("land", "land 30,30 7"),
    ],
)
def test_what_names_no_choice_is_refused_with_a_sentence(place: str, text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.read(PLACES[place], text)
    assert text in catalogue("en", GAME).say(error.value.message)


@pytest.mark.parametrize(
    ("place", "text", "spelled"),
    [
        ("place", "place 400", "4001"),
        ("place", "place there", "3601"),
        ("place", "place any", "0"),
        ("roll", "roll HHHHH", "180"),
        ("order", "mortar infantryman left", "mortar infantryman left"),
    ],
)
def test_what_names_a_choice_that_cannot_be_is_read_and_not_allowed(place: str, text: str, spelled: str) -> None:
    battle = PLACES[place]
    choice = GAME.read(battle, text)
    assert not battle.allows(choice)
    assert GAME.spell(battle, choice) == spelled


WORDS = (
    r"(move|deploy|attack|recon|heal|mortar|roll|reroll|flick|drift|rest|place|bias|cube|first|squad|#)"
    r"[ ,.\-a-zHLO0-9²]{0,16}"
)


@pytest.mark.parametrize("place", ["deploy", "move", "order", "reroll", "roll", "place", "flick", "rest", "bias"])
@settings(max_examples=60, deadline=None, derandomize=True)
@given(text=st.one_of(st.text(max_size=12), st.from_regex(WORDS, fullmatch=True)))
def test_a_strange_choice_is_read_or_refused_never_worse(place: str, text: str) -> None:
    battle = PLACES[place]
    try:
        choice = GAME.read(battle, text)
    except NotationError:
        return
    assert (battle.refusal(choice) is None) == battle.allows(choice)
    if battle.allows(choice):
        assert GAME.read(battle, GAME.spell(battle, choice)) == choice
