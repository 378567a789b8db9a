"""Les Rois du Champ de Bataille as a picture: a view in, SVG out."""

from collections.abc import Sequence

from littlewars.games.rois_du_champ_de_bataille.draw.arrows import bursts, deeds, origin, traces
from littlewars.games.rois_du_champ_de_bataille.draw.banner import banner, scenario
from littlewars.games.rois_du_champ_de_bataille.draw.field import field, mat
from littlewars.games.rois_du_champ_de_bataille.draw.figures import symbols
from littlewars.games.rois_du_champ_de_bataille.draw.hand import draw_hand
from littlewars.games.rois_du_champ_de_bataille.draw.piles import piles
from littlewars.games.rois_du_champ_de_bataille.draw.places import HEIGHT, WIDTH
from littlewars.games.rois_du_champ_de_bataille.draw.plates import plate
from littlewars.games.rois_du_champ_de_bataille.draw.portraits import army_portrait, scenario_portrait
from littlewars.games.rois_du_champ_de_bataille.draw.scenery import scenery_symbols
from littlewars.games.rois_du_champ_de_bataille.draw.troops import troops
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, RED
from littlewars.games.rois_du_champ_de_bataille.view import BattleView
from littlewars.kernel.words import Say
from littlewars.pieces.svg import box, svg, title

__all__ = ["army_portrait", "draw", "draw_hand", "scenario_portrait"]


def draw(view: BattleView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw the table as it stands after these events."""
    inner = [
        title(say(view.caption)),
        symbols({side.army for side in view.sides if side.army}),
        scenery_symbols({seen.scenery or "bare" for seen in view.zones}),
        box(0, 0, WIDTH, HEIGHT, 20, "table"),
        mat(),
        field(view, say),
        banner(view, say),
        plate(view, BLACK, say),
        piles(view, say),
        scenario(view, say),
        plate(view, RED, say),
        traces(events),
        origin(view),
        troops(view, say),
        bursts(events),
        deeds(view),
    ]
    return svg(WIDTH, HEIGHT, "".join(inner), "drawing rois")
