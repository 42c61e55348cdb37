## Qui l’on est, et comment revenir

me-nobody = Personne ne te connaît encore dans ce navigateur. Donne un nom en t’asseyant à une partie, ou reviens sous ton ancien nom.
me-name-give = Donner un nom
me-keep = Garder tes parties
me-guest = Tu es invité : seul ce navigateur te connaît. Ajoute une clé d’accès et tu reviendras sous ton nom sur tous tes appareils. Sans mot de passe, sans adresse.
me-kept = Tu reviens par une clé d’accès, sur chacun de tes appareils qui la possède.
me-passkey = Clé d’accès
me-passkey-add = Ajouter une clé d’accès
me-passkey-another = Ajouter une autre clé d’accès
me-passkey-added = C’est fait : tu reviendras sous ton nom.
me-passkey-removed = La clé d’accès n’ouvre plus rien.
me-passkey-remove-label = Retirer la clé d’accès { $label }
me-passkey-impossible = Ce navigateur ne peut pas garder de clé d’accès ici : il en faut un récent, et ce site sous son nom avec un cadenas (https).
me-remove = Retirer
me-since = depuis le { $day }
me-seen = vu le { $day }
me-codes-first = Créer dix codes de secours
me-codes-new = Créer dix nouveaux codes de secours
me-codes-left = { $count ->
    [0] pas encore de code de secours
    [one] il reste un code de secours
   *[other] il reste { $count } codes de secours
  }
me-codes-title = Tes codes de secours
me-codes-how = Note-les maintenant : ils ne sont montrés que cette fois. Chacun te fait entrer une fois, quand aucune clé d’accès n’est à portée.
me-name = Ton nom
me-name-how = Il vaut partout où tu t’assieds désormais ; à une table où tu es déjà, tu gardes l’ancien.
me-device = Un autre appareil
me-device-how = Ouvre { $place } sur l’autre appareil et tape le code. Il sera à toi comme celui-ci.
me-device-code = Montrer un code
me-device-minutes = { $count ->
    [one] vaut une fois, pendant une minute
   *[other] vaut une fois, pendant { $count } minutes
  }
me-browsers = Navigateurs qui te connaissent
me-browser-unknown = Un navigateur
me-browser-here = celui-ci
me-browser-end-label = Ne plus être connu de { $label }
me-browser-ended = Ce navigateur ne te connaît plus.
me-end = Fermer
me-back = Revenir sous ton nom
me-back-guest = Tu es déjà venu ?
me-back-how = Par une clé d’accès, par un code que montre un autre de tes appareils, ou par un code de secours.
me-along = emporter ce que { $name } a joué ici
me-sign-in = Se connecter par clé d’accès
me-code = Code
me-code-go = Se connecter
me-sign-out = Se déconnecter
me-out = Ce navigateur ne te connaît plus.
me-data = Tout ce qui est enregistré sur toi

## Ce qu’on a joué

played-title = Tes parties
played-of = Parties jouées
played-none = Aucune partie n’est finie. Celles qui courent sont dans le salon.
played-counted = Parties comptées par jeu et nombre de joueurs
played-games = { $count ->
    [one] une partie
   *[other] { $count } parties
  }
played-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }
played-seat = place { $seat }
played-moves = { $count } coups en moyenne
played-show = { $what } : montrer { $count ->
    [one] une partie
   *[other] { $count } parties
  }
played-show-share = { $what } : { $share } des victoires, montrer { $count ->
    [one] la partie
   *[other] les { $count } parties
  }
played-share = { $share } des victoires, de { $low } à { $high } avec 95 % de confiance ; le hasard seul donnerait { $fair }
played-by-seat = aussi par place
played-met = Qui tu as le plus rencontré dans tes 500 dernières parties
played-against = toi { $mine }, eux { $theirs } des victoires
played-all = Dernièrement
played-chosen = Ces parties
played-every = Tout montrer
played-more = Parties plus anciennes
played-with = avec { $names }
played-won = { $whole ->
    [yes] gagné
   *[no] victoire partagée ({ $share })
  }
played-rank = { $rank ->
    [1] première place
    [2] deuxième
    [3] troisième
   *[other] { $rank }e place
  }
seen-title = Qui peut voir cela
seen-how = Choisis un nom, et chacun verra tes parties aux tables publiques sous { $place }. Vide : personne.
seen-label = Nom sous lequel être vu
seen-go = Enregistrer
seen-now = Visible sous { $place }
seen-not = Toi seul vois tes parties.

## Les amis

friend-offer = Obtenir un lien pour un ami
friend-offer-another = Un autre lien
friend-offer-how = Envoie le lien, ou lis le code à voix haute. Il fait un ami, dans les { $days } jours :
friend-link = Lien pour un ami
friend-code = Code d’un ami
friend-code-go = Devenir amis
friend-end = Rompre l’amitié
friend-end-label = Rompre l’amitié avec { $name }
friend-end-sure = Rompre l’amitié avec { $name } ?
friends-see-me = Mes amis voient que je suis ici
friend-offered = { $name } aimerait être ton ami
friend-offered-how = Des amis voient quand l’autre est ici, et s’invitent à leurs tables. Tu peux changer l’un et l’autre sur ta page.
friend-accept = Devenir amis
played-again = Rejouer
played-again-label = Rejouer avec { $names }

## Les appels

knocks-title = On frappe quand c’est ton tour
knocks-how = Ce navigateur peut frapper quand une partie lente t’attend, même sans aucune de nos pages ouverte. L’appel te nomme, nomme la table, et ne dit rien de la partie.
knocks-turn-on = Frapper dans ce navigateur
knocks-turn-off = Ne plus frapper ici
knocks-are-on = Ce navigateur frappe.
knocks-impossible = Ce navigateur ne peut pas frapper ici : il en faut un récent, et ce site sous son nom avec un cadenas (https). Sur un iPhone, ajoute d’abord le site à l’écran d’accueil.
knocks-off = Désactiver
knocks-off-label = Désactiver { $label }
install = Installer Ithaca sur cet appareil
knocks-which = Quels appels, et quand
knocks-when = Frapper quand
knocks-kind-turn = c’est mon tour dans une partie lente
knocks-kind-started = une partie a commencé
knocks-kind-ended = une partie est finie
knocks-kind-invited = quelqu’un m’invite
knocks-quiet = Heures de silence
knocks-quiet-on = La nuit, personne ne frappe ; ce qu’il y a à dire attend le matin
knocks-from = de
knocks-to = à
knocks-zone = à l’heure de { $zone }
problem-knocks-denied = Ce navigateur ne nous laisse pas frapper. Autorise les notifications de ce site dans ses réglages, puis réessaie.
problem-knocks-failed = Le service de notification du navigateur est injoignable. Réessaie plus tard.

## Ratings

rating-title = Classements
rating-none = Aucune partie classée pour l’instant. Ouvre une table qui compte, sous « Nouvelle table ».
rating-games = { $count ->
    [one] une partie
   *[other] { $count } parties
  }
rating-not-yet = provisoire : il faut une vingtaine de parties
ladder-title = Classement de { $game }
ladder-lead = Les joueurs qui veulent être vus, et les bots. Chacun commence à 1500, là où se tient le bot simple.
ladder-bot = bot
ladder-mine = Ton classement :
ladder-unseen = tu n’es pas sur l’échelle, car tu ne veux pas être vu
rating-rated-games = Parties
played-luck = en moyenne, le hasard a donné { $luck } de la victoire, l’habileté { $skill }
me-running = Tes parties en cours
me-running-none = Aucune partie à toi n’est en cours.
