"""Battalia as a picture: a view in, SVG out."""

from collections.abc import Sequence

from littlewars.games.battalia.cards import PROVISION, RANK_KEYS, unit
from littlewars.games.battalia.content import TERRAIN_KEYS
from littlewars.games.battalia.draw.auction import auction
from littlewars.games.battalia.draw.banner import banner
from littlewars.games.battalia.draw.battle import battle
from littlewars.games.battalia.draw.buff import buff_card, buff_die
from littlewars.games.battalia.draw.cities import city_symbols
from littlewars.games.battalia.draw.crowd import crowd
from littlewars.games.battalia.draw.emblems import emblem_symbols
from littlewars.games.battalia.draw.faces import face_symbols
from littlewars.games.battalia.draw.figures import symbols
from littlewars.games.battalia.draw.glyphs import glyph_symbols
from littlewars.games.battalia.draw.hand import draw_hand
from littlewars.games.battalia.draw.land import land, treasures, upgrades
from littlewars.games.battalia.draw.market import market
from littlewars.games.battalia.draw.oracle import oracle
from littlewars.games.battalia.draw.places import HEIGHT, WIDTH, Places
from littlewars.games.battalia.draw.sides import sides
from littlewars.games.battalia.draw.tiles import tile_symbols
from littlewars.games.battalia.draw.traces import bursts, traces
from littlewars.games.battalia.view import WorldView
from littlewars.kernel.words import Say
from littlewars.pieces.svg import box, svg, title

__all__ = ["draw", "draw_hand"]


def draw(view: WorldView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw the table as it stands after these events."""
    places = Places(view.players, view.buff != "none")
    kinds = {f"hero-{side.faction}" for side in view.sides if side.faction}
    inner = [
        title(say(view.caption)),
        emblem_symbols(),
        glyph_symbols(),
        city_symbols(),
        tile_symbols({*TERRAIN_KEYS, ""}),
        symbols(kinds | {"buff"}),
        face_symbols(pictured(view)),
        box(0, 0, WIDTH, HEIGHT, 20, "table"),
        land(view, places, say),
        treasures(view, places, say),
        traces(view, events, places),
        banner(view, say),
        oracle(view, places, say),
        buff_card(view, places, say),
        sides(view, places, say),
        market(view, places, say),
        buff_die(view, places, say),
        crowd(view, places, say),
        upgrades(view, places, say),
        bursts(events, places),
        battle(view, places, say),
        auction(view, places, say),
    ]
    return svg(WIDTH, HEIGHT, "".join(inner), "drawing battalia")


def pictured(view: WorldView) -> set[int]:
    """Return the cards whose pictures lie on the table."""
    found = {PROVISION, *view.great, *view.mercenaries}
    found |= {unit(RANK_KEYS.index(seen.key), seen.top) for seen in view.piles if seen.kind == "unit" and seen.top >= 0}
    for bid in view.bids:
        found |= set(bid.cards)
    if view.battle is not None:
        for line in view.battle.lines:
            found |= set(line.cards)
            if line.ambush is not None:
                found |= {line.ambush.card, line.ambush.unit}
    return {card for card in found if card >= 0}
