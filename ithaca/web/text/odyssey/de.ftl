y-space = Feld { $space }
y-star = Stern
y-value = Stärke { $value }
y-arrow = Pfeil { $arrow }
y-here = hier: { $names }
y-die = Der Würfel zeigt { $die }
y-die-none = Der Würfel
y-beat = { $least } oder mehr
y-pile = Stapel { $count }
y-armoury = Waffen auf Hades { $count }
y-turn = Zug { $turn }
y-aboard = An Bord
y-treasure = Schatz
y-home = daheim, Nummer { $order }
y-held = festgehalten: { $card }
y-lost = { $turns ->
    [one] setzt aus
   *[other] setzt { $turns }-mal aus
}
y-halved = im Nebel
