# Retour sur une partie.

review-table = À la table
review-wait = Nous revenons sur cette partie. Un instant.
review-chances = Chances
review-chances-how = Ce que chacun pouvait espérer de la victoire, coup par coup : { $playouts } parties jouées jusqu’au bout depuis chaque point par des joueurs simples et sensés.
review-known = Vu
review-known-table = comme la table le savait
review-known-open = comme c’était, mains ouvertes
review-chart = Chances de { $names } au fil de { $moves } coups. Le curseur ci-dessous les dit point par point, le tableau plus bas a les chiffres.
review-crosshair = Coup de la partie ; les flèches la parcourent
review-after = { $at ->
    [0] Avant le premier coup
   *[other] Après le coup { $at } sur { $of }
}
review-what = Ce qui s’est passé
review-before-all = Tout est distribué, personne n’a joué.
review-quiet = Une partie d’un coup, { $move } : il est raconté une fois complet.
review-replay-here = Revoir à partir du coup { $move }
review-figures = Les chances en tableau
review-col-move = Coup
review-turns = Tournants
review-no-turns = Aucun coup n’a fait basculer la partie à lui seul.
review-turn = Coup { $move } : { $name }
review-by-luck = surtout la chance
review-by-choice = surtout le choix
review-show = Montrer dans les courbes
review-show-move = Montrer dans les courbes : coup { $move }
review-luck-and-skill = Chance et adresse
review-race-how = En points sur cent. La chance est l’œuvre des dés et des cartes. L’adresse est ce que valaient tes propres choix face à ceux d’un joueur simple et sensé, les autres ce que leurs choix t’ont fait. Ensemble, ils mènent exactement du premier pronostic au dernier.
review-col-part = Ce qui l’a fait
review-col-points = Points sur cent
review-luck = Chance
review-skill = Adresse
review-others = Les autres
review-missed = { $count ->
    [0] Jamais eu le choix.
    [one] Un vrai choix ; le meilleur aurait rapporté { $missed } de plus.
   *[other] { $count } vrais choix ; les meilleurs auraient rapporté { $missed } de plus.
}
review-suspicion = Soupçons
review-suspicion-how-ulysses = Ce que les autres pouvaient deviner de chaque but, d’après tout ce qu’ils avaient vu : le trait fort est la vérité, le fin pointillé leur meilleure fausse piste. Un nouveau but commence un nouveau trait ; un but montré est à 100 %.
review-suspicion-how-odysseus = Ce que les autres pouvaient deviner de chaque mission, d’après tout ce qu’ils avaient vu : le trait fort est la vérité, le fin pointillé leur meilleure fausse piste. Une mission porte le nom de l’aventure qui la paie le mieux.
review-suspicion-chart = Probabilité que les autres pouvaient donner à la vérité sur { $name } : { $secrets }. Les chiffres sont dans le tableau plus bas.
review-col-truth = La vérité
review-col-others = Les autres
review-col-public = Le public
review-col-wrong = Meilleure fausse piste
review-col-secret = { $count ->
    [one] Secret
   *[other] Secret { $number }
}
review-figures-of = { $name } en tableau
