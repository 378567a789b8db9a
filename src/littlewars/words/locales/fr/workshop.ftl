# L’atelier, où l’on crée de quoi jouer.

# -- la page
workshop-title = { $game } : { $name }
workshop-lead = Posez des objets, déplacez-les, et voyez tout de suite si les deux côtés ont les mêmes chances.
workshop-no-script = Créer à la main demande JavaScript, que votre navigateur n’exécute pas. Le texte ci-dessous peut tout de même être modifié et lu.
workshop-broken = Ce plan est illisible
workshop-too-long = Un plan compte { $most } lettres au plus.
workshop-busy = Cela fait beaucoup de plans d’un coup. Patientez un instant.
workshop-plan = Le plan
workshop-keys = Choisissez un objet sur le plan ou dans la liste. Les flèches le déplacent (moins loin avec Maj), + et − changent sa taille, R le tourne, D le copie, Suppr l’enlève.
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-symmetry = Symétrie
workshop-symmetry-half-turn = Demi-tour
workshop-symmetry-mirror = Miroir
workshop-symmetry-none = Aucune
workshop-begin = Partir de
workshop-open = Ouvrir

# -- ce qui est choisi
workshop-x = Depuis la gauche, cm
workshop-y = Depuis le bas, cm
workshop-width = Largeur, cm
workshop-height = Profondeur, cm
workshop-diameter = Diamètre, cm
workshop-turn = Rotation, °
workshop-turn-left = Tourner vers la gauche
workshop-turn-right = Tourner vers la droite
workshop-smaller = Plus petit
workshop-larger = Plus grand
workshop-again = Copier
workshop-remove = Enlever

# -- ce qu’on peut poser
workshop-parts = Objets à poser
workshop-parts-help = Faites-en glisser un sur le plan, ou touchez-le.
workshop-tall-round = Grands et ronds
workshop-tall-square = Grands à angles
workshop-low-round = Petits et ronds
workshop-low-square = Petits à angles

# -- le jugement
workshop-check = Est-ce équitable ?
workshop-fair = Équitable : prêt à jouer.
workshop-unbalanced = Jouable, mais les côtés ne se valent pas tout à fait.
workshop-unplayable = Pas encore jouable : corrigez ce qui est marqué ✗.
workshop-holds = ✓ Oui
workshop-fails = ✗ Non
workshop-unreachable = La table ne répond pas. Nous essayons encore.
workshop-play = Jouer dessus

# -- les listes
workshop-things = Sur le plan
workshop-things-help = Choisissez un objet, puis déplacez-le avec les flèches.
workshop-bare = Rien n’est encore posé ici.
workshop-twin = { $name }, jumeau
workshop-at = { $name } : à { $x } cm de la gauche et { $y } cm du bas.
workshop-wide = { $name } : { $width } cm de diamètre.
workshop-sized = { $name } : { $width } × { $height } cm.
workshop-turned = { $name } : rotation de { $turn }°.
workshop-removed = { $name } : enlevé. « Annuler » le ramène.
workshop-full = Il y a place pour { $most } objets au plus.
workshop-undone = Annulé.
workshop-redone = Rétabli.
workshop-opened = « { $name } » est sur l’établi.

# -- la taille et les côtés
workshop-shape = Taille et côtés
workshop-plan-width = Largeur, cm
workshop-plan-height = Profondeur, cm
workshop-walls = Côtés fermés par un mur
workshop-side-left = Gauche
workshop-side-right = Droite
workshop-side-top = Haut
workshop-side-bottom = Bas

# -- garder et partager
workshop-keep = Garder et partager
workshop-name = Nom
workshop-save = Enregistrer
workshop-saved = « { $name } » est enregistré dans ce navigateur.
workshop-renamed = Nouveau nom : « { $name } ».
workshop-deleted = « { $name } » est supprimé.
workshop-bring = Le ramener
workshop-unkept = Ce navigateur ne nous laisse rien enregistrer. Gardez plutôt le lien ci-dessous.
workshop-open-named = Ouvrir « { $name } »
workshop-delete = Supprimer
workshop-delete-named = Supprimer « { $name } »
workshop-link = Un lien vers ce plan
workshop-as-text = En texte
workshop-text-help = Le plan entier sur une ligne, à copier, à envoyer ou à modifier à la main.
workshop-text = Le plan en texte
workshop-read = Lire ce texte

# -- dans le formulaire d’une nouvelle partie
new-built-open = Ouvrir dans l’atelier
new-built-with = Ne compte que si « { $option } » vaut « { $value } ».
