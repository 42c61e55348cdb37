# Rückblick auf eine Partie.

review-table = Zurück zum Tisch
review-wait = Wir blicken auf diese Partie zurück. Einen Augenblick …
review-chances = Aussichten
review-chances-how = Was alle vom Sieg erwarten konnten, Zug um Zug: Von jedem Punkt aus haben einfache, vernünftige Spieler { $playouts } Partien zu Ende gespielt.
review-chances-muse = Was alle vom Sieg erwarten konnten, Zug um Zug: An jedem Punkt sagen Bots, die dieses Spiel spielend gelernt haben, worauf sie hoffen, in { $playouts } Welten, die dahinterstehen könnten.
review-known = Sicht
review-known-table = was der Tisch wusste
review-known-open = mit offenen Karten
review-chart = Aussichten von { $names } über { $moves } Züge. Der Schieber darunter nennt sie Punkt für Punkt; die Zahlen stehen in der Tabelle weiter unten.
review-crosshair = Zug der Partie; die Pfeiltasten führen hindurch
review-after = { $at ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $at } von { $of }
}
review-what = Was geschah
review-before-all = Alles ist ausgeteilt, noch niemand hat gezogen.
review-quiet = Ein Teil eines Zugs, { $move }: Erzählt wird der Zug, wenn er vollständig ist.
review-replay-here = Ab Zug { $move } nachspielen
review-figures = Die Aussichten als Tabelle
review-col-move = Zug
review-turns = Wendepunkte
review-no-turns = Kein einzelner Zug hat diese Partie gewendet.
review-turn = Zug { $move }: { $name }
review-by-luck = vor allem Glück
review-by-choice = vor allem eigene Wahl
review-show = In den Kurven zeigen
review-show-move = In den Kurven zeigen: Zug { $move }
review-luck-and-skill = Glück und Geschick
review-race-how = In Prozentpunkten. Glück ist, was Würfel und Karten bewirkten. Geschick ist, was die eigenen Entscheidungen wert waren, verglichen mit denen eines einfachen, vernünftigen Spielers; die anderen sind das, was deren Entscheidungen bewirkten. Zusammen führen sie genau von der ersten Aussicht zur letzten.
review-col-part = Ursache
review-col-points = Prozentpunkte
review-luck = Glück
review-skill = Geschick
review-others = Die anderen
review-missed = { $count ->
    [0] Keine echte Wahl.
    [one] Eine echte Wahl; die beste hätte { $missed } mehr gebracht.
   *[other] { $count } echte Entscheidungen; die besten hätten { $missed } mehr gebracht.
}
review-suspicion = Verdacht
review-suspicion-chart = Für wie wahrscheinlich die anderen die Wahrheit über { $name } halten konnten: { $secrets }. Die Zahlen stehen in der Tabelle darunter.
review-col-truth = Die Wahrheit
review-col-others = Die anderen
review-col-public = Zuschauer
review-col-wrong = Beste falsche Vermutung
review-col-secret = { $count ->
    [one] Geheimnis
   *[other] Geheimnis { $number }
}
review-figures-of = { $name } als Tabelle
