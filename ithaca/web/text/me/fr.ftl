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
