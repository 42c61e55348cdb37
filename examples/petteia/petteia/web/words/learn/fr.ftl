# Petteia : ce que dit l’hôte dans les leçons (lessons/).

lesson-petteia-first-steps = Une pierre entre deux
lesson-petteia-first-steps-about = Se déplacer, prendre, gagner
lesson-petteia-first-steps-want = Tu es Ann et tu as les pierres claires, à l’anneau. Bob a les sombres, à la croix. Tu veux prendre les siennes.
lesson-petteia-first-steps-move = Une pierre file tout droit, aussi loin que la voie est libre. Choisis ta pierre en { $stone }, puis { $square } ; choisis encore { $square } pour y aller.
lesson-petteia-first-steps-between = Prise ! La pierre sombre était entre deux des tiennes, on la retire. Bob a répondu en { $square2 } : sa pierre est venue se placer entre deux des tiennes, et elle n’y risque rien, car seul celui qui joue peut prendre.
lesson-petteia-first-steps-two = Un seul coup peut prendre plusieurs pierres. Va de { $stone } en { $square } : deux pierres se trouveront entre les tiennes.
lesson-petteia-first-steps-corner = Bob s’est réfugié dans le coin { $square2 }. Aucune ligne ne traverse un coin ; il faut donc y occuper les deux cases voisines. Va de { $stone } en { $square }.
lesson-petteia-first-steps-won = Bob n’a plus qu’une pierre : tu as gagné. Tu gagnerais aussi s’il ne pouvait plus bouger aucune pierre. Voilà, tu connais le jeu.
