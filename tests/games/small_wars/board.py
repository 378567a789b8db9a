"""Positions of Small Wars laid out from notation, played by spelled choices, and asked questions."""

from littlewars.games.small_wars import GAME
from littlewars.games.small_wars.events import KINDS
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.stock import SEATS
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.setup import Value


def start(**options: Value) -> War:
    """Begin a game, listening to its events."""
    return settled(GAME.begin(GAME.setup(options)))


def lay_out(position: str, **options: Value) -> War:
    """Lay a position out, listening to its events."""
    return settled(GAME.parse(position, GAME.setup(options)))


def settled(war: War) -> War:
    war.log = []
    war.settle()
    return war


def activate(figure: str, position: str, **options: Value) -> War:
    """Lay a position out and activate a figure."""
    return play(lay_out(position, **options), f"activate {figure}")


def play(war: War, *choices: str) -> War:
    """Play spelled choices; each must be allowed."""
    for text in choices:
        choice = GAME.read(war, text)
        assert war.refusal(choice) is None, f"{text}: {war.refusal(choice)}"
        war.apply(choice)
    return war


def options(war: War, verb: str = "") -> set[str]:
    """Return the legal choices with this verb, spelled without it; all of them without a verb."""
    spelled = [GAME.spell(war, choice) for choice in war.legal()]
    return {text.removeprefix(verb).strip() for text in spelled if text.startswith(verb)}


def refused(war: War, text: str) -> str:
    """Return the rule that refuses a choice and why: `SW-46 bound`; empty when it is allowed."""
    refusal = war.refusal(GAME.read(war, text))
    return "" if refusal is None else f"{refusal.rule} {refusal.reason.key.removeprefix('refused-')}"


def life(war: War, figure: str) -> int:
    return war.life[number(war, figure)]


def number(war: War, figure: str) -> int:
    """Return the number of a figure by its name."""
    return [war.name(f) for f in range(len(war.owner))].index(figure)


def to_act(war: War) -> str:
    """Name who must choose."""
    return {NATURE: "nature", NOBODY: "nobody"}.get(war.actor) or SEATS[war.actor]


def told(war: War, kind: str = "") -> list[tuple[int, ...]]:
    """Return the events of a kind told so far, without their kind."""
    assert war.log is not None
    return [event[1:] for event in war.log if not kind or KINDS[event[0]].name == kind]


def finish_turn(war: War) -> War:
    """Let everybody left this turn be activated and do nothing."""
    turn = war.turn
    while war.turn == turn and war.actor != NOBODY:
        play(war, min(options(war)), "end")
    return war


def idle(war: War) -> War:
    """Let everybody do nothing until the game is over."""
    while war.actor != NOBODY:
        finish_turn(war)
    return war


def result(war: War) -> str:
    """Tell the outcome: `red won-by-vp SW-94`."""
    outcome = war.outcome()
    assert outcome is not None
    winner = outcome.winner()
    return f"{'nobody' if winner is None else SEATS[winner]} {outcome.reason.key} {outcome.rule}"
