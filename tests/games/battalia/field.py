"""Positions of Battalia laid out from notation, played by spelled choices, and asked questions."""

from littlewars.games.battalia import GAME
from littlewars.games.battalia.names import SEATS
from littlewars.games.battalia.state import World
from tests.games.playing import Playing

_PLAYING = Playing(GAME, World, SEATS)
start, lay_out, play = _PLAYING.start, _PLAYING.lay_out, _PLAYING.play
options, refused, to_act = _PLAYING.options, _PLAYING.refused, _PLAYING.to_act
told, result = _PLAYING.told, _PLAYING.result

TWO = (
    "tiles B1 U ES city 1 one, F7 I NW city 1 two, F2 A NESW city 2 neutral, B6 N NESW city 2 neutral\n"
    "heroes one B1 -\nheroes two F7 -\n"
)  # the usual map of two players, nothing built yet
ROAD = (
    "tiles B1 U ES city 1 one, C1 A EW, D1 N SW, D2 I NESW, D3 I NS, E2 U EW, F2 A NESW city 2 neutral, "
    "B6 N NESW city 2 neutral, F7 I NW city 1 two\nheroes one B1 -\nheroes two F7 -\n"
)  # a road from the first side's city to a neutral one and to the ruins
