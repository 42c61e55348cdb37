"""Learning to play: one net for all seats and numbers of players of a game, by playing against itself.

plan.py      all that a run depends on
fleet.py     games of several sizes as one: on a graphics card, or on the processor
net.py       the net that learns; how it becomes the file that `ithaca.bots.muse` reads
graphs.py    work of a graphics card that is captured once and replayed
rounds.py    playing a round, and what each decision was worth
lessons.py   what a net learns from a round
measure.py   its share against the greedy player, while it learns
keep.py      checkpoints, the log of a run, its curves as a picture
course.py    the way of a run, whoever does the work
run.py       the whole of it: `ithaca train`; `ray_run.py` with several learners on a Ray cluster
watch.py     games that are watched: what could be seen, and what was hidden
secrets.py   telling what is hidden: two layers more, learned from watched games

It needs PyTorch (`pip install "ithaca[train]"`); nothing outside this folder does.
"""
