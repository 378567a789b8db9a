"""R6: whole games, told as they were told before. `make playthroughs` writes them anew; read the diff."""

import pytest

from littlewars.games.small_wars.content import SCENARIOS
from tests.playthroughs.write import FOLDER, PLAYTHROUGHS, Playthrough, told


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=[playthrough.name for playthrough in PLAYTHROUGHS])
def test_the_game_is_played_as_before(playthrough: Playthrough) -> None:
    assert told(playthrough) == playthrough.file().read_text(encoding="utf-8")


def test_every_scenario_has_its_playthrough() -> None:
    assert {f"small_wars_{scenario}.txt" for scenario in SCENARIOS} <= {path.name for path in FOLDER.glob("*.txt")}


def test_no_file_is_forgotten() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(playthrough.file() for playthrough in PLAYTHROUGHS)
