"""Positions of My Little Battlefield laid out from notation, played by spelled choices, and asked questions."""

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.events import KINDS
from littlewars.games.my_little_battlefield.ground import SEATS
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.setup import Value


def start(**options: Value) -> Battle:
    """Begin a game, listening to its events."""
    return settled(GAME.begin(GAME.setup(options)))


def lay_out(position: str, **options: Value) -> Battle:
    """Lay a position out, listening to its events."""
    return settled(GAME.parse(position, GAME.setup(options)))


def settled(battle: Battle) -> Battle:
    battle.log = []
    battle.settle()
    return battle


def play(battle: Battle, *choices: str) -> Battle:
    """Play spelled choices; each must be allowed."""
    for text in choices:
        choice = GAME.read(battle, text)
        assert battle.refusal(choice) is None, f"{text}: {battle.refusal(choice)}"
        battle.apply(choice)
    return battle


def options(battle: Battle, verb: str = "") -> set[str]:
    """Return the legal choices with this verb, spelled without it; all of them without a verb."""
    spelled = [GAME.spell(battle, choice) for choice in battle.legal()]
    return {text.removeprefix(verb).strip() for text in spelled if text.startswith(verb)}


def refused(battle: Battle, text: str) -> str:
    """Return the rule that refuses a choice and why: `MLB-124 no-room`; empty when it is allowed."""
    refusal = battle.refusal(GAME.read(battle, text))
    return "" if refusal is None else f"{refusal.rule} {refusal.reason.key.removeprefix('refused-')}"


def to_act(battle: Battle) -> str:
    """Name who must choose."""
    return {NATURE: "nature", NOBODY: "nobody"}.get(battle.actor) or SEATS[battle.actor]


def told(battle: Battle, kind: str = "") -> list[tuple[int, ...]]:
    """Return the events of a kind told so far, without their kind."""
    assert battle.log is not None
    return [event[1:] for event in battle.log if not kind or KINDS[event[0]].name == kind]


def result(battle: Battle) -> str:
    """Tell the outcome: `red won-by-vp MLB-195`."""
    outcome = battle.outcome()
    assert outcome is not None
    winner = outcome.winner()
    return f"{'nobody' if winner is None else SEATS[winner]} {outcome.reason.key} {outcome.rule}"
