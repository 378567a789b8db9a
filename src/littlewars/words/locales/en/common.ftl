# Sentences that every game and the program itself use.

plain = { $text }
seat-nature = Chance
seat-nobody = nobody
drawn = It is a draw.

# -- how well a computer plays
level-recruit = Recruit
level-sergeant = Sergeant
level-captain = Captain
level-general = General

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
