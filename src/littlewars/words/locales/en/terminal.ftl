# The terminal.

play-welcome = { $game }. You play { $seats }. Type ? for help.
play-watching = { $game }. The computer plays every seat.
play-ruled = The book’s AI plays { $seats }.
play-thinking = The computer is thinking for { $seats }…
play-ask-dice = real dice
play-type-dice = Type what the real dice show: their faces, or “{ $example }”.
play-choices-more = Type a number and an ending: “{ $number } { $ending }” is “{ $words }”.
play-choices-plane = { $left ->
    [0] Any other point or aim can be typed too, such as “{ $example }”.
    [one] One more is suggested: type “list” to see it. Any other can be typed too, such as “{ $example }”.
   *[other] { $left } more are suggested: type “list” to see them. Any other can be typed too, such as “{ $example }”.
  }
play-hint-begins = Think of something that begins with “{ $words }”.
play-hint-more = Type “hint” again for more.
play-no-hint = Dice need no advice: type what they show.
play-no-number = There is no choice { $number }.
play-number-ending = An ending must follow, such as “{ $number } { $ending }”; it is one of { $endings }.
play-no-ending = Nothing follows the number { $number }.
play-other-word = “{ $typed }” names no choice here, but “{ $word }” does: { $does }
play-undone = Your last choice is taken back.
play-no-undo = Nothing to take back: a roll, a reveal or another’s choice came after yours.
play-saved = The game is saved in { $file }.
play-not-saved = The game could not be saved in { $file }: { $why }.
play-bye = The game is kept. Go on with:
play-unplayed = Nothing was played; nothing is kept.
play-save-where = Type a file name after “save”.
play-file-exists = { $file } exists already; choose another name.
play-record-exists = { $file } exists already: go on with it (--resume), or choose another name.
play-bad-record = { $file }: { $why }
play-other-game = { $file } is a game of { $found }, not of { $game }.
play-resume-options = A resumed game keeps its options: leave --set out.
play-resumed = The game goes on after { $count ->
    [one] one choice
   *[other] { $count } choices
  }.
play-nothing-to-resume = There is no game of { $game } to go on with in { $folder }.
play-allowed = “{ $choice }” is allowed: { $does }
play-refused = “{ $choice }” is not allowed { $rule ->
    [none] now
   *[other] ({ $rule })
  }: { $reason }.
play-over = The game is over. { $reason }
play-winner = { $seat } wins ({ $rule }).
play-shared = The victory is shared: { $seats } ({ $rule }).
play-draw = Nobody wins ({ $rule }).
play-interpreted = (Interpreted: “make compile” makes the computer about five times faster.)
play-unknown-seat = “{ $seat }” cannot sit here. Seats: { $known }.
play-seat-of-rules = The book’s AI plays { $seat }: nobody else can sit there. Write --seats { $seats }.
play-wrong-seats = { $game } has { $count } seats, not { $given }.
play-unknown-dealer = There is no dealer “{ $dealer }”. Dealers: { $known }.
play-unknown-language = There is no language “{ $language }”. Languages: { $known }.
play-option-form = “{ $text }” is not an option: write KEY=VALUE.
play-log-empty = Nothing has happened yet.
play-help =
    Type the number of a choice, or its words (“{ $example }”).
    ? CHOICE      is it allowed, and which rule says so
    ? RULE        the text of a rule, such as “? { $rule }”
    measure CHOICE
                  what it would mean, before you make it: distances, sight, odds
    hint          a nudge; once more, the best choices; once more, what may follow
    list          all choices, where only some are shown
    undo          take back your last choice, if nothing was rolled since;
                  with real dice, type the last roll again
    log           what has happened
    board         show the table again
    lang fr       change the language
    save FILE     keep a copy of the game
    quit          leave; the game is kept, and “--resume” goes on with it
