# The rulebook: what it is about, and what is said under its pictures.

book-odyssey = Troie est tombée, et chaque capitaine veut arriver le premier à Ithaque. Tu lances le dé, tu choisis ta route et tu vogues d’étoile en étoile. Une étoile apporte une carte : un charme auquel résister, un combat à gagner, un naufrage à éviter, le temps qu’il fait, l’aide d’un dieu ou un trésor. Les armes améliorent tes chances, et l’on revient parfois armé de chez Hadès, où envoie Circé. Le hasard souffle fort ; savoir quand dépenser l’aide d’un dieu, voilà ce qui s’apprend.
box-odyssey-setup-weapons = Les armes, distribuées au début. Celles qui restent attendent chez Hadès.
box-odyssey-setup-cards = La pile de { $total } cartes. Le coin indique ce que ton dé doit dépasser, ou ce que vaut un trésor.
box-odyssey-setup-troy = Une trirème par capitaine, reconnaissable à la couleur et à l’emblème de sa voile.
box-odyssey-turn-roll = Un seul dé, pour avancer et pour affronter chaque rencontre.
plate-odyssey-start = Les trirèmes devant Troie. Sur une étoile, on tire une carte ; les flèches disent d’où repartent les naufragés.
plate-odyssey-fight = Ann vient d’atteindre une étoile, où l’attend Polyphème. Avec sa lance, il lui faut un 3 ou plus ; elle n’a pas encore lancé le dé.
plate-odyssey-aboard = Ce qu’Ann a à bord : une arme, des aides pour plus tard et un trésor.
plate-odyssey-ghosts = Charmée par Circé, Ann est descendue chez Hadès. Il lui reste à lancer le dé contre les fantômes.
