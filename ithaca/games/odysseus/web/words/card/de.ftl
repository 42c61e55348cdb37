# The title of the game and a line about it, wherever games are listed.

game-odysseus = Odysseus
lead-odysseus = Götter mit geheimen Aufträgen legen Winde und Mächte auf eine Fahrt in drei Etappen.
weight-odysseus = am meisten zum Denken
