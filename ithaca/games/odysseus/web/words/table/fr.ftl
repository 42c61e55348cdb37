o-no-disc = pas de jeton
o-ship = le navire est ici
o-voyage-end = le voyage finirait ici
o-voyage-end-unsure = le voyage pourrait finir ici
o-now = Pour l’instant :
o-then = Alors :
o-stays = le navire ne bouge pas : { $island }
o-maybe = { $island } ?
o-unsure = Des cartes cachées peuvent encore tout changer.
o-zones = Vents des trois étapes
o-leg = Étape { $leg }
o-zone = { $zone } : { $least ->
    [yes] au moins { $total }
   *[no] { $total }
}, cartes : { $cards }{ $storm ->
    [yes] , tempête
   *[no] { "" }
}{ $doubled ->
    [yes] , doublée
   *[no] { "" }
}
o-known = { $wind }, face cachée
o-take = Cartes qu’Hermès peut prendre
o-answer = La réponse d’Athéna
o-answer-late = Hadès a encore des cartes face cachée.
o-answer-yours = Tu es Athéna : veux-tu contrer ?
o-answer-waits = { $name }, en Athéna, se demande s’il faut contrer.
o-answer-counter = Contrer
o-answer-allow = Laisser faire
o-round = Manche { $round }
o-pack = Pioche { $count }
o-reserve = Réserve :
o-scored = Remportés :
o-mission = Ta mission
o-missions = Les missions
o-met = { $count ->
    [0] pas encore remporté
    [one] remporté { $count } fois
   *[other] remporté { $count } fois
}
o-points = { $points ->
    [one] { $points } point pour l’instant ; à 10, la partie s’achève.
   *[other] { $points } points pour l’instant ; à 10, la partie s’achève.
}
o-spent = pouvoir utilisé
o-power-zeus = peut clore la manche
o-power-athena = peut contrer le pouvoir d’un autre dieu
o-power-poseidon = peut bloquer une zone par une tempête
o-power-hades = peut poser des vents face cachée
o-power-aphrodite = peut doubler une zone
o-power-hermes = peut déplacer une carte posée
review-suspicion-how-odysseus = Ce que les autres pouvaient deviner de chaque mission, d’après tout ce qu’ils avaient vu : le trait fort est la vérité, le fin pointillé leur meilleure fausse piste. Une mission porte le nom de l’aventure qui la paie le mieux.
first-odysseus = Vous guidez tous le même navire avec des vents : à chacune des trois étapes, il suit la couleur où les vents ont le plus de force. Chacun tient un dieu, avec son pouvoir, et une mission secrète.
aim-odysseus = que les voyages s’achèvent sur les trois aventures de ta mission, pour 3, 2 ou 1 points. Dix points terminent la partie.
o-panes = Ce qui est montré
o-sea = Mer
o-winds = Vents
o-ask-pass = Il ne te reste qu’à passer.
o-ask-turn = À toi : { $wind ->
    [yes] pose un vent,{" "}
   *[no] { "" }
}{ $power ->
    [yes] utilise ton pouvoir,{" "}
   *[no] { "" }
}{ $swap ->
    [yes] échange ton dieu,{" "}
   *[no] { "" }
}ou passe.
order-odysseus-pass = Passer jusqu’à ce que quelqu’un agisse
order-odysseus-pass-how = Ta place passe tant que tout le monde passe, pour cette manche seulement. Dès que quelqu’un fait autre chose, c’est à toi de décider.
