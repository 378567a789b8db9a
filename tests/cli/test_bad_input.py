"""B3: bad input gives one sentence on stderr, in the right language, and exit code 2."""

from pathlib import Path

import pytest

from tests.cli.desk import GAME_KEYS, NO_CHESS, Run, records

BAD: list[tuple[list[str], str, str]] = [
    (
        ["play", "chess"],
        NO_CHESS,
        f"Il n’y a pas de jeu « chess ». Jeux : {', '.join(GAME_KEYS)}.",
    ),
    (["rules", "chess"], "There is no game “chess”.", "Il n’y a pas de jeu « chess »."),
    (["bench", "chess"], "There is no game “chess”.", "Il n’y a pas de jeu « chess »."),
    (["play", "connect-four", "--set", "speed=3"], "There is no option “speed”.", "Il n’y a pas d’option « speed »."),
    (["play", "small-wars", "--resume", "--set", "budget=220"], "keeps its options", "garde ses options"),
    (["play", "small-wars", "--set", "speed"], "“speed” is not an option: write", "« speed » n’est pas une option :"),
    (
        ["play", "small-wars", "--set", "scenario=peace"],
        "The option scenario cannot be “peace”: it takes one of conquest, ",
        "L’option scenario ne peut pas être « peace » : il faut une de ces valeurs : conquest, ",
    ),
    (["play", "small-wars", "--set", "budget=many"], "cannot be “many”", "ne peut pas être « many »"),
    (["play", "small-wars", "--set", "budget=-1"], "a whole number from", "un nombre entier à partir de"),
    (["play", "small-wars", "--set", f"budget={'9' * 5000}"], "cannot be “999", "ne peut pas être « 999"),
    (["play", "small-wars", "--set", "must_act=perhaps"], "cannot be “perhaps”", "ne peut pas être « perhaps »"),
    (
        ["play", "small-wars", "--set", "setup=armies", "--set", "red_army=jeep,zeppelin"],
        "“zeppelin” in “jeep,zeppelin” is neither an army nor a sheet.",
        "« zeppelin » dans « jeep,zeppelin » n’est ni une armée ni une fiche.",
    ),
    (
        ["play", "small-wars", "--set", "setup=armies", "--set", "budget=100"],
        "more than the budget of 100.",
        "plus que le budget de 100.",
    ),
    (["play", "small-wars", "--seats", "human"], "small-wars has 2 seats, not 1.", "small-wars a 2 places, pas 1."),
    (["play", "small-wars", "--seats", "human,,"], "has 2 seats, not 3.", "a 2 places, pas 3."),
    (["play", "small-wars", "--seats", "human,cat"], "“cat” cannot sit here.", "« cat » ne peut pas s’asseoir ici."),
    (["play", "small-wars", "--dealer", "thief"], "There is no dealer “thief”.", "Il n’y a pas de donneur « thief »."),
    (
        ["rules", "small-wars", "SW-999"],
        "There is no rule “SW-999”; the rules run from SW-01 to SW-113.",
        "Il n’y a pas de règle « SW-999 » ; les règles vont de SW-01 à SW-113.",
    ),
    (["rules", "small-wars", "--html", "/dev/null/x"], "/dev/null/x cannot be written", "ne peut pas être écrit"),
    (["rules", "small-wars", "--coverage", "--tests", "/no/where"], "/no/where: there is no", "/no/where : ce fichier"),
    (["examples", "/no/where.toml"], "/no/where.toml: there is no such file or folder.", "n’existe pas."),
]


@pytest.mark.parametrize(("arguments", "english", "french"), BAD, ids=[" ".join(one[0])[:60] for one in BAD])
def test_bad_input_is_one_sentence(run: Run, home: Path, arguments: list[str], english: str, french: str) -> None:
    for language, told in (("en", english), ("fr", french)):
        result = run(*arguments, "--lang", language, typed="quit\n")
        assert result.exit_code == 2
        assert result.stdout == ""
        assert told in result.stderr.replace("\u00a0", " ")
        assert result.stderr.count("\n") == 1
        assert result.stderr.endswith(".\n")
    assert records(home) == []


@pytest.mark.parametrize(
    "command", [["serve"], ["play", "small-wars"], ["rules", "small-wars"], ["examples"], ["bench"]]
)
def test_an_unknown_language_is_a_sentence(run: Run, command: list[str]) -> None:
    result = run(*command, "--lang", "de")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "There is no language “de”. Languages: en, fr.\n"


def test_the_language_of_the_system_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("play", "chess").stderr.startswith("Il n’y a pas de jeu")
    assert run("play", "small-wars", typed="quit\n").stdout.startswith("Small Wars. Vous jouez Jaune.")


@pytest.mark.parametrize(
    "arguments",
    [
        ["fly"],
        ["play"],
        ["rules"],
        ["play", "small-wars", "--fast"],
        ["bench", "--seconds", "soon"],
        ["bench", "--rounds", "0"],
        ["bench", "--seconds", "-1"],
    ],
    ids=" ".join,
)
def test_commands_that_do_not_exist_are_explained(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Traceback" not in result.stderr
    assert "Usage:" in result.stderr
