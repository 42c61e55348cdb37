# Petteia, tous les mots que lit un joueur.

## Names

side-light = pierres claires
side-dark = pierres sombres

## What one may do

act-move = { $count ->
    [0] Aller de { $stone } en { $square }
    [one] Aller de { $stone } en { $square } et prendre
   *[other] Aller de { $stone } en { $square } et en prendre { $count }
}
group-move = De { $stone } en

## What is to be decided

ask-moving = Quelle pierre déplaces-tu, et où ?
ask-over = La partie est finie.

## What happened

did-move = { $seat } va de { $stone } en { $square }.
captures = { $count ->
    [one] { $seat } prend la pierre en { $squares }.
   *[other] { $seat } prend { $count } pierres d’un coup : { $squares }.
}
wins-few = { $count ->
    [0] { $loser } n’a plus de pierre : { $seat } a gagné.
   *[other] { $loser } n’a plus qu’une pierre : { $seat } a gagné.
}
wins-shut = { $loser } ne peut plus bouger, tout est bloqué : { $seat } a gagné.
wins-calm = Rien n’a été pris pendant { $turns } tours. { $seat } gagne avec { $count } pierres contre { $other }.
calm-shared = Rien n’a été pris pendant { $turns } tours, et chacun a { $count } pierres : la victoire est partagée.

## Why not

refused-game-over = « { $move } » : la partie est finie.
refused-no-stone = « { $move } » : il n’y a pas de pierre en { $stone }.
refused-not-yours = « { $move } » : la pierre en { $stone } n’est pas à toi.
refused-taken = « { $move } » : il y a déjà une pierre en { $square }.
refused-blocked = « { $move } » : une autre pierre barre le chemin.
refused-one-step = « { $move } » : à cette table, une pierre n’avance que d’une case.
refused-not-straight = « { $move } » : une pierre avance en ligne droite, sur sa rangée ou sa colonne.
refused-no-such-action = « { $move } » : cette action n’existe pas.

## The table in a terminal

table-turn = { $phase ->
    [over] La partie est finie
   *[other] Tour { $turns } : { $seat }
}
table-player = Joueur
table-side = Camp
table-stones = Pierres
table-calm = Tours sans prise : { $calm } sur { $most }

## Boards and positions that cannot be

board-stones = Chaque camp a de { $least } à { $most } pierres, pas { $value }.
board-square = Il n’y a pas de case « { $value } » ; elles s’appellent de a1 à h8.
board-square-twice = Il ne peut pas y avoir deux pierres en { $value }.
board-shut-in = { $value ->
    [light] Aucune pierre claire ne pourrait bouger.
   *[other] Aucune pierre sombre ne pourrait bouger.
}
position-settled = Avec ces pierres, la partie serait finie.
position-number = { $name } = { $value } : il faut un nombre de { $least } à { $most }.
