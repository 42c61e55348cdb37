# Les mots de la table que les autres pages ne disent pas.

oracle-ask = Interroger l’oracle
oracle-thinks = L’oracle écoute la mer …
oracle-says = L’oracle dit
oracle-best = c’est ce que ferait l’oracle
oracle-why = { $tried } % de ses pensées, espère { $hope } de la victoire
oracle-key = Barre : combien il a pensé au coup. Chiffre : la part de victoire qu’il espère.
oracle-line = ensuite, peut-être : { $line }
to-review = Analyser
