# Lessons: the words around them.

learn-lead = Kurze Lektionen am echten Spielplan, in denen du selbst spielst. Nach den Lektionen eines Spiels kannst du dich an jeden Tisch setzen, ohne die Anleitung aufzuschlagen.
learn-minutes = etwa { $minutes } Minuten
learn-progress = { $done } von { $of } Lektionen geschafft
learn-begin = Anfangen
learn-begin-game = Anfangen: { $game }
learn-go-on = Weiterlernen
learn-go-on-game = Weiterlernen: { $game }
learn-all = Alle Lektionen
learn-all-game = Alle Lektionen: { $game }
learn-of = { $game } lernen
learn-done = geschafft
learn-other-games = Die anderen Spiele
learn-lesson = Lektion { $number } von { $of }
learn-step = Schritt { $number } von { $of }
learn-you = Du bist { $name }
learn-happened = Was geschehen ist
learn-back = Zurück
learn-continue = Weiter
learn-list = Alles, was du hier tun kannst, als Liste
learn-finished = Lektion geschafft
learn-next = Weiter: { $title }
learn-play = Jetzt eine erste Partie spielen
learn-play-how = Ein eigener Tisch, einfache Bots auf den anderen Plätzen und alle Zeit der Welt.
