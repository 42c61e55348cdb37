u-ship = le navire est ici
u-from-ship = { $steps ->
    [-1] aucun chemin depuis le navire
    [0] le navire est ici
    [one] à une ligne du navire
   *[other] à { $steps } lignes du navire
}
u-to-goals = Lignes jusqu’à tes objectifs
u-steps = { $steps ->
    [-1] aucun chemin
   *[other] { $steps }
}
u-plague = calamité
u-shut = Une calamité le ferme
u-goal = ton objectif
u-goal-shown = atteint
u-goals = Objectifs
u-goals-of = Objectifs, { $shown } sur 4 montrés :
u-back = objectif caché : { $colour }
u-known = objectif caché que tu connais : { $place }
u-god = { $god ->
    [zeus] Zeus
    [poseidon] Poséidon
    [athena] Athéna
    [hades] Hadès
   *[aphrodite] Aphrodite
}
u-disc = jeton { $side }, { u-cards }
u-debate = Le débat des dieux
u-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
u-leads = en tête
u-needs = encore { $count } pour mener
u-stand-here = pour : { $names }
u-vacant = { $side ->
    [blue] Aucun lieu proposé
    [red] Pas encore d’opposition
   *[other] Personne ne veut d’un troisième lieu
}
u-passed = a passé et sort du débat
u-speaks = a la parole
u-acts = est actif
u-listens = attend la proposition
u-waits = n’a pas encore eu la parole
u-consented = a consenti : pas de jeton
u-bill = { $bill ->
    [pandora] La boîte de Pandore
    [plague] Une calamité
    [cleanse] Retirer une calamité
    [exchange] Un nouvel objectif
    [build] Un temple
    [stay] Un vent
    [disc] D’abord, retirer la calamité
   *[raise] Des cartes pour le débat
}
u-owed = une carte à payer
u-forced = { $card } : à payer de toute façon
u-left = il t’en restera { $count }
u-support-with = Soutenir le { $side } avec { $count }
u-pay-rest = { $count ->
    [one] Payer la dernière carte
   *[other] Payer ces { $count } cartes
}
u-laid-open = Tous les objectifs sont à découvert
u-pack = Pioche : { $count }
u-discards = Défausse : { $count }
u-plagues-left = Calamités restantes : { $count }
u-temples-left = Temples restants : { $count }
u-pile = Pile d’objectifs, { $colour } : { $count }
u-card = { $card }, { u-cards }
u-temples = Temples
review-suspicion-how-ulysses = Ce que les autres pouvaient deviner de chaque objectif, d’après tout ce qu’ils avaient vu : le trait fort est la vérité, le fin pointillé leur meilleure fausse piste. Un nouvel objectif commence un nouveau trait ; un objectif révélé est à 100 %.
first-ulysses = Tu es un dieu, et tous les dieux guident un seul navire : à chaque tour, l’un de vous propose le prochain lieu, les autres consentent ou s’opposent. Un débat se règle avec des cartes, et peu importe qui mène le navire quelque part.
aim-ulysses = que le navire passe par tes quatre objectifs secrets, sans qu’on les devine.
brief-pass = Passer
brief-pandora = Boîte de Pandore
brief-stay = Rester actif
brief-becalmed = Rester là
brief-yield = Finir le tour
order-ulysses-pass = Consentir jusqu’à ce que quelqu’un s’oppose
order-ulysses-pass-how = Tu consens à toutes les propositions des autres. Dès que quelqu’un pose le jeton rouge, c’est à toi de décider.
order-ulysses-consent = Consentir tant qu’aucun de mes objectifs n’est concerné
order-ulysses-consent-how = Tu consens à toutes les propositions des autres et tu passes dans tous les débats, jusqu’à ce que le navire puisse gagner l’un de tes objectifs cachés.
u-ask-pass = Tu ne peux plus prendre la tête de ce débat : il ne te reste qu’à passer.
u-ask-consent = Tu ne peux pas t’opposer : il ne te reste qu’à consentir.
u-ask-yield = Tu ne peux pas jouer de vent : ton tour se termine.
