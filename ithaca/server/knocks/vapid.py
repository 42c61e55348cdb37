"""The key pair by which push services recognize this server (RFC 8292). Browsers subscribe to its public
half, so it is made once and kept."""

import base64
from urllib.parse import urlsplit

import sqlalchemy as sa

from ..schema import marks
from ..settings import Settings
from ..storage import Storage

KEY_MARK = "push-key"
HOURS = 12  # how long a signature is valid
NOBODY = "mailto:nobody@localhost"  # used if the host has given no contact


class PushKey:
    """The server's key, and what it signs."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage, self.contact = storage, contact_of(settings)

    async def open(self) -> None:
        """Read the key, or make one at the first start."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        made = Vapid02(conf={"no-strict": True})
        made.generate_keys()
        try:
            pem = await self.storage.write(lambda db: kept(db, made.private_pem().decode()))
        except sa.exc.IntegrityError:  # another process has made one at the same moment
            pem = await self.storage.write(lambda db: kept(db, made.private_pem().decode()))
        self._vapid = Vapid02.from_pem(pem.encode())
        self._vapid.conf["no-strict"] = True
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signed_for(self, endpoint: str, now: int) -> str:
        """The header that proves our identity to this endpoint's push service; `now` in milliseconds."""
        audience = "{0.scheme}://{0.netloc}".format(urlsplit(endpoint))
        claims = {"aud": audience, "exp": now // 1000 + HOURS * 3600, "sub": self.contact}
        return str(self._vapid.sign(claims)["Authorization"])


def kept(db: sa.Connection, made: str) -> str:
    """The existing key; if there is none, this one is stored."""
    mine = marks.c.name == KEY_MARK
    if found := db.execute(sa.select(marks.c.value).where(mine)).scalar():
        return str(found)
    db.execute(marks.insert().values(name=KEY_MARK, value=made))
    return made


def contact_of(settings: Settings) -> str:
    """The contact that a push service may use."""
    if "@" in settings.contact:
        return f"mailto:{settings.contact.removeprefix('mailto:')}"
    given = settings.contact or settings.public_url
    return given if given.startswith("https://") else NOBODY
