# L'Odyssée d'Ulysse : ce que dit l’hôte dans les leçons (games/odyssey/lessons).

lesson-odyssey-first-steps = En quittant Troie
lesson-odyssey-first-steps-about = Une route, le dé, la première étoile
lesson-odyssey-first-steps-want = Tu es Ann, et tu rentres de Troie sur ta propre trirème. Arriver avant les autres à { $space }, c’est gagner.
lesson-odyssey-first-steps-aboard = Ce que tu as à bord est devant toi : une arme pour l’instant, plus tard des aides et des trésors. Tout est visible de tous.
lesson-odyssey-first-steps-route = Deux routes partent de Troie. Prends « { $route } » : appuie dessus dans la liste, ou sur sa première case en mer.
lesson-odyssey-first-steps-roll = Un seul dé sert à tout. Lance-le et avance d’autant de cases.
lesson-odyssey-first-steps-star = { $space } est une étoile. Personne ne dépasse une étoile : quel que soit ton jet, tu t’y arrêtes. Lance le dé.
lesson-odyssey-first-steps-treasure = Sur une étoile, tu tires une carte. Celle-ci est un trésor de 3 : tu le gardes. Il ne te ramène pas plus vite, mais il peut ajouter la gloire à une victoire.

lesson-odyssey-fights = Combats et charmes
lesson-odyssey-fights-about = Faire plus que la carte, et à quoi servent les armes
lesson-odyssey-fights-sail = { $space }, l’étoile suivante, est à une case. Lance le dé.
lesson-odyssey-fights-fight = { $card } : un combat de 3. Il faut faire plus ; mais ton arc long enlève 1 dans les combats : un 3 suffit. Lance le dé.
lesson-odyssey-fights-beaten = Gagné. La carte passe sous la pile. Comme tu l’as vaincue dès l’arrivée, ton tour s’est arrêté là ; Bob a joué entre-temps.
lesson-odyssey-fights-on = En route vers { $space }. Lance le dé.
lesson-odyssey-fights-charm = Tu rencontres { $card }, un charme de 3. L’arc et la lance n’aident pas contre les charmes ; le bouclier et le heaume, si. Il te faut un 4. Lance le dé.
lesson-odyssey-fights-held = Pas assez : { $card } te retiennent. Tu as un essai à chacun de tes tours. Lance le dé.
lesson-odyssey-fights-free = Te voilà libre, et comme c’est à un tour suivant, tu repars aussitôt. Lance le dé.
lesson-odyssey-fights-end = Vaincre une carte libère tous ceux qu’elle retient. Une carte que personne n’a vaincue reste sur son étoile et attend le prochain venu.

lesson-odyssey-wrecks = Aide et naufrages
lesson-odyssey-wrecks-about = Athéna te sauve une fois, pas deux
lesson-odyssey-wrecks-sail = Tu as une carte aide, { $help }, et un trésor. Une étoile est juste devant. Lance le dé.
lesson-odyssey-wrecks-avoid = { $card } veut ton naufrage : valeur 5, seul un 6 te sauve. Aucune arme n’aide contre un naufrage. Lance le dé.
lesson-odyssey-wrecks-help = Pas assez. Mais après un jet raté, tu peux appeler à l’aide : { $help } détourne un naufrage. Appuie sur la carte.
lesson-odyssey-wrecks-on = Te voilà sauve. Une carte aide sert une fois, puis quitte le jeu. Continue : lance le dé.
lesson-odyssey-wrecks-avoid-again = { $card }, un naufrage de 4, et cette fois tu n’as pas d’aide. Lance le dé.
lesson-odyssey-wrecks-arrow = C’est le naufrage. Le dé dit de laquelle des six flèches tu repars. Lance le dé.
lesson-odyssey-wrecks-end = Tu repars de la flèche 4. Ton arme et ton trésor sont perdus ; tes aides te seraient restées. { $card } reste sur l’étoile pour qui viendra ensuite.

lesson-odyssey-weather = L’outre des vents, et la brume
lesson-odyssey-weather-about = Le vent en poupe, ou au ralenti
lesson-odyssey-weather-sail = { $space } est à une case. Lance le dé.
lesson-odyssey-weather-bag = L’outre des vents : elle t’emporte aussitôt plus loin. Lance le dé et avance.
lesson-odyssey-weather-bag-die = Maintenant l’équipage veut regarder dedans. Sur un 1 ou un 2, tu fais naufrage. Lance le dé.
lesson-odyssey-weather-on = L’outre est restée fermée. { $space } est l’étoile suivante. Lance le dé.
lesson-odyssey-weather-mist = La brume couvre { $space }. Ton prochain déplacement compte pour moitié, arrondi à l’unité supérieure. Lance le dé.
lesson-odyssey-weather-end = Le 5 a compté pour 3. Le brouillard, lui, coûte un tour entier, et dans les grands calmes tu attends un 5 ou un 6. Leucothéa et Protée n’aident que contre la brume et le brouillard.

lesson-odyssey-hades = La descente chez Hadès
lesson-odyssey-hades-about = Circé, des fantômes et une nouvelle arme
lesson-odyssey-hades-sail = { $space } est à une case, et tu n’as pas d’arme. Lance le dé.
lesson-odyssey-hades-circe = { $card } est un charme de 5 : il faut un 6, rien de moins. Un échec, et c’est la descente chez Hadès. Lance le dé.
lesson-odyssey-hades-ghosts = Chez { $space }, tu dois affronter { $card }, un charme de 3. Fais plus de 3.
lesson-odyssey-hades-again = Ils te retiennent. Bob a joué, essaie encore : lance le dé.
lesson-odyssey-hades-arm = Vaincus. Il y a des armes chez Hadès, et quand on part sans arme, on peut prendre celle du dessus. Prends-la.
lesson-odyssey-hades-leave = Maintenant, lance le dé et quitte { $space } par le chemin qui n’est qu’à lui.
lesson-odyssey-hades-end = Te voilà de nouveau armée, et en route. Seule Circé envoie chez Hadès, et elle attend toujours à { $space }.

lesson-odyssey-home = Le retour
lesson-odyssey-home-about = La dernière étoile, et la gloire
lesson-odyssey-home-sail = { $space2 } est proche. Mais il y a d’abord une étoile : { $space }. Lance le dé.
lesson-odyssey-home-nausicaa = Tu as trouvé { $card }, le plus grand des trois.
lesson-odyssey-home-last = { $space } ne demande pas de compte exact : tout jet qui y mène convient. Lance le dé.
lesson-odyssey-home-won = Te voilà rentrée avant Bob : c’est la victoire. Il aurait pu poursuivre et prendre la seconde place en rapportant plus que toi ; mais le trésor de 3 est perdu, et son 4 n’y suffit pas. La course est donc finie, et la gloire est à toi aussi. Maintenant, tu connais le jeu.
