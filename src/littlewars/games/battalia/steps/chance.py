"""What chance decides: cards turned up, cards drawn, dice (ledger 5.3)."""

from abc import abstractmethod
from random import Random
from typing import Final

from littlewars.games.battalia.cards import BANNER_LETTERS, BANNERS, CARD_TEXTS, KINDS, RANK_LETTERS, unit
from littlewars.games.battalia.content import BANNER_KEYS
from littlewars.games.battalia.events import CAMPED, DRAWN, RESHUFFLED, TURNED
from littlewars.games.battalia.ground import NONE
from littlewars.games.battalia.names import card_name, faction_name, pile_name
from littlewars.games.battalia.piles import ARTEFACT_PILE, MERCENARIES, PILE_KEYS
from littlewars.games.battalia.state import World
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, Step
from littlewars.kernel.chance import below
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.words import Message

SIDES: Final = 6  # of a die


class Chance(Step):
    """Something that chance decides."""

    def actor(self, world: World) -> Seat:
        return NATURE

    @abstractmethod
    def spelled(self, world: World, choice: Choice) -> str:
        """Write what comes, short."""

    def told(self, world: World, choice: Choice) -> Message:
        """Say what comes."""
        return Message("choice-card", card=card_name(choice))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-chance"))


class BannerChance(Chance):
    """A banner comes."""

    def spelled(self, world: World, choice: Choice) -> str:
        return f"banner {BANNER_LETTERS[choice]}" if 0 <= choice < BANNERS else f"#{choice}"

    def told(self, world: World, choice: Choice) -> Message:
        return Message("choice-banner", faction=faction_name(BANNER_KEYS[choice]))


class Die(Chance):
    """A die is rolled."""

    def legal(self, world: World) -> list[Choice]:
        return list(range(1, SIDES + 1))

    def spelled(self, world: World, choice: Choice) -> str:
        return f"roll {choice}"

    def told(self, world: World, choice: Choice) -> Message:
        return Message("choice-roll", roll=choice)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-die"))


class TurnUp(BannerChance):
    """BAT-105: the next card of a pile comes to light, the units put under it last of all."""

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def legal(self, world: World) -> list[Choice]:
        start = BANNERS * self.pile
        return [banner for banner in range(BANNERS) if world.rest[start + banner] > 0]

    def weights(self, world: World) -> list[int]:
        start = BANNERS * self.pile
        return [count for count in world.rest[start : start + BANNERS] if count > 0]

    def actor(self, world: World) -> Seat:
        """Let chance decide only where there is more than one way."""
        start = BANNERS * self.pile
        kinds = 0
        for banner in range(BANNERS):
            if world.rest[start + banner] > 0:
                kinds += 1
        return NATURE if kinds > 1 and world.tops[self.pile] == NONE else NOBODY

    def take(self, world: World, choice: Choice) -> None:
        pile = self.pile
        if world.tops[pile] != NONE:
            return
        if world.rest[BANNERS * pile + choice] == 0:
            only = self.legal(world)
            choice = only[0] if only else NONE
        if choice != NONE:
            world.rest[BANNERS * pile + choice] -= 1
        elif pile < ARTEFACT_PILE and world.bottoms[pile]:
            choice = world.bottoms[pile][0]
            world.bottoms[pile] = world.bottoms[pile][1:]
        else:
            return
        world.tops[pile] = choice
        world.tell(TURNED, pile, choice)

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-turn-up", pile=pile_name(PILE_KEYS[self.pile])))


class Camp(Chance):
    """BAT-106: a mercenary fills an empty place of the row."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def legal(self, world: World) -> list[Choice]:
        start = BANNERS * MERCENARIES
        return [rank for rank in range(len(RANK_LETTERS)) if world.rest[start + rank] > 0]

    def weights(self, world: World) -> list[int]:
        start = BANNERS * MERCENARIES
        return [count for count in world.rest[start : start + BANNERS] if count > 0]

    def actor(self, world: World) -> Seat:
        return NATURE if world.row[self.slot] == NONE and len(self.legal(world)) > 1 else NOBODY

    def take(self, world: World, choice: Choice) -> None:
        if world.row[self.slot] != NONE:
            return
        start = BANNERS * MERCENARIES
        if world.rest[start + choice] == 0:
            only = self.legal(world)
            choice = only[0] if only else NONE
        hidden = world.bottoms[-1]
        if choice != NONE:
            world.rest[start + choice] -= 1
        elif hidden:
            choice = hidden[0]
            world.bottoms[-1] = hidden[1:]
        else:
            return
        world.row[self.slot] = choice
        world.tell(CAMPED, self.slot, unit(choice, BANNERS - 1))

    def spelled(self, world: World, choice: Choice) -> str:
        return f"rank {RANK_LETTERS[choice]}" if 0 <= choice < len(RANK_LETTERS) else f"#{choice}"

    def told(self, world: World, choice: Choice) -> Message:
        return Message("choice-card", card=card_name(unit(choice, BANNERS - 1)))

    def prompt(self, world: World) -> Prompt:
        return Prompt(Message("prompt-mercenary"))


class Draw(Chance):
    """BAT-140: cards are drawn; an empty draw pile is made anew of the discard pile."""

    def __init__(self, count: int, seat: Seat) -> None:
        self.count: Final = count
        self.seat: Final = seat

    def pile(self, world: World) -> list[int]:
        """Return the cards one of which comes."""
        return world.decks[self.seat] or world.discards[self.seat]

    def actor(self, world: World) -> Seat:
        return NATURE if self.count > 0 and self.pile(world) else NOBODY

    def legal(self, world: World) -> list[Choice]:
        return sorted(set(self.pile(world)))

    def weights(self, world: World) -> list[int]:
        pile = self.pile(world)
        return [pile.count(card) for card in sorted(set(pile))]

    def sample(self, world: World, rng: Random) -> Choice:
        pile = self.pile(world)
        return pile[below(rng, len(pile))]

    def take(self, world: World, choice: Choice) -> None:
        seat = self.seat
        if self.actor(world) == NOBODY:
            return
        if not world.decks[seat]:
            world.tell(RESHUFFLED, seat, len(world.discards[seat]))
            world.decks[seat] = world.discards[seat]
            world.discards[seat] = []
        deck = world.decks[seat][:]
        deck.remove(choice)
        world.decks[seat] = deck
        world.hands[seat] = sorted([*world.hands[seat], choice])
        world.tell(DRAWN, seat, choice)
        if self.count > 1:
            world.then(Draw(self.count - 1, seat))

    def spelled(self, world: World, choice: Choice) -> str:
        return f"draw {CARD_TEXTS[choice]}" if 0 <= choice < KINDS else f"#{choice}"


class Refill(Step):
    """BAT-15, BAT-139, BAT-141: a hand is filled up."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def take(self, world: World, choice: Choice) -> None:
        count = world.draw(self.seat, world.missing(self.seat))
        if count > 0:
            world.then(Draw(count, self.seat))
