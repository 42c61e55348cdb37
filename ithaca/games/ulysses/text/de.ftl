# Ulysses, every word a player reads.

## Names

card-objection = Einspruch
card-temple = Tempel
card-wind = Wind
card-plague = Plage
card-zeus = Zeus
card-pandora = Pandora
card-unknown = Karte

colour-violet = Violett
colour-green = Grün
colour-red = Rot
colour-blue = Blau

side-blue = Blau
side-red = Rot
side-black = Schwarz

## What one may do

act-pass = Passen: Damit bist du aus diesem Streit heraus
act-consent = Zustimmen
act-stand = Das reicht
act-stay = Einen Wind spielen und aktiv bleiben
act-yield = Deinen Zug beenden
act-pandora = Die Büchse der Pandora öffnen: zwei Karten ziehen
act-build = Einen Tempel bauen: { $price ->
    [one] eine Tempelkarte und eine andere Karte
   *[other] { $price } Tempelkarten und { $price } andere
}
act-becalmed = Das Schiff liegen lassen: Ringsum sind Plagen
act-plague = Eine Plage auf { $place } legen
act-cleanse = Die Plage auf { $place } entfernen: { $price ->
    [one] eine Karte
   *[other] { $price } Karten
}
act-exchange = Das Ziel { $place } tauschen: { $price ->
    [one] eine Karte
   *[other] { $price } Karten
}
act-propose = { $place } vorschlagen
act-red = Einspruch mit der roten Scheibe auf { $place }: mindestens { $needed ->
    [one] eine Karte
   *[other] { $needed } Karten
}
act-black = Die schwarze Scheibe auf { $place } legen: mindestens { $needed ->
    [one] eine Karte
   *[other] { $needed } Karten
}
act-from = Ein Ziel der Farbe { $colour } ziehen
act-support = { $side } unterstützen: mindestens { $needed ->
    [one] eine Karte
   *[other] { $needed } Karten
}
act-pay = { $card_id ->
    [plague] Eine
    [pandora] Eine
   *[other] Einen
} { $card } spielen

## Choices that differ in their last word

group-plague = Eine Plage legen auf
group-cleanse = Eine Plage entfernen:
group-exchange = Ein Ziel tauschen:
group-propose = Vorschlagen:
group-red = Einspruch mit der roten Scheibe auf
group-black = Die schwarze Scheibe legen auf
group-from = Ein Ziel ziehen:
group-support = Unterstützen:
group-pay = Spielen:

## What is to be decided

ask-acting = { $walled ->
    [must] Rings um das Schiff liegen Plagen: Entferne eine davon, damit du vorschlagen kannst.
    [may] Rings um das Schiff liegen Plagen: Entferne eine davon, oder lass das Schiff liegen.
    [cannot] Rings um das Schiff liegen Plagen, und du hast zu wenige Karten, um eine zu entfernen: Es muss bleiben.
   *[no] Führe so viele Aktionen aus, wie du willst; dein Vorschlag beendet sie.
}
ask-exchanging = Welche Farbe ziehst du? Der Tausch kostet { $price ->
    [one] eine Karte.
   *[other] { $price } Karten.
}
ask-paying = { $bill ->
    [pandora] Die Büchse der Pandora
    [plague] Die Plage auf { $place }
    [cleanse] Die Plage auf { $place } entfernen
    [disc] Zuerst muss die Plage auf { $place } weg (behalte { $reserve ->
        [one] eine Einspruchskarte oder einen Zeus
       *[other] { $reserve } Einspruchskarten oder Zeus
    } für den Streit)
    [exchange] Das neue Ziel
    [stay] Der Wind
   *[build] Der Tempel
}: { $owed ->
    [one] eine Karte zu bezahlen.
   *[other] { $owed } Karten zu bezahlen.
}{ $temples ->
    [0] { "" }
    [one] { " " }Mindestens eine Karte muss Tempel oder Zeus sein.
   *[other] { " " }Mindestens { $temples } Karten müssen Tempel oder Zeus sein.
}
ask-answering = { $seat } schlägt { $place } vor. Stimmst du zu, oder erhebst du Einspruch?
ask-debating = Die Götter streiten, und { $side } führt. Welche Partei unterstützt du, oder passt du?
ask-raising = { $owed ->
    [0] Damit führt { $side }. Noch mehr Karten, oder reicht das?
    [one] Mindestens noch eine Karte, damit { $side } führt.
   *[other] Mindestens noch { $owed } Karten, damit { $side } führt.
}
ask-staying = Das Schiff hat { $place } erreicht. Spielst du einen Wind und bleibst aktiv?

## What happened

did-pass = { $seat } passt und ist draußen.
did-consent = { $seat } stimmt zu.
did-stay = { $seat } bleibt aktiv ({ $cards }).
did-yield = { $seat } beendet den Zug.
did-becalmed = Rings um { $place } liegen Plagen: Das Schiff bleibt, und { $seat } beendet den Zug.
did-pandora = { $seat } öffnet die Büchse der Pandora ({ $cards }) und zieht.
did-plague = { $seat } legt eine Plage auf { $place } ({ $cards }).
did-cleanse = { $seat } entfernt die Plage auf { $place } ({ $cards }).
did-exchange = { $seat } tauscht ein Ziel: { $colour } gegen { $new } ({ $cards }).
did-build = { $seat } baut den { $count }. Tempel ({ $cards }).
did-propose = { $seat } schlägt { $place } vor.
did-red = { $seat } erhebt Einspruch und legt die rote Scheibe auf { $place }: { $cards }.
did-black = { $seat } will keines von beiden und legt die schwarze Scheibe auf { $place }: { $cards }.
did-support = { $seat } unterstützt { $side }: { $cards }.
debate-of-two = Blau { $blue }, Rot { $red }: { $side } führt.
debate-of-three = Blau { $blue }, Rot { $red }, Schwarz { $black }: { $side } führt.
debate-over = Der Streit ist entschieden: { $side } setzt sich durch. Das Schiff fährt nach { $place }.
ship-sails = Niemand erhebt Einspruch: Das Schiff fährt nach { $place }.
goal-shown = { $seat } deckt das Ziel { $place } auf: { $count } von 4.
your-exchange = Du gibst { $place } ab und bekommst { $new }.
turn-begins = Zug { $turn }: { $seat } ist aktiv.
reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
you-draw = Du ziehst: { $cards }.
you-draw-nothing = Es sind keine Karten mehr da: Du ziehst nichts.
game-over = Das Spiel ist zu Ende, nach { $turns ->
    [one] einem Zug.
   *[other] { $turns } Zügen.
}
game-over-guard = Nach { $turns } Zügen hat niemand alle vier Ziele: Das Spiel ist zu Ende.
goals-left = Nicht erreicht von { $seat }: { $places }.
winner = { $seats } hat gewonnen.
winners = { $seats } teilen sich den Sieg.

## Why not

refused-game-over = „{ $move }“: Das Spiel ist zu Ende.
refused-act-first = „{ $move }“: Jetzt ist die Aktionsphase; sie endet mit dem Vorschlag.
refused-colour-first = „{ $move }“: Wähle zuerst die Farbe, die du ziehst.
refused-pay-first = „{ $move }“: Bezahle zuerst, was du schuldest: { $owed ->
    [one] eine Karte.
   *[other] { $owed } Karten.
}
refused-answer-first = „{ $move }“: Antworte zuerst auf den Vorschlag: Stimme zu, oder erhebe Einspruch mit der roten Scheibe.
refused-debate-first = „{ $move }“: Die Götter streiten: Unterstütze eine Partei, lege die schwarze Scheibe oder passe.
refused-raise-first = „{ $move }“: Spiele zuerst deine Karten im Streit und sag dann, dass es reicht.
refused-wind-first = „{ $move }“: Sag zuerst, ob du einen Wind spielst und aktiv bleibst oder deinen Zug beendest.
refused-no-such-place = „{ $move }“: Diesen Ort gibt es auf diesem Plan nicht.
refused-no-line = „{ $move }“: Keine Linie verbindet { $place } mit dem Ort des Schiffes.
refused-plagued = „{ $move }“: Auf { $place } liegt eine Plage; entferne sie zuerst, oder wähle einen anderen Ort.
refused-must-propose = „{ $move }“: Das Schiff kann einen Ort ohne Plage erreichen, also musst du einen vorschlagen.
refused-must-cleanse = „{ $move }“: Du kannst eine Plage neben dem Schiff entfernen, also musst du es tun.
refused-keep-the-price = „{ $move }“: Rings um das Schiff liegen Plagen, und du musst genug Karten behalten, um eine davon zu entfernen.
refused-walls-in = „{ $move }“: Dann lägen rings um das Schiff Plagen, und du könntest keine davon entfernen.
refused-no-pandora = „{ $move }“: Du hast weder Pandora noch Zeus auf der Hand.
refused-pandora-used = „{ $move }“: Die Büchse der Pandora wurde in diesem Zug schon geöffnet.
refused-no-plague-card = „{ $move }“: Du hast weder Plage noch Zeus auf der Hand.
refused-already-plagued = „{ $move }“: Auf { $place } liegt schon eine Plage.
refused-no-plague-left = „{ $move }“: Alle sechs Plagen liegen auf dem Plan; entferne zuerst eine.
refused-no-plague-there = „{ $move }“: Auf { $place } liegt keine Plage.
refused-too-few-cards = „{ $move }“: Du hast zu wenige Karten; es kostet { $price ->
    [one] eine, denn du hast einen Tempel, und zwei, einen neuen zu bauen.
   *[other] { $price }, so viele, wie du Tempel hast, und doppelt so viele, einen neuen zu bauen.
}
refused-not-your-goal = „{ $move }“: { $place } ist keines deiner Ziele.
refused-goal-shown = „{ $move }“: Du hast { $place } schon aufgedeckt; nur ein verdecktes Ziel kann getauscht werden.
refused-exchanged = „{ $move }“: In diesem Zug wurde schon ein Ziel getauscht.
refused-no-pile = „{ $move }“: Es gibt keinen Stapel, von dem du ziehen darfst.
refused-ship-colour = „{ $move }“: Das Schiff liegt an einem Ort der Farbe { $colour }; wähle eine andere Farbe.
refused-pile-empty = „{ $move }“: Der Stapel der Farbe { $colour } ist leer.
refused-no-temple-left = „{ $move }“: Alle 23 Tempel sind gebaut.
refused-too-few-temples = „{ $move }“: Du brauchst { $price ->
    [one] eine Tempelkarte (oder Zeus).
   *[other] { $price } Tempelkarten (oder Zeus).
}
refused-disc-there = „{ $move }“: Auf { $place } liegt eine andere Scheibe; wähle einen anderen Ort.
refused-too-few-objections = „{ $move }“: Dafür brauchst du { $needed ->
    [one] eine Einspruchskarte (oder Zeus) und hast keine.
   *[other] { $needed } Einspruchskarten (oder Zeus) und hast weniger.
}
refused-cannot-cleanse = „{ $move }“: Auf { $place } liegt eine Plage; neben den Einspruchskarten reicht deine Hand nicht, sie zu entfernen.
refused-black-lies = „{ $move }“: Die schwarze Scheibe liegt schon auf dem Plan.
refused-one-disc = „{ $move }“: Du hast in dieser Fahrt schon eine Scheibe gelegt.
refused-disc-declined = „{ $move }“: Du konntest eine Scheibe legen, als du zum ersten Mal gefragt wurdest; jetzt kannst du nur noch eine Partei unterstützen.
refused-bound = „{ $move }“: Du hast { $bound } unterstützt und bist an diese Partei gebunden.
refused-own-disc = „{ $move }“: Du hast die Scheibe gelegt, die für { $bound } steht, also spielst du für { $bound }.
refused-no-such-disc = „{ $move }“: Die Scheibe dieser Partei liegt nicht auf dem Plan.
refused-not-held = „{ $move }“: Diese Karte hast du nicht auf der Hand ({ $card }).
refused-wrong-card = „{ $move }“: Bezahlt wird das mit { $wanted } oder Zeus.
refused-temples-owed = „{ $move }“: Was du noch schuldest, muss Tempel oder Zeus sein.
refused-objections-only = „{ $move }“: Im Streit der Götter zählen nur Einspruchskarten und Zeus.
refused-objections-owed = „{ $move }“: Diese Karte brauchst du für deine Scheibe; bezahle für die Plage mit einer anderen.
refused-more-to-lead = „{ $move }“: Um zu führen, braucht es noch { $owed ->
    [one] eine Karte.
   *[other] { $owed } Karten.
}
refused-no-wind = „{ $move }“: Du hast weder Wind noch Zeus auf der Hand.
refused-no-such-action = „{ $move }“: Diese Aktion gibt es nicht.

## The table in a terminal

table-turn = Zug { $turn }, { $phase ->
    [over] das Spiel ist zu Ende
    [acting] { $seat } ist aktiv
    [exchanging] { $seat } tauscht ein Ziel
    [paying] { $actor } bezahlt
    [answering] { $seat } hat vorgeschlagen, { $actor } antwortet
    [debating] die Götter streiten, { $actor } hat das Wort
    [raising] die Götter streiten, { $actor } spielt Karten
   *[staying] das Schiff ist angekommen
}
table-players = Götter
table-player = Spieler
table-temples = Tempel
table-cards = Karten
table-goals = Verdeckte Ziele
table-shown = Aufgedeckt
table-stands = Streit
table-out = gepasst
table-ship = Das Schiff liegt vor { $place } ({ $colour }). Linien führen nach:
table-place = Ort
table-colour = Farbe
table-plague = Plage
table-debate = Der Streit der Götter
table-side = Partei
table-for = Karten
table-needs = Fehlt zur Führung
table-leads = führt
table-plagues = Plagen: { $places }
table-none = keine
table-pack = Nachziehstapel: { $pack ->
    [one] { $pack } Karte
   *[other] { $pack } Karten
}. Auf dem Ablagestapel: { $discards }
table-top = { $count } (obenauf: { $card })
table-hand = Deine Hand: { $cards }
table-hand-empty = Deine Hand ist leer.
table-your-goals = Deine Ziele: { $goals }
table-goal = { $place } ({ $colour }, { $steps ->
    [-1] kein Weg dorthin
    [one] { $steps } Linie entfernt
   *[other] { $steps } Linien entfernt
})
table-goal-shown = { $place } ✓
table-known = Du weißt: { $goals }
table-known-goal = { $seat } hat { $place }
table-known-pile = { $place } liegt im Stapel der Farbe { $colour }, Karte { $nth } von oben
table-steps = Schiff
table-lines = Linien nach
table-map-key = ▲ das Schiff, ✕ eine Plage, ◎ deine Ziele; ● ■ ◆ △ die vier Farben. Zahlen: Linien bis zum Schiff und zu deinen Zielen, um Plagen herum.

## Boards and positions that cannot be

board-place-count = Ein Plan hat { $wanted } Orte mit einer Farbe, nicht { $value }: Zu jedem gibt es eine Zielkarte.
board-no-colour = „{ $colour }“ ist keine Farbe für den Ort „{ $value }“: Es ist Violett, Grün, Rot oder Blau (violet, green, red, blue); nur der Start kommt ohne aus.
board-colour-count = Die Farbe „{ $colour }“ hat { $count ->
    [one] { $count } Ort
   *[other] { $count } Orte
}. Es müssen { $least } sein, denn fünf Spieler nehmen je ein Ziel jeder Farbe, und Platz ist für { $most }.
board-bad-bend = Die Linie von „{ $a }“ nach „{ $b }“ knickt bei „{ $value }“ ab; ein Knick wird [x, y] geschrieben.
board-double-line = Die Orte „{ $value }“ und „{ $other }“ sind zweimal verbunden, oder ein Ort ist es mit sich selbst.
board-line-count = Der Ort „{ $value }“ hat { $count ->
    [one] { $count } Linie
   *[other] { $count } Linien
}. Platz ist für { $most } je Ort.
position-won = { $value } hätte schon alle vier Ziele aufgedeckt, und das Spiel wäre zu Ende.
position-bad-temples = { $value } kann nicht { $count } Tempel haben: Es gibt 23, und jeder Spieler hat mindestens einen.
position-no-goal = Zum Ort „{ $value }“ gibt es keine Zielkarte: Er hat keine Farbe.
position-too-many-goals = { $value } hätte mehr als vier Ziele.
position-wrong-pile = Der Ort „{ $value }“ hat nicht die Farbe „{ $colour }“: Er kann nicht in diesem Stapel liegen.
position-too-few-goals = Die Stapel lassen den Spielern zu wenige Ziele ({ $value }).
position-bad-turn = Einen Zug { $value } gibt es nicht: Züge zählen von 1 bis { $most }.
position-bad-order = Die Reihenfolge nennt andere Karten als die vier Ziele von { $value }.
position-bad-ruled-out = Der Ort „{ $value }“ kann für die Karte „{ $card }“ nicht ausgeschlossen sein: Es ist diese Karte selbst oder eine andere Farbe.
position-bad-debate = Diesen Streit kann es nicht geben („{ $value }“): { $reason ->
    [order] Erst liegt die blaue Scheibe, dann die rote, dann die schwarze; alles andere gehört zu einem Streit.
    [arrived] Solange eine Scheibe liegt, ist das Schiff nicht angekommen.
    [asked] Gefragt wird ein anderer als der aktive Spieler, und noch hat niemand Einspruch erhoben.
    [place] Eine Scheibe liegt auf einem Ort neben dem Schiff, ohne Plage und ohne eine andere Scheibe.
    [owner] Jede Scheibe hat ihren Spieler; Blau gehört dem aktiven, und wer zugestimmt hat, hat keine.
    [nobody] Es ist nicht gesagt, wer diese Scheibe gelegt hat.
    [no-disc] Die Scheibe dieser Partei liegt nicht auf dem Plan.
    [card] Im Streit der Götter zählen nur Einspruchskarten und Zeus.
    [side] Diese Partei hat keine Scheibe, oder der Spieler hat eine andere gelegt.
    [out] Wer zuletzt gespielt hat, hat nicht gepasst, und jemand ist noch zu fragen.
   *[lead] Wer zuletzt gespielt hat, muss eine Partei in Führung gebracht haben.
}
position-not-underway = „{ $value }“ gehört nicht zu einer Bezahlung, die dort noch läuft.
