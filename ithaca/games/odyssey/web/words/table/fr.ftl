y-star = étoile
y-value = valeur { $value }
y-arrow = flèche { $arrow }
y-here = ici : { $names }
y-die = Le dé montre { $die }
y-die-none = Le dé
y-beat = { $least } ou plus
y-pile = Pile { $count }
y-armoury = Armes chez Hadès { $count }
y-turn = Tour { $turn }
y-aboard = À bord
y-treasure = trésor
y-home = { $order ->
    [1] à bon port, en premier
    [2] à bon port, en deuxième
    [3] à bon port, en troisième
   *[other] à bon port, en dernier
}
y-held = à l’arrêt : { $card }
y-lost = { $turns ->
    [one] perd un tour
   *[other] perd { $turns } tours
}
y-halved = dans la brume
y-left = { $count } jusqu’à Ithaque
y-faces = { $name } affronte
y-lies = Sur une étoile : { $space }
y-eased = Ton arme retire un : { $value } compte pour { $rest }.
y-sort-help = Aide
y-sort-charm = Charme
y-sort-combat = Combat
y-sort-wreck = Naufrage
y-sort-weather = Météo
y-sort-winds = Vents
y-sort-treasure = Trésor
y-sort-weapon = Arme
y-race = La course vers Ithaque
y-race-on = Qui arrivera ensuite ?
y-story = Le voyage jusqu’ici
y-story-none = Troie brûle derrière toi. Les voiles sont hissées.
y-arrived = De retour à Ithaque
y-glory = Victoire avec gloire
y-no-glory = Victoire sans gloire
y-worth = { $worth ->
    [0] aucun trésor
   *[other] trésor de { $worth }
}
y-at-sea = encore en mer
y-done = Te voilà à bon port. Tu peux regarder les autres, quitter la table ou proposer de finir la partie.
y-blown = Les vents poussent la trirème.
y-tell-hermes = Il apporte l’herbe qui rompt tout enchantement : l’emporte sur un charme ou te sauve d’un naufrage. Une fois.
y-tell-leucothea = Son voile te porte à travers une brume ou un brouillard, au moment où tu y entres. Une fois.
y-tell-proteus = Le vieillard de la mer connaît un passage à travers une brume ou un brouillard, au moment où tu y entres. Une fois.
y-tell-athena = Elle combat à tes côtés : gagne un combat ou te sauve d’un naufrage. Une fois.
y-tell-circe = Bois à sa coupe, et tu descends droit chez Hadès. Fais plus que sa valeur.
y-tell-calypso = Elle voudrait te garder toujours. Elle te garde, tant que tu ne fais pas plus que sa valeur.
y-tell-sirens = Qui les écoute est perdu : un jet trop faible, et c’est aussitôt le naufrage.
y-tell-lotuseaters = Un fruit si doux que nul ne veut rentrer. Il te retient tant que tu ne fais pas plus.
y-tell-cyclopes = Des géants sans hospitalité. Ils te retiennent tant que tu ne fais pas plus que leur valeur.
y-tell-scylla = Six têtes plongent du rocher. Elle te retient tant que tu ne fais pas plus.
y-tell-polyphemus = Un bloc ferme sa caverne. Il te retient tant que tu ne fais pas plus.
y-tell-cicones = Ils reviennent avec tout leur peuple. Ils te retiennent tant que tu ne fais pas plus.
y-tell-laestrygonians = Des rochers pleuvent sur le port. Fais plus, ou c’est le naufrage.
y-tell-hyperion = Nul ne touche aux vaches du Soleil. Fais plus, ou c’est le naufrage.
y-tell-charybdis = Trois fois par jour, elle avale la mer. Fais plus, ou c’est le naufrage.
y-tell-poseidon = Il n’a pas pardonné. Fais plus, ou c’est le naufrage.
y-tell-mist = Les rivages s’effacent. Ton prochain déplacement compte pour moitié, arrondi à l’unité supérieure.
y-tell-fog = On ne voit plus rien. Tu perds ton prochain tour.
y-tell-calm = Pas un souffle. Tu perds un tour, puis tu attends un jet assez haut.
y-tell-bag = Repars aussitôt. Puis le dé de l’équipage : sur 1 ou 2, les vents s’échappent et c’est le naufrage.
y-tell-treasure3 = Un trépied de bronze. Garde-le jusqu’à Ithaque ; un naufrage l’emporte.
y-tell-treasure4 = Une jarre d’huile fine. Garde-la jusqu’à Ithaque ; un naufrage l’emporte.
y-tell-treasure5 = Le présent d’adieu de Nausicaa, le plus grand de tous. Un naufrage l’emporte.
y-tell-ghosts = Les morts se pressent autour de toi. Ils te retiennent jusqu’à ce que tu les vainques toi-même.
y-tell-attack = Retire un à la valeur de chaque combat. Un naufrage te l’enlève.
y-tell-guard = Retire un à la valeur de chaque charme. Un naufrage te l’enlève.
first-odyssey = Tu rentres de Troie sur ta propre trirème, au gré d’un seul dé. Sur les étoiles du chemin attendent charmes, combats, naufrages et mauvais temps, parfois une aide ou un trésor.
aim-odyssey = arriver à Ithaque avant les autres. Un trésor à bord donne à la victoire sa gloire.
