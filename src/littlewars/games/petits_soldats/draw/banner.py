"""Above the table: whose turn it is or who is asked, and at the end who has won."""

from littlewars.games.petits_soldats.draw.glyphs import cube, die
from littlewars.games.petits_soldats.draw.headquarters import RAYS
from littlewars.games.petits_soldats.draw.names import seat_name
from littlewars.games.petits_soldats.draw.places import BANNER, ROUNDS
from littlewars.games.petits_soldats.lengths import SEATS
from littlewars.games.petits_soldats.view import BattleView
from littlewars.kernel.agenda import NATURE, NOBODY
from littlewars.kernel.words import Message, Say
from littlewars.pieces.banner import plate
from littlewars.pieces.plates import lamp, star


def banner(view: BattleView, say: Say) -> str:
    """Say who has to choose and what, or how the game ended, in the side's colours and shape."""
    x, y, _, high = BANNER
    seat, words, sign, below = view.actor, question(view), "", ""
    if view.actor >= 0:
        sign = lamp(x + 42, y + high // 2, True, RAYS)
        below = task(view, say)
    elif view.actor == NATURE:
        sign = chance(view, x + 18, y + high // 2 - 24)
    elif view.winner >= 0:
        seat, sign, below = view.winner, star(x + 42, y + high // 2 - 21), say(Message("picture-honour"))
    side, rounding = (SEATS[seat], ROUNDS[seat]) if seat >= 0 else ("", 16)
    return plate(BANNER, side, rounding, seat == 1, sign, say(words), below, rule_now(view))


def chance(view: BattleView, x: int, y: int) -> str:
    """Draw what is left to chance: cubes while figures are deployed, dice otherwise."""
    if view.weapon == "mortar":
        return die("mortar", "blast", x, y, 48)
    if view.weapon == "grenade":
        return die("grenade", "5", x, y, 48)
    return die("attack", "hit", x, y, 48) if view.shot or view.active >= 0 else cube(1, x, y, 48)


def question(view: BattleView) -> Message:
    """Say what is going on."""
    if view.actor == NOBODY:
        return Message("picture-won", seat=seat_name(view.winner)) if view.winner >= 0 else Message("picture-drawn")
    if view.actor == NATURE:
        if view.weapon:
            return Message("picture-flies", weapon=view.weapon)
        if view.active >= 0:
            return Message("picture-rolls")
        return Message("picture-draws" if view.round else "picture-tosses")
    return Message("picture-to-play", seat=seat_name(view.actor))


def task(view: BattleView, say: Say) -> str:
    """Say what whoever is asked has to do, where everybody can see it."""
    if view.round == 0:
        return say(Message("picture-task-squad"))
    if view.cube:
        return say(Message("picture-task-deploy", number=view.cube))
    if view.weapon:
        return say(Message("picture-task-throw", weapon=view.weapon))
    if view.shot and view.shot.rerolls:
        return say(Message("picture-task-reroll"))
    if view.asks in ("Move", "Walk"):
        return say(Message("picture-task-move"))
    return say(Message("picture-task-order")) if view.asks == "GiveOrder" else ""


def rule_now(view: BattleView) -> str:
    """Name the rule that explains what is being done."""
    if view.actor == NOBODY:
        return "PS-820"
    if view.round == 0:
        return "PS-121" if view.actor == NATURE else "PS-117"
    if view.weapon:
        return "PS-722" if view.weapon == "mortar" else "PS-731"
    if view.shot:
        return "PS-611"
    if view.active < 0:
        return "PS-303"
    return "PS-501" if view.asks == "GiveOrder" else "PS-341"
