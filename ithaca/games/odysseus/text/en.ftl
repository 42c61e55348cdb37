# Odysseus, every word a player reads.

## Names

god-zeus = Zeus
god-athena = Athena
god-poseidon = Poseidon
god-hades = Hades
god-aphrodite = Aphrodite
god-hermes = Hermes

wind-1 = wind 1
wind-2 = wind 2
wind-3 = wind 3
wind-5 = wind 5
wind-d = Dionysos
wind-unknown = face-down card

card-hidden = the face-down card
card-1 = a wind 1
card-2 = a wind 2
card-3 = a wind 3
card-5 = a wind 5
card-d = a Dionysos

# Of several face-down cards in a zone, in the order in which they were laid.
card-hidden1 = the 1st face-down card
card-hidden2 = the 2nd face-down card
card-hidden3 = the 3rd face-down card
card-hidden4 = the 4th face-down card
card-hidden5 = the 5th face-down card
card-hidden6 = the 6th face-down card
card-hidden7 = the 7th face-down card
card-hidden8 = the 8th face-down card
card-hidden9 = the 9th face-down card
card-hidden10 = the 10th face-down card
card-hidden11 = the 11th face-down card
card-hidden12 = the 12th face-down card
card-hidden13 = the 13th face-down card
card-hidden14 = the 14th face-down card
card-hidden15 = the 15th face-down card
card-hidden16 = the 16th face-down card
card-hidden17 = the 17th face-down card
card-hidden18 = the 18th face-down card
card-hidden19 = the 19th face-down card
card-hidden20 = the 20th face-down card
card-hidden21 = the 21st face-down card
card-hidden22 = the 22nd face-down card
card-hidden23 = the 23rd face-down card
card-hidden24 = the 24th face-down card
card-hidden25 = the 25th face-down card
card-hidden26 = the 26th face-down card
card-hidden27 = the 27th face-down card
card-hidden28 = the 28th face-down card
card-hidden29 = the 29th face-down card
card-hidden30 = the 30th face-down card
card-hidden31 = the 31st face-down card
card-hidden32 = the 32nd face-down card
card-hidden33 = the 33rd face-down card
card-hidden34 = the 34th face-down card
card-hidden35 = the 35th face-down card
card-hidden36 = the 36th face-down card
card-hidden37 = the 37th face-down card
card-hidden38 = the 38th face-down card
card-hidden39 = the 39th face-down card
card-hidden40 = the 40th face-down card
card-hidden41 = the 41st face-down card
card-hidden42 = the 42nd face-down card

adventure-cyclops = Cyclops
adventure-winds = Winds
adventure-sirens = Sirens
adventure-underworld = Underworld
adventure-scylla = Scylla
adventure-homecoming = Homecoming

colour-yellow = yellow
colour-green = green
colour-red = red

zone-y1 = yellow 1
zone-g1 = green 1
zone-r1 = red 1
zone-y2 = yellow 2
zone-g2 = green 2
zone-r2 = red 2
zone-y3 = yellow 3
zone-g3 = green 3
zone-r3 = red 3

## What one may do

act-pass = Pass
act-stop = End the round
act-counter = Counter { $god }
act-allow = Let it happen
act-start = Place the ship at { $island }
act-wind = Lay a { $wind } on { $zone }
act-hide = Lay a { $wind } face down on { $zone }
act-storm = Raise a storm on { $zone }
act-double = Double { $zone }
act-lift = Take { $card } from { $zone }
act-drop = Put it down on { $zone }
act-swap = Play Dionysos: swap gods with { $seat }
act-disc = Choose a disc: { $adventure }

## Choices that differ in their last word

group-start = Place the ship at
group-wind = Lay a { $wind } on
group-hide = Lay a { $wind } face down on
group-storm = Raise a storm on
group-double = Double
group-lift = From { $zone } take
group-drop = Put it down on
group-swap = Play Dionysos and swap gods with
group-disc = Choose a disc:

## What is to be decided

ask-placing = Place the ship. The disc on that island joins the reserve.
ask-turn = Your turn: lay a wind, use your power, swap gods or pass.
ask-dropping = Where does Hermes put the card?
ask-window = { $god } has just used a power. Do you counter it?
ask-late = Hades still has cards face down. Do you counter him now?
ask-choosing = Choose a disc from the reserve for { $island }.

## What happened

did-pass = { $seat } passes.
did-stop = { $seat } wants to end the round with Zeus.
did-counter = { $seat } counters { $god } with Athena.
did-allow = { $seat } lets { $god } go ahead.
did-start = { $seat } places the ship at { $island }.
did-wind = { $seat } lays a { $wind } on { $zone }.
did-hide = { $seat } lays a { $wind } face down on { $zone }.
did-hide-unseen = { $seat } lays a card face down on { $zone }.
did-storm = { $seat } raises a storm with Poseidon: { $zone } is blocked.
did-double = { $seat } doubles { $zone } with Aphrodite.
did-lift = { $seat } takes { $card } from { $zone } with Hermes.
did-drop = { $seat } puts the card down on { $zone }.
did-swap = { $seat } plays Dionysos and is now { $god }; { $other } is { $other_god }.
did-disc = { $seat } lays a disc on { $island }: { $adventure }.

card-turned = Turned up on { $zone }: { $wind }.
leg-sailed = Leg { $leg }: { $colour } with { $strength }, to { $island }.
leg-calm = Leg { $leg }: calm. The voyage ends.
nothing-scored = The ship lies at { $island }. No disc is scored.
disc-scored = At { $island } an adventure awaits Odysseus: { $adventure }.
your-points = That is worth { $worth } to you. You have { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
round-begins = Round { $round }. { $seat } begins.
you-draw = You draw { $winds }.
you-draw-nothing = The pack is empty: you draw nothing.
game-over = The game is over. The missions are shown.
game-over-dry = After { $rounds } rounds in a row without a scored disc the game is over. The missions are shown.
mission-shown = The mission of { $seat } was { $mission }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
winner = { $seats } has won.
winners = { $seats } share the victory.

## Why not

refused-game-over = “{ $move }”: the game is over.
refused-ship-first = “{ $move }”: Zeus has to place the ship first.
refused-ship-placed = “{ $move }”: the ship has been placed already.
refused-no-such-island = “{ $move }”: { $island } is not on the small board.
refused-disc-first = “{ $move }”: Zeus has to choose a disc first.
refused-no-disc-now = “{ $move }”: a disc is chosen only after a voyage to another island.
refused-not-in-reserve = “{ $move }”: the reserve has no such disc left ({ $adventure }).
refused-athena-first = “{ $move }”: Athena has to answer first: counter or allow.
refused-nothing-to-counter = “{ $move }”: no power has just been used that Athena could answer.
refused-nothing-hidden = “{ $move }”: no face-down card lies on the board.
refused-drop-first = “{ $move }”: Hermes has to put his card down first.
refused-nothing-lifted = “{ $move }”: Hermes has taken no card.
refused-same-zone = “{ $move }”: the card comes from there; choose another zone.
refused-not-held = “{ $move }”: you hold no { $wind }.
refused-not-your-god = “{ $move }”: this is the power of { $god }, and you do not hold that god.
refused-power-spent = “{ $move }”: the power of { $god } has already been used this round.
refused-hades-open = “{ $move }”: Hades was countered and lays his cards open until the round ends.
refused-no-such-card = “{ $move }”: no such card lies on { $zone }.
refused-which-hidden = “{ $move }”: several face-down cards lie on { $zone }. Say which one; hidden1 was laid first.
refused-one-hidden = “{ $move }”: where a single card lies face down it has no number: lift:{ $zone_id }:hidden.
refused-no-dionysos = “{ $move }”: you hold no Dionysos.
refused-swap-self = “{ $move }”: choose a player other than yourself.
refused-no-such-seat = “{ $move }”: there is no seat { $seat_id } in this game.
refused-no-such-action = “{ $move }”: there is no such action.

## The table in a terminal

table-gods = Gods
table-player = Player
table-god = God
table-power = Power
table-cards = Cards
table-points = Points
power-ready = ready
power-used = used
power-countered = countered
table-winds = Winds
table-leg = Leg
table-islands = Islands
table-island = Island
table-disc = Disc
table-round = Round { $round }{ $phase ->
    [placing] , the ship is still to be placed
    [choosing] , Zeus chooses a disc
    [over] , the game is over
   *[other] { $passes ->
        [0] { "" }
        [one] , { $passes } pass in a row
       *[other] , { $passes } passes in a row
    }
}
table-voyage = As it stands: { $voyage }
table-maybe = { $island }?
table-voyage-unsure = As it stands: { $voyage } (with a question mark where face-down cards may change it)
table-voyage-none = As it stands, the ship stays at { $island }.
table-reserve = Reserve: { $discs }
table-scored = Scored: { $discs }
table-none = none yet
table-mission = Your mission: { $first } 3, { $second } 2, { $third } 1. You have { $points } of 10 points.
table-hand = Your hand: { $winds }
table-hand-empty = Your hand is empty.
table-storm = storm
table-doubled = doubled

## Boards and positions that cannot be

board-island-count = A board has { $wanted } islands, not { $value }.
board-no-lines = The { $colour } lines must be a list of pairs of islands.
board-line-count = { $value } has { $count } { $colour } lines; every island has exactly one.
board-double-line = { $value } and { $other } are joined twice, or an island with itself; the lines of an island lead to three different ones.
board-no-small = The part [small] must name the islands that stay out, the two that the strip joins, and its colour.
board-small-lines = When the block is taken out and the strip laid, { $value } does not have one line of each colour.
board-small-double = The strip joins two islands that have a line already.
no-small-board = This board has no part [small], and the variant for four is played on the small board.
position-won = { $value } would have ten points already, and the game would be over.
position-no-mission = There is no mission card “{ $value }” (worth 3, 2, 1).
position-disc-at-ship = The ship lies at { $value }; there is no disc under it.
position-no-origin = Zeus chooses a disc for the island where the voyage began: name it as the origin, other than the ship’s and without a disc, not “{ $value }”.
position-no-reserve = In the phase “{ $value }” Zeus chooses a disc, but none is left in the reserve.
position-no-zone = There is no zone “{ $value }”.
position-no-phase = There is no phase “{ $value }”.
position-not-now = “{ $value }” cannot be named in this phase.
position-other-phase = The phase cannot be “{ $value }”: what else is named makes it “{ $told }”.
position-hades-open = Hades was countered, so there are no face-down cards to name as “{ $value }”.
position-same-zone = Hermes takes the card from “{ $value }” and cannot put it down there.
position-no-card = No such card lies on { $zone }: “{ $value }”.
position-not-asked = Athena cannot be asked about “{ $value }”: not about herself, and not once her power is used.
position-not-late = When a turn changes Athena is asked only about Hades, and only with the option for it; not about “{ $value }”.
position-lacks = If { $god } has just used a power, the position must also name “{ $value }”.
position-not-active = { $god } has just used a power, so it is not the turn of { $value }.
