# Every sentence of My Little Battlefield. Names of sectors, factions, boards, units and scenarios stand with the content.

facts = 1 or 2 players · 30 to 45 minutes · dice
blurb = Roll your action dice, march from sector to sector and wrest control from the enemy. Eight factions, seven scenarios, and an opponent led by the rules for evenings on your own.
seat-blue = Blue
seat-red = Red
unit = { $figure } ({ $seat })
sector-at = { $sector } ({ $cell })
solo-goal = The battle ends when a unit enters the enemy Reserve, or when the AI reaches Power 6. The side with most VP wins.
source-power = Raise Power
die-face = { $face ->
    [attack] Attack
    [defense] Defense
    [movement] Movement
    [morale] Morale
    [command] Command
   *[special] Special
  }
dice-of-face = { $count } { $face ->
    [attack] { $count ->
        [one] Attack
       *[other] Attacks
    }
    [defense] { $count ->
        [one] Defense
       *[other] Defenses
    }
    [movement] { $count ->
        [one] Movement
       *[other] Movements
    }
    [morale] Morale
    [command] Command
   *[special] { $count ->
        [one] Special
       *[other] Specials
    }
  }
dice-list = { $first }, { $rest }
dice-none = none

# -- questions
prompt-faction = Which faction do you lead?
prompt-composition = Which composition does the deck have?
prompt-sector = Which sector is drawn for the next place?
prompt-first = Who begins?
prompt-roll = { $dice ->
    [one] One die is rolled: what does it show?
   *[other] { $dice } dice are rolled: what do they show?
  }
prompt-main = { $dice ->
    [one] One die is left. What do you do with it?
   *[other] { $dice } dice are left. What do you do?
  }
prompt-reroll = Which dice do you reroll?
prompt-discard = Which two dice do you give up?
prompt-convert = Which die do you turn, and to which face?
prompt-follow = { $face ->
    [attack] An Attack die was used. Pay { $cost } Command to attack too?
    [defense] A Defense die was used. Pay { $cost } Command to defend too?
    [movement] A Movement die was used. Pay { $cost } Command to move too?
    [morale] A Morale die was used. Pay { $cost } Command to gain 1 Morale too?
    [command] { $cost ->
        [1] A Command die was used. Pay 1 Command to gain 1 Command too? In all, nothing changes.
       *[other] A Command die was used. Pay { $cost } Command to gain only 1 Command too?
    }
   *[special] A Special die was used. Pay { $cost } Command to use a special rule too?
  }
prompt-retreat = { $unit } must retreat. Where to?
prompt-special-push = { $rule }: in which sector does the pawn move?
prompt-special-move = { $rule }: which unit moves, and where to?
prompt-special-gain = { $rule }: what do you gain?
prompt-special-exchange = { $rule }: what do you give?
prompt-special-pay = { $rule }: what do you pay?
prompt-special-turn = { $rule }: which die do you turn, and to which face?
prompt-special-reroll = { $rule }: which dice do you reroll?
prompt-special-again = { $rule }: once more, or is that all?
prompt-ia-roll = The AI rolls a die: what does it show?
prompt-ia-window = { $face ->
    [attack] The AI rolled Attack. Pay 1 Morale and 1 Command to make it roll again?
    [defense] The AI rolled Defense. Pay 1 Morale and 1 Command to make it roll again?
    [movement] The AI rolled Movement. Pay 1 Morale and 1 Command to make it roll again?
    [morale] The AI rolled Morale. Pay 1 Morale and 1 Command to make it roll again?
    [command] The AI rolled Command. Pay 1 Morale and 1 Command to make it roll again?
   *[special] The AI rolled Special. Pay 1 Morale and 1 Command to make it roll again?
  }
prompt-ia-unit = Several units of the AI are equally ready to move: which one goes?
prompt-ia-place = Several places are equally good for the AI: where does it go?
prompt-ia-regress = Several sectors of yours are equally valuable: in which one does the pawn go back?

# -- choices
choice-end = End your turn.
choice-pass = Do not follow.
choice-stop = That is all.
choice-accept = Let the AI use its die.
choice-force = Make it roll again, for 1 Morale and 1 Command.
choice-reroll = { $all ->
    [0] { $cost ->
        [0] Reroll dice, for free.
       *[other] Reroll dice, for 1 Morale.
    }
   *[other] { $cost ->
        [0] Reroll all your dice, for free.
       *[other] Reroll all your dice, for 1 Morale.
    }
  }
choice-convert = Give up two dice to turn a third one.
choice-gain = { $face ->
    [morale] Morale die: gain 1 Morale.
   *[command] Command die: gain 1 Command.
  }
choice-follow-command = { $cost ->
    [1] Pay 1 Command and gain 1 Command: nothing changes.
   *[other] Pay { $cost } Command and gain only 1 Command.
  }
choice-combat = { $face ->
    [attack] Attack: { $sector }.
   *[defense] Defend: { $sector }.
  }
choice-special = Special: { $rule }.
choice-special-does = Special: { $rule }. { $text }
choice-sector = { $sector }.
choice-mix = { $asked ->
    [pay] Pay { $morale ->
        [0] { $command } Command.
       *[other] { $command ->
            [0] { $morale } Morale.
           *[other] { $morale } Morale and { $command } Command.
        }
    }
    [exchange] Give { $morale ->
        [0] { $command } Command for as much Morale.
       *[other] { $morale } Morale for as much Command.
    }
   *[gain] Gain { $morale ->
        [0] { $command } Command.
       *[other] { $command ->
            [0] { $morale } Morale.
           *[other] { $morale } Morale and { $command } Command.
        }
    }
  }
choice-turn = Turn the { $face } die to { $new }.
choice-dice = { $dice }.
choice-faction = { $faction }.
choice-move = Move the { $figure } { $start ->
    [reserve] from the Reserve
   *[other] from { $start }
  } { $place ->
    [out] into the enemy Reserve.
   *[other] to { $place }.
  }
choice-rolls = { $dice }.
choice-composition = Composition { $name }.
choice-draw = { $sector }.
choice-first = { $seat } begins.

# -- what happens
event-faction = { $seat }’s faction: { $faction }.
event-dealt = { $sector } is laid out.
event-first = { $seat } begins.
event-turn = Turn { $turn }: { $seat } takes { $dice } dice.
event-rolled = { $seat } rolls { $dice }.
event-rerolls = { $cost ->
    [0] { $seat } rerolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for free.
   *[other] { $seat } rerolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for 1 Morale.
  }
event-converted = { $seat } gives up two dice ({ $dice }) and turns one { $face } die to { $new }.
event-activated = { $seat } activates a die: { $face }.
event-followed = { $seat } follows for { $cost } Command: { $face }.
event-special = { $seat } uses a special rule: { $rule }.
event-pawn = { $placed ->
    [1] { $sector }: a pawn is put on 0.
   *[other] { $sector }: the pawn goes to { $half ->
        [zero] 0.
        [blue] space { $space } of Blue’s half.
       *[red] space { $space } of Red’s half.
    }
  }
event-controlled = { $sector }: { $seat } takes control.
event-lost = { $sector }: { $seat } loses control.
event-moved = { $unit }: { $start ->
    [reserve] from the Reserve
   *[other] from { $start }
  } { $place ->
    [out] into the enemy Reserve.
   *[other] to { $place }.
  }
event-retreated = { $unit }: retreat from { $start } { $place ->
    [reserve] to the Reserve.
   *[other] to { $place }.
  }
event-gained = { $resource ->
    [morale] { $seat } gains { $amount } Morale and has { $level }.
   *[command] { $seat } gains { $amount } Command and has { $level }.
  }
event-spent = { $resource ->
    [morale] { $seat }’s Morale drops by { $amount }, to { $level }.
   *[command] { $seat }’s Command drops by { $amount }, to { $level }.
  }
event-raised = { $seat } rises to Power { $level }.
event-reinforced = Reinforcements: { $unit }, in the Reserve.
event-dear = Until the end of this turn, following { $seat } costs { $cost } Command.
event-set = { $seat } turns a die from { $face } to { $new }.
event-jammed = { $seat } will roll one die fewer next turn.
event-ended = { $seat } ends the turn and leaves { $dice ->
    [one] one die
   *[other] { $dice } dice
  } unused.
event-die = { $seat } rolls a die: { $face }.
event-useless = { $discarded ->
    [0] The AI cannot use { $face } and rolls again.
   *[other] The AI cannot use { $face } either; the die is discarded.
  }
event-forced = { $seat } makes the AI roll again instead of using { $face }.
event-extra = { $seat } has full Command: an extra turn with { $dice } dice.
event-tallied = { $counts ->
    [banner] { $seat } takes a banner and has { $total }.
    [relic] { $amount ->
        [one] { $seat } gains one relic point and has { $total }.
       *[other] { $seat } gains { $amount } relic points and has { $total }.
    }
   *[trophy] { $seat } takes a trophy and has { $total }.
  }

# -- results
won-by-vp = Victory points: Blue { $blue }, Red { $red }.
won-by-sectors = Level on victory points; sectors controlled: Blue { $blue }, Red { $red }.
won-by-power = Level on victory points and sectors; Power: Blue { $blue }, Red { $red }.
won-by-resources = Level on points, sectors and Power; resources: Blue { $blue }, Red { $red }.
won-by-tally = { $counts ->
    [banner] Banners: Blue { $blue }, Red { $red }.
   *[relic] Relic points: Blue { $blue }, Red { $red }.
  }
won-by-goal = { $scenario }: the goal is reached.
won-by-holding-out = The fortress has held out to the end.

# -- why not
refused-faction = choose one of the factions first
refused-main = you may activate a die, reroll, convert, or end your turn
refused-no-die = no die showing { $face ->
    [attack] Attack
    [defense] Defense
    [movement] Movement
    [morale] Morale
    [command] Command
   *[special] Special
  } is left to activate
refused-full-track = the track is full: { $top } is the most you can have
refused-no-unit = you have no unit in { $cell }
refused-needs-attack = in { $cell } the pawn is in the enemy’s half and an enemy is there: only Attack works
refused-needs-defense = in { $cell } the pawn is in your half and an enemy is there: only Defense works
refused-repel-die = { $cell } is yours; this die does not drive intruders out
refused-already-yours = { $cell } is already yours, and no enemy is there
refused-blocked = the die you follow was used there
refused-other-face = you may only copy { $face ->
    [attack] the Attack
    [defense] the Defense
    [movement] the Movement
    [morale] the Morale
    [command] the Command
   *[special] the Special
  } die
refused-no-such-unit = { $kind ->
    [standard] you have no Standard unit there
    [elite] your Elite unit is not there
   *[renown] your Renown unit is not there
  }
refused-own-reserve = no unit may move into its own Reserve
refused-not-from-reserve = this rule moves units on the field, not from the Reserve
refused-only-from-reserve = this rule brings units from the Reserve only
refused-leave-uncontrolled = you do not control { $cell }, so no unit may leave it
refused-leave-enemy = an enemy is in { $cell }, so no unit may leave it
refused-enemy-reserve = the enemy Reserve cannot be entered from there, or not in this battle
refused-not-a-destination = this rule does not lead to { $cell }
refused-too-far = { $cell } is not an adjacent sector; moves go straight, never diagonally
refused-no-room = your zone in { $cell } has no room: two Standards, or one Elite, or one Renown
refused-standards-only = this power moves Standard units only
refused-no-power = this board has no power of its own in this battle
refused-not-controlled = you do not control { $cell }
refused-own-turn-only = this rule can only be used in your own turn
refused-raised-already = your Power has already been raised this turn
refused-used-already = this rule has already been used this turn
refused-cost = { $morale ->
    [0] you cannot pay { $command } Command
   *[other] { $command ->
        [0] you cannot pay { $morale } Morale
       *[other] you cannot pay { $morale } Morale and { $command } Command
    }
  }
refused-no-effect = it would change nothing
refused-top-power = Power { $level } is the highest level
refused-too-dear = the next level costs { $cost } of one resource
refused-one-resource = the cost is paid with one resource only
refused-price = the cost is { $cost }, no more and no less
refused-mixed-price = the cost is { $cost } in all, with at least 1 of each resource
refused-mix = this rule does not offer { $morale } Morale and { $command } Command now
refused-finish-special = finish the special rule first
refused-another = the second time it must be another sector, or another unit
refused-not-adjacent = it must be a sector adjacent to the one with the rule
refused-no-unit-there = you need a unit in that sector
refused-pawn-elsewhere = the pawn is not where this rule needs it
refused-other-dice = choose among your other dice
refused-reroll = the free reroll is gone, and you have no Morale to pay another
refused-converted = dice can be converted only once a turn
refused-convert = you need { $needed } dice not yet activated
refused-pick-dice = choose at least one of your dice
refused-pick-two = give up exactly two of your dice
refused-same-face = the new face must be another one
refused-turn-die = turn one of your dice to another face
refused-retreat = it must be one of the nearest sectors its side controls
refused-ia-window = let the AI use its die, or make it roll again
refused-ia-unit = choose one of the units that are equally ready to move
refused-ia-place = choose one of the places that are equally good for the AI
refused-ia-regress = choose one of the equally valuable sectors

# -- before the game
setup-unknown-sector = “{ $part }” in “{ $text }” is not a sector.
setup-sector-twice = The sector “{ $part }” is listed twice.
setup-bad-deck = { $sectors } sectors, by category 2 to 5: { $counts }. The deck has 9: 4 3 2 0, or 4 3 1 1, or 4 2 2 1.
setup-needs-category-five = This scenario needs a sector of category 5: composition B or C.
setup-bad-power-vp = “{ $text }” is not a list of { $levels } whole numbers, such as “0, 1, 2, 3, 5, 8”.
setup-not-solo = { $scenario } cannot be played solo.
option-mode = Players
mode-duel = two players
mode-solo = solo, against the book’s AI
option-scenario = Battle
option-blue_faction = Blue’s faction
blue_faction-choose = chosen at the table
option-red_faction = Red’s faction
red_faction-choose = chosen at the table
option-ia_board = Solo: the AI’s command board
option-ia_start_power = Solo: the AI starts at Power
option-deck_composition = Sectors
deck_composition-random = drawn at random
deck_composition-A = A: no sector of category 5
deck_composition-B = B: one each of categories 4 and 5
deck_composition-C = C: two of category 4, one of category 5
option-identical_boards = Boards without powers
option-repel_die = Driving an intruder out takes
repel_die-defense = a Defense die
repel_die-attack = an Attack die
repel_die-either = either combat die
option-reroll_mode = A reroll takes
reroll_mode-subset = any of the dice left
reroll_mode-all = all the dice left
option-follow_move_blocks = Following a move may not touch
follow_move_blocks-both = where it started and ended
follow_move_blocks-destination = where it ended
option-retreat_fallback = Without a controlled neighbour, a retreat leads
retreat_fallback-reserve = to the Reserve
retreat_fallback-adjacent_uncontrolled = to a neighbour the enemy does not control
option-victory_check = 20 VP end the game
victory_check-end_of_own_turn = if held at the end of one’s own turn
victory_check-latched = once touched, at the end of one’s own turn
victory_check-any_turn_end = if held at the end of any turn
option-forest_resource = The Forest gives
forest_resource-morale = Morale
forest_resource-command = Command
option-power_vp = VP of the six Power levels
option-max_turns = Turns at most, both players together
option-solo_first = Solo: who begins
solo_first-random = by the toss of a coin
solo_first-player = the player
option-solo_reserve_reach = Solo: the game ends when somebody
solo_reserve_reach-enter = enters the enemy Reserve
solo_reserve_reach-control_home_row = controls a sector of the enemy’s home row
option-solo_vp20 = Solo: 20 VP end the game too
option-solo_follow_bonus = Solo: the AI’s extra turn can be followed
option-ia_bonus_special_dice = Solo: Special dice work in the AI’s extra turn
option-ia_reserve_only_if_ahead = Solo: the AI enters your Reserve only when it is not behind

# -- notation
notation-dice = { $dice ->
    [one] One die is rolled: type its face, from 1 to { $sides } or by name, such as “ATT”.
   *[other] { $dice } dice are rolled: type their faces, from 1 to { $sides } or by name, such as “1 3 6” or “ATT MOV SPE”.
  }
notation-line = “{ $text }” is not part of a position.

# -- the terminal
heading = { $turn ->
    [0] { $scenario } · the field is laid out
   *[other] { $scenario } · turn { $turn } of { $turns }
  }
heading-seat = { $seat } ({ $army }): { $vp } VP
heading-no-army = no faction yet
heading-dice = Dice: { $dice }
heading-panel = Activated: { $dice }
line-sector = { $sector } [{ $category }] { $vp } VP
line-neutral = neutral
line-gauge = { $half ->
    [zero] pawn on 0
    [blue] pawn on Blue { $space }
   *[red] pawn on Red { $space }
  }{ $held ->
    [0] {""}
   *[other] , controlled
  }
line-unit = { $kind ->
    [standard] S
    [elite] E
   *[renown] N
  } { $figure }
boards = Command boards
column-seat = Side
column-power = Power
column-morale = Morale
column-command = Command
column-reserve = In Reserve
column-waiting = Waiting

# -- after the game
luck = { $dice ->
    [0] { $seat } rolled no dice.
   *[other] { $seat } rolled { $dice } dice: Attack { $attack }, Defense { $defense }, Movement { $movement }, Morale { $morale }, Command { $command }, Special { $special }; the average of each is { $whole }.{ $tenth }.
  }

# -- the picture
picture-title = { $turn ->
    [0] My Little Battlefield: the battle is being prepared.
   *[other] My Little Battlefield, turn { $turn }: Blue { $blue } VP, Red { $red } VP.
}
picture-heading = { $turn ->
    [0] { $name }
   *[other] { $name } – turn { $turn } of { $turns }
}
picture-scenario = { $name }: { $goal }
picture-to-play = { $seat } to play
picture-decides = { $seat } decides
picture-during = during the turn of { $seat }
picture-chooses-faction = { $seat } chooses a faction
picture-may-follow = { $seat } may follow
picture-retreats = { $seat } must retreat
picture-nature-deals = The field is being laid out
picture-nature-rolls = The dice are rolling
picture-won = { $seat } wins!
picture-drawn = A draw!
picture-place = { $cell }: no sector lies here yet.
picture-sector = { $name } ({ $cell }): category { $category }, { $vp } VP. { $state ->
    [neutral] Neutral: no unit has been here yet.
    [nobody] Nobody controls it.
    [blue] Blue controls it.
   *[red] Red controls it.
} Special rule: { $rule } { $used ->
    [none] Nobody has used it this turn.
    [blue] Blue has used it this turn.
    [red] Red has used it this turn.
   *[both] Both sides have used it this turn.
}
picture-pawn = Pawn of { $name }: { $half ->
    [zero] on the shared space 0.
   *[other] on space { $space } of the half of { $seat }.
}
picture-kind = { $kind ->
    [standard] Standard unit
    [elite] Elite unit
   *[renown] Renown unit
}
picture-unit = { $unit } ({ $seat }): { $kind ->
    [standard] Standard unit.
    [elite] Elite unit; combat dice count double where it stands.
   *[renown] Renown unit; combat dice count double where it stands, as Attack or Defense as needed.
} { $where ->
    [cell] In { $cell }.
    [reserve] In its Reserve.
    [out] In the enemy Reserve.
   *[board] Waiting on the command board for its level of Power.
}
picture-reserve-word = Reserve
picture-reserve = Reserve of { $seat }: { $count ->
    [0] no unit is here. It lies next to the three sectors of the home row.
    [one] one unit is ready to enter the home row.
   *[other] { $count } units are ready to enter the home row.
}
picture-board = Command board of { $seat }: { $vp } VP, Power { $power }, Morale { $morale }, Command { $command }. { $jammed ->
    [yes] One die fewer on the next turn.
   *[no] Morale and Command pay for rerolls, following and Power.
}
picture-board-name = { $seat } – { $name }
picture-no-faction = { $seat }: no faction chosen yet.
picture-faction-plain = { $name }: the command board of { $seat }.
picture-faction = { $name }: { $power }, with a Special die. { $text } { $used ->
    [yes] Already used this turn.
   *[no] Not used yet this turn.
}
picture-ia = { $name }, the AI’s board: at Power { $level }, a Special die means: { $action }
picture-ia-last = The battle ends.
picture-resource = { $kind ->
    [morale] Morale
   *[command] Command
} of { $seat }: { $count ->
    [0] none left, the pawn is off the track.
   *[other] { $count } of 7.
}
picture-power = Power of { $seat }: level { $level }, { $dice } dice, { $vp } VP. { $raised ->
    [yes] Already raised this turn.
   *[no] Not raised yet this turn.
} { $next ->
    [top] This is the highest level.
    [ia] Full Morale raises it.
   *[cost] The next level costs { $cost } of one resource and a Special die{ $brings ->
        [elite] , and brings the Elite unit.
        [renown] , and brings the Renown unit.
       *[none] .
    }
}
picture-vp-unit = VP
picture-vp = { $seat }: { $vp } VP, { $sectors ->
    [0] no sector controlled
    [one] one sector controlled
   *[other] { $sectors } sectors controlled
}. { $counts ->
    [banner] Banners: { $tally }.
    [relic] Relic points: { $tally }.
    [trophy] Trophies: { $tally }.
   *[nothing] Sectors and Power are added up.
}
picture-row = { $face ->
    [attack] Attack: push the pawn out of the enemy’s half.
    [defense] Defense: pull the pawn up in your own half.
    [movement] Movement: bring a unit from the Reserve, or move one to the next sector.
    [morale] Morale: gain 1 Morale.
    [command] Command: gain 1 Command.
   *[special] Special: use a special rule, or raise your Power.
}
picture-column = { $face ->
    [attack] Column { $column }: an Attack die was activated.
    [defense] Column { $column }: a Defense die was activated.
    [movement] Column { $column }: a Movement die was activated.
    [morale] Column { $column }: a Morale die was activated.
    [command] Column { $column }: a Command die was activated.
    [special] Column { $column }: a Special die was activated.
   *[none] Column { $column }: no die was activated here yet.
}
picture-die = { $face ->
    [attack] Attack: a { $number }, not yet activated.
    [defense] Defense: a { $number }, not yet activated.
    [movement] Movement: a { $number }, not yet activated.
    [morale] Morale: a { $number }, not yet activated.
    [command] Command: a { $number }, not yet activated.
   *[special] Special: a { $number }, not yet activated.
}
picture-ia-die = { $face ->
    [attack] The AI’s die: a { $number }, Attack.
    [defense] The AI’s die: a { $number }, Defense.
    [movement] The AI’s die: a { $number }, Movement.
    [morale] The AI’s die: a { $number }, Morale.
    [command] The AI’s die: a { $number }, Command.
   *[special] The AI’s die: a { $number }, Special.
}
picture-tray = Dice: { $dice ->
    [0] none is waiting to be activated.
    [one] one is waiting to be activated.
   *[other] { $dice } are waiting to be activated.
} { $discarded ->
    [0] None was given up.
   *[other] { $discarded } were given up.
} { $free ->
    [yes] The next reroll is free.
   *[no] A reroll costs 1 Morale.
} { $follow ->
    [one] Following costs 1 Command.
   *[other] Following costs { $follow } Command.
}
hand-factions = The factions { $seat } can choose
picture-world = { $world ->
    [fantasy] Fantasy
   *[sf] Sci-fi
}
picture-offer = { $name } ({ $world ->
    [fantasy] fantasy
   *[sf] science fiction
}): { $power }. { $text }
picture-portrait = { $name }: { $text }
picture-difficulty = { $difficulty ->
    [beginner] an opponent for beginners.
    [easy] an easy opponent.
    [medium] a fair opponent.
    [hard] a hard opponent.
   *[epic] the hardest opponent.
}
