# Ithaca, the house's own words: mistakes and the command line.

## Mistakes: the value, the reason, the way out

by-the-rule = { $sentence } (Regel { $clause })
did-you-mean = { $sentence } Meintest du „{ $meant }“?
the-choices = { $sentence } Möglich sind: { $choices }.

no-such-game = Es gibt kein Spiel „{ $value }“.
broken-game = Das Spiel „{ $value }“ ist installiert, lässt sich aber nicht spielen: { $reason }.
wrong-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $value }.
wrong-players-only = { $title } ist für { $wanted } Spieler, nicht für { $value }.
no-such-option = { $title } hat keine Option „{ $value }“.
bad-option-value = Die Option „{ $option }“ kann on oder off sein, nicht „{ $value }“.
option-not-for = Die Option „{ $option }“ ist nur für { $wanted } Spieler, nicht für { $value }. Lass sie weg.
options-exclude = Die Optionen „{ $option }“ und „{ $other }“ schließen sich aus.
former-name = „{ $value }“ heißt jetzt „{ $now }“.
no-report = Für { $title } gibt es noch keinen Bericht; lass --report weg.
no-matplotlib = Für die Bilder braucht es matplotlib, und das ist nicht installiert. Installiere es mit: pip install "ithaca[report]"
no-research = Dafür braucht es { $value }, und das ist nicht installiert. Installiere es mit: pip install "ithaca[research]"
illegal-action = Die Aktion { $value } ist in Partie { $place } nicht erlaubt. Gespielt wurde nichts.
no-such-form = Beobachtungen haben keine Form „{ $value }“.
gpu-not-compiled = Auf einer Grafikkarte müssen die Regeln kompiliert sein; lass NUMBA_DISABLE_JIT weg.
no-numba-cuda = Für Partien auf einer Grafikkarte braucht es numba-cuda ({ $reason }). Installiere es mit: pip install "ithaca[gpu]"
no-gpu = Hier wurde keine Grafikkarte für CUDA gefunden, oder ihr Treiber fehlt. Dieselben Partien spielt VectorEnv oder „ithaca simulate“ ohne --gpu auf dem Prozessor.
gpu-no-bits = Auf einer Grafikkarte sind Beobachtungen „flat“ oder „compact“, nicht „{ $value }“.
illegal-action-before = In Partie { $place } wurde eine verbotene Aktion gespielt. Ab diesem Schritt wurde nichts mehr gespielt; mit reset beginnst du von vorn.
no-torch = Zum Lernen braucht es PyTorch, und das ist nicht installiert. Installiere es mit: pip install "ithaca[train]"
no-such-device = Es gibt kein Gerät „{ $value }“, auf dem gelernt werden könnte.
training-lost = In Runde { $round } kam das Netz auf Zahlen, die keine sind. Der letzte Zwischenstand liegt in { $value }: Mach dort mit --resume weiter, vielleicht mit einem anderen Startwert.
training-no-memory = Das Gerät hat keinen Speicher mehr für { $games } Partien nebeneinander und ein Netz der Breite { $width }. Nimm weniger mit --games oder eine kleinere --width. Was in { $value } liegt, bleibt.
training-learner-lost = Eine Lernende im Cluster ist verloren: { $reason } Der letzte Zwischenstand liegt in { $value }: Mach dort mit --resume weiter.
training-too-many = Verlangt sind { $value } Lernende, und der Cluster hat { $count } solche Geräte: { $device }. Verlange weniger mit --learners oder andere mit --device.
train-no-such-number = Der Plan einer Ausbildung hat keine Zahl „{ $value }“.
train-bad-number = Eine solche Zahl gibt es nicht: { $reason }
train-other-shape = Das Netz in dieser Datei hat eine andere Form als das, das lernt: Breite { $width } und { $blocks } Blöcke sind nötig.
train-parts = Die Anteile der Partien mit einfachen Spielern, früheren Fassungen und einer Antwortenden ergeben { $value }, mehr als alle.
no-checkpoint = Es gibt keinen Zwischenstand, von dem es weitergehen könnte. Lass --resume weg, um zu beginnen.
bad-checkpoint = Das ist kein Zwischenstand, oder er ist beschädigt ({ $reason }).
other-plan = Der Zwischenstand ist von „{ $value }“, nicht von „{ $wanted }“.
no-muse-yet = Für { $title } gibt es noch keine Muse. Lass eine lernen: ithaca train { $value }
nothing-hidden = In { $title } verbirgt niemand etwas: Es gibt keine Geheimnisse zu erraten.
no-weights = Das ist keine Datei einer Muse.
bad-weights = Diese Datei einer Muse ist beschädigt: { $reason }.
weights-of-another = Diese Muse hat etwas anderes gelernt: { $what } ist { $value }, hier ist es { $wanted }.
weights-cut = Diese Datei einer Muse hat { $value } Bytes Gewichte und sollte { $wanted } haben.
weights-changed = Diese Datei einer Muse wurde verändert: Ihre Prüfsumme ist eine andere.
train-imitating = ahmt einfache Spieler nach
train-playing = spielt gegen sich selbst
train-share = { $share } gegen einfache Spieler ({ $low } bis { $high })
train-response = { $share } gegen die Muse, auf die sie antwortet ({ $low } bis { $high })
train-figures = { $pace } Entscheidungen je Sekunde, Entropie { $entropy }, Partien von { $length } Zügen
train-done = Was sie gelernt hat: { $file } · ihre Kurve: { $picture }
train-secrets = Log-Verlust dessen, was andere verbergen: { $muse } Nat; nach den angepassten Annahmen { $fitted }, ohne Wissen { $nothing }
no-such-bot = Es gibt keinen Bot „{ $value }“.
bad-bot = Der Bot „{ $value }“ ist nicht zu gebrauchen: { $reason }. Man schreibt ihn paket.modul:Klasse; die Klasse bekommt Bytes, aus denen sie ihr Glück zieht, und hat eine Methode choose(view, seen, legal, budget).
bad-budget = Der Bot „{ $bot }“ nimmt die Einstellung „{ $value }“ nicht an. Ein Budget ist eine Zeit (200ms, 5s) oder eine Zahl von Durchläufen (20000); dahinter dürfen Threads stehen (oracle:1s:2threads); eine Muse nimmt eine Temperatur (muse:t0.5).
no-such-moment = { $move ->
    [0] { $player } hatte in dieser Partie nie eine Wahl.
   *[other] Bei Zug { $move } hatte { $player } keine Wahl. Lass --move weg, dann geht es um die letzte.
}
bot-cannot-explain = Der Bot „{ $value }“ kann seine Züge nicht erklären. Frag oracle, oracle:5s oder oracle:20000.
no-such-clause = Es gibt keine Regel „{ $value }“.
no-such-language = „{ $value }“ sprechen wir nicht.
bad-number = „{ $value }“ ist keine Zahl von { $least } bis { $most }.

no-such-move = Es gibt keinen Zug „{ $value }“.
wrong-arguments = „{ $value }“ hat nicht die richtige Form: Schreib { $form }.
no-such-argument = In „{ $move }“ ist „{ $value }“ nicht bekannt.
not-your-turn = „{ $value }“: Jetzt entscheidet { $actor }, nicht { $player }.
no-such-roll = „{ $value }“ kann keine { $die } ergeben.
move-after-end = „{ $value }“ ({ $player }): Die Partie ist schon zu Ende.

cannot-read = Die Datei lässt sich nicht lesen: { $reason }.
cannot-write = Die Datei lässt sich nicht schreiben: { $reason }.
bad-toml = Das ist kein gültiges TOML: { $reason }.
unknown-file = „{ $value }“ ist weder ein Protokoll noch ein Szenario: Ein Protokoll endet auf .jsonl, ein Szenario auf .toml.

scenario-missing = Im Szenario fehlt „{ $value }“.
wrong-kind = Die Datei hat nicht die richtige Form: { $reason }.
position-unknown = „{ $value }“ ist hier nicht bekannt (erwartet: { $kind ->
    [scenario] ein Schlüssel der Datei
    [position] ein Teil der Stellung
    [player] ein Spieler
    [god] ein Gott im Spiel
    [wind] ein Wind
    [adventure] ein Abenteuer
    [island] eine Insel
    [card] eine Aktionskarte
    [place] ein Ort
    [colour] eine Farbe
    [space] ein Feld
    [weapon] eine Waffe
    [help] eine Hilfskarte
    [treasure] ein Schatz
    [clause] eine Regel des Regelbuchs
   *[expect] ein öffentliches Feld
}).
position-twice = „{ $value }“ kommt zweimal vor.
position-too-many = Die Stellung verlangt { $count }-mal „{ $value }“, aber { $left ->
    [0] davon ist nichts mehr da
    [one] es ist nur noch eins da
   *[other] es sind nur noch { $left } da
}.
expectation-failed = „{ $value }“ sollte { $wanted } sein, ist aber { $found }.
not-told = Das wurde nicht erzählt, oder nicht in dieser Reihenfolge: „{ $value }“ (Zuhörer: { $listener }).
expected-legal = „{ $value }“ sollte erlaubt sein, ist es aber nicht: { $reason }
expected-refused = „{ $value }“ sollte abgelehnt werden, ist aber erlaubt.
lesson-bad-look = Ein Schritt zeigt auf „{ $value }“; schreib Art:Name, etwa zone:g1.
lesson-bad-move = Ein Schritt steht vor Zug { $value }; Schritte gehen von 1 bis { $most } (nach dem letzten Zug).
lesson-unsaid = Zug { $number }, „{ $value }“, gehört dem Lernenden, aber kein Schritt verlangt ihn.
lesson-no-end = Der letzte Schritt muss nach allen Zügen stehen: at = { $value }.

board-bad-slug = Ort { $number } braucht einen Kurznamen (slug) aus den Buchstaben a bis z, nicht „{ $value }“.
board-twice = Der Ort „{ $value }“ kommt zweimal vor.
board-no-name = Der Ort „{ $value }“ hat keinen Namen in der Sprache „{ $lang }“.
board-no-point = Dem Ort „{ $value }“ fehlt { $axis }: Er braucht beide Koordinaten.
board-unknown-place = Es gibt keinen Ort „{ $value }“.
board-not-joined = „{ $value }“ ist von „{ $start }“ aus nicht zu erreichen.
position-bad-cards = „{ $value }“ sind keine Karten: Schreib Anzahlen, wie in {"{"} Name = 2 {"}"}, oder eine Liste von Namen.
log-bad-line = Diese Zeile lässt sich nicht lesen: { $reason }.
log-no-header = Das ist nicht das Protokoll einer Partie: Die erste Zeile muss sein Kopf sein.
log-header-lacks = Im Kopf fehlt „{ $value }“.
log-other-rules = Dieses Protokoll wurde nach Version { $value } der Regeln geschrieben; hier spielen wir Version { $ours } und können es nicht nachspielen.
log-not-ended = Die Partie ist noch nicht zu Ende. Der Startwert ist noch versiegelt; darum lässt sie sich nicht nachspielen.
log-stops-early = Das Protokoll endet, bevor seine Partie zu Ende ist.
log-no-undo = Hier wird ein Zug zurückgenommen, der schon etwas verraten hatte.
log-digest = Nach Zug { $move } ist der Tisch nicht so, wie er notiert wurde: Die Prüfsumme müsste { $value } sein, ist aber { $found }. Das Protokoll wurde verändert.
log-commitment = Der Startwert passt nicht zu seiner Zusage: Er müsste { $value } ergeben, ergibt aber { $found }. Das Protokoll wurde verändert, oder es ist nicht der zugesagte Startwert.
log-seal = Eine Zeile wurde verändert: Das Siegel müsste { $value } sein, ist aber { $found }.

## The command line

compiling = Die Regeln werden kompiliert, nur dieses eine Mal: { $rule }
simulating = { $title } wird gespielt
col-game = Spiel
col-players = Spieler
col-options = Optionen
col-rules = Regeln
col-by = Von
number = { NUMBER($value, maximumFractionDigits: 1) }
col-figure = Kennzahl
col-value = Wert
fig-games = Partien
fig-decisions = Entscheidungen
fig-seconds = Sekunden
fig-decisions-per-second = Entscheidungen je Sekunde
fig-games-per-second = Partien je Sekunde
fig-mean-length = Entscheidungen je Partie
fig-seed = Startwert
fig-wins = Siege von Platz { $seat }

report-kept = Das Bild liegt in { $file }.
play-welcome = { $title } für { $players } Spieler. Du sitzt auf Platz { $seat }. Die anderen spielt der Bot „{ $bot }“.
bot-name-easy = leicht
bot-name-steady = solide
bot-name-sharp = stark
play-seed = Der Startwert ist versiegelt: { $commitment }
play-prompt = Deine Wahl (Nummer oder Name, ? für Hilfe)
play-help = Tippe die Nummer oder den Namen eines Zugs; das letzte Wort genügt, wenn nur ein Zug so endet. In einer Zeile dürfen mehrere Züge stehen, etwa „build temple zeus objection*2“. „? 3“ oder „? pass“ erklärt einen Zug und nennt seine Regel. „t“ zeigt den Tisch noch einmal, „m“ die Karte, „l“ den bisherigen Verlauf; „q“ verlässt die Partie.
play-rest-dropped = Nicht gespielt: { $moves }
play-not-a-choice = „{ $value }“ kannst du jetzt nicht spielen. Tippe eine Nummer von 1 bis { $most }, den Namen eines Zugs oder ? für Hilfe.
play-explain-legal = { $label }: Das darfst du jetzt.
play-left = Du verlässt den Tisch. Bis zum nächsten Mal.
play-kept = Das Protokoll liegt in { $file }. Prüfe es mit: ithaca verify { $file }
play-seed-open = Der Startwert war { $seed }.
play-you = { $name } (du)

advise-title = { $player }, vor Zug { $move }
advise-played = Gespielt wurde: { $move }
advise-effort = { $iterations } in Gedanken gespielte Partien, { $decisions } Entscheidungen.
col-move = Zug
col-share = Erwarteter Anteil
col-tried = Versucht
col-line = Danach vielleicht
col-liked = Muse spielt ihn
advise-hope = Ohne nachzudenken, hofft die Muse hier auf { $hope } des Sieges.
advise-suspect = { $player } verbirgt wohl { $thing }: { $chance }, am wahrscheinlichsten seit Zug { $move }.
percent = { NUMBER($value, maximumFractionDigits: 1) } %

riddling = Auf der Suche nach Rätseln für { $title }
riddles-done = { $count } Rätsel für { $title } stehen in { $file } (Startwert { $seed }).
bad-day = „{ $value }“ ist kein Tag. Schreib ihn wie 2026-11-17.
reviewing = Rückblick auf { $title }
review-title = { $title }, { $moves } Züge: der Rückblick
review-effort = Jede Aussicht stammt aus { $playouts } zu Ende gespielten Partien, an { $points } Stellen dieser Partie.
review-effort-muse = Jede Aussicht ist, worauf Musen in { $playouts } Welten hoffen, an { $points } Stellen dieser Partie.
review-turns = Wendepunkte
review-no-turns = Kein einzelner Zug hat die Partie gewendet.
review-turn = Zug { $move }, { $player }
review-race-how = In Prozentpunkten. Glück, Geschick und die anderen ergeben zusammen den Weg von der ersten Aussicht zur letzten. Geschick misst sich an einem einfachen, vernünftigen Spieler, Verpasstes an der jeweils besten Wahl.
review-suspicion-how = Für wie wahrscheinlich die anderen die Wahrheit im Mittel halten konnten, nach allem, was sie gesehen hatten.
col-player = Spieler
col-first = Anfang
col-last = Ende
col-as-known = Was der Tisch wusste
col-as-it-was = Mit offenen Karten
col-luck = Glück
col-skill = Geschick
col-others = Die anderen
col-missed = Verpasst
col-secret = Geheimnis
col-suspected = Verdacht
col-at-the-end = Am Ende
col-wrong = Beste falsche Vermutung

verify-good = Das Protokoll ist in Ordnung: Der Startwert passt zu seiner Zusage, alle { $moves } Züge sind erlaubt, sämtliche Prüfsummen und das Siegel stimmen.
verify-older = { $title } nach Version { $value } der Regeln; die heutige ist Version { $ours }.
verify-result = Ergebnis: { $result }
replay-good = Alles ist wie erwartet.
rules-kind-printed = gedruckt
rules-kind-contradicted = gedruckt, widersprüchlich
rules-kind-ours = unsere Auslegung
rules-kind-option = Option
rules-why = Warum: { $reason }
rules-differs = { $editions ->
    [1] Die Anleitung widerspricht sich: { $text }
   *[other] Die Ausgaben unterscheiden sich: { $text }
}
rules-printed-at = In der gedruckten Anleitung: { $place }

# arena

arena-no-such-place = Auf „{ $value }“ kann nicht gespielt werden.
arena-no-ray = Für einen Cluster braucht es Ray, und das ist nicht installiert. Lass --ray (oder --on ray) weg, oder installiere es mit: pip install "ithaca[cluster]"
arena-no-cluster = Der Ray-Cluster „{ $value }“ antwortet nicht: { $reason }. Nenne mit --ray oder RAY_ADDRESS einen, der antwortet, oder starte hier einen mit --ray local.
arena-worker-died = Der Prozess, der Partie { $number } spielte, endete mittendrin ({ $code }). Für einen Bot, der seinen eigenen Prozess beendet ({ $bots }), kann kein Ersatzspieler einspringen. Mit --keep gesicherte Partien sind noch da.
ray-process-died = Der Prozess, der auf dem Cluster Partie { $number } spielte, endete mittendrin ({ $reason }). Sieh in den Protokollen dieses Rechners nach, oder spiele hier, ohne --ray.
arena-not-results = „{ $value }“ enthält keine Ergebnisse der Arena. Gib --keep eine neue Datei oder eine, die die Arena geschrieben hat.
arena-other-setup = „{ $value }“ enthält Partien eines anderen Turniers: Dort ist „{ $field }“ { $there }, hier { $here }. Gib --keep eine andere Datei oder mach mit dem Befehl jenes Turniers weiter.
arena-stopped = Angehalten nach { $count } von { $games } Partien. Gesichert wurde nichts; mit --keep DATEI ginge es mit demselben Befehl hier weiter.
arena-stopped-kept = Angehalten nach { $count } von { $games } Partien; sie liegen in { $value }. Mit demselben Befehl geht es hier weiter.

recording = { $title } wird aufgezeichnet
record-done = { $games ->
    [one] Eine Partie liegt
   *[other] { $games } Partien liegen
} in { $value }.
dataset-done = { $games ->
    [one] Eine Partie jeder Art liegt
   *[other] { $games } Partien jeder Art liegen
} in „{ $value }“; dort sagt README.md, was sie sind.
record-stopped = Angehalten; { $count } von { $games } Partien sind gesichert. Mit demselben Befehl geht es hier weiter.
record-not-ours = „{ $value }“ ist keine Datei mit aufgezeichneten Partien. Gib --out eine neue Datei oder eine, die dieser Befehl geschrieben hat.
record-other-setup = „{ $value }“ enthält andere Partien: Dort ist „{ $field }“ { $there }, hier { $here }. Gib --out eine andere Datei oder mach mit dem Befehl jener Partien weiter.
record-other-columns = „{ $value }“ wurde auf die andere Art geschrieben: Beobachtungsvektoren und verdeckte Zustände (--views) passen nicht in eine Datei. Gib --out eine andere Datei.

arena-report-title = Die Arena: { $title }
arena-report-kept = Der Bericht liegt in { $value }.
arena-summary = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} aus { $count ->
    [one] einer Verteilung
   *[other] { $count } Verteilungen
} mit reihum getauschten Plätzen; Startwert { $seed }.
arena-not-rotated = Die letzte Verteilung wurde nur { $count ->
    [one] von einem Platz
   *[other] von { $count } Plätzen
} aus gespielt, nicht von allen { $players }: Nimm für --games ein Vielfaches von { $players }.
arena-no-faults = Kein Zug war verboten oder zu spät, und kein Bot ist abgestürzt.
arena-lost-moves = { $count ->
    [one] Ein Zug ging
   *[other] { $count } Züge gingen
} an einen soliden Ersatzspieler, weil ein Bot abstürzte, zu spät oder mit einem verbotenen Zug antwortete.
arena-more-faults = Und { $count } weitere.
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

arena-col-bot = Bot
arena-col-share = Anteil
arena-col-interval = 95 %
arena-col-rating = Wertung
arena-col-time = Zeit je Zug
arena-col-faults = Fehler
arena-col-choices = Züge mit einer Wahl
arena-col-mean = Mittel
arena-col-median = Median
arena-col-most = 95 % binnen
arena-col-slowest = Langsamster
arena-col-game = Partie
arena-col-move = Zug
arena-col-seat = Platz
arena-col-kind = Fehler
arena-col-reason = Was geschah
arena-fault-crashed = abgestürzt
arena-fault-illegal = verboten
arena-fault-late = zu spät
arena-still-thinking = denkt noch über einen früheren Zug nach

arena-plot-shares = Anteile am Sieg
arena-plot-running = Die Anteile, Partie um Partie
arena-plot-ratings = Wertungen
arena-plot-times = Zeit je Zug
arena-explain-shares = Der Punkt ist der Anteil eines Bots an allen Siegen, geteilte zählen in Bruchteilen; der Balken ist sein 95-%-Intervall (Wilson). Die gestrichelte Linie ist der gerechte Anteil.
arena-explain-running = Wie sich die Anteile eingependelt haben. Steigt oder fällt eine Linie am Ende noch, braucht es mehr Partien.
arena-explain-ratings = OpenSkill (Plackett-Luce): eine Wertung je Botname, mit zwei Standardabweichungen nach beiden Seiten. Alle beginnen bei 25; nur Unterschiede innerhalb eines Turniers bedeuten etwas.
arena-explain-times = Züge, die eine Wahl ließen; die Zeit wächst von Marke zu Marke auf das Zehnfache. Die Zeiten hängen von dieser Maschine ab und ändern nichts an den Partien.
arena-faults = Fehler
arena-about = Über diese Partien
arena-about-command = Befehl
arena-about-seed = Startwert
arena-about-date = Datum
arena-about-version = Version
arena-about-machine = Maschine
arena-about-workers = Partien gleichzeitig

## Der Server: warum nicht

stale = Der Tisch ist schon weiter: Du hast bei Zug { $value } gewählt, er ist bei Zug { $seq }. Schau noch einmal und wähle neu.
not-your-seat = Platz { $seat } gehört dir nicht.
owner-only = Das darf nur der Gastgeber dieses Tisches.
host-only = Das darf nur, wer diesen Server betreibt.
token-only-plays = Mit einem Token wird nur gespielt. Dafür ist die Seite da.
who-are-you = Sag uns zuerst deinen Namen.
you-are-muted = Du kannst an diesem Tisch nicht schreiben: Der Gastgeber hat dich stumm geschaltet.
you-were-removed = Der Gastgeber dieses Tisches hat dich weggeschickt.
wrong-origin = Diese Anfrage kommt von einer anderen Seite („{ $value }“); es wurde nichts getan.
wrong-host = Dieser Server heißt nicht „{ $value }“. Wer ihn betreibt, kann das ändern.
no-such-table = Es gibt keinen Tisch „{ $value }“. Vielleicht wurde er geschlossen, oder der Link ist nicht vollständig.
no-such-page = Es gibt keine Seite „{ $value }“.
no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
no-such-lesson = Es gibt keine Lektion „{ $value }“.
lesson-other-move = An einem echten Tisch könntest du das tun. Hier wartet die Lektion auf etwas anderes: { $act }.
lesson-only-read = Hier gibt es nichts zu spielen: Lies, und dann geht es weiter.
no-such-person = Niemand hier heißt so.
no-such-phrase = „{ $value }“ ist keiner der fertigen Sätze.
wrong-method = Das geht nicht mit „{ $value }“.
seat-taken = { $name } sitzt auf Platz { $seat }. Wähle einen anderen oder schau zu.
seat-busy = { $name } sitzt auf Platz { $seat }; ein Bot kann ihn nicht nehmen.
seat-needs-bot = Platz { $seat } kann während der Partie nicht leer sein. Wähle einen Bot.
seats-free = Platz { $seat } ist noch frei. Warte auf jemanden oder setz einen Bot hin.
seat-here = { $name } auf Platz { $seat } ist da oder war es eben noch. Lass etwas Zeit.
seat-not-asked = Platz { $seat } hat gerade nichts zu entscheiden, oder dort spielt schon ein Ersatzspieler.
not-alone = Bots warten nur an einem Tisch, an dem du der einzige Mensch bist.
invite-by = { $name } lädt dich zu { $title } ein
invite-open = { $count ->
    [one] Einer von { $most } Plätzen ist frei. Ohne Konto: Ein Name genügt.
   *[other] { $count } von { $most } Plätzen sind frei. Ohne Konto: Ein Name genügt.
}
invite-watch = Die Partie läuft. Sieh zu.
invite-over = Die Partie ist zu Ende. Sieh, wie sie verlief.
seat-not-ready = { $name } ist noch nicht am Tisch.
not-started = Die Partie hat noch nicht begonnen.
already-started = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-closed = Dieser Tisch ist geschlossen.
not-over = Das muss warten, bis die Partie zu Ende ist.
not-your-decision = „{ $value }“: Jetzt entscheidet { $actor }.
stand-in-plays = Auf Platz { $seat } spielt jetzt ein Ersatzspieler. Nimm deinen Platz wieder ein, um selbst zu spielen; wer aufgegeben hat, kann das nicht mehr.
cannot-undo = Du kannst nichts zurücknehmen: Die anderen haben schon gesehen, was dein Zug bewirkt hat.
not-in-a-row = „{ $value }“ deckt etwas auf oder gibt den Zug weiter: Was danach kommt, wird erst danach entschieden.
oracle-silent = Das Orakel schweigt an diesem Tisch: Es wurde nicht vereinbart, dass man es befragen darf.
other-rules = Dieser Tisch ({ $title }) wurde nach Version { $value } der Regeln begonnen; wir sind bei Version { $ours }. Er kann nicht weitergehen.
table-not-slow = Stehende Orders gibt es nur an langsamen Tischen: ohne Uhr oder mit mindestens einer Stunde je Entscheidung, und wo frühestens nach einer Stunde ein Ersatzspieler kommt. Hier musst du { $title } selbst spielen.
no-such-order = Eine Order „{ $value }“ gibt es in { $title } hier nicht.
order-ends-at-once = Die Order „{ $value }“ wäre sofort zu Ende: Worauf sie wartet, ist schon geschehen. Entscheide dies selbst und erteile sie danach.
nobody-hurried = An einem langsamen Tisch wird niemand gedrängt: { $name } darf sich die Zeit nehmen, die der Tisch lässt. Kommt { $name } nicht zurück, kannst du den Platz räumen lassen.
you-are-silenced = Ein Gastgeber hat dich stummgeschaltet: Du kannst spielen, aber hier nichts schreiben. Hältst du das für einen Irrtum, frag den Gastgeber dieser Seite.
you-are-shut-out = Ein Gastgeber hat dich ausgeschlossen: Du kannst zusehen, dich aber nicht setzen, keine Tische eröffnen und nichts schreiben. Hältst du das für einen Irrtum, frag den Gastgeber dieser Seite.
report-self = Das bist du. Melden kann man nur andere.
already-reported = Das hast du schon gemeldet; ein Gastgeber sieht es sich an.
nothing-to-report = Dort gibt es nichts zu melden: nur, was jemand geschrieben hat und wie jemand heißt.
reason-missing = Gib einen Grund an: Er kommt mit dem, was du tust, ins Journal.
moderate-host = { $name } ist Gastgeber, und Gastgeber können einander hier nichts anhaben. Ein neuer Gastgeberschlüssel macht alle wieder zu gewöhnlichen Spielern.
name-was-not-taken = { $name } wurde kein Name genommen, den man zurückgeben könnte.
no-such-riddle = Ein Rätsel „{ $value }“ gibt es nicht. Sieh in der Reihe der Tage auf der Seite der Rätsel nach.
riddle-not-yet = Das Rätsel vom { $value } ist noch nicht da. Heute ist der { $day }, nach Weltzeit.
seat-done = Platz { $seat } hat nichts mehr zu entscheiden, und sein Rang ist sicher. Du kannst zusehen, gehen oder vorschlagen, die Partie zu beenden.
table-unreadable = Zeile { $value } im Protokoll dieses Tisches ist nicht lesbar, deshalb kann er nicht weitergehen. Mehr steht für den Gastgeber im Protokoll des Servers.
too-big = Das ist zu viel auf einmal.
too-fast = Nicht so schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
too-many-tables = Alle Tische dieses Servers sind besetzt. Versuch es später noch einmal.
went-wrong = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
server-replaced = Ein anderer Server hat übernommen. Lade die Seite neu.
bus-away = Die Server erreichen einander gerade nicht. Versuche es in ein paar Sekunden noch einmal.
server-leaves = Dieser Server wird neu gestartet. Versuche es gleich noch einmal: ein anderer macht weiter.
bad-request = Das lässt sich nicht lesen: { $reason }.
bad-frame = Diese Nachricht lässt sich nicht lesen: { $reason }.
name-empty = Einen Namen, bitte.
nothing-said = Du hast nichts gesagt.
not-yourself = Du kannst dich nicht selbst wegschicken.
link-dead = Dieser Link öffnet keinen Platz mehr.
not-our-link = „{ $value }“ führt nicht hierher.
clock-too-short = Eine Uhr mit { $value } s ist zu kurz. Nimm 5 s oder mehr.
bot-by-time = „{ $value }“: An einem Tisch bekommen Bots eine Zeit, etwa oracle:500ms.
bot-too-slow = „{ $value }“: Dieser Server gibt einem Bot höchstens { $most } s.
too-many-tokens = Du hast schon { $most } Zugriffstoken. Lösche deine Daten, um neu anzufangen.
no-such-token = Ein Token „{ $value }“ gibt es nicht.
code-wrong = Dieser Code öffnet nichts. Jeder Code gilt einmal, der für ein anderes Gerät zehn Minuten: Lass dir einen neuen geben.
passkey-unknown = Diesen Passkey hat hier niemand. Vielleicht gehört er zu einer anderen Seite oder wurde entfernt.
passkey-refused = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
challenge-gone = Das hat zu lange gedauert oder kam zweimal. Versuch es noch einmal.
passkeys-need-a-name = Ein Passkey gehört zu einem Namen, und { $value } ist eine Adresse. Öffne diese Seite über ihren Namen.
no-such-passkey = Einen solchen Passkey hast du nicht.
no-such-session = Eine Sitzung „{ $value }“ hast du nicht.
too-many-passkeys = Du hast schon { $most } Passkeys. Entferne einen, den du nicht mehr brauchst.
guests-have-none = Notfallcodes sind für Leute mit Passkey. Füge zuerst einen Passkey hinzu.
no-such-player = Unter dem Namen „{ $value }“ zeigt sich hier niemand.
handle-taken = Unter „{ $value }“ zeigt sich schon jemand. Wähle einen anderen Namen.
guests-are-not-seen = Nur wer einen Passkey hat, kann sich anderen zeigen. Füge zuerst einen hinzu.
merge-self = Du bist schon als diese Person angemeldet.
merge-kept = { $name } hat selbst einen Passkey und bleibt eine eigene Person. Melde dich an, ohne die Partien mitzunehmen.
friend-code-wrong = Dieser Code macht keine Freunde: Er wurde schon benutzt, ist zu alt oder falsch abgeschrieben. Lass dir einen neuen geben.
friend-self = Das ist dein eigener Code. Gib ihn jemandem, den du zum Freund haben möchtest.
friends-already = Ihr seid schon befreundet.
too-many-friends = Einer von euch hat schon { $most } Freunde, für mehr ist kein Platz.
not-your-friend = Diese Person gehört nicht zu deinen Freunden. Befreundet euch zuerst, per Link oder Code.
invite-from-outside = An diesen Tisch kann nur einladen, wer dort sitzt oder ihn eröffnet hat.
table-full = An diesem Tisch sind alle Plätze besetzt. Mach zuerst einen frei.
invited-sits-there = Diese Person sitzt schon an diesem Tisch.
invited-was-removed = Diese Person wurde von diesem Tisch weggeschickt und kann nicht zurückkommen.
no-such-invitation = Du bist nicht oder nicht mehr an diesen Tisch eingeladen.
push-endpoint-bad = „{ $value }“ ist kein Benachrichtigungsdienst: Seine Adresse muss mit https beginnen.
push-endpoint-inside = „{ $value }“ liegt im eigenen Netz dieses Servers, und dorthin ruft er nicht.
push-endpoint-unknown = Der Benachrichtigungsdienst „{ $value }“ ist nicht zu finden.
push-keys-bad = Die Schlüssel dieses Browsers sind nicht lesbar. Schalte das Klopfen aus und wieder ein.
too-many-browsers = Bei dir wird schon in { $most } Browsern geklopft. Schalte zuerst einen davon aus.
no-such-browser = In einem solchen Browser wird bei dir nicht geklopft.
no-such-zone = Niemand kennt eine Zeitzone „{ $value }“. Eine heißt zum Beispiel Europe/Athens.
quiet-half = Ruhezeiten haben einen Anfang und ein Ende oder keines von beiden.
rated-plain = Ein gewerteter Tisch hat den üblichen Plan, keine offene Übung, kein Orakel, das man fragen kann, und mindestens zwei Spieler.
rated-needs-passkey = Gewertete Partien sind für Spieler, die als sie selbst wiederkommen können. Füge auf deiner Seite zuerst einen Passkey hinzu; das sind zwei Klicks.
rated-one-seat = An einem gewerteten Tisch hat jeder einen Platz, und du hast deinen.
rated-bot = „{ $value }“ wurde in diesem Spiel nie gemessen und kann an keinem gewerteten Tisch sitzen.
rated-no-change = Hat eine gewertete Partie begonnen, wird kein Platz mehr zu dem eines Bots; der Ersatzspieler spielt weiter.
ratings-counting = Gewertete Partien werden gezählt
ratings-counted = { $games ->
    [one] Eine gewertete Partie wurde neu gezählt
   *[other] { $games } gewertete Partien wurden neu gezählt
}; { $changed ->
    [0] alle Wertungen sind, wie sie waren.
    [one] eine Wertung ist jetzt eine andere.
   *[other] { $changed } Wertungen sind jetzt andere.
}
fork-too-late = Weiterspielen kann man ab einem Zug zwischen 0 und { $most }, nicht ab { $value }.
fork-impossible = Von dort aus lässt sich nicht weiterspielen. Versuch es mit einem anderen Zug.
bad-setting = Eine Einstellung stimmt nicht: { $reason }.
bad-database = Die Datenbank „{ $value }“ lässt sich nicht öffnen: { $reason }.
database-unreachable = Die Datenbank „{ $value }“ ist nicht zu erreichen. Prüfe, ob sie läuft und ob Rechner, Name, Benutzer und Passwort stimmen. Sie sagt: { $reason }
no-database-driver = Für die Datenbank „{ $value }“ fehlt das Python-Paket { $name }. Installiere es; für PostgreSQL: pip install "psycopg[binary]".
database-newer = Die Datenbank „{ $value }“ gehört zu einem neueren Ithaca: Sie hat Version { $name }, und dieses Programm kennt höchstens { $ours }. Installiere das neuere, oder nimm eine andere Datenbank.
database-older = Die Datenbank „{ $value }“ hat Version { $name }, und dieses Programm braucht { $ours }. Starte einmal ihren Server, der sie auf den neuesten Stand bringt, oder nimm das Programm, zu dem sie gehört.
nothing-to-move = In der Datenbank „{ $value }“ ist nichts von Ithaca. Prüfe ihren Namen.
target-not-empty = Die Datenbank „{ $value }“ ist nicht leer: Darin ist „{ $name }“. Nimm eine neue.
move-onto-itself = „{ $value }“ ist die Datenbank, aus der du umziehst. Nenne eine andere.
move-differs = In „{ $value }“ sind die Zeilen von „{ $name }“ nicht so angekommen, wie sie waren. Es ist nichts umgezogen, und die alte Datenbank bleibt, wie sie ist. Versuch es noch einmal.
database-served = Die Datenbank „{ $value }“ wird schon von einem Server auf { $name } bedient. Beende erst diesen, oder nimm eine andere Datenbank.
port-busy = Der Server kann auf { $value } nicht lauschen: { $reason }. Wähle mit --port einen anderen Port.
bad-bus = „{ $value }“ ist nicht die Adresse eines Busses. Schreibe redis://HOST:6379, rediss:// für eine verschlüsselte Leitung oder unix:///pfad/zum/socket, oder lass ITHACA_BUS für einen einzelnen Server weg.
bus-needs-extra = Der Bus „{ $value }“ braucht die Pakete redis und saq. Installiere sie mit: pip install "ithaca[cluster]".
bus-needs-database = Mehrere Server können die Datenbank „{ $value }“ nicht teilen, denn sie liegt im Speicher eines einzigen. Nenne eine Datei oder eine PostgreSQL-Datenbank.
bus-missing = Der Bus „{ $value }“ antwortet nicht: { $reason }. Starte ihn, oder berichtige ITHACA_BUS.
bus-not-theirs = Andere Server dieser Datenbank benutzen einen anderen Bus als „{ $value }“. Gib allen dasselbe ITHACA_BUS.
bus-of-others = Den Bus „{ $value }“ benutzen schon Server einer anderen Datenbank. Gib diesen einen anderen: eine andere Nummer am Ende genügt, etwa redis://HOST:6379/1.
workers-need-bus = Mehrere Prozesse brauchen einen Bus, um miteinander zu reden. Setze ITHACA_BUS, etwa auf redis://localhost:6379, oder starte nur einen.
workers-not-here = Dieses System kann einen Port nicht unter mehreren Prozessen teilen. Starte je Port einen Server, mit demselben ITHACA_BUS.
work-needs-bus = Wer für Server denkt, muss wissen, wo sie reden. Setze ITHACA_BUS auf dieselbe Adresse wie bei ihnen, etwa redis://localhost:6379.
file-exists = Die Datei gibt es schon; wähle einen anderen Namen.

## Bedienen

serve-at = Ithaca läuft auf { $link } (Strg-C beendet es)
serve-lan = Für Freunde im Raum: { $link }
serve-ended = Die Tische sind gesichert. Bis zum nächsten Mal.
move-copying = Zeilen ziehen um
move-done = { $rows ->
    [one] Eine Zeile ist
   *[other] Alle { $rows } Zeilen sind
} in { $value }, noch einmal gelesen und verglichen. Trage sie bei ITHACA_DATABASE ein; die alte Datenbank bleibt, wie sie war.
backup-copying = Zeilen werden kopiert
work-at = Denkt für die Server auf { $bus }, { $threads ->
    [one] einen Gedanken
   *[other] { $threads } Gedanken
} zugleich (Strg-C beendet es)
work-ended = Was begonnen war, ist zu Ende gedacht. Bis zum nächsten Mal.
backup-done = { $count ->
    [one] Ein Tisch ist
   *[other] { $count } Tische sind
} in { $file }.

## Klopfen, und die Seite als App

knock-turn = Du bist am Zug, { $name }
knock-started = Die Partie hat begonnen
knock-ended = Die Partie ist zu Ende
knock-invited = { $name } lädt dich zu einer Partie ein
manifest-description = Brettspiele rund um die Odyssee: mit Freunden, mit Bots, heute Abend.
manifest-new = Neuer Tisch
manifest-learn = Lernen
manifest-me = Deine Partien
