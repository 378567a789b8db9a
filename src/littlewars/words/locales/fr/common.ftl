# Les phrases de tous les jeux et du programme lui-même.

plain = { $text }
seat-nature = Le hasard
seat-nobody = personne
drawn = Match nul.

# -- la force d’un ordinateur
level-recruit = Recrue
level-sergeant = Sergent
level-captain = Capitaine
level-general = Général

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
