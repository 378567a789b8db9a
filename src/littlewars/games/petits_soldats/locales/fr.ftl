# Toutes les phrases de Petits Soldats. Les noms des soldats, des missions, des tables et des décors sont avec le contenu.

facts = 2 joueurs · 20 à 30 minutes · des dés, des lacets et des pichenettes
blurb = C’est la guerre entre la cafetière, les biscuits et le chat endormi. Filez d’abri en abri d’une longueur de lacet, lancez cinq dés, envoyez une grenade d’une pichenette ou tirez au mortier avec une cuillère. Poussez le Drapeau jusqu’à vous, et vous voilà Général du coffre à jouets !
seat-green = Vert
seat-yellow = Jaune
soldier = { $number ->
    [1] 1er{ " " }
    [2] 2e{ " " }
   *[0] { "" }
  }{ $kind ->
    [infantryman] Fantassin
    [radioman] Talkie
    [sniper] Sniper
    [grenadier] Grenadier
    [medic] Médecin
   *[unknown] Soldat
  }{ $seat ->
    [green] { " " }vert
    [yellow] { " " }jaune
   *[own] { "" }
  }
squad = { $count ->
    [2] { $kind1 } et { $kind2 }
    [3] { $kind1 }, { $kind2 } et { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } et { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } et { $kind5 }
  }
decimal = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
  }
die = { $face ->
    [hit] Touche
    [bolt] Éclair
   *[blank] Vide
  }
scope = Dé Sniper ({ $face ->
    [double_hit] deux touches
    [hit] touche
    [bolt] éclair
    [exposed] repéré
   *[backfire] retour de flamme
  })
dice = { $face ->
    [hit] { $count ->
        [one] 1 touche
       *[other] { $count } touches
    }
    [bolt] { $count ->
        [one] 1 éclair
       *[other] { $count } éclairs
    }
   *[blank] { $count ->
        [one] 1 vide
       *[other] { $count } vides
    }
  }
dice-scope = dé Sniper ({ $face ->
    [double_hit] deux touches
    [hit] touche
    [bolt] éclair
    [exposed] repéré
   *[backfire] retour de flamme
  })
dice-list = { $first }, { $rest }
special-infantryman = Reconnaissance
special-infantryman-text = Pose deux boucliers sur des ennemis, vus ou non : leur défense baisse.
special-radioman = Tir de mortier
special-radioman-text = Envoie le jeton Mortier à la cuillère : des cœurs pour tous ceux qui sont près, amis ou non.
special-sniper = Tir risqué
special-sniper-text = Attaque avec le dé Sniper en plus : des touches, ou des ennuis pour lui.
special-grenadier = Lancer de grenade
special-grenadier-text = Une pichenette au dé Grenade : une attaque de 3, 5 ou 7 sur tous ceux qui sont près. Gare à la bévue !
special-medic = Soin
special-medic-text = Retire jusqu’à deux cœurs à un ami à portée jaune, ou à lui-même.

# -- les questions
prompt-squad = Choisissez votre escouade de { $size } soldats.
prompt-bearer = Qui porte votre drapeau ?
prompt-bias = De combien la main dévie-t-elle pendant toute cette partie ?
prompt-toss = On lance l’étoile : qui commence ?
prompt-cube = Quel numéro montre le cube ?
prompt-deploy = Déployez un soldat près du jeton { $number }.
prompt-move = Déplacez un de vos soldats, ou restez sur place.
prompt-walk = Où va le { $soldier } ?
prompt-order = { $left ->
    [one] Donnez votre dernier ordre.
   *[other] Donnez un ordre : il en reste { $left }.
  }
prompt-roll = { $scope ->
    [0] { $dice ->
        [one] On lance un dé d’Attaque : que montre-t-il ?
       *[other] On lance { $dice } dés d’Attaque : que montrent-ils ?
    }
   *[other] { $dice ->
        [0] On lance le dé Sniper : que montre-t-il ?
        [one] On lance un dé d’Attaque et le dé Sniper : que montrent-ils ?
       *[other] On lance { $dice } dés d’Attaque et le dé Sniper : que montrent-ils ?
    }
  }
prompt-reroll = { $hits ->
    [0] Aucune touche pour l’instant.
    [one] Une touche.
   *[other] { $hits } touches.
  } { $left ->
    [one] Dernière relance : quels dés ?
   *[other] { $left } relances : quels dés ?
  }
prompt-splinter = Éclats : quel autre ennemi prend un cœur ?
prompt-coordinate = { $left ->
    [one] Coordination : il reste un petit déplacement. Qui bouge ?
   *[other] Coordination : il reste { $left } petits déplacements. Qui bouge ?
  }
prompt-bandage = { $left ->
    [one] Le { $soldier } a un pansement : à qui retire-t-il un bouclier ?
   *[other] Le { $soldier } a { $left } pansements : à qui retire-t-il un bouclier ?
  }
prompt-rehearse = Le { $soldier } se prépare. Un essai pour du beurre d’abord ?
prompt-place-die = De quel côté du Grenadier posez-vous le dé ?
prompt-flick = { $practice ->
    [0] Envoyez la grenade : vers où, et avec quelle force ?
   *[other] Essai : envoyez la grenade. Vers où, et avec quelle force ?
  }
prompt-drift = Où part vraiment la pichenette ?
prompt-rest = Où s’arrête la grenade, et que montre-t-elle ?
prompt-fire = { $practice ->
    [0] Tirez au mortier : vers où, et avec quelle force ?
   *[other] Essai : tirez au mortier. Vers où, et avec quelle force ?
  }
prompt-land = Où tombe le jeton Mortier, et sur quelle face ?

# -- les choix
choice-squad = { $squad }.
choice-bearer = { $soldier }.
choice-bias = Un défaut caché.
choice-first = { $seat } commence.
choice-cube = Cube { $number }.
choice-deploy = { $soldier } : à { $far } cm du jeton { $number }, { $way } ({ $x } ; { $y }){ $company }.
choice-move = { $stays ->
    [0] { $soldier } : { $far } cm { $way } ({ $x } ; { $y }){ $company }.
   *[other] { $soldier } : rester ici{ $company }.
  }
way = { $way ->
    [right] à droite
    [up-right] en haut à droite
    [up] en haut
    [up-left] en haut à gauche
    [left] à gauche
    [down-left] en bas à gauche
    [down] en bas
   *[down-right] en bas à droite
  }
company = , { $change ->
    [nearer] plus près du { $soldier } ({ $gap } cm)
    [farther] plus loin du { $soldier } ({ $gap } cm)
   *[same] à { $gap } cm du { $soldier }
  }, { $seen ->
    [0] hors de vue
   *[other] vu par { $seen }
  }
choice-stop = Cela suffit.
choice-order-attack = { $soldier } : attaquer le { $target }.
choice-order-move = { $soldier } : se déplacer.
choice-order-recon = { $alone ->
    [0] { $soldier } : un bouclier sur le { $target }, un sur le { $other }.
   *[other] { $shields ->
        [one] { $soldier } : un bouclier sur le { $target }.
       *[other] { $soldier } : { $shields } boucliers sur le { $target }.
    }
  }
choice-order-risky_shot = { $soldier } : tir risqué sur le { $target }.
choice-order-grenade = { $soldier } : lancer une grenade.
choice-order-mortar = { $side ->
    [left] { $soldier } : tir de mortier depuis la gauche.
    [right] { $soldier } : tir de mortier depuis la droite.
    [top] { $soldier } : tir de mortier depuis le haut.
   *[bottom] { $soldier } : tir de mortier depuis le bas.
  }
choice-order-heal = { $himself ->
    [0] { $hearts ->
        [one] { $soldier } : retirer un cœur au { $target }.
       *[other] { $soldier } : retirer { $hearts } cœurs au { $target }.
    }
   *[other] { $hearts ->
        [one] { $soldier } : se retirer un cœur.
       *[other] { $soldier } : se retirer { $hearts } cœurs.
    }
  }
choice-roll = Jet : { $dice }.
choice-reroll = Relancer : { $dice }.
choice-keep = Garder ces dés.
choice-splinter = { $soldier }.
choice-bandage = Retirer un bouclier au { $soldier }.
choice-practice = Un essai pour du beurre (un par partie).
choice-throw = Pour de vrai.
choice-place-die = { $room ->
    [0] Là où il se tient.
   *[other] À { $degrees }°, { $way }{ $towards }.
  }
towards = , vers le { $soldier }
choice-aim = À { $degrees }° ({ $way }), { $far } cm : { $where }.
aimed-at = visé droit sur le { $soldier }
aimed-near = visé à { $gap } cm du { $soldier }
aimed-off = visé hors de la table
choice-drift = À { $degrees }°, { $far } cm.
choice-rest = { $off ->
    [0] En { $x } ; { $y } : { $face ->
        [mishap] bévue.
        [impact] impact.
        [blast] souffle.
       *[other] { $face }.
    }
   *[other] Hors de la table : { $face ->
        [mishap] bévue.
        [impact] impact.
        [blast] souffle.
       *[other] { $face }.
    }
  }

# -- ce qui arrive
event-squad = { $known ->
    [0] { $seat } a choisi son escouade.
   *[other] Escouade de { $seat } : { $squad }.
  }
event-bearer = { $known ->
    [0] { $seat } a désigné son porte-drapeau.
   *[other] Le { $soldier } portera le drapeau.
  }
event-revealed = { $bears ->
    [0] { $seat } aligne { $squad }.
   *[other] { $seat } aligne { $squad }. Le drapeau va au { $bearer } !
  }
event-toss = L’étoile désigne { $seat }, qui commence.
event-round = Manche { $round } !
event-cube = { $seat } tire le cube { $number }.
event-deployed = Le { $soldier } se déploie en { $x } ; { $y }.
event-recovered = { $general ->
    [one] Le Général de { $seat } a un ordre à donner.
   *[other] Le Général de { $seat } a { $general } ordres à donner.
  }
event-turn = À { $seat } de jouer.
event-moved = { $stays ->
    [0] Le { $soldier } se déplace de { $used } cm.
   *[other] Le { $soldier } reste sur place.
  }
event-ordered = { $verb ->
    [attack] Ordre au { $soldier } : à l’attaque !
    [move] Ordre au { $soldier } : en avant, marche !
    [recon] Ordre au { $soldier } : reconnaissance !
    [risky_shot] Ordre au { $soldier } : tir risqué !
    [grenade] Ordre au { $soldier } : grenade !
    [mortar] Ordre au { $soldier } : mortier !
   *[heal] Ordre au { $soldier } : soin !
  }
event-star = { $seat } est le premier à court d’ordres et prend l’étoile.
event-aimed = { $red ->
    [0] Le { $soldier } tire sur le { $target }.
   *[other] Le { $soldier } tire de près sur le { $target } : deux relances.
  }
event-rolled = Le { $soldier } obtient { $dice }.
event-rerolls = { $dice ->
    [one] Le { $soldier } relance un dé.
   *[other] Le { $soldier } relance { $dice } dés.
  }
event-missed = { $hits ->
    [0] Aucune touche : le { $target } rigole.
    [one] Une touche contre une défense de { $defense } : pas une égratignure pour le { $target }.
   *[other] { $hits } touches contre une défense de { $defense } : pas une égratignure pour le { $target }.
  }
event-hurt = { $hearts ->
    [one] Le { $soldier } prend un cœur.
   *[other] Le { $soldier } prend { $hearts } cœurs.
  }
event-exposed = { $shields ->
    [one] Un bouclier sur le { $soldier } : sa défense baisse.
   *[other] { $shields } boucliers sur le { $soldier } : sa défense baisse.
  }
event-broken = { $orders ->
    [0] Le { $soldier } est cassé !
    [one] Le { $soldier } est cassé ! Son ordre va au fond du coffre.
   *[other] Le { $soldier } est cassé ! Ses { $orders } ordres vont au fond du coffre.
  }
event-flag = { $steps ->
    [one] Le Drapeau avance d’une case vers { $seat }
   *[other] Le Drapeau avance de { $steps } cases vers { $seat }
  }{ $ahead ->
    [green]  : Vert mène de { $lead }.
    [yellow]  : Jaune mène de { $lead }.
   *[none] , le revoilà au milieu.
  }
event-swept = Table rase ! { $seat } n’a plus personne en jeu.
event-practice = Le { $soldier } s’entraîne : ce coup est pour du beurre.
event-spoon = Le { $soldier } pose la cuillère en { $x } ; { $y }.
event-flicked = Le { $soldier } envoie la grenade d’une pichenette !
event-rested = { $practice ->
    [0] { $off ->
        [0] { $face ->
            [mishap] Bévue ! La grenade explose dans les mains du { $soldier }.
           *[other] La grenade montre { $face } : tous aux abris !
        }
       *[other] { $face ->
            [mishap] La grenade sort de la table, sur une bévue.
           *[other] La grenade sort de la table et fait long feu.
        }
    }
   *[other] { $off ->
        [0] { $face ->
            [mishap] La grenade d’essai est une bévue : mieux vaut maintenant que plus tard.
           *[other] La grenade d’essai montre { $face }.
        }
       *[other] La grenade d’essai sort de la table.
    }
  }
event-landed = { $practice ->
    [0] { $off ->
        [0] { $face ->
            [impact] Le mortier tombe côté impact : gare à qui est juste là !
           *[blast] Le mortier tombe côté souffle : ça secoue loin à la ronde !
        }
       *[other] Le jeton Mortier rate la table.
    }
   *[other] { $off ->
        [0] { $face ->
            [impact] Le tir d’essai tombe côté impact.
           *[blast] Le tir d’essai tombe côté souffle.
        }
       *[other] Le tir d’essai rate la table.
    }
  }
event-healed = { $himself ->
    [0] { $hearts ->
        [one] Le { $soldier } retire un cœur au { $target }.
       *[other] Le { $soldier } retire { $hearts } cœurs au { $target }.
    }
   *[other] { $hearts ->
        [one] Le { $soldier } se retire un cœur.
       *[other] Le { $soldier } se retire { $hearts } cœurs.
    }
  }
event-capacity = { $kind ->
    [infantryman] Tir de couverture du { $soldier }
    [radioman] Coordination du { $soldier }
    [sniper] Balle perforante du { $soldier }
    [grenadier] Éclats du { $soldier }
   *[medic] Pansements du { $soldier }
  } : { $bolts ->
    [one] un éclair.
   *[other] { $bolts } éclairs.
  }
event-bandaged = { $himself ->
    [0] Le { $soldier } retire un bouclier au { $target }.
   *[other] Le { $soldier } se retire un bouclier.
  }
event-held = { $seat } tient le milieu.
event-took = Le { $soldier } chipe un biscuit !
event-dropped = Le { $soldier } lâche le biscuit.
event-scored = Le { $soldier } rapporte un biscuit à la maison !
event-escaped = { $orders ->
    [0] Le { $soldier } perce les lignes et file !
    [one] Le { $soldier } perce les lignes et file ! Son ordre va au fond du coffre.
   *[other] Le { $soldier } perce les lignes et file ! Ses { $orders } ordres vont au fond du coffre.
  }
event-over = Fin de la manche { $round }.

# -- les résultats
outcome-victory = Le Drapeau est sur la case Victoire de { $winner }.
outcome-advantage = Après la dernière manche, le Drapeau est du côté de { $winner }.
outcome-fewer = Le Drapeau est au milieu, et { $winner } a moins de soldats en jeu ({ $soldiers } contre { $foes }). Si si, moins !
outcome-less-hurt = { $shields ->
    [0] Le Drapeau est au milieu, il reste autant de soldats des deux côtés, et { $winner } a moins de cœurs ({ $tokens } contre { $others }).
   *[other] Le Drapeau est au milieu, il reste autant de soldats des deux côtés, et { $winner } a moins de boucliers ({ $tokens } contre { $others }).
  }
outcome-shared = Drapeau, soldats, jetons : égalité partout. Les deux Généraux se partagent le coffre à jouets.

# -- pourquoi non
refused-no-point = cette table n’a pas de tel point
refused-not-in-play = le { $soldier } n’est pas en jeu
refused-in-play = le { $soldier } est déjà en jeu
refused-outside = un soldat ne sort jamais de la zone de jeu
refused-scenery = il y a un décor là ; les soldats le contournent
refused-base = un autre soldat est là ; les socles peuvent se toucher, pas se chevaucher
refused-lace = le chemin est plus long que { $lace } cm de lacet
refused-token = restez à distance verte du jeton { $number }, sans décor entre les deux
refused-not-ordered = le { $soldier } n’a pas reçu l’ordre
refused-no-order = cet ordre ne peut pas se donner
refused-not-on-card = cette action n’est pas sur la carte du { $soldier }
refused-no-enemy = la cible doit être un ennemi
refused-night = il fait nuit, et le { $soldier } est plus loin que le lacet rouge
refused-unseen = le { $soldier } n’est pas visible de là
refused-recon = la Reconnaissance pose { $count } boucliers sur des ennemis en jeu
refused-heal = le Soin retire jusqu’à deux cœurs à un ami à portée jaune, autant qu’il en a
refused-dice = choisissez parmi les dés sur la table
refused-splinter = il faut un autre ennemi, à portée jaune de la cible
refused-bandage = il faut un ami qui a un bouclier, à portée jaune du Médecin
refused-practice = dites si c’est un essai ou pour de vrai
refused-die = il n’y a pas de place pour le dé de ce côté
refused-aim = aucune main ne lance dans cette direction avec cette force

# -- avant la partie
setup-unfair-table = Cette table n’est pas assez équitable pour s’y battre. L’éditeur vous dit pourquoi.
setup-no-goals = Un Vol de biscuits demande une table avec deux points de mission.
option-mission = Mission
option-table = Table
table-custom = Une table à vous
option-layout = Votre table
option-squad_size = Soldats par escouade
option-special_capacities = Les éclairs déclenchent les capacités spéciales
option-medic = Le Médecin s’engage
option-throw_skill = Tout le monde lance
throw_skill-recruit = comme un bleu : baissez-vous !
throw_skill-soldier = comme un soldat
throw_skill-veteran = comme un vétéran
throw_skill-perfect = comme une machine : en plein dans le mille
option-throw_bias = Tous les lancers ont le même défaut caché
option-victory_distance = Escouades de deux : cases jusqu’à la victoire
option-squad_pick = Les escouades se choisissent
squad_pick-secret = en secret, puis se dévoilent
squad_pick-open = ouvertement, Vert d’abord
option-chest_bottom_recovery = Le fond du coffre rend
chest_bottom_recovery-all = tous ses ordres
chest_bottom_recovery-one = un ordre par manche
option-los_mode = Un soldat voit
los_mode-eye_to_body = du milieu de son socle
los_mode-body_to_body = de n’importe quel point de son corps
option-figures_block_los = Les soldats cachent ceux qui sont derrière eux
option-figures_block_movement = Les soldats se barrent le passage
option-low_cover = Derrière un petit décor : 1 de défense en plus
option-recon_up_to = La Reconnaissance peut ne poser qu’un bouclier
option-sniper_penalties = Le dé Sniper coûte au Sniper
sniper_penalties-shield2_heart1 = repéré 2 boucliers, retour de flamme 1 cœur
sniper_penalties-heart2_shield1 = repéré 2 cœurs, retour de flamme 1 bouclier
sniper_penalties-shield2_shield1 = repéré 2 boucliers, retour de flamme 1 bouclier
sniper_penalties-heart2_heart1 = repéré 2 cœurs, retour de flamme 1 cœur
option-mortar_tokens = Le mortier inflige
mortar_tokens-heart = des cœurs
mortar_tokens-shield = des boucliers
option-grenade_offboard = Une grenade qui sort de la table
grenade_offboard-dud = ne fait rien
grenade_offboard-mishap_only = compte encore si c’est une bévue
option-star_if_unclaimed = Si personne n’a pris l’étoile, la manche suivante est commencée par
star_if_unclaimed-keep = qui a commencé celle-ci
star_if_unclaimed-wiped = le camp balayé
option-star_rule = Le premier joueur d’une manche est
star_rule-book = le premier à court d’ordres
star_rule-alternate = chaque camp à son tour
option-tie_break_tokens = Le dernier départage compte
tie_break_tokens-heart = les cœurs
tie_break_tokens-shield = les boucliers

# -- notation
notation-line = « { $text } » ne fait pas partie d’une position.

# -- le terminal
heading = { $round ->
    [0] { $mission } · on choisit les escouades
   *[other] { $mission } · manche { $round } sur { $rounds }
  }
heading-flag = { $ahead ->
    [green] Drapeau : Vert mène de { $steps } ; il en faut { $victory } pour la victoire
    [yellow] Drapeau : Jaune mène de { $steps } ; il en faut { $victory } pour la victoire
   *[none] Drapeau : au milieu ; il faut { $victory } cases pour la victoire
  }
heading-side = { $seat } : { $general ->
    [one] { $general } ordre
   *[other] { $general } ordres
  }, { $lid } sur le couvercle, { $bottom } au fond du coffre{ $star ->
    [0] { "" }
   *[other] { " " }· l’étoile
  }
sketch-legend = # grand décor, = petit décor, 1 à 4 jetons de Déploiement, o biscuit ; majuscules pour Vert, minuscules pour Jaune ; un repère tous les 10 cm.
sketch-soldiers = Soldats
sketch-column-letter = Sur la table
sketch-column-soldier = Soldat
sketch-column-at = En
sketch-column-defense = Défense
sketch-column-hearts = Cœurs
sketch-column-orders = Ordres
sketch-column-sees = Voit
sketch-secret = secret
sketch-hq = QG

# -- les mesures
measure-lace = Lacet : { $used } cm utilisés, { $left } cm restants.
measure-sees = Voit le { $soldier } : { $rolls } lancers, { $hurts } % de chances de l’abîmer, { $breaks } % de le casser.
measure-hidden = Ne voit pas le { $soldier }.
measure-seen-by = Le { $soldier } le voit.
measure-unseen = Aucun ennemi ne le voit.
measure-rest = Une main sûre l’envoie en { $x } ; { $y }.
measure-near = Le { $soldier } est à portée.
measure-nobody = Personne à moins de { $far } cm.
measure-off = Cela sort de la table.

# -- après la partie
luck = { $dice ->
    [0] { $seat } n’a jamais attaqué.
   *[other] Premiers jets de { $seat } : { $hits ->
        [0] aucune touche
        [one] une touche
       *[other] { $hits } touches
    } avec { $dice } dés ; la moyenne serait de { $whole },{ $tenth }.
  }

# -- l’image
picture-title = { $round ->
    [0] Petits Soldats : on choisit les escouades.
   *[other] Petits Soldats, manche { $round } : { $ahead ->
        [green] Vert mène de { $steps }.
        [yellow] Jaune mène de { $steps }.
       *[none] le Drapeau est au milieu.
    }
}
picture-unknown = Soldat secret
picture-zone = { $name } : zone de jeu, { $width } × { $height } cm.
picture-piece = { $name } : { $tall ->
    [yes] grand décor ; les soldats le contournent, et il les cache.
   *[no] petit décor ; les soldats le contournent, mais voient et tirent par-dessus.
}
picture-deploy = Jeton de Déploiement { $number } : on arrive autour de lui quand le cube { $number } est tiré.
picture-centre = Le milieu : à la fin d’une manche, qui a le plus de soldats près de lui avance le Drapeau.
picture-biscuit = Biscuit : un soldat qui finit un déplacement tout près le prend.
picture-soldier = { $name } ({ $seat }) : { $place ->
    [field] en jeu
   *[hq] au QG
} ; défense { $defense } sur { $card }, cœurs : { $hearts } sur { $solidity }.{ $orders ->
    [0] { "" }
    [one] { " " }Un jeton Ordre est posé près de lui.
   *[other] { " " }{ $orders } jetons Ordre sont posés près de lui.
}{ $bearer ->
    [yes] { " " }Il porte le drapeau de son camp.
   *[no] { "" }
}{ $biscuit ->
    [yes] { " " }Il porte un biscuit.
   *[no] { "" }
}
picture-secret-soldier = Soldat du camp { $seat } : encore secret.
picture-plate = { $name } ({ $seat }) : défense { $defense }{ $shields ->
    [0] { "" }
    [one] { " " }({ $card } sur la carte, un bouclier perdu)
   *[other] { " " }({ $card } sur la carte, { $shields } boucliers perdus)
} ; cœurs : { $hearts } sur { $solidity }.
picture-practice = Essai pour du beurre : encore disponible.
picture-general = Général du camp { $seat } : { $orders ->
    [0] plus de jeton Ordre.
    [one] un jeton Ordre.
   *[other] { $orders } jetons Ordre.
}
picture-chest = Coffre du camp { $seat } : { $lid } sur le couvercle pour les manches à venir, { $bottom } au fond, des soldats cassés.
picture-track = Piste de Bataille : { $ahead ->
    [green] Vert a { $steps } d’avance
    [yellow] Jaune a { $steps } d’avance
   *[none] personne n’a l’avantage
} ; il faut { $victory } cases pour la victoire.
picture-flag = Drapeau : { $ahead ->
    [green] à { $steps } du milieu, côté Vert.
    [yellow] à { $steps } du milieu, côté Jaune.
   *[none] au milieu.
}
picture-victory = Case Victoire du camp { $seat }
picture-round = Manche
picture-mission = { $name } : { $round ->
    [0] on choisit les escouades.
   *[other] manche { $round } sur { $rounds }.
}
picture-cubes = Cubes numérotés : { $drawn ->
    [0] { "" }
   *[other] le { $drawn } est tiré,{ " " }
}il en reste { $left } dans la pile.
picture-star = Étoile du premier joueur : { $seat } la détient.
picture-star-free = Étoile du premier joueur : la prend qui n’a plus d’ordre le premier.
picture-shot = sur { $target }
picture-die = { $kind ->
    [sniper] Dé Sniper
   *[attack] Dé d’Attaque
} : { $face ->
    [double_hit] deux touches.
    [hit] une touche.
    [bolt] un éclair.
    [exposed] repéré ; le Sniper paie.
    [backfire] retour de flamme ; le Sniper paie.
   *[blank] vide.
}
picture-harm = { $harm ->
    [0] aucun dégât
    [one] un cœur
   *[other] { $harm } cœurs
}
picture-rerolls = { $count ->
    [0] Plus de relance.
    [one] Encore une relance.
   *[other] Encore { $count } relances.
}
picture-length = { $centimetres } cm
picture-laces = Lacets : jeton vert, lacet jaune et lacet rouge, à leur longueur sur cette table.
picture-lace = Lacet : le chemin du dernier déplacement.
picture-trail = Chemin du lancer : du départ jusqu’à l’arrêt.
picture-blast = Souffle : tous ceux à moins de { $reach } cm sont touchés.
picture-grenade = Dé Grenade : { $face ->
    [mishap] bévue ; seul le Grenadier est touché.
   *[other] une attaque de { $face } sur tous ceux qui sont près.
}
picture-mortar = Jeton Mortier : { $face ->
    [impact] impact ; deux cœurs pour tous ceux qui sont tout près.
   *[blast] souffle ; un cœur pour tous ceux qui sont près.
}
picture-spoon = Catapulte : le mortier tire d’ici.
picture-won = { $seat } gagne !
picture-honour = Général du coffre à jouets
picture-drawn = Victoire partagée !
picture-to-play = À { $seat } de jouer
picture-flies = { $weapon ->
    [mortar] Le jeton Mortier vole…
   *[grenade] La grenade roule…
}
picture-rolls = Les dés roulent…
picture-draws = On tire un cube…
picture-tosses = Qui commence ?
picture-task-squad = choisissez une escouade
picture-task-deploy = déployez un soldat près du jeton { $number }
picture-task-throw = { $weapon ->
    [mortar] pointez le mortier
   *[grenade] visez avec la grenade
}
picture-task-reroll = relancez des dés, ou gardez-les
picture-task-move = déplacez un soldat
picture-task-order = donnez un ordre
picture-card = { $name } : défense { $defense } sur { $card }, cœurs : { $hearts } sur { $solidity }, jetons Ordre : { $orders }. { $special } – { $text }
picture-verb = { $verb ->
    [attack] Attaque
    [move] Marche
    [recon] Repérage
    [risky_shot] Tir risqué
    [grenade] Grenade
    [mortar] Mortier
   *[heal] Soin
}
picture-order = { $verb } – { $name } : { $kind ->
    [attack] cinq dés contre un ennemi qu’il voit.
    [move] encore un déplacement d’un lacet jaune.
    [recon] deux boucliers de moins chez l’ennemi.
    [risky_shot] une attaque avec le dé Sniper en plus.
    [grenade] une pichenette au dé Grenade.
    [mortar] un tir de mortier avec la cuillère.
   *[heal] jusqu’à deux cœurs de moins pour un ami proche.
}
picture-squad = Escouade : { $names }.
picture-list = { $first }, { $rest }
picture-about = { $name }
hand-soldiers = Soldats du camp { $seat }
hand-squads = Les escouades offertes au camp { $seat }

# -- les tables
workshop-tables = Créer une table
workshop-empty = Une table vide
workshop-token = Jeton de Déploiement { $number }
workshop-goal = Point de mission { $number }
layout-size = Le texte d’une table commence par sa largeur et sa profondeur en centimètres, par exemple 90x60. Si vous n’en avez pas encore, créez une table dans l’éditeur.
layout-limits = Une table mesure de { $wide } à { $widest } cm de large et de { $high } à { $highest } cm de profondeur.
layout-point = « { $text } » n’est pas un point. Écrivez deux distances en centimètres, par exemple 45,19.
layout-thing = « { $text } » n’est pas un décor. Écrivez par exemple « tall mug disc 45,30 4 » ou « low pen rect 9,26 2x8 0 ».
layout-height = « { $text } » : cet objet est { $tall ->
    [0] petit, écrivez donc « low ».
   *[other] grand, écrivez donc « tall ».
}
layout-thing-size = « { $text } » n’a pas la bonne taille : un décor mesure de { $least } à { $most } cm.
layout-tokens = Une table a { $count } jetons de Déploiement : écrivez « tokens » et { $count } points.
layout-goals = Une table a deux points de mission, ou aucun.
layout-many-things = Une table porte { $most } décors au plus.
layout-outside = Le point { $text } est hors de la table.
layout-walls = « { $text } » ne nomme pas des côtés de la table. Ses côtés sont { $sides }.
fair-symmetry = Les deux côtés se valent : un demi-tour ou un miroir amène chaque décor sur son jumeau, le jeton 1 sur le 3 et le 2 sur le 4.
fair-tokens = Les jetons de Déploiement sont à { $room } cm au moins des décors et du bord, et à { $gap } cm au moins les uns des autres.
fair-ways = Un soldat peut aller de chaque jeton de Déploiement à tous les autres, et aux points de mission.
fair-passages = Les décors se touchent ou laissent { $gap } cm au moins entre eux ; de même entre un décor et le bord.
fair-openness = Ni vide ni encombrée : sur cent paires d’endroits, de { $least } à { $most } se voient (ici { $share }).
fair-balance = Ce qui diffère diffère peu : les grands décors de { $area } % entre gauche et droite ({ $area_most } au plus), la vue depuis deux jetons jumeaux de { $tokens } % ({ $tokens_most } au plus).
