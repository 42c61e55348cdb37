# The rulebook: what it is about, and what is said under its pictures.

book-ulysses = You are a god, and all gods share one ship. The places you want it to visit are your secret, and the first god whose goals have all been reached wins. Whoever is active proposes where to sail; the others consent, or pay cards to send the ship elsewhere, and a debate begins. Temples bring cards, plagues close places, and a fair wind keeps you active. To object is to spend, and to spend is to show what you want: half of the art is not being understood.
box-ulysses-setup-cards = The { $total } action cards: what you pay with, and what you argue with.
box-ulysses-setup-goals = The { $total } goal cards. Their backs show their colours.
box-ulysses-setup-temples = The wood: temples, plagues, and the discs of the debate.
plate-ulysses-start = The ship lies at Troy. The strongest lines lead where it can go next, and Ann’s own goals are marked.
plate-ulysses-hand = Ann’s side of the table: a goal that has been reached, goals that nobody else may see, and her cards.
plate-ulysses-plagues = Two plagues lie on the board: no disc goes there until they are gone.
plate-ulysses-debate = Three discs, three opinions. Each side shows its cards and how many more it needs to lead.
