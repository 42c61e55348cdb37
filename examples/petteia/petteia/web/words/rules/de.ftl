# Das Regelheft: worum es geht, und was unter den Bildern steht.

book-petteia = Die Freier sitzen vor den Türen, auf den Häuten von Rindern, die ihnen nicht gehören, und schieben Steinchen hin und her. Zwei deiner Steine, dazwischen ein gegnerischer: Schon ist er fort. Glück gibt es hier nicht, und zu verbergen ist nichts. Aber eine Reihe, die hält, kann sich bald nicht mehr rühren, und wer angreift, lässt Lücken.
box-petteia-setup-stones = Acht Steine für jeden: Die hellen tragen einen Ring, die dunklen ein Kreuz.
plate-petteia-start = Die Steine zu Beginn.
plate-petteia-between = Ann hat von d1 nach d4 gezogen: Der dunkle Stein auf c4 lag zwischen d4 und b4 und ist vom Brett.
