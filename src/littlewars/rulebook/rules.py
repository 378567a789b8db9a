"""The rules of a game, read from its `rules.toml`."""

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from littlewars.kernel.content import Table, read_toml
from littlewars.kernel.errors import ContentError, SetupError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message

PREFIX = r"\b[A-Z][A-Z0-9]+(?:-[A-Z]+)?-"  # of a rule or an example: SW-, or with a part of the book, SW-EXT-
RULE_ID = re.compile(PREFIX + r"\d+\b")


@dataclass(frozen=True)
class Rule:
    """One numbered rule, in our words, with what we decided where the book is unclear."""

    id: str
    chapter: str
    source: str  # "book", or "ours" where the book is silent
    text: dict[str, str]
    ruling: dict[str, str]  # empty when there is nothing to decide
    not_playable: dict[str, str]  # why no position can show it; empty for all others


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game, in book order."""

    chapters: dict[str, dict[str, str]] = field(default_factory=dict)  # key: title by language
    rules: dict[str, Rule] = field(default_factory=dict)
    apart: list[str] = field(default_factory=list)  # chapters with a page of their own

    def page_of(self, rule_id: str) -> str:
        """Return the chapter whose own page carries a rule; empty for the main page."""
        chapter = self.rules[rule_id].chapter
        return chapter if chapter in self.apart else ""

    def rule(self, rule_id: str) -> Rule:
        """Return the rule with this id."""
        if rule_id.upper() not in self.rules:
            first, *_, last = self.rules
            raise SetupError(Message("rules-unknown", rule=rule_id, first=first, last=last))
        return self.rules[rule_id.upper()]


@cache
def read_rules(game: Game) -> Rulebook:
    """Read and check the rules of a game, once."""
    path = files(game.package) / "rules.toml"
    whole = Table(path.name, "", read_toml(path))
    book = Rulebook()
    for table in whole.inner("chapter"):
        key = table.text("key")
        book.chapters[key] = table.texts("title")
        if _stands_apart(table):
            book.apart.append(key)
        table.close()
    for table in whole.inner("rule"):
        rule = _read_rule(table)
        if rule.id in book.rules or rule.chapter not in book.chapters or not RULE_ID.fullmatch(rule.id):
            raise ContentError(Message("rules-misplaced", file=path.name, rule=rule.id, chapter=rule.chapter))
        book.rules[rule.id] = rule
    whole.close()
    return book


def _stands_apart(table: Table) -> bool:
    apart = table.values["apart"] if table.has("apart") else False
    if not isinstance(apart, bool):
        raise table.wrong("apart", "true, false")
    return apart


def _read_rule(table: Table) -> Rule:
    rule = Rule(
        id=table.text("id"),
        chapter=table.text("chapter"),
        source=table.text("source"),
        text=table.texts("text"),
        ruling=table.texts("ruling") if table.has("ruling") else {},
        not_playable=table.texts("not_playable") if table.has("not_playable") else {},
    )
    table.close()
    return rule
