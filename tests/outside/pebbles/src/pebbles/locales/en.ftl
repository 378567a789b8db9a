seat-first = First
seat-second = Second

prompt-take = { $left ->
    [one] One pebble is left. How many do you take?
   *[other] { $left } pebbles are left. How many do you take?
}
choice-take = { $count ->
    [one] take one pebble
   *[other] take { $count } pebbles
}
event-taken = { $count ->
    [one] { $seat } takes one pebble
   *[other] { $seat } takes { $count } pebbles
}; { $left } left.
refused-count = You take from one to { $most } pebbles.
refused-not-enough = There are no more than { $left } left.
won-by-last-pebble = took the last pebble
notation-pebbles = A position of Pebbles reads “5 left, second took last”, then the step to come, “Take(seat=first)”.
sketch-pebbles = { $row }
drawing-pebbles = A heap of pebbles: { $left } left
