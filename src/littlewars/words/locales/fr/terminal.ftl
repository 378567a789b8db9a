# Le terminal.

play-welcome = { $game }. Vous jouez { $seats }. Tapez ? pour l’aide.
play-watching = { $game }. L’ordinateur joue toutes les places.
play-ruled = L’IA du livret joue { $seats }.
play-thinking = L’ordinateur réfléchit pour { $seats }…
play-ask-dice = vrais dés
play-type-dice = Tapez ce que montrent les vrais dés : leurs faces, ou « { $example } ».
play-choices-more = Tapez un numéro et une fin : « { $number } { $ending } » veut dire « { $words } ».
play-choices-plane = { $left ->
    [0] On peut aussi taper n’importe quel autre point ou tir, par exemple « { $example } ».
    [one] Il reste une suggestion : tapez « list » pour la voir. On peut aussi taper autre chose, par exemple « { $example } ».
   *[other] Il reste { $left } suggestions : tapez « list » pour les voir. On peut aussi taper autre chose, par exemple « { $example } ».
  }
play-hint-begins = Pensez à un choix qui commence par « { $words } ».
play-hint-more = Tapez encore « hint » pour en savoir plus.
play-no-hint = Les dés se passent de conseils : tapez ce qu’ils montrent.
play-no-number = Il n’y a pas de choix { $number }.
play-number-ending = Il faut une fin, par exemple « { $number } { $ending } » ; les fins possibles : { $endings }.
play-no-ending = Rien ne suit le numéro { $number }.
play-other-word = « { $typed } » ne désigne aucun choix ici, mais « { $word } », si : { $does }
play-undone = Votre dernier choix est repris.
play-no-undo = Rien à reprendre : un jet, une révélation ou le choix d’un autre a suivi.
play-saved = La partie est gardée dans { $file }.
play-not-saved = La partie n’a pas pu être gardée dans { $file } : { $why }.
play-bye = La partie est gardée. Pour continuer :
play-unplayed = Rien n’a été joué ; rien n’est gardé.
play-save-where = Tapez un nom de fichier après « save ».
play-file-exists = { $file } existe déjà ; choisissez un autre nom.
play-record-exists = { $file } existe déjà : continuez cette partie (--resume) ou choisissez un autre nom.
play-bad-record = { $file } : { $why }
play-other-game = { $file } est une partie de { $found }, pas de { $game }.
play-resume-options = Une partie reprise garde ses options : n’ajoutez pas --set.
play-resumed = La partie reprend après { $count ->
    [1] un choix
   *[other] { $count } choix
  }.
play-nothing-to-resume = Il n’y a pas de partie de { $game } à reprendre dans { $folder }.
play-allowed = « { $choice } » est permis : { $does }
play-refused = « { $choice } » n’est pas permis { $rule ->
    [none] maintenant
   *[other] ({ $rule })
  } : { $reason }.
play-over = La partie est finie. { $reason }
play-winner = { $seat } gagne ({ $rule }).
play-shared = La victoire est partagée : { $seats } ({ $rule }).
play-draw = Personne ne gagne ({ $rule }).
play-interpreted = (Interprété ; « make compile » rend l’ordinateur environ cinq fois plus rapide.)
play-unknown-seat = « { $seat } » ne peut pas s’asseoir ici. Places : { $known }.
play-seat-of-rules = L’IA du livret joue { $seat } : personne d’autre ne peut s’y asseoir. Écrivez --seats { $seats }.
play-wrong-seats = { $game } a { $count } places, pas { $given }.
play-unknown-dealer = Il n’y a pas de donneur « { $dealer } ». Donneurs : { $known }.
play-unknown-language = Il n’y a pas de langue « { $language } ». Langues : { $known }.
play-option-form = « { $text } » n’est pas une option : écrivez CLÉ=VALEUR.
play-log-empty = Il ne s’est encore rien passé.
play-help =
    Tapez le numéro d’un choix, ou ses mots (« { $example } »).
    ? CHOIX       est-ce permis, et quelle règle le dit
    ? RÈGLE       le texte d’une règle, par exemple « ? { $rule } »
    measure CHOIX
                  ce que cela donnerait, avant de choisir : distances, vue, chances
    hint          un indice ; encore, les meilleurs choix ; encore, la suite probable
    list          tous les choix, quand seuls quelques-uns sont affichés
    undo          reprendre votre dernier choix, si rien n’a été lancé depuis ;
                  avec de vrais dés, retaper le dernier jet
    log           ce qui s’est passé
    board         revoir la table
    lang en       changer de langue
    save FICHIER  garder une copie de la partie
    quit          partir ; la partie est gardée, et « --resume » la reprend
