o-no-disc = aucune aventure
o-voyage-end = le voyage finirait ici
o-now = En l’état :
o-then = Alors :
o-stays = le navire reste à { $island }
o-zones = Vents des trois étapes
o-leg = Étape { $leg }
o-zone = { $zone } : { $total }, cartes : { $cards }{ $storm ->
    [yes] , tempête
   *[no] { "" }
}{ $doubled ->
    [yes] , doublée
   *[no] { "" }
}
o-answer = La réponse d’Athéna
o-answer-yours = Tu es Athéna : veux-tu le contrer ?
o-answer-waits = { $name } se demande si Athéna le contre.
o-answer-counter = Contrer
o-answer-allow = Accepter
o-round = Manche { $round }
o-pack = Pioche { $count }
o-reserve = Réserve :
o-scored = Rencontrées :
o-mission = Ta mission
o-missions = Les missions
o-met = { $count ->
    [0] pas encore rencontrée
    [one] rencontrée { $count } fois
   *[other] rencontrée { $count } fois
}
o-points = { $points ->
    [one] { $points } point pour l’instant ; 10 terminent la partie.
   *[other] { $points } points pour l’instant ; 10 terminent la partie.
}
o-spent = pouvoir utilisé
o-power-zeus = peut finir la manche
o-power-athena = contre le pouvoir d’un autre dieu
o-power-poseidon = bloque une zone par une tempête
o-power-hades = peut poser des vents face cachée
o-power-aphrodite = double une zone
o-power-hermes = déplace une carte posée
