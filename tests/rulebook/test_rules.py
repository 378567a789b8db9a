"""The rules of the games, read from their `rules.toml`."""

import itertools
from pathlib import Path

import pytest

from littlewars.games import GAMES
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError, LittleWarsError, SetupError
from littlewars.kernel.game import Game
from littlewars.rulebook.rules import RULE_ID, read_rules
from littlewars.words import catalogue
from tests.rulebook.paper import packaged

CHAPTER = '[[chapter]]\nkey = "play"\ntitle = { en = "Play", fr = "Jouer" }\n'
RULE = '[[rule]]\nid = "PP-01"\nchapter = "play"\nsource = "ours"\ntext = { en = "Go.", fr = "Allez." }\n'


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_rule_is_whole(game: Game) -> None:
    book = read_rules(game)
    assert len({rule.id.split("-")[0] for rule in book.rules.values()}) == 1
    for rule in book.rules.values():
        assert rule.source in ("book", "ours")
        for said in (rule.text, rule.ruling or rule.text, rule.not_playable or rule.text):
            assert said.keys() == set(LANGUAGES)
            assert all(text.strip().endswith((".", "!", "?")) for text in said.values())
    assert {rule.chapter for rule in book.rules.values()} == book.chapters.keys()
    chapters = [rule.chapter for rule in book.rules.values()]
    assert list(dict.fromkeys(chapters)) == list(book.chapters), "chapters stand in book order"
    assert sum(one != other for one, other in itertools.pairwise(chapters)) == len(book.chapters) - 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_rules_refer_to_rules_that_exist(game: Game) -> None:
    book = read_rules(game)
    texts = [text for rule in book.rules.values() for said in (rule.text, rule.ruling) for text in said.values()]
    assert {found for text in texts for found in RULE_ID.findall(text)} <= book.rules.keys()
    assert {option.rule for option in game.options()} - {""} <= book.rules.keys()


def test_a_rule_is_found_in_any_case() -> None:
    book = read_rules(SMALL_WARS)
    assert book.rule("sw-46") is book.rule("SW-46")
    with pytest.raises(SetupError) as caught:
        book.rule("SW-999")
    sentence = catalogue("en", SMALL_WARS).say(caught.value.message)
    assert sentence == "There is no rule “SW-999”; the rules run from SW-01 to SW-113."


def test_a_whole_book_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = packaged(tmp_path, monkeypatch, rules=CHAPTER + RULE)
    assert read_rules(game).rule("PP-01").text == {"en": "Go.", "fr": "Allez."}


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (CHAPTER + RULE + RULE, ["PP-01", "rules.toml"]),
        (CHAPTER + RULE.replace("PP-01", "one"), ["one", "rules.toml"]),
        (CHAPTER + RULE.replace('"play"', '"end"'), ["PP-01", "end"]),
        (CHAPTER + RULE.replace("source", "sauce"), ["rule[1]", "source", "sauce"]),
        (CHAPTER + RULE.replace('"Go."', "7"), ["rule[1].text", "en"]),
        (CHAPTER.replace("fr =", "de =") + RULE, ["chapter[1].title", "fr", "de"]),
        (CHAPTER + RULE + "[other]\n", ["other"]),
        ("rule = 3", ["rule"]),
        ("[[rule", ["rules.toml"]),
    ],
)
def test_a_broken_book_is_a_sentence(
    rules: str, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = packaged(tmp_path, monkeypatch, rules=rules)
    with pytest.raises(ContentError) as caught:
        read_rules(game)
    for language in LANGUAGES:
        sentence = catalogue(language).say(caught.value.message)
        assert all(word in sentence for word in told), sentence


def test_a_missing_book_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = packaged(tmp_path, monkeypatch)
    with pytest.raises(LittleWarsError) as caught:
        read_rules(game)
    assert "rules.toml" in catalogue("en").say(caught.value.message)
