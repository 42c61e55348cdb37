"""Passkeys: how people sign in as the same person again, by WebAuthn. The cryptography is the library's."""

import base64
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ..clock import Clock
from ..errors import Refused
from ..players import Person
from ..schema import passkeys, people
from ..storage import Storage
from .codes import Codes

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

MOST_PASSKEYS = 20  # of a person
CHALLENGE_MINUTES = 10
Credential = dict[str, Any]  # what is exchanged with a browser, as JSON


class Site(NamedTuple):
    """The site that a passkey is valid for: a host name, and the origin of the pages under it."""

    name: str
    origin: str


class Passkey(NamedTuple):
    id: str  # the id of the credential, in base64url
    person: str
    label: str
    created: int
    used: int  # milliseconds since 1970


class Passkeys:
    """All passkeys of a server."""

    def __init__(self, storage: Storage, clock: Clock, codes: Codes) -> None:
        self.storage, self.clock, self.codes = storage, clock, codes

    # ── adding ────────────────────────────────────────────────────────────────────────────────────

    async def ask_to_add(self, person: Person, site: Site) -> Credential:
        """What the browser needs to create one: a challenge that can be used once, and the existing
        passkeys."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import structs

        own = await self.of(person.id)
        if len(own) >= MOST_PASSKEYS:
            raise Refused("too-many-passkeys", most=MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Ithaca",
            user_id=person.id.encode(),
            user_name=person.name,
            exclude_credentials=[described(one) for one in own],
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
        )
        await self._keep_challenge(options.challenge, person.id)
        return msgspec.json.decode(options_to_json(options), type=Credential)

    async def add(self, person: Person, site: Site, answer: Credential, label: str) -> Passkey:
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._taken_challenge(answer, person.id)
        try:
            found = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused("passkey-refused") from None
        now = self.clock.now()
        made = Passkey(text_of(found.credential_id), person.id, label, now, now)
        row = {**made._asdict(), "public_key": found.credential_public_key, "count": found.sign_count}
        await self.storage.write(lambda db: insert(db, row))
        return made

    # ── signing in ────────────────────────────────────────────────────────────────────────────────

    async def ask_who(self, site: Site) -> Credential:
        """What the browser needs to offer the passkeys that it has for this site."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=site.name)
        await self._keep_challenge(options.challenge, "")
        return msgspec.json.decode(options_to_json(options), type=Credential)

    async def who(self, site: Site, answer: Credential) -> str:
        """The id of the person who has proved to hold a passkey. Raises Refused."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._taken_challenge(answer, "")
        row = await self._row_of(str(answer.get("id", "")))
        try:
            found = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused("passkey-refused") from None
        used = {"count": found.new_sign_count, "used": self.clock.now()}
        await self.storage.write(
            lambda db: db.execute(passkeys.update().where(passkeys.c.id == row.id).values(**used))
        )
        return str(row.person)

    async def _row_of(self, passkey_id: str) -> Any:
        query = sa.select(passkeys).where(passkeys.c.id == passkey_id)
        row = await self.storage.read(lambda db: db.execute(query).one_or_none())
        if row is None:
            raise Refused("passkey-unknown")
        return row

    # ── keeping ───────────────────────────────────────────────────────────────────────────────────

    async def of(self, person_id: str) -> list[Passkey]:
        """The passkeys of a person, oldest first."""
        columns = [passkeys.c[name] for name in Passkey._fields]
        query = sa.select(*columns).where(passkeys.c.person == person_id).order_by(passkeys.c.created)
        return await self.storage.read(lambda db: [Passkey(*row) for row in db.execute(query)])

    async def remove(self, person: Person, passkey_id: str) -> None:
        if passkey_id not in {one.id for one in await self.of(person.id)}:
            raise Refused("no-such-passkey")
        await self.storage.write(lambda db: remove(db, person.id, passkey_id))

    async def _keep_challenge(self, challenge: bytes, person_id: str) -> None:
        await self.codes.keep("challenge", person_id, [text_of(challenge)], CHALLENGE_MINUTES)

    async def _taken_challenge(self, answer: Credential, person_id: str) -> bytes:
        """The challenge that a browser has answered. Raises Refused unless it is unused and was made for this
        person."""
        text = challenge_in(answer)
        code = await self.codes.take("challenge", text)
        if code is None or code.person != person_id:
            raise Refused("challenge-gone")
        return bytes_of(text)


def insert(db: sa.Connection, row: dict[str, Any]) -> None:
    """Insert a new passkey; its person is kept from now on."""
    if db.execute(sa.select(passkeys.c.id).where(passkeys.c.id == row["id"])).first():
        raise Refused("passkey-refused")
    db.execute(passkeys.insert().values(**row))
    db.execute(people.update().where(people.c.id == row["person"]).values(kept=True))


def remove(db: sa.Connection, person_id: str, passkey_id: str) -> None:
    db.execute(passkeys.delete().where(passkeys.c.id == passkey_id))
    left = db.execute(sa.select(passkeys.c.id).where(passkeys.c.person == person_id)).first()
    db.execute(people.update().where(people.c.id == person_id).values(kept=left is not None))


def described(passkey: Passkey) -> "PublicKeyCredentialDescriptor":
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=bytes_of(passkey.id))


def challenge_in(answer: Credential) -> str:
    """The challenge that an answer refers to; empty if it cannot be read."""
    try:
        told = msgspec.json.decode(bytes_of(answer["response"]["clientDataJSON"]), type=Credential)
        return str(told["challenge"])
    except (KeyError, TypeError, ValueError, msgspec.MsgspecError):
        return ""


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
