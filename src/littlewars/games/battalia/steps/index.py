"""Every step by its name, for positions written as text."""

from typing import Final

from littlewars.games.battalia.steps import (
    acting,
    auction,
    battle,
    chance,
    dawn,
    deeds,
    meeting,
    payment,
    roaming,
    setup,
    turn,
)
from littlewars.kernel.agenda import Step

_STEPS: Final[list[type[Step]]] = [
    setup.Banish, setup.LayPrize, setup.LayNeutral, chance.TurnUp, chance.Camp, setup.DrawFirst, setup.Deal,
    setup.ChooseFaction, setup.DrawFaction, setup.ChooseCorner, setup.DrawCorner, chance.Draw, chance.Refill,
    dawn.Dawn, auction.Bid, auction.Reveal, auction.DrawWinner, auction.Enter, auction.DiscardBids, dawn.StartTurn,
    turn.Opening, turn.Exchange, turn.DiscardAside, acting.Act, deeds.PickBanner, deeds.PickSite, deeds.PickTurn,
    deeds.PickType, deeds.PickCity, deeds.HideUnit, payment.Pay, battle.LineUp, battle.Amulets, battle.Resolve,
    battle.Spoils, meeting.Reach, meeting.Meeting, turn.CleanUp, roaming.BuffStep, roaming.BuffDie, roaming.Roam,
    dawn.NextTurn,
]  # fmt: skip
STEPS: Final = {step.__name__: step for step in _STEPS}
