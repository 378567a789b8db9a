"""My Little Battlefield as a picture: a view in, SVG out."""

from collections.abc import Sequence

from littlewars.games.my_little_battlefield.draw.banner import banner, scenario
from littlewars.games.my_little_battlefield.draw.boards import board
from littlewars.games.my_little_battlefield.draw.field import arrows, mat, moves, traces
from littlewars.games.my_little_battlefield.draw.figures import symbols
from littlewars.games.my_little_battlefield.draw.hand import draw_hand
from littlewars.games.my_little_battlefield.draw.panel import panel
from littlewars.games.my_little_battlefield.draw.places import HEIGHT, WIDTH
from littlewars.games.my_little_battlefield.draw.portraits import board_portrait, faction_portrait, scenario_portrait
from littlewars.games.my_little_battlefield.draw.sectors import field, land, pawns
from littlewars.games.my_little_battlefield.draw.terrains import land_symbols
from littlewars.games.my_little_battlefield.draw.tray import tray
from littlewars.games.my_little_battlefield.draw.units import armies, reserve
from littlewars.games.my_little_battlefield.ground import BLUE, RED
from littlewars.games.my_little_battlefield.view import BattleView
from littlewars.kernel.words import Say
from littlewars.pieces.svg import box, svg, title

__all__ = ["board_portrait", "draw", "draw_hand", "faction_portrait", "scenario_portrait"]


def draw(view: BattleView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw the table as it stands after these events."""
    steps = moves(view, events)
    inner = [
        title(say(view.caption)),
        symbols({seen.figure for seen in view.units if view.boards[seen.seat].board}),
        land_symbols({land(seen) for seen in view.sectors}),
        box(0, 0, WIDTH, HEIGHT, 20, "table"),
        mat(),
        field(view, say),
        scenario(view, say),
        reserve(view, RED, say),
        reserve(view, BLUE, say),
        board(view, RED, say),
        board(view, BLUE, say),
        panel(view, say),
        tray(view, say),
        banner(view, say),
        pawns(view, say),
        traces(steps),
        armies(view, say),
        arrows(steps),
    ]
    return svg(WIDTH, HEIGHT, "".join(inner), "drawing my-little-battlefield")
