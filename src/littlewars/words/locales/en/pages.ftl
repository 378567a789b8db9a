# The pages around the table.

# -- every page
site-name = Little Wars
site-title = { $title } · Little Wars
site-skip = Skip to the page
site-theme = Colours
site-theme-system = As on this device
site-theme-light = Light
site-theme-dark = Dark
site-theme-contrast = High contrast
your-name = Your name
your-name-help = What the others call you. You may leave it empty.

# -- the first page
home-title = A toy box full of little battlefields
home-lead = Play right now: against the computer, a friend far away or the one beside you. No account.
home-your-turn = { $count ->
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
  }
home-play = Play now
home-play-how = against the computer
home-options = Choose options
home-learn = Learn to play
home-rules = Rules
home-watch = Watch
home-mine = My games
home-no-games = None yet. Every game you start or join waits for you here, in this browser.

# -- lists of games
cards-your-turn = Your turn
cards-over = Over

# -- a new game
new-title = { $game }: a new game
new-wrong = This cannot be played yet
new-opponents = Who plays
new-with-computer = Against the computer
new-with-friend = { $count ->
    [one] With a friend
   *[other] With friends
  }
new-with-hotseat = On one screen
new-about-computer = { $count ->
    [one] The computer sits opposite you. It sees what you would see in its place, and nothing more.
   *[other] Computers take all the other seats. Each sees what you would see in its place, and nothing more.
  }
new-about-friend = { $count ->
    [one] You get a link that works once. Send it to your friend: whoever opens it first takes the seat.
   *[other] You get a link for each free seat, and each works once. Send them to your friends: whoever opens one first takes its seat.
  }
new-about-hotseat = Everybody plays at this screen and passes it round.
new-game = The game
new-rule = Rule { $rule }
new-presets = Ways to play
new-more = More options
new-more-count = { $count ->
    [one] one rule you may bend
   *[other] { $count } rules you may bend
  }
new-own = Your own
new-own-text = Your own, as text
new-table = At the table
new-seat = You play
new-seat-random = Let chance decide
new-computers = Computers that join you
new-computers-none = None
new-computer = How the computer plays
new-level-recruit = Plays like a beginner, and overlooks things. Good for a very first game.
new-level-sergeant = Knows the trade, and decides quickly. A fair opponent.
new-level-captain = Thinks ahead, and seldom forgives a mistake.
new-level-general = Takes a few seconds, and plays as well as it can.
new-computer-rules = As the book’s AI
new-computer-rules-help = The rulebook has an opponent of its own: it rolls its dice and follows its printed rules.
new-hints = Hints
new-hints-help = Whoever must choose may ask the computer, which then knows no more than that player.
new-takebacks = Take-backs are allowed
new-takebacks-help = A choice can be taken back when everybody else agrees.
new-listed = Others may watch
new-listed-help = The game is listed on the page of games to watch. Hidden hands stay hidden.
new-days = Time for each move
new-days-none = No limit
new-days-count = { $days ->
    [one] One day
   *[other] { $days } days
  }
new-curtain = A curtain between turns
new-curtain-help = The table stays covered until the next player has the screen.
new-dice = We roll real dice
new-dice-help = You type in what came up, and the program is only the referee.
new-start = Start the game
new-start-friend = Make the table

# -- watching
watch-title = { $game }: watch
watch-lead = Sit down beside a table and look on. You see what everybody may see.
watch-none = Nobody is playing for onlookers just now. Let the computers give you a show.
watch-show = Let the computers play

# -- taking a seat
sit-title = { $game }: you are invited
sit-invited = { $count ->
    [one] { $inviters } invites you to play { $seat }.
   *[other] You are invited to play { $seat }, with { $inviters }.
  }
sit-invited-somebody = You are invited to play { $seat }.
sit-help = The seat is yours once you sit down. The invitation works once, so take your place before somebody else does.
sit-down = Sit down
sit-rules = Read the rules first
link-title = { $game }: an invitation
link-lead = This link gives a seat at the table: { $seat }.
link-once = Send it to a friend, or open it on another device of yours. It works once: whoever opens it and sits down has the seat.
link-label = The invitation
link-copy = Copy the link
link-copied = Copied. Now send it on its way.
link-not-copied = Your browser does not let us copy. The link is selected: copy it yourself.
link-back = To the table

# -- when something is not there
trouble-title = That did not work
trouble-home = Back to the games
