# Les pages autour de la table.

# -- toutes les pages
site-name = Little Wars
site-title = { $title } · Little Wars
site-skip = Aller au contenu
site-theme = Couleurs
site-theme-system = Comme cet appareil
site-theme-light = Clair
site-theme-dark = Sombre
site-theme-contrast = Contraste fort
your-name = Votre nom
your-name-help = Celui que verront les autres. Vous pouvez le laisser vide.

# -- la première page
home-title = Une boîte à jouets pleine de petites batailles
home-lead = Jouez tout de suite : contre l’ordinateur, un ami au loin ou la personne à côté de vous. Sans compte.
home-your-turn = { $count ->
    [one] C’est à vous de jouer dans une partie.
   *[other] C’est à vous de jouer dans { $count } parties.
  }
home-play = Jouer
home-play-how = contre l’ordinateur
home-options = Choisir les options
home-learn = Apprendre à jouer
home-rules = Règles
home-watch = Regarder
home-mine = Mes parties
home-no-games = Aucune pour l’instant. Chaque partie que vous commencez ou rejoignez vous attend ici, dans ce navigateur.

# -- les listes de parties
cards-your-turn = À vous
cards-over = Finie

# -- une nouvelle partie
new-title = { $game } : une nouvelle partie
new-wrong = Cette partie ne peut pas encore commencer
new-opponents = Qui joue
new-with-computer = Contre l’ordinateur
new-with-friend = { $count ->
    [1] Avec un ami
   *[other] Avec des amis
  }
new-with-hotseat = Sur un seul écran
new-about-computer = { $count ->
    [1] L’ordinateur s’assied en face de vous. Il voit ce que vous verriez à sa place, et rien de plus.
   *[other] Des ordinateurs prennent toutes les autres places. Chacun voit ce que vous verriez à la sienne, et rien de plus.
  }
new-about-friend = { $count ->
    [1] Vous recevez un lien qui ne sert qu’une fois. Envoyez-le : qui l’ouvre le premier prend la place.
   *[other] Vous recevez un lien par place libre, et chacun ne sert qu’une fois. Envoyez-les : qui en ouvre un le premier prend sa place.
  }
new-about-hotseat = Tout le monde joue devant cet écran et se le passe.
new-game = Le jeu
new-rule = Règle { $rule }
new-presets = Façons de jouer
new-more = Plus d’options
new-more-count = { $count ->
    [one] une règle à votre goût
   *[other] { $count } règles à votre goût
  }
new-own = La vôtre
new-own-text = La vôtre, en texte
new-table = À la table
new-seat = Vous jouez
new-seat-random = Au hasard
new-computers = Ordinateurs qui se joignent à vous
new-computers-none = Aucun
new-computer = Comment joue l’ordinateur
new-level-recruit = Joue comme un débutant, et laisse passer des occasions. Idéal pour une toute première partie.
new-level-sergeant = Connaît son métier, et décide vite. Un adversaire honnête.
new-level-captain = Voit plus loin, et pardonne rarement une erreur.
new-level-general = Prend quelques secondes, et joue du mieux qu’il peut.
new-computer-rules = Comme l’IA du livret
new-computer-rules-help = Le livret a son propre adversaire : il lance ses dés et suit ses règles imprimées.
new-hints = Conseils
new-hints-help = Qui doit choisir peut demander conseil à l’ordinateur, qui n’en sait alors pas plus que ce joueur.
new-takebacks = On peut reprendre un coup
new-takebacks-help = Un choix se reprend si tous les autres sont d’accord.
new-listed = D’autres peuvent regarder
new-listed-help = La partie figure sur la page des parties à regarder. Les mains cachées restent cachées.
new-days = Temps pour chaque coup
new-days-none = Sans limite
new-days-count = { $days ->
    [one] Un jour
   *[other] { $days } jours
  }
new-curtain = Un rideau entre les tours
new-curtain-help = La table reste couverte jusqu’à ce que le joueur suivant ait l’écran.
new-dice = Nous lançons de vrais dés
new-dice-help = Vous tapez ce qui est sorti, et le programme se contente d’arbitrer.
new-start = Commencer la partie
new-start-friend = Préparer la table

# -- regarder
watch-title = { $game } : regarder
watch-lead = Asseyez-vous près d’une table et regardez. Vous voyez ce que tout le monde peut voir.
watch-none = Personne ne joue en public en ce moment. Les ordinateurs peuvent vous offrir un spectacle.
watch-show = Faire jouer les ordinateurs

# -- prendre place
sit-title = { $game } : une invitation pour vous
sit-invited = { $count ->
    [1] { $inviters } vous invite à jouer { $seat }.
   *[other] On vous invite à jouer { $seat }, avec { $inviters }.
  }
sit-invited-somebody = On vous invite à jouer { $seat }.
sit-help = La place est à vous dès que vous vous asseyez. L’invitation ne sert qu’une fois : asseyez-vous avant quelqu’un d’autre.
sit-down = S’asseoir
sit-rules = Lire d’abord les règles
link-title = { $game } : une invitation
link-lead = Ce lien donne une place à la table : { $seat }.
link-once = Envoyez-le à un ami, ou ouvrez-le sur un autre de vos appareils. Il ne sert qu’une fois : qui l’ouvre et s’assied prend la place.
link-label = L’invitation
link-copy = Copier le lien
link-copied = Copié. Il ne reste plus qu’à l’envoyer.
link-not-copied = Votre navigateur ne nous laisse pas copier. Le lien est sélectionné : copiez-le vous-même.
link-back = Vers la table

# -- quand quelque chose manque
trouble-title = Cela n’a pas marché
trouble-home = Retour aux jeux
