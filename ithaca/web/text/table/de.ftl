# Wörter des Tisches, die keine andere Seite sagt.

oracle-ask = Das Orakel befragen
oracle-thinks = Das Orakel lauscht dem Meer …
oracle-says = Das Orakel spricht
oracle-best = das würde das Orakel tun
oracle-why = { $tried } % seiner Gedanken, hofft auf { $hope } des Sieges
oracle-key = Balken: wie viel es an den Zug gedacht hat. Zahl: der Anteil am Sieg, auf den es hofft.
oracle-line = danach vielleicht: { $line }
to-review = Nachbesprechen
you-watch = Du siehst zu.
away-decides = { $name } ist nicht da: In { $time } entscheidet ein Ersatzspieler.
away-waits = { $name } ist nicht da, und der Tisch wartet.
away-now = Ersatzspieler jetzt entscheiden lassen
rematch-asked = Es gibt eine Revanche: Alle rücken einen Platz weiter.
rematch-no = Diesmal nicht
first-title = Deine erste Partie: { $game }
first-aim = Dein Ziel:
first-lesson = Lektion in drei Minuten
first-play = Einfach spielen
first-wait = Die Bots warten, bis du das hier schließt.
since = Seit du zuletzt hingesehen hast
since-again = Noch einmal zeigen
orders = Eine Order erteilen
orders-title = Stehende Orders
orders-how = Während du weg bist, kann der Server für deinen Platz antworten. Niemand sonst erfährt davon: Die Antwort ist dein eigener Zug und lässt so lange auf sich warten wie einer von Hand. Du kannst die Order jederzeit zurücknehmen.
order-stands = Es gilt die Order: { $order }. Drücke, um sie zurückzunehmen.
