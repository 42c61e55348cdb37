y-space = case { $space }
y-star = étoile
y-value = force { $value }
y-arrow = flèche { $arrow }
y-here = ici : { $names }
y-die = Le dé montre { $die }
y-die-none = Le dé
y-beat = { $least } ou plus
y-pile = Pile { $count }
y-armoury = Armes sur Hadès { $count }
y-turn = Tour { $turn }
y-aboard = À bord
y-treasure = trésor
y-home = rentré, numéro { $order }
y-held = retenu : { $card }
y-lost = { $turns ->
    [one] perd un tour
   *[other] perd { $turns } tours
}
y-halved = dans la brume
