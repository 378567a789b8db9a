"""Which elements of the picture a person touches, and what that means."""

from littlewars.games.petits_soldats import events
from littlewars.games.petits_soldats.content import (
    ATTACK,
    ATTACK_DICE,
    HEAL,
    MORTAR_VERB,
    RECON_VERB,
    RISKY_SHOT,
    VERBS,
)
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.spelling import squad_key
from littlewars.games.petits_soldats.state import Battle
from littlewars.games.petits_soldats.steps.attack import STOP, Bandage, Reroll, Splinter
from littlewars.games.petits_soldats.steps.order import NOBODY_ELSE, GiveOrder, order_choice, order_of
from littlewars.games.petits_soldats.steps.setup import ChooseSquad, NameBearer
from littlewars.games.petits_soldats.throwing import spoon_sides
from littlewars.games.petits_soldats.view import BattleView
from littlewars.kernel.agenda import Choice, Event


def figure_id(soldier: int) -> str:
    """Return the element of a figure."""
    return f"figure-{soldier}"


def marks(battle: Battle, choice: Choice) -> list[str]:
    """List what is touched to make a legal choice; nothing for points and aims, stopping and the like."""
    step = battle.agenda[-1]
    if isinstance(step, ChooseSquad):
        return ["offer-" + squad_key(battle, choice)]
    if isinstance(step, NameBearer):
        return [figure_id(choice)]
    if isinstance(step, GiveOrder):
        return _order_marks(battle, choice)
    if isinstance(step, Reroll):
        return _dice_marks(choice)
    if isinstance(step, Splinter):
        return [figure_id(choice)]
    if isinstance(step, Bandage) and choice != STOP:
        return [figure_id(choice - 1)]
    return []


def _order_marks(battle: Battle, choice: Choice) -> list[str]:
    verb, soldier, first, second = order_of(choice)
    if verb == MORTAR_VERB and first != spoon_sides(battle, soldier)[0]:
        return []  # another side of the table that is as near: it is on the list
    found = [f"order-{soldier}-{VERBS[verb]}"]
    if verb in (ATTACK, RISKY_SHOT, HEAL):
        found.append(figure_id(first))
    elif verb == RECON_VERB:
        found += [figure_id(one) for one in (first, second) if one != NOBODY_ELSE]
    return found


def _dice_marks(choice: Choice) -> list[str]:
    found = [f"die-{i}" for i in range(ATTACK_DICE) if choice >> i & 1]
    return [*found, "scope"] if choice >> ATTACK_DICE & 1 else found


def meant(battle: Battle, touched: list[str]) -> list[Choice]:
    """List the choices, allowed or not, that touching these elements could mean now."""
    step = battle.agenda[-1] if battle.agenda else None
    if not touched or not isinstance(step, (ChooseSquad, NameBearer, GiveOrder, Reroll, Splinter, Bandage)):
        return []
    found = [choice for choice in battle.legal() if marks(battle, choice) == touched]
    return found + _refused(battle, step, touched) if isinstance(step, GiveOrder) and not found else found


def _refused(battle: Battle, step: GiveOrder, touched: list[str]) -> list[Choice]:
    """List the orders, allowed or not, that touching these elements could mean."""
    found: list[Choice] = []
    for soldier in battle.squad(step.seat):
        for verb in range(len(VERBS)):
            if touched[0] != f"order-{soldier}-{VERBS[verb]}":
                continue
            if len(touched) == 1 and verb not in (ATTACK, RISKY_SHOT, RECON_VERB, HEAL):
                found.append(order_choice(verb, soldier))
            for one in battle.everybody():
                if len(touched) > 1 and touched[1] == figure_id(one):
                    found.append(order_choice(verb, soldier, one))
    if touched[0].startswith("figure-") and len(touched) == 1:
        for one in battle.squad(1 - step.seat):
            if touched[0] == figure_id(one):
                found += [order_choice(ATTACK, soldier, one) for soldier in battle.in_play(step.seat)]
    return found


def threats(view: BattleView) -> dict[str, list[str]]:
    """Tell whom each soldier sees."""
    found: dict[str, list[str]] = {}
    for soldier, enemy, _ in view.sights:
        found.setdefault(figure_id(soldier), []).append(figure_id(enemy))
    return found


def shown(event: Event) -> list[str]:
    """List the elements an event is about."""
    kind = event[0]
    name = events.KINDS[kind]
    if kind == events.MOVED:
        return [figure_id(event[1]), "lace"]
    if kind == events.FLICKED:
        return ["grenade", "trail"]
    if kind == events.RESTED:
        return ["grenade"]
    if kind == events.LANDED:
        return ["mortar"]
    if kind == events.SPOON:
        return ["spoon"]
    if kind == events.FLAG:
        return ["flag"]
    if kind in (events.TOSS, events.STAR):
        return ["star"]
    if kind == events.CUBE:
        return [f"deploy-{event[2]}"]
    if kind == events.RECOVERED:
        return ["general-" + SEATS[event[1]]]
    if kind in (events.AIMED, events.MISSED, events.HEALED, events.BANDAGED):
        return [figure_id(event[1]), figure_id(event[2])]
    return [figure_id(event[1])] if name.fields and name.fields[0] == "soldier" else []
