"""Every step by its name, for positions written as text."""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.orders.roster import STEPS as ORDER_STEPS
from littlewars.games.rois_du_champ_de_bataille.steps import (
    acting,
    carry,
    counter,
    drawing,
    freely,
    guessing,
    losses,
    parts,
    paying,
    picks,
    scenery,
    setup,
    turn,
)
from littlewars.kernel.agenda import Step

_STEPS: Final[list[type[Step]]] = [
    setup.ChooseArmy, scenery.DealScenery, scenery.NextScenery, scenery.JokerScenery, scenery.PlaceScenery,
    setup.PlaceSpecial, setup.PlaceSpecialIn, setup.PlaceAmbush, setup.Collect, setup.KeepOrders, setup.FirstOrder,
    setup.Reveal, setup.FirstPlayer, turn.StartTurn, turn.PlaceReserve, turn.OrderPhase, turn.PayFlip,
    turn.LayOrder, turn.StartEffects, acting.Act, acting.Forced, acting.Jam, acting.ForcedCard, picks.PickCards,
    picks.PickOrigin, picks.PickSpecial, picks.PickTarget, parts.PickUnit, parts.PickPart, parts.PickCrowd,
    freely.GoFrom, freely.GoTo, freely.GoWith, guessing.Guess, guessing.GuessedCard, counter.Window, counter.Retort,
    counter.Countered, counter.Replace, paying.PickPayment, carry.Carry, carry.Fit, carry.Prepare, carry.Blow,
    carry.Shove, carry.Displace, carry.React, carry.FollowUp, carry.InTurn, carry.Move, carry.Yield, carry.Tricked,
    carry.Close, losses.Wound, losses.Kill, losses.Heal, turn.EndEffects, turn.Medics, turn.Rapids, turn.Gnaw,
    turn.Disorganise, turn.TurnOver, turn.EndDraw, drawing.Draw, turn.EnemyEffects, turn.NextTurn, *ORDER_STEPS,
]  # fmt: skip
STEPS: Final = {step.__name__: step for step in _STEPS}
