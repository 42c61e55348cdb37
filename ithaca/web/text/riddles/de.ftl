## Rätsel

riddles-lead = Jeden Tag eine Stellung für jedes Spiel, für alle dieselbe. Das Orakel ist sicher, was es dort spielt. Und du?
riddles-none = Noch hat hier kein Spiel Rätsel.
riddle-of = Rätsel: { $game }
riddle-today = Das Rätsel von heute
riddle-today-of = Das Rätsel von heute: { $game }
riddle-you = Du bist { $name }
riddle-ask = Was spielst du?
riddle-list = Alle Züge
riddle-days = Die letzten Tage
riddle-day = { $day }: { $how ->
    [solved] gelöst
    [missed] verfehlt
   *[open] nicht versucht
}
riddle-streak = { $count ->
    [0] Noch keine Reihe gelöster Tage.
    [one] Einen Tag in Folge gelöst.
   *[other] { $count } Tage in Folge gelöst.
}
riddle-right = Richtig!
riddle-wrong = Diesmal nicht.
riddle-best = der Zug des Orakels
riddle-yours = deiner
riddle-greedy = was auf den ersten Blick am besten aussieht
riddle-unweighed = Dein Zug ist keiner von denen, an die das Orakel am meisten gedacht hat.
riddle-how = Die Zahl ist der Anteil am Sieg, den das Orakel nach dem Zug erwartet; es hat { $count }-mal in Gedanken weitergespielt.
