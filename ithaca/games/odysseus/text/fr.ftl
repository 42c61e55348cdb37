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

# Of several face-down cards in a zone, in the order in which they were laid.
card-hidden1 = la 1re carte cachée
card-hidden2 = la 2e carte cachée
card-hidden3 = la 3e carte cachée
card-hidden4 = la 4e carte cachée
card-hidden5 = la 5e carte cachée
card-hidden6 = la 6e carte cachée
card-hidden7 = la 7e carte cachée
card-hidden8 = la 8e carte cachée
card-hidden9 = la 9e carte cachée
card-hidden10 = la 10e carte cachée
card-hidden11 = la 11e carte cachée
card-hidden12 = la 12e carte cachée
card-hidden13 = la 13e carte cachée
card-hidden14 = la 14e carte cachée
card-hidden15 = la 15e carte cachée
card-hidden16 = la 16e carte cachée
card-hidden17 = la 17e carte cachée
card-hidden18 = la 18e carte cachée
card-hidden19 = la 19e carte cachée
card-hidden20 = la 20e carte cachée
card-hidden21 = la 21e carte cachée
card-hidden22 = la 22e carte cachée
card-hidden23 = la 23e carte cachée
card-hidden24 = la 24e carte cachée
card-hidden25 = la 25e carte cachée
card-hidden26 = la 26e carte cachée
card-hidden27 = la 27e carte cachée
card-hidden28 = la 28e carte cachée
card-hidden29 = la 29e carte cachée
card-hidden30 = la 30e carte cachée
card-hidden31 = la 31e carte cachée
card-hidden32 = la 32e carte cachée
card-hidden33 = la 33e carte cachée
card-hidden34 = la 34e carte cachée
card-hidden35 = la 35e carte cachée
card-hidden36 = la 36e carte cachée
card-hidden37 = la 37e carte cachée
card-hidden38 = la 38e carte cachée
card-hidden39 = la 39e carte cachée
card-hidden40 = la 40e carte cachée
card-hidden41 = la 41e carte cachée
card-hidden42 = la 42e carte cachée

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
act-allow = Ne pas contrer
act-start = Placer le navire : { $island }
act-wind = Poser un { $wind } sur { $zone }
act-hide = Poser un { $wind } face cachée sur { $zone }
act-storm = Lever une tempête sur { $zone }
act-double = Doubler { $zone }
act-lift = Prendre { $card } sur { $zone }
act-drop = Reposer la carte sur { $zone }
act-swap = Jouer Dionysos : échanger son dieu avec celui de { $seat }
act-disc = Choisir un jeton : { $adventure }

## Choices that differ in their last word

group-start = Placer le navire :
group-wind = Poser un { $wind } sur
group-hide = Poser un { $wind } face cachée sur
group-storm = Lever une tempête sur
group-double = Doubler
group-lift = Prendre sur { $zone } :
group-drop = Reposer la carte sur
group-swap = Jouer Dionysos et échanger son dieu avec celui de
group-disc = Choisir un jeton :

## What is to be decided

ask-placing = Place le navire. Le jeton de cette île rejoint la réserve.
ask-turn = À toi : pose un vent, utilise ton pouvoir, échange ton dieu ou passe.
ask-dropping = Où Hermès repose-t-il la carte ?
ask-window = { $god } vient d’utiliser son pouvoir. Veux-tu le contrer ?
ask-late = Hadès a encore des cartes face cachée. Veux-tu le contrer maintenant ?
ask-choosing = Choisis dans la réserve un jeton pour l’île de départ : { $island }.

## What happened

did-pass = { $seat } passe.
did-stop = { $seat } veut clore la manche avec Zeus.
did-counter = { $seat } contre { $god } avec Athéna.
did-allow = { $seat } laisse faire { $god }.
did-start = { $seat } place le navire : { $island }.
did-wind = { $seat } pose un { $wind } sur { $zone }.
did-hide = { $seat } pose un { $wind } face cachée sur { $zone }.
did-hide-unseen = { $seat } pose une carte face cachée sur { $zone }.
did-storm = { $seat } lève une tempête avec Poséidon : plus de passage par { $zone }.
did-double = { $seat } double { $zone } avec Aphrodite.
did-lift = { $seat } prend { $card } sur { $zone } avec Hermès.
did-drop = { $seat } repose la carte sur { $zone }.
did-swap = { $seat } joue Dionysos et devient { $god } ; { $other } devient { $other_god }.
did-disc = { $seat } pose un jeton sur l’île de départ, { $island } : { $adventure }.

card-turned = Carte dévoilée sur { $zone } : { $wind }.
leg-sailed = Étape { $leg } : { $colour } avec { $strength }. Arrivée : { $island }.
leg-calm = Étape { $leg } : calme plat. Le voyage s’arrête là.
nothing-scored = Le navire est à l’ancre : { $island }. Aucun jeton n’est remporté.
disc-scored = Une aventure attend Ulysse ({ $island }) : { $adventure }.
your-points = Cela te rapporte { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}. Tu en es à { $points }.
round-begins = Manche { $round }. { $seat } commence.
you-draw = Tu pioches : { $winds }.
you-draw-nothing = Le paquet est vide : tu ne pioches rien.
game-over = La partie est finie. Les missions sont montrées.
game-over-dry = Après { $rounds } manches de suite sans jeton remporté, la partie est finie. Les missions sont montrées.
mission-shown = La mission de { $seat } : { $mission }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
winner = { $seats } a gagné.
winners = { $seats } se partagent la victoire.

## Why not

refused-game-over = « { $move } » : la partie est finie.
refused-ship-first = « { $move } » : Zeus doit d’abord placer le navire.
refused-ship-placed = « { $move } » : le navire est déjà placé.
refused-no-such-island = « { $move } » : cette île n’est pas sur le petit plateau ({ $island }).
refused-disc-first = « { $move } » : Zeus doit d’abord choisir un jeton.
refused-no-disc-now = « { $move } » : on ne choisit un jeton qu’après un voyage vers une autre île.
refused-not-in-reserve = « { $move } » : la réserve n’a plus de ce jeton ({ $adventure }).
refused-athena-first = « { $move } » : c’est d’abord à Athéna de contrer ou de laisser faire.
refused-nothing-to-counter = « { $move } » : aucun pouvoir ne vient de servir auquel Athéna puisse répondre.
refused-nothing-hidden = « { $move } » : il n’y a pas de carte face cachée sur le plateau.
refused-drop-first = « { $move } » : Hermès doit d’abord reposer sa carte.
refused-nothing-lifted = « { $move } » : Hermès n’a pas pris de carte.
refused-same-zone = « { $move } » : la carte vient de là ; choisis une autre zone.
refused-not-held = « { $move } » : tu n’as pas de { $wind } en main.
refused-not-your-god = « { $move } » : ce pouvoir appartient à { $god }, et tu n’as pas ce dieu.
refused-power-spent = « { $move } » : { $god } a déjà utilisé son pouvoir dans cette manche.
refused-hades-open = « { $move } » : Hadès a été contré ; ses cartes se posent à découvert jusqu’à la fin de la manche.
refused-no-such-card = « { $move } » : il n’y a pas de telle carte sur { $zone }.
refused-which-hidden = « { $move } » : il y a plusieurs cartes cachées sur { $zone }. Dis laquelle ; hidden1 est la première posée.
refused-one-hidden = « { $move } » : une carte cachée qui est seule n’a pas de numéro : lift:{ $zone_id }:hidden.
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
table-round = Manche { $round }{ $phase ->
    [placing] , le navire reste à placer
    [choosing] , Zeus choisit un jeton
    [over] , la partie est finie
   *[other] { $passes ->
        [0] { "" }
        [one] , on a passé { $passes } fois
       *[other] , on a passé { $passes } fois de suite
    }
}
table-voyage = Pour l’instant : { $voyage }
table-maybe = { $island } ?
table-voyage-unsure = Pour l’instant : { $voyage } (avec un point d’interrogation là où des cartes cachées peuvent tout changer)
table-voyage-none = Pour l’instant, le navire ne bouge pas : { $island }.
table-reserve = Réserve : { $discs }
table-scored = Remportés : { $discs }
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
no-small-board = Ce plateau n’a pas de partie [small], et la variante à quatre se joue sur le petit plateau.
position-won = { $value } aurait déjà dix points, et la partie serait finie.
position-no-mission = Il n’y a pas de carte mission « { $value } » (valeurs 3, 2, 1).
position-disc-at-ship = Le navire est sur l’île « { $value } » ; il n’y a pas de jeton sous lui.
position-no-origin = Zeus choisit un jeton pour l’île d’où le voyage est parti : nomme-la, sans jeton et autre que celle du navire, et non « { $value } ».
position-no-reserve = Dans la phase « { $value } », Zeus choisit un jeton, mais la réserve est vide.
position-no-zone = Il n’y a pas de zone « { $value } ».
position-no-phase = Il n’y a pas de phase « { $value } ».
position-not-now = « { $value } » n’a pas sa place dans cette phase.
position-other-phase = La phase ne peut pas être « { $value } » : d’après le reste, c’est « { $told } ».
position-hades-open = Hadès a été contré : il n’y a plus de cartes cachées à nommer sous « { $value } ».
position-same-zone = Hermès prend la carte sur « { $value } » et ne peut pas l’y reposer.
position-no-card = Il n’y a pas de telle carte sur { $zone } : « { $value } ».
position-not-asked = On ne peut pas interroger Athéna sur « { $value } » : ni sur elle-même, ni une fois son pouvoir utilisé.
position-not-late = Quand le tour change, on n’interroge Athéna que sur Hadès, et seulement avec l’option prévue ; pas sur « { $value } ».
position-lacks = Si { $god } vient d’utiliser son pouvoir, la position doit aussi nommer « { $value } ».
position-not-active = { $god } vient d’utiliser son pouvoir : ce n’est donc pas le tour de { $value }.
