"""Work that continues although nobody waits for it any more."""

import asyncio
import gc
from typing import Any

import pytest

from ithaca.server.errors import Refused
from ithaca.server.tasks import to_the_end


async def given_up(error: Exception) -> tuple[bool, list[dict[str, Any]]]:
    """Somebody waits for work and is cancelled; then the work fails. Returns whether it ran to its end, and
    what the loop complained about."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    goes_on, ended = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        await goes_on.wait()
        ended.set()
        raise error

    waiting = asyncio.ensure_future(to_the_end(work()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    goes_on.set()
    await asyncio.sleep(0)
    del waiting
    await asyncio.sleep(0)
    gc.collect()  # a failure that nobody has retrieved is reported when its task is deleted
    return ended.is_set(), complaints


@pytest.mark.parametrize("error", [Refused("stale", value=1, seq=1), ValueError("on purpose")])
def test_what_nobody_waits_for_ends_and_its_failure_is_nobodys_surprise(error):
    assert asyncio.run(given_up(error)) == (True, [])


def test_of_what_nobody_waits_for_mistakes_are_not_logged_and_faults_are(caplog):
    asyncio.run(given_up(Refused("stale", value=1, seq=1)))
    assert not caplog.records
    asyncio.run(given_up(ValueError("on purpose")))
    assert [record.message for record in caplog.records] == ["a task went wrong"]
