"""Reviews without a server: choices judged, turning points, luck and skill, and how they are told."""

from random import Random

import pytest

from littlewars.games.library import find
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Value
from littlewars.players.random_player import random_choice
from littlewars.table.reviewing import (
    BAD,
    FAIR,
    LEAST,
    MISTAKES,
    MOST,
    STROKES,
    WORTH_TELLING,
    Account,
    Point,
    accounts,
    chances,
    end_of,
    iterations,
    judge_some,
    judged,
    percent,
    tell_account,
    tell_swing,
    tell_turns,
    turning_points,
)
from littlewars.words import catalogue

CONNECT_FOUR, SMALL_WARS = find("connect-four"), find("small-wars")
THROWN_AWAY = [0, 0, 1, 1, 2, 6, 5, 3, 4, 4]  # First has three in a row, and drops a disc elsewhere; Second stops him
ARMIES: dict[str, Value] = {"setup": "armies", "yellow_army": "jeep,jeep", "red_army": "jeep,jeep"}


def after(game: Game, choices: list[int]) -> Match:
    match = Match(game, game.setup({}))
    for choice in choices:
        match.choose(match.state.actor, choice)
    return match


def played(game: Game, options: dict[str, Value], seed: int) -> Match:
    match, rng = Match(game, game.setup(options)), Random(seed)
    while match.state.actor != NOBODY:
        match.choose(match.state.actor, random_choice(match.state, rng))
    return match


def points_of(match: Match, viewer: int, looks: int = 60) -> list[Point]:
    return list(judged(match.game, match.twin(0).state, match.choices, 0, viewer, looks))


def roll(before: int, after: int) -> Point:
    return Point(NATURE, True, before, after)


def choice(seat: int, missed: int, before: int = 500) -> Point:
    return Point(seat, True, before, before - missed, 7, missed)


# -- judging


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_win_thrown_away_is_the_turning_point_and_the_better_choice_is_named(viewer: int) -> None:
    match = after(CONNECT_FOUR, THROWN_AWAY)
    points = points_of(match, viewer, 400)
    thrown = points[6]
    assert (thrown.actor, thrown.best) == (0, 3)
    assert thrown.missed > 250
    worst = max(range(len(points)), key=lambda number: points[number].missed)
    assert worst in (5, 6)  # Second did not stop him in time, and was lucky that he did not see it
    assert 6 in turning_points(points)
    sign = 1 if viewer == 0 else -1
    assert sign * (thrown.before - thrown.after) > 250
    line = chances(points)
    assert sign * (line[6] - line[7]) > 150


def test_who_takes_the_win_has_missed_nothing() -> None:
    match = after(CONNECT_FOUR, [*THROWN_AWAY[:6], 3])
    taken = points_of(match, 0, 400)[6]
    assert (taken.best, taken.missed, taken.after) == (3, 0, 1000)


def test_a_choice_that_was_the_only_one_is_not_judged() -> None:
    match = played(SMALL_WARS, ARMIES, 4)
    points = points_of(match, 0, 5)
    twin, forced = match.twin(0), []
    for number, made in enumerate(match.choices):
        if twin.state.legal() == [made]:
            forced.append(number)
        twin.choose(twin.state.actor, made)
    assert forced
    assert [number for number, point in enumerate(points) if not point.judged] == forced
    assert [point.actor for point in points] == match.actors


def test_it_does_not_matter_in_how_many_pieces_a_match_is_judged() -> None:
    match = played(SMALL_WARS, ARMIES, 4)
    whole, pieces = points_of(match, 0, 5), list[Point]()
    position = SMALL_WARS.write(match.twin(0).state)
    while len(pieces) < len(match.choices):
        some = match.choices[len(pieces) :][:9]
        seconds = 0.0 if len(pieces) < 20 else 9.0  # no time at all is enough for one
        arguments = (position, some, len(pieces), 0, 5, seconds)
        found, position = judge_some("small-wars", match.setup.values, *arguments)
        assert len(found) == (1 if seconds == 0.0 else len(some))
        pieces += found
    assert pieces == whole
    assert position == SMALL_WARS.write(match.state)


def test_of_two_seats_one_sees_the_opposite_of_the_other() -> None:
    match = played(SMALL_WARS, ARMIES, 4)
    for one, other in zip(points_of(match, 0, 20), points_of(match, 1, 20), strict=True):
        mirror = one.mirrored()
        assert (mirror.actor, mirror.best, mirror.missed) == (other.actor, other.best, other.missed)
        if one.judged:
            assert abs(mirror.before - other.before) <= 1  # rounded the other way
            assert abs(mirror.after - other.after) <= 1
        assert mirror.mirrored() == one


def test_a_long_match_is_thought_about_less_by_choice() -> None:
    assert [iterations(count) for count in (0, 1, 240, 1700, 100_000)] == [MOST, MOST, 500, 70, LEAST]
    assert iterations(10, 100) == LEAST


# -- what was found


def test_a_position_is_known_from_both_sides() -> None:
    points = [choice(0, 100, 500), roll(440, 600), Point(1), choice(1, 0, 580)]
    assert chances(points) == [500, 420, 600, 580, 580]
    assert chances(points, 1000) == [500, 420, 600, 580, 1000]


def test_where_nobody_had_a_choice_the_next_position_counts() -> None:
    assert chances([Point(0), Point(1), choice(0, 0, 700)]) == [700, 700, 700, 700]
    assert chances([choice(0, 0, 700), Point(0), Point(1)]) == [700, 700, 700, 700]
    assert chances([Point(0), Point(1)], 0) == [0, 0, 0]
    assert chances([]) == [500]


def test_the_rules_know_the_end() -> None:
    won = after(CONNECT_FOUR, [*THROWN_AWAY[:6], 3])
    assert [end_of(won, 0), end_of(won, 1)] == [1000, 0]
    assert end_of(after(CONNECT_FOUR, THROWN_AWAY), 0) is None


def test_turning_points_are_the_largest_of_each_kind_in_the_order_of_play() -> None:
    small, large = WORTH_TELLING - 1, WORTH_TELLING
    assert turning_points([choice(0, small), roll(500, 500 - small), Point(0)]) == []
    assert turning_points([choice(0, large), roll(500, 500 - large), roll(400, 400 + large)]) == [0, 1, 2]
    mistakes = [choice(0, 40 + number) for number in range(10)]
    rolls = [roll(500, 460 - number) for number in range(10)]
    found = turning_points(mistakes + rolls)
    assert found == [*range(10 - MISTAKES, 10), *range(20 - STROKES, 20)]


def test_accounts_of_two() -> None:
    points = [roll(500, 620), choice(0, FAIR - 1), choice(0, FAIR), choice(0, BAD), choice(1, BAD), roll(600, 570)]
    mine, theirs = accounts([*points, Point(0), Point(NATURE)], 0, 2)
    assert mine == Account(0, 90, FAIR + BAD, good=1, fair=1, bad=1)
    assert theirs == Account(1, -90, BAD, bad=1)


def test_accounts_of_three_know_only_the_viewers_luck() -> None:
    points = [roll(300, 350), choice(2, 200)]
    assert [account.luck for account in accounts(points, 1, 3)] == [None, 50, None]
    assert [account.lost for account in accounts(points, 1, 3)] == [0, 0, 200]


def test_without_rolls_there_is_no_luck() -> None:
    assert [account.luck for account in accounts([choice(0, 50)], 0, 2)] == [None, None]


@pytest.mark.parametrize(
    ("thousandths", "percents"), [(0, 0), (4, 0), (5, 1), (-5, -1), (-4, 0), (184, 18), (-995, -100)]
)
def test_percents_are_whole(thousandths: int, percents: int) -> None:
    assert percent(thousandths) == percents


# -- in words


@pytest.mark.parametrize(
    ("language", "who", "asked", "made", "better"),
    [
        ("en", "First", "In which column do you drop your disc?", "column 6.", "column 4."),
        ("fr", "Premier", "Dans quelle colonne lâchez-vous votre jeton\u00a0?", "colonne 6.", "colonne 4."),
    ],
)
def test_a_mistake_is_told(language: str, who: str, asked: str, made: str, better: str) -> None:
    match = after(CONNECT_FOUR, THROWN_AWAY)
    words = catalogue(language, CONNECT_FOUR)
    turns = tell_turns(match, points_of(match, 0, 400), 0, words)
    assert [turn.number for turn in turns] == sorted(turn.number for turn in turns)
    (turn,) = [turn for turn in turns if turn.number == 6]
    assert (turn.seat, turn.who, turn.asked) == (0, who, asked)
    assert turn.made.endswith(made)
    assert turn.better.endswith(better)
    assert words.say(tell_swing(turn, match.name(1))) in (
        f"costs {percent(-turn.swing)}%",
        f"coûte {percent(-turn.swing)}\u00a0%",
    )


def test_a_stroke_of_luck_is_told_as_the_viewer_heard_it() -> None:
    match = played(SMALL_WARS, ARMIES, 4)
    number = match.actors.index(NATURE)
    points = [Point(actor) for actor in match.actors]
    points[number] = roll(500, 300)
    words = catalogue("en", SMALL_WARS)
    (turn,) = tell_turns(match, points, 1, words)
    assert (turn.number, turn.seat, turn.who, turn.better, turn.asked) == (number, NATURE, "Chance", "", "")
    assert "rolls one die: one hit." in turn.made
    assert words.say(tell_swing(turn, match.name(1))) == "takes 20% from Red"
    points[number] = roll(300, 500)
    (turn,) = tell_turns(match, points, 1, words)
    assert words.say(tell_swing(turn, match.name(1))) == "gives Red 20%"


@pytest.mark.parametrize(
    ("account", "english", "french"),
    [
        (
            Account(0, 314, 451, 5, 2, 1),
            "Chance gave Yellow 31 points; Yellow’s own choices cost 45. Choices: 5 good, 2 so-so, 1 bad.",
            "Jaune : le hasard lui a donné 31 points ; ses propres choix lui en ont coûté 45. "
            "Choix : 5 bons, 2 moyens, 1 mauvais.",
        ),
        (
            Account(0, 20, 0, 3, 0, 0),
            "Chance gave Yellow 2 points; Yellow’s own choices cost nothing. Choices: 3 good, 0 so-so, 0 bad.",
            "Jaune : le hasard lui a donné 2 points ; ses propres choix ne lui ont rien coûté. "
            "Choix : 3 bons, 0 moyen, 0 mauvais.",
        ),
        (
            Account(1, -10, 600, 1, 0, 9),
            "Chance took one point from Red; Red’s own choices cost 60. Choices: 1 good, 0 so-so, 9 bad.",
            "Rouge : le hasard lui a pris un point ; ses propres choix lui en ont coûté 60. "
            "Choix : 1 bon, 0 moyen, 9 mauvais.",
        ),
        (
            Account(1, 3, 10, 1, 1, 0),
            "Chance gave Red as much as it took; Red’s own choices cost one point. Choices: 1 good, 1 so-so, 0 bad.",
            "Rouge : le hasard lui a donné autant qu’il lui a pris ; ses propres choix lui ont coûté un point. "
            "Choix : 1 bon, 1 moyen, 0 mauvais.",
        ),
        (
            Account(0, None, 0, 3, 0, 0),
            "Yellow’s own choices cost nothing. Choices: 3 good, 0 so-so, 0 bad.",
            "Jaune : ses propres choix ne lui ont rien coûté. Choix : 3 bons, 0 moyen, 0 mauvais.",
        ),
    ],
)
def test_accounts_are_told(account: Account, english: str, french: str) -> None:
    match = Match(SMALL_WARS, SMALL_WARS.setup({}))
    for language, sentence in (("en", english), ("fr", french)):
        words = catalogue(language, SMALL_WARS)
        told = " ".join(words.say(message) for message in tell_account(account, match))
        assert told.replace("\u00a0", " ") == sentence
