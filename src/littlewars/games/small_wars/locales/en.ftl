# Every sentence of Small Wars. Names of sheets, armies and scenarios stand with the content.

facts = 2 players · 4 turns · dice
blurb = Brick jeeps, tanks and helicopters fight over nine squares. The table teaches you to play, and the last roll can still turn the battle.
seat-yellow = Yellow
seat-red = Red
figure = { $name } ({ $sheet })

# -- questions
prompt-youngest = Who is the youngest?
prompt-draft = Take a figure and place it in your camp. Points left: { $purse }.
prompt-deploy = Place a figure of your army in your camp.
prompt-activate = Which figure do you activate?
prompt-act = { $figure } ({ $sheet }) has { $left ->
    [one] one action
   *[other] { $left } actions
  } left.
prompt-roll = { $figure } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
  }: how many hit, with a 4 or more?

# -- choices
choice-youngest = { $seat } is the youngest.
choice-hits = { $hits ->
    [0] No hit.
    [one] One hit.
   *[other] { $hits } hits.
  }
choice-end = End the activation.
choice-stop = Stop drafting.
choice-move = Move to { $cell }.
choice-move-contact = Move to { $cell }, into contact.
choice-draft = Draft: { $sheet } ({ $points } points) in { $cell }.
choice-deploy = Place: { $sheet } in { $cell }.
choice-attack = Attack { $figure } in { $cell } ({ $life ->
    [one] one hit point
   *[other] { $life } hit points
  }) with { $dice ->
    [one] one die
   *[other] { $dice } dice
  }.
choice-activate = Activate { $figure } in { $cell }.

# -- what happens
event-placed = { $figure } takes its place in { $cell }.
event-stopped = { $seat } stops drafting.
event-turn = Turn { $turn } begins.
event-activated = { $figure } is activated.
event-moved = { $figure } moves from { $start } to { $cell }.
event-attacked = { $figure } attacks { $target }.
event-rolled = { $figure } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
  }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
  }.
event-retaliated = { $figure } strikes back with { $dice ->
    [one] one die
   *[other] { $dice } dice
  }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
  }.
event-damaged = { $figure } loses { $lost ->
    [one] one hit point
   *[other] { $lost } hit points
  }; { $left } left.
event-fell = { $figure } is destroyed.
event-ended = { $figure } ends its activation with { $left ->
    [one] one action
   *[other] { $left } actions
  } unspent.
event-scored = Turn { $turn } is scored: { $yellow } for Yellow, { $red } for Red.

# -- results
won-by-vp = Victory points: Yellow { $yellow }, Red { $red }.
won-by-figures = Figures left: Yellow { $yellow }, Red { $red }.
won-by-points = Points: Yellow { $yellow }, Red { $red }.
won-by-tie-break = Level; points of the living figures: Yellow { $yellow }, Red { $red }.

# -- why not
refused-no-figure-yet = an army needs at least one figure before you may stop
refused-still-drafting = the armies are still being drafted
refused-still-deploying = the armies are still being placed
refused-not-in-pool = no { $sheet } is left in the pool
refused-over-budget = { $sheet } costs { $points } points, and only { $purse } are left
refused-not-own-camp = { $cell } is not in your camp
refused-not-in-list = your army has no { $sheet } left to place
refused-must-activate = a figure must be activated first
refused-unknown-figure = there is no such figure
refused-not-yours = { $figure } is not yours
refused-destroyed = { $figure } is destroyed
refused-already-activated = { $figure } has already been activated this turn
refused-must-act = { $figure } can act and must spend an action first
refused-still-acting = { $figure } must finish its activation first
refused-cannot-move = { $figure } can never move
refused-bound = { $figure } began beside an enemy and may not go to { $cell }: it must first step into a square without enemies
refused-behind-enemy = { $figure } cannot pass through an enemy’s square to reach { $cell }
refused-too-far = { $figure } cannot reach { $cell } in one move of { $move }
refused-cannot-attack = { $figure } can never attack
refused-not-enemy = { $figure } is not an enemy
refused-already-there = { $figure } already stands in { $cell }
refused-own-cell-only = { $figure } fights only in its own square, and { $target } is elsewhere
refused-out-of-range = { $target } is { $distance } squares away, and the range of { $figure } is { $reach }

# -- before the game
setup-unknown-army = “{ $part }” in “{ $army }” is neither an army nor a sheet. Armies: { $armies }.
setup-army-too-dear = The army “{ $army }” costs { $points } points, more than the budget of { $budget }.
option-scenario = Scenario
option-setup = Armies
setup-draft = drafted in turn
setup-armies = ready-made
option-budget = Budget in points
option-yellow_army = Yellow’s army
option-red_army = Red’s army
option-youngest = Youngest player
youngest-yellow = Yellow
youngest-red = Red
youngest-random = by the toss of a coin
option-pool = Pool of figures
pool-shared = one pool for both
pool-unlimited = no sheet ever runs out
option-pool_sets = Sets in the pool (0: as many as needed)
option-first_player = Who starts each turn
first_player-fixed = always the same player
first_player-alternate = each player in turn
option-must_act = A figure must act if it can
option-disengage = When contact binds a figure
disengage-activation_start = if its activation began there
disengage-every_action = at every move
option-disengage_scope = What contact forbids
disengage_scope-first_square = an enemy in the first square entered
disengage_scope-whole_action = an enemy anywhere along the move
option-range_cross = What ✗ after the range means
range_cross-no_attack = the figure cannot attack
range_cross-own_square = it attacks in its own square only
option-tie_break = Equal scores
tie_break-draw = a draw
tie_break-points = the points of the living figures decide
option-front_count = What Frontal assault counts
front_count-figures = the living figures
front_count-points = the points of the living figures
option-hill = The hill
hill-middle_row = the whole middle row
hill-centre = the middle square alone

# -- notation
notation-unknown-figure = There is no figure “{ $text }”.
notation-unknown-sheet = There is no sheet “{ $text }”.
notation-dice = { $dice ->
    [one] One die is rolled: type its face, from 1 to { $sides }.
   *[other] { $dice } dice are rolled: type their faces, each from 1 to { $sides }, such as “2 4 6”.
  }
notation-pair = After “{ $word }” two numbers are expected, such as 3-2, not “{ $text }”.
notation-line = “{ $text }” is not part of a position; a figure is written “J1 jeep b2 (3)*”.
notation-figure = “{ $text }” does not fit: the next figure here is { $expected }, and it cannot have more hit points than its sheet.

# -- the terminal
heading-muster = { $scenario } · the armies gather
heading-turn = { $scenario } · turn { $turn } of { $turns }
heading-purse = { $seat }: { $number } points left
heading-score = { $seat }: { $number }
line-figure = { $name } { $sheet } { $life }/{ $full }  A{ $actions } M{ $move } R{ $reach } C{ $dice }
line-spent = { $name } { $sheet } { $life }/{ $full }  ✓
line-wreck = { $name } { $sheet } †
offers = Figures you can take
column-key = Type
column-sheet = Figure
column-points = Pts
column-actions = A
column-move = M
column-reach = R
column-dice = C
column-life = HP
column-copies = Left

# -- what the picture says
picture-title = { $turn ->
    [0] Small Wars, { $scenario }: the armies take their places. Yellow { $yellow }, Red { $red }.
   *[other] Small Wars, { $scenario }: turn { $turn } of { $turns }. Yellow { $yellow }, Red { $red }.
}
turn-of = { $seat } to play
picture-nature-rolls = The dice are rolling
picture-won = { $seat } wins!
picture-drawn = A draw!
picture-actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
picture-turn-track = Turn
picture-turn = { $when ->
    [over] Turn { $turn } of { $turns } is over.
    [now] Turn { $turn } of { $turns } is being played.
   *[later] Turn { $turn } of { $turns } is still to come.
}
picture-purse = { $points ->
    [one] { $seat } has one point to spend.
   *[other] { $seat } has { $points } points to spend.
}
picture-army = { $count ->
    [0] { $seat } has no figure on the field.
    [one] { $seat } has one figure on the field.
   *[other] { $seat } has { $count } figures on the field.
}
picture-score = { $counts ->
    [figures] { $score ->
        [one] { $seat } has one figure left.
       *[other] { $seat } has { $score } figures left.
    }
   *[other] { $score ->
        [one] { $seat } has one point.
       *[other] { $seat } has { $score } points.
    }
}
picture-score-unit = { $counts ->
    [figures] { $count ->
        [one] figure
       *[other] figures
    }
   *[other] { $count ->
        [one] point
       *[other] points
    }
}
picture-tray = The dice of { $seat } land here.
picture-reserve = { $count ->
    [one] { $seat } has one figure still to place.
   *[other] { $seat } has { $count } figures still to place.
}
picture-hits = { $count ->
    [0] no hit
    [one] { $count } hit
   *[other] { $count } hits
}
picture-rolled = { $name } ({ $sheet }) rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
picture-die-hit = A { $face }: a hit.
picture-die-miss = A { $face }: a miss.
picture-aim = { $scenario ->
    [conquest] At the end of each turn, every square you hold alone gives you a point.
    [frontal_assault] After four turns, whoever has more figures left wins.
    [king_of_the_hill] At the end of each turn, every square of the hill where you have more figures gives you a point.
    [hot_spots] At the end of each turn, the squares you hold alone give you points: the middle of the field the most, your own camp none.
    [breakthrough] After four turns, whoever has brought figures worth more points into the enemy camp wins.
   *[attrition] After four turns, whoever has destroyed enemies worth more points wins.
}
picture-army-list = { $points } points: { $figures }.

# -- what a cell is worth
cell-tooltip = { $camp ->
    [yellow] Square { $cell }, in the camp of Yellow. { $worth }
    [red] Square { $cell }, in the camp of Red. { $worth }
   *[middle] Square { $cell }, in the middle row. { $worth }
}
cell-held-alone = { $points ->
    [0] It gives nobody any points.
    [one] Whoever holds it alone at the end of a turn scores one point.
   *[other] Whoever holds it alone at the end of a turn scores { $points } points.
}
cell-held-alone-by-side = Held alone at the end of a turn, it gives Yellow { $yellow ->
    [0] no points
    [one] one point
   *[other] { $yellow } points
} and Red { $red ->
    [0] no points
    [one] one point
   *[other] { $red } points
}.
cell-majority = { $points ->
    [0] It gives nobody any points.
    [one] Whoever has more figures here at the end of a turn scores one point.
   *[other] Whoever has more figures here at the end of a turn scores { $points } points.
}
cell-survivors = Squares give no points in this scenario: the figures left alive count.
cell-raiders = { $camp ->
    [yellow] At the end of the game, living figures of Red in this square count their points.
    [red] At the end of the game, living figures of Yellow in this square count their points.
   *[middle] Only figures that reach the enemy camp count.
}
cell-spoils = Squares give no points in this scenario: the enemies destroyed count.

# -- what a figure is worth
figure-values = { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $move ->
    [-1] no move
   *[other] move { $move }
}, { $reach ->
    [-1] no range
    [0] range 0 (its own square)
   *[other] range { $reach }
}, { $dice ->
    [-1] no combat dice
    [one] one combat die
   *[other] { $dice } combat dice
}
figure-tooltip = { $name }, { $sheet }, { $points } points: { $full ->
    [one] one hit point
   *[other] { $life } of { $full } hit points
}, { $values }. { $state }
figure-ready = Not yet activated this turn.
figure-active = Being activated.
figure-spent = Already activated this turn.
wreck-tooltip = { $name }, { $sheet }: destroyed.
offer-tooltip = { $sheet }, { $points } points: { $life ->
    [one] one hit point
   *[other] { $life } hit points
}, { $values }. { $copies ->
    [-1] There is no limit to their number.
    [one] One is left.
   *[other] { $copies } are left.
}
hand-draft = The figures that { $seat } can take
hand-deploy = The figures that { $seat } has still to place

# -- after the game
luck = { $dice ->
    [0] { $seat } rolled no dice.
    [one] { $seat } rolled one die: { $hits ->
        [0] no hit
       *[one] one hit
    }; the average is 0.5.
   *[other] { $seat } rolled { $dice } dice: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }; the average is { $half ->
        [0] { $whole }
       *[other] { $whole }.5
    }.
}
