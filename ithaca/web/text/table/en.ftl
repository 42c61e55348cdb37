# Words of the table that no other page says.

oracle-ask = Ask the oracle
oracle-thinks = The oracle is listening to the sea …
oracle-says = The oracle says
oracle-best = the oracle would do this
oracle-why = { $tried } % of its thoughts, hopes for { $hope } of the victory
oracle-key = Bar: how much it thought of the move. Figure: the share of the victory it hopes for.
oracle-line = then perhaps: { $line }
to-review = Review
you-watch = You are watching.
away-decides = { $name } is away: a stand-in decides in { $time }.
away-waits = { $name } is away, and the table waits.
away-now = Let the stand-in decide now
rematch-asked = A rematch is on: everyone moves one seat on.
rematch-no = Not this time
first-title = Your first game of { $game }
first-aim = Your aim:
first-lesson = Three-minute lesson
first-play = Just play
first-wait = The bots wait until you close this.
since = Since you last looked
since-again = Show it again
orders = Give a standing order
orders-title = Standing orders
orders-how = While you are away, the server may answer for your seat. Nobody else learns of it: the answer is your own move and takes as long as one by hand might. You can take the order back at any time.
order-stands = Standing order: { $order }. Press to take it back.
