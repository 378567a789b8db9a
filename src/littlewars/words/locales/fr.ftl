# Les phrases de tous les jeux et du programme lui-même.

plain = { $text }
seat-nature = Le hasard
seat-nobody = personne
drawn = Match nul.

# -- les choix
prompt-choose = Choisissez.
refused-not-offered = ce n’est pas un des choix du moment
choice-game-over = La partie est finie : plus personne ne choisit.
choice-not-your-turn = Ce n’est pas le tour de { $seat } mais de { $actor }.
choice-refused = « { $choice } » est refusé ({ $rule }) : { $reason }. Permis : { $legal }.
dealer-script-over = Le donneur n’a plus rien dans son script.

# -- la notation
notation-no-choice = « { $text } » ne désigne aucun choix ici.
notation-unknown-step = « { $text } » n’est pas une étape de ce jeu. Étapes : { $steps }.
notation-step-fields = L’étape « { $text } » n’a pas les bons arguments.
notation-field-value = « { $text } » n’est pas une valeur de { $field } : { $expected }.

# -- la mise en place
setup-one-of = une de ces valeurs : { $values }
setup-at-least = un nombre entier à partir de { $least }
setup-unknown-option = Il n’y a pas d’option « { $option } ». Options : { $options }.
setup-bad-value = L’option { $option } ne peut pas être « { $value } » : il faut { $expected }.

# -- les fichiers
file-missing = { $file } : ce fichier ou ce dossier n’existe pas.
file-unwritable = { $file } ne peut pas être écrit : { $why }.
content-unreadable = { $file } est illisible : { $why }.
content-not-utf8 = { $file } n’est pas un texte UTF-8.
content-not-python = { $file } n’est pas un fichier Python correct : { $why }.
content-not-toml = { $file } n’est pas un fichier TOML correct : { $why }.
content-wrong-value = { $file } : [{ $table }] a une mauvaise valeur pour « { $key } » : il faut { $expected }.
content-keys = { $file } : à [{ $table }] il manque { $missing } ; clés inconnues : { $unknown }.
content-unknown-name = { $file } : [{ $table }] nomme « { $name } », qui n’existe pas.
record-not-json = L’enregistrement est abîmé : ce n’est pas un JSON complet.
record-not-ours = Ce n’est pas un enregistrement de Little Wars au format { $format }.
record-field = L’enregistrement est abîmé : le champ « { $field } » manque ou n’a pas le bon type.
record-other-version = La partie a été jouée avec la version { $version } des règles de { $game } ; ce programme joue la version { $current }.
record-no-start = L’enregistrement ne démarre pas : { $why }
record-not-a-choice = L’enregistrement est abîmé : le choix { $number } n’est pas un nombre entier.
record-refused-choice = L’enregistrement s’arrête au choix { $number } : { $why }
library-not-a-game = Le paquet installé déclare « { $name } » ({ $value }), qui n’est pas un jeu.
library-unloadable = Le paquet installé déclare « { $name } » ({ $value }), qui ne se charge pas : { $why }.
library-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux : { $games }.

# -- le livre de règles
rules-unknown = Il n’y a pas de règle « { $rule } » ; les règles vont de { $first } à { $last }.
rules-misplaced = { $file } : la règle { $rule } est en double, n’a pas de numéro correct, ou son chapitre « { $chapter } » est inconnu.
rules-ruling = Décision : { $text }
rules-ours = à nous
rules-not-playable = ne se joue pas : { $why }
rules-uncovered = aucun exemple, aucun test
rules-see-examples = Exemples : { $examples }
examples-no-fact = il n’y a pas de fait « { $fact } » ici
examples-unknown-rule = { $file } : { $game } n’a pas de règle { $rule }.
examples-no-game = { $file } : aucun jeu n’a les règles { $rules } ; nommez-le avec la clé « game ».
examples-other-fact = { $fact } devrait être { $expected }, mais c’est { $found }
examples-not-refused = « { $choice } » devrait être refusé par { $rule }, mais la règle est { $found }
examples-fails = { $file } : l’exemple { $example } ne tient pas ; voyez « littlewars examples ».
examples-passed = réussi
examples-failed = ÉCHEC
page-title = { $game } : les règles
page-lead = Toutes les règles dans l’ordre du livre, avec nos mots. Les images sont les exemples : le programme les joue et les vérifie.
page-contents = Sommaire
page-before = Avant
page-after = Après
page-legal = { $seat } peut choisir : { $choices }.
page-refused = Refusé : { $choice } ({ $rule }) : { $reason }.
page-variant = Variante : { $options }
page-other-language = English
page-played = Joué
page-ruling = Décision
page-book = livre
page-ours = à nous
page-only-picture = Position

# -- le terminal
play-welcome = { $game }. Vous jouez { $seats }. Tapez ? pour l’aide.
play-watching = { $game }. L’ordinateur joue toutes les places.
play-ask-dice = vrais dés
play-choices-more = Tapez un numéro et une fin : « { $number } { $ending } » veut dire « { $words } ».
play-no-number = Il n’y a pas de choix { $number }.
play-number-ending = Il faut une fin, par exemple « { $number } { $ending } » ; les fins possibles : { $endings }.
play-no-ending = Rien ne suit le numéro { $number }.
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
play-draw = Personne ne gagne ({ $rule }).
play-interpreted = (Interprété ; « make compile » rend l’ordinateur environ cinq fois plus rapide.)
play-unknown-seat = « { $seat } » ne peut pas s’asseoir ici. Places : { $known }.
play-wrong-seats = { $game } a { $count } places, pas { $given }.
play-unknown-dealer = Il n’y a pas de donneur « { $dealer } ». Donneurs : { $known }.
play-unknown-language = Il n’y a pas de langue « { $language } ». Langues : { $known }.
play-option-form = « { $text } » n’est pas une option : écrivez CLÉ=VALEUR.
play-which-option = { $option } ? Un numéro ou un nom ; Entrée pour { $default }.
play-log-empty = Il ne s’est encore rien passé.
play-help =
    Tapez le numéro d’un choix, ou ses mots (« { $example } »).
    ? CHOIX       est-ce permis, et quelle règle le dit
    ? RÈGLE       le texte d’une règle, par exemple ? { $rule }
    undo          reprendre votre dernier choix, si rien n’a été lancé depuis ;
                  avec de vrais dés, retaper le dernier jet
    log           ce qui s’est passé
    board         revoir la table
    lang en       changer de langue
    save FICHIER  garder une copie de la partie
    quit          partir ; la partie est gardée, et « --resume » la reprend
