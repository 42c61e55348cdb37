# The rulebook: what it is about, and what is said under its pictures.

book-ulysses = Du bist ein Gott, und alle Götter teilen sich ein einziges Schiff. Welche Orte es besuchen soll, ist dein Geheimnis, und wessen Ziele zuerst alle erreicht sind, der gewinnt. Wer am Zug ist, schlägt vor, wohin es fährt; die anderen stimmen zu oder bezahlen Karten, um es anderswohin zu schicken, und ein Streit beginnt. Tempel bringen Karten, Plagen sperren Orte, und mit gutem Wind bleibst du am Zug. Wer Einspruch erhebt, gibt Karten aus und verrät, was er will: Die halbe Kunst ist, nicht verstanden zu werden.
box-ulysses-setup-cards = Die { $total } Aktionskarten: womit du bezahlst und womit du streitest.
box-ulysses-setup-goals = Die { $total } Zielkarten. Ihre Rückseiten zeigen ihre Farben.
box-ulysses-setup-temples = Das Holz: Tempel, Plagen und die Scheiben für den Streit.
plate-ulysses-start = Das Schiff liegt in Troja. Die kräftigsten Linien führen dorthin, wohin es fahren kann, und Anns eigene Ziele sind markiert.
plate-ulysses-hand = Anns Platz am Tisch: ein erreichtes Ziel, Ziele, die sonst niemand sieht, und ihre Karten.
plate-ulysses-plagues = Zwei Plagen liegen auf dem Plan: Solange sie da sind, kommt keine Scheibe dorthin.
plate-ulysses-debate = Drei Scheiben, drei Meinungen. Jede Partei zeigt ihre Karten und was ihr zur Führung fehlt.
