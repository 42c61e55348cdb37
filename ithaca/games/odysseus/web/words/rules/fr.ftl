# The rulebook: what it is about, and what is said under its pictures.

book-odysseus = Ulysse veut rentrer chez lui, et les dieux ont d’autres projets. Tu es l’un d’eux, avec une mission secrète : des aventures qui te rapportent des points quand un voyage s’y termine. Tour après tour, tu poses des vents sur les étapes du voyage, et à chaque étape le navire suit la couleur la plus forte. Tempêtes, vents doublés, cartes cachées et contre d’Athéna infléchissent la route au dernier moment, et Dionysos fait changer les dieux de main. Un jeton remporté compte pour tous ceux dont la mission le montre : tu ne sais jamais tout à fait pour qui tu souffles.
box-odysseus-setup-gods = Les dieux, dans l’ordre où ils entrent en jeu.
box-odysseus-setup-cards = Les { $total } missions : trois aventures chacune, la première vaut le plus.
box-odysseus-setup-winds = Les { $total } vents. Leur force est dans le coin ; Dionysos est un vent, lui aussi.
box-odysseus-setup-discs = Les { $total } jetons des aventures.
plate-odysseus-start = La mer et ses îles. De chacune part une ligne de chaque couleur.
plate-odysseus-hand = Ann est Poséidon : sa mission et ce qu’elle rapporte, ses vents et son pouvoir.
plate-odysseus-storm = Une tempête sur la zone la plus forte de la première étape : son vent ne compte plus. Une carte est face cachée.
plate-odysseus-voyage = Le voyage selon les vents du moment : trois étapes, chacune le long de sa couleur la plus forte.
