u-ship = hier liegt das Schiff
u-plague = Plage
u-goal = dein Ziel
u-goal-shown = erreicht
u-goals = Ziele
u-goals-of = Ziele, { $shown } von 4 gezeigt:
u-back = verdecktes Ziel: { $colour }
u-disc = Scheibe { $side }, { $count } Karten
u-debate = Die Debatte der Götter
u-cards = { $count ->
    [one] Karte
   *[other] Karten
}
u-leads = führt
u-needs = { $count } bis zur Führung
u-out = nicht mehr in der Debatte
u-pack = Stapel { $count }
u-discards = Ablage { $count }
u-plagues-left = Plagen übrig { $count }
u-temples-left = Tempel übrig { $count }
u-pile = Zielstapel { $colour }: { $count }
u-card = { $card }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
u-paid = Schon bezahlt: { $cards }
u-temples = Tempel
