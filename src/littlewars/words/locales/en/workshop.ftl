# The workshop, where people build something to play on.

# -- the page
workshop-title = { $game }: { $name }
workshop-lead = Put things down, push them about, and see at once whether the two sides have equal chances.
workshop-no-script = Building by hand needs JavaScript, which is switched off in your browser. The text below can still be changed and read.
workshop-broken = This plan cannot be read
workshop-too-long = A plan has { $most } letters at most.
workshop-busy = That is a lot of plans at once. Please wait a moment.
workshop-plan = The plan
workshop-keys = Choose something on the plan or in the list. Arrow keys move it (with Shift, less far), + and − change its size, R turns it, D copies it, Delete takes it away.
workshop-undo = Undo
workshop-redo = Redo
workshop-symmetry = Symmetry
workshop-symmetry-half-turn = Half-turn
workshop-symmetry-mirror = Mirror
workshop-symmetry-none = None
workshop-begin = Begin with
workshop-open = Open

# -- what is chosen
workshop-x = From the left, cm
workshop-y = From the bottom, cm
workshop-width = Width, cm
workshop-height = Depth, cm
workshop-diameter = Diameter, cm
workshop-turn = Turn, °
workshop-turn-left = Turn anticlockwise
workshop-turn-right = Turn clockwise
workshop-smaller = Smaller
workshop-larger = Larger
workshop-again = Copy
workshop-remove = Take away

# -- what may be put down
workshop-parts = Things to put down
workshop-parts-help = Drag one onto the plan, or tap it.
workshop-tall-round = Tall and round
workshop-tall-square = Tall with corners
workshop-low-round = Low and round
workshop-low-square = Low with corners

# -- the judgement
workshop-check = Is it fair?
workshop-fair = Fair: ready to play.
workshop-unbalanced = Playable, but the sides are not quite equal.
workshop-unplayable = Not playable yet: mend what is marked ✗.
workshop-holds = ✓ Yes
workshop-fails = ✗ No
workshop-unreachable = The table does not answer. We keep trying.
workshop-play = Play on it

# -- lists
workshop-things = On the plan
workshop-things-help = Choose one, then move it with the arrow keys.
workshop-bare = Nothing stands here yet.
workshop-twin = { $name }, twin
workshop-at = { $name }: { $x } cm from the left, { $y } cm from the bottom.
workshop-wide = { $name }: { $width } cm across.
workshop-sized = { $name }: { $width } × { $height } cm.
workshop-turned = { $name }: turned by { $turn }°.
workshop-removed = { $name } is gone. Undo brings it back.
workshop-full = There is room for { $most } things at most.
workshop-undone = Undone.
workshop-redone = Done again.
workshop-opened = “{ $name }” lies on the bench.

# -- size and sides
workshop-shape = Size and sides
workshop-plan-width = Width, cm
workshop-plan-height = Depth, cm
workshop-walls = Sides with a wall
workshop-side-left = Left
workshop-side-right = Right
workshop-side-top = Top
workshop-side-bottom = Bottom

# -- keeping and sharing
workshop-keep = Keep and share
workshop-name = Name
workshop-save = Save
workshop-saved = “{ $name }” is saved in this browser.
workshop-renamed = Now it is called “{ $name }”.
workshop-deleted = “{ $name }” is deleted.
workshop-bring = Bring it back
workshop-unkept = This browser does not let us save. Keep the link below instead.
workshop-open-named = Open “{ $name }”
workshop-delete = Delete
workshop-delete-named = Delete “{ $name }”
workshop-link = A link to this plan
workshop-as-text = As text
workshop-text-help = The whole plan on one line, to copy, to send or to change by hand.
workshop-text = The plan as text
workshop-read = Read this text

# -- in the form of a new game
new-built-open = Open in the workshop
new-built-with = It counts only where “{ $option }” says “{ $value }”.
