# Petteia, alle Wörter, die ein Spieler liest.

## Names

side-light = helle Steine
side-dark = dunkle Steine

## What one may do

act-move = { $count ->
    [0] Von { $stone } nach { $square } ziehen
    [one] Von { $stone } nach { $square } ziehen und schlagen
   *[other] Von { $stone } nach { $square } ziehen und { $count } schlagen
}
group-move = Von { $stone } nach

## What is to be decided

ask-moving = Welchen Stein ziehst du, und wohin?
ask-over = Die Partie ist zu Ende.

## What happened

did-move = { $seat } zieht von { $stone } nach { $square }.
captures = { $count ->
    [one] { $seat } schlägt den Stein auf { $squares }.
   *[other] { $seat } schlägt { $count } Steine auf einmal: { $squares }.
}
wins-few = { $count ->
    [0] { $loser } hat keinen Stein mehr: { $seat } hat gewonnen.
   *[other] { $loser } hat nur noch einen Stein: { $seat } hat gewonnen.
}
wins-shut = { $loser } ist eingeschlossen und kann nicht ziehen: { $seat } hat gewonnen.
wins-calm = { $turns } Züge lang wurde nichts geschlagen. { $seat } hat mit { $count } gegen { $other } Steine gewonnen.
calm-shared = { $turns } Züge lang wurde nichts geschlagen, und beide haben { $count } Steine: Sie teilen sich den Sieg.

## Why not

refused-game-over = „{ $move }“: Die Partie ist zu Ende.
refused-no-stone = „{ $move }“: Auf { $stone } liegt kein Stein.
refused-not-yours = „{ $move }“: Der Stein auf { $stone } gehört dir nicht.
refused-taken = „{ $move }“: Auf { $square } liegt schon ein Stein.
refused-blocked = „{ $move }“: Ein anderer Stein ist im Weg.
refused-one-step = „{ $move }“: An diesem Tisch zieht ein Stein nur ein Feld weit.
refused-not-straight = „{ $move }“: Ein Stein zieht in gerader Linie, auf seiner Reihe oder seiner Linie.
refused-no-such-action = „{ $move }“: Diese Aktion gibt es nicht.

## The table in a terminal

table-turn = { $phase ->
    [over] Die Partie ist zu Ende
   *[other] Zug { $turns }: { $seat }
}
table-player = Spieler
table-side = Seite
table-stones = Steine
table-calm = Züge ohne Schlagen: { $calm } von { $most }

## Boards and positions that cannot be

board-stones = Jede Seite hat { $least } bis { $most } Steine, nicht { $value }.
board-square = Ein Feld „{ $value }“ gibt es nicht; sie heißen a1 bis h8.
board-square-twice = Auf { $value } können nicht zwei Steine liegen.
board-shut-in = { $value ->
    [light] Kein heller Stein könnte ziehen.
   *[other] Kein dunkler Stein könnte ziehen.
}
position-settled = Mit diesen Steinen wäre die Partie zu Ende.
position-number = { $name } = { $value }: Es muss eine Zahl von { $least } bis { $most } sein.
