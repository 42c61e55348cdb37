"""Rate limits: token buckets, one for each kind of request and each address, person or connection."""

from collections import Counter, OrderedDict

from .clock import Clock
from .errors import Refused

MOST_BUCKETS = 50_000

# How many at once, and how many per second after that.
REQUESTS = (120.0, 30.0)  # by an address
CONNECTIONS = (60.0, 10.0)  # by an address
NEW_TABLES = (12.0, 0.2)  # by an address
NEW_PEOPLE = (30.0, 0.5)  # by an address
FRAMES = (60.0, 20.0)  # by a connection
SIGHTS = (12.0, 1.0)  # by a connection: changes of the seat that it looks from
PICTURES = (10.0, 1.0)  # by an address: QR codes
HISTORIES = (40.0, 2.0)  # by an address: games that are replayed
SIGN_INS = (10.0, 0.1)  # by an address: attempts to sign in
FRIEND_CODES = (10.0, 0.1)  # by an address: attempts with a code
OFFERS = (20.0, 0.05)  # by a person: new codes for friends
INVITATIONS = (20.0, 0.1)  # by a person
BROWSERS = (10.0, 0.05)  # by a person: browsers to knock at
CHAT = (6.0, 0.5)  # by a person
ORDERS = (10.0, 0.2)  # by a person: standing orders given and taken back
REPORTS = (6.0, 0.01)  # by a person
ADVICE = (4.0, 0.25)  # by a person

OF_A_CONNECTION = ("frame", "sight")  # kinds that belong to one connection, and so to one process


class Limits:
    """All buckets; the least recently used are dropped first."""

    def __init__(self, rate: float, clock: Clock) -> None:
        self.rate, self.clock = rate, clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        # What the other processes have not been told of yet, with the capacity of the bucket; None if there
        # are no other processes.
        self.spent: Counter[tuple[str, str, float]] | None = None

    def take(self, kind: str, who: str, limit: tuple[float, float]) -> None:
        """Take one token from a bucket; raises Refused, with the seconds until there is one, if it is
        empty."""
        if not self.rate:
            return
        most, per_second = limit[0] * self.rate, limit[1] * self.rate
        now = self.clock.monotonic()
        left, then = self.buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - then) * per_second)
        if left < 1:
            self.buckets[kind, who] = (left, now)
            raise Refused("too-fast", seconds=max(1, round((1 - left) / per_second)))
        self.buckets[kind, who] = (left - 1, now)
        if self.spent is not None and kind not in OF_A_CONNECTION:
            self.spent[kind, who, most] += 1
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)

    def spend(self, kind: str, who: str, most: float, drops: int) -> None:
        """Deduct what another process has granted; the bucket may drop below zero for a while."""
        left, then = self.buckets.pop((kind, who), (most, self.clock.monotonic()))
        self.buckets[kind, who] = (left - drops, then)
