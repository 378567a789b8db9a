"""Petits Soldats: toy soldiers on a real table, measured with laces."""

from typing import Final

from littlewars.games.petits_soldats.game import PetitsSoldats

GAME: Final = PetitsSoldats()
