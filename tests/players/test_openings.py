"""Openings by the book: what a game's file knows is played, what is as good as often, and all else is thought about."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.petits_soldats import GAME as PETITS_SOLDATS
from littlewars.games.rois_du_champ_de_bataille import GAME as ROIS
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, State
from littlewars.kernel.errors import ContentError
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players import openings as module
from littlewars.players.openings import AS_GOOD, Book, WellReadPlayer, book, chance, read
from littlewars.players.player import Player
from littlewars.players.random_player import random_choice
from tests.players.thinking import four
from tests.variant import Variant, package_with

WELL_READ = [game for game in GAMES if book(game).worths]


class Thinker(Player):
    """Thinks about everything, and always comes to the last choice."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def choose(self, sight: Sight) -> Choice:
        self.asked.append(type(sight.imagine(Random(0)).agenda[-1]).__name__)
        return sight.legal()[-1]


def test_three_games_have_a_book() -> None:
    assert {game.key for game in WELL_READ} == {"rois-du-champ-de-bataille", "petits-soldats", "battalia"}


@pytest.mark.parametrize("game", WELL_READ, ids=[game.key for game in WELL_READ])
def test_a_book_names_nothing_that_does_not_come_up(game: Game) -> None:
    """In games opened at random all that the book knows comes up, and it knows something of every choice."""
    foresight, known, rng, met = game.foresight(), book(game), Random(1), set()
    for _ in range(60):
        state = game.start(game.setup(foresight.practice(rng)))
        for _ in range(60):
            if state.actor == NOBODY:
                break
            if state.actor != NATURE:
                names = [name for choice in state.legal() for name in foresight.opening(state, choice)]
                met.update(names)
                assert bool(names) == bool(known.ranked(game, state))
            state.apply(random_choice(state, rng))
    assert known.worths.keys() <= met


def kings(*played: str) -> Battle:
    """Choose armies for Les Rois: Red is asked for its own next, or what has been played."""
    state = ROIS.start(ROIS.setup({"scenario": "escarmouche"}))
    assert isinstance(state, Battle)
    for choice in played:
        state.apply(ROIS.read(state, choice))
    return state


def test_the_best_of_the_book_is_played_and_what_is_as_good_as_often() -> None:
    told = Book({"army rome": 400.0, "army gauls": 400.0 - AS_GOOD, "army elves": 399.0 - AS_GOOD, "army orcs": -10.0})
    state = kings()
    assert [ROIS.spell(state, choice) for choice, _ in told.ranked(ROIS, state)] == [
        "army rome", "army gauls", "army elves", "army orcs",
    ]  # fmt: skip
    picks = Counter(told.pick(ROIS, state, Random(seed)) for seed in range(200))
    assert set(picks) == {ROIS.read(state, "army rome"), ROIS.read(state, "army gauls")}
    assert all(70 <= count <= 130 for count in picks.values())


def test_what_a_choice_brings_is_added_up() -> None:
    state = four("....... ....... ....... ....... ....... .......")
    told = Book({"b": 200.0, "c": 90.0, "cc": 120.0})
    game = Columns()
    assert [told.worth(game, state, choice) for choice in range(4)] == [None, 200.0, 210.0, None]
    assert told.pick(game, state, Random(1)) in {1, 2}
    assert Book({}).pick(game, state, Random(1)) is None


class Columns(Variant):
    """Connect Four, with columns that have names; the third brings two."""

    def foresight(self) -> Foresight:
        return Named()


class Named(Foresight):
    """Names the columns."""

    def opening(self, state: State, choice: Choice) -> list[str]:
        return [["a"], ["b"], ["c", "cc"]][choice] if choice < 3 else []


def test_who_is_well_read_thinks_only_where_the_book_says_nothing() -> None:
    thinker = Thinker()
    player = WellReadPlayer(thinker, 1)
    state, rng = kings(), Random(2)
    red = state.actor
    opened = []
    while state.actor != NOBODY and len(thinker.asked) < 5:
        if state.actor == red:
            choice = player.choose(Sight(ROIS, state, red))
            if not thinker.asked:
                opened.append(ROIS.spell(state, choice))
        else:
            choice = random_choice(state, rng)
        state.apply(choice)
    assert opened[0].startswith("army ")
    assert not {"ChooseArmy", "KeepOrders", "FirstOrder"} & set(thinker.asked)


def test_an_army_of_the_book_has_its_best_order_kept() -> None:
    """The two armies that win most do so by one order each: it is among the three kept (RCB-CAR-3, RCB-MOV-6)."""
    for army, order in (("carthage", "trade_sense"), ("undead", "song_of_the_deep")):
        state = kings(f"army {army}", "army rome")
        rng = Random(3)
        while state.actor == NATURE or not ROIS.foresight().opening(state, state.legal()[0]):
            state.apply(random_choice(state, rng))
        choice = book(ROIS).pick(ROIS, state, rng)
        assert choice is not None
        assert order in ROIS.spell(state, choice)


def test_where_there_is_no_book_everything_is_thought_about() -> None:
    thinker, grid = Thinker(), four("....... ....... ....... ....... ....... .......")
    assert book(CONNECT_FOUR).worths == {}
    assert WellReadPlayer(thinker, 1).choose(Sight(CONNECT_FOUR, grid, 0)) == 6
    assert len(thinker.asked) == 1


def test_every_soldier_of_a_squad_is_named() -> None:
    """PS-1020: squads of four win more with a Sniper than squads of two, so the book keeps sizes apart."""
    start = PETITS_SOLDATS.start(PETITS_SOLDATS.setup({"squad_size": 4}))
    names = [PETITS_SOLDATS.foresight().opening(start, choice) for choice in start.legal()]
    assert all(len(brought) == 4 and brought[0].startswith("squad 4 ") for brought in names)
    choice = book(PETITS_SOLDATS).pick(PETITS_SOLDATS, start, Random(1))
    assert choice is not None
    assert "squad 4 sniper" in names[choice]
    worths = book(PETITS_SOLDATS).worths
    assert worths["squad 4 sniper"] > worths["squad 2 sniper"] > 0


@pytest.mark.parametrize(("worth", "expected"), [(0.0, 0.5), (1000.0, 0.731), (-1000.0, 0.269)])
def test_a_worth_is_a_chance_against_the_average(worth: float, expected: float) -> None:
    assert chance(worth) == pytest.approx(expected, abs=0.001)


class Shelved(Variant):
    """Connect Four, from a folder with a book."""

    def __init__(self, package: str) -> None:
        super().__init__()
        self.package = package


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [("", "", "table"), ("openings = 3", "", "table"), ('[openings]\n"a b" = "c"', "a b", "number")],
)
def test_a_broken_book_is_named_with_its_key(
    text: str, key: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ContentError) as caught:
        read(Shelved(package_with(module.FILE, text, tmp_path, monkeypatch)))
    assert caught.value.message.arguments["file"] == module.FILE
    assert caught.value.message.arguments["key"] == key
    assert caught.value.message.arguments["expected"] == expected


def test_a_good_book_is_read_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = '[openings]\n"a" = 12\n"b" = -3.5'
    game = Shelved(package_with(module.FILE, told, tmp_path, monkeypatch))
    assert book(game).worths == {"a": 12.0, "b": -3.5}
    assert book(game) is book(game)
