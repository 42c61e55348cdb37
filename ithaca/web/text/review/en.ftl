# A game looked back on.

review-table = To the table
review-wait = Looking back on this game. It takes a moment.
review-chances = Chances
review-chances-how = What everyone could expect of the victory, move by move: { $playouts } games played on from each point by simple sensible players.
review-known = Seen
review-known-table = as the table knew
review-known-open = as it was, with open hands
review-chart = Chances of { $names } over { $moves } moves. The slider below tells them point by point, the table below has the figures.
review-crosshair = Move of the game; arrow keys go through it
review-after = { $at ->
    [0] Before the first move
   *[other] After move { $at } of { $of }
}
review-what = What happened
review-before-all = All is dealt, nobody has moved.
review-quiet = A part of a move, { $move }: it is told when it is complete.
review-replay-here = Open the replay at move { $move }
review-figures = The chances as a table
review-col-move = Move
review-turns = Turning points
review-no-turns = No single move turned this game.
review-turn = Move { $move }: { $name }
review-by-luck = mostly luck
review-by-choice = mostly choice
review-show = Show in the curves
review-show-move = Show in the curves: move { $move }
review-luck-and-skill = Luck and skill
review-race-how = In points of a hundred. Luck is what dice and cards did. Skill is what one’s own choices were worth beside those of a simple sensible player, others what theirs did to one. Together they lead exactly from the first chance to the last.
review-col-part = What did it
review-col-points = Points of a hundred
review-luck = Luck
review-skill = Skill
review-others = Others
review-missed = { $count ->
    [0] Never had a choice.
    [one] One real choice; the best one would have brought { $missed } more.
   *[other] { $count } real choices; the best ones would have brought { $missed } more.
}
review-suspicion = Suspicion
review-suspicion-how-ulysses = What the others could have guessed of each goal, from all they had seen: the strong line is the truth, the fine dotted one their best wrong guess. A new goal begins a new line; one that was shown stands at 100 %.
review-suspicion-how-odysseus = What the others could have guessed of each mission, from all they had seen: the strong line is the truth, the fine dotted one their best wrong guess. A mission is named by the adventure that pays it most.
review-suspicion-chart = How likely the others could think the truth about { $name }: { $secrets }. The figures are in the table below.
review-col-truth = The truth
review-col-others = The others
review-col-public = Watching
review-col-wrong = Best wrong guess
review-col-secret = { $count ->
    [one] Secret
   *[other] Secret { $number }
}
review-figures-of = { $name } as a table
