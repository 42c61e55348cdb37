# Wörter des Tisches, die keine andere Seite sagt.

oracle-ask = Das Orakel befragen
oracle-thinks = Das Orakel lauscht dem Meer …
oracle-says = Das Orakel spricht
oracle-best = das würde das Orakel tun
oracle-why = { $tried } % seiner Gedanken, hofft auf { $hope } des Sieges
oracle-key = Balken: wie viel es an den Zug gedacht hat. Zahl: der Anteil am Sieg, auf den es hofft.
oracle-line = danach vielleicht: { $line }
to-review = Nachbesprechen
