"""French and English say the same things, and nothing that nobody says."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from littlewars.games import GAMES
from littlewars.games.battalia import GAME as BATTALIA
from littlewars.games.battalia.names import SEATS
from littlewars.games.battalia.sentences import NO_MORE as NO_MORE_DEEDS
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.my_little_battlefield.faces import FACE_KEYS
from littlewars.games.my_little_battlefield.scenarios import REASONS
from littlewars.games.my_little_battlefield.sentences import NO_MORE
from littlewars.games.my_little_battlefield.specials import FACTION_RULES, SECTOR_RULES
from littlewars.games.petits_soldats import GAME as PETITS_SOLDATS
from littlewars.games.petits_soldats.content import KIND_KEYS, VERBS
from littlewars.games.petits_soldats.judging import REASONS as JUDGEMENTS
from littlewars.games.rois_du_champ_de_bataille import GAME as ROIS_DU_CHAMP_DE_BATAILLE
from littlewars.games.rois_du_champ_de_bataille.cards import SUIT_NAMES
from littlewars.games.rois_du_champ_de_bataille.sentences import NO_MORE as NO_MORE_CARDS
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.games.small_wars.scenarios import make_scenario
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Option
from littlewars.kernel.words import Message
from littlewars.players.levels import LEVELS
from littlewars.rulebook.rules import read_rules
from littlewars.words import REMEMBERED, Catalogue, catalogue, catalogue_text, likely_language
from tests.words.sources import SHARED, Said, home_of, reachable, said, sentences

PACKAGES = [SHARED, *[game.package for game in GAMES]]
NONE: frozenset[str] = frozenset()
SAMPLES: list[list[int | str]] = [[0], [1], [2], [-1], ["J1"], ["none"]]  # of an argument, in turn
SECRETS = {kind.name: kind.fields for kind in ROIS_DU_CHAMP_DE_BATAILLE.kinds() if kind.secret}
ASIDES: dict[str, tuple[str, ...]] = {  # what events of Petits Soldats are told with, beside their numbers
    "squad": ("known",),
    "bearer": ("known",),
    "revealed": ("bears",),
    "moved": ("stays",),
    "rolled": ("dice",),
    "flag": ("seat", "ahead", "lead"),
    "healed": ("himself",),
    "capacity": ("kind",),
    "bandaged": ("himself",),
}
TOLD_WITH: dict[str, tuple[str, ...]] = {  # what events of Battalia are told with, beside their numbers
    "neutral": ("terrain",),
    "dawn": ("advanced",),
    "bid": ("cards", "count"),
    "drawn": ("known",),
    "rallied": ("cards", "count"),
    "exchanged": ("cards", "count"),
    "paid": ("cards", "count"),
    "laid": ("terrain",),
    "hidden": ("known",),
    "line": ("cards", "count"),
    "compared": ("won",),
    "discarded": ("cards", "count"),
}
ORDERED = {  # what orders that ask for more than a soldier are told with
    "attack": frozenset({"soldier", "target"}),
    "recon": frozenset({"soldier", "target", "other", "alone", "shields"}),
    "risky_shot": frozenset({"soldier", "target"}),
    "mortar": frozenset({"soldier", "side"}),
    "heal": frozenset({"soldier", "target", "hearts", "himself"}),
}
RETOLD = {  # with other arguments
    *[("my-little-battlefield", name) for name in ("pawn", "special", "tallied")],
    *[("rois-du-champ-de-bataille", name) for name in ("countered", "discarded", *SECRETS)],
    *[("petits-soldats", name) for name in ASIDES],
    *[("battalia", name) for name in TOLD_WITH],
}
FLAWS = re.compile(r"[ \w](?=[;!?»])|[ \w](?=:(\s|$))|« ")  # no no-break space where French wants one


def computed() -> Iterator[tuple[str, str, frozenset[str]]]:
    """List the keys our source computes: package, key, arguments it gives."""
    for key in ("seat-nature", "seat-nobody"):
        yield SHARED, key, NONE
    for key in ("before", "after", "only-picture"):
        yield SHARED, "page-" + key, NONE
    for level in LEVELS:
        yield SHARED, "level-" + level, NONE
        yield SHARED, "new-level-" + level, NONE
    for nudge in ("look", "stands-out", "several", "several-shown", "even", "only"):
        yield SHARED, "hint-" + nudge, NONE
    for game in GAMES:
        for source in {rule.source for rule in read_rules(game).rules.values()}:
            yield SHARED, "page-" + source, NONE
        for seat in game.seats(game.setup({})):
            yield game.package, "seat-" + seat, NONE
        for preset in game.presets():
            yield game.package, "preset-" + preset, NONE
        for option in game.options():
            yield game.package, "option-" + option.key, NONE
            for value in named_values(option):
                if f"{option.key}-{value}" not in game.lexicon("en"):
                    yield game.package, f"{option.key}-{value}", NONE
        for kind in game.kinds():
            if (game.key, kind.name) not in RETOLD:
                yield game.package, "event-" + kind.name, frozenset(kind.fields)
        for key in ("facts", "blurb") if game.on_shelf else ():
            yield game.package, key, NONE
    package = SMALL_WARS.package
    for scenario, count in product(SMALL_WARS.options()[0].offered, ("figures", "points")):
        reason = make_scenario(SMALL_WARS.setup({"scenario": scenario, "front_count": count})).reason()
        yield package, "won-by-" + reason, frozenset({"yellow", "red"})
    for key in ("figure-active", "figure-spent", "figure-ready"):
        yield package, key, NONE
    for key in ("heading-purse", "heading-score"):
        yield package, key, frozenset({"seat", "number"})
    for key in ("key", "sheet", "points", "actions", "move", "reach", "dice", "life", "copies"):
        yield package, "column-" + key, NONE
    package = MY_LITTLE_BATTLEFIELD.package
    for reason in REASONS:
        yield package, "won-by-" + reason, frozenset({"blue", "red"})
    for question in {rule.question for rule in [*SECTOR_RULES, *FACTION_RULES] if rule.asks}:
        yield package, "prompt-special-" + question, frozenset({"rule"})
    for key in (*NO_MORE.values(), "choice-end", "solo-goal"):
        yield package, key, NONE
    yield package, "event-pawn", frozenset({"sector", "placed", "half", "space"})
    yield package, "event-special", frozenset({"seat", "rule"})
    yield package, "event-tallied", frozenset({"seat", "amount", "total", "counts"})
    yield package, "luck", frozenset({"seat", "dice", "whole", "tenth", *FACE_KEYS})
    package = PETITS_SOLDATS.package
    for kind in PETITS_SOLDATS.kinds():
        if kind.name in ASIDES:
            yield package, "event-" + kind.name, frozenset({*kind.fields, *ASIDES[kind.name]})
    for verb in VERBS:
        yield package, "choice-order-" + verb, ORDERED.get(verb, frozenset({"soldier"}))
    for reason in JUDGEMENTS[1:]:
        yield package, reason, frozenset({"winner", "soldiers", "foes", "tokens", "others", "shields"})
    for kind_key, what in product(KIND_KEYS, ("", "-text")):
        yield package, f"special-{kind_key}{what}", NONE
    for key in ("letter", "soldier", "at", "defense", "hearts", "orders", "sees"):
        yield package, "sketch-column-" + key, NONE
    package = ROIS_DU_CHAMP_DE_BATAILLE.package
    for key in (*NO_MORE_CARDS.values(), "choice-pass", "cards-none", "units-none"):
        yield package, key, NONE
    for name in ("countered", "discarded"):
        yield package, "event-" + name, frozenset({"seat", "cards", "none"})
    for name, fields in SECRETS.items():
        yield package, "event-" + name, frozenset({*fields, "known"})
    yield package, "luck", frozenset({"seat", "cards", "whole", "tenth", *SUIT_NAMES})
    package = BATTALIA.package
    for key in (*NO_MORE_DEEDS.values(), *["seat-" + seat for seat in SEATS]):
        yield package, key, NONE
    for kind in BATTALIA.kinds():
        if kind.name in TOLD_WITH:
            yield package, "event-" + kind.name, frozenset({*kind.fields, *TOLD_WITH[kind.name]})


def named_values(option: Option) -> list[str]:
    """List the values a form shows by name: numbers are as they are, yes or no is a box to tick, "" is nothing."""
    return [value for value in option.offered if isinstance(value, str) and value]


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_sentences_with_the_same_arguments(package: str) -> None:
    assert sentences(package, "en") == sentences(package, "fr")
    assert list(sentences(package, "en")) == list(sentences(package, "fr"))  # in the same order, for translators


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_no_game_says_otherwise_what_all_say(package: str) -> None:
    assert not sentences(package, "en").keys() & sentences(SHARED, "en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", [one for one in said() if one.keys], ids=lambda one: f"{one.file}:{one.line}")
def test_every_message_of_the_source_has_a_sentence(message: Said, language: str) -> None:
    known = reachable(message.file, language)
    for key in message.keys:
        game = home_of(message.file)
        if game and key in game.lexicon(language):
            continue
        assert key in known
        if len(message.keys) == 1 and message.whole:
            assert known[key] == message.arguments
        elif message.whole:  # a choice of sentences: one of them may say less
            assert known[key] <= message.arguments


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_computed_key_has_a_sentence(language: str) -> None:
    for package, key, arguments in computed():
        assert key in sentences(package, language)
        assert sentences(package, language)[key] <= arguments


def test_every_computed_key_is_listed_here() -> None:
    """A source file that newly computes a key fails here: list its keys in `computed`, then the file."""
    assert {one.file for one in said() if not one.keys} == {
        "games/battalia/names.py",
        "games/battalia/sentences.py",
        "games/battalia/steps/setup.py",
        "games/connect_four/game.py",
        "games/my_little_battlefield/draw/banner.py",
        "games/my_little_battlefield/draw/names.py",
        "games/my_little_battlefield/names.py",
        "games/my_little_battlefield/scenarios.py",
        "games/my_little_battlefield/sentences.py",
        "games/my_little_battlefield/sketch.py",
        "games/my_little_battlefield/steps/special.py",
        "games/petits_soldats/draw/names.py",
        "games/petits_soldats/judging.py",
        "games/petits_soldats/names.py",
        "games/petits_soldats/sentences.py",
        "games/petits_soldats/sketch.py",
        "games/rois_du_champ_de_bataille/names.py",
        "games/rois_du_champ_de_bataille/sentences.py",
        "games/small_wars/draw/__init__.py",
        "games/small_wars/draw/field.py",
        "games/small_wars/draw/figures.py",
        "games/small_wars/draw/hand.py",
        "games/small_wars/draw/portraits.py",
        "games/small_wars/draw/scoreboard.py",
        "games/small_wars/draw/trays.py",
        "games/small_wars/luck.py",
        "games/small_wars/scenarios.py",
        "games/small_wars/sentences.py",
        "games/small_wars/sketch.py",
        "games/small_wars/steps/activation.py",
        "games/small_wars/steps/muster.py",
        "kernel/match.py",
        "kernel/words.py",  # makes a message again, as it was
        "rulebook/page.py",
        "table/hints.py",
        "table/pages/names.py",
        "table/pages/new.py",
    }


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_unused(package: str) -> None:
    used = {key for one in said() for key in one.keys} | {key for where, key, _ in computed() if where == package}
    assert sentences(package, "en").keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.key if game else "shared")
def test_every_sentence_can_be_said(game: Game | None, language: str) -> None:
    words = catalogue(language, game)
    for key, text in rendered(words, game.package if game else SHARED):
        assert text.strip()
        assert not set(text) & set("{}"), f"{key}: {text}"


@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.key if game else "shared")
def test_french_spaces_are_where_french_wants_them(game: Game | None) -> None:
    for key, text in rendered(catalogue("fr", game), game.package if game else SHARED):
        assert not FLAWS.search(text), f"{key}: {text}"
        assert "'" not in text


def test_bad_french_spaces_are_found() -> None:
    for flawed in ("Quoi ?", "Quoi?", "« oui\u00a0»", "«\u00a0oui »", "Ainsi : oui", "Ainsi: oui", "non ; oui"):
        assert FLAWS.search(flawed)
    for perfect in ("Quoi\u00a0?", "«\u00a0oui\u00a0»", "Ainsi\u00a0: oui", "a:b"):
        assert not FLAWS.search(perfect)


def rendered(words: Catalogue, package: str) -> Iterator[tuple[str, str]]:
    """Say every sentence with all sorts of arguments; an error of Fluent's stops the test."""
    for key, names in sentences(package, words.language).items():
        pattern = words.bundle.get_message(key).value
        assert pattern is not None
        for (sample,) in SAMPLES:
            text, errors = words.bundle.format_pattern(pattern, dict.fromkeys(names, sample))
            assert not errors, f"{key}: {errors}"
            yield key, str(text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_option_and_value_has_a_name(game: Game) -> None:
    for language in LANGUAGES:
        words = catalogue(language, game)
        for option in game.options():
            assert words.knows("option-" + option.key)
            assert all(words.knows(f"{option.key}-{value}") for value in named_values(option))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_names_printed_on_content_are_in_both_languages(game: Game) -> None:
    english, french = (game.lexicon(language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    assert all(name.strip() for name in [*english.values(), *french.values()])
    assert not english.keys() & sentences(game.package, "en").keys()
    assert game.titles.keys() == set(LANGUAGES)


def test_a_message_without_a_sentence_is_shown_as_it_is() -> None:
    assert catalogue("en").say(Message("no-such-key", why=2)) == "no-such-key(why=2)"
    assert not catalogue("en").knows("no-such-key")


def test_messages_within_messages_are_said_too() -> None:
    words = catalogue("fr", SMALL_WARS)
    figure = Message("figure", name="J1", sheet=Message("sheet-light_tank"))
    assert words.say(Message("event-fell", figure=figure)) == "J1 (Char léger) est hors de combat."


def test_an_endless_argument_does_not_silence_the_sentence() -> None:
    assert catalogue("en").say(Message("notation-no-choice", text="9" * 9999)).startswith("“9999")


def test_a_catalogue_forgets_before_it_grows_too_large() -> None:
    words = Catalogue("en")
    for number in range(REMEMBERED + 1):
        assert words.say(Message("plain", text=str(number))) == str(number)
    assert len(words.said) == 1


def test_catalogues_are_made_once() -> None:
    assert catalogue("en", SMALL_WARS) is catalogue("en", SMALL_WARS)


def test_a_missing_catalogue_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        catalogue_text(tmp_path, "fr")
    assert "fr.ftl" in catalogue("en").say(caught.value.message)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_guessed_from_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert likely_language() == language
