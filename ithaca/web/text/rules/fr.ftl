# Les livrets : ce qui entoure les règles, et ce qu’on dit sous les images.

rules-lead = Un livre par jeu : chaque règle avec son adresse, ce qui est imprimé, ce qui est notre interprétation, et pourquoi.
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


