# Every sentence of Petits Soldats. Names of soldiers, missions, tables and scenery stand with the content.

facts = 2 players · 20 to 30 minutes · dice, laces and flicks
blurb = Toy soldiers at war between the coffee pot, the biscuits and a sleeping cat. Slip from cover to cover by the length of a lace, roll five dice, flick a grenade or fire the mortar with a spoon. Push the Flag home, and you are General of the toy chest!
seat-green = Green
seat-yellow = Yellow
soldier = { $seat ->
    [green] Green’s { $number ->
        [1] first{ " " }
        [2] second{ " " }
       *[0] { "" }
    }
    [yellow] Yellow’s { $number ->
        [1] first{ " " }
        [2] second{ " " }
       *[0] { "" }
    }
   *[own] { $number ->
        [1] First{ " " }
        [2] Second{ " " }
       *[0] { "" }
    }
  }{ $kind ->
    [infantryman] Infantryman
    [radioman] Radio operator
    [sniper] Sniper
    [grenadier] Grenadier
    [medic] Medic
   *[unknown] soldier
  }
squad = { $count ->
    [2] { $kind1 } and { $kind2 }
    [3] { $kind1 }, { $kind2 } and { $kind3 }
    [4] { $kind1 }, { $kind2 }, { $kind3 } and { $kind4 }
   *[5] { $kind1 }, { $kind2 }, { $kind3 }, { $kind4 } and { $kind5 }
  }
decimal = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
  }
die = { $face ->
    [hit] Hit
    [bolt] Bolt
   *[blank] Blank
  }
scope = Sniper die ({ $face ->
    [double_hit] two hits
    [hit] hit
    [bolt] bolt
    [exposed] exposed
   *[backfire] backfire
  })
dice = { $face ->
    [hit] { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
    [bolt] { $count ->
        [one] 1 bolt
       *[other] { $count } bolts
    }
   *[blank] { $count ->
        [one] 1 blank
       *[other] { $count } blanks
    }
  }
dice-scope = Sniper die ({ $face ->
    [double_hit] two hits
    [hit] hit
    [bolt] bolt
    [exposed] exposed
   *[backfire] backfire
  })
dice-list = { $first }, { $rest }
special-infantryman = Reconnaissance
special-infantryman-text = Puts two shields on enemy cards, seen or not: their defense drops.
special-radioman = Mortar shot
special-radioman-text = Fires the Mortar token with a spoon: hearts for everybody near it, friend or foe.
special-sniper = Risky shot
special-sniper-text = Attacks with the Sniper die as well: more hits, or trouble for him.
special-grenadier = Grenade throw
special-grenadier-text = Flicks the Grenade die: an attack of 3, 5 or 7 on everybody near it. Mind the mishap!
special-medic = First aid
special-medic-text = Takes up to two hearts off a friend within a yellow lace, or off himself.

# -- questions
prompt-squad = Choose your squad of { $size } soldiers.
prompt-bearer = Who carries your colours?
prompt-bias = How does the hand stray all through this game?
prompt-toss = The star is tossed: who begins?
prompt-cube = Which number is on the cube?
prompt-deploy = Deploy a soldier near token { $number }.
prompt-move = Move one of your soldiers, or stay put.
prompt-walk = Where does { $soldier } go?
prompt-order = { $left ->
    [one] Give your last order.
   *[other] Give an order: { $left } are left.
  }
prompt-roll = { $scope ->
    [0] { $dice ->
        [one] One Attack die is rolled: what does it show?
       *[other] { $dice } Attack dice are rolled: what do they show?
    }
   *[other] { $dice ->
        [0] The Sniper die is rolled: what does it show?
        [one] One Attack die and the Sniper die are rolled: what do they show?
       *[other] { $dice } Attack dice and the Sniper die are rolled: what do they show?
    }
  }
prompt-reroll = { $hits ->
    [0] No hit yet.
    [one] One hit.
   *[other] { $hits } hits.
  } { $left ->
    [one] Last reroll: which dice?
   *[other] { $left } rerolls: which dice?
  }
prompt-splinter = Splinters: which other enemy takes a heart?
prompt-coordinate = { $left ->
    [one] Coordination: one short move is left. Who goes?
   *[other] Coordination: { $left } short moves are left. Who goes?
  }
prompt-bandage = { $left ->
    [one] { $soldier } has one bandage: whose shield goes?
   *[other] { $soldier } has { $left } bandages: whose shield goes?
  }
prompt-rehearse = { $soldier } gets ready. A practice throw first?
prompt-place-die = On which side of the Grenadier does the die lie?
prompt-flick = { $practice ->
    [0] Flick the grenade: where to, and how hard?
   *[other] Practice: flick the grenade. Where to, and how hard?
  }
prompt-drift = Where does the flick really go?
prompt-rest = Where does the grenade stop, and what does it show?
prompt-fire = { $practice ->
    [0] Fire the mortar: where to, and how hard?
   *[other] Practice: fire the mortar. Where to, and how hard?
  }
prompt-land = Where does the Mortar token land, and on which face?

# -- choices
choice-squad = { $squad }.
choice-bearer = { $soldier }.
choice-bias = A hidden fault.
choice-first = { $seat } begins.
choice-cube = Cube { $number }.
choice-deploy = { $soldier }: { $far } cm { $way } from token { $number } ({ $x }, { $y }){ $company }.
choice-move = { $stays ->
    [0] { $soldier }: { $far } cm { $way } ({ $x }, { $y }){ $company }.
   *[other] { $soldier }: stay here{ $company }.
  }
way = { $way ->
    [right] right
    [up-right] up-right
    [up] up
    [up-left] up-left
    [left] left
    [down-left] down-left
    [down] down
   *[down-right] down-right
  }
company = , { $change ->
    [nearer] nearer to { $soldier } ({ $gap } cm)
    [farther] farther from { $soldier } ({ $gap } cm)
   *[same] { $gap } cm from { $soldier }
  }, { $seen ->
    [0] unseen
   *[other] seen by { $seen }
  }
choice-stop = That will do.
choice-order-attack = { $soldier }: attack { $target }.
choice-order-move = { $soldier }: move.
choice-order-recon = { $alone ->
    [0] { $soldier }: one shield each on { $target } and { $other }.
   *[other] { $shields ->
        [one] { $soldier }: one shield on { $target }.
       *[other] { $soldier }: { $shields } shields on { $target }.
    }
  }
choice-order-risky_shot = { $soldier }: risky shot at { $target }.
choice-order-grenade = { $soldier }: throw a grenade.
choice-order-mortar = { $side ->
    [left] { $soldier }: mortar shot from the left side.
    [right] { $soldier }: mortar shot from the right side.
    [top] { $soldier }: mortar shot from the top side.
   *[bottom] { $soldier }: mortar shot from the bottom side.
  }
choice-order-heal = { $himself ->
    [0] { $hearts ->
        [one] { $soldier }: one heart off { $target }.
       *[other] { $soldier }: { $hearts } hearts off { $target }.
    }
   *[other] { $hearts ->
        [one] { $soldier }: one heart off himself.
       *[other] { $soldier }: { $hearts } hearts off himself.
    }
  }
choice-roll = Roll: { $dice }.
choice-reroll = Reroll: { $dice }.
choice-keep = Keep these dice.
choice-splinter = { $soldier }.
choice-bandage = One shield off { $soldier }.
choice-practice = Practice throw (one a game).
choice-throw = The real thing.
choice-place-die = { $room ->
    [0] Right where he stands.
   *[other] At { $degrees }°, { $way }{ $towards }.
  }
towards = , towards { $soldier }
choice-aim = At { $degrees }° ({ $way }), { $far } cm: { $where }.
aimed-at = aimed right at { $soldier }
aimed-near = aimed { $gap } cm from { $soldier }
aimed-off = aimed off the table
choice-drift = At { $degrees }°, { $far } cm.
choice-rest = { $off ->
    [0] At { $x }, { $y }: { $face ->
        [mishap] mishap.
        [impact] impact.
        [blast] blast.
       *[other] { $face }.
    }
   *[other] Off the table: { $face ->
        [mishap] mishap.
        [impact] impact.
        [blast] blast.
       *[other] { $face }.
    }
  }

# -- what happens
event-squad = { $known ->
    [0] { $seat } has chosen a squad.
   *[other] { $seat }’s squad: { $squad }.
  }
event-bearer = { $known ->
    [0] { $seat } has named a bearer.
   *[other] { $soldier } will carry the colours.
  }
event-revealed = { $bears ->
    [0] { $seat } fields { $squad }.
   *[other] { $seat } fields { $squad }. The colours go to { $bearer }!
  }
event-toss = The star falls for { $seat }, who begins.
event-round = Round { $round }!
event-cube = { $seat } draws cube { $number }.
event-deployed = { $soldier } deploys at { $x }, { $y }.
event-recovered = { $general ->
    [one] { $seat }’s General has one order to give.
   *[other] { $seat }’s General has { $general } orders to give.
  }
event-turn = { $seat } to play.
event-moved = { $stays ->
    [0] { $soldier } moves { $used } cm.
   *[other] { $soldier } stays put.
  }
event-ordered = { $verb ->
    [attack] Order to { $soldier }: attack!
    [move] Order to { $soldier }: move!
    [recon] Order to { $soldier }: reconnaissance!
    [risky_shot] Order to { $soldier }: risky shot!
    [grenade] Order to { $soldier }: grenade!
    [mortar] Order to { $soldier }: mortar!
   *[heal] Order to { $soldier }: first aid!
  }
event-star = { $seat } is first to run out of orders and takes the star.
event-aimed = { $red ->
    [0] { $soldier } fires at { $target }.
   *[other] { $soldier } fires at { $target } from close by: two rerolls.
  }
event-rolled = { $soldier } gets { $dice }.
event-rerolls = { $dice ->
    [one] { $soldier } rerolls one die.
   *[other] { $soldier } rerolls { $dice } dice.
  }
event-missed = { $hits ->
    [0] No hit at all: { $target } laughs.
    [one] One hit against defense { $defense }: not a scratch on { $target }.
   *[other] { $hits } hits against defense { $defense }: not a scratch on { $target }.
  }
event-hurt = { $hearts ->
    [one] { $soldier } takes one heart.
   *[other] { $soldier } takes { $hearts } hearts.
  }
event-exposed = { $shields ->
    [one] One shield on { $soldier }: his defense drops.
   *[other] { $shields } shields on { $soldier }: his defense drops.
  }
event-broken = { $orders ->
    [0] { $soldier } is broken!
    [one] { $soldier } is broken! His order goes to the bottom of the chest.
   *[other] { $soldier } is broken! His { $orders } orders go to the bottom of the chest.
  }
event-flag = { $steps ->
    [one] The Flag moves one space towards { $seat }
   *[other] The Flag moves { $steps } spaces towards { $seat }
  }{ $ahead ->
    [green] : Green leads by { $lead }.
    [yellow] : Yellow leads by { $lead }.
   *[none] , back to the middle.
  }
event-swept = Clean sweep! { $seat } has nobody left on the table.
event-practice = { $soldier } practises: this throw does not count.
event-spoon = { $soldier } sets the spoon down at { $x }, { $y }.
event-flicked = { $soldier } flicks the grenade!
event-rested = { $practice ->
    [0] { $off ->
        [0] { $face ->
            [mishap] Mishap! The grenade goes off in the hands of { $soldier }.
           *[other] The grenade shows { $face }: everybody nearby, take cover!
        }
       *[other] { $face ->
            [mishap] The grenade leaves the table, on a mishap.
           *[other] The grenade leaves the table and fizzles out.
        }
    }
   *[other] { $off ->
        [0] { $face ->
            [mishap] The practice grenade is a mishap: better now than later.
           *[other] The practice grenade shows { $face }.
        }
       *[other] The practice grenade leaves the table.
    }
  }
event-landed = { $practice ->
    [0] { $off ->
        [0] { $face ->
            [impact] The mortar lands on its impact side: woe to whoever is right there!
           *[blast] The mortar lands on its blast side: it shakes far around!
        }
       *[other] The Mortar token misses the table.
    }
   *[other] { $off ->
        [0] { $face ->
            [impact] The practice shot lands on its impact side.
           *[blast] The practice shot lands on its blast side.
        }
       *[other] The practice shot misses the table.
    }
  }
event-healed = { $himself ->
    [0] { $hearts ->
        [one] { $soldier } takes one heart off { $target }.
       *[other] { $soldier } takes { $hearts } hearts off { $target }.
    }
   *[other] { $hearts ->
        [one] { $soldier } takes one heart off himself.
       *[other] { $soldier } takes { $hearts } hearts off himself.
    }
  }
event-capacity = { $kind ->
    [infantryman] Covering fire from { $soldier }
    [radioman] Coordination by { $soldier }
    [sniper] Piercing bullet of { $soldier }
    [grenadier] Splinters from { $soldier }
   *[medic] Bandages of { $soldier }
  }: { $bolts ->
    [one] one bolt.
   *[other] { $bolts } bolts.
  }
event-bandaged = { $himself ->
    [0] { $soldier } takes one shield off { $target }.
   *[other] { $soldier } takes one shield off himself.
  }
event-held = { $seat } holds the middle.
event-took = { $soldier } grabs a biscuit!
event-dropped = { $soldier } drops the biscuit.
event-scored = { $soldier } brings a biscuit home!
event-escaped = { $orders ->
    [0] { $soldier } breaks through and is off!
    [one] { $soldier } breaks through and is off! His order goes to the bottom of the chest.
   *[other] { $soldier } breaks through and is off! His { $orders } orders go to the bottom of the chest.
  }
event-over = Round { $round } is over.

# -- results
outcome-victory = The Flag stands on { $winner }’s Victory space.
outcome-advantage = After the last round, the Flag is on { $winner }’s side.
outcome-fewer = The Flag is in the middle, and { $winner } has fewer soldiers in play ({ $soldiers } to { $foes }). Yes, fewer!
outcome-less-hurt = { $shields ->
    [0] The Flag is in the middle, as many soldiers are left on both sides, and { $winner } has fewer hearts ({ $tokens } to { $others }).
   *[other] The Flag is in the middle, as many soldiers are left on both sides, and { $winner } has fewer shields ({ $tokens } to { $others }).
  }
outcome-shared = Flag, soldiers, tokens: all level. Both Generals share the toy chest.

# -- why not
refused-no-point = there is no such point on this table
refused-not-in-play = { $soldier } is not on the table
refused-in-play = { $soldier } is on the table already
refused-outside = a soldier never leaves the play area
refused-scenery = scenery stands there; soldiers go round it
refused-base = another soldier stands there; bases may touch, not overlap
refused-lace = the way there is longer than { $lace } cm of lace
refused-token = stay within a green token’s length of token { $number }, with no scenery in between
refused-not-ordered = { $soldier } did not get the order
refused-no-order = no such order can be given
refused-not-on-card = that action is not on the card of { $soldier }
refused-no-enemy = the target must be an enemy
refused-night = it is night, and { $soldier } is farther away than the red lace
refused-unseen = { $soldier } cannot be seen from there
refused-recon = Reconnaissance puts { $count } shields on enemies in play
refused-heal = First aid takes up to two hearts off one friend within a yellow lace, as many as he has
refused-dice = choose among the dice on the table
refused-splinter = it must be another enemy, within a yellow lace of the target
refused-bandage = it must be a friend with a shield, within a yellow lace of the Medic
refused-practice = say whether you practise or throw for real
refused-die = there is no room for the die on that side
refused-aim = no hand can throw in that direction with that power

# -- before the game
setup-unfair-table = This table is not fair enough to fight on. The editor tells you why.
setup-no-goals = A Biscuit raid needs a table with two mission points.
option-mission = Mission
option-table = Table
table-custom = A table of your own
option-layout = Your own table
option-squad_size = Soldiers in a squad
option-special_capacities = Bolts trigger special capacities
option-medic = The Medic joins up
option-throw_skill = How well everybody throws
throw_skill-recruit = like a recruit: duck!
throw_skill-soldier = like a soldier
throw_skill-veteran = like a veteran
throw_skill-perfect = like a machine: right on the spot
option-throw_bias = Every throw has the same hidden fault
option-victory_distance = Squads of two: spaces to victory
option-squad_pick = Squads are chosen
squad_pick-secret = in secret, then shown
squad_pick-open = openly, Green first
option-chest_bottom_recovery = The bottom of the chest gives back
chest_bottom_recovery-all = all its orders
chest_bottom_recovery-one = one order a round
option-los_mode = A soldier sees
los_mode-eye_to_body = from the middle of his base
los_mode-body_to_body = from anywhere on his body
option-figures_block_los = Soldiers hide those behind them
option-figures_block_movement = Soldiers bar each other’s way
option-low_cover = Behind low scenery: 1 more defense
option-recon_up_to = Reconnaissance may put down one shield only
option-sniper_penalties = The Sniper die costs the Sniper
sniper_penalties-shield2_heart1 = exposed 2 shields, backfire 1 heart
sniper_penalties-heart2_shield1 = exposed 2 hearts, backfire 1 shield
sniper_penalties-shield2_shield1 = exposed 2 shields, backfire 1 shield
sniper_penalties-heart2_heart1 = exposed 2 hearts, backfire 1 heart
option-mortar_tokens = The mortar deals
mortar_tokens-heart = hearts
mortar_tokens-shield = shields
option-grenade_offboard = A grenade that leaves the table
grenade_offboard-dud = does nothing
grenade_offboard-mishap_only = still counts if it is a mishap
option-star_if_unclaimed = If nobody took the star, the next round is begun by
star_if_unclaimed-keep = whoever began this one
star_if_unclaimed-wiped = the side that was swept away
option-star_rule = The first player of a round is
star_rule-book = whoever first ran out of orders
star_rule-alternate = each side in turn
option-tie_break_tokens = The last tie-break counts
tie_break_tokens-heart = hearts
tie_break_tokens-shield = shields

# -- notation
notation-line = “{ $text }” is not part of a position.

# -- the terminal
heading = { $round ->
    [0] { $mission } · the squads are chosen
   *[other] { $mission } · round { $round } of { $rounds }
  }
heading-flag = { $ahead ->
    [green] Flag: Green leads by { $steps }; { $victory } make a victory
    [yellow] Flag: Yellow leads by { $steps }; { $victory } make a victory
   *[none] Flag: in the middle; { $victory } spaces make a victory
  }
heading-side = { $seat }: { $general ->
    [one] one order
   *[other] { $general } orders
  }, { $lid } on the lid, { $bottom } at the bottom of the chest{ $star ->
    [0] { "" }
   *[other] { " " }· the star
  }
sketch-legend = # tall scenery, = low scenery, 1 to 4 deployment tokens, o biscuit; capital letters Green, small letters Yellow; a mark every 10 cm.
sketch-soldiers = Soldiers
sketch-column-letter = On the table
sketch-column-soldier = Soldier
sketch-column-at = At
sketch-column-defense = Defense
sketch-column-hearts = Hearts
sketch-column-orders = Orders
sketch-column-sees = Sees
sketch-secret = secret
sketch-hq = HQ

# -- measured
measure-lace = Lace: { $used } cm used, { $left } cm left.
measure-sees = Sees { $soldier }: { $rolls } rolls, { $hurts }% to hurt, { $breaks }% to break.
measure-hidden = Does not see { $soldier }.
measure-seen-by = { $soldier } sees him.
measure-unseen = No enemy sees him.
measure-rest = A steady hand gets it to { $x }, { $y }.
measure-near = { $soldier } is within reach.
measure-nobody = Nobody stands within { $far } cm.
measure-off = That goes off the table.

# -- after the game
luck = { $dice ->
    [0] { $seat } never attacked.
   *[other] { $seat }’s first rolls: { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    } with { $dice } dice; on average it would be { $whole }.{ $tenth }.
  }

# -- the picture
picture-title = { $round ->
    [0] Petits Soldats: the squads are being chosen.
   *[other] Petits Soldats, round { $round }: { $ahead ->
        [green] Green leads by { $steps }.
        [yellow] Yellow leads by { $steps }.
       *[none] the Flag is in the middle.
    }
}
picture-unknown = Secret soldier
picture-zone = { $name }: play area, { $width } × { $height } cm.
picture-piece = { $name }: { $tall ->
    [yes] tall scenery; soldiers go round it, and it hides them.
   *[no] low scenery; soldiers go round it, but see and shoot over it.
}
picture-deploy = Deployment token { $number }: figures land around it when cube { $number } is drawn.
picture-centre = The middle: at the end of a round, whoever has more soldiers near it moves the Flag.
picture-biscuit = Biscuit: a soldier who ends a move close to it takes it.
picture-soldier = { $name } ({ $seat }): { $place ->
    [field] in play
   *[hq] in the HQ
}; defense { $defense } of { $card }, { $hearts } of { $solidity } hearts.{ $orders ->
    [0] { "" }
    [one] { " " }One order token lies beside him.
   *[other] { " " }{ $orders } order tokens lie beside him.
}{ $bearer ->
    [yes] { " " }He carries his side’s colours.
   *[no] { "" }
}{ $biscuit ->
    [yes] { " " }He carries a biscuit.
   *[no] { "" }
}
picture-secret-soldier = Soldier of { $seat }: still a secret.
picture-plate = { $name } ({ $seat }): defense { $defense }{ $shields ->
    [0] { "" }
    [one] { " " }({ $card } on the card, one shield lost)
   *[other] { " " }({ $card } on the card, { $shields } shields lost)
}; { $hearts } of { $solidity } hearts.
picture-practice = Practice throw: not used yet.
picture-general = General of { $seat }: { $orders ->
    [0] no order token left.
    [one] one order token.
   *[other] { $orders } order tokens.
}
picture-chest = Chest of { $seat }: { $lid } on the lid for rounds to come, { $bottom } in the bottom from broken soldiers.
picture-track = Battle track: { $ahead ->
    [green] Green is ahead by { $steps }
    [yellow] Yellow is ahead by { $steps }
   *[none] nobody is ahead
}; { $victory } spaces make a victory.
picture-flag = Flag: { $ahead ->
    [green] { $steps } on Green’s side.
    [yellow] { $steps } on Yellow’s side.
   *[none] in the middle.
}
picture-victory = Victory space of { $seat }
picture-round = Round
picture-mission = { $name }: { $round ->
    [0] the squads are being chosen.
   *[other] round { $round } of { $rounds }.
}
picture-cubes = Numbered cubes: { $drawn ->
    [0] { "" }
   *[other] { $drawn } was drawn;{ " " }
}{ $left } left in the stack.
picture-star = First-player star: { $seat } holds it.
picture-star-free = First-player star: whoever first has no order left takes it.
picture-shot = at { $target }
picture-die = { $kind ->
    [sniper] Sniper die
   *[attack] Attack die
}: { $face ->
    [double_hit] two hits.
    [hit] a hit.
    [bolt] a bolt.
    [exposed] exposed; the Sniper pays.
    [backfire] backfire; the Sniper pays.
   *[blank] blank.
}
picture-harm = { $harm ->
    [0] no harm
    [one] one heart
   *[other] { $harm } hearts
}
picture-rerolls = { $count ->
    [0] No reroll left.
    [one] One reroll left.
   *[other] { $count } rerolls left.
}
picture-length = { $centimetres } cm
picture-laces = Laces: green token, yellow lace and red lace, as long as they are on this table.
picture-lace = Lace: the way of the last move.
picture-trail = Way of the throw: from where it was flicked to where it came to rest.
picture-blast = Blast: everybody within { $reach } cm is hit.
picture-grenade = Grenade die: { $face ->
    [mishap] mishap; only the Grenadier is hit.
   *[other] an attack of { $face } on everybody near it.
}
picture-mortar = Mortar token: { $face ->
    [impact] impact; two hearts for everybody very near.
   *[blast] blast; one heart for everybody near.
}
picture-spoon = Spoon catapult: the mortar fires from here.
picture-won = { $seat } wins!
picture-honour = General of the toy chest
picture-drawn = Shared victory!
picture-to-play = { $seat } to play
picture-flies = { $weapon ->
    [mortar] The mortar token is flying…
   *[grenade] The grenade is rolling…
}
picture-rolls = The dice are rolling…
picture-draws = A cube is being drawn…
picture-tosses = Who goes first?
picture-task-squad = choose a squad
picture-task-deploy = deploy a soldier near token { $number }
picture-task-throw = { $weapon ->
    [mortar] aim the mortar
   *[grenade] aim the grenade
}
picture-task-reroll = roll some dice again, or keep them
picture-task-move = move a soldier
picture-task-order = give an order
picture-card = { $name }: defense { $defense } of { $card }, { $hearts } of { $solidity } hearts, order tokens: { $orders }. { $special } – { $text }
picture-verb = { $verb ->
    [attack] Attack
    [move] Move
    [recon] Scout
    [risky_shot] Risky shot
    [grenade] Grenade
    [mortar] Mortar
   *[heal] First aid
}
picture-order = { $verb } – { $name }: { $kind ->
    [attack] five dice at an enemy he sees.
    [move] another move of a yellow lace.
    [recon] two shields off the enemy’s defenses.
    [risky_shot] an attack with the Sniper die added.
    [grenade] flick the Grenade die.
    [mortar] fire the mortar with the spoon.
   *[heal] take up to two hearts off a friend nearby.
}
picture-squad = Squad: { $names }.
picture-list = { $first }, { $rest }
picture-about = { $name }
hand-soldiers = Soldiers of { $seat }
hand-squads = The squads { $seat } may choose

# -- tables
workshop-tables = Build a table
workshop-empty = An empty table
workshop-token = Deployment token { $number }
workshop-goal = Mission point { $number }
layout-size = The text of a table begins with its width and depth in centimetres, such as 90x60. If you have none yet, build a table in the editor.
layout-limits = A table is { $wide } to { $widest } cm wide and { $high } to { $highest } cm deep.
layout-point = “{ $text }” is not a point. Write two distances in centimetres, such as 45,19.
layout-thing = “{ $text }” is no piece of scenery. Write, for instance, “tall mug disc 45,30 4” or “low pen rect 9,26 2x8 0”.
layout-height = “{ $text }”: this thing is { $tall ->
    [0] low, so write “low”.
   *[other] tall, so write “tall”.
}
layout-thing-size = “{ $text }” has the wrong size: scenery measures { $least } to { $most } cm.
layout-tokens = A table has { $count } deployment tokens: write “tokens” and { $count } points.
layout-goals = A table has two mission points, or none at all.
layout-many-things = A table carries { $most } pieces of scenery at most.
layout-outside = The point { $text } lies outside the table.
layout-walls = “{ $text }” does not name sides of the table. Its sides are { $sides }.
fair-symmetry = Both sides are alike: a half-turn or a mirror brings each piece onto its twin, token 1 onto 3 and 2 onto 4.
fair-tokens = Deployment tokens lie { $room } cm or more from scenery and border, and { $gap } cm or more apart.
fair-ways = A soldier can walk from every deployment token to every other, and to the mission points.
fair-passages = Pieces touch, or leave { $gap } cm or more between them; so do pieces and the border.
fair-openness = Neither bare nor crowded: of every hundred pairs of places, { $least } to { $most } see each other (here { $share }).
fair-balance = What differs, differs little: tall scenery by { $area } % between left and right ({ $area_most } at most), the view from paired tokens by { $tokens } % ({ $tokens_most } at most).
