u-ship = the ship lies here
u-plague = plague
u-goal = your goal
u-goal-shown = reached
u-goals = Goals
u-goals-of = Goals, { $shown } of 4 shown:
u-back = hidden goal: { $colour }
u-disc = disc { $side }, { $count } cards
u-debate = The debate of the gods
u-cards = { $count ->
    [one] card
   *[other] cards
}
u-leads = leads
u-needs = { $count } to lead
u-out = out of the debate
u-pack = Pack { $count }
u-discards = Discards { $count }
u-plagues-left = Plagues left { $count }
u-temples-left = Temples left { $count }
u-pile = Goal pile { $colour }: { $count }
u-card = { $card }, { $count ->
    [one] one card
   *[other] { $count } cards
}
u-paid = Paid so far: { $cards }
u-temples = Temples
