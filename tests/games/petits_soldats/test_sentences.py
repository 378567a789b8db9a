"""Petits Soldats: choices and events in words, in both languages; luck told."""

from random import Random

import pytest

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.events import (
    BEARER,
    CAPACITY,
    DROPPED,
    ESCAPED,
    FLAG,
    KINDS,
    LANDED,
    MISSED,
    RESTED,
    REVEALED,
    ROLLED,
    SCORED,
    SQUAD,
)
from littlewars.games.petits_soldats.state import Battle
from littlewars.kernel.agenda import NOBODY, Event
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.setup import Value
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.contract.setups import Trial, trials_of
from tests.games.petits_soldats.field import lay_out, play, start
from tests.games.petits_soldats.test_spelling import PLACES
from tests.games.words import sayable

FACE = "table x0\ngreen infantryman 20,30; sniper 20,40\nyellow infantryman 60,30; grenadier 60,40\n"
HIDDEN = -1
SOME = 5  # choices looked at in each position


def described(battle: Battle, text: str) -> str:
    return catalogue("en", GAME).say(GAME.describe(battle, GAME.read(battle, text)))


def said(battle: Battle, *event: int, language: str = "en") -> str:
    message = GAME.sentence(battle, event, 0)
    assert message is not None
    return catalogue(language, GAME).say(message)


# -- choices


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_step_can_be_said(place: str, language: str) -> None:
    battle, spoken = PLACES[place], catalogue(language, GAME)
    unsaid = [choice for choice in battle.legal() if not sayable(spoken, GAME.describe(battle, choice))]
    assert unsaid == []


@pytest.mark.parametrize(
    ("place", "text", "words"),
    [
        ("squad", "squad infantryman+radioman", "Infantryman and Radio operator."),
        ("bearer", "bearer sniper", "Sniper."),
        ("bias", "bias 24180", "A hidden fault."),
        ("toss", "first yellow", "Yellow begins."),
        ("cube", "cube 3", "Cube 3."),
        ("deploy", "deploy sniper 13,49.25", "Sniper: 0.3 cm up from token 2 (13, 49.3)."),
        (
            "move",
            "move sniper 20,41",
            "Sniper: 1 cm up (20, 41), farther from Yellow’s Grenadier (37.5 cm), seen by 2.",
        ),
        ("move", "move sniper 20,40", "Sniper: stay here, 37.5 cm from Yellow’s Grenadier, seen by 2."),
        ("order", "attack infantryman2 grenadier", "Second Infantryman: attack Yellow’s Grenadier."),
        ("order", "move medic", "Medic: move."),
        ("order", "heal medic medic 1", "Medic: one heart off himself."),
        (
            "order",
            "recon infantryman infantryman grenadier",
            "First Infantryman: one shield each on Yellow’s Infantryman and Yellow’s Grenadier.",
        ),
        ("recon", "recon infantryman grenadier grenadier", "Infantryman: 2 shields on Yellow’s Grenadier."),
        ("recon", "recon infantryman grenadier", "Infantryman: one shield on Yellow’s Grenadier."),
        ("recon", "risky_shot sniper grenadier", "Sniper: risky shot at Yellow’s Grenadier."),
        ("mortar", "mortar radioman left", "Radio operator: mortar shot from the left side."),
        ("roll", "roll HHLOO exposed", "Roll: 2 hits, 1 bolt, 2 blanks, Sniper die (exposed)."),
        ("scope", "roll hit", "Roll: Sniper die (hit)."),
        ("reroll", "reroll LO scope", "Reroll: 1 bolt, 1 blank, Sniper die (backfire)."),
        ("reroll", "keep", "Keep these dice."),
        ("splinter", "splinter grenadier", "Yellow’s Grenadier."),
        ("coordinate", "stop", "That will do."),
        (
            "coordinate",
            "move infantryman 22,32",
            "Infantryman: 2.8 cm up-right (22, 32), nearer to Yellow’s Infantryman (35.6 cm), seen by 2.",
        ),
        ("bandage", "unshield infantryman", "One shield off Green’s Infantryman."),
        ("bandage", "stop", "That will do."),
        ("rehearse", "throw", "The real thing."),
        ("rehearse", "practice", "Practice throw (one a game)."),
        ("place", "place 180.5", "At 180.5°, left, towards Green’s Sniper."),
        ("flick", "flick 180 30.5", "At 180° (left), 30.5 cm: aimed 4.2 cm from Green’s Sniper."),
        ("drift", "drift 90.1 30", "At 90.1°, 30 cm."),
        ("rest", "rest 40,30 mishap", "At 40, 30: mishap."),
        ("rest", "rest 90,30 5 off", "Off the table: 5."),
        ("fire", "fire 45 60", "At 45° (up-right), 60 cm: aimed 3.6 cm from Yellow’s Grenadier."),
        ("land", "land 40,30 impact", "At 40, 30: impact."),
    ],
)
def test_choices_in_words(place: str, text: str, words: str) -> None:
    assert described(PLACES[place], text) == words


def test_ps_730_a_die_without_room_lies_where_the_grenadier_stands() -> None:
    assert catalogue("en", GAME).say(GAME.describe(PLACES["place"], 0)) == "Right where he stands."


def test_numbers_have_the_comma_of_their_language() -> None:
    move = GAME.describe(PLACES["move"], GAME.read(PLACES["move"], "move sniper 20.5,41"))
    assert "20,5" in catalogue("fr", GAME).say(move)


# -- events


def test_events_in_words() -> None:
    battle = lay_out(FACE)
    assert said(battle, SQUAD, 0, HIDDEN) == "Green has chosen a squad."
    assert said(battle, SQUAD, 0, 1) == "Green’s squad: Infantryman and Sniper."
    assert said(battle, BEARER, 1, HIDDEN) == "Yellow has named a bearer."
    assert said(battle, BEARER, 1, 3) == "Yellow’s Grenadier will carry the colours."
    assert said(battle, REVEALED, 0, 1, HIDDEN) == "Green fields Infantryman and Sniper."
    assert said(battle, REVEALED, 0, 1, 0).endswith("The colours go to Green’s Infantryman!")
    assert said(battle, ROLLED, 1, 2, 0, 3, HIDDEN) == "Green’s Sniper gets 2 hits, 3 blanks."
    assert said(battle, ROLLED, 1, 0, 0, 0, 0) == "Green’s Sniper gets Sniper die (two hits)."
    assert said(battle, FLAG, 1, 1) == "The Flag moves one space towards Green: Green leads by 1."
    assert said(battle, FLAG, -2, -2) == "The Flag moves 2 spaces towards Yellow: Yellow leads by 2."
    assert said(battle, FLAG, -1, 0) == "The Flag moves one space towards Yellow, back to the middle."
    assert said(battle, MISSED, 0, 2, 3, 3).startswith("3 hits against defense 3")
    assert said(battle, CAPACITY, 1, 2) == "Piercing bullet of Green’s Sniper: 2 bolts."
    assert said(battle, RESTED, 3, 0, 1000, 1000, 0, 3).startswith("Mishap!")
    assert said(battle, RESTED, 3, 1, 1000, 1000, 0, 1) == "The practice grenade shows 5."
    assert said(battle, LANDED, 3, 0, 1000, 1000, 1, 1) == "The Mortar token misses the table."
    assert said(battle, DROPPED, 0, 0) == "Green’s Infantryman drops the biscuit."
    assert said(battle, SCORED, 0, 0) == "Green’s Infantryman brings a biscuit home!"
    assert said(battle, ESCAPED, 0, 1).endswith("His order goes to the bottom of the chest.")


def test_what_a_choice_tells_in_words() -> None:
    battle = play(lay_out(FACE), "move sniper 20,45", "recon infantryman grenadier grenadier", "move grenadier 60,40")
    log = battle.log
    assert log is not None
    english = [said(battle, *event) for event in log]
    assert english == [
        "Green’s Sniper moves 5 cm.",
        "Order to Green’s Infantryman: reconnaissance!",
        "Green is first to run out of orders and takes the star.",
        "2 shields on Yellow’s Grenadier: his defense drops.",
        "Yellow to play.",
        "Yellow’s Grenadier stays put.",
    ]
    assert all(said(battle, *event, language="fr") not in english for event in log)


@pytest.mark.slow
@pytest.mark.parametrize("trial", trials_of(GAME), ids=Trial.name)
def test_whole_games_can_be_told_in_both_languages(trial: Trial) -> None:
    rng = Random(trial.name())
    battle = start(**trial.given)
    battle.log = None
    told: set[int] = set()
    while battle.actor != NOBODY:
        legal = battle.legal()[:SOME]
        for language in LANGUAGES:
            spoken = catalogue(language, GAME)
            assert [choice for choice in legal if not sayable(spoken, GAME.describe(battle, choice))] == []
        log: list[Event] = []
        battle.log = log
        battle.apply(random_choice(battle, rng))
        battle.log = None
        for event in log:
            for seat in (0, 1, NOBODY):
                message = GAME.sentence(battle, event, seat)
                assert message is not None
                assert all(sayable(catalogue(language, GAME), message) for language in LANGUAGES), event
        told.update(event[0] for event in log)
    assert len(told) > 12
    outcome = battle.outcome()
    assert outcome is not None
    assert all(sayable(catalogue(language, GAME), outcome.reason) for language in LANGUAGES)


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_event_can_be_said_whatever_its_numbers(kind: int, number: int) -> None:
    fields = KINDS[kind].fields
    given: dict[str, Value] = {"mission": "bearer"}
    battle = lay_out(FACE, **given)
    limits = {"seat": 1, "scope": 4, "face": 1, "squad": 2, "verb": 6}
    event = (kind, *[min(number + (field == "hits"), limits.get(field, 3)) for field in fields], 0, 0)
    for language in LANGUAGES:
        message = GAME.sentence(battle, event, 0)
        assert message is not None
        assert sayable(catalogue(language, GAME), message)


@pytest.mark.parametrize(
    ("ending", "flag", "winner", "rule", "words"),
    [
        (1, 4, "green", "PS-820", "The Flag stands on Green’s Victory space."),
        (2, -1, "yellow", "PS-821", "After the last round, the Flag is on Yellow’s side."),
        (3, 0, "green", "PS-822", "Green has fewer soldiers in play (2 to 2)"),
        (4, 0, "yellow", "PS-823", "Yellow has fewer hearts (0 to 1)"),
        (5, 0, "nobody", "PS-824", "Both Generals share the toy chest."),
    ],
)
def test_ps_820_to_824_results_in_words(ending: int, flag: int, winner: str, rule: str, words: str) -> None:
    field = FACE.replace("sniper 20,40", "sniper 20,40 hearts 1")
    outcome = lay_out(f"{field}flag {flag}\nending {ending} {winner}\nnext -").outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winner()) == (rule, {"green": 0, "yellow": 1, "nobody": None}[winner])
    assert words in catalogue("en", GAME).say(outcome.reason)
    assert sayable(catalogue("fr", GAME), outcome.reason)


# -- luck


LUCK = [
    "Green’s first rolls: 3 hits with 5 dice; on average it would be 2.5.",
    "Yellow’s first rolls: no hit with 5 dice; on average it would be 2.5.",
]


def test_luck_counts_the_first_roll_of_each_attack() -> None:
    battle = lay_out(FACE + "general 2-2\nphase order")
    play(battle, "attack sniper grenadier", "roll HHHLO", "reroll LO", "roll HH")
    play(battle, "move grenadier 60,41", "attack grenadier sniper", "roll OOOOO", "keep")
    assert battle.log is not None
    assert [catalogue("en", GAME).say(message) for message in GAME.luck(battle, battle.log)] == LUCK
    assert len({catalogue("fr", GAME).say(message) for message in GAME.luck(battle, battle.log)} - set(LUCK)) == 2


def test_without_attacks_there_was_no_luck() -> None:
    battle = start()
    assert [message.arguments["dice"] for message in GAME.luck(battle, [])] == [0, 0]
    assert all(sayable(catalogue("fr", GAME), message) for message in GAME.luck(battle, []))
