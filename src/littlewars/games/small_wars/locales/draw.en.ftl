# What the picture says.
picture-title = { $turn ->
    [0] Small Wars, { $scenario }: the armies take their places. Yellow { $yellow }, Red { $red }.
   *[other] Small Wars, { $scenario }: turn { $turn } of { $turns }. Yellow { $yellow }, Red { $red }.
}
seat-yellow = Yellow
seat-red = Red
turn-of = { $seat } to play
nature-rolls = The dice are rolling
won = { $seat } wins!
drawn = A draw!
actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
turn-track = Turn
purse = { $points ->
    [one] { $points } point to spend
   *[other] { $points } points to spend
}
score-unit = { $scenario ->
    [frontal_assault] { $count ->
        [one] figure
       *[other] figures
    }
   *[other] { $count ->
        [one] point
       *[other] points
    }
}
hits = { $count ->
    [0] no hit
    [one] { $count } hit
   *[other] { $count } hits
}
rolled = { $name } ({ $sheet }) rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
figure-tooltip = { $name } – { $sheet } ({ $points } points): { $life }/{ $full } hit points, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, move { $move ->
    [-1] ✗
   *[other] { $move }
}, range { $reach ->
    [-1] ✗
    [0] own square
   *[other] { $reach }
}, combat dice { $dice ->
    [-1] ✗
   *[other] { $dice }
}. { $state }
figure-ready = Not yet activated this turn.
figure-active = Being activated.
figure-spent = Already activated this turn.
wreck-tooltip = { $name } – { $sheet }: destroyed
scenario-conquest = Conquest
scenario-frontal_assault = Frontal assault
scenario-king_of_the_hill = King of the hill
scenario-hot_spots = Hot spots
scenario-breakthrough = Breakthrough
scenario-attrition = Attrition
