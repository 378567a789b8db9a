"""R1: every worked example of every game holds; B3: a broken one is a sentence."""

from pathlib import Path
from random import Random

import pytest

from littlewars.cli.speech import sentence
from littlewars.games import GAMES
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import ContentError, LittleWarsError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.rulebook.examples import Case, Example, example_files, read_example, run_case, shipped_examples
from littlewars.rulebook.rules import read_rules
from littlewars.words import catalogue
from tests.rulebook.paper import example, packaged

SHIPPED = [shipped for game in GAMES for shipped in shipped_examples(game)]


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda shipped: shipped.id)
def test_every_shipped_example_holds(shipped: Example) -> None:
    words = catalogue("en", shipped.game)
    for case in shipped.cases:
        assert [words.say(failure) for failure in run_case(shipped.game, case).failures] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_examples_have_ids_of_their_own_in_order(game: Game) -> None:
    examples = shipped_examples(game)
    ids = [shipped.id for shipped in examples]
    assert ids == sorted(set(ids))
    prefix = next(iter(read_rules(game).rules)).split("-")[0]
    for shipped in examples:
        assert shipped.id.startswith(f"{prefix}-E")
        assert shipped.file.startswith(shipped.id.split("-")[1].lower() + "-")
        assert shipped.game is game
        assert shipped.rules
        assert all(text.strip() for case in shipped.cases for text in case.title.values())


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda shipped: shipped.id)
def test_every_example_checks_something(shipped: Example) -> None:
    for case in shipped.cases:
        assert any(stage.expect or stage.refuse for stage in case.stages)


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda shipped: shipped.id)
def test_an_opening_can_be_read_back(shipped: Example) -> None:
    for case in shipped.cases:
        setup = shipped.game.setup(case.setup)
        opening = shipped.game.write(Match(shipped.game, setup, case.position).state)
        assert shipped.game.write(Match(shipped.game, setup, opening).state) == opening
        assert not run_case(shipped.game, Case(case.title, case.setup, opening, case.stages)).failures


def test_a_game_without_examples_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = packaged(tmp_path, monkeypatch)
    (tmp_path / game.package / "examples").rmdir()
    assert shipped_examples(game) == []


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def outcome(folder: Path, text: str) -> list[str]:
    """Read and run an example; say what is wrong, in English."""
    try:
        read = read_example(written(folder, text), "mine.toml", GAMES)
    except LittleWarsError as error:
        return [sentence("en", error.message)]
    words = catalogue("en", read.game)
    return [words.say(failure) for case in read.cases for failure in run_case(read.game, case).failures]


def test_an_example_from_outside_is_read_and_run(tmp_path: Path) -> None:
    assert outcome(tmp_path, example()) == []
    assert outcome(tmp_path, example(game='"connect-four"')) == []
    assert outcome(tmp_path, example(game='"connect-four"', rules="[]")) == []


def test_variants_inherit_what_they_do_not_say(tmp_path: Path) -> None:
    text = example(position='".......\\n.......\\n.......\\n.......\\n.......\\nx......"', expect="{ discs = 2 }")
    assert outcome(tmp_path, text + '\n[[variant]]\ntitle = { en = "Again", fr = "Encore" }') == []
    assert outcome(tmp_path, text + '\n[[variant]]\nplay = []\nexpect = { discs = 1, to_act = "second" }') == []
    failures = outcome(tmp_path, text + "\n[[variant]]\nexpect = { discs = 3 }")
    assert failures == ["discs should be 3, but is 2"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"expect": "{ discs = 2 }"}, "discs should be 2, but is 1"),
        ({"expect": '{ discs = "1" }'}, "discs should be 1, but is 1"),
        ({"expect": "{ over = 0 }"}, "over should be 0, but is False"),
        ({"expect": "{ lamps = 2 }"}, "there is no fact “lamps” here"),
        ({"expect": '{ winner = "first" }'}, "there is no fact “winner” here"),
        ({"expect": "3"}, "mine.toml: [] has a wrong value for “expect”"),
        ({"play": '"drop 4"'}, "“play”: it takes list of texts"),
        ({"play": '["jump 4"]'}, "“jump 4” names no choice here."),
        ({"play": '["drop 8"]'}, "“drop 8” is refused (C4-01): there is no column 8."),
        ({"play": "[" + '"drop 1", "drop 2", ' * 4 + "]", "expect": ""}, "The game is over"),
        ({"play": '["drop ' + "9" * 5000 + '"]'}, "“drop 9999"),
        ({"refuse": '[{ play = "drop 1", rule = "C4-01" }]'}, "“drop 1” should be refused by C4-01, but the rule is -"),
        ({"refuse": '[{ play = "drop 8", rule = "C4-02" }]'}, "“drop 8” should be refused by C4-02"),
        ({"refuse": '[{ play = "jump", rule = "C4-02" }]'}, "“jump” names no choice here."),
        ({"refuse": '[{ play = "drop 8" }]'}, "mine.toml: [refuse[1]] has no rule"),
        ({"refuse": "3"}, "“refuse”: it takes list of tables"),
        ({"then": "[{ play = [], why = 3 }]"}, "mine.toml: [then[1]] has no -; does not know why."),
        ({"variant": "[{ why = 3 }]"}, "does not know why"),
        ({"setup": "3"}, "“setup”: it takes table"),
        ({"setup": "{ speed = 3 }"}, "There is no option “speed”."),
        ({"position": '"xoxo"'}, "A position is 6 rows of 7 marks"),
        ({"position": "3"}, "“position”: it takes text"),
        ({"title": ""}, "mine.toml: [] has no title"),
        ({"title": '"A title"'}, "mine.toml: [.title]"),
        ({"id": ""}, "mine.toml: [] has no id"),
        ({"id": "3"}, "“id”: it takes text"),
        ({"plya": "[]"}, "does not know plya"),
        ({"rules": "[]"}, "mine.toml: no game has the rules -"),
        ({"rules": '["ZZ-01"]'}, "mine.toml: no game has the rules ZZ-01"),
        ({"rules": '["C4-01", "SW-01"]'}, "no game has the rules C4-01, SW-01"),
        ({"game": '"go"'}, "mine.toml: no game"),
        ({"game": '"connect-four"', "rules": '["C4-99"]'}, "mine.toml: connect-four has no rule C4-99."),
        ({"id": '"C4'}, "mine.toml is not valid TOML"),
    ],
)
def test_a_broken_example_is_a_sentence(changes: dict[str, str], told: str, tmp_path: Path) -> None:
    said = outcome(tmp_path, example(**changes))
    assert len(said) == 1
    assert told in said[0]


def test_a_choice_after_the_end_is_a_sentence(tmp_path: Path) -> None:
    won = "[" + '"drop 1", "drop 2", ' * 3 + '"drop 1"]'
    over = '{ over = true, winner = "first", reason = "won-by-four", rule = "C4-03", to_act = "nobody", legal = [] }'
    assert outcome(tmp_path, example(play=won, expect=over)) == []
    refused = example(play=won, expect="", refuse='[{ play = "drop 1", rule = "C4-02" }]')
    assert outcome(tmp_path, refused) == ["The game is over: nobody chooses any more."]


@pytest.mark.parametrize("text", [b"\xff\xfe", b"\x00", b"[" * 9999, b"a = " + b"9" * 9999])
def test_bytes_that_are_no_toml_are_a_sentence(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(text)
    with pytest.raises(ContentError) as caught:
        read_example(path, "mine.toml", GAMES)
    assert all("mine.toml" in catalogue(language).say(caught.value.message) for language in LANGUAGES)


def test_files_are_listed_in_order(tmp_path: Path) -> None:
    (tmp_path / "later").mkdir()
    for name in ("b.toml", "a.toml", "notes.txt", "later/c.toml"):
        (tmp_path / name).write_text("")
    assert [path.name for path in example_files(tmp_path)] == ["a.toml", "b.toml", "c.toml"]
    assert example_files(tmp_path / "notes.txt") == [tmp_path / "notes.txt"]
    with pytest.raises(ContentError) as caught:
        example_files(tmp_path / "none")
    assert "none: there is no such file or folder." in catalogue("en").say(caught.value.message)


def test_spoilt_examples_never_end_in_a_traceback(tmp_path: Path) -> None:
    """Cut, double and swap pieces of our own examples: all may be said of them, but as sentences."""
    rng = Random(0)
    texts = [Path(str(path)).read_text(encoding="utf-8") for path in all_files()]
    words = sorted({word for text in texts for word in text.replace("(", " ").replace(")", " ").split()})
    for _ in range(400):
        text = rng.choice(texts)
        for _ in range(rng.randint(1, 3)):
            text = spoil(text, rng, words)
        assert all(said.strip() for said in outcome(tmp_path, text))


def all_files() -> list[Path]:
    import littlewars

    return sorted((Path(littlewars.__file__).parent / "games").glob("*/examples/*.toml"))


def spoil(text: str, rng: Random, words: list[str]) -> str:
    place = rng.randrange(len(text) + 1)
    lines = text.split("\n")
    line = rng.randrange(len(lines))
    return [
        text[:place] + text[place + rng.randint(1, 8) :],
        text[:place] + rng.choice("0123456789-=\"'[]{}#\n\0é✗,;()*") + text[place:],
        text.replace(rng.choice(words), rng.choice(words), 1),
        "\n".join(lines[:line] + lines[line + 1 :]),
        "\n".join([*lines[:line], rng.choice(lines), *lines[line:]]),
    ][rng.randrange(5)]
