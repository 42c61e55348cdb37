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
u-goals-of = Ziele, { $shown } von 4 gezeigt:
u-back = verdecktes Ziel: { $colour }
u-known = verdecktes Ziel, das du kennst: { $place }
u-god = { $god ->
    [zeus] Zeus
    [poseidon] Poseidon
    [athena] Athene
    [hades] Hades
   *[aphrodite] Aphrodite
}
u-disc = Scheibe { $side }, { u-cards }
u-debate = Die Debatte der Götter
u-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
u-leads = führt
u-needs = { $count } zum Führen
u-stand-here = dafür: { $names }
u-vacant = { $side ->
    [red] Noch kein Einspruch
   *[other] Niemand will woandershin
}
u-passed = gepasst, draußen
u-speaks = hat das Wort
u-waits = noch nicht gehört
u-consented = zugestimmt: keine Scheibe
u-bill = { $bill ->
    [pandora] Die Büchse der Pandora
    [plague] Eine Plage
    [cleanse] Eine Plage entfernen
    [exchange] Ein neues Ziel
    [build] Ein Tempel
    [stay] Ein Wind
    [disc] Erst muss die Plage weg
   *[raise] Karten für die Debatte
}
u-owed = eine Karte zu bezahlen
u-forced = { $card }: muss bezahlt werden
u-left = { $count } bleiben auf der Hand
u-pay-rest = { $count ->
    [one] Die letzte Karte bezahlen
   *[other] Diese { $count } bezahlen
}
u-laid-open = Alle Ziele liegen offen
u-pack = Stapel { $count }
u-discards = Ablage { $count }
u-plagues-left = Plagen übrig { $count }
u-temples-left = Tempel übrig { $count }
u-pile = Zielstapel { $colour }: { $count }
u-card = { $card }, { u-cards }
u-temples = Tempel
