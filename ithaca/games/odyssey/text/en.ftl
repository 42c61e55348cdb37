# L'Odyssée d'Ulysse, every word a player reads.

## Names

card-hermes = Hermes
card-leucothea = Leucothea
card-proteus = Proteus
card-athena = Athena
card-circe = Circe
card-calypso = Calypso
card-sirens = the Sirens
card-lotuseaters = the Lotus-eaters
card-cyclopes = the Cyclopes
card-scylla = Scylla
card-polyphemus = Polyphemus
card-cicones = the Cicones
card-laestrygonians = the Laestrygonians
card-hyperion = Hyperion
card-charybdis = Charybdis
card-poseidon = Poseidon
card-mist = mist
card-fog = fog
card-calm = the great calms
card-bag = the bag of winds
card-treasure3 = a treasure of 3
card-treasure4 = a treasure of 4
card-treasure5 = Nausicaa’s treasure of 5
card-ghosts = the ghosts of Hades
card-unknown = an unknown card

help-hermes = Hermes
help-leucothea = Leucothea
help-proteus = Proteus
help-athena = Athena

weapon-none = no weapon
weapon-lance = Achilles’ lance
weapon-bow = Odysseus’ long bow
weapon-shield = Achilles’ shield
weapon-helmet = Achilles’ helmet
weapon-unknown = an unknown weapon

## What one may do

act-roll = { $phase ->
    [moving] Roll and sail
    [testing] Roll against it
    [wrecking] Roll for the arrow
   *[bagging] Roll for the bag
}
act-endure = Endure it
act-arm = Take the top weapon
act-decline = { $phase ->
    [arming] Leave the weapon
   *[other] Leave the bag alone
}
act-help = Call { $help }
act-route = Take the route “{ $route }”

## Choices that differ in their last word

group-help = Call
group-route = Take the route

## What is to be decided

ask-routing = { $bag ->
    [none] The route forks here. Which way do you take?
    [may] The bag of winds would carry you on, and the route forks here. Which way do you take? Or do you leave the bag alone?
   *[must] The bag of winds carries you on, and the route forks here. Which way do you take?
}
ask-moving = { $bag ->
    [none] { $halved ->
        [0] Roll and sail.
       *[other] Mist lies on the sea: this movement counts half. Roll and sail.
    }
    [may] The bag of winds would carry you on at once. Roll and sail, or leave it alone.
   *[must] The bag of winds carries you on at once. Roll and sail.
}
ask-testing = You face { $card }: roll { $least ->
    [6] a 6.
   *[other] { $least } or more.
}
ask-helping = Do you call for help against { $card }?
ask-wrecking = You are wrecked. The die says from which arrow you start anew.
ask-bagging = The crew is eyeing the bag of winds: a 1 or a 2 wrecks you.
ask-arming = A weapon lies here. Do you take it with you?

## What happened

did-roll = { $seat } rolls { $die }{ $halved ->
    [0] .
   *[other] {" "}in the mist: it counts half.
}
did-route = { $seat } takes the route “{ $route }”.
did-help = { $seat } calls { $help } against { $foe }.
did-endure = { $seat } calls for no help against { $foe }.
did-arm = { $seat } leaves Hades with { $weapon }.
did-decline = { $seat } takes no weapon from Hades.
did-leave-bag = { $seat } leaves the bag of winds alone and stays put.
rolled-test = { $seat } rolls { $die } against { $foe }.
rolled-wreck = { $seat } rolls { $die } in the breakers.
rolled-bag = { $seat } rolls { $die } for the bag of winds.
sails-to = { $seat } sails on: { $space }.
sails-to-star = { $seat } comes to { $space }, a star.
finds-help = { $seat } finds { $card } and keeps the card.
finds-treasure = { $seat } finds { $card }{ $worth ->
    [5] {", "}the greatest of all.
   *[other] {" "}and keeps it.
}
draws = { $seat } draws { $card }.
meets = { $seat } meets { $card }.
beats = { $seat } overcomes { $foe }. The card goes under the pile.
beats-and-stays = { $seat } overcomes { $foe }.
struck-held = { $seat } is held fast by { $foe }.
struck-wreck = { $seat } is wrecked by { $foe }.
struck-bag = A storm breaks out of { $foe } and wrecks { $seat }.
struck-circe = { $seat } is charmed by { $foe } and goes down to Hades, where the ghosts are waiting.
struck-ghosts = { $seat } is held back by { $foe }.
struck-mist = { $seat } is wrapped in { $foe }: the next movement counts half.
struck-fog = { $seat } is lost in { $foe } and will miss the next turn.
struck-calm = { $seat } lies still in { $foe }.
wreck-takes = The sea takes from { $seat }: { $cards }.
starts-anew = { $seat } starts anew from arrow { $arrow }, { $space }.
freed = { $count ->
    [one] Free again: { $seats }.
   *[other] Free again, all of them: { $seats }.
}
bag-shut = The bag stays shut.
wreck-averted = { $seat } is spared the wreck.
wreck-averted-held = { $seat } is spared the wreck, but { $foe } do not let go.
loses-turn = { $seat } loses a turn.
comes-home = { $order ->
    [1] Ithaca! { $seat } is the first to come home.
    [2] { $seat } is the second to come home.
    [3] { $seat } is the third to come home.
   *[other] { $seat } is the last to come home.
}
turn-begins = It is { $seat }’s turn.
winner = { $worth ->
    [0] { $seat } has won, without a treasure.
   *[other] { $seat } has won, with treasure worth { $worth }.
}
winner-with-glory = { $seat } has won, and has the glory too, with treasure worth { $worth }: nobody else has as much.
sail-on = { $worth ->
    [0] The others sail on: whoever brings home any treasure is second.
   *[other] The others sail on: whoever brings home treasure worth more than { $worth } is second.
}
sail-on-all = { $worth ->
    [0] The others sail on until all are home. The first to bring any treasure is second.
   *[other] The others sail on until all are home. The first to bring treasure worth more than { $worth } is second.
}
settled = { $worth ->
    [0] No treasure can be brought home any more: the ranks are settled.
   *[other] Nobody can bring home treasure worth more than { $worth } any more: the ranks are settled.
}
glory = { $seat } has the glory too: nobody else has brought home treasure worth { $worth } or more.
second = { $seat } is second: treasure worth { $worth } is more than the winner brought.
unlucky = { $count ->
    [one] The unluckiest sailor of the time: { $seats }.
   *[other] The most unlucky of their time: { $seats }.
}

## Ranks

rank-winner = Winner
rank-winner-glory = Winner, with glory
rank-second = Second
rank-unlucky = Among the most unlucky of their time
rank-at-sea = Still at sea

## Spaces without a name of their own

space-past = { $count ->
    [1] one space
    [2] two spaces
    [3] three spaces
    [4] four spaces
    [5] five spaces
    [6] six spaces
   *[other] { $count } spaces
} past { $place }
space-before = { $count ->
    [1] one space
    [2] two spaces
    [3] three spaces
    [4] four spaces
    [5] five spaces
    [6] six spaces
   *[other] { $count } spaces
} before { $place }
space-along = { $count ->
    [1] one space
    [2] two spaces
    [3] three spaces
    [4] four spaces
    [5] five spaces
    [6] six spaces
   *[other] { $count } spaces
} along the route “{ $route }”
space-number = space { $number }

## Why not

refused-game-over = “{ $move }”: the game is over.
refused-route-first = “{ $move }”: first choose your route.
refused-answer-first = “{ $move }”: first say whether you call for help against { $card } or endure it.
refused-arm-first = “{ $move }”: first take the weapon or leave it.
refused-nothing-to-help = “{ $move }”: nothing has just befallen you that help could turn away.
refused-not-held = “{ $move }”: you do not have this help card.
refused-no-help = “{ $move }”: { $help } is no help against { $card }.
refused-not-on-hades = “{ $move }”: you can take a weapon only when you leave Hades without one, and one lies there.
refused-no-fork = “{ $move }”: there is no route to choose now.
refused-other-fork = “{ $move }”: this route does not begin where you are.
refused-no-such-action = “{ $move }”: there is no such action.
refused-bag-drives = “{ $move }”: the bag of winds carries you on, whether you like it or not.

## The table in a terminal

table-turn = { $phase ->
    [over] The race is over
   *[other] Turn { $turns }: { $seat }
}
table-triremes = Triremes
table-player = Player
table-at = At
table-left = To Ithaca
table-weapon = Weapon
table-help = Help
table-treasure = Treasure
table-state = State
table-held = held by { $card }
table-lost = { $turns ->
    [one] loses a turn
   *[other] loses { $turns } turns
}
table-halved = in mist
table-home = { $order ->
    [1] home, first
    [2] home, second
    [3] home, third
   *[other] home, last
}
table-stars = On the stars
table-star = Star
table-card = Card
table-value = Value
table-pile = Cards in the pile: { $count }. Seen going under it, the last one first: { $cards }
table-pile-unseen = Cards in the pile: { $count }, none of them seen.
table-armoury = { $count ->
    [0] No weapon lies in Hades.
    [one] One weapon lies in Hades.
   *[other] { $count } weapons lie in Hades.
}
table-map-key = ★ star, ○ space, 1–6 arrows. Letters: triremes, by the first letter of the player’s name.
table-sort-charm = charm { $value }
table-sort-combat = combat { $value }
table-sort-wreck = wreck { $value }
table-sort-weather = weather

## Boards and positions that cannot be

board-space-count = A board has 2 to { $most } spaces, not { $value }.
board-too-many-routes = { $value } routes are too many; there may be { $most }.
board-bad-fork = The fork at { $value } needs two to { $most } ways, each named after a route of the part [route].
board-arrow-count = There are { $wanted } arrows, one for each side of the die, not { $value }.
board-bad-arrow = No arrow can lie at { $value }: one starts anew neither in Ithaca nor in Hades, nor on the way that only Hades leads to.
board-bad-near = The forms of the name of { $value } under near must be words, one for each language.
board-bad-ghosts = The ghosts have a value of 1 to { $most }, not { $value }.
board-way-to-hades = A way leads to { $value }; only Circe sends there.
board-bad-star = { $value } cannot be a star: Troy, Hades and Ithaca are none.
board-circle = From { $value } a way leads back to it; the track must lead home.
board-not-apart = Start, home and Hades must be three different spaces.
board-bad-route = The route “{ $value }” needs a name of the letters a to z.
position-home = { $value } stands in Ithaca; name those who are home, in the order of their arrival, under home.
position-active-home = { $value } is home and has no more turns.
position-settled = With these players home the race would be over.
position-number = { $name } = { $value }: it must be a number from { $least } to { $most }.
position-armoury = { $value } cannot lie in Hades: four players leave no weapon there.
position-no-fork = “{ $value }” can be chosen only at a fork.
position-phase = { $value ->
    [routing] There is no route to choose here (routing).
    [moving] Nobody can simply sail on here (moving).
    [testing] Nothing that is rolled against is being met here (testing).
    [helping] There is nothing here that help at hand could turn away (helping).
    [wrecking] Nothing that wrecks anyone is being met here (wrecking).
    [bagging] The bag of winds has led nobody here (bagging).
   *[other] There is no weapon to take here ({ $value }).
}
position-star-taken = Two cards would lie at { $value }.
position-holds-nobody = { $value } holds nobody fast.
position-no-star = { $value } is no star: no card can lie there.
position-no-encounter = { $value } is no encounter that stays on a star.
position-no-ghosts = { $value } is not Hades; the ghosts hold nobody there.

## The report

report-title = { $games } races of { $players }
report-length = { $games } races: { $mean } turns for each player on average until someone is home; one race in ten is won within { $tenth }, half within { $half }, nine in ten within { $most }, all but one in a hundred within { $nearly }.
report-ranks = Until the ranks are settled: { $mean } turns on average, all but one race in a hundred within { $nearly }.
report-wrecks = { $mean } wrecks a race; { $share } of them threw a trireme back.
report-mean = mean { $mean }
report-lengths = How long it takes to win
report-turns = turns of each player
report-percent = races, %
report-cards = How often each card strikes
report-a-race = times a race
report-card = Encounter
report-met = Met
report-struck = Had its way
report-worth = What things are worth
report-thing = With
report-players = Players
report-share = Victories, %
report-even = even chances
report-fair = With even chances everyone would win { $share } of the races. The figure after ± is two standard errors.
