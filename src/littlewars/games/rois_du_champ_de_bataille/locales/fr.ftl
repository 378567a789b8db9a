# Toutes les phrases des Rois du Champ de Bataille. Les noms et les textes des armées, ordres, décors, spéciaux et scénarios sont avec le contenu.

facts = 2 joueurs · 45 à 60 minutes · des cartes, 66 ordres de bataille
blurb = Cœurs et carreaux frappent, piques et trèfles marchent, et un joker vient tout gâcher. Menez l’une des onze armées, de Sparte à la nuée insectoïde, choisissez trois ordres secrets sur six et brisez l’ennemi sur un terrain que les cartes elles-mêmes dessinent.
seat-red = Rouge
seat-black = Noir
card = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] Joker
  }
cards-of-suit = { $suit ->
    [hearts] { $count ->
        [one] ♥
       *[other] { $count } ♥
    }
    [diamonds] { $count ->
        [one] ♦
       *[other] { $count } ♦
    }
    [spades] { $count ->
        [one] ♠
       *[other] { $count } ♠
    }
    [clubs] { $count ->
        [one] ♣
       *[other] { $count } ♣
    }
   *[joker] { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
  }
cards-none = aucune carte
units-none = aucune unité
list = { $first }, { $rest }
hidden = caché
unit = { $whole ->
    [1] { $life } PV
   *[other] { $life } PV sur { $full }
  }{ $hero ->
    [1] , le héros
   *[other] { "" }
  }

# -- les questions
prompt-army = Quelle armée menez-vous ?
prompt-deal = Quelles deux cartes tombent sur { $zone } ?
prompt-joker-scenery = Quel décor le joker apporte-t-il en { $zone } ?
prompt-scenery = Quel décor placez-vous en { $zone } ?
prompt-place-special = Quel spécial placez-vous ?
prompt-place-special-in = { $special } : dans quelle zone de votre ligne de déploiement ?
prompt-ambush = Où votre troupe s’embusque-t-elle ?
prompt-keep = Quels { $count } ordres gardez-vous pour cette bataille ?
prompt-first-order = Quel ordre posez-vous en premier, et sur quelle face ?
prompt-card = Quelle carte vient ?
prompt-return = { $units ->
    [one] Une unité perdue revient : dans quelle zone de votre ligne de déploiement ?
   *[other] { $units } unités perdues reviennent : dans quelle zone de votre ligne de déploiement placez-vous la suivante ?
  }
prompt-order = Gardez-vous votre ordre, le retournez-vous ou en changez-vous ?
prompt-place = Vous n’avez aucun ordre en jeu. En posez-vous un ?
prompt-pay-flip = Quelle carte payez-vous pour rendre votre ordre actif ?
prompt-lay = Quel ordre posez-vous, et sur quelle face ?
prompt-act = { $cards ->
    [0] À vous de jouer, sans carte en main. Que faites-vous ?
    [one] À vous de jouer, avec une carte en main. Que faites-vous ?
   *[other] À vous de jouer, avec { $cards } cartes en main. Que faites-vous ?
  }
prompt-duty = Il faut aussitôt frapper ou pousser depuis { $zone }. Comment ?
prompt-forced = La pioche donne { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] un joker
  }, à jouer aussitôt. Comment ?
prompt-origin = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] Joker
  } : { $part ->
    [0] { $verb ->
        [move] quelle troupe se déplace
        [lead] de quelle zone un spécial part-il seul
        [push] quelle troupe pousse
        [shot] quelle troupe tire
        [stab] quelle troupe frappe le dépeceur qui s’y est glissé
        [nest] quelle troupe pose une ruche à côté d’elle
        [heal] quelle troupe est soignée
       *[strike] quelle troupe frappe
    }
   *[other] { $verb ->
        [move] de quelle troupe une partie se déplace-t-elle
        [shot] de quelle troupe une partie tire-t-elle
       *[strike] de quelle troupe une partie frappe-t-elle
    }
  } ?
prompt-special = Quel spécial quitte { $zone } ?
prompt-target = { $verb ->
    [move] Où vont les unités de { $zone } ?
    [lead] Où va le spécial de { $zone } ?
    [push] Quelle zone la troupe de { $zone } pousse-t-elle ?
    [shot] Sur quelle zone la troupe de { $zone } tire-t-elle ?
    [nest] Dans quelle zone voisine de { $zone } la ruche est-elle posée ?
   *[strike] Quelle zone la troupe de { $zone } frappe-t-elle ?
  }
prompt-part = Quelles unités de { $zone } partent ?
prompt-count = Combien d’unités de { $zone } attaquent ?
prompt-unit = Quelle unité de { $zone } se glisse chez l’ennemi ?
prompt-crowd = Une autre troupe agit-elle avec la même carte ?
prompt-cards = { $count ->
    [one] Quelle carte défaussez-vous ?
   *[other] Quelles { $count } cartes défaussez-vous ?
  }
prompt-go-from = { $part ->
    [0] { $order } : quelle troupe part ?
   *[other] { $order } : de quelle troupe ne partent que quelques unités ?
  }
prompt-go-to = Où vont les unités de { $zone } ?
prompt-counter = { $deed } Contrez-vous ?
prompt-counter-stakes = { $deed } En l’état, { $stakes }. Contrez-vous ?
prompt-retort = Votre carte est contrée. Contrez-vous ce contre ?
prompt-replace = { $verb ->
    [move] Votre déplacement est contré. Remplacez-vous la carte ?
    [lead] Le déplacement de votre spécial est contré. Remplacez-vous la carte ?
    [push] Votre poussée est contrée. Remplacez-vous la carte ?
    [shot] Votre tir est contré. Remplacez-vous la carte ?
    [nest] Votre ruche est contrée. Remplacez-vous la carte ?
    [heal] Votre soin est contré. Remplacez-vous la carte ?
    [ruse] Votre ruse est contrée. Remplacez-vous la carte ?
   *[strike] Votre frappe est contrée. Remplacez-vous la carte ?
  }
prompt-wound = { $zone } perd { $points } PV. Laquelle de vos unités les plus blessées souffre d’abord ?
prompt-kill = { $zone } perd une unité. Laquelle de vos unités les plus blessées s’en va ?
prompt-share = { $order } : combien des { $points } points vont à { $zone } ?
prompt-hive = { $order } : la ruche de { $zone } soigne. Quelle troupe voisine ?
prompt-kill-zone = Votre armée perd son unité la plus blessée : dans quelle zone ?
prompt-heal = { $points ->
    [one] Un PV à rendre en { $zone } : à quelle unité ?
   *[other] { $points } PV à rendre en { $zone } : quelle unité reçoit le suivant ?
  }

# -- ce que ferait une action
would-lose = { $fate ->
    [spared] { $zone } ne perd rien
    [hurt] { $zone } perd { $points } PV
    [some] { $zone } perd { $points } PV et { $dead ->
        [one] une unité
       *[other] { $dead } unités
    }
   *[all] { $zone } perd toute sa troupe
  }
would-turn = mais les cartes retournées pour { $order } peuvent tout changer
would-share = { $points } dégâts sur { $zone } peuvent être répartis ({ $order })
would-recoil = { $units ->
    [one] une unité de { $zone } recule en { $rear }
   *[other] { $units } unités de { $zone } reculent en { $rear }
  }
would-slip = une unité se glisse parmi celles de { $zone }
would-stab = { $dies ->
    [0] le dépeceur perd { $points } PV
   *[1] le dépeceur meurt
  }
would-heal = { $zone } regagne { $points } PV
would-discard = { $cards ->
    [one] vous défaussez une carte
   *[other] vous défaussez { $cards } cartes
  }

# -- les choix
choice-end = Finir votre tour.
choice-pass = Non.
choice-stop = S’arrêter là.
choice-go = C’est tout : en avant.
choice-let = Laisser faire.
choice-decline = Ne pas la remplacer.
choice-lose-card = Elle ne peut pas être jouée : la défausser.
choice-keep = Garder l’ordre tel quel.
choice-leave = Ne poser aucun ordre.
choice-part = Une partie d’une troupe seulement.
choice-flip = { $face ->
    [1] Activer votre ordre : { $order }.
   *[other] Retourner face cachée : { $order }.
  }
choice-calm = Défausser trois cartes, pour que tous puissent à nouveau se déplacer.
choice-two-cards = { $cards ->
    [one] Oui : défausser une carte.
   *[other] Oui : défausser { $cards } cartes.
  }
choice-joker = Contrer avec un joker.
choice-freely = Contrer sans rien payer : { $order }.
choice-guess = { $colour ->
    [red] Rouge.
   *[black] Noir.
  }
choice-play = { $verb ->
    [move] Se déplacer avec { $cards }.
    [lead] Envoyer un spécial avec { $cards }.
    [push] Pousser avec { $cards }.
    [shot] Tirer avec { $cards }.
    [stab] Frapper le dépeceur avec { $cards }.
    [nest] Poser une ruche avec { $cards }.
    [heal] Soigner avec { $cards }.
    [ruse] Ruser avec trois cartes.
   *[strike] Frapper avec { $cards }.
  }
choice-discard = Défausser { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] un joker
  }.
choice-start = Jouer { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] un joker
  } : la carte sera brouillée.
choice-card = { $aim ->
    [change] Payer { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] un joker
    } et changer d’ordre.
    [replace] Remplacer par { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] un joker
    }.
    [flip] Payer { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] un joker
    }.
   *[pay] Défausser { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [spades] ♠
        [clubs] ♣
       *[joker] un joker
    }.
  }
choice-zone = { $zone }
choice-also = { $zone } ({ $order })
choice-attack = { $also ->
    [0] { $points ->
        [0] { $zone } : aucun dégât
        [one] { $zone } : 1 dégât
       *[other] { $zone } : { $points } dégâts
    }
   *[other] { $points ->
        [0] { $zone } : aucun dégât ({ $order })
        [one] { $zone } : 1 dégât ({ $order })
       *[other] { $zone } : { $points } dégâts ({ $order })
    }
  }
choice-count = { $count }
choice-unit = { $unit } ({ $zone })
choice-lay = { $face ->
    [1] { $order }, actif
   *[other] { $order }, face cachée
  }
choice-scenery = { $edge ->
    [n] { $scenery }, bord nord fermé
    [e] { $scenery }, bord est fermé
    [s] { $scenery }, bord sud fermé
    [w] { $scenery }, bord ouest fermé
   *[none] { $scenery }
  }
choice-special = { $special }
choice-army = { $army }
choice-keep-orders = { $orders }
choice-cards = { $cards }
choice-units = { $units }
choice-deal = { $zone } : { $one ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] joker
  }, { $other ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] joker
  }
choice-draw = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] Joker
  }
choice-draw-order = { $order }
choice-see = { $cards }

# -- ce qui se passe
event-army = Armée de { $seat } : { $army }.
event-dealt = Cartes de { $zone } : { $cards }.
event-scenery = Décor en { $zone } : { $kind }{ $edge ->
    [n] , bord nord fermé.
    [e] , bord est fermé.
    [s] , bord sud fermé.
    [w] , bord ouest fermé.
   *[none] .
  }
event-special = Un spécial de { $seat } est maintenant en { $zone } : { $special }.
event-ambush = Une troupe de { $seat } est en embuscade en { $zone }.
event-kept = { $seat } a choisi ses ordres pour la bataille, en secret.
event-laid = { $known ->
    [0] { $seat } a posé son premier ordre.
   *[other] { $face ->
        [1] { $seat } a posé son premier ordre, actif : { $order }.
       *[other] { $seat } a posé son premier ordre, face cachée : { $order }.
    }
  }
event-placed = { $known ->
    [0] { $seat } pose un ordre face cachée.
   *[other] { $seat } pose un ordre face cachée : { $order }.
  }
event-shown = Ordre actif de { $seat } : { $order }.
event-first = { $seat } commence.
event-turn = Tour { $turn } : à { $seat } de jouer.
event-flipped = { $face ->
    [1] L’ordre de { $seat } devient actif : { $order }.
   *[other] L’ordre de { $seat } devient passif : { $order }.
  }
event-changed = { $seat } paie { $suit } pour changer d’ordre.
event-removed = L’ordre de { $seat } est retiré pour de bon : { $order }.
event-drawn = { $known ->
    [0] { $seat } pioche une carte.
   *[other] { $seat } pioche { $suit }.
  }
event-reshuffled = { $count ->
    [one] La pioche est vide : la seule carte défaussée en refait une.
   *[other] La pioche est vide : les { $count } cartes défaussées, mélangées, en refont une.
  }
event-revealed = { $seat } révèle { $suit }.
event-discarded = { $none ->
    [0] { $seat } défausse { $cards }.
   *[other] { $seat } n’a aucune carte à défausser.
  }
event-declared = { $verb ->
    [move] { $way ->
        [0] { $seat } joue { $cards } pour déplacer { $count ->
            [one] une unité
           *[other] { $count } unités
        } de { $origin } à { $target }.
       *[other] { $seat } joue { $cards } pour ramener le dépeceur de { $origin } à { $target }.
    }
    [lead] { $seat } joue { $cards } pour envoyer un spécial de { $origin } à { $target }.
    [push] { $way ->
        [0] { $seat } pousse { $target } depuis { $origin } avec { $cards }.
       *[other] { $seat } pousse { $target } depuis { $origin } avec { $cards }, pour prendre sa place.
    }
    [shot] { $seat } tire sur { $target } depuis { $origin } avec { $cards } ({ $count ->
        [one] une unité
       *[other] { $count } unités
    }).
    [stab] { $seat } frappe le dépeceur de { $origin } avec { $cards }.
    [nest] { $seat } joue { $cards } pour poser une ruche en { $target }.
    [heal] { $seat } soigne { $origin } avec { $cards }.
    [ruse] { $seat } ruse avec { $cards }.
   *[strike] { $way ->
        [0] { $seat } frappe { $target } depuis { $origin } avec { $cards } ({ $count ->
            [one] une unité
           *[other] { $count } unités
        }).
       *[other] { $seat } frappe { $target } depuis { $origin } avec { $cards }, comme son ordre le permet ({ $count ->
            [one] une unité
           *[other] { $count } unités
        }).
    }
  }
event-countered = { $none ->
    [0] { $seat } contre avec { $cards }.
   *[other] { $seat } contre sans payer de carte.
  }
event-replaced = { $seat } remplace la carte par { $suit }.
event-cancelled = { $verb ->
    [move] Le déplacement de { $seat } est annulé.
    [lead] Le spécial de { $seat } reste où il est.
    [push] La poussée de { $seat } est annulée.
    [shot] Le tir de { $seat } est annulé.
    [nest] La ruche de { $seat } est annulée.
    [heal] Le soin de { $seat } est annulé.
    [ruse] La ruse de { $seat } est annulée.
   *[strike] La frappe de { $seat } est annulée.
  }
event-moved = { $units ->
    [one] Une unité de { $seat } va de { $origin } à { $zone }.
   *[other] { $units } unités de { $seat } vont de { $origin } à { $zone }.
  }
event-attacked = { $damage ->
    [0] Aucun dégât en { $target }.
    [one] Un dégât en { $target }.
   *[other] { $damage } dégâts en { $target }.
  }
event-lost = { $dead ->
    [0] { $seat } perd { $points } PV en { $zone }.
    [one] { $seat } perd { $points } PV en { $zone } et une unité meurt.
   *[other] { $seat } perd { $points } PV en { $zone } et { $dead } unités meurent.
  }
event-healed = { $seat } regagne { $points } PV en { $zone }.
event-disorganised = { $zones ->
    [one] L’armée de { $seat } est désorganisée et souffre dans sa seule zone.
   *[other] L’armée de { $seat } est désorganisée et souffre dans ses { $zones } zones.
  }
event-order = L’ordre de { $seat } fait effet : { $order }.
event-saw = { $known ->
    [0] { $seat } regarde des cartes de la main ennemie.
   *[other] { $seat } voit dans la main ennemie : { $cards }.
  }
event-spied = { $known ->
    [0] { $seat } regarde l’ordre ennemi face cachée.
   *[other] { $seat } regarde l’ordre ennemi face cachée : { $order }.
  }
event-hero = Le héros de { $seat } est en { $zone }.
event-night = { $night ->
    [0] Il fait jour.
   *[other] La nuit tombe : les décors ne protègent pas des attaques de { $seat }.
  }
event-nest = { $seat } pose une ruche en { $zone }.
event-trampled = La ruche de { $zone } est détruite.
event-slipped = Un dépeceur de { $seat } se glisse chez l’ennemi en { $zone }.
event-shifted = Le décor de { $origin } passe en { $zone }.
event-returned = Une unité perdue de { $seat } revient en { $zone }.
event-swapped = { $seat } échange une unité de { $origin } avec une de { $zone }.
event-split = { $seat } divise une unité de { $zone } en deux petites.
event-guessed = { $colour ->
    [red] { $seat } parie sur le rouge.
   *[black] { $seat } parie sur le noir.
  }
event-gained = { $known ->
    [0] { $seat } reçoit l’un des ordres laissés de côté.
   *[other] { $seat } reçoit l’un des ordres laissés de côté : { $order }.
  }
event-frenzy = La troupe de { $seat } en { $zone } attaque d’abord, prise de folie.
event-numb = { $seat } défausse { $suit } : la frappe perd son soutien.
event-lapsed = Il ne reste personne pour accomplir l’action de { $seat }.
event-fled = Un spécial de { $seat }, resté seul, quitte la bataille : { $special }.

# -- les résultats
outcome-defeat = { $winner } brise l’armée ennemie : il lui reste { $units } unités ({ $life } PV) contre { $foes } ({ $others } PV).
outcome-draw = Les deux armées se brisent au même instant, et aucune n’a l’avantage.
outcome-timed = La bataille a assez duré, et { $winner } a l’avantage : { $units } unités ({ $life } PV) contre { $foes } ({ $others } PV).
outcome-timed-draw = La bataille a assez duré, et personne n’a l’avantage.

# -- pourquoi non
refused-army = cette armée ne se bat pas de votre côté dans « { $scenario } », ou pas contre cet ennemi
refused-theme = choisissez parmi les décors du monde de votre armée
refused-scenery = il ne peut pas être en { $zone } : ni sur une ligne de déploiement, ni en second décor infranchissable, ni s’il coupe le terrain en deux
refused-special = choisissez l’un des spéciaux proposés
refused-special-zone = choisissez une de vos troupes de la ligne de déploiement qui n’a pas encore de spécial
refused-ambush = l’embuscade n’est possible qu’aux endroits prévus par ce scénario
refused-keep = gardez exactement { $count } de vos six ordres
refused-must-keep = cet ordre doit être parmi ceux que vous gardez : { $order }
refused-must-lay = cet ordre doit être posé en premier, actif : { $order }
refused-not-kept = vous ne pouvez poser qu’un ordre que vous avez gardé
refused-home-row = une unité qui revient demande une zone de votre ligne de déploiement où il reste de la place
refused-order-phase = gardez votre ordre, retournez-le, ou payez une carte pour en changer
refused-flip-cost = rendre un ordre actif coûte une carte de votre main
refused-no-card = { $suit ->
    [hearts] vous n’avez pas de ♥
    [diamonds] vous n’avez pas de ♦
    [spades] vous n’avez pas de ♠
    [clubs] vous n’avez pas de ♣
   *[joker] vous n’avez pas de joker
  }
refused-order = l’ordre « { $order } » ne le permet pas (« { $text } »)
refused-no-order = aucun ordre actif ne vous le permet
refused-duty = il faut d’abord frapper ou pousser depuis { $zone }
refused-calm = trois cartes mettent fin à un ordre qui retient tout le monde sur place, et il n’y en a pas en ce moment
refused-counter-now = on ne contre que lorsque l’ennemi vient de jouer une carte
refused-order-now = les ordres ne se posent, ne se retournent et ne se changent qu’au début de votre tour
refused-first = il faut d’abord répondre à ceci : « { $question } »
refused-joker = un joker ne sert qu’à contrer, à payer, ou dans une ruse
refused-forced = il faut d’abord jouer la carte venue de la pioche ({ $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] un joker
  })
refused-colour = { $verb ->
    [move] seuls ♠ et ♣ déplacent des unités
    [lead] seuls ♠ et ♣ envoient un spécial
    [push] seuls ♥ et ♦ poussent
    [shot] seuls ♥ et ♦ tirent
    [pair] cette frappe demande deux ♠ ou deux ♣
    [nest] seuls ♠ et ♣ posent une ruche
    [heal] seuls deux ♠ ou deux ♣ soignent
   *[strike] seuls ♥ et ♦ frappent
  }
refused-too-few-cards = { $verb ->
    [ruse] une ruse demande trois cartes de votre main
   *[other] il vous manque des cartes : il faut { $cards }
  }
refused-nowhere = avec { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] ces cartes
  }, { $verb ->
    [move] aucune troupe ne peut se déplacer pour l’instant
    [lead] aucun spécial ne peut aller nulle part pour l’instant
    [push] aucune troupe ne peut pousser personne pour l’instant
    [shot] aucune troupe ne peut tirer sur personne pour l’instant
    [stab] aucun dépeceur ne peut être frappé pour l’instant
    [nest] aucune ruche ne peut être posée pour l’instant
    [heal] personne ne peut être soigné pour l’instant
    [ruse] aucune ruse n’est possible pour l’instant
   *[strike] aucune troupe ne peut frapper personne pour l’instant
  }
refused-whole-troop = dans cette bataille, une troupe attaque tout entière
refused-origin-first = dites d’abord quelle troupe agit : touchez sa zone
refused-not-yours = vous n’avez pas de troupe en { $zone }
refused-unwounded = personne n’est blessé en { $zone }
refused-no-aim = { $verb ->
    [move] personne ne peut partir de { $zone }
    [lead] aucun spécial ne peut partir de { $zone }
    [push] on ne peut pousser personne depuis { $zone }
    [shot] on ne peut tirer sur personne depuis { $zone }
    [stab] il n’y a pas de dépeceur à frapper en { $zone }
    [nest] il n’y a pas de place pour une ruche à côté de { $zone }
   *[strike] on ne peut frapper personne depuis { $zone }
  } avec { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] un joker
  }
refused-target-first = dites d’abord quelle zone est visée
refused-direction = { $suit ->
    [hearts] ♥
    [diamonds] ♦
    [spades] ♠
    [clubs] ♣
   *[joker] un joker
  } ne mène pas de { $zone } à { $target } : ♥ et ♠ vont tout droit, ♦ et ♣ vont en diagonale
refused-too-far = { $target } est trop loin de { $zone }
refused-closed = le passage de { $zone } à { $target } est bloqué
refused-solid = personne ne peut entrer en { $target }
refused-crossing = le terrain demande un autre genre de carte de { $zone } à { $target }
refused-occupied = l’ennemi est en { $target }
refused-full = { $room ->
    [0] il n’y a plus de place en { $target }
    [one] il n’y a de place que pour une unité de plus en { $target }
   *[other] il n’y a de place que pour { $room } unités de plus en { $target }
  }
refused-no-enemy = aucun ennemi n’est en { $target }
refused-there = { $verb ->
    [lead] aucun spécial ne peut aller en { $target } : il y faut une de vos troupes
    [push] on ne peut pousser personne de là en { $target }
    [nest] il n’y a pas de place pour une ruche en { $target }
   *[strike] on ne peut frapper personne de là en { $target }
  }
refused-point-blank = { $target } est trop près pour un tir : frappez plutôt
refused-blocked = { $between } bouche la ligne de vue vers { $target }
refused-corner = la ligne de vue de { $zone } à { $target } est fermée
refused-push-edge = une troupe au bord du terrain, comme celle de { $target }, ne peut pas en être poussée
refused-push-room = la troupe de { $target } ne peut pas reculer en { $rear }
refused-unit = choisissez l’une des unités de { $zone }
refused-part = { $room ->
    [one] choisissez parmi les unités qui peuvent partir : il y a de la place pour une
   *[other] choisissez parmi les unités qui peuvent partir : il y a de la place pour { $room }
  }
refused-count = { $most ->
    [one] une partie de cette troupe, c’est une unité
   *[other] une partie de cette troupe, c’est de 1 à { $most } unités
  }
refused-crowd-room = la troupe de { $zone } n’a pas de place pour aller du même côté
refused-crowd = choisissez une autre troupe qui peut agir dans la même direction, ou allez-y
refused-cards = { $count ->
    [one] choisissez exactement une carte de votre main
   *[other] choisissez exactement { $count } cartes de votre main
  }
refused-payment = { $cards ->
    [one] cela coûte une carte de votre main
   *[other] cela coûte { $cards } cartes de votre main ; seul un contre peut se payer d’un joker seul
  }
refused-replacement = seule une carte qui aurait pu être jouée pour la même action peut remplacer la carte contrée
refused-wound = choisissez l’une des unités les plus blessées, à égalité
refused-heal-unit = choisissez une unité blessée de la zone
refused-guess = dites rouge ou noir ; vous pouvez vous arrêter après un premier succès

# -- avant la partie
setup-army = { $army } : cette armée ne peut pas se battre de ce côté dans « { $scenario } ».
setup-same-theme = « { $scenario } » demande deux armées de mondes différents.
option-scenario = Bataille
option-red_army = Armée de Rouge
red_army-choose = choisie à la table
option-black_army = Armée de Noir
black_army-choose = choisie à la table
option-activation_scope = Une carte active
activation_scope-zone = la troupe d’une zone
activation_scope-army = les troupes de l’armée qu’on veut
option-max_hand = Cartes en main au maximum
option-colour_test_joker = Quand on demande une couleur, un joker
colour_test_joker-redraw = se tire à nouveau
colour_test_joker-miss = est une erreur
option-flip_cost = Cartes que coûte un ordre passif à rendre actif
option-flat_scope = Pilum et Défenses automatiques blessent
flat_scope-zone = chaque troupe
flat_scope-unit = chaque unité
option-specials = Spéciaux de chaque camp
option-support_adjacency = Le soutien vient des zones qui se touchent
support_adjacency-eight = par un côté ou un coin
support_adjacency-four = par un côté
option-partial_attack = Une partie d’une troupe peut attaquer seule
option-point_blank_fire = Les tirs peuvent aussi viser la zone voisine
option-combo_leftover = Les autres cartes d’une combinaison annulée
combo_leftover-lost = sont perdues
combo_leftover-returned = reviennent en main
option-counter_counter = Un contre peut être contré
option-rapids_every_turn = Les courants rapides blessent au tour des deux joueurs
option-max_rounds = Manches au maximum
option-no_loss_limit = Tours de suite sans aucune perte, au maximum
option-marathon = Marathon : les troupes de tête des deux ailes partagent
marathon-split_damage = les dégâts qu’elles font
marathon-share_wounds = les dégâts qu’elles subissent
option-alpes = La traversée des Alpes : une carte déplace
alpes-two_steps = une troupe, d’une ou deux zones
alpes-two_stacks = une ou deux troupes, d’une zone
option-mercenaire_fail = Mercenaire : si les cartes sont mauvaises, une attaque
mercenaire_fail-normal_plus_backlash = touche, puis coûte cher à sa propre troupe
mercenaire_fail-attack_fails = échoue, et coûte cher à sa propre troupe
option-nature_strict = Nature élémentaire interdit aussi les soins et les ruses
option-bravoure = La bravoure de nos frères : une poussée
bravoure-immune = est impossible
bravoure-max_two = déplace deux unités au plus
option-fievre_joker = Fièvre de l’or : un joker tue une unité
fievre_joker-zones = de chacune des deux troupes
fievre_joker-armies = de chaque armée
option-soif_de_sang = Soif de sang donne à une attaque
soif_de_sang-per_attack = +1
soif_de_sang-per_unit = +1 par unité visée
option-utopie = Utopie publicitaire : la carte supplémentaire vient
utopie-start_draw = au début du tour
utopie-end_draw = avec la pioche qui finit le tour

# -- notation
notation-line = « { $text } » ne fait pas partie d’une position.
notation-cards = Il y a ici plus de cartes d’une enseigne qu’un jeu n’en compte : 13 de chacune, et 2 jokers.

# -- le terminal
heading = { $turn ->
    [0] { $scenario } · la bataille se prépare
   *[other] { $scenario } · tour { $turn } sur { $turns }
  }
heading-side = { $seat } ({ $army }) : { $units ->
    [one] une unité
   *[other] { $units } unités
  }, battu au-dessous de { $defeat } ; { $life } PV ; { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
  } ; { $order }
heading-no-army = pas encore d’armée
heading-order-none = aucun ordre en jeu
heading-order-hidden = un ordre face cachée
heading-order = { $face ->
    [active] ordre : { $order }, actif
    [passive] ordre : { $order }, face cachée
   *[sealed] ordre : { $order }, posé mais pas encore révélé
  }
heading-hand = { $own ->
    [0] Cartes connues : { $cards }
   *[other] Main : { $cards }
  }
heading-deck = Pioche : { $deck ->
    [0] aucune carte
    [one] une carte
   *[other] { $deck } cartes
  }. Défausse : { $discard }.
line-scenery = { $scenery }
line-troop = { $captive ->
    [0] { $seat } { $lives }
   *[other] { $seat } { $lives } (capturée)
  }
line-specials = { $specials }
line-flayer = dépeceur { $life }
line-hive = ruche
orders-of = Ordres de { $seat }
order-place = { $place ->
    [active] en jeu, actif
    [passive] en jeu, face cachée
    [sealed] en jeu, pas encore révélé
    [kept] gardé
    [out] non gardé
    [removed] retiré pour de bon
   *[unknown] gardé ou non : on ne sait pas
  }
column-order = Ordre
column-place = Où il est
column-text = Ce qu’il fait

# -- après la partie
luck = { $cards ->
    [0] { $seat } n’a pioché aucune carte.
   *[other] { $seat } a pioché { $cards } cartes : ♥ { $hearts }, ♦ { $diamonds }, ♠ { $spades }, ♣ { $clubs }, jokers { $joker } ; la moyenne de chaque enseigne est { $whole },{ $tenth }.
  }

# -- l’image
picture-title = { $turn ->
    [0] Les Rois du Champ de Bataille : la bataille se prépare.
   *[other] Les Rois du Champ de Bataille, tour { $turn } : Rouge { $red } unités, Noir { $black } unités.
}
picture-heading = { $turn ->
    [0] { $name }
   *[other] { $name } – tour { $turn } sur { $turns }
}
picture-scenario = { $name } : { $text }
picture-to-play = À { $seat } de jouer
picture-decides = À { $seat } de choisir
picture-during = pendant le tour de { $seat }
picture-chooses-army = { $seat } choisit son armée
picture-builds = { $seat } choisit le décor de { $zone }
picture-prepares = { $seat } se prépare au combat
picture-nature = { $turn ->
    [0] On distribue les cartes
   *[other] On pioche une carte
}
picture-won = { $seat } gagne !
picture-drawn = Match nul !
picture-bare = terrain nu.
picture-scenery = { $name }. { $effect }
picture-solid = { $sight ->
    [yes] Personne n’y entre ; arrête les tirs.
   *[no] Personne n’y entre, mais les tirs passent.
}
picture-edged = { $sight ->
    [yes] Un bord est fermé, même aux tirs.
   *[no] Un bord est fermé, mais les tirs le franchissent.
}
picture-narrow = { $way ->
    [straight] On y entre et on en sort en ligne droite seulement, comme avec ♠.
   *[slanted] On y entre et on en sort en diagonale seulement, comme avec ♣.
}
picture-shelter = Protection { $points } ; arrête les tirs.
picture-exposed = Les attaques contre cette zone ont +{ $points }.
picture-drains = Chaque unité perd { $points } PV à la fin du tour de son propriétaire.
picture-hidden = Arrête les tirs.
picture-no-troop = Aucune troupe.
picture-troop = { $seat } : { $units ->
    [one] une unité
   *[other] { $units } unités
}, { $life } PV ({ $lives }).{ $led ->
    [yes] { " " }Avec elle : { $specials }.
   *[no] { "" }
}
picture-zone = Zone { $zone } : { $ground }{ $edges ->
    [closed] { " " }Un bord est fermé.
   *[open] { "" }
} { $troop }{ $captive ->
    [yes] { " " }La troupe est capturée.
   *[no] { "" }
}{ $flayer ->
    [0] { "" }
   *[other] { " " }Un dépeceur ennemi avec { $flayer } PV s’y est glissé.
}{ $hive ->
    [red] { " " }Une ruche de Rouge.
    [black] { " " }Une ruche de Noir.
   *[none] { "" }
}
picture-unit = { $known ->
    [yes] Unité de { $seat } ({ $army })
   *[no] Unité de { $seat }
} : { $life } PV sur { $full }.{ $hero ->
    [yes] { " " }Le héros.
   *[no] { "" }
}
picture-special = { $name } ({ $seat }) : { $text }
picture-army = { $seat } – { $army }
picture-beaten = battu au-dessous de { $defeat }
picture-side = { $chosen ->
    [yes] { $seat } ({ $army })
   *[no] { $seat }
} : { $units ->
    [one] une unité
   *[other] { $units } unités
}, battu au-dessous de { $defeat } ; { $life } PV, pertes : { $lost }.{ $reserve ->
    [0] { "" }
   *[other] { " " }En réserve : { $reserve }.
}{ $night ->
    [yes] { " " }C’est la nuit : les décors ne protègent pas de ses attaques.
   *[no] { "" }
}
picture-hand = Main de { $seat } : { $cards ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $cards } cartes.
}{ $known ->
    [0] { "" }
    [one] { " " }L’une d’elles est connue ici.
   *[other] { " " }{ $known } d’entre elles sont connues ici.
}
picture-slot = Aucun ordre en jeu
picture-passive = face cachée
picture-face-down = { $sealed ->
    [yes] Ordre scellé
   *[no] Ordre face cachée
}
picture-copied = Agit comme : { $name }
picture-order-none = Ordre de { $seat } : aucun n’est en jeu.
picture-order-hidden = { $sealed ->
    [yes] Ordre de { $seat } : posé, pas encore révélé.
   *[no] Ordre de { $seat } : face cachée, inconnu, sans effet.
}
picture-order = { $active ->
    [yes] { $name } : l’ordre actif de { $seat }.
   *[no] { $name } : l’ordre de { $seat }, face cachée, sans effet.
} { $text }{ $copying ->
    [yes] { " " }Il agit comme { $copied } en ce moment.
   *[no] { "" }
}{ $locked ->
    [yes] { " " }Il ne peut être ni retourné ni changé pour l’instant.
   *[no] { "" }
}
picture-chip = { $name } : { $text } { $place ->
    [active] En jeu, actif.
    [passive] En jeu, face cachée.
    [kept] Gardé.
    [out] Pas gardé.
    [removed] Retiré pour de bon.
   *[unknown] Gardé ou non : personne ne l’a vu.
}
picture-place = { $place ->
    [active] en jeu, actif
    [passive] en jeu, face cachée
   *[kept] gardé
}
picture-deck = Pioche : { $cards ->
    [0] plus aucune carte ; la défausse est mélangée dès qu’il en faut une.
    [one] une carte.
   *[other] { $cards } cartes.
}
picture-discard = Défausse : { $hearts } ♥, { $diamonds } ♦, { $spades } ♠, { $clubs } ♣, jokers : { $jokers }.
picture-verb = { $verb ->
    [move] Déplacer
    [lead] Spécial
    [strike] Frapper
    [push] Pousser
    [shot] Tirer
    [pair] SPQR
    [stab] Chasser
    [nest] Ruche
    [heal] Soigner
   *[ruse] Ruse
}
picture-deed = { $seat } – { $verb } :{ $origin ->
    [none] { "" }
   *[other] { " " }de { $origin }
}{ $target ->
    [none] { "" }
   *[other] { " " }vers { $target }
}{ $count ->
    [0] { "" }
    [one] { " " }avec une unité
   *[other] { " " }avec { $count } unités
} { $declared ->
    [yes] (annoncé)
   *[no] (pas encore annoncé)
}
picture-card = { $suit ->
    [hearts] Cœur : frapper ou pousser droit devant, derrière ou de côté ; deux cœurs tirent.
    [diamonds] Carreau : frapper ou pousser en diagonale ; deux carreaux tirent.
    [spades] Pique : aller droit devant, derrière ou de côté ; deux piques soignent.
    [clubs] Trèfle : aller en diagonale ; deux trèfles soignent.
   *[joker] Joker : contre à lui seul une carte de l’adversaire.
}
picture-play = { $word } : { $verb ->
    [move] { $suit ->
        [spades] un pique mène des unités tout droit dans la zone voisine.
       *[clubs] un trèfle mène des unités en diagonale dans la zone voisine.
    }
    [lead] un spécial va seul dans la zone voisine.
    [strike] { $suit ->
        [hearts] un cœur frappe une zone droit devant, derrière ou de côté.
       *[diamonds] un carreau frappe une zone en diagonale.
    }
    [push] une carte rouge repousse l’ennemi d’une zone, non sans pertes.
    [shot] { $suit ->
        [hearts] des cœurs tirent le long d’une ligne ou d’une colonne.
       *[diamonds] des carreaux tirent le long d’une diagonale.
    }
    [pair] deux cartes noires de même enseigne frappent la zone voisine.
    [stab] une carte rouge frappe le dépeceur glissé dans la troupe.
    [nest] une carte noire bâtit une ruche dans la zone vide voisine.
    [heal] deux cartes noires de même enseigne rendent à une troupe autant de PV qu’elle a d’unités.
   *[ruse] trois cartes obligent l’adversaire à en défausser deux.
}
hand-cards = Cartes et ordres de { $seat }
hand-armies = Les armées que { $seat } peut choisir
hand-grounds = Les décors que { $seat } peut choisir
picture-offer = { $name } : { $orders }.
picture-ground = { $name } : { $effect }
