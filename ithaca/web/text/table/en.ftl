# Words of the table that no other page says.

oracle-ask = Ask the oracle
oracle-thinks = The oracle is listening to the sea …
oracle-says = The oracle says
oracle-best = the oracle would do this
oracle-hope = hopes for { $percent } % of the victory
oracle-tried = { $percent } % of its thoughts
oracle-line = then perhaps: { $line }
