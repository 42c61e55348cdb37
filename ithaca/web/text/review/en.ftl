# A game looked back on.

review-table = Back to the table
review-wait = Looking back at this game. One moment…
review-chances = Chances
review-chances-how = What everyone could expect of the victory, move by move: from each point, simple, sensible players played { $playouts } games to the end.
review-chances-muse = What everyone could expect of the victory, move by move: from each point, bots that have learned this game by playing say what they hope for, in { $playouts } worlds that could be behind it.
review-known = Point of view
review-known-table = as the table saw it
review-known-open = with open hands
review-chart = Chances of { $names } over { $moves } moves. The slider below gives them point by point; the table further down has the figures.
review-crosshair = Move of the game; the arrow keys step through it
review-after = { $at ->
    [0] Before the first move
   *[other] After move { $at } of { $of }
}
review-what = What happened
review-before-all = Everything is dealt, and nobody has moved yet.
review-quiet = Part of a move, { $move }: it is told once it is complete.
review-replay-here = Open the replay at move { $move }
review-figures = The chances as a table
review-col-move = Move
review-turns = Turning points
review-no-turns = No single move turned this game.
review-turn = Move { $move }: { $name }
review-by-luck = mostly luck
review-by-choice = mostly choice
review-show = Show on the chart
review-show-move = Show on the chart: move { $move }
review-luck-and-skill = Luck and skill
review-race-how = In percentage points. Luck is what dice and cards did. Skill is what a player’s own choices were worth compared with those of a simple, sensible player; others is what everyone else’s choices did. Together they lead exactly from the first chance to the last.
review-col-part = Cause
review-col-points = Percentage points
review-luck = Luck
review-skill = Skill
review-others = Others
review-missed = { $count ->
    [0] No real choice.
    [one] One real choice; the best one would have gained { $missed } more.
   *[other] { $count } real choices; the best ones would have gained { $missed } more.
}
review-suspicion = Suspicion
review-suspicion-chart = How likely the truth about { $name } looked to the others: { $secrets }. The figures are in the table below.
review-col-truth = The truth
review-col-others = The others
review-col-public = Spectators
review-col-wrong = Best wrong guess
review-col-secret = { $count ->
    [one] Secret
   *[other] Secret { $number }
}
review-figures-of = { $name } as a table
