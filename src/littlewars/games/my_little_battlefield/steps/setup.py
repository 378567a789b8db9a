"""«Mise en place», «Préparation du paquet de secteurs» (MLB-10 to MLB-20, MLB-200 to MLB-203)."""

from typing import Final

from littlewars.games.my_little_battlefield.actions import FACTION
from littlewars.games.my_little_battlefield.content import (
    CATEGORIES,
    COMPOSITIONS,
    FACTIONS,
    FIRST_CATEGORY,
    SECTORS,
    STANDARD,
    Sector,
)
from littlewars.games.my_little_battlefield.events import DEALT, FIRST
from littlewars.games.my_little_battlefield.events import FACTION as FACTION_CHOSEN
from littlewars.games.my_little_battlefield.ground import BLUE, CELLS, CELLS_OF, RED, RESERVE
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.games.my_little_battlefield.steps.turn import StartTurn
from littlewars.games.my_little_battlefield.terms import compositions_of
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Seat, SeatStep, Step
from littlewars.kernel.prompt import Prompt
from littlewars.kernel.refusal import Refusal
from littlewars.kernel.words import Message

COMPOSITION_NAMES: Final = list(COMPOSITIONS)
LAST_CATEGORY: Final = CATEGORIES - 1  # the place of category 5 in `slots`
SHARES: Final = 2520  # divisible by every number up to 10


class ChooseFaction(SeatStep):
    """MLB-10: the seat takes the command board of the faction of its choice."""

    def legal(self, battle: Battle) -> list[Choice]:
        return [FACTION + faction.number for faction in FACTIONS]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.factions[self.seat] = choice - FACTION
        battle.tell(FACTION_CHOSEN, self.seat, choice - FACTION)

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-faction"))

    def objection(self, battle: Battle, choice: Choice) -> Refusal:
        return Refusal("MLB-10", Message("refused-faction"))


class DrawComposition(Step):
    """MLB-17: one of the legal compositions of the deck, all equally likely."""

    def actor(self, battle: Battle) -> Seat:
        return NATURE if len(self.legal(battle)) > 1 else NOBODY

    def legal(self, battle: Battle) -> list[Choice]:
        scenario = battle.terms.scenario
        names = compositions_of(battle.terms.setup, scenario.sheet.centrepiece >= 0)
        return [COMPOSITION_NAMES.index(name) for name in names]

    def take(self, battle: Battle, choice: Choice) -> None:
        legal = self.legal(battle)
        chosen = choice if choice in legal else legal[0]  # agreed on: nothing is drawn
        battle.slots = COMPOSITIONS[COMPOSITION_NAMES[chosen]][:]
        battle.then(DrawSector())

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-composition"))


class DrawSector(Step):
    """MLB-15, MLB-17: the next cell in board order gets a sector, drawn from the deck as if it had been shuffled."""

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        return [sector.number for sector in drawable(battle)]

    def weights(self, battle: Battle) -> list[int]:
        sectors = drawable(battle)
        left = [0] * CATEGORIES
        for sector in sectors:
            left[sector.category - FIRST_CATEGORY] += 1
        slots = battle.slots
        return [
            slots[sector.category - FIRST_CATEGORY] * (SHARES // left[sector.category - FIRST_CATEGORY])
            for sector in sectors
        ]

    def take(self, battle: Battle, choice: Choice) -> None:
        sector = SECTORS[choice]
        cell = len(battle.tiles)
        battle.tiles.append(sector)
        battle.slots[sector.category - FIRST_CATEGORY] -= 1
        battle.tell(DEALT, cell, choice)
        battle.then(DrawSector() if cell + 1 < CELLS else LayOut())

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-sector"))


def drawable(battle: Battle) -> list[Sector]:
    """List the sectors that may lie in the next cell; a scenario's centrepiece waits for its own (MLB-302, MLB-304)."""
    centrepiece = battle.terms.scenario.sheet.centrepiece
    cell = len(battle.tiles)
    found: list[Sector] = []
    for sector in battle.terms.deck:
        category = sector.category - FIRST_CATEGORY
        if battle.slots[category] == 0 or sector in battle.tiles:
            continue
        if centrepiece < 0 or (category == LAST_CATEGORY) == (cell == centrepiece):
            found.append(sector)
    return found


class LayOut(Step):
    """MLB-19, MLB-304: a scenario's garrison takes its place; then the first player is determined (MLB-20, MLB-203)."""

    def take(self, battle: Battle, choice: Choice) -> None:
        sheet = battle.terms.scenario.sheet
        for cell in CELLS_OF[sheet.garrison]:
            battle.gauge[cell] = -battle.tiles[cell].category
        if sheet.guard >= 0:
            battle.place[battle.unit_at(RED, STANDARD, RESERVE)] = sheet.guard
        if sheet.first >= 0:
            battle.then(StartTurn(sheet.first))
        elif battle.terms.solo and battle.terms.player_first:
            battle.then(StartTurn(BLUE))
        else:
            battle.then(TossForFirst())


class TossForFirst(Step):
    """MLB-20: the first player is determined at random."""

    def actor(self, battle: Battle) -> Seat:
        return NATURE

    def legal(self, battle: Battle) -> list[Choice]:
        return [BLUE, RED]

    def take(self, battle: Battle, choice: Choice) -> None:
        battle.tell(FIRST, choice)
        battle.then(StartTurn(choice))

    def prompt(self, battle: Battle) -> Prompt:
        return Prompt(Message("prompt-first"))
