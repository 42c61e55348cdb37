# L'Odyssée d'Ulysse: what the host says in the lessons (games/odyssey/lessons).

lesson-odyssey-first-steps = Out of Troy
lesson-odyssey-first-steps-about = A route, the die, the first star
lesson-odyssey-first-steps-want = You are Ann and sail home from Troy on your own trireme. Whoever is first at { $space } wins.
lesson-odyssey-first-steps-aboard = What you have on board lies before you: a weapon now, later help and treasures. Everything is open for all to see.
lesson-odyssey-first-steps-route = Two routes lead out of Troy. Take “{ $route }”: press it in the list, or the first space of it on the sea.
lesson-odyssey-first-steps-roll = One die serves for everything. Roll it and sail as many spaces.
lesson-odyssey-first-steps-star = { $space } is a star. Nobody sails past a star: whatever you roll, you stop there. Roll.
lesson-odyssey-first-steps-treasure = On a star you draw a card. This one is a treasure of 3: keep it. It brings you home no sooner, but it gives a victory its glory.

lesson-odyssey-fights = Fights and charms
lesson-odyssey-fights-about = Roll more than the card, and what weapons are for
lesson-odyssey-fights-sail = { $space }, the next star, is one space ahead. Roll.
lesson-odyssey-fights-fight = { $card }: a combat of 3. You must roll more than that. But your long bow takes 1 off in combats, so a 3 will do. Roll.
lesson-odyssey-fights-beaten = Won. The card goes under the pile, and as you beat it on arrival, your turn was over. Meanwhile Bob has sailed.
lesson-odyssey-fights-on = On to { $space }. Roll.
lesson-odyssey-fights-charm = Now you meet { $card }, a charm of 3. Bow and lance are no help against charms; shield and helmet would be. You need a 4. Roll.
lesson-odyssey-fights-held = Not enough: { $card } will not let you go. You have one attempt in each of your turns. Roll.
lesson-odyssey-fights-free = You are free, and as it is a later turn, you sail on at once. Roll.
lesson-odyssey-fights-end = Whoever beats a card frees all whom it holds. What nobody has beaten stays on its star and waits for the next one.

lesson-odyssey-wrecks = Help and wrecks
lesson-odyssey-wrecks-about = Athena saves you once, and then she does not
lesson-odyssey-wrecks-sail = You have a help card, { $help }, and a treasure. A star lies just ahead. Roll.
lesson-odyssey-wrecks-avoid = { $card } would wreck you: a value of 5, so only a 6 saves you. No weapon helps against wrecks. Roll.
lesson-odyssey-wrecks-help = Not enough. But after a failed roll you may call for help: { $help } turns a wreck away. Press the card.
lesson-odyssey-wrecks-on = Saved. A help card works once and leaves the game. Sail on: roll.
lesson-odyssey-wrecks-avoid-again = { $card }, a wreck of 4, and this time you have no help. Roll.
lesson-odyssey-wrecks-arrow = Wrecked. The die says from which of the six arrows you start anew. Roll.
lesson-odyssey-wrecks-end = You start anew from arrow 5. Weapon and treasures are lost; help cards you would have kept. { $card } stays on the star, open to all.

lesson-odyssey-weather = The bag of winds, and mist
lesson-odyssey-weather-about = Blown on, or slowed down
lesson-odyssey-weather-sail = { $space } is one space ahead. Roll.
lesson-odyssey-weather-bag = The bag of winds: it blows you on at once. Roll and sail.
lesson-odyssey-weather-bag-die = Now the crew wants to look inside. A 1 or a 2 wrecks you. Roll.
lesson-odyssey-weather-on = It stayed shut. { $space } is the next star. Roll.
lesson-odyssey-weather-mist = Mist lies over { $space }. Your next movement counts half, rounded up. Roll.
lesson-odyssey-weather-end = The 5 counted as 3. Fog costs a whole turn instead, and in the great calms you wait for a 5 or a 6. Leucothea and Proteus help against mist and fog only.

lesson-odyssey-hades = Down to Hades
lesson-odyssey-hades-about = Circe, ghosts, and a new weapon
lesson-odyssey-hades-sail = { $space } is one space ahead, and you have no weapon. Roll.
lesson-odyssey-hades-circe = { $card } is a charm of 5: only a 6 is enough. Who fails goes down to Hades. Roll.
lesson-odyssey-hades-ghosts = In { $space } you must face { $card }, a charm of 3. Roll more than 3.
lesson-odyssey-hades-again = They hold you. Bob has had his turn, now try again: roll.
lesson-odyssey-hades-arm = Beaten. Weapons lie in Hades, and who leaves without one may take the top one. Take it.
lesson-odyssey-hades-leave = Now roll and leave { $space } on its own way back to the sea.
lesson-odyssey-hades-end = A long way round, but you are armed. Only Circe sends anyone to Hades, and she still waits at { $space }.

lesson-odyssey-home = Home
lesson-odyssey-home-about = The last star, and glory
lesson-odyssey-home-sail = { $space2 } is near. But first comes a star: { $space }. Roll.
lesson-odyssey-home-nausicaa = You have found { $card }, the greatest of the three.
lesson-odyssey-home-last = { $space } needs no exact roll: any number that reaches it will do. Roll.
lesson-odyssey-home-won = You are home first: that is victory. And your treasure of 5 is worth more than Bob’s 4, so you have the glory too. Now you know the game.
