"""Requests about friends and knocks; see `docs/api.md`."""

from typing import Annotated, Literal

from msgspec import Meta

from ..requests import PersonId, Request


class FriendCodeRequest(Request):
    code: Annotated[str, Meta(max_length=64)]


class VisibleRequest(Request):
    """Whether friends see that one is here."""

    visible: bool


class InviteRequest(Request):
    person: PersonId


class KnockWishRequest(Request):
    """Which knocks a person wants, and between which minutes after midnight none may be sent."""

    kinds: Annotated[list[Literal["turn", "started", "ended", "invited"]], Meta(max_length=4)]
    quiet_from: Annotated[int, Meta(ge=0, le=1439)] | None = None
    quiet_to: Annotated[int, Meta(ge=0, le=1439)] | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class BrowserRequest(Request):
    """A `PushSubscription` of a browser."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class BellRequest(Request):
    """Whether a table may knock."""

    on: bool
