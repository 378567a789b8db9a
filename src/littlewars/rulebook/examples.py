"""Worked examples: positions, choices and what must come of them. See docs/examples.md."""

from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from littlewars.kernel.agenda import NATURE, NOBODY, Choice
from littlewars.kernel.content import Table, read_toml
from littlewars.kernel.errors import ContentError, GameOver, LittleWarsError
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.rulebook.rules import read_rules


@dataclass(frozen=True)
class Stage:
    """Choices to play, and what must hold then."""

    play: list[str]
    expect: dict[str, Any]
    refuse: list[tuple[str, str]]  # a choice, and the rule that refuses it


@dataclass(frozen=True)
class Case:
    """A position under some options, and the stages played from it."""

    title: dict[str, str]
    setup: dict[str, Value]
    position: str
    stages: list[Stage]


@dataclass(frozen=True)
class Example:
    """A worked example: its main case, then its variants."""

    id: str
    file: str
    game: Game
    rules: list[str]
    cases: list[Case]


@dataclass
class Report:
    """What came of a case: the match before and after, and what did not hold."""

    match: Match | None = None
    refused: list[tuple[str, Refusal]] = field(default_factory=list)  # choices that were, as they should be
    failures: list[Message] = field(default_factory=list)


def shipped_examples(game: Game) -> list[Example]:
    """Read the examples that come with a game, in order."""
    folder = files(game.package) / "examples"
    if not folder.is_dir():
        return []
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)
    return [read_example(path, path.name, [game]) for path in found]


def example_files(path: Path) -> list[Path]:
    """List the example files at a path: itself, or all below it."""
    if path.is_dir():
        return sorted(path.rglob("*.toml"))
    if not path.exists():
        raise ContentError(Message("file-missing", file=str(path)))
    return [path]


def read_example(path: Traversable, name: str, games: list[Game]) -> Example:
    """Read an example file; it is about one of the games given."""
    table = Table(name, "", read_toml(path, name))
    example_id, rules, title = table.text("id"), table.words("rules"), table.texts("title")
    key = table.text("game") if table.has("game") else ""
    setup, position = _setup(table), _position(table)
    stages = _stages(table)
    variants = table.inner("variant")
    table.close()
    cases = [Case(title, setup, position, stages)]
    cases += [_read_variant(variant, cases[0]) for variant in variants]
    return Example(example_id, name, _game_of(games, name, key, rules), rules, cases)


def _read_variant(table: Table, main: Case) -> Case:
    title = table.texts("title") if table.has("title") else main.title
    setup = main.setup | _setup(table)
    position = _position(table) or main.position
    changed = any(key in table.values for key in ("play", "expect", "refuse", "then"))
    stages = _stages(table, main.stages[0].play) if changed else main.stages
    table.close()
    return Case(title, setup, position, stages)


def _setup(table: Table) -> dict[str, Value]:
    given = table.values.get("setup", {}) if table.has("setup") else {}
    if not isinstance(given, dict):
        raise table.wrong("setup", "table")
    return given


def _position(table: Table) -> str:
    return table.text("position").strip() if table.has("position") else ""


def _stages(table: Table, play: list[str] | None = None) -> list[Stage]:
    first = _stage(table, play or [])
    stages = [first]
    for later in table.inner("then"):
        stages.append(_stage(later, []))
        later.close()
    return stages


def _stage(table: Table, play: list[str]) -> Stage:
    if table.has("play"):
        play = table.words("play")
    expect = table.values["expect"] if table.has("expect") else {}
    if not isinstance(expect, dict):
        raise table.wrong("expect", "table")
    refuse = []
    for refused in table.inner("refuse"):
        refuse.append((refused.text("play"), refused.text("rule")))
        refused.close()
    return Stage(play, expect, refuse)


def _game_of(games: list[Game], file: str, key: str, rules: list[str]) -> Game:
    for game in games:
        unknown = [rule for rule in rules if rule not in read_rules(game).rules]
        if game.key == key and unknown:
            raise ContentError(Message("examples-unknown-rule", file=file, game=key, rule=unknown[0]))
        if game.key == key or (not key and rules and not unknown):
            return game
    raise ContentError(Message("examples-no-game", file=file, rules=", ".join(rules) or "-"))


def run_case(game: Game, case: Case) -> Report:
    """Lay the position out, play the stages, and tell what does not hold."""
    report = Report()
    try:
        match = Match(game, game.setup(case.setup), case.position)
        report.match = match
        for stage in case.stages:
            for text in stage.play:
                match.choose(match.state.actor, read_next(match, text))
            _check(match, stage, report)
    except LittleWarsError as error:
        report.failures.append(error.message)
    return report


def _check(match: Match, stage: Stage, report: Report) -> None:
    """Compare the position reached with what the stage expects."""
    facts = all_facts(match)
    for name, expected in stage.expect.items():
        found = facts.get(name)
        if name not in facts:
            report.failures.append(Message("examples-no-fact", fact=name))
        elif found != expected or type(found) is not type(expected):
            told = Message("examples-other-fact", fact=name, expected=str(expected), found=str(found))
            report.failures.append(told)
    for text, rule in stage.refuse:
        refusal = match.state.refusal(read_next(match, text))
        if refusal is not None and refusal.rule == rule:
            report.refused.append((text, refusal))
        else:
            found_rule = refusal.rule if refusal else "-"
            report.failures.append(Message("examples-not-refused", choice=text, rule=rule, found=found_rule))


def read_next(match: Match, text: str) -> Choice:
    """Read a choice of whoever must choose now."""
    if match.state.actor == NOBODY:
        raise GameOver(Message("choice-game-over"))
    return match.game.read(match.state, text)


def all_facts(match: Match) -> dict[str, Value | list[str]]:
    """Tell what may be expected of a position: the game's own facts, and those every game has."""
    state, game = match.state, match.game
    seats = game.seats(match.setup)
    facts = game.facts(state)
    facts["over"] = state.actor == NOBODY
    facts["to_act"] = {NATURE: "nature", NOBODY: "nobody"}.get(state.actor) or seats[state.actor]
    facts["legal"] = [game.spell(state, choice) for choice in state.legal()] if state.actor != NOBODY else []
    outcome = state.outcome()
    if outcome is not None:
        winner = outcome.winner()
        facts["winner"] = "nobody" if winner is None else seats[winner]
        facts["reason"] = outcome.reason.key
        facts["rule"] = outcome.rule
    return facts
