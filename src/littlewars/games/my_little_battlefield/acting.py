"""What a die's face lets a seat do: as its own die, or copied from the enemy's (MLB-40 to MLB-44, MLB-60 to MLB-68)."""

from littlewars.games.my_little_battlefield import faces
from littlewars.games.my_little_battlefield.actions import (
    ATTACK,
    DEFEND,
    FACTION_SOURCE,
    GAIN_COMMAND,
    GAIN_MORALE,
    LAST,
    MOVE,
    POWER_SOURCE,
    SECTOR,
    SPECIAL,
)
from littlewars.games.my_little_battlefield.content import TOP
from littlewars.games.my_little_battlefield.deeds import gain
from littlewars.games.my_little_battlefield.events import SPECIAL as SPECIAL_USED
from littlewars.games.my_little_battlefield.ground import CELL_NAMES, CELLS, CELLS_OF, NONE
from littlewars.games.my_little_battlefield.specials import mark_used, rule_of, usable_sources
from littlewars.games.my_little_battlefield.specials.moves import WALK
from littlewars.games.my_little_battlefield.state import BIT, COMMAND, MORALE, Battle
from littlewars.games.my_little_battlefield.steps.control import NOTHING, best_effect, fight
from littlewars.games.my_little_battlefield.steps.special import UseSpecial
from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message


def acts(battle: Battle, seat: Seat, face: int, barred: int, following: bool) -> list[Choice]:
    """List what a face lets the seat do, ascending; `barred` are cells it may not touch (MLB-62)."""
    if face <= faces.DEFENSE:
        verb = ATTACK if face == faces.ATTACK else DEFEND
        cells = CELLS_OF[battle.held(seat) & ~barred]  # MLB-80
        return [verb + cell for cell in cells if best_effect(battle, seat, face, cell) != NOTHING]
    if face == faces.MOVEMENT:
        return WALK.offers(battle, seat, NONE, barred)
    if face == faces.SPECIAL:
        return [SPECIAL + source for source in usable_sources(battle, seat, barred, following)]
    if face == faces.MORALE:
        return [GAIN_MORALE] if battle.stock(seat, MORALE) < TOP else []
    return [GAIN_COMMAND] if battle.stock(seat, COMMAND) < TOP else []


def face_of(choice: Choice) -> int:
    """Return the face a choice needs; NO_FACE when it is no action of a die."""
    if ATTACK <= choice < SPECIAL:
        return faces.ATTACK if choice < DEFEND else faces.DEFENSE
    if SPECIAL <= choice < SECTOR:
        return faces.SPECIAL
    if MOVE <= choice < LAST:
        return faces.MOVEMENT
    if choice == GAIN_MORALE:
        return faces.MORALE
    return faces.COMMAND if choice == GAIN_COMMAND else faces.NO_FACE


def used_on(battle: Battle, choice: Choice) -> int:
    """Return the cells on which a die is used, as far as the choice of its action tells (MLB-62)."""
    if ATTACK <= choice < SPECIAL:
        return BIT[(choice - ATTACK) % CELLS]
    if SPECIAL <= choice < SECTOR:
        return BIT[choice - SPECIAL]
    return WALK.names(battle, choice) if choice >= MOVE else 0


def perform(battle: Battle, seat: Seat, choice: Choice, following: bool) -> None:
    """Carry out the action of a die."""
    if choice == GAIN_MORALE:
        gain(battle, seat, MORALE, 1)
    elif choice == GAIN_COMMAND:
        gain(battle, seat, COMMAND, 1)
    elif choice < SPECIAL:
        fight(battle, seat, face_of(choice), (choice - ATTACK) % CELLS)
    elif choice < SECTOR:
        source = choice - SPECIAL
        mark_used(battle, seat, source)
        battle.tell(SPECIAL_USED, seat, source, battle.tiles[source].number if source < CELLS else NONE)
        rule = rule_of(battle, seat, source)
        if rule.asks:
            battle.then(UseSpecial(int(following), seat, source))
        else:
            rule.pay(battle, seat)
            rule.use(battle, seat, source, choice)
    else:
        WALK.use(battle, seat, NONE, choice)


def objection(battle: Battle, seat: Seat, choice: Choice, barred: int, following: bool) -> Refusal:
    """Say why the seat may not do this, were its die at hand."""
    if choice in (GAIN_MORALE, GAIN_COMMAND):
        return Refusal("MLB-152", Message("refused-full-track", top=TOP))
    if choice >= MOVE:
        return WALK.objection(battle, seat, NONE, choice, barred)
    if choice >= SPECIAL:
        return _no_special(battle, seat, choice - SPECIAL, barred, following)
    return _no_combat(battle, seat, (choice - ATTACK) % CELLS, barred)


def _no_combat(battle: Battle, seat: Seat, cell: int, barred: int) -> Refusal:
    name = CELL_NAMES[cell]
    if battle.held(seat) >> cell & 1 == 0:
        return Refusal("MLB-80", Message("refused-no-unit", cell=name))
    if barred >> cell & 1:
        return Refusal("MLB-62", Message("refused-blocked"))
    value = battle.value(seat, cell)
    if value < 0:
        return Refusal("MLB-81", Message("refused-needs-attack", cell=name))
    if value < battle.tiles[cell].category:
        return Refusal("MLB-82", Message("refused-needs-defense", cell=name))
    if battle.held(1 - seat) >> cell & 1:
        return Refusal("MLB-104", Message("refused-repel-die", cell=name))
    return Refusal("MLB-84", Message("refused-already-yours", cell=name))


def _no_special(battle: Battle, seat: Seat, source: int, barred: int, following: bool) -> Refusal:
    if source == FACTION_SOURCE and (not battle.terms.powers or battle.factions[seat] == NONE):
        return Refusal("MLB-27", Message("refused-no-power"))
    if source < CELLS and not battle.controls(seat, source):
        return Refusal("MLB-160", Message("refused-not-controlled", cell=CELL_NAMES[source]))
    if BIT[source] & barred:
        return Refusal("MLB-62", Message("refused-blocked"))
    rule = rule_of(battle, seat, source)
    if following and rule.own_turn_only:
        return Refusal("MLB-68", Message("refused-own-turn-only"))
    if rule.raises and battle.used[seat] >> POWER_SOURCE & 1:
        return Refusal("MLB-176", Message("refused-raised-already"))
    if battle.used[seat] >> source & 1:
        return Refusal("MLB-161", Message("refused-used-already"))
    return rule.hindrance(battle, seat, source)
