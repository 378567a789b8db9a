"""Choices and positions of Small Wars as text, for people, tests and bug reports.

    turn 3
    vp 4-9
    J1 jeep b2, R1 jeep_mg b2 (1)*
    next Activate(seat=yellow); NextActivation(seat=red)

A figure is its name, sheet and cell; (n) hit points left unless all; * already activated. `to act red` is short for
the usual `next` line. What is not said is as at the beginning: turn 1, no points, yellow to act.
"""

import re
from typing import Final

from littlewars.games.small_wars.actions import ACTIVATE, ATTACK, END, MOVE, PLACE, STOP, place
from littlewars.games.small_wars.content import SHEET, SHEETS, TURNS
from littlewars.games.small_wars.ground import CELL_NAMES, CELLS, CELLS_OF
from littlewars.games.small_wars.state import War
from littlewars.games.small_wars.steps import STEPS
from littlewars.games.small_wars.steps.activation import Act, Roll
from littlewars.games.small_wars.steps.battle import NextActivation
from littlewars.games.small_wars.steps.muster import Deploy, Draft, NextPick, TossForYoungest
from littlewars.games.small_wars.stock import SEATS
from littlewars.kernel.agenda import NATURE, Choice, Step
from littlewars.kernel.errors import NotationError
from littlewars.kernel.notation import Names, read_agenda, write_agenda
from littlewars.kernel.setup import Value
from littlewars.kernel.words import Message
from littlewars.pieces.dice import HALF, SIDES

_FIGURE: Final = re.compile(r"([JR]\d+) (\w+) ([abc][123])(?: ?\((\d{1,9})\))?(\*?)")
_PAIR: Final = re.compile(r"(\d{1,9})-(\d{1,9})")
_WHOLE: Final = re.compile(r"\d{1,9}")  # Python itself refuses to read numbers of thousands of digits


def spell(war: War, choice: Choice) -> str:
    """Write any number as a choice."""
    if war.actor == NATURE:
        return _spell_roll(war, choice)
    if choice == END:
        return "end"
    if choice == STOP:
        return "stop"
    if MOVE <= choice < PLACE:
        return f"move {CELL_NAMES[choice - MOVE]}"
    if PLACE <= choice < ACTIVATE:
        verb = "deploy" if war.terms.ready_made else "draft"
        return f"{verb} {SHEETS[(choice - PLACE) // CELLS].key} {CELL_NAMES[(choice - PLACE) % CELLS]}"
    figure = (choice - ACTIVATE) // 2
    if 0 <= figure < len(war.owner):
        return ("attack " if (choice - ACTIVATE) % 2 else "activate ") + war.name(figure)
    return f"#{choice}"


def _spell_roll(war: War, choice: Choice) -> str:
    if war.turn > 0:
        return f"hits {choice}"
    return f"youngest {SEATS[choice]}" if 0 <= choice < len(SEATS) else f"#{choice}"


def read(war: War, text: str) -> Choice:
    """Read a choice of whoever must choose, legal or not."""
    words = text.split()
    choice = _read_roll(war, words) if war.actor == NATURE else _read_order(war, words)
    if choice is None:
        raise NotationError(Message("notation-no-choice", text=text))
    return choice


def _read_roll(war: War, words: list[str]) -> Choice | None:
    """Read `hits 2`, the faces of real dice (`dice 2 4 6`, or just `2 4 6`), or `youngest red`."""
    if war.turn == 0:
        return SEATS.index(words[1]) if len(words) == 2 and words[0] == "youngest" and words[1] in SEATS else None
    if len(words) == 2 and words[0] == "hits" and _WHOLE.fullmatch(words[1]):
        return int(words[1])
    if words and (words[0] == "dice" or words[0].isdecimal()):
        return _hits(war, [word for word in words if word != "dice"])
    return None


def _read_order(war: War, words: list[str]) -> Choice | None:
    if words == ["end"]:
        return END
    if words == ["stop"]:
        return STOP
    if len(words) == 2 and words[0] == "move" and words[1] in CELL_NAMES:
        return MOVE + CELL_NAMES.index(words[1])
    if len(words) == 2 and words[0] in ("activate", "attack"):
        return (ACTIVATE if words[0] == "activate" else ATTACK) + 2 * _figure(war, words[1])
    if len(words) == 3 and words[0] in ("draft", "deploy") and words[2] in CELL_NAMES:
        return place(_sheet(words[1]), CELL_NAMES.index(words[2]))
    if len(words) == 1 and words[0][0] == "#" and _WHOLE.fullmatch(words[0][1:]):
        return int(words[0][1:])
    return None


def _figure(war: War, name: str) -> int:
    for figure in range(len(war.owner)):
        if war.name(figure) == name:
            return figure
    raise NotationError(Message("notation-unknown-figure", text=name))


def _sheet(key: str) -> int:
    if key not in SHEET:
        raise NotationError(Message("notation-unknown-sheet", text=key))
    return SHEET[key].number


def _hits(war: War, faces: list[str]) -> int:
    """Count the hits of real dice: as many as the figure rolls, each 1 to 6."""
    needed = len(war.legal()) - 1
    if len(faces) != needed or any(face not in "123456" or len(face) != 1 for face in faces):
        raise NotationError(Message("notation-dice", dice=needed, sides=SIDES))
    return len([face for face in faces if int(face) >= HALF])


def write(war: War) -> str:
    """Write the whole position."""
    lines = [f"turn {war.turn}", f"starter {SEATS[war.starter]}", f"vp {war.vp[0]}-{war.vp[1]}"]
    if war.turn == 0:
        lines.append(f"purses {war.purses[0]}-{war.purses[1]}")
    if war.hits != [0, 0]:
        lines.append(f"hits {war.hits[0]}-{war.hits[1]}")
    for figure, sheet in enumerate(war.sheets):
        life = war.life[figure]
        wounds = f" ({life})" if life < sheet.life else ""
        spent = "*" if war.spent[figure] else ""
        lines.append(f"{war.name(figure)} {sheet.key} {CELL_NAMES[war.cell[figure]]}{wounds}{spent}")
    lines.append(f"next {write_agenda(war.agenda, _names(war)) or '-'}")
    return "\n".join(lines)


def _names(war: War) -> Names:
    figures = [war.name(figure) for figure in range(len(war.owner))]
    return {
        "seat": SEATS,
        "figure": figures,
        "attacker": figures,
        "target": figures,
        "bond": [*CELL_NAMES, "none"],
        "side": ["attack", "retaliation"],
    }


def parse(text: str, war: War) -> War:
    """Read a position into a war that has just begun."""
    war.agenda.clear()
    war.turn = 1
    pending = "to act yellow"
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "turn" and _WHOLE.fullmatch(rest) and int(rest) <= TURNS:
            war.turn = int(rest)
        elif word == "starter" and rest in SEATS:
            war.starter = SEATS.index(rest)
        elif word in ("vp", "purses", "hits"):
            _read_pair(war, word, rest)
        elif word == "next" or (word == "to" and rest in ("act yellow", "act red")):
            pending = line.strip()
        elif word:
            for part in line.split(","):
                _read_figure(war, part.strip())
    if war.turn > 0:
        war.stock = []
        war.purses = [0, 0]
    _read_pending(war, pending)
    return war


def _read_pair(war: War, word: str, text: str) -> None:
    pair = _PAIR.fullmatch(text)
    if pair is None:
        raise NotationError(Message("notation-pair", word=word, text=text))
    numbers = [int(pair[1]), int(pair[2])]
    if word == "vp":
        war.vp = numbers
    elif word == "hits":
        war.hits = numbers
    else:
        war.purses = numbers


def _read_figure(war: War, text: str) -> None:
    found = _FIGURE.fullmatch(text)
    if found is None:
        raise NotationError(Message("notation-line", text=text))
    sheet = SHEETS[_sheet(found[2])]
    seat = "JR".index(found[1][0])
    life = sheet.life if found[4] is None else int(found[4])
    war.owner.append(seat)
    war.sheets.append(sheet)
    war.cell.append(CELL_NAMES.index(found[3]))
    war.life.append(life)
    war.spent.append(found[5] == "*")
    if war.name(len(war.owner) - 1) != found[1] or life > sheet.life:
        raise NotationError(Message("notation-figure", text=text, expected=war.name(len(war.owner) - 1)))
    copy = war.shelf(seat) + sheet.number
    if war.stock[copy] > 0:
        war.stock[copy] -= 1


def _read_pending(war: War, line: str) -> None:
    if line.startswith("to act"):
        seat = SEATS.index(line.split()[2])
        war.then(NextActivation(seat) if war.turn > 0 else NextPick(seat))
    elif line != "next -":
        war.agenda.extend(read_agenda(line.removeprefix("next"), STEPS, _names(war)))
        if not all([_in_its_place(war, step) for step in war.agenda]):
            raise NotationError(Message("notation-line", text=line))


def _in_its_place(war: War, step: Step) -> bool:
    """Tell whether the step can run: set-up before the first turn, battle after, and dice for whoever rolls."""
    if isinstance(step, Roll) and war.sheets[step.figure].dice <= 0:
        return False
    return isinstance(step, (TossForYoungest, NextPick, Draft, Deploy)) == (war.turn == 0)


def facts(war: War) -> dict[str, Value | list[str]]:
    """Tell what examples may expect of a position."""
    told: dict[str, Value | list[str]] = {"turn": war.turn}
    for seat, name in enumerate(SEATS):
        told[f"vp.{name}"] = war.vp[seat]
        told[f"score.{name}"] = war.terms.scenario.score(war, seat)
        told[f"purse.{name}"] = war.purses[seat]
    for figure, sheet in enumerate(war.sheets):
        name = war.name(figure)
        told[f"{name}.sheet"] = sheet.key
        told[f"{name}.cell"] = CELL_NAMES[war.cell[figure]]
        told[f"{name}.life"] = war.life[figure]
        told[f"{name}.spent"] = war.spent[figure]
    step = war.agenda[-1] if war.agenda else None
    if isinstance(step, Act):
        told["active"] = war.name(step.figure)
        told["actions_left"] = step.left
        told["moves"] = sorted([CELL_NAMES[cell] for cell in CELLS_OF[war.destinations(step.figure, step.bond)]])
        told["targets"] = [war.name(target) for target in war.targets(step.figure)]
    if isinstance(step, (Draft, Deploy)):
        told["on_offer"] = [SHEETS[number].key for number in war.on_offer(step.seat)]
    return told
