"""The server: tables, seats, clocks, live play, storage.

The log is the truth. A table is its log, folded (`fold.py`); `table.py` decides what a command adds to it,
without touching disk or network; `storage.py` keeps it; `house.py` holds the tables that are alive, writes
before it tells, and rings whoever watches; `telling.py` makes what they are told, through the one door;
`crew.py` thinks for bots and stand-ins; `rest.py` and `live.py` are the doors to the network.
"""
