# Ulysses: was der Gastgeber in den Lektionen sagt (games/ulysses/lessons).

lesson-ulysses-first-steps = Ein Schiff für alle Götter
lesson-ulysses-first-steps-about = Was alle wollen, ein Vorschlag, eine Antwort
lesson-ulysses-first-steps-want = Du bist Axel, einer der Götter. Ihr alle lenkt dasselbe Schiff. Es muss vier Orte anlaufen, die nur du kennst: { $place }, { $place2 }, { $place3 } und { $place4 }. War es bei allen vieren, hast du gewonnen.
lesson-ulysses-first-steps-hand = Deine Ziele und deine Hand liegen vor dir. Zu Beginn jedes Zuges zieht jeder Gott eine Karte für jeden eigenen Tempel. Du hast einen Tempel, also ziehst du eine Karte.
lesson-ulysses-first-steps-propose = Du bist am Zug: Sag, wohin das Schiff fahren soll. Jeder Ort, zu dem vom Schiff eine Linie führt, ist recht. { $place } ist eines deiner Ziele. Drücke auf dem Meer darauf und zur Bestätigung noch einmal.
lesson-ulysses-first-steps-arrived = Niemand hat Einspruch erhoben, also fuhr das Schiff. { $place } war eines deiner Ziele und liegt nun offen: eins von vieren. Wer das Schiff dorthin bringt, ist gleich.
lesson-ulysses-first-steps-yield = Mit einer Windkarte könntest du gleich weitermachen. Du hast keine, also beende deinen Zug.
lesson-ulysses-first-steps-consent = Carsten schlägt { $place } vor. Von dort sind { $place2 } und { $place3 } nur eine Linie entfernt, und beides sind deine Ziele. Stimme zu.
lesson-ulysses-first-steps-end = Das ist der Kern des Spiels: Einer schlägt vor, die anderen stimmen zu oder erheben Einspruch. Wie man Einspruch erhebt, kommt als Nächstes.

lesson-ulysses-the-debate = Ein Einspruch
lesson-ulysses-the-debate-about = Die rote Scheibe und Karten, die für sie sprechen
lesson-ulysses-the-debate-other-way = { $place } käme dir jetzt recht: Es ist eines deiner Ziele. Aber vorschlagen darf Carsten. Sieh, was er will.
lesson-ulysses-the-debate-red = Carsten will woandershin, und Claudia stimmt zu. Erhebe Einspruch: Lege die rote Scheibe auf { $place }.
lesson-ulysses-the-debate-pay = Ein Einspruch kostet Karten. In einem Streit zählen nur Einsprüche und Zeus. Drücke auf die Karte in deiner Hand und dann noch einmal.
lesson-ulysses-the-debate-stand = Eine Karte gegen keine: Rot führt. Du könntest mehr dazulegen, aber für jetzt genügt eine.
lesson-ulysses-the-debate-tie = Carsten hat eine Karte für { $side } gespielt. Eins zu eins: Bei Gleichstand geht Blau vor { $side2 }, also führt sein Vorschlag.
lesson-ulysses-the-debate-support = Du brauchst eine Karte mehr als Blau. Unterstütze { $side }.
lesson-ulysses-the-debate-pay-again = Spiele noch einen Einspruch.
lesson-ulysses-the-debate-stand-again = Zwei zu eins. Das reicht.
lesson-ulysses-the-debate-won = Carsten gibt auf, und das Schiff fährt nach { $place }: dein zweites Ziel. Alle Karten des Streits sind ausgegeben, auch die der Sieger.

lesson-ulysses-temples = Pandora und ein Tempel
lesson-ulysses-temples-about = Was du vor dem Vorschlag tun darfst
lesson-ulysses-temples-actions = Vor deinem Vorschlag darfst du handeln, so oft du willst. Alles, was du tust, kostet Karten.
lesson-ulysses-temples-pandora = Zuerst die Büchse der Pandora: eine Karte gegen zwei neue, einmal je Zug. Öffne sie.
lesson-ulysses-temples-pandora-pay = Bezahle sie: Spiele die Karte Pandora.
lesson-ulysses-temples-build = Nun ein zweiter Tempel. Mit ihm ziehst du zu Beginn jedes Zuges zwei Karten. Baue ihn.
lesson-ulysses-temples-build-temple = Dein zweiter Tempel kostet eine Tempelkarte und eine andere Karte. Zuerst die Tempelkarte.
lesson-ulysses-temples-build-other = Als andere Karte ist jede recht. Nimm die Plage.
lesson-ulysses-temples-propose = Dein Vorschlag beendet deine Aktionen. Schlage { $place } vor.
lesson-ulysses-temples-yield = Alle haben zugestimmt. Beende deinen Zug, dann ziehen alle.
lesson-ulysses-temples-drawn = Du hast zwei Karten gezogen. Dafür kostet es dich jetzt auch zwei Karten, eine Plage zu entfernen oder ein Ziel zu tauschen.

lesson-ulysses-plagues = Plagen und ein anderes Ziel
lesson-ulysses-plagues-about = Einen Ort sperren, einen befreien, ein Ziel tauschen
lesson-ulysses-plagues-lies = Auf { $place }, einem deiner Ziele, liegt eine Plage. Ein Ort mit einer Plage darf nicht vorgeschlagen werden.
lesson-ulysses-plagues-cleanse = Entferne sie. Das kostet so viele beliebige Karten, wie du Tempel hast: eine. Drücke auf { $place } und bestätige.
lesson-ulysses-plagues-cleanse-pay = Bezahle mit deinem Wind.
lesson-ulysses-plagues-lay = Auch du kannst Plagen legen. Claudia fehlt nur noch ein Ziel, und seine Rückseite ist grün. Von { $place2 } führt der kurze Weg ins grüne Meer über { $place }: Lege dort eine Plage, und das Schiff muss einen Umweg machen. Drücke darauf und wähle, was du dort tust.
lesson-ulysses-plagues-lay-pay = Dazu brauchst du eine Plagekarte. Spiele sie.
lesson-ulysses-plagues-exchange = Auch dein Ziel { $place } ist grün und jetzt weit weg. Einmal je Zug darfst du ein verdecktes Ziel tauschen. Drücke bei deinen Zielen auf seine Karte.
lesson-ulysses-plagues-exchange-from = Wähle die Farbe, die du ziehst: { $colour }. Nur die Farbe des Ortes, an dem das Schiff liegt, ist gesperrt.
lesson-ulysses-plagues-exchange-pay = Auch das kostet eine Karte. Bezahle mit deinem Einspruch.
lesson-ulysses-plagues-propose = Der Weg ist jetzt frei. Schlage { $place } vor.
lesson-ulysses-plagues-end = Dein drittes Ziel liegt offen, und dein neues, { $place }, ist nur eine Linie entfernt; das grüne von Claudia ist es mindestens vier. Es gibt sechs Plagen; deine bleibt, bis jemand bezahlt, um sie zu entfernen.

lesson-ulysses-the-wind = Mit dem Wind zum vierten Ziel
lesson-ulysses-the-wind-about = Zweimal in einem Zug fahren und gewinnen
lesson-ulysses-the-wind-propose = Zwei deiner Ziele liegen offen. { $place } ist das dritte: Schlage es vor.
lesson-ulysses-the-wind-stay = Das Schiff ist deiner blauen Scheibe gefolgt. Also darfst du einen Wind spielen und aktiv bleiben.
lesson-ulysses-the-wind-stay-pay = Spiele deinen Wind. Zeus ginge auch: Er steht für jede Karte.
lesson-ulysses-the-wind-again = Eine zweite Fahrt beginnt, ohne dass jemand zieht. Schlage { $place } vor, dein viertes Ziel.
lesson-ulysses-the-wind-won = Alle vier Ziele liegen offen: Du hast sofort gewonnen. An einem echten Tisch hätte jemand Einspruch erhoben. Hebe dir Einsprüche für solche Momente auf, und achte darauf, wem nur noch ein Ziel fehlt.

lesson-ulysses-example-1 = Beispiel 1: Zwei Götter überbieten einander
lesson-ulysses-example-1-about = Das erste Beispiel der Anleitung
lesson-ulysses-example-1-start = Dies ist das erste Beispiel der Anleitung. Du bist Axel und willst nach { $place }. Carsten wird { $place2 } wollen.
lesson-ulysses-example-1-propose = Schlage { $place } vor.
lesson-ulysses-example-1-answer = Carsten erhebt mit einer Karte Einspruch, die anderen passen. Bei Gleichstand führt Blau, also genügt dir eine Karte. Unterstütze { $side }.
lesson-ulysses-example-1-pay = Spiele einen Einspruch.
lesson-ulysses-example-1-stand = Eins zu eins, und Blau führt. Das reicht.
lesson-ulysses-example-1-again = Carsten hat eine Karte dazugelegt: Rot führt wieder. Unterstütze noch einmal { $side }.
lesson-ulysses-example-1-stand-again = Zwei zu zwei. Das reicht.
lesson-ulysses-example-1-last = Wieder Carsten. Du hast noch eine Karte, die zählt: Zeus steht für jede. Unterstütze { $side }.
lesson-ulysses-example-1-zeus = Spiele Zeus als Einspruch.
lesson-ulysses-example-1-stand-zeus = Drei zu drei. Das reicht.
lesson-ulysses-example-1-pass = Carsten spielt seine vierte Karte. Du hast keine mehr, die zählt; ein Wind ist kein Einspruch. Passe.
lesson-ulysses-example-1-end = Das Schiff fährt nach { $place }. Deinen Wind kannst du nicht spielen, denn es fuhr nicht zur blauen Scheibe. Als Nächster kommt der Gott zu deiner Linken, und das ist hier Carsten.

lesson-ulysses-example-2 = Beispiel 2: zwei Karten gegen keine
lesson-ulysses-example-2-about = Wer mitredet, muss führen
lesson-ulysses-example-2-propose = Das zweite Beispiel. Schlage { $place } vor.
lesson-ulysses-example-2-two = Carsten hat mit einer Karte Einspruch erhoben, und Michael hat eine für { $side } dazugelegt. Das macht zwei.
lesson-ulysses-example-2-support = Steh zu deinem Vorschlag: Unterstütze { $side }.
lesson-ulysses-example-2-pay = Spiele einen Einspruch.
lesson-ulysses-example-2-end = Mit einer Karte führt { $side } nicht, also kannst du hier nicht aufhören: Eine zweite ist fällig. Wer eine Partei unterstützt, muss sie sofort in Führung bringen oder passen.

lesson-ulysses-example-3 = Beispiel 3: vier Götter und zwei Parteien
lesson-ulysses-example-3-about = Wer zugestimmt hat, darf noch mitreden
lesson-ulysses-example-3-propose = Das dritte Beispiel. Schlage { $place } vor.
lesson-ulysses-example-3-sides = Carsten hat zugestimmt. Dann erhob Michael Einspruch, und Claudia unterstützt ihn: { $side } hat zwei Karten.
lesson-ulysses-example-3-support = Mit zwei Karten bist du gleichauf, und das genügt. Unterstütze { $side }.
lesson-ulysses-example-3-pay = Spiele einen Einspruch.
lesson-ulysses-example-3-pay-second = Und noch einen.
lesson-ulysses-example-3-stand = Zwei zu zwei. Das reicht.
lesson-ulysses-example-3-carsten = Carsten, der zugestimmt hatte, hat { $side } unterstützt. Michael hat gepasst, und Claudia hat { $side2 } auf vier gegen drei gebracht.
lesson-ulysses-example-3-support-again = Eine Karte reicht. Unterstütze { $side }.
lesson-ulysses-example-3-pay-one = Spiele einen Einspruch.
lesson-ulysses-example-3-stand-again = Vier zu vier. Das reicht.
lesson-ulysses-example-3-pass = Claudia führt mit fünf, und Carsten ist draußen. Du hast noch zwei Karten und behältst sie lieber. Passe.
lesson-ulysses-example-3-end = Fünf zu vier: Das Schiff fährt nach { $place }, und Michael deckt dieses Ziel auf. Die Karten einer Partei werden zusammengezählt, gleich wer sie gespielt hat.

lesson-ulysses-example-4 = Beispiel 4: Eine Dritte will keines von beiden
lesson-ulysses-example-4-about = Die schwarze Scheibe und sechs Karten für sie
lesson-ulysses-example-4-third = Das letzte Beispiel. Jetzt bist du Claudia und willst nach { $place }. Axel hat vorgeschlagen, Carsten hat Einspruch erhoben: Keiner der beiden Orte passt dir.
lesson-ulysses-example-4-black = Wer gefragt wird, wenn die rote Scheibe schon liegt, darf die schwarze auf einen dritten Ort legen. Drücke auf { $place }.
lesson-ulysses-example-4-pay = Schwarz braucht mehr Karten als jede andere Partei. Rot hat eine, also spiele einen Einspruch …
lesson-ulysses-example-4-pay-second = … und noch einen.
lesson-ulysses-example-4-stand = Zwei zu eins. Das reicht.
lesson-ulysses-example-4-answer = Axel ist draußen, aber Carsten hat gleichgezogen, und bei Gleichstand geht Rot vor Schwarz. Unterstütze { $side }.
lesson-ulysses-example-4-pay-one = Spiele einen Einspruch.
lesson-ulysses-example-4-stand-again = Du führst mit einer Karte. Das reicht.
lesson-ulysses-example-4-again = Carsten hat wieder gleichgezogen. Unterstütze { $side }.
lesson-ulysses-example-4-sixth = Fünf zu fünf, und du hast noch eine Karte: deine sechste. Unterstütze { $side }.
lesson-ulysses-example-4-end = Carsten hat keine Karten mehr, und das Schiff fährt nach { $place }. Das hat dich die ganze Hand gekostet: So ein Streit lohnt sich nur für ein wichtiges Ziel. Jetzt kennst du das Spiel.
