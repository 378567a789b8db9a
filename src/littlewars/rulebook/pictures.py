"""Many pictures on one page, made light: what several of them show is written once and used again.

A picture is taken apart into groups and shapes; equal ones get the same number, and so do equal runs of neighbours.
Nobody points at a part of a picture in a book, so ids, data and classes without a look are left out.
"""

import re
from collections import Counter
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from littlewars.look import CSS

Classes: TypeAlias = frozenset[str]
NONE: Classes = frozenset()

TOKEN = re.compile(r"<text\b[^>]*>[^<]*</text>|<title>[^<]*</title>|<[^>]*>|[^<]+")
GROUP = re.compile(r"</?(?:g|svg)\b[^>]*(?<!/)>")
NAME = re.compile(r"</?([\w:]+)")
CLASS = re.compile(r'\sclass="([^"]*)"')
HINT = re.compile(r"<title>[^<]*</title>")
KEPT = re.compile(r'<(symbol|pattern) id="([^"]*)".*?</\1>', re.DOTALL)  # written once for the whole page
OWN_ID = re.compile(r'(\sid="|url\(#|href="#)([^")]+)')
REFERENCE = re.compile(r'(?:url\(#|href="#)([^")]+)')
UNSEEN = re.compile(
    r'\s(?:xmlns|data-[\w-]+)="[^"]*"|\sid="(?!\d+-)[^"]*"'
)  # an id that is needed begins with a number
SHARED = re.compile(r"<(?:g|path|rect|circle|text|use)\b|$")  # what a `use` may stand for; a run has no tag
LOOKS = set(re.findall(r"\.([a-z][\w-]*)", CSS))
ASKED: dict[str, set[str]] = {}  # elements and classes, to the classes around them that the style sheet asks for
for _around, _name in re.findall(r"\.([\w-]+) \.?([a-z][\w-]*)(?=[^{};]*\{)", CSS):
    ASKED.setdefault(_name, set()).add(_around)
ANCESTORS: Classes = NONE.union(*ASKED.values())
A_USE = len('<use href="#100"/>')
A_NAME = len('<g id="100"></g>')
COPY = 0.6  # letters that sharing a part has to save for each time it is shown: the browser copies it there
FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"


class Tag(NamedTuple):
    """A tag, words, or words between their tags."""

    text: str  # without what nobody sees
    classes: Classes  # that something in it may ask for
    asks: Classes  # for these classes around it
    group: bool
    depth: int  # 1 opens, -1 closes


class Part(NamedTuple):
    """Part of a picture: a leaf, which is all text, a group, or a run of neighbours."""

    head: str
    inner: list[int]
    tail: str
    asks: Classes  # what its own tags ask for and find around them
    around: Classes  # and what those inside it do


class Album:
    """Pictures taken apart, and written again."""

    def __init__(self, drawings: list[str], hints: bool = True) -> None:
        self.hints = hints  # whether parts keep their titles; pictures always do
        self.symbols: dict[str, str] = {}  # and patterns, by id
        self.tags: dict[str, Tag] = {}
        self.leaves: dict[Classes, dict[str, int]] = {}  # by the classes around them, and what is written
        self.parts: list[Part] = []
        self.numbers: dict[tuple[object, ...], int] = {}
        self.shared: dict[int, Classes] = {}  # parts, to what they ask for around them
        self.chosen: dict[int, tuple[int, Classes]] = {}
        self.names: dict[int, str] = {}
        roots = [self._read(drawing, place) for place, drawing in enumerate(drawings)]
        self._find_runs()
        self.uses, self.shown = self._count(roots)
        for root in roots:
            self._choose(root)
        self.pictures = [self._write(root) for root in roots]

    def shared_symbols(self) -> str:
        """Write the symbols of the pictures; the page shows this before them."""
        symbols = "".join([self.symbols[name] for name in sorted(self.symbols)])
        return f'<svg class="symbols" width="0" height="0" aria-hidden="true">{symbols}</svg>' if symbols else ""

    def _read(self, drawing: str, place: int) -> int:
        """Take a picture apart."""
        open_: list[tuple[Tag, Classes, list[int]]] = []
        leaf, asks, depth, around = "", NONE, 0, NONE
        inner: list[int] = []
        known: dict[str, int] = {}
        for token in TOKEN.findall(self._prepare(drawing, place)):
            if token in known and not depth:
                inner.append(known[token])
                continue
            tag = self.tags.get(token) or self._tag(token)
            if depth or not tag.group:
                leaf, asks, depth = leaf + tag.text, asks | tag.asks, depth + tag.depth
                if depth:
                    continue
                if not leaf.isspace():
                    inner.append(self._number(Part(leaf, [], "", asks & around, asks & around)))
                    if tag.depth == 0:
                        known[token] = inner[-1]
                leaf, asks = "", NONE
                continue
            if tag.depth > 0:
                open_.append((tag, around, inner))
                around, inner = around | tag.classes, []
            else:
                opened, around, outer = open_.pop()
                inside = NONE.union(*[self.parts[part].around for part in inner])
                group = Part(opened.text, inner, tag.text, opened.asks & around, (opened.asks | inside) & around)
                outer.append(self._number(group) if open_ else self._new(group))  # every picture stands for itself
                inner = outer
            known = self.leaves.setdefault(around, {})
        return inner[-1]

    def _prepare(self, drawing: str, place: int) -> str:
        """Take out symbols and patterns that no earlier picture draws otherwise; other ids it needs get a prefix."""
        rest, taken = drawing, set()
        for found in KEPT.finditer(drawing):
            name, text = found[2], found[0]
            if self.symbols.setdefault(name, text) == text:
                taken.add(name)
                rest = rest.replace(text, "", 1)
        own = set(REFERENCE.findall(rest)) - taken
        if own:
            rest = OWN_ID.sub(lambda id_: f"{id_[1]}{place}-{id_[2]}" if id_[2] in own else id_[0], rest)
        if not self.hints:
            caption = rest.find("</title>") + 1
            rest = rest[:caption] + HINT.sub("", rest[caption:])
        return rest.replace("<defs></defs>", "")

    def _tag(self, token: str) -> Tag:
        """Read a tag or words, and leave out what nobody sees."""
        named, classed = NAME.match(token), CLASS.search(token)
        if named is None:
            return self.tags.setdefault(token, Tag(token, NONE, NONE, False, 0))
        names = classed[1].split() if classed else []
        looks = " ".join([name for name in names if name in LOOKS])
        head, _, rest = token.partition(">")
        text = UNSEEN.sub("", CLASS.sub(f' class="{looks}"' if looks else "", head)) + ">" + rest
        asks = NONE.union(*[ASKED.get(name, NONE) for name in (named[1], *names)])
        depth = 0 if rest or head.endswith("/") else -1 if head.startswith("</") else 1
        self.tags[token] = Tag(text, ANCESTORS.intersection(names), asks, GROUP.fullmatch(token) is not None, depth)
        return self.tags[token]

    def _number(self, part: Part) -> int:
        """Give a part its number; equal parts have the same."""
        key = (part.head, *part.inner, part.tail, part.around)
        return self.numbers[key] if key in self.numbers else self.numbers.setdefault(key, self._new(part))

    def _new(self, part: Part) -> int:
        self.parts.append(part)
        return len(self.parts) - 1

    def _find_runs(self) -> None:
        """Join neighbours that stand together more than once, the most common first, then such pairs."""
        rows = [part.inner for part in self.parts if len(part.inner) > 1]
        least = 2 ** len(rows).bit_length()
        while least > 1:
            counts = Counter([pair for row in rows for pair in pairwise(row)])
            for pair in list(counts):
                if counts[pair] < 2 or not (self._may_be_shared(pair[0]) and self._may_be_shared(pair[1])):
                    del counts[pair]
            if not sum([self._join(row, counts, least) for row in rows]):
                least //= 2

    def _join(self, row: list[int], counts: Counter[tuple[int, int]], least: int) -> bool:
        """Join the pairs in a row that are common, and more so than those beginning one further on."""
        common = [counts[pair] for pair in pairwise(row)] + [0, 0]
        if max(common) < least:
            return False
        at, joined = 0, []
        while at < len(row):
            if common[at] >= max(least, common[at + 1]):
                one, other = row[at : at + 2]
                inside = self.parts[one].around | self.parts[other].around
                joined.append(self._number(Part("", [one, other], "", NONE, inside)))
                at += 2
            else:
                joined.append(row[at])
                at += 1
        row[:] = joined
        return True

    def _may_be_shared(self, part: int) -> bool:
        return SHARED.match(self.parts[part].head) is not None

    def _count(self, roots: list[int]) -> tuple[Counter[int], Counter[int]]:
        """Count in how many parts each part stands, and how often the page shows it."""
        inner_first: dict[int, None] = {}
        for root in roots:
            self._visit(root, inner_first)
        uses, shown = Counter(roots), Counter(roots)
        for part in reversed(inner_first):
            for inner in self.parts[part].inner:
                uses[inner] += 1
                shown[inner] += shown[part]
        return uses, shown

    def _visit(self, part: int, visited: dict[int, None]) -> None:
        if part not in visited:
            for inner in self.parts[part].inner:
                self._visit(inner, visited)
            visited[part] = None

    def _choose(self, number: int) -> tuple[int, Classes]:
        """Choose what to share in a part, then whether to share it; return its length and what it asks for."""
        if number in self.chosen:
            return self.chosen[number]
        part = self.parts[number]
        inner = [self._choose(inside) for inside in part.inner]
        around = part.around & part.asks.union(*[asks for _, asks in inner])
        length = len(part.head) + sum([letters for letters, _ in inner]) + len(part.tail)
        saved = (self.uses[number] - 1) * (length - A_USE) - A_NAME
        if self._may_be_shared(number) and saved > COPY * self.shown[number]:
            self.shared[number] = around
            length, around = A_USE, NONE
        self.chosen[number] = length, around
        return length, around

    def _write(self, number: int) -> str:
        """Write a part where it stands: in full the first time, then as a use of that."""
        if number in self.names:
            return f'<use href="#{self.names[number]}"/>'
        part = self.parts[number]
        if number not in self.shared:
            return part.head + "".join([self._write(inner) for inner in part.inner]) + part.tail
        name = self.names[number] = short(len(self.names))
        text = part.head + "".join([self._write(inner) for inner in part.inner]) + part.tail
        return _named(name, text, part.head != "", self.shared[number])


def _named(name: str, text: str, element: bool, around: Classes) -> str:
    """Give a part a name. Style sheets look no further out from a use, so the classes they ask for come along."""
    if element and not around:
        return NAME.sub(rf'\g<0> id="{name}"', text, count=1)
    classes = f' class="{" ".join(sorted(around))}"' if around else ""
    return f'<g id="{name}"{classes}>{text}</g>'


def short(number: int) -> str:
    """Write a number with few signs: it begins with a figure, as no other id of a page does."""
    return FIGURES[number] if number < 10 else short(number // 36) + FIGURES[number % 36]
