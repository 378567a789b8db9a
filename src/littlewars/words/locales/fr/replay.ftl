# Les parties à revoir : la page, le fichier qui s’ouvre hors ligne, la commande.

replay-title = { $game } : la partie à revoir
replay-played = Partie jouée le { $date }
replay-at-start = { $count ->
    [0] Aucun coup n’a encore été joué.
    [1] Avant l’unique coup.
   *[other] Avant le premier des { $count } coups.
  }
replay-at = Coup { $number } sur { $count }, { $seat } : { $sentences }
replay-start = Avant le premier coup
replay-quiet = { $seat } fait un choix.
replay-board = Le plateau
replay-hand = Ce qui se trouve devant le joueur
replay-controls = Commandes
replay-slider = Coup
replay-first = Au début
replay-previous = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-slow = Lente
replay-normal = Normale
replay-fast = Rapide
replay-moves = Coups
replay-keys = Les flèches avancent et reculent d’un coup, Début et Fin vont aux extrémités, la barre d’espace lance et arrête la lecture.
replay-seen-by = Vu par
replay-share = Partager à partir de ce coup
replay-copied = Le lien est copié : collez-le où vous voulez.
replay-copy-this = Copiez ce lien
replay-record = Garder l’enregistrement
replay-offline = Garder en un fichier, à revoir hors ligne
replay-back = Retour à la table
replay-failed = La partie n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez cette page.
replay-needs-script = La partie se rejoue toute seule : veuillez autoriser JavaScript sur cette page.
replay-go-on = Entrée continue, q arrête.
replay-too-far = L’enregistrement compte { $count ->
    [1] un seul coup
   *[other] { $count } coups
  } : il n’y a pas de coup { $number }.
