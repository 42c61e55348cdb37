# L'Odyssée d'Ulysse : ce que dit l’hôte dans les leçons (games/odyssey/lessons).

lesson-odyssey-first-steps = En quittant Troie
lesson-odyssey-first-steps-about = Une route, le dé, la première étoile
lesson-odyssey-first-steps-want = Tu es Ann et tu rentres de Troie sur ta propre trirème. Qui arrive le premier à { $space } gagne.
lesson-odyssey-first-steps-aboard = Ce que tu as à bord est devant toi : une arme pour l’instant, plus tard de l’aide et des trésors. Tout est visible de tous.
lesson-odyssey-first-steps-route = Deux routes partent de Troie. Prends « { $route } » : appuie dessus dans la liste, ou sur sa première case en mer.
lesson-odyssey-first-steps-roll = Un seul dé sert à tout. Lance-le et avance d’autant de cases.
lesson-odyssey-first-steps-star = { $space } est une étoile. Personne ne dépasse une étoile : quel que soit ton jet, tu t’y arrêtes. Lance le dé.
lesson-odyssey-first-steps-treasure = Sur une étoile, tu tires une carte. Celle-ci est un trésor de 3 : garde-le. Il ne te ramène pas plus vite, mais il donne de la gloire à une victoire.

lesson-odyssey-fights = Combats et charmes
lesson-odyssey-fights-about = Lancer plus que la carte, et à quoi servent les armes
lesson-odyssey-fights-sail = { $space }, l’étoile suivante, est à une case. Lance le dé.
lesson-odyssey-fights-fight = { $card } : un combat de 3. Tu dois lancer plus. Mais ton arc long enlève 1 dans les combats : un 3 suffit. Lance le dé.
lesson-odyssey-fights-beaten = Gagné. La carte va sous la pile, et comme tu l’as vaincue en arrivant, ton tour était fini. Bob a navigué entre-temps.
lesson-odyssey-fights-on = En route vers { $space }. Lance le dé.
lesson-odyssey-fights-charm = Tu rencontres { $card }, un charme de 3. L’arc et la lance n’aident pas contre les charmes ; le bouclier et le heaume, si. Il te faut un 4. Lance le dé.
lesson-odyssey-fights-held = Pas assez : { $card } te retiennent. Tu as un essai à chacun de tes tours. Lance le dé.
lesson-odyssey-fights-free = Te voilà libre, et comme c’est un tour plus tard, tu repars aussitôt. Lance le dé.
lesson-odyssey-fights-end = Qui vainc une carte libère tous ceux qu’elle retient. Ce que personne n’a vaincu reste sur son étoile et attend le suivant.

lesson-odyssey-wrecks = Aide et naufrages
lesson-odyssey-wrecks-about = Athéna te sauve une fois, puis plus
lesson-odyssey-wrecks-sail = Tu as une carte aide, { $help }, et un trésor. Une étoile est juste devant. Lance le dé.
lesson-odyssey-wrecks-avoid = { $card } veut te faire faire naufrage : valeur 5, seul un 6 te sauve. Aucune arme n’aide contre un naufrage. Lance le dé.
lesson-odyssey-wrecks-help = Pas assez. Mais après un jet raté, tu peux appeler à l’aide : { $help } détourne un naufrage. Appuie sur la carte.
lesson-odyssey-wrecks-on = Sauvé. Une carte aide sert une fois et quitte la partie. Continue : lance le dé.
lesson-odyssey-wrecks-avoid-again = { $card }, un naufrage de 4, et cette fois tu n’as pas d’aide. Lance le dé.
lesson-odyssey-wrecks-arrow = Naufrage. Le dé dit de quelle flèche, de 1 à 6, tu repars. Lance le dé.
lesson-odyssey-wrecks-end = Tu repars de la flèche 5. L’arme et les trésors sont perdus ; les cartes aide te seraient restées. { $card } reste sur l’étoile, visible de tous.

lesson-odyssey-weather = L’outre des vents, et la brume
lesson-odyssey-weather-about = Poussé en avant, ou ralenti
lesson-odyssey-weather-sail = { $space } est à une case. Lance le dé.
lesson-odyssey-weather-bag = L’outre des vents : elle te pousse aussitôt en avant. Lance le dé et navigue.
lesson-odyssey-weather-bag-die = Maintenant l’équipage veut regarder dedans. Sur un 1 ou un 2, tu fais naufrage. Lance le dé.
lesson-odyssey-weather-on = Elle est restée fermée. { $space } est l’étoile suivante. Lance le dé.
lesson-odyssey-weather-mist = La brume couvre { $space }. Ton prochain déplacement compte pour moitié, arrondi au-dessus. Lance le dé.
lesson-odyssey-weather-end = Le 5 a compté pour 3. Le brouillard, lui, coûte un tour entier, et dans les grands calmes tu attends un 5 ou un 6. Leucothéa et Protée n’aident que contre la brume et le brouillard.

lesson-odyssey-hades = Descente aux Enfers
lesson-odyssey-hades-about = Circé, des fantômes et une nouvelle arme
lesson-odyssey-hades-sail = { $space } est à une case, et tu n’as pas d’arme. Lance le dé.
lesson-odyssey-hades-circe = { $card } est un charme de 5 : seul un 6 suffit. Qui échoue descend chez Hadès. Lance le dé.
lesson-odyssey-hades-ghosts = Chez { $space }, tu dois affronter { $card }, un charme de 3. Lance plus de 3.
lesson-odyssey-hades-again = Ils te retiennent. Bob a joué, essaie encore : lance le dé.
lesson-odyssey-hades-arm = Vaincus. Des armes gisent chez Hadès, et qui part sans arme peut prendre celle du dessus. Prends-la.
lesson-odyssey-hades-leave = Maintenant lance le dé et quitte { $space } par son propre chemin vers la mer.
lesson-odyssey-hades-end = Un long détour, mais te voilà armé. Seule Circé envoie chez Hadès, et elle attend encore à { $space }.

lesson-odyssey-home = Le retour
lesson-odyssey-home-about = La dernière étoile, et la gloire
lesson-odyssey-home-sail = { $space2 } est proche. Mais il y a d’abord une étoile : { $space }. Lance le dé.
lesson-odyssey-home-nausicaa = Tu as trouvé { $card }, le plus grand des trois.
lesson-odyssey-home-last = { $space } ne demande pas de jet exact : tout nombre qui l’atteint convient. Lance le dé.
lesson-odyssey-home-won = Tu es de retour le premier : c’est la victoire. Et ton trésor de 5 vaut plus que le 4 de Bob : tu as aussi la gloire. Maintenant, tu connais le jeu.
