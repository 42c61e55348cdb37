# Ulysses, every word a player reads.

## Names

card-objection = objection
card-temple = temple
card-wind = wind
card-plague = plague
card-zeus = Zeus
card-pandora = Pandora
card-unknown = card

colour-violet = violet
colour-green = green
colour-red = red
colour-blue = blue

side-blue = blue
side-red = red
side-black = black

## What one may do

act-pass = Pass: you are out of this debate
act-consent = Consent
act-stand = That is enough
act-stay = Play a wind and stay active
act-yield = End your turn
act-pandora = Open Pandora’s box: draw two cards
act-build = Build a temple: { $price ->
    [one] a temple card and another card
   *[other] { $price } temple cards and { $price } others
}
act-becalmed = Let the ship stay: plagues lie all around it
act-plague = Lay a plague on { $place }
act-cleanse = Remove the plague from { $place }: costs { $price ->
    [one] one card
   *[other] { $price } cards
}
act-exchange = Exchange the goal { $place }: costs { $price ->
    [one] one card
   *[other] { $price } cards
}
act-propose = Propose { $place }
act-red = Object with the red disc on { $place }: at least { $needed ->
    [one] one card
   *[other] { $needed } cards
}
act-black = Put the black disc on { $place }: at least { $needed ->
    [one] one card
   *[other] { $needed } cards
}
act-from = Draw a { $colour } goal
act-support = Support { $side }: at least { $needed ->
    [one] one card
   *[other] { $needed } cards
}
act-pay = Play { $card }

## Choices that differ in their last word

group-plague = Lay a plague on
group-cleanse = Remove the plague from
group-exchange = Exchange the goal
group-propose = Propose
group-red = Object with the red disc on
group-black = Put the black disc on
group-from = Draw from the pile
group-support = Support
group-pay = Play

## What is to be decided

ask-acting = { $walled ->
    [must] Plagues lie all around the ship: remove one of them, so that you can propose.
    [may] Plagues lie all around the ship: remove one of them, or let the ship stay.
    [cannot] Plagues lie all around the ship, and you hold too few cards to remove one: it has to stay.
   *[no] Take as many actions as you like; your proposal ends them.
}
ask-exchanging = Which colour do you draw? The exchange costs { $price ->
    [one] one card.
   *[other] { $price } cards.
}
ask-paying = { $bill ->
    [pandora] Pandora’s box
    [plague] The plague on { $place }
    [cleanse] Removing the plague from { $place }
    [disc] First the plague on { $place } has to go (keep { $reserve ->
        [one] an objection or a Zeus
       *[other] { $reserve } objections or Zeus
    } for the debate)
    [exchange] The new goal
    [stay] The wind
   *[build] The temple
}: { $owed ->
    [one] one card to pay.
   *[other] { $owed } cards to pay.
}{ $temples ->
    [0] { "" }
    [one] { " " }At least one card must be a temple or a Zeus.
   *[other] { " " }At least { $temples } of them must be temples or Zeus.
}
ask-answering = { $seat } proposes { $place }. Do you consent, or do you object?
ask-debating = The gods debate, and { $side } leads. Which side do you support, or do you pass?
ask-raising = { $owed ->
    [0] This puts { $side } in the lead. More cards, or is that enough?
    [one] One more card at least, so that { $side } leads.
   *[other] { $owed } more cards at least, so that { $side } leads.
}
ask-staying = The ship has reached { $place }. Do you play a wind and stay active?

## What happened

did-pass = { $seat } passes and is out.
did-consent = { $seat } consents.
did-stay = { $seat } stays active ({ $cards }).
did-yield = { $seat } ends the turn.
did-becalmed = Plagues lie all around { $place }: the ship stays, and { $seat } ends the turn.
did-pandora = { $seat } opens Pandora’s box ({ $cards }) and draws.
did-plague = { $seat } lays a plague on { $place } ({ $cards }).
did-cleanse = { $seat } removes the plague from { $place } ({ $cards }).
did-exchange = { $seat } exchanges a { $colour } goal for a { $new } one ({ $cards }).
did-build = { $seat } builds a temple ({ $cards }) and now has { $count }.
did-propose = { $seat } proposes { $place }.
did-red = { $seat } objects and puts the red disc on { $place }: { $cards }.
did-black = { $seat } wants neither and puts the black disc on { $place }: { $cards }.
did-support = { $seat } supports { $side }: { $cards }.
debate-of-two = Blue { $blue }, red { $red }: { $side } leads.
debate-of-three = Blue { $blue }, red { $red }, black { $black }: { $side } leads.
debate-over = The debate is over: { $side } wins. The ship sails to { $place }.
ship-sails = Nobody objects: the ship sails to { $place }.
goal-shown = { $seat } reveals the goal { $place }: { $count } of 4.
your-exchange = You give { $place } and get { $new }.
turn-begins = Turn { $turn }: { $seat } is active.
reshuffled = The discards are shuffled and become the new draw pile.
you-draw = You draw { $cards }.
you-draw-nothing = There are no cards left: you draw nothing.
game-over = The game is over after { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
}
game-over-guard = After { $turns } turns nobody has all four goals: the game is over.
goals-left = Not reached by { $seat }: { $places }.
winner = { $seats } has won.
winners = { $seats } share the victory.

## Why not

refused-game-over = “{ $move }”: the game is over.
refused-act-first = “{ $move }”: this is the action phase; it ends with the proposal.
refused-colour-first = “{ $move }”: first choose the colour that you draw.
refused-pay-first = “{ $move }”: first pay what you owe: { $owed ->
    [one] one card.
   *[other] { $owed } cards.
}
refused-answer-first = “{ $move }”: first answer the proposal: consent, or object with the red disc.
refused-debate-first = “{ $move }”: the gods are debating: support a side, place the black disc, or pass.
refused-raise-first = “{ $move }”: first play your cards in the debate, and say when it is enough.
refused-wind-first = “{ $move }”: first say whether you play a wind and stay active, or end your turn.
refused-no-such-place = “{ $move }”: this board has no such place.
refused-no-line = “{ $move }”: no line joins { $place } to the place of the ship.
refused-plagued = “{ $move }”: a plague lies on { $place }; remove it first, or choose another place.
refused-must-propose = “{ $move }”: the ship can reach a place without plague, so you have to propose one.
refused-must-cleanse = “{ $move }”: you can pay to remove a plague beside the ship, so you have to.
refused-keep-the-price = “{ $move }”: plagues lie all around the ship, and you have to keep enough cards to remove one of them.
refused-walls-in = “{ $move }”: then plagues would lie all around the ship, and you could not pay to remove one.
refused-no-pandora = “{ $move }”: you hold neither Pandora nor Zeus.
refused-pandora-used = “{ $move }”: Pandora’s box has been opened in this turn already.
refused-no-plague-card = “{ $move }”: you hold neither a plague nor Zeus.
refused-already-plagued = “{ $move }”: a plague lies on { $place } already.
refused-no-plague-left = “{ $move }”: all six plagues lie on the board; remove one first.
refused-no-plague-there = “{ $move }”: no plague lies on { $place }.
refused-too-few-cards = “{ $move }”: you hold too few cards. It takes { $price ->
    [one] one card, as you have one temple; a new temple takes two.
   *[other] { $price } cards, as many as you have temples; a new temple takes twice as many.
}
refused-not-your-goal = “{ $move }”: { $place } is none of your goals.
refused-goal-shown = “{ $move }”: you have revealed { $place }; only a hidden goal can be exchanged.
refused-exchanged = “{ $move }”: a goal has been exchanged in this turn already.
refused-no-pile = “{ $move }”: there is no pile that you may draw from.
refused-ship-colour = “{ $move }”: the ship lies at a { $colour } place; choose another colour.
refused-pile-empty = “{ $move }”: the { $colour } pile is empty.
refused-no-temple-left = “{ $move }”: all 23 temples are built.
refused-too-few-temples = “{ $move }”: you need { $price ->
    [one] a temple card (or Zeus).
   *[other] { $price } temple cards (or Zeus).
}
refused-disc-there = “{ $move }”: another disc lies on { $place }; choose another place.
refused-too-few-objections = “{ $move }”: this takes { $needed ->
    [one] one objection (or Zeus), and you hold none.
   *[other] { $needed } objections (or Zeus), and you hold fewer.
}
refused-cannot-cleanse = “{ $move }”: a plague lies on { $place }; you cannot pay to remove it on top of the objections.
refused-black-lies = “{ $move }”: the black disc is on the board already.
refused-one-disc = “{ $move }”: you have placed a disc in this movement already.
refused-disc-declined = “{ $move }”: you could have placed a disc when you were first asked; now you can only support a side.
refused-bound = “{ $move }”: you stand for { $bound } and are bound to that side.
refused-own-disc = “{ $move }”: you have placed the { $bound } disc, so you play for { $bound }.
refused-no-such-disc = “{ $move }”: the disc of that side is not on the board.
refused-not-held = “{ $move }”: you hold no such card ({ $card }).
refused-wrong-card = “{ $move }”: this is paid with { $wanted } or Zeus.
refused-temples-owed = “{ $move }”: what you still owe must be temples or Zeus.
refused-objections-only = “{ $move }”: in a debate only objections and Zeus count.
refused-objections-owed = “{ $move }”: you need that card for your disc; pay for the plague with another.
refused-more-to-lead = “{ $move }”: it takes { $owed ->
    [one] one more card
   *[other] { $owed } more cards
} to lead.
refused-no-wind = “{ $move }”: you hold neither a wind nor Zeus.
refused-no-such-action = “{ $move }”: there is no such action.

## The table in a terminal

table-turn = Turn { $turn }, { $phase ->
    [over] the game is over
    [acting] { $seat } is active
    [exchanging] { $seat } exchanges a goal
    [paying] { $actor } pays
    [answering] { $seat } has proposed, { $actor } answers
    [debating] the gods debate, { $actor } has the floor
    [raising] the gods debate, { $actor } plays cards
   *[staying] the ship has arrived
}
table-players = Gods
table-player = Player
table-temples = Temples
table-cards = Cards
table-goals = Hidden goals
table-shown = Revealed
table-stands = Debate
table-out = out
table-ship = The ship lies at { $place } ({ $colour }). Lines lead to:
table-place = Place
table-colour = Colour
table-plague = plague
table-debate = The debate of the gods
table-side = Side
table-for = Cards
table-needs = To lead
table-leads = leads
table-plagues = Plagues: { $places }
table-none = none
table-pack = Draw pile: { $pack ->
    [one] { $pack } card
   *[other] { $pack } cards
}. Discards: { $discards }
table-top = { $count }, { $card } on top
table-hand = Your hand: { $cards }
table-hand-empty = Your hand is empty.
table-your-goals = Your goals: { $goals }
table-goal = { $place } ({ $colour }, { $steps ->
    [-1] no way there
    [one] { $steps } line away
   *[other] { $steps } lines away
})
table-goal-shown = { $place } ✓
table-known = You know: { $goals }
table-known-goal = { $seat } has { $place }
table-known-pile = { $place } lies in the { $colour } pile, card { $nth } from the top
table-steps = Ship
table-lines = Lines to
table-map-key = ▲ the ship, ✕ a plague, ◎ your goals; ● ■ ◆ △ the four colours. Numbers: lines to the ship and to your goals, around plagues.

## Boards and positions that cannot be

board-place-count = A board has { $wanted } places with a colour, not { $value }: there is a goal card for each.
board-no-colour = “{ $colour }” is no colour for { $value }: it is violet, green, red or blue; only the start may do without.
board-colour-count = Places of the colour { $colour }: { $count }. There must be { $least }, as five players take a goal of each colour, and there is room for { $most }.
board-bad-bend = The line from { $a } to { $b } bends at “{ $value }”; a bend is written [x, y].
board-double-line = { $value } and { $other } are joined twice, or a place is joined to itself.
board-line-count = Lines at { $value }: { $count }. There is room for { $most } at a place.
position-won = { $value } would have revealed all four goals, and the game would be over.
position-bad-temples = { $value } cannot have { $count } temples: there are 23, and each player has at least one.
position-no-goal = { $value } has no goal card: it has no colour.
position-too-many-goals = { $value } would have more than four goals.
position-wrong-pile = { $value } is not { $colour }: it cannot lie in that pile.
position-too-few-goals = The piles leave too few goals for the players ({ $value }).
position-bad-turn = There is no turn { $value }: turns are counted from 1 to { $most }.
position-bad-order = The order names other cards than the four goals of { $value }.
position-bad-ruled-out = { $value } cannot be ruled out for the card { $card }: it is that card itself, or of another colour.
position-bad-debate = This debate cannot be (“{ $value }”): { $reason ->
    [order] first the blue disc lies, then the red one, then the black one; all else belongs to a debate.
    [arrived] the ship has not arrived while a disc lies.
    [asked] who is asked is another player than the active one, and nobody has objected yet.
    [place] a disc lies on a place beside the ship, without plague and without another disc.
    [owner] each disc has its own player; blue is the active player’s, and who has consented has none.
    [nobody] it is not said who placed that disc.
    [no-disc] the disc of that side is not on the board.
    [card] only objections and Zeus count in a debate.
    [side] that side has no disc, or the player has placed another one.
    [out] who played last has not passed, and somebody is still to be asked.
   *[lead] who played last must have brought a side into the lead.
}
position-not-underway = “{ $value }” does not belong to a payment that is under way there.
