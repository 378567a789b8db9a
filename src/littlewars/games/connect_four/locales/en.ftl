seat-first = First
seat-second = Second
prompt-drop = In which column do you drop your disc?
choice-drop = Drop a disc in column { $column }.
event-dropped = { $seat } drops a disc in column { $column }.
refused-full = column { $column } is full
refused-no-column = there is no column { $column }
won-by-four = Four in a line.
notation-grid = A position is { $rows } rows of { $columns } marks: x, o or a dot.
notation-no-game = No game comes to this: discs fall to the bottom, and the players drop them in turn.
drawing-title = The grid of Connect Four
drawing-column = { $free ->
    [0] Column { $column }: it is full.
    [one] Column { $column }: one place is free.
   *[other] Column { $column }: { $free } places are free.
}
