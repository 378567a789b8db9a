# The page of a game.

board-title = { $game }: the table
board-seats = Seats
board-here = here
board-away = away
board-turn = to play
board-stage = The table
board-name = The board
board-how = Arrow keys move a cursor over the board, Enter touches what it stands on, the question mark explains it, Escape goes back. The list of choices offers the same.
board-hand = What lies before you
board-skip = Skip
board-setting-up = The table is being laid…

# -- over the board
board-lost = The connection is lost. Reconnecting…
board-gone = This table cannot be reached any more. Load the page again.
board-back-yes = Agree
board-back-no = Play on
board-rematch-go = To the next game
board-before = One choice back
board-after = One choice on
board-now = Back to now
board-invite = { $count ->
    [one] Waiting for your friend
   *[other] Waiting for your friends
  }
board-invite-how = { $count ->
    [one] Send this link. Whoever opens it first takes the seat, and the game begins.
   *[other] Send each friend a link. Whoever opens one first takes its seat.
  }
board-invite-seat = Link for { $seat }
board-copy = Copy
board-copied = The link is copied.
board-copy-by-hand = Your browser does not let us copy: the link is selected, copy it yourself.

# -- the toolbar
board-tools = Tools
board-tab-play = Play
board-tab-explained = About
board-tab-log = Log
board-undo = Undo
board-ask-back = Take back
board-say = Say
board-more = More
board-sounds = Sounds
board-help = Help and keys
board-rules = Rules
board-replay = Replay
board-record = Download the record
board-device = Go on elsewhere
board-claim = Claim the game: the time is up
board-resign = Give up

# -- the question
board-hint = Hint
board-hint-thinking = Thinking…
board-hint-panel = A hint
board-hint-choices = Choices worth thinking about
board-hint-show-choices = Show the best choices
board-hint-show-line = Show what may follow
board-confirm = Confirm
board-back = Back
board-choices = Choices
board-other-choices = Other choices
board-result = Show the result
board-subset-between = Chosen: { $count }, from { $least } to { $most } allowed
board-subset-exact = Chosen: { $count } of { $most }
board-point-how = Drag a piece to where it goes, or take it up and use the arrow keys, finer with Shift. Enter confirms, Escape puts it back.
board-point = It stands { $x } cm from the left and { $y } cm from the bottom.
board-point-out = That is out of reach.
board-point-move = Move here
board-point-place = Place here
board-point-drop = Put it back
board-lace = Lace used: { $used } cm of { $length } cm; { $left } cm left.
board-lace-short = { $used } cm of { $length } cm
board-suggestions = Suggestions ({ $count })
board-aim-how = Drag the arrow, or use the arrow keys, finer with Shift. Enter confirms.
board-aim = Direction: { $angle } degrees; power: { $power } %.
board-aim-length = Direction: { $angle } degrees; length: { $length } cm.
board-aim-angle = Direction: { $angle } degrees.
board-aim-short = { $length } cm
board-aim-throw = Throw
board-aim-turn = This way
board-aim-direction = Direction
board-aim-power = Power
board-lesson-step = Step { $step } of { $steps }
board-lesson-go = Go on
board-lesson-done = Well done! Now play a game

# -- explained, and the log
board-explained = What is this?
board-explained-idle = Point at anything on the table: it explains itself here.
board-log = What happened

# -- dialogs
board-close = Close
board-places = The ranking
board-luck = What luck had to do with it
board-rematch = Play again
board-result-close = Look at the board
board-home = Home
board-curtain-how = Nobody else looks at the screen until the button is pressed.
board-resign-sure = Do you really want to give up?
board-resign-no = Play on
board-resign-yes = Give up
board-help-touch = What you may touch has a dashed outline with a dot. With a mouse, one click plays; with a finger, the first tap shows what would happen and the second plays it. Point at anything to have it explained.
board-enter = Enter
board-escape = Esc
board-space = Space
board-key-tab = from the board to the choices, and on
board-key-arrows = move over the board, or through the list
board-key-enter = touch what the cursor stands on, or take the choice
board-key-digits = go to that choice
board-key-escape = one step back
board-key-hint = a hint; once more, a little more of it
board-key-undo = undo your last choice
board-key-space = skip to the newest position
board-key-help = explain what the cursor stands on; elsewhere, this help
