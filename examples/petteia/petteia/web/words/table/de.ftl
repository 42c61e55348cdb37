# Petteia: was der Tisch im Browser sagt.

p-square = { $side ->
    [light] { $square }, heller Stein
    [dark] { $square }, dunkler Stein
   *[free] { $square }, frei
}
p-doomed = { $label }, würde geschlagen
p-mine = { $side ->
    [light] Du hast die hellen Steine
   *[dark] Du hast die dunklen Steine
}
p-count = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
p-calm = { $calm ->
    [0] Nach { $most } Zügen ohne Schlagen endet die Partie.
    [one] Ein Zug ohne Schlagen; nach { $most } endet die Partie.
   *[other] { $calm } Züge ohne Schlagen; nach { $most } endet die Partie.
}
