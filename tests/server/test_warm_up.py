"""Preparing games: in order, what somebody waits for first, and again after a failure."""

import asyncio
import threading

from ithaca.server import warm_up
from ithaca.server.warm_up import WarmUp


class Hands:
    """Prepares parts when the test allows it; the first tries may fail."""

    def __init__(self, fails=0):
        self.done, self.fails, self.go = [], fails, threading.Semaphore(0)

    def work(self, part):
        def get_ready(slug):
            self.go.acquire()
            if self.fails:
                self.fails -= 1
                raise OSError("the disk is full")
            self.done.append((part, slug))

        return get_ready


def run(story, fails=0, jobs=()):
    """Run a story on a warm-up that gets these jobs at first."""

    async def begin():
        hands = Hands(fails)
        made = WarmUp({part: hands.work(part) for part in ("rules", "bots")})
        made.open(jobs)
        try:
            await asyncio.wait_for(story(made, hands), 60)
        finally:
            made.close()
            hands.go.release()

    asyncio.run(begin())


ALL = [("rules", "odysseus"), ("rules", "ulysses"), ("bots", "odysseus"), ("bots", "ulysses")]


def test_all_that_is_to_be_ready_is_so_one_after_another():
    async def story(made, hands):
        assert not any(made.is_ready(*job) for job in ALL)
        hands.go.release(4)
        for job in ALL:
            await made.ready(*job)
        assert hands.done == ALL
        assert all(made.is_ready(*job) for job in ALL)

    run(story, jobs=ALL)


def test_what_is_done_already_is_not_done_again_before_the_loop_hears_of_it():
    async def story(made, hands):
        hands.go.release()
        while made.is_ready("rules", "odysseus") is False:  # the loop is not let in between
            pass
        assert not made._event(("rules", "odysseus")).is_set()
        await made.ready("rules", "odysseus")
        assert made.is_ready("rules", "odysseus")

    run(story, jobs=[("rules", "odysseus")])


def test_what_somebody_waits_for_comes_next():
    async def story(made, hands):
        waits = asyncio.create_task(made.ready("bots", "ulysses"))
        while made._wanted[0] != ("bots", "ulysses"):
            await asyncio.sleep(0.005)
        hands.go.release(2)
        await waits
        assert hands.done[-1] == ("bots", "ulysses")
        assert len(hands.done) <= 2  # the first one may have begun before

    run(story, jobs=ALL)


def test_what_nobody_has_asked_for_keeps_nobody_waiting_and_is_made_ready_when_somebody_does():
    async def story(made, hands):
        assert made.is_ready("rules", "odyssey")
        hands.go.release()
        await made.ready("rules", "odyssey")
        await made.ready("rules", "odyssey")  # once is enough
        assert hands.done == [("rules", "odyssey")]

    run(story)


def test_what_failed_is_told_and_tried_again_after_the_others(monkeypatch):
    monkeypatch.setattr(warm_up, "AGAIN_SECONDS", 0.0)

    async def story(made, hands):
        hands.go.release()
        while not made.troubles:
            await asyncio.sleep(0.005)
        assert made.troubles == {"odysseus": "OSError"}
        assert not made.is_ready("rules", "odysseus")
        hands.go.release(2)
        await made.ready("rules", "ulysses")
        await made.ready("rules", "odysseus")
        assert set(hands.done) == set(ALL[:2])
        assert made.troubles == {}

    run(story, fails=1, jobs=ALL[:2])
