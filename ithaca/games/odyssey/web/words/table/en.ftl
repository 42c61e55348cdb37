y-star = star
y-value = value { $value }
y-arrow = arrow { $arrow }
y-here = here: { $names }
y-die = The die shows { $die }
y-die-none = The die
y-beat = { $least } or more
y-pile = Pile { $count }
y-armoury = Weapons in Hades { $count }
y-turn = Turn { $turn }
y-aboard = On board
y-treasure = treasure
y-home = { $order ->
    [1] home, first
    [2] home, second
    [3] home, third
   *[other] home, last
}
y-held = held by { $card }
y-lost = { $turns ->
    [one] loses a turn
   *[other] loses { $turns } turns
}
y-halved = in mist
y-left = { $count } to Ithaca
y-faces = { $name } faces
y-lies = On a star: { $space }
y-eased = Your weapon takes off one: { $value } counts as { $rest }.
y-sort-help = Help
y-sort-charm = Charm
y-sort-combat = Combat
y-sort-wreck = Wreck
y-sort-weather = Weather
y-sort-winds = Winds
y-sort-treasure = Treasure
y-sort-weapon = Weapon
y-race = The race to Ithaca
y-race-on = Who comes next?
y-story = The voyage so far
y-story-none = Troy burns behind you. The sails are set.
y-arrived = Home in Ithaca
y-glory = Victory with glory
y-no-glory = Victory without glory
y-worth = { $worth ->
    [0] no treasure
   *[other] treasure worth { $worth }
}
y-at-sea = still at sea
y-done = You are home. You may watch the others, leave the table, or offer to end the game.
y-blown = The winds drive the trireme on.
y-tell-hermes = He brings the herb that breaks every enchantment: beats one charm, or averts one wreck. Once.
y-tell-leucothea = Her veil carries you through one mist or one fog, at the moment you meet it. Once.
y-tell-proteus = The old man of the sea knows a way through one mist or one fog, at the moment you meet it. Once.
y-tell-athena = She fights at your side: wins one combat, or averts one wreck. Once.
y-tell-circe = Drink from her cup, and you sail straight down to Hades. Roll more than her value.
y-tell-calypso = She would like to keep you for ever. She does, until you roll more than her value.
y-tell-sirens = Whoever listens runs aground: fail here, and you are wrecked at once.
y-tell-lotuseaters = Sweet fruit, and nobody wants to go home. It holds you until you roll more.
y-tell-cyclopes = Giants who know no guests. They hold you until you roll more than their value.
y-tell-scylla = Six heads reach down from the rock. She holds you until you roll more.
y-tell-polyphemus = His cave is shut with a boulder. He holds you until you roll more.
y-tell-cicones = They come back with all their kin. They hold you until you roll more.
y-tell-laestrygonians = Rocks rain into the harbour. Roll more, or be wrecked.
y-tell-hyperion = Nobody may touch the cattle of the sun. Roll more, or be wrecked.
y-tell-charybdis = She swallows the sea three times a day. Roll more, or be wrecked.
y-tell-poseidon = He has not forgiven. Roll more, or be wrecked.
y-tell-mist = Shores fade. Your next movement counts half, rounded up.
y-tell-fog = Nothing can be seen. You lose your next turn.
y-tell-calm = No breath of wind. You lose a turn, then wait for a roll that is high enough.
y-tell-bag = Sail on at once. Then the crew’s die: on 1 or 2 the winds break out and wreck you.
y-tell-treasure3 = A bronze tripod. Keep it until Ithaca; a wreck takes it.
y-tell-treasure4 = A jar of fine oil. Keep it until Ithaca; a wreck takes it.
y-tell-treasure5 = Nausicaa’s farewell gift, the greatest of all. A wreck takes it.
y-tell-ghosts = The dead crowd around you. They hold you until you beat them yourself.
y-tell-attack = Takes one off the value of every combat. A wreck takes it from you.
y-tell-guard = Takes one off the value of every charm. A wreck takes it from you.
first-odyssey = You sail home from Troy on a trireme of your own, by the roll of one die. On the stars along the way wait charms, fights, wrecks and weather, and sometimes help or a treasure.
aim-odyssey = be the first in Ithaca. A treasure on board makes it a victory with glory.
