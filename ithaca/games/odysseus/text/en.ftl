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

adventure-cyclops = cyclops
adventure-winds = winds
adventure-sirens = sirens
adventure-underworld = underworld
adventure-scylla = Scylla
adventure-homecoming = homecoming

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
act-wind = Lay { $wind } on { $zone }
act-hide = Lay { $wind } face down on { $zone }
act-storm = Raise a storm on { $zone }
act-double = Double { $zone }
act-lift = Take { $card } from { $zone }
act-drop = Put it down on { $zone }
act-swap = Play Dionysos: swap gods with { $seat }
act-disc = Choose { $adventure }

## Choices that differ in their last word

group-start = Place the ship at
group-wind = Lay { $wind } on
group-hide = Lay { $wind } face down on
group-storm = Raise a storm on
group-double = Double
group-lift = From { $zone } take
group-drop = Put it down on
group-swap = Play Dionysos and swap gods with
group-disc = Choose

## What is to be decided

ask-placing = Place the ship. The disc of that island joins the reserve.
ask-turn = Your turn: lay a wind, use your power, swap gods or pass.
ask-dropping = Where does Hermes put the card?
ask-window = { $god } has used its power. Do you counter it?
ask-choosing = Choose a disc of the reserve for { $island }.

## What happened

did-pass = { $seat } passes.
did-stop = { $seat } calls on Zeus: the round shall end.
did-counter = { $seat } counters { $god } with Athena.
did-allow = { $seat } lets { $god } have its way.
did-start = { $seat } places the ship at { $island }.
did-wind = { $seat } lays { $wind } on { $zone }.
did-hide = { $seat } lays { $wind } face down on { $zone }.
did-hide-unseen = { $seat } lays a card face down on { $zone }.
did-storm = { $seat } raises a storm with Poseidon: { $zone } is blocked.
did-double = { $seat } lets Aphrodite double { $zone }.
did-lift = { $seat } takes { $card } from { $zone } with Hermes.
did-drop = { $seat } puts the card down on { $zone }.
did-swap = { $seat } plays Dionysos and is now { $god }; { $other } is { $other_god }.
did-disc = { $seat } puts { $adventure } on { $island }.

card-turned = Turned up on { $zone }: { $wind }.
leg-sailed = Leg { $leg }: { $colour } with { $strength }, to { $island }.
leg-calm = Leg { $leg }: calm. The voyage ends.
nothing-scored = The ship lies at { $island }. Nothing is scored.
disc-scored = At { $island } Odysseus meets { $adventure }.
your-points = Worth { $worth } to you. You have { $points }.
round-begins = Round { $round }. { $seat } begins.
you-draw = You draw { $winds }.
you-draw-nothing = The pack is empty: you draw nothing.
game-over = The game is over. The missions are shown.
game-over-dry = After { $rounds } rounds without a disc the game is over. The missions are shown.
mission-shown = { $seat } had { $mission }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
winner = { $seats } has won.
winners = { $seats } share the victory.

## Why not

refused-game-over = “{ $move }”: the game is over.
refused-ship-first = “{ $move }”: Zeus has to place the ship first.
refused-ship-placed = “{ $move }”: the ship has been placed already.
refused-no-such-island = “{ $move }”: the small board does without { $island }.
refused-disc-first = “{ $move }”: Zeus has to choose a disc first.
refused-no-disc-now = “{ $move }”: a disc is chosen only after a voyage that has scored one.
refused-not-in-reserve = “{ $move }”: the reserve has no { $adventure } left.
refused-athena-first = “{ $move }”: Athena has to answer first: counter or allow.
refused-nothing-to-counter = “{ $move }”: no power has just been used that Athena could answer.
refused-nothing-hidden = “{ $move }”: no face-down card lies on the board.
refused-drop-first = “{ $move }”: Hermes has to put his card down first.
refused-nothing-lifted = “{ $move }”: Hermes has taken no card.
refused-same-zone = “{ $move }”: the card comes from there; choose another zone.
refused-not-held = “{ $move }”: you hold no { $wind }.
refused-not-your-god = “{ $move }”: this is the power of { $god }, and you do not hold that god.
refused-power-spent = “{ $move }”: the power of { $god } has been used in this round.
refused-hades-open = “{ $move }”: Hades was countered; his cards lie open until the round ends.
refused-no-such-card = “{ $move }”: no such card lies on { $zone }.
refused-no-dionysos = “{ $move }”: you hold no Dionysos.
refused-swap-self = “{ $move }”: choose another player than yourself.
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
table-round = Round { $round }, { $phase ->
    [placing] the ship is to be placed
    [over] the game is over
   *[other] { $passes ->
        [0] nobody has passed
        [one] { $passes } pass in a row
       *[other] { $passes } passes in a row
    }
}
table-voyage = As it stands: { $voyage }
table-voyage-none = As it stands: the ship stays at { $island }.
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
board-no-small = The part [small] must name the islands that are dropped, the two that the strip joins, and its colour.
board-small-lines = When the block is dropped and the strip laid, { $value } does not have one line of each colour.
board-small-double = The strip joins two islands that have a line already.
position-won = { $value } would have ten points already, and the game would be over.
position-no-mission = There is no mission card “{ $value }” (worth 3, 2, 1).
position-disc-at-ship = The ship lies at { $value }; there is no disc under it.
