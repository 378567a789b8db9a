"""All 66 orders, army by army, each with its words and numbers, and the steps they bring."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.content import ARMIES, FOLDER
from littlewars.games.rois_du_champ_de_bataille.orders import (
    carthage,
    colonies,
    dwarfs,
    elves,
    gauls,
    goblins,
    greece,
    insectoids,
    orcs,
    rome,
    undead,
)
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER, Order
from littlewars.kernel.agenda import Step
from littlewars.kernel.content import tables

_CLASSES: Final[dict[str, list[type[Order]]]] = {
    "greece": greece.ORDERS,
    "rome": rome.ORDERS,
    "carthage": carthage.ORDERS,
    "gauls": gauls.ORDERS,
    "elves": elves.ORDERS,
    "undead": undead.ORDERS,
    "dwarfs": dwarfs.ORDERS,
    "goblins": goblins.ORDERS,
    "orcs": orcs.ORDERS,
    "colonies": colonies.ORDERS,
    "insectoids": insectoids.ORDERS,
}
STEPS: Final[list[type[Step]]] = [
    *greece.STEPS, *rome.STEPS, *carthage.STEPS, *gauls.STEPS, *elves.STEPS, *undead.STEPS, *dwarfs.STEPS,
    *goblins.STEPS, *orcs.STEPS, *colonies.STEPS, *insectoids.STEPS,
]  # fmt: skip


def _fill() -> None:
    """Read the words and numbers of every order."""
    for army in ARMIES:
        printed = tables(FOLDER / "orders" / f"{army.key}.toml")
        for place, (kind, table) in enumerate(zip(_CLASSES[army.key], printed, strict=True), 1):
            ROSTER.append(kind(len(ROSTER), f"RCB-{army.code}-{place}", table))
            table.close()


_fill()
