"""Lines over the table: who sees whom, and what was just done: the lace of a move, a throw, a blast, harm."""

from collections.abc import Sequence
from math import hypot
from typing import Final, TypeAlias

from littlewars.games.petits_soldats.content import GRENADE_FACES, MORTAR_FACES
from littlewars.games.petits_soldats.draw.glyphs import die, spoon
from littlewars.games.petits_soldats.draw.headquarters import card_place, figure_spot
from littlewars.games.petits_soldats.draw.places import Places
from littlewars.games.petits_soldats.events import EXPOSED, FLICKED, HEALED, HURT, LANDED, MOVED, RESTED, ROUND, SPOON
from littlewars.games.petits_soldats.lengths import BASE, CM, DIE, GREEN, MORTAR, YELLOW
from littlewars.games.petits_soldats.view import BattleView, SoldierSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import disc, group, path, title
from littlewars.pieces.words import fitted

Events: TypeAlias = Sequence[tuple[int, ...]]

BURST: Final = "M0-31l8 11 12-8 0 14 14 1-7 13 8 11-14 4-1 14-13-5-8 11-8-11-13 5-1-14-14-4 8-11-7-13 14-1 0-14 12 8z"
PLAQUE: Final = "M-27 0a27 27 0 1 1 54 0a27 27 0 1 1-54 0z"
TOLD: Final = (  # events of harm and healing: where the soldier is told, and how it is drawn
    (HURT, 1, "−", BURST, "ps-burst"),
    (EXPOSED, 1, "−", PLAQUE, "ps-exposed"),
    (HEALED, 2, "+", PLAQUE, "ps-healed"),
)


def everybody(view: BattleView) -> dict[int, SoldierSeen]:
    """Return all soldiers by their number."""
    return {seen.number: seen for side in view.sides for seen in side.soldiers}


def sights(view: BattleView, places: Places) -> str:
    """Draw a thin line from each soldier to the enemies he sees; solid in red range, dotted further away."""
    known, drawn = everybody(view), ""
    for eye, aim, red in view.sights:
        one, other = known[eye], known[aim]
        far = hypot(other.x - one.x, other.y - one.y)
        across, up = (other.x - one.x) * BASE / far, (other.y - one.y) * BASE / far
        start = round(one.x + across), round(one.y + up)
        line = places.line([start, (round(other.x - across), round(other.y - up))])
        drawn += path(line, "ps-sight-back") + path(line, "ps-sight-red" if red else "ps-sight")
    return group(drawn, "ps-sights") if drawn else ""


# -- what was just done


def points(event: tuple[int, ...], start: int) -> list[tuple[int, int]]:
    """Return the points an event ends with."""
    rest = event[start:]
    return list(zip(rest[::2], rest[1::2], strict=True))


def lace(events: Events, places: Places, say: Say) -> str:
    """Lay the dotted lace of each move."""
    drawn = ""
    for event in events:
        way = points(event, 3) if event[0] == MOVED else []
        if len(way) > 1:
            line = places.line(way)
            drawn += path(line, "ps-lace-back") + path(line, "ps-lace") + places.circle(*way[0], BASE, "ps-lace-start")
    inner = title(say(Message("picture-lace"))) + drawn
    return group(inner, "ps-lace-laid", id="lace", data_rule="PS-402") if drawn else ""


def trail(events: Events, places: Places, say: Say) -> str:
    """Draw the way of a die or a token that was thrown."""
    drawn = ""
    for event in events:
        way = points(event, 3) if event[0] == FLICKED else []
        if len(way) > 1:
            line = places.line(way)
            drawn += path(line, "ps-trail-back") + path(line, "ps-trail-practice" if event[2] else "ps-trail")
            drawn += "".join([places.circle(x, y, DIE // 2, "ps-bounce") for x, y in way[1:-1]])
    inner = title(say(Message("picture-trail"))) + drawn
    return group(inner, "ps-trail-drawn", id="trail", data_rule="PS-920") if drawn else ""


def blast(events: Events, places: Places, say: Say) -> str:
    """Draw the circle inside which a throw was felt."""
    event = thrown(events)
    if event is None or event[5]:
        return ""
    grenade = event[0] == RESTED
    face = GRENADE_FACES[event[6]] if grenade else MORTAR_FACES[event[6]]
    if face == "mishap":
        return ""
    reach = DIE + YELLOW if grenade else MORTAR + (GREEN if face == "impact" else YELLOW)
    looks = "ps-blast-practice" if event[2] else "ps-blast"
    drawn = places.circle(event[3], event[4], reach, "ps-blast-back") + places.circle(event[3], event[4], reach, looks)
    words = Message("picture-blast", reach=(GREEN if face == "impact" else YELLOW) // CM)
    return group(title(say(words)) + drawn, "ps-blast-drawn", id="blast", data_rule="PS-732" if grenade else "PS-723")


def thrown(events: Events) -> tuple[int, ...] | None:
    """Return where the last throw ended."""
    found = [event for event in events if event[0] in (RESTED, LANDED)]
    return found[-1] if found else None


def missiles(view: BattleView, events: Events, places: Places, say: Say) -> str:
    """Draw the grenade die or the mortar token, at rest or waiting to be thrown, and the spoon."""
    event, drawn = thrown(events), ""
    aimed = view.origin if view.weapon else None
    spoons = [(found[2], found[3]) for found in events if found[0] == SPOON]
    if aimed and view.weapon == "mortar":
        drawn += catapult(view, aimed[0], aimed[1], places, say)
    elif spoons:
        drawn += catapult(view, *spoons[-1], places, say)
    if aimed:
        face = "3" if view.weapon == "grenade" else "impact"
        return drawn + missile(view.weapon, face, aimed[0], aimed[1], places, say)
    if event is None or event[5]:
        return drawn
    if event[0] == RESTED:
        return drawn + missile("grenade", GRENADE_FACES[event[6]], event[3], event[4], places, say)
    return drawn + missile("mortar", MORTAR_FACES[event[6]], event[3], event[4], places, say)


def missile(kind: str, face: str, x: int, y: int, places: Places, say: Say) -> str:
    """Draw the grenade die or the mortar token, a little larger than it is."""
    words = Message("picture-grenade" if kind == "grenade" else "picture-mortar", face=face)
    size = max(34, round(2.4 * (DIE if kind == "grenade" else MORTAR) * places.scale))
    inner = title(say(words)) + disc(2, 4, size // 2, "shadow") + die(kind, face, -size // 2, -size // 2, size)
    rule = "PS-1204" if kind == "grenade" else "PS-1205"
    return group(inner, "ps-missile", id=kind, transform=places.spot(x, y), data_rule=rule)


def catapult(view: BattleView, x: int, y: int, places: Places, say: Say) -> str:
    """Draw the spoon at the border, its bowl towards the table."""
    gaps = (x, view.table.height - y, view.table.width - x, y)
    turn = (90, 180, 270, 0)[gaps.index(min(gaps))]
    inner = title(say(Message("picture-spoon"))) + spoon(0, 0, 54, turn)
    return group(inner, "ps-missile", id="spoon", transform=places.spot(x, y), data_rule="PS-720")


def bursts(view: BattleView, events: Events, places: Places) -> str:
    """Draw on everybody who was hurt, exposed or healed this round by how much."""
    known, drawn = everybody(view), ""
    rounds = [i for i, event in enumerate(events) if event[0] == ROUND]
    events = events[rounds[-1] :] if rounds else events
    for kind, who, sign, shape, looks in TOLD:
        sums: dict[int, int] = {}
        for event in events:
            if event[0] == kind:
                sums[event[who]] = sums.get(event[who], 0) + event[who + 1]
        for number, count in sums.items():
            inner = path(shape, looks) + fitted(0, 11, 30, 46, f"{sign}{count}", "ps-burst-word")
            x, y = burst_spot(view, known[number], places, -34 if kind == EXPOSED else 0)
            drawn += group(inner, "ps-told", transform=f"translate({x} {y})")
    return drawn


def burst_spot(view: BattleView, seen: SoldierSeen, places: Places, aside: int) -> tuple[int, int]:
    """Return where a burst lies: over a figure's head, or on its card."""
    if seen.x >= 0:
        return round(places.x(seen.x)) + (aside - 38 if seen.seat else 38 - aside), round(places.y(seen.y)) - 36
    x, y, size = figure_spot(card_place(places.hqs[seen.seat], view.sides[seen.seat], seen))
    return x + aside, y - size // 4
