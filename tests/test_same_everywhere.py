"""One source of rules, run in different ways, gives the same bytes."""

import json
import os
import subprocess
import sys

from ithaca.engine.game import find, names

# The fewest and the most players of each game; all thousand games are compared in `make bench`.
GAMES = {game: {find(game).players[0]: 3, find(game).players[-1]: 4} for game in names()}

PROGRAM = """
import hashlib, json, sys
from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation
digests = []
for game, tables in json.loads(sys.argv[1]).items():
    for players, games in tables.items():
        table = Simulation(find(game), int(players), 11)
        for number in range(games):
            table.play(number, number + 1)
            digests.append([game, players, hashlib.sha256(table.states.tobytes()).hexdigest()])
print(json.dumps(digests))
"""


def digests(**env: str) -> list[list[str]]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps(GAMES)],
        env={**clean, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_interpreted_and_compiled_games_end_in_the_same_bytes():
    compiled = digests()

    assert compiled == digests(NUMBA_DISABLE_JIT="1")
    assert len({digest for *_, digest in compiled}) == sum(sum(tables.values()) for tables in GAMES.values())
