"""What things of a battle are called, as keys of the catalogues."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import FACTION_SOURCE, POWER_SOURCE
from littlewars.games.my_little_battlefield.content import FACTION, FACTIONS, KINDS, SECTORS, Army
from littlewars.games.my_little_battlefield.ground import CELL_NAMES, NONE, SEATS
from littlewars.games.my_little_battlefield.state import KIND_OF, UNITS, Battle
from littlewars.kernel.agenda import Seat
from littlewars.kernel.words import Message

PLAIN_ARMY: Final = FACTION["kingdom"]


def seat_name(seat: Seat) -> Message:
    """Name a seat."""
    return Message(f"seat-{SEATS[seat]}")


def faction_name(key: str) -> Message:
    """Name a faction."""
    return Message(f"faction-{key}")


def power_name(key: str) -> Message:
    """Name a faction's power."""
    return Message(f"faction-{key}-power")


def power_text(key: str) -> Message:
    """Say a faction's power."""
    return Message(f"faction-{key}-power-text")


def ia_name(key: str) -> Message:
    """Name a board of the solo opponent."""
    return Message(f"board-{key}")


def ia_action(key: str, level: int) -> Message:
    """Say what a Special die does for the solo opponent at a level of Power."""
    return Message(f"board-{key}-{level}")


def figure_name(figure: str) -> Message:
    """Name a unit by its silhouette."""
    return Message(f"figure-{figure}")


def scenario_name(key: str) -> Message:
    """Name a scenario."""
    return Message(f"scenario-{key}")


def scenario_goal(key: str) -> Message:
    """Say what a scenario is about."""
    return Message(f"scenario-{key}-goal")


def plain_sector_name(sector: int) -> Message:
    """Name a sector, wherever it lies."""
    return Message(f"sector-{SECTORS[sector].key}")


def army_of(battle: Battle, seat: Seat) -> Army | None:
    """Return whose board lies before a seat; None while the faction is not chosen."""
    if battle.terms.ruled(seat):
        return battle.terms.board
    return FACTIONS[battle.factions[seat]] if battle.factions[seat] != NONE else None


def in_the_future(battle: Battle) -> bool:
    """Tell whether both armies come from the future: some sectors have another name then."""
    armies = [army_of(battle, seat) for seat in (0, 1)]
    return all([army is not None and army.world == "sf" for army in armies])


def sector_key(battle: Battle, sector: int) -> str:
    """Return the key of a sector's name."""
    printed = SECTORS[sector]
    later = "-sf" if printed.future_names and in_the_future(battle) else ""
    return f"sector-{printed.key}{later}"


def sector_name(battle: Battle, sector: int, cell: int) -> Message:
    """Name a sector and where it lies: "Forest (b2)"."""
    return Message("sector-at", sector=Message(sector_key(battle, sector)), cell=CELL_NAMES[cell])


def sector_text(key: str) -> Message:
    """Say what a sector's special rule does."""
    return Message(f"sector-{key}-rule")


def source_name(battle: Battle, seat: Seat, source: int) -> Message:
    """Name a special rule by where it is printed."""
    if source == POWER_SOURCE:
        return Message("source-power")
    if source == FACTION_SOURCE:
        return power_name(FACTIONS[battle.factions[seat]].key)
    return sector_name(battle, battle.tiles[source].number, source)


def source_text(battle: Battle, seat: Seat, source: int) -> Message | None:
    """Say what a special rule does; to raise Power says it itself."""
    if source == POWER_SOURCE:
        return None
    if source == FACTION_SOURCE:
        return power_text(FACTIONS[battle.factions[seat]].key)
    return sector_text(SECTORS[battle.tiles[source].number].key)


def figure_key(battle: Battle, unit: int) -> str:
    """Return the key of a unit's silhouette and name: "orcs-elite"; that of a plain army while no faction is chosen."""
    army = army_of(battle, unit // UNITS) or PLAIN_ARMY
    return f"{army.key}-{KINDS[KIND_OF[unit]]}"


def unit_name(battle: Battle, unit: int) -> Message:
    """Name a unit with its side."""
    return Message("unit", figure=figure_name(figure_key(battle, unit)), seat=seat_name(unit // UNITS))
