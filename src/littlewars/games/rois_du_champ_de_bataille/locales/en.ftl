# Every sentence of Les Rois du Champ de Bataille. Names and texts of armies, orders, scenery, specials and scenarios stand with the content.

facts = 2 players · 45 to 60 minutes · cards, 66 battle orders
blurb = Hearts and diamonds strike, spades and clubs march, and a joker spoils everything. Lead one of eleven armies, from Sparta to the insectoid swarm, choose three secret orders out of six and break the enemy on a field the cards themselves lay out.
seat-red = Red
seat-black = Black
card = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] Joker
  }
cards-of-suit = { $suit ->
    [hearts] { $count ->
        [one] ♥
       *[other] { $count } ♥
    }
    [diamonds] { $count ->
        [one] ♦
       *[other] { $count } ♦
    }
    [spades] { $count ->
        [one] ♠
       *[other] { $count } ♠
    }
    [clubs] { $count ->
        [one] ♣
       *[other] { $count } ♣
    }
   *[joker] { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
  }
cards-none = no card
units-none = no unit
list = { $first }, { $rest }
hidden = hidden
unit = { $whole ->
    [1] { $life } HP
   *[other] { $life } of { $full } HP
  }{ $hero ->
    [1] , the hero
   *[other] { "" }
  }

# -- questions
prompt-army = Which army do you lead?
prompt-deal = Which two cards are dealt on { $zone }?
prompt-joker-scenery = Which scenery does the joker bring to { $zone }?
prompt-scenery = Which scenery do you place in { $zone }?
prompt-place-special = Which special do you place?
prompt-place-special-in = { $special }: in which zone of your home row?
prompt-ambush = Where does your troop lie in ambush?
prompt-keep = Which { $count } orders do you keep for this battle?
prompt-first-order = Which order do you lay first, and on which face?
prompt-card = Which card comes?
prompt-return = { $units ->
    [one] A lost unit returns: in which zone of your home row?
   *[other] { $units } lost units return: in which zone of your home row does the next one stand?
  }
prompt-order = Do you keep your order, flip it or change it?
prompt-place = You have no order in play. Do you lay one?
prompt-pay-flip = Which card do you pay to make your order active?
prompt-lay = Which order do you lay, and on which face?
prompt-act = { $cards ->
    [0] Your turn, with no card in hand. What do you do?
    [one] Your turn, with one card in hand. What do you do?
   *[other] Your turn, with { $cards } cards in hand. What do you do?
  }
prompt-duty = You must strike or push from { $zone } at once. How?
prompt-forced = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] The joker
  } has come from the deck and must be played at once. How?
prompt-origin = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] Joker
  }: { $part ->
    [0] { $verb ->
        [move] which troop moves
        [lead] from which zone does a special go alone
        [push] which troop pushes
        [shot] which troop shoots
        [stab] which troop strikes the flayer in its midst
        [nest] which troop builds a hive beside it
        [heal] which troop is healed
       *[strike] which troop strikes
    }
   *[other] { $verb ->
        [move] a part of which troop moves
        [shot] a part of which troop shoots
       *[strike] a part of which troop strikes
    }
  }?
prompt-special = Which special leaves { $zone }?
prompt-target = { $verb ->
    [move] Where do the units of { $zone } go?
    [lead] Where does the special of { $zone } go?
    [push] Which zone does the troop of { $zone } push?
    [shot] Which zone does the troop of { $zone } shoot at?
    [nest] In which zone next to { $zone } is the hive built?
   *[strike] Which zone does the troop of { $zone } strike?
  }
prompt-part = Which units of { $zone } go?
prompt-count = How many units of { $zone } attack?
prompt-unit = Which unit of { $zone } slips in among the enemy?
prompt-crowd = Does another troop act with the same card?
prompt-cards = { $count ->
    [one] Which card do you discard?
   *[other] Which { $count } cards do you discard?
  }
prompt-go-from = { $part ->
    [0] { $order }: which troop goes?
   *[other] { $order }: from which troop do only some units go?
  }
prompt-go-to = Where do the units of { $zone } go?
prompt-counter = { $deed } Do you counter?
prompt-counter-stakes = { $deed } As things stand, { $stakes }. Do you counter?
prompt-retort = Your card is countered. Do you counter the counter?
prompt-replace = { $verb ->
    [move] Your move is countered. Do you replace the card?
    [lead] The move of your special is countered. Do you replace the card?
    [push] Your push is countered. Do you replace the card?
    [shot] Your shot is countered. Do you replace the card?
    [nest] Your hive is countered. Do you replace the card?
    [heal] Your heal is countered. Do you replace the card?
    [ruse] Your ruse is countered. Do you replace the card?
   *[strike] Your strike is countered. Do you replace the card?
  }
prompt-wound = { $zone } loses { $points } HP. Which of your most wounded units there suffers first?
prompt-kill = { $zone } loses a unit. Which of your most wounded units there goes?
prompt-share = { $order }: how many of the { $points } points go to { $zone }?
prompt-hive = { $order }: the hive of { $zone } heals. Which troop next to it?
prompt-kill-zone = Your army loses its most wounded unit: in which zone?
prompt-heal = { $points ->
    [one] One HP to give back in { $zone }: to which unit?
   *[other] { $points } HP to give back in { $zone }: which unit gets the next one?
  }

# -- what an action would do
would-lose = { $fate ->
    [spared] { $zone } loses nothing
    [hurt] { $zone } loses { $points } HP
    [some] { $zone } loses { $points } HP and { $dead ->
        [one] one unit
       *[other] { $dead } units
    }
   *[all] { $zone } loses its whole troop
  }
would-turn = but the cards turned up for { $order } may change that
would-share = { $points } damage to { $zone } can be shared out ({ $order })
would-recoil = { $units ->
    [one] one unit of { $zone } gives way to { $rear }
   *[other] { $units } units of { $zone } give way to { $rear }
  }
would-slip = one unit slips in among those of { $zone }
would-stab = { $dies ->
    [0] the flayer loses { $points } HP
   *[1] the flayer dies
  }
would-heal = { $zone } regains { $points } HP
would-discard = { $cards ->
    [one] you discard one card
   *[other] you discard { $cards } cards
  }

# -- choices
choice-end = End your turn.
choice-pass = No.
choice-stop = Stop here.
choice-go = That is all: go.
choice-let = Let it happen.
choice-decline = Do not replace it.
choice-lose-card = It cannot be played: discard it.
choice-keep = Keep the order as it is.
choice-leave = Lay no order now.
choice-part = Only a part of a troop.
choice-flip = { $face ->
    [1] Make { $order } active.
   *[other] Turn { $order } face down.
  }
choice-calm = Discard three cards, so that all may move again.
choice-two-cards = { $cards ->
    [one] Yes: discard one card.
   *[other] Yes: discard { $cards } cards.
  }
choice-joker = Counter with a joker.
choice-freely = Counter with { $order }, for free.
choice-guess = { $colour ->
    [red] Red.
   *[black] Black.
  }
choice-play = { $verb ->
    [move] Move with { $cards }.
    [lead] Send a special with { $cards }.
    [push] Push with { $cards }.
    [shot] Shoot with { $cards }.
    [stab] Strike the flayer with { $cards }.
    [nest] Build a hive with { $cards }.
    [heal] Heal with { $cards }.
    [ruse] Ruse with three cards.
   *[strike] Strike with { $cards }.
  }
choice-discard = Discard { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] a joker
  }.
choice-start = Play { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] a joker
  }: it will be jammed.
choice-card = { $aim ->
    [change] Pay { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] a joker
    } and change the order.
    [replace] Replace it with { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] a joker
    }.
    [flip] Pay { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] a joker
    }.
   *[pay] Discard { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] a joker
    }.
  }
choice-zone = { $zone }
choice-also = { $zone } ({ $order })
choice-attack = { $also ->
    [0] { $points ->
        [0] { $zone }: no damage
       *[other] { $zone }: { $points } damage
    }
   *[other] { $points ->
        [0] { $zone }: no damage ({ $order })
       *[other] { $zone }: { $points } damage ({ $order })
    }
  }
choice-count = { $count }
choice-unit = { $unit } ({ $zone })
choice-lay = { $face ->
    [1] { $order }, active
   *[other] { $order }, face down
  }
choice-scenery = { $edge ->
    [n] { $scenery }, closing the north edge
    [e] { $scenery }, closing the east edge
    [s] { $scenery }, closing the south edge
    [w] { $scenery }, closing the west edge
   *[none] { $scenery }
  }
choice-special = { $special }
choice-army = { $army }
choice-keep-orders = { $orders }
choice-cards = { $cards }
choice-units = { $units }
choice-deal = { $zone }: { $one ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] joker
  }, { $other ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] joker
  }
choice-draw = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] Joker
  }
choice-draw-order = { $order }
choice-see = { $cards }

# -- what happens
event-army = { $seat }’s army: { $army }.
event-dealt = Dealt on { $zone }: { $cards }.
event-scenery = Scenery in { $zone }: { $kind }{ $edge ->
    [n] , closing the north edge.
    [e] , closing the east edge.
    [s] , closing the south edge.
    [w] , closing the west edge.
   *[none] .
  }
event-special = A special of { $seat } is now in { $zone }: { $special }.
event-ambush = A troop of { $seat } lies in ambush in { $zone }.
event-kept = { $seat } has chosen the orders for this battle, in secret.
event-laid = { $known ->
    [0] { $seat } has laid a first order.
   *[other] { $face ->
        [1] { $seat } has laid { $order } as first order, active.
       *[other] { $seat } has laid { $order } as first order, face down.
    }
  }
event-placed = { $known ->
    [0] { $seat } lays an order face down.
   *[other] { $seat } lays { $order } face down.
  }
event-shown = { $seat }’s active order: { $order }.
event-first = { $seat } begins.
event-turn = Turn { $turn }: { $seat } to play.
event-flipped = { $face ->
    [1] { $seat }’s order { $order } is active now.
   *[other] { $seat }’s order { $order } is passive now.
  }
event-changed = { $seat } pays { $suit } to change the order.
event-removed = { $seat }’s order { $order } is removed for good.
event-drawn = { $known ->
    [0] { $seat } draws a card.
   *[other] { $seat } draws { $suit }.
  }
event-reshuffled = { $count ->
    [one] The deck is empty: the one discarded card makes a new one.
   *[other] The deck is empty: the { $count } discarded cards are shuffled into a new one.
  }
event-revealed = { $seat } turns up { $suit }.
event-discarded = { $none ->
    [0] { $seat } discards { $cards }.
   *[other] { $seat } has no card to discard.
  }
event-declared = { $verb ->
    [move] { $way ->
        [0] { $seat } plays { $cards } to move { $count ->
            [one] one unit
           *[other] { $count } units
        } from { $origin } to { $target }.
       *[other] { $seat } plays { $cards } to bring the flayer from { $origin } to { $target }.
    }
    [lead] { $seat } plays { $cards } to send a special from { $origin } to { $target }.
    [push] { $way ->
        [0] { $seat } pushes { $target } from { $origin } with { $cards }.
       *[other] { $seat } pushes { $target } from { $origin } with { $cards }, to take its place.
    }
    [shot] { $seat } shoots at { $target } from { $origin } with { $cards } ({ $count ->
        [one] one unit
       *[other] { $count } units
    }).
    [stab] { $seat } strikes the flayer in { $origin } with { $cards }.
    [nest] { $seat } plays { $cards } to build a hive in { $target }.
    [heal] { $seat } heals { $origin } with { $cards }.
    [ruse] { $seat } plays a ruse with { $cards }.
   *[strike] { $way ->
        [0] { $seat } strikes { $target } from { $origin } with { $cards } ({ $count ->
            [one] one unit
           *[other] { $count } units
        }).
       *[other] { $seat } strikes { $target } from { $origin } with { $cards }, as the order allows ({ $count ->
            [one] one unit
           *[other] { $count } units
        }).
    }
  }
event-countered = { $none ->
    [0] { $seat } counters with { $cards }.
   *[other] { $seat } counters without paying a card.
  }
event-replaced = { $seat } replaces the card with { $suit }.
event-cancelled = { $verb ->
    [move] { $seat }’s move is cancelled.
    [lead] { $seat }’s special stays where it is.
    [push] { $seat }’s push is cancelled.
    [shot] { $seat }’s shot is cancelled.
    [nest] { $seat }’s hive is cancelled.
    [heal] { $seat }’s heal is cancelled.
    [ruse] { $seat }’s ruse is cancelled.
   *[strike] { $seat }’s strike is cancelled.
  }
event-moved = { $units ->
    [one] One unit of { $seat } goes from { $origin } to { $zone }.
   *[other] { $units } units of { $seat } go from { $origin } to { $zone }.
  }
event-attacked = { $damage ->
    [0] No damage to { $target }.
   *[other] { $damage } damage to { $target }.
  }
event-lost = { $dead ->
    [0] { $seat } loses { $points } HP in { $zone }.
    [one] { $seat } loses { $points } HP in { $zone } and one unit dies.
   *[other] { $seat } loses { $points } HP in { $zone } and { $dead } units die.
  }
event-healed = { $seat } regains { $points } HP in { $zone }.
event-disorganised = { $zones ->
    [one] { $seat }’s army is disorganised and suffers in its only zone.
   *[other] { $seat }’s army is disorganised and suffers in its { $zones } zones.
  }
event-order = { $seat }’s order takes effect: { $order }.
event-saw = { $known ->
    [0] { $seat } looks at cards of the enemy’s hand.
   *[other] { $seat } sees in the enemy’s hand: { $cards }.
  }
event-spied = { $known ->
    [0] { $seat } looks at the enemy’s face-down order.
   *[other] { $seat } looks at the enemy’s face-down order: { $order }.
  }
event-hero = { $seat }’s hero stands in { $zone }.
event-night = { $night ->
    [0] It is day.
   *[other] Night falls: scenery does not protect from { $seat }’s attacks.
  }
event-nest = { $seat } builds a hive in { $zone }.
event-trampled = The hive in { $zone } is destroyed.
event-slipped = A flayer of { $seat } slips in among the enemy in { $zone }.
event-shifted = The scenery of { $origin } moves to { $zone }.
event-returned = A lost unit of { $seat } returns in { $zone }.
event-swapped = { $seat } swaps a unit of { $origin } with one of { $zone }.
event-split = { $seat } splits a unit of { $zone } into two small ones.
event-guessed = { $colour ->
    [red] { $seat } bets on red.
   *[black] { $seat } bets on black.
  }
event-gained = { $known ->
    [0] { $seat } receives one of the orders left aside.
   *[other] { $seat } receives one of the orders left aside: { $order }.
  }
event-frenzy = { $seat }’s troop in { $zone } attacks first, in a frenzy.
event-numb = { $seat } discards { $suit }: the strike loses its support.
event-lapsed = Nobody is left to carry out { $seat }’s action.
event-fled = A special of { $seat } is left alone and leaves the battle: { $special }.

# -- results
outcome-defeat = { $winner } breaks the enemy army: { $units } units left ({ $life } HP) against { $foes } ({ $others } HP).
outcome-draw = Both armies break at the same moment, and neither is ahead.
outcome-timed = The battle has lasted long enough, and { $winner } is ahead: { $units } units ({ $life } HP) against { $foes } ({ $others } HP).
outcome-timed-draw = The battle has lasted long enough, and neither side is ahead.

# -- why not
refused-army = that army does not fight on your side in “{ $scenario }”, or against that enemy
refused-theme = choose among the scenery of your army’s world
refused-scenery = it may not stand in { $zone }: not on a home row, not a second impassable one, and never so that it cuts the field in two
refused-special = choose one of the specials on offer
refused-special-zone = choose one of your troops on the home row that has no special yet
refused-ambush = the ambush may only lie in one of the places of this scenario
refused-keep = keep exactly { $count } of your six orders
refused-must-keep = { $order } must be among the orders you keep
refused-must-lay = { $order } must lie first, active
refused-not-kept = you may only lay an order you kept
refused-home-row = a unit that returns needs a zone of your home row with room
refused-order-phase = keep your order, flip it, or pay a card to change it
refused-flip-cost = making an order active costs a card of your hand
refused-no-card = { $suit ->
    [hearts] you have no ♥
    [diamonds] you have no ♦
    [spades] you have no ♠
    [clubs] you have no ♣
   *[joker] you have no joker
  }
refused-order = the order “{ $order }” does not allow it (“{ $text }”)
refused-no-order = you have no active order that allows it
refused-duty = you must first strike or push from { $zone }
refused-calm = three cards end an order that holds everybody in place, and there is none now
refused-counter-now = you may counter only when the enemy has just played a card
refused-order-now = orders are laid, flipped or changed only at the start of your turn
refused-first = something else must be answered first: “{ $question }”
refused-joker = a joker only counters, pays, or serves in a ruse
refused-forced = the card from the deck ({ $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] a joker
  }) must be played first
refused-colour = { $verb ->
    [move] only ♠ and ♣ move units
    [lead] only ♠ and ♣ send a special
    [push] only ♥ and ♦ push
    [shot] only ♥ and ♦ shoot
    [pair] this strike takes two ♠ or two ♣
    [nest] only ♠ and ♣ build a hive
    [heal] only two ♠ or two ♣ heal
   *[strike] only ♥ and ♦ strike
  }
refused-too-few-cards = { $verb ->
    [ruse] a ruse takes three cards of your hand
   *[other] your hand lacks the cards: this takes { $cards }
  }
refused-nowhere = with { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] these cards
  } { $verb ->
    [move] no troop can move now
    [lead] no special can go anywhere now
    [push] no troop can push anybody now
    [shot] no troop can shoot at anybody now
    [stab] no flayer can be struck now
    [nest] no hive can be built now
    [heal] nobody can be healed now
    [ruse] no ruse is possible now
   *[strike] no troop can strike anybody now
  }
refused-whole-troop = in this battle a troop attacks as a whole
refused-origin-first = say first which troop acts: touch its zone
refused-not-yours = you have no troop in { $zone }
refused-unwounded = nobody in { $zone } is wounded
refused-no-aim = { $verb ->
    [move] from { $zone } nobody can move
    [lead] from { $zone } no special can go anywhere
    [push] from { $zone } nobody can be pushed
    [shot] from { $zone } nobody can be shot at
    [stab] there is no flayer to strike in { $zone }
    [nest] next to { $zone } there is no place for a hive
   *[strike] from { $zone } nobody can be struck
  } with { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] a joker
  }
refused-target-first = say first which zone it is for
refused-direction = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] a joker
  } does not lead from { $zone } to { $target }: ♥ and ♠ go straight, ♦ and ♣ go diagonally
refused-too-far = { $target } is too far from { $zone }
refused-closed = the way from { $zone } to { $target } is blocked
refused-solid = nobody can enter { $target }
refused-crossing = the ground asks for another kind of card from { $zone } to { $target }
refused-occupied = the enemy is in { $target }
refused-full = { $target } has { $room ->
    [0] no room left
    [one] room for one more unit only
   *[other] room for { $room } more units only
  }
refused-no-enemy = no enemy is in { $target }
refused-there = { $verb ->
    [lead] no special can go to { $target }: it needs one of your troops there
    [push] nobody can be pushed in { $target } from there
    [nest] there is no place for a hive in { $target }
   *[strike] nobody can be struck in { $target } from there
  }
refused-point-blank = { $target } is too near for a shot: strike it instead
refused-blocked = { $between } blocks the line of sight to { $target }
refused-corner = the line of sight from { $zone } to { $target } is closed
refused-push-edge = a troop at the edge of the field, such as the one in { $target }, cannot be pushed off it
refused-push-room = the troop of { $target } cannot give way to { $rear }
refused-unit = choose one of the units in { $zone }
refused-part = { $room ->
    [one] choose some of the units that may go: there is room for one
   *[other] choose some of the units that may go: there is room for { $room }
  }
refused-count = { $most ->
    [one] a part of this troop is one unit
   *[other] a part of this troop is 1 to { $most } units
  }
refused-crowd-room = the troop of { $zone } finds no room to go the same way
refused-crowd = choose another troop that can act in the same direction, or go ahead
refused-cards = { $count ->
    [one] choose exactly one card of your hand
   *[other] choose exactly { $count } cards of your hand
  }
refused-payment = { $cards ->
    [one] it costs one card of your hand
   *[other] it costs { $cards } cards of your hand; only a counter can be paid with a single joker
  }
refused-replacement = only a card that could have been played for the same action replaces it
refused-wound = choose one of the units that are equally the most wounded
refused-heal-unit = choose a wounded unit of the zone
refused-guess = say red or black; you may stop once you have been right

# -- before the game
setup-army = { $army }: this army cannot fight on that side in “{ $scenario }”.
setup-same-theme = “{ $scenario }” needs two armies of different worlds.
option-scenario = Battle
option-red_army = Red’s army
red_army-choose = chosen at the table
option-black_army = Black’s army
black_army-choose = chosen at the table
option-activation_scope = One card activates
activation_scope-zone = the troop of one zone
activation_scope-army = any troops of the army
option-max_hand = Cards in hand at most
option-colour_test_joker = When a colour is asked for, a joker
colour_test_joker-redraw = is drawn again
colour_test_joker-miss = is wrong
option-flip_cost = Cards it costs to make a face-down order active
option-flat_scope = Pilum and Automatic Defences hurt
flat_scope-zone = each troop
flat_scope-unit = each unit
option-specials = Specials of each side
option-support_adjacency = Support comes from zones that touch
support_adjacency-eight = by a side or a corner
support_adjacency-four = by a side
option-partial_attack = A part of a troop may attack alone
option-point_blank_fire = Shots may hit the next zone too
option-combo_leftover = The other cards of a cancelled combination
combo_leftover-lost = are lost
combo_leftover-returned = come back to the hand
option-counter_counter = A counter can be countered
option-rapids_every_turn = Rapids hurt in both players’ turns
option-max_rounds = Rounds at most
option-no_loss_limit = Turns in a row without any loss, at most
option-marathon = Marathon: the leading troops of both wings share out
marathon-split_damage = the damage they do
marathon-share_wounds = the wounds they take
option-alpes = Crossing the Alps: a card moves
alpes-two_steps = one troop, one or two zones
alpes-two_stacks = one or two troops, one zone
option-mercenaire_fail = Mercenaries: if the cards are bad, an attack
mercenaire_fail-normal_plus_backlash = hits, then costs its own troop dearly
mercenaire_fail-attack_fails = fails, and costs its own troop dearly
option-nature_strict = Elemental Nature forbids heals and ruses too
option-bravoure = Bravery of Our Brothers: a push
bravoure-immune = is impossible
bravoure-max_two = moves two units at most
option-fievre_joker = Gold Fever: a joker kills a unit
fievre_joker-zones = of each of the two troops
fievre_joker-armies = of each army
option-soif_de_sang = Bloodlust gives an attack
soif_de_sang-per_attack = +1
soif_de_sang-per_unit = +1 for each unit it is aimed at
option-utopie = Advertising Utopia: the extra card comes
utopie-start_draw = at the start of the turn
utopie-end_draw = with the draw that ends the turn

# -- notation
notation-line = “{ $text }” is not part of a position.
notation-cards = There are more cards of a suit here than a pack has: 13 of each, and 2 jokers.

# -- the terminal
heading = { $turn ->
    [0] { $scenario } · the battle is being prepared
   *[other] { $scenario } · turn { $turn } of { $turns }
  }
heading-side = { $seat } ({ $army }): { $units ->
    [one] one unit
   *[other] { $units } units
  }, beaten below { $defeat }; { $life } HP; { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
  }; { $order }
heading-no-army = no army yet
heading-order-none = no order in play
heading-order-hidden = an order face down
heading-order = { $face ->
    [active] order: { $order }, active
    [passive] order: { $order }, face down
   *[sealed] order: { $order }, laid but not revealed yet
  }
heading-hand = { $own ->
    [0] Known cards: { $cards }
   *[other] Hand: { $cards }
  }
heading-deck = Deck: { $deck ->
    [0] no card
    [one] one card
   *[other] { $deck } cards
  }. Discard pile: { $discard }.
line-scenery = { $scenery }
line-troop = { $captive ->
    [0] { $seat } { $lives }
   *[other] { $seat } { $lives } (captive)
  }
line-specials = { $specials }
line-flayer = flayer { $life }
line-hive = hive
orders-of = Orders of { $seat }
order-place = { $place ->
    [active] in play, active
    [passive] in play, face down
    [sealed] in play, not revealed yet
    [kept] kept
    [out] not kept
    [removed] removed for good
   *[unknown] kept or not: unknown
  }
column-order = Order
column-place = Where it is
column-text = What it does

# -- after the game
luck = { $cards ->
    [0] { $seat } drew no cards.
   *[other] { $seat } drew { $cards } cards: ♥ { $hearts }, ♦ { $diamonds }, ♠ { $spades }, ♣ { $clubs }, jokers { $joker }; the average of each suit is { $whole }.{ $tenth }.
  }

# -- the picture
picture-title = { $turn ->
    [0] Les Rois du Champ de Bataille: the battle is being prepared.
   *[other] Les Rois du Champ de Bataille, turn { $turn }: Red { $red } units, Black { $black } units.
}
picture-heading = { $turn ->
    [0] { $name }
   *[other] { $name } – turn { $turn } of { $turns }
}
picture-scenario = { $name }: { $text }
picture-to-play = { $seat } to play
picture-decides = { $seat } decides
picture-during = during the turn of { $seat }
picture-chooses-army = { $seat } chooses an army
picture-builds = { $seat } chooses the scenery of { $zone }
picture-prepares = { $seat } prepares for battle
picture-nature = { $turn ->
    [0] Cards are being dealt
   *[other] A card is being drawn
}
picture-won = { $seat } wins!
picture-drawn = A draw!
picture-bare = open ground.
picture-scenery = { $name }. { $effect }
picture-solid = { $sight ->
    [yes] Nobody enters; it stops lines of fire.
   *[no] Nobody enters, but shots pass over it.
}
picture-edged = { $sight ->
    [yes] One edge is closed, to lines of fire too.
   *[no] One edge is closed, but shots cross it.
}
picture-narrow = { $way ->
    [straight] Entered and left in straight lines only, as with ♠.
   *[slanted] Entered and left on the slant only, as with ♣.
}
picture-shelter = Protection { $points }; it stops lines of fire.
picture-exposed = Attacks on it have +{ $points }.
picture-drains = Each unit loses { $points } HP at the end of its owner’s turn.
picture-hidden = It stops lines of fire.
picture-no-troop = No troop.
picture-troop = { $seat }: { $units ->
    [one] one unit
   *[other] { $units } units
}, { $life } HP ({ $lives }).{ $led ->
    [yes] { " " }With them: { $specials }.
   *[no] { "" }
}
picture-zone = Zone { $zone }: { $ground }{ $edges ->
    [closed] { " " }An edge is closed.
   *[open] { "" }
} { $troop }{ $captive ->
    [yes] { " " }The troop is captive.
   *[no] { "" }
}{ $flayer ->
    [0] { "" }
   *[other] { " " }An enemy flayer with { $flayer } HP is among them.
}{ $hive ->
    [red] { " " }A hive of Red.
    [black] { " " }A hive of Black.
   *[none] { "" }
}
picture-unit = { $known ->
    [yes] Unit of { $seat } ({ $army })
   *[no] Unit of { $seat }
}: { $life } HP of { $full }.{ $hero ->
    [yes] { " " }The hero.
   *[no] { "" }
}
picture-special = { $name } ({ $seat }): { $text }
picture-army = { $seat } – { $army }
picture-beaten = beaten below { $defeat }
picture-side = { $chosen ->
    [yes] { $seat } ({ $army })
   *[no] { $seat }
}: { $units ->
    [one] one unit
   *[other] { $units } units
}, beaten below { $defeat }; { $life } HP, { $lost } lost.{ $reserve ->
    [0] { "" }
   *[other] { " " }{ $reserve } in reserve.
}{ $night ->
    [yes] { " " }It is night: scenery does not protect from its attacks.
   *[no] { "" }
}
picture-hand = Hand of { $seat }: { $cards ->
    [0] no card.
    [one] one card.
   *[other] { $cards } cards.
}{ $known ->
    [0] { "" }
    [one] { " " }One of them is known here.
   *[other] { " " }{ $known } of them are known here.
}
picture-slot = No order in play
picture-passive = face down
picture-face-down = { $sealed ->
    [yes] Sealed order
   *[no] Order face down
}
picture-copied = Works as: { $name }
picture-order-none = Order of { $seat }: none lies in play.
picture-order-hidden = { $sealed ->
    [yes] Order of { $seat }: laid, but not revealed yet.
   *[no] Order of { $seat }: face down, unknown, without effect.
}
picture-order = { $active ->
    [yes] { $name }: the active order of { $seat }.
   *[no] { $name }: the order of { $seat }, face down, without effect.
} { $text }{ $copying ->
    [yes] { " " }It works as { $copied } now.
   *[no] { "" }
}{ $locked ->
    [yes] { " " }It can be neither flipped nor changed now.
   *[no] { "" }
}
picture-chip = { $name }: { $text } { $place ->
    [active] In play, active.
    [passive] In play, face down.
    [kept] Kept.
    [out] Not kept.
    [removed] Removed for good.
   *[unknown] Kept or not: nobody has seen it.
}
picture-place = { $place ->
    [active] in play, active
    [passive] in play, face down
   *[kept] kept
}
picture-deck = Deck: { $cards ->
    [0] no card left; the discard pile is shuffled when one is needed.
    [one] one card.
   *[other] { $cards } cards.
}
picture-discard = Discard pile: { $hearts } ♥, { $diamonds } ♦, { $spades } ♠, { $clubs } ♣, jokers: { $jokers }.
picture-verb = { $verb ->
    [move] Move
    [lead] Special
    [strike] Strike
    [push] Push
    [shot] Shoot
    [pair] SPQR
    [stab] Stab
    [nest] Hive
    [heal] Heal
   *[ruse] Ruse
}
picture-deed = { $seat } – { $verb }:{ $origin ->
    [none] { "" }
   *[other] { " " }from { $origin }
}{ $target ->
    [none] { "" }
   *[other] { " " }to { $target }
}{ $count ->
    [0] { "" }
    [one] { " " }with one unit
   *[other] { " " }with { $count } units
} { $declared ->
    [yes] (declared)
   *[no] (not declared yet)
}
picture-card = { $suit ->
    [hearts] Heart: strike or push straight ahead, back or sideways; two hearts shoot.
    [diamonds] Diamond: strike or push on the slant; two diamonds shoot.
    [spades] Spade: move straight ahead, back or sideways; two spades heal.
    [clubs] Club: move on the slant; two clubs heal.
   *[joker] Joker: counters a card of the enemy’s by itself.
}
picture-play = { $word }: { $verb ->
    [move] { $suit ->
        [spades] a spade moves units straight to the next zone.
       *[clubs] a club moves units on the slant to the next zone.
    }
    [lead] a special goes alone to the next zone.
    [strike] { $suit ->
        [hearts] a heart strikes a zone straight ahead, back or sideways.
       *[diamonds] a diamond strikes a zone on the slant.
    }
    [push] a red card drives the enemy back one zone, at a price.
    [shot] { $suit ->
        [hearts] hearts shoot along a row or a column.
       *[diamonds] diamonds shoot along a diagonal.
    }
    [pair] two black cards of a suit strike the next zone.
    [stab] a red card strikes the flayer among the troop.
    [nest] a black card makes a hive in the empty zone beside.
    [heal] two black cards of a suit give a troop as many HP as it has units.
   *[ruse] three cards make the enemy discard two.
}
hand-cards = Cards and orders of { $seat }
hand-armies = The armies { $seat } may choose
hand-grounds = The scenery { $seat } may choose
picture-offer = { $name }: { $orders }.
picture-ground = { $name }: { $effect }
