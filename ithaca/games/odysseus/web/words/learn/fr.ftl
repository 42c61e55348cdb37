# Odysseus : ce que dit l’hôte dans les leçons (games/odysseus/lessons).

lesson-odysseus-first-steps = Un vent pour un navire
lesson-odysseus-first-steps-about = Ta mission, un vent, un voyage
lesson-odysseus-first-steps-want = Tu es Ann. Vous dirigez tous le même navire. Ta mission secrète montre trois aventures : chaque fois qu’un voyage finit sur l’une d’elles, tu gagnes 3, 2 ou 1 point. À dix points, la partie s’achève.
lesson-odysseus-first-steps-sea = De chaque île, une ligne jaune, une verte et une rouge mènent à trois voisines. Le navire est à { $island }. Par le rouge, il irait à { $island2 }, aux Vents : 3 points pour toi.
lesson-odysseus-first-steps-legs = À la fin de la manche, le navire parcourt jusqu’à trois étapes, I, II et III. À chacune, il suit la couleur aux vents les plus forts. Il y a donc neuf zones où poser des vents.
lesson-odysseus-first-steps-lay = Pose un { $wind } sur { $zone } : appuie sur la carte de ta main, puis sur la zone, puis encore une fois sur la zone pour confirmer.
lesson-odysseus-first-steps-pass = Les autres gardent leurs cartes et passent. Quand tous ont passé l’un après l’autre, la manche est finie. Passe.
lesson-odysseus-first-steps-scored = Le navire est allé à { $island }. Le jeton compte pour tous ceux dont la mission le montre : tu as 3 points. Aux étapes II et III, pas de vent.
lesson-odysseus-first-steps-next = Cid, qui est Zeus, a choisi un nouveau jeton pour { $island }, d’où le navire est parti. Chacun a pioché deux vents, et la manche suivante commence.

lesson-odysseus-three-legs = Trois étapes
lesson-odysseus-three-legs-about = Égalités, calme plat et voyages plus longs
lesson-odysseus-three-legs-aim = Cette fois, tu veux aller plus loin, à { $island } et ses Sirènes. Seule compte l’île où le voyage finit.
lesson-odysseus-three-legs-tie = Bob a posé un 2 sur { $zone }, vers { $island }. Un 2 sur { $zone2 } ne ferait qu’une égalité, et alors le jaune passe avant le vert, et le vert avant le rouge.
lesson-odysseus-three-legs-strong = Il te faut donc plus. Pose un { $wind } sur { $zone }.
lesson-odysseus-three-legs-second = La carte montre où irait le navire pour l’instant. De là, le vert mène à ton île : pose un { $wind } sur { $zone }.
lesson-odysseus-three-legs-pass = Bob a posé un 1 sur { $zone } : trop peu contre ton 3 sur { $zone2 }. Passe.
lesson-odysseus-three-legs-end = À l’étape III, pas de vent : calme plat. Le voyage finit à { $island }, et les Sirènes te donnent 2 points.

lesson-odysseus-the-storm = La tempête de Poséidon
lesson-odysseus-the-storm-about = Un pouvoir, une fois par manche
lesson-odysseus-the-storm-five = Chacun à la table est un dieu et a un pouvoir. Tu es Poséidon, et tu aimerais suivre le rouge jusqu’aux Sirènes. Voyons ce que fait Bob.
lesson-odysseus-the-storm-storm = Un 5 sur { $zone } : tu ne peux pas faire mieux, mais tu peux le bloquer. Lève une tempête sur { $zone }.
lesson-odysseus-the-storm-red = Plus de passage par { $zone } : à cette étape, le navire ne suivra pas le vert, quoi qu’il y ait. Tu as utilisé ton pouvoir ; il sert une fois par manche.
lesson-odysseus-the-storm-lay = Utiliser un pouvoir prend un tour entier. Maintenant, un petit vent suffit : pose un { $wind } sur { $zone }.
lesson-odysseus-the-storm-pass = Les autres passent. Passe aussi, et le navire part.
lesson-odysseus-the-storm-end = Le navire est arrivé à { $island } et ses Sirènes : tu as 7 points. À la manche suivante, chaque pouvoir est de nouveau prêt.

lesson-odysseus-athena = La réponse d’Athéna
lesson-odysseus-athena-about = Laisser passer un pouvoir, en contrer un autre
lesson-odysseus-athena-watch = Te voici Athéna. Juste après qu’un autre dieu a utilisé son pouvoir, tu peux le contrer, une fois par manche, même hors de ton tour.
lesson-odysseus-athena-allow = Bob lève une tempête sur { $zone }. Cela ne te gêne pas : garde ton pouvoir et laisse faire.
lesson-odysseus-athena-wait = Cid a posé un 2 sur { $zone }. Tu as un 5, et quand on passe, on peut agir plus tard. Attends de voir : passe.
lesson-odysseus-athena-stop = Cid est Zeus et veut clore la manche aussitôt. Le navire irait à { $island }, sans rien pour toi.
lesson-odysseus-athena-counter = C’est le moment. Contre-le.
lesson-odysseus-athena-lay = Le pouvoir de Zeus est dépensé et n’a rien fait. Contrer ne t’a pas coûté de tour : pose un { $wind } sur { $zone }.
lesson-odysseus-athena-pass = Les autres passent. Passe aussi.
lesson-odysseus-athena-end = Le navire suit ton vent jusqu’à { $island } : 3 points. Pense donc à Athéna avant d’utiliser ton propre pouvoir.

lesson-odysseus-more-gods = Les autres dieux
lesson-odysseus-more-gods-about = Dionysos, Hadès, Aphrodite, Hermès et Zeus
lesson-odysseus-more-gods-table = À six, les six dieux sont de la partie. Tu joueras pour plusieurs d’entre eux, l’un après l’autre ; la phrase du haut dit qui tu es.
lesson-odysseus-more-gods-dionysos = Tu es Ann et tu as un { $wind }. C’est un vent de 1, ou bien il échange ton dieu contre celui d’un autre joueur.
lesson-odysseus-more-gods-swap = Tu aimerais être Zeus. Joue Dionysos et échange ton dieu avec celui de { $seat }.
lesson-odysseus-more-gods-hades = Bob a posé un 5 sur le jaune. Tu es maintenant Cid, et Cid est Hadès : pose un { $wind } face cachée sur { $zone }. Personne d’autre n’en connaît la force.
lesson-odysseus-more-gods-aphrodite = Tu es maintenant Dan, et Dan est Aphrodite. Elle double une zone, avec tout ce qui s’y trouve ou s’y trouvera. Double { $zone }.
lesson-odysseus-more-gods-lift = Tu es maintenant Eva, et Eva est Hermès. Il déplace une carte posée, peu importe par qui. Prends le 5 de { $zone }…
lesson-odysseus-more-gods-drop = … et repose-le sur { $zone }.
lesson-odysseus-more-gods-stop = Tu es de nouveau Ann, et depuis l’échange tu es Zeus. À son tour, il peut clore la manche. Fais-le.
lesson-odysseus-more-gods-end = La carte cachée était un 3, doublé à 6 : le navire va à { $island }. À l’étape II, calme plat : le 5 de l’étape III n’a donc plus compté. Bob, en Athéna, aurait pu contrer l’un de vous.

lesson-odysseus-example-round = La manche d’exemple
lesson-odysseus-example-round-about = Une manche entière de la règle, coup par coup
lesson-odysseus-example-round-table = L’exemple de la règle. Tu joues les quatre dieux, et chaque joueur porte le nom du sien. Poséidon est à gauche de Zeus : c’est lui qui commence.
lesson-odysseus-example-round-m1 = Poséidon : pose un { $wind } sur { $zone }.
lesson-odysseus-example-round-m2 = Hadès attend. Passe ; quand son tour reviendra, il pourra agir.
lesson-odysseus-example-round-m3 = Athéna : pose un { $wind } sur { $zone }.
lesson-odysseus-example-round-m4 = Zeus : pose un { $wind } sur { $zone }.
lesson-odysseus-example-round-m5 = Poséidon garde ses autres cartes. Passe.
lesson-odysseus-example-round-m6 = Hadès : pose un { $wind } face cachée sur { $zone }. Personne d’autre n’en connaît la force.
lesson-odysseus-example-round-m7 = Athéna pourrait faire dévoiler la carte de { $zone }. Elle ne le fait pas : laisse faire.
lesson-odysseus-example-round-m8 = C’est au tour d’Athéna elle-même : pose un { $wind } sur { $zone }.
lesson-odysseus-example-round-m9 = Zeus : pose un { $wind } sur { $zone }.
lesson-odysseus-example-round-m10 = Poséidon se méfie de la carte cachée : si c’est un 5, le vert égale le rouge et passe avant lui. Lève une tempête sur { $zone }.
lesson-odysseus-example-round-m11 = Athéna économise encore son pouvoir. Laisse faire.
lesson-odysseus-example-round-m12 = Hadès passe.
lesson-odysseus-example-round-m13 = Athéna joue sa dernière carte : pose un { $wind } sur { $zone }.
lesson-odysseus-example-round-m14 = Zeus est content de ce qu’il voit et veut clore la manche.
lesson-odysseus-example-round-m15 = Mais Athéna n’attendait que cela. Contre-le.
lesson-odysseus-example-round-m16 = La manche continue. Poséidon passe, le premier de quatre.
lesson-odysseus-example-round-pass = Passe.
lesson-odysseus-example-round-m19 = Zeus est le quatrième à passer de suite, et la manche finit. Passe.
lesson-odysseus-example-round-sailed = Étape I : rouge avec 5. La carte cachée était un 5, elle aussi, et sans la tempête le navire aurait suivi le vert. Étape II : vert avec 3. Étape III : vert avec 5, retour à { $island }.
lesson-odysseus-example-round-end = Les Sirènes de { $island } donnent 3 points à Zeus, 2 à Poséidon et 1 à Hadès. Zeus choisit maintenant un nouveau jeton pour l’île de départ. Et toi, tu connais le jeu.
