"""How long a reply by a standing order takes: as long as one by hand could.

It is drawn from how long this seat has taken at this table so far, and from how long people take in slow
games; the more is known of the seat, the less the latter counts. All of that is public: it depends neither on
the order, nor on the choices, nor on whether somebody looks on.
"""

import math
import random

from .luck import reply_luck
from .table import Table
from .views import standing_moves

QUICKEST, SLOWEST = 40.0, 8 * 3600.0  # seconds
USUAL = 12 * 60.0  # the median for people in slow games, in seconds
SPREAD = 1.1  # standard deviation of the logarithm
OWN_SPREAD = 0.3  # around a reply of the seat's own
STRANGER = 4  # the usual replies weigh as much as this many of the seat's own
LATEST = (0.2, 0.6)  # the latest reply, as a fraction of the time left on the clock: drawn between these


def reply_seconds(table: Table, seat: int, left: float | None) -> float:
    """Seconds from when a seat is asked to when its order replies; `left` is the time left on its clock."""
    luck = random.Random(reply_luck(table, seat))
    known, stranger = own_replies(table, seat), luck.random()
    own = luck.choice(known) if known else USUAL
    bend = luck.gauss(0.0, 1.0)
    if stranger * (len(known) + STRANGER) < STRANGER:
        drawn = USUAL * math.exp(SPREAD * bend)
    else:
        drawn = own * math.exp(OWN_SPREAD * bend)
    latest = math.inf if left is None else left * luck.uniform(*LATEST)
    return min(max(drawn, QUICKEST), SLOWEST, latest)


def own_replies(table: Table, seat: int) -> list[float]:
    """How long this seat took whenever the decision passed to it, as everyone could see."""
    found, before = [], None
    for line in standing_moves(table, -1)[: table.shown_seq]:
        if before and line.entry.seat == seat != before.entry.seat and not line.entry.by:
            found.append((line.at - before.at) / 1000)
        before = line
    return [seconds for seconds in found if QUICKEST <= seconds <= SLOWEST]
