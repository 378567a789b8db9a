"""What a seat sees of a game of Battalia: its own hand and hidden units, and of the others' only what lies open."""

from dataclasses import dataclass

from littlewars.kernel.words import Message

UNKNOWN = -1  # a card that was never shown to the viewer


@dataclass(frozen=True)
class SquareSeen:
    """A square of the map."""

    square: int  # 0..48: A1 B1 … G7 row by row; its element is square-A1 …
    inside: bool  # of the area played on
    ground: str  # "empty", "road", "city", "ruins"
    terrain: str  # "forest" "lake" "desert" "mountain"; "" for the ruins and empty squares
    exits: int  # a set of 1 << direction (0 n, 1 e, 2 s, 3 w)
    level: int  # of the city, 1 to 4; 0 where there is none
    owner: int  # the seat that controls the city; -1 for nobody (a neutral city, a road)
    start: int  # the seat whose starting city it is, or -1
    strength: int  # of a city in defence, of a neutral city, of the ruins; else 0
    figures: tuple[int, ...]  # heroes here: 2 * seat + 0 or 1, and 8 for Buff; elements hero-<n>, buff
    open: bool  # empty, and a road of a neighbour leads to it


@dataclass(frozen=True)
class SlotSeen:
    """An ambush laid by a side."""

    card: int  # the ambush card
    unit: int  # UNKNOWN to everybody but its owner


@dataclass(frozen=True)
class SideSeen:
    """A side: faction, cards, points."""

    seat: int
    faction: str  # "ursides" "insulaires" "ambrardents" "nebuleux"; "" while it is not chosen
    vp: int
    cities: int
    top_cities: int  # of level 4
    hand: tuple[int, ...]  # cards (see cards.py), all UNKNOWN for others; element card-<index> for the viewer's
    deck: int
    discard: tuple[int, ...]  # cards, sorted
    reserve: int  # heroes that can be hired
    figures: int  # on the map, Buff included
    slots: tuple[SlotSeen, ...]  # up to three; element slot-<seat>-<index>
    marker: str  # what the time marker counts: "none", "accord", "employment"
    arm: int  # the outer arm of the Oracle beside which it stands, or -1
    days: int  # that it still counts, today included; 0 without a marker
    great: int  # Great Artefacts owned


@dataclass(frozen=True)
class PileSeen:
    """A pile of the market, only its top card seen."""

    key: str  # "citizen" … "lord", "tool" … "ambush", "city-D" "city-I" "city-L" "city-T" "city-X", "road-I" … "road-X"
    kind: str  # "unit", "artefact", "city", "road"
    top: int  # the banner: 0..3 a faction's, 4 none; -1 for an empty pile
    left: int  # cards
    cost: str  # "C+H+s", in the letters C H P L s
    exits: int  # of a city or road as it comes, unturned; else 0
    lit: bool  # today's illuminated type
    aligned: bool  # today's aligned type


@dataclass(frozen=True)
class PartSeen:
    """A part of the sum of a battle line."""

    key: str  # "units" "titles" "great" "shield" "amulets" "ambush" "affinity" "terrain" "morale" "bannerless" "city"
    value: int


@dataclass(frozen=True)
class LineSeen:
    """A battle line."""

    seat: int
    attacks: bool
    committed: bool  # False: only the viewer, who lays it, sees it
    cards: tuple[int, ...]
    raised: tuple[int, ...]  # for each card: what a title adds to it
    rolls: tuple[int, ...]  # of the amulets, in the order of the cards; empty while they are not rolled
    ambush: SlotSeen | None  # sprung from a slot
    buff_leads: bool
    parts: tuple[PartSeen, ...]  # that make the total
    total: int


@dataclass(frozen=True)
class BattleSeen:
    """The battle, or the meeting with Buff, that is going on."""

    square: int
    attacker: int  # a figure: 0..7 a hero, 8 Buff
    target: str  # "hero" (the horde attacks it, or a figure), "buff", "city", "neutral", "ruins"
    victim: int  # the figure attacked, or -1
    strength: int  # of what has no line: the horde, a neutral city, the ruins; else 0
    lines: tuple[LineSeen, ...]  # the attacker's first


@dataclass(frozen=True)
class BidSeen:
    """A bid for Buff's entry."""

    seat: int
    sealed: bool  # made, and still secret
    cards: tuple[int, ...]  # the viewer's own, or everybody's once they are revealed
    total: int


@dataclass(frozen=True)
class WorldView:
    """A position of Battalia as a seat sees it."""

    viewer: int  # the seat that looks; -2 somebody who only watches
    mode: str  # "basic", "advanced"
    players: int
    day: int  # from 1; 0 during the set-up
    week: int
    weeks: int  # the game ends after so many
    arm: int  # the outer arm of the Oracle that is illuminated, 0..6; -1 during the set-up
    lit: str  # "tool" …, today; "" during the set-up
    aligned: str
    also_lit: tuple[str, ...]  # for whoever plays, by the Hourglass
    first: int  # the seat that begins each day, or -1
    active: int  # whose turn it is, or -1
    actor: int  # the seat that chooses; -1 chance, -2 the game is over
    asks: str  # the step that asks the viewer: "Act", "Pay" …; "" when he is not asked
    winners: tuple[int, ...]  # seats, once the game is over
    squares: tuple[SquareSeen, ...]  # all 49
    sides: tuple[SideSeen, ...]
    piles: tuple[PileSeen, ...]  # element pile-<key>
    mercenaries: tuple[int, ...]  # the row of two: cards, or -1; element mercenary-<0|1>
    mercenaries_left: int  # cards under the row
    provisions: int  # left; element provisions
    great: tuple[int, ...]  # Great Artefacts lying at the ruins: cards; element great-<key>
    removed: str  # the faction that does not play, with two players; ""
    target: int  # level-4 cities that end the game
    buff: str  # "none" (without the expansion), "absent", "free", "employed"
    buff_square: int  # or -1
    employer: int  # or -1
    horde: int  # the token on Buff's card; 0 when none lies there
    roll: int  # the die for Buff's way just rolled, 0 when there is none
    played: tuple[int, ...]  # the play area of whoever's turn it is
    aside: tuple[int, ...]  # put aside for an exchange
    picked: tuple[int, ...]  # indices of the viewer's hand cards chosen so far: to pay, bid, fight
    tents: int  # next cards gained that go to the hand
    laid: bool  # a terrain card was laid this turn
    battle: BattleSeen | None
    bids: tuple[BidSeen, ...]  # during the auction
    upgrades: tuple[int, ...]  # squares of the viewer's that he can upgrade now; element upgrade-A1
    sites: tuple[int, ...]  # squares the viewer may choose now
    turns: tuple[int, ...]  # quarter turns offered for the card being laid: element turn-<0..3>
    laying: str  # the key of the pile whose top card the viewer is laying; ""
    laying_turn: int  # its quarter turns, once chosen; or -1
    about: (
        int  # the square a decision of the viewer's is about: a card is laid, a figure goes, a city rises there; or -1
    )
    offers: tuple[str, ...]  # factions the viewer may choose: element offer-<key>
    caption: Message
