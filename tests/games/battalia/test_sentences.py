"""Battalia: choices and events in words, in both languages."""

from random import Random

import pytest

from littlewars.games.battalia import GAME, events
from littlewars.games.battalia.cards import CARD_TEXTS
from littlewars.games.battalia.ground import NONE, SQUARE_NAMES
from littlewars.games.battalia.judging import CLOSED, TARGET, TIMED
from littlewars.games.battalia.piles import PILE_KEYS
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import NOBODY, Event
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.events import HIDDEN
from littlewars.kernel.words import Message
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.contract.setups import Trial, trials_of
from tests.games.battalia.field import ROAD, TWO, lay_out, play, start
from tests.games.battalia.test_spelling import PLACES
from tests.games.words import sayable

SOME = 6  # choices looked at in each position
CATALOGUES = [catalogue(language, GAME) for language in LANGUAGES]
SAMPLE = {
    "seat": 1, "former": 0, "card": CARD_TEXTS.index("H-A"), "unit": CARD_TEXTS.index("L-0"), "faction": 2, "banner": 3,
    "square": SQUARE_NAMES.index("C1"), "origin": SQUARE_NAMES.index("B1"), "pile": PILE_KEYS.index("tool"), "lit": 1,
    "aligned": 2, "type": 3, "figure": 2, "target": 0, "ending": TIMED, "hand": 1, "role": 1,
}  # fmt: skip


def said(world: World, *event: int, seat: int = 0, language: str = "en") -> str:
    message = GAME.sentence(world, event, seat)
    assert message is not None
    assert all(sayable(spoken, message) for spoken in CATALOGUES), message
    return catalogue(language, GAME).say(message)


def described(world: World, text: str) -> Message:
    return GAME.describe(world, GAME.read(world, text))


# -- choices


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_step_can_be_said_and_no_two_alike(place: str, language: str) -> None:
    world, spoken = PLACES[place], catalogue(language, GAME)
    messages = [GAME.describe(world, choice) for choice in world.legal()]
    assert [message for message in messages if not sayable(spoken, message)] == []
    words = [spoken.say(message) for message in messages]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    ("place", "text", "parts"),
    [
        ("act", "recruit chief", ["Bärfolk Chief"]),
        ("act", "mercenary 2", ["Bannerless Chief"]),
        ("act", "acquire tent", ["Bärfolk Tent"]),
        ("act", "hire B1", ["B1"]),
        ("act", "move hero1 D1", ["D1", "2"]),
        ("act", "play hourglass", ["Hourglass"]),
        ("act", "upgrade B1", ["B1", "2"]),
        ("opening", "rally U", ["Bärfolk", "1"]),
        ("pay", "pay", ["Provisions"]),
        ("bid", "card C-U", ["Bärfolk Citizen"]),
        ("meeting", "fight", ["6"]),
        ("meeting", "bribe", ["3"]),
        ("meeting", "employ", ["4"]),
        ("line", "spring 1", ["Islander Citizen"]),
        ("banner", "faction A", ["Emberian"]),
        ("type", "type amulet", ["Amulet"]),
        ("roam", "square C1", ["C1"]),
        ("die", "roll 4", ["4"]),
        ("draw", "draw crown", ["Sun Crown"]),
        ("camp", "rank L", ["Bannerless Lord"]),
        ("draw corner", "F7", ["F7"]),
    ],
)
def test_a_choice_says_what_it_does(place: str, text: str, parts: list[str]) -> None:
    sentence = catalogue("en", GAME).say(described(PLACES[place], text))
    assert [part for part in parts if part not in sentence] == [], sentence


def test_targets_are_named() -> None:
    field = f"day 9\n{ROAD}hand one C-U\ngreats crown\n"
    places = {
        "ruins": "heroes one D4 -",
        "city": "heroes one F7 -",
        "hero1-I": "heroes one C1 -\nheroes two C1 -",
        "buff": "heroes one C1 -\nbuff C1 two\nmarker two 12",
    }
    words = {
        target: catalogue("en", GAME).say(described(lay_out(field + figures), f"attack hero1 {target}"))
        for target, figures in places.items()
    }
    assert len(set(words.values())) == 4
    assert "Buff" in words["buff"]
    neutral = described(lay_out(f"{field}heroes one F2 -"), "attack hero1 city")
    assert catalogue("en", GAME).say(neutral) not in words.values()


# -- events


@pytest.mark.parametrize("kind", range(len(events.KINDS)), ids=[kind.name for kind in events.KINDS])
def test_every_event_can_be_said_in_both_languages(kind: int) -> None:
    world = lay_out(f"day 9\n{ROAD}buff C1 free\n", players=2)
    fields = [SAMPLE.get(field, 3) for field in events.KINDS[kind].fields]
    event = (kind, *fields)
    assert said(world, *event, seat=1)
    secret = events.KINDS[kind].secret
    if secret and events.KINDS[kind].name != "drawn":
        heard = events.KINDS[kind].heard(event, 0)
        assert HIDDEN in heard
        assert said(world, *heard) != said(world, *event, seat=1)
    if event[0] in (events.BID, events.PAID, events.LINE, events.EXCHANGED, events.DISCARDED):
        assert "Emberian Chief" in said(world, *event, CARD_TEXTS.index("H-A"), seat=1)
        assert said(world, *event) != said(world, *event, CARD_TEXTS.index("H-A"))


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    world, card = lay_out(TWO), CARD_TEXTS.index("L-U")
    assert "Bärfolk Lord" in said(world, events.DRAWN, 1, card, seat=1)
    assert GAME.sentence(world, (events.DRAWN, 1, card), 0) is None
    assert GAME.sentence(world, (events.DRAWN, 1, card), NOBODY) is None


@pytest.mark.parametrize(
    "event",
    [
        (events.LOST, NONE, 8, 3),
        (events.HELD, NONE, 3),
        (events.TAKEN, 0, 3, 2, NONE),
        (events.TAKEN, 0, 3, 2, 1),
        (events.ATTACKED, 0, 0, 3, 8),
        (events.ATTACKED, 0, 0, 3, 9),
        (events.ATTACKED, 0, 0, 3, 10),
        (events.ATTACKED, 0, 8, 3, 2),
        (events.MOVED, 0, 8, 3, 4),
        (events.TURNED, PILE_KEYS.index("city-L"), 2),
        (events.PROVISIONED, 0, 2, 0),
        (events.PROVISIONED, 0, 2, 1),
        (events.GAINED, 0, CARD_TEXTS.index("C-0"), 0),
        (events.HIGHEST, 0, 5, events.OUTRIGHT),
        (events.HIGHEST, 0, 5, events.BY_POINTS),
        (events.HIGHEST, 0, 5, events.BY_CHANCE),
        (events.BID, 0, 0),
        (events.COMPARED, 5, 4),
        (events.COMPARED, 4, 5),
        (events.OVER, TARGET),
        (events.OVER, CLOSED),
        (events.DAWN, 8, 2, 0, 0),
    ],
)
def test_an_event_of_any_shape_can_be_said(event: Event) -> None:
    assert said(lay_out(f"day 9\n{ROAD}"), *event)
    assert said(lay_out(f"day 9\n{ROAD}", mode="basic"), *event)


def test_sides_without_a_faction_are_named_by_number() -> None:
    world = lay_out("factions ?-?\nday 0\nnext ChooseFaction(seat=one)")
    first, second = said(world, events.FIRST, 0), said(world, events.FIRST, 1)
    assert first != second
    assert "Bärfolk" in said(lay_out(TWO), events.TURN, 0, 3)


@pytest.mark.parametrize("kind", range(len(events.KINDS)), ids=[kind.name for kind in events.KINDS])
def test_a_faction_is_spoken_of_in_the_plural_and_a_player_in_the_singular(kind: int) -> None:
    world = lay_out(f"day 9\n{ROAD}buff C1 free\n")
    event = (kind, *[SAMPLE.get(field, 3) for field in events.KINDS[kind].fields])
    verbs = {}
    for language, name in (("en", "The Islanders "), ("fr", "Les Insulaires ")):
        told = said(world, *event, seat=1, language=language)
        if "seat" in events.KINDS[kind].fields and name in told:
            verbs[language] = told.partition(name)[2].replace("ne ", "").replace("l’", "").split()[0]
    if kind in (events.FIRST, events.DEALT, events.FACTION):
        assert said(world, *event, seat=1).startswith("Player 2 ")
        assert verbs == {}
    elif verbs:
        assert not verbs["en"].endswith("s")
        assert verbs["fr"].endswith("nt")


def test_sides_and_what_is_theirs() -> None:
    world = lay_out(f"day 9\n{ROAD}buff C1 free\nfactions U-N\n")
    assert said(world, events.CORNER, 0, 1) == "The Bärfolk found a city on B1 and post a hero there."
    assert (
        said(world, events.CORNER, 0, 1, language="fr")
        == "Les Ursidés fondent une ville en B1 et y installent un héros."
    )
    assert said(world, events.MET, 1, 2, 1) == "B1: Buff meets the Cloudborn’s hero 1!"
    assert said(world, events.TAKEN, 0, 1, 2, 1, language="fr").startswith(
        "Les Ursidés prennent aux Nébuleux la ville de B1"
    )


@pytest.mark.parametrize("trial", trials_of(GAME)[::3], ids=lambda trial: trial.name())
def test_whole_games_can_be_told(trial: Trial) -> None:
    rng = Random(trial.name())
    world = start(**(trial.given | {"max_weeks": 2}))
    while world.actor != NOBODY:
        legal = world.legal()
        messages = [world.prompt().message]
        messages += [GAME.describe(world, rng.choice(legal)) for _ in range(min(SOME, len(legal)))]
        for event in world.log or []:
            for seat in range(world.terms.players):
                heard = GAME.sentence(world, events.KINDS[event[0]].heard(event, seat), seat)
                messages += [heard] if heard is not None else []
        world.log = []
        for spoken in CATALOGUES:
            assert [message for message in messages if not sayable(spoken, message)] == []
        world.apply(random_choice(world, rng))
    outcome = world.outcome()
    assert outcome is not None
    assert all(sayable(spoken, outcome.reason) for spoken in CATALOGUES)


# -- the end


@pytest.mark.parametrize("ending", [TARGET, CLOSED, TIMED])
@pytest.mark.parametrize(
    ("position", "rule", "winners"),
    [
        ("tiles B1 U ES city 3 one, F7 I NW city 1 two", "BAT-223", [0]),
        ("tiles B1 U ES city 2 one, F7 I NW city 1 two, F5 I NW city 1 two", "BAT-224", [1]),
        ("tiles B1 U ES city 4 one, F7 I NW city 2 two, F5 I NW city 2 two", "BAT-224", [0]),
        ("tiles B1 U ES city 1 one, F7 I NW city 1 two\ndiscard two crown", "BAT-224", [1]),
        ("tiles B1 U ES city 1 one, F7 I NW city 1 two\nactive one\nplayed crown", "BAT-224", [0]),
        ("tiles B1 U ES city 1 one, F7 I NW city 1 two", "BAT-224", [0, 1]),
    ],
)
def test_bat_223_224_who_has_won_and_why(position: str, rule: str, winners: list[int], ending: int) -> None:
    outcome = lay_out(f"{position}\nending {ending}\nnext -").outcome()
    assert outcome is not None
    assert (outcome.ranking[0], outcome.rule) == (winners, rule)
    assert outcome.reason.key == ("outcome-shared" if len(winners) > 1 else "outcome-won")
    assert all(sayable(spoken, outcome.reason) for spoken in CATALOGUES)
    other = lay_out(f"{position}\nending {ending % 3 + 1}\nnext -").outcome()
    assert other is not None
    assert catalogue("en", GAME).say(outcome.reason) != catalogue("en", GAME).say(other.reason)


def test_what_was_played_is_told_as_it_happened() -> None:
    world = lay_out(f"day 2\n{ROAD}hand one C-U s s\nheroes one C1 -")
    play(world, "move hero1 D2")
    told = [said(world, *event) for event in world.log or []]
    assert any("D2" in sentence for sentence in told)
