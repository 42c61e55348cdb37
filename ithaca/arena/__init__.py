"""Bots against bots: duplicate deals, shares of victory with intervals, ratings, times and faults.

single_game.py  one game: who sits where, how a bot is asked, and what happens when it fails
workers.py      many games on the cores of this machine; `ray_cluster.py` on a Ray cluster
tournament.py   which games a tournament has; playing those that are missing
keep.py         the file that lets it go on after a stop
ratings.py      intervals and ratings
standings.py    what all games say about each bot
ladder.py       how strong the bots are, as files in the folders of the games
riddles.py      a position a day where the oracle is sure and the greedy player wrong
report.py       a page of HTML; plots.py draws its pictures
"""
