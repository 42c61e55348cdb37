# L'Odyssée d'Ulysse: was der Gastgeber in den Lektionen sagt (games/odyssey/lessons).

lesson-odyssey-first-steps = Fort aus Troja
lesson-odyssey-first-steps-about = Eine Route, der Würfel, der erste Stern
lesson-odyssey-first-steps-want = Du bist Ann und fährst auf deiner eigenen Triere von Troja heim. Wer zuerst in { $space } ist, gewinnt.
lesson-odyssey-first-steps-aboard = Was du an Bord hast, liegt vor dir: jetzt eine Waffe, später Hilfe und Schätze. Alles liegt für alle offen.
lesson-odyssey-first-steps-route = Aus Troja führen zwei Routen. Nimm „{ $route }“: Drücke in der Liste darauf oder auf dem Meer auf das erste Feld.
lesson-odyssey-first-steps-roll = Ein einziger Würfel dient für alles. Wirf ihn und fahre so viele Felder.
lesson-odyssey-first-steps-star = { $space } ist ein Stern. An einem Stern fährt niemand vorbei: Was du auch wirfst, du hältst dort. Würfle.
lesson-odyssey-first-steps-treasure = Auf einem Stern ziehst du eine Karte. Diese ist ein Schatz von 3: Behalte ihn. Er bringt dich nicht schneller heim, aber er gibt einem Sieg den Ruhm.

lesson-odyssey-fights = Kämpfe und Zauber
lesson-odyssey-fights-about = Mehr würfeln als die Karte, und wozu Waffen gut sind
lesson-odyssey-fights-sail = { $space }, der nächste Stern, liegt ein Feld voraus. Würfle.
lesson-odyssey-fights-fight = { $card }: ein Kampf von 3. Du musst mehr würfeln. Doch dein Langbogen zieht in Kämpfen 1 ab, also reicht eine 3. Würfle.
lesson-odyssey-fights-beaten = Gewonnen. Die Karte kommt unter den Stapel, und weil du sie bei der Ankunft besiegt hast, war dein Zug vorbei. Inzwischen ist Bob gefahren.
lesson-odyssey-fights-on = Weiter nach { $space }. Würfle.
lesson-odyssey-fights-charm = Nun triffst du auf { $card }, einen Zauber von 3. Bogen und Lanze helfen nicht gegen Zauber; Schild und Helm schon. Du brauchst eine 4. Würfle.
lesson-odyssey-fights-held = Nicht genug: { $card } lassen dich nicht los. Du hast in jedem deiner Züge einen Versuch. Würfle.
lesson-odyssey-fights-free = Du bist frei, und weil es ein späterer Zug ist, fährst du gleich weiter. Würfle.
lesson-odyssey-fights-end = Wer eine Karte besiegt, befreit alle, die sie festhält. Was niemand besiegt hat, bleibt auf seinem Stern und wartet auf den Nächsten.

lesson-odyssey-wrecks = Hilfe und Schiffbruch
lesson-odyssey-wrecks-about = Athene rettet dich einmal, dann nicht mehr
lesson-odyssey-wrecks-sail = Du hast eine Hilfskarte, { $help }, und einen Schatz. Gleich voraus liegt ein Stern. Würfle.
lesson-odyssey-wrecks-avoid = { $card } will dich zerschellen lassen: Wert 5, nur eine 6 rettet dich. Gegen Schiffbruch hilft keine Waffe. Würfle.
lesson-odyssey-wrecks-help = Nicht genug. Aber nach einem missglückten Wurf darfst du Hilfe rufen: { $help } wendet einen Schiffbruch ab. Drücke auf die Karte.
lesson-odyssey-wrecks-on = Gerettet. Eine Hilfskarte wirkt einmal und verlässt das Spiel. Fahr weiter: Würfle.
lesson-odyssey-wrecks-avoid-again = { $card }, ein Schiffbruch von 4, und diesmal hast du keine Hilfe. Würfle.
lesson-odyssey-wrecks-arrow = Schiffbruch. Der Würfel sagt, von welchem der sechs Pfeile du neu beginnst. Würfle.
lesson-odyssey-wrecks-end = Du beginnst neu bei Pfeil 5. Waffe und Schätze sind verloren; Hilfskarten hättest du behalten. { $card } bleibt offen auf dem Stern.

lesson-odyssey-weather = Der Schlauch der Winde und der Dunst
lesson-odyssey-weather-about = Vorwärts geblasen oder gebremst
lesson-odyssey-weather-sail = { $space } liegt ein Feld voraus. Würfle.
lesson-odyssey-weather-bag = Der Schlauch der Winde: Er bläst dich sofort weiter. Würfle und fahre.
lesson-odyssey-weather-bag-die = Jetzt will die Mannschaft hineinsehen. Bei 1 oder 2 erleidest du Schiffbruch. Würfle.
lesson-odyssey-weather-on = Er blieb zu. { $space } ist der nächste Stern. Würfle.
lesson-odyssey-weather-mist = Über { $space } liegt Dunst. Deine nächste Fahrt zählt halb, aufgerundet. Würfle.
lesson-odyssey-weather-end = Die 5 zählte als 3. Nebel kostet stattdessen einen ganzen Zug, und in der Großen Flaute wartest du auf eine 5 oder 6. Leukothea und Proteus helfen nur gegen Dunst und Nebel.

lesson-odyssey-hades = Hinab in den Hades
lesson-odyssey-hades-about = Kirke, Geister und eine neue Waffe
lesson-odyssey-hades-sail = { $space } liegt ein Feld voraus, und du hast keine Waffe. Würfle.
lesson-odyssey-hades-circe = { $card } ist ein Zauber von 5: Nur eine 6 reicht. Wer scheitert, fährt in den Hades hinab. Würfle.
lesson-odyssey-hades-ghosts = Im { $space } erwarten dich { $card }, ein Zauber von 3. Würfle mehr als 3.
lesson-odyssey-hades-again = Sie halten dich fest. Bob war am Zug, versuch es noch einmal: Würfle.
lesson-odyssey-hades-arm = Besiegt. Im Hades liegen Waffen, und wer ohne Waffe geht, darf die oberste nehmen. Nimm sie.
lesson-odyssey-hades-leave = Jetzt würfle und verlass den { $space } auf seinem eigenen Weg zurück aufs Meer.
lesson-odyssey-hades-end = Ein weiter Umweg, aber nun bist du bewaffnet. Nur Kirke schickt jemanden in den Hades, und sie wartet noch bei { $space }.

lesson-odyssey-home = Heimkehr
lesson-odyssey-home-about = Der letzte Stern und der Ruhm
lesson-odyssey-home-sail = { $space2 } ist nah. Doch erst kommt ein Stern: { $space }. Würfle.
lesson-odyssey-home-nausicaa = Du hast { $card } gefunden, den größten der drei.
lesson-odyssey-home-last = { $space } braucht keinen genauen Wurf: Jede Zahl, die hinreicht, genügt. Würfle.
lesson-odyssey-home-won = Du bist zuerst daheim: Das ist der Sieg. Und dein Schatz von 5 ist mehr wert als Bobs 4, also hast du auch den Ruhm. Jetzt kennst du das Spiel.
