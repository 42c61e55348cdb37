# Ulysses, every word a player reads.

## Names

card-objection = opposition
card-temple = temple
card-wind = vent
card-plague = calamité
card-zeus = Zeus
card-pandora = Pandore
card-unknown = carte

colour-violet = violet
colour-green = vert
colour-red = rouge
colour-blue = bleu

side-blue = bleu
side-red = rouge
side-black = noir

## What one may do

act-pass = Passer : tu sors de ce débat
act-consent = Consentir
act-stand = Cela suffit
act-stay = Jouer un vent et rester actif
act-yield = Terminer ton tour
act-pandora = Ouvrir la boîte de Pandore : piocher deux cartes
act-build = Construire un temple : { $price ->
    [one] une carte temple et une autre carte
   *[other] { $price } cartes temple et { $price } autres
}
act-becalmed = Laisser le navire où il est : il y a des calamités tout autour
act-plague = Poser une calamité sur { $place }
act-cleanse = Retirer la calamité sur { $place } : { $price ->
    [one] une carte
   *[other] { $price } cartes
}
act-exchange = Échanger l’objectif { $place } : { $price ->
    [one] une carte
   *[other] { $price } cartes
}
act-propose = Proposer { $place }
act-red = S’opposer avec le jeton rouge sur { $place } : au moins { $needed ->
    [one] une carte
   *[other] { $needed } cartes
}
act-black = Poser le jeton noir sur { $place } : au moins { $needed ->
    [one] une carte
   *[other] { $needed } cartes
}
act-from = Piocher un objectif { $colour }
act-support = Soutenir le { $side } : au moins { $needed ->
    [one] une carte
   *[other] { $needed } cartes
}
act-pay = Jouer { $card_id ->
    [objection] une
    [plague] une
    [pandora] une
   *[other] un
} { $card }

## Choices that differ in their last word

group-plague = Poser une calamité sur
group-cleanse = Retirer la calamité sur
group-exchange = Échanger l’objectif
group-propose = Proposer
group-red = S’opposer avec le jeton rouge sur
group-black = Poser le jeton noir sur
group-from = Piocher un objectif :
group-support = Soutenir :
group-pay = Jouer :

## What is to be decided

ask-acting = { $walled ->
    [must] Il y a des calamités tout autour du navire : retires-en une pour pouvoir proposer.
    [may] Il y a des calamités tout autour du navire : retires-en une, ou laisse-le où il est.
    [cannot] Il y a des calamités tout autour du navire, et tu n’as pas assez de cartes pour en retirer une : il doit rester où il est.
   *[no] Fais autant d’actions que tu veux ; ta proposition y mettra fin.
}
ask-exchanging = Quelle couleur pioches-tu ? L’échange coûte { $price ->
    [one] une carte.
   *[other] { $price } cartes.
}
ask-paying = { $bill ->
    [pandora] La boîte de Pandore
    [plague] La calamité sur { $place }
    [cleanse] Retirer la calamité sur { $place }
    [disc] La calamité sur { $place } doit d’abord disparaître (garde { $reserve ->
        [one] une opposition ou un Zeus
       *[other] { $reserve } oppositions ou Zeus
    } pour le débat)
    [exchange] Le nouvel objectif
    [stay] Le vent
   *[build] Le temple
} : { $owed ->
    [one] une carte à payer.
   *[other] { $owed } cartes à payer.
}{ $temples ->
    [0] { "" }
    [one] { " " }Il y faut au moins une carte temple ou Zeus.
   *[other] { " " }Il y faut au moins { $temples } cartes temple ou Zeus.
}
ask-answering = { $seat } propose { $place }. Tu consens, ou tu t’opposes ?
ask-debating = Les dieux débattent, et le { $side } est en tête. Quel camp soutiens-tu, ou passes-tu ?
ask-raising = { $owed ->
    [0] Voilà le { $side } en tête. D’autres cartes, ou cela suffit ?
    [one] Encore une carte au moins pour que le { $side } soit en tête.
   *[other] Encore { $owed } cartes au moins pour que le { $side } soit en tête.
}
ask-staying = Le navire a atteint { $place }. Joues-tu un vent pour rester actif ?

## What happened

did-pass = { $seat } passe et sort du débat.
did-consent = { $seat } consent.
did-stay = { $seat } prolonge son tour ({ $cards }).
did-yield = { $seat } termine son tour.
did-becalmed = { $place } : des calamités tout autour. Le navire reste où il est, et { $seat } termine son tour.
did-pandora = { $seat } ouvre la boîte de Pandore ({ $cards }) et pioche.
did-plague = { $seat } pose une calamité sur { $place } ({ $cards }).
did-cleanse = { $seat } retire la calamité sur { $place } ({ $cards }).
did-exchange = { $seat } échange un objectif { $colour } contre un { $new } ({ $cards }).
did-build = { $seat } construit son { $count }e temple ({ $cards }).
did-propose = { $seat } propose { $place }.
did-red = { $seat } s’oppose et pose le jeton rouge sur { $place } : { $cards }.
did-black = { $seat } ne veut ni l’un ni l’autre et pose le jeton noir sur { $place } : { $cards }.
did-support = { $seat } soutient le { $side } : { $cards }.
debate-of-two = Bleu { $blue }, rouge { $red } : le { $side } est en tête.
debate-of-three = Bleu { $blue }, rouge { $red }, noir { $black } : le { $side } est en tête.
debate-over = Le débat est clos : le { $side } l’emporte. Le navire vogue vers { $place }.
ship-sails = Personne ne s’oppose : le navire vogue vers { $place }.
goal-shown = { $seat } montre l’objectif { $place } : { $count } sur 4.
your-exchange = Tu rends { $place } et tu reçois { $new }.
turn-begins = Tour { $turn }. Joueur actif : { $seat }.
reshuffled = La défausse est mélangée et devient la nouvelle pioche.
you-draw = Tu pioches : { $cards }.
you-draw-nothing = Il n’y a plus de cartes : tu ne pioches rien.
game-over = La partie est finie après { $turns ->
    [one] un tour.
   *[other] { $turns } tours.
}
game-over-guard = Après { $turns } tours, personne n’a ses quatre objectifs : la partie est finie.
goals-left = { $seat } n’a pas atteint : { $places }.
winner = { $seats } a gagné.
winners = { $seats } se partagent la victoire.

## Why not

refused-game-over = « { $move } » : la partie est finie.
refused-act-first = « { $move } » : c’est la phase d’action ; la proposition y met fin.
refused-colour-first = « { $move } » : choisis d’abord la couleur que tu pioches.
refused-pay-first = « { $move } » : paie d’abord ce que tu dois : { $owed ->
    [one] une carte.
   *[other] { $owed } cartes.
}
refused-answer-first = « { $move } » : réponds d’abord à la proposition : consens, ou oppose-toi avec le jeton rouge.
refused-debate-first = « { $move } » : les dieux débattent : soutiens un camp, pose le jeton noir ou passe.
refused-raise-first = « { $move } » : joue d’abord tes cartes dans le débat, puis dis que cela suffit.
refused-wind-first = « { $move } » : dis d’abord si tu joues un vent pour rester actif, ou si tu termines ton tour.
refused-no-such-place = « { $move } » : ce lieu n’existe pas sur ce plateau.
refused-no-line = « { $move } » : aucune ligne ne relie { $place } au lieu du navire.
refused-plagued = « { $move } » : il y a une calamité sur { $place } ; retire-la d’abord, ou choisis un autre lieu.
refused-must-propose = « { $move } » : le navire peut atteindre un lieu sans calamité ; tu dois donc en proposer un.
refused-must-cleanse = « { $move } » : tu as de quoi retirer la calamité d’un lieu voisin ; tu dois donc le faire.
refused-keep-the-price = « { $move } » : il y a des calamités tout autour du navire, et tu dois garder assez de cartes pour en retirer une.
refused-walls-in = « { $move } » : il y aurait alors des calamités tout autour du navire, et tu n’aurais plus de quoi en retirer une.
refused-no-pandora = « { $move } » : tu n’as en main ni Pandore ni Zeus.
refused-pandora-used = « { $move } » : la boîte de Pandore a déjà été ouverte dans ce tour.
refused-no-plague-card = « { $move } » : tu n’as en main ni calamité ni Zeus.
refused-already-plagued = « { $move } » : il y a déjà une calamité sur { $place }.
refused-no-plague-left = « { $move } » : les six calamités sont toutes sur le plateau ; retires-en d’abord une.
refused-no-plague-there = « { $move } » : il n’y a pas de calamité sur { $place }.
refused-too-few-cards = « { $move } » : tu n’as pas assez de cartes ; il en faut { $price ->
    [one] une, car tu as un temple, et deux pour en construire un autre.
   *[other] { $price }, autant que tu as de temples, et le double pour en construire un autre.
}
refused-not-your-goal = « { $move } » : { $place } n’est pas l’un de tes objectifs.
refused-goal-shown = « { $move } » : tu as déjà montré { $place } ; seul un objectif caché peut être échangé.
refused-exchanged = « { $move } » : un objectif a déjà été échangé dans ce tour.
refused-no-pile = « { $move } » : il n’y a pas de pile où tu puisses piocher.
refused-ship-colour = « { $move } » : le navire est sur un lieu { $colour } ; choisis une autre couleur.
refused-pile-empty = « { $move } » : la pile { $colour_id ->
    [violet] violette
    [green] verte
    [red] rouge
   *[blue] bleue
} est vide.
refused-no-temple-left = « { $move } » : les 23 temples sont tous construits.
refused-too-few-temples = « { $move } » : il te faut { $price ->
    [one] une carte temple (ou Zeus).
   *[other] { $price } cartes temple (ou Zeus).
}
refused-disc-there = « { $move } » : il y a un autre jeton sur { $place } ; choisis un autre lieu.
refused-too-few-objections = « { $move } » : il y faut { $needed ->
    [one] une opposition (ou Zeus), et tu n’en as pas.
   *[other] { $needed } oppositions (ou Zeus), et tu en as moins.
}
refused-cannot-cleanse = « { $move } » : il y a une calamité sur { $place } ; en plus des oppositions, tu n’as pas de quoi la retirer.
refused-black-lies = « { $move } » : le jeton noir est déjà sur le plateau.
refused-one-disc = « { $move } » : tu as déjà posé un jeton dans ce déplacement.
refused-disc-declined = « { $move } » : tu pouvais poser un jeton la première fois que tu as eu la parole ; maintenant, tu ne peux plus que soutenir un camp.
refused-bound = « { $move } » : tu soutiens le { $bound } et tu dois t’y tenir.
refused-own-disc = « { $move } » : tu as posé le jeton { $bound } et tu joues donc pour le { $bound }.
refused-no-such-disc = « { $move } » : le jeton de ce camp n’est pas sur le plateau.
refused-not-held = « { $move } » : tu n’as pas cette carte en main ({ $card }).
refused-wrong-card = « { $move } » : cela se paie avec une carte { $wanted } ou Zeus.
refused-temples-owed = « { $move } » : ce que tu dois encore se paie en cartes temple ou Zeus.
refused-objections-only = « { $move } » : dans un débat ne comptent que les oppositions et les Zeus.
refused-objections-owed = « { $move } » : tu as besoin de cette carte pour ton jeton ; paie la calamité avec une autre.
refused-more-to-lead = « { $move } » : il faut encore { $owed ->
    [one] une carte
   *[other] { $owed } cartes
} pour être en tête.
refused-no-wind = « { $move } » : tu n’as en main ni vent ni Zeus.
refused-no-such-action = « { $move } » : cette action n’existe pas.

## The table in a terminal

table-turn = Tour { $turn }, { $phase ->
    [over] la partie est finie
    [acting] joueur actif : { $seat }
    [exchanging] { $seat } échange un objectif
    [paying] { $actor } paie
    [answering] { $seat } a fait sa proposition, { $actor } répond
    [debating] les dieux débattent, { $actor } a la parole
    [raising] les dieux débattent, { $actor } joue des cartes
   *[staying] le navire est arrivé
}
table-players = Dieux
table-player = Joueur
table-temples = Temples
table-cards = Cartes
table-goals = Objectifs cachés
table-shown = Montrés
table-stands = Débat
table-out = a passé
table-ship = Le navire est à l’ancre : { $place } ({ $colour }). Des lignes mènent à :
table-place = Lieu
table-colour = Couleur
table-plague = calamité
table-debate = Le débat des dieux
table-side = Camp
table-for = Cartes
table-needs = Pour mener
table-leads = en tête
table-plagues = Calamités : { $places }
table-none = aucune
table-pack = Pioche : { $pack ->
    [one] { $pack } carte
   *[other] { $pack } cartes
}. Dans la défausse : { $discards }
table-top = { $count } (au-dessus : { $card })
table-hand = Ta main : { $cards }
table-hand-empty = Ta main est vide.
table-your-goals = Tes objectifs : { $goals }
table-goal = { $place } ({ $colour }, { $steps ->
    [-1] aucun chemin
    [one] à { $steps } ligne
   *[other] à { $steps } lignes
})
table-goal-shown = { $place } ✓
table-known = Tu sais : { $goals }
table-known-goal = { $seat } a { $place }
table-known-pile = { $place } est dans la pile { $colour_id ->
    [violet] violette
    [green] verte
    [red] rouge
   *[blue] bleue
}, carte { $nth } à partir du dessus
table-steps = Navire
table-lines = Lignes vers
table-map-key = ▲ le navire, ✕ une calamité, ◎ tes objectifs ; ● ■ ◆ △ les quatre couleurs. Nombres : lignes jusqu’au navire et jusqu’à tes objectifs, en contournant les calamités.

## Boards and positions that cannot be

board-place-count = Un plateau a { $wanted } lieux avec une couleur, et non { $value } : il y a une carte objectif pour chacun.
board-no-colour = « { $colour } » n’est pas une couleur pour le lieu « { $value } » : c’est violet, vert, rouge ou bleu (violet, green, red, blue) ; seul le départ peut s’en passer.
board-colour-count = La couleur « { $colour } » a { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}. Il en faut { $least }, car cinq joueurs prennent un objectif de chaque couleur, et il y a de la place pour { $most }.
board-bad-bend = La ligne de « { $a } » à « { $b } » fait un coude en « { $value } » ; un coude s’écrit [x, y].
board-double-line = Les lieux « { $value } » et « { $other } » sont reliés deux fois, ou un lieu l’est à lui-même.
board-line-count = Le lieu « { $value } » a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}. Il y a de la place pour { $most } par lieu.
position-won = { $value } aurait déjà montré ses quatre objectifs, et la partie serait finie.
position-bad-temples = { $value } ne peut pas avoir { $count ->
    [one] { $count } temple
   *[other] { $count } temples
} : il y en a 23, et chacun en a au moins un.
position-no-goal = Le lieu « { $value } » n’a pas de carte objectif : il n’a pas de couleur.
position-too-many-goals = { $value } aurait plus de quatre objectifs.
position-wrong-pile = Le lieu « { $value } » n’a pas la couleur « { $colour } » : il ne peut pas être dans cette pile.
position-too-few-goals = Les piles laissent trop peu d’objectifs aux joueurs ({ $value }).
position-bad-turn = Il n’y a pas de tour { $value } : les tours se comptent de 1 à { $most }.
position-bad-order = L’ordre nomme d’autres cartes que les quatre objectifs de { $value }.
position-bad-ruled-out = Le lieu « { $value } » ne peut pas être exclu pour la carte « { $card } » : c’est cette carte même, ou une autre couleur.
position-bad-debate = Ce débat est impossible (« { $value } ») : { $reason ->
    [order] on pose d’abord le jeton bleu, puis le rouge, puis le noir ; tout le reste suppose un débat.
    [arrived] le navire n’est pas arrivé tant qu’un jeton est posé.
    [asked] on interroge un autre joueur que le joueur actif, et personne ne s’est encore opposé.
    [place] un jeton se pose sur un lieu relié à celui du navire, sans calamité et sans autre jeton.
    [owner] chaque jeton a son joueur ; le bleu est au joueur actif, et celui qui a consenti n’en a pas.
    [nobody] on ne sait pas qui a posé ce jeton.
    [no-disc] le jeton de ce camp n’est pas sur le plateau.
    [card] dans un débat ne comptent que les oppositions et les Zeus.
    [side] ce camp n’a pas de jeton, ou ce joueur en a posé un autre.
    [out] le dernier à avoir joué n’a pas passé, et il reste quelqu’un à interroger.
   *[lead] le dernier à avoir joué doit avoir mis un camp en tête.
}
position-not-underway = « { $value } » ne fait pas partie d’un paiement en cours dans cette position.
