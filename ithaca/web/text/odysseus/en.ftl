o-no-disc = no adventure
o-voyage-end = the voyage would end here
o-now = As it stands:
o-then = Then:
o-stays = the ship stays at { $island }
o-zones = Winds on the three legs
o-leg = Leg { $leg }
o-zone = { $zone }: { $total }, cards: { $cards }{ $storm ->
    [yes] , storm
   *[no] { "" }
}{ $doubled ->
    [yes] , doubled
   *[no] { "" }
}
o-answer = Athena’s answer
o-answer-yours = You are Athena: do you counter it?
o-answer-waits = { $name } weighs whether Athena counters it.
o-answer-counter = Counter
o-answer-allow = Allow
o-round = Round { $round }
o-pack = Pack { $count }
o-reserve = Reserve:
o-scored = Met so far:
o-mission = Your mission
o-missions = The missions
o-met = { $count ->
    [0] not met yet
    [one] met once
   *[other] met { $count } times
}
o-points = { $points ->
    [one] One point so far; 10 end the game.
   *[other] { $points } points so far; 10 end the game.
}
o-spent = power used
o-power-zeus = may end the round
o-power-athena = counters another god’s power
o-power-poseidon = blocks a zone with a storm
o-power-hades = may lay winds face down
o-power-aphrodite = doubles a zone
o-power-hermes = moves a card that was laid
