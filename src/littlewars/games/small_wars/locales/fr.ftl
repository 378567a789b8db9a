# Toutes les phrases de Small Wars. Les noms des fiches, des armées et des scénarios sont avec le contenu.

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
  } : tapez les faces, par exemple 2 4 6, ou « hits 2 ».

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
   *[other] { $left } actions
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
option-pool = Réserve de figurines
option-pool_sets = Jeux de figurines dans la réserve (0 : autant qu’il faut)
option-first_player = Qui commence chaque tour
option-must_act = Une figurine doit agir si elle le peut
option-disengage = Quand le contact retient une figurine
option-disengage_scope = Ce que le contact interdit
option-range_cross = Le sens de ✗ après la portée
option-tie_break = Scores égaux
option-front_count = Ce que compte Attaque de front
option-hill = La colline

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
picture-purse = { $points ->
    [one] { $points } point à dépenser
   *[other] { $points } points à dépenser
}
picture-army = { $count ->
    [one] { $count } figurine restante
   *[other] { $count } figurines restantes
}
picture-score = { $seat } : { $score } { $unit }
picture-score-unit = { $scenario ->
    [frontal_assault] { $count ->
        [one] figurine
       *[other] figurines
    }
   *[other] { $count ->
        [one] point
       *[other] points
    }
}
picture-hits = { $count ->
    [0] raté
    [one] { $count } touche
   *[other] { $count } touches
}
picture-rolled = { $name } ({ $sheet }) lance { $dice ->
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
