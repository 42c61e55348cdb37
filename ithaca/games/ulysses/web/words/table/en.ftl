u-ship = the ship lies here
u-from-ship = { $steps ->
    [-1] no way from the ship
    [0] the ship lies here
    [one] one line from the ship
   *[other] { $steps } lines from the ship
}
u-to-goals = Lines to your goals
u-steps = { $steps ->
    [-1] no way
   *[other] { $steps }
}
u-plague = plague
u-shut = A plague bars it
u-goal = your goal
u-goal-shown = reached
u-goals = Goals
u-goals-of = Goals, { $shown } of 4 revealed:
u-back = hidden goal: { $colour }
u-known = hidden goal that you know: { $place }
u-god = { $god ->
    [zeus] Zeus
    [poseidon] Poseidon
    [athena] Athena
    [hades] Hades
   *[aphrodite] Aphrodite
}
u-disc = { $side } disc, { u-cards }
u-debate = The debate of the gods
u-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
u-leads = leads
u-needs = { $count } more to lead
u-stand-here = for it: { $names }
u-vacant = { $side ->
    [blue] No place proposed yet
    [red] Nobody has objected yet
   *[other] Nobody wants a third place yet
}
u-passed = has passed and is out
u-speaks = has the floor
u-acts = is active
u-listens = awaits the proposal
u-waits = not asked yet
u-consented = has consented: no disc
u-bill = { $bill ->
    [pandora] Pandora’s box
    [plague] A plague
    [cleanse] Removing a plague
    [exchange] A new goal
    [build] A temple
    [stay] A wind
    [disc] The plague has to go first
   *[raise] Cards for the debate
}
u-owed = a card to pay
u-forced = { $card }: has to be paid
u-left = { $count } stay in hand
u-support-with = Support { $side } with { $count }
u-pay-rest = { $count ->
    [one] Pay the last card
   *[other] Pay these { $count } cards
}
u-laid-open = All goals lie open
u-pack = Draw pile: { $count }
u-discards = Discard pile: { $count }
u-plagues-left = Plagues left: { $count }
u-temples-left = Temples left: { $count }
u-pile = Goal pile, { $colour }: { $count }
u-card = { $card }, { u-cards }
u-temples = Temples
review-suspicion-how-ulysses = What the others could have guessed of each goal, from all they had seen: the strong line is the truth, the fine dotted one their best wrong guess. A new goal begins a new line; one that was shown stands at 100 %.
first-ulysses = You are a god, and all the gods steer one ship: on each turn one of you proposes the next place, the others consent or object. A debate is settled with cards, and it does not matter who brings the ship to a place.
aim-ulysses = the ship has to call at your four secret goals, and nobody shall guess them.
brief-pass = Pass
brief-pandora = Pandora’s box
brief-stay = Stay active
brief-becalmed = Leave the ship
brief-yield = End turn
order-ulysses-pass = Consent until somebody objects
order-ulysses-pass-how = You consent to every proposal of the others. As soon as somebody lays the red disc, it is your decision again.
order-ulysses-consent = Consent until a goal of mine is concerned
order-ulysses-consent-how = You consent to every proposal of the others and pass in every debate, until the ship could sail to one of your hidden goals.
u-ask-pass = You cannot take the lead in this debate any more: pass.
u-ask-consent = You cannot object: consent.
u-ask-yield = You cannot play a wind: your turn ends.
