# L'Odyssée d'Ulysse, every word a player reads.

## Names

card-hermes = Hermes
card-leucothea = Leukothea
card-proteus = Proteus
card-athena = Athene
card-circe = Kirke
card-calypso = Kalypso
card-sirens = die Sirenen
card-lotuseaters = die Lotophagen
card-cyclopes = die Zyklopen
card-scylla = Skylla
card-polyphemus = Polyphem
card-cicones = die Kikonen
card-laestrygonians = die Laistrygonen
card-hyperion = Hyperion
card-charybdis = Charybdis
card-poseidon = Poseidon
card-mist = Dunst
card-fog = Nebel
card-calm = die Große Flaute
card-bag = Schlauch der Winde
card-treasure3 = Schatz zu 3
card-treasure4 = Schatz zu 4
card-treasure5 = Nausikaas Schatz zu 5
card-ghosts = die Geister des Hades
card-unknown = unbekannte Karte

help-hermes = Hermes
help-leucothea = Leukothea
help-proteus = Proteus
help-athena = Athene

weapon-none = keine Waffe
weapon-lance = Lanze des Achill
weapon-bow = Langbogen des Odysseus
weapon-shield = Schild des Achill
weapon-helmet = Helm des Achill
weapon-unknown = unbekannte Waffe

## What one may do

act-roll = { $phase ->
    [moving] Würfeln und fahren
    [testing] Dagegen würfeln
    [wrecking] Den Pfeil auswürfeln
   *[bagging] Für den Schlauch würfeln
}
act-endure = Hinnehmen, was kommt
act-arm = Die oberste Waffe nehmen
act-decline = { $phase ->
    [arming] Die Waffe liegen lassen
   *[other] Den Schlauch nicht anrühren
}
act-help = { $help } rufen
act-route = Die Route „{ $route }“ nehmen

## Choices that differ in their last word

group-help = Rufen:
group-route = Die Route nehmen:

## What is to be decided

ask-routing = { $bag ->
    [none] Hier gabelt sich der Weg. Welche Route nimmst du?
    [may] Der Schlauch der Winde würde dich weitertragen, und hier gabelt sich der Weg. Welche Route nimmst du? Oder rührst du ihn nicht an?
   *[must] Der Schlauch der Winde trägt dich weiter, und hier gabelt sich der Weg. Welche Route nimmst du?
}
ask-moving = { $bag ->
    [none] { $halved ->
        [0] Würfle und fahr los.
       *[other] Dunst liegt auf dem Meer: Diese Fahrt zählt nur halb. Würfle und fahr los.
    }
    [may] Der Schlauch der Winde würde dich sofort weitertragen. Würfle und fahr los, oder rühr ihn nicht an.
   *[must] Der Schlauch der Winde trägt dich sofort weiter. Würfle und fahr los.
}
ask-testing = Es geht gegen { $card }: Würfle { $least ->
    [6] eine 6.
   *[other] { $least } oder mehr.
}
ask-helping = Rufst du Hilfe gegen { $card_id ->
    [bag] den { $card }
   *[other] { $card }
}?
ask-wrecking = Du hast Schiffbruch erlitten. Der Würfel sagt, bei welchem Pfeil du von Neuem beginnst.
ask-bagging = Die Mannschaft schielt auf den Schlauch der Winde: Bei 1 oder 2 erleidest du Schiffbruch.
ask-arming = Hier liegt eine Waffe. Nimmst du sie mit?

## What happened

did-roll = { $seat } würfelt eine { $die }{ $halved ->
    [0] .
   *[other] {" "}im Dunst: Das zählt nur halb.
}
did-route = { $seat } nimmt die Route „{ $route }“.
did-help = { $seat } ruft { $help } zu Hilfe gegen { $foe_id ->
    [bag] den { $foe }
   *[other] { $foe }
}.
did-endure = { $seat } ruft keine Hilfe gegen { $foe_id ->
    [bag] den { $foe }
   *[other] { $foe }
}.
did-arm = { $seat } verlässt den Hades mit einer Waffe: { $weapon }.
did-decline = { $seat } lässt die Waffe im Hades liegen.
did-leave-bag = { $seat } rührt den Schlauch der Winde nicht an und bleibt liegen.
rolled-test = { $seat } würfelt eine { $die } gegen { $foe }.
rolled-wreck = { $seat } würfelt in der Brandung eine { $die }.
rolled-bag = { $seat } würfelt für den Schlauch der Winde eine { $die }.
sails-to = { $seat } fährt weiter: { $space }.
sails-to-star = { $seat } erreicht einen Stern: { $space }.
finds-help = { $seat } findet { $card } und behält die Karte.
finds-treasure = { $seat } findet { $card_id ->
    [treasure5] Nausikaas Schatz
   *[other] einen Schatz
} im Wert von { $worth }.
draws = { $seat } zieht eine Karte: { $card }.
meets = { $seat } trifft auf { $card_id ->
    [bag] den { $card }
   *[other] { $card }
}.
beats = { $seat } besiegt { $foe_id ->
    [mist] den { $foe }
    [fog] den { $foe }
   *[other] { $foe }
}. Die Karte kommt unter den Stapel.
beats-and-stays = { $seat } besiegt { $foe }.
struck-held = { $seat } kommt gegen { $foe } nicht an und sitzt fest.
struck-wreck = { $seat } kommt gegen { $foe } nicht an und erleidet Schiffbruch.
struck-bag = Aus dem { $foe } bricht ein Sturm los, und { $seat } erleidet Schiffbruch.
struck-circe = { $foe } verzaubert { $seat }: Hinab geht es in den Hades, wo die Geister warten.
struck-ghosts = { $seat } kommt gegen { $foe } nicht an und muss dort bleiben.
struck-mist = { $seat } gerät in { $foe }: Die nächste Fahrt zählt nur halb.
struck-fog = { $seat } verirrt sich im { $foe } und muss den nächsten Zug aussetzen.
struck-calm = { $seat } liegt still: Ringsum herrscht { $foe }.
wreck-takes = { $seat } verliert an das Meer: { $cards }.
starts-anew = { $seat } beginnt von Neuem bei Pfeil { $arrow }, { $space }.
freed = { $count ->
    [one] Wieder frei: { $seats }.
   *[other] Wieder frei, alle miteinander: { $seats }.
}
bag-shut = Der Schlauch bleibt zu.
wreck-averted = { $seat } entgeht dem Schiffbruch.
wreck-averted-held = { $seat } entgeht dem Schiffbruch, doch { $foe } lassen nicht los.
loses-turn = { $seat } verliert einen Zug.
comes-home = { $order ->
    [1] Ithaka! { $seat } ist vor allen anderen daheim.
    [2] { $seat } erreicht Ithaka an zweiter Stelle.
    [3] { $seat } erreicht Ithaka an dritter Stelle.
   *[other] { $seat } erreicht Ithaka an letzter Stelle.
}
turn-begins = { $seat } ist am Zug.
winner = { $seat } hat gewonnen, { $worth ->
    [0] ohne Schatz.
   *[other] mit einem Schatz im Wert von { $worth }.
}
winner-with-glory = { $seat } hat gewonnen, und der Ruhm kommt dazu: einen Schatz im Wert von { $worth } hat sonst niemand.
sail-on = { $worth ->
    [0] Die anderen fahren weiter: Wer als Erster einen Schatz heimbringt, belegt Platz zwei.
   *[other] Die anderen fahren weiter: Wer als Erster einen Schatz im Wert von mehr als { $worth } heimbringt, belegt Platz zwei.
}
sail-on-all = { $worth ->
    [0] Die anderen fahren weiter, bis alle daheim sind. Wer als Erster einen Schatz heimbringt, belegt Platz zwei.
   *[other] Die anderen fahren weiter, bis alle daheim sind. Wer als Erster einen Schatz im Wert von mehr als { $worth } heimbringt, belegt Platz zwei.
}
settled = { $worth ->
    [0] Kein Schatz kann mehr nach Ithaka gelangen: Die Plätze stehen fest.
   *[other] Niemand kann mehr einen Schatz im Wert von mehr als { $worth } heimbringen: Die Plätze stehen fest.
}
glory = Zum Sieg kommt für { $seat } der Ruhm: Einen Schatz im Wert von { $worth } hat sonst niemand heimgebracht.
second = { $seat } belegt Platz zwei: ein Schatz im Wert von { $worth }, mehr als der des Siegers.
unlucky = { $count ->
    [one] Der größte Pechvogel seiner Zeit: { $seats }.
   *[other] Die größten Pechvögel ihrer Zeit: { $seats }.
}

## Ranks

rank-winner = Sieg
rank-winner-glory = Sieg mit Ruhm
rank-second = Platz zwei
rank-unlucky = Unter den größten Pechvögeln ihrer Zeit
rank-at-sea = Noch auf See

## Spaces without a name of their own

space-past = { $count ->
    [1] ein Feld
    [2] zwei Felder
    [3] drei Felder
    [4] vier Felder
    [5] fünf Felder
    [6] sechs Felder
   *[other] { $count } Felder
} hinter { $place }
space-before = { $count ->
    [1] ein Feld
    [2] zwei Felder
    [3] drei Felder
    [4] vier Felder
    [5] fünf Felder
    [6] sechs Felder
   *[other] { $count } Felder
} vor { $place }
space-along = { $count ->
    [1] erstes Feld
    [2] zweites Feld
    [3] drittes Feld
    [4] viertes Feld
    [5] fünftes Feld
    [6] sechstes Feld
   *[other] Feld { $count }
} der Route „{ $route }“
space-number = Feld { $number }

## Why not

refused-game-over = „{ $move }“: Das Spiel ist zu Ende.
refused-route-first = „{ $move }“: Wähle zuerst deine Route.
refused-answer-first = „{ $move }“: Sag zuerst, ob du Hilfe gegen { $card_id ->
    [bag] den { $card }
   *[other] { $card }
} rufst oder hinnimmst, was kommt.
refused-arm-first = „{ $move }“: Nimm zuerst die Waffe, oder lass sie liegen.
refused-nothing-to-help = „{ $move }“: Dir ist gerade nichts widerfahren, was eine Hilfe abwenden könnte.
refused-not-held = „{ $move }“: Diese Hilfe hast du nicht.
refused-no-help = „{ $move }“: { $help } hilft nicht gegen { $card_id ->
    [bag] den { $card }
   *[other] { $card }
}.
refused-not-on-hades = „{ $move }“: Eine Waffe nimmst du nur, wenn du den Hades ohne Waffe verlässt und dort noch eine liegt.
refused-no-fork = „{ $move }“: Jetzt ist keine Route zu wählen.
refused-other-fork = „{ $move }“: Diese Route beginnt nicht dort, wo du bist.
refused-no-such-action = „{ $move }“: Diese Aktion gibt es nicht.
refused-bag-drives = „{ $move }“: Der Schlauch der Winde trägt dich weiter, ob du willst oder nicht.

## The table in a terminal

table-turn = { $phase ->
    [over] Das Wettrennen ist zu Ende
   *[other] Zug { $turns }: { $seat }
}
table-triremes = Trieren
table-player = Spieler
table-at = Feld
table-left = Bis Ithaka
table-weapon = Waffe
table-help = Hilfen
table-treasure = Schatz
table-state = Lage
table-held = festgehalten: { $card }
table-lost = { $turns ->
    [one] verliert einen Zug
   *[other] verliert { $turns } Züge
}
table-halved = im Dunst
table-home = { $order ->
    [1] daheim, an erster Stelle
    [2] daheim, an zweiter Stelle
    [3] daheim, an dritter Stelle
   *[other] daheim, an letzter Stelle
}
table-stars = Auf den Sternen
table-star = Stern
table-card = Karte
table-value = Wert
table-pile = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Darunter gekommen, die letzte zuerst: { $cards }
table-pile-unseen = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Noch keine davon wurde gesehen.
table-armoury = { $count ->
    [0] Im Hades liegt keine Waffe.
    [one] Im Hades liegt eine Waffe.
   *[other] Im Hades liegen { $count } Waffen.
}
table-map-key = ★ Stern, ○ Feld, 1–6 Pfeile. Buchstaben: die Trieren, nach dem Anfangsbuchstaben des Spielers.
table-sort-charm = Zauber { $value }
table-sort-combat = Kampf { $value }
table-sort-wreck = Schiffbruch { $value }
table-sort-weather = Wetter

## Boards and positions that cannot be

board-space-count = Ein Plan hat 2 bis { $most } Felder, nicht { $value }.
board-too-many-routes = { $value } Routen sind zu viele; es dürfen { $most } sein.
board-bad-fork = Die Gabelung „{ $value }“ braucht zwei bis { $most } Wege, jeder benannt nach einer Route aus dem Teil [route].
board-arrow-count = Es gibt { $wanted } Pfeile, einen für jede Seite des Würfels, nicht { $value }.
board-bad-arrow = Bei „{ $value }“ kann kein Pfeil liegen: Niemand beginnt in Ithaka, im Hades oder auf dem Weg von Neuem, zu dem nur der Hades führt.
board-bad-near = Die Formen des Namens von „{ $value }“ unter near müssen Wörter sein, eines je Sprache.
board-bad-ghosts = Die Geister haben einen Wert von 1 bis { $most }, nicht { $value }.
board-way-to-hades = Ein Weg führt nach „{ $value }“; dorthin schickt nur Kirke.
board-bad-star = „{ $value }“ kann kein Stern sein: weder Troja noch Hades noch Ithaka.
board-circle = Von „{ $value }“ führt ein Weg dorthin zurück; die Strecke muss nach Ithaka führen.
board-not-apart = Start, Ziel und Hades müssen drei verschiedene Felder sein.
board-bad-route = Die Route „{ $value }“ braucht einen Namen aus den Buchstaben a bis z.
position-home = { $value } steht in Ithaka; wer daheim ist, gehört in der Reihenfolge der Ankunft unter home.
position-active-home = { $value } ist daheim und hat keinen Zug mehr.
position-settled = Wären diese Spieler daheim, wäre das Wettrennen zu Ende.
position-number = { $name } = { $value }: Es muss eine Zahl von { $least } bis { $most } sein.
position-armoury = „{ $value }“ kann nicht im Hades liegen: Zu viert bleibt dort keine Waffe übrig.
position-no-fork = „{ $value }“ lässt sich nur an einer Gabelung wählen.
position-phase = { $value ->
    [routing] Hier ist keine Route zu wählen (routing).
    [moving] Hier fährt niemand einfach weiter (moving).
    [testing] Hier ist keine Begegnung, gegen die gewürfelt wird (testing).
    [helping] Hier gibt es nichts, was eine Hilfe an Bord abwenden könnte (helping).
    [wrecking] Hier bringt nichts jemandem Schiffbruch (wrecking).
    [bagging] Der Schlauch der Winde hat niemanden hierher gebracht (bagging).
   *[other] Hier ist keine Waffe zu nehmen ({ $value }).
}
position-star-taken = Auf „{ $value }“ lägen zwei Karten.
position-holds-nobody = „{ $value }“ hält niemanden fest.
position-no-star = „{ $value }“ ist kein Stern: Dort kann keine Karte liegen.
position-no-encounter = „{ $value }“ ist keine Begegnung, die auf einem Stern bleibt.
position-no-ghosts = „{ $value }“ ist nicht der Hades; dort halten die Geister niemanden fest.

## The report

report-title = { $games } Wettrennen zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
}
report-length = { $games } Wettrennen: im Mittel { $mean } Züge je Spieler, bis jemand daheim ist; eins von zehn ist nach höchstens { $tenth } Zügen gewonnen, die Hälfte nach { $half }, neun von zehn nach { $most }, alle bis auf eins von hundert nach { $nearly }.
report-ranks = Bis die Plätze feststehen: im Mittel { $mean } Züge, bei allen bis auf eins von hundert höchstens { $nearly }.
report-wrecks = { $mean } Schiffbrüche je Wettrennen; { $share } davon werfen die Triere zurück.
report-mean = Mittel { $mean }
report-lengths = Dauer der Wettrennen
report-turns = Züge je Spieler
report-percent = Wettrennen, %
report-cards = Wie oft welche Karte zuschlägt
report-a-race = je Wettrennen
report-card = Begegnung
report-met = Angetroffen
report-struck = Hat zugeschlagen
report-worth = Was die Dinge wert sind
report-thing = Mit
report-players = Spieler
report-share = Siege, %
report-even = gleiche Chancen
report-fair = Bei gleichen Chancen gewänne jeder { $share } der Wettrennen. Hinter ± stehen zwei Standardfehler.
