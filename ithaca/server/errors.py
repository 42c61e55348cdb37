"""Why something is not done: a stable code, a status, and a sentence in the reader's language."""

from typing import Any

from ithaca.engine.errors import IllegalMove, Mistake

# The status of each code; what is not here is 400: it cannot be.
STATUS = {
    "not-your-seat": 403,
    "owner-only": 403,
    "host-only": 403,
    "you-are-muted": 403,
    "you-were-removed": 403,
    "oracle-silent": 403,
    "wrong-origin": 403,
    "who-are-you": 401,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-lesson": 404,
    "wrong-method": 405,
    "stale": 409,
    "seat-taken": 409,
    "seat-busy": 409,
    "seats-free": 409,
    "seat-not-ready": 409,
    "not-started": 409,
    "already-started": 409,
    "table-over": 409,
    "table-closed": 409,
    "not-over": 409,
    "not-your-decision": 409,
    "stand-in-plays": 409,
    "cannot-undo": 409,
    "other-rules": 409,
    "seat-done": 409,
    "lesson-other-move": 409,
    "lesson-only-read": 409,
    "too-big": 413,
    "too-fast": 429,
    "too-many-tables": 503,
    "went-wrong": 500,
    "table-unreadable": 500,
}


class Refused(Mistake):
    """What the server does not do, and why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, **args)


def status_of(mistake: Mistake) -> int:
    return 409 if isinstance(mistake, IllegalMove) else STATUS.get(mistake.key, 400)
