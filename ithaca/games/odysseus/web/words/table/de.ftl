o-no-disc = kein Plättchen
o-ship = hier liegt das Schiff
o-voyage-end = hier würde die Fahrt enden
o-voyage-end-unsure = hier könnte die Fahrt enden
o-now = Nach jetzigem Stand:
o-then = Dann:
o-stays = das Schiff bleibt vor { $island }
o-maybe = { $island }?
o-unsure = Verdeckte Karten können das noch ändern.
o-zones = Winde der drei Etappen
o-leg = Etappe { $leg }
o-zone = { $zone }: { $least ->
    [yes] mindestens { $total }
   *[no] { $total }
}, Karten: { $cards }{ $storm ->
    [yes] , Sturm
   *[no] { "" }
}{ $doubled ->
    [yes] , verdoppelt
   *[no] { "" }
}
o-known = { $wind }, verdeckt
o-take = Karten, die Hermes nehmen darf
o-answer = Athenes Antwort
o-answer-late = Hades hat noch verdeckte Karten liegen.
o-answer-yours = Du bist Athene: Konterst du?
o-answer-waits = { $name } ist Athene und überlegt, ob sich ein Konter lohnt.
o-answer-counter = Kontern
o-answer-allow = Gewähren lassen
o-round = Runde { $round }
o-pack = Stapel { $count }
o-reserve = Vorrat:
o-scored = Gewertet:
o-mission = Dein Auftrag
o-missions = Die Aufträge
o-met = { $count ->
    [0] noch nicht gewertet
    [one] einmal gewertet
   *[other] { $count }-mal gewertet
}
o-points = { $points ->
    [one] Bisher ein Punkt; bei 10 endet das Spiel.
   *[other] Bisher { $points } Punkte; bei 10 endet das Spiel.
}
o-spent = Macht verbraucht
o-power-zeus = darf die Runde beenden
o-power-athena = darf die Macht eines anderen Gottes kontern
o-power-poseidon = darf eine Zone mit einem Sturm sperren
o-power-hades = darf Winde verdeckt legen
o-power-aphrodite = darf eine Zone verdoppeln
o-power-hermes = darf eine gelegte Karte versetzen
review-suspicion-how-odysseus = Was die anderen von jedem Auftrag hätten ahnen können, nach allem, was sie gesehen hatten: Die kräftige Linie ist die Wahrheit, die fein gepunktete ihre beste falsche Vermutung. Ein Auftrag heißt nach dem Abenteuer, das ihm am meisten bringt.
first-odysseus = Ihr lenkt alle dasselbe Schiff mit Winden: Auf bis zu drei Etappen folgt es der Farbe mit den stärksten Winden. Jeder hat einen Gott mit einer eigenen Macht und einen geheimen Auftrag.
aim-odysseus = Die Fahrten sollen bei den drei Abenteuern deines Auftrags enden, für 3, 2 oder 1 Punkte. Zehn Punkte beenden die Partie.
o-panes = Was zu sehen ist
o-sea = Meer
o-winds = Winde
o-ask-pass = Dir bleibt nur zu passen.
o-ask-turn = Du bist dran: { $wind ->
    [yes] lege einen Wind,{" "}
   *[no] { "" }
}{ $power ->
    [yes] nutze deine Macht,{" "}
   *[no] { "" }
}{ $swap ->
    [yes] tausche die Götter,{" "}
   *[no] { "" }
}oder passe.
order-odysseus-pass = Passen, bis jemand handelt
order-odysseus-pass-how = Dein Platz passt, solange alle passen, und nur in dieser Runde. Sobald jemand etwas anderes tut, entscheidest wieder du.
