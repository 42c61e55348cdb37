"""How a figure is taken, ours and our peers' alike: decisions for each second of one core.

Seconds are the processor's, not the clock's, those of helping threads included: a machine that others use
says nearly the same. A script of a peer gives `tell` what it can play; every figure is one JSON line:

    python play_rlcard.py                                           all of it, five runs each
    python play_rlcard.py --runs 1 --seconds 0.3 stepped/uno        one figure, one short run
"""

import argparse
import json
import time
from collections.abc import Callable, Iterable, Mapping
from importlib import metadata

RUNS = 5
SECONDS = 0.5  # of a run
TRIAL = 0.2  # seconds, for each batch size
PACKAGES = {"OpenSpiel": "open_spiel"}  # where a package has another name than the peer

Work = Callable[[], int]  # makes some decisions and says how many
Prepared = tuple[Work, str]  # and a few words about how it makes them
Games = Mapping[str, Callable[[], Prepared]]  # by how and game: `stepped/uno`


def rates(work: Work, runs: int = RUNS, seconds: float = SECONDS) -> list[float]:
    """Decisions a second, of so many runs, after one that does not count."""
    work()
    return [rate(work, seconds) for _ in range(runs)]


def rate(work: Work, seconds: float) -> float:
    made, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        made += work()
    return made / spent


def best_of(make: Callable[[int], Work], sizes: Iterable[int]) -> Prepared:
    """The batch size that is the fastest in a short trial."""
    tried = {}
    for size in sizes:
        work = make(size)
        work()  # compiles
        tried[size] = rate(work, TRIAL), work
    best = max(tried, key=lambda size: tried[size][0])
    return tried[best][1], f"{best:,} games a call (the best of {', '.join(f'{size:,}' for size in tried)})"


def version_of(package: str) -> str:
    """Of an installed package; empty if it is not one."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


def tell(peer: str, games: Games, version: str = "") -> None:
    """Print the figures that the command line asks for, or all of them."""
    version = version or version_of(PACKAGES.get(peer, peer.lower()))
    parser = argparse.ArgumentParser()
    parser.add_argument("wanted", nargs="*", help="such as stepped/uno")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    asked = parser.parse_args()
    for name in asked.wanted or games:
        how, _, game = name.partition("/")
        told = {"peer": peer, "version": version, "how": how, "game": game}
        try:
            work, words = games[name]()
            told |= {"words": words, "decisions_per_second": rates(work, asked.runs, asked.seconds)}
        except Exception as error:  # whatever other people's code may raise: the table says it
            told["failed"] = f"{type(error).__name__}: {error}"
        print(json.dumps(told), flush=True)
