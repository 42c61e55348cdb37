o-no-disc = aucune aventure
o-voyage-end = le voyage finirait ici
o-zones = Vents des trois étapes
o-leg = Étape { $leg }
o-zone = { $zone } : { $total }, cartes : { $cards }{ $storm ->
    [yes] , tempête
   *[no] { "" }
}{ $doubled ->
    [yes] , doublée
   *[no] { "" }
}
o-round = Manche { $round }
o-pack = Pioche { $count }
o-reserve = Réserve :
o-scored = Rencontrées :
o-mission = Ta mission
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
