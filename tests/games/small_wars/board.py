"""Positions of Small Wars laid out from notation, played by spelled choices, and asked questions."""

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.state import War
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from tests.games.playing import Playing

_PLAYING = Playing(GAME, War)
start, lay_out, play = _PLAYING.start, _PLAYING.lay_out, _PLAYING.play
options, refused, to_act = _PLAYING.options, _PLAYING.refused, _PLAYING.to_act
told, result = _PLAYING.told, _PLAYING.result


def activate(figure: str, position: str, **options: Value) -> War:
    """Lay a position out and activate a figure."""
    return play(lay_out(position, **options), f"activate {figure}")


def life(war: War, figure: str) -> int:
    return war.life[number(war, figure)]


def number(war: War, figure: str) -> int:
    """Return the number of a figure by its name."""
    return [war.name(f) for f in range(len(war.owner))].index(figure)


def finish_turn(war: War) -> War:
    """Let everybody left this turn be activated and do nothing."""
    turn = war.turn
    while war.turn == turn and war.actor != NOBODY:
        play(war, min(options(war)), "end")
    return war


def idle(war: War) -> War:
    """Let everybody do nothing until the game is over."""
    while war.actor != NOBODY:
        finish_turn(war)
    return war
