"""Faults, one after the other and several at once, on PostgreSQL with three servers, a Redis and two workers.

    python -m benchmarks.cluster                          # a thousand faults
    python -m benchmarks.cluster --faults 100 --seed 7
    python -m benchmarks.cluster --seed 7 --round 31      # one round again

Throughout, players move and chat at four tables with bots and clocks, each connected to any of the servers;
at other tables a clock runs for a player who is away. After each round every player has to be back within
five seconds, and the logs are compared with what every player asked for, was told and sees. The seed decides
what happens and when; it is printed at the start and with every failure. It does not decide how the machine
schedules the processes: a round that is run again meets the same faults, but not at the same instants.
"""

import argparse
import random
import sys

from benchmarks.cluster.faults import MOST_AT_ONCE
from benchmarks.cluster.trial import FAULTS_WANTED, Plan, run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--faults", type=int, default=FAULTS_WANTED, help="how many in all")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--round", type=int, default=None, help="this round only")
    parser.add_argument("--first", type=int, default=1, help="the round to begin with")
    parser.add_argument("--at-once", type=int, default=MOST_AT_ONCE, help="faults in a round, at most")
    parser.add_argument("--go-on", action="store_true", help="count failures instead of ending at the first")
    given = parser.parse_args()
    wanted = Plan(given.seed, given.faults, given.round, given.first, given.at_once, given.go_on)
    sys.exit(run(wanted)[1])
