# Odysseus, every word a player reads.

## Names

god-zeus = Zeus
god-athena = Athene
god-poseidon = Poseidon
god-hades = Hades
god-aphrodite = Aphrodite
god-hermes = Hermes

wind-1 = Wind 1
wind-2 = Wind 2
wind-3 = Wind 3
wind-5 = Wind 5
wind-d = Dionysos
wind-unknown = verdeckte Karte

card-hidden = die verdeckte Karte
card-1 = einen Wind 1
card-2 = einen Wind 2
card-3 = einen Wind 3
card-5 = einen Wind 5
card-d = einen Dionysos

# Of several face-down cards in a zone, in the order in which they were laid.
card-hidden1 = die 1. verdeckte Karte
card-hidden2 = die 2. verdeckte Karte
card-hidden3 = die 3. verdeckte Karte
card-hidden4 = die 4. verdeckte Karte
card-hidden5 = die 5. verdeckte Karte
card-hidden6 = die 6. verdeckte Karte
card-hidden7 = die 7. verdeckte Karte
card-hidden8 = die 8. verdeckte Karte
card-hidden9 = die 9. verdeckte Karte
card-hidden10 = die 10. verdeckte Karte
card-hidden11 = die 11. verdeckte Karte
card-hidden12 = die 12. verdeckte Karte
card-hidden13 = die 13. verdeckte Karte
card-hidden14 = die 14. verdeckte Karte
card-hidden15 = die 15. verdeckte Karte
card-hidden16 = die 16. verdeckte Karte
card-hidden17 = die 17. verdeckte Karte
card-hidden18 = die 18. verdeckte Karte
card-hidden19 = die 19. verdeckte Karte
card-hidden20 = die 20. verdeckte Karte
card-hidden21 = die 21. verdeckte Karte
card-hidden22 = die 22. verdeckte Karte
card-hidden23 = die 23. verdeckte Karte
card-hidden24 = die 24. verdeckte Karte
card-hidden25 = die 25. verdeckte Karte
card-hidden26 = die 26. verdeckte Karte
card-hidden27 = die 27. verdeckte Karte
card-hidden28 = die 28. verdeckte Karte
card-hidden29 = die 29. verdeckte Karte
card-hidden30 = die 30. verdeckte Karte
card-hidden31 = die 31. verdeckte Karte
card-hidden32 = die 32. verdeckte Karte
card-hidden33 = die 33. verdeckte Karte
card-hidden34 = die 34. verdeckte Karte
card-hidden35 = die 35. verdeckte Karte
card-hidden36 = die 36. verdeckte Karte
card-hidden37 = die 37. verdeckte Karte
card-hidden38 = die 38. verdeckte Karte
card-hidden39 = die 39. verdeckte Karte
card-hidden40 = die 40. verdeckte Karte
card-hidden41 = die 41. verdeckte Karte
card-hidden42 = die 42. verdeckte Karte

adventure-cyclops = Zyklop
adventure-winds = Winde
adventure-sirens = Sirenen
adventure-underworld = Unterwelt
adventure-scylla = Skylla
adventure-homecoming = Heimkehr

colour-yellow = Gelb
colour-green = Grün
colour-red = Rot

zone-y1 = Gelb 1
zone-g1 = Grün 1
zone-r1 = Rot 1
zone-y2 = Gelb 2
zone-g2 = Grün 2
zone-r2 = Rot 2
zone-y3 = Gelb 3
zone-g3 = Grün 3
zone-r3 = Rot 3

## What one may do

act-pass = Passen
act-stop = Die Runde beenden
act-counter = { $god } kontern
act-allow = Zulassen
act-start = Das Schiff setzen: { $island }
act-wind = Einen { $wind } auf { $zone } legen
act-hide = Einen { $wind } verdeckt auf { $zone } legen
act-storm = Einen Sturm auf { $zone } entfesseln
act-double = { $zone } verdoppeln
act-lift = Von { $zone } { $card } nehmen
act-drop = Die Karte auf { $zone } ablegen
act-swap = Dionysos spielen: Götter mit { $seat } tauschen
act-disc = Ein Plättchen wählen: { $adventure }

## Choices that differ in their last word

group-start = Das Schiff setzen:
group-wind = Einen { $wind } legen auf
group-hide = Einen { $wind } verdeckt legen auf
group-storm = Einen Sturm entfesseln auf
group-double = Verdoppeln:
group-lift = Von { $zone } nehmen:
group-drop = Die Karte ablegen auf
group-swap = Dionysos spielen und die Götter tauschen mit
group-disc = Ein Plättchen wählen:

## What is to be decided

ask-placing = Setze das Schiff. Das Plättchen dieser Insel kommt in den Vorrat.
ask-turn = Du bist dran: Lege einen Wind, nutze deine Macht, tausche die Götter oder passe.
ask-dropping = Wo legt Hermes die Karte ab?
ask-window = { $god } hat gerade eine Macht genutzt. Konterst du sie?
ask-late = Hades hat noch verdeckte Karten liegen. Konterst du ihn jetzt?
ask-choosing = Wähle ein Plättchen aus dem Vorrat für { $island }.

## What happened

did-pass = { $seat } passt.
did-stop = { $seat } will mit Zeus die Runde beenden.
did-counter = { $seat } kontert { $god } mit Athene.
did-allow = { $seat } lässt { $god } gewähren.
did-start = { $seat } setzt das Schiff: { $island }.
did-wind = { $seat } legt einen { $wind } auf { $zone }.
did-hide = { $seat } legt einen { $wind } verdeckt auf { $zone }.
did-hide-unseen = { $seat } legt eine Karte verdeckt auf { $zone }.
did-storm = { $seat } entfesselt mit Poseidon einen Sturm: { $zone } ist gesperrt.
did-double = { $seat } verdoppelt { $zone } mit Aphrodite.
did-lift = { $seat } nimmt mit Hermes { $card } von { $zone }.
did-drop = { $seat } legt die Karte auf { $zone } ab.
did-swap = { $seat } spielt Dionysos und ist jetzt { $god }; { $other } ist { $other_god }.
did-disc = { $seat } legt ein Plättchen auf { $island }: { $adventure }.

card-turned = Aufgedeckt auf { $zone }: { $wind }.
leg-sailed = Etappe { $leg }: { $colour } mit { $strength }, nach { $island }.
leg-calm = Etappe { $leg }: Flaute. Die Fahrt endet.
nothing-scored = Das Schiff liegt vor { $island }. Kein Plättchen wird gewertet.
disc-scored = Auf { $island } erwartet Odysseus ein Abenteuer: { $adventure }.
your-points = Das bringt dir { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}. Du hast jetzt { $points }.
round-begins = Runde { $round }. { $seat } beginnt.
you-draw = Du ziehst: { $winds }.
you-draw-nothing = Der Stapel ist leer: Du ziehst nichts.
game-over = Das Spiel ist zu Ende. Die Aufträge werden gezeigt.
game-over-dry = Nach { $rounds } Runden in Folge ohne gewertetes Plättchen ist das Spiel zu Ende. Die Aufträge werden gezeigt.
mission-shown = Der Auftrag von { $seat }: { $mission }, { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
winner = { $seats } hat gewonnen.
winners = { $seats } teilen sich den Sieg.

## Why not

refused-game-over = „{ $move }“: Das Spiel ist zu Ende.
refused-ship-first = „{ $move }“: Zeus muss zuerst das Schiff setzen.
refused-ship-placed = „{ $move }“: Das Schiff ist schon gesetzt.
refused-no-such-island = „{ $move }“: { $island } ist nicht auf dem kleinen Plan.
refused-disc-first = „{ $move }“: Zeus muss zuerst ein Plättchen wählen.
refused-no-disc-now = „{ $move }“: Ein Plättchen wird nur nach einer Fahrt zu einer anderen Insel gewählt.
refused-not-in-reserve = „{ $move }“: Im Vorrat liegt kein solches Plättchen mehr ({ $adventure }).
refused-athena-first = „{ $move }“: Zuerst muss Athene antworten: kontern oder zulassen.
refused-nothing-to-counter = „{ $move }“: Gerade wurde keine Macht genutzt, auf die Athene antworten könnte.
refused-nothing-hidden = „{ $move }“: Auf dem Plan liegt keine verdeckte Karte.
refused-drop-first = „{ $move }“: Hermes muss zuerst seine Karte ablegen.
refused-nothing-lifted = „{ $move }“: Hermes hat keine Karte genommen.
refused-same-zone = „{ $move }“: Die Karte kommt von dort; wähle eine andere Zone.
refused-not-held = „{ $move }“: Du hast keinen { $wind } auf der Hand.
refused-not-your-god = „{ $move }“: Das ist die Macht von { $god }, und diesen Gott hast du nicht.
refused-power-spent = „{ $move }“: Die Macht von { $god } ist in dieser Runde schon verbraucht.
refused-hades-open = „{ $move }“: Hades wurde gekontert und legt seine Karten offen, bis die Runde endet.
refused-no-such-card = „{ $move }“: Auf { $zone } liegt keine solche Karte.
refused-which-hidden = „{ $move }“: Auf { $zone } liegen mehrere verdeckte Karten. Sag, welche; hidden1 wurde zuerst gelegt.
refused-one-hidden = „{ $move }“: Liegt nur eine Karte verdeckt, hat sie keine Nummer: lift:{ $zone_id }:hidden.
refused-no-dionysos = „{ $move }“: Du hast keinen Dionysos auf der Hand.
refused-swap-self = „{ $move }“: Wähle jemand anderen als dich selbst.
refused-no-such-seat = „{ $move }“: In dieser Partie gibt es keinen Platz { $seat_id }.
refused-no-such-action = „{ $move }“: Diese Aktion gibt es nicht.

## The table in a terminal

table-gods = Götter
table-player = Spieler
table-god = Gott
table-power = Macht
table-cards = Karten
table-points = Punkte
power-ready = bereit
power-used = verbraucht
power-countered = gekontert
table-winds = Winde
table-leg = Etappe
table-islands = Inseln
table-island = Insel
table-disc = Plättchen
table-round = Runde { $round }{ $phase ->
    [placing] , das Schiff ist noch zu setzen
    [choosing] , Zeus wählt ein Plättchen
    [over] , das Spiel ist zu Ende
   *[other] { $passes ->
        [0] { "" }
        [one] , { $passes }-mal gepasst
       *[other] , { $passes }-mal in Folge gepasst
    }
}
table-voyage = Nach jetzigem Stand: { $voyage }
table-maybe = { $island }?
table-voyage-unsure = Nach jetzigem Stand: { $voyage } (mit Fragezeichen, wo verdeckte Karten es noch ändern können)
table-voyage-none = Nach jetzigem Stand bleibt das Schiff vor { $island }.
table-reserve = Vorrat: { $discs }
table-scored = Gewertet: { $discs }
table-none = noch nichts
table-mission = Dein Auftrag: { $first } 3, { $second } 2, { $third } 1. Du hast { $points } von 10 Punkten.
table-hand = Deine Hand: { $winds }
table-hand-empty = Deine Hand ist leer.
table-storm = Sturm
table-doubled = verdoppelt

## Boards and positions that cannot be

board-island-count = Ein Plan hat { $wanted } Inseln, nicht { $value }.
board-no-lines = Die Linien „{ $colour }“ müssen eine Liste von Inselpaaren sein.
board-line-count = Die Insel „{ $value }“ hat { $count } Linien „{ $colour }“; jede Insel hat genau eine.
board-double-line = Die Inseln „{ $value }“ und „{ $other }“ sind zweimal verbunden, oder eine Insel ist es mit sich selbst; die Linien einer Insel führen zu drei verschiedenen.
board-no-small = Der Teil [small] muss die Inseln nennen, die entfallen, die zwei, die der Streifen verbindet, und dessen Farbe.
board-small-lines = Wenn der Block entfällt und der Streifen liegt, hat die Insel „{ $value }“ nicht von jeder Farbe eine Linie.
board-small-double = Der Streifen verbindet zwei Inseln, zwischen denen es schon eine Linie gibt.
no-small-board = Dieser Plan hat keinen Teil [small], und die Variante zu viert wird auf dem kleinen Plan gespielt.
position-won = { $value } hätte schon zehn Punkte, und das Spiel wäre zu Ende.
position-no-mission = Es gibt keine Auftragskarte „{ $value }“ (Wert 3, 2, 1).
position-disc-at-ship = Das Schiff liegt vor „{ $value }“; unter ihm liegt kein Plättchen.
position-no-origin = Zeus wählt ein Plättchen für die Insel, auf der die Fahrt begann: Nenne sie, ohne Plättchen und nicht die des Schiffs, also nicht „{ $value }“.
position-no-reserve = In der Phase „{ $value }“ wählt Zeus ein Plättchen, aber der Vorrat ist leer.
position-no-zone = Es gibt keine Zone „{ $value }“.
position-no-phase = Es gibt keine Phase „{ $value }“.
position-not-now = „{ $value }“ kann in dieser Phase nicht genannt werden.
position-other-phase = Die Phase kann nicht „{ $value }“ sein: Nach allem, was sonst genannt ist, ist es „{ $told }“.
position-hades-open = Hades wurde gekontert, also gibt es keine verdeckten Karten, die unter „{ $value }“ stehen könnten.
position-same-zone = Hermes nimmt die Karte von „{ $value }“ und kann sie dort nicht ablegen.
position-no-card = Auf { $zone } liegt keine solche Karte: „{ $value }“.
position-not-asked = Athene kann nicht zu „{ $value }“ gefragt werden: nicht zu sich selbst, und nicht, wenn ihre Macht verbraucht ist.
position-not-late = Wechselt der Zug, wird Athene nur zu Hades gefragt, und nur mit der Option dafür; nicht zu „{ $value }“.
position-lacks = Wenn { $god } gerade eine Macht genutzt hat, muss die Position auch „{ $value }“ nennen.
position-not-active = { $god } hat gerade eine Macht genutzt, also ist nicht { $value } am Zug.
