y-space = space { $space }
y-star = star
y-value = strength { $value }
y-arrow = arrow { $arrow }
y-here = here: { $names }
y-die = The die shows { $die }
y-die-none = The die
y-beat = { $least } or more
y-pile = Pile { $count }
y-armoury = Weapons on Hades { $count }
y-turn = Turn { $turn }
y-aboard = On board
y-treasure = treasure
y-home = home, number { $order }
y-held = held by { $card }
y-lost = { $turns ->
    [one] loses a turn
   *[other] loses { $turns } turns
}
y-halved = in mist
