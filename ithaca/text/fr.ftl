# Ithaca, the house's own words: mistakes and the command line.

## Mistakes: the value, the reason, the way out

by-the-rule = { $sentence } (règle { $clause })
did-you-mean = { $sentence } Voulais-tu dire « { $meant } » ?
the-choices = { $sentence } Choix possibles : { $choices }.

no-such-game = Aucun jeu ne s’appelle « { $value } ».
broken-game = Le jeu « { $value } » est installé, mais on ne peut pas y jouer : { $reason }.
wrong-players = { $title } se joue de { $least } à { $most } joueurs, pas à { $value }.
wrong-players-only = { $title } se joue à { $wanted }, pas à { $value }.
no-such-option = { $title } n’a pas d’option « { $value } ».
bad-option-value = L’option « { $option } » vaut on ou off, et non « { $value } ».
option-not-for = L’option « { $option } » ne vaut qu’à { $wanted } joueurs, pas à { $value }. Retire-la.
options-exclude = Les options « { $option } » et « { $other } » ne vont pas ensemble.
former-name = « { $value } » s’appelle désormais « { $now } ».
no-report = Il n’y a pas encore de rapport pour { $title } ; retire --report.
no-matplotlib = Les images demandent matplotlib, qui n’est pas installé. Installe-le avec : pip install "ithaca[report]"
no-research = Il faut ici { $value }, qui n’est pas installé. Installe-le avec : pip install "ithaca[research]"
illegal-action = L’action { $value } n’est pas permise dans la partie { $place }. Rien n’a été joué.
no-such-form = Les observations n’ont pas de forme « { $value } ».
gpu-not-compiled = Sur une carte graphique, les règles doivent être compilées : retire NUMBA_DISABLE_JIT.
no-numba-cuda = Pour jouer sur une carte graphique, il faut numba-cuda ({ $reason }). Installe-le avec : pip install "ithaca[gpu]"
no-gpu = Aucune carte graphique pour CUDA n’a été trouvée, ou son pilote manque. VectorEnv, ou « ithaca simulate » sans --gpu, joue les mêmes parties sur le processeur.
gpu-no-bits = Sur une carte graphique, les observations sont « flat » ou « compact », pas « { $value } ».
illegal-action-before = Une action interdite a été jouée dans la partie { $place }. À partir de là, rien n’a été joué ; appelle reset pour recommencer.
no-torch = L’apprentissage demande PyTorch, qui n’est pas installé. Installe-le avec : pip install "ithaca[train]"
no-such-device = Il n’y a pas d’appareil « { $value } » pour apprendre.
training-lost = Au tour { $round }, le réseau a rencontré des nombres qui n’en sont pas. Le dernier point de reprise est dans { $value } : repars de là avec --resume, peut-être avec une autre graine.
training-no-memory = L’appareil n’a plus de mémoire pour { $games } parties à la fois et un réseau de largeur { $width }. Prends-en moins avec --games, ou une --width plus petite. Ce qui a été gardé dans { $value } reste.
training-learner-lost = Une apprenante du cluster est perdue : { $reason } Le dernier point de reprise est dans { $value } : repars de là avec --resume.
training-too-many = { $value } apprenantes sont demandées, et le cluster a { $count } appareils de cette sorte : { $device }. Demandes-en moins avec --learners, ou d’autres avec --device.
train-no-such-number = Le plan d’un apprentissage n’a pas de nombre « { $value } ».
train-bad-number = Un tel nombre est impossible : { $reason }
train-other-shape = Le réseau de ce fichier a une autre forme que celui qui apprend : il faut une largeur de { $width } et { $blocks } blocs.
train-parts = Les parts de parties avec des joueurs simples, d’anciennes versions et une répondante font { $value }, plus que le tout.
no-checkpoint = Il n’y a pas de point de reprise. Laisse --resume de côté pour commencer.
bad-checkpoint = Ce n’est pas un point de reprise, ou il est abîmé ({ $reason }).
other-plan = Le point de reprise est de « { $value } », pas de « { $wanted } ».
no-muse-yet = Il n’y a pas encore de muse pour { $title }. Fais-en apprendre une : ithaca train { $value }
nothing-hidden = Personne ne cache rien dans { $title } : il n’y a pas de secrets à deviner.
no-weights = Ce n’est pas un fichier de muse.
bad-weights = Ce fichier de muse est abîmé : { $reason }.
weights-of-another = Cette muse a appris autre chose : { $what } vaut { $value }, ici { $wanted }.
weights-cut = Ce fichier de muse a { $value } octets de poids, il devrait en avoir { $wanted }.
weights-changed = Ce fichier de muse a été modifié : son empreinte n’est plus la même.
train-imitating = imite des joueurs simples
train-playing = joue contre elle-même
train-share = { $share } contre des joueurs simples ({ $low } à { $high })
train-response = { $share } contre la muse à laquelle elle répond ({ $low } à { $high })
train-figures = { $pace } décisions par seconde, entropie { $entropy }, parties de { $length } coups
train-done = Ce qu’elle a appris : { $file } · sa courbe : { $picture }
train-secrets = perte logarithmique de ce que les autres cachent : { $muse } nats ; par les croyances ajustées { $fitted }, sans rien savoir { $nothing }
no-such-bot = Aucun bot ne s’appelle « { $value } ».
bad-bot = Le bot « { $value } » est inutilisable : { $reason }. On l’écrit paquet.module:Classe ; la classe reçoit des octets dont elle tire son hasard, et possède une méthode choose(view, seen, legal, budget).
bad-budget = Le bot « { $bot } » n’accepte pas le réglage « { $value } ». Un budget est une durée (200ms, 5s) ou un nombre d’itérations (20000), suivi au besoin du nombre de fils d’exécution (oracle:1s:2threads) ; une muse prend une température (muse:t0.5).
no-such-moment = { $move ->
    [0] { $player } n’a jamais eu le choix dans cette partie.
   *[other] Au coup { $move }, { $player } n’avait pas le choix. Retire --move pour voir son dernier choix.
}
bot-cannot-explain = Le bot « { $value } » ne sait pas expliquer ses coups. Demande à oracle, oracle:5s ou oracle:20000.
no-such-clause = Il n’y a pas de règle « { $value } ».
no-such-language = Nous ne parlons pas « { $value } ».
bad-number = « { $value } » n’est pas un nombre de { $least } à { $most }.

no-such-move = Il n’y a pas de coup « { $value } ».
wrong-arguments = « { $value } » n’a pas la bonne forme : écris { $form }.
no-such-argument = Dans « { $move } », « { $value } » est inconnu.
not-your-turn = « { $value } » : c’est à { $actor } de décider, et non à { $player }.
no-such-roll = « { $value } » ne peut pas donner un { $die }.
move-after-end = « { $value } » ({ $player }) : la partie est déjà terminée.

cannot-read = Impossible de lire le fichier : { $reason }.
cannot-write = Impossible d’écrire le fichier : { $reason }.
bad-toml = Ce n’est pas du TOML valable : { $reason }.
unknown-file = « { $value } » n’est ni un journal ni un scénario : un journal se termine par .jsonl, un scénario par .toml.

scenario-missing = Il manque « { $value } » dans le scénario.
wrong-kind = Le fichier n’a pas la bonne forme : { $reason }.
position-unknown = « { $value } » est inconnu ici (attendu : { $kind ->
    [scenario] une clé du fichier
    [position] un élément de la position
    [player] un joueur
    [god] un dieu en jeu
    [wind] un vent
    [adventure] une aventure
    [island] une île
    [card] une carte action
    [place] un lieu
    [colour] une couleur
    [space] une case
    [weapon] une arme
    [help] une carte d’aide
    [treasure] un trésor
    [clause] une règle du livre
   *[expect] un champ public
}).
position-twice = « { $value } » figure deux fois.
position-too-many = La position demande { $count } fois « { $value } », mais { $left ->
    [0] il n’en reste plus
   *[other] il n’en reste que { $left }
}.
expectation-failed = « { $value } » devrait valoir { $wanted }, mais vaut { $found }.
not-told = Le récit ne le dit pas, ou pas dans cet ordre : « { $value } » (auditeur : { $listener }).
expected-legal = « { $value } » devrait être permis, mais ne l’est pas : { $reason }
expected-refused = « { $value } » devrait être refusé, mais est permis.
lesson-bad-look = Une étape montre « { $value } » ; écris genre:nom, par exemple zone:g1.
lesson-bad-move = Une étape vient avant le coup { $value } ; les étapes vont de 1 à { $most } (après le dernier coup).
lesson-unsaid = Le coup { $number }, « { $value } », revient à l’élève, mais aucune étape ne le demande.
lesson-no-end = La dernière étape doit venir après tous les coups : at = { $value }.

board-bad-slug = Le lieu { $number } a besoin d’un nom court (slug) en lettres de a à z, et non de « { $value } ».
board-twice = Le lieu « { $value } » figure deux fois.
board-no-name = Le lieu « { $value } » n’a pas de nom dans la langue « { $lang } ».
board-no-point = Il manque { $axis } au lieu « { $value } » : il lui faut ses deux coordonnées.
board-unknown-place = Aucun lieu ne s’appelle « { $value } ».
board-not-joined = « { $value } » ne peut pas être atteint depuis « { $start } ».
position-bad-cards = « { $value } » ne désigne pas des cartes : écris des nombres, comme dans {"{"} nom = 2 {"}"}, ou une liste de noms.
log-bad-line = Cette ligne est illisible : { $reason }.
log-no-header = Ce n’est pas le journal d’une partie : sa première ligne doit être un en-tête.
log-header-lacks = Il manque « { $value } » dans l’en-tête.
log-other-rules = Ce journal a été écrit avec la version { $value } des règles ; ici, nous jouons avec la version { $ours } et ne pouvons pas le rejouer.
log-not-ended = La partie n’est pas encore terminée : sa graine est toujours scellée, et le journal ne peut donc pas être rejoué.
log-stops-early = Le journal s’arrête avant la fin de sa partie.
log-no-undo = Ici est annulé un coup qui avait déjà révélé quelque chose.
log-digest = Après le coup { $move }, la table n’est pas celle qui a été notée : l’empreinte devrait être { $value }, mais c’est { $found }. Le journal a été modifié.
log-commitment = La graine ne correspond pas à son engagement : elle devrait donner { $value }, mais donne { $found }. Le journal a été modifié, ou ce n’est pas la graine promise.
log-seal = Une ligne a été modifiée : le sceau devrait être { $value }, mais c’est { $found }.

## The command line

compiling = Compilation des règles, cette fois seulement : { $rule }
simulating = On joue à { $title }
col-game = Jeu
col-players = Joueurs
col-options = Options
col-rules = Règles
col-by = Par
number = { NUMBER($value, maximumFractionDigits: 1) }
col-figure = Mesure
col-value = Valeur
fig-games = parties
fig-decisions = décisions
fig-seconds = secondes
fig-decisions-per-second = décisions par seconde
fig-games-per-second = parties par seconde
fig-mean-length = décisions par partie
fig-seed = graine
fig-wins = victoires de la place { $seat }

report-kept = L’image est dans { $file }.
play-welcome = { $title } à { $players } joueurs. Tu es à la place { $seat }. Les autres sont joués par le bot « { $bot } ».
bot-name-easy = facile
bot-name-steady = solide
bot-name-sharp = redoutable
play-seed = La graine est scellée : { $commitment }
play-prompt = Ton choix (numéro ou nom, ? pour l’aide)
play-help = Tape le numéro ou le nom d’un coup ; son dernier mot suffit si un seul coup se termine ainsi. Une ligne peut contenir plusieurs coups, par exemple « build temple zeus objection*2 ». « ? 3 » ou « ? pass » explique un coup et cite sa règle. « t » montre de nouveau la table, « m » la carte, « l » le récit jusqu’ici ; « q » quitte la partie.
play-rest-dropped = Non joué : { $moves }
play-not-a-choice = « { $value } » n’est pas un coup que tu peux jouer maintenant. Tape un numéro de 1 à { $most }, le nom d’un coup, ou ? pour l’aide.
play-explain-legal = { $label } : tu peux le faire maintenant.
play-left = Tu quittes la table. À la prochaine.
play-kept = Le journal est dans { $file }. Vérifie-le avec : ithaca verify { $file }
play-seed-open = La graine était { $seed }.
play-you = { $name } (toi)

advise-title = { $player }, avant le coup { $move }
advise-played = Coup joué : { $move }
advise-effort = { $iterations } parties jouées en pensée, { $decisions } décisions.
col-move = Coup
col-share = Part espérée
col-tried = Essais
col-line = Puis peut-être
col-liked = La muse le joue
advise-hope = Sans réfléchir, la muse espère ici { $hope } de la victoire.
advise-suspect = { $player } cache sans doute { $thing } : { $chance }, le plus probable depuis le coup { $move }.
percent = { NUMBER($value, maximumFractionDigits: 1) } %

riddling = À la recherche d’énigmes pour { $title }
riddles-done = { $count } énigmes pour { $title } sont dans { $file } (graine { $seed }).
bad-day = « { $value } » n’est pas un jour. Écris-le comme 2026-11-17.
reviewing = Retour sur { $title }
review-title = { $title }, { $moves } coups : le bilan
review-effort = Chaque chance est tirée de { $playouts } parties jouées jusqu’au bout, à { $points } moments de celle-ci.
review-effort-muse = Chaque chance est ce que des muses espèrent dans { $playouts } mondes, à { $points } moments de la partie.
review-turns = Tournants
review-no-turns = Aucun coup n’a fait basculer la partie à lui seul.
review-turn = Coup { $move }, { $player }
review-race-how = En points de pourcentage. Hasard, habileté et les autres font ensemble le chemin des chances du début à celles de la fin. L’habileté se mesure à un joueur simple et sensé, le manque à gagner aux meilleurs choix possibles.
review-suspicion-how = La probabilité que les autres pouvaient accorder à la vérité, en moyenne, d’après ce qu’ils avaient vu.
col-player = Joueur
col-first = Début
col-last = Fin
col-as-known = Ce que savait la table
col-as-it-was = Mains ouvertes
col-luck = Hasard
col-skill = Habileté
col-others = Les autres
col-missed = Manque à gagner
col-secret = Secret
col-suspected = Soupçon
col-at-the-end = À la fin
col-wrong = Meilleure fausse piste

verify-good = Le journal est bon : la graine correspond à son engagement, les { $moves } coups sont permis, toutes les empreintes et le sceau concordent.
verify-older = { $title } selon la version { $value } des règles ; la version actuelle est la { $ours }.
verify-result = Résultat : { $result }
replay-good = Tout est comme prévu.
rules-kind-printed = imprimé
rules-kind-contradicted = imprimé, contradictoire
rules-kind-ours = notre interprétation
rules-kind-option = option
rules-why = Pourquoi : { $reason }
rules-differs = { $editions ->
    [1] La règle imprimée se contredit : { $text }
   *[other] Les éditions diffèrent : { $text }
}
rules-printed-at = Dans la règle imprimée : { $place }

# arena

arena-no-such-place = On ne peut pas jouer de parties sur « { $value } ».
arena-no-ray = Un cluster demande Ray, qui n’est pas installé. Retire --ray (ou --on ray), ou installe-le avec : pip install "ithaca[cluster]"
arena-no-cluster = Le cluster Ray « { $value } » ne répond pas : { $reason }. Donne à --ray ou à RAY_ADDRESS l’adresse d’un cluster qui répond, ou lances-en un ici avec --ray local.
arena-worker-died = Le processus qui jouait la partie { $number } s’est arrêté en cours de route ({ $code }). Aucun remplaçant ne peut prendre la suite d’un bot qui met fin à son propre processus ({ $bots }). Les parties gardées avec --keep le restent.
ray-process-died = Le processus qui jouait la partie { $number } sur le cluster s’est arrêté en cours de route ({ $reason }). Regarde les journaux de cette machine, ou joue ici, sans --ray.
arena-not-results = « { $value } » ne contient pas de résultats de l’arène. Donne à --keep un fichier nouveau, ou un fichier que l’arène a écrit.
arena-other-setup = « { $value } » contient les parties d’un autre tournoi : là-bas, « { $field } » vaut { $there } ; ici, { $here }. Donne à --keep un autre fichier, ou continue avec la commande de ce tournoi-là.
arena-stopped = Arrêt après { $count } { $count ->
    [one] partie
   *[other] parties
} sur { $games }. Rien n’a été gardé ; avec --keep FICHIER, la même commande reprendrait ici.
arena-stopped-kept = Arrêt après { $count } { $count ->
    [one] partie
   *[other] parties
} sur { $games } ; tout est dans { $value }. La même commande reprend ici.

recording = Enregistrement : { $title }
record-done = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
} dans { $value }.
dataset-done = { $games ->
    [one] Une partie de chaque jeu est
   *[other] { $games } parties de chaque jeu sont
} dans « { $value } » ; README.md y dit ce qu’elles sont.
record-stopped = Arrêt ; { $count ->
    [one] { $count } partie sur { $games } est gardée
   *[other] { $count } parties sur { $games } sont gardées
}. La même commande reprend ici.
record-not-ours = « { $value } » n’est pas un fichier de parties enregistrées. Donne à --out un fichier nouveau, ou un fichier que cette commande a écrit.
record-other-setup = « { $value } » contient d’autres parties : là-bas, « { $field } » vaut { $there } ; ici, { $here }. Donne à --out un autre fichier, ou continue avec la commande de ces parties-là.
record-other-columns = « { $value } » a été écrit de l’autre façon : les vecteurs d’observation et les états masqués (--views) ne vont pas dans un même fichier. Donne à --out un autre fichier.

arena-report-title = L’arène : { $title }
arena-report-kept = Le rapport est dans { $value }.
arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}, avec rotation des places ; graine { $seed }.
arena-not-rotated = La dernière donne n’a été jouée que depuis { $count ->
    [one] une place
   *[other] { $count } places
}, et non depuis les { $players } : choisis pour --games un multiple de { $players }.
arena-no-faults = Aucun coup interdit, aucun retard, aucun bot en panne.
arena-lost-moves = { $count ->
    [one] { $count } coup a été laissé
   *[other] { $count } coups ont été laissés
} à un remplaçant solide, parce qu’un bot est tombé en panne, a répondu trop tard ou a donné un coup interdit.
arena-more-faults = Et encore { $count }.
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

arena-col-bot = Bot
arena-col-share = Part
arena-col-interval = 95 %
arena-col-rating = Cote
arena-col-time = Temps par coup
arena-col-faults = Fautes
arena-col-choices = Coups avec choix
arena-col-mean = Moyenne
arena-col-median = Médiane
arena-col-most = 95 % en moins de
arena-col-slowest = Le plus lent
arena-col-game = Partie
arena-col-move = Coup
arena-col-seat = Place
arena-col-kind = Faute
arena-col-reason = Ce qui s’est passé
arena-fault-crashed = panne
arena-fault-illegal = coup interdit
arena-fault-late = trop tard
arena-still-thinking = réfléchit encore à un coup précédent

arena-plot-shares = Parts de victoire
arena-plot-running = Les parts, partie après partie
arena-plot-ratings = Cotes
arena-plot-times = Temps par coup
arena-explain-shares = Le point est la part d’un bot dans toutes les victoires, une victoire partagée comptant en fractions ; la barre est son intervalle à 95 % (Wilson). La ligne pointillée est la part équitable.
arena-explain-running = Comment les parts se sont stabilisées. Si une ligne monte ou descend encore à la fin, il faut davantage de parties.
arena-explain-ratings = OpenSkill (Plackett-Luce) : une cote par nom de bot, avec deux écarts-types de chaque côté. Tout le monde commence à 25 ; seules les différences au sein d’un même tournoi ont un sens.
arena-explain-times = Coups qui laissaient un choix ; le temps est multiplié par dix d’un repère à l’autre. Les temps dépendent de cette machine et ne changent rien aux parties.
arena-faults = Fautes
arena-about = À propos de ces parties
arena-about-command = Commande
arena-about-seed = Graine
arena-about-date = Date
arena-about-version = Version
arena-about-machine = Machine
arena-about-workers = Parties en parallèle

## Le serveur : pourquoi non

stale = La table a avancé : tu as choisi au coup { $value }, elle en est au coup { $seq }. Regarde et choisis de nouveau.
not-your-seat = La place { $seat } n’est pas la tienne.
owner-only = Seul l’hôte de cette table peut le faire.
host-only = Seul le responsable de ce serveur peut le faire.
token-only-plays = Un jeton ne fait que jouer. Pour cela, passe par la page.
who-are-you = Dis-nous d’abord ton nom.
you-are-muted = Tu ne peux pas écrire à cette table : son hôte t’a retiré la parole.
you-were-removed = L’hôte de cette table t’a demandé de partir.
wrong-origin = Cette demande vient d’une autre page (« { $value } ») ; rien n’a été fait.
wrong-host = Ce serveur ne s’appelle pas « { $value } ». Son responsable peut y remédier.
no-such-table = Il n’y a pas de table « { $value } ». Elle a peut-être été fermée, ou le lien est incomplet.
no-such-page = Il n’y a pas de page « { $value } ».
no-such-seat = Cette table n’a pas de place { $seat }.
no-such-lesson = Il n’y a pas de leçon « { $value } ».
lesson-other-move = À une vraie table, tu pourrais le faire. Ici, la leçon attend autre chose : { $act }.
lesson-only-read = Ici, il n’y a rien à jouer : lis, puis continue.
no-such-person = Personne ici ne porte ce nom.
no-such-phrase = « { $value } » n’est pas une des phrases toutes prêtes.
wrong-method = « { $value } » ne convient pas ici.
seat-taken = { $name } occupe la place { $seat }. Choisis-en une autre, ou regarde.
seat-busy = { $name } occupe la place { $seat } ; un bot ne peut pas la prendre.
seat-needs-bot = La place { $seat } ne peut pas rester vide pendant la partie. Choisis un bot.
seats-free = La place { $seat } est encore libre. Attends quelqu’un, ou mets-y un bot.
seat-here = { $name }, à la place { $seat }, est là, ou y était il y a un instant. Laisse-lui un peu de temps.
seat-not-asked = La place { $seat } n’a rien à décider maintenant, ou un remplaçant y joue déjà.
not-alone = Les bots n’attendent qu’à une table où tu es la seule personne.
invite-by = { $name } t’invite à jouer à { $title }
invite-open = { $count ->
    [one] { $count } place libre sur { $most }. Sans compte : un nom suffit.
   *[other] { $count } places libres sur { $most }. Sans compte : un nom suffit.
}
invite-watch = La partie est en cours. Viens regarder.
invite-over = La partie est terminée. Vois comment elle s’est jouée.
seat-not-ready = { $name } n’est pas encore à la table.
not-started = La partie n’a pas encore commencé.
already-started = La partie a déjà commencé.
table-over = La partie est terminée.
table-closed = Cette table est fermée.
not-over = Il faut attendre la fin de la partie.
not-your-decision = « { $value } » : c’est à { $actor } de décider.
stand-in-plays = Un remplaçant joue à la place { $seat }. Reprends-la pour jouer toi-même, sauf si tu as abandonné.
cannot-undo = Tu n’as rien à annuler : les autres ont déjà vu l’effet de ton coup.
not-in-a-row = « { $value } » révèle quelque chose ou passe la main : la suite se décide après.
oracle-silent = L’oracle se tait à cette table : il n’a pas été convenu qu’on puisse l’interroger.
other-rules = Cette table ({ $title }) a commencé avec la version { $value } des règles ; nous en sommes à la version { $ours }. Elle ne peut pas continuer.
table-unreadable = La ligne { $value } du journal de cette table est illisible : la table ne peut pas continuer. L’hôte en saura plus dans le journal du serveur.
table-not-slow = Les consignes sont pour les tables lentes : sans horloge ou avec une heure au moins par décision, et où aucun remplaçant ne vient avant une heure. Ici, joue toi-même à { $title }.
no-such-order = Il n’y a pas de consigne « { $value } » dans { $title } ici.
order-ends-at-once = La consigne « { $value } » prendrait fin aussitôt : ce qu’elle attend est déjà arrivé. Décide toi-même, et donne-la ensuite.
nobody-hurried = À une table lente, on ne presse personne : { $name } peut prendre le temps que la table accorde. Si { $name } ne revient pas, tu peux l’exclure de la table.
you-are-silenced = Un responsable t’a retiré la parole : tu peux jouer, mais pas écrire ici. Si c’est une erreur, demande au responsable de ce site.
you-are-shut-out = Un responsable t’a exclu : tu peux regarder, mais ni t’asseoir, ni ouvrir de table, ni écrire. Si c’est une erreur, demande au responsable de ce site.
report-self = C’est toi. On ne peut signaler que les autres.
already-reported = Tu l’as déjà signalé ; un responsable va regarder.
nothing-to-report = Il n’y a rien à signaler là : seulement ce que les gens ont écrit et le nom qu’ils portent.
reason-missing = Donne une raison : elle est notée au journal avec ce que tu fais.
moderate-host = { $name } est responsable, et les responsables ne peuvent rien les uns contre les autres ici. Une nouvelle clé du site refait de tous de simples joueurs.
name-was-not-taken = Aucun responsable n’a retiré à { $name } un nom qu’on pourrait rendre.
no-such-riddle = Il n’y a pas d’énigme « { $value } ». Regarde la rangée des jours sur la page des énigmes.
riddle-not-yet = L’énigme du { $value } n’est pas encore là. Nous sommes le { $day }, en temps universel.
seat-done = La place { $seat } n’a plus rien à décider, et son rang est acquis. Tu peux regarder, partir ou proposer d’arrêter la partie.
too-big = C’est trop à la fois.
too-fast = Pas si vite. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
too-many-tables = Toutes les tables de ce serveur sont prises. Réessaie plus tard.
went-wrong = Quelque chose s’est mal passé chez nous. Rien n’est perdu ; réessaie.
server-replaced = Un autre serveur a pris le relais. Recharge la page.
bus-away = Les serveurs ne parviennent pas à se joindre pour le moment. Réessaie dans quelques secondes.
server-leaves = Ce serveur redémarre. Réessaie tout de suite : un autre prend la suite.
bad-request = Demande illisible : { $reason }.
bad-frame = Message illisible : { $reason }.
name-empty = Un nom, s’il te plaît.
nothing-said = Tu n’as rien dit.
not-yourself = Tu ne peux pas te renvoyer toi-même.
link-dead = Ce lien n’ouvre plus aucune place.
not-our-link = « { $value } » ne mène pas ici.
clock-too-short = Une pendule de { $value } s est trop courte. Prends 5 s ou plus.
bot-by-time = « { $value } » : à une table, un bot reçoit un temps, comme oracle:500ms.
bot-too-slow = « { $value } » : ce serveur donne à un bot { $most } s au plus.
too-many-tokens = Tu as déjà { $most } jetons d’accès. Efface tes données pour recommencer.
no-such-token = Il n’y a pas de jeton « { $value } ».
code-wrong = Ce code n’ouvre rien. Un code ne sert qu’une fois, et celui d’un autre appareil dix minutes : demandes-en un nouveau.
passkey-unknown = Personne n’a cette clé d’accès ici. Elle est peut-être d’un autre site, ou a été retirée.
passkey-refused = La clé d’accès n’a pas pu être vérifiée. Réessaie.
challenge-gone = C’était trop long, ou envoyé deux fois. Réessaie.
passkeys-need-a-name = Une clé d’accès appartient à un nom, et { $value } est une adresse. Ouvre ce site par son nom.
no-such-passkey = Tu n’as pas cette clé d’accès.
no-such-session = Tu n’as pas de session « { $value } ».
too-many-passkeys = Tu as déjà { $most } clés d’accès. Retires-en une dont tu n’as plus besoin.
guests-have-none = Les codes de secours sont pour qui a une clé d’accès. Ajoutes-en une d’abord.
no-such-player = Personne ne se montre ici sous le nom « { $value } ».
handle-taken = Quelqu’un d’autre se montre déjà sous le nom « { $value } ». Choisis-en un autre.
guests-are-not-seen = Seul qui a une clé d’accès peut se montrer aux autres. Ajoutes-en une d’abord.
merge-self = Tu es déjà connecté sous ce nom.
merge-kept = { $name } a aussi une clé d’accès et reste une autre personne. Connecte-toi sans emporter les parties.
friend-code-wrong = Ce code ne fait pas d’amis : il a déjà servi, il est trop ancien ou mal recopié. Demandes-en un nouveau.
friend-self = C’est ton propre code. Donne-le à quelqu’un que tu aimerais avoir pour ami.
friends-already = Vous êtes déjà amis.
too-many-friends = L’un de vous a déjà { $most } amis, et il n’y a plus de place.
not-your-friend = Cette personne n’est pas de tes amis. Devenez d’abord amis, par un lien ou par un code.
invite-from-outside = Seul qui est assis à cette table ou l’a ouverte peut y inviter.
table-full = Toutes les places de cette table sont prises. Libères-en d’abord une.
invited-sits-there = Cette personne est déjà assise à cette table.
invited-was-removed = Cette personne a été renvoyée de cette table et ne peut y revenir.
no-such-invitation = Tu n’es pas invité à cette table, ou tu ne l’es plus.
push-endpoint-bad = « { $value } » n’est pas un service de notification : son adresse doit commencer par https.
push-endpoint-inside = « { $value } » se trouve dans le réseau même du serveur, et le serveur n’y appelle pas.
push-endpoint-unknown = Le service de notification « { $value } » est introuvable.
push-keys-bad = Les clés de ce navigateur sont illisibles. Désactive les appels, puis active-les de nouveau.
too-many-browsers = On frappe déjà chez toi dans { $most } navigateurs. Désactives-en d’abord un.
no-such-browser = On ne frappe chez toi dans aucun navigateur de ce nom.
no-such-zone = Personne ne connaît le fuseau horaire « { $value } ». Il en est un, par exemple, qui s’appelle Europe/Athens.
quiet-half = Les heures de silence ont un début et une fin, ou ni l’un ni l’autre.
rated-plain = Une table classée a le plateau habituel, pas d’entraînement ouvert, pas d’oracle à consulter, et au moins deux joueurs.
rated-needs-passkey = Les parties classées sont pour les joueurs que l’on peut reconnaître. Ajoute d’abord une clé d’accès sur ta page : deux clics suffisent.
rated-one-seat = À une table classée chacun n’a qu’une place, et tu as la tienne.
rated-bot = « { $value } » n’a jamais été mesuré à ce jeu et ne peut donc pas s’asseoir à une table classée.
rated-no-change = Une fois la partie classée commencée, aucune place ne passe à un bot ; le remplaçant continue.
ratings-counting = Parties classées recomptées
ratings-counted = { $games ->
    [one] Une partie classée recomptée
   *[other] { $games } parties classées recomptées
} ; { $changed ->
    [0] tous les classements sont restés les mêmes.
    [one] un classement a changé.
   *[other] { $changed } classements ont changé.
}
fork-too-late = On peut jouer à partir d’un coup entre 0 et { $most }, pas à partir du coup { $value }.
fork-impossible = La partie ne peut pas reprendre à cet endroit. Essaie un autre coup.
bad-setting = Un réglage n’est pas valable : { $reason }.
bad-database = La base de données « { $value } » ne s’ouvre pas : { $reason }.
database-unreachable = Impossible de joindre la base de données « { $value } ». Vérifie qu’elle tourne, et que son hôte, son nom, l’utilisateur et le mot de passe sont justes. Elle répond : { $reason }
no-database-driver = Pour la base de données « { $value } », il manque le paquet Python { $name }. Installe-le ; pour PostgreSQL : pip install "psycopg[binary]".
database-newer = La base de données « { $value } » vient d’une Ithaca plus récente : elle est à la version { $name }, et ce programme ne connaît que jusqu’à { $ours }. Installe la plus récente, ou prends une autre base.
database-older = La base de données « { $value } » est à la version { $name }, et ce programme demande { $ours }. Démarre une fois son serveur, qui la met à jour, ou prends le programme qui va avec elle.
nothing-to-move = Il n’y a rien d’Ithaca dans la base de données « { $value } ». Vérifie son nom.
target-not-empty = La base de données « { $value } » n’est pas vide : il s’y trouve « { $name } ». Prends-en une nouvelle.
move-onto-itself = « { $value } » est la base que tu déménages. Donnes-en une autre.
move-differs = Dans « { $value } », les lignes de « { $name } » ne sont pas arrivées telles quelles : rien n’a été déménagé, et l’ancienne base reste comme elle est. Essaie encore.
database-served = La base de données « { $value } » est déjà servie par un serveur sur { $name }. Arrête d’abord celui-là, ou prends une autre base.
port-busy = Le serveur ne peut pas écouter sur { $value } : { $reason }. Choisis un autre port avec --port.
bad-bus = « { $value } » n’est pas l’adresse d’un bus. Écris redis://HÔTE:6379, rediss:// pour une ligne chiffrée ou unix:///chemin/de/la/socket, ou retire ITHACA_BUS s’il n’y a qu’un serveur.
bus-needs-extra = Le bus « { $value } » a besoin des paquets redis et saq. Installe-les avec : pip install "ithaca[cluster]".
bus-needs-database = Plusieurs serveurs ne peuvent pas partager la base « { $value } », qui vit dans la mémoire d’un seul. Indique un fichier ou une base PostgreSQL.
bus-missing = Le bus « { $value } » ne répond pas : { $reason }. Démarre-le, ou corrige ITHACA_BUS.
bus-not-theirs = D’autres serveurs de cette base utilisent un autre bus que « { $value } ». Donne à tous le même ITHACA_BUS.
bus-of-others = Des serveurs d’une autre base utilisent déjà le bus « { $value } ». Donnes-en un autre à ceux-ci : un autre numéro à la fin suffit, comme redis://HÔTE:6379/1.
workers-need-bus = Plusieurs processus ont besoin d’un bus pour se parler. Règle ITHACA_BUS, par exemple redis://localhost:6379, ou n’en démarre qu’un.
workers-not-here = Ce système ne peut pas partager un port entre plusieurs processus. Démarre un serveur par port, avec le même ITHACA_BUS.
work-needs-bus = Pour réfléchir à la place des serveurs, il faut savoir où ils se parlent. Règle ITHACA_BUS sur la même adresse qu’eux, par exemple redis://localhost:6379.
file-exists = Le fichier existe déjà ; choisis un autre nom.

## Servir

serve-at = Ithaca est à l’adresse { $link } (Ctrl-C pour arrêter)
serve-lan = Pour les amis dans la pièce : { $link }
serve-ended = Les tables sont gardées. À la prochaine.
move-copying = Lignes déménagées
move-done = { $rows ->
    [one] { $rows } ligne est
   *[other] Les { $rows } lignes sont toutes
} dans { $value }, relues et comparées. Mets-la dans ITHACA_DATABASE ; l’ancienne base reste comme elle était.
backup-copying = Lignes copiées
work-at = Réfléchit pour les serveurs de { $bus }, { $threads ->
    [one] une réflexion
   *[other] { $threads } réflexions
} à la fois (Ctrl-C pour arrêter)
work-ended = Ce qui était commencé est achevé. À la prochaine.
backup-done = { $count ->
    [one] { $count } table est
   *[other] { $count } tables sont
} dans { $file }.

## Les appels, et le site en application

knock-turn = À toi de jouer, { $name }
knock-started = La partie a commencé
knock-ended = La partie est finie
knock-invited = { $name } t’invite à jouer
manifest-description = Des jeux de plateau autour de l’Odyssée : entre amis, avec des bots, dès ce soir.
manifest-new = Nouvelle table
manifest-learn = Apprendre
manifest-me = Tes parties
