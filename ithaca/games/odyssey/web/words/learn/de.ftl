# L'Odyssée d'Ulysse: was der Gastgeber in den Lektionen sagt (games/odyssey/lessons).

lesson-odyssey-first-steps = Fort aus Troja
lesson-odyssey-first-steps-about = Eine Route, der Würfel, der erste Stern
lesson-odyssey-first-steps-want = Du bist Ann und fährst mit deiner eigenen Triere von Troja heim. Wer zuerst in { $space } ist, gewinnt.
lesson-odyssey-first-steps-aboard = Was du an Bord hast, liegt vor dir: jetzt eine Waffe, später Hilfen und Schätze. Alles liegt für alle offen.
lesson-odyssey-first-steps-route = Aus Troja führen zwei Routen. Nimm „{ $route }“: Drücke in der Liste darauf oder auf dem Meer auf ihr erstes Feld.
lesson-odyssey-first-steps-roll = Ein einziger Würfel dient für alles. Wirf ihn und fahre so viele Felder.
lesson-odyssey-first-steps-star = { $space } ist ein Stern. An einem Stern fährt niemand vorbei: Was du auch wirfst, du hältst dort. Würfle.
lesson-odyssey-first-steps-treasure = Auf einem Stern ziehst du eine Karte. Diese ist ein Schatz zu 3: Du behältst ihn. Er bringt dich nicht schneller heim, aber er kann zum Sieg den Ruhm bringen.

lesson-odyssey-fights = Kämpfe und Zauber
lesson-odyssey-fights-about = Mehr würfeln als den Wert der Karte, und wozu Waffen gut sind
lesson-odyssey-fights-sail = { $space }, der nächste Stern, liegt ein Feld voraus. Würfle.
lesson-odyssey-fights-fight = { $card }: ein Kampf von 3. Du musst mehr würfeln; doch dein Langbogen zieht in Kämpfen 1 ab, also genügt eine 3. Würfle.
lesson-odyssey-fights-beaten = Gewonnen. Die Karte kommt unter den Stapel. Weil du sie bei der Ankunft besiegt hast, war dein Zug damit zu Ende, und inzwischen ist Bob gefahren.
lesson-odyssey-fights-on = Weiter nach { $space }. Würfle.
lesson-odyssey-fights-charm = Nun triffst du auf { $card }, einen Zauber von 3. Bogen und Lanze helfen nicht gegen Zauber; Schild und Helm schon. Du brauchst eine 4. Würfle.
lesson-odyssey-fights-held = Nicht genug: { $card } lassen dich nicht los. Du hast in jedem deiner Züge einen Versuch. Würfle.
lesson-odyssey-fights-free = Du bist frei, und weil es ein späterer Zug ist, fährst du gleich weiter. Würfle.
lesson-odyssey-fights-end = Wer eine Karte besiegt, befreit alle, die sie festhält. Was niemand besiegt hat, bleibt auf seinem Stern und wartet auf den Nächsten.

lesson-odyssey-wrecks = Hilfe und Schiffbruch
lesson-odyssey-wrecks-about = Athene rettet dich einmal, dann nicht mehr
lesson-odyssey-wrecks-sail = Du hast eine Hilfe, { $help }, und einen Schatz. Gleich voraus liegt ein Stern. Würfle.
lesson-odyssey-wrecks-avoid = { $card } will deinen Schiffbruch: Wert 5, nur eine 6 rettet dich. Dagegen hilft keine Waffe. Würfle.
lesson-odyssey-wrecks-help = Nicht genug. Aber nach einem gescheiterten Wurf darfst du Hilfe rufen: { $help } wendet einen Schiffbruch ab. Drücke auf die Karte.
lesson-odyssey-wrecks-on = Gerettet. Eine Hilfe wirkt einmal und kommt dann aus dem Spiel. Fahr weiter: Würfle.
lesson-odyssey-wrecks-avoid-again = { $card }, ein Schiffbruch von 4, und diesmal hast du keine Hilfe. Würfle.
lesson-odyssey-wrecks-arrow = Schiffbruch. Der Würfel sagt, bei welchem der sechs Pfeile du von Neuem beginnst. Würfle.
lesson-odyssey-wrecks-end = Du beginnst von Neuem bei Pfeil 4. Deine Waffe und dein Schatz sind verloren; Hilfen hättest du behalten. { $card } bleibt auf dem Stern liegen, für den Nächsten, der kommt.

lesson-odyssey-weather = Der Schlauch der Winde und der Dunst
lesson-odyssey-weather-about = Mit vollen Segeln, oder halb so schnell
lesson-odyssey-weather-sail = { $space } liegt ein Feld voraus. Würfle.
lesson-odyssey-weather-bag = Der Schlauch der Winde: Er trägt dich sofort weiter. Würfle und fahr los.
lesson-odyssey-weather-bag-die = Jetzt will die Mannschaft hineinsehen. Bei 1 oder 2 erleidest du Schiffbruch. Würfle.
lesson-odyssey-weather-on = Der Schlauch blieb zu. { $space } ist der nächste Stern. Würfle.
lesson-odyssey-weather-mist = Über { $space } liegt Dunst. Deine nächste Fahrt zählt halb, aufgerundet. Würfle.
lesson-odyssey-weather-end = Die 5 zählte als 3. Nebel kostet stattdessen einen ganzen Zug, und in der Großen Flaute wartest du auf eine 5 oder 6. Leukothea und Proteus helfen nur gegen Dunst und Nebel.

lesson-odyssey-hades = Hinab in den Hades
lesson-odyssey-hades-about = Kirke, Geister und eine neue Waffe
lesson-odyssey-hades-sail = { $space } liegt ein Feld voraus, und du hast keine Waffe. Würfle.
lesson-odyssey-hades-circe = { $card } ist ein Zauber von 5: Nur eine 6 genügt. Wer scheitert, muss hinab in den Hades. Würfle.
lesson-odyssey-hades-ghosts = Im { $space } erwarten dich { $card }, ein Zauber von 3. Würfle mehr als 3.
lesson-odyssey-hades-again = Sie halten dich fest. Bob war am Zug; versuch es nun noch einmal: Würfle.
lesson-odyssey-hades-arm = Besiegt. Im Hades liegen Waffen, und wer ohne Waffe geht, darf die oberste nehmen. Nimm sie.
lesson-odyssey-hades-leave = Jetzt würfle und verlass den { $space } auf seinem eigenen Weg.
lesson-odyssey-hades-end = Du bist wieder bewaffnet und unterwegs. Nur Kirke schickt jemanden in den Hades, und sie wartet noch immer bei { $space }.

lesson-odyssey-home = Heimkehr
lesson-odyssey-home-about = Der letzte Stern und der Ruhm
lesson-odyssey-home-sail = { $space2 } ist nah. Doch erst kommt ein Stern: { $space }. Würfle.
lesson-odyssey-home-nausicaa = Du hast { $card } gefunden, den größten der drei.
lesson-odyssey-home-last = { $space } braucht keinen genauen Wurf: Jede Zahl, die hinreicht, genügt. Würfle.
lesson-odyssey-home-won = Du bist zuerst daheim: Das ist der Sieg. Bob hätte weiterfahren und mit mehr Schätzen als du Platz zwei belegen können; doch der Schatz zu 3 ist verloren, und seine 4 genügt nicht. Also ist das Wettrennen zu Ende, und der Ruhm gehört dir auch. Jetzt kennst du das Spiel.
