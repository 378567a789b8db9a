"""The questions the rules ask an order. Unless it says otherwise, an order changes nothing (RCB-304)."""

from typing import TYPE_CHECKING, Final

from littlewars.games.rois_du_champ_de_bataille.content import DRAW
from littlewars.games.rois_du_champ_de_bataille.ground import NONE
from littlewars.kernel.agenda import Seat
from littlewars.kernel.content import Table

if TYPE_CHECKING:
    from littlewars.games.rois_du_champ_de_bataille.state import Battle


class Order:
    """An order while it is active. `seat` is always its owner; zones told are where the troop in question stands."""

    extra_room: int = 0  # units more in a zone of the owner's
    captures: bool = False  # it may hold enemy troops captive
    roams: bool = False  # its action moves units freely
    slips_in: bool = False  # striking in the order's own way sends a unit among the enemy instead of doing damage
    pins: bool = False  # troops with a flayer among them cannot leave
    freezes: bool = False  # nobody changes zone
    fog: bool = False  # nobody shoots
    jams: bool = False  # the enemy's first card of a turn is replaced by the top card of the deck
    copies: bool = False  # works as the enemy's active order does
    copyable: bool = True
    compulsory: bool = False  # must be kept, and lie active first
    may_counter: bool = True  # the owner
    orderly: bool = False  # the owner is never disorganised
    turns_at_end: bool = False  # turns passive at the end of its owner's turn
    aims_anywhere: bool = False  # shots need neither a line nor a clear sight
    strikes_with_pairs: bool = False  # two black cards of a suit strike
    builds_nests: bool = False  # a black card makes a hive

    def __init__(self, number: int, rule: str, table: Table) -> None:
        self.number: int = number  # of the 66
        self.rule: str = rule  # RCB-GRE-1 …
        self.key: str = table.name
        self.names: dict[str, str] = table.texts("name")
        self.texts: dict[str, str] = table.texts("text")
        self.asks: dict[str, str] = table.texts("ask") if table.has("ask") else {}  # how its owner, or victim, is asked
        self.act_names: list[dict[str, str]] = [act.texts("name") for act in table.inner("act")]

    # -- the order itself

    def locked(self, battle: "Battle", seat: Seat) -> bool:
        """Tell whether the owner can neither flip nor change it now."""
        return False

    def expires(self, battle: "Battle", seat: Seat) -> bool:
        """Tell whether it goes for good at the beginning of the owner's turn."""
        return False

    def expire(self, battle: "Battle", seat: Seat) -> None:
        """Let it go, with what that brings."""

    def lapse(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what its end brings."""

    # -- what may be declared

    def forbids(self, battle: "Battle", seat: Seat, verb: int) -> bool:
        """Tell whether it forbids its owner to declare such an action."""
        return False

    def stride(self, battle: "Battle", seat: Seat) -> int:
        """Return how many zones a move may cover."""
        return 1

    def crowd(self, battle: "Battle", seat: Seat) -> int:
        """Return how many troops one card may move."""
        return 1

    def strike_target(self, battle: "Battle", seat: Seat, origin: int, direction: int) -> int:
        """Return which zone a strike in this direction is declared on, other than the next one; NONE for that."""
        return NONE

    def strikes_otherwise(self, battle: "Battle", seat: Seat, origin: int, target: int) -> bool:
        """Tell whether this strike may be carried out in the order's own way."""
        return False

    def push_advances(self, battle: "Battle", seat: Seat, origin: int, direction: int, target: int) -> bool:
        """Tell whether the pusher may take the place of the pushed."""
        return False

    def foreign_origins(self, battle: "Battle", seat: Seat) -> list[int]:
        """List enemy zones that may strike for the owner."""
        return []

    def shot_cards(self, battle: "Battle", seat: Seat) -> int:
        """Return how many cards a shot costs now."""
        return 2

    def recoil(self, battle: "Battle", seat: Seat, zone: int) -> int:
        """Return how many units of a pushed troop of the owner's give way; none: it cannot be pushed."""
        return len(battle.troops[zone])

    def is_captive(self, battle: "Battle", seat: Seat, zone: int) -> bool:
        """Tell whether an enemy troop is captive."""
        return False

    # -- attacks

    def base(self, battle: "Battle", seat: Seat, origin: int, count: int, shot: bool) -> int:
        """Return what so many attacking units are worth."""
        return count

    def support(self, battle: "Battle", seat: Seat, origin: int, target: int, found: int) -> int:
        """Return the support of an attack, where so many zones support it."""
        return found

    def bonus(self, battle: "Battle", seat: Seat, origin: int, target: int, shot: bool) -> int:
        """Return what is added to an attack."""
        return 0

    def boost(self) -> int:
        """Return what the owner's next attack is multiplied by for certain."""
        return 1

    def protection(self, battle: "Battle", seat: Seat, zone: int) -> int:
        """Return the protection of a troop of the owner's, beside the scenery's."""
        return 0

    def spares(self, battle: "Battle", seat: Seat, zone: int, shot: bool) -> bool:
        """Tell whether an attack does nothing at all to a troop of the owner's."""
        return False

    def spoils_cover(self, battle: "Battle", seat: Seat, zone: int, attacker: Seat) -> bool:
        """Tell whether the scenery of an enemy zone does not protect."""
        return False

    def hardship(self, battle: "Battle", seat: Seat, zone: int) -> int:
        """Return what is added to attacks on an enemy zone because of its scenery."""
        return 0

    def before_attack(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes between the counter window and the damage of an attack of the owner's."""

    def before_blow(self, battle: "Battle", seat: Seat) -> None:
        """Let the owner react to a strike or push on a troop of his that was not cancelled."""

    def hits(self, battle: "Battle", seat: Seat, damage: int) -> list[int]:
        """List whom a strike hits: 256 * zone + points, the declared target first."""
        return [256 * battle.deed.target + damage]

    def shares(self, battle: "Battle", seat: Seat, damage: int) -> bool:
        """Tell whether the owner decides how the damage of his strike is shared; then ask."""
        return False

    def bears(self, battle: "Battle", seat: Seat, damage: int) -> bool:
        """Tell whether the owner decides who bears the damage of an attack on him; then ask."""
        return False

    def after_blow(self, battle: "Battle", seat: Seat) -> None:
        """Let the owner react to what a strike or push cost him."""

    def follow_up(self, battle: "Battle", seat: Seat) -> None:
        """Let the owner follow up an action of his."""

    def cancelled(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes when an attack of the owner's is cancelled for good."""

    # -- other actions

    def toll(self, battle: "Battle", seat: Seat) -> int:
        """Return the life each unit loses that moves two zones."""
        return 0

    def heal_factor(self, battle: "Battle", seat: Seat, zone: int) -> int:
        """Return what a heal is multiplied by."""
        return 1

    def after_ruse(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes after a ruse of the owner's."""

    def free_counter(self, battle: "Battle", seat: Seat) -> bool:
        """Tell whether the owner may cancel a card without paying."""
        return False

    def counter_freely(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what a counter without payment costs."""

    def after_counter(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes after a counter of the owner's."""

    def acts(self, battle: "Battle", seat: Seat) -> list[int]:
        """List what the owner may do with it between cards, by number (RCB-316)."""
        return []

    def act(self, battle: "Battle", seat: Seat, number: int) -> None:
        """Do it."""

    # -- free moves: of all or part of a troop, by an action of the order

    def journeys(self, battle: "Battle", seat: Seat, origin: int) -> list[int]:
        """List the zones to which units of a zone may go freely, in reading order."""
        return []

    def goers(self, battle: "Battle", seat: Seat, origin: int) -> list[int]:
        """List the units of a zone that may still go."""
        return battle.troops[origin]

    def most_goers(self) -> int:
        """Return how many units may go at once."""
        return 16

    def went(self, battle: "Battle", seat: Seat, origin: int, target: int, units: list[int]) -> None:
        """Carry out what comes once they have gone."""

    # -- guessing colours

    def guessed(self, battle: "Battle", seat: Seat, suit: int, right: bool, before: int) -> None:
        """Go on after a guess: right or not, after so many right ones before."""

    def stopped(self, battle: "Battle", seat: Seat) -> None:
        """Go on when the owner does not want to guess any more."""

    # -- the turn

    def drawn(self, battle: "Battle", seat: Seat) -> int:
        """Return how many cards the owner draws at the end of his turn."""
        return DRAW

    def night(self, battle: "Battle", seat: Seat) -> bool:
        """Tell whether it is night for the owner's attacks."""
        return False

    def start(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes at the start of the owner's turn."""

    def end(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes at the end of the owner's turn, before everything else."""

    def gnaw(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes at the end of the owner's turn, after the rapids."""

    def enemy_ends(self, battle: "Battle", seat: Seat) -> None:
        """Carry out what comes at the end of the enemy's turn."""


class NoOrder(Order):
    """What is effective while no order is."""

    copyable = False

    def __init__(self) -> None:
        super().__init__(NONE, "", Table("", "none", {"name": {"en": "", "fr": ""}, "text": {"en": "", "fr": ""}}))


PLAIN: Final = NoOrder()
ROSTER: Final[list[Order]] = []  # all 66, by number: see roster.py
