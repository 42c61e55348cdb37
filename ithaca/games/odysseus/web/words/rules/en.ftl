# The rulebook: what it is about, and what is said under its pictures.

book-odysseus = Odysseus wants to go home, and the gods have other plans. You are one of them, with a secret mission: adventures that bring you points when a voyage ends at them. Turn by turn you lay winds on the legs of the voyage, and on each leg the ship follows the strongest colour. Storms, doubled winds, face-down cards and Athena’s counter bend the course at the last moment, and Dionysos makes the gods change hands. What is scored counts for everyone whose mission shows it, so you never quite know for whom you are blowing.
box-odysseus-setup-gods = The gods, in the order in which they join the game.
box-odysseus-setup-cards = The { $total } missions: three adventures each, the first worth the most.
box-odysseus-setup-winds = The { $total } winds. The corner shows their strength; Dionysos is a wind as well.
box-odysseus-setup-discs = The { $total } discs of the adventures.
plate-odysseus-start = The sea with its islands. From each, one line of every colour leads on.
plate-odysseus-hand = Ann is Poseidon: her mission with what it pays, her winds, and her power.
plate-odysseus-storm = A storm lies on the strongest zone of the first leg: its wind counts for nothing. One card lies face down.
plate-odysseus-voyage = The voyage as the winds stand: three legs, each along its strongest colour.
