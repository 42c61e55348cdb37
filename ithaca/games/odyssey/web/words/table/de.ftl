y-star = Stern
y-value = Wert { $value }
y-arrow = Pfeil { $arrow }
y-here = hier: { $names }
y-die = Der Würfel zeigt { $die }
y-die-none = Der Würfel
y-beat = { $least } oder mehr
y-pile = Stapel { $count }
y-armoury = Waffen im Hades { $count }
y-turn = Zug { $turn }
y-aboard = An Bord
y-treasure = Schatz
y-home = { $order ->
    [1] daheim, an erster Stelle
    [2] daheim, an zweiter Stelle
    [3] daheim, an dritter Stelle
   *[other] daheim, an letzter Stelle
}
y-held = festgehalten: { $card }
y-lost = { $turns ->
    [one] setzt aus
   *[other] setzt { $turns }-mal aus
}
y-halved = im Dunst
y-left = noch { $count } bis Ithaka
y-faces = { $name } trifft auf
y-lies = Auf einem Stern: { $space }
y-eased = Deine Waffe nimmt eins weg: { $value } zählt als { $rest }.
y-sort-help = Hilfe
y-sort-charm = Zauber
y-sort-combat = Kampf
y-sort-wreck = Schiffbruch
y-sort-weather = Wetter
y-sort-winds = Winde
y-sort-treasure = Schatz
y-sort-weapon = Waffe
y-race = Das Rennen nach Ithaka
y-race-on = Wer kommt als Nächstes?
y-story = Die Fahrt bisher
y-story-none = Hinter dir brennt Troja. Die Segel sind gesetzt.
y-arrived = Daheim in Ithaka
y-glory = Sieg mit Ruhm
y-no-glory = Sieg ohne Ruhm
y-worth = { $worth ->
    [0] kein Schatz
   *[other] Schätze im Wert von { $worth }
}
y-at-sea = noch auf See
y-done = Du bist daheim. Du kannst den anderen zusehen, den Tisch verlassen oder anbieten, das Spiel zu beenden.
y-blown = Die Winde treiben die Triere voran.
y-tell-hermes = Er bringt das Kraut, das jeden Bann bricht: besiegt einen Zauber oder wendet einen Schiffbruch ab. Einmal.
y-tell-leucothea = Ihr Schleier trägt dich durch einen Dunst oder Nebel, sobald du auf ihn triffst. Einmal.
y-tell-proteus = Der Alte vom Meer weiß einen Weg durch einen Dunst oder Nebel, sobald du auf ihn triffst. Einmal.
y-tell-athena = Sie kämpft an deiner Seite: gewinnt einen Kampf oder wendet einen Schiffbruch ab. Einmal.
y-tell-circe = Trink aus ihrem Becher, und du fährst geradewegs in den Hades. Würfle mehr als ihren Wert.
y-tell-calypso = Sie möchte dich für immer behalten. Das tut sie, bis du mehr als ihren Wert würfelst.
y-tell-sirens = Wer lauscht, läuft auf Grund: Scheiterst du hier, erleidest du sofort Schiffbruch.
y-tell-lotuseaters = Süße Frucht, und keiner will mehr heim. Sie hält dich fest, bis du mehr würfelst.
y-tell-cyclopes = Riesen ohne Gastrecht. Sie halten dich fest, bis du mehr als ihren Wert würfelst.
y-tell-scylla = Sechs Köpfe stoßen vom Fels herab. Sie hält dich fest, bis du mehr würfelst.
y-tell-polyphemus = Ein Felsblock verschließt seine Höhle. Er hält dich fest, bis du mehr würfelst.
y-tell-cicones = Sie kommen mit all ihren Leuten zurück. Sie halten dich fest, bis du mehr würfelst.
y-tell-laestrygonians = Felsen hageln in den Hafen. Würfle mehr, sonst erleidest du Schiffbruch.
y-tell-hyperion = Niemand rührt die Rinder der Sonne an. Würfle mehr, sonst erleidest du Schiffbruch.
y-tell-charybdis = Dreimal am Tag schluckt sie das Meer. Würfle mehr, sonst erleidest du Schiffbruch.
y-tell-poseidon = Er hat nicht verziehen. Würfle mehr, sonst erleidest du Schiffbruch.
y-tell-mist = Die Ufer verschwimmen. Deine nächste Fahrt zählt halb, aufgerundet.
y-tell-fog = Nichts ist zu sehen. Du verlierst deinen nächsten Zug.
y-tell-calm = Kein Windhauch. Du verlierst einen Zug und wartest dann auf einen Wurf, der hoch genug ist.
y-tell-bag = Fahr sofort weiter. Dann der Würfel der Mannschaft: Bei 1 oder 2 brechen die Winde aus, und du erleidest Schiffbruch.
y-tell-treasure3 = Ein Dreifuß aus Bronze. Behalte ihn bis Ithaka; ein Schiffbruch nimmt ihn dir.
y-tell-treasure4 = Ein Krug mit feinem Öl. Behalte ihn bis Ithaka; ein Schiffbruch nimmt ihn dir.
y-tell-treasure5 = Nausikaas Abschiedsgeschenk, der größte Schatz von allen. Ein Schiffbruch nimmt ihn dir.
y-tell-ghosts = Die Toten drängen sich um dich. Sie halten dich fest, bis du sie selbst besiegst.
y-tell-attack = Senkt den Wert jedes Kampfes um eins. Ein Schiffbruch nimmt dir die Waffe.
y-tell-guard = Senkt den Wert jedes Zaubers um eins. Ein Schiffbruch nimmt dir die Waffe.
first-odyssey = Du fährst auf einer eigenen Triere von Troja nach Hause, so weit der Würfel dich trägt. Auf den Sternen am Weg warten Zauber, Kämpfe, Schiffbruch und Wetter, manchmal Hilfe oder ein Schatz.
aim-odyssey = Sei als Erster auf Ithaka. Ein Schatz an Bord macht den Sieg ruhmreich.
