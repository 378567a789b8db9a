"""Choices and events of Petits Soldats as sentences to be said."""

from littlewars.games.petits_soldats import events
from littlewars.games.petits_soldats.content import (
    FACES,
    GRENADE_FACES,
    KIND_KEYS,
    LEAST_POWER,
    MORTAR_FACES,
    POWER_STEP,
    POWERS,
    RECON_VERB,
    SCOPE_FACES,
    SPOON_POWERS,
    VERBS,
)
from littlewars.games.petits_soldats.layout import SIDES
from littlewars.games.petits_soldats.lengths import (
    DIE,
    GREEN_SEAT,
    MORTAR,
    NONE,
    YELLOW_SEAT,
    direction_to,
    stepped,
)
from littlewars.games.petits_soldats.names import ahead, centimetres, decimal, own_name, seat_name, soldier_name
from littlewars.games.petits_soldats.points import placed
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import SCOPES, STOP, WAYS, Bandage, Coordinate, Reroll, Roll, Splinter
from littlewars.games.petits_soldats.steps.order import NOBODY_ELSE, GiveOrder, order_of
from littlewars.games.petits_soldats.steps.preparation import Deploy, DrawCube
from littlewars.games.petits_soldats.steps.setup import ChooseSquad, NameBearer, Toss
from littlewars.games.petits_soldats.steps.stride import Stride
from littlewars.games.petits_soldats.steps.throw import (
    LENGTHS,
    REHEARSAL,
    Drift,
    Fire,
    Flick,
    Land,
    PlaceDie,
    Rehearse,
    Rest,
    caught,
    rest_of,
)
from littlewars.games.petits_soldats.throwing import rolled
from littlewars.games.petits_soldats.whereabouts import aimed, apart, company, towards, way_name
from littlewars.kernel.agenda import Choice, Event, Seat, Step
from littlewars.kernel.words import Argument, Message


def describe(battle: Battle, choice: Choice) -> Message:
    """Say what a legal choice does."""
    step = battle.agenda[-1]
    if isinstance(step, ChooseSquad):
        return Message("choice-squad", squad=squad_name(battle, choice))
    if isinstance(step, NameBearer):
        return Message("choice-bearer", soldier=own_name(battle, choice))
    if isinstance(step, Toss):
        return Message("choice-first", seat=seat_name(choice))
    if isinstance(step, DrawCube):
        return Message("choice-cube", number=choice + 1)
    if isinstance(step, Deploy):
        return _deploying(battle, step, choice)
    if isinstance(step, Coordinate):
        return Message("choice-stop") if choice == STOP else _moving(battle, step.seat, choice - 1)
    if isinstance(step, Stride):
        return _moving(battle, step.seat, choice)
    if isinstance(step, GiveOrder):
        return _ordering(battle, choice)
    if isinstance(step, Splinter):
        return Message("choice-splinter", soldier=soldier_name(battle, choice))
    if isinstance(step, Bandage):
        return (
            Message("choice-stop")
            if choice == STOP
            else Message("choice-bandage", soldier=soldier_name(battle, choice - 1))
        )
    return _rolling(battle, step, choice)


def squad_name(battle: Battle, number: int) -> Message:
    """Name a squad by its soldiers."""
    kinds = battle.terms.squads[number]
    return Message("squad", count=len(kinds), **{f"kind{i + 1}": kind_name(kinds[i]) for i in range(len(kinds))})


def kind_name(kind: int) -> Message:
    """Name a kind of soldier."""
    return Message("soldier-" + KIND_KEYS[kind])


def _deploying(battle: Battle, step: Deploy, choice: Choice) -> Message:
    soldier, x, y = placed(battle, step.seat, choice)
    token = step.token(battle)
    tx, ty = battle.field.tokens[token]
    return Message(
        "choice-deploy", soldier=own_name(battle, soldier), far=centimetres(apart((tx, ty), (x, y))),
        way=way_name(direction_to(x - tx, y - ty)), number=token + 1, x=centimetres(x), y=centimetres(y),
        company=company(battle, soldier, x, y),
    )  # fmt: skip


def _moving(battle: Battle, seat: Seat, choice: Choice) -> Message:
    soldier, x, y = placed(battle, seat, choice)
    here = (battle.x[soldier], battle.y[soldier])
    return Message(
        "choice-move", soldier=own_name(battle, soldier), stays=here == (x, y), far=centimetres(apart(here, (x, y))),
        way=way_name(direction_to(x - here[0], y - here[1])), x=centimetres(x), y=centimetres(y),
        company=company(battle, soldier, x, y),
    )  # fmt: skip


def _ordering(battle: Battle, choice: Choice) -> Message:
    verb, soldier, first, second = order_of(choice)
    name = own_name(battle, soldier)
    key = "choice-order-" + VERBS[verb]
    if verb == RECON_VERB:
        alone = second in (NOBODY_ELSE, first)
        other = soldier_name(battle, first if alone else second)
        shields = 1 if second == NOBODY_ELSE else 2
        return Message(key, soldier=name, target=soldier_name(battle, first), other=other, alone=alone, shields=shields)
    if VERBS[verb] in ("attack", "risky_shot"):
        return Message(key, soldier=name, target=soldier_name(battle, first))
    if VERBS[verb] == "mortar":
        return Message(key, soldier=name, side=SIDES[first])
    if VERBS[verb] == "heal":
        himself = soldier == first
        return Message(key, soldier=name, target=soldier_name(battle, first), hearts=second, himself=himself)
    return Message(key, soldier=name)


def _rolling(battle: Battle, step: Step, choice: Choice) -> Message:
    if isinstance(step, Roll):
        hits, bolts, scope = choice // SCOPES // WAYS, choice // SCOPES % WAYS, choice % SCOPES - 1
        return Message("choice-roll", dice=dice_name([hits, bolts, step.dice - hits - bolts], scope))
    if isinstance(step, Reroll):
        return _again(battle, step, choice)
    if isinstance(step, Rehearse):
        return Message("choice-practice" if choice == REHEARSAL else "choice-throw")
    if isinstance(step, PlaceDie):
        turn, x, y = max(0, choice - 1), battle.x[step.soldier], battle.y[step.soldier]
        whom = towards(battle, step.seat, x, y, turn)
        return Message("choice-place-die", room=choice > 0, degrees=decimal(turn), way=way_name(turn), towards=whom)
    if isinstance(step, (Flick, Fire)):
        return _aiming(battle, step, choice)
    if isinstance(step, Drift):
        return Message("choice-drift", degrees=decimal(choice // LENGTHS), far=centimetres(choice % LENGTHS))
    if isinstance(step, (Rest, Land)):
        faces = GRENADE_FACES if isinstance(step, Rest) else MORTAR_FACES
        x, y, off, shown = rest_of(battle, choice, faces)
        return Message("choice-rest", x=centimetres(x), y=centimetres(y), off=off, face=faces[shown])
    return Message("choice-bias")


def dice_name(counts: list[int], scope: int) -> Message:
    """Name dice by what they show: how many hits, bolts and blanks, and the face of the Sniper die or NONE."""
    parts = [Message("dice", face=FACES[i], count=counts[i]) for i in range(len(FACES)) if counts[i]]
    if scope != NONE:
        parts.append(Message("dice-scope", face=SCOPE_FACES[scope]))
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = Message("dice-list", first=part, rest=told)
    return told


def _again(battle: Battle, step: Reroll, choice: Choice) -> Message:
    if choice == 0:
        return Message("choice-keep")
    faces = step.faces(battle)
    again = [faces[i] for i in range(len(faces)) if choice >> i & 1]
    scope = battle.scope if len(FACES) in again else NONE
    return Message("choice-reroll", dice=dice_name([again.count(i) for i in range(len(FACES))], scope))


def _aiming(battle: Battle, step: Flick | Fire, choice: Choice) -> Message:
    turn, power = divmod(choice, POWERS if isinstance(step, Flick) else SPOON_POWERS)
    far = LEAST_POWER + POWER_STEP * power
    if isinstance(step, Flick):
        points, off = rolled(battle, step.soldier, step.side, turn, far)
        where = aimed(battle, points[-2], points[-1], off, DIE)
    else:
        x, y = step.origin(battle)
        x, y, off = caught(battle, *stepped(x, y, turn, far))
        where = aimed(battle, x, y, off, MORTAR)
    return Message("choice-aim", degrees=decimal(turn), way=way_name(turn), far=centimetres(far), where=where)


def sentence(battle: Battle, event: Event) -> Message:
    """Tell what happened."""
    kind = events.KINDS[event[0]]
    said: dict[str, Argument] = {}
    for i in range(len(kind.fields)):
        field, number = kind.fields[i], event[i + 1]
        said[field] = _said(battle, event[0], field, number)
    said.update(_aside(battle, event))
    return Message("event-" + kind.name, **said)


def _aside(battle: Battle, event: Event) -> dict[str, Argument]:
    """Return what a sentence needs beside the numbers of its event."""
    if event[0] in (events.SQUAD, events.BEARER):
        return {"known": event[2] != NONE}
    if event[0] == events.REVEALED:
        return {"bears": event[3] != NONE}
    if event[0] == events.MOVED:
        return {"stays": event[2] == 0}
    if event[0] == events.ROLLED:
        return {"dice": dice_name([event[2], event[3], event[4]], event[5])}
    if event[0] == events.FLAG:
        towards = seat_name(GREEN_SEAT if event[1] > 0 else YELLOW_SEAT)
        return {"seat": towards, "steps": abs(event[1]), "ahead": ahead(event[2]), "lead": abs(event[2])}
    if event[0] == events.CAPACITY:
        return {"kind": KIND_KEYS[battle.kinds[event[1]]]}
    if event[0] in (events.HEALED, events.BANDAGED):
        return {"himself": event[1] == event[2]}
    return {}


def _said(battle: Battle, kind: int, field: str, number: int) -> Argument:
    """Put a number of an event into words."""
    if field == "seat":
        return seat_name(number)
    if field in ("soldier", "target", "bearer"):
        return soldier_name(battle, number) if number != NONE else Message("plain", text="")
    if field == "squad":
        return squad_name(battle, number) if number != NONE else Message("plain", text="")
    if field == "verb":
        return VERBS[number]
    if field == "face":
        return (GRENADE_FACES if kind == events.RESTED else MORTAR_FACES)[number]
    return centimetres(number) if field in ("x", "y", "used") else number
