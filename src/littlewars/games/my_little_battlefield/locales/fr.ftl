# Toutes les phrases de My Little Battlefield. Les noms des secteurs, factions, plateaux, unités et scénarios sont avec le contenu.

facts = 1 ou 2 joueurs · 30 à 45 minutes · des dés
blurb = Lancez vos dés d’action, avancez de secteur en secteur et arrachez-en le contrôle à l’ennemi. Huit factions, sept scénarios, et un adversaire mené par les règles pour les soirs où l’on est seul.
seat-blue = Bleu
seat-red = Rouge
unit = { $figure } ({ $seat })
sector-at = { $sector } ({ $cell })
solo-goal = La bataille finit quand une unité entre dans la Réserve adverse, ou quand l’IA atteint Puissance 6. Le camp qui a le plus de PV gagne.
source-power = Augmenter la Puissance
die-face = { $face ->
    [attack] Attaque
    [defense] Défense
    [movement] Mouvement
    [morale] Moral
    [command] Commandement
   *[special] Spécial
  }
dice-of-face = { $count } { $face ->
    [attack] { $count ->
        [one] Attaque
       *[other] Attaques
    }
    [defense] { $count ->
        [one] Défense
       *[other] Défenses
    }
    [movement] { $count ->
        [one] Mouvement
       *[other] Mouvements
    }
    [morale] Moral
    [command] Commandement
   *[special] { $count ->
        [one] Spécial
       *[other] Spéciaux
    }
  }
dice-list = { $first }, { $rest }
dice-none = aucun

# -- les questions
prompt-faction = Quelle faction menez-vous ?
prompt-composition = Quelle est la composition du paquet ?
prompt-sector = Quel secteur est pioché pour la place suivante ?
prompt-first = Qui commence ?
prompt-roll = { $dice ->
    [one] Un dé est lancé : que montre-t-il ?
   *[other] { $dice } dés sont lancés : que montrent-ils ?
  }
prompt-main = { $dice ->
    [one] Il reste un dé. Qu’en faites-vous ?
   *[other] Il reste { $dice } dés. Que faites-vous ?
  }
prompt-reroll = Quels dés relancez-vous ?
prompt-discard = Quels deux dés défaussez-vous ?
prompt-convert = Quel dé tournez-vous, et sur quelle face ?
prompt-follow = { $face ->
    [attack] Un dé Attaque vient de servir. Payer { $cost } Commandement pour attaquer aussi ?
    [defense] Un dé Défense vient de servir. Payer { $cost } Commandement pour défendre aussi ?
    [movement] Un dé Mouvement vient de servir. Payer { $cost } Commandement pour bouger aussi ?
    [morale] Un dé Moral vient de servir. Payer { $cost } Commandement pour gagner 1 Moral aussi ?
    [command] { $cost ->
        [1] Un dé Commandement vient de servir. Payer 1 Commandement pour en gagner 1 aussi ? En tout, rien ne change.
       *[other] Un dé Commandement vient de servir. Payer { $cost } Commandement pour n’en gagner que 1 ?
    }
   *[special] Un dé Spécial vient de servir. Payer { $cost } Commandement pour utiliser une règle spéciale aussi ?
  }
prompt-retreat = { $unit } : il faut battre en retraite. Vers où ?
prompt-special-push = { $rule } : dans quel secteur le pion bouge-t-il ?
prompt-special-move = { $rule } : quelle unité se déplace, et vers où ?
prompt-special-gain = { $rule } : que gagnez-vous ?
prompt-special-exchange = { $rule } : que donnez-vous ?
prompt-special-pay = { $rule } : que payez-vous ?
prompt-special-turn = { $rule } : quel dé tournez-vous, et sur quelle face ?
prompt-special-reroll = { $rule } : quels dés relancez-vous ?
prompt-special-again = { $rule } : encore une fois, ou est-ce tout ?
prompt-ia-roll = L’IA lance un dé : que montre-t-il ?
prompt-ia-window = { $face ->
    [attack] L’IA a obtenu Attaque. Payer 1 Moral et 1 Commandement pour la faire relancer ?
    [defense] L’IA a obtenu Défense. Payer 1 Moral et 1 Commandement pour la faire relancer ?
    [movement] L’IA a obtenu Mouvement. Payer 1 Moral et 1 Commandement pour la faire relancer ?
    [morale] L’IA a obtenu Moral. Payer 1 Moral et 1 Commandement pour la faire relancer ?
    [command] L’IA a obtenu Commandement. Payer 1 Moral et 1 Commandement pour la faire relancer ?
   *[special] L’IA a obtenu Spécial. Payer 1 Moral et 1 Commandement pour la faire relancer ?
  }
prompt-ia-unit = Plusieurs unités de l’IA sont à égalité pour bouger : laquelle part ?
prompt-ia-place = Plusieurs destinations se valent pour l’IA : où va-t-elle ?
prompt-ia-regress = Plusieurs de vos secteurs ont la même valeur : dans lequel le pion recule-t-il ?

# -- les choix
choice-end = Finir votre tour.
choice-pass = Ne pas suivre.
choice-stop = C’est tout.
choice-accept = Laisser l’IA utiliser son dé.
choice-force = La faire relancer, pour 1 Moral et 1 Commandement.
choice-reroll = { $all ->
    [0] { $cost ->
        [0] Relancer des dés, gratuitement.
       *[other] Relancer des dés, pour 1 Moral.
    }
   *[other] { $cost ->
        [0] Relancer tous vos dés, gratuitement.
       *[other] Relancer tous vos dés, pour 1 Moral.
    }
  }
choice-convert = Défausser deux dés pour en tourner un troisième.
choice-gain = { $face ->
    [morale] Dé Moral : gagner 1 Moral.
   *[command] Dé Commandement : gagner 1 Commandement.
  }
choice-follow-command = { $cost ->
    [1] Payer 1 Commandement et gagner 1 Commandement : rien ne change.
   *[other] Payer { $cost } Commandement et ne gagner que 1 Commandement.
  }
choice-combat = { $face ->
    [attack] Attaquer : { $sector }.
   *[defense] Défendre : { $sector }.
  }
choice-special = Spécial : { $rule }.
choice-special-does = Spécial : { $rule }. { $text }
choice-sector = { $sector }.
choice-mix = { $asked ->
    [pay] Payer { $morale ->
        [0] { $command } Commandement.
       *[other] { $command ->
            [0] { $morale } Moral.
           *[other] { $morale } Moral et { $command } Commandement.
        }
    }
    [exchange] Donner { $morale ->
        [0] { $command } Commandement contre autant de Moral.
       *[other] { $morale } Moral contre autant de Commandement.
    }
   *[gain] Gagner { $morale ->
        [0] { $command } Commandement.
       *[other] { $command ->
            [0] { $morale } Moral.
           *[other] { $morale } Moral et { $command } Commandement.
        }
    }
  }
choice-turn = Tourner le dé { $face } sur { $new }.
choice-dice = { $dice }.
choice-faction = { $faction }.
choice-move = Déplacer : { $figure }, { $start ->
    [reserve] de la Réserve
   *[other] de { $start }
  } { $place ->
    [out] à la Réserve adverse.
   *[other] à { $place }.
  }
choice-rolls = { $dice }.
choice-composition = Composition { $name }.
choice-draw = { $sector }.
choice-first = { $seat } commence.

# -- ce qui se passe
event-faction = Faction de { $seat } : { $faction }.
event-dealt = Secteur posé : { $sector }.
event-first = { $seat } commence.
event-turn = Tour { $turn } : { $seat } prend { $dice } dés.
event-rolled = { $seat } obtient { $dice }.
event-rerolls = { $cost ->
    [0] { $seat } relance { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } gratuitement.
   *[other] { $seat } relance { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } pour 1 Moral.
  }
event-converted = { $seat } défausse deux dés ({ $dice }) et tourne un dé { $face } sur { $new }.
event-activated = { $seat } active un dé { $face }.
event-followed = { $seat } suit pour { $cost } Commandement : { $face }.
event-special = { $seat } utilise une règle spéciale : { $rule }.
event-pawn = { $placed ->
    [1] { $sector } : un pion est posé sur 0.
   *[other] { $sector } : le pion va sur { $half ->
        [zero] 0.
        [blue] la case { $space } de Bleu.
       *[red] la case { $space } de Rouge.
    }
  }
event-controlled = { $sector } : { $seat } prend le contrôle.
event-lost = { $sector } : { $seat } perd le contrôle.
event-moved = { $unit } : { $start ->
    [reserve] de la Réserve
   *[other] de { $start }
  } { $place ->
    [out] à la Réserve adverse.
   *[other] à { $place }.
  }
event-retreated = { $unit } : retraite de { $start } { $place ->
    [reserve] vers la Réserve.
   *[other] vers { $place }.
  }
event-gained = { $resource ->
    [morale] { $seat } gagne { $amount } Moral et en a { $level }.
   *[command] { $seat } gagne { $amount } Commandement et en a { $level }.
  }
event-spent = { $resource ->
    [morale] Le Moral de { $seat } baisse de { $amount } et passe à { $level }.
   *[command] Le Commandement de { $seat } baisse de { $amount } et passe à { $level }.
  }
event-raised = { $seat } passe à Puissance { $level }.
event-reinforced = Renforts : { $unit }, dans la Réserve.
event-dear = Jusqu’à la fin de ce tour, suivre { $seat } coûte { $cost } Commandement.
event-set = { $seat } tourne un dé de { $face } sur { $new }.
event-jammed = { $seat } lancera un dé de moins à son prochain tour.
event-ended = { $seat } finit son tour et laisse { $dice ->
    [one] un dé inutilisé
   *[other] { $dice } dés inutilisés
  }.
event-die = { $seat } lance un dé : { $face }.
event-useless = { $discarded ->
    [0] L’IA ne peut pas utiliser { $face } et relance.
   *[other] L’IA ne peut pas utiliser { $face } non plus ; le dé est défaussé.
  }
event-forced = { $seat } fait relancer l’IA au lieu de la laisser utiliser { $face }.
event-extra = { $seat } est au maximum de Commandement : un tour supplémentaire avec { $dice } dés.
event-tallied = { $counts ->
    [banner] { $seat } prend une bannière et en a { $total }.
    [relic] { $amount ->
        [one] { $seat } gagne un point de relique et en a { $total }.
       *[other] { $seat } gagne { $amount } points de relique et en a { $total }.
    }
   *[trophy] { $seat } prend un trophée et en a { $total }.
  }

# -- les résultats
won-by-vp = Points de victoire : Bleu { $blue }, Rouge { $red }.
won-by-sectors = Égalité aux points de victoire ; secteurs contrôlés : Bleu { $blue }, Rouge { $red }.
won-by-power = Égalité aux points et aux secteurs ; Puissance : Bleu { $blue }, Rouge { $red }.
won-by-resources = Égalité aux points, aux secteurs et à la Puissance ; ressources : Bleu { $blue }, Rouge { $red }.
won-by-tally = { $counts ->
    [banner] Bannières : Bleu { $blue }, Rouge { $red }.
   *[relic] Points de relique : Bleu { $blue }, Rouge { $red }.
  }
won-by-goal = { $scenario } : l’objectif est atteint.
won-by-holding-out = La forteresse a tenu jusqu’au bout.

# -- pourquoi non
refused-faction = choisissez d’abord l’une des factions
refused-main = vous pouvez activer un dé, relancer, convertir ou finir votre tour
refused-no-die = il ne reste aucun dé { $face ->
    [attack] Attaque
    [defense] Défense
    [movement] Mouvement
    [morale] Moral
    [command] Commandement
   *[special] Spécial
  } à activer
refused-full-track = la piste est pleine : { $top } au maximum
refused-no-unit = vous n’avez aucune unité en { $cell }
refused-needs-attack = en { $cell }, le pion est chez l’adversaire, qui y a une unité : seule l’Attaque agit
refused-needs-defense = en { $cell }, le pion est chez vous et l’adversaire y a une unité : seule la Défense agit
refused-repel-die = { $cell } est à vous ; ce dé ne chasse pas les intrus
refused-already-yours = { $cell } est déjà à vous, et aucun ennemi ne s’y trouve
refused-blocked = le dé que vous suivez a servi là
refused-other-face = vous ne pouvez copier que { $face ->
    [attack] l’Attaque
    [defense] la Défense
    [movement] le Mouvement
    [morale] le Moral
    [command] le Commandement
   *[special] le Spécial
  }
refused-no-such-unit = { $kind ->
    [standard] vous n’avez pas d’unité standard à cet endroit
    [elite] votre unité d’élite n’est pas à cet endroit
   *[renown] votre unité de renom n’est pas à cet endroit
  }
refused-own-reserve = aucune unité ne se déplace vers sa propre Réserve
refused-not-from-reserve = cette règle déplace les unités du terrain, pas celles de la Réserve
refused-only-from-reserve = cette règle ne fait venir que des unités de la Réserve
refused-leave-uncontrolled = vous ne contrôlez pas { $cell } : aucune unité ne peut en partir
refused-leave-enemy = un ennemi est en { $cell } : aucune unité ne peut en partir
refused-enemy-reserve = on n’entre pas dans la Réserve adverse depuis ce secteur, ou pas dans cette bataille
refused-not-a-destination = cette règle ne mène pas en { $cell }
refused-too-far = { $cell } n’est pas un secteur adjacent ; on se déplace tout droit, jamais en diagonale
refused-no-room = votre zone en { $cell } est pleine : deux unités standards, ou une d’élite, ou une de renom
refused-standards-only = ce pouvoir ne déplace que des unités standards
refused-no-power = ce plateau n’a pas de pouvoir dans cette bataille
refused-not-controlled = vous ne contrôlez pas { $cell }
refused-own-turn-only = cette règle ne sert qu’à votre propre tour
refused-raised-already = votre Puissance a déjà augmenté ce tour-ci
refused-used-already = cette règle a déjà servi ce tour-ci
refused-cost = { $morale ->
    [0] vous ne pouvez pas payer { $command } Commandement
   *[other] { $command ->
        [0] vous ne pouvez pas payer { $morale } Moral
       *[other] vous ne pouvez pas payer { $morale } Moral et { $command } Commandement
    }
  }
refused-no-effect = cela ne changerait rien
refused-top-power = Puissance { $level } est le plus haut niveau
refused-too-dear = le prochain niveau coûte { $cost }, d’une seule ressource
refused-one-resource = le coût se paie avec une seule ressource
refused-price = le coût est de { $cost }, ni plus ni moins
refused-mixed-price = le coût est de { $cost } en tout, avec au moins 1 de chaque ressource
refused-mix = cette règle n’offre pas { $morale } Moral et { $command } Commandement maintenant
refused-finish-special = finissez d’abord la règle spéciale
refused-another = la seconde fois, il faut un autre secteur ou une autre unité
refused-not-adjacent = il faut un secteur adjacent à celui qui porte la règle
refused-no-unit-there = il vous faut une unité dans ce secteur
refused-pawn-elsewhere = le pion n’est pas là où cette règle le demande
refused-other-dice = choisissez parmi vos autres dés
refused-reroll = la relance gratuite est passée, et vous n’avez plus de Moral pour en payer une autre
refused-converted = on ne convertit des dés qu’une fois par tour
refused-convert = il vous faut { $needed } dés non activés
refused-pick-dice = choisissez au moins un de vos dés
refused-pick-two = défaussez exactement deux de vos dés
refused-same-face = la nouvelle face doit être différente
refused-turn-die = tournez l’un de vos dés sur une autre face
refused-retreat = il faut l’un des secteurs contrôlés les plus proches
refused-ia-window = laissez l’IA utiliser son dé, ou faites-la relancer
refused-ia-unit = choisissez l’une des unités à égalité pour bouger
refused-ia-place = choisissez l’une des destinations qui se valent pour l’IA
refused-ia-regress = choisissez l’un des secteurs de même valeur

# -- avant la partie
setup-unknown-sector = « { $part } » dans « { $text } » n’est pas un secteur.
setup-sector-twice = Le secteur « { $part } » est nommé deux fois.
setup-bad-deck = { $sectors } secteurs, par catégorie de 2 à 5 : { $counts }. Le paquet en compte 9 : 4 3 2 0, ou 4 3 1 1, ou 4 2 2 1.
setup-needs-category-five = Ce scénario a besoin d’un secteur de catégorie 5 : composition B ou C.
setup-bad-power-vp = « { $text } » n’est pas une liste de { $levels } nombres entiers, comme « 0, 1, 2, 3, 5, 8 ».
setup-not-solo = { $scenario } : ce scénario ne se joue pas en solo.
option-mode = Joueurs
mode-duel = deux joueurs
mode-solo = solo, contre l’IA du livret
option-scenario = Bataille
option-blue_faction = Faction de Bleu
blue_faction-choose = choisie à la table
option-red_faction = Faction de Rouge
red_faction-choose = choisie à la table
option-ia_board = Solo : le plateau de l’IA
option-ia_start_power = Solo : l’IA commence à Puissance
option-deck_composition = Secteurs
deck_composition-random = tirés au hasard
deck_composition-A = A : aucun secteur de catégorie 5
deck_composition-B = B : un de catégorie 4, un de catégorie 5
deck_composition-C = C : deux de catégorie 4, un de catégorie 5
option-identical_boards = Plateaux sans pouvoirs
option-repel_die = Chasser un intrus demande
repel_die-defense = un dé Défense
repel_die-attack = un dé Attaque
repel_die-either = l’un ou l’autre dé de combat
option-reroll_mode = Une relance prend
reroll_mode-subset = ceux des dés restants qu’on veut
reroll_mode-all = tous les dés restants
option-follow_move_blocks = Suivre un mouvement ne peut toucher
follow_move_blocks-both = ni son départ ni son arrivée
follow_move_blocks-destination = son arrivée
option-retreat_fallback = Sans voisin contrôlé, une retraite mène
retreat_fallback-reserve = à la Réserve
retreat_fallback-adjacent_uncontrolled = à un voisin que l’ennemi ne contrôle pas
option-victory_check = 20 PV finissent la partie
victory_check-end_of_own_turn = s’ils sont là à la fin de son propre tour
victory_check-latched = une fois atteints, à la fin de son propre tour
victory_check-any_turn_end = s’ils sont là à la fin de n’importe quel tour
option-forest_resource = La Forêt donne
forest_resource-morale = du Moral
forest_resource-command = du Commandement
option-power_vp = PV des six niveaux de Puissance
option-max_turns = Tours au maximum, les deux joueurs ensemble
option-solo_first = Solo : qui commence
solo_first-random = à pile ou face
solo_first-player = le joueur
option-solo_reserve_reach = Solo : la partie finit quand quelqu’un
solo_reserve_reach-enter = entre dans la Réserve adverse
solo_reserve_reach-control_home_row = contrôle un secteur de la première ligne adverse
option-solo_vp20 = Solo : 20 PV finissent aussi la partie
option-solo_follow_bonus = Solo : on peut suivre le tour supplémentaire de l’IA
option-ia_bonus_special_dice = Solo : les dés Spécial servent dans le tour supplémentaire de l’IA
option-ia_reserve_only_if_ahead = Solo : l’IA n’entre dans votre Réserve que si elle n’est pas menée

# -- notation
notation-dice = { $dice ->
    [one] Un dé est lancé : tapez sa face, de 1 à { $sides } ou par son nom, comme « ATT ».
   *[other] { $dice } dés sont lancés : tapez leurs faces, de 1 à { $sides } ou par leurs noms, comme « 1 3 6 » ou « ATT MOV SPE ».
  }
notation-line = « { $text } » ne fait pas partie d’une position.

# -- le terminal
heading = { $turn ->
    [0] { $scenario } · mise en place
   *[other] { $scenario } · tour { $turn } sur { $turns }
  }
heading-seat = { $seat } ({ $army }) : { $vp } PV
heading-no-army = pas encore de faction
heading-dice = Dés : { $dice }
heading-panel = Activés : { $dice }
line-sector = { $sector } [{ $category }] { $vp } PV
line-neutral = neutre
line-gauge = { $half ->
    [zero] pion sur 0
    [blue] pion sur Bleu { $space }
   *[red] pion sur Rouge { $space }
  }{ $held ->
    [0] {""}
   *[other] , contrôlé
  }
line-unit = { $kind ->
    [standard] S
    [elite] E
   *[renown] N
  } { $figure }
boards = Plateaux de commandement
column-seat = Camp
column-power = Puissance
column-morale = Moral
column-command = Commandement
column-reserve = En Réserve
column-waiting = En attente

# -- après la partie
luck = { $dice ->
    [0] { $seat } n’a lancé aucun dé.
   *[other] { $seat } a lancé { $dice } dés : Attaque { $attack }, Défense { $defense }, Mouvement { $movement }, Moral { $morale }, Commandement { $command }, Spécial { $special } ; la moyenne de chacun est { $whole },{ $tenth }.
  }

# -- l’image
picture-title = { $turn ->
    [0] My Little Battlefield : la bataille se prépare.
   *[other] My Little Battlefield, tour { $turn } : Bleu { $blue } PV, Rouge { $red } PV.
}
picture-heading = { $turn ->
    [0] { $name }
   *[other] { $name } – tour { $turn } sur { $turns }
}
picture-scenario = { $name } : { $goal }
picture-to-play = À { $seat } de jouer
picture-decides = À { $seat } de choisir
picture-during = pendant le tour de { $seat }
picture-chooses-faction = { $seat } choisit sa faction
picture-may-follow = { $seat } peut suivre
picture-retreats = { $seat } doit battre en retraite
picture-nature-deals = Le champ de bataille se prépare
picture-nature-rolls = Les dés roulent
picture-won = { $seat } gagne !
picture-drawn = Match nul !
picture-place = { $cell } : aucun secteur n’est encore posé ici.
picture-sector = { $name } ({ $cell }) : catégorie { $category }, { $vp } PV. { $state ->
    [neutral] Neutre : aucune unité n’y est encore entrée.
    [nobody] Personne ne le contrôle.
    [blue] Bleu le contrôle.
   *[red] Rouge le contrôle.
} Règle spéciale : { $rule } { $used ->
    [none] Personne ne l’a utilisée ce tour-ci.
    [blue] Bleu l’a utilisée ce tour-ci.
    [red] Rouge l’a utilisée ce tour-ci.
   *[both] Les deux camps l’ont utilisée ce tour-ci.
}
picture-pawn = Pion de contrôle ({ $name }) : { $half ->
    [zero] sur la case 0, commune aux deux camps.
   *[other] sur la case { $space } de la moitié de { $seat }.
}
picture-kind = { $kind ->
    [standard] Unité standard
    [elite] Unité d’élite
   *[renown] Unité de renom
}
picture-unit = { $unit } ({ $seat }) : { $kind ->
    [standard] unité standard.
    [elite] unité d’élite ; les dés de combat comptent double là où elle se trouve.
   *[renown] unité de renom ; les dés de combat comptent double là où elle se trouve, en Attaque ou en Défense selon le besoin.
} { $where ->
    [cell] En { $cell }.
    [reserve] Dans sa Réserve.
    [out] Dans la Réserve adverse.
   *[board] Attend son niveau de Puissance sur le plateau de commandement.
}
picture-reserve-word = Réserve
picture-reserve = Réserve de { $seat } : { $count ->
    [0] aucune unité. Elle touche les trois secteurs de la première ligne.
    [one] une unité prête à entrer en première ligne.
   *[other] { $count } unités prêtes à entrer en première ligne.
}
picture-board = Plateau de commandement de { $seat } : { $vp } PV, Puissance { $power }, Moral { $morale }, Commandement { $command }. { $jammed ->
    [yes] Un dé de moins au prochain tour.
   *[no] Moral et Commandement paient les relances, le suivi et la Puissance.
}
picture-board-name = { $seat } – { $name }
picture-no-faction = { $seat } : la faction n’est pas encore choisie.
picture-faction-plain = { $name } : le plateau de commandement de { $seat }.
picture-faction = { $name } : { $power }, avec un dé Spécial. { $text } { $used ->
    [yes] Déjà utilisé ce tour-ci.
   *[no] Pas encore utilisé ce tour-ci.
}
picture-ia = { $name }, plateau de l’IA : à Puissance { $level }, un dé Spécial veut dire : { $action }
picture-ia-last = La bataille s’achève.
picture-resource = { $kind ->
    [morale] Moral
   *[command] Commandement
} de { $seat } : { $count ->
    [0] épuisé, le pion est hors de la piste.
   *[other] { $count } sur 7.
}
picture-power = Puissance de { $seat } : niveau { $level }, { $dice } dés, { $vp } PV. { $raised ->
    [yes] Déjà augmentée ce tour-ci.
   *[no] Pas encore augmentée ce tour-ci.
} { $next ->
    [top] C’est le plus haut niveau.
    [ia] Le Moral au maximum l’augmente.
   *[cost] Le niveau suivant coûte { $cost } ressources d’un seul type et un dé Spécial{ $brings ->
        [elite] , et apporte l’unité d’élite.
        [renown] , et apporte l’unité de renom.
       *[none] .
    }
}
picture-vp-unit = PV
picture-vp = { $seat } : { $vp } PV, { $sectors ->
    [0] aucun secteur contrôlé
    [one] un secteur contrôlé
   *[other] { $sectors } secteurs contrôlés
}. { $counts ->
    [banner] Bannières : { $tally }.
    [relic] Points de relique : { $tally }.
    [trophy] Trophées : { $tally }.
   *[nothing] Secteurs et Puissance s’additionnent.
}
picture-row = { $face ->
    [attack] Attaque : repoussez le pion hors de la moitié adverse.
    [defense] Défense : faites monter le pion dans votre moitié.
    [movement] Mouvement : faites entrer une unité de la Réserve, ou avancez-en une d’un secteur.
    [morale] Moral : gagnez 1 Moral.
    [command] Commandement : gagnez 1 Commandement.
   *[special] Spécial : utilisez une règle spéciale, ou augmentez votre Puissance.
}
picture-column = { $face ->
    [attack] Colonne { $column } : un dé Attaque a été activé.
    [defense] Colonne { $column } : un dé Défense a été activé.
    [movement] Colonne { $column } : un dé Mouvement a été activé.
    [morale] Colonne { $column } : un dé Moral a été activé.
    [command] Colonne { $column } : un dé Commandement a été activé.
    [special] Colonne { $column } : un dé Spécial a été activé.
   *[none] Colonne { $column } : aucun dé n’y a encore été activé.
}
picture-die = { $face ->
    [attack] Attaque : un { $number }, pas encore activé.
    [defense] Défense : un { $number }, pas encore activé.
    [movement] Mouvement : un { $number }, pas encore activé.
    [morale] Moral : un { $number }, pas encore activé.
    [command] Commandement : un { $number }, pas encore activé.
   *[special] Spécial : un { $number }, pas encore activé.
}
picture-ia-die = { $face ->
    [attack] Le dé de l’IA : un { $number }, Attaque.
    [defense] Le dé de l’IA : un { $number }, Défense.
    [movement] Le dé de l’IA : un { $number }, Mouvement.
    [morale] Le dé de l’IA : un { $number }, Moral.
    [command] Le dé de l’IA : un { $number }, Commandement.
   *[special] Le dé de l’IA : un { $number }, Spécial.
}
picture-tray = Dés : { $dice ->
    [0] aucun n’attend d’être activé.
    [one] un seul attend d’être activé.
   *[other] { $dice } attendent d’être activés.
} { $discarded ->
    [0] Aucun n’a été défaussé.
   *[other] { $discarded } ont été défaussés.
} { $free ->
    [yes] La prochaine relance est gratuite.
   *[no] Une relance coûte 1 Moral.
} { $follow ->
    [one] Suivre coûte 1 Commandement.
   *[other] Suivre coûte { $follow } Commandement.
}
hand-factions = Les factions que { $seat } peut choisir
picture-world = { $world ->
    [fantasy] Fantasy
   *[sf] SF
}
picture-offer = { $name } ({ $world ->
    [fantasy] fantasy
   *[sf] science-fiction
}) : { $power }. { $text }
picture-portrait = { $name } : { $text }
picture-difficulty = { $difficulty ->
    [beginner] un adversaire pour débuter.
    [easy] un adversaire facile.
    [medium] un adversaire à votre mesure.
    [hard] un adversaire redoutable.
   *[epic] le plus redoutable des adversaires.
}
