"""A battle, or a meeting with Buff: both lines over a part of the map, their sums, and who would win."""

from typing import Final

from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.figures import figure
from littlewars.games.battalia.draw.glyphs import action, token
from littlewars.games.battalia.draw.land import SHIELD
from littlewars.games.battalia.draw.names import BARE, BUFF, faction_of, figure_seat, figure_words, seat_words
from littlewars.games.battalia.draw.places import Places, Spot
from littlewars.games.battalia.draw.sheets import row
from littlewars.games.battalia.ground import SIZE, SQUARE_NAMES
from littlewars.games.battalia.view import BattleSeen, LineSeen, PartSeen, WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, text, title
from littlewars.pieces.words import fitted

ROWS: Final = 3  # of the map that the panel covers
HEAD: Final = 34
WORD: Final = 38  # the strip between the lines
WHO: Final = 116  # width of the column that tells whose line it is
SUM: Final = 84  # … and of the total
UNDECIDED: Final = -1


def battle(view: WorldView, places: Places, say: Say) -> str:
    """Draw the battle that is going on, over rows of the map that do not hide its square."""
    seen = view.battle
    if seen is None:
        return ""
    spot = places.rows(0 if seen.square // SIZE >= SIZE // 2 else SIZE - ROWS, ROWS)
    x, y, width, high = spot
    half = (high - HEAD - WORD) // 2
    inner = title(say(battle_words(view, seen))) + box(x + 3, y + 6, width, high, 14, "shadow")
    inner += box(x, y, width, high, 14, "bat-panel")
    heading = Message("picture-battle", square=SQUARE_NAMES[seen.square], target=seen.target)
    inner += fitted(x + width // 2, y + 26, 23, width - 40, say(heading), "word-number")
    attack, defence = line_of(seen, True), line_of(seen, False)
    inner += part(view, seen, attack, True, (x + 6, y + HEAD, width - 12, half), say)
    inner += verdict(view, seen, (x + 6, y + HEAD + half, width - 12, WORD), say)
    inner += part(view, seen, defence, False, (x + 6, y + HEAD + half + WORD, width - 12, half - 6), say)
    return ring(places, seen.square) + group(inner, "bat-battle", id="battle", data_rule="BAT-183")


def ring(places: Places, square: int) -> str:
    """Mark the square that is fought for."""
    x, y = places.corner(square)
    size = places.tile - 6
    return box(x + 3, y + 3, size, size, 10, "bat-fought-back") + box(x + 3, y + 3, size, size, 10, "bat-fought")


def line_of(seen: BattleSeen, attacks: bool) -> LineSeen | None:
    """Find the line of a role, when there is one."""
    for line in seen.lines:
        if line.attacks == attacks:
            return line
    return None


def fixed(seen: BattleSeen, attacks: bool) -> bool:
    """Tell whether this role has a strength but no line: the horde, a neutral city, the ruins."""
    return seen.strength > 0 and attacks == (seen.target == "hero")


def seat_of(view: WorldView, seen: BattleSeen, attacks: bool) -> int:
    """Return who attacks or defends; less than nothing when it is nobody."""
    if fixed(seen, attacks):
        return UNDECIDED
    if attacks:
        return figure_seat(view, seen.attacker)
    if seen.target in ("hero", "buff"):
        return figure_seat(view, seen.victim)
    return view.squares[seen.square].owner


def total(view: WorldView, seen: BattleSeen, attacks: bool) -> int:
    """Return the strength of a role as far as it is known; UNDECIDED while its line is secret."""
    if fixed(seen, attacks):
        return seen.strength
    line = line_of(seen, attacks)
    return line.total if line is not None else UNDECIDED


# -- the two lines


def part(view: WorldView, seen: BattleSeen, line: LineSeen | None, attacks: bool, spot: Spot, say: Say) -> str:
    """Draw one side of the battle: who, which cards, and the sum."""
    x, y, width, high = spot
    seat = seat_of(view, seen, attacks)
    faction = faction_of(view, seat)
    drawn = box(x, y, width, high, 10, "bat-line") + who(view, seen, attacks, seat, x, y, high, say)
    left, room = x + WHO, width - WHO - SUM
    if line is not None:
        cards = [*line.cards, *([line.ambush.card, line.ambush.unit] if line.ambush is not None else [])]
        drawn += row(cards, list(line.raised), list(line.rolls), left, y + 6, room - 10, say)
        drawn += fitted(left + room // 2 - 5, y + high - 9, 20, room - 10, say(sum_words(line)), "word")
    else:
        key = seen.target if not attacks else "horde"
        words = Message("picture-fixed", target=key, strength=seen.strength)
        if not fixed(seen, attacks):
            words = waiting(view, seen, attacks)
        drawn += fitted(left + room // 2, y + high // 2 + 8, 22, room - 16, say(words), "word")
    return group(drawn + sum_sign(view, seen, attacks, x + width - SUM // 2, y + high // 2), f"side-{faction}")


def waiting(view: WorldView, seen: BattleSeen, attacks: bool) -> Message:
    """Say that a line is still to come, and what the city adds to it."""
    if not attacks and seen.target == "city":
        return Message("picture-city-waits", strength=view.squares[seen.square].strength)
    return Message("picture-line-waits")


def who(view: WorldView, seen: BattleSeen, attacks: bool, seat: int, x: int, y: int, high: int, say: Say) -> str:
    """Draw whose line it is: a figure with its emblem, a city, or the horde."""
    faction = faction_of(view, seat)
    leader = seen.attacker if attacks else seen.victim
    middle = x + WHO // 2 - 4
    line = line_of(seen, attacks)
    kind = f"hero-{faction}" if faction != BARE else ""
    if leader == BUFF or (line is not None and line.buff_leads):
        kind = "buff"
    drawn = ""
    if kind and (leader >= 0 or kind == "buff"):
        drawn += figure(kind, middle - 18, y + high // 2 + 12, 68, 0)
        drawn += emblem(faction, middle + 12, y + high // 2 - 32, 38) if faction != BARE else ""
    elif faction != BARE:
        drawn += emblem(faction, middle - 28, y + high // 2 - 44, 56)
    else:
        drawn += action("fight", middle - 26, y + high // 2 - 42, 52)
    name = figure_words(view, leader) if leader >= 0 else Message("picture-target", target=seen.target)
    if seat >= 0 and leader != BUFF:
        name = seat_words(view, seat)
    drawn += fitted(middle, y + high - 24, 19, WHO - 10, say(name), "word-number")
    role = Message("picture-role", role="attack" if attacks else "defence")
    return drawn + fitted(middle, y + high - 7, 15, WHO - 10, say(role), "bat-small")


def sum_sign(view: WorldView, seen: BattleSeen, attacks: bool, x: int, y: int) -> str:
    """Draw the total of a role."""
    value = total(view, seen, attacks)
    if fixed(seen, attacks):
        if attacks:
            return token(value, x - 34, y - 34, 68)
        at = f"translate({x - 32} {y - 36}) scale(1.9)"
        sign = group(path(f"M0 0{SHIELD}", "bat-shield"), "bat-large", transform=at)
        return sign + text(x, y + 12, 42, str(value), "bat-shield-word")
    drawn = disc(x, y, 34, "bat-total" if value >= 0 else "bat-total-none")
    return drawn + fitted(
        x, y + 14, 40, 58, str(value) if value >= 0 else "?", "bat-total-word" if value >= 0 else "word"
    )


# -- what they come to


def sum_words(line: LineSeen) -> Message:
    """Write the sum of a line part by part: "units 10 + terrain 1 = 11"."""
    parts = [one for one in line.parts if one.value]
    if not parts:
        return Message("picture-sum-none")
    return Message("picture-sum", parts=parts_words(parts), total=line.total)


def parts_words(parts: list[PartSeen]) -> Message:
    """Write some parts of a sum."""
    told = Message("picture-part", part=parts[-1].key, value=parts[-1].value)
    for one in reversed(parts[:-1]):
        told = Message("picture-parts", first=Message("picture-part", part=one.key, value=one.value), rest=told)
    return told


def outcome(view: WorldView, seen: BattleSeen) -> Message:
    """Say who wins as things stand: the attacker must be strictly stronger (BAT-186)."""
    attack, defence = total(view, seen, True), total(view, seen, False)
    if attack < 0 or defence < 0:
        return Message("picture-verdict-open", attack=max(0, attack), known="yes" if attack >= 0 else "no")
    final = all([line.committed for line in seen.lines]) and len(seen.lines) == (1 if seen.strength else 2)
    wins = "attacker" if attack > defence else "defender"
    return Message("picture-verdict", attack=attack, defence=defence, wins=wins, final="yes" if final else "no")


def verdict(view: WorldView, seen: BattleSeen, spot: Spot, say: Say) -> str:
    """Draw between the lines who would win, in the winner's colours."""
    x, y, width, high = spot
    attack, defence = total(view, seen, True), total(view, seen, False)
    look, faction = "word", BARE
    drawn = ""
    if attack >= 0 and defence >= 0:
        look, faction = "word-side", faction_of(view, seat_of(view, seen, attack > defence))
        drawn = box(x, y + 4, width, high - 8, 15, "plate-head")
    drawn += fitted(x + width // 2, y + high - 12, 21, width - 30, say(outcome(view, seen)), look)
    return group(drawn, f"side-{faction}")


def battle_words(view: WorldView, seen: BattleSeen) -> Message:
    """Sum up the battle."""
    return Message(
        "picture-battle-told",
        square=SQUARE_NAMES[seen.square],
        attacker=figure_words(view, seen.attacker),
        outcome=outcome(view, seen),
    )
