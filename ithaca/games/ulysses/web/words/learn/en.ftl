# Ulysses: what the host says in the lessons (games/ulysses/lessons).

lesson-ulysses-first-steps = One ship for all the gods
lesson-ulysses-first-steps-about = What everyone wants, a proposal, an answer
lesson-ulysses-first-steps-want = You are Axel, one of the gods. All of you steer the same ship. It must call at four places that only you know: { $place }, { $place2 }, { $place3 } and { $place4 }. When it has called at all four, you win.
lesson-ulysses-first-steps-hand = Your goals and your hand lie before you. At the start of every turn each god draws one card for each temple of their own. You have one temple, so you draw one card.
lesson-ulysses-first-steps-propose = It is your turn: say where the ship should sail. Any place that a line joins to the ship will do. { $place } is one of your goals. Press it on the sea, then press it again to confirm.
lesson-ulysses-first-steps-arrived = Nobody objected, so the ship sailed. { $place } was a goal of yours and lies open now: one of four. It does not matter who brings the ship there.
lesson-ulysses-first-steps-yield = With a wind card you could go on at once. You have none, so end your turn.
lesson-ulysses-first-steps-consent = Carsten proposes { $place }. From there { $place2 } and { $place3 } are only one line away, and both are goals of yours. Consent.
lesson-ulysses-first-steps-end = That is the heart of the game: one god proposes, the others consent or object. How to object comes next.

lesson-ulysses-the-debate = An objection
lesson-ulysses-the-debate-about = The red disc, and cards to back it
lesson-ulysses-the-debate-other-way = { $place } would suit you now: it is one of your goals. But it is Carsten’s turn to propose. See what he wants.
lesson-ulysses-the-debate-red = Carsten wants to go elsewhere, and Claudia consents. Object: put the red disc on { $place }.
lesson-ulysses-the-debate-pay = An objection costs cards. Only objections and Zeus count in a debate. Press the card in your hand, then press it again.
lesson-ulysses-the-debate-stand = One card to none: red leads. You could add more, but one is enough for now.
lesson-ulysses-the-debate-tie = Carsten has played a card for { $side }. One to one: on a tie blue goes before { $side2 }, so his proposal leads.
lesson-ulysses-the-debate-support = You need one card more than blue. Support { $side }.
lesson-ulysses-the-debate-pay-again = Play another objection.
lesson-ulysses-the-debate-stand-again = Two to one. That is enough.
lesson-ulysses-the-debate-won = Carsten gives up, and the ship sails to { $place }: your second goal. All cards of the debate are spent, those of the winners too.

lesson-ulysses-temples = Pandora and a temple
lesson-ulysses-temples-about = What you may do before you propose
lesson-ulysses-temples-actions = Before you propose, you may act as often as you like. Whatever you do costs cards.
lesson-ulysses-temples-pandora = First Pandora’s box: one card for two new ones, once a turn. Open it.
lesson-ulysses-temples-pandora-pay = Pay for it: play the Pandora card.
lesson-ulysses-temples-build = Now a second temple. With it you draw two cards at the start of every turn. Build it.
lesson-ulysses-temples-build-temple = Your second temple costs one temple card and one other card. First the temple card.
lesson-ulysses-temples-build-other = Any card will do as the other one. Take the plague.
lesson-ulysses-temples-propose = Your actions end with your proposal. Propose { $place }.
lesson-ulysses-temples-yield = All consented. End your turn, and everybody draws.
lesson-ulysses-temples-drawn = You have drawn two cards. But from now on it also costs you two cards to remove a plague or to exchange a goal.

lesson-ulysses-plagues = Plagues, and another goal
lesson-ulysses-plagues-about = Block a place, free a place, change a goal
lesson-ulysses-plagues-lies = A plague lies on { $place }, one of your goals. A place with a plague cannot be proposed.
lesson-ulysses-plagues-cleanse = Remove it. That costs as many cards as you have temples, of any kind: one. Press { $place }, then confirm.
lesson-ulysses-plagues-cleanse-pay = Pay with your wind.
lesson-ulysses-plagues-lay = You can lay plagues too. Claudia needs only one more goal, and its back is green. From { $place2 } the short way into the green sea leads past { $place }: lay a plague there, and the ship has to go round. Press it and choose what to do there.
lesson-ulysses-plagues-lay-pay = That takes a plague card. Play it.
lesson-ulysses-plagues-exchange = Your goal { $place } is green as well, and now it is far away. Once a turn you may exchange a hidden goal. Press its card among your goals.
lesson-ulysses-plagues-exchange-from = Choose the colour that you draw: { $colour }. Only the colour of the place under the ship is barred.
lesson-ulysses-plagues-exchange-pay = Again the price is one card. Pay with your objection.
lesson-ulysses-plagues-propose = The way to { $place } is free now. Propose it.
lesson-ulysses-plagues-end = Your third goal is open, and your new one, { $place }, is just one line away; Claudia’s green one is four at least. There are six plagues in all; yours stays until someone pays to remove it.

lesson-ulysses-the-wind = With the wind to the fourth goal
lesson-ulysses-the-wind-about = Sail twice in one turn, and win
lesson-ulysses-the-wind-propose = Two of your goals lie open. { $place } is the third: propose it.
lesson-ulysses-the-wind-stay = The ship followed your blue disc. So you may play a wind and stay active.
lesson-ulysses-the-wind-stay-pay = Play your wind. Zeus would do as well: he stands for any card.
lesson-ulysses-the-wind-again = A second movement begins, without a draw. Propose { $place }, your fourth goal.
lesson-ulysses-the-wind-won = All four goals are open: you have won at once. At a real table someone would have objected, so keep objections for such moments, and watch who needs only one more goal.

lesson-ulysses-example-1 = Example 1: two gods outbid each other
lesson-ulysses-example-1-about = The rulebook’s first example
lesson-ulysses-example-1-start = This is the first example of the rulebook. You are Axel and want to sail to { $place }. Carsten will want { $place2 }.
lesson-ulysses-example-1-propose = Propose { $place }.
lesson-ulysses-example-1-answer = Carsten objects with one card, the others pass. On a tie blue leads, so one card is enough for you. Support { $side }.
lesson-ulysses-example-1-pay = Play an objection.
lesson-ulysses-example-1-stand = One to one, and blue leads. That is enough.
lesson-ulysses-example-1-again = Carsten has added a card: red leads again. Support { $side } once more.
lesson-ulysses-example-1-stand-again = Two to two. That is enough.
lesson-ulysses-example-1-last = Carsten again. You hold one more card that counts: Zeus stands for any card. Support { $side }.
lesson-ulysses-example-1-zeus = Play Zeus as an objection.
lesson-ulysses-example-1-stand-zeus = Three to three. That is enough.
lesson-ulysses-example-1-pass = Carsten plays his fourth card. You have none left that counts; a wind is no objection. Pass.
lesson-ulysses-example-1-end = The ship sails to { $place }. You cannot play your wind, as the ship did not go to the blue disc. Next is the god on your left, who happens to be Carsten.

lesson-ulysses-example-2 = Example 2: two cards against none
lesson-ulysses-example-2-about = Whoever joins in must take the lead
lesson-ulysses-example-2-propose = The second example. Propose { $place }.
lesson-ulysses-example-2-two = Carsten objected with one card, and Michael has added one for { $side }. That makes two.
lesson-ulysses-example-2-support = Stand by your proposal: support { $side }.
lesson-ulysses-example-2-pay = Play an objection.
lesson-ulysses-example-2-end = One card does not make { $side } lead, so you could not stop here: a second one is due. Whoever supports a side must bring it into the lead in that same turn, or pass.

lesson-ulysses-example-3 = Example 3: four gods and two sides
lesson-ulysses-example-3-about = Whoever consented may still join in
lesson-ulysses-example-3-propose = The third example. Propose { $place }.
lesson-ulysses-example-3-sides = Carsten consented. Then Michael objected, and Claudia supports him: { $side } has two cards.
lesson-ulysses-example-3-support = Two cards bring you level, and that is enough. Support { $side }.
lesson-ulysses-example-3-pay = Play an objection.
lesson-ulysses-example-3-pay-second = And a second one.
lesson-ulysses-example-3-stand = Two to two. That is enough.
lesson-ulysses-example-3-carsten = Carsten, who had consented, joined in for { $side }. Michael passed, and Claudia brought { $side2 } up to four against three.
lesson-ulysses-example-3-support-again = One card will do. Support { $side }.
lesson-ulysses-example-3-pay-one = Play an objection.
lesson-ulysses-example-3-stand-again = Four to four. That is enough.
lesson-ulysses-example-3-pass = Claudia leads with five, and Carsten is out. You have two cards left and would rather keep them. Pass.
lesson-ulysses-example-3-end = Five to four: the ship sails to { $place }, and Michael reveals that goal. The cards of a side are added up, whoever played them.

lesson-ulysses-example-4 = Example 4: a third god wants neither
lesson-ulysses-example-4-about = The black disc, and six cards for it
lesson-ulysses-example-4-third = The last example. You are Claudia now, and you want to sail to { $place }. Axel has proposed, Carsten has objected: neither place suits you.
lesson-ulysses-example-4-black = Whoever is asked once the red disc is on the board may put the black one on a third place. Press { $place }.
lesson-ulysses-example-4-pay = Black needs more cards than each other side. Red has one, so play an objection …
lesson-ulysses-example-4-pay-second = … and a second one.
lesson-ulysses-example-4-stand = Two to one. That is enough.
lesson-ulysses-example-4-answer = Axel is out, but Carsten has drawn level, and on a tie red goes before black. Support { $side }.
lesson-ulysses-example-4-pay-one = Play an objection.
lesson-ulysses-example-4-stand-again = You lead by one. That is enough.
lesson-ulysses-example-4-again = Carsten has drawn level again. Support { $side }.
lesson-ulysses-example-4-sixth = Five to five, and you have one card left: your sixth. Support { $side }.
lesson-ulysses-example-4-end = Carsten has no cards left, and the ship sails to { $place }. It cost you your whole hand: a debate like this pays only for a goal that matters. Now you know the game.
