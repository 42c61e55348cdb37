# Retour sur une partie.

review-table = Retour à la table
review-wait = Nous revenons sur cette partie. Un instant…
review-chances = Chances
review-chances-how = Ce que chacun pouvait espérer de la victoire, coup par coup : depuis chaque point, des joueurs simples et sensés ont joué { $playouts } parties jusqu’au bout.
review-chances-muse = Ce que chacun pouvait espérer de la victoire, coup par coup : depuis chaque point, des bots qui ont appris ce jeu en jouant disent ce qu’ils espèrent, dans { $playouts } mondes possibles.
review-known = Point de vue
review-known-table = ce que savait la table
review-known-open = mains ouvertes
review-chart = Les chances au fil de { $moves } coups : { $names }. Le curseur ci-dessous les donne point par point ; les chiffres sont dans le tableau plus bas.
review-crosshair = Coup de la partie ; les touches fléchées la parcourent
review-after = { $at ->
    [0] Avant le premier coup
   *[other] Après le coup { $at } sur { $of }
}
review-what = Ce qui s’est passé
review-before-all = Tout est distribué, personne n’a encore joué.
review-quiet = Un morceau de coup, { $move } : le coup est raconté une fois complet.
review-replay-here = Revoir à partir du coup { $move }
review-figures = Les chances en tableau
review-col-move = Coup
review-turns = Tournants
review-no-turns = Aucun coup n’a fait basculer la partie à lui seul.
review-turn = Coup { $move } : { $name }
review-by-luck = surtout du hasard
review-by-choice = surtout un choix
review-show = Montrer sur les courbes
review-show-move = Montrer sur les courbes : coup { $move }
review-luck-and-skill = Hasard et habileté
review-race-how = En points de pourcentage. Le hasard est l’œuvre des dés et des cartes. L’habileté est ce que valaient les choix d’un joueur face à ceux d’un joueur simple et sensé ; les autres, c’est l’effet des choix de tous les autres. Ensemble, ils mènent exactement des chances du début à celles de la fin.
review-col-part = Cause
review-col-points = Points de pourcentage
review-luck = Hasard
review-skill = Habileté
review-others = Les autres
review-missed = { $count ->
    [0] Aucun vrai choix.
    [one] Un vrai choix ; le meilleur aurait rapporté { $missed } de plus.
   *[other] { $count } vrais choix ; les meilleurs auraient rapporté { $missed } de plus.
}
review-suspicion = Soupçons
review-suspicion-chart = La probabilité que les autres pouvaient accorder à la vérité ({ $name }) : { $secrets }. Les chiffres sont dans le tableau ci-dessous.
review-col-truth = La vérité
review-col-others = Les autres
review-col-public = Spectateurs
review-col-wrong = Meilleure fausse piste
review-col-secret = { $count ->
    [one] Secret
   *[other] Secret { $number }
}
review-figures-of = { $name } en tableau
