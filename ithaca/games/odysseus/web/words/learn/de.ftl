# Odysseus: was der Gastgeber in den Lektionen sagt (games/odysseus/lessons).

lesson-odysseus-first-steps = Ein Wind für ein Schiff
lesson-odysseus-first-steps-about = Dein Auftrag, ein Wind, eine Fahrt
lesson-odysseus-first-steps-want = Du bist Ann. Ihr alle lenkt dasselbe Schiff. Dein geheimer Auftrag zeigt drei Abenteuer: Jedes Mal, wenn eine Fahrt bei einem davon endet, bekommst du 3, 2 oder 1 Punkt. Bei zehn Punkten endet das Spiel.
lesson-odysseus-first-steps-sea = Von jeder Insel führen eine gelbe, eine grüne und eine rote Linie zu drei Nachbarinnen. Das Schiff liegt vor { $island }. Auf Rot käme es nach { $island2 }, zu den Winden: 3 Punkte für dich.
lesson-odysseus-first-steps-legs = Am Ende der Runde fährt das Schiff bis zu drei Etappen, I, II und III. Auf jeder folgt es der Farbe mit den stärksten Winden. Es gibt also neun Zonen für Winde.
lesson-odysseus-first-steps-lay = Lege einen { $wind } auf { $zone }: Drücke auf die Karte in deiner Hand, dann auf die Zone und zur Bestätigung noch einmal auf die Zone.
lesson-odysseus-first-steps-pass = Die anderen behalten ihre Karten und passen. Haben alle nacheinander gepasst, ist die Runde vorbei. Passe.
lesson-odysseus-first-steps-scored = Das Schiff ist nach { $island } gefahren. Das Plättchen dort zählt für alle, deren Auftrag es zeigt: Du hast 3 Punkte. Auf II und III wehte kein Wind.
lesson-odysseus-first-steps-next = Cid ist Zeus und hat ein neues Plättchen für { $island } gewählt, wo das Schiff losfuhr. Alle haben zwei Winde gezogen, und die nächste Runde beginnt.

lesson-odysseus-three-legs = Drei Etappen
lesson-odysseus-three-legs-about = Gleichstand, Flaute und längere Fahrten
lesson-odysseus-three-legs-aim = Diesmal willst du weiter, nach { $island } zu den Sirenen. Nur die Insel, an der die Fahrt endet, zählt.
lesson-odysseus-three-legs-tie = Bob hat eine 2 auf { $zone } gelegt, Richtung { $island }. Eine 2 auf { $zone2 } wäre nur ein Gleichstand, und dann geht Gelb vor Grün und Grün vor Rot.
lesson-odysseus-three-legs-strong = Du brauchst also mehr. Lege einen { $wind } auf { $zone }.
lesson-odysseus-three-legs-second = Die Karte zeigt, wohin das Schiff jetzt fahren würde. Von dort führt Grün zu deiner Insel: Lege einen { $wind } auf { $zone }.
lesson-odysseus-three-legs-pass = Bob hat eine 1 auf { $zone } gelegt: zu wenig gegen deine 3 auf { $zone2 }. Passe.
lesson-odysseus-three-legs-end = Auf Etappe III wehte kein Wind: Flaute. Die Fahrt endet vor { $island }, und die Sirenen bringen dir 2 Punkte.

lesson-odysseus-the-storm = Poseidons Sturm
lesson-odysseus-the-storm-about = Eine Macht, einmal je Runde
lesson-odysseus-the-storm-five = Jeder am Tisch ist ein Gott mit einer eigenen Macht. Du bist Poseidon und würdest gern auf Rot zu den Sirenen fahren. Sieh, was Bob tut.
lesson-odysseus-the-storm-storm = Eine 5 auf { $zone }: Die kannst du nicht überbieten, aber sperren. Entfessle einen Sturm auf { $zone }.
lesson-odysseus-the-storm-red = { $zone } ist gesperrt: Auf dieser Etappe folgt das Schiff nicht Grün, was immer dort liegt. Deine Macht ist verbraucht; sie wirkt einmal je Runde.
lesson-odysseus-the-storm-lay = Eine Macht zu nutzen kostet einen ganzen Zug. Jetzt genügt ein kleiner Wind: Lege einen { $wind } auf { $zone }.
lesson-odysseus-the-storm-pass = Die anderen passen. Passe auch, dann fährt das Schiff.
lesson-odysseus-the-storm-end = Das Schiff kam nach { $island } zu den Sirenen: Du hast 7 Punkte. Mit der nächsten Runde ist jede Macht wieder frei.

lesson-odysseus-athena = Athenes Antwort
lesson-odysseus-athena-about = Eine Macht zulassen, eine andere kontern
lesson-odysseus-athena-watch = Jetzt bist du Athene. Gleich nachdem ein anderer Gott seine Macht genutzt hat, kannst du sie kontern, einmal je Runde, auch wenn du nicht am Zug bist.
lesson-odysseus-athena-allow = Bob entfesselt einen Sturm auf { $zone }. Das stört dich nicht: Spare deine Macht und lass es zu.
lesson-odysseus-athena-wait = Cid hat eine 2 auf { $zone } gelegt. Du hast eine 5, und wer passt, darf später handeln. Warte ab: Passe.
lesson-odysseus-athena-stop = Cid ist Zeus und will die Runde sofort beenden. Das Schiff führe nach { $island }, und du gingest leer aus.
lesson-odysseus-athena-counter = Das ist dein Moment. Kontere ihn.
lesson-odysseus-athena-lay = Die Macht des Zeus ist verbraucht und hat nichts bewirkt. Der Konter hat dich keinen Zug gekostet: Lege einen { $wind } auf { $zone }.
lesson-odysseus-athena-pass = Die anderen passen. Passe auch.
lesson-odysseus-athena-end = Das Schiff folgt deinem Wind nach { $island }: 3 Punkte. Denk also an Athene, bevor du die eigene Macht nutzt.

lesson-odysseus-more-gods = Die anderen Götter
lesson-odysseus-more-gods-about = Dionysos, Hades, Aphrodite, Hermes und Zeus
lesson-odysseus-more-gods-table = Zu sechst sind alle sechs Götter dabei. Du spielst nacheinander für mehrere von ihnen; oben steht, wer du gerade bist.
lesson-odysseus-more-gods-dionysos = Du bist Ann und hast einen { $wind }. Er ist ein Wind von 1, oder er tauscht deinen Gott gegen den eines Mitspielers.
lesson-odysseus-more-gods-swap = Du wärst gern Zeus. Spiele Dionysos und tausche die Götter mit { $seat }.
lesson-odysseus-more-gods-hades = Bob hat eine 5 auf Gelb gelegt. Jetzt bist du Cid, und Cid ist Hades: Lege einen { $wind } verdeckt auf { $zone }. Niemand sonst kennt seine Stärke.
lesson-odysseus-more-gods-aphrodite = Jetzt bist du Dan, und Dan ist Aphrodite. Sie verdoppelt eine Zone mit allem, was dort liegt oder noch kommt. Verdopple { $zone }.
lesson-odysseus-more-gods-lift = Jetzt bist du Eva, und Eva ist Hermes. Er versetzt eine gelegte Karte, gleich von wem. Nimm die 5 von { $zone } …
lesson-odysseus-more-gods-drop = … und lege sie auf { $zone } wieder ab.
lesson-odysseus-more-gods-stop = Du bist wieder Ann, und seit dem Tausch bist du Zeus. In seinem Zug darf er die Runde beenden. Tu es.
lesson-odysseus-more-gods-end = Die verdeckte Karte war eine 3, verdoppelt auf 6: Das Schiff fährt nach { $island }. Auf II war Flaute, also zählte die 5 auf III nicht mehr. Bob hätte als Athene eine der Mächte kontern können.

lesson-odysseus-example-round = Die Beispielrunde
lesson-odysseus-example-round-about = Eine ganze Runde der Anleitung, Zug um Zug
lesson-odysseus-example-round-table = Das Beispiel der Anleitung. Du spielst alle vier Götter, und jeder Spieler heißt wie sein Gott. Poseidon sitzt links von Zeus, also beginnt er.
lesson-odysseus-example-round-m1 = Poseidon: Lege einen { $wind } auf { $zone }.
lesson-odysseus-example-round-m2 = Hades wartet. Passe; kommt die Reihe wieder an ihn, darf er handeln.
lesson-odysseus-example-round-m3 = Athene: Lege einen { $wind } auf { $zone }.
lesson-odysseus-example-round-m4 = Zeus: Lege einen { $wind } auf { $zone }.
lesson-odysseus-example-round-m5 = Poseidon behält seine anderen Karten. Passe.
lesson-odysseus-example-round-m6 = Hades: Lege einen { $wind } verdeckt auf { $zone }. Nur du weißt, wie stark er ist.
lesson-odysseus-example-round-m7 = Athene könnte die Karte auf { $zone } aufdecken lassen. Sie tut es nicht: Lass es zu.
lesson-odysseus-example-round-m8 = Nun Athenes eigener Zug: Lege einen { $wind } auf { $zone }.
lesson-odysseus-example-round-m9 = Zeus: Lege einen { $wind } auf { $zone }.
lesson-odysseus-example-round-m10 = Poseidon traut der verdeckten Karte nicht: Ist sie eine 5, steht Grün mit Rot gleich und geht vor. Entfessle einen Sturm auf { $zone }.
lesson-odysseus-example-round-m11 = Athene spart ihre Macht noch einmal. Lass es zu.
lesson-odysseus-example-round-m12 = Hades passt.
lesson-odysseus-example-round-m13 = Athene spielt ihre letzte Karte: Lege einen { $wind } auf { $zone }.
lesson-odysseus-example-round-m14 = Zeus gefällt, was er sieht, und er will die Runde beenden.
lesson-odysseus-example-round-m15 = Doch Athene hat darauf gewartet. Kontere ihn.
lesson-odysseus-example-round-m16 = Die Runde geht weiter. Poseidon passt, als Erster von vieren.
lesson-odysseus-example-round-pass = Passe.
lesson-odysseus-example-round-m19 = Zeus passt als Vierter in Folge, und die Runde endet. Passe.
lesson-odysseus-example-round-sailed = Etappe I: Rot mit 5. Auch die verdeckte Karte war eine 5, und ohne den Sturm wäre das Schiff Grün gefolgt. Etappe II: Grün mit 3. Etappe III: Grün mit 5, zurück nach { $island }.
lesson-odysseus-example-round-end = Die Sirenen von { $island } bringen Zeus 3 Punkte, Poseidon 2 und Hades 1. Zeus wählt nun ein neues Plättchen für die Insel, von der das Schiff kam. Und du kennst das Spiel.
