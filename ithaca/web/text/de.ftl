# Alle Wörter des Browsers außer denen der Spiele.

## The house

home = Ithaca, zur Halle
site = Seiten
foot = Über diese Seite
skip = Zur Seite springen
skip-decide = Zu deiner Entscheidung springen
nav-lobby = Halle
nav-new = Neuer Tisch
nav-learn = Lernen
learn-game = Lernen: { $game }
nav-rules = Regeln
nav-about = Über uns
nav-privacy = Datenschutz
language = Sprache
settings = Einstellungen
theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
help = Hilfe
help-none = Keine Hilfe
help-none-how = Nur was möglich ist, leuchtet.
help-some = Etwas Hilfe
help-some-how = Zeig auf etwas oder drück lange darauf: seine Regel erscheint.
help-much = Viel Hilfe
help-much-how = Jede Entscheidung wird erklärt, und das Orakel bietet sich zuerst an.
setting-motion = Figuren reisen, Karten wenden sich
setting-sound = Töne, und ein Klopfen, wenn du dran bist
setting-confirm = Nachfragen, bevor ein Zug aus der Liste gespielt wird
close = Schließen
yes = Ja
no = Nein
none = keine
never = nie
more = Mehr
search = Suchen
clause = Regel { $address }
lost-title = Hier wohnt niemand
lost-text = Diese Seite gibt es nicht, oder ihr Tisch wurde geschlossen.
problem-no-connection = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
problem-other = Etwas ist schiefgegangen ({ $code }). Versuche es gleich noch einmal.
name-title = Wie heißt du?
name-why = Kein Konto, kein Passwort: Ein Name genügt. Die anderen am Tisch sehen ihn.
name-label = Dein Name
name-go = Das bin ich

game-ulysses = Ulysses
game-odysseus = Odysseus
game-odyssey = L’Odyssée d’Ulysse
lead-ulysses = Götter mit geheimen Zielen streiten, wohin das Schiff als Nächstes fährt.
lead-odysseus = Götter mit geheimen Aufträgen legen Winde und Mächte auf eine Reise in drei Etappen.
lead-odyssey = Ein Würfelrennen nach Hause, vorbei an Zauber, Kampf, Schiffbruch und Wetter.

## The lobby

lobby-lead = Drei Brettspiele der Odyssee: mit Freunden, mit Bots, heute Abend.
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game } gegen Bots
with-friends = Mit Freunden
with-friends-game = Mit Freunden: ein Tisch { $game }
rules-of = Regeln von { $game }
dealing = Es wird ausgeteilt …
for-players = { $least } bis { $most } Spieler
open-tables = Offene Tische
no-open = Niemand wartet. Eröffne selbst einen.
running-tables = Hier wird gespielt
no-running = Die See ist ruhig.
over-tables = Vor Kurzem beendet
nobody-yet = Noch niemand
seats-taken = { $taken } von { $of } Plätzen besetzt
state-playing = läuft; du kannst zusehen
state-over = beendet; zum Ergebnis
state-closed = geschlossen

## A new table

game = Spiel
seats = Plätze
options = Optionen
clock = Zeit
clock-kind-none = Keine Uhr
clock-kind-move = Eine Uhr für jede Entscheidung
clock-kind-game = Eine Uhr für das ganze Spiel
clock-how-long = Wie lange
away-label = Für Abwesende entscheidet ein Vertreter nach
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
oracle-allow-how = Es zeigt gute Züge und sagt, warum, aus dem, was der fragende Platz weiß. Das Protokoll vermerkt, dass jemand gefragt hat.
oracle-may = Das Orakel darf befragt werden.
who-may-come = Wer kommen darf
public-yes = Alle: Der Tisch steht in der Halle
public-no = Nur wer den Link hat
sit-down = Ich nehme den ersten Platz
title-label = Name des Tisches
table-language = Sprache des Tisches
board-file = Ein eigener Spielplan
board-file-how = Eine Plandatei, wie Ithaca sie schreibt (TOML).
board-ours = Unseren ansehen
practice = Offene Übung: Jeder darf den Startwert kennen
practice-seed = Startwert
make-table = Tisch eröffnen

## Before the start

before-what = { $game } zu { $players }.
older-rules = { $title } wurde nach Version { $value } der Regeln gespielt; die heutige ist Version { $ours }.
clock-none = Keine Uhr.
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
} für jeden.
practice-note = Offene Übung mit dem Startwert { $seed }.
players = Spieler
player = Spieler
sit = Hier sitzen
sit-at = Hier sitzen: Platz { $seat }
sit-too = Dazusetzen
sit-too-at = Dazusetzen: Platz { $seat }
seat-other-name = Wer ist noch bei dir?
bot-on = Bot auf Platz { $seat }
no-bot = kein Bot
leave-seat = Aufstehen
fill-bots = Bots auf die freien Plätze
start = Austeilen
close-table = Tisch schließen
close-sure = Für alle schließen?
wait-start = Der Gastgeber teilt aus, wenn alle Plätze besetzt sind.
bots-what = Wer sind die Bots?
bot-name-easy = leicht
bot-name-steady = solide
bot-name-sharp = scharf
bot-name-oracle = Orakel
bot-name-oracle-in = Orakel, { $time }
bot-name-random = leicht
bot-name-greedy = solide
bot-easy = spielt irgendeinen erlaubten Zug
bot-steady = nimmt, was gerade am besten aussieht
bot-sharp = denkt einen Augenblick voraus
bot-oracle = stellt sich vor, was die anderen haben könnten, und denkt voraus, solange man es lässt
invite = Schick diesen Link deinen Freunden
copy = Kopieren
copied = Kopiert
qr = Derselbe Link als QR-Code
sealed = Der Startwert ist versiegelt: { $commitment }

## Seats

seat-free = frei
seat-number = Platz { $seat }
seat-label = Platz von { $name }
seat-here = da
seat-away = nicht da
seat-bot = Bot { $bot }
seat-you = du
seat-resigned = hat aufgegeben
seat-standin = ein Vertreter spielt ({ $why ->
    [clock] Zeit abgelaufen
    [away] nicht da
    [left] gegangen
    [removed] weggeschickt
   *[other] hat aufgegeben
})
seat-offers = möchte aufhören
seat-muted = stumm
seat-decides = entscheidet
seat-pick = { $name } wählen
seat-look = Von hier sehen
seat-cover = Meine Karten zudecken
clock-left = Zeit übrig:
clock-days = { $days } T { $hours } Std
spectators = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}

## The table

table-title = Ein Tisch { $game }
table-loading = Der Tisch wird gedeckt …
table-over = Das Spiel ist aus.
table-closed = Dieser Tisch wurde geschlossen.
table-menu = Tisch
board = Spielplan
board-label = Spielplan. Die Pfeiltasten gehen von Ort zu Ort.
mine = Deine Seite des Tisches
hand = Hand
cards-held = Karten auf der Hand
decision = Entscheidung
actions = Was du tun darfst
thinks = { $here ->
    [no] { $name } ist dran, aber nicht da.
   *[yes] { $name } überlegt.
}
really = { $act }: wirklich?
pending = { $act } …
pending-other = Einen Augenblick …
picked-choose = was soll es sein?
take-back = Doch nicht (Esc)
undo = Letzten Zug zurücknehmen
spot-can = { $label }; wählbar
map-closer = Näher
map-farther = Weiter weg
log = Verlauf
log-show = Verlauf zeigen
log-hide = Verlauf einklappen
log-all = Alle { $count } Zeilen zeigen
by-standin = (Vertreter)
chat-label = Sag etwas
chat-send = Sagen
chat-phrases = Fertige Sätze
line-waiting = Die Verbindung ist unterbrochen. Neuer Versuch …
line-offline = Du bist offline. Der Tisch wartet auf dich.
line-closed = Diese Verbindung wurde geschlossen.
line-now = Jetzt versuchen
curtain = Vorhang
curtain-pass = Gib das Gerät an { $name }
curtain-lift = Ich bin { $name }, zeig meine Seite
result = Ergebnis
won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
ended-agreed = Alle wollten hier aufhören.
rank = Rang
points = Punkte
share-of-victory = Anteil am Sieg
rematch = Revanche
rematch-go = Komm mit
replay = Nachspielen
review = Rückblick
verify = Startwert prüfen
export = Verlauf sichern
seed = Startwert: { $seed }
other-device = Diesen Platz auf einem anderen Gerät öffnen
other-device-how = Öffne diesen Link auf deinem Telefon; behalte ihn für dich
offer-end = Vorschlagen aufzuhören
offer-back = Vorschlag zurückziehen
leave-game = Gehen
leave-sure = Ein Vertreter spielt, bis du zurückkommst. Gehen?
resign = Aufgeben
resign-sure = Ein Vertreter spielt zu Ende, und du zählst als Letzter. Aufgeben?
owner-tools = Werkzeug des Gastgebers
mute = Stumm schalten
unmute = Reden lassen
remove = Wegschicken
remove-sure = { $name } wegschicken?
watch-link = Link zum Zusehen
standin-yours = Ein Vertreter spielt für dich.
standin-back = Meinen Platz zurücknehmen

phrase-hello = Hallo zusammen.
phrase-good-luck = Die Götter seien dir gnädig.
phrase-well-played = Gut gespielt.
phrase-thinking = Lass mich überlegen.
phrase-thanks = Danke.
phrase-oops = Hoppla.
phrase-one-moment = Einen Augenblick, bitte.
phrase-your-turn = Du bist dran.
phrase-another-game = Noch ein Spiel?
phrase-goodbye = Auf Wiedersehen, bis zum nächsten Mal.

note-sat = { $name } setzt sich.
note-left = { $name } verlässt den Tisch.
note-removed = { $name } wurde weggeschickt.
note-bot = Der Bot { $bot } nimmt Platz { $seat }.
note-started = Es ist ausgeteilt.
note-ended = { $why ->
    [agreed] Alle sind einig: Hier ist Schluss.
   *[played] Das Spiel ist aus.
}
note-closed = Der Tisch ist geschlossen.
note-standin = Ein Vertreter spielt für { $name } ({ $why ->
    [clock] Zeit abgelaufen
    [away] nicht da
    [left] gegangen
    [removed] weggeschickt
   *[other] hat aufgegeben
}).
note-back = { $name } ist wieder da.
note-resigned = { $name } gibt auf.
note-offered = { $name } möchte aufhören.
note-withdrew = { $name } spielt doch lieber weiter.
note-asked = { $name } befragt das Orakel.
note-muted = { $name } ist stumm geschaltet.
note-unmuted = { $name } darf wieder reden.
note-rematch = Eine Revanche wird vorbereitet.

## Replay

replay-from = Gesehen von
replay-public = öffentlicher Tisch
replay-open = offene Karten
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug { $at } von { $of }
fork = Von hier weiterspielen
fork-how = Ein Übungstisch beginnt bei diesem Zug. Was dieser Platz nicht wusste, wird neu gegeben.
fork-as = Als { $name }

## About, privacy

about-what = Ithaca bringt drei Brettspiele der Odyssee wieder auf den Tisch: im Browser, mit Freunden und Bots, auf Französisch, Englisch und Deutsch.
about-credits = Wessen Spiele das sind
about-version = Regelfassung { $version }.
about-thanks = Alle Ehre ihren Autoren und Verlagen. Wenn du eine dieser Schachteln findest, kauf sie.
about-ours = Was von uns ist
about-own = Spielpläne, Bilder und Worte sind unsere eigenen. Die gedruckten Pläne sind nicht kopiert; unsere halten ein, was die Regeln über sie sagen. Die Regeln sind in eigenen Worten erzählt.
about-fair = Ehrliche Würfel
about-seed = Vor dem Austeilen versiegelt der Server einen Startwert, und jeder Spieler gibt eine Zahl dazu. Nach dem Spiel wird er geöffnet, und jeder kann prüfen, dass alle Karten und Würfel daraus kamen.
about-made = Gemacht mit
about-libraries = Preact, htm, Signals und Fluent; die Schriften Cinzel und Source Sans 3; die Küsten von Natural Earth. Nichts wird von anderswo geladen.
privacy-lead = Wir wissen so wenig von dir wie möglich. Das ist alles, was gespeichert wird:
privacy-name = der Name und die Sprache, die du angibst;
privacy-cookie = ein Cookie, das sagt, dass du es bist; mehr steht nicht darin, und niemand sonst liest es;
privacy-moves = deine Plätze und deine Züge: Ein Spiel sind seine Züge;
privacy-chat = was du an einem Tisch sagst, solange es den Tisch gibt;
privacy-browser = in diesem Browser: Aussehen, Sprache, Ton und solche Einstellungen;
privacy-none = keine Adresse, keine Verfolgung, keine Werbung, keine fremden Server.
privacy-long = Tische und Personen, zu denen niemand zurückkehrt, werden nach einer Weile gelöscht; der Gastgeber dieses Servers legt fest, wann.
privacy-you = Du bist hier { $name }.
privacy-show = Zeigen, was über mich gespeichert ist
privacy-delete = Meine Daten löschen
privacy-sure = Dein Name verschwindet von allen Tischen, und niemand kann das rückgängig machen. Löschen?
privacy-delete-yes = Ja, vergesst mich
privacy-gone = Erledigt: Du bist hier vergessen.
privacy-unknown = Du hast hier keinen Namen angegeben, also ist nichts über dich gespeichert.
