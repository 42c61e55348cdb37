# Petteia, every word a player reads.

## Names

side-light = light stones
side-dark = dark stones

## What one may do

act-move = { $count ->
    [0] Move { $stone } to { $square }
    [one] Move { $stone } to { $square } and capture
   *[other] Move { $stone } to { $square } and capture { $count }
}
group-move = Move { $stone } to

## What is to be decided

ask-moving = Which stone do you move, and where to?
ask-over = The game is over.

## What happened

did-move = { $seat } moves from { $stone } to { $square }.
captures = { $count ->
    [one] { $seat } captures the stone on { $squares }.
   *[other] { $seat } captures { $count } stones at once: { $squares }.
}
wins-few = { $count ->
    [0] { $loser } has no stone left: { $seat } has won.
   *[other] { $loser } has a single stone left: { $seat } has won.
}
wins-shut = { $loser } is shut in and cannot move: { $seat } has won.
wins-calm = Nothing was captured for { $turns } turns. { $seat } has won with { $count } stones against { $other }.
calm-shared = Nothing was captured for { $turns } turns, and both have { $count } stones: they share the victory.

## Why not

refused-game-over = “{ $move }”: the game is over.
refused-no-stone = “{ $move }”: there is no stone on { $stone }.
refused-not-yours = “{ $move }”: the stone on { $stone } is not yours.
refused-taken = “{ $move }”: there is already a stone on { $square }.
refused-blocked = “{ $move }”: another stone is in the way.
refused-one-step = “{ $move }”: at this table a stone moves a single square.
refused-not-straight = “{ $move }”: a stone moves in a straight line, along its rank or its file.
refused-no-such-action = “{ $move }”: there is no such action.

## The table in a terminal

table-turn = { $phase ->
    [over] The game is over
   *[other] Turn { $turns }: { $seat }
}
table-player = Player
table-side = Side
table-stones = Stones
table-calm = Turns without a capture: { $calm } of { $most }

## Boards and positions that cannot be

board-stones = Each side has { $least } to { $most } stones, not { $value }.
board-square = There is no square “{ $value }”; they are called a1 to h8.
board-square-twice = Two stones cannot lie on { $value }.
board-shut-in = { $value ->
    [light] No light stone could move.
   *[other] No dark stone could move.
}
position-settled = With these stones the game would be over.
position-number = { $name } = { $value }: it must be a number from { $least } to { $most }.
