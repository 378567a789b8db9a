"""Les Rois du Champ de Bataille: cards, zones, and 66 battle orders for eleven armies."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.game import RoisDuChampDeBataille

GAME: Final = RoisDuChampDeBataille()
