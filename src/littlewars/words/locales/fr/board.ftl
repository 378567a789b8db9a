# La page d’une partie.

board-title = { $game } : la table
board-seats = Places
board-here = présent
board-away = absent
board-turn = à jouer
board-stage = La table
board-name = Le plateau
board-how = Les flèches déplacent un curseur sur le plateau, Entrée touche ce qu’il désigne, le point d’interrogation l’explique, Échap revient en arrière. La liste des choix offre la même chose.
board-hand = Ce qui est devant vous
board-skip = Passer
board-setting-up = On met la table…

# -- au-dessus du plateau
board-lost = La connexion est perdue. Reconnexion…
board-gone = Cette table n’est plus joignable. Rechargez la page.
board-back-yes = D’accord
board-back-no = On continue
board-rematch-go = À la partie suivante
board-before = Un choix en arrière
board-after = Un choix en avant
board-now = Revenir au présent
board-invite = { $count ->
    [1] On attend votre ami
   *[other] On attend vos amis
  }
board-invite-how = { $count ->
    [1] Envoyez ce lien. La première personne qui l’ouvre prend la place, et la partie commence.
   *[other] Envoyez un lien à chaque ami. La première personne qui en ouvre un prend sa place.
  }
board-invite-seat = Lien pour { $seat }
board-copy = Copier
board-copied = Le lien est copié.
board-copy-by-hand = Votre navigateur ne nous laisse pas copier : le lien est sélectionné, copiez-le vous-même.

# -- les outils
board-tools = Outils
board-tab-play = Jouer
board-tab-explained = Infos
board-tab-log = Journal
board-undo = Annuler
board-ask-back = Reprendre
board-say = Dire
board-more = Plus
board-sounds = Sons
board-help = Aide et touches
board-rules = Règles
board-replay = Revoir la partie
board-record = Télécharger la partie
board-device = Continuer ailleurs
board-claim = Réclamer la partie : le temps est écoulé
board-resign = Abandonner

# -- la question
board-hint = Conseil
board-hint-thinking = L’ordinateur réfléchit…
board-hint-panel = Un conseil
board-hint-choices = Choix à considérer
board-hint-show-choices = Voir les meilleurs choix
board-hint-show-line = Voir la suite probable
board-confirm = Confirmer
board-back = Retour
board-choices = Choix
board-other-choices = Autres choix
board-result = Voir le résultat
board-subset-between = Choisis : { $count }, de { $least } à { $most } permis
board-subset-exact = Choisis : { $count } sur { $most }
board-point-how = Glissez une pièce où elle va, ou prenez-la et utilisez les flèches, plus finement avec Maj. Entrée confirme, Échap la remet en place.
board-point = Elle est à { $x } cm de la gauche et à { $y } cm du bas.
board-point-out = C’est hors de portée.
board-point-move = Aller ici
board-point-place = Poser ici
board-point-drop = La remettre en place
board-lace = Lacet utilisé : { $used } cm sur { $length } cm ; il en reste { $left } cm.
board-lace-short = { $used } cm sur { $length } cm
board-suggestions = Suggestions ({ $count })
board-aim-how = Tirez la flèche, ou utilisez les touches fléchées, plus finement avec Maj. Entrée confirme.
board-aim = Direction : { $angle } degrés ; force : { $power } %.
board-aim-length = Direction : { $angle } degrés ; longueur : { $length } cm.
board-aim-angle = Direction : { $angle } degrés.
board-aim-short = { $length } cm
board-aim-throw = Lancer
board-aim-turn = Par là
board-aim-direction = Direction
board-aim-power = Force
board-lesson-step = Étape { $step } sur { $steps }
board-lesson-go = Continuer
board-lesson-done = Bravo ! Jouez maintenant une partie

# -- les explications et le journal
board-explained = Qu’est-ce que c’est ?
board-explained-idle = Désignez n’importe quoi sur la table : son explication s’affiche ici.
board-log = Ce qui s’est passé

# -- les fenêtres
board-close = Fermer
board-places = Le classement
board-luck = La part de la chance
board-rematch = Rejouer
board-result-close = Regarder le plateau
board-home = Accueil
board-curtain-how = Personne d’autre ne regarde l’écran avant que le bouton soit pressé.
board-resign-sure = Voulez-vous vraiment abandonner ?
board-resign-no = On continue
board-resign-yes = Abandonner
board-help-touch = Ce que vous pouvez toucher a un contour en tirets avec un point. À la souris, un clic joue ; au doigt, le premier toucher montre ce qui se passerait et le second le joue. Désignez n’importe quoi pour en avoir l’explication.
board-enter = Entrée
board-escape = Échap
board-space = Espace
board-key-tab = du plateau aux choix, et plus loin
board-key-arrows = se déplacer sur le plateau, ou dans la liste
board-key-enter = toucher ce que le curseur désigne, ou prendre le choix
board-key-digits = aller à ce choix
board-key-escape = un pas en arrière
board-key-hint = un conseil ; encore une fois, un peu plus
board-key-undo = annuler votre dernier choix
board-key-space = passer à la position la plus récente
board-key-help = expliquer ce que le curseur désigne ; ailleurs, cette aide
