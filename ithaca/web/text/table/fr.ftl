# Les mots de la table que les autres pages ne disent pas.

oracle-ask = Interroger l’oracle
oracle-thinks = L’oracle écoute la mer …
oracle-says = L’oracle dit
oracle-best = c’est ce que ferait l’oracle
oracle-why = { $tried } % de ses pensées, espère { $hope } de la victoire
oracle-key = Barre : combien il a pensé au coup. Chiffre : la part de victoire qu’il espère.
oracle-line = ensuite, peut-être : { $line }
to-review = Analyser
you-watch = Tu regardes.
away-decides = { $name } est absent : un remplaçant décide dans { $time }.
away-waits = { $name } est absent, et la table attend.
away-now = Faire décider le remplaçant maintenant
rematch-asked = On remet ça : chacun se décale d’une place.
rematch-no = Pas cette fois
first-title = Ta première partie : { $game }
first-aim = Ton but :
first-lesson = Leçon de trois minutes
first-play = Jouer sans attendre
first-wait = Les bots attendent que tu fermes cette carte.
since = Depuis ta dernière visite
since-again = Revoir
orders = Donner une consigne
orders-title = Consignes
orders-how = Pendant ton absence, le serveur peut répondre pour ta place. Personne d’autre ne l’apprend : la réponse est ton propre coup et se fait attendre comme si tu l’avais jouée toi-même. Tu peux retirer la consigne à tout moment.
order-stands = Consigne en cours : { $order }. Appuie pour la retirer.
