# Ulysses : ce que dit l’hôte dans les leçons (games/ulysses/lessons).

lesson-ulysses-first-steps = Un seul navire pour tous les dieux
lesson-ulysses-first-steps-about = Ce que chacun veut, une proposition, une réponse
lesson-ulysses-first-steps-want = Tu es Axel, l’un des dieux. Vous dirigez tous le même navire. Il doit passer par quatre lieux que toi seul connais : { $place }, { $place2 }, { $place3 } et { $place4 }. Quand il les a tous atteints, tu gagnes.
lesson-ulysses-first-steps-hand = Tes objectifs et ta main sont devant toi. Au début de chaque tour, chaque dieu pioche une carte par temple. Tu as un temple : tu pioches donc une carte.
lesson-ulysses-first-steps-propose = C’est ton tour : dis où le navire doit aller. Tout lieu qu’une ligne relie au navire convient. { $place } est l’un de tes objectifs. Appuie dessus, puis une seconde fois pour confirmer.
lesson-ulysses-first-steps-arrived = Personne ne s’est opposé : le navire a levé l’ancre. { $place } était l’un de tes objectifs, tu l’as montré : un sur quatre. Peu importe qui y mène le navire.
lesson-ulysses-first-steps-yield = Avec une carte vent, tu pourrais continuer tout de suite. Tu n’en as pas : termine ton tour.
lesson-ulysses-first-steps-consent = Carsten propose { $place }. De là, { $place2 } et { $place3 } ne sont qu’à une ligne, et ce sont deux de tes objectifs. Consens.
lesson-ulysses-first-steps-end = Voilà le cœur du jeu : un dieu propose, les autres consentent ou s’opposent. Comment s’opposer, c’est la leçon suivante.

lesson-ulysses-the-debate = S’opposer
lesson-ulysses-the-debate-about = Le jeton rouge, et des cartes pour le soutenir
lesson-ulysses-the-debate-other-way = { $place }, l’un de tes objectifs, te conviendrait maintenant. Mais c’est à Carsten de proposer. Voyons ce qu’il veut.
lesson-ulysses-the-debate-red = Carsten veut aller ailleurs, et Claudia consent. Oppose-toi : pose le jeton rouge sur { $place }.
lesson-ulysses-the-debate-pay = S’opposer coûte des cartes. Dans un débat, seules comptent les oppositions et Zeus. Appuie sur la carte de ta main, puis encore une fois.
lesson-ulysses-the-debate-stand = Une carte contre aucune : le rouge est en tête. Tu pourrais en ajouter, mais une suffit pour l’instant.
lesson-ulysses-the-debate-tie = Carsten a joué une carte pour le { $side }. Un partout : à égalité, le bleu passe avant le { $side2 }, sa proposition est donc en tête.
lesson-ulysses-the-debate-support = Il te faut une carte de plus que le bleu. Soutiens le { $side }.
lesson-ulysses-the-debate-pay-again = Joue une autre opposition.
lesson-ulysses-the-debate-stand-again = Deux contre une. Cela suffit.
lesson-ulysses-the-debate-won = Carsten renonce, et le navire vogue vers { $place } : ton deuxième objectif. Toutes les cartes du débat sont dépensées, celles des vainqueurs aussi.

lesson-ulysses-temples = Pandore et un temple
lesson-ulysses-temples-about = Ce que tu peux faire avant de proposer
lesson-ulysses-temples-actions = Avant ta proposition, tu peux agir autant de fois que tu veux. Tout ce que tu fais coûte des cartes.
lesson-ulysses-temples-pandora = D’abord la boîte de Pandore : une carte contre deux nouvelles, une fois par tour. Ouvre-la.
lesson-ulysses-temples-pandora-pay = Paie-la : joue la carte Pandore.
lesson-ulysses-temples-build = Maintenant un deuxième temple. Avec lui, tu pioches deux cartes au début de chaque tour. Construis-le.
lesson-ulysses-temples-build-temple = Ton deuxième temple coûte une carte temple et une autre carte. D’abord la carte temple.
lesson-ulysses-temples-build-other = Comme autre carte, n’importe laquelle convient. Prends la calamité.
lesson-ulysses-temples-propose = Ta proposition met fin à tes actions. Propose { $place }.
lesson-ulysses-temples-yield = Tous ont consenti. Termine ton tour, et tout le monde pioche.
lesson-ulysses-temples-drawn = Tu as pioché deux cartes. Mais désormais, retirer une calamité ou échanger un objectif te coûte aussi deux cartes.

lesson-ulysses-plagues = Des calamités, et un autre objectif
lesson-ulysses-plagues-about = Bloquer un lieu, en libérer un, changer d’objectif
lesson-ulysses-plagues-lies = Il y a une calamité sur { $place }, l’un de tes objectifs. On ne peut pas proposer un lieu qui a une calamité.
lesson-ulysses-plagues-cleanse = Retire-la. Cela coûte autant de cartes que tu as de temples, n’importe lesquelles : une. Appuie sur { $place }, puis confirme.
lesson-ulysses-plagues-cleanse-pay = Paie avec ton vent.
lesson-ulysses-plagues-lay = Toi aussi, tu peux poser des calamités. Il ne manque à Claudia qu’un objectif, dont le dos est vert. Depuis { $place2 }, le plus court chemin vers la mer verte passe par { $place } : poses-y une calamité. Appuie dessus et choisis quoi y faire.
lesson-ulysses-plagues-lay-pay = Il faut pour cela une carte calamité. Joue-la.
lesson-ulysses-plagues-exchange = Ton objectif { $place }, vert lui aussi, est maintenant loin. Une fois par tour, tu peux échanger un objectif caché. Appuie sur sa carte parmi tes objectifs.
lesson-ulysses-plagues-exchange-from = Choisis la couleur que tu pioches : { $colour }. Seule celle du lieu où se trouve le navire est interdite.
lesson-ulysses-plagues-exchange-pay = Le prix est encore d’une carte. Paie avec ton opposition.
lesson-ulysses-plagues-propose = La voie est libre. Propose { $place }.
lesson-ulysses-plagues-end = Tu as montré ton troisième objectif, et le nouveau, { $place }, n’est qu’à une ligne ; l’objectif vert de Claudia est à quatre au moins. Il y a six calamités ; la tienne reste tant que personne ne paie pour la retirer.

lesson-ulysses-the-wind = Avec le vent jusqu’au quatrième objectif
lesson-ulysses-the-wind-about = Naviguer deux fois dans un tour, et gagner
lesson-ulysses-the-wind-propose = Tu as montré deux de tes objectifs. { $place } est le troisième : propose-le.
lesson-ulysses-the-wind-stay = Le navire a suivi ton jeton bleu. Tu peux donc jouer un vent et rester actif.
lesson-ulysses-the-wind-stay-pay = Joue ton vent. Zeus conviendrait aussi : il remplace n’importe quelle carte.
lesson-ulysses-the-wind-again = Un deuxième déplacement commence, sans pioche. Propose { $place }, ton quatrième objectif.
lesson-ulysses-the-wind-won = Tu as montré tes quatre objectifs : tu gagnes aussitôt. À une vraie table, quelqu’un se serait opposé : garde des oppositions pour ces moments, et surveille ceux à qui il n’en manque plus qu’un.

lesson-ulysses-example-1 = Exemple 1 : deux dieux surenchérissent
lesson-ulysses-example-1-about = Le premier exemple de la règle
lesson-ulysses-example-1-start = C’est le premier exemple de la règle. Tu es Axel et tu veux mener le navire à { $place }. Carsten voudra { $place2 } (« Zakyntos » dans la règle).
lesson-ulysses-example-1-propose = Propose { $place }.
lesson-ulysses-example-1-answer = Carsten s’oppose avec une carte, les autres passent. À égalité, le bleu est en tête : une carte te suffit. Soutiens le { $side }.
lesson-ulysses-example-1-pay = Joue une opposition.
lesson-ulysses-example-1-stand = Un partout, et le bleu est en tête. Cela suffit.
lesson-ulysses-example-1-again = Carsten a ajouté une carte : le rouge est de nouveau en tête. Soutiens encore le { $side }.
lesson-ulysses-example-1-stand-again = Deux partout. Cela suffit.
lesson-ulysses-example-1-last = Encore Carsten. Il te reste une carte qui compte : Zeus remplace n’importe laquelle. Soutiens le { $side }.
lesson-ulysses-example-1-zeus = Joue Zeus comme opposition.
lesson-ulysses-example-1-stand-zeus = Trois partout. Cela suffit.
lesson-ulysses-example-1-pass = Carsten joue sa quatrième carte. Tu n’en as plus qui compte ; un vent n’est pas une opposition. Passe.
lesson-ulysses-example-1-end = Le navire vogue vers { $place }. Tu ne peux pas jouer ton vent, car il n’est pas allé au jeton bleu. Vient ensuite ton voisin de gauche : justement Carsten.

lesson-ulysses-example-2 = Exemple 2 : deux cartes contre aucune
lesson-ulysses-example-2-about = Celui qui s’en mêle doit prendre la tête
lesson-ulysses-example-2-propose = Le deuxième exemple, à l’Atlantide (« Atlantis » dans la règle). Propose { $place }.
lesson-ulysses-example-2-two = Carsten s’est opposé avec une carte, et Michael en a ajouté une pour le { $side }. Cela fait deux.
lesson-ulysses-example-2-support = Défends ta proposition : soutiens le { $side }.
lesson-ulysses-example-2-pay = Joue une opposition.
lesson-ulysses-example-2-end = Une seule carte ne met pas le { $side } en tête : il en faut une deuxième. Celui qui soutient un camp doit le mettre en tête aussitôt, ou passer.

lesson-ulysses-example-3 = Exemple 3 : quatre dieux et deux camps
lesson-ulysses-example-3-about = Avoir consenti n’empêche pas de s’en mêler
lesson-ulysses-example-3-propose = Le troisième exemple. Propose { $place }.
lesson-ulysses-example-3-sides = Carsten a consenti. Puis Michael s’est opposé, et Claudia le soutient : le { $side } a deux cartes.
lesson-ulysses-example-3-support = Deux cartes t’amènent à égalité, et cela suffit. Soutiens le { $side }.
lesson-ulysses-example-3-pay = Joue une opposition.
lesson-ulysses-example-3-pay-second = Et une deuxième.
lesson-ulysses-example-3-stand = Deux partout. Cela suffit.
lesson-ulysses-example-3-carsten = Carsten, qui avait consenti, a soutenu le { $side }. Michael a passé, et Claudia a porté le { $side2 } à quatre contre trois.
lesson-ulysses-example-3-support-again = Une carte suffit. Soutiens le { $side }.
lesson-ulysses-example-3-pay-one = Joue une opposition.
lesson-ulysses-example-3-stand-again = Quatre partout. Cela suffit.
lesson-ulysses-example-3-pass = Claudia est en tête avec cinq, et Carsten est sorti. Il te reste deux cartes, que tu préfères garder. Passe.
lesson-ulysses-example-3-end = Cinq contre quatre : le navire vogue vers { $place }, et Michael montre cet objectif. Les cartes d’un camp s’additionnent, peu importe qui les a jouées.

lesson-ulysses-example-4 = Exemple 4 : ni l’un ni l’autre
lesson-ulysses-example-4-about = Le jeton noir, et six cartes pour lui
lesson-ulysses-example-4-third = Le dernier exemple. Tu es maintenant Claudia et tu veux mener le navire à { $place }. Axel a proposé, Carsten s’est opposé : aucun des deux lieux ne te va.
lesson-ulysses-example-4-black = Une fois le jeton rouge sur le plateau, tu peux mettre le noir sur un troisième lieu. Appuie sur { $place }.
lesson-ulysses-example-4-pay = Le noir doit avoir plus de cartes que chaque autre camp. Le rouge en a une : joue une opposition…
lesson-ulysses-example-4-pay-second = … et une deuxième.
lesson-ulysses-example-4-stand = Deux contre une. Cela suffit.
lesson-ulysses-example-4-answer = Axel est sorti, mais Carsten a égalisé ; à égalité, le rouge passe avant le noir. Soutiens le { $side }.
lesson-ulysses-example-4-pay-one = Joue une opposition.
lesson-ulysses-example-4-stand-again = Tu es en tête d’une carte. Cela suffit.
lesson-ulysses-example-4-again = Carsten a de nouveau égalisé. Soutiens le { $side }.
lesson-ulysses-example-4-sixth = Cinq partout, et il te reste une carte : ta sixième. Soutiens le { $side }.
lesson-ulysses-example-4-end = Carsten n’a plus de cartes, et le navire vogue vers { $place }. Cela t’a coûté toute ta main : un tel débat ne vaut la peine que pour un objectif important. Tu connais maintenant le jeu.
