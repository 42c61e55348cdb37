"""Write down how the environments behave: tests/envs/behaviour.json.

    python -m tools.behaviour

Seeded games are played through the vector environment, and everything that a learner gets from them is folded
into one digest: who decides, masks, vectors, rewards, lengths. It is stored for each game and version. The
digest of a version is never overwritten, so behaviour cannot change unnoticed: raise the version first.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from ithaca.engine.game import Game, find, names
from ithaca.envs import VERSIONS
from ithaca.envs.vector import VectorEnv

KEPT = Path(__file__).parent.parent / "tests" / "envs" / "behaviour.json"
SEED = 1
TABLES = 4  # games at once
ENDED = 6  # games that are played to their end, for each number of players, without options and with all


def environments(game: Game) -> Iterator[VectorEnv]:
    """The game for every number of players, without options and with all of them."""
    for players in game.players:
        every = game.together((option.name for option in game.options), players)
        for options in ({}, every):
            yield VectorEnv(game, players, TABLES, seed=SEED, options=options)


def digest_of(name: str) -> str:
    """Everything that a learner gets of some seeded games."""
    told = hashlib.sha256()
    for env in environments(find(name)):
        observations, infos = env.reset(seed=SEED)
        told.update(b"".join(part.tobytes() for part in (observations, *infos.values())))
        ended = 0
        while ended < ENDED:
            observations, rewards, over, _, infos = env.step(env.sample())
            told.update(b"".join(part.tobytes() for part in (observations, rewards, over, *infos.values())))
            ended += int(over.sum())
    return told.hexdigest()


def kept() -> dict[str, dict[str, str]]:
    """The digests of all versions, by game."""
    found: dict[str, dict[str, str]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def main() -> None:
    digests = kept()
    for game in names():
        digests.setdefault(game, {}).setdefault(str(VERSIONS[game]), digest_of(game))
    KEPT.write_text(json.dumps(digests, indent=2, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
