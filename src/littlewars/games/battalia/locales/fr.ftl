# Toutes les phrases de Battalia. Les noms et les textes des factions, des cartes et des artefacts sont avec le contenu.

facts = 2 à 4 joueurs · des cartes, des dés, une carte du monde qui grandit
blurb = Quatre peuples, une roue des jours, et un pays qui grandit carte après carte. Tracez des routes, élevez des villes, envoyez vos héros vers les trésors des ruines… et gardez quelques provisions pour Buff le Sans Bannière, qui rôde sur les routes avec une horde chaque semaine plus forte.
seat-one = Joueur 1
seat-two = Joueur 2
seat-three = Joueur 3
seat-four = Joueur 4
side = { $faction ->
    [ursides] Les Ursidés
    [insulaires] Les Insulaires
    [ambrardents] Les Ambrardents
   *[nebuleux] Les Nébuleux
  }
figure-hero = { $faction ->
    [ursides] le héros { $number } des Ursidés
    [insulaires] le héros { $number } des Insulaires
    [ambrardents] le héros { $number } des Ambrardents
    [nebuleux] le héros { $number } des Nébuleux
   *[none] le héros { $number }
  }
figure-own = le héros { $number }
figure-buff = Buff
target-city = { $faction ->
    [ursides] la ville des Ursidés (niveau { $level })
    [insulaires] la ville des Insulaires (niveau { $level })
    [ambrardents] la ville des Ambrardents (niveau { $level })
    [nebuleux] la ville des Nébuleux (niveau { $level })
   *[neutral] la ville neutre (niveau { $level })
  }
target-the-city = la ville
target-ruins = les ruines
terrain = { $terrain ->
    [forest] forêt
    [lake] lac
    [desert] désert
    [mountain] montagne
   *[none] aucun
  }
pile = { $pile ->
    [citizen] Citoyens
    [chief] Chefs
    [priest] Prêtres
    [lord] Seigneurs
    [tool] Outils
    [horse] Chevaux
    [tent] Tentes
    [amulet] Amulettes
    [scroll] Parchemins
    [title] Titres
    [ambush] Embuscades
    [city-D] Ville en impasse
    [city-I] Ville en ligne droite
    [city-L] Ville en virage
    [city-T] Ville à la fourche
    [city-X] Ville au carrefour
    [road-D] Route en impasse
    [road-I] Route droite
    [road-L] Route en virage
    [road-T] Fourche de routes
   *[road-X] Carrefour de routes
  }
pile-mercenaries = Mercenaires
pile-provisions = Provisions
cost = { $first } + { $rest }
cost-part = { $what ->
    [C] { $count ->
        [one] { $count } citoyen
       *[other] { $count } citoyens
    }
    [H] { $count ->
        [one] { $count } chef
       *[other] { $count } chefs
    }
    [P] { $count ->
        [one] { $count } prêtre
       *[other] { $count } prêtres
    }
    [L] { $count ->
        [one] { $count } seigneur
       *[other] { $count } seigneurs
    }
    [T] { $count ->
        [one] { $count } titre
       *[other] { $count } titres
    }
   *[s] { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
  }
exits = { $exits ->
    [N] nord
    [E] est
    [S] sud
    [W] ouest
    [NE] nord et est
    [NS] nord et sud
    [NW] nord et ouest
    [ES] est et sud
    [EW] est et ouest
    [SW] sud et ouest
    [NES] nord, est et sud
    [NEW] nord, est et ouest
    [NSW] nord, sud et ouest
    [ESW] est, sud et ouest
   *[NESW] les quatre côtés
  }
cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
cards-none = aucune carte
list = { $first }, { $rest }
hidden = caché
number = { $number }

# -- les questions
prompt-faction = Quelle faction menez-vous ?
prompt-corner = Dans quel coin fondez-vous votre première ville ?
prompt-bid = { $total ->
    [0] Quelles cartes misez-vous en secret, pour choisir par où Buff arrive ?
   *[other] Votre mise secrète est de { $total }. Ajoutez-vous une carte ?
  }
prompt-enter = L’enchère est à vous. Par quelle ville de départ Buff arrive-t-il ?
prompt-opening = À vous de jouer. Une relève, un ralliement, ou ni l’un ni l’autre ?
prompt-exchange = { $count ->
    [0] Quelles cartes échangez-vous ?
    [one] Une carte est mise de côté. Une autre ?
   *[other] { $count } cartes sont mises de côté. Une autre ?
  }
prompt-act = Que faites-vous ?
prompt-pay = Cela coûte { $cost }. Avec quelles cartes payez-vous ?
prompt-pay-rest = Cela coûte { $cost }. Il reste à payer : { $owed }. Avec quelles cartes ?
prompt-fare = Le trajet coûte { $cost }. Avec quelles cartes payez-vous ?
prompt-fare-rest = Le trajet coûte { $cost }. Il reste à payer : { $owed }. Avec quelles cartes ?
points = { $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
  }
prompt-banner = Ce type est aligné aujourd’hui : quelle bannière prenez-vous ?
prompt-site = Où posez-vous la carte ?
prompt-turn = De quels côtés mènent les routes de { $square } ?
prompt-type = { $aim ->
    [light] Quel type illuminez-vous jusqu’à la fin de votre tour ?
   *[take] De quelle pile prenez-vous la carte du dessus ?
  }
prompt-city = Dans laquelle de vos villes le héros apparaît-il ?
prompt-hide = Quelle unité cachez-vous en embuscade ?
prompt-attack-line = { $open ->
    [0] Votre ligne a { $total }, et il lui faut plus de { $strength }. Quelles cartes attaquent ?
   *[other] { $strength ->
        [0] Votre ligne a { $total }, et l’ennemi va y répondre. Quelles cartes attaquent ?
       *[other] Votre ligne a { $total }. À elle seule, la ville a { $strength }, et son maître peut y ajouter. Quelles cartes attaquent ?
    }
  }
prompt-defence-line = On vous attaque avec { $strength }, et vous avez { $total } pour l’instant ; l’égalité suffit. Quelles cartes défendent ?
prompt-spoils = Les ruines s’ouvrent à vous. Quel grand artefact prenez-vous ?
prompt-discard = { $count ->
    [one] Votre main est trop grande. Quelle carte défaussez-vous ?
   *[other] Votre main a { $count } cartes de trop. Laquelle défaussez-vous ?
  }
prompt-buff = Votre tour s’achève. Lancez-vous le dé pour déplacer Buff ?
prompt-roam = { $roll ->
    [one] Buff peut avancer d’une case. Où va-t-il ?
   *[other] Buff peut avancer de { $roll } cases au plus. Où va-t-il ?
  }
prompt-reach = Plusieurs héros sont en { $square }. Lequel Buff attaque-t-il ?
prompt-meeting = Buff menace votre héros en { $square }, et sa horde a une force de { $strength }. Que faites-vous ?
prompt-accord = Buff vous laisse en paix. Le recrutez-vous ?
prompt-chance = Qu’apporte le hasard ?
prompt-die = Que montre le dé ?
prompt-turn-up = { $pile } : qu’est-ce qui vient sur le dessus ?
prompt-mercenary = Quel mercenaire arrive au camp ?

# -- les choix
choice-end = Finir votre tour
choice-nothing = Ni l’un ni l’autre
choice-exchange-done = Échanger ces cartes
choice-bid-done = Sceller la mise
choice-commit = Poser cette ligne
choice-decline = Laisser Buff tranquille
choice-skip = Laisser Buff où il est
choice-stay = Il reste là
choice-cheapest = Payer : { $cards }
choice-pay-part = Payer une partie : { $card } (il restera à payer : { $owed })
choice-bribe = Soudoyer Buff ({ $price } provisions)
choice-employ = Recruter Buff pour une semaine ({ $price } provisions)
choice-fight = Combattre la horde (force { $strength })
choice-die = Lancer le dé
choice-exchange = Relève : échanger des cartes
choice-forage = Ravitaillement : { $count } provisions ({ $cost })
choice-lead = Confier la ligne à Buff
choice-rally = { $count ->
    [one] Rallier les { $faction } (piocher { $count } carte)
   *[other] Rallier les { $faction } (piocher { $count } cartes)
  }
choice-recruit = Recruter : { $card } ({ $cost })
choice-mercenary = Engager : { $card } ({ $cost })
choice-acquire = Acquérir : { $card } ({ $cost })
choice-lay = Poser : { $pile }, { $terrain } ({ $cost })
choice-pick = { $aim ->
    [exchange] Échanger : { $card }
    [bid] Miser : { $card }
    [line] Ajouter : { $card }
    [discard] Défausser : { $card }
    [hide] Cacher : { $card }
   *[take] Prendre : { $card }
  }
choice-spring = Déclencher l’embuscade : { $card }
choice-faction = { $faction }
choice-type = { $type }
choice-turn = Routes : { $exits }
choice-hero = Attaquer { $figure }
choice-square = { $square }
choice-upgrade = Agrandir { $square } au niveau { $level } ({ $cost })
choice-hire = Engager un héros en { $square } ({ $cost })
choice-play = Jouer : { $card }
choice-confront = Affronter Buff avec { $figure }
choice-attack = { $square } : attaquer { $target } avec { $figure }
choice-move = { $cost ->
    [0] Déplacer { $figure } en { $square } (gratuit)
    [one] Déplacer { $figure } en { $square } ({ $cost } point de déplacement)
   *[other] Déplacer { $figure } en { $square } ({ $cost } points de déplacement)
  }
choice-first = { $seat } commence
choice-winner = { $seat } remportent l’enchère
choice-card = { $card }
choice-banner = { $faction }
choice-roll = { $roll }

# -- ce qui se passe
event-banished = Les { $faction } ne sont pas de la partie.
event-turned = { $pile }, maintenant dessus : { $banner }.
event-camped = Un mercenaire arrive au camp : { $card }.
event-prize = Un grand artefact repose dans les ruines : { $card }.
event-neutral = Une ville neutre se dresse en { $square }. Terrain : { $terrain }.
event-first = { $seat } commence chaque jour.
event-dealt = { $seat } reçoit : { $card }.
event-faction = { $seat } mène les { $faction }.
event-corner = { $seat } fondent une ville en { $square } et y installent un héros.
event-dawn = { $advanced ->
    [0] Jour { $day }, semaine { $week }. Illuminé : { $lit }.
   *[other] Jour { $day }, semaine { $week }. Illuminé : { $lit }. Aligné : { $aligned }.
  }
event-turn = { $seat } commencent leur tour (jour { $day }).
event-unprotected = { $seat } ne sont plus en paix avec Buff.
event-released = { $seat } rendent sa liberté à Buff, dont la horde a une force de { $strength }.
event-horde = La horde grandit : force { $strength }.
event-auction = Semaine { $week } : Buff arrive ! Tous misent en secret pour choisir par où.
event-sealed = { $seat } ont fait leur mise en secret.
event-bid = { $count ->
    [0] { $seat } ne misent rien.
   *[other] { $seat } misent { $total } : { $cards }.
  }
event-highest = { $how ->
    [0] { $seat } font la plus forte mise, { $total }, et choisissent par où Buff arrive.
    [1] { $seat } l’emportent à égalité ({ $total }) grâce à leurs points de victoire, et choisissent par où Buff arrive.
   *[other] { $seat } l’emportent à égalité ({ $total }) grâce au hasard, et choisissent par où Buff arrive.
  }
event-entered = { $seat } font entrer Buff en { $square } ! Sa horde a une force de { $strength }.
event-draws = { $count ->
    [one] { $seat } piochent une carte.
   *[other] { $seat } piochent { $count } cartes.
  }
event-drawn = Carte piochée : { $card }.
event-reshuffled = { $count ->
    [one] { $seat } refont leur pioche de leur seule carte défaussée.
   *[other] { $seat } refont leur pioche en mélangeant leurs { $count } cartes défaussées.
  }
event-rallied = { $seat } rallient la bannière des { $faction } : { $cards }.
event-exchanged = { $seat } échangent : { $cards }.
event-paid = { $seat } paient : { $cards }.
event-gained = { $hand ->
    [0] { $seat } gagnent une carte : { $card }.
   *[other] { $seat } gagnent une carte, aussitôt en main : { $card }.
  }
event-provisioned = { $hand ->
    [0] { $count ->
        [one] { $seat } rapportent une provision.
       *[other] { $seat } rapportent { $count } provisions.
    }
   *[other] { $count ->
        [one] { $seat } rapportent une provision, aussitôt en main.
       *[other] { $seat } rapportent { $count } provisions, dont { $hand } aussitôt en main.
    }
  }
event-laid = { $seat } posent une carte en { $square } : { $pile }, { $terrain }.
event-upgraded = { $seat } agrandissent { $square } au niveau { $level }.
event-hired = { $seat } font venir { $figure } en { $square }.
event-moved = { $seat } déplacent { $figure } de { $origin } en { $square }.
event-played = { $seat } jouent : { $card }.
event-illuminated = { $seat } illuminent un type de plus ce tour-ci : { $type }.
event-hidden = { $known ->
    [0] { $seat } cachent une unité en embuscade ({ $card }).
   *[other] { $seat } cachent une unité en embuscade ({ $card }) : { $unit }.
  }
event-attacked = { $seat } attaquent { $target } en { $square } avec { $figure } !
event-line = { $role ->
    [0] { $count ->
        [0] { $seat } attaquent sans aucune carte de leur main.
       *[other] { $seat } attaquent avec : { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } défendent sans aucune carte de leur main.
       *[other] { $seat } défendent avec : { $cards }.
    }
  }
event-sprung = { $seat } déclenchent une embuscade : { $unit } surgit !
event-rolled = { $seat } lancent le dé ({ $card }) : { $roll }, soit +{ $bonus }.
event-compared = { $won ->
    [0] { $attack } contre { $defence } : la défense tient.
   *[other] { $attack } contre { $defence } : l’attaque l’emporte !
  }
event-lost = { $seat } perdent { $figure } en { $square }.
event-held = L’attaque en { $square } est repoussée.
event-taken = { $former ->
    [ursides] { $seat } prennent aux Ursidés la ville de { $square } (niveau { $level }) !
    [insulaires] { $seat } prennent aux Insulaires la ville de { $square } (niveau { $level }) !
    [ambrardents] { $seat } prennent aux Ambrardents la ville de { $square } (niveau { $level }) !
    [nebuleux] { $seat } prennent aux Nébuleux la ville de { $square } (niveau { $level }) !
   *[nobody] { $seat } prennent la ville neutre de { $square } (niveau { $level }) !
  }
event-won = { $seat } tirent des ruines un grand artefact : { $card } !
event-buried = Retour sous sa pile : { $card }.
event-met = { $square } : Buff rencontre { $figure } !
event-bribed = { $seat } soudoient Buff, et ont la paix jusqu’à l’aube du jour { $day }.
event-employed = { $seat } recrutent Buff, qui sert jusqu’à l’aube du jour { $day }.
event-declined = { $seat } laissent Buff tranquille.
event-stands = { $seat } font front ! La horde a une force de { $strength }.
event-repelled = { $seat } chassent la horde de { $square } : Buff disparaît jusqu’à la fin de la semaine !
event-prowls = { $seat } lancent le dé pour Buff : { $roll }.
event-roamed = { $seat } envoient Buff de { $origin } en { $square }.
event-discarded = { $seat } défaussent : { $cards }.
event-over = { $ending ->
    [target] Assez de villes ont atteint le niveau 4 : la partie s’arrête aussitôt !
    [closed] Plus aucune route ne mène à une case vide : la partie s’arrête aussitôt !
   *[timed] La dernière semaine s’achève, et la partie avec elle.
  }

# -- les résultats
outcome-won = { $ending ->
    [target] Assez de villes ont atteint le niveau 4.
    [closed] Plus aucune route ne mène à une case vide.
   *[timed] La dernière semaine est finie.
  } { $level ->
    [0] { $points ->
        [one] { $winner } gagnent avec { $points } point de victoire.
       *[other] { $winner } gagnent avec { $points } points de victoire.
    }
   *[other] { $points ->
        [one] { $winner } gagnent au départage, avec { $points } point de victoire.
       *[other] { $winner } gagnent au départage, avec { $points } points de victoire.
    }
  }
outcome-shared = { $ending ->
    [target] Assez de villes ont atteint le niveau 4.
    [closed] Plus aucune route ne mène à une case vide.
   *[timed] La dernière semaine est finie.
  } { $points ->
    [one] { $count } joueurs partagent la victoire, avec { $points } point de victoire chacun.
   *[other] { $count } joueurs partagent la victoire, avec { $points } points de victoire chacun.
  }

# -- pourquoi non
refused-other = ce n’est pas ce qui est demandé
refused-first = il faut d’abord répondre à ceci : « { $question } »
refused-faction = les { $faction } ne sont pas libres
refused-corner = choisissez un coin de départ encore libre
refused-no-bid = vous avez une carte qui a une force : il faut en miser au moins une
refused-no-strength = on ne mise que des cartes qui ont une force : des unités, et certains grands artefacts
refused-entry = Buff n’arrive que par une ville de départ
refused-rally = { $shown ->
    [0] vous n’avez aucune carte des { $faction } à montrer
    [one] montrer votre seule carte des { $faction } ne ferait piocher aucune carte
   *[other] montrer vos { $shown } cartes des { $faction } ne ferait piocher aucune carte
  }
refused-exchange = choisissez au moins une carte à échanger
refused-hand-size = { $most ->
    [one] on finit son tour avec une carte en main au plus : choisissez une carte à défausser
   *[other] on finit son tour avec { $most } cartes en main au plus : choisissez une carte à défausser
  }
refused-not-in-hand = vous n’avez pas cette carte en main
refused-empty-pile = il n’y reste plus rien
refused-cost = votre main ne suffit pas : cela coûte { $cost }
refused-paid-anyway = tous les paiements contiennent cette carte : elle est payée de toute façon
refused-as-offered = seul le paiement proposé contient cette carte : payez comme proposé
refused-payment = cette carte n’aide pas à payer, ou serait de trop
refused-banner = choisissez une bannière de cette pile
refused-laid = vous avez déjà posé une route ou une ville ce tour-ci
refused-no-site = cette carte ne va nulle part le long de vos routes
refused-outside = choisissez une case du pays
refused-covered = il y a déjà une carte en { $square }
refused-unlinked = aucune de vos routes ne mène en { $square }
refused-beside-city = { $square } touche une ville, et deux villes ne se touchent jamais
refused-edges = les routes de cette carte ne conviennent pas en { $square }
refused-turn = dans ce sens, elle ne rejoint pas vos routes
refused-not-your-city = vous n’avez pas de ville en { $square }
refused-top-level = la ville de { $square } est déjà au niveau { $level }, le plus haut
refused-occupied = la figurine d’un autre joueur est dans votre ville de { $square }
refused-reserve = vos deux héros sont déjà sur la carte
refused-hire-road = sans ville, on engage un héros sur une route où il n’y a personne, et { $square } n’en est pas une
refused-city = choisissez une de vos villes
refused-slots = { $slots ->
    [one] vous avez déjà une embuscade en place, et n’en pouvez avoir d’autre
   *[other] vous avez déjà { $slots } embuscades en place, le plus qu’on puisse avoir
  }
refused-hide = une embuscade demande une unité de votre main à cacher
refused-play = cette carte ne se joue pas seule : elle aide à payer, à marcher ou à combattre
refused-not-your-figure = cette figurine n’est pas sur la carte sous vos ordres
refused-confronted = ce héros a déjà affronté Buff ce tour-ci
refused-confront = seul un héros sur la même case que Buff, quand il rôde librement, peut l’affronter
refused-attacked = cette figurine a déjà attaqué ce tour-ci
refused-attack-free-buff = tant que Buff rôde librement, on ne l’attaque pas : on l’affronte
refused-ruins-empty = il ne reste rien dans les ruines
refused-own = on n’attaque pas ce qui est à soi
refused-in-city = dans sa propre ville, une figurine combat avec la ville : attaquez la ville
refused-accord-attack = l’accord avec Buff tient encore
refused-not-here = cette figurine et sa cible ne sont pas sur la même case
refused-empty-line = une attaque demande une carte qui combat, ou une embuscade
refused-lead = Buff ne mène que la défense d’une ville de son employeur où il se trouve, et on ne le lui dit qu’une fois
refused-slot = vous n’avez pas cette embuscade, ou en avez déjà déclenché une dans cette bataille
refused-title = un titre demande dans la ligne une unité qui peut encore monter en rang
refused-line-card = seuls les unités, les titres, les amulettes et les grands artefacts qui ont une force entrent dans une ligne
refused-spoils = choisissez un des grands artefacts des ruines
refused-moved = cette figurine s’est déjà déplacée ce tour-ci
refused-stays = cette figurine y est déjà
refused-too-far = aller en { $square } coûte { $cost }, et votre main paie { $points } au plus
refused-no-card = il n’y a pas encore de route en { $square }
refused-no-way = aucune route libre ne mène en { $square } : villes, figurines et ruines arrêtent la marche
refused-roam-back = Buff ne revient pas en { $square } dans le même déplacement ; il peut y rester
refused-roam-far = { $roll ->
    [one] { $square } est à plus d’une case
   *[other] { $square } est à plus de { $roll } cases
  }
refused-roam = Buff ne peut pas aller en { $square } : il suit les routes, et s’arrête au premier héros
refused-reach = choisissez un héros de la case de Buff, si possible un héros sans accord avec lui
refused-accord-fight = vous avez un accord avec Buff, et ne pouvez pas le combattre
refused-accord-bribe = vous avez déjà un accord avec Buff
refused-provisions = { $held ->
    [0] il y faut { $needed } provisions, et vous n’en avez aucune en main
    [one] il y faut { $needed } provisions, et vous n’en avez qu’une en main
   *[other] il y faut { $needed } provisions, et vous n’en avez que { $held } en main
  }
refused-meeting = Buff est devant votre héros : soudoyez-le, recrutez-le ou combattez

# -- avant la partie
preset-standard = Standard
preset-introductory = Initiation
preset-black-horde = Horde noire
preset-without-buff = Sans Buff
preset-conquest = Conquête
option-players = Joueurs
option-mode = Règles
mode-advanced = le jeu avancé
mode-basic = le jeu de base
option-buff = Buff le Sans Bannière rôde dans le pays
option-target_level4 = Villes de niveau 4 qui finissent la partie
option-max_weeks = Semaines au plus
option-hard_neutrals = Les villes neutres et les ruines sont plus fortes
option-strict_edges = Les routes de cartes voisines doivent s’accorder de tous les côtés
option-capture_drops_level = Une ville prise perd un niveau
option-refill_after_reaction = La main se complète après une défense ou une rencontre avec Buff
option-random_setup = Factions et coins sont tirés au sort
option-auction_allow_zero = Chacun peut ne rien miser pour Buff
option-entry_attack_before_refill = À son arrivée, Buff attaque avant que les mains se complètent
option-buff_passes_protected = Buff passe à côté des héros à qui il a promis la paix
option-accord_binds_employed = L’accord avec Buff tient même quand il sert un autre joueur
option-city_shelters_hero = Contre la horde, la ville d’un héros ajoute son niveau

# -- notation
notation-line = « { $text } » ne fait pas partie d’une position.

# -- le terminal
heading-setup = Le pays se met en place
heading = { $mode ->
    [advanced] Jour { $day } · semaine { $week } sur { $weeks } · illuminé : { $lit } · aligné : { $aligned }
   *[basic] Jour { $day } · semaine { $week } sur { $weeks } · illuminé : { $lit }
  }
heading-side = { $seat } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  } ; { $top } sur { $target } villes de niveau 4 ; main { $cards }, pioche { $deck }, défausse { $discard }, embuscades { $slots }{ $marker ->
    [accord] { $days ->
        [one] { "" } ; en paix avec Buff jusqu’à demain
       *[other] { "" } ; en paix avec Buff pour { $days } jours
    }
    [employment] { $days ->
        [one] { "" } ; mène Buff jusqu’à demain
       *[other] { "" } ; mène Buff pour { $days } jours
    }
   *[none] { "" }
  }
heading-buff = { $state ->
    [free] Buff rôde librement en { $square } ; sa horde a une force de { $horde }
    [employed] Buff est en { $square }, recruté par : { $employer }
   *[absent] Buff est absent jusqu’au début d’une nouvelle semaine
  }
heading-greats = Dans les ruines : { $cards }
heading-battle = { $target ->
    [hero] { $strength ->
        [0] Bataille en { $square } : un héros est attaqué
       *[other] Bataille en { $square } : la horde attaque un héros avec une force de { $strength }
    }
    [buff] Bataille en { $square } : Buff est attaqué
    [city] Bataille en { $square } : la ville est attaquée
    [neutral] Bataille en { $square } : la ville neutre est attaquée (force { $strength })
   *[ruins] Bataille en { $square } : les ruines sont attaquées (force { $strength })
  }
heading-line = { $seat } : { $cards } – { $parts } = { $total }
heading-line-open = { $seat } : { $cards }
part = { $part ->
    [units] unités { $value }
    [titles] titres { $value }
    [great] grands artefacts { $value }
    [shield] bouclier { $value }
    [amulets] amulettes { $value }
    [ambush] embuscade { $value }
    [affinity] affinité { $value }
    [terrain] terrain { $value }
    [morale] moral { $value }
    [bannerless] sans bannière { $value }
   *[city] ville { $value }
  }
line-ruins = ruines ({ $strength })
line-road = { $exits } { $terrain }
line-city = { $neutral ->
    [0] ville { $level } ({ $strength })
   *[other] neutre { $level } ({ $strength })
  }
line-hero = héros { $number }  { $side }
line-buff = Buff
line-open = ouvert
market = Marché
column-pile = Pile
column-top = Dessus
column-cost = Coût
column-left = Reste
hand = Votre main
column-card = Carte
column-effect = Ce qu’elle fait
effect-unit = { $title }, force { $strength }
effect-provision = De quoi payer cartes, bâtiments et marches.

# -- après la partie
luck = { $rolls ->
    [0] { $seat } : aucun dé lancé, et { $cards } cartes piochées.
    [one] { $seat } : un dé lancé ({ $whole }), et { $cards } cartes piochées.
   *[other] { $seat } : { $rolls } dés lancés, { $whole },{ $tenth } en moyenne (on attend 3,5), et { $cards } cartes piochées.
  }

# -- the picture
picture-title = { $day ->
    [0] Battalia : les camps se préparent
    [1] Battalia : premier jour, semaine { $week }
   *[other] Battalia : jour { $day }, semaine { $week }, et { $points } PV en tête
  }
picture-empty = { $open ->
    [yes] { $square } : case vide, où mène une route.
   *[no] { $square } : case vide.
  }
picture-road = { $square } : route. Terrain : { $terrain }.
picture-ruins = { $square } : ruines, force { $strength }. { $left ->
    [0] Il n’y reste rien.
    [one] Un grand artefact s’y trouve.
   *[other] { $left } grands artefacts s’y trouvent.
  }
picture-neutral = { $square } : ville neutre, force { $strength }. Qui la prend a une ville de niveau { $level }. Terrain : { $terrain }.
picture-city = { $square } : ville de niveau { $level } ({ $side }), force { $strength } en défense. Terrain : { $terrain }.
picture-city-start = { $square } : ville de niveau { $level } ({ $side }), force { $strength } en défense. Terrain : { $terrain }. Une ville de départ ({ $start }).
picture-upgrade = Agrandir { $square } : au niveau { $level }.
picture-hero = Héros { $number } ({ $side }) : en { $square }.
picture-hero-short = Héros { $number } ({ $side })
picture-buff-short = Buff
picture-buff-free = Buff le Sans Bannière : en { $square } avec sa horde, force { $strength }.
picture-buff-serves = Buff le Sans Bannière : en { $square }, recruté ({ $side }).
picture-buff-does = { $state ->
    [free] rôde
    [employed] recruté
   *[absent] absent
  }
picture-buff-card = { $state ->
    [free] Carte de Buff : il rôde sur les routes, et sa horde a une force de { $strength }.
   *[absent] Carte de Buff : il est absent, et vient au début d’une nouvelle semaine.
  }
picture-buff-card-serves = { $days ->
    [one] Carte de Buff : recruté pour un jour encore ({ $side }).
   *[other] Carte de Buff : recruté pour { $days } jours encore ({ $side }).
  }
picture-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
picture-die = { $roll ->
    [one] Dé de Buff : il peut avancer d’une case.
   *[other] Dé de Buff : il peut avancer de { $roll } cases au plus.
  }
picture-oracle-short = Oracle Solaire
picture-oracle-waits = Oracle Solaire : il tourne dès que tout est en place.
picture-oracle = { $advanced ->
    [yes] Oracle Solaire : jour { $day }, semaine { $week } sur { $weeks }. Illuminé, à l’effet doublé : { $lit }. Aligné, bannière au choix : { $aligned }.
   *[no] Oracle Solaire : jour { $day }, semaine { $week } sur { $weeks }. Illuminé, à l’effet doublé : { $lit }.
  }
picture-day = Jour { $day } · semaine { $week }
picture-marker = { $kind ->
    [accord] { $days ->
        [one] Marqueur de temps ({ $side }) : Buff laisse ces héros en paix jusqu’à demain.
       *[other] Marqueur de temps ({ $side }) : Buff laisse ces héros en paix pendant { $days } jours.
    }
   *[employment] { $days ->
        [one] Marqueur de temps ({ $side }) : Buff est recruté jusqu’à demain.
       *[other] Marqueur de temps ({ $side }) : Buff est recruté pour { $days } jours.
    }
  }
picture-pile-empty = { $name } : la pile est vide.
picture-pile-unit = { $left ->
    [one] { $name } : dessus, { $banner }. Coût { $cost }. Il reste une carte.
   *[other] { $name } : dessus, { $banner }. Coût { $cost }. Il reste { $left } cartes.
  }
picture-pile-artefact = { $left ->
    [one] { $name } : { $text } Dessus, { $banner }. Coût { $cost }. Il reste une carte. { $today } ({ $rule })
   *[other] { $name } : { $text } Dessus, { $banner }. Coût { $cost }. Il reste { $left } cartes. { $today } ({ $rule })
  }
picture-today = { $sign ->
    [lit] Type illuminé aujourd’hui.
    [aligned] Type aligné aujourd’hui.
    [both] Type illuminé et aligné aujourd’hui.
   *[none] Type ni illuminé ni aligné aujourd’hui.
  }
picture-pile-land = { $left ->
    [one] { $name } : dessus, { $terrain }. Coût { $cost }. Il reste une carte.
   *[other] { $name } : dessus, { $terrain }. Coût { $cost }. Il reste { $left } cartes.
  }
picture-mercenary = { $left ->
    [0] { $card } À engager : { $cost }. Personne d’autre n’attend au camp.
    [one] { $card } À engager : { $cost }. Un autre attend au camp.
   *[other] { $card } À engager : { $cost }. { $left } autres attendent au camp.
  }
picture-mercenary-none = Mercenaires : personne à engager ici.
picture-provisions = { $left ->
    [0] { $name } : il n’en reste plus.
    [one] { $name } : il reste une carte. Un citoyen parti en chercher en rapporte { $brings }.
   *[other] { $name } : il reste { $left } cartes. Un citoyen parti en chercher en rapporte { $brings }.
  }
picture-unit = { $name } : { $title }. Force { $strength }.
picture-thing = { $name } : { $text }
picture-provision = { $name } : de quoi payer marches, cartes et bâtiments.
picture-side = { $first ->
    [yes] { $side } : { $points } PV. Villes : { $cities } ; de niveau 4 : { $top } sur les { $target } qui finissent la partie. Main : { $hand } ; pioche : { $deck } ; grands artefacts : { $great }. Ce camp commence chaque jour.
   *[no] { $side } : { $points } PV. Villes : { $cities } ; de niveau 4 : { $top } sur les { $target } qui finissent la partie. Main : { $hand } ; pioche : { $deck } ; grands artefacts : { $great }.
  }
picture-points = { $points ->
    [one] point
   *[other] points
  }
picture-discard = { $count ->
    [0] Défausse ({ $side }) : aucune carte.
    [one] Défausse ({ $side }) : une carte, { $cards }.
   *[other] Défausse ({ $side }) : { $count } cartes, { $cards }.
  }
picture-reserve = { $heroes ->
    [0] Réserve ({ $side }) : aucun héros.
    [one] Réserve ({ $side }) : un héros à engager.
   *[other] Réserve ({ $side }) : { $heroes } héros à engager.
  }
picture-slot = Embuscade ({ $side }) : { $card }, avec une unité cachée.
picture-slot-known = Votre embuscade : { $card }, avec { $unit }.
picture-to-play = À jouer : { $side }
picture-decides = À décider : { $side }
picture-during = Tour en cours : { $side }
picture-prepares = À choisir : { $side }
picture-bids = Enchère pour Buff : { $side }
picture-enters = Arrivée de Buff, au choix : { $side }
picture-fights = Au combat, à décider : { $side }
picture-nature = Le hasard décide…
picture-won = { $points ->
    [one] Victoire : { $side }, avec un point !
   *[other] Victoire : { $side }, avec { $points } points !
  }
picture-shared = Victoire partagée !
picture-battle = { $target ->
    [hero] { $square } : un héros est attaqué
    [buff] { $square } : Buff est attaqué
    [city] { $square } : la ville est attaquée
    [neutral] { $square } : la ville neutre est attaquée
   *[ruins] { $square } : les ruines sont attaquées
  }
picture-battle-told = Bataille en { $square }, à l’attaque : { $attacker }. { $outcome }.
picture-target = { $target ->
    [hero] Héros
    [buff] Buff
    [city] Ville
    [neutral] Ville neutre
   *[ruins] Ruines
  }
picture-role = { $role ->
    [attack] à l’attaque
   *[defence] en défense
  }
picture-fixed = { $target ->
    [horde] La horde a une force de { $strength }
    [neutral] La ville neutre a une force de { $strength }
   *[ruins] Les ruines ont une force de { $strength }
  }
picture-line-waits = La ligne n’est pas encore posée
picture-city-waits = La ville a { $strength }, et sa ligne n’est pas encore posée
picture-part = { $part ->
    [units] unités { $value }
    [titles] titres { $value }
    [great] grands artefacts { $value }
    [shield] bouclier { $value }
    [amulets] amulettes { $value }
    [ambush] embuscade { $value }
    [affinity] affinité { $value }
    [terrain] terrain { $value }
    [morale] moral { $value }
    [bannerless] sans bannière { $value }
   *[city] ville { $value }
  }
picture-parts = { $first } + { $rest }
picture-sum = { $parts } = { $total }
picture-sum-none = Aucune carte pour l’instant
picture-verdict = { $wins ->
    [attacker] { $final ->
        [yes] { $attack } contre { $defence } : l’attaque l’emporte
       *[no] { $attack } contre { $defence } : pour l’instant, l’attaque l’emporte
    }
   *[defender] { $final ->
        [yes] { $attack } contre { $defence } : la défense tient
       *[no] { $attack } contre { $defence } : pour l’instant, la défense tient
    }
  }
picture-verdict-open = { $known ->
    [yes] L’attaque a { $attack } ; à la défense de répondre
   *[no] Les lignes se forment
  }
picture-auction = Semaine { $week } : la plus forte mise choisit par où Buff arrive
picture-bid = { $state ->
    [open] Mise ({ $side }) : force { $total }.
    [sealed] Mise ({ $side }) : secrète jusqu’à ce que toutes soient révélées.
   *[waits] Mise ({ $side }) : pas encore faite.
  }
picture-bid-short = { $state ->
    [open] aucune carte
    [sealed] secrète
   *[waits] pas encore faite
  }
picture-hand = { $count ->
    [one] { $count } carte en main ({ $side })
   *[other] { $count } cartes en main ({ $side })
  }
picture-played = Jouées ce tour : { $count }
picture-tents = { $count ->
    [one] La prochaine carte gagnée va en main
   *[other] Les { $count } prochaines cartes gagnées vont en main
  }
picture-turn = { $quarters ->
    [0] Telle quelle : routes vers { $ways }.
    [1] Tournée d’un quart : routes vers { $ways }.
    [2] Tournée d’un demi-tour : routes vers { $ways }.
   *[other] Tournée de trois quarts : routes vers { $ways }.
  }
picture-way = { $way ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
  }
picture-ways = { $first }, { $rest }
picture-factions = Factions au choix ({ $side })
picture-offer = { $name } : terre natale, { $terrain }.
picture-effect-provision = Paie et fait marcher
picture-effect = { $type ->
    [tool] { $number ->
        [one] 1 citoyen pour bâtir
       *[other] { $number } citoyens pour bâtir
    }
    [horse] Marche de { $number } cases
    [tent] { $number ->
        [one] Carte gagnée en main
       *[other] { $number } cartes gagnées en main
    }
    [amulet] Au combat +{ $number } à +{ $most }
    [scroll] Piochez { $number } cartes
    [title] Rang d’une unité +{ $number }
   *[ambush] { $number ->
        [one] Cache une unité
       *[other] Unité cachée doublée
    }
  }
picture-effect-great = { $great ->
    [crown] Moral pour toute bannière
    [sword] Force pure
    [shield] +{ $number } en défense
    [boots] Marche de { $number } cases
    [trowel] Toute unité pour bâtir
    [horn] { $number } provisions
    [hourglass] Illumine un type
    [mirror] Piochez { $number } cartes
    [sceptre] Un héros aussitôt
   *[grimoire] Prend un artefact
  }
