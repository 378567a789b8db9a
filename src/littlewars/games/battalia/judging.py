"""The end of the game: who has won, and how that is told (BAT-220 to BAT-224)."""

from typing import TYPE_CHECKING, Final

from littlewars.games.battalia.cards import GREAT
from littlewars.games.battalia.content import FACTION_KEYS, TOP_LEVEL
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.names import side_name
from littlewars.kernel.agenda import Seat
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.words import Message

if TYPE_CHECKING:
    from littlewars.games.battalia.state import World

GOING_ON: Final = 0
TARGET: Final = 1  # BAT-220
CLOSED: Final = 2  # BAT-221
TIMED: Final = 3  # BAT-222
ENDING_KEYS: Final = ["going-on", "target", "closed", "timed"]


def score(world: "World", seat: Seat) -> tuple[int, int, int, int]:
    """Return what a seat is ranked by: points, then level-4 cities, cities, Great Artefacts (BAT-223, BAT-224)."""
    levels = [world.levels[square] for square in world.cities(seat)]
    return (sum(levels), levels.count(TOP_LEVEL), len(levels), greats_owned(world, seat))


def greats_owned(world: "World", seat: Seat) -> int:
    """Count the Great Artefacts in a seat's deck, wherever they are."""
    cards = world.hands[seat] + world.decks[seat] + world.discards[seat] + world.bids[seat]
    if world.active == seat:
        cards = cards + world.played + world.aside
    return len([card for card in cards if card >= GREAT])


def outcome(world: "World") -> Outcome:
    """Tell how a game ended that is over."""
    scores = [score(world, seat) for seat in range(world.terms.players)]
    ranking: list[list[int]] = []
    for best in sorted(set(scores), reverse=True):
        ranking.append([seat for seat, found in enumerate(scores) if found == best])
    names = [side_name(seat, faction_key(world, seat)) for seat in ranking[0]]
    shared = len(names) > 1
    level = [found[0] for found in scores].count(max(scores)[0]) > 1
    reason = Message(
        "outcome-shared" if shared else "outcome-won",
        winner=names[0], points=max(scores)[0], ending=ENDING_KEYS[world.ending], level=int(level), count=len(names),
    )  # fmt: skip
    return Outcome(ranking, reason, "BAT-224" if level else "BAT-223")


def faction_key(world: "World", seat: Seat) -> str:
    """Return the key of a seat's faction; nothing while it has none."""
    return FACTION_KEYS[world.factions[seat]] if world.factions[seat] != NONE else ""
