"""Small Wars as a picture: a view in, SVG out."""

from collections.abc import Sequence

from littlewars.games.small_wars.draw.crowds import crowds
from littlewars.games.small_wars.draw.field import arrows, field, traces
from littlewars.games.small_wars.draw.hand import draw_hand
from littlewars.games.small_wars.draw.places import HEIGHT, WIDTH
from littlewars.games.small_wars.draw.portraits import army_portrait, scenario_portrait
from littlewars.games.small_wars.draw.scoreboard import banner, plates, turn_track
from littlewars.games.small_wars.draw.silhouettes import symbols
from littlewars.games.small_wars.draw.trays import trays
from littlewars.games.small_wars.events import FELL
from littlewars.games.small_wars.view import WarView
from littlewars.kernel.words import Message, Say
from littlewars.pieces.svg import box, svg, title

__all__ = ["army_portrait", "draw", "draw_hand", "scenario_portrait"]


def draw(view: WarView, events: Sequence[tuple[int, ...]], say: Say) -> str:
    """Draw the table as it stands after these events."""
    yellow, red = view.scores
    scenario = Message(f"scenario-{view.scenario}")
    caption = Message("picture-title", scenario=scenario, turn=view.turn, turns=view.turns, yellow=yellow, red=red)
    sheets = {seen.sheet for seen in view.figures} | {sheet for side in view.to_place for sheet in side}
    inner = [
        title(say(caption)),
        symbols(sheets),
        box(0, 0, WIDTH, HEIGHT, 20, "table"),
        plates(view, say),
        turn_track(view, say),
        trays(view, events, say),
        field(view, say),
        traces(events),
        crowds(view, {event[1] for event in events if event[0] == FELL}, say),
        arrows(events),
        banner(view, say),
    ]
    return svg(WIDTH, HEIGHT, "".join(inner), "drawing small-wars")
