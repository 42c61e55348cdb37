## Wer man ist, und wie man wiederkommt

me-nobody = In diesem Browser kennt dich noch niemand. Nenn einen Namen, wenn du dich an eine Partie setzt, oder komm unter deinem alten Namen wieder.
me-name-give = Einen Namen nennen
me-keep = Deine Partien behalten
me-guest = Du bist Gast: Nur dieser Browser kennt dich. Füge einen Passkey hinzu, und du kommst auf jedem deiner Geräte unter deinem Namen wieder. Ohne Passwort, ohne Mailadresse.
me-kept = Du kommst mit einem Passkey wieder, auf jedem deiner Geräte, das ihn hat.
me-passkey = Passkey
me-passkey-add = Passkey hinzufügen
me-passkey-another = Noch einen Passkey hinzufügen
me-passkey-added = Geschafft: Du kommst unter deinem Namen wieder.
me-passkey-removed = Der Passkey öffnet nichts mehr.
me-passkey-remove-label = Den Passkey { $label } entfernen
me-passkey-impossible = Dieser Browser kann hier keinen Passkey behalten: Es braucht einen von heute, und diese Seite unter ihrem Namen mit Schloss (https).
me-remove = Entfernen
me-since = seit { $day }
me-seen = zuletzt am { $day }
me-codes-first = Zehn Notfallcodes erstellen
me-codes-new = Zehn neue Notfallcodes erstellen
me-codes-left = { $count ->
    [0] noch keine Notfallcodes
    [one] noch ein Notfallcode
   *[other] noch { $count } Notfallcodes
  }
me-codes-title = Deine Notfallcodes
me-codes-how = Schreib sie jetzt auf: Sie werden nur dieses eine Mal gezeigt. Jeder lässt dich einmal herein, wenn kein Passkey zur Hand ist.
me-name = Dein Name
me-name-how = Er gilt, wo du dich von jetzt an setzt; an einem Tisch, an dem du schon sitzt, behältst du den alten.
me-device = Ein anderes Gerät
me-device-how = Öffne { $place } auf dem anderen Gerät und tippe den Code ein. Es gehört dir dann wie dieses.
me-device-code = Code zeigen
me-device-minutes = { $count ->
    [one] gilt einmal, eine Minute lang
   *[other] gilt einmal, { $count } Minuten lang
  }
me-browsers = Browser, die dich kennen
me-browser-unknown = Ein Browser
me-browser-here = dieser
me-browser-end-label = { $label } soll dich nicht mehr kennen
me-browser-ended = Dieser Browser kennt dich nicht mehr.
me-end = Beenden
me-back = Unter deinem Namen wiederkommen
me-back-guest = Warst du schon hier?
me-back-how = Mit einem Passkey, mit einem Code, den ein anderes deiner Geräte zeigt, oder mit einem Notfallcode.
me-along = mitnehmen, was { $name } hier gespielt hat
me-sign-in = Mit Passkey anmelden
me-code = Code
me-code-go = Anmelden
me-sign-out = Abmelden
me-out = Dieser Browser kennt dich nicht mehr.
me-data = Alles, was über dich gespeichert ist

## Was man gespielt hat

played-title = Deine Partien
played-of = Gespielte Partien
played-none = Noch keine Partie ist zu Ende. Die laufenden stehen in der Lobby.
played-counted = Partien, gezählt nach Spiel und Spielerzahl
played-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }
played-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
  }
played-seat = Platz { $seat }
played-moves = im Mittel { $count } Züge
played-show = { $what }: { $count ->
    [one] eine Partie zeigen
   *[other] { $count } Partien zeigen
  }
played-show-share = { $what }: { $share } der Siege, { $count ->
    [one] die Partie zeigen
   *[other] die { $count } Partien zeigen
  }
played-share = { $share } der Siege, mit 95 % Sicherheit zwischen { $low } und { $high }; der Zufall allein gäbe { $fair }
played-by-seat = auch nach Platz
played-met = Wen du in deinen letzten 500 Partien am meisten getroffen hast
played-against = du { $mine }, die anderen { $theirs } der Siege
played-all = Zuletzt
played-chosen = Diese Partien
played-every = Alle zeigen
played-more = Ältere Partien
played-with = mit { $names }
played-won = { $whole ->
    [yes] gewonnen
   *[no] den Sieg geteilt ({ $share })
  }
played-rank = { $rank ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] { $rank }. Platz
  }
seen-title = Wer das sehen darf
seen-how = Wähle einen Namen, und alle sehen deine Partien an öffentlichen Tischen unter { $place }. Leer: niemand.
seen-label = Name, unter dem man dich sieht
seen-go = Speichern
seen-now = Zu sehen unter { $place }
seen-not = Niemand sieht deine Partien außer dir.

## Freunde

friend-offer = Link für einen Freund holen
friend-offer-another = Noch ein Link
friend-offer-how = Schick den Link, oder sag den Code an. Er macht einen Freund, innerhalb von { $days } Tagen:
friend-link = Link für einen Freund
friend-code = Code eines Freundes
friend-code-go = Freunde werden
friend-end = Freundschaft beenden
friend-end-label = Freundschaft beenden mit { $name }
friend-end-sure = Die Freundschaft mit { $name } beenden?
friends-see-me = Freunde sehen, dass ich hier bin
friend-offered = { $name } möchte mit dir befreundet sein
friend-offered-how = Freunde sehen, wenn der andere hier ist, und laden einander an Tische ein. Beides kannst du auf deiner Seite ändern.
friend-accept = Freunde werden
played-again = Noch einmal spielen
played-again-label = Noch einmal spielen mit { $names }

## Klopfen

knocks-title = Es klopft, wenn du am Zug bist
knocks-how = Dieser Browser kann klopfen, wenn eine langsame Partie auf dich wartet, auch wenn keine Seite von uns offen ist. Das Klopfen nennt dich und den Tisch und verrät nichts von der Partie.
knocks-turn-on = In diesem Browser klopfen
knocks-turn-off = Hier nicht mehr klopfen
knocks-are-on = Dieser Browser klopft.
knocks-impossible = Dieser Browser kann hier nicht klopfen: Es braucht einen heutigen, und diese Seite unter ihrem Namen mit einem Schloss (https). Auf dem iPhone muss die Seite zuerst zum Home-Bildschirm hinzugefügt werden.
knocks-off = Ausschalten
knocks-off-label = Ausschalten: { $label }
install = Ithaca auf diesem Gerät installieren
knocks-which = Wann geklopft wird, und wann nicht
knocks-when = Klopfen, wenn
knocks-kind-turn = ich in einer langsamen Partie am Zug bin
knocks-kind-started = eine Partie begonnen hat
knocks-kind-ended = eine Partie zu Ende ist
knocks-kind-invited = mich jemand einlädt
knocks-quiet = Ruhezeiten
knocks-quiet-on = Nachts klopft niemand; was es zu sagen gibt, wartet bis zum Morgen
knocks-from = von
knocks-to = bis
knocks-zone = nach der Zeit von { $zone }
problem-knocks-denied = Dieser Browser lässt uns nicht klopfen. Erlaube Benachrichtigungen für diese Seite in seinen Einstellungen, und versuch es noch einmal.
problem-knocks-failed = Der Benachrichtigungsdienst des Browsers ist nicht zu erreichen. Versuch es später noch einmal.

## Ratings

rating-title = Wertungen
rating-none = Noch keine gewertete Partie. Öffne unter „Neuer Tisch“ einen, der zählt.
rating-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }
rating-not-yet = vorläufig: nach etwa zwanzig Partien ist sie bekannt
ladder-title = Rangliste: { $game }
ladder-lead = Spieler, die gesehen werden wollen, und die Bots. Alle beginnen bei 1500, wo der schlichte Bot steht.
ladder-bot = Bot
ladder-mine = Deine Wertung:
ladder-unseen = du stehst nicht auf der Rangliste, weil du nicht gesehen werden willst
rating-rated-games = Partien
played-luck = im Mittel gab das Glück { $luck } des Sieges, das Geschick { $skill }
me-running = Deine laufenden Partien
me-running-none = Keine Partie von dir läuft.
