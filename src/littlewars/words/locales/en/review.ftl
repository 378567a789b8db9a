# Reviews of finished games: the page, the command.

review-open = Review the game
review-title = { $game }: the review
review-of = Winning chances of
review-chart = Winning chances, move by move; the slider below steps through them.
review-now = { $seat } has a { $chance } chance of winning.
review-others = The others
review-found = The review
review-turns = Turning points
review-begins = The computer thinks the whole game over again.
review-thinking = The computer thinks the whole game over again: move { $done } of { $count }.
review-progress = How far the review has come
review-ready = The review is ready.
review-failed = The review could not be loaded. Check your connection, then load this page again.
review-no-turns = No single choice or roll changed much.
review-luck = Luck against skill
review-about = A point is one chance in a hundred of winning. Luck counts by what it changed: a hit that decides nothing is worth nothing. All this is the computer’s estimate: it looks at each choice with what the player could know, and at each roll with hindsight.
review-move = { $seat }, move { $number }
review-asked = Question
review-chosen = Chosen
review-better = Better
review-try = Try the better move here
review-cost = costs { $points }%
review-gave = gives { $seat } { $points }%
review-took = takes { $points }% from { $seat }
review-account = { $seat }’s own choices cost { $lost ->
    [0] nothing
    [one] one point
   *[other] { $lost } points
  }.
review-account-gave = Chance gave { $seat } { $luck ->
    [one] one point
   *[other] { $luck } points
  }; { $seat }’s own choices cost { $lost ->
    [0] nothing
   *[other] { $lost }
  }.
review-account-took = Chance took { $luck ->
    [one] one point
   *[other] { $luck } points
  } from { $seat }; { $seat }’s own choices cost { $lost ->
    [0] nothing
   *[other] { $lost }
  }.
review-account-even = Chance gave { $seat } as much as it took; { $seat }’s own choices cost { $lost ->
    [0] nothing
    [one] one point
   *[other] { $lost } points
  }.
review-choices = Choices: { $good } good, { $fair } so-so, { $bad } bad.
review-later = A game is reviewed when it is over.
review-busy = That is a lot of reviews. Please wait a while before you ask for another.
review-no-such-choice = Nobody made a choice there.
review-line-choice = { $seat }, move { $number }: “{ $made }”. Better: “{ $better }” (+{ $points }%).
review-line-roll = { $seat }, move { $number }: { $made } ({ $swing })
