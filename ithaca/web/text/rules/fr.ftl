# Les livrets : ce qui entoure les règles, et ce qu’on dit sous les images.

rules-lead = Un livre par jeu : chaque règle avec son adresse, ce qui est imprimé, ce qui est notre interprétation, et pourquoi.
book-ulysses = Tu es un dieu, et tous les dieux se partagent un seul navire. Les lieux où tu veux le voir passer sont ton secret, et le premier dieu dont tous les objectifs sont atteints l’emporte. Le joueur actif propose un cap ; les autres consentent, ou paient des cartes pour envoyer le navire ailleurs, et un débat commence. Les temples donnent des cartes, les calamités ferment des lieux, et un vent favorable te garde actif. S’opposer, c’est dépenser, et dépenser, c’est montrer ce qu’on veut : la moitié de l’art est de ne pas être compris.
book-odysseus = Ulysse veut rentrer chez lui, et les dieux ont d’autres projets. Tu es l’un d’eux, avec une mission secrète : des aventures qui te rapportent des points quand un voyage s’y termine. Tour après tour, tu poses des vents sur les étapes du voyage, et à chaque étape le navire suit la couleur la plus forte. Tempêtes, vents doublés, cartes cachées et contre d’Athéna infléchissent la route au dernier moment, et Dionysos fait changer les dieux de main. Un jeton remporté compte pour tous ceux dont la mission le montre : tu ne sais jamais tout à fait pour qui tu souffles.
book-odyssey = Troie est tombée, et chaque capitaine veut arriver le premier à Ithaque. Tu lances le dé, tu choisis ta route et tu vogues d’étoile en étoile. Une étoile apporte une carte : un charme auquel résister, un combat à gagner, un naufrage à éviter, le temps qu’il fait, l’aide d’un dieu ou un trésor. Les armes améliorent tes chances, et l’on revient parfois armé de chez Hadès, où envoie Circé. Le hasard souffle fort ; savoir quand dépenser l’aide d’un dieu, voilà ce qui s’apprend.
fact-players = Joueurs
fact-time = Durée
fact-minutes = { $most ->
    [0] environ { $least } minutes
   *[other] { $least } à { $most } minutes
}
fact-age = Âge
fact-years = à partir de { $age } ans
fact-by = Auteurs et éditeur
fact-clauses = Dans ce livre
fact-count = { $printed ->
    [one] { $printed } règle imprimée
   *[other] { $printed } règles imprimées
}, { $contradicted ->
    [one] { $contradicted } imprimée mais contradictoire
   *[other] { $contradicted } imprimées mais contradictoires
}, { $ours ->
    [one] { $ours } interprétation
   *[other] { $ours } interprétations
}, { $options ->
    [one] { $options } option
   *[other] { $options } options
}
book-play = Ouvrir une table
book-learn = Apprendre en jouant
book-print = Imprimer
contents = Sommaire
chapter-number = Chapitre { $number }
chapter-before = Chapitre précédent
chapter-next = Chapitre suivant
kind-printed = imprimé
kind-contradicted = imprimé, contradictoire
kind-ours = notre interprétation
kind-option = option
rule-kind = Montrer
rule-all = tout
rule-why = Pourquoi
rule-option = Une option
rule-option-how = Inactive tant qu’une table ne la choisit pas.
rule-differs = { $editions ->
    [1] La règle imprimée se contredit
   *[other] Les éditions diffèrent
}
rule-printed-at = Dans la règle imprimée : { $place }
rule-link = Lien vers { $address }
rule-copy = Copier le lien
rule-copy-of = Copier le lien vers { $title }
rules-found = { $count ->
    [0] Rien n’a été trouvé.
    [one] Une règle.
   *[other] { $count } règles.
}
seek-end = Tout montrer
try-title = Envie d’essayer ?
try-text = { $game } : les leçons t’installent à une table et te laissent faire.
try-chapter = Une leçon montre ce chapitre à la table, coup par coup.
plate-figure = Planche { $number }.
plate-many = × { $count }
plate-die = dé qui montre { $name }
plate-trireme = trirème { $name }
plate-mission = mission { $name }
plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

box-ulysses-setup-cards = Les { $total } cartes action : de quoi payer, et de quoi débattre.
box-ulysses-setup-goals = Les { $total } cartes objectif. Leur dos montre leur couleur.
box-ulysses-setup-temples = Le bois : temples, calamités et jetons du débat.
box-odysseus-setup-gods = Les dieux, dans l’ordre où ils entrent en jeu.
box-odysseus-setup-cards = Les { $total } missions : trois aventures chacune, la première vaut le plus.
box-odysseus-setup-winds = Les { $total } vents. Leur force est dans le coin ; Dionysos est un vent, lui aussi.
box-odysseus-setup-discs = Les { $total } jetons des aventures.
box-odyssey-setup-weapons = Les armes, distribuées au début. Celles qui restent attendent chez Hadès.
box-odyssey-setup-cards = La pile de { $total } cartes. Le coin indique ce que ton dé doit dépasser, ou ce que vaut un trésor.
box-odyssey-setup-troy = Une trirème par capitaine, reconnaissable à la couleur et à l’emblème de sa voile.
box-odyssey-turn-roll = Un seul dé, pour avancer et pour affronter chaque rencontre.

plate-ulysses-start = Le navire est à Troie. Les lignes les plus fortes mènent où il peut aller, et les objectifs d’Ann sont marqués.
plate-ulysses-hand = La place d’Ann à la table : un objectif atteint, des objectifs que personne d’autre ne voit, et ses cartes.
plate-ulysses-plagues = Deux calamités sur le plateau : aucun jeton ne s’y pose tant qu’elles sont là.
plate-ulysses-debate = Trois jetons, trois avis. Chaque camp montre ses cartes et ce qui lui manque pour mener.
plate-odysseus-start = La mer et ses îles. De chacune part une ligne de chaque couleur.
plate-odysseus-hand = Ann est Poséidon : sa mission et ce qu’elle rapporte, ses vents et son pouvoir.
plate-odysseus-storm = Une tempête sur la zone la plus forte de la première étape : son vent ne compte plus. Une carte est face cachée.
plate-odysseus-voyage = Le voyage selon les vents du moment : trois étapes, chacune le long de sa couleur la plus forte.
plate-odyssey-start = Les trirèmes devant Troie. Sur une étoile, on tire une carte ; les flèches disent d’où repartent les naufragés.
plate-odyssey-fight = Ann vient d’atteindre une étoile, où l’attend Polyphème. Avec sa lance, il lui faut un 3 ou plus ; elle n’a pas encore lancé le dé.
plate-odyssey-aboard = Ce qu’Ann a à bord : une arme, des aides pour plus tard et un trésor.
plate-odyssey-ghosts = Charmée par Circé, Ann est descendue chez Hadès. Il lui reste à lancer le dé contre les fantômes.
