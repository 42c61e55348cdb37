"""The command line.

common.py        the program, its mistakes, options that several commands have
playing.py       games, play, rules
research.py      simulate, arena, record, dataset, train, riddles
looking_back.py  replay, position, verify, advise, review
serving.py       serve, work, backup, move-database, ratings

A command says which options there are and hands them over; what people see then is in `ithaca.terminal`.
Exit code 2 means that the command cannot be meant so, 1 that something failed. Heavy imports stay
inside the commands, so that `--help` is instant.
"""

from . import playing, research, looking_back, serving  # noqa: F401, I001 - their commands, in this order
from .common import app, main

__all__ = ["app", "main"]
