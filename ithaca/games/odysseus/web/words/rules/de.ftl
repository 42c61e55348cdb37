# The rulebook: what it is about, and what is said under its pictures.

book-odysseus = Odysseus will nach Hause, und die Götter haben anderes vor. Du bist einer von ihnen, mit einem geheimen Auftrag: Abenteuer, die dir Punkte bringen, wenn eine Fahrt bei ihnen endet. Zug um Zug legst du Winde auf die Etappen der Fahrt, und auf jeder Etappe folgt das Schiff der stärksten Farbe. Stürme, verdoppelte Winde, verdeckte Karten und Athenes Konter biegen den Kurs im letzten Augenblick um, und Dionysos lässt die Götter den Besitzer wechseln. Was gewertet wird, zählt für alle, deren Auftrag es zeigt: Du weißt nie ganz, für wen du bläst.
box-odysseus-setup-gods = Die Götter, in der Reihenfolge, in der sie dazukommen.
box-odysseus-setup-cards = Die { $total } Aufträge: je drei Abenteuer, das erste am meisten wert.
box-odysseus-setup-winds = Die { $total } Winde. In der Ecke steht ihre Stärke; auch Dionysos ist ein Wind.
box-odysseus-setup-discs = Die { $total } Plättchen der Abenteuer.
plate-odysseus-start = Das Meer mit seinen Inseln. Von jeder führt eine Linie jeder Farbe weiter.
plate-odysseus-hand = Ann ist Poseidon: ihr Auftrag und was er bringt, ihre Winde und ihre Macht.
plate-odysseus-storm = Ein Sturm auf der stärksten Zone der ersten Etappe: Ihr Wind zählt nicht mehr. Eine Karte liegt verdeckt.
plate-odysseus-voyage = Die Fahrt, wie die Winde jetzt stehen: drei Etappen, jede entlang ihrer stärksten Farbe.
