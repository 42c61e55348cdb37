# Odysseus: what the host says in the lessons (games/odysseus/lessons).

lesson-odysseus-first-steps = One wind for one ship
lesson-odysseus-first-steps-about = Your mission, a wind, a voyage
lesson-odysseus-first-steps-want = You are Ann. All of you steer the same ship. Your secret mission shows three adventures: whenever a voyage ends at one of them, you get 3 points, 2 or 1. Ten points end the game.
lesson-odysseus-first-steps-sea = From every island a yellow, a green and a red line lead to three neighbours. The ship lies at { $island }. Along red it would come to { $island2 }, to the Winds: 3 points for you.
lesson-odysseus-first-steps-legs = When the round ends, the ship sails up to three legs, I, II and III. On each it follows the colour with the strongest winds. So there are nine zones to lay winds on.
lesson-odysseus-first-steps-lay = Lay a { $wind } on { $zone }: press the card in your hand, then the zone, then the zone again to confirm.
lesson-odysseus-first-steps-pass = The others keep their cards and pass. When all have passed one after the other, the round is over. Pass.
lesson-odysseus-first-steps-scored = The ship has sailed to { $island }. The disc there counts for everyone whose mission shows it: you have 3 points. Legs II and III had no wind.
lesson-odysseus-first-steps-next = Cid is Zeus and has chosen a new disc for { $island }, where the ship set out. Everyone has drawn two winds, and the next round begins.

lesson-odysseus-three-legs = Three legs
lesson-odysseus-three-legs-about = Ties, calms and longer voyages
lesson-odysseus-three-legs-aim = This time you want to sail further, to { $island } and its Sirens. Only the island where the voyage ends counts.
lesson-odysseus-three-legs-tie = Bob has laid a 2 on { $zone }, towards { $island }. A 2 on { $zone2 } would only be a tie, and then yellow goes before green and green before red.
lesson-odysseus-three-legs-strong = So you need more. Lay a { $wind } on { $zone }.
lesson-odysseus-three-legs-second = The map shows where the ship would sail as things stand. From there green leads to your island: lay a { $wind } on { $zone }.
lesson-odysseus-three-legs-pass = Bob has laid a 1 on { $zone }: too little against your 3 on { $zone2 }. Pass.
lesson-odysseus-three-legs-end = On leg III there was no wind: a calm. The voyage ends at { $island }, and the Sirens give you 2 points.

lesson-odysseus-the-storm = Poseidon’s storm
lesson-odysseus-the-storm-about = A power, once a round
lesson-odysseus-the-storm-five = Everyone at the table is a god with a power. You are Poseidon, and you would like to follow red to the Sirens. See what Bob does.
lesson-odysseus-the-storm-storm = A 5 on { $zone }: you cannot beat that, but you can block it. Raise a storm on { $zone }.
lesson-odysseus-the-storm-red = { $zone } is blocked: on this leg the ship will not follow green, whatever lies there. You have used your power; it works once a round.
lesson-odysseus-the-storm-lay = Using a power takes a whole turn. Now a small wind will do: lay a { $wind } on { $zone }.
lesson-odysseus-the-storm-pass = The others pass. Pass too, and the ship sails.
lesson-odysseus-the-storm-end = The ship has come to { $island } and its Sirens: you have 7 points. With the next round every power is ready again.

lesson-odysseus-athena = Athena’s answer
lesson-odysseus-athena-about = Let one power pass, counter another
lesson-odysseus-athena-watch = Now you are Athena. Right after another god has used a power you may counter it, once a round, even when it is not your turn.
lesson-odysseus-athena-allow = Bob raises a storm on { $zone }. That does not trouble you: keep your power and let it happen.
lesson-odysseus-athena-wait = Cid has laid a 2 on { $zone }. You hold a 5, and whoever passes may act later. Wait and see: pass.
lesson-odysseus-athena-stop = Cid is Zeus and wants to end the round at once. The ship would sail to { $island }, with nothing for you.
lesson-odysseus-athena-counter = This is your moment. Counter him.
lesson-odysseus-athena-lay = Zeus’s power is spent and has done nothing. The counter cost you no turn: lay a { $wind } on { $zone }.
lesson-odysseus-athena-pass = The others pass. Pass too.
lesson-odysseus-athena-end = The ship follows your wind to { $island }: 3 points. So mind Athena before you use a power of your own.

lesson-odysseus-more-gods = The other gods
lesson-odysseus-more-gods-about = Dionysos, Hades, Aphrodite, Hermes and Zeus
lesson-odysseus-more-gods-table = With six at the table all six gods take part. You will play for several of them, one after the other; the sentence on top says who you are.
lesson-odysseus-more-gods-dionysos = You are Ann and hold a { $wind }. He is a wind of 1, or he swaps your god for that of another player.
lesson-odysseus-more-gods-swap = You would like to be Zeus. Play Dionysos and swap gods with { $seat }.
lesson-odysseus-more-gods-hades = Bob has laid a 5 on yellow. Now you are Cid, and Cid is Hades: lay a { $wind } face down on { $zone }. Nobody else knows its strength.
lesson-odysseus-more-gods-aphrodite = Now you are Dan, and Dan is Aphrodite. She doubles a zone, with everything that lies there or is still to come. Double { $zone }.
lesson-odysseus-more-gods-lift = Now you are Eva, and Eva is Hermes. He moves one laid card, whoever laid it. Take the 5 from { $zone } …
lesson-odysseus-more-gods-drop = … and put it down on { $zone }.
lesson-odysseus-more-gods-stop = You are Ann again, and since the swap you are Zeus. On his turn he may end the round. Do it.
lesson-odysseus-more-gods-end = The face-down card was a 3, doubled to 6: the ship sails to { $island }. Leg II was calm, so the 5 on leg III no longer counted. Bob, as Athena, could have countered one of you.

lesson-odysseus-example-round = The example round
lesson-odysseus-example-round-about = A whole round of the rulebook, move by move
lesson-odysseus-example-round-table = The rulebook’s own example. You play all four gods, and each player is named after his god. Poseidon sits to the left of Zeus, so he begins.
lesson-odysseus-example-round-m1 = Poseidon: lay a { $wind } on { $zone }.
lesson-odysseus-example-round-m2 = Hades waits. Pass; when his turn comes round again, he may act.
lesson-odysseus-example-round-m3 = Athena: lay a { $wind } on { $zone }.
lesson-odysseus-example-round-m4 = Zeus: lay a { $wind } on { $zone }.
lesson-odysseus-example-round-m5 = Poseidon keeps his other cards. Pass.
lesson-odysseus-example-round-m6 = Hades: lay a { $wind } face down on { $zone }. Only you know how strong it is.
lesson-odysseus-example-round-m7 = Athena could have the card on { $zone } turned up. She does not: let it happen.
lesson-odysseus-example-round-m8 = Now Athena’s own turn: lay a { $wind } on { $zone }.
lesson-odysseus-example-round-m9 = Zeus: lay a { $wind } on { $zone }.
lesson-odysseus-example-round-m10 = Poseidon does not trust the face-down card: if it is a 5, green ties with red and goes first. Raise a storm on { $zone }.
lesson-odysseus-example-round-m11 = Athena saves her power once more. Let it happen.
lesson-odysseus-example-round-m12 = Hades passes.
lesson-odysseus-example-round-m13 = Athena plays her last card: lay a { $wind } on { $zone }.
lesson-odysseus-example-round-m14 = Zeus likes what he sees and ends the round.
lesson-odysseus-example-round-m15 = But Athena has waited for this. Counter him.
lesson-odysseus-example-round-m16 = The round goes on. Poseidon passes, the first of four.
lesson-odysseus-example-round-pass = Pass.
lesson-odysseus-example-round-m19 = Zeus is the fourth in a row to pass, and the round ends. Pass.
lesson-odysseus-example-round-sailed = Leg I: red with 5. The face-down card was a 5 as well, and without the storm the ship would have followed green. Leg II: green with 3. Leg III: green with 5, back to { $island }.
lesson-odysseus-example-round-end = The Sirens of { $island } give Zeus 3 points, Poseidon 2 and Hades 1. Zeus now chooses a new disc for the island where the ship set out. And you know the game.
