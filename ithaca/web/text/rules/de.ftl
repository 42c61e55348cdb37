# Die Regelbücher: was um die Regeln herum steht, und was unter den Bildern gesagt wird.

rules-lead = Ein Buch für jedes Spiel: jede Regel mit ihrer Adresse, was gedruckt ist, was unsere Auslegung ist, und warum.
fact-players = Spieler
fact-time = Dauer
fact-minutes = { $most ->
    [0] etwa { $least } Minuten
   *[other] { $least } bis { $most } Minuten
}
fact-age = Alter
fact-years = ab { $age } Jahren
fact-by = Autoren und Verlag
fact-clauses = In diesem Buch
fact-count = { $printed ->
    [one] { $printed } gedruckte Regel
   *[other] { $printed } gedruckte Regeln
}, { $contradicted } gedruckt, aber widersprüchlich, { $ours ->
    [one] { $ours } Auslegung
   *[other] { $ours } Auslegungen
}, { $options ->
    [one] { $options } Option
   *[other] { $options } Optionen
}
book-play = Einen Tisch eröffnen
book-learn = Beim Spielen lernen
book-print = Drucken
contents = Inhalt
chapter-number = Kapitel { $number }
chapter-before = Voriges Kapitel
chapter-next = Nächstes Kapitel
kind-printed = gedruckt
kind-contradicted = gedruckt, widersprüchlich
kind-ours = unsere Auslegung
kind-option = Option
rule-kind = Zeigen
rule-all = alles
rule-why = Warum
rule-option = Eine Option
rule-option-how = Aus, solange ein Tisch sie nicht wählt.
rule-differs = { $editions ->
    [1] Die Anleitung widerspricht sich
   *[other] Die Ausgaben unterscheiden sich
}
rule-printed-at = In der gedruckten Anleitung: { $place }
rule-link = Link zu { $address }
rule-copy = Link kopieren
rule-copy-of = Link kopieren: { $title }
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel.
   *[other] { $count } Regeln.
}
seek-end = Alles zeigen
try-title = Lieber ausprobieren?
try-text = Die Lektionen zu { $game } setzen dich an einen Tisch und lassen dich machen.
try-chapter = Eine Lektion zeigt dieses Kapitel am Tisch, Zug um Zug.
plate-figure = Tafel { $number }.
plate-many = × { $count }
plate-die = Würfel: { $name }
plate-trireme = Triere { $name }
plate-mission = Auftrag { $name }
plate-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}


