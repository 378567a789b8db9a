"""Positions of Les Rois du Champ de Bataille as text, for people, tests and bug reports.

    armies greece-rome
    turn 3
    active red
    scenery b3 wood, c2 wall n
    red c2[10,10,7] b1x4
    black c3[9,5/5,10h] c5x4
    hand red HHS
    hand black SCJ
    order red spartan active
    order black pilum down
    kept red spartan theban phalanx
    discard HHD
    defeat 10-10
    phase act

A unit is its life, `/` its full life where that is unusual, `h` for a hero, `m` after a free march. `phase`
is start, order, effects, act, end or draw; `next` names the pending steps instead. What is not said is as in the middle
of Red's first turn on an empty field where nobody is beaten (`defeat 0-0`); the deck is what lies nowhere else.
"""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.cards import PACK, SUIT_LETTERS, SUIT_NAMES, SUITS, spread
from littlewars.games.rois_du_champ_de_bataille.content import (
    ARMIES,
    BARE,
    KINDS_OF_SPECIAL,
    ORDERS,
    SCENERY,
    SPECIAL_KEYS,
)
from littlewars.games.rois_du_champ_de_bataille.deed import NO_DEED, VERB_KEYS
from littlewars.games.rois_du_champ_de_bataille.ground import DIRECTION_NAMES, NONE, SEATS, ZONE_NAMES, ZONES, zones_of
from littlewars.games.rois_du_champ_de_bataille.orders.order import ROSTER
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.units import HERO, MARCHED, NO_UNIT, full, life
from littlewars.kernel.notation import Names, write_agenda

NUMBERS: Final = (
    "played",
    "plays",
    "volleys",
    "assaults",
    "barred",
    "used",
    "toll",
    "wiped",
    "quiet",
    "ending",
    "winner",
)
STEP_NAMES: Final[Names] = {
    "seat": SEATS,
    "zone": ZONE_NAMES,
    "origin": ZONE_NAMES,
    "target": ZONE_NAMES,
    "suit": SUIT_NAMES,
    "verb": VERB_KEYS,
}


def write(battle: Battle) -> str:
    """Write the whole position."""
    lines = [
        "armies " + "-".join([ARMIES[army].key if army != NONE else "none" for army in battle.armies]),
        f"turn {battle.turn}",
        f"active {SEATS[battle.active]}",
    ]
    sceneries = [_scenery_text(battle, zone) for zone in range(ZONES) if battle.terrain.kinds[zone] != BARE]
    if sceneries:
        lines.append("scenery " + ", ".join(sceneries))
    for seat, name in enumerate(SEATS):
        troops = [_troop_text(battle, zone) for zone in battle.zones(seat)]
        if troops:
            lines.append(f"{name} " + " ".join(troops))
    lines += _table_lines(battle) + _card_lines(battle) + _order_lines(battle) + _turn_lines(battle)
    lines.append(f"next {write_agenda(battle.agenda, STEP_NAMES) or '-'}")
    return "\n".join(lines)


def _scenery_text(battle: Battle, zone: int) -> str:
    ground = battle.terrain
    words = [ZONE_NAMES[zone], SCENERY[ground.kinds[zone]].key]
    words += [DIRECTION_NAMES[edge] for edge in range(4) if ground.edges(zone) >> edge & 1]
    return " ".join(words)


def unit_text(battle: Battle, seat: int, unit: int) -> str:
    """Write a unit: its life first."""
    size = f"/{full(unit)}" if full(unit) != battle.terms.life[seat] else ""
    return f"{life(unit)}{size}{'h' if unit & HERO else ''}{'m' if unit & MARCHED else ''}"


def _troop_text(battle: Battle, zone: int) -> str:
    units = [unit_text(battle, battle.owner[zone], unit) for unit in battle.troops[zone]]
    return f"{ZONE_NAMES[zone]}[{','.join(units)}]"


def _table_lines(battle: Battle) -> list[str]:
    lines: list[str] = []
    for zone in range(ZONES):
        if battle.flayers[zone] != NO_UNIT:
            unit = unit_text(battle, 1 - battle.owner[zone], battle.flayers[zone])
            lines.append(f"flayer {ZONE_NAMES[zone]}[{unit}]")
    for seat, name in enumerate(SEATS):
        if battle.hives[seat]:
            lines.append(f"hives {name} " + " ".join([ZONE_NAMES[zone] for zone in zones_of(battle.hives[seat])]))
        kinds = [kind for kind in range(KINDS_OF_SPECIAL) if battle.specials[KINDS_OF_SPECIAL * seat + kind] != NONE]
        for kind in kinds:
            zone = battle.specials[KINDS_OF_SPECIAL * seat + kind]
            lines.append(f"special {name} {SPECIAL_KEYS[kind]} {ZONE_NAMES[zone]}")
    return lines


def letters(pile: list[int]) -> str:
    """Write a pile of cards: HHSJ."""
    return "".join([SUIT_LETTERS[suit] for suit in spread(pile)])


def _card_lines(battle: Battle) -> list[str]:
    lines: list[str] = []
    for seat, name in enumerate(SEATS):
        if battle.cards(seat):
            lines.append(f"hand {name} {letters(battle.hands[seat])}")
        if any(battle.known[seat]):
            lines.append(f"known {name} {letters(battle.known[seat])}")
    lines.append(f"discard {letters(battle.discard) or '-'}")
    if battle.deck != rest_of_pack(battle):
        lines.append(f"deck {letters(battle.deck) or '-'}")
    return lines


def rest_of_pack(battle: Battle) -> list[int]:
    """Return the cards that lie nowhere else."""
    held = [battle.hands[0][suit] + battle.hands[1][suit] + battle.discard[suit] for suit in range(SUITS)]
    return [PACK[suit] - held[suit] for suit in range(SUITS)]


def _order_lines(battle: Battle) -> list[str]:
    lines: list[str] = []
    for seat, name in enumerate(SEATS):
        if battle.armies[seat] == NONE:
            continue
        for word, mask in (("kept", battle.kept[seat]), ("told", battle.told[seat]), ("removed", battle.removed[seat])):
            if mask:
                lines.append(
                    f"{word} {name} " + " ".join([_key(battle, seat, i) for i in range(ORDERS) if mask >> i & 1])
                )
        if battle.slot[seat] != NONE:
            hidden, face = battle.hidden[seat], battle.face[seat]
            state = [["passive", "active"], ["down"], ["sealed", "sealed-active"], ["spied"]][hidden][face]
            lines.append(f"order {name} {_key(battle, seat, battle.slot[seat])} {state}")
    return lines


def _key(battle: Battle, seat: int, index: int) -> str:
    return ROSTER[battle.order_number(seat, index)].key


def _turn_lines(battle: Battle) -> list[str]:
    lines = [f"defeat {battle.defeat[0]}-{battle.defeat[1]}"]
    pairs = {"reserve": battle.reserve, "ever": battle.ever, "omen": battle.omen}
    lines += [f"{word} {pair[0]}-{pair[1]}" for word, pair in pairs.items() if pair != [0, 0]]
    values = (
        battle.played, battle.plays, battle.volleys, battle.assaults, battle.barred, battle.used, battle.toll,
        battle.wiped, battle.quiet, battle.ending, battle.winner,
    )  # fmt: skip
    usual = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NONE)
    lines += [f"{NUMBERS[i]} {value}" for i, value in enumerate(values) if value != usual[i]]
    if battle.attacks:
        steps = [f"{ZONE_NAMES[attack // ZONES]}-{ZONE_NAMES[attack % ZONES]}" for attack in battle.attacks]
        lines.append("attacks " + " ".join(steps))
    if battle.duty != NONE:
        lines.append(f"duty {ZONE_NAMES[battle.duty]}")
    if battle.deed is not NO_DEED:
        lines.append("deed " + " ".join([str(number) for number in battle.deed.numbers()]))
    flags = [word for word, value in (("bled", battle.bled), ("shaken", battle.shaken)) if value]
    if flags:
        lines.append("flags " + " ".join(flags))
    return lines
