# L’analyse des parties finies : la page, la commande.

review-open = Analyser la partie
review-title = { $game } : l’analyse de la partie
review-of = Chances de victoire de
review-chart = Les chances de gagner, coup par coup ; le curseur au-dessous les parcourt.
review-now = { $seat } a { $chance } de chances de gagner.
review-others = Les autres
review-found = L’analyse
review-turns = Tournants
review-begins = L’ordinateur repense toute la partie.
review-thinking = L’ordinateur repense toute la partie : coup { $done } sur { $count }.
review-progress = Avancement de l’analyse
review-ready = L’analyse est prête.
review-failed = L’analyse n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez cette page.
review-no-turns = Aucun choix, aucun jet n’a changé grand-chose à lui seul.
review-luck = Chance et talent
review-about = Un point est une chance sur cent de gagner. Le hasard compte pour ce qu’il change : une touche qui ne décide de rien ne vaut rien. Tout ceci est l’estimation de l’ordinateur : il juge chaque choix avec ce que le joueur pouvait savoir, et chaque jet avec le recul.
review-move = { $seat }, coup { $number }
review-asked = Question
review-chosen = Choisi
review-better = Mieux
review-try = Essayer le meilleur coup ici
review-cost = coûte { $points } %
review-gave = donne { $points } % à { $seat }
review-took = prend { $points } % à { $seat }
review-account = { $seat } : ses propres choix { $lost ->
    [0] ne lui ont rien coûté
    [1] lui ont coûté un point
   *[other] lui ont coûté { $lost } points
  }.
review-account-gave = { $seat } : le hasard lui a donné { $luck ->
    [1] un point
   *[other] { $luck } points
  } ; ses propres choix { $lost ->
    [0] ne lui ont rien coûté
   *[other] lui en ont coûté { $lost }
  }.
review-account-took = { $seat } : le hasard lui a pris { $luck ->
    [1] un point
   *[other] { $luck } points
  } ; ses propres choix { $lost ->
    [0] ne lui ont rien coûté
   *[other] lui en ont coûté { $lost }
  }.
review-account-even = { $seat } : le hasard lui a donné autant qu’il lui a pris ; ses propres choix { $lost ->
    [0] ne lui ont rien coûté
    [1] lui ont coûté un point
   *[other] lui ont coûté { $lost } points
  }.
review-choices = Choix : { $good } { $good ->
    [0] bon
    [1] bon
   *[other] bons
  }, { $fair } { $fair ->
    [0] moyen
    [1] moyen
   *[other] moyens
  }, { $bad } mauvais.
review-later = Une partie s’analyse quand elle est finie.
review-busy = Voilà beaucoup d’analyses. Attendez un peu avant d’en demander une autre.
review-no-such-choice = Personne n’a fait de choix à cet endroit.
review-line-choice = { $seat }, coup { $number } : « { $made } ». Mieux : « { $better } » (+{ $points } %).
review-line-roll = { $seat }, coup { $number } : { $made } ({ $swing })
