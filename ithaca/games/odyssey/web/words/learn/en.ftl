# L'Odyssée d'Ulysse: what the host says in the lessons (games/odyssey/lessons).

lesson-odyssey-first-steps = Out of Troy
lesson-odyssey-first-steps-about = A route, the die, the first star
lesson-odyssey-first-steps-want = You are Ann, sailing home from Troy on a trireme of your own. Whoever reaches { $space } first wins.
lesson-odyssey-first-steps-aboard = What you have on board lies before you: a weapon now, later help and treasures. Everything lies open for all to see.
lesson-odyssey-first-steps-route = Two routes lead out of Troy. Take “{ $route }”: press it in the list, or press its first space on the sea.
lesson-odyssey-first-steps-roll = One die serves for everything. Roll it and sail that many spaces.
lesson-odyssey-first-steps-star = { $space } is a star. Nobody sails past a star: whatever you roll, you stop there. Roll.
lesson-odyssey-first-steps-treasure = On a star you draw a card. This one is a treasure of 3: you keep it. It will not bring you home any sooner, but it can add glory to a victory.

lesson-odyssey-fights = Combats and charms
lesson-odyssey-fights-about = Roll more than the card’s value, and what weapons are for
lesson-odyssey-fights-sail = { $space }, the next star, is one space ahead. Roll.
lesson-odyssey-fights-fight = { $card }: a combat of 3. You must roll more than that; but your long bow takes 1 off in combats, so a 3 will do. Roll.
lesson-odyssey-fights-beaten = Won. The card goes under the pile. As you beat it on arrival, that was the end of your turn, and Bob has sailed in the meantime.
lesson-odyssey-fights-on = On to { $space }. Roll.
lesson-odyssey-fights-charm = Now you meet { $card }, a charm of 3. Bow and lance are no help against charms; shield and helmet would be. You need a 4. Roll.
lesson-odyssey-fights-held = Not enough: { $card } will not let you go. You have one attempt in each of your turns. Roll.
lesson-odyssey-fights-free = You are free, and as this is a later turn, you sail on at once. Roll.
lesson-odyssey-fights-end = Whoever beats a card frees everyone it holds. A card that nobody has beaten stays on its star and waits for the next to come.

lesson-odyssey-wrecks = Help and wrecks
lesson-odyssey-wrecks-about = Athena saves you once, and then she does not
lesson-odyssey-wrecks-sail = You have a help card, { $help }, and a treasure. A star lies just ahead. Roll.
lesson-odyssey-wrecks-avoid = { $card } would wreck you: a value of 5, so only a 6 saves you. No weapon helps against wrecks. Roll.
lesson-odyssey-wrecks-help = Not enough. But after a failed roll you may call for help: { $help } turns a wreck away. Press the card.
lesson-odyssey-wrecks-on = Saved. A help card works once and leaves the game. Sail on: roll.
lesson-odyssey-wrecks-avoid-again = { $card }, a wreck of 4, and this time you have no help. Roll.
lesson-odyssey-wrecks-arrow = Wrecked. The die says from which of the six arrows you start anew. Roll.
lesson-odyssey-wrecks-end = You start anew from arrow 4. Your weapon and your treasure are lost; help cards you would have kept. { $card } stays on the star for whoever comes next.

lesson-odyssey-weather = The bag of winds, and mist
lesson-odyssey-weather-about = Blown on, or slowed down
lesson-odyssey-weather-sail = { $space } is one space ahead. Roll.
lesson-odyssey-weather-bag = The bag of winds: it carries you on at once. Roll and sail.
lesson-odyssey-weather-bag-die = Now the crew wants to look inside. A 1 or a 2 wrecks you. Roll.
lesson-odyssey-weather-on = The bag stayed shut. { $space } is the next star. Roll.
lesson-odyssey-weather-mist = Mist lies over { $space }. Your next movement counts half, rounded up. Roll.
lesson-odyssey-weather-end = The 5 counted as 3. Fog costs a whole turn instead, and in the great calms you wait for a 5 or a 6. Leucothea and Proteus help against mist and fog only.

lesson-odyssey-hades = Down to Hades
lesson-odyssey-hades-about = Circe, ghosts, and a new weapon
lesson-odyssey-hades-sail = { $space } is one space ahead, and you have no weapon. Roll.
lesson-odyssey-hades-circe = { $card } is a charm of 5: nothing but a 6 will do. Whoever fails goes down to Hades. Roll.
lesson-odyssey-hades-ghosts = In { $space } you must face { $card }, a charm of 3. Roll more than 3.
lesson-odyssey-hades-again = They hold you. Bob has had his turn; now try again: roll.
lesson-odyssey-hades-arm = Beaten. Weapons lie in Hades, and whoever leaves without one may take the top one. Take it.
lesson-odyssey-hades-leave = Now roll, and leave { $space } by its own way back to the track.
lesson-odyssey-hades-end = You are armed again, and on your way. Only Circe sends anyone to Hades, and she is still waiting at { $space }.

lesson-odyssey-home = Home
lesson-odyssey-home-about = The last star, and glory
lesson-odyssey-home-sail = { $space2 } is near. But first comes a star: { $space }. Roll.
lesson-odyssey-home-nausicaa = You have found { $card }, the greatest of the three.
lesson-odyssey-home-last = { $space } needs no exact roll: any number that takes you there will do. Roll.
lesson-odyssey-home-won = You are home first: that is victory. Bob could have sailed on and been second by bringing home more than you; but the 3 is lost, and with his 4 he cannot. So the race is over, and the glory is yours as well. Now you know the game.
