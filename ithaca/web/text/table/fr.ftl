# Les mots de la table que les autres pages ne disent pas.

oracle-ask = Interroger l’oracle
oracle-thinks = L’oracle écoute la mer …
oracle-says = L’oracle dit
oracle-best = c’est ce que ferait l’oracle
oracle-hope = espère { $percent } % de la victoire
oracle-tried = { $percent } % de ses pensées
oracle-line = ensuite, peut-être : { $line }
