"""The special rules: what is printed on sectors and boards, as small classes that answer the rules' questions."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import POWER_SOURCE
from littlewars.games.my_little_battlefield.content import FACTIONS, SECTORS
from littlewars.games.my_little_battlefield.ground import CELLS
from littlewars.games.my_little_battlefield.specials.dice import DearFollow, FreeReroll, SetDie
from littlewars.games.my_little_battlefield.specials.gauges import Push, PushTwo
from littlewars.games.my_little_battlefield.specials.moves import Flood, Redeploy
from littlewars.games.my_little_battlefield.specials.power import Raise, RaiseMixed
from littlewars.games.my_little_battlefield.specials.resources import Drain, Exchange, Gain, GainAgreed, GainAny, Rally
from littlewars.games.my_little_battlefield.specials.special import Special
from littlewars.games.my_little_battlefield.state import BIT, Battle
from littlewars.kernel.agenda import Seat
from littlewars.kernel.content import Table

VERBS: Final[dict[str, type[Special]]] = {
    "gain": Gain,
    "gain agreed": GainAgreed,
    "gain any": GainAny,
    "rally": Rally,
    "drain": Drain,
    "exchange": Exchange,
    "push": Push,
    "push two": PushTwo,
    "move": Redeploy,
    "flood": Flood,
    "reroll": FreeReroll,
    "set die": SetDie,
    "dear follow": DearFollow,
    "raise": Raise,
    "raise mixed": RaiseMixed,
}


def make_special(table: Table) -> Special:
    """Read a special rule."""
    verb = table.text("verb")
    if verb not in VERBS:
        raise table.wrong("verb", ", ".join(VERBS))
    special = VERBS[verb](table)
    table.close()
    return special


SECTOR_RULES: Final = [make_special(sector.rule) for sector in SECTORS]
FACTION_RULES: Final = [make_special(faction.rule) for faction in FACTIONS]
RAISE_POWER: Final = Raise(Table("", "power", {}))


def rule_of(battle: Battle, seat: Seat, source: int) -> Special:
    """Return the special rule printed on a source."""
    if source < CELLS:
        return SECTOR_RULES[battle.tiles[source].number]
    return RAISE_POWER if source == POWER_SOURCE else FACTION_RULES[battle.factions[seat]]


def usable_sources(battle: Battle, seat: Seat, barred: int, following: bool) -> list[int]:
    """List the sources of special rules the seat can use now, ascending (MLB-160, MLB-161)."""
    raised = battle.used[seat] >> POWER_SOURCE & 1 == 1
    found: list[int] = []
    for source in battle.sources(seat):
        rule = rule_of(battle, seat, source)
        if BIT[source] & barred or (following and rule.own_turn_only) or (raised and rule.raises):
            continue
        if rule.possible(battle, seat, source, barred):
            found.append(source)
    return found


def mark_used(battle: Battle, seat: Seat, source: int) -> None:
    """Remember that a rule was used this turn; some count as raising Power too (MLB-161, MLB-176)."""
    battle.used[seat] |= 1 << source
    if rule_of(battle, seat, source).raises:
        battle.used[seat] |= 1 << POWER_SOURCE
