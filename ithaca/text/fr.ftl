# Ithaca, the house's own words: mistakes and the command line.

## Mistakes: the value, the reason, the way out

by-the-rule = { $sentence } (règle { $clause })
did-you-mean = { $sentence } Voulais-tu dire « { $meant } » ?
the-choices = { $sentence } Choix possibles : { $choices }.

no-such-game = Il n’y a pas de jeu « { $value } ».
wrong-players = { $title } se joue de { $least } à { $most } joueurs, et non à { $value }.
no-such-option = { $title } n’a pas d’option « { $value } ».
bad-option-value = L’option { $option } vaut « on » ou « off », et non « { $value } ».
option-not-for = L’option { $option } est pour { $wanted } joueurs, et non pour { $value }. Retire-la.
options-exclude = Les options { $option } et { $other } ne peuvent pas être choisies ensemble.
former-name = « { $value } » s’appelle désormais « { $now } ».
no-report = { $title } n’a pas encore de rapport ; omets --report.
no-matplotlib = Les images ont besoin de matplotlib, qui n’est pas installé. Installe-le avec : pip install "ithaca[report]"
no-research = Il faut ici { $value }, qui n’est pas installé. Installe-le avec : pip install "ithaca[research]"
illegal-action = L’action { $value } n’est pas permise dans la partie { $place }. Rien n’a été joué.
gpu-not-compiled = Sur une carte graphique, les règles doivent être compilées ; enlève NUMBA_DISABLE_JIT.
no-numba-cuda = Pour jouer sur une carte graphique, il faut numba-cuda ({ $reason }). Installe-le avec : pip install "ithaca[gpu]"
no-gpu = Il n’y a pas ici de carte graphique pour CUDA, ou pas de pilote pour elle. Sur le processeur, les mêmes parties sont celles de VectorEnv, et de ithaca simulate sans --gpu.
illegal-action-before = Une action interdite a été jouée dans la partie { $place }. Rien n’a été joué depuis ce pas ; reset recommence.
no-such-bot = Il n’y a pas de bot « { $value } ».
bad-bot = Le bot « { $value } » est inutilisable : { $reason }. On l’écrit package.module:Classe ; la classe reçoit sa chance en octets et possède une méthode choose(view, seen, legal, budget).
bad-budget = Le bot « { $bot } » ne peut pas avoir le réglage « { $value } ». Un budget est un temps (200ms, 5s) ou un nombre d’itérations (20000), suivi au besoin de fils d’exécution (oracle:1s:2threads).
no-such-moment = { $move ->
    [0] { $player } n’a jamais eu de choix dans cette partie.
   *[other] { $player } n’a pas de choix avant le coup { $move }. Sans --move, c’est le dernier choix qui compte.
}
bot-cannot-explain = Le bot « { $value } » ne sait pas expliquer ses coups ; demandez à oracle, oracle:5s ou oracle:20000.
no-such-clause = Il n’y a pas de règle « { $value } ».
no-such-language = Nous ne parlons pas « { $value } ».
bad-number = « { $value } » n’est pas un nombre de { $least } à { $most }.

no-such-move = Il n’y a pas de coup « { $value } ».
wrong-arguments = « { $value } » n’est pas complet : on écrit { $form }.
no-such-argument = Dans « { $move } », « { $value } » n’est pas connu.
not-your-turn = « { $value } » : c’est maintenant à { $actor } de décider, et non à { $player }.
no-such-roll = « { $value } » ne peut pas donner le jet { $die }.
move-after-end = « { $value } » ({ $player }) : la partie est finie.

cannot-read = Le fichier ne peut pas être lu : { $reason }.
cannot-write = Le fichier ne peut pas être écrit : { $reason }.
bad-toml = Ce n’est pas du TOML : { $reason }.
unknown-file = « { $value } » n’est ni un journal ni un scénario : un journal finit par .jsonl, un scénario par .toml.

scenario-missing = Dans le scénario, il manque « { $value } ».
wrong-kind = Le fichier n’est pas écrit comme il faut : { $reason }.
position-unknown = « { $value } » n’est pas connu ici (attendu : { $kind ->
    [scenario] une clé du fichier
    [position] une partie de la position
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
    [help] une carte aide
    [treasure] un trésor
    [clause] une clause de la règle
   *[expect] un champ public
}).
position-twice = « { $value } » est donné deux fois.
position-too-many = « { $value } » est demandé { $count } fois, mais il n’y en a que { $left }.
expectation-failed = « { $value } » devrait être { $wanted }, mais est { $found }.
not-told = Ceci n’a pas été raconté dans l’ordre du récit : « { $value } » (auditeur : { $listener }).
expected-legal = « { $value } » devrait être permis, mais ne l’est pas : { $reason }
expected-refused = « { $value } » devrait être refusé, mais est permis.
lesson-bad-look = Une étape montre « { $value } » ; on écrit genre:nom, par exemple zone:g1.
lesson-bad-move = Une étape se place avant le coup { $value } ; les étapes suivent les coups, de 1 à { $most } (après le dernier).
lesson-unsaid = Le coup { $number }, « { $value } », revient à l’élève, et aucune étape ne le demande.
lesson-no-end = La dernière étape doit venir après tous les coups : at = { $value }.

board-bad-slug = Le lieu { $number } a besoin d’un « slug » en lettres de a à z, et non « { $value } ».
board-twice = Le lieu « { $value } » figure deux fois.
board-no-name = Le lieu « { $value } » n’a pas de nom dans la langue { $lang }.
board-no-point = Le lieu « { $value } » n’a pas de valeur { $axis } : il lui faut des coordonnées.
board-unknown-place = Il n’y a pas de lieu « { $value } ».
board-not-joined = Le lieu « { $value } » ne peut pas être atteint depuis « { $start } ».
position-bad-cards = « { $value } » ne désigne pas des cartes : écris des nombres comme dans {"{"} nom = 2 {"}"} ou une liste de noms.
log-bad-line = Cette ligne ne peut pas être lue : { $reason }.
log-no-header = Ce n’est pas le journal d’une partie : la première ligne doit être son en-tête.
log-header-lacks = Dans l’en-tête, il manque « { $value } ».
log-other-rules = Le journal a été écrit sous la version { $value } des règles ; celles-ci sont la version { $ours }. Il ne peut pas être rejoué ici.
log-not-ended = La partie n’est pas encore finie : sa graine est toujours scellée, et le journal ne peut donc pas être rejoué.
log-stops-early = Le journal s’arrête, mais sa partie n’est pas finie.
log-no-undo = Ici, un coup est repris qui avait déjà montré quelque chose.
log-digest = Après le coup { $move }, la table n’est pas celle qui a été notée : l’empreinte { $value } est devenue { $found }. Le journal a été modifié.
log-commitment = La graine ne correspond pas à son engagement : { $value } est devenu { $found }. Le journal a été modifié, ou la graine n’est pas celle qui a été promise.
log-seal = Une ligne a été modifiée : le sceau { $value } est devenu { $found }.

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
play-welcome = { $title } à { $players }. Tu es à la place { $seat }. Les autres sont joués par le bot « { $bot } ».
bot-name-easy = facile
bot-name-steady = régulier
bot-name-sharp = redoutable
play-seed = La graine est scellée : { $commitment }
play-prompt = Ton choix (numéro ou nom, ? pour l’aide)
play-help = Tape le numéro ou le nom d’un coup ; le dernier mot suffit si un seul coup se termine ainsi. Une ligne peut contenir plusieurs coups, par exemple « build temple zeus objection*2 ». « ? 3 » ou « ? pass » explique un coup et cite sa règle. « t » montre de nouveau la table, « m » la carte, « l » l’histoire jusqu’ici, « q » quitte la partie.
play-rest-dropped = Non joué : { $moves }
play-not-a-choice = « { $value } » n’est pas un coup que tu peux jouer maintenant. Tape un numéro de 1 à { $most }, le nom d’un coup, ou ? pour l’aide.
play-explain-legal = { $label } : tu peux le faire maintenant.
play-left = Tu quittes la table. À la prochaine fois.
play-kept = Le journal est dans { $file }. Vérifie-le avec : ithaca verify { $file }
play-seed-open = La graine était { $seed }.
play-you = { $name } (toi)

advise-title = { $player }, avant le coup { $move }
advise-played = Coup joué : { $move }
advise-effort = { $iterations } parties en pensée, { $decisions } décisions.
col-move = Coup
col-share = Part espérée
col-tried = Essais
col-line = Puis peut-être
percent = { NUMBER($value, maximumFractionDigits: 1) } %

reviewing = Retour sur { $title }
review-title = { $title }, { $moves } coups : le bilan
review-effort = Chaque chance est comptée sur { $playouts } parties jouées jusqu’au bout, à { $points } moments de celle-ci.
review-turns = Tournants
review-no-turns = Aucun coup n’a fait basculer la partie à lui seul.
review-turn = Coup { $move }, { $player }
review-race-how = En points sur cent. Chance + adresse + les autres mènent du premier pronostic au dernier ; l’adresse se mesure à un joueur simple et sensé, le manqué aux meilleurs choix possibles.
review-suspicion-how = Ce que les autres pouvaient donner de probabilité à la vérité, en moyenne, d’après ce qu’ils avaient vu.
col-player = Joueur
col-first = Début
col-last = Fin
col-as-known = Ce que la table savait
col-as-it-was = Cartes ouvertes
col-luck = Chance
col-skill = Adresse
col-others = Les autres
col-missed = Manqué
col-secret = Secret
col-suspected = Soupçon
col-at-the-end = À la fin
col-wrong = Meilleure fausse piste

verify-good = Le journal est bon : la graine correspond à son engagement, { $moves } coups sont permis, toutes les empreintes et le sceau concordent.
verify-older = Partie de { $title } jouée selon la version { $value } des règles ; la version actuelle est la { $ours }.
verify-result = Résultat : { $result }
replay-good = Tout est comme attendu.
rules-kind-printed = imprimé
rules-kind-contradicted = imprimé, avec une contradiction
rules-kind-ours = notre interprétation
rules-kind-option = option
rules-why = Pourquoi : { $reason }
rules-differs = { $editions ->
    [1] La règle se contredit : { $text }
   *[other] Les éditions diffèrent : { $text }
}
rules-printed-at = Dans la règle imprimée : { $place }

# arena

arena-no-such-place = On ne peut pas jouer de parties sur « { $value } ».
arena-no-ray = Une grappe a besoin de Ray, qui n’est pas installé. Installe-le avec : pip install "ithaca[cluster]", ou omets --on ray.
arena-no-cluster = La grappe Ray « { $value } » ne répond pas : { $reason }. Donne à RAY_ADDRESS l’adresse d’une grappe qui répond, ou supprime cette variable pour en lancer une ici.
arena-worker-died = Le processus qui jouait la partie { $number } s’est arrêté au milieu ({ $code }). Un bot qui met fin à son propre processus ({ $bots }) ne peut pas être remplacé. Les parties gardées avec --keep le restent.
arena-not-results = « { $value } » ne contient pas de résultats de l’arène. Donne à --keep un fichier nouveau, ou un fichier que l’arène a écrit.
arena-other-setup = « { $value } » contient les parties d’un autre tournoi : là-bas, « { $field } » vaut { $there } ; ici, { $here }. Donne à --keep un autre fichier, ou continue avec la commande de ce tournoi-là.
arena-stopped = Arrêt après { $count } parties sur { $games }. Rien n’a été gardé ; avec --keep FICHIER, la même commande reprendrait ici.
arena-stopped-kept = Arrêt après { $count } parties sur { $games } ; elles sont dans { $value }. La même commande reprend ici.

recording = Enregistrement : { $title }
record-done = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
} dans { $value }.
record-stopped = Arrêt ; { $count } parties sur { $games } sont gardées. La même commande reprend ici.
record-not-ours = « { $value } » n’est pas un fichier de parties enregistrées. Donne à --out un fichier nouveau, ou un que cette commande a écrit.
record-other-setup = « { $value } » contient d’autres parties : là-bas, « { $field } » vaut { $there } ; ici { $here }. Donne à --out un autre fichier, ou reprends avec la commande de ces parties.
record-other-columns = « { $value } » a été écrit de l’autre façon : les vecteurs d’observation et les états cachés (--views) ne vont pas dans un même fichier. Donne à --out un autre fichier.

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
arena-no-faults = Aucun coup interdit ni tardif, et aucun bot n’est tombé en panne.
arena-lost-moves = { $count ->
    [one] { $count } coup a été laissé
   *[other] { $count } coups ont été laissés
} à un remplaçant régulier, parce qu’un bot est tombé en panne, a répondu trop tard ou a donné un coup interdit.
arena-more-faults = Et { $count } de plus.
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

arena-col-bot = Bot
arena-col-share = Part
arena-col-interval = 95 %
arena-col-rating = Classement
arena-col-time = Temps par coup
arena-col-faults = Fautes
arena-col-choices = Coups avec un choix
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
arena-plot-ratings = Classement
arena-plot-times = Temps par coup
arena-explain-shares = Le point est la part de toutes les victoires, une victoire partagée comptant en fractions ; la barre est son intervalle à 95 % (Wilson). La ligne pointillée est la part équitable.
arena-explain-running = Comment les parts se sont stabilisées. Si une ligne monte ou descend encore à la fin, il faut davantage de parties.
arena-explain-ratings = OpenSkill (Plackett-Luce), une cote par nom de bot, avec deux écarts-types de chaque côté. Tout le monde commence à 25 ; seules les différences au sein d’un même tournoi ont un sens.
arena-explain-times = Coups qui laissaient un choix ; le temps est multiplié par dix d’un repère à l’autre. Les temps dépendent de cette machine et ne changent rien aux parties.
arena-faults = Fautes
arena-about = À propos de ces parties
arena-about-command = Commande
arena-about-seed = Graine
arena-about-date = Date
arena-about-version = Version
arena-about-machine = Machine
arena-about-workers = Parties à la fois

## Le serveur : pourquoi non

stale = La table a avancé : tu visais le coup { $value }, elle en est à { $seq }. Regarde et choisis de nouveau.
not-your-seat = La place { $seat } n'est pas la tienne.
owner-only = Seul celui qui a ouvert cette table peut le faire.
host-only = Seul l'hôte de ce serveur peut le faire.
who-are-you = Dis-nous d'abord ton nom.
you-are-muted = Tu ne peux pas écrire à cette table : celui qui l'a ouverte t'a rendu muet.
you-were-removed = Celui qui a ouvert cette table t'en a écarté.
wrong-origin = Cette requête vient d'une autre page (« { $value } ») ; rien n'a été fait.
no-such-table = Il n'y a pas de table « { $value } ». Elle a peut-être été fermée, ou le lien est incomplet.
no-such-page = Il n'y a pas de page « { $value } ».
no-such-seat = Cette table n'a pas de place { $seat }.
no-such-lesson = Il n'y a pas de leçon « { $value } ».
lesson-other-move = À une vraie table, tu pourrais le faire. Ici, la leçon attend ceci : { $act }.
lesson-only-read = Ici, il n'y a rien à jouer : lis, puis continue.
no-such-person = Personne ici ne porte ce nom.
no-such-phrase = « { $value } » n'est pas une phrase toute prête.
wrong-method = Cela ne peut pas se faire avec « { $value } ».
seat-taken = { $name } occupe la place { $seat }. Choisis-en une autre, ou regarde.
seat-busy = { $name } occupe la place { $seat } ; un robot ne peut pas la prendre.
seat-needs-bot = La place { $seat } ne peut pas rester vide pendant la partie. Choisis un robot.
seats-free = La place { $seat } est encore libre. Attends quelqu'un, ou mets-y un robot.
seat-not-ready = { $name } n'est pas encore à la table.
not-started = La partie n'a pas commencé.
already-started = La partie a déjà commencé.
table-over = La partie est finie.
table-closed = Cette table est fermée.
not-over = Cela se verra quand la partie sera finie.
not-your-decision = « { $value } » : c'est à { $actor } de décider.
stand-in-plays = Un remplaçant joue le siège { $seat }. Rasseyez-vous pour jouer vous-même, à moins d’avoir abandonné.
cannot-undo = Il n'y a pas de coup à reprendre : les autres en ont vu l'effet.
oracle-silent = L'oracle se tait à cette table : il n'a pas été convenu que l'on puisse l'interroger.
other-rules = Cette table de { $title } a commencé avec la version { $value } des règles ; nous en sommes à la version { $ours }. Elle ne peut plus continuer.
table-unreadable = La ligne { $value } du journal de cette table est illisible : la table ne peut pas continuer. L’hôte en saura plus dans le journal du serveur.
seat-done = La place { $seat } n’a plus rien à décider, et son rang est acquis. Tu peux regarder, partir ou proposer d’arrêter la partie.
too-big = C'est trop à la fois.
too-fast = C'était trop rapide. Réessaie dans { $seconds } s.
too-many-tables = Toutes les tables de ce serveur sont prises. Réessaie plus tard.
went-wrong = Quelque chose s'est mal passé chez nous. Rien n'est perdu ; réessaie.
bad-request = Cela ne peut pas être lu : { $reason }.
bad-frame = Ce message ne peut pas être lu : { $reason }.
name-empty = Un nom, s'il te plaît.
nothing-said = Rien n'a été dit.
not-yourself = Tu ne peux pas t'écarter toi-même.
link-dead = Ce lien n'ouvre plus de place.
not-our-link = « { $value } » ne mène pas ici.
clock-too-short = { $value } secondes, c'est trop court. Prends-en 5 ou plus.
bot-by-time = « { $value } » : à une table, un robot reçoit un temps, comme oracle:500ms.
bot-too-slow = « { $value } » : ce serveur donne à un robot { $most } s au plus.
too-many-tokens = Tu as déjà { $most } jetons. Efface tes données pour recommencer.
fork-too-late = On peut reprendre à partir d'un coup entre 0 et { $most }, pas du coup { $value }.
bad-setting = Un réglage ne peut pas être ainsi : { $reason }.
bad-database = La base de données « { $value } » ne s'ouvre pas : { $reason }.
port-busy = Le serveur ne peut pas écouter sur { $value } : { $reason }. Choisis-en un autre avec --port.
backup-sqlite-only = La sauvegarde se fait d'un fichier SQLite ; pour { $value }, utilise les outils de la base.
file-exists = Le fichier existe déjà ; choisis un autre nom.

## Servir

serve-at = Ithaca est sur { $link } (Ctrl-C pour finir)
serve-lan = Pour les amis dans la pièce : { $link }
serve-ended = Les tables sont gardées. À la prochaine.
backup-done = { $count } tables sont dans { $file }.
