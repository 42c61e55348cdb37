"""Tokens: a person's bot plays by one, and can do nothing else with it. They are listed, expire, and can be
ended earlier."""

import hashlib
import re
import secrets
from typing import Literal, NamedTuple

import sqlalchemy as sa

from .clock import Clock
from .errors import Refused
from .players import DAY, Person
from .schema import tokens
from .storage import Storage

MOST_TOKENS = 20  # of a person
ID_SIGNS = 16  # how many characters of the digest serve as the token's id

# What may be changed with a token: only one's own part in a game.
PLAYING = re.compile(
    r"/api/(tables/[^/]+/(sit|leave|moves|undo|resign|offer|chat)|lessons/[^/]+/[^/]+/[^/]+)/?"
)
PRIVATE = re.compile(r"/api/me/.*")  # may not even be read with a token


class KnownToken(NamedTuple):
    digest: str
    person: str
    label: str
    created: int
    expires: int  # milliseconds since 1970
    scope: Literal["play"] = "play"

    @property
    def id(self) -> str:
        return self.digest[:ID_SIGNS]


class Tokens:
    """All tokens of a server."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage, self.clock = storage, clock
        self._known: dict[str, KnownToken] = {}

    async def find(self, token: str) -> KnownToken | None:
        """The token, if it is valid now; otherwise None."""
        digest = digest_of(token)
        if digest not in self._known:
            found = await self._read(tokens.c.digest == digest)
            self._known.update((one.digest, one) for one in found)
        known = self._known.get(digest)
        return known if known and known.expires > self.clock.now() else None

    async def of(self, person: Person) -> list[KnownToken]:
        """The tokens of a person that are still valid, oldest first."""
        found = await self._read(tokens.c.person == person.id)
        return sorted((one for one in found if one.expires > self.clock.now()), key=lambda one: one.created)

    async def _read(self, wanted: sa.ColumnElement[bool]) -> list[KnownToken]:
        columns = [tokens.c[name] for name in KnownToken._fields]
        query = sa.select(*columns).where(wanted)
        return await self.storage.read(lambda db: [KnownToken(*row) for row in db.execute(query)])

    async def make(self, person: Person, label: str, days: int) -> tuple[str, KnownToken]:
        """A new token, and its row. Raises Refused if the person has too many."""
        if len(await self.of(person)) >= MOST_TOKENS:
            raise Refused("too-many-tokens", most=MOST_TOKENS)
        token, now = secrets.token_urlsafe(32), self.clock.now()
        made = KnownToken(digest_of(token), person.id, label, now, now + days * DAY)
        await self.storage.write(lambda db: db.execute(tokens.insert().values(**made._asdict())))
        return token, made

    async def end(self, person: Person, token_id: str) -> KnownToken:
        """End a token of a person before it expires; return it."""
        ended = next((one for one in await self.of(person) if one.id == token_id), None)
        if ended is None:
            raise Refused("no-such-token", value=token_id)
        gone = tokens.delete().where(tokens.c.digest == ended.digest)
        await self.storage.write(lambda db: db.execute(gone))
        self._known.pop(ended.digest, None)
        return ended

    def forget(self, person_id: str) -> None:
        """Drop a person's tokens from memory."""
        self._known = {digest: one for digest, one in self._known.items() if one.person != person_id}


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def must_be_play(method: str, path: str) -> None:
    """Raise Refused unless a token may do this: play, or read what is public. Everything else needs the
    person."""
    reading = method in ("GET", "HEAD", "OPTIONS")
    if PRIVATE.fullmatch(path) or not (reading or PLAYING.fullmatch(path)):
        raise Refused("token-only-plays")
