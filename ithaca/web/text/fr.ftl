# Tous les mots du navigateur, hormis ceux des jeux.

## The house

home = Ithaca : vers l’accueil
site = Pages
foot = À propos du site
skip = Aller au contenu
skip-decide = Aller à ta décision
nav-lobby = Accueil
nav-new = Nouvelle table
nav-learn = Apprendre
learn-game = Apprendre : { $game }
nav-rules = Règles
nav-about = À propos
nav-privacy = Vie privée
nav-host = Pour les responsables
nav-riddles = L’énigme du jour
riddles-line = Une position par jour pour chaque jeu : que jouerais-tu ?
nav-keys = Appareils et jetons
nav-me = Toi
nav-sign-in = Se connecter
language = Langue
settings = Réglages
theme = Apparence
theme-system = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
help = Aide
help-none = Sans aide
help-none-how = Seul ce que tu peux faire s’illumine.
help-some = Un peu d’aide
help-some-how = Pointe un élément, ou appuie longuement dessus : sa règle s’affiche.
help-much = Beaucoup d’aide
help-much-how = Chaque décision est expliquée, et l’oracle se propose d’emblée.
speed = Rythme du récit
speed-calm = Posé
speed-usual = Normal
speed-quick = Rapide
speed-once = Immédiat
speed-once-how = Seule compte la situation ; le journal raconte le reste.
setting-left = Pour gaucher
sound = Son
setting-motion = Les pièces voyagent, les cartes se retournent
setting-sound = Des sons, et on frappe quand c’est à toi
setting-forced = Jouer pour moi quand tous voient qu’il n’y a qu’un choix
setting-sure = Confirmer sur la pièce ce qui a été choisi sur le plateau ; sinon, la carte et sa place suffisent
setting-confirm = Demander confirmation avant de jouer une action de la liste
close = Fermer
yes = Oui
no = Non
none = aucun
never = jamais
more = Plus d’options
search = Chercher
clause = règle { $address }
lost-title = Personne n’habite ici
lost-text = Cette page n’existe pas, ou sa table a été fermée.
problem-no-connection = Le serveur est injoignable. Vérifie ta connexion et réessaie.
problem-passkey-not-used = La clé d’accès n’a pas servi. Réessaie quand tu veux.
problem-passkey-here = Cet appareil a déjà une clé d’accès pour toi.
problem-other = Quelque chose s’est mal passé ({ $code }). Réessaie dans un instant.
problem-name-empty = Donne un nom, avec au moins une lettre.
name-title = Comment t’appelles-tu ?
name-why = Ni compte ni mot de passe : un nom suffit. Les autres à la table le verront.
name-label = Ton nom
name-go = C’est moi
name-guest = Voyageur


## The lobby

lobby-lead = Des jeux de plateau autour de l’Odyssée : entre amis, avec des bots, dès ce soir.
play-now = Jouer
play-now-game = Jouer à { $game } tout de suite, contre des bots
with-friends = Entre amis
with-friends-game = Entre amis : { $game }
rules-of = Règles : { $game }
dealing = On distribue…
for-players = { $more ->
    [0] { $least } joueurs
   *[other] { $least } à { $most } joueurs
}
for-minutes = { $most ->
    [0] { $least } minutes
   *[other] { $least } à { $most } minutes
}
your-tables = Tes parties
your-turn-since = À toi de jouer · { $since }
turn-since = À { $name } de décider · { $since }
go-on = Continuer
go-there = Ouvrir
new-game = Une nouvelle partie
opponents = Niveau de tes adversaires
see-result = Voir le résultat
sit-down-there = Prendre place
watch = Regarder
open-tables = Tables ouvertes
no-open = Personne n’attend. Ouvre une table toi-même.
running-tables = Tables à regarder
no-running = La mer est calme.
over-tables = Terminées récemment
nobody-yet = Encore personne
seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $of }

## A new table

new-title = Une table entre amis
new-lead = Choisis un jeu et les places, puis envoie le lien. Des bots peuvent prendre les places libres.
the-table = La table
game = Jeu
seats = Places
options = Options
clock = Temps
clock-kind-none = Sans pendule
clock-kind-move = Une pendule par décision
clock-kind-game = Une pendule pour toute la partie
clock-how-long = Durée
away-label = Remplacer les absents après
span = { $unit ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
    [minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } secondes
}
oracle-allow = On peut interroger l’oracle
oracle-allow-how = Il montre de bons coups et dit pourquoi, en ne sachant que ce que sait le joueur qui demande. Le journal dit que quelqu’un a demandé.
oracle-may = On peut interroger l’oracle.
who-may-come = Qui peut venir
public-yes = Tout le monde peut venir : la table figure à l’accueil
public-no = Seuls ceux qui ont le lien peuvent venir
sit-down = Je prends la première place
title-label = Nom de la table
table-language = Langue de la table
board-file = Ton propre plateau
board-file-how = Un fichier de plateau au format d’Ithaca (TOML).
board-ours = Voir le nôtre
practice = Entraînement ouvert : chacun peut connaître la graine
practice-seed = Graine
make-table = Ouvrir la table et obtenir le lien

## Before the start

before-what = { $game } à { $players } joueurs.
older-rules = { $title } selon la version { $value } des règles ; la version actuelle est la { $ours }.
clock-none = Sans pendule.
clock-by-move = { $unit ->
    [days] { $count ->
        [one] Un jour
       *[other] { $count } jours
    }
    [minutes] { $count ->
        [one] Une minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } secondes
} par décision.
clock-by-game = { $unit ->
    [days] { $count ->
        [one] Un jour
       *[other] { $count } jours
    }
    [minutes] { $count ->
        [one] Une minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } secondes
} par joueur.
practice-note = Entraînement ouvert avec la graine { $seed }.
players = Joueurs
player = Joueur
sit = M’asseoir ici
sit-at = M’asseoir ici : place { $seat }
sit-too = L’installer ici
sit-too-at = L’installer ici : place { $seat }
seat-other-name = Qui d’autre est avec toi ?
bot-on = Bot à la place { $seat }
no-bot = pas de bot
leave-seat = Me lever
fill-bots = Mettre des bots aux places libres
start = Distribuer
close-table = Fermer la table
close-sure = La fermer pour tout le monde ?
wait-start = L’hôte distribue dès que toutes les places sont prises.
bots-what = Qui sont les bots ?
bot-name-easy = facile
bot-name-steady = solide
bot-name-sharp = redoutable
bot-name-oracle = oracle
bot-name-oracle-in = oracle, { $seconds } s par coup
bot-name-oracle-greedy = ancien oracle
bot-name-oracle-greedy-in = ancien oracle, { $seconds } s par coup
bot-name-muse = muse
bot-name-random = facile
bot-name-greedy = solide
bot-easy = joue au hasard un coup permis
bot-steady = prend ce qui semble le mieux sur le moment
bot-sharp = réfléchit un instant à la suite
bot-oracle = imagine ce que les autres peuvent avoir en main, et réfléchit aussi longtemps qu’on le lui permet
bot-muse = a appris en jouant contre elle-même, et joue aussitôt
invite = Envoie ce lien à tes amis
share = Partager…
invite-text = Viens jouer à { $title } avec moi.
who-came = Qui est là
meanwhile = En attendant :
meanwhile-learn = apprends { $game } en quelques minutes
copy = Copier
copied = Copié
qr = Le même lien en code QR
sealed = La graine est scellée : { $commitment }

## Seats

seat-free = libre
seat-number = Place { $seat }
seat-label = Place : { $name }
seat-here = à la table
seat-away = pas là
seat-bot = bot ({ $bot })
seat-you = toi
seat-resigned = a abandonné
seat-standin = un remplaçant joue ({ $why ->
    [clock] temps écoulé
    [away] pas là
    [left] a quitté la table
    [removed] renvoi par l’hôte
   *[other] a abandonné
})
seat-offers = propose d’arrêter
seat-muted = n’a plus la parole
seat-decides = décide
seat-pick = Choisir { $name }
seat-look = Regarder d’ici
seat-cover = Cacher mes cartes
clock-left = Temps restant :
clock-days = { $days } j { $hours } h
spectators = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## The table

table-title = Table : { $game }
table-loading = On dresse la table…
table-over = La partie est terminée.
table-closed = Cette table a été fermée.
table-menu = Table
board = Plateau
board-label = Plateau. Les touches fléchées vont d’un lieu à l’autre.
mine = Ton côté de la table
hand = Main
cards-held = Cartes en main
decision = Décision
actions = Ce que tu peux faire
thinks-own = Voyons ce qu’il en advient.
thinks = { $here ->
    [no] On attend { $name }, qui n’est pas là.
   *[yes] { $name } réfléchit.
}
really = { $act } : vraiment ?
pending = { $act }…
pending-other = Un instant…
picked-choose = que veux-tu faire ?
all-moves = Tous les coups
all-moves-key = Tous les coups (L)
moves-none = Tu n’as rien à décider pour l’instant.
picked-where = Choisis maintenant où.
confirm = Confirmer
take-back = Finalement non
undo = Annuler
spot-can = { $label } ; choix possible
map-closer = Zoom avant
map-farther = Zoom arrière
log = Journal
log-show = Montrer le journal
log-hide = Masquer le journal
log-all = Montrer les { $count } lignes
by-standin = (remplaçant)
chat-label = Dis quelque chose
chat-send = Dire
chat-phrases = Phrases toutes prêtes
line-waiting = La connexion est coupée. Reconnexion…
line-offline = Tu es hors ligne. La table t’attend.
line-closed = Cette connexion a été fermée.
line-now = Réessayer maintenant
curtain = Rideau
curtain-pass = Passe l’appareil à { $name }
curtain-lift = Je suis { $name } : montre mon côté
result = Résultat
won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
}
ended-agreed = Tout le monde a accepté d’arrêter la partie ici.
ended-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
rank = Rang
points = Points
share-of-victory = Part de victoire
rematch = Revanche
rematch-go = J’en suis
replay = Revoir
review = Bilan
verify = Vérifier la graine
export = Enregistrer le journal
seed = Graine : { $seed }
other-device = Ouvrir cette place sur un autre appareil
other-device-how = Ouvre ce lien sur l’autre appareil, et garde-le pour toi
seat-opening = Ta place s’ouvre sur cet appareil…
offer-end = Proposer d’arrêter la partie
offer-back = Retirer la proposition d’arrêter
leave-game = Partir
leave-sure = Un remplaçant jouera jusqu’à ton retour. Partir ?
leave-waiting-sure = Ton rang te reste acquis. Partir ?
seat-waits = Tu n’as plus rien à décider, et ton rang est acquis. Regarde les autres, pars ou propose d’arrêter la partie.
resign = Abandonner
resign-sure = Un remplaçant jouera jusqu’au bout, et tu seras au dernier rang. Abandonner ?
resign-ends = La partie s’arrête aussitôt, et la victoire t’échappe. Abandonner ?
owner-tools = Outils de l’hôte
mute = Retirer la parole
unmute = Rendre la parole
remove = Renvoyer
remove-sure = Renvoyer { $name } ?
remove-agree = D’accord pour que { $name } quitte la table
watch-link = Lien pour les spectateurs
standin-yours = Un remplaçant joue pour toi.
standin-back = Reprendre ma place

phrase-hello = Bonjour, tout le monde.
phrase-good-luck = Que les dieux te soient propices.
phrase-well-played = Bien joué.
phrase-thinking = Laisse-moi réfléchir.
phrase-thanks = Merci.
phrase-oops = Oups.
phrase-one-moment = Un instant, s’il te plaît.
phrase-your-turn = C’est à toi.
phrase-another-game = Encore une partie ?
phrase-goodbye = Au revoir, à la prochaine.

note-sat = { $name } prend place.
note-left = { $name } quitte la table.
note-removed = L’hôte a renvoyé { $name }.
note-agreed = { $player } souhaite que { $name } quitte la table.
note-opposed = { $player } souhaite que { $name } reste.
note-bot = Un bot ({ $bot }) prend la place { $seat }.
note-started = Les cartes sont distribuées.
note-ended = { $why ->
    [agreed] Tout le monde est d’accord : la partie s’arrête ici.
    [resigned] Il ne reste plus d’adversaire : la partie s’arrête ici.
   *[played] La partie est terminée.
}
note-closed = La table est fermée.
note-standin = Un remplaçant joue pour { $name } ({ $why ->
    [clock] temps écoulé
    [away] pas là
    [left] a quitté la table
    [removed] renvoi par l’hôte
   *[other] a abandonné
}).
note-back = { $name } est de retour.
note-resigned = { $name } abandonne.
note-offered = { $name } propose d’arrêter la partie.
note-withdrew = { $name } préfère continuer.
note-asked = { $name } interroge l’oracle.
note-muted = { $name } n’a plus la parole.
note-unmuted = { $name } peut de nouveau parler.
note-rematch = Une revanche se prépare.

## Replay

replay-from = Point de vue
replay-public = ce que tous voient
replay-open = mains ouvertes
replay-moves = Coups
replay-turned = tournant de la partie
replay-first = Au début
replay-last = À la fin
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-move = Coup { $at } sur { $of }
fork = Jouer à partir d’ici
fork-how = Une table d’entraînement part de ce coup. Ce qu’on ignorait à cette place est redistribué.
fork-as = En tant que { $name }

## About, privacy

about-what = Ithaca remet sur la table des jeux de plateau autour de l’Odyssée : dans le navigateur, entre amis et avec des bots, en français, en anglais et en allemand.
about-credits = Qui a fait ces jeux
about-version = Règles, version { $version }.
about-thanks = Honneur à leurs auteurs et à leurs éditeurs. Si tu trouves une de ces boîtes, achète-la.
about-ours = Ce qui est de nous
about-own = Les plateaux, les images et les textes sont de nous. Les plateaux imprimés ne sont pas copiés ; les nôtres respectent ce que les règles en disent. Les règles sont racontées avec nos propres mots.
about-fair = Des dés honnêtes
about-seed = Avant la donne, le serveur scelle une graine, et chaque joueur ajoute un nombre. Après la partie, la graine est révélée, et chacun peut vérifier que toutes les cartes et tous les dés en viennent.
about-made = Fait avec
about-libraries = Preact, htm, Signals et Fluent ; les caractères Cinzel et Source Sans 3 ; les côtes de Natural Earth. Rien n’est chargé d’ailleurs.
privacy-lead = Nous en savons aussi peu que possible sur toi. Voici tout ce qui est gardé :
privacy-name = le nom et la langue que tu donnes ;
privacy-cookie = un cookie qui dit que c’est toi ; il ne contient rien d’autre et personne d’autre ne le lit ;
privacy-keys = la moitié publique de chaque clé d’accès que tu ajoutes, l’empreinte de tes codes, et les navigateurs qui te connaissent, avec le nom que chacun se donne ;
privacy-friends = qui sont tes amis, et les tables où tu es invité ;
privacy-knocks = si tu veux qu’on frappe : l’adresse que le service de notification de ton navigateur lui a donnée, et tes heures de silence. Un appel passe par ce service chiffré, et tous ont la même taille ;
privacy-moves = tes places et tes coups : une partie est faite de coups ;
privacy-chat = ce que tu dis à une table, tant que la table est gardée ;
privacy-browser = dans ce navigateur : l’apparence, la langue, le son et d’autres réglages de ce genre, jusqu’où tu as suivi tes parties, et où elles en étaient quand tu as vu l’accueil pour la dernière fois ;
privacy-none = aucune adresse, aucun pistage, aucune publicité, et aucun serveur tiers hormis celui-là, si tu veux qu’on frappe.
privacy-long = Les tables et les personnes qu’on ne revoit plus sont effacées au bout d’un certain temps ; le responsable de ce serveur en fixe la durée.
privacy-you = Ici, tu es { $name }.
privacy-show = Montrer ce qui est gardé sur moi
privacy-delete = Effacer mes données
privacy-sure = Ton nom disparaîtra de toutes les tables, et c’est sans retour. Effacer ?
privacy-delete-yes = Oui, efface tout
privacy-gone = C’est fait : il ne reste rien de toi ici.
privacy-unknown = Tu n’as donné aucun nom ici ; rien n’est donc gardé sur toi.

## Les amis, et ce qu’on voit hors ligne

friends = Amis
friends-all = Tous les amis
friends-none = Tu n’as pas encore d’amis ici. Envoie un lien à quelqu’un, ou tape le code qu’on te donne.
friends-make = Se faire des amis
friend-here = ici en ce moment
invitations = Tu es invité
invitation-by = { $name } t’invite
invitation-no = Pas cette fois
invitation-no-label = Pas cette fois : l’invitation de { $name }
invite-friend = Inviter un ami
invite-do = inviter
invited = invité
offline-title = Tu es hors ligne
offline-how = Le serveur est injoignable. Dès qu’il répondra, cette page reprendra d’elle-même.
offline-tables = Tes parties, vues pour la dernière fois { $since }
offline-none = Aucune partie n’a encore été vue dans ce navigateur.
offline-open = En attente de joueurs

## Ratings

nav-ladder = Classement
rating = Classement
rated = Classée
rated-how = La partie compte : le classement de chacun suit le résultat. Pas d’oracle, une seule place par joueur, le plateau habituel.
rated-kept = Pour les joueurs avec une clé d’accès, que l’on peut reconnaître :
rated-note = Cette partie compte pour le classement de tous ceux qui la jouent.
rating-points = { $points } points, à { $spread } près
rating-provisional = { $points } points, provisoire, à { $spread } près
rating-curve = Classement sur { $games } parties, de { $from } à { $to } points
rating-curve-brief = { $games } parties classées, au mieux { $best }
