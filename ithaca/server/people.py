"""Persons: a name and a signed cookie; and tokens for their bots.

A cookie is `person.issued.signature`. Signing keys are renewed every month and honoured for a little more
than a year; a cookie that an older key signed is signed anew when its person comes.
"""

import hashlib
import hmac
import secrets
import time

import msgspec
import sqlalchemy as sa

from .storage import Storage, keys, people, tokens

COOKIE = "ithaca"
COOKIE_DAYS = 365
RENEW_DAYS = 30
DAY = 86_400_000  # in milliseconds


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str
    host: bool = False


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class People:
    """Who is known here."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.secrets: list[bytes] = []  # the newest first
        self.known: dict[str, Person] = {}
        self.by_token: dict[str, str] = {}

    def open(self) -> None:
        """Read the keys, renew the newest if it is old, forget those that sign no living cookie."""
        with self.storage.engine.begin() as db:
            rows = db.execute(sa.select(keys).order_by(keys.c.created.desc())).all()
            if not rows or now() - rows[0].created > RENEW_DAYS * DAY:
                db.execute(keys.insert().values(created=now(), secret=secrets.token_bytes(32)))
            db.execute(keys.delete().where(keys.c.created < now() - (COOKIE_DAYS + RENEW_DAYS) * DAY))
            rows = db.execute(sa.select(keys).order_by(keys.c.created.desc())).all()
        self.secrets = [row.secret for row in rows]

    # ── cookies ───────────────────────────────────────────────────────────────────────────────────

    def sign(self, text: str, purpose: str = "person") -> str:
        return f"{text}.{_signature(self.secrets[0], purpose, text)}"

    def unsign(self, signed: str, purpose: str = "person") -> tuple[str, bool] | None:
        """What was signed, and whether it should be signed anew; None if we did not sign it."""
        text, _, signature = signed.rpartition(".")
        for nth, secret in enumerate(self.secrets):
            if hmac.compare_digest(_signature(secret, purpose, text).encode(), signature.encode()):
                return text, nth > 0
        return None

    def cookie_of(self, person: Person) -> str:
        return self.sign(f"{person.id}.{now() // DAY}")

    def of_cookie(self, cookie: str) -> tuple[Person | None, bool]:
        """The person of a cookie, and whether the cookie should be renewed."""
        found = self.unsign(cookie)
        if not found:
            return None, False
        person_id, _, issued = found[0].partition(".")
        age = now() // DAY - int(issued) if issued.isdecimal() else COOKIE_DAYS
        if age >= COOKIE_DAYS:
            return None, False
        return self.find(person_id), found[1] or age > RENEW_DAYS

    def of_token(self, token: str) -> Person | None:
        digest = hashlib.sha256(token.encode()).hexdigest()
        if digest not in self.by_token:
            row = self.storage.read(
                lambda db: db.execute(
                    sa.select(tokens.c.person).where(tokens.c.digest == digest)
                ).one_or_none()
            )
            if row is None:
                return None
            self.by_token[digest] = row.person
        return self.find(self.by_token[digest])

    # ── persons ───────────────────────────────────────────────────────────────────────────────────

    def find(self, person_id: str) -> Person | None:
        if person_id not in self.known:
            row = self.storage.read(
                lambda db: db.execute(sa.select(people).where(people.c.id == person_id)).one_or_none()
            )
            if row is None:
                return None
            self.known[person_id] = Person(row.id, row.name, row.lang, bool(row.host))
        return self.known[person_id]

    async def introduce(self, before: Person | None, name: str, lang: str, host: bool) -> Person:
        """Make a person, or give one another name and language."""
        if before is None:
            person = Person(secrets.token_hex(8), name, lang, host)
            row = {"id": person.id, "name": name, "lang": lang, "created": now(), "seen": now(), "host": host}
            await self.storage.do(lambda db: db.execute(people.insert().values(**row)))
        else:
            person = Person(before.id, name or before.name, lang, before.host or host)
            changed = {"name": person.name, "lang": lang, "seen": now(), "host": person.host}
            await self.storage.do(
                lambda db: db.execute(people.update().where(people.c.id == person.id).values(**changed))
            )
        self.known[person.id] = person
        return person

    async def new_token(self, person: Person, label: str) -> str:
        token = secrets.token_urlsafe(32)
        row = {
            "digest": hashlib.sha256(token.encode()).hexdigest(),
            "person": person.id,
            "label": label,
            "created": now(),
        }
        await self.storage.do(lambda db: db.execute(tokens.insert().values(**row)))
        return token

    async def forget(self, person: Person) -> None:
        """Erase a person and all tokens; cookies of this person mean nothing from now on."""

        def erase(db: sa.Connection) -> None:
            db.execute(tokens.delete().where(tokens.c.person == person.id))
            db.execute(people.delete().where(people.c.id == person.id))

        await self.storage.do(erase)
        self.known.clear()  # others may have had the name from this one
        self.by_token = {digest: owner for digest, owner in self.by_token.items() if owner != person.id}


def _signature(secret: bytes, purpose: str, text: str) -> str:
    return hmac.new(secret, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]
