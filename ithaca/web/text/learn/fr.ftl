# Lessons: the words around them.

learn-lead = Des leçons courtes où c’est toi qui joues, sur le vrai plateau. Après celles d’un jeu, tu peux t’asseoir à n’importe quelle table sans ouvrir la règle.
learn-minutes = environ { $minutes } minutes
learn-progress = { $done } leçons sur { $of } terminées
learn-begin = Commencer
learn-begin-game = Commencer : { $game }
learn-go-on = Continuer
learn-go-on-game = Continuer : { $game }
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
learn-list = Tout ce que tu peux faire ici, en liste
learn-finished = Leçon terminée
learn-next = Suite : { $title }
learn-play = Jouer une première partie
learn-play-how = Une table à toi, des robots simples aux autres places, et tout le temps que tu veux.
