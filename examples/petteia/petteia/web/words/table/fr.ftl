# Petteia : ce que dit la table dans le navigateur.

p-square = { $side ->
    [light] { $square }, pierre claire
    [dark] { $square }, pierre sombre
   *[free] { $square }, libre
}
p-doomed = { $label }, serait prise
p-mine = { $side ->
    [light] Tu as les pierres claires
   *[dark] Tu as les pierres sombres
}
p-count = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
p-calm = { $calm ->
    [0] Après { $most } tours sans prise, la partie finit.
    [one] Un tour sans prise ; après { $most }, la partie finit.
   *[other] { $calm } tours sans prise ; après { $most }, la partie finit.
}
