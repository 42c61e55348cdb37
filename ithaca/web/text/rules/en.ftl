# The rulebooks: words around the clauses, and what is said under the pictures.

rules-lead = A book for each game: every rule with its address, what is printed, what is our own ruling, and why.
book-ulysses = You are a god, and all gods share one ship. The places you want it to visit are your secret, and the first god whose goals have all been reached wins. Whoever is active proposes where to sail; the others consent, or pay cards to send the ship elsewhere, and a debate begins. Temples bring cards, plagues close places, and a fair wind keeps you active. To object is to spend, and to spend is to show what you want: half of the art is not being understood.
book-odysseus = Odysseus wants to go home, and the gods have other plans. You are one of them, with a secret mission: adventures that bring you points when a voyage ends at them. Turn by turn you lay winds on the legs of the voyage, and on each leg the ship follows the strongest colour. Storms, doubled winds, face-down cards and Athena’s counter bend the course at the last moment, and Dionysos makes the gods change hands. What is scored counts for everyone whose mission shows it, so you never quite know for whom you are blowing.
book-odyssey = Troy has fallen, and every captain wants to be the first in Ithaca. You roll the die, choose your route and sail from star to star. A star brings a card: a charm to resist, a combat to win, a wreck to escape, weather, a helping god or a treasure. Weapons better your odds, and whoever follows Circe to Hades may come back with one. Chance blows hard here; when to spend a god’s help is what you can learn.
fact-players = Players
fact-time = Time
fact-minutes = { $most ->
    [0] about { $least } minutes
   *[other] { $least } to { $most } minutes
}
fact-age = Age
fact-years = from { $age } years
fact-by = Designed and published by
fact-clauses = In this book
fact-count = { $printed ->
    [one] { $printed } printed rule
   *[other] { $printed } printed rules
}, { $contradicted } printed but contradictory, { $ours ->
    [one] { $ours } ruling of our own
   *[other] { $ours } rulings of our own
}, { $options ->
    [one] { $options } option
   *[other] { $options } options
}
book-play = Open a table
book-learn = Learn it by playing
book-print = Print
contents = Contents
chapter-number = Chapter { $number }
chapter-before = Previous chapter
chapter-next = Next chapter
kind-printed = printed
kind-contradicted = printed, contradictory
kind-ours = our ruling
kind-option = option
rule-kind = Show
rule-all = everything
rule-why = Why
rule-option = An option
rule-option-how = Off unless a table chooses it.
rule-differs = { $editions ->
    [1] The rulebook contradicts itself
   *[other] The editions differ
}
rule-printed-at = In the printed rules: { $place }
rule-link = Link to { $address }
rule-copy = Copy link
rule-copy-of = Copy link to { $title }
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule.
   *[other] { $count } rules.
}
seek-end = Show everything
try-title = Would you rather try it?
try-text = The lessons of { $game } seat you at a table and let you do it.
try-chapter = A lesson shows this chapter at the table, move by move.
plate-figure = Plate { $number }.
plate-many = × { $count }
plate-die = die showing { $name }
plate-trireme = trireme { $name }
plate-mission = mission { $name }
plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

box-ulysses-setup-cards = The { $total } action cards: what you pay with, and what you argue with.
box-ulysses-setup-goals = The { $total } goal cards. Their backs show their colours.
box-ulysses-setup-temples = The wood: temples, plagues, and the discs of the debate.
box-odysseus-setup-gods = The gods, in the order in which they join the game.
box-odysseus-setup-cards = The { $total } missions: three adventures each, the first worth the most.
box-odysseus-setup-winds = The { $total } winds. The corner shows their strength; Dionysos is a wind as well.
box-odysseus-setup-discs = The { $total } discs of the adventures.
box-odyssey-setup-weapons = The weapons, dealt at the start. Those left over wait in Hades.
box-odyssey-setup-cards = The pile of { $total } cards. The corner shows what your die has to beat, or what a treasure is worth.
box-odyssey-setup-troy = A trireme for each captain, told apart by the colour and the emblem of its sail.
box-odyssey-turn-roll = One die, for sailing and for every roll against an encounter.

plate-ulysses-start = The ship lies at Troy. The strongest lines lead where it can go next, and Ann’s own goals are marked.
plate-ulysses-hand = Ann’s side of the table: a goal that has been reached, goals that nobody else may see, and her cards.
plate-ulysses-plagues = Two plagues lie on the board: no disc goes there until they are gone.
plate-ulysses-debate = Three discs, three opinions. Each side shows its cards and how many more it needs to lead.
plate-odysseus-start = The sea with its islands. From each, one line of every colour leads on.
plate-odysseus-hand = Ann is Poseidon: her mission with what it pays, her winds, and her power.
plate-odysseus-storm = A storm lies on the strongest zone of the first leg: its wind counts for nothing. One card lies face down.
plate-odysseus-voyage = The voyage as the winds stand: three legs, each along its strongest colour.
plate-odyssey-start = Triremes before Troy. On a star a card is drawn; from the arrows the shipwrecked begin anew.
plate-odyssey-fight = Ann has come to a star, and Polyphemus is waiting for her. With her lance she needs a 3 or more; she has not rolled yet.
plate-odyssey-aboard = What Ann has on board: a weapon, help for later, and a treasure.
plate-odyssey-ghosts = Charmed by Circe, Ann has come down to Hades. Now she has to roll against the ghosts.
