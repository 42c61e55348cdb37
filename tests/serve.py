"""The server as tests start it: each test gets the same deals each time.

The name and seed of a new table are derived from the name of the test, which is in a file, and from how many
servers the test has started. Without that file they are random, as they are for people: `DEALS=chance` in the
environment of pytest tries new deals.
"""

import asyncio
import contextlib
import os
import random
import secrets
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from ithaca.bots import review
from ithaca.server import committer


class Drawn:
    """Stands in for `secrets` where tables are made."""

    def __init__(self, deals: Path, nth: str) -> None:
        self.deals, self.nth, self.test = deals, nth, ""
        self.random = random.Random()

    def choice(self, among: Sequence[str]) -> str:
        return self.of_the_test().choice(among)

    def token_bytes(self, count: int) -> bytes:
        return self.of_the_test().randbytes(count)

    def of_the_test(self) -> random.Random:
        test = self.deals.read_text("utf-8") if self.deals.exists() else secrets.token_hex(8)
        if test != self.test:
            self.test, self.random = test, random.Random(f"{test} {self.nth}")
        return self.random


def nobody_asks_on_the_loop() -> None:
    """A question to the database in the thread of the event loop fails the test: everybody would wait."""

    @sa.event.listens_for(sa.Engine, "before_cursor_execute")
    def check(*_: object) -> None:
        with contextlib.suppress(RuntimeError):
            asyncio.get_running_loop()
            raise AssertionError("the database was asked in the thread of the event loop")


# A review with a quarter of the points and of the worlds: tests check how it is told, not how exact it is.
BRIEFLY = {"POINTS": review.POINTS // 4, "WORLDS": review.WORLDS // 4}


def look_back_briefly() -> None:
    for name, value in BRIEFLY.items():
        setattr(review, name, value)


def main() -> None:
    look_back_briefly()
    nobody_asks_on_the_loop()
    if deals := os.environ.get("ITHACA_TEST_DEALS"):
        committer.secrets = Drawn(Path(deals), os.environ["ITHACA_TEST_NTH"])  # type: ignore[assignment]
    from ithaca.cli import main as run

    run()


if __name__ == "__main__":
    main()
