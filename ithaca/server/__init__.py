"""The server: tables, seats, clocks, live play, storage.

The log is the truth. A table is its log, folded: `table.py` decides what a command adds to the log and
folds what was added, without touching disk or network; `storage.py` keeps the log; `house.py` holds the
tables that are alive, writes before it tells, and rings whoever watches; `crew.py` thinks for bots and
stand-ins; `rest.py` and `live.py` are the doors to the network.
"""
