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
    [testing] L’affronter au dé
    [wrecking] Lancer le dé pour connaître la flèche
   *[bagging] Lancer le dé de l’outre
}
act-endure = Subir ce qui vient
act-arm = Prendre l’arme du dessus
act-decline = { $phase ->
    [arming] Laisser l’arme
   *[other] Ne pas toucher à l’outre
}
act-help = Appeler { $help }
act-route = Prendre la route « { $route } »

## Choices that differ in their last word

group-help = Appeler
group-route = Prendre la route :

## What is to be decided

ask-routing = { $bag ->
    [none] La route bifurque ici. Par où passes-tu ?
    [may] L’outre des vents t’emporterait, et la route bifurque ici. Par où passes-tu ? Ou n’y touches-tu pas ?
   *[must] L’outre des vents t’emporte, et la route bifurque ici. Par où passes-tu ?
}
ask-moving = { $bag ->
    [none] { $halved ->
        [0] Lance le dé et avance.
       *[other] La brume couvre la mer : ce déplacement compte pour moitié. Lance le dé et avance.
    }
    [may] L’outre des vents t’emporterait aussitôt. Lance le dé et avance, ou n’y touche pas.
   *[must] L’outre des vents t’emporte aussitôt. Lance le dé et avance.
}
ask-testing = Tu affrontes { $card }. Lance le dé : il te faut { $least ->
    [6] un 6.
   *[other] un { $least } ou plus.
}
ask-helping = Appelles-tu une aide contre { $card } ?
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
did-decline = { $seat } laisse l’arme chez Hadès.
did-leave-bag = { $seat } ne touche pas à l’outre des vents et reste sur place.
rolled-test = { $seat } fait { $die } au dé contre { $foe }.
rolled-wreck = Dans les brisants, { $seat } fait { $die } au dé.
rolled-bag = { $seat } fait { $die } au dé de l’outre des vents.
sails-to = { $seat } avance : { $space }.
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
struck-wreck = { $seat } échoue contre { $foe } et fait naufrage.
struck-bag = Une tempête s’échappe de { $foe }, et { $seat } fait naufrage.
struck-circe = { $foe } charme { $seat }, qui descend chez Hadès, où attendent les fantômes.
struck-ghosts = { $seat } échoue contre { $foe } et doit rester là.
struck-mist = { $seat } s’enfonce dans { $foe } : son prochain déplacement compte pour moitié.
struck-fog = { $seat } se perd dans { $foe } et passera son prochain tour.
struck-calm = { $seat } reste immobile dans { $foe }.
wreck-takes = { $seat } perd en mer : { $cards }.
starts-anew = { $seat } repart de la flèche { $arrow }, { $space }.
freed = { $count ->
    [one] De nouveau libre : { $seats }.
   *[other] De nouveau libres : { $seats }.
}
bag-shut = L’outre reste fermée.
wreck-averted = { $seat } échappe au naufrage.
wreck-averted-held = { $seat } échappe au naufrage, mais { $foe } ne lâchent pas prise.
loses-turn = { $seat } perd un tour.
comes-home = { $order ->
    [1] Ithaque ! { $seat } arrive avant tous les autres.
    [2] { $seat } arrive à Ithaque en deuxième.
    [3] { $seat } arrive à Ithaque en troisième.
   *[other] { $seat } arrive à Ithaque en dernier.
}
turn-begins = C’est à { $seat } de jouer.
winner = { $seat } a gagné, { $worth ->
    [0] sans trésor.
   *[other] avec un trésor d’une valeur de { $worth }.
}
winner-with-glory = { $seat } a gagné, et a aussi la gloire : personne d’autre n’a un trésor de { $worth }.
sail-on = { $worth ->
    [0] Les autres poursuivent leur route : le premier à rapporter un trésor sera classé second.
   *[other] Les autres poursuivent leur route : le premier à rapporter un trésor supérieur à { $worth } sera classé second.
}
sail-on-all = { $worth ->
    [0] Les autres poursuivent leur route jusqu’au dernier. Le premier à rapporter un trésor sera classé second.
   *[other] Les autres poursuivent leur route jusqu’au dernier. Le premier à rapporter un trésor supérieur à { $worth } sera classé second.
}
settled = { $worth ->
    [0] Plus aucun trésor ne peut arriver à Ithaque : le classement est établi.
   *[other] Plus personne ne peut rapporter un trésor supérieur à { $worth } : le classement est établi.
}
glory = { $seat } a aussi la gloire : personne d’autre n’a rapporté un trésor de { $worth }.
second = { $seat } prend la seconde place : un trésor de { $worth }, supérieur à celui du vainqueur.
unlucky = { $count ->
    [one] La pire malchance de son temps : { $seats }.
   *[other] Les plus malchanceux de leur temps : { $seats }.
}

## Ranks

rank-winner = Victoire
rank-winner-glory = Victoire avec gloire
rank-second = Seconde place
rank-unlucky = Parmi les plus malchanceux de leur temps
rank-at-sea = Encore en mer

## Spaces without a name of their own

space-past = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
   *[other] { $count } cases
} après { $place }
space-before = { $count ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
   *[other] { $count } cases
} avant { $place }
space-along = { $count ->
    [1] à la première case
    [2] à la deuxième case
    [3] à la troisième case
    [4] à la quatrième case
    [5] à la cinquième case
    [6] à la sixième case
   *[other] à la case { $count }
} de la route « { $route } »
space-number = case { $number }

## Why not

refused-game-over = « { $move } » : la partie est finie.
refused-route-first = « { $move } » : choisis d’abord ta route.
refused-answer-first = « { $move } » : dis d’abord si tu appelles une aide contre { $card } ou si tu subis ce qui vient.
refused-arm-first = « { $move } » : prends d’abord l’arme, ou laisse-la.
refused-nothing-to-help = « { $move } » : il ne t’arrive rien qu’une aide puisse détourner.
refused-not-held = « { $move } » : tu n’as pas cette carte aide.
refused-no-help = « { $move } » : { $help } ne peut rien contre { $card }.
refused-not-on-hades = « { $move } » : tu ne prends une arme qu’en quittant Hadès sans arme, s’il en reste une là-bas.
refused-no-fork = « { $move } » : il n’y a pas de route à choisir maintenant.
refused-other-fork = « { $move } » : cette route ne part pas de la case où tu es.
refused-no-such-action = « { $move } » : cette action n’existe pas.
refused-bag-drives = « { $move } » : l’outre des vents t’emporte, que tu le veuilles ou non.

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
table-home = { $order ->
    [1] à bon port, en premier
    [2] à bon port, en deuxième
    [3] à bon port, en troisième
   *[other] à bon port, en dernier
}
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
    [0] Il n’y a pas d’arme chez Hadès.
    [one] Il y a une arme chez Hadès.
   *[other] Il y a { $count } armes chez Hadès.
}
table-map-key = ★ étoile, ○ case, 1–6 flèches. Lettres : les trirèmes, par l’initiale du joueur.
table-sort-charm = charme { $value }
table-sort-combat = combat { $value }
table-sort-wreck = naufrage { $value }
table-sort-weather = météo

## Boards and positions that cannot be

board-space-count = Un plateau a de 2 à { $most } cases, et non { $value }.
board-too-many-routes = { $value } routes, c’est trop ; il peut y en avoir { $most }.
board-bad-fork = La bifurcation « { $value } » a besoin de deux à { $most } chemins, chacun au nom d’une route de la partie [route].
board-arrow-count = Il y a { $wanted } flèches, une par face du dé, et non { $value }.
board-bad-arrow = Aucune flèche ne peut être en « { $value } » : on ne repart ni d’Ithaque, ni de chez Hadès, ni du chemin auquel Hadès seul mène.
board-bad-near = Les formes du nom de « { $value } » sous near doivent être des mots, un par langue.
board-bad-ghosts = Les fantômes ont une valeur de 1 à { $most }, et non { $value }.
board-way-to-hades = Un chemin mène à « { $value } » ; seule Circé y envoie.
board-bad-star = « { $value } » ne peut pas être une étoile : ni Troie, ni Hadès, ni Ithaque.
board-circle = Un chemin part de « { $value } » et y revient ; le parcours doit mener à Ithaque.
board-not-apart = Le départ, l’arrivée et Hadès doivent être trois cases différentes.
board-bad-route = La route « { $value } » a besoin d’un nom en lettres de a à z.
position-home = { $value } se trouve à Ithaque : nomme ceux qui sont arrivés, dans l’ordre, sous home.
position-active-home = { $value } est à bon port et n’a plus de tour à jouer.
position-settled = Avec ces joueurs à bon port, la course serait finie.
position-number = { $name } = { $value } : il faut un nombre de { $least } à { $most }.
position-armoury = « { $value } » ne peut pas être chez Hadès : à quatre joueurs, il n’y reste aucune arme.
position-no-fork = « { $value } » ne se choisit qu’à une bifurcation.
position-phase = { $value ->
    [routing] Il n’y a pas de route à choisir ici (routing).
    [moving] On ne peut pas simplement avancer ici (moving).
    [testing] Rien de ce qu’on affronte au dé ne se rencontre ici (testing).
    [helping] Il n’y a rien ici qu’une aide à bord puisse détourner (helping).
    [wrecking] Rien de ce qui cause un naufrage ne se rencontre ici (wrecking).
    [bagging] L’outre des vents n’a mené personne ici (bagging).
   *[other] Il n’y a pas d’arme à prendre ici ({ $value }).
}
position-star-taken = Deux cartes se trouveraient sur « { $value } ».
position-holds-nobody = « { $value } » ne retient personne.
position-no-star = « { $value } » n’est pas une étoile : aucune carte ne peut s’y trouver.
position-no-encounter = « { $value } » n’est pas une rencontre qui reste sur une étoile.
position-no-ghosts = « { $value } » n’est pas Hadès ; les fantômes n’y retiennent personne.

## The report

report-title = { $games } courses à { $players }
report-length = { $games } courses : { $mean } tours par joueur en moyenne jusqu’à la première arrivée ; une course sur dix est gagnée en { $tenth } tours au plus, la moitié en { $half }, neuf sur dix en { $most }, toutes sauf une sur cent en { $nearly }.
report-ranks = Jusqu’à ce que le classement soit établi : { $mean } tours en moyenne, toutes les courses sauf une sur cent en { $nearly } au plus.
report-wrecks = { $mean } naufrages par course ; { $share } d’entre eux rejettent la trirème en arrière.
report-mean = moyenne { $mean }
report-lengths = Durée des courses
report-turns = tours par joueur
report-percent = courses, %
report-cards = Fréquence des coups du sort
report-a-race = nombre par course
report-card = Rencontre
report-met = Rencontrée
report-struck = A frappé
report-worth = Ce que valent les choses
report-thing = Avec
report-players = Joueurs
report-share = Victoires, %
report-even = chances égales
report-fair = À chances égales, chacun gagnerait { $share } des courses. Le signe ± indique deux erreurs types.
