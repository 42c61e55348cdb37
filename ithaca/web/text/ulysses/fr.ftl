u-ship = le navire est ici
u-plague = calamité
u-goal = ton objectif
u-goal-shown = atteint
u-goals = Objectifs
u-goals-of = Objectifs, { $shown } sur 4 montrés :
u-back = objectif caché : { $colour }
u-disc = jeton { $side }, { $count } cartes
u-debate = Le débat des dieux
u-cards = { $count ->
    [one] carte
   *[other] cartes
}
u-leads = en tête
u-needs = { $count } pour mener
u-out = hors du débat
u-pack = Pioche { $count }
u-discards = Défausse { $count }
u-plagues-left = Calamités restantes { $count }
u-temples-left = Temples restants { $count }
u-pile = Pile d’objectifs { $colour } : { $count }
u-card = { $card }, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
u-paid = Déjà payé : { $cards }
u-temples = Temples
