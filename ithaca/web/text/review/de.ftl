# Rückblick auf eine Partie.

review-table = Zum Tisch
review-wait = Wir blicken auf diese Partie zurück. Einen Augenblick.
review-chances = Aussichten
review-chances-how = Was alle vom Sieg erwarten konnten, Zug um Zug: { $playouts } Partien, von jedem Punkt aus von einfachen, vernünftigen Spielern zu Ende gespielt.
review-known = Gesehen
review-known-table = wie der Tisch es wusste
review-known-open = wie es war, mit offenen Karten
review-chart = Aussichten von { $names } über { $moves } Züge. Der Schieber darunter nennt sie Punkt für Punkt, die Tabelle weiter unten hat die Zahlen.
review-crosshair = Zug der Partie; Pfeiltasten gehen hindurch
review-after = { $at ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $at } von { $of }
}
review-what = Was geschah
review-before-all = Alles ist ausgeteilt, noch niemand hat gezogen.
review-quiet = Ein Teil eines Zuges, { $move }: Erzählt wird er, wenn er vollständig ist.
review-replay-here = Ab Zug { $move } nachspielen
review-figures = Die Aussichten als Tabelle
review-col-move = Zug
review-turns = Wendepunkte
review-no-turns = Kein einzelner Zug hat diese Partie gewendet.
review-turn = Zug { $move }: { $name }
review-by-luck = vor allem Glück
review-by-choice = vor allem die Wahl
review-show = In den Kurven zeigen
review-show-move = In den Kurven zeigen: Zug { $move }
review-luck-and-skill = Glück und Geschick
review-race-how = In Punkten von hundert. Glück ist, was Würfel und Karten taten. Geschick ist, was die eigenen Entscheidungen wert waren neben denen eines einfachen, vernünftigen Spielers; die anderen, was deren Entscheidungen einem taten. Zusammen führen sie genau von der ersten Aussicht zur letzten.
review-col-part = Was es bewirkte
review-col-points = Punkte von hundert
review-luck = Glück
review-skill = Geschick
review-others = Die anderen
review-missed = { $count ->
    [0] Hatte nie eine Wahl.
    [one] Eine echte Wahl; die beste hätte { $missed } mehr gebracht.
   *[other] { $count } echte Entscheidungen; die besten hätten { $missed } mehr gebracht.
}
review-suspicion = Verdacht
review-suspicion-how-ulysses = Was die anderen von jedem Ziel hätten ahnen können, nach allem, was sie gesehen hatten: Die kräftige Linie ist die Wahrheit, die fein gepunktete ihre beste falsche Vermutung. Ein neues Ziel beginnt eine neue Linie; ein gezeigtes steht bei 100 %.
review-suspicion-how-odysseus = Was die anderen von jeder Mission hätten ahnen können, nach allem, was sie gesehen hatten: Die kräftige Linie ist die Wahrheit, die fein gepunktete ihre beste falsche Vermutung. Eine Mission heißt nach dem Abenteuer, das ihr am meisten bringt.
review-suspicion-chart = Wie wahrscheinlich die anderen die Wahrheit über { $name } halten konnten: { $secrets }. Die Zahlen stehen in der Tabelle darunter.
review-col-truth = Die Wahrheit
review-col-others = Die anderen
review-col-public = Zuschauer
review-col-wrong = Beste falsche Vermutung
review-col-secret = { $count ->
    [one] Geheimnis
   *[other] Geheimnis { $number }
}
review-figures-of = { $name } als Tabelle
