# Les phrases de la table : à qui le tour, ce qui n’est pas possible, qui est assis où.

# -- à qui le tour
table-your-turn = À vous : vous jouez { $seat }.
table-turn = C’est à { $seat } de jouer.
table-waits = { $seat } ne s’est pas encore assis.
table-dice = Les dés roulent.
table-over = La partie est terminée.
table-waits-friend = Une place est encore libre.
table-goes-on = La partie continue.
table-won = { $seat } gagne !
table-won-rules = { $seat } gagne : une victoire de l’IA du livret !
table-draw = Personne ne gagne : match nul.
table-shared = La victoire est partagée : { $seats }.
table-place = { $place }. { $seats }
table-resigned = { $seat } abandonne.
table-out-of-time = { $seat } a laissé passer le temps d’un coup.
table-resigned-on = { $seat } abandonne. Un ordinateur prend le relais.
table-out-of-time-on = { $seat } a laissé passer le temps d’un coup. Un ordinateur prend le relais.
table-after-resigning = Un ordinateur jouera alors { $seat }, et les autres continueront avec lui.
table-hand-over = Passez l’écran à { $seat }.
table-uncover = Je joue { $seat } : montrez-moi la table

# -- qui est assis où
table-you = Vous
table-computer = { $player ->
    [recruit] { level-recruit } (ordinateur)
    [sergeant] { level-sergeant } (ordinateur)
    [captain] { level-captain } (ordinateur)
    [general] { level-general } (ordinateur)
    [random] Ordinateur (joue n’importe quoi)
    [lesson] La leçon
   *[other] Ordinateur
  }
table-rules = L’IA du livret
table-open-seat = Place libre
table-somebody = Invité
table-public-view = Tout le monde

# -- pas maintenant
table-refused = Impossible : { $reason }.
table-only-watching = Vous regardez seulement cette partie.
table-moved-on = La partie a avancé entre-temps. Regardez la table et choisissez à nouveau.
table-not-saved = Votre choix n’a pas pu être enregistré et n’a pas été joué. Réessayez dans un instant.
table-time-left = Il reste du temps pour ce coup.
table-no-position = Il n’y a pas de position { $number } à regarder.
table-no-take-back = Il n’y a rien à reprendre.
table-no-rematch = Seuls ses joueurs peuvent demander une revanche, quand la partie est terminée.
table-no-hint = Aucun conseil n’a pu être trouvé. Redemandez dans un instant.
table-unreadable = La table n’a pas compris votre page. Rechargez-la.
table-no-match = Cette partie n’existe pas, ou n’existe plus.
table-lesson-over = La leçon est terminée.
table-lesson-choose = Ici, la leçon attend un autre choix.
table-lesson-hint = { $hint }

# -- les conseils
hint-look = Regardez d’abord ici.
hint-stands-out = Un choix se détache : il promet nettement plus que les autres.
hint-several = Plusieurs choix se valent à peu près.
hint-several-shown = Plusieurs choix se valent à peu près : ils sont marqués sur la table.
hint-even = Rien ne se détache : les choix se valent à peu près.
hint-only = Il n’y a qu’un seul choix.
hint-candidates = À considérer, avec vos chances estimées de gagner :
hint-chance = { $percent } %
hint-line = La suite probable, si chacun joue bien :
hint-step = { $seat } : { $does }
hint-no-line = D’ici, on ne peut pas prévoir la suite.

# -- entre joueurs
table-back-asked = { $seat } demande à reprendre son dernier choix. Êtes-vous d’accord ?
table-back-agreed = { $waits ->
    [0] { $seat } est d’accord : le dernier choix est repris.
    [1] { $seat } est d’accord. On attend encore une réponse.
   *[other] { $seat } est d’accord. On attend encore { $waits } réponses.
  }
table-back-refused = { $seat } préfère continuer.
table-taken-back = { $seat } a repris son dernier choix.
table-rematch = { $seats ->
    [1] La partie suivante est prête.
    [2] La partie suivante est prête, les camps sont échangés.
   *[other] La partie suivante est prête : chacun avance d’une place.
  }
table-phrase = { $number ->
    [0] Bonjour !
    [1] Amusez-vous bien !
    [2] Bien joué !
    [3] Quelle chance !
    [4] Oups !
    [5] Un instant, s’il vous plaît.
    [6] Merci pour la partie !
   *[other] À bientôt !
  }

# -- les pages
table-not-found = Il n’y a rien à cette adresse.
table-bad-request = La table n’a pas pu lire ce que votre navigateur a envoyé.
table-crashed = Quelque chose s’est mal passé à la table. Rechargez la page ; votre partie est conservée.
table-foreign-form = Ce formulaire vient d’un autre site.
table-too-many-matches = Trop de parties ont été créées depuis votre adresse. Réessayez dans une heure.
table-invitation-used = Cette invitation a déjà servi, ou une plus récente existe. Demandez un autre lien.
table-record-later = Cette partie a des secrets : son enregistrement sera disponible quand elle sera terminée.
table-no-such-view = Vous ne pouvez pas regarder par ces yeux-là.
table-no-such-way = Il n’y a pas de façon de jouer nommée « { $way } ».
table-no-such-days = Un coup ne peut pas avoir { $days } jours.
table-no-such-player = Il n’y a pas de joueur artificiel « { $player } ».
table-no-such-seat = Il n’y a pas de place « { $seat } ». Places : { $seats }.
table-seat-of-rules = L’IA du livret joue cette place. Choisissez-en une autre, ou laissez faire le hasard.
table-too-many-computers = { $most ->
    [0] Avec ces options, toutes les places sont pour des personnes : aucun ordinateur ne peut se joindre à vous.
    [1] Avec { $seats } places, un seul ordinateur peut se joindre à vous : deux places au moins sont pour des personnes.
   *[other] Avec { $seats } places, { $most } ordinateurs au plus peuvent se joindre à vous : deux places au moins sont pour des personnes.
  }
table-no-seat-for-friend = Avec ces options, l’IA du livret joue l’autre camp : il ne reste aucune place pour un ami. Choisissez d’autres options, ou jouez contre l’ordinateur.
table-no-such-example = Il n’y a pas d’exemple « { $example } ».
table-just-now = à l’instant
table-minutes-ago = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
  }
table-hours-ago = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
  }
table-days-ago = { $count ->
    [one] hier
   *[other] il y a { $count } jours
  }

# -- démarrer le serveur
serve-open = La table est dressée à { $address } (Ctrl-C l’arrête).
serve-no-port = La table ne peut pas être dressée à { $host }, port { $port } : { $why }.
serve-no-store = « { $db } » n’est pas un registre : écrivez sqlite:FICHIER.
