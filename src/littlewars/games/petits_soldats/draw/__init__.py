"""Petits Soldats as a picture: a view in, SVG out."""

from collections.abc import Sequence

from littlewars.games.petits_soldats.draw.banner import banner
from littlewars.games.petits_soldats.draw.figures import symbols
from littlewars.games.petits_soldats.draw.hand import draw_hand
from littlewars.games.petits_soldats.draw.headquarters import headquarters
from littlewars.games.petits_soldats.draw.lines import blast, bursts, lace, missiles, sights, trail
from littlewars.games.petits_soldats.draw.objects import object_symbols
from littlewars.games.petits_soldats.draw.places import WIDTH, Places
from littlewars.games.petits_soldats.draw.portraits import mission_portrait, table_portrait
from littlewars.games.petits_soldats.draw.soldiers import soldiers
from littlewars.games.petits_soldats.draw.table import biscuits, scenery, tokens, zone
from littlewars.games.petits_soldats.draw.track import track
from littlewars.games.petits_soldats.draw.tray import bench, mission, reserve, star
from littlewars.games.petits_soldats.view import BattleView
from littlewars.kernel.words import Say
from littlewars.pieces.svg import box, svg, title

__all__ = ["draw", "draw_hand", "mission_portrait", "table_portrait"]


def draw(view: BattleView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw the table as it stands after these events."""
    places = Places(view.table)
    kinds = {seen.kind for side in view.sides for seen in side.soldiers if seen.kind}
    inner = [
        title(say(view.caption)),
        symbols(kinds | {"general"}),
        object_symbols({seen.key for seen in view.table.pieces}),
        box(0, 0, WIDTH, places.height, 20, "table"),
        banner(view, say),
        track(view, say),
        mission(view, places, say),
        reserve(view, places, say),
        bench(view, places, say),
        headquarters(view, 0, places, say),
        headquarters(view, 1, places, say),
        star(view, places, say),
        zone(view, places, say),
        blast(events, places, say),
        tokens(view, places, say),
        scenery(view, places, say),
        biscuits(view, places, say),
        lace(events, places, say),
        trail(events, places, say),
        sights(view, places),
        missiles(view, events, places, say),
        places.plane(),
        soldiers(view, places, say),
        bursts(view, events, places),
    ]
    return svg(WIDTH, places.height, "".join(inner), "drawing petits-soldats")
