# Sentences that every game and the program itself use.

plain = { $text }
seat-nature = Chance
seat-nobody = nobody
drawn = It is a draw.

# -- choices
prompt-choose = Choose.
refused-not-offered = this is not one of the choices now
choice-game-over = The game is over: nobody chooses any more.
choice-not-your-turn = It is not { $seat }’s turn but { $actor }’s.
choice-refused = “{ $choice }” is refused ({ $rule }): { $reason }. Legal: { $legal }.
dealer-script-over = The scripted dealer has nothing left to deal.

# -- notation
notation-no-choice = “{ $text }” names no choice here.
notation-unknown-step = “{ $text }” is no step of this game. Steps: { $steps }.
notation-step-fields = The step “{ $text }” has other arguments than it takes.
notation-field-value = “{ $text }” is no value for { $field }: one of { $expected }.

# -- set-up
setup-one-of = one of { $values }
setup-at-least = a whole number from { $least } up
setup-unknown-option = There is no option “{ $option }”. Options: { $options }.
setup-bad-value = The option { $option } cannot be “{ $value }”: it takes { $expected }.

# -- files
file-missing = { $file }: there is no such file or folder.
file-unwritable = { $file } cannot be written: { $why }.
content-unreadable = { $file } cannot be read: { $why }.
content-not-utf8 = { $file } is not UTF-8 text.
content-not-python = { $file } is not valid Python: { $why }.
content-not-toml = { $file } is not valid TOML: { $why }.
content-wrong-value = { $file }: [{ $table }] has a wrong value for “{ $key }”: it takes { $expected }.
content-keys = { $file }: [{ $table }] has no { $missing }; does not know { $unknown }.
content-unknown-name = { $file }: [{ $table }] names “{ $name }”, which does not exist.
record-not-json = The record is damaged: it is not complete JSON.
record-not-ours = This is no record of Little Wars in format { $format }.
record-field = The record is damaged: the field “{ $field }” is missing or has the wrong type.
record-other-version = The record was played with version { $version } of the rules of { $game }; this program plays version { $current }.
record-no-start = The record does not start: { $why }
record-not-a-choice = The record is damaged: choice { $number } is not a whole number.
record-refused-choice = The record stops at choice { $number }: { $why }
library-not-a-game = The installed package registers “{ $name }” ({ $value }), which is not a game.
library-unloadable = The installed package registers “{ $name }” ({ $value }), which cannot be loaded: { $why }.
library-unknown-game = There is no game “{ $game }”. Games: { $games }.

# -- the rulebook
rules-unknown = There is no rule “{ $rule }”; the rules run from { $first } to { $last }.
rules-misplaced = { $file }: the rule { $rule } stands twice, has no proper id, or its chapter “{ $chapter }” is unknown.
rules-ruling = Ruling: { $text }
rules-ours = ours
rules-not-playable = not playable: { $why }
rules-uncovered = no example and no test
rules-see-examples = Examples: { $examples }
examples-no-fact = there is no fact “{ $fact }” here
examples-unknown-rule = { $file }: { $game } has no rule { $rule }.
examples-no-game = { $file }: no game has the rules { $rules }; name one with the key “game”.
examples-other-fact = { $fact } should be { $expected }, but is { $found }
examples-not-refused = “{ $choice }” should be refused by { $rule }, but the rule is { $found }
examples-fails = { $file }: the example { $example } does not hold; see “littlewars examples”.
examples-passed = passed
examples-failed = FAILED
page-title = { $game }: the rules
page-lead = Every rule in the order of the book, in our words. The pictures are the worked examples: the program plays them and checks them.
page-contents = Contents
page-before = Before
page-after = After
page-legal = { $seat } may choose: { $choices }.
page-refused = Refused: { $choice } ({ $rule }): { $reason }.
page-variant = Variant: { $options }
page-other-language = Français
page-played = Played
page-ruling = Ruling
page-book = book
page-ours = ours
page-only-picture = Position

# -- the terminal
play-welcome = { $game }. You play { $seats }. Type ? for help.
play-watching = { $game }. The computer plays every seat.
play-ask-dice = real dice
play-choices-more = Type a number and an ending: “{ $number } { $ending }” is “{ $words }”.
play-no-number = There is no choice { $number }.
play-number-ending = An ending must follow, such as “{ $number } { $ending }”; it is one of { $endings }.
play-no-ending = Nothing follows the number { $number }.
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
play-draw = Nobody wins ({ $rule }).
play-interpreted = (Interpreted: “make compile” makes the computer about five times faster.)
play-unknown-seat = “{ $seat }” cannot sit here. Seats: { $known }.
play-wrong-seats = { $game } has { $count } seats, not { $given }.
play-unknown-dealer = There is no dealer “{ $dealer }”. Dealers: { $known }.
play-unknown-language = There is no language “{ $language }”. Languages: { $known }.
play-option-form = “{ $text }” is not an option: write KEY=VALUE.
play-which-option = { $option }? A number or a name; Enter for { $default }.
play-log-empty = Nothing has happened yet.
play-help =
    Type the number of a choice, or its words (“{ $example }”).
    ? CHOICE      is it allowed, and which rule says so
    ? RULE        the text of a rule, such as “? { $rule }”
    undo          take back your last choice, if nothing was rolled since;
                  with real dice, type the last roll again
    log           what has happened
    board         show the table again
    lang fr       change the language
    save FILE     keep a copy of the game
    quit          leave; the game is kept, and “--resume” goes on with it
