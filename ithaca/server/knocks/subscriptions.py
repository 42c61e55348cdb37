"""Browsers that receive knocks. Each belongs to the session that added it, and is removed with it."""

import base64
import hashlib
from typing import NamedTuple

import sqlalchemy as sa

from ..clock import Clock
from ..errors import Refused
from ..schema import subscriptions
from ..storage import Storage

MOST_BROWSERS = 10  # of a person
POINT_BYTES, AUTH_BYTES = 65, 16


class Subscription(NamedTuple):
    id: str  # the digest of the endpoint
    person: str
    session: str
    endpoint: str
    p256dh: str  # the browser's public key, in base64url
    auth: str  # the secret that it shares with us
    label: str
    created: int


class Subscriptions:
    """All subscriptions, and in memory who has any: at most tables no player does."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage, self.clock = storage, clock
        self.persons: set[str] = set()  # may include persons who have none any more, but misses nobody

    async def load(self) -> None:
        """Read who has any: at the start, and after persons were merged or forgotten."""
        query = sa.select(subscriptions.c.person).distinct()
        self.persons = set(await self.storage.read(lambda db: list(db.execute(query).scalars())))

    async def add(
        self, person_id: str, session: str, endpoint: str, keys: tuple[str, str], label: str
    ) -> None:
        """Add a browser. One that is known already belongs to this person from now on. Raises Refused."""
        must_be_keys(*keys)
        made = Subscription(
            id_of(endpoint), person_id, session, endpoint, *keys, label, created=self.clock.now()
        )
        others = [one for one in await self.of(person_id) if one.id != made.id]
        if len(others) >= MOST_BROWSERS:
            raise Refused("too-many-browsers", most=MOST_BROWSERS)

        def write(db: sa.Connection) -> None:
            db.execute(subscriptions.delete().where(subscriptions.c.id == made.id))
            db.execute(subscriptions.insert().values(**made._asdict()))

        await self.storage.write(write)
        self.persons.add(person_id)

    async def of(self, person_id: str) -> list[Subscription]:
        return await self.storage.read(lambda db: subscriptions_of(db, person_id))

    async def remove(self, person_id: str, subscription_id: str) -> None:
        if subscription_id not in {one.id for one in await self.of(person_id)}:
            raise Refused("no-such-browser")
        await self.drop(subscription_id)

    async def drop(self, subscription_id: str) -> None:
        """Remove a browser: its push service does not know it any more, or its person does not want it."""
        gone = subscriptions.delete().where(subscriptions.c.id == subscription_id)
        await self.storage.write(lambda db: db.execute(gone))

    async def end_session(self, session: str) -> None:
        """Remove the browsers of a session that has ended."""
        gone = subscriptions.delete().where(subscriptions.c.session == session)
        await self.storage.write(lambda db: db.execute(gone))


def subscriptions_of(db: sa.Connection, person_id: str) -> list[Subscription]:
    columns = [subscriptions.c[name] for name in Subscription._fields]
    query = sa.select(*columns).where(subscriptions.c.person == person_id).order_by(subscriptions.c.created)
    return [Subscription(*row) for row in db.execute(query)]


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def must_be_keys(p256dh: str, auth: str) -> None:
    """Raises Refused unless these are a point of the curve P-256 and a secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = bytes_of(p256dh), bytes_of(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("push-keys-bad") from None
    if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise Refused("push-keys-bad")
