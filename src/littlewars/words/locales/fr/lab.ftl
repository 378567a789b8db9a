# Le labo.

ladder-title = { $game } : le budget de chaque ordinateur est divisé par { $scale }.
ladder-player = joueur
ladder-budget = itérations
ladder-points = classement
ladder-first = joueur
ladder-second = contre
ladder-share = part
ladder-interval = 95 %
ladder-won = gagnées
ladder-lost = perdues
ladder-drawn = nulles
ladder-seats = { $seats } places, où les deux joueurs s’asseyent à tour de rôle : une part est ce que gagnent toutes les places d’un joueur, et deux égaux en gagnent la moitié en deux parties.
ladder-book = Contre « { $player } », l’IA du livret, seules les parties décidées font la part.
ladder-who = Il faut au moins deux joueurs différents, nommés une fois chacun : « { $players } » ne convient pas.
ladder-least = --{ $option } doit être { $least } ou plus, pas { $given }.
ladder-solo = Avec ces options, les règles jouent elles-mêmes une place : n’ajoutez pas ces options, et nommez « { $player } » parmi les joueurs.
headroom-step = sorte de choix
headroom-looked-at = examinés
headroom-per-match = par place et partie
headroom-gain = à gagner, chacun
