"""Write the playthroughs anew: `python -m tests.playthroughs.write` (or `make playthroughs`). Read the diff."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from littlewars.games.battalia import GAME as BATTALIA
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.my_little_battlefield import GAME as MY_LITTLE_BATTLEFIELD
from littlewars.games.petits_soldats import GAME as PETITS_SOLDATS
from littlewars.games.rois_du_champ_de_bataille import GAME as ROIS_DU_CHAMP_DE_BATAILLE
from littlewars.games.rois_du_champ_de_bataille.content import ARMY_KEYS
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE, NOBODY, Event
from littlewars.kernel.dealer import SeededDealer
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.player import Player
from littlewars.players.random_player import RandomPlayer
from littlewars.words import Catalogue, catalogue

FOLDER = Path(__file__).parent
PAUSE = 40  # choices between two positions written down
PITCHED = ["carthage", "goblins"]  # armies whose game is a pitched battle, not a skirmish
LED = ["greece", "elves", "dwarfs", "colonies"]  # armies a greedy player leads
PLAYERS: dict[str, type[RandomPlayer] | type[GreedyPlayer]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


@dataclass(frozen=True)
class Playthrough:
    """A whole game between computer players, or one and the rules, told from its seed."""

    name: str
    game: Game
    given: dict[str, Value]
    players: tuple[str, ...]
    seed: int

    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


PLAYTHROUGHS = [
    Playthrough("small_wars_conquest", SMALL_WARS, {"budget": 150}, ("greedy", "greedy"), 1),
    Playthrough(
        "small_wars_frontal_assault",
        SMALL_WARS,
        {"scenario": "frontal_assault", "budget": 120},
        ("greedy", "random"),
        2,
    ),
    Playthrough(
        "small_wars_king_of_the_hill",
        SMALL_WARS,
        {"scenario": "king_of_the_hill", "budget": 150, "first_player": "alternate", "youngest": "red"},
        ("greedy", "greedy"),
        3,
    ),
    Playthrough(
        "small_wars_hot_spots",
        SMALL_WARS,
        {"scenario": "hot_spots", "budget": 100, "must_act": True},
        ("random", "random"),
        4,
    ),
    Playthrough(
        "small_wars_breakthrough",
        SMALL_WARS,
        {"scenario": "breakthrough", "budget": 150, "youngest": "random"},
        ("greedy", "random"),
        5,
    ),
    Playthrough("small_wars_attrition", SMALL_WARS, {"scenario": "attrition", "budget": 120}, ("random", "greedy"), 6),
    Playthrough(
        "small_wars_armies",
        SMALL_WARS,
        {"setup": "armies", "budget": 220, "yellow_army": "patrol", "red_army": "armoured_fist"},
        ("greedy", "greedy"),
        7,
    ),
    Playthrough("connect_four", CONNECT_FOUR, {}, ("greedy", "random"), 8),
    Playthrough("my_little_battlefield_duel", MY_LITTLE_BATTLEFIELD, {}, ("greedy", "random"), 11),
    Playthrough(
        "my_little_battlefield_solo",
        MY_LITTLE_BATTLEFIELD,
        {"mode": "solo", "blue_faction": "kingdom", "ia_board": "necro"},
        ("random", "rules"),
        10,
    ),
    Playthrough(
        "my_little_battlefield_attrition",
        MY_LITTLE_BATTLEFIELD,
        {"scenario": "attrition", "blue_faction": "swarm", "red_faction": "star_empire"},
        ("random", "greedy"),
        9,
    ),
    *[
        Playthrough(
            f"rois_{army}",
            ROIS_DU_CHAMP_DE_BATAILLE,
            {
                "scenario": "bataille_rangee" if army in PITCHED else "escarmouche",
                "red_army": army,
                "black_army": ARMY_KEYS[(number + 1) % len(ARMY_KEYS)],
            },
            ("greedy" if army in LED else "random", "random"),
            20 + number,
        )
        for number, army in enumerate(ARMY_KEYS)
    ],
    Playthrough("petits_soldats_training", PETITS_SOLDATS, {}, ("greedy", "random"), 41),
    Playthrough(
        "petits_soldats_hold_centre",
        PETITS_SOLDATS,
        {"mission": "hold_centre", "table": "coffee_table", "squad_pick": "open", "low_cover": True},
        ("random", "random"),
        45,
    ),
    Playthrough(
        "petits_soldats_bearer",
        PETITS_SOLDATS,
        {"mission": "bearer", "table": "carpet", "squad_size": 4, "special_capacities": True, "medic": True},
        ("random", "random"),
        46,
    ),
    Playthrough(
        "petits_soldats_biscuits",
        PETITS_SOLDATS,
        {"mission": "biscuits", "table": "box", "throw_bias": True},
        ("greedy", "random"),
        45,
    ),
    Playthrough(
        "petits_soldats_breakthrough",
        PETITS_SOLDATS,
        {"mission": "breakthrough", "table": "counter", "squad_size": 3, "figures_block_movement": True},
        ("random", "random"),
        51,
    ),
    Playthrough(
        "petits_soldats_night",
        PETITS_SOLDATS,
        {"mission": "night", "table": "bedroom", "star_rule": "alternate", "recon_up_to": True},
        ("random", "random"),
        45,
    ),
    Playthrough("battalia_2", BATTALIA, {"max_weeks": 2}, ("greedy", "random"), 61),
    Playthrough("battalia_3", BATTALIA, {"players": 3, "max_weeks": 2}, ("greedy", "random", "random"), 62),
    Playthrough(
        "battalia_4",
        BATTALIA,
        {"players": 4, "max_weeks": 2, "random_setup": True},
        ("random", "greedy", "random", "random"),
        63,
    ),
    Playthrough(
        "battalia_basic_without_buff",
        BATTALIA,
        {"mode": "basic", "buff": False, "max_weeks": 1, "target_level4": 3},
        ("greedy", "random"),
        64,
    ),
]


def told(playthrough: Playthrough) -> str:
    """Play the game and tell it: every choice in notation, its events in English, the position now and then."""
    return "\n".join(lines(playthrough)) + "\n"


def lines(playthrough: Playthrough) -> Iterator[str]:
    game = playthrough.game
    spoken = catalogue("en", game)
    match = Match(game, game.setup(playthrough.given))
    seats = game.seats(match.setup)
    dealer = SeededDealer(playthrough.seed)
    players: dict[int, Player] = {
        seat: PLAYERS[kind](playthrough.seed + seat)
        for seat, kind in enumerate(playthrough.players)
        if seat not in game.ruled(match.setup)
    }
    yield f"{game.titles['en']}, version {game.version}, seed {playthrough.seed}"
    yield from [f"    {key} = {value}" for key, value in playthrough.given.items()]
    yield from [f"    {seat}: {kind}" for seat, kind in zip(seats, playthrough.players, strict=True)]
    yield from position(match)
    yield from sentences(match, spoken, match.events[0])
    while match.state.actor != NOBODY:
        actor = match.state.actor
        if actor == NATURE:
            name, choice = "nature", dealer.deal(match.state, len(match.choices))
        else:
            name, choice = seats[actor], players[actor].choose(Sight(game, match.state, actor))
        yield f"{name}: {game.spell(match.state, choice)}"
        match.choose(actor, choice)
        yield from sentences(match, spoken, match.events[-1])
        if len(match.choices) % PAUSE == 0 or match.state.actor == NOBODY:
            yield from position(match)
    outcome = match.state.outcome()
    assert outcome is not None
    winner = outcome.winner()
    won = "nobody wins" if winner is None else f"{seats[winner]} wins"
    yield f"after {len(match.choices)} choices {won} ({outcome.rule}): {spoken.say(outcome.reason)}"


def position(match: Match) -> list[str]:
    return ["", *[f"    | {line}" for line in match.game.write(match.state).splitlines()], ""]


def sentences(match: Match, spoken: Catalogue, events: list[Event]) -> list[str]:
    messages = [match.game.sentence(match.state, event, NOBODY) for event in events]
    return [f"    {spoken.say(message)}" for message in messages if message is not None]


if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.file().write_text(told(playthrough), encoding="utf-8")
