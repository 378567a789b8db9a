# Toutes les phrases de Small Wars. Les noms des fiches, des armées et des scénarios sont avec le contenu.

facts = 2 joueurs · 4 tours · des dés
blurb = Jeeps, chars et hélicoptères en briques se disputent neuf cases. La table vous apprend à jouer, et le dernier jet de dés peut encore tout changer.
seat-yellow = Jaune
seat-red = Rouge
figure = { $name } ({ $sheet })

# -- les questions
prompt-youngest = Qui est le plus jeune ?
prompt-draft = Prenez une figurine et placez-la dans votre camp. Points restants : { $purse }.
prompt-deploy = Placez une figurine de votre armée dans votre camp.
prompt-activate = Quelle figurine activez-vous ?
prompt-act = { $figure } ({ $sheet }) : il reste { $left ->
    [one] une action
   *[other] { $left } actions
  }.
prompt-roll = { $figure } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
  } : combien touchent, avec 4 ou plus ?

# -- les choix
choice-youngest = { $seat } est le plus jeune.
choice-hits = { $hits ->
    [0] Aucune touche.
    [one] Une touche.
   *[other] { $hits } touches.
  }
choice-end = Finir l’activation.
choice-stop = Terminer le recrutement.
choice-move = Aller en { $cell }.
choice-move-contact = Aller en { $cell }, au contact.
choice-draft = Recruter : { $sheet } ({ $points } points) en { $cell }.
choice-deploy = Placer : { $sheet } en { $cell }.
choice-attack = Attaquer { $figure } en { $cell } ({ $life ->
    [one] un point de vie
   *[other] { $life } points de vie
  }) avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }.
choice-activate = Activer { $figure } en { $cell }.

# -- ce qui se passe
event-placed = { $figure } prend place en { $cell }.
event-stopped = { $seat } termine son recrutement.
event-turn = Le tour { $turn } commence.
event-activated = { $figure } entre en action.
event-moved = { $figure } va de { $start } à { $cell }.
event-attacked = { $figure } attaque { $target }.
event-rolled = { $figure } lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
  } : { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
  }.
event-retaliated = { $figure } réplique avec { $dice ->
    [one] un dé
   *[other] { $dice } dés
  } : { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
  }.
event-damaged = { $figure } perd { $lost ->
    [one] un point de vie
   *[other] { $lost } points de vie
  } ; il en reste { $left }.
event-fell = { $figure } est hors de combat.
event-ended = { $figure } finit son activation sans dépenser { $left ->
    [one] sa dernière action
   *[other] ses { $left } dernières actions
  }.
event-scored = Fin du tour { $turn } : { $yellow } pour Jaune, { $red } pour Rouge.

# -- les résultats
won-by-vp = Points de victoire : Jaune { $yellow }, Rouge { $red }.
won-by-figures = Figurines restantes : Jaune { $yellow }, Rouge { $red }.
won-by-points = Points : Jaune { $yellow }, Rouge { $red }.
won-by-tie-break = Égalité ; points des figurines en vie : Jaune { $yellow }, Rouge { $red }.

# -- pourquoi pas
refused-no-figure-yet = il faut au moins une figurine avant de s’arrêter
refused-still-drafting = le recrutement n’est pas fini
refused-still-deploying = les armées ne sont pas encore en place
refused-not-in-pool = il n’y a plus de « { $sheet } » dans la réserve
refused-over-budget = « { $sheet } » coûte { $points } points, et il n’en reste que { $purse }
refused-not-own-camp = { $cell } n’est pas dans votre camp
refused-not-in-list = votre armée n’a plus de « { $sheet } » à placer
refused-must-activate = il faut d’abord activer une figurine
refused-unknown-figure = cette figurine n’existe pas
refused-not-yours = { $figure } n’est pas à vous
refused-destroyed = { $figure } est hors de combat
refused-already-activated = { $figure } a déjà été activée ce tour
refused-must-act = { $figure } peut agir et doit d’abord dépenser une action
refused-still-acting = { $figure } doit d’abord finir son activation
refused-cannot-move = { $figure } ne peut jamais se déplacer
refused-bound = { $figure } a commencé au contact d’un ennemi et ne peut pas aller en { $cell } : son premier pas doit mener à une case sans ennemi
refused-behind-enemy = { $figure } ne peut pas traverser la case d’un ennemi pour atteindre { $cell }
refused-too-far = { $figure } ne peut pas atteindre { $cell } avec un déplacement de { $move }
refused-cannot-attack = { $figure } ne peut jamais attaquer
refused-not-enemy = { $figure } n’est pas un ennemi
refused-already-there = { $figure } est déjà en { $cell }
refused-own-cell-only = { $figure } ne combat que sur sa case, et { $target } est ailleurs
refused-out-of-range = { $target } est à { $distance } cases, et la portée de { $figure } est { $reach }

# -- avant la partie
setup-unknown-army = « { $part } » dans « { $army } » n’est ni une armée ni une fiche. Armées : { $armies }.
setup-army-too-dear = L’armée « { $army } » coûte { $points } points, plus que le budget de { $budget }.
option-scenario = Scénario
option-setup = Armées
setup-draft = recrutées tour à tour
setup-armies = toutes faites
option-budget = Budget en points
option-yellow_army = Armée jaune
option-red_army = Armée rouge
option-youngest = Joueur le plus jeune
youngest-yellow = Jaune
youngest-red = Rouge
youngest-random = tiré à pile ou face
option-pool = Réserve de figurines
pool-shared = une seule réserve pour les deux
pool-unlimited = aucune fiche ne s’épuise
option-pool_sets = Jeux de figurines dans la réserve (0 : autant qu’il faut)
option-first_player = Qui commence chaque tour
first_player-fixed = toujours le même joueur
first_player-alternate = chacun à son tour
option-must_act = Une figurine doit agir si elle le peut
option-disengage = Quand le contact retient une figurine
disengage-activation_start = si son activation y a commencé
disengage-every_action = à chaque déplacement
option-disengage_scope = Ce que le contact interdit
disengage_scope-first_square = un ennemi sur la première case du chemin
disengage_scope-whole_action = un ennemi n’importe où en chemin
option-range_cross = Le sens de ✗ après la portée
range_cross-no_attack = la figurine ne peut pas attaquer
range_cross-own_square = elle n’attaque que sur sa case
option-tie_break = Scores égaux
tie_break-draw = match nul
tie_break-points = les points des figurines en vie départagent
option-front_count = Ce que compte Attaque de front
front_count-figures = les figurines en vie
front_count-points = les points des figurines en vie
option-hill = La colline
hill-middle_row = toute la rangée du milieu
hill-centre = la case du milieu seule

# -- la notation
notation-unknown-figure = Il n’y a pas de figurine « { $text } ».
notation-unknown-sheet = Il n’y a pas de fiche « { $text } ».
notation-dice = { $dice ->
    [one] On lance un dé : tapez sa face, de 1 à { $sides }.
   *[other] On lance { $dice } dés : tapez leurs faces, chacune de 1 à { $sides }, par exemple « 2 4 6 ».
  }
notation-pair = Après « { $word } » il faut deux nombres, comme 3-2, et non « { $text } ».
notation-line = « { $text } » ne fait pas partie d’une position ; une figurine s’écrit « J1 jeep b2 (3)* ».
notation-figure = « { $text } » ne convient pas : la figurine suivante est { $expected }, et ses points de vie ne dépassent pas ceux de sa fiche.

# -- le terminal
heading-muster = { $scenario } · les armées se rassemblent
heading-turn = { $scenario } · tour { $turn } sur { $turns }
heading-purse = { $seat } : { $number } points restants
heading-score = { $seat } : { $number }
line-figure = { $name } { $sheet } { $life }/{ $full }  A{ $actions } D{ $move } P{ $reach } C{ $dice }
line-spent = { $name } { $sheet } { $life }/{ $full }  ✓
line-wreck = { $name } { $sheet } †
offers = Figurines que vous pouvez prendre
column-key = À taper
column-sheet = Figurine
column-points = Pts
column-actions = A
column-move = D
column-reach = P
column-dice = C
column-life = PV
column-copies = Reste

# -- ce que dit l’image
picture-title = { $turn ->
    [0] Small Wars, { $scenario } : les armées se mettent en place. Jaune { $yellow }, Rouge { $red }.
   *[other] Small Wars, { $scenario } : tour { $turn } sur { $turns }. Jaune { $yellow }, Rouge { $red }.
}
turn-of = À { $seat } de jouer
picture-nature-rolls = Les dés roulent
picture-won = { $seat } gagne !
picture-drawn = Match nul !
picture-actions-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
picture-turn-track = Tour
picture-turn = { $when ->
    [over] Le tour { $turn } sur { $turns } est fini.
    [now] Le tour { $turn } sur { $turns } est en cours.
   *[later] Le tour { $turn } sur { $turns } est encore à venir.
}
picture-purse = { $points ->
    [one] { $seat } a { $points } point à dépenser.
   *[other] { $seat } a { $points } points à dépenser.
}
picture-army = { $count ->
    [0] { $seat } n’a aucune figurine sur le terrain.
    [one] { $seat } a une figurine sur le terrain.
   *[other] { $seat } a { $count } figurines sur le terrain.
}
picture-score = { $counts ->
    [figures] { $score ->
        [0] { $seat } n’a plus de figurine.
        [one] Il reste une figurine à { $seat }.
       *[other] Il reste { $score } figurines à { $seat }.
    }
   *[other] { $score ->
        [0] { $seat } n’a aucun point.
        [one] { $seat } a un point.
       *[other] { $seat } a { $score } points.
    }
}
picture-score-unit = { $counts ->
    [figures] { $count ->
        [one] figurine
       *[other] figurines
    }
   *[other] { $count ->
        [one] point
       *[other] points
    }
}
picture-tray = Les dés de { $seat } tombent ici.
picture-reserve = { $count ->
    [one] { $seat } a encore une figurine à placer.
   *[other] { $seat } a encore { $count } figurines à placer.
}
picture-hits = { $count ->
    [0] raté
    [one] { $count } touche
   *[other] { $count } touches
}
picture-rolled = { $name } ({ $sheet }) lance { $dice ->
    [one] un dé
   *[other] { $dice } dés
} : { $hits ->
    [0] aucune touche
    [one] une touche
   *[other] { $hits } touches
}.
picture-die-hit = Un { $face } : c’est une touche.
picture-die-miss = Un { $face } : c’est raté.
picture-aim = { $scenario ->
    [conquest] À la fin de chaque tour, chaque case que vous tenez seul vous donne un point.
    [frontal_assault] Après quatre tours, celui à qui il reste le plus de figurines gagne.
    [king_of_the_hill] À la fin de chaque tour, chaque case de la colline où vous avez le plus de figurines vous donne un point.
    [hot_spots] À la fin de chaque tour, les cases que vous tenez seul vous donnent des points : le milieu du terrain le plus, votre propre camp aucun.
    [breakthrough] Après quatre tours, celui qui a amené le plus de points de figurines dans le camp ennemi gagne.
   *[attrition] Après quatre tours, celui qui a détruit le plus de points de figurines ennemies gagne.
}
picture-army-list = { $points } points : { $figures }.

# -- ce que vaut une case
cell-tooltip = { $camp ->
    [yellow] Case { $cell }, dans le camp de Jaune. { $worth }
    [red] Case { $cell }, dans le camp de Rouge. { $worth }
   *[middle] Case { $cell }, dans la rangée du milieu. { $worth }
}
cell-held-alone = { $points ->
    [0] Elle ne donne de point à personne.
    [one] Qui la tient seul à la fin d’un tour marque un point.
   *[other] Qui la tient seul à la fin d’un tour marque { $points } points.
}
cell-held-alone-by-side = À la fin d’un tour, la tenir seul donne { $yellow ->
    [0] zéro point
    [one] un point
   *[other] { $yellow } points
} à Jaune et { $red ->
    [0] zéro point
    [one] un point
   *[other] { $red } points
} à Rouge.
cell-majority = { $points ->
    [0] Elle ne donne de point à personne.
    [one] Qui y a le plus de figurines à la fin d’un tour marque un point.
   *[other] Qui y a le plus de figurines à la fin d’un tour marque { $points } points.
}
cell-survivors = Dans ce scénario, les cases ne donnent pas de points : les figurines en vie comptent.
cell-raiders = { $camp ->
    [yellow] À la fin de la partie, les figurines de Rouge en vie sur cette case comptent leurs points.
    [red] À la fin de la partie, les figurines de Jaune en vie sur cette case comptent leurs points.
   *[middle] Seules comptent les figurines qui atteignent le camp ennemi.
}
cell-spoils = Dans ce scénario, les cases ne donnent pas de points : les ennemis détruits comptent.

# -- ce que vaut une figurine
figure-values = { $actions ->
    [one] une action
   *[other] { $actions } actions
}, { $move ->
    [-1] sans déplacement
   *[other] déplacement { $move }
}, { $reach ->
    [-1] sans portée
    [0] portée 0 (sur sa case)
   *[other] portée { $reach }
}, { $dice ->
    [-1] sans dé de combat
    [one] un dé de combat
   *[other] { $dice } dés de combat
}
figure-tooltip = { $name }, { $sheet }, { $points } points : { $full ->
    [one] un point de vie
   *[other] { $life ->
        [one] { $life } point de vie sur { $full }
       *[other] { $life } points de vie sur { $full }
    }
}, { $values }. { $state }
figure-ready = Pas encore activée ce tour-ci.
figure-active = En cours d’activation.
figure-spent = Déjà activée ce tour-ci.
wreck-tooltip = { $name }, { $sheet } : figurine détruite.
offer-tooltip = { $sheet }, { $points } points : { $life ->
    [one] un point de vie
   *[other] { $life } points de vie
}, { $values }. { $copies ->
    [-1] Leur nombre est illimité.
    [one] Il en reste une.
   *[other] Il en reste { $copies }.
}
hand-draft = Les figurines que { $seat } peut prendre
hand-deploy = Les figurines que { $seat } doit encore placer

# -- après la partie
luck = { $dice ->
    [0] { $seat } n’a lancé aucun dé.
    [one] { $seat } a lancé un dé : { $hits ->
        [0] aucune touche
       *[one] une touche
    }, pour une moyenne de 0,5.
   *[other] { $seat } a lancé { $dice } dés : { $hits ->
        [0] aucune touche
        [one] une touche
       *[other] { $hits } touches
    }, pour une moyenne de { $half ->
        [0] { $whole }
       *[other] { $whole },5
    }.
}
