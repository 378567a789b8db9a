# Replays: the page, the file that opens offline, the command.

replay-title = { $game }: the replay
replay-played = Played on { $date }
replay-at-start = { $count ->
    [0] No move has been made yet.
    [one] Before the only move.
   *[other] Before the first of { $count } moves.
  }
replay-at = Move { $number } of { $count }, { $seat }: { $sentences }
replay-start = Before the first move
replay-quiet = { $seat } makes a choice.
replay-board = The board
replay-hand = What lies before the viewer
replay-controls = Controls
replay-slider = Move
replay-first = To the beginning
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-moves = Moves
replay-keys = Arrow keys step through the moves, Home and End jump, the space bar plays and pauses.
replay-seen-by = Seen by
replay-share = Share from this move
replay-copied = The link is copied: paste it wherever you like.
replay-copy-this = Copy this link
replay-record = Save the record
replay-offline = Save as one file, to replay offline
replay-back = Back to the table
replay-failed = The replay could not be loaded. Check your connection, then load this page again.
replay-needs-script = The replay moves by itself: please allow JavaScript on this page.
replay-go-on = Enter goes on, q stops.
replay-too-far = The record has { $count ->
    [one] one move
   *[other] { $count } moves
  }: there is no move { $number }.
