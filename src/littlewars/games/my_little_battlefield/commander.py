"""How the IA decides: which dice it can use, which unit moves, and where to (MLB-213 to MLB-237)."""

from littlewars.games.my_little_battlefield.actions import kind_of, place_of, start_of
from littlewars.games.my_little_battlefield.faces import DEFENSE, MOVEMENT, SPECIAL
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS_OF, FOE_RESERVE, NONE, RED, RESERVE
from littlewars.games.my_little_battlefield.specials.moves import WALK
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.games.my_little_battlefield.steps.control import NOTHING, best_effect


def usable(battle: Battle, face: int) -> bool:
    """Tell whether the IA can use a face: the reroll table (MLB-214 to MLB-216, MLB-243)."""
    if face <= DEFENSE:
        return any([best_effect(battle, RED, face, cell) != NOTHING for cell in CELLS_OF[battle.held(RED)]])
    if face == MOVEMENT:
        return len(WALK.offers(battle, RED, NONE, 0)) > 0
    return face != SPECIAL or not battle.extra_turn or battle.terms.extra_specials


def movers(battle: Battle) -> list[int]:
    """List the units that may have to move, as 16 * kind + place: able, nearest, most powerful (MLB-230, MLB-231)."""
    best: list[int] = []
    rank = -100
    for choice in WALK.offers(battle, RED, NONE, 0):
        start = start_of(choice)
        kind = kind_of(choice)
        found = -10 - kind if start == RESERVE else kind - 3 * (start // 3)
        if found > rank:
            rank = found
            best = []
        if found == rank and 16 * kind + start not in best:
            best.append(16 * kind + start)
    return best


def destinations(battle: Battle, kind: int, start: int) -> list[int]:
    """List where that unit may have to go, equals all (MLB-232 to MLB-237)."""
    best: list[int] = []
    rank = -1
    for choice in WALK.offers(battle, RED, NONE, 0):
        if kind_of(choice) == kind and start_of(choice) == start:
            found = _attraction(battle, place_of(choice))
            if found > rank:
                rank = found
                best = []
            if found == rank:
                best.append(place_of(choice))
    return best


def _attraction(battle: Battle, place: int) -> int:
    """Rank a destination: the player's Reserve, then what the IA does not control, then its own, occupied first."""
    if place == FOE_RESERVE:
        return 1000
    occupied = battle.held(BLUE) >> place & 1
    vp = battle.tiles[place].vp
    if not battle.controls(RED, place):
        return 400 + 2 * vp + occupied
    return 200 * occupied + 2 * vp
