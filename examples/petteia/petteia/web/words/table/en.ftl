# Petteia: what the table says in the browser.

p-square = { $side ->
    [light] { $square }, light stone
    [dark] { $square }, dark stone
   *[free] { $square }, free
}
p-doomed = { $label }, would be captured
p-mine = { $side ->
    [light] You have the light stones
   *[dark] You have the dark stones
}
p-count = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
p-calm = { $calm ->
    [0] After { $most } turns without a capture the game ends.
    [one] One turn without a capture; after { $most } the game ends.
   *[other] { $calm } turns without a capture; after { $most } the game ends.
}
