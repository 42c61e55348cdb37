"""Codes that can be used once. Only their digests are stored."""

import hashlib
import secrets
from typing import Literal, NamedTuple

import sqlalchemy as sa

from ..clock import Clock
from ..schema import codes
from ..storage import Storage

Kind = Literal["challenge", "device", "recovery", "friend"]
MINUTE = 60_000  # milliseconds
FOR_EVER = 2**53

SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no two that look alike
ALIKE = str.maketrans({"0": "Q", "O": "Q", "1": "J", "I": "J", "L": "J", "U": "V"})


class Code(NamedTuple):
    kind: Kind
    person: str  # empty if not known yet


class Codes:
    """All codes of a server."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage, self.clock = storage, clock

    async def keep(self, kind: Kind, person_id: str, texts: list[str], minutes: int = 0) -> None:
        """Store these instead of the person's other codes of this kind. Without `minutes` they are valid
        until used."""
        now = self.clock.now()
        expires = now + minutes * MINUTE if minutes else FOR_EVER
        rows = [{"digest": digest_of(kind, text), "kind": kind, "person": person_id} for text in texts]

        def write(db: sa.Connection) -> None:
            db.execute(codes.delete().where(codes.c.expires <= now))
            if person_id:
                db.execute(codes.delete().where(codes.c.kind == kind, codes.c.person == person_id))
            db.execute(codes.insert(), [{**row, "expires": expires} for row in rows])

        await self.storage.write(write)

    async def add(self, kind: Kind, person_id: str, text: str, minutes: int, most: int) -> None:
        """Store one more code in addition to the person's others of this kind, of which only the newest are
        kept: at most `most` in all."""
        now = self.clock.now()
        mine = sa.and_(codes.c.kind == kind, codes.c.person == person_id)
        newest = sa.select(codes.c.digest).where(mine).order_by(codes.c.expires.desc()).limit(most - 1)
        row = {"digest": digest_of(kind, text), "kind": kind, "person": person_id}

        def write(db: sa.Connection) -> None:
            db.execute(codes.delete().where(codes.c.expires <= now))
            kept = list(db.execute(newest).scalars())
            db.execute(codes.delete().where(mine, codes.c.digest.not_in(kept)))
            db.execute(codes.insert().values(**row, expires=now + minutes * MINUTE))

        await self.storage.write(write)

    async def look(self, kind: Kind, text: str) -> Code | None:
        """The code, if it is valid; it stays valid."""
        mine = sa.and_(codes.c.digest == digest_of(kind, text), codes.c.expires > self.clock.now())
        query = sa.select(codes.c.kind, codes.c.person).where(mine)
        row = await self.storage.read(lambda db: db.execute(query).one_or_none())
        return Code(*row) if row else None

    async def take(self, kind: Kind, text: str) -> Code | None:
        """The code, if it is valid; it is used up by this."""
        mine = sa.and_(codes.c.digest == digest_of(kind, text), codes.c.expires > self.clock.now())

        def write(db: sa.Connection) -> Code | None:
            row = db.execute(sa.select(codes.c.kind, codes.c.person).where(mine)).one_or_none()
            db.execute(codes.delete().where(mine))
            return Code(*row) if row else None

        return await self.storage.write(write)

    async def count(self, kind: Kind, person_id: str) -> int:
        """How many a person has left."""
        mine = sa.and_(codes.c.kind == kind, codes.c.person == person_id)
        query = sa.select(sa.func.count()).select_from(codes).where(mine)
        return int(await self.storage.read(lambda db: db.execute(query).scalar_one()))


def digest_of(kind: Kind, text: str) -> str:
    return hashlib.sha256(f"ithaca {kind} {text}".encode()).hexdigest()


def new_code(signs: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(signs))


def as_shown(code: str) -> str:
    """A code in groups of four, for people to read."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def as_meant(typed: str) -> str:
    """A code as a person may have typed it: ignores case and separators, and corrects characters that look
    alike."""
    return "".join(sign for sign in typed.upper().translate(ALIKE) if sign in SIGNS)
