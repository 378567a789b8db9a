"""Reading positions of Petits Soldats as `notation` writes them."""

import re
from typing import Final

from littlewars.games.petits_soldats.content import ATTACK_DICE, KIND_KEYS, SCENES, SCOPE_FACES
from littlewars.games.petits_soldats.layout import TOKENS, read_point
from littlewars.games.petits_soldats.lengths import GREEN_SEAT, HQ, NONE, SEATS
from littlewars.games.petits_soldats.names import by_short_name
from littlewars.games.petits_soldats.notation import NOBODY, RESERVE, STEP_NAMES, UNKNOWN, WAITS
from littlewars.games.petits_soldats.state import Battle, Closing
from littlewars.games.petits_soldats.steps.attack import Reroll, Resolve, Roll, Splinter
from littlewars.games.petits_soldats.steps.index import STEPS
from littlewars.games.petits_soldats.steps.order import AskOrder, GiveOrder
from littlewars.games.petits_soldats.steps.preparation import Recover
from littlewars.games.petits_soldats.steps.round import EndRound, StartRound
from littlewars.games.petits_soldats.steps.setup import Toss
from littlewars.games.petits_soldats.steps.turn import EndTurn, Move, Turn
from littlewars.kernel import agenda
from littlewars.kernel.agenda import Step
from littlewars.kernel.errors import NotationError, SetupError
from littlewars.kernel.notation import read_agenda
from littlewars.kernel.words import Message

PHASES: Final = ["start", "recover", "move", "order", "end"]
PLACES: Final = [*SEATS, NOBODY, RESERVE]  # where the turn or the star may be
ENDINGS: Final = ["1", "2", "3", "4", "5"]
REROLLS: Final = ["0", "1", "2"]
TOKEN_WORDS: Final = ["orders", "hearts", "shields"]
UNTOLD: Final = -2  # of a biscuit: no line says who carries it
LARGE: Final = 1 << 40  # no number of a step is larger
_PAIR: Final = re.compile(r"(\d{1,2})-(\d{1,2})")
_WHOLE: Final = re.compile(r"-?\d{1,4}")


def parse(text: str, battle: Battle) -> Battle:
    """Read a position into a battle that has just begun."""
    clear(battle)
    pending, phase = "", "move"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for line in sorted(lines, key=_squads_first):
        word, _, rest = line.partition(" ")
        if word == "next":
            pending = rest
        elif word == "phase" and rest in PHASES:
            phase = rest
        elif not (_read_table(battle, word, rest) or _read_rare(battle, word, rest.split())):
            raise NotationError(Message("notation-line", text=line))
    battle.carried = [max(NONE, carrier) for carrier in battle.carried]
    _read_steps(battle, pending, phase)
    return battle


def _squads_first(line: str) -> int:
    """Put the lines on which others stand first: the table, then the squads."""
    word = line.partition(" ")[0]
    return 0 if word == "table" else 1 if word in SEATS else 2


def clear(battle: Battle) -> None:
    """Make it the start of green's first turn, everybody in the HQ, the usual tokens recovered."""
    terms = battle.terms
    battle.agenda.clear()
    battle.round, battle.active, battle.first = 1, GREEN_SEAT, GREEN_SEAT
    battle.general = [terms.taken, terms.taken]
    battle.lid = [terms.lid - terms.taken, terms.lid - terms.taken]
    battle.kinds = terms.squads[0] + terms.squads[0]
    battle.shown = True
    battle.carried = [UNTOLD for _ in battle.carried]


def _read_table(battle: Battle, word: str, rest: str) -> bool:
    """Read a line about what is always there; tell whether it was one."""
    found = _PAIR.fullmatch(rest)
    pair = [int(found[1]), int(found[2])] if found else []
    if word == "table" and (rest in SCENES or rest == battle.field.key):
        battle.field = SCENES[rest].table() if rest in SCENES else battle.field
    elif word == "round" and _WHOLE.fullmatch(rest) and int(rest) >= 0:
        battle.round = int(rest)
    elif word == "flag" and _WHOLE.fullmatch(rest) and abs(int(rest)) <= battle.terms.victory:
        battle.flag = int(rest)
    elif word in ("active", "first", "star") and rest in PLACES:
        seat = SEATS.index(rest) if rest in SEATS else NONE
        if word == "active":
            battle.active = seat
        elif word == "first":
            battle.first = seat
        else:
            battle.star = seat
    elif word == "general" and pair:
        battle.general = pair
    elif word == "lid" and pair:
        battle.lid = pair
    elif word == "bottom" and pair:
        battle.bottom = pair
    elif word == "practised" and pair and max(pair) <= 1:
        battle.practised = pair
    elif word in SEATS:
        return _read_squad(battle, SEATS.index(word), [part.split() for part in rest.split(";")])
    else:
        return False
    return True


def _read_squad(battle: Battle, seat: int, soldiers: list[list[str]]) -> bool:
    if len(soldiers) != battle.terms.squad:
        return False
    return all([_read_soldier(battle, soldier, soldiers[i]) for i, soldier in enumerate(battle.squad(seat))])


def _read_soldier(battle: Battle, soldier: int, words: list[str]) -> bool:
    if len(words) < 2 or len(words) % 2 or (words[0] not in KIND_KEYS and words[0] != UNKNOWN):
        return False
    battle.kinds[soldier] = KIND_KEYS.index(words[0]) if words[0] in KIND_KEYS else NONE
    battle.x[soldier] = battle.y[soldier] = HQ
    if words[1] != WAITS:
        point = _point(words[1])
        if point is None or point[0] > battle.field.width or point[1] > battle.field.height:
            return False
        battle.x[soldier], battle.y[soldier] = point
    for word, count in zip(words[2::2], words[3::2], strict=True):
        if word not in TOKEN_WORDS or not count.isdecimal() or len(count) > 2:
            return False
        [battle.orders, battle.hearts, battle.shields][TOKEN_WORDS.index(word)][soldier] = int(count)
    return True


def _point(text: str) -> tuple[int, int] | None:
    try:
        return read_point(text)
    except SetupError:
        return None


def _soldier(battle: Battle, name: str) -> int:
    """Return the soldier that a full name means; NONE when it means none."""
    side, _, short = name.partition(".")
    return by_short_name(battle, SEATS.index(side), short) if side in SEATS else NONE


def _read_rare(battle: Battle, word: str, words: list[str]) -> bool:
    """Read a line about what is only sometimes there; tell whether it was one."""
    if word == "hidden" and not words:
        battle.shown = False
    elif word == "bearers" and len(words) == 2:
        battle.bearers = [_soldier(battle, name) for name in words]
        return all([name == NOBODY or _soldier(battle, name) != NONE for name in words])
    elif word == "cubes" and len(words) == TOKENS and all([count in ("0", "1", "2") for count in words]):
        battle.cubes = [int(count) for count in words]
    elif word == "biscuit" and len(words) == 2:
        return _read_biscuit(battle, words)
    elif word == "shot" and len(words) == 5:
        return _read_shot(battle, words)
    elif word == "swept" and len(words) == 1 and words[0] in SEATS:
        battle.swept = SEATS.index(words[0])
    elif word == "bias" and len(words) == 2 and all([_WHOLE.fullmatch(number) for number in words]):
        battle.bias = [int(words[0]), int(words[1])]
    elif word == "ending" and len(words) == 2 and words[0] in ENDINGS and words[1] in PLACES:
        battle.ending, battle.winner = int(words[0]), SEATS.index(words[1]) if words[1] in SEATS else NONE
    else:
        return False
    return True


def _read_biscuit(battle: Battle, words: list[str]) -> bool:
    """Read a biscuit: the first one that no line has told of yet."""
    point, carrier = _point(words[0]), _soldier(battle, words[1])
    if point is None or (carrier == NONE and words[1] != NOBODY) or UNTOLD not in battle.carried:
        return False
    i = battle.carried.index(UNTOLD)
    battle.biscuits[2 * i], battle.biscuits[2 * i + 1] = point
    battle.carried[i] = carrier
    return True


def _read_shot(battle: Battle, words: list[str]) -> bool:
    shooter, target = _soldier(battle, words[0]), _soldier(battle, words[1])
    faces = words[2] if words[2] != "-" else ""
    if NONE in (shooter, target) or len(faces) > ATTACK_DICE or faces.strip("HLO") or words[4] not in REROLLS:
        return False
    if words[3] != "-" and words[3] not in SCOPE_FACES:
        return False
    battle.shooter, battle.target = shooter, target
    battle.dice = [faces.count("H"), faces.count("L"), faces.count("O")]
    battle.scope = SCOPE_FACES.index(words[3]) if words[3] in SCOPE_FACES else NONE
    battle.rerolls = int(words[4])
    return True


def _read_steps(battle: Battle, pending: str, phase: str) -> None:
    seat = battle.active
    if pending == "-":
        return
    if pending:
        battle.agenda.extend(read_agenda(pending, STEPS, STEP_NAMES))
    elif phase == "start":
        battle.then(StartRound())
    elif phase == "recover":
        battle.then(Recover(), Turn(battle.first), EndRound())
    elif phase == "end":
        battle.then(EndTurn(seat), EndRound())
    elif phase == "order":
        battle.then(GiveOrder(seat), EndTurn(seat), EndRound())
    else:
        battle.then(Move(seat), AskOrder(seat), EndTurn(seat), EndRound())
    if not all([_sound(battle, step) for step in battle.agenda]) or _asks_for_nothing(battle):
        raise NotationError(Message("notation-line", text=f"next {pending}" if pending else f"phase {phase}"))


def _sound(battle: Battle, step: Step) -> bool:
    """Tell whether the numbers of a step are within reason."""
    fields = step.fields()
    if any([not NONE <= value < LARGE for value in fields.values()]) or fields.get("seat", 0) not in (0, 1):
        return False
    shoots = isinstance(step, (Roll, Reroll, Resolve, Splinter))
    if shoots and (battle.shooter == NONE or fields.get("dice", 0) > ATTACK_DICE):
        return False
    return "soldier" not in fields or fields["soldier"] in battle.everybody()


def _asks_for_nothing(battle: Battle) -> bool:
    """Tell whether the next step wants a choice where there is none, nobody is first, or no round will end."""
    step = battle.agenda[-1]
    if battle.first == NONE and not any([isinstance(one, Toss) for one in battle.agenda]):
        return True
    try:
        wanting = step.actor(battle) != agenda.NOBODY and not step.legal(battle)
    except (AssertionError, IndexError):  # it stands on what does not lie there
        return True
    return wanting or (battle.round > 0 and not any([isinstance(one, (Closing, StartRound)) for one in battle.agenda]))
