# L'Odyssée d'Ulysse, every word a player reads.

## Names

card-hermes = Hermès
card-leucothea = Leucothéa
card-proteus = Protée
card-athena = Athéna
card-circe = Circé
card-calypso = Calypso
card-sirens = les Sirènes
card-lotuseaters = les Lotophages
card-cyclopes = les Cyclopes
card-scylla = Scylla
card-polyphemus = Polyphème
card-cicones = les Kikones
card-laestrygonians = les Lestrygons
card-hyperion = Hypérion
card-charybdis = Charybde
card-poseidon = Poséidon
card-mist = la brume
card-fog = le brouillard
card-calm = les grands calmes
card-bag = l’outre des vents
card-treasure3 = un trésor de 3
card-treasure4 = un trésor de 4
card-treasure5 = le trésor de Nausicaa, de 5
card-ghosts = les fantômes d’Hadès
card-unknown = une carte inconnue

help-hermes = Hermès
help-leucothea = Leucothéa
help-proteus = Protée
help-athena = Athéna

weapon-none = aucune arme
weapon-lance = la lance d’Achille
weapon-bow = l’arc long d’Ulysse
weapon-shield = le bouclier d’Achille
weapon-helmet = le heaume d’Achille
weapon-unknown = une arme inconnue

## What one may do

act-roll = { $phase ->
    [moving] Lancer le dé et avancer
    [testing] Lancer le dé contre la rencontre
    [wrecking] Lancer le dé pour la flèche
   *[bagging] Lancer le dé de l’outre
}
act-endure = Subir ce qui vient
act-arm = Prendre l’arme du dessus
act-decline = Laisser l’arme
act-help = Appeler { $help }
act-route = Prendre la route « { $route } »

## Choices that differ in their last word

group-help = Appeler
group-route = Prendre la route :

## What is to be decided

ask-routing = Le chemin bifurque ici. Quelle route prends-tu ?
ask-moving = { $halved ->
    [0] Lance le dé et avance.
   *[other] La brume couvre la mer : ce déplacement compte pour moitié. Lance le dé et avance.
}
ask-testing = Tu affrontes { $card }. Lance le dé : il te faut { $least ->
    [6] un 6.
   *[other] un { $least } ou plus.
}
ask-helping = Tu peux appeler une aide contre { $card }. Le fais-tu ?
ask-wrecking = C’est le naufrage. Le dé dit de quelle flèche tu repars.
ask-bagging = L’équipage lorgne l’outre des vents : sur un 1 ou un 2, tu fais naufrage.
ask-arming = Il y a une arme ici. L’emportes-tu ?

## What happened

did-roll = { $seat } fait { $die } au dé{ $halved ->
    [0] .
   *[other] {" "}dans la brume : cela compte pour moitié.
}
did-route = { $seat } prend la route « { $route } ».
did-help = { $seat } appelle { $help } contre { $foe }.
did-endure = { $seat } n’appelle aucune aide contre { $foe }.
did-arm = { $seat } quitte Hadès avec { $weapon }.
did-decline = { $seat } laisse l’arme sur Hadès.
rolled-test = { $seat } fait { $die } au dé contre { $foe }.
rolled-wreck = { $seat } fait { $die } au dé, dans les brisants.
rolled-bag = { $seat } fait { $die } au dé de l’outre des vents.
sails-to = { $seat } avance jusqu’à la case { $space }.
sails-to-star = { $seat } atteint une étoile : { $space }.
finds-help = { $seat } trouve { $card } et garde la carte.
finds-treasure = { $seat } trouve { $card_id ->
    [treasure5] le trésor de Nausicaa
   *[other] un trésor
}, d’une valeur de { $worth }.
draws = { $seat } tire une carte : { $card }.
meets = { $seat } rencontre { $card }.
beats = { $seat } vainc { $foe }. La carte passe sous la pile.
beats-and-stays = { $seat } vainc { $foe }.
struck-held = { $seat } échoue contre { $foe } et ne peut pas repartir.
struck-wreck = { $seat } échoue contre { $foe } et fait naufrage : trésors et arme sont perdus.
struck-bag = Une tempête s’échappe de { $foe } et { $seat } fait naufrage : trésors et arme sont perdus.
struck-circe = { $foe } charme { $seat }, qui descend chez Hadès, où attendent les fantômes.
struck-ghosts = { $seat } échoue contre { $foe } et doit rester là.
struck-mist = { $seat } s’enfonce dans { $foe } : son prochain déplacement compte pour moitié.
struck-fog = { $seat } se perd dans { $foe } et devra passer son prochain tour.
struck-calm = { $seat } reste immobile dans { $foe }.
starts-anew = { $seat } repart de la flèche { $arrow }, case { $space }.
freed = De nouveau libre : { $seats }.
bag-shut = L’outre reste fermée.
wreck-averted = { $seat } échappe au naufrage.
wreck-averted-held = { $seat } échappe au naufrage, mais reste sous le charme : { $foe }.
loses-turn = { $seat } perd un tour.
comes-home = { $order ->
    [1] Ithaque ! { $seat } arrive avant tous les autres.
   *[other] { $seat } arrive à Ithaque en position { $order }.
}
turn-begins = C’est à { $seat } de jouer.
winner = { $seat } a gagné, { $worth ->
    [0] sans trésor.
   *[other] avec un trésor d’une valeur de { $worth }.
}
winner-with-glory = { $seat } a gagné, et a aussi la gloire : son trésor vaut { $worth }, plus que tout autre.
second = { $seat } prend la seconde place : son trésor vaut { $worth }, plus que celui du vainqueur.
unlucky = Les plus malchanceux de leur temps : { $seats }.

## Why not

refused-game-over = « { $move } » : la partie est finie.
refused-route-first = « { $move } » : choisis d’abord la route (route).
refused-answer-first = « { $move } » : dis d’abord si tu appelles une aide contre { $card } (help) ou non (endure).
refused-arm-first = « { $move } » : prends d’abord l’arme (arm) ou laisse-la (decline).
refused-nothing-to-help = « { $move } » : il ne vient rien de t’arriver qu’une aide puisse détourner.
refused-not-held = « { $move } » : tu n’as pas cette carte aide.
refused-no-help = « { $move } » : { $help } ne peut rien contre { $card }.
refused-not-on-hades = « { $move } » : on ne prend une arme qu’en quittant Hadès sans arme, s’il y en a une là.
refused-no-fork = « { $move } » : il n’y a pas de route à choisir maintenant.
refused-other-fork = « { $move } » : cette route ne part pas de la case où tu es.
refused-no-such-action = « { $move } » : cette action n’existe pas.

## The table in a terminal

table-turn = { $phase ->
    [over] La course est finie
   *[other] Tour { $turns } : { $seat }
}
table-triremes = Trirèmes
table-player = Joueur
table-at = Case
table-left = Jusqu’à Ithaque
table-weapon = Arme
table-help = Aides
table-treasure = Trésor
table-state = État
table-held = retenue par { $card }
table-lost = { $turns ->
    [one] perd un tour
   *[other] perd { $turns } tours
}
table-halved = dans la brume
table-home = à bon port, numéro { $order }
table-stars = Sur les étoiles
table-star = Étoile
table-card = Carte
table-value = Valeur
table-pile = Pile : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Passées dessous, la dernière d’abord : { $cards }
table-pile-unseen = Pile : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. On n’en a encore vu aucune.
table-armoury = { $count ->
    [0] Il n’y a pas d’arme sur Hadès.
    [one] Il y a une arme sur Hadès.
   *[other] Il y a { $count } armes sur Hadès.
}
table-map-key = ★ étoile, ○ case, 1–6 flèches. Lettres : les trirèmes, par l’initiale du joueur.
table-sort-charm = charme { $value }
table-sort-combat = combat { $value }
table-sort-wreck = naufrage { $value }
table-sort-weather = météo

## Boards and positions that cannot be

board-space-count = Un plateau a de 2 à { $most } cases, et non { $value }.
board-too-many-routes = { $value } routes, c’est trop ; il peut y en avoir { $most }.
board-bad-fork = La bifurcation « { $value } » a besoin de deux chemins avec des noms de la partie [route].
board-arrow-count = Il y a { $wanted } flèches, une par face du dé, et non { $value }.
board-bad-arrow = La flèche en « { $value } » doit être sur une case ordinaire : ni étoile, ni Troie, ni Hadès, ni Ithaque.
board-bad-ghosts = Les fantômes ont une force de 1 à { $most }, et non { $value }.
board-way-to-hades = Un chemin mène à « { $value } » ; seule Circé y envoie.
board-bad-star = « { $value } » ne peut pas être une étoile : ni Troie, ni Hadès, ni Ithaque.
board-circle = Un chemin part de « { $value } » et y revient ; le parcours doit mener à Ithaque.
board-not-apart = Le départ, l’arrivée et Hadès doivent être trois cases différentes.
board-bad-route = La route « { $value } » a besoin d’un nom en lettres de a à z.
position-home = « { $value } », c’est l’arrivée : qui s’y trouve a déjà gagné.
position-star-taken = Deux cartes se trouveraient sur « { $value } ».
position-holds-nobody = « { $value } » ne retient personne.
position-no-star = « { $value } » n’est pas une étoile : aucune carte ne peut s’y trouver.
position-no-encounter = « { $value } » n’est pas une rencontre qui reste sur une étoile.
position-no-ghosts = « { $value } » n’est pas Hadès ; les fantômes n’y retiennent personne.

## The report

report-title = { $games } courses à { $players }
report-length = { $games } courses : { $mean } tours par joueur en moyenne ; une course sur dix finit en { $tenth } tours au plus, la moitié en { $half }, neuf sur dix en { $most }, toutes sauf une sur cent en { $nearly }.
report-mean = moyenne { $mean }
report-lengths = Combien durent les courses
report-turns = tours par joueur
report-percent = courses, %
report-cards = Ce qui frappe, et combien de fois
report-a-race = fois par course
report-card = Rencontre
report-met = Rencontrée
report-struck = A frappé
report-worth = Ce que valent les choses
report-thing = Avec
report-players = Joueurs
report-share = Victoires, %
report-even = chances égales
report-fair = À chances égales, chacun gagnerait { $share } des courses. Le ± donne deux erreurs types.
