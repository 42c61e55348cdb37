# The rulebook: what it is about, and what is said under its pictures.

book-odyssey = Troy has fallen, and every captain wants to be the first in Ithaca. You roll the die, choose your route and sail from star to star. A star brings a card: a charm to resist, a combat to win, a wreck to escape, weather, a helping god or a treasure. Weapons better your odds, and whoever follows Circe to Hades may come back with one. Chance blows hard here; when to spend a god’s help is what you can learn.
box-odyssey-setup-weapons = The weapons, dealt at the start. Those left over wait in Hades.
box-odyssey-setup-cards = The pile of { $total } cards. The corner shows what your die has to beat, or what a treasure is worth.
box-odyssey-setup-troy = A trireme for each captain, told apart by the colour and the emblem of its sail.
box-odyssey-turn-roll = One die, for sailing and for every roll against an encounter.
plate-odyssey-start = Triremes before Troy. On a star a card is drawn; from the arrows the shipwrecked begin anew.
plate-odyssey-fight = Ann has come to a star, and Polyphemus is waiting for her. With her lance she needs a 3 or more; she has not rolled yet.
plate-odyssey-aboard = What Ann has on board: a weapon, help for later, and a treasure.
plate-odyssey-ghosts = Charmed by Circe, Ann has come down to Hades. Now she has to roll against the ghosts.
