# Odysseus, every word a player reads.

## Names

god-zeus = Zeus
god-athena = Athéna
god-poseidon = Poséidon
god-hades = Hadès
god-aphrodite = Aphrodite
god-hermes = Hermès

wind-1 = vent 1
wind-2 = vent 2
wind-3 = vent 3
wind-5 = vent 5
wind-d = Dionysos
wind-unknown = carte face cachée

card-hidden = la carte cachée
card-1 = un vent 1
card-2 = un vent 2
card-3 = un vent 3
card-5 = un vent 5
card-d = un Dionysos

adventure-cyclops = Cyclope
adventure-winds = Vents
adventure-sirens = Sirènes
adventure-underworld = Enfers
adventure-scylla = Scylla
adventure-homecoming = Retour

colour-yellow = jaune
colour-green = vert
colour-red = rouge

zone-y1 = jaune 1
zone-g1 = vert 1
zone-r1 = rouge 1
zone-y2 = jaune 2
zone-g2 = vert 2
zone-r2 = rouge 2
zone-y3 = jaune 3
zone-g3 = vert 3
zone-r3 = rouge 3

## What one may do

act-pass = Passer
act-stop = Clore la manche
act-counter = Contrer { $god }
act-allow = Laisser faire
act-start = Placer le navire : { $island }
act-wind = Poser un { $wind } sur { $zone }
act-hide = Poser un { $wind } face cachée sur { $zone }
act-storm = Lever une tempête sur { $zone }
act-double = Doubler { $zone }
act-lift = Prendre { $card } sur { $zone }
act-drop = Reposer la carte sur { $zone }
act-swap = Jouer Dionysos : échanger les dieux avec { $seat }
act-disc = Choisir un jeton { $adventure }

## Choices that differ in their last word

group-start = Placer le navire :
group-wind = Poser un { $wind } sur
group-hide = Poser un { $wind } face cachée sur
group-storm = Lever une tempête sur
group-double = Doubler
group-lift = Prendre sur { $zone } :
group-drop = La reposer sur
group-swap = Jouer Dionysos et échanger de dieu avec
group-disc = Choisir un jeton :

## What is to be decided

ask-placing = Place le navire. Le jeton de cette île rejoint la réserve.
ask-turn = À toi : pose un vent, utilise ton pouvoir, échange les dieux ou passe.
ask-dropping = Où Hermès repose-t-il la carte ?
ask-window = { $god } vient d’utiliser son pouvoir. Veux-tu le contrer ?
ask-choosing = Choisis un jeton de la réserve pour cette île : { $island }.

## What happened

did-pass = { $seat } passe.
did-stop = { $seat } en appelle à Zeus pour clore la manche.
did-counter = { $seat } contre { $god } avec Athéna.
did-allow = { $seat } laisse faire { $god }.
did-start = { $seat } place le navire : { $island }.
did-wind = { $seat } pose un { $wind } sur { $zone }.
did-hide = { $seat } pose un { $wind } face cachée sur { $zone }.
did-hide-unseen = { $seat } pose une carte face cachée sur { $zone }.
did-storm = { $seat } lève une tempête avec Poséidon : la zone { $zone } est bloquée.
did-double = { $seat } double { $zone } avec Aphrodite.
did-lift = { $seat } prend { $card } sur { $zone } avec Hermès.
did-drop = { $seat } repose la carte sur { $zone }.
did-swap = { $seat } joue Dionysos et devient { $god } ; { $other } devient { $other_god }.
did-disc = { $seat } met un jeton { $adventure } sur l’île de départ, { $island }.

card-turned = Carte dévoilée sur { $zone } : { $wind }.
leg-sailed = Étape { $leg } : { $colour } avec { $strength }. Arrivée : { $island }.
leg-calm = Étape { $leg } : calme. Le voyage s’arrête là.
nothing-scored = Le navire est à l’ancre : { $island }. Aucun jeton n’est marqué.
disc-scored = { $island }. Une aventure y attend Ulysse : { $adventure }.
your-points = Cela te rapporte { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}. Tu en es à { $points }.
round-begins = Manche { $round }. { $seat } commence.
you-draw = Tu pioches : { $winds }.
you-draw-nothing = Le paquet est vide : tu ne pioches rien.
game-over = La partie est finie. Les missions sont montrées.
game-over-dry = Après { $rounds } manches de suite sans jeton marqué, la partie est finie. Les missions sont montrées.
mission-shown = { $seat } avait pour mission { $mission } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
winner = { $seats } a gagné.
winners = { $seats } se partagent la victoire.

## Why not

refused-game-over = « { $move } » : la partie est finie.
refused-ship-first = « { $move } » : Zeus doit d’abord placer le navire.
refused-ship-placed = « { $move } » : le navire est déjà placé.
refused-no-such-island = « { $move } » : le petit plateau se passe de cette île, { $island }.
refused-disc-first = « { $move } » : Zeus doit d’abord choisir un jeton.
refused-no-disc-now = « { $move } » : on ne choisit un jeton qu’après un voyage où un jeton a été marqué.
refused-not-in-reserve = « { $move } » : la réserve n’a plus de jeton { $adventure }.
refused-athena-first = « { $move } » : c’est d’abord à Athéna de contrer ou de laisser faire.
refused-nothing-to-counter = « { $move } » : à l’instant, aucun pouvoir n’a servi auquel Athéna puisse répondre.
refused-nothing-hidden = « { $move } » : il n’y a pas de carte face cachée sur le plateau.
refused-drop-first = « { $move } » : Hermès doit d’abord reposer sa carte.
refused-nothing-lifted = « { $move } » : Hermès n’a pas pris de carte.
refused-same-zone = « { $move } » : la carte vient de là ; choisis une autre zone.
refused-not-held = « { $move } » : tu n’as pas de { $wind } en main.
refused-not-your-god = « { $move } » : ce pouvoir appartient à { $god }, et tu n’as pas ce dieu.
refused-power-spent = « { $move } » : { $god } a déjà joué son pouvoir dans cette manche.
refused-hades-open = « { $move } » : Hadès a été contré ; ses cartes se posent à découvert jusqu’à la fin de la manche.
refused-no-such-card = « { $move } » : il n’y a pas de telle carte sur { $zone }.
refused-no-dionysos = « { $move } » : tu n’as pas de Dionysos en main.
refused-swap-self = « { $move } » : choisis quelqu’un d’autre que toi.
refused-no-such-seat = « { $move } » : il n’y a pas de place { $seat_id } dans cette partie.
refused-no-such-action = « { $move } » : cette action n’existe pas.

## The table in a terminal

table-gods = Dieux
table-player = Joueur
table-god = Dieu
table-power = Pouvoir
table-cards = Cartes
table-points = Points
power-ready = prêt
power-used = utilisé
power-countered = contré
table-winds = Vents
table-leg = Étape
table-islands = Îles
table-island = Île
table-disc = Jeton
table-round = Manche { $round }, { $phase ->
    [placing] le navire reste à placer
    [over] la partie est finie
   *[other] { $passes ->
        [0] personne n’a passé
        [one] on a passé { $passes } fois
       *[other] on a passé { $passes } fois de suite
    }
}
table-voyage = Pour l’instant : { $voyage }
table-voyage-none = Pour l’instant, le navire reste où il est : { $island }.
table-reserve = Réserve : { $discs }
table-scored = Marqués : { $discs }
table-none = rien pour l’instant
table-mission = Ta mission : { $first } 3, { $second } 2, { $third } 1. Tu en es à { $points } sur 10.
table-hand = Ta main : { $winds }
table-hand-empty = Ta main est vide.
table-storm = tempête
table-doubled = doublée

## Boards and positions that cannot be

board-island-count = Un plateau a { $wanted } îles, et non { $value }.
board-no-lines = Les lignes « { $colour } » doivent être une liste de paires d’îles.
board-line-count = L’île « { $value } » a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} « { $colour } » ; chaque île en a exactement une.
board-double-line = Les îles « { $value } » et « { $other } » sont reliées deux fois, ou une île l’est à elle-même ; les lignes d’une île mènent à trois îles différentes.
board-no-small = La partie [small] doit nommer les îles mises de côté, les deux que relie la bande, et la couleur de celle-ci.
board-small-lines = Une fois le bloc mis de côté et la bande posée, l’île « { $value } » n’a pas une ligne de chaque couleur.
board-small-double = La bande relie deux îles qu’une ligne relie déjà.
position-won = { $value } aurait déjà dix points, et la partie serait finie.
position-no-mission = Il n’y a pas de carte mission « { $value } » (valeurs 3, 2, 1).
position-disc-at-ship = Le navire est sur l’île « { $value } » ; il n’y a pas de jeton sous lui.
