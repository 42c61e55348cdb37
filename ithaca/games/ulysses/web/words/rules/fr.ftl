# The rulebook: what it is about, and what is said under its pictures.

book-ulysses = Tu es un dieu, et tous les dieux se partagent un seul navire. Les lieux où tu veux le voir passer sont ton secret, et le premier dieu dont tous les objectifs sont atteints l’emporte. Le joueur actif propose un cap ; les autres consentent, ou paient des cartes pour envoyer le navire ailleurs, et un débat commence. Les temples donnent des cartes, les calamités ferment des lieux, et un vent favorable te garde actif. S’opposer, c’est dépenser, et dépenser, c’est montrer ce qu’on veut : la moitié de l’art est de ne pas être compris.
box-ulysses-setup-cards = Les { $total } cartes action : de quoi payer, et de quoi débattre.
box-ulysses-setup-goals = Les { $total } cartes objectif. Leur dos montre leur couleur.
box-ulysses-setup-temples = Le bois : temples, calamités et jetons du débat.
plate-ulysses-start = Le navire est à Troie. Les lignes les plus fortes mènent où il peut aller, et les objectifs d’Ann sont marqués.
plate-ulysses-hand = La place d’Ann à la table : un objectif atteint, des objectifs que personne d’autre ne voit, et ses cartes.
plate-ulysses-plagues = Deux calamités sur le plateau : aucun jeton ne s’y pose tant qu’elles sont là.
plate-ulysses-debate = Trois jetons, trois avis. Chaque camp montre ses cartes et ce qui lui manque pour mener.
