## Appareils qui tiennent une place, et jetons pour les bots

keys-lead = Qui d’autre agit en ton nom sur ce serveur, et comment le reprendre.
keys-unknown = Tu n’as pas encore donné de nom ici ; personne n’agit donc en ton nom.

keys-seats = Tes places
keys-seats-how = Un lien fait pour un autre appareil lui permet de tenir ta place comme toi. Si tu bloques les anciens liens, aucun de ceux que tu as donnés n’ouvre plus la place ; les appareils qui la tiennent déjà la gardent jusqu’à ce que tu les retires.
seats-none = Tu n’as pas de place à une table ouverte ou en cours.
devices-none = Aucun autre appareil ne tient cette place.
device-here = connecté
device-away = non connecté
device-remove = Retirer
device-remove-label = Retirer { $name } de ta place à { $title }
device-removed = L’appareil ne tient plus ta place, et aucun lien donné auparavant ne l’ouvre plus.
link-renew = Bloquer les anciens liens
link-renew-label = Bloquer les anciens liens vers ta place à { $title }
link-renewed = Aucun lien donné auparavant n’ouvre plus cette place.

keys-tokens = Jetons pour les bots
keys-tokens-how = Avec un jeton, un programme joue à tes places, et ne fait rien d’autre. Quiconque l’a peut le faire : mets fin à ceux dont tu n’as pas besoin.
tokens-none = Tu n’as aucun jeton.
token-label = À quoi il sert
token-days = Il dure
days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
token-make = Créer un jeton
token-once = Ton nouveau jeton. Il n’est montré que cette fois :
token-until = jusqu’au { $day }
token-end = Mettre fin
token-end-label = Mettre fin au jeton { $label }
token-ended = Le jeton n’ouvre plus rien, et ce qui était connecté par lui est coupé.
