"""What openings are worth: what must be found is found, later choices are judged beside earlier ones, jobs agree."""

import tomllib
from random import Random

import pytest

from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.petits_soldats import GAME as PETITS_SOLDATS
from littlewars.games.rois_du_champ_de_bataille import GAME as ROIS
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Value
from littlewars.lab.openings import BATCH, ROUNDS, Opened, as_toml, openings, watch, weigh
from littlewars.players.openings import TABLE, Book
from littlewars.players.outlook import shares

SMALL: dict[str, Value] = {"squad_size": 2}
TRUE = {"army a": 1.0, "army b": 0.0, "army c": -1.0, "keep x": 0.5, "keep y": -0.5}


def made_up(count: int, seats: int = 2, seed: int = 1) -> list[Opened]:
    """Give games whose results are what the true worths foretell."""
    rng = Random(seed)
    found = []
    for _ in range(count):
        names = [[rng.choice(["army a", "army b", "army c"]), rng.choice(["keep x", "keep y"])] for _ in range(seats)]
        chances = shares([sum(TRUE[name] for name in brought) for brought in names])
        winner = rng.choices(range(seats), chances)[0]
        found.append(Opened(names, [float(seat == winner) for seat in range(seats)]))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_worths_that_made_the_results_are_found(seats: int) -> None:
    found = weigh(made_up(6000, seats))
    assert [opening.name for opening in found] == ["army a", "army b", "army c", "keep x", "keep y"]
    for opening in found:
        assert opening.worth == pytest.approx(1000 * TRUE[opening.name], abs=150)
        assert 20 < opening.error < 150
    assert sum(opening.seen for opening in found) == 6000 * seats * 2


def test_games_of_two_and_of_three_are_learned_from_together() -> None:
    assert weigh(made_up(3000, 2) + made_up(3000, 3, 2))[0].worth == pytest.approx(1000, abs=150)


def test_an_army_is_worth_what_it_wins_with_the_orders_it_keeps() -> None:
    """What comes later takes nothing away from what came before it."""
    games = made_up(500)
    armies = [Opened([names[:1] for names in game.names], game.won) for game in games]
    assert weigh(games)[:3] == weigh(armies)


def test_little_seen_is_worth_little() -> None:
    once = weigh([*made_up(500), Opened([["army d", "keep x"], ["army b", "keep x"]], [1.0, 0.0])])
    found = {opening.name: opening for opening in once}
    assert 0 < found["army d"].worth < 500
    assert found["army d"].error > 2 * found["army a"].error


@pytest.mark.slow
def test_at_first_all_is_random_then_all_but_one_choice_is_by_the_book() -> None:
    start = ROIS.start(ROIS.setup({"scenario": "escarmouche"}))
    told = Book({"army rome": 1000.0, "keep spqr": 1000.0, "lay spqr active": 1000.0})
    armies = {watch(ROIS, start.clone(), Random(seed), Book({}), [0, 0])[0].names[0][0] for seed in range(8)}
    assert len(armies) > 3
    led, choices = watch(ROIS, start.clone(), Random(1), told, [1, 0])  # Red strays in its orders, Black in its army
    assert led.names[0][0] == "army rome"
    assert led.names[1][0] != "army rome" or "keep spqr" in led.names[1]
    assert choices == [3, 3]
    assert sum(led.won) == 1


@pytest.mark.slow
def test_the_same_seed_learns_the_same_and_writes_it() -> None:
    first, second = (openings(PETITS_SOLDATS, ROUNDS * BATCH, SMALL, "again", jobs=1) for _ in range(2))
    assert first == second
    written = tomllib.loads(as_toml(PETITS_SOLDATS, first))[TABLE]
    assert written == {opening.name: opening.worth for opening in first}
    assert {name.split()[0] for name in written} == {"squad"}


@pytest.mark.slow
@pytest.mark.processes
def test_several_jobs_learn_what_one_does_and_tell_how_far_they_are() -> None:
    told: list[tuple[int, int]] = []
    several = openings(
        PETITS_SOLDATS, 2 * ROUNDS * BATCH, SMALL, jobs=2, progress=lambda done, of: told.append((done, of))
    )
    assert several == openings(PETITS_SOLDATS, 2 * ROUNDS * BATCH, SMALL, jobs=1)
    assert told == [(done, 2 * ROUNDS) for done in range(1, 2 * ROUNDS + 1)]


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, -1)])
def test_numbers_too_small_are_refused(games: int, jobs: int) -> None:
    with pytest.raises(SetupError):
        openings(PETITS_SOLDATS, games, jobs=jobs)


def test_a_game_that_opens_with_nothing_has_nothing_to_learn() -> None:
    with pytest.raises(SetupError) as caught:
        openings(CONNECT_FOUR, 1, jobs=1)
    assert caught.value.message.key == "openings-none"
