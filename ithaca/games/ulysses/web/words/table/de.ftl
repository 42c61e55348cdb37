u-ship = hier liegt das Schiff
u-from-ship = { $steps ->
    [-1] kein Weg vom Schiff hierher
    [0] hier liegt das Schiff
    [one] eine Linie vom Schiff entfernt
   *[other] { $steps } Linien vom Schiff entfernt
}
u-to-goals = Linien bis zu deinen Zielen
u-steps = { $steps ->
    [-1] kein Weg
   *[other] { $steps }
}
u-plague = Plage
u-shut = Eine Plage sperrt ihn
u-goal = dein Ziel
u-goal-shown = erreicht
u-goals = Ziele
u-goals-of = Ziele, { $shown } von 4 aufgedeckt:
u-back = verdecktes Ziel: { $colour }
u-known = verdecktes Ziel, das du kennst: { $place }
u-god = { $god ->
    [zeus] Zeus
    [poseidon] Poseidon
    [athena] Athene
    [hades] Hades
   *[aphrodite] Aphrodite
}
u-disc = Scheibe von { $side }, { u-cards }
u-debate = Der Streit der Götter
u-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
u-leads = führt
u-needs = noch { $count } zur Führung
u-stand-here = dafür: { $names }
u-vacant = { $side ->
    [blue] Noch kein Ort vorgeschlagen
    [red] Noch kein Einspruch
   *[other] Noch will niemand an einen dritten Ort
}
u-passed = hat gepasst und ist draußen
u-speaks = hat das Wort
u-acts = ist aktiv
u-listens = wartet auf den Vorschlag
u-waits = noch nicht gefragt
u-consented = hat zugestimmt: keine Scheibe
u-bill = { $bill ->
    [pandora] Die Büchse der Pandora
    [plague] Eine Plage
    [cleanse] Eine Plage entfernen
    [exchange] Ein neues Ziel
    [build] Ein Tempel
    [stay] Ein Wind
    [disc] Erst muss die Plage weg
   *[raise] Karten für den Streit
}
u-owed = eine Karte zu bezahlen
u-forced = { $card }: in jedem Fall zu bezahlen
u-left = { $count ->
    [one] eine bleibt auf der Hand
   *[other] { $count } bleiben auf der Hand
}
u-support-with = { $side } mit { $count } unterstützen
u-pay-rest = { $count ->
    [one] Die letzte Karte bezahlen
   *[other] Diese { $count } Karten bezahlen
}
u-laid-open = Alle Ziele liegen offen
u-pack = Nachziehstapel: { $count }
u-discards = Ablagestapel: { $count }
u-plagues-left = Plagen im Vorrat: { $count }
u-temples-left = Tempel im Vorrat: { $count }
u-pile = Zielstapel { $colour }: { $count }
u-card = { $card }, { u-cards }
u-temples = Tempel
review-suspicion-how-ulysses = Was die anderen von jedem Ziel hätten ahnen können, nach allem, was sie gesehen hatten: Die kräftige Linie ist die Wahrheit, die fein gepunktete ihre beste falsche Vermutung. Ein neues Ziel beginnt eine neue Linie; ein gezeigtes steht bei 100 %.
first-ulysses = Du bist ein Gott, und alle Götter lenken dasselbe Schiff: In jedem Zug schlägt einer den nächsten Ort vor, die anderen stimmen zu oder erheben Einspruch. Ein Streit wird mit Karten entschieden, und wer das Schiff an einen Ort bringt, ist gleich.
aim-ulysses = Das Schiff muss deine vier geheimen Ziele anlaufen, und niemand soll sie erraten.
brief-pass = Passen
brief-pandora = Pandoras Büchse
brief-stay = Aktiv bleiben
brief-becalmed = Liegen lassen
brief-yield = Zug beenden
order-ulysses-pass = Zustimmen, bis jemand Einspruch erhebt
order-ulysses-pass-how = Du stimmst jedem Vorschlag der anderen zu. Sobald jemand die rote Scheibe legt, entscheidest wieder du.
order-ulysses-consent = Zustimmen, bis eines meiner Ziele betroffen ist
order-ulysses-consent-how = Du stimmst jedem Vorschlag der anderen zu und passt in jedem Streit, bis das Schiff eines deiner verdeckten Ziele erreichen könnte.
u-ask-pass = Du kannst in diesem Streit nicht mehr in Führung gehen: Dir bleibt nur zu passen.
u-ask-consent = Du kannst keinen Einspruch erheben: Dir bleibt nur zuzustimmen.
u-ask-yield = Du kannst keinen Wind spielen: Dein Zug endet.
