# Words of the table that no other page says.

oracle-ask = Ask the oracle
oracle-thinks = The oracle is listening to the sea …
oracle-says = The oracle says
oracle-best = the oracle would do this
oracle-why = { $tried } % of its thoughts, hopes for { $hope } of the victory
oracle-key = Bar: how much it thought of the move. Figure: the share of the victory it hopes for.
oracle-line = then perhaps: { $line }
to-review = Review
