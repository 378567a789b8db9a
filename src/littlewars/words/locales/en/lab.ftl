# The lab.

ladder-title = { $game }: the budget of every computer player is divided by { $scale }.
ladder-player = player
ladder-budget = iterations
ladder-points = rating
ladder-first = player
ladder-second = against
ladder-share = share
ladder-interval = 95 %
ladder-won = won
ladder-lost = lost
ladder-drawn = drawn
ladder-seats = { $seats } seats, and the two players sit in turn around the table: a share is what all seats of a player win, and equals win half of it over two matches.
ladder-book = Against “{ $player }”, the book’s AI, only decided games make the share.
ladder-who = A ladder needs two different players at least, each named once: “{ $players }” will not do.
ladder-least = --{ $option } must be { $least } or more, not { $given }.
ladder-solo = With these options the rules play a seat themselves: leave them out, and name “{ $player }” among the players.
headroom-step = kind of choice
headroom-looked-at = looked at
headroom-per-match = per seat and match
headroom-gain = to gain, each
