# Die Regelbücher: was um die Regeln herum steht, und was unter den Bildern gesagt wird.

rules-lead = Ein Buch für jedes Spiel: jede Regel mit ihrer Adresse, was gedruckt ist, was unsere Auslegung ist, und warum.
book-ulysses = Du bist ein Gott, und alle Götter teilen sich ein einziges Schiff. Welche Orte es besuchen soll, ist dein Geheimnis, und wessen Ziele zuerst alle erreicht sind, der gewinnt. Wer am Zug ist, schlägt vor, wohin es fährt; die anderen stimmen zu oder bezahlen Karten, um es anderswohin zu schicken, und ein Streit beginnt. Tempel bringen Karten, Plagen sperren Orte, und mit gutem Wind bleibst du am Zug. Wer Einspruch erhebt, gibt Karten aus und verrät, was er will: Die halbe Kunst ist, nicht verstanden zu werden.
book-odysseus = Odysseus will nach Hause, und die Götter haben anderes vor. Du bist einer von ihnen, mit einem geheimen Auftrag: Abenteuer, die dir Punkte bringen, wenn eine Fahrt bei ihnen endet. Zug um Zug legst du Winde auf die Etappen der Fahrt, und auf jeder Etappe folgt das Schiff der stärksten Farbe. Stürme, verdoppelte Winde, verdeckte Karten und Athenes Konter biegen den Kurs im letzten Augenblick um, und Dionysos lässt die Götter den Besitzer wechseln. Was gewertet wird, zählt für alle, deren Auftrag es zeigt: Du weißt nie ganz, für wen du bläst.
book-odyssey = Troja ist gefallen, und jeder Kapitän will als Erster in Ithaka sein. Du würfelst, wählst deine Route und fährst von Stern zu Stern. Ein Stern bringt eine Karte: einen Zauber, dem du widerstehst, einen Kampf, einen Schiffbruch, dem du entkommst, Wetter, einen helfenden Gott oder einen Schatz. Waffen verbessern deine Aussichten, und wen Kirke in den Hades schickt, der kommt vielleicht bewaffnet zurück. Der Zufall bläst hier kräftig; wann du die Hilfe eines Gottes nutzt, das kannst du lernen.
fact-players = Spieler
fact-time = Dauer
fact-minutes = { $most ->
    [0] etwa { $least } Minuten
   *[other] { $least } bis { $most } Minuten
}
fact-age = Alter
fact-years = ab { $age } Jahren
fact-by = Autoren und Verlag
fact-clauses = In diesem Buch
fact-count = { $printed ->
    [one] { $printed } gedruckte Regel
   *[other] { $printed } gedruckte Regeln
}, { $contradicted } gedruckt, aber widersprüchlich, { $ours ->
    [one] { $ours } Auslegung
   *[other] { $ours } Auslegungen
}, { $options ->
    [one] { $options } Option
   *[other] { $options } Optionen
}
book-play = Einen Tisch eröffnen
book-learn = Beim Spielen lernen
book-print = Drucken
contents = Inhalt
chapter-number = Kapitel { $number }
chapter-before = Voriges Kapitel
chapter-next = Nächstes Kapitel
kind-printed = gedruckt
kind-contradicted = gedruckt, widersprüchlich
kind-ours = unsere Auslegung
kind-option = Option
rule-kind = Zeigen
rule-all = alles
rule-why = Warum
rule-option = Eine Option
rule-option-how = Aus, solange ein Tisch sie nicht wählt.
rule-differs = { $editions ->
    [1] Die Anleitung widerspricht sich
   *[other] Die Ausgaben unterscheiden sich
}
rule-printed-at = In der gedruckten Anleitung: { $place }
rule-link = Link zu { $address }
rule-copy = Link kopieren
rule-copy-of = Link kopieren: { $title }
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel.
   *[other] { $count } Regeln.
}
seek-end = Alles zeigen
try-title = Lieber ausprobieren?
try-text = Die Lektionen zu { $game } setzen dich an einen Tisch und lassen dich machen.
try-chapter = Eine Lektion zeigt dieses Kapitel am Tisch, Zug um Zug.
plate-figure = Tafel { $number }.
plate-many = × { $count }
plate-die = Würfel: { $name }
plate-trireme = Triere { $name }
plate-mission = Auftrag { $name }
plate-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

box-ulysses-setup-cards = Die { $total } Aktionskarten: womit du bezahlst und womit du streitest.
box-ulysses-setup-goals = Die { $total } Zielkarten. Ihre Rückseiten zeigen ihre Farben.
box-ulysses-setup-temples = Das Holz: Tempel, Plagen und die Scheiben für den Streit.
box-odysseus-setup-gods = Die Götter, in der Reihenfolge, in der sie dazukommen.
box-odysseus-setup-cards = Die { $total } Aufträge: je drei Abenteuer, das erste am meisten wert.
box-odysseus-setup-winds = Die { $total } Winde. In der Ecke steht ihre Stärke; auch Dionysos ist ein Wind.
box-odysseus-setup-discs = Die { $total } Plättchen der Abenteuer.
box-odyssey-setup-weapons = Die Waffen, zu Beginn verteilt. Was übrig bleibt, wartet im Hades.
box-odyssey-setup-cards = Der Stapel von { $total } Karten. In der Ecke steht, was dein Würfel übertreffen muss oder was ein Schatz wert ist.
box-odyssey-setup-troy = Eine Triere für jeden Kapitän, zu erkennen an Farbe und Zeichen ihres Segels.
box-odyssey-turn-roll = Ein einziger Würfel, zum Fahren und gegen jede Begegnung.

plate-ulysses-start = Das Schiff liegt in Troja. Die kräftigsten Linien führen dorthin, wohin es fahren kann, und Anns eigene Ziele sind markiert.
plate-ulysses-hand = Anns Platz am Tisch: ein erreichtes Ziel, Ziele, die sonst niemand sieht, und ihre Karten.
plate-ulysses-plagues = Zwei Plagen liegen auf dem Plan: Solange sie da sind, kommt keine Scheibe dorthin.
plate-ulysses-debate = Drei Scheiben, drei Meinungen. Jede Partei zeigt ihre Karten und was ihr zur Führung fehlt.
plate-odysseus-start = Das Meer mit seinen Inseln. Von jeder führt eine Linie jeder Farbe weiter.
plate-odysseus-hand = Ann ist Poseidon: ihr Auftrag und was er bringt, ihre Winde und ihre Macht.
plate-odysseus-storm = Ein Sturm auf der stärksten Zone der ersten Etappe: Ihr Wind zählt nicht mehr. Eine Karte liegt verdeckt.
plate-odysseus-voyage = Die Fahrt, wie die Winde jetzt stehen: drei Etappen, jede entlang ihrer stärksten Farbe.
plate-odyssey-start = Trieren vor Troja. Auf einem Stern wird eine Karte gezogen, und an den Pfeilen beginnen Schiffbrüchige von Neuem.
plate-odyssey-fight = Ann hat einen Stern erreicht, auf dem Polyphem sie erwartet. Mit ihrer Lanze braucht sie eine 3 oder mehr; gewürfelt hat sie noch nicht.
plate-odyssey-aboard = Was Ann an Bord hat: eine Waffe, Hilfen für später und einen Schatz.
plate-odyssey-ghosts = Von Kirke verzaubert, ist Ann in den Hades geraten. Nun muss sie gegen die Geister würfeln.
