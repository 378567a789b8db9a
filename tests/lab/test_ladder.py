"""How strong the computer players are: who meets whom, and what is made of the results."""

import pytest

from littlewars.games.battalia import GAME as BATTALIA
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.errors import LittleWarsError, SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Setup, Value
from littlewars.lab.ladder import BOOK, Duel, Ladder, Task, interval, ladder, play, rate, ratings, tasks
from littlewars.lab.workers import run_all
from littlewars.players.levels import PLAYERS, budget

YARDSTICKS = ["greedy", "random"]
NO_OPTIONS: dict[str, Value] = {}


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)],
)
def test_intervals_are_wilsons(won: int, count: int, low: float, high: float) -> None:
    assert interval(won / count, count) == pytest.approx((low, high), abs=1e-4)
    assert interval(1 - won / count, count) == pytest.approx((1 - high, 1 - low), abs=1e-4)


def test_of_no_match_nothing_is_known() -> None:
    assert Duel("greedy", "random").interval == interval(0.5, 0) == (0.0, 1.0)


def test_a_draw_is_half_a_match_but_none_against_the_book() -> None:
    results = [1.0, 0.5, 0.0, 1.0]
    duel = Duel("greedy", "random", results)
    assert (duel.won, duel.lost, duel.drawn, duel.share) == (2, 1, 1, 0.625)
    assert duel.interval == interval(0.625, 4)
    for pair in (("greedy", BOOK), (BOOK, "greedy")):
        solo = Duel(*pair, results)
        assert (solo.won, solo.lost, solo.drawn, solo.share) == (2, 1, 1, 2 / 3)
        assert solo.interval == interval(2 / 3, 3)
    assert Duel("greedy", BOOK, [0.5, 0.5]).interval == (0.0, 1.0)


def test_four_hundred_points_win_ten_games_for_one() -> None:
    assert rate(YARDSTICKS, [Duel("greedy", "random")], [[1.0] * 9 + [0.5]]) == pytest.approx(
        [400.0, 0.0]
    )  # and half a point
    assert rate(YARDSTICKS, [Duel("greedy", "random")], [[1.0, 0.0]]) == pytest.approx([0.0, 0.0])


def test_a_clean_ordering_is_rated_in_its_order() -> None:
    players = ["random", "captain", "greedy"]
    order = ["captain", "greedy", "random"]
    duels = [
        Duel(first, second, [float(order.index(first) < order.index(second))] * 10)
        for first, second in (("random", "captain"), ("random", "greedy"), ("captain", "greedy"))
    ]
    found = ratings(SMALL_WARS, players, duels, 20)
    assert [rating.player for rating in found] == order
    assert found[0].points > found[1].points + 100 > found[2].points + 200
    assert found[-1].points == 0.0
    assert [rating.budget for rating in found] == [budget("captain", SMALL_WARS, 20), 0, 0]
    assert all(rating.low <= rating.points <= rating.high for rating in found)


def test_ratings_are_surer_the_more_matches_there_are() -> None:
    spans = []
    for count in (10, 200):
        duel = Duel("greedy", "random", [1.0, 1.0, 1.0, 0.0] * count)
        best = ratings(SMALL_WARS, YARDSTICKS, [duel], 1)[0]
        spans.append(best.high - best.low)
    assert 0 < spans[1] < spans[0] / 2


def test_two_matches_have_the_same_dice_and_swapped_seats() -> None:
    found = tasks(CONNECT_FOUR, NO_OPTIONS, Duel("greedy", "random"), 5, 20, "seed")
    assert [task.seats for task in found] == [("greedy", "random"), ("random", "greedy")] * 3
    assert [task.seed for task in found[::2]] == [task.seed for task in found[1::2]]
    assert len({task.seed for task in found}) == 3
    assert {(task.game, task.scale) for task in found} == {("connect-four", 20)}
    others = tasks(CONNECT_FOUR, NO_OPTIONS, Duel("recruit", "random"), 5, 20, "seed")
    again = tasks(CONNECT_FOUR, NO_OPTIONS, Duel("greedy", "random"), 5, 20, "other seed")
    assert not {task.seed for task in found} & {task.seed for task in others + again}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_players_sit_in_turn_and_equals_share_evenly_over_two_matches(count: int) -> None:
    pair = tasks(BATTALIA, BATTALIA.setup({"players": count}).values, Duel("greedy", "random"), 2, 1, "")
    assert [task.seats for task in pair] == [("greedy", "random", "greedy", "random")[:count],
                                             ("random", "greedy", "random", "greedy")[:count]]  # fmt: skip
    for winners in ([0], [count - 1], [0, 1], [*range(count)]):  # whoever sits there
        assert sum(task.share("greedy", winners) for task in pair) == pytest.approx(1.0)
        for task in pair:
            assert task.share("greedy", winners) + task.share("random", winners) == pytest.approx(1.0)


def test_a_player_wins_what_all_its_seats_win() -> None:
    task = Task("battalia", NO_OPTIONS, ("greedy", "random", "greedy"), "", 1)
    assert [task.share("greedy", winners) for winners in ([0], [2], [1], [0, 1], [0, 2])] == [1.0, 1.0, 0.0, 0.5, 1.0]
    assert task.share("greedy", [0, 1, 2]) == pytest.approx(2 / 3)


@pytest.mark.parametrize("pair", [("greedy", BOOK), (BOOK, "greedy")])
def test_the_book_keeps_its_seat(pair: tuple[str, str]) -> None:
    found = tasks(MY_LITTLE_BATTLEFIELD, MY_LITTLE_BATTLEFIELD.setup({}).values, Duel(*pair), 3, 1, "")
    assert [task.seats for task in found] == [("greedy", BOOK)] * 3
    assert len({task.seed for task in found}) == 3
    assert {task.setup["mode"] for task in found} == {"solo"}


def small(seed: str = "", jobs: int = 1) -> Ladder:
    return ladder(CONNECT_FOUR, ["random", "greedy", "recruit"], 6, 20, seed=seed, jobs=jobs)


def test_a_small_ladder_is_the_same_again_for_a_seed() -> None:
    found = small()
    assert found == small()
    assert [(duel.first, duel.second) for duel in found.duels] == [
        ("random", "greedy"),
        ("random", "recruit"),
        ("greedy", "recruit"),
    ]
    assert all(len(duel.results) == duel.won + duel.lost + duel.drawn == 6 for duel in found.duels)
    assert found.duels[0].share < 0.5
    assert found.ratings[0].player == "greedy"  # a twentieth of a recruit tries one choice
    assert len({str(small(seed).duels) for seed in "abcd"}) > 1


def test_a_seed_rolls_the_same_dice_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Match] = []

    def begun(game: Game, setup: Setup) -> Match:
        played.append(Match(game, setup))
        return played[-1]

    monkeypatch.setattr("littlewars.lab.ladder.Match", begun)
    setup = SMALL_WARS.setup({"setup": "armies"}).values
    for seed in ("one", "one", "two"):
        play(tasks(SMALL_WARS, setup, Duel("random", "recruit"), 1, 1000, seed)[0])
    assert played[0].choices == played[1].choices != played[2].choices
    assert NATURE in played[0].actors


@pytest.mark.processes
def test_several_jobs_find_what_one_does() -> None:
    told: list[tuple[int, int]] = []
    found = ladder(CONNECT_FOUR, ["random", "greedy", "recruit"], 6, 20, jobs=2, progress=lambda *at: told.append(at))
    assert found == small()
    assert told == [(done, 18) for done in range(1, 19)]


@pytest.mark.processes
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_match_ends_the_ladder(jobs: int) -> None:
    good = tasks(CONNECT_FOUR, NO_OPTIONS, Duel("greedy", "random"), 2, 1, "")
    with pytest.raises(LittleWarsError):
        run_all(play, [Task("chess", NO_OPTIONS, ("greedy", "random"), "", 1), *good], jobs)


def test_the_books_own_opponent_plays() -> None:
    found = ladder(MY_LITTLE_BATTLEFIELD, ["greedy", BOOK], 2, jobs=1)
    (duel,) = found.duels
    assert duel.won + duel.lost + duel.drawn == 2
    assert {rating.player: rating.budget for rating in found.ratings} == {"greedy": 0, BOOK: 0}


def test_more_than_two_sit_down() -> None:
    found = ladder(BATTALIA, ["recruit", "random"], 2, 1000, {"players": 3, "max_weeks": 1}, jobs=1)
    (duel,) = found.duels
    assert found.seats == 3
    assert {round(6 * share) for share in duel.results} <= {0, 2, 3, 4, 6}  # what one or two of three seats can win
    assert [duel.results[number] for number in (0, 1)] == [
        task.share("recruit", play(task))
        for task in tasks(BATTALIA, found.setup, Duel("recruit", "random"), 2, 1000, "")
    ]


@pytest.mark.parametrize(
    ("game", "players", "given", "key"),
    [
        (CONNECT_FOUR, ["greedy", "kasparov"], {}, "play-unknown-seat"),
        (CONNECT_FOUR, ["greedy", BOOK], {}, "play-unknown-seat"),
        (CONNECT_FOUR, ["greedy"], {}, "ladder-who"),
        (CONNECT_FOUR, ["greedy", "random", "greedy"], {}, "ladder-who"),
        (MY_LITTLE_BATTLEFIELD, YARDSTICKS, {"mode": "solo"}, "ladder-solo"),
    ],
)
def test_who_cannot_meet_is_refused(game: Game, players: list[str], given: dict[str, Value], key: str) -> None:
    with pytest.raises(SetupError) as error:
        ladder(game, players, 2, given=given, jobs=1)
    assert error.value.message.key == key


@pytest.mark.parametrize(("matches", "scale", "jobs"), [(0, 1, 1), (2, 0, 1), (2, 1, -1)])
def test_numbers_too_small_are_refused(matches: int, scale: int, jobs: int) -> None:
    with pytest.raises(SetupError) as error:
        ladder(CONNECT_FOUR, PLAYERS, matches, scale, jobs=jobs)
    assert error.value.message.key == "ladder-least"
