# Der Titel des Spiels und eine Zeile dazu, wo immer Spiele aufgezählt werden.

game-petteia = Petteia
lead-petteia = Die Steinchen der Freier: Nimm einen Stein zwischen zwei deiner eigenen.
