"""A game in the terminal: choosing, asking, taking back."""

from pathlib import Path
from random import Random

import pytest

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from tests.cli.desk import GAME_KEYS, SKIRMISH, Run, only_record, records, whole_game

ALONE = ["--seats", "human,human"]
OPTIONS: dict[str, int | str | bool] = {"setup": "armies", "yellow_army": "jeep,jeep", "red_army": "jeep,jeep"}


def lines(*words: str) -> str:
    return "".join(f"{word}\n" for word in words)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_plays_small_wars_against_the_computer_to_the_end(run: Run, home: Path, language: str) -> None:
    rng = Random(4)
    typed = lines(*[str(rng.randint(1, 9)) for _ in range(2000)])
    result = run("play", "small-wars", *SKIRMISH, "--seed", "4", "--lang", language, typed=typed)
    assert result.exit_code == 0
    last = result.stdout.splitlines()[-2:]
    assert last[0].startswith("The game is over. " if language == "en" else "La partie est finie. ")
    assert any(word in last[1] for word in ("wins (SW-94).", "Nobody wins (SW-95).", "gagne (SW-9"))
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_a_person_plays_connect_four_against_the_computer_to_the_end(run: Run) -> None:
    rng = Random(1)
    typed = lines(*[str(rng.randint(1, 7)) for _ in range(200)])
    result = run("play", "connect-four", "--seed", "1", typed=typed)
    assert result.exit_code == 0
    assert "The game is over. " in result.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_game_begins_as_it_is_offered(run: Run, home: Path, key: str, language: str) -> None:
    typed = lines(*["1"] * 20, "board", "quit")
    result = run("play", key, "--seats", "human,random", "--seed", "1", "--lang", language, typed=typed)
    assert result.exit_code == 0


def test_computers_play_each_other(run: Run) -> None:
    result = run("play", "small-wars", *SKIRMISH, "--seats", "greedy, random", "--seed", "1")
    assert result.exit_code == 0
    assert result.stdout.startswith("Small Wars. The computer plays every seat.\n")
    assert "The game is over. " in result.stdout


def test_the_same_seed_plays_the_same_game(run: Run, home: Path) -> None:
    games = []
    for seed in ("7", "7", "8"):
        result = run("play", "small-wars", "--seats", "random,random", "--seed", seed, "--record", home / "game.json")
        assert result.exit_code == 0
        games.append((home / "game.json").read_text())
        (home / "game.json").unlink()
    assert games[0] == games[1] != games[2]


def test_every_choice_can_be_typed_as_it_is_spelled(run: Run, home: Path) -> None:
    typed, match = whole_game(SMALL_WARS, OPTIONS, 3)
    result = run("play", "small-wars", *SKIRMISH, *ALONE, "--dealer", "human", typed=lines(*typed))
    assert result.exit_code == 0
    assert "The game is over. " in result.stdout
    kept = only_record(home)
    assert kept["choices"] == match.choices
    assert kept["notes"] == {"seats": "human,human", "dealer": "human"}


def test_a_draft_is_chosen_by_number_and_ending_by_words_or_by_short_words(run: Run, home: Path) -> None:
    typed = lines("15 b1", "draft jeep a3", "JEEP c1", "stop", "stop", "quit")
    result = run("play", "small-wars", *ALONE, typed=typed)
    assert result.exit_code == 0
    for told in (
        "J1 (Jeep) takes its place in b1.",
        "R1 (Jeep) takes its place in a3.",
        "J2 (Jeep) takes its place in c1.",
    ):
        assert told in result.stdout
    assert "draft … a1 | b1 | c1" in result.stdout
    assert "“1 a1” is “draft rifleman a1”." in result.stdout
    assert len(only_record(home)["choices"]) == 5


def test_the_long_list_of_figures_is_shown_once_and_on_demand(run: Run) -> None:
    result = run("play", "small-wars", *ALONE, typed=lines("15 b1", "15 b3", "", "board", "quit"))
    assert result.stdout.count("Figures you can take") == 2
    assert result.stdout.count("Take a figure and place it in your camp.") == 5


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1", "An ending must follow, such as “1 a1”; it is one of a1, b1, c1."),
        ("1 a3", "An ending must follow, such as “1 a1”"),
        ("99 a1", "There is no choice 99."),
        ("0", "There is no choice 0."),
        ("9" * 5000, "names no choice here."),
        ("draft jeep a3", "“draft jeep a3” is not allowed (SW-17): a3 is not in your camp."),
        ("draft zeppelin a1", "There is no sheet “zeppelin”."),
        ("stop", "“stop” is not allowed (SW-16): an army needs at least one figure before you may stop."),
        ("dance", "“dance” names no choice here."),
        ("a1", "“a1” names no choice here."),
        ("#3", "“move b1” is not allowed (SW-13): the armies are still being drafted."),
        ("[bold]", "“[bold]” names no choice here."),
        ("{ $x }", "“{ $x }” names no choice here."),
    ],
)
def test_what_cannot_be_chosen_is_a_sentence_and_changes_nothing(run: Run, typed: str, told: str) -> None:
    result = run("play", "small-wars", typed=lines(typed, "quit"))
    assert told in " ".join(result.stdout.split())
    assert "Nothing was played; nothing is kept." in result.stdout


def test_a_number_in_a_short_list_takes_no_ending(run: Run) -> None:
    result = run("play", "small-wars", *SKIRMISH, typed=lines("1 a1", "q"))
    assert "Nothing follows the number 1." in result.stdout


def test_columns_keep_their_numbers_when_one_is_full(run: Run, home: Path) -> None:
    typed = lines(*["2"] * 6, "2", "3", "quit")
    result = run("play", "connect-four", *ALONE, typed=typed)
    assert "There is no choice 2." in result.stdout
    assert only_record(home)["choices"] == [1, 1, 1, 1, 1, 1, 2]


def test_help_explains_the_commands(run: Run) -> None:
    english = run("play", "small-wars", *SKIRMISH, typed=lines("?", "quit")).stdout
    french = run("play", "small-wars", *SKIRMISH, "--lang", "fr", typed=lines("?", "quit")).stdout
    for word in ("undo", "log", "board", "lang", "save", "quit", "--resume", "? SW-01"):
        assert word in english
        assert word in french


def test_a_question_mark_explains_rules_and_choices(run: Run) -> None:
    asked = lines("? SW-46", "? sw-01", "? SW-999", "? deploy jeep b3", "? 2", "? nonsense", "?1", "quit")
    told = " ".join(run("play", "small-wars", *SKIRMISH, typed=asked).stdout.split())
    assert "SW-46 A figure that begins its activation engaged" in told
    assert "Ruling: " in told
    assert "SW-01 Small Wars is a duel" in told
    assert "There is no rule “SW-999”" in told
    assert "“deploy jeep b3” is not allowed (SW-17): b3 is not in your camp." in told
    assert "“deploy jeep b1” is allowed: Place: Jeep in b1." in told
    assert "“nonsense” names no choice here." in told
    assert "“deploy jeep a1” is allowed" in told


def test_a_question_about_a_move_names_the_rule(run: Run) -> None:
    typed = lines("1", "1", "1", "1", "activate R1", "? move b3", "? move c1", "quit")
    told = " ".join(run("play", "small-wars", *SKIRMISH, *ALONE, typed=typed).stdout.split())
    assert "“move b3” is allowed: Move to b3." in told
    assert "“move c1” is not allowed (SW-4" in told


def test_undo_takes_back_an_own_choice(run: Run, home: Path) -> None:
    typed = lines("1", "1", "1", "1", "activate R1", "undo", "activate R2", "quit")
    result = run("play", "small-wars", *SKIRMISH, *ALONE, typed=typed)
    assert result.stdout.count("Your last choice is taken back.") == 1
    assert result.stdout.count("R2 (Jeep) is activated.") == 1
    assert len(only_record(home)["choices"]) == 5


def test_undo_is_refused_past_another_seat_and_at_the_start(run: Run, home: Path) -> None:
    result = run("play", "connect-four", *ALONE, typed=lines("undo", "4", "undo", "quit"))
    assert result.stdout.count("Nothing to take back:") == 2
    assert result.stdout.count("First drops a disc in column 4.") == 1  # and the news is not told again
    assert only_record(home)["choices"] == [3]


def test_the_log_tells_what_happened(run: Run) -> None:
    result = run("play", "connect-four", *ALONE, typed=lines("log", "4", "log", "quit"))
    assert "Nothing has happened yet." in result.stdout
    assert result.stdout.count("First drops a disc in column 4.") == 2


def test_the_language_changes_in_mid_game(run: Run) -> None:
    typed = lines("lang fr", "lang de", "lang", "lang en", "lang fr", "4", "quit")
    result = run("play", "connect-four", *ALONE, typed=typed)
    assert "Dans quelle colonne lâchez-vous votre jeton\u00a0?" in result.stdout
    assert "Il n’y a pas de langue «\u00a0de\u00a0»." in result.stdout
    assert result.stdout.rstrip().endswith("--lang fr")


def test_a_copy_is_saved(run: Run, home: Path) -> None:
    copy = home / "deep" / "copy.json"
    typed = lines("4", f"save {copy}", f"save {copy}", "save", "save a\0b", f"save {home}/state/x/", "quit")
    told = " ".join(run("play", "connect-four", *ALONE, typed=typed).stdout.split())
    assert "The game is saved in" in told
    assert "exists already; choose another name." in told
    assert "Type a file name after “save”." in told
    assert "The game could not be saved in" in told
    (record,) = records(home)[:1]
    assert copy.read_text() == record.read_text()


def test_leaving_keeps_the_game_and_says_how_to_go_on(run: Run, home: Path) -> None:
    for last in ("quit", "q", "exit"):
        result = run("play", "connect-four", *ALONE, "--record", home / f"{last}.json", typed=lines("4", last))
        assert result.exit_code == 0
        assert "The game is kept. Go on with:" in result.stdout
        assert f"littlewars play connect-four --resume --record {home}/{last}.json --lang en" in result.stdout


def test_the_end_of_input_leaves_too(run: Run, home: Path) -> None:
    result = run("play", "connect-four", *ALONE, typed="4\n")
    assert result.exit_code == 0
    assert "The game is kept. Go on with:" in result.stdout
    assert only_record(home)["choices"] == [3]


def test_a_game_nobody_played_leaves_no_file(run: Run, home: Path) -> None:
    assert "Nothing was played; nothing is kept." in run("play", "connect-four", typed="quit\n").stdout
    assert records(home) == []


def test_real_dice_are_typed_face_by_face(run: Run, home: Path) -> None:
    typed = [
        "1", "1", "1", "1",  # all four jeeps are placed
        "activate R1", "move a2", "attack J1",
        "?", "board", "", "log", "undo", "7", "2 4", "dice x", "hits 9", "6 6 6 6", "nonsense", "lang fr", "4",
        "quit",
    ]  # fmt: skip
    result = run("play", "small-wars", *SKIRMISH, *ALONE, "--dealer", "human", typed=lines(*typed))
    told = " ".join(result.stdout.split())
    assert "R1 rolls one die: how many hit, with a 4 or more?" in told
    assert "Type what the real dice show: their faces, or “hits 1”." in told
    assert told.count("real dice> ") == 12
    assert told.count("One die is rolled: type its face, from 1 to 6.") == 4
    assert "“hits 9” is not allowed now: this is not one of the choices now." in told
    assert "Nothing to take back:" in told
    assert "une touche" in told
    assert len(only_record(home)["choices"]) == 8


def test_a_roll_typed_wrong_may_be_typed_again(run: Run, home: Path) -> None:
    typed = ["1", "1", "1", "1", "activate R1", "move a2", "attack J1", "4", "undo", "3", "quit"]
    result = run("play", "small-wars", *SKIRMISH, *ALONE, "--dealer", "human", typed=lines(*typed))
    told = " ".join(result.stdout.split())
    assert "one hit" in told
    assert "no hit" in told
    assert only_record(home)["choices"][7:] == [0]


def test_seats_may_be_spaced_and_options_set(run: Run, home: Path) -> None:
    arguments = [
        "--seats",
        "human , random",
        "--set",
        "scenario=attrition",
        "--set",
        "budget=100",
        "--set",
        "must_act=yes",
    ]
    run("play", "small-wars", *arguments, typed=lines("15 a1", "quit"))
    kept = only_record(home)
    assert kept["setup"]["scenario"] == "attrition"
    assert kept["setup"]["budget"] == 100
    assert kept["setup"]["must_act"] is True
    assert kept["notes"]["seats"] == "human,random"


def test_the_spelling_of_a_whole_game_of_connect_four_is_read(run: Run, home: Path) -> None:
    typed, match = whole_game(CONNECT_FOUR, {}, 5)
    run("play", "connect-four", *ALONE, typed=lines(*typed))
    assert only_record(home)["choices"] == match.choices


def test_a_person_reads_what_they_draw_but_not_what_the_computer_does(run: Run, home: Path) -> None:
    game = ["rois-du-champ-de-bataille", "--set", "scenario=lisiere", "--seed", "3"]
    typed = lines("keep sheltering_forest song_of_nature eternal_king", "quit")
    alone = run("play", *game, typed=typed).stdout
    assert alone.count("  Red draws ♣.") + alone.count("  Red draws ♦.") + alone.count("  Red draws ♠.") == 5
    assert alone.count("  Black draws a card.") == 5
    both = run("play", *game, *ALONE, "--record", home / "both.json", typed=typed).stdout
    assert both.count("draws a card.") == 10
