"""The games we ship."""

from typing import Final

from littlewars.games.battalia import GAME as BATTALIA
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.petits_soldats import GAME as PETITS_SOLDATS
from littlewars.games.rois_du_champ_de_bataille import GAME as ROIS_DU_CHAMP_DE_BATAILLE
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.game import Game

GAMES: Final[list[Game]] = [
    SMALL_WARS,
    MY_LITTLE_BATTLEFIELD,
    PETITS_SOLDATS,
    ROIS_DU_CHAMP_DE_BATAILLE,
    BATTALIA,
    CONNECT_FOUR,
]
