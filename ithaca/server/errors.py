"""Reasons for refusing a request: a stable code, an HTTP status, and a sentence in the reader's language."""

from typing import Any

from ithaca.engine.errors import IllegalMove, Mistake

# The HTTP status of each code; those not listed are 400.
STATUS = {
    "not-your-seat": 403,
    "owner-only": 403,
    "host-only": 403,
    "you-are-silenced": 403,
    "you-are-shut-out": 403,
    "report-self": 409,
    "already-reported": 409,
    "nothing-to-report": 404,
    "moderate-host": 409,
    "name-was-not-taken": 409,
    "you-are-muted": 403,
    "you-were-removed": 403,
    "oracle-silent": 403,
    "token-only-plays": 403,
    "wrong-origin": 403,
    "wrong-host": 403,
    "who-are-you": 401,
    "code-wrong": 401,
    "passkey-unknown": 401,
    "challenge-gone": 401,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-lesson": 404,
    "no-such-riddle": 404,
    "riddle-not-yet": 404,
    "no-such-token": 404,
    "no-such-session": 404,
    "no-such-player": 404,
    "no-such-passkey": 404,
    "friend-code-wrong": 404,
    "not-your-friend": 404,
    "no-such-browser": 404,
    "no-such-invitation": 404,
    "wrong-method": 405,
    "stale": 409,
    "handle-taken": 409,
    "friend-self": 409,
    "friends-already": 409,
    "too-many-friends": 409,
    "invite-from-outside": 403,
    "table-full": 409,
    "invited-sits-there": 409,
    "invited-was-removed": 409,
    "merge-self": 409,
    "merge-kept": 409,
    "passkeys-need-a-name": 409,
    "rated-needs-passkey": 403,
    "rated-one-seat": 409,
    "rated-no-change": 409,
    "seat-taken": 409,
    "seat-busy": 409,
    "seats-free": 409,
    "seat-here": 409,
    "seat-not-asked": 409,
    "not-alone": 409,
    "seat-not-ready": 409,
    "not-started": 409,
    "already-started": 409,
    "table-over": 409,
    "table-closed": 409,
    "not-over": 409,
    "not-your-decision": 409,
    "not-in-a-row": 409,
    "stand-in-plays": 409,
    "cannot-undo": 409,
    "other-rules": 409,
    "seat-done": 409,
    "table-not-slow": 409,
    "no-such-order": 409,
    "order-ends-at-once": 409,
    "nobody-hurried": 409,
    "lesson-other-move": 200,  # trying something else in a lesson is not an error
    "lesson-only-read": 200,
    "too-big": 413,
    "too-fast": 429,
    "too-many-tables": 503,
    "server-replaced": 503,
    "bus-away": 503,
    "server-leaves": 503,
    "went-wrong": 500,
    "table-unreadable": 500,
}


class Refused(Mistake):
    """The server refuses a request; the key says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, **args)


class RefusedAt(Exception):
    """One of several moves is refused, and therefore all of them."""

    def __init__(self, mistake: Mistake, nth: int) -> None:
        super().__init__(mistake.key)
        self.mistake, self.nth = mistake, nth  # which one, from 0


def status_of(mistake: Mistake) -> int:
    return 409 if isinstance(mistake, IllegalMove) else STATUS.get(mistake.key, 400)
