"""Positions of Petits Soldats laid out from notation, played by spelled choices, and asked questions."""

from littlewars.games.petits_soldats import GAME
from littlewars.games.petits_soldats.state import Battle
from tests.games.playing import Playing

_PLAYING = Playing(GAME, Battle)
start, lay_out, play = _PLAYING.start, _PLAYING.lay_out, _PLAYING.play
options, refused, to_act = _PLAYING.options, _PLAYING.refused, _PLAYING.to_act
told, result = _PLAYING.told, _PLAYING.result
