"""What a person types, read as a choice: no word does anything but what the list says."""

from random import Random

import pytest

from littlewars.cli.reading import read_choice
from littlewars.games import GAMES
from littlewars.games.battalia import GAME as BATTALIA
from littlewars.kernel.agenda import NATURE, NOBODY, State
from littlewars.kernel.errors import NotationError
from littlewars.kernel.game import Game
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.games.battalia.field import TWO, lay_out

CHOICES = 250  # of a random game, looked at one by one


def opening(game: Game, seed: int) -> list[State]:
    """Play the beginning of a game at random; return the positions in which somebody chooses."""
    rng, state = Random(seed), game.start(game.setup({}))
    found = []
    for _ in range(CHOICES):
        if state.actor == NOBODY:
            break
        if state.actor != NATURE:
            found.append(state.clone())
        state.apply(random_choice(state, rng))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_word_of_another_question_is_no_answer_to_this_one(game: Game) -> None:
    positions = opening(game, 5)
    spelled = [[game.spell(state, choice) for choice in state.legal()] for state in positions]
    words = sorted({text for texts in spelled for text in texts if text.isalpha()})
    for state, texts in zip(positions, spelled, strict=True):
        lasts = [text.rpartition(" ")[2] for text in texts]
        for word in words:
            if word in lasts:
                continue
            try:
                choice = read_choice(game, state, {}, word)
            except NotationError:
                continue
            assert state.refusal(choice) is not None, (word, texts)


@pytest.mark.parametrize("word", ["nothing", "skip", "stay", "done", "decline", "commit"])
def test_no_small_no_ends_a_turn_of_battalia(word: str) -> None:
    nbsp = "\N{NO-BREAK SPACE}"
    world = lay_out(TWO + "hand one H-U\nphase act")
    with pytest.raises(NotationError) as caught:
        read_choice(BATTALIA, world, {}, word)
    assert catalogue("en", BATTALIA).say(caught.value.message) == (
        f"“{word}” names no choice here, but “end” does: End your turn"
    )
    assert catalogue("fr", BATTALIA).say(caught.value.message) == (
        f"«{nbsp}{word}{nbsp}» ne désigne aucun choix ici, mais «{nbsp}end{nbsp}», si{nbsp}: Finir votre tour"
    )
    assert BATTALIA.spell(world, read_choice(BATTALIA, world, {}, "end")) == "end"
