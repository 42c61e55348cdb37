## Riddles

riddles-lead = Every day one position for each game, the same for everybody. The oracle is sure what to play there. Are you?
riddles-none = No game here has riddles yet.
riddle-of = Riddle: { $game }
riddle-today = Today’s riddle
riddle-today-of = Today’s riddle of { $game }
riddle-you = You are { $name }
riddle-ask = What do you play?
riddle-list = All moves
riddle-days = The last days
riddle-day = { $day }: { $how ->
    [solved] solved
    [missed] missed
   *[open] not tried
}
riddle-streak = { $count ->
    [0] No run of solved days yet.
    [one] Solved one day in a row.
   *[other] Solved { $count } days in a row.
}
riddle-right = Right!
riddle-wrong = Not this time.
riddle-best = the oracle’s move
riddle-yours = yours
riddle-greedy = what looks best at first sight
riddle-unweighed = Your move is none of those the oracle thought most of.
riddle-how = The figure is the share of the victory the oracle expects after the move; it played on in thought { $count } times.
