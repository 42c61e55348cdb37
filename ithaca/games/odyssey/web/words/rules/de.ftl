# The rulebook: what it is about, and what is said under its pictures.

book-odyssey = Troja ist gefallen, und jeder Kapitän will als Erster in Ithaka sein. Du würfelst, wählst deine Route und fährst von Stern zu Stern. Ein Stern bringt eine Karte: einen Zauber, dem du widerstehst, einen Kampf, einen Schiffbruch, dem du entkommst, Wetter, einen helfenden Gott oder einen Schatz. Waffen verbessern deine Aussichten, und wen Kirke in den Hades schickt, der kommt vielleicht bewaffnet zurück. Der Zufall bläst hier kräftig; wann du die Hilfe eines Gottes nutzt, das kannst du lernen.
box-odyssey-setup-weapons = Die Waffen, zu Beginn verteilt. Was übrig bleibt, wartet im Hades.
box-odyssey-setup-cards = Der Stapel von { $total } Karten. In der Ecke steht, was dein Würfel übertreffen muss oder was ein Schatz wert ist.
box-odyssey-setup-troy = Eine Triere für jeden Kapitän, zu erkennen an Farbe und Zeichen ihres Segels.
box-odyssey-turn-roll = Ein einziger Würfel, zum Fahren und gegen jede Begegnung.
plate-odyssey-start = Trieren vor Troja. Auf einem Stern wird eine Karte gezogen, und an den Pfeilen beginnen Schiffbrüchige von Neuem.
plate-odyssey-fight = Ann hat einen Stern erreicht, auf dem Polyphem sie erwartet. Mit ihrer Lanze braucht sie eine 3 oder mehr; gewürfelt hat sie noch nicht.
plate-odyssey-aboard = Was Ann an Bord hat: eine Waffe, Hilfen für später und einen Schatz.
plate-odyssey-ghosts = Von Kirke verzaubert, ist Ann in den Hades geraten. Nun muss sie gegen die Geister würfeln.
