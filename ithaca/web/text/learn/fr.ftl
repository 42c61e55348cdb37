# Lessons: the words around them.

learn-lead = Des leçons courtes où c’est toi qui joues, sur le vrai plateau. Après les leçons d’un jeu, tu peux t’asseoir à n’importe quelle table sans ouvrir la règle.
learn-minutes = environ { $minutes } minutes
learn-progress = { $done ->
    [one] { $done } leçon sur { $of } terminée
   *[other] { $done } leçons sur { $of } terminées
}
learn-begin = Commencer
learn-begin-game = Commencer : { $game }
learn-go-on = Poursuivre
learn-go-on-game = Poursuivre : { $game }
learn-all = Toutes les leçons
learn-all-game = Toutes les leçons : { $game }
learn-of = Apprendre { $game }
learn-done = terminée
learn-other-games = Les autres jeux
learn-lesson = Leçon { $number } sur { $of }
learn-step = étape { $number } sur { $of }
learn-you = Tu es { $name }
learn-happened = Ce qui s’est passé
learn-back = Retour
learn-continue = Continuer
learn-list = Tout ce que tu peux faire ici, sous forme de liste
learn-finished = Leçon terminée
learn-next = Suite : { $title }
learn-play = Jouer une première partie
learn-play-how = Une table à toi, des bots simples aux autres places, et tout ton temps.
