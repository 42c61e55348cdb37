o-no-disc = kein Abenteuer
o-voyage-end = hier würde die Reise enden
o-now = Wie es steht:
o-then = Dann:
o-stays = das Schiff bleibt bei { $island }
o-zones = Winde der drei Etappen
o-leg = Etappe { $leg }
o-zone = { $zone }: { $total }, Karten: { $cards }{ $storm ->
    [yes] , Sturm
   *[no] { "" }
}{ $doubled ->
    [yes] , verdoppelt
   *[no] { "" }
}
o-answer = Athenes Antwort
o-answer-yours = Du bist Athene: Konterst du?
o-answer-waits = { $name } überlegt, ob Athene kontert.
o-answer-counter = Kontern
o-answer-allow = Geschehen lassen
o-round = Runde { $round }
o-pack = Stapel { $count }
o-reserve = Vorrat:
o-scored = Bisher begegnet:
o-mission = Dein Auftrag
o-missions = Die Aufträge
o-met = { $count ->
    [0] noch nicht begegnet
    [one] einmal begegnet
   *[other] { $count }-mal begegnet
}
o-points = { $points ->
    [one] Bisher ein Punkt; 10 beenden das Spiel.
   *[other] Bisher { $points } Punkte; 10 beenden das Spiel.
}
o-spent = Macht genutzt
o-power-zeus = darf die Runde beenden
o-power-athena = wehrt die Macht eines anderen Gottes ab
o-power-poseidon = sperrt eine Zone durch einen Sturm
o-power-hades = darf Winde verdeckt legen
o-power-aphrodite = verdoppelt eine Zone
o-power-hermes = versetzt eine gelegte Karte
