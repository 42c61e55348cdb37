"""The server: tables, seats, clocks, live play, storage.

The log is the truth: a table is what its log folds to. The way of a move:

routes/         HTTP and WebSocket: who asks, and for what
commands/       what is asked of a table; decides which entries it adds to the log, and changes nothing
committer.py    decides, writes, applies and announces, one command at a time for each table
storage.py      transactions, many tables in each; `appends.py` has their statements, `schema.py` the tables
entries.py      the lines of a log; `apply.py` is the only thing that changes a table, `table.py` its state
subscribers.py  who follows what has changed: turn_clock, bot_runner, broadcaster, lobby, metrics, knocks
broadcaster.py  new states for all viewers; `states.py` and `views.py` write them, through `conceal`

server.py       puts the parts together, app.py the web application, run.py the process
registry.py     the tables that are in memory
thinking.py     bots, advice and reviews in threads; `thoughts/` has them done by other processes
accounts/       people who come back: passkeys, sessions, friends, ratings
cluster.py      several processes; `lease.py` says which one decides a table, `bus.py` lets them talk
"""
