"""The queue of thoughts: SAQ's, on the Redis of the bus.

A job lies there until a worker takes it, and on a list of what is being done until it is finished. A worker
touches it all the while; one that is not touched any more is put back by another worker, for somebody whose
clock goes as ours does: machines' clocks must agree to within a second. Nothing is kept of what was done.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ..redis_line import SILENCE_SECONDS

if TYPE_CHECKING:
    from saq.queue.redis import RedisQueue

Kind = Literal["moves", "reviews"]  # that a table waits for, and that it does not
KINDS: tuple[Kind, ...] = ("moves", "reviews")

FUNCTION = "think"
HEARTBEAT_SECONDS = 2  # without being touched, after which a job's worker is taken for dead
MOST_TRIES = 3  # a job that kills its workers is not given to all of them
PUT_BACK_SECONDS = 0.05  # that a job's worker is given to show itself after all


def queue_of(url: str, cluster: str, kind: Kind, make: str, retries: int = 0) -> "RedisQueue":
    """The queue for what is asked by servers of one make."""
    import redis.asyncio
    from redis.asyncio.retry import Retry
    from redis.backoff import ConstantBackoff

    again = Retry(ConstantBackoff(0.2), retries)
    client = redis.asyncio.Redis.from_url(url, socket_connect_timeout=SILENCE_SECONDS, retry=again)
    name = f"ithaca:{cluster}:{kind}:{make}"
    pack, unpack = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(dict).decode
    return _queue_class()(client, name=name, dump=pack, load=unpack)


def _queue_class() -> "type[RedisQueue]":
    """SAQ's queue, made anew where the package may be missing until it is needed."""
    from saq.queue.base import Queue
    from saq.queue.redis import RedisQueue

    class PromptQueue(RedisQueue):
        """Does not wait for seconds until a dead worker answers, and hears of jobs by asking: a
        subscription that broke would be tried again without a pause."""

        async def sweep(self, lock: int = 1, abort: float = PUT_BACK_SECONDS) -> list[str]:
            return await super().sweep(lock, PUT_BACK_SECONDS)

        async def listen(self, *arguments: Any, **more: Any) -> None:
            await Queue.listen(self, *arguments, **{**more, "poll_interval": PUT_BACK_SECONDS / 2})

    return PromptQueue


class ThoughtQueues:
    """Where a server puts what it wants thought."""

    def __init__(self, url: str, cluster: str, server: str, make: str) -> None:
        self.server = server
        self._queues = {kind: queue_of(url, cluster, kind, make) for kind in KINDS}

    async def put(self, kind: Kind, request: str, job: bytes) -> None:
        """Add a job by the name of its request. Raises what fails."""
        from saq.job import Job

        asked = Job(
            function=FUNCTION,
            kwargs={"server": self.server, "request": request, "job": job},
            key=request,
            timeout=0,
            heartbeat=HEARTBEAT_SECONDS,
            retries=MOST_TRIES,
            ttl=-1,
        )
        await asyncio.wait_for(self._queues[kind].enqueue(asked), SILENCE_SECONDS)

    async def withdraw(self, kind: Kind, request: str) -> None:
        """Nobody wants it any more: who has not begun yet does not. Its place in the line is swept away."""
        queue = self._queues[kind]
        await asyncio.wait_for(queue.redis.delete(queue.job_id(request)), SILENCE_SECONDS)

    async def close(self) -> None:
        for queue in self._queues.values():
            await queue.disconnect()
