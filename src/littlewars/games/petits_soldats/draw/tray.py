"""Beside the table: which round it is, star and cubes, and the dice of an attack; laces lie there otherwise."""

from typing import Final

from littlewars.games.petits_soldats.draw.badges import SHIELD
from littlewars.games.petits_soldats.draw.glyphs import cube, die, token
from littlewars.games.petits_soldats.draw.lines import BURST, everybody
from littlewars.games.petits_soldats.draw.names import MISSION_RULES, mission_name, seat_name, soldier_name
from littlewars.games.petits_soldats.draw.places import Places
from littlewars.games.petits_soldats.lengths import CM, GREEN, RED, YELLOW
from littlewars.games.petits_soldats.view import BattleView, ShotSeen
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, place, text, title
from littlewars.pieces.words import fitted

DIE: Final = 82
LACES: Final = ((GREEN, "green"), (YELLOW, "yellow"), (RED, "red"))
AGAIN: Final = "M52 20A24 24 0 1 0 56 36M54 6v16H38"  # an arrow round, on a square of 64


def mission(view: BattleView, places: Places, say: Say) -> str:
    """Say which round it is, and what the battle is about."""
    x, y, wide, high = places.mission
    name = mission_name(view.mission)
    words = Message("picture-mission", name=name, round=view.round, rounds=view.rounds)
    middle = wide // 2
    inner = title(say(words)) + box(0, 0, wide, high, 12, "mat")
    inner += fitted(middle, 26, 22, wide - 16, say(Message("picture-round")), "word-mat")
    inner += fitted(middle, 74, 50, wide - 20, f"{max(1, view.round)}/{view.rounds}", "ps-round")
    inner += fitted(middle, 100, 20, wide - 16, say(name), "word-mat")
    rule = MISSION_RULES[view.mission]
    return group(inner, "ps-mission", id="mission", transform=place(x, y), data_rule=rule)


def reserve(view: BattleView, places: Places, say: Say) -> str:
    """Draw the stack of cubes and the cube that was drawn."""
    x, y, wide, high = places.reserve
    drawn = box(x, y, wide, high, 12, "tray")
    left = sum(view.cubes)
    inner = title(say(Message("picture-cubes", drawn=view.cube, left=left)))
    inner += box(0, 0, wide, high, 12, "touch")
    if view.cube:
        inner += cube(view.cube, 8, 12, 86)
    start = wide - 84
    for i, count in enumerate(view.cubes):
        across, down = start + 40 * (i % 2), 6 + 53 * (i // 2)
        small = cube(i + 1, across, down, 34)
        inner += small if count else group(small, "ps-drawn-out")
        for pip in range(2):
            inner += disc(across + 10 + 13 * pip, down + 42, 5, "ps-pip" if pip < count else "ps-pip-empty")
    return drawn + group(inner, "ps-cubes", id="cubes", transform=place(x, y), data_rule="PS-302")


def star(view: BattleView, places: Places, say: Say) -> str:
    """Draw the first player's star: in the HQ of who holds it, or in the reserve."""
    if view.star >= 0:
        x, y, wide, _ = places.hqs[view.star]
        spot, size = (x + 54, y - 2), 44
        words = Message("picture-star", seat=seat_name(view.star))
    else:
        x, y, wide, high = places.reserve
        size = 30 if view.cube else 70
        spot = (x + (wide - 90) // 2 - size // 2, y + (high - size) // 2)
        words = Message("picture-star-free")
    inner = title(say(words)) + token("star", 0, 0, size)
    return group(inner, "ps-star", id="star", transform=place(*spot), data_rule="PS-810")


# -- the bench


def bench(view: BattleView, places: Places, say: Say) -> str:
    """Draw the dice of the attack being rolled; otherwise the laces, as long as they are on this table."""
    drawn = box(*places.bench, 12, "tray")
    return drawn + (dice(view, view.shot, places, say) if view.shot else laces(places, say))


def dice(view: BattleView, shot: ShotSeen, places: Places, say: Say) -> str:
    """Draw the dice, hits against the target's defense, what comes of them, and the rerolls left."""
    x, y, wide, high = places.bench
    known = everybody(view)
    shooter, target = known[shot.shooter], known[shot.target]
    count = len(shot.dice) + (1 if shot.scope else 0)
    if wide > 3 * high:
        size, columns, left, top = DIE, count, x + 14, y + (high - DIE) // 2
        rest = x + 14 + (DIE + 6) * 6
        drawn = tally(shot, target.defense, rest + 4, y + 26, 120)
        drawn += verdict(shot, target.defense, rest + 130, y + 20, 130, say)
    elif wide > high:
        size, columns, left, top = 76, 3, x + 10, y + 10
        drawn = tally(shot, target.defense, x + 258, y + 10, wide - 264)
        drawn += verdict(shot, target.defense, x + 258, y + 68, wide - 264, say)
    else:
        size = min(DIE, (high - 188) // 3 - 8, (wide - 16) // 2 - 3)
        columns, left, top = 2, x + (wide - 2 * size - 6) // 2, y + 64
        words = Message("picture-shot", target=soldier_name(target.kind))
        drawn = fitted(x + wide // 2, y + 27, 22, wide - 16, say(soldier_name(shooter.kind)), "word-table")
        drawn += fitted(x + wide // 2, y + 53, 22, wide - 16, say(words), "word-table")
        low = y + high - 122
        drawn += tally(shot, target.defense, x + wide // 2 - 85, low, 170)
        drawn += verdict(shot, target.defense, x + 6, low + 54, wide - 12, say)
    keys = [(f"die-{i}", "attack", face, "PS-1202") for i, face in enumerate(shot.dice)]
    keys += [("scope", "sniper", shot.scope, "PS-1203")] if shot.scope else []
    for i, (key, kind, face, rule) in enumerate(keys):
        spot = place(left + (size + 6) * (i % columns), top + (size + 8) * (i // columns))
        inner = title(say(Message("picture-die", kind=kind, face=face)))
        inner += box(3, 6, size - 2, size - 2, 16, "shadow") + die(kind, face, 0, 0, size)
        drawn += group(inner, "ps-die", id=key, transform=spot, data_rule=rule)
    return drawn


def tally(shot: ShotSeen, defense: int, x: int, y: int, wide: int) -> str:
    """Set hits against the defense."""
    size = min(60, wide * 2 // 5)
    scale = 1000 * size // 64
    sign = group(path(BURST, "ps-hits"), "ps-badge", transform=place(32, 32, 900))
    sign += text(32, 46, 38, str(shot.hits), "ps-hits-word")
    drawn = group(sign, "ps-badge", transform=place(x, y, scale))
    sign = path(SHIELD, "ps-defense") + text(32, 48, 44, str(defense), "ps-defense-word")
    drawn += group(sign, "ps-badge", transform=place(x + wide - size, y, scale))
    return drawn + text(x + wide // 2, y + size * 7 // 10, size // 2, ">" if shot.hits > defense else "≤", "word-table")


def verdict(shot: ShotSeen, defense: int, x: int, y: int, wide: int, say: Say) -> str:
    """Say how many hearts the hits are worth, and how many rerolls are left."""
    harm = max(0, shot.hits - defense)
    middle = x + wide // 2
    ink = "ps-harm" if harm else "word-table"
    drawn = fitted(middle, y + 28, 25, wide, say(Message("picture-harm", harm=harm)), ink)
    inner = title(say(Message("picture-rerolls", count=shot.rerolls)))
    inner += group(path(AGAIN, "ps-again"), "ps-badge", transform=place(middle - 36, y + 34, 440))
    return drawn + group(inner + text(middle + 20, y + 58, 28, f"×{shot.rerolls}", "word-table"), "ps-rerolls")


def laces(places: Places, say: Say) -> str:
    """Hang up the green token and both laces, as long as they are on the table."""
    x, y, wide, high = places.bench
    drawn = ""
    for i, (length, key) in enumerate(LACES):
        long, words = round(length * places.scale), say(Message("picture-length", centimetres=length // CM))
        if wide > high:
            middle = y + high * (2 * i + 1) // 6
            line, spot = f"M{x + 84} {middle}{folded(long, wide - 96, 'h', 'v')}", (x + 42, middle + 8)
        else:
            middle = x + wide * (2 * i + 1) // 6
            line, spot = f"M{middle} {y + 56}{folded(long, high - 66, 'v', 'h')}", (middle, y + 34)
        drawn += path(line, "ps-length-back") + path(line, f"ps-length-{key}")
        drawn += fitted(*spot, 22, 74 if wide > high else wide // 3 - 6, words, "word-table")
    return group(title(say(Message("picture-laces"))) + drawn, "ps-laces")


def folded(long: int, room: int, along: str, across: str) -> str:
    """Write the line of a lace, folded once where there is too little room."""
    return f"{along}{long}" if long <= room else f"{along}{room}{across}-17{along}-{long - room}"
