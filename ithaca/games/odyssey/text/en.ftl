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
act-decline = Leave the weapon
act-help = Call { $help }
act-route = Take the way “{ $route }”

## Choices that differ in their last word

group-help = Call
group-route = Take the way

## What is to be decided

ask-routing = The way parts here. Which one do you take?
ask-moving = { $halved ->
    [0] Roll and sail.
   *[other] Mist lies on the sea: this movement counts half. Roll and sail.
}
ask-testing = You face { $card }: roll { $least ->
    [6] a 6.
   *[other] { $least } or more.
}
ask-helping = You could call for help against { $card }. Do you?
ask-wrecking = Wrecked. The die says from which arrow you start anew.
ask-bagging = The crew eyes the bag of winds: 1 or 2 wrecks you.
ask-arming = A weapon lies here. Do you take it with you?

## What happened

did-roll = { $seat } rolls { $die }{ $halved ->
    [0] .
   *[other] {" "}in the mist: it counts half.
}
did-route = { $seat } takes the way “{ $route }”.
did-help = { $seat } calls { $help } against { $foe }.
did-endure = { $seat } calls for no help against { $foe }.
did-arm = { $seat } leaves Hades with { $weapon }.
did-decline = { $seat } takes no weapon from Hades.
rolled-test = { $seat } rolls { $die } against { $foe }.
rolled-wreck = { $seat } rolls { $die } in the breakers.
rolled-bag = { $seat } rolls { $die } for the bag of winds.
sails-to = { $seat } sails to { $space }.
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
struck-wreck = { $seat } is wrecked by { $foe }: treasures and weapon are lost.
struck-bag = A storm breaks out of { $foe } and wrecks { $seat }: treasures and weapon are lost.
struck-circe = { $seat } is charmed by { $foe } and goes down to Hades, where the ghosts wait.
struck-ghosts = { $seat } is held back by { $foe }.
struck-mist = { $seat } is wrapped in { $foe }: the next movement counts half.
struck-fog = { $seat } is lost in { $foe } and will miss the next turn.
struck-calm = { $seat } lies still in { $foe }.
starts-anew = { $seat } starts anew from arrow { $arrow }, { $space }.
freed = Free again: { $seats }.
bag-shut = The bag stays shut.
wreck-averted = { $seat } is spared the wreck.
wreck-averted-held = { $seat } is spared the wreck, but { $foe } do not let go.
loses-turn = { $seat } loses a turn.
comes-home = { $order ->
    [1] Ithaca! { $seat } is home first.
   *[other] { $seat } comes home as number { $order }.
}
turn-begins = { $seat } is on turn.
winner = { $worth ->
    [0] { $seat } has won, without a treasure.
   *[other] { $seat } has won, with treasures worth { $worth }.
}
winner-with-glory = { $seat } has won, and has the glory too: no other treasure is worth { $worth } or more.
second = { $seat } is second: a treasure of { $worth } is more than the winner’s.
unlucky = The most unlucky of their time: { $seats }.

## Why not

refused-game-over = “{ $move }”: the game is over.
refused-route-first = “{ $move }”: first choose the way (route).
refused-answer-first = “{ $move }”: first say whether you call for help against { $card } (help) or not (endure).
refused-arm-first = “{ $move }”: first take the weapon (arm) or leave it (decline).
refused-nothing-to-help = “{ $move }”: nothing has just befallen you that help could turn away.
refused-not-held = “{ $move }”: you do not have this help card.
refused-no-help = “{ $move }”: { $help } is no help against { $card }.
refused-not-on-hades = “{ $move }”: a weapon is taken only when leaving Hades unarmed while one lies there.
refused-no-fork = “{ $move }”: there is no way to choose now.
refused-other-fork = “{ $move }”: this way does not begin where you are.
refused-no-such-action = “{ $move }”: there is no such action.

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
table-home = home, number { $order }
table-stars = On the stars
table-star = Star
table-card = Card
table-value = Value
table-pile = Cards in the pile: { $count }. Seen going under it, the last one first: { $cards }
table-pile-unseen = Cards in the pile: { $count }, none of them seen.
table-armoury = { $count ->
    [0] No weapon lies on Hades.
    [one] One weapon lies on Hades.
   *[other] { $count } weapons lie on Hades.
}
table-map-key = ★ star, ○ space, 1–6 arrows. Letters: triremes, by the first letter of the player’s name.
table-sort-charm = charm { $value }
table-sort-combat = combat { $value }
table-sort-wreck = wreck { $value }
table-sort-weather = weather

## Boards and positions that cannot be

board-space-count = A board has 2 to { $most } spaces, not { $value }.
board-too-many-routes = { $value } routes are too many; there may be { $most }.
board-bad-fork = The fork at { $value } needs two ways with names of the part [route].
board-arrow-count = There are { $wanted } arrows, one for each side of the die, not { $value }.
board-bad-arrow = The arrow at { $value } must lie on a plain space: no star, not Troy, Hades or Ithaca.
board-bad-ghosts = The ghosts have a strength of 1 to { $most }, not { $value }.
board-way-to-hades = A way leads to { $value }; only Circe sends there.
board-bad-star = { $value } cannot be a star: Troy, Hades and Ithaca are none.
board-circle = From { $value } a way leads back to it; the track must lead home.
board-not-apart = Start, home and Hades must be three different spaces.
board-bad-route = The route “{ $value }” needs a name of the letters a to z.
position-home = { $value } is home; who is there has won already.
position-star-taken = Two cards would lie at { $value }.
position-holds-nobody = { $value } holds nobody fast.
position-no-star = { $value } is no star: no card can lie there.
position-no-encounter = { $value } is no encounter that stays on a star.
position-no-ghosts = { $value } is not Hades; the ghosts hold nobody there.

## The report

report-title = { $games } races of { $players }
report-length = { $games } races: { $mean } turns for each player on average; one race in ten ends within { $tenth }, half within { $half }, nine in ten within { $most }, all but one in a hundred within { $nearly }.
report-mean = mean { $mean }
report-lengths = How long races last
report-turns = turns of each player
report-percent = races, %
report-cards = What strikes how often
report-a-race = times a race
report-card = Encounter
report-met = Met
report-struck = Had its way
report-worth = What things are worth
report-thing = With
report-players = Players
report-share = Victories, %
report-even = even chances
report-fair = With even chances everyone would win { $share }. Behind ± stand two standard errors.
