# Le livret de règles : de quoi il s’agit, et les légendes des images.

book-petteia = Les prétendants, assis devant les portes sur les peaux de bœufs qui ne sont pas à eux, poussent des cailloux. Deux de tes pierres, une de l’adversaire entre elles : elle disparaît. Ici, pas de hasard et rien à cacher. Mais une ligne qui tient est bientôt une ligne qui ne bouge plus, et qui attaque laisse des brèches.
box-petteia-setup-stones = Huit pierres chacun : les claires portent un anneau, les sombres une croix.
plate-petteia-start = Les pierres au début.
plate-petteia-between = Ann est allée de d1 en d4 : la pierre sombre en c4 se trouvait entre d4 et b4, elle a été retirée.
