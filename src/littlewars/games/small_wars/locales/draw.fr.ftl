# Ce que dit l’image.
picture-title = { $turn ->
    [0] Small Wars, { $scenario } : les armées se mettent en place. Jaune { $yellow }, Rouge { $red }.
   *[other] Small Wars, { $scenario } : tour { $turn } sur { $turns }. Jaune { $yellow }, Rouge { $red }.
}
seat-yellow = Jaune
seat-red = Rouge
turn-of = À { $seat } de jouer
nature-rolls = Les dés roulent
won = { $seat } gagne !
drawn = Match nul !
actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
turn-track = Tour
purse = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}
score-unit = { $scenario ->
    [frontal_assault] { $count ->
        [one] figurine
       *[other] figurines
    }
   *[other] { $count ->
        [one] point
       *[other] points
    }
}
hits = { $count ->
    [0] raté
    [one] { $count } touche
   *[other] { $count } touches
}
rolled = { $name } ({ $sheet }) lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}
figure-tooltip = { $name } – { $sheet } ({ $points } points) : { $life }/{ $full } points de vie, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, déplacement { $move ->
    [-1] ✗
   *[other] { $move }
}, portée { $reach ->
    [-1] ✗
    [0] sur sa case
   *[other] { $reach }
}, dés de combat { $dice ->
    [-1] ✗
   *[other] { $dice }
}. { $state }
figure-ready = Pas encore activée ce tour-ci.
figure-active = En cours d’activation.
figure-spent = Déjà activée ce tour-ci.
wreck-tooltip = { $name } – { $sheet } : détruite
scenario-conquest = Conquête
scenario-frontal_assault = Attaque de front
scenario-king_of_the_hill = Roi de la colline
scenario-hot_spots = Points chauds
scenario-breakthrough = Percée
scenario-attrition = Guerre d’usure
