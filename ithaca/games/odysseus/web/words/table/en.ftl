o-no-disc = no disc
o-ship = the ship lies here
o-voyage-end = the voyage would end here
o-voyage-end-unsure = the voyage might end here
o-now = As it stands:
o-then = Then:
o-stays = the ship stays at { $island }
o-maybe = { $island }?
o-unsure = Face-down cards may still change this.
o-zones = Winds on the three legs
o-leg = Leg { $leg }
o-zone = { $zone }: { $least ->
    [yes] at least { $total }
   *[no] { $total }
}, cards: { $cards }{ $storm ->
    [yes] , storm
   *[no] { "" }
}{ $doubled ->
    [yes] , doubled
   *[no] { "" }
}
o-known = { $wind }, face down
o-take = Cards that Hermes may take
o-answer = Athena’s answer
o-answer-late = Hades still has cards face down.
o-answer-yours = You are Athena: do you counter?
o-answer-waits = { $name } is Athena and thinks about a counter.
o-answer-counter = Counter
o-answer-allow = Allow
o-round = Round { $round }
o-pack = Pack { $count }
o-reserve = Reserve:
o-scored = Scored so far:
o-mission = Your mission
o-missions = The missions
o-met = { $count ->
    [0] not scored yet
    [one] scored once
   *[other] scored { $count } times
}
o-points = { $points ->
    [one] One point so far; 10 end the game.
   *[other] { $points } points so far; 10 end the game.
}
o-spent = power used
o-power-zeus = may end the round
o-power-athena = may counter another god’s power
o-power-poseidon = may block a zone with a storm
o-power-hades = may lay winds face down
o-power-aphrodite = may double a zone
o-power-hermes = may move a card that was laid
review-suspicion-how-odysseus = What the others could have guessed of each mission, from all they had seen: the strong line is the truth, the fine dotted one their best wrong guess. A mission is named by the adventure that pays it most.
first-odysseus = All of you steer one ship with winds: on each of up to three legs it follows the colour with the strongest winds. Each of you holds a god with a power of their own, and a secret mission.
aim-odysseus = let voyages end at the three adventures of your mission, for 3, 2 or 1 points. Ten points end the game.
o-panes = What is shown
o-sea = Sea
o-winds = Winds
o-ask-pass = Nothing else is left: pass.
o-ask-turn = Your turn: { $wind ->
    [yes] lay a wind,{" "}
   *[no] { "" }
}{ $power ->
    [yes] use your power,{" "}
   *[no] { "" }
}{ $swap ->
    [yes] swap gods,{" "}
   *[no] { "" }
}or pass.
order-odysseus-pass = Pass until somebody acts
order-odysseus-pass-how = Your seat passes as long as everybody passes, in this round only. As soon as somebody does anything else, it is your decision again.
