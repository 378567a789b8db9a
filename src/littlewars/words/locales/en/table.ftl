# The web table's own sentences: whose turn, what cannot be done, who sits where.

# -- whose turn
table-your-turn = Your turn: you play { $seat }.
table-turn = It is { $seat }’s turn.
table-waits = { $seat } has not sat down yet.
table-dice = The dice are rolling.
table-over = The game is over.
table-waits-friend = A seat is still free.
table-goes-on = The game goes on.
table-won = { $seat } wins!
table-won-rules = { $seat } wins: a victory for the book’s AI!
table-draw = Nobody wins: it is a draw.
table-shared = The victory is shared: { $seats }.
table-place = { $place }. { $seats }
table-resigned = { $seat } has given up.
table-out-of-time = { $seat } let the time for a move run out.
table-resigned-on = { $seat } has given up. A computer plays on.
table-out-of-time-on = { $seat } let the time for a move run out. A computer plays on.
table-after-resigning = A computer will play { $seat } from then on, and the others go on with it.
table-hand-over = Hand the screen over to { $seat }.
table-uncover = I play { $seat }: show me the table

# -- who sits where
table-you = You
table-computer = { $player ->
    [recruit] { level-recruit } (computer)
    [sergeant] { level-sergeant } (computer)
    [captain] { level-captain } (computer)
    [general] { level-general } (computer)
    [random] Computer (plays anything)
    [lesson] The lesson
   *[other] Computer
  }
table-rules = The book’s AI
table-open-seat = Free seat
table-somebody = Guest
table-public-view = Everybody

# -- not now
table-refused = Not allowed: { $reason }.
table-only-watching = You are only watching this game.
table-moved-on = The game has moved on meanwhile. Look at the table and choose again.
table-not-saved = Your choice could not be saved, and was not played. Try again in a moment.
table-time-left = There is still time for this move.
table-no-position = There is no position { $number } to look at.
table-no-take-back = There is nothing to take back.
table-no-rematch = A rematch can only be asked for by its players, when the game is over.
table-no-hint = No hint could be found. Ask again in a moment.
table-unreadable = The table did not understand your page. Load it again.
table-no-match = There is no such game, or it is gone.
table-lesson-over = The lesson is over.
table-lesson-choose = The lesson waits for another choice here.
table-lesson-hint = { $hint }

# -- hints
hint-look = Look here first.
hint-stands-out = One choice stands out: it promises clearly more than the others.
hint-several = Several choices are about as good.
hint-several-shown = Several choices are about as good: they are marked on the table.
hint-even = Nothing stands out: the choices are about as good.
hint-only = There is only one choice.
hint-candidates = Worth thinking about, with your estimated chances of winning:
hint-chance = { $percent }%
hint-line = How the game may go on, if everybody plays well:
hint-step = { $seat }: { $does }
hint-no-line = What follows cannot be foreseen from here.

# -- between people
table-back-asked = { $seat } asks to take back the last choice. Do you agree?
table-back-agreed = { $waits ->
    [0] { $seat } agrees: the last choice is taken back.
    [one] { $seat } agrees. One more player is asked.
   *[other] { $seat } agrees. { $waits } more players are asked.
  }
table-back-refused = { $seat } prefers to play on.
table-taken-back = { $seat } has taken the last choice back.
table-rematch = { $seats ->
    [one] The next game is ready.
    [2] The next game is ready, with the sides swapped.
   *[other] The next game is ready: everybody moves on by one seat.
  }
table-phrase = { $number ->
    [0] Hello!
    [1] Have fun!
    [2] Well played!
    [3] What luck!
    [4] Oops!
    [5] One moment, please.
    [6] Thank you for the game!
   *[other] See you soon!
  }

# -- pages
table-not-found = There is nothing at this address.
table-bad-request = The table could not read what your browser sent.
table-crashed = Something went wrong at the table. Load the page again; your game is kept.
table-foreign-form = This form was sent from another site.
table-too-many-matches = Too many new games were made from your address. Try again in an hour.
table-invitation-used = This invitation has been used already, or a newer one was made. Ask for another link.
table-record-later = This game has secrets: its record can be had when it is over.
table-no-such-view = You cannot look through these eyes.
table-no-such-way = There is no way to play called “{ $way }”.
table-no-such-days = A move cannot have { $days } days.
table-no-such-player = There is no computer player “{ $player }”.
table-no-such-seat = There is no seat “{ $seat }”. Seats: { $seats }.
table-seat-of-rules = The book’s AI plays that seat. Choose another one, or let chance decide.
table-too-many-computers = { $most ->
    [0] With these options, every seat is for a person: no computer can join.
    [one] With { $seats } seats, one computer at the most can join: two seats at least are for people.
   *[other] With { $seats } seats, { $most } computers at the most can join: two seats at least are for people.
  }
table-no-seat-for-friend = With these options the book’s AI plays the other side, so no seat is left for a friend. Choose other options, or play against the computer.
table-no-such-example = There is no example “{ $example }”.
table-just-now = just now
table-minutes-ago = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
  }
table-hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
  }
table-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
  }

# -- starting the server
serve-open = The table stands at { $address } (Ctrl-C stops it).
serve-no-port = The table cannot stand at { $host }, port { $port }: { $why }.
serve-no-store = “{ $db }” is no store: write sqlite:FILE.
