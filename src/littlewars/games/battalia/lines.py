"""What a battle line is worth (BAT-182 to BAT-188), part by part."""

from typing import Final

from littlewars.games.battalia.cards import (
    AMBUSH,
    AMULET,
    BANNERLESS,
    BANNERS,
    CROWN,
    GREAT,
    RANKS,
    SHIELD,
    TITLE,
    banner_of,
    is_artefact,
    is_unit,
    rank_of,
    type_of,
)
from littlewars.games.battalia.clash import ATTACK, BUFF, CITY, DEFENCE, RUINS_TARGET, SLOT_BASE, Clash
from littlewars.games.battalia.content import ARTEFACTS, CITY_STRENGTH, GREAT_ARTEFACTS, STRENGTH
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import Seat

PART_KEYS: Final = [
    "units", "titles", "great", "shield", "amulets", "ambush", "affinity", "terrain", "morale", "bannerless", "city",
]  # fmt: skip
AFFINITY: Final = 1  # BAT-203
BONUS: Final = 1  # of the terrain, of morale


def printed(card: int) -> int:
    """Return the strength printed on a card (BAT-5)."""
    if is_unit(card):
        return STRENGTH[rank_of(card)]
    return GREAT_ARTEFACTS[card - GREAT].strength if card >= GREAT else 0


def is_amulet(card: int) -> bool:
    """Tell whether a card is an amulet."""
    return is_artefact(card) and type_of(card) == AMULET


def is_title(card: int) -> bool:
    """Tell whether a card is a title."""
    return is_artefact(card) and type_of(card) == TITLE


def lift(world: World, seat: Seat) -> int:
    """Return how many ranks a title adds today."""
    return ARTEFACTS[TITLE].value * (2 if world.lit(seat, TITLE) else 1)


def raised(cards: list[int], most: int) -> list[int]:
    """Return, card by card, how many ranks titles add where they add most: one title per unit, never above a lord."""
    titles = len([card for card in cards if is_title(card)])
    gains = [min(most, RANKS - 1 - rank_of(card)) if is_unit(card) else 0 for card in cards]
    found = [0] * len(cards)
    for wanted in range(most, 0, -1):
        for i in range(len(cards)):
            if gains[i] == wanted and found[i] == 0 and titles > 0:
                found[i] = wanted
                titles -= 1
    return found


def bears_title(cards: list[int]) -> bool:
    """Tell whether some unit of a line can bear one title more."""
    units = [card for card in cards if is_unit(card) and rank_of(card) < RANKS - 1]
    return len([card for card in cards if is_title(card)]) < len(units)


def may_join(cards: list[int], card: int) -> bool:
    """Tell whether a card can be added to a line (BAT-182)."""
    return printed(card) > 0 or is_amulet(card) or (is_title(card) and bears_title(cards))


def has_line(world: World, seat: Seat) -> bool:
    """Tell whether a seat has anything to attack with (BAT-182)."""
    return len(world.slots[seat]) > 0 or any([may_join([], card) for card in world.hands[seat]])


def half_up(roll: int) -> int:
    """Return half a die, rounded up."""
    return (roll + 1) // 2


def amulet_worth(world: World, seat: Seat, roll: int) -> int:
    """Return what an amulet adds, without affinity."""
    return half_up(roll) * ARTEFACTS[AMULET].value * (2 if world.lit(seat, AMULET) else 1)


def parts(world: World, clash: Clash, role: int) -> list[int]:
    """Return what a line is worth, part by part, in the order of PART_KEYS; amulets as far as they are rolled."""
    line = clash.line(role)
    seat, cards = line.seat, line.cards
    own = world.factions[seat]
    found = [0] * len(PART_KEYS)
    lifts = raised(cards, lift(world, seat))
    crowned = False
    for i, card in enumerate(cards):
        if is_unit(card):
            rank = rank_of(card)
            found[0] += STRENGTH[rank]
            found[1] += STRENGTH[rank + lifts[i]] - STRENGTH[rank]
        elif card >= GREAT:
            found[2] += printed(card)
            crowned = crowned or card == GREAT + CROWN
            if card == GREAT + SHIELD and role == DEFENCE:
                found[3] += GREAT_ARTEFACTS[SHIELD].value
    units = line.units()
    amulets = [card for card in cards if is_amulet(card)]
    for i, roll in enumerate(line.rolls):
        found[4] += amulet_worth(world, seat, roll)
        if world.terms.advanced and any([banner_of(unit) == banner_of(amulets[i]) for unit in units]):
            found[6] += AFFINITY
    if line.ambush != NONE:
        hidden, faction = line.ambush % SLOT_BASE, line.ambush // SLOT_BASE
        found[5] = printed(hidden) * ARTEFACTS[AMBUSH].value * (2 if world.lit(seat, AMBUSH) else 1)
        if world.terms.advanced and banner_of(hidden) == faction:
            found[6] += AFFINITY
    found[7] = BONUS if world.terrain[clash.square] == own else 0
    if line.leads:
        found[9] = line.bannerless()
    elif crowned or has_morale(units, own):
        found[8] = BONUS
    if role == DEFENCE and clash.target == CITY:
        found[10] = CITY_STRENGTH * world.levels[clash.square]
    elif role == DEFENCE and sheltered(world, clash, seat):
        found[10] = world.levels[clash.square]
    return found


def has_morale(units: list[int], own: int) -> bool:
    """Tell whether there are bannered units, all of one's own faction (BAT-185)."""
    bannered = False
    for card in units:
        banner = card % BANNERS
        if banner != BANNERLESS:
            if banner != own:
                return False
            bannered = True
    return bannered


def sheltered(world: World, clash: Clash, seat: Seat) -> bool:
    """Tell whether a hero fights the horde in a city of his own that shelters him, if so agreed (BAT-25)."""
    return world.terms.shelter and is_horde(world, clash) and world.owners[clash.square] == seat


def is_horde(world: World, clash: Clash) -> bool:
    """Tell whether it is the horde that attacks."""
    return clash.attacker == BUFF and world.employer == NONE


def defending(world: World, clash: Clash) -> Seat:
    """Return who lays the defence; NONE for the ruins and neutral cities (BAT-187)."""
    if clash.target == RUINS_TARGET:
        return NONE
    if clash.target == CITY:
        return world.owners[clash.square]
    return world.owner_of(clash.target)


def attack_total(world: World, clash: Clash) -> int:
    """Return the strength of the attack."""
    return world.horde() if is_horde(world, clash) else sum(parts(world, clash, ATTACK))


def defence_total(world: World, clash: Clash) -> int:
    """Return the strength of the defence."""
    if clash.defence.seat == NONE:
        return world.strength_of(clash.square)
    return sum(parts(world, clash, DEFENCE))
