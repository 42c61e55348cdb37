"""Bots against bots: duplicate deals, shares of victory with intervals, ratings, times and faults.

table.py        one game: who sits where, how a bot is asked, and what happens when it fails
workers.py      many games: on the cores of this machine, or on a Ray cluster
tournament.py   which games a tournament has; playing those that are missing
keep.py         the file that lets it go on after a stop
ratings.py      intervals and ratings
standings.py    what all games say about each bot
riddles.py      a position a day where the oracle is sure and the greedy player wrong
report.py       a page of HTML; plots.py draws its pictures
"""
