## Énigmes

riddles-lead = Chaque jour une position pour chaque jeu, la même pour tout le monde. L’oracle sait avec certitude ce qu’il y jouerait. Et toi ?
riddles-none = Aucun jeu n’a encore d’énigmes ici.
riddle-of = Énigme : { $game }
riddle-today = L’énigme d’aujourd’hui
riddle-today-of = L’énigme d’aujourd’hui : { $game }
riddle-you = Tu joues { $name }
riddle-ask = Que joues-tu ?
riddle-list = Tous les coups
riddle-days = Les derniers jours
riddle-day = { $day } : { $how ->
    [solved] résolue
    [missed] manquée
   *[open] pas essayée
}
riddle-streak = { $count ->
    [0] Pas encore de série de jours résolus.
    [one] Un jour résolu d’affilée.
   *[other] { $count } jours résolus d’affilée.
}
riddle-right = Bien vu !
riddle-wrong = Pas cette fois.
riddle-best = le coup de l’oracle
riddle-yours = le tien
riddle-greedy = ce qui semble le mieux à première vue
riddle-unweighed = Ton coup n’est pas de ceux auxquels l’oracle a le plus pensé.
riddle-how = Le chiffre est la part de victoire que l’oracle attend après le coup ; il a rejoué la suite en pensée { $count } fois.
