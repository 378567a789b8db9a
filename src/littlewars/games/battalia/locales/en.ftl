# Every sentence of Battalia. Names and texts of factions, cards and artefacts are with the content.

facts = 2 to 4 players · cards, dice, a map that grows
blurb = Four peoples, one wheel of days, and a land that grows card by card. Build roads and raise cities, send your heroes for the treasures of the ruins – and keep some provisions for Buff the Bannerless, who roams the roads with a horde that is stronger every week.
seat-one = Player 1
seat-two = Player 2
seat-three = Player 3
seat-four = Player 4
side = { $faction ->
    [ursides] The Bärfolk
    [insulaires] The Islanders
    [ambrardents] The Emberians
   *[nebuleux] The Cloudborn
  }
figure-hero = { $faction ->
    [ursides] the Bärfolk’s hero { $number }
    [insulaires] the Islanders’ hero { $number }
    [ambrardents] the Emberians’ hero { $number }
    [nebuleux] the Cloudborn’s hero { $number }
   *[none] hero { $number }
  }
figure-own = hero { $number }
figure-buff = Buff
target-city = { $faction ->
    [ursides] the Bärfolk’s city (level { $level })
    [insulaires] the Islanders’ city (level { $level })
    [ambrardents] the Emberians’ city (level { $level })
    [nebuleux] the Cloudborn’s city (level { $level })
   *[neutral] the neutral city (level { $level })
  }
target-the-city = the city
target-ruins = the ruins
terrain = { $terrain ->
    [forest] forest
    [lake] lake
    [desert] desert
    [mountain] mountain
   *[none] none
  }
pile = { $pile ->
    [citizen] Citizens
    [chief] Chiefs
    [priest] Priests
    [lord] Lords
    [tool] Tools
    [horse] Horses
    [tent] Tents
    [amulet] Amulets
    [scroll] Scrolls
    [title] Titles
    [ambush] Ambushes
    [city-D] City at a dead end
    [city-I] City on a straight road
    [city-L] City on a bend
    [city-T] City at a junction
    [city-X] City at a crossing
    [road-D] Dead end
    [road-I] Straight road
    [road-L] Road bend
    [road-T] Road junction
   *[road-X] Road crossing
  }
pile-mercenaries = Mercenaries
pile-provisions = Provisions
cost = { $first } + { $rest }
cost-part = { $what ->
    [C] { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
    [H] { $count ->
        [one] 1 chief
       *[other] { $count } chiefs
    }
    [P] { $count ->
        [one] 1 priest
       *[other] { $count } priests
    }
    [L] { $count ->
        [one] 1 lord
       *[other] { $count } lords
    }
    [T] { $count ->
        [one] 1 title
       *[other] { $count } titles
    }
   *[s] { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    }
  }
exits = { $exits ->
    [N] north
    [E] east
    [S] south
    [W] west
    [NE] north and east
    [NS] north and south
    [NW] north and west
    [ES] east and south
    [EW] east and west
    [SW] south and west
    [NES] north, east and south
    [NEW] north, east and west
    [NSW] north, south and west
    [ESW] east, south and west
   *[NESW] all four sides
  }
cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
  }
cards-none = no card
list = { $first }, { $rest }
hidden = hidden
number = { $number }

# -- questions
prompt-faction = Which faction do you lead?
prompt-corner = In which corner do you found your first city?
prompt-bid = { $total ->
    [0] Which cards do you bid in secret, to choose where Buff enters?
   *[other] Your secret bid is { $total }. Do you add a card?
  }
prompt-enter = You won the auction. Through which starting city does Buff enter?
prompt-opening = Your turn. Exchange cards, rally a banner, or neither?
prompt-exchange = { $count ->
    [0] Which cards do you exchange?
    [one] One card is put aside. Another one?
   *[other] { $count } cards are put aside. Another one?
  }
prompt-act = What do you do?
prompt-pay = The cost is { $cost }. Which cards do you pay with?
prompt-pay-rest = The cost is { $cost }. Still owed: { $owed }. Which cards do you pay that with?
prompt-fare = The way costs { $cost }. Which cards do you pay with?
prompt-fare-rest = The way costs { $cost }. Still owed: { $owed }. Which cards do you pay that with?
points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }
prompt-banner = This type is aligned today: which banner do you take?
prompt-site = Where do you lay the card?
prompt-turn = Which way do the roads on { $square } lead?
prompt-type = { $aim ->
    [light] Which type do you illuminate until the end of your turn?
   *[take] From which pile do you take the top card?
  }
prompt-city = In which of your cities does the hero appear?
prompt-hide = Which unit do you hide in ambush?
prompt-attack-line = { $open ->
    [0] Your line has { $total }, and needs more than { $strength }. Which cards attack?
   *[other] { $strength ->
        [0] Your line has { $total }, and the enemy will answer it. Which cards attack?
       *[other] Your line has { $total }. The city alone has { $strength }, and its owner may add to that. Which cards attack?
    }
  }
prompt-defence-line = You are attacked with { $strength }, and have { $total } so far; a tie is enough. Which cards defend?
prompt-spoils = The ruins are yours to search. Which Great Artefact do you take?
prompt-discard = { $count ->
    [one] Your hand is too large. Which card do you discard?
   *[other] Your hand is too large by { $count } cards. Which one do you discard?
  }
prompt-buff = Your turn ends. Do you roll the die to move Buff?
prompt-roam = { $roll ->
    [one] Buff may go one square. Where to?
   *[other] Buff may go up to { $roll } squares. Where to?
  }
prompt-reach = Several heroes stand on { $square }. Which one does Buff attack?
prompt-meeting = Buff threatens your hero on { $square }, and his horde has strength { $strength }. What do you do?
prompt-accord = Buff keeps the peace with you. Do you recruit him?
prompt-chance = What does chance bring?
prompt-die = What does the die show?
prompt-turn-up = { $pile }: what comes to the top?
prompt-mercenary = Which mercenary comes to the camp?

# -- choices
choice-end = End your turn
choice-nothing = Neither
choice-exchange-done = Exchange these cards
choice-bid-done = Seal the bid
choice-commit = Lay this line
choice-decline = Leave Buff alone
choice-skip = Leave Buff where he is
choice-stay = He stays
choice-cheapest = Pay: { $cards }
choice-pay-part = Pay a part: { $card } (then still owed: { $owed })
choice-bribe = Bribe Buff ({ $price } provisions)
choice-employ = Recruit Buff for a week ({ $price } provisions)
choice-fight = Fight the horde (strength { $strength })
choice-die = Roll the die
choice-exchange = Exchange cards
choice-forage = Forage: { $count } provisions ({ $cost })
choice-lead = Let Buff lead the line
choice-rally = { $count ->
    [one] Rally the { $faction } (draw 1 card)
   *[other] Rally the { $faction } (draw { $count } cards)
  }
choice-recruit = Recruit: { $card } ({ $cost })
choice-mercenary = Hire: { $card } ({ $cost })
choice-acquire = Acquire: { $card } ({ $cost })
choice-lay = Lay: { $pile }, { $terrain } ({ $cost })
choice-pick = { $aim ->
    [exchange] Exchange: { $card }
    [bid] Bid: { $card }
    [line] Add: { $card }
    [discard] Discard: { $card }
    [hide] Hide: { $card }
   *[take] Take: { $card }
  }
choice-spring = Spring the ambush: { $card }
choice-faction = { $faction }
choice-type = { $type }
choice-turn = Roads: { $exits }
choice-hero = Attack { $figure }
choice-square = { $square }
choice-upgrade = Upgrade { $square } to level { $level } ({ $cost })
choice-hire = Hire a hero on { $square } ({ $cost })
choice-play = Play: { $card }
choice-confront = Confront Buff with { $figure }
choice-attack = { $square }: attack { $target } with { $figure }
choice-move = { $cost ->
    [0] Move { $figure } to { $square } (free)
    [one] Move { $figure } to { $square } (1 movement point)
   *[other] Move { $figure } to { $square } ({ $cost } movement points)
  }
choice-first = { $seat } begins
choice-winner = { $seat } win the auction
choice-card = { $card }
choice-banner = { $faction }
choice-roll = { $roll }

# -- what happens
event-banished = The { $faction } take no part in this game.
event-turned = { $pile }, now on top: { $banner }.
event-camped = A mercenary comes to the camp: { $card }.
event-prize = A Great Artefact lies in the ruins: { $card }.
event-neutral = A neutral city stands on { $square }. Terrain: { $terrain }.
event-first = { $seat } begins each day.
event-dealt = { $seat } receives { $card }.
event-faction = { $seat } leads the { $faction }.
event-corner = { $seat } found a city on { $square } and post a hero there.
event-dawn = { $advanced ->
    [0] Day { $day }, week { $week }. Illuminated: { $lit }.
   *[other] Day { $day }, week { $week }. Illuminated: { $lit }. Aligned: { $aligned }.
  }
event-turn = { $seat } begin a turn (day { $day }).
event-unprotected = { $seat } are no longer at peace with Buff.
event-released = { $seat } let Buff go: he is free, and his horde has strength { $strength }.
event-horde = The horde grows: strength { $strength }.
event-auction = Week { $week }: Buff is coming! All bid in secret to choose his way in.
event-sealed = { $seat } have made a secret bid.
event-bid = { $count ->
    [0] { $seat } bid nothing.
   *[other] { $seat } bid { $total }: { $cards }.
  }
event-highest = { $how ->
    [0] { $seat } bid most, with { $total }, and choose where Buff enters.
    [1] { $seat } win the tie at { $total } by victory points, and choose where Buff enters.
   *[other] { $seat } win the tie at { $total } by luck, and choose where Buff enters.
  }
event-entered = { $seat } let Buff in on { $square }! His horde has strength { $strength }.
event-draws = { $count ->
    [one] { $seat } draw a card.
   *[other] { $seat } draw { $count } cards.
  }
event-drawn = Drawn: { $card }.
event-reshuffled = { $count ->
    [one] { $seat } make a new draw pile of the one discarded card.
   *[other] { $seat } shuffle { $count } discarded cards into a new draw pile.
  }
event-rallied = { $seat } rally the banner of the { $faction }: { $cards }.
event-exchanged = { $seat } exchange { $cards }.
event-paid = { $seat } pay { $cards }.
event-gained = { $hand ->
    [0] { $seat } gain { $card }.
   *[other] { $seat } gain { $card }, straight to hand.
  }
event-provisioned = { $hand ->
    [0] { $count ->
        [one] { $seat } gather one provision.
       *[other] { $seat } gather { $count } provisions.
    }
   *[other] { $count ->
        [one] { $seat } gather one provision, straight to hand.
       *[other] { $seat } gather { $count } provisions, { $hand } of them straight to hand.
    }
  }
event-laid = { $seat } lay a card on { $square }: { $pile }, { $terrain }.
event-upgraded = { $seat } upgrade { $square } to level { $level }.
event-hired = { $seat } bring { $figure } into play on { $square }.
event-moved = { $seat } move { $figure } from { $origin } to { $square }.
event-played = { $seat } play { $card }.
event-illuminated = { $seat } illuminate one more type this turn: { $type }.
event-hidden = { $known ->
    [0] { $seat } hide a unit under { $card }.
   *[other] { $seat } hide a unit under { $card }: { $unit }.
  }
event-attacked = { $seat } attack { $target } on { $square } with { $figure }!
event-line = { $role ->
    [0] { $count ->
        [0] { $seat } attack without any card from hand.
       *[other] { $seat } attack with { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } defend without any card from hand.
       *[other] { $seat } defend with { $cards }.
    }
  }
event-sprung = { $seat } spring an ambush: { $unit } leaps out!
event-rolled = { $seat } roll { $roll } for { $card }: +{ $bonus }.
event-compared = { $won ->
    [0] { $attack } against { $defence }: the defence holds.
   *[other] { $attack } against { $defence }: the attack wins!
  }
event-lost = { $seat } lose { $figure } on { $square }.
event-held = The attack on { $square } is beaten off.
event-taken = { $former ->
    [ursides] { $seat } take the city on { $square } (level { $level }) from the Bärfolk!
    [insulaires] { $seat } take the city on { $square } (level { $level }) from the Islanders!
    [ambrardents] { $seat } take the city on { $square } (level { $level }) from the Emberians!
    [nebuleux] { $seat } take the city on { $square } (level { $level }) from the Cloudborn!
   *[nobody] { $seat } take the neutral city on { $square } (level { $level })!
  }
event-won = { $seat } take a Great Artefact out of the ruins: { $card }!
event-buried = Back under its pile: { $card }.
event-met = { $square }: Buff meets { $figure }!
event-bribed = { $seat } bribe Buff, and have peace until dawn of day { $day }.
event-employed = { $seat } recruit Buff, who serves until dawn of day { $day }.
event-declined = { $seat } leave Buff alone.
event-stands = { $seat } stand and fight! The horde has strength { $strength }.
event-repelled = { $seat } drive the horde off { $square }: Buff is gone for the rest of the week!
event-prowls = { $seat } roll { $roll } for Buff.
event-roamed = { $seat } send Buff from { $origin } to { $square }.
event-discarded = { $seat } discard { $cards }.
event-over = { $ending ->
    [target] Enough cities have reached level 4: the game ends at once!
    [closed] No road leads to an empty square any more: the game ends at once!
   *[timed] The last week is over, and so is the game.
  }

# -- results
outcome-won = { $ending ->
    [target] Enough cities have reached level 4.
    [closed] No road leads to an empty square any more.
   *[timed] The last week is over.
  } { $level ->
    [0] { $points ->
        [one] { $winner } win with one victory point.
       *[other] { $winner } win with { $points } victory points.
    }
   *[other] { $points ->
        [one] { $winner } win the tie at one victory point.
       *[other] { $winner } win the tie at { $points } victory points.
    }
  }
outcome-shared = { $ending ->
    [target] Enough cities have reached level 4.
    [closed] No road leads to an empty square any more.
   *[timed] The last week is over.
  } { $points ->
    [one] { $count } players share the victory with one victory point each.
   *[other] { $count } players share the victory with { $points } victory points each.
  }

# -- why not
refused-other = it is not what is asked now
refused-first = something else must be answered first: “{ $question }”
refused-faction = the { $faction } are not free
refused-corner = choose one of the starting corners that are still free
refused-no-bid = you hold a card with a strength, so you must bid at least one
refused-no-strength = only cards with a strength can be bid: units, and some Great Artefacts
refused-entry = Buff only enters through a starting city
refused-rally = { $shown ->
    [0] you hold no card of the { $faction } to show
    [one] showing your one card of the { $faction } would not draw any card
   *[other] showing your { $shown } cards of the { $faction } would not draw any card
  }
refused-exchange = choose at least one card to exchange
refused-hand-size = { $most ->
    [one] your turn ends with one card in hand at most: choose one to discard
   *[other] your turn ends with { $most } cards in hand at most: choose one to discard
  }
refused-not-in-hand = you have no such card in hand
refused-empty-pile = nothing is left there
refused-cost = your hand cannot pay for it: it costs { $cost }
refused-paid-anyway = every payment contains that card: it is paid anyway
refused-as-offered = only the payment offered contains that card: pay as offered
refused-payment = that card does not help to pay, or would be too much
refused-banner = choose a banner that lies in this pile
refused-laid = you have already laid a road or a city this turn
refused-no-site = that card fits nowhere along your roads
refused-outside = choose a square inside the map
refused-covered = there is already a card on { $square }
refused-unlinked = none of your roads leads to { $square }
refused-beside-city = { $square } is next to a city, and cities never touch
refused-edges = the roads of that card do not fit on { $square }
refused-turn = turned that way, it does not join your roads
refused-not-your-city = you have no city on { $square }
refused-top-level = the city on { $square } already has level { $level }, the highest
refused-occupied = somebody else’s figure stands in your city on { $square }
refused-reserve = both your heroes are on the map
refused-hire-road = without a city, you hire a hero onto a road where nobody stands, and { $square } is no such road
refused-city = choose one of your cities
refused-slots = { $slots ->
    [one] you already have an ambush waiting, and may have only one
   *[other] you already have { $slots } ambushes waiting, the most you may have
  }
refused-hide = an ambush needs a unit of your hand to hide
refused-play = that card is not played by itself: it helps to pay, to march or to fight
refused-not-your-figure = that figure is not on the map under your command
refused-confronted = that hero has already confronted Buff this turn
refused-confront = only a hero who shares a square with Buff, while he roams free, can confront him
refused-attacked = that figure has already attacked this turn
refused-attack-free-buff = while Buff roams free he is not attacked: confront him
refused-ruins-empty = nothing is left in the ruins
refused-own = you cannot attack what is yours
refused-in-city = a figure in its own city fights with the city: attack the city
refused-accord-attack = the peace with Buff still holds
refused-not-here = that figure and its target are not on the same square
refused-empty-line = an attack needs a card that fights, or an ambush
refused-lead = Buff only leads the defence of his employer’s city in which he stands, and is told so once
refused-slot = you have no such ambush, or have already sprung one in this battle
refused-title = a title needs a unit in the line that can still rise
refused-line-card = only units, titles, amulets and Great Artefacts with a strength stand in a line
refused-spoils = choose one of the Great Artefacts in the ruins
refused-moved = that figure has already moved this turn
refused-stays = that figure is already there
refused-too-far = marching to { $square } costs { $cost }, and your hand pays for { $points } at most
refused-no-card = no road lies on { $square } yet
refused-no-way = no free road leads to { $square }: cities, figures and the ruins on the way end a move
refused-roam-back = Buff cannot come back to { $square } in the same move; he may stay instead
refused-roam-far = { $roll ->
    [one] { $square } is more than one square away
   *[other] { $square } is more than { $roll } squares away
  }
refused-roam = Buff finds no way to { $square }: he keeps to the roads, and stops at the first hero
refused-reach = choose a hero on Buff’s square, if possible one he has not promised peace
refused-accord-fight = you have peace with Buff, and may not fight him
refused-accord-bribe = you already have peace with Buff
refused-provisions = { $held ->
    [0] it takes { $needed } provisions, and you have none in hand
    [one] it takes { $needed } provisions, and you have only one in hand
   *[other] it takes { $needed } provisions, and you have only { $held } in hand
  }
refused-meeting = Buff stands before your hero: bribe him, recruit him or fight

# -- before the game
preset-standard = Standard
preset-introductory = Introductory
preset-black-horde = Black Horde
preset-without-buff = Without Buff
preset-conquest = Conquest
option-players = Players
option-mode = Rules
mode-advanced = the advanced game
mode-basic = the basic game
option-buff = Buff the Bannerless roams the land
option-target_level4 = Cities of level 4 that end the game
option-max_weeks = Weeks at most
option-hard_neutrals = Neutral cities and ruins are stronger
option-strict_edges = The roads of neighbouring cards must match on every side
option-capture_drops_level = A captured city loses a level
option-refill_after_reaction = A hand is filled up after a defence or a meeting with Buff
option-random_setup = Factions and corners are drawn by lot
option-auction_allow_zero = Anybody may bid nothing for Buff
option-entry_attack_before_refill = Buff attacks on his arrival before the hands are filled up
option-buff_passes_protected = Buff walks past heroes to whom he has promised peace
option-accord_binds_employed = The peace with Buff holds even while he serves another player
option-city_shelters_hero = Against the horde, a hero’s own city adds its level

# -- notation
notation-line = “{ $text }” is not part of a position.

# -- the terminal
heading-setup = The land is being laid out
heading = { $mode ->
    [advanced] Day { $day } · week { $week } of { $weeks } · illuminated: { $lit } · aligned: { $aligned }
   *[basic] Day { $day } · week { $week } of { $weeks } · illuminated: { $lit }
  }
heading-side = { $seat }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }; { $top } of { $target } cities of level 4; hand { $cards }, draw pile { $deck }, discard pile { $discard }, ambushes { $slots }{ $marker ->
    [accord] { $days ->
        [one] ; peace with Buff until tomorrow
       *[other] ; peace with Buff for { $days } days
    }
    [employment] { $days ->
        [one] ; leads Buff until tomorrow
       *[other] ; leads Buff for { $days } days
    }
   *[none] { "" }
  }
heading-buff = { $state ->
    [free] Buff roams free on { $square }; his horde has strength { $horde }
    [employed] Buff is on { $square }, recruited by: { $employer }
   *[absent] Buff is away until a new week begins
  }
heading-greats = In the ruins: { $cards }
heading-battle = { $target ->
    [hero] { $strength ->
        [0] Battle on { $square }: a hero is attacked
       *[other] Battle on { $square }: the horde attacks a hero with strength { $strength }
    }
    [buff] Battle on { $square }: Buff is attacked
    [city] Battle on { $square }: the city is attacked
    [neutral] Battle on { $square }: the neutral city is attacked (strength { $strength })
   *[ruins] Battle on { $square }: the ruins are attacked (strength { $strength })
  }
heading-line = { $seat }: { $cards } – { $parts } = { $total }
heading-line-open = { $seat }: { $cards }
part = { $part ->
    [units] units { $value }
    [titles] titles { $value }
    [great] Great Artefacts { $value }
    [shield] shield { $value }
    [amulets] amulets { $value }
    [ambush] ambush { $value }
    [affinity] affinity { $value }
    [terrain] terrain { $value }
    [morale] morale { $value }
    [bannerless] bannerless { $value }
   *[city] city { $value }
  }
line-ruins = ruins ({ $strength })
line-road = { $exits } { $terrain }
line-city = { $neutral ->
    [0] city { $level } ({ $strength })
   *[other] neutral { $level } ({ $strength })
  }
line-hero = hero { $number }  { $side }
line-buff = Buff
line-open = open
market = Market
column-pile = Pile
column-top = On top
column-cost = Cost
column-left = Left
hand = Your hand
column-card = Card
column-effect = What it does
effect-unit = { $title }, strength { $strength }
effect-provision = Pays for cards, buildings and marches.

# -- after the game
luck = { $rolls ->
    [0] { $seat } rolled no die, and drew { $cards } cards.
    [one] { $seat } rolled one die, a { $whole }, and drew { $cards } cards.
   *[other] { $seat } rolled { $rolls } dice, { $whole }.{ $tenth } on average (3.5 is to be expected), and drew { $cards } cards.
  }

# -- the picture
picture-title = { $day ->
    [0] Battalia: the sides are being set up
    [1] Battalia: first day, week { $week }
   *[other] Battalia: day { $day }, week { $week }, and { $points } VP lead
  }
picture-empty = { $open ->
    [yes] { $square }: empty square, and a road leads to it.
   *[no] { $square }: empty square.
  }
picture-road = { $square }: road. Terrain: { $terrain }.
picture-ruins = { $square }: ruins, strength { $strength }. { $left ->
    [0] Nothing is left here.
    [one] One Great Artefact lies here.
   *[other] { $left } Great Artefacts lie here.
  }
picture-neutral = { $square }: neutral city, strength { $strength }. Whoever takes it has a city of level { $level }. Terrain: { $terrain }.
picture-city = { $square }: city of level { $level } ({ $side }), strength { $strength } in defence. Terrain: { $terrain }.
picture-city-start = { $square }: city of level { $level } ({ $side }), strength { $strength } in defence. Terrain: { $terrain }. A starting city ({ $start }).
picture-upgrade = Upgrade { $square }: to level { $level }.
picture-hero = Hero { $number } ({ $side }): on { $square }.
picture-hero-short = Hero { $number } ({ $side })
picture-buff-short = Buff
picture-buff-free = Buff the Bannerless: on { $square } with his horde, strength { $strength }.
picture-buff-serves = Buff the Bannerless: on { $square }, in service ({ $side }).
picture-buff-does = { $state ->
    [free] roams
    [employed] serves
   *[absent] away
  }
picture-buff-card = { $state ->
    [free] Buff’s card: he roams the roads, and his horde has strength { $strength }.
   *[absent] Buff’s card: he is away, and comes when a new week begins.
  }
picture-buff-card-serves = { $days ->
    [one] Buff’s card: in service for one more day ({ $side }).
   *[other] Buff’s card: in service for { $days } more days ({ $side }).
  }
picture-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
picture-die = { $roll ->
    [one] Buff’s die: he may go one square.
   *[other] Buff’s die: he may go up to { $roll } squares.
  }
picture-oracle-short = Solar Oracle
picture-oracle-waits = Solar Oracle: it turns once everything is set up.
picture-oracle = { $advanced ->
    [yes] Solar Oracle: day { $day }, week { $week } of { $weeks }. Illuminated, with double effect: { $lit }. Aligned, with a choice of banner: { $aligned }.
   *[no] Solar Oracle: day { $day }, week { $week } of { $weeks }. Illuminated, with double effect: { $lit }.
  }
picture-day = Day { $day } · week { $week }
picture-marker = { $kind ->
    [accord] { $days ->
        [one] Time marker ({ $side }): Buff leaves these heroes alone until tomorrow.
       *[other] Time marker ({ $side }): Buff leaves these heroes alone for { $days } days.
    }
   *[employment] { $days ->
        [one] Time marker ({ $side }): Buff serves until tomorrow.
       *[other] Time marker ({ $side }): Buff serves for { $days } days.
    }
  }
picture-pile-empty = { $name }: the pile is empty.
picture-pile-unit = { $left ->
    [one] { $name }: on top { $banner }. Cost { $cost }. One card left.
   *[other] { $name }: on top { $banner }. Cost { $cost }. { $left } cards left.
  }
picture-pile-artefact = { $left ->
    [one] { $name }: { $text } On top { $banner }. Cost { $cost }. One card left. { $today } ({ $rule })
   *[other] { $name }: { $text } On top { $banner }. Cost { $cost }. { $left } cards left. { $today } ({ $rule })
  }
picture-today = { $sign ->
    [lit] Illuminated today.
    [aligned] Aligned today.
    [both] Illuminated and aligned today.
   *[none] Neither illuminated nor aligned today.
  }
picture-pile-land = { $left ->
    [one] { $name }: on top { $terrain }. Cost { $cost }. One card left.
   *[other] { $name }: on top { $terrain }. Cost { $cost }. { $left } cards left.
  }
picture-mercenary = { $left ->
    [0] { $card } For hire: { $cost }. Nobody else waits in the camp.
    [one] { $card } For hire: { $cost }. One more waits in the camp.
   *[other] { $card } For hire: { $cost }. { $left } more wait in the camp.
  }
picture-mercenary-none = Mercenaries: nobody is for hire here.
picture-provisions = { $left ->
    [0] { $name }: none are left.
    [one] { $name }: one card left. Foraging brings { $brings } for a citizen.
   *[other] { $name }: { $left } cards left. Foraging brings { $brings } for a citizen.
  }
picture-unit = { $name }: { $title }. Strength { $strength }.
picture-thing = { $name }: { $text }
picture-provision = { $name }: they pay for marches, cards and buildings.
picture-side = { $first ->
    [yes] { $side }: { $points } VP. Cities: { $cities }; of level 4: { $top } of the { $target } that end the game. Hand: { $hand }; draw pile: { $deck }; Great Artefacts: { $great }. This side begins each day.
   *[no] { $side }: { $points } VP. Cities: { $cities }; of level 4: { $top } of the { $target } that end the game. Hand: { $hand }; draw pile: { $deck }; Great Artefacts: { $great }.
  }
picture-points = { $points ->
    [one] point
   *[other] points
  }
picture-discard = { $count ->
    [0] Discard pile ({ $side }): no card.
    [one] Discard pile ({ $side }): one card, { $cards }.
   *[other] Discard pile ({ $side }): { $count } cards, { $cards }.
  }
picture-reserve = { $heroes ->
    [0] Reserve ({ $side }): no hero.
    [one] Reserve ({ $side }): one hero to hire.
   *[other] Reserve ({ $side }): { $heroes } heroes to hire.
  }
picture-slot = Ambush ({ $side }): { $card }, with a hidden unit.
picture-slot-known = Your ambush: { $card }, with { $unit }.
picture-to-play = To play: { $side }
picture-decides = To decide: { $side }
picture-during = Turn in progress: { $side }
picture-prepares = To choose: { $side }
picture-bids = To bid for Buff: { $side }
picture-enters = To choose Buff’s entry: { $side }
picture-fights = In battle, to decide: { $side }
picture-nature = Chance decides …
picture-won = { $points ->
    [one] Victory: { $side }, with one point!
   *[other] Victory: { $side }, with { $points } points!
  }
picture-shared = A shared victory!
picture-battle = { $target ->
    [hero] { $square }: a hero is attacked
    [buff] { $square }: Buff is attacked
    [city] { $square }: the city is attacked
    [neutral] { $square }: the neutral city is attacked
   *[ruins] { $square }: the ruins are attacked
  }
picture-battle-told = Battle on { $square }: { $attacker } attacks. { $outcome }.
picture-target = { $target ->
    [hero] Hero
    [buff] Buff
    [city] City
    [neutral] Neutral city
   *[ruins] Ruins
  }
picture-role = { $role ->
    [attack] attacks
   *[defence] defends
  }
picture-fixed = { $target ->
    [horde] The horde has strength { $strength }
    [neutral] The neutral city has strength { $strength }
   *[ruins] The ruins have strength { $strength }
  }
picture-line-waits = The line is not laid yet
picture-city-waits = The city has { $strength }, and its line is not laid yet
picture-part = { $part ->
    [units] units { $value }
    [titles] titles { $value }
    [great] Great Artefacts { $value }
    [shield] shield { $value }
    [amulets] amulets { $value }
    [ambush] ambush { $value }
    [affinity] affinity { $value }
    [terrain] terrain { $value }
    [morale] morale { $value }
    [bannerless] bannerless { $value }
   *[city] city { $value }
  }
picture-parts = { $first } + { $rest }
picture-sum = { $parts } = { $total }
picture-sum-none = No card yet
picture-verdict = { $wins ->
    [attacker] { $final ->
        [yes] { $attack } against { $defence }: the attacker wins
       *[no] { $attack } against { $defence }: so far the attacker wins
    }
   *[defender] { $final ->
        [yes] { $attack } against { $defence }: the defender holds
       *[no] { $attack } against { $defence }: so far the defender holds
    }
  }
picture-verdict-open = { $known ->
    [yes] The attack has { $attack }; now the defence answers
   *[no] The lines are being laid
  }
picture-auction = Week { $week }: the highest bid chooses where Buff enters
picture-bid = { $state ->
    [open] Bid ({ $side }): strength { $total }.
    [sealed] Bid ({ $side }): sealed until all are revealed.
   *[waits] Bid ({ $side }): not made yet.
  }
picture-bid-short = { $state ->
    [open] no card
    [sealed] sealed
   *[waits] not made yet
  }
picture-hand = { $count ->
    [one] One card in hand ({ $side })
   *[other] { $count } cards in hand ({ $side })
  }
picture-played = Played this turn: { $count }
picture-tents = { $count ->
    [one] The next card gained goes to the hand
   *[other] The next { $count } cards gained go to the hand
  }
picture-turn = { $quarters ->
    [0] As it comes: roads to { $ways }.
    [1] Turned by a quarter: roads to { $ways }.
    [2] Turned by half: roads to { $ways }.
   *[other] Turned by three quarters: roads to { $ways }.
  }
picture-way = { $way ->
    [north] the north
    [east] the east
    [south] the south
   *[west] the west
  }
picture-ways = { $first }, { $rest }
picture-factions = Factions to choose from ({ $side })
picture-offer = { $name }: homeland { $terrain }.
picture-effect-provision = Pays and marches
picture-effect = { $type ->
    [tool] { $number ->
        [one] 1 citizen to build
       *[other] { $number } citizens to build
    }
    [horse] March of { $number } squares
    [tent] { $number ->
        [one] Next card gained to hand
       *[other] Next { $number } gained to hand
    }
    [amulet] In battle +{ $number } to +{ $most }
    [scroll] Draw { $number } cards
    [title] A unit’s rank +{ $number }
   *[ambush] { $number ->
        [one] Hides a unit
       *[other] Hidden unit doubled
    }
  }
picture-effect-great = { $great ->
    [crown] Morale for any banners
    [sword] Pure strength
    [shield] +{ $number } in defence
    [boots] March of { $number } squares
    [trowel] Any unit to build
    [horn] { $number } provisions
    [hourglass] Illuminates a type
    [mirror] Draw { $number } cards
    [sceptre] A hero at once
   *[grimoire] Takes an artefact
  }
