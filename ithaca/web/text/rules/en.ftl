# The rulebooks: words around the clauses, and what is said under the pictures.

rules-lead = A book for each game: every rule with its address, what is printed, what is our own ruling, and why.
fact-players = Players
fact-time = Time
fact-minutes = { $most ->
    [0] about { $least } minutes
   *[other] { $least } to { $most } minutes
}
fact-age = Age
fact-years = from { $age } years
fact-by = Designed and published by
fact-clauses = In this book
fact-count = { $printed ->
    [one] { $printed } printed rule
   *[other] { $printed } printed rules
}, { $contradicted } printed but contradictory, { $ours ->
    [one] { $ours } ruling of our own
   *[other] { $ours } rulings of our own
}, { $options ->
    [one] { $options } option
   *[other] { $options } options
}
book-play = Open a table
book-learn = Learn it by playing
book-print = Print
contents = Contents
chapter-number = Chapter { $number }
chapter-before = Previous chapter
chapter-next = Next chapter
kind-printed = printed
kind-contradicted = printed, contradictory
kind-ours = our ruling
kind-option = option
rule-kind = Show
rule-all = everything
rule-why = Why
rule-option = An option
rule-option-how = Off unless a table chooses it.
rule-differs = { $editions ->
    [1] The rulebook contradicts itself
   *[other] The editions differ
}
rule-printed-at = In the printed rules: { $place }
rule-link = Link to { $address }
rule-copy = Copy link
rule-copy-of = Copy link to { $title }
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule.
   *[other] { $count } rules.
}
seek-end = Show everything
try-title = Would you rather try it?
try-text = The lessons of { $game } seat you at a table and let you do it.
try-chapter = A lesson shows this chapter at the table, move by move.
plate-figure = Plate { $number }.
plate-many = × { $count }
plate-die = die showing { $name }
plate-trireme = trireme { $name }
plate-mission = mission { $name }
plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}


