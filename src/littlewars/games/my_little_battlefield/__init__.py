"""My Little Battlefield: dice, sectors, and an opponent made of rules."""

from typing import Final

from littlewars.games.my_little_battlefield.game import MyLittleBattlefield

GAME: Final = MyLittleBattlefield()
