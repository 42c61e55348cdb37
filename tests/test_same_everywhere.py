"""One source of rules, run in different ways, gives the same bytes."""

import json
import os
import subprocess
import sys

GAMES = {3: 4, 6: 6}  # players: games; all thousand are compared in `make bench`

PROGRAM = """
import hashlib, json, sys
from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation
digests = {}
for players, games in json.loads(sys.argv[1]).items():
    table = Simulation(find("odysseus"), int(players), 11)
    digests[players] = []
    for number in range(games):
        table.play(number, number + 1)
        digests[players].append(hashlib.sha256(table.states.tobytes()).hexdigest())
print(json.dumps(digests))
"""


def digests(**env: str) -> dict[str, list[str]]:
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
    assert len({digest for part in compiled.values() for digest in part}) == sum(GAMES.values())
