# Alle Wörter des Browsers außer denen der Spiele.

## The house

home = Ithaca: zur Lobby
site = Seiten
foot = Über diese Website
skip = Zum Inhalt springen
skip-decide = Zu deiner Entscheidung springen
nav-lobby = Lobby
nav-new = Neuer Tisch
nav-learn = Lernen
learn-game = Lernen: { $game }
nav-rules = Regeln
nav-about = Über Ithaca
nav-privacy = Datenschutz
nav-host = Für Gastgeber
nav-riddles = Rätsel des Tages
riddles-line = Für jedes Spiel täglich eine Stellung: Was würdest du spielen?
nav-keys = Geräte und Tokens
nav-me = Du
nav-sign-in = Anmelden
language = Sprache
settings = Einstellungen
theme = Darstellung
theme-system = Wie auf dem Gerät
theme-light = Hell
theme-dark = Dunkel
help = Hilfe
help-none = Keine Hilfe
help-none-how = Nur was du tun kannst, leuchtet auf.
help-some = Etwas Hilfe
help-some-how = Zeig auf etwas oder drück lange darauf: Dann erscheint seine Regel.
help-much = Viel Hilfe
help-much-how = Jede Entscheidung wird erklärt, und das Orakel bietet sich gleich an.
speed = Tempo des Geschehens
speed-calm = Ruhig
speed-usual = Normal
speed-quick = Flott
speed-once = Sofort
speed-once-how = Nur wie es steht; den Rest erzählt das Protokoll.
setting-left = Für die linke Hand
sound = Ton
setting-motion = Figuren wandern, Karten drehen sich um
setting-sound = Töne, und ein Klopfen, wenn du dran bist
setting-forced = Für mich spielen, wenn alle sehen, dass nur ein Zug möglich ist
setting-sure = Am Spielteil bestätigen, was auf dem Brett gewählt wurde; sonst genügen Karte und Platz
setting-confirm = Nachfragen, bevor ein Zug aus der Liste gespielt wird
close = Schließen
yes = Ja
no = Nein
none = keine
never = nie
more = Mehr Optionen
search = Suchen
clause = Regel { $address }
lost-title = Hier wohnt niemand
lost-text = Diese Seite gibt es nicht, oder ihr Tisch wurde geschlossen.
problem-no-connection = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
problem-passkey-not-used = Der Passkey wurde nicht benutzt. Versuch es, wann du magst.
problem-passkey-here = Dieses Gerät hat schon einen Passkey für dich.
problem-other = Etwas ist schiefgegangen ({ $code }). Versuch es gleich noch einmal.
problem-name-empty = Nenne bitte einen Namen mit mindestens einem Buchstaben.
name-title = Wie heißt du?
name-why = Kein Konto, kein Passwort: Ein Name genügt. Die anderen am Tisch sehen ihn.
name-label = Dein Name
name-go = Das bin ich
name-guest = Seefahrer


## The lobby

lobby-lead = Brettspiele rund um die Odyssee: mit Freunden, mit Bots, heute Abend.
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game } gegen Bots
with-friends = Mit Freunden
with-friends-game = Mit Freunden: ein Tisch { $game }
rules-of = Regeln: { $game }
dealing = Es wird ausgeteilt …
for-players = { $more ->
    [0] { $least } Spieler
   *[other] { $least } bis { $most } Spieler
}
for-minutes = { $most ->
    [0] { $least } Minuten
   *[other] { $least } bis { $most } Minuten
}
your-tables = Deine Partien
your-turn-since = Du bist dran · { $since }
turn-since = { $name } entscheidet · { $since }
go-on = Weiterspielen
go-there = Öffnen
new-game = Eine neue Partie
opponents = Deine Gegner spielen
see-result = Zum Ergebnis
sit-down-there = Platz nehmen
watch = Zusehen
open-tables = Offene Tische
no-open = Niemand wartet. Eröffne selbst einen Tisch.
running-tables = Tische zum Zusehen
no-running = Auf See ist alles ruhig.
over-tables = Zuletzt beendet
nobody-yet = Noch niemand
seats-taken = { $taken } von { $of } Plätzen besetzt

## A new table

new-title = Ein Tisch mit Freunden
new-lead = Wähle ein Spiel und die Plätze und verschick den Link. Bots können die freien Plätze nehmen.
the-table = Der Tisch
game = Spiel
seats = Plätze
options = Optionen
clock = Bedenkzeit
clock-kind-none = Ohne Uhr
clock-kind-move = Eine Uhr für jede Entscheidung
clock-kind-game = Eine Uhr für die ganze Partie
clock-how-long = Wie lange
away-label = Ersatzspieler für Abwesende nach
span = { $unit ->
    [days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count } Sekunden
}
oracle-allow = Das Orakel darf befragt werden
oracle-allow-how = Es zeigt gute Züge und sagt, warum, und weiß dabei nur, was der Fragende weiß. Im Verlauf steht, dass jemand gefragt hat.
oracle-may = Das Orakel darf befragt werden.
who-may-come = Wer darf kommen?
public-yes = Alle können mitspielen: Der Tisch steht in der Lobby
public-no = Nur, wer den Link hat, kann mitspielen
sit-down = Ich nehme den ersten Platz
title-label = Name des Tisches
table-language = Sprache des Tisches
board-file = Ein eigener Spielplan
board-file-how = Eine Spielplandatei im Format von Ithaca (TOML).
board-ours = Unseren ansehen
practice = Offene Übung: Alle dürfen den Startwert kennen
practice-seed = Startwert
make-table = Tisch eröffnen und Link erhalten

## Before the start

before-what = { $game } für { $players } Spieler.
older-rules = { $title } nach Version { $value } der Regeln; die heutige ist Version { $ours }.
clock-none = Ohne Uhr.
clock-by-move = { $unit ->
    [days] { $count ->
        [one] Ein Tag
       *[other] { $count } Tage
    }
    [minutes] { $count ->
        [one] Eine Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count } Sekunden
} für jede Entscheidung.
clock-by-game = { $unit ->
    [days] { $count ->
        [one] Ein Tag
       *[other] { $count } Tage
    }
    [minutes] { $count ->
        [one] Eine Minute
       *[other] { $count } Minuten
    }
   *[seconds] { $count } Sekunden
} für jeden Spieler.
practice-note = Offene Übung mit dem Startwert { $seed }.
players = Spieler
player = Spieler
sit = Hier Platz nehmen
sit-at = Hier Platz nehmen: Platz { $seat }
sit-too = Dazusetzen
sit-too-at = Dazusetzen: Platz { $seat }
seat-other-name = Wer ist noch bei dir?
bot-on = Bot auf Platz { $seat }
no-bot = kein Bot
leave-seat = Aufstehen
fill-bots = Freie Plätze mit Bots besetzen
start = Austeilen
close-table = Tisch schließen
close-sure = Für alle schließen?
wait-start = Der Gastgeber teilt aus, sobald alle Plätze besetzt sind.
bots-what = Wer sind die Bots?
bot-name-easy = leicht
bot-name-steady = solide
bot-name-sharp = stark
bot-name-oracle = Orakel
bot-name-oracle-in = Orakel, { $seconds } s pro Zug
bot-name-oracle-greedy = altes Orakel
bot-name-oracle-greedy-in = altes Orakel, { $seconds } s pro Zug
bot-name-muse = Muse
bot-name-random = leicht
bot-name-greedy = solide
bot-easy = spielt irgendeinen erlaubten Zug
bot-steady = nimmt, was gerade am besten aussieht
bot-sharp = denkt einen Augenblick voraus
bot-oracle = stellt sich vor, was die anderen haben könnten, und denkt voraus, solange man es lässt
bot-muse = hat im Spiel gegen sich selbst gelernt und spielt sofort
invite = Schick diesen Link deinen Freunden
share = Teilen…
invite-text = Spiel { $title } mit mir.
who-came = Wer schon da ist
meanwhile = Solange du wartest:
meanwhile-learn = lerne { $game } in ein paar Minuten
copy = Kopieren
copied = Kopiert
qr = Derselbe Link als QR-Code
sealed = Der Startwert ist versiegelt: { $commitment }

## Seats

seat-free = frei
seat-number = Platz { $seat }
seat-label = Platz: { $name }
seat-here = da
seat-away = nicht da
seat-bot = Bot ({ $bot })
seat-you = du
seat-resigned = hat aufgegeben
seat-standin = ein Ersatzspieler spielt ({ $why ->
    [clock] Zeit abgelaufen
    [away] nicht da
    [left] hat den Tisch verlassen
    [removed] weggeschickt
   *[other] hat aufgegeben
})
seat-offers = möchte aufhören
seat-muted = stumm
seat-decides = entscheidet
seat-pick = { $name } wählen
seat-look = Von hier sehen
seat-cover = Meine Karten zudecken
clock-left = Restzeit:
clock-days = { $days } T { $hours } h
spectators = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}

## The table

table-title = Ein Tisch { $game }
table-loading = Der Tisch wird gedeckt …
table-over = Die Partie ist zu Ende.
table-closed = Dieser Tisch wurde geschlossen.
table-menu = Tisch
board = Spielplan
board-label = Spielplan. Die Pfeiltasten führen von Ort zu Ort.
mine = Deine Seite des Tisches
hand = Hand
cards-held = Karten auf der Hand
decision = Entscheidung
actions = Was du tun kannst
thinks-own = Mal sehen, was daraus wird.
thinks = { $here ->
    [no] { $name } muss entscheiden, ist aber nicht da.
   *[yes] { $name } überlegt.
}
really = { $act }: wirklich?
pending = { $act } …
pending-other = Einen Augenblick …
picked-choose = Was soll es sein?
all-moves = Alle Züge
all-moves-key = Alle Züge (L)
moves-none = Für dich gibt es gerade nichts zu entscheiden.
picked-where = Wähle jetzt, wo.
confirm = Bestätigen
take-back = Doch nicht
undo = Zurücknehmen
spot-can = { $label }; wählbar
map-closer = Vergrößern
map-farther = Verkleinern
log = Verlauf
log-show = Verlauf zeigen
log-hide = Verlauf ausblenden
log-all = Alle { $count } Zeilen zeigen
by-standin = (Ersatzspieler)
chat-label = Sag etwas
chat-send = Sagen
chat-phrases = Fertige Sätze
line-waiting = Die Verbindung ist unterbrochen und wird neu aufgebaut …
line-offline = Du bist offline. Der Tisch wartet auf dich.
line-closed = Diese Verbindung wurde geschlossen.
line-now = Jetzt noch einmal versuchen
curtain = Vorhang
curtain-pass = Gib das Gerät an { $name }
curtain-lift = Ich bin { $name }: Zeig meine Seite
result = Ergebnis
won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
ended-agreed = Alle waren dafür, die Partie hier zu beenden.
ended-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
rank = Rang
points = Punkte
share-of-victory = Anteil am Sieg
rematch = Revanche
rematch-go = Ich bin dabei
replay = Nachspielen
review = Rückblick
verify = Startwert prüfen
export = Protokoll speichern
seed = Startwert: { $seed }
other-device = Diesen Platz auf einem anderen Gerät öffnen
other-device-how = Öffne diesen Link auf dem anderen Gerät und behalte ihn für dich
seat-opening = Dein Platz wird auf diesem Gerät geöffnet …
offer-end = Ende der Partie vorschlagen
offer-back = Vorschlag zurückziehen
leave-game = Gehen
leave-sure = Ein Ersatzspieler spielt, bis du zurückkommst. Gehen?
leave-waiting-sure = Dein Rang bleibt dir sicher. Gehen?
seat-waits = Für dich gibt es nichts mehr zu entscheiden, und dein Rang ist sicher. Sieh den anderen zu, geh oder schlag vor, die Partie zu beenden.
resign = Aufgeben
resign-sure = Ein Ersatzspieler spielt zu Ende, und du wirst Letzter. Aufgeben?
resign-ends = Die Partie ist sofort zu Ende, und du hast verloren. Aufgeben?
owner-tools = Werkzeuge des Gastgebers
mute = Stumm schalten
unmute = Wieder reden lassen
remove = Wegschicken
remove-sure = { $name } wegschicken?
remove-agree = Zustimmen, dass { $name } den Tisch verlässt
watch-link = Link für Zuschauer
standin-yours = Ein Ersatzspieler spielt für dich.
standin-back = Meinen Platz wieder einnehmen

phrase-hello = Hallo zusammen.
phrase-good-luck = Die Götter seien dir gnädig.
phrase-well-played = Gut gespielt.
phrase-thinking = Lass mich überlegen.
phrase-thanks = Danke.
phrase-oops = Hoppla.
phrase-one-moment = Einen Augenblick, bitte.
phrase-your-turn = Du bist dran.
phrase-another-game = Noch eine Partie?
phrase-goodbye = Auf Wiedersehen, bis zum nächsten Mal.

note-sat = { $name } setzt sich.
note-left = { $name } verlässt den Tisch.
note-removed = { $name } wurde weggeschickt.
note-agreed = { $player } möchte, dass { $name } den Tisch verlässt.
note-opposed = { $player } möchte, dass { $name } bleibt.
note-bot = Ein Bot ({ $bot }) nimmt Platz { $seat } ein.
note-started = Es ist ausgeteilt.
note-ended = { $why ->
    [agreed] Alle sind sich einig: Hier ist Schluss.
    [resigned] Niemand ist übrig, gegen den man spielen könnte: Hier ist Schluss.
   *[played] Die Partie ist zu Ende.
}
note-closed = Der Tisch ist geschlossen.
note-standin = Ein Ersatzspieler spielt für { $name } ({ $why ->
    [clock] Zeit abgelaufen
    [away] nicht da
    [left] hat den Tisch verlassen
    [removed] weggeschickt
   *[other] hat aufgegeben
}).
note-back = { $name } ist wieder da.
note-resigned = { $name } gibt auf.
note-offered = { $name } schlägt vor, die Partie zu beenden.
note-withdrew = { $name } spielt doch lieber weiter.
note-asked = { $name } befragt das Orakel.
note-muted = { $name } ist stumm geschaltet.
note-unmuted = { $name } darf wieder reden.
note-rematch = Eine Revanche wird vorbereitet.

## Replay

replay-from = Sicht
replay-public = was alle sehen
replay-open = offene Karten
replay-moves = Züge
replay-turned = Wendepunkt
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug { $at } von { $of }
fork = Von hier weiterspielen
fork-how = Ein Übungstisch beginnt bei diesem Zug. Was man auf diesem Platz nicht wusste, wird neu ausgeteilt.
fork-as = Als { $name }

## About, privacy

about-what = Ithaca bringt Brettspiele rund um die Odyssee wieder auf den Tisch: im Browser, mit Freunden und Bots, auf Französisch, Englisch und Deutsch.
about-credits = Von wem diese Spiele sind
about-version = Regelfassung { $version }.
about-thanks = Alle Ehre ihren Autoren und Verlagen. Wenn du eine dieser Schachteln findest, kauf sie.
about-ours = Was von uns ist
about-own = Spielpläne, Bilder und Texte sind unsere eigenen. Die gedruckten Spielpläne sind nicht kopiert; unsere halten ein, was die Regeln über sie sagen. Die Regeln sind in eigenen Worten erzählt.
about-fair = Ehrliche Würfel
about-seed = Vor dem Austeilen versiegelt der Server einen Startwert, und jeder Spieler gibt eine Zahl dazu. Nach der Partie wird er geöffnet, und jeder kann prüfen, dass alle Karten und Würfe daraus kamen.
about-made = Gemacht mit
about-libraries = Preact, htm, Signals und Fluent; die Schriften Cinzel und Source Sans 3; die Küsten von Natural Earth. Nichts wird von anderswo geladen.
privacy-lead = Wir wissen so wenig wie möglich über dich. Das ist alles, was gespeichert wird:
privacy-name = der Name und die Sprache, die du angibst;
privacy-cookie = ein Cookie, das sagt, dass du es bist; mehr steht nicht darin, und niemand sonst liest es;
privacy-keys = die öffentliche Hälfte jedes Passkeys, den du hinzufügst, Prüfsummen deiner Codes und welche Browser dich kennen, mit dem Namen, den sich jeder gibt;
privacy-friends = wer deine Freunde sind und an welche Tische du eingeladen bist;
privacy-knocks = wenn du Klopfen möchtest: die Adresse, die der Benachrichtigungsdienst deines Browsers ihm gegeben hat, und deine Ruhezeiten. Ein Klopfen geht verschlüsselt durch diesen Dienst, und jedes ist gleich groß;
privacy-moves = deine Plätze und deine Züge: Eine Partie besteht aus Zügen;
privacy-chat = was du an einem Tisch sagst, solange es den Tisch gibt;
privacy-browser = in diesem Browser: Darstellung, Sprache, Ton und ähnliche Einstellungen, wie weit du deinen Partien zugesehen hast und wie sie standen, als du die Lobby zuletzt sahst;
privacy-none = keine Adresse, kein Tracking, keine Werbung und keine fremden Server außer diesem, wenn du Klopfen möchtest.
privacy-long = Tische und Personen, zu denen niemand zurückkehrt, werden nach einer Weile gelöscht; wer diesen Server betreibt, legt fest, wann.
privacy-you = Du bist hier { $name }.
privacy-show = Zeigen, was über mich gespeichert ist
privacy-delete = Meine Daten löschen
privacy-sure = Dein Name verschwindet von allen Tischen, und das lässt sich nicht rückgängig machen. Löschen?
privacy-delete-yes = Ja, alles löschen
privacy-gone = Erledigt: Wir haben dich vergessen.
privacy-unknown = Du hast hier keinen Namen angegeben, also ist nichts über dich gespeichert.

## Freunde, und was man offline sieht

friends = Freunde
friends-all = Alle Freunde
friends-none = Du hast hier noch keine Freunde. Schick jemandem einen Link, oder gib den Code ein, den man dir nennt.
friends-make = Freunde finden
friend-here = gerade hier
invitations = Du bist eingeladen
invitation-by = { $name } lädt dich ein
invitation-no = Diesmal nicht
invitation-no-label = Diesmal nicht: die Einladung von { $name }
invite-friend = Freund einladen
invite-do = einladen
invited = eingeladen
offline-title = Du bist offline
offline-how = Der Server ist nicht zu erreichen. Sobald er antwortet, geht es auf dieser Seite von selbst weiter.
offline-tables = Deine Partien, zuletzt gesehen: { $since }
offline-none = In diesem Browser wurden noch keine Partien gesehen.
offline-open = Wartet auf Mitspieler

## Ratings

nav-ladder = Rangliste
rating = Wertung
rated = Gewertet
rated-how = Die Partie zählt: Mit dem Ergebnis bewegt sich die Wertung aller. Kein Orakel, kein zweiter Platz, der übliche Plan.
rated-kept = Für Spieler mit Passkey, die als sie selbst wiederkommen:
rated-note = Diese Partie zählt für die Wertung aller, die sie spielen.
rating-points = { $points } Punkte, auf { $spread } genau
rating-provisional = { $points } Punkte, vorläufig, auf { $spread } genau
rating-curve = Wertung über { $games } Partien, von { $from } auf { $to } Punkte
rating-curve-brief = { $games } gewertete Partien, bestenfalls { $best }
