"""The map: squares with their terrain cards, cities and ruins, and what lies at the ruins."""

from typing import Final

from littlewars.games.battalia.cards import GREAT, GREAT_KEYS
from littlewars.games.battalia.content import TERRAIN_KEYS
from littlewars.games.battalia.draw.cities import city, ruins
from littlewars.games.battalia.draw.emblems import emblem
from littlewars.games.battalia.draw.faces import face
from littlewars.games.battalia.draw.names import BARE, card_rule, card_words, faction_of, seat_words
from littlewars.games.battalia.draw.places import EDGE, LABELS, RIM, Places
from littlewars.games.battalia.draw.tiles import tile
from littlewars.games.battalia.ground import SIZE, SQUARE_NAMES, turned
from littlewars.games.battalia.names import terrain_name
from littlewars.games.battalia.view import SquareSeen, WorldView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, disc, group, path, text, title

RULES: Final = {"empty": "BAT-102", "road": "BAT-161", "city": "BAT-167", "ruins": "BAT-103"}
SHIELD: Final = "h34v20q0 14-17 20-17-6-17-20z"  # from its upper left, 40 high
HOUSE: Final = "l11 9h-4v9h-14v-9h-4z"  # from its top, 18 high
ARROW: Final = "l19 20h-10v17h-18v-17h-10z"  # from its top, 37 high
TREASURE: Final = 30  # side of a Great Artefact's medal
TREASURES: Final = ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1))  # across and down, in steps of a third of the square


def land(view: WorldView, places: Places, say: Say) -> str:
    """Draw the map."""
    drawn = mat(view, places)
    for seen in view.squares:
        if seen.inside:
            drawn += square(view, seen, places, say)
    return drawn


def mat(view: WorldView, places: Places) -> str:
    """Draw the ground the squares lie on, and the names of rows and columns beside it."""
    size, ground, labels = places.tile, "", ""
    for seen in view.squares:
        if seen.inside:
            x, y = places.corner(seen.square)
            ground += f"M{x - RIM} {y - RIM}h{size + 2 * RIM}v{size + 2 * RIM}h-{size + 2 * RIM}z"
    for row in range(SIZE):
        labels += text(EDGE + LABELS // 2 - 3, places.top + size * row + size // 2 + 8, 21, str(row + 1), "word-table")
    for column in places.columns:
        x, y = places.corner(SIZE * (SIZE - 1) + column)
        labels += text(x + size // 2, y + size + 22, 21, "ABCDEFG"[column], "word-table")
    return path(ground, "bat-mat") + labels


def square(view: WorldView, seen: SquareSeen, places: Places, say: Say) -> str:
    """Draw a square and what was built on it."""
    x, y = places.corner(seen.square)
    size = places.tile
    inner = title(say(square_words(view, seen)))
    if seen.ground == "empty":
        inner += box(x + 2, y + 2, size - 4, size - 4, 8, "bat-open" if seen.open else "bat-empty")
        inner += open_sign(x + size // 2, y + size // 2) if seen.open and view.laying_turn < 0 else ""
    else:
        inner += tile(seen.terrain, seen.exits, x, y, size)
    if seen.ground == "city":
        inner += town(view, seen, x, y, size)
    elif seen.ground == "ruins":
        inner += ruins(x + size // 8, y + size // 4, size * 3 // 4)
        inner += shield(seen.strength, x + 5, y + size - 43)
    if seen.square == view.about:
        inner += ghost(view, x, y, size) if view.laying_turn >= 0 else ""
        inner += box(x + 4, y + 4, size - 8, size - 8, 8, "can-do-back")
        inner += box(x + 4, y + 4, size - 8, size - 8, 8, "can-do")
    name = SQUARE_NAMES[seen.square]
    return group(inner, "bat-square", id=f"square-{name}", data_rule=RULES[seen.ground])


def square_words(view: WorldView, seen: SquareSeen) -> Message:
    """Say what lies on a square."""
    name, terrain = SQUARE_NAMES[seen.square], terrain_name(seen.terrain or "none")
    if seen.ground == "empty":
        return Message("picture-empty", square=name, open="yes" if seen.open else "no")
    if seen.ground == "road":
        return Message("picture-road", square=name, terrain=terrain)
    if seen.ground == "ruins":
        return Message("picture-ruins", square=name, strength=seen.strength, left=len(view.great))
    if seen.owner < 0:
        return Message("picture-neutral", square=name, terrain=terrain, strength=seen.strength, level=seen.level)
    side = seat_words(view, seen.owner)
    if seen.start < 0:
        return Message(
            "picture-city", square=name, terrain=terrain, side=side, level=seen.level, strength=seen.strength
        )
    return Message(
        "picture-city-start",
        square=name,
        terrain=terrain,
        side=side,
        level=seen.level,
        strength=seen.strength,
        start=seat_words(view, seen.start),
    )


def open_sign(x: int, y: int) -> str:
    """Mark an empty square that a road leads to."""
    return path(f"M{x} {y - 13}v26M{x - 13} {y}h26", "bat-open-sign")


def ghost(view: WorldView, x: int, y: int, size: int) -> str:
    """Show the card that is being laid as it will lie once it is paid."""
    pile = next(seen for seen in view.piles if seen.key == view.laying)
    drawn = tile(TERRAIN_KEYS[pile.top], turned(pile.exits, view.laying_turn), x, y, size)
    drawn += city(1, x + size // 11, y + size // 40, size * 9 // 11) if pile.kind == "city" else ""
    return group(drawn, "bat-ghost")


def town(view: WorldView, seen: SquareSeen, x: int, y: int, size: int) -> str:
    """Draw a city in its owner's colours, or a neutral one with its strength."""
    faction = faction_of(view, seen.owner)
    drawn = city(seen.level, x + size // 11, y + size // 40, size * 9 // 11)
    if seen.figures:  # beside whoever stands before it
        drawn = city(seen.level, x + size // 25, y + size // 25, size * 13 // 20)
    if len(seen.figures) > 1:
        drawn = city(seen.level, x + size // 4, y + size // 40, size // 2)
    if seen.owner >= 0:
        drawn = box(x + 3, y + 3, size - 6, size - 6, 8, "bat-held") + drawn
        mark = size * 26 // 100
        drawn += emblem(faction, x + 4, y + size - mark - 4, mark)
    else:
        drawn += shield(seen.strength, x + size - 40, y + 5)
    drawn = group(drawn, f"side-{faction}")
    if seen.start >= 0:
        at_x, at_y = x + size - 19, y + 19
        sign = disc(at_x, at_y, 15, "bat-home") + path(f"M{at_x} {at_y - 11}{HOUSE}", "bat-home-sign")
        drawn += group(sign, f"side-{faction_of(view, seen.start)}")
    return drawn


def shield(strength: int, x: int, y: int) -> str:
    """Draw a strength to overcome, on a grey shield of 34 units."""
    drawn = path(f"M{x} {y}{SHIELD}", "bat-shield") + text(x + 17, y + 25, 24, str(strength), "bat-shield-word")
    return group(drawn, f"side-{BARE}")


def treasures(view: WorldView, places: Places, say: Say) -> str:
    """Draw the Great Artefacts that lie at the ruins."""
    drawn = ""
    for seen in view.squares:
        if seen.ground != "ruins":
            continue
        left, top = places.corner(seen.square)
        for i, card in enumerate(view.great):
            across, down = TREASURES[i % len(TREASURES)]
            x = left + (places.tile * (2 * across + 1) - 3 * TREASURE) // 6
            y = top + 4 + (TREASURE + 2) * down
            inner = title(say(card_words(card))) + face(card, x, y, TREASURE)
            inner += box(x, y, TREASURE, TREASURE, 5, "bat-treasure")
            key = GREAT_KEYS[card - GREAT]
            drawn += group(inner, "bat-great", id=f"great-{key}", data_rule=card_rule(card))
    return drawn


def upgrades(view: WorldView, places: Places, say: Say) -> str:
    """Draw an arrow on each city that the viewer can upgrade now."""
    drawn = ""
    for square_ in view.upgrades:
        x, y = places.corner(square_)
        x, y = x + places.tile - 30, y + 30
        name = SQUARE_NAMES[square_]
        level = view.squares[square_].level + 1
        inner = title(say(Message("picture-upgrade", square=name, level=level)))
        inner += box(x - 34, y - 28, 62, 62, 8, "touch") + disc(x, y, 27, "bat-upgrade")
        inner += path(f"M{x} {y - 19}{ARROW}", "bat-upgrade-sign")
        drawn += group(inner, "bat-badge", id=f"upgrade-{name}", data_rule="BAT-166")
    return drawn
