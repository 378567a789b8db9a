"""`littlewars examples`."""

from pathlib import Path

from littlewars.games import GAMES
from littlewars.rulebook.examples import shipped_examples
from tests.cli.desk import Run
from tests.rulebook.paper import example


def test_all_examples_of_all_games_pass(run: Run) -> None:
    result = run("examples")
    shipped = [one for game in GAMES for one in shipped_examples(game)]
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[-1] == f"{len(shipped)} passed, 0 failed"
    assert lines[:-1] == [f"passed  {one.id:8} {one.cases[0].title['en']}" for one in shipped]


def test_files_and_folders_are_run_and_failures_counted(run: Run, home: Path) -> None:
    folder = home / "mine"
    folder.mkdir()
    (folder / "a.toml").write_text(example())
    (folder / "b.toml").write_text(example(expect="{ discs = 3 }"))
    (folder / "c.toml").write_text("[[")
    result = run("examples", folder, folder / "a.toml")
    assert result.exit_code == 2
    assert run("examples", folder / "a.toml", folder / "b.toml").exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[:3] == ["passed  C4-E90   A title", "FAILED  C4-E90   A title", "        discs should be 3, but is 1"]
    assert lines[3].startswith(f"FAILED  {folder}/c.toml is not valid TOML: ")
    assert lines[4:] == ["passed  C4-E90   A title", "2 passed, 2 failed"]


def test_examples_speak_french(run: Run, home: Path) -> None:
    (home / "a.toml").write_text(example(expect="{ discs = 3, lamps = 1 }"))
    result = run("examples", home / "a.toml", "--lang", "fr")
    assert result.stdout.splitlines() == [
        "ÉCHEC  C4-E90   Un titre",
        "        discs devrait être 3, mais c’est 1",
        "        il n’y a pas de fait «\u00a0lamps\u00a0» ici",
        "0 passed, 1 failed",
    ]


def test_an_empty_folder_has_no_examples(run: Run, home: Path) -> None:
    result = run("examples", home)
    assert (result.exit_code, result.stdout) == (0, "0 passed, 0 failed\n")


def test_a_missing_path_stops_before_anything_runs(run: Run, home: Path) -> None:
    (home / "a.toml").write_text(example())
    result = run("examples", home / "a.toml", home / "none")
    assert (result.exit_code, result.stdout) == (2, "")
