"""Petits Soldats: what is asked, and why something else is refused."""

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.lengths import DIRECTIONS, HQ
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.prompt import AimPrompt, PointPrompt, Prompt, SubsetPrompt
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.games.petits_soldats.field import lay_out, options, play, refused, start
from tests.games.petits_soldats.test_spelling import PLACES

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
WALL = "table x3\ngreen infantryman 20,30; sniper hq\nyellow infantryman 60,30; grenadier 20,40\n"
SAY = catalogue("en", GAME).say

QUESTIONS = {
    "squad": "Choose your squad of 2 soldiers.",
    "bearer": "Who carries your colours?",
    "bias": "How does the hand stray all through this game?",
    "toss": "The star is tossed: who begins?",
    "cube": "Which number is on the cube?",
    "deploy": "Deploy a soldier near token 2.",
    "move": "Move one of your soldiers, or stay put.",
    "order": "Give an order: 2 are left.",
    "recon": "Give your last order.",
    "mortar": "Give your last order.",
    "walk": "Where does Green’s Sniper go?",
    "roll": "5 Attack dice and the Sniper die are rolled: what do they show?",
    "reroll": "2 hits. Last reroll: which dice?",
    "scope": "The Sniper die is rolled: what does it show?",
    "splinter": "Splinters: which other enemy takes a heart?",
    "coordinate": "Coordination: 5 short moves are left. Who goes?",
    "bandage": "Green’s Medic has 5 bandages: whose shield goes?",
    "rehearse": "Green’s Radio operator gets ready. A practice throw first?",
    "place": "On which side of the Grenadier does the die lie?",
    "flick": "Flick the grenade: where to, and how hard?",
    "drift": "Where does the flick really go?",
    "rest": "Where does the grenade stop, and what does it show?",
    "fire": "Fire the mortar: where to, and how hard?",
    "land": "Where does the Mortar token land, and on which face?",
}


@pytest.mark.parametrize("place", PLACES)
def test_every_step_asks_its_question_in_both_languages(place: str) -> None:
    prompt = PLACES[place].prompt()
    assert SAY(prompt.message) == QUESTIONS[place]
    french = catalogue("fr", GAME).say(prompt.message)
    assert french != QUESTIONS[place]
    assert "{" not in french


def refusal_of(battle: Battle, choice: int) -> str:
    """Return the rule and the key that refuse a number."""
    refusal = battle.refusal(choice)
    return "" if refusal is None else f"{refusal.rule} {refusal.reason.key.removeprefix('refused-')}"


# -- set-up and preparation


def test_ps_303_305_304_deployment_is_refused_with_its_rule() -> None:
    battle = lay_out("table x1\nround 1\nyellow infantryman 14,12; sniper hq\ngreen infantryman hq; sniper 20,50\n"
                     "next Deploy(number=0, seat=green); Recover; Turn(seat=green); EndRound")  # fmt: skip
    assert refused(battle, "deploy infantryman 13,14.5") == ""
    assert refused(battle, "deploy sniper 13,14.5") == "PS-303 in-play"
    assert refused(battle, "deploy infantryman 13,13") == "PS-305 base"
    assert refused(battle, "deploy infantryman 45,30") == "PS-305 scenery"
    assert refused(battle, "deploy infantryman 0,11") == "PS-305 outside"
    assert refused(battle, "deploy infantryman 20,11") == "PS-304 token"
    assert refusal_of(battle, -1) == refusal_of(battle, 10**12) == "PS-103 no-point"


def test_ps_304_the_question_shows_where_a_figure_may_stand() -> None:
    prompt = PLACES["deploy"].prompt()
    assert isinstance(prompt, PointPrompt)
    assert [(reach.mark, SAY(reach.name), reach.start, reach.length) for reach in prompt.reaches] == [
        ("figure-0", "Green’s Infantryman", (1300, 4900), 0),
        ("figure-1", "Green’s Sniper", (1300, 4900), 0),
    ]
    far = [max(abs(x - 1300), abs(y - 4900)) for x, y in prompt.reaches[0].region[0]]
    assert 600 < max(far) <= 680
    choice = prompt.choice(1, 1300, 4900)
    assert GAME.spell(PLACES["deploy"], choice) == "deploy sniper 13,49"
    assert prompt.reach_of(choice) == 1


def test_ps_117_121_303_only_what_is_offered_may_be_chosen() -> None:
    for place in ("squad", "bearer", "toss", "cube", "splinter", "rehearse"):
        battle = PLACES[place]
        assert [battle.allows(choice) for choice in battle.legal()] == [True] * len(battle.legal())
        for choice in (-1, max(battle.legal()) + 1):
            refusal = battle.refusal(choice)
            assert refusal is not None
            assert all("{" not in catalogue(language, GAME).say(refusal.reason) for language in LANGUAGES)


# -- moves


@pytest.mark.parametrize(
    ("choice", "answer"),
    [
        ("move infantryman 20,30", ""),
        ("move infantryman 20,14.9", "PS-408 lace"),
        ("move infantryman 20,40.1", "PS-408 base"),
        ("move infantryman 43,30", "PS-407 scenery"),
        ("move infantryman 20,0.5", "PS-404 outside"),
        ("move infantryman 60,40", "PS-408 lace"),
        ("move sniper 20,45", "PS-647 not-in-play"),
    ],
)
def test_ps_404_to_408_moves_are_refused_with_their_rule(choice: str, answer: str) -> None:
    battle = lay_out(WALL)
    assert refused(battle, choice) == answer
    assert refusal_of(battle, -1) == refusal_of(battle, 10**12) == "PS-103 no-point"


def test_ps_406_whoever_stands_somewhere_may_stay_there_even_where_nobody_may_go() -> None:
    battle = lay_out("table x1\ngreen infantryman 45,30; sniper hq\nyellow infantryman 60,30; grenadier hq")
    assert refused(battle, "move infantryman 45,30") == ""
    assert refused(battle, "move infantryman 45,30.1") == "PS-407 scenery"


def test_ps_401_913_the_question_shows_the_reach_of_everybody_who_may_move() -> None:
    prompt = lay_out(FACE).prompt()
    assert isinstance(prompt, PointPrompt)
    assert [(reach.mark, reach.start, reach.length) for reach in prompt.reaches] == [
        ("figure-0", (2000, 3000), 1500),
        ("figure-1", (2000, 4000), 1500),
    ]
    assert prompt.reaches[0].fans
    assert (prompt.width, prompt.height) == (9001, 6001)


def test_ps_506_only_the_soldier_that_got_the_order_walks() -> None:
    battle = play(lay_out(FACE + "phase order"), "move sniper")
    assert refused(battle, "move infantryman 20,31") == "PS-506 not-ordered"
    assert refused(battle, "move sniper 20,44") == ""
    prompt = battle.prompt()
    assert isinstance(prompt, PointPrompt)
    assert [reach.mark for reach in prompt.reaches] == ["figure-1"]


def test_ps_409_figures_in_the_way_shrink_the_reach_only_if_so_agreed() -> None:
    position = "table x0\ngreen infantryman 20,30; sniper hq\nyellow infantryman 23,30; grenadier hq\n"
    free, barred = lay_out(position), lay_out(position, figures_block_movement=True)
    assert (refused(free, "move infantryman 34.9,30"), refused(barred, "move infantryman 34.9,30")) == (
        "",
        "PS-408 lace",
    )
    areas = []
    for battle in (free, barred):
        prompt = battle.prompt()
        assert isinstance(prompt, PointPrompt)
        areas.append(sum(area(outline) for fan in prompt.reaches[0].fans[:1] for outline in [fan.outline]))
    assert areas[1] < areas[0]


def area(outline: list[tuple[int, int]]) -> float:
    """Return the area of a polygon."""
    pairs = zip(outline, outline[1:] + outline[:1], strict=True)
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs)) / 2


# -- orders


@pytest.mark.parametrize(
    ("choice", "answer"),
    [
        ("attack infantryman grenadier", ""),
        ("attack infantryman infantryman", "PS-603 unseen"),
        ("attack sniper grenadier", "PS-647 not-in-play"),
        ("grenade infantryman", "PS-502 not-on-card"),
        ("mortar infantryman left", "PS-502 not-on-card"),
        ("recon infantryman grenadier", "PS-701 recon"),
        ("move sniper", "PS-647 not-in-play"),
    ],
)
def test_ps_501_to_603_orders_are_refused_with_their_rule(choice: str, answer: str) -> None:
    assert refused(lay_out(WALL + "phase order"), choice) == answer


def test_ps_501_502_numbers_that_are_no_order_are_refused() -> None:
    battle = lay_out(WALL + "phase order")
    assert refusal_of(battle, -1) == refusal_of(battle, 10**12) == "PS-502 no-order"
    assert refusal_of(battle, 2 * 10_000) == "PS-501 no-order"  # the enemy's soldier
    assert refusal_of(battle, 99 * 10_000) == "PS-501 no-order"
    assert refusal_of(battle, 1 * 100**3 + 5) == "PS-502 no-order"  # a move with an argument
    assert refusal_of(battle, 1 * 100) == "PS-601 no-enemy"  # at a friend


def test_ps_647_whoever_is_not_in_play_is_no_target_and_gets_no_shield() -> None:
    battle = lay_out(FACE.replace("grenadier 60,40", "grenadier hq") + "phase order")
    assert refused(battle, "attack infantryman grenadier") == "PS-647 not-in-play"
    assert refused(battle, "recon infantryman grenadier infantryman") == "PS-647 not-in-play"
    assert options(battle, "recon") == {"infantryman infantryman infantryman"}


def test_ps_720_the_spoon_stands_on_the_nearest_side_only() -> None:
    assert refused(PLACES["mortar"], "mortar radioman top") == "PS-720 no-order"


def test_ps_1010_first_aid_is_for_a_hurt_friend_nearby() -> None:
    position = (
        "table x0\ngreen infantryman 20,30 hearts 1; medic 20,40; sniper 70,10 hearts 1\n"
        "yellow infantryman 60,30; sniper hq; grenadier hq\nphase order"
    )
    battle = lay_out(position, squad_size=3, medic=True)
    assert options(battle, "heal") == {"medic infantryman 1"}
    for choice in ("heal medic infantryman 2", "heal medic sniper 1", "heal medic medic 1"):
        assert refused(battle, choice) == "PS-1010 heal"


def test_ps_1105_at_night_nobody_is_seen_beyond_the_red_lace() -> None:
    night = lay_out(FACE + "phase order", mission="night")
    assert refused(night, "attack infantryman infantryman") == "PS-1105 night"
    hidden = lay_out(WALL + "phase order", mission="night")
    assert refused(hidden, "attack infantryman infantryman") == "PS-603 unseen"


# -- dice, bolts and throws


def test_ps_611_only_dice_on_the_table_are_rerolled() -> None:
    battle = PLACES["reroll"]
    assert refusal_of(battle, 1 << 6) == refusal_of(battle, -1) == "PS-611 dice"
    assert refusal_of(battle, 0b10) == "PS-611 dice"  # like dice are taken from the first on
    plain = play(lay_out(FACE + "phase order"), "attack sniper grenadier", "roll HHLLO")
    assert refusal_of(plain, 1 << 5) == "PS-611 dice"  # there is no Sniper die


def test_ps_611_712_dice_are_asked_for_one_by_one() -> None:
    prompt = PLACES["reroll"].prompt()
    assert isinstance(prompt, SubsetPrompt)
    assert [SAY(item) for item in prompt.items] == ["Hit", "Hit", "Bolt", "Bolt", "Blank", "Sniper die (backfire)"]
    assert (prompt.least, prompt.most) == (0, 6)
    assert GAME.spell(PLACES["reroll"], prompt.choice([1, 3, 5])) == "reroll HL scope"
    plain = play(lay_out(FACE + "phase order"), "attack sniper grenadier", "roll HHLLO").prompt()
    assert isinstance(plain, SubsetPrompt)
    assert len(plain.items) == 5


def test_ps_1004_1006_capacities_are_refused_with_their_rule() -> None:
    assert refusal_of(PLACES["splinter"], 2) == "PS-1004 splinter"
    assert refusal_of(PLACES["bandage"], 3) == "PS-1006 bandage"


def test_ps_1005_coordination_moves_by_the_green_distance_or_stops() -> None:
    battle = PLACES["coordinate"].clone()
    assert refused(battle, "move infantryman 20,26") == ""
    assert refused(battle, "move infantryman 20,25.5") == "PS-408 lace"
    assert refused(battle, "stop") == ""
    prompt = battle.prompt()
    assert isinstance(prompt, PointPrompt)
    assert [reach.length for reach in prompt.reaches] == [400, 400]
    assert GAME.spell(battle, prompt.choice(1, 2000, 4100)) == "move radioman 20,41"
    assert prompt.reach_of(0) == -1
    moved = play(battle.clone(), *["move infantryman 20,30"] * 5)
    assert type(moved.agenda[-1]).__name__ == "Move"
    assert type(play(battle, "stop").agenda[-1]).__name__ == "Move"


def test_ps_1006_bandages_go_on_while_there_are_shields() -> None:
    battle = play(PLACES["bandage"].clone(), "unshield infantryman")
    assert (battle.shields[0], type(battle.agenda[-1]).__name__) == (1, "Bandage")
    assert type(play(battle.clone(), "stop").agenda[-1]).__name__ == "Move"
    assert type(play(battle, "unshield infantryman").agenda[-1]).__name__ == "Move"  # no shield is left


def test_ps_1006_the_last_bolt_is_the_last_bandage() -> None:
    position = (
        "table x0\ngreen infantryman 20,30 shields 2; medic 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
        "next Bandage(left=1, seat=green, soldier=1); EndTurn(seat=green); EndRound"
    )
    battle = play(lay_out(position, special_capacities=True, medic=True), "unshield infantryman")
    assert (battle.shields[0], type(battle.agenda[-1]).__name__) == (1, "Move")


def test_ps_730_731_930_throws_are_refused_with_their_rule() -> None:
    corner = "table x0\nactive yellow\n" + FACE.replace("60,40", "1.3,1.3") + "phase order"
    battle = play(lay_out(corner), "grenade grenadier", "throw")
    assert refused(battle, "place 180") == "PS-730 die"
    assert refused(battle, "place any") == "PS-730 die"
    assert refused(battle, "place 45") == ""
    assert refusal_of(PLACES["flick"], -1) == refusal_of(PLACES["flick"], DIRECTIONS * 751) == "PS-731 aim"
    assert refusal_of(PLACES["fire"], -1) == refusal_of(PLACES["fire"], DIRECTIONS * 951) == "PS-930 aim"
    assert refusal_of(PLACES["rehearse"], 2) == "PS-740 practice"


def test_ps_913_throws_are_asked_for_as_aims() -> None:
    place, flick, fire = [PLACES[name].prompt() for name in ("place", "flick", "fire")]
    assert isinstance(place, AimPrompt)
    assert (place.origin, place.directions, place.powers, place.base, place.least) == ((6000, 4000), 3600, 1, 1, 325)
    assert isinstance(flick, AimPrompt)
    assert (flick.origin, flick.powers, flick.least, flick.step) == ((5675, 4000), 751, 500, 10)
    assert isinstance(fire, AimPrompt)
    assert (fire.origin, fire.powers, fire.least, fire.step) == ((1200, 0), 951, 500, 10)


@pytest.mark.parametrize("place", ["squad", "toss", "order", "roll", "drift", "rest", "land", "bias"])
def test_other_questions_are_plain_lists(place: str) -> None:
    assert type(PLACES[place].prompt()) is Prompt


# -- options that change a question


def test_ps_117_squads_of_three_with_a_medic() -> None:
    given: dict[str, Value] = {"squad_size": 3, "medic": True}
    battle = start(**given)
    assert SAY(battle.prompt().message) == "Choose your squad of 3 soldiers."
    assert len(options(battle, "squad")) == 10
    assert battle.x == [HQ] * 6
