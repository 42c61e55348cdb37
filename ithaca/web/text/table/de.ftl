# Wörter des Tisches, die keine andere Seite sagt.

oracle-ask = Das Orakel befragen
oracle-thinks = Das Orakel lauscht dem Meer …
oracle-says = Das Orakel spricht
oracle-best = das würde das Orakel tun
oracle-hope = hofft auf { $percent } % des Sieges
oracle-tried = { $percent } % seiner Gedanken
oracle-line = danach vielleicht: { $line }
