"""The result foretold where a turn begins: by traits that each game's file knows, or by the evaluation."""

from math import exp
from pathlib import Path
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.errors import ContentError
from littlewars.kernel.foresight import Foresight
from littlewars.kernel.game import Game
from littlewars.players import foretelling as module
from littlewars.players.foretelling import Foretelling, foretelling, read, trait_names, traits
from littlewars.players.greedy_player import greedy_choice
from littlewars.players.outlook import chances
from littlewars.players.random_player import random_choice
from tests.games.small_wars.board import lay_out
from tests.players.thinking import THREE, four
from tests.variant import Variant, package_with

LEARNED = [game for game in GAMES if game.foresight().names]
BATTLE = "turn 2\nvp 3-1\nJ1 medium_tank b1, J2 jeep a1\nR1 jeep b2, R2 medium_tank b3"


@pytest.mark.parametrize("game", LEARNED, ids=[game.key for game in LEARNED])
def test_a_game_has_learned_all_that_may_begin(game: Game) -> None:
    foresight, known, rng = game.foresight(), foretelling(game), Random(1)
    met = set()
    for number in range(8):
        state = game.start(game.setup(foresight.practice(rng) if number else game.first_options()))
        begun = foresight.begun(state)
        for _ in range(400):
            if state.actor == NOBODY:
                break
            if state.actor != NATURE and foresight.begun(state) > begun:
                begun = foresight.begun(state)
                met.add(foresight.chapter(state))
                for seat in range(game.players(state)):
                    assert len(traits(game, state, seat)) == len(trait_names(game))
                assert sum(known.chances(game, state)) == pytest.approx(1)
            state.apply(random_choice(state, rng))
    assert met
    assert met <= known.chapters.keys()


@pytest.mark.parametrize("game", LEARNED, ids=[game.key for game in LEARNED])
def test_a_game_that_is_over_is_no_longer_foretold(game: Game) -> None:
    rng = Random(2)
    state = game.start(game.setup(game.first_options()))
    while state.actor != NOBODY:
        state.apply(random_choice(state, rng))
    assert foretelling(game).chances(game, state) == chances(game, state)


def test_chances_are_what_the_weights_make_of_the_traits() -> None:
    war = lay_out(BATTLE)
    counts = [traits(SMALL_WARS, war, seat) for seat in (0, 1)]
    score = trait_names(SMALL_WARS).index("score")
    assert (counts[0][score], counts[1][score]) == (3, 1)
    assert counts[0][0] - counts[1][0] == pytest.approx(SMALL_WARS.evaluate(war, 0) / 1000)
    weights = [0.0] * len(counts[0])
    weights[score] = 700.0
    told = Foretelling({"conquest-draft-2": weights}).chances(SMALL_WARS, war)
    assert told == pytest.approx([1 / (1 + exp(-1.4)), 1 / (1 + exp(1.4))])
    weights[0], weights[score] = 1000.0, 0.0
    assert Foretelling({"conquest-draft-2": weights}).chances(SMALL_WARS, war) == pytest.approx(
        chances(SMALL_WARS, war)
    )


def test_a_chapter_nobody_has_learned_is_judged_by_the_evaluation() -> None:
    war = lay_out(BATTLE)
    assert Foretelling({"conquest-draft-3": [0.0]}).chances(SMALL_WARS, war) == chances(SMALL_WARS, war)


def test_a_game_without_traits_needs_no_file() -> None:
    grid = four(THREE)
    assert foretelling(CONNECT_FOUR).chapters == {}
    assert foretelling(CONNECT_FOUR).chances(CONNECT_FOUR, grid) == chances(CONNECT_FOUR, grid)


class Counted(Variant):
    """Connect Four, with a trait to learn about."""

    def __init__(self, package: str) -> None:
        super().__init__()
        self.package = package

    def foresight(self) -> Foresight:
        return Foresight(names=["discs"])


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("", "", "table"),
        ("[foretold]", "traits", "evaluation, discs"),
        ('[foretold]\ntraits = ["discs"]', "traits", "evaluation, discs"),
        ('[foretold]\ntraits = ["evaluation", "discs"]\nlate = [1]', "late", "2 numbers"),
        ('[foretold]\ntraits = ["evaluation", "discs"]\nlate = ["a", 2]', "late", "2 numbers"),
        ('[foretold]\ntraits = ["evaluation", "discs"]\nlate = 3', "late", "2 numbers"),
    ],
)
def test_a_broken_file_is_named_with_its_key(
    text: str, key: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ContentError) as caught:
        read(Counted(package_with(module.FILE, text, tmp_path, monkeypatch)))
    assert caught.value.message.arguments["file"] == module.FILE
    assert caught.value.message.arguments["key"] == key
    assert caught.value.message.arguments["expected"] == expected


def test_a_good_file_is_read_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = '[foretold]\ntraits = ["evaluation", "discs"]\nlate = [1, 2.5]'
    game = Counted(package_with(module.FILE, told, tmp_path, monkeypatch))
    assert foretelling(game).chapters == {"late": [1.0, 2.5]}
    assert foretelling(game) is foretelling(game)


@pytest.mark.slow
def test_what_is_foretold_comes_nearer_to_results_than_the_evaluation() -> None:
    """Small Wars, where its second and third turns begin: mean square over 300 greedy games not learned from."""
    rng, known, begun = Random("nearer"), foretelling(SMALL_WARS), SMALL_WARS.foresight().begun
    missed = [0.0, 0.0]
    for _ in range(300):
        war = SMALL_WARS.start(SMALL_WARS.setup(SMALL_WARS.first_options()))
        seen: dict[int, list[float]] = {}
        while war.actor != NOBODY:
            if war.actor == NATURE:
                war.apply(random_choice(war, rng))
                continue
            if begun(war) in (2, 3) and begun(war) not in seen:
                seen[begun(war)] = [chances(SMALL_WARS, war)[0], known.chances(SMALL_WARS, war)[0]]
            war.apply(greedy_choice(SMALL_WARS, war, rng))
        for told in seen.values():
            for number, chance in enumerate(told):
                missed[number] += (chances(SMALL_WARS, war)[0] - chance) ** 2
    assert missed[1] < missed[0]
