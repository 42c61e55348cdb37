"""The queue of thoughts: SAQ's, on the Redis of the bus.

A job waits there until a worker takes it; then it is on a list of active jobs until it is finished. The
worker touches it all the while; a job that is no longer touched is put back by another worker. Nothing is
kept of finished jobs.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ..redis_line import SILENCE_SECONDS

if TYPE_CHECKING:
    from saq.job import Job, Status
    from saq.queue.redis import RedisQueue

Kind = Literal["moves", "reviews"]  # what a table waits for, and what it does not wait for
KINDS: tuple[Kind, ...] = ("moves", "reviews")

FUNCTION = "think"
HEARTBEAT_SECONDS = 2  # after which the worker of an untouched job counts as dead
MOST_TRIES = 3  # so that a job that kills its workers is not given to all of them


def queue_of(url: str, cluster: str, kind: Kind, make: str, retries: int = 0) -> "RedisQueue":
    """The queue for jobs of servers of one make."""
    import redis.asyncio
    from redis.asyncio.retry import Retry
    from redis.backoff import ConstantBackoff

    again = Retry(ConstantBackoff(0.2), retries)
    client = redis.asyncio.Redis.from_url(
        url,
        socket_connect_timeout=SILENCE_SECONDS,
        socket_timeout=SILENCE_SECONDS,  # after a Redis was killed, a command was seen to wait forever
        retry=again,
    )
    name = f"ithaca:{cluster}:{kind}:{make}"
    pack, unpack = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(dict).decode
    return _queue_class()(client, name=name, dump=pack, load=unpack)


def _queue_class() -> "type[RedisQueue]":
    """SAQ's queue with two changes of our own. Defined here, since the package may not be installed."""
    from saq.job import Status
    from saq.queue.redis import RedisQueue

    class WatchedQueue(RedisQueue):
        """A worker counts as dead if it has not touched its job for a while by our own clock. A job that was
        withdrawn, or finished by another worker, is not brought back by a touch."""

        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            self._looks: dict[str, tuple[Any, float]] = {}  # how each job was, and since when by our clock

        async def sweep(self, lock: int = 1, abort: float = 0.0) -> list[str]:
            """Put lost jobs back; return their keys. Of several processes that sweep at once, only one puts
            back each job."""
            ids = await self.redis.lrange(self.namespace("active"), 0, -1)
            keys = [self.job_key_from_id(one.decode()) for one in ids]
            jobs = dict(zip(keys, await self.jobs(keys), strict=True)) if keys else {}
            now, before = time.monotonic(), self._looks
            seen = {key: (job.touched, job.attempts) if job else None for key, job in jobs.items()}
            same = {key for key, how in seen.items() if key in before and before[key][0] == how}
            self._looks = {key: before[key] if key in same else (seen[key], now) for key in seen}
            lost = [key for key, (_, since) in self._looks.items() if now - since > HEARTBEAT_SECONDS]
            return [key for key in lost if await self._put_back(key, jobs[key])]

        async def _put_back(self, key: str, job: "Job | None") -> bool:
            """Put a lost job back, or end it; returns False if another process does."""
            touched = job.touched if job else 0
            mark = self.namespace(f"back:{key}:{touched}")
            if not await self.redis.set(mark, 1, nx=True, ex=5 * HEARTBEAT_SECONDS):
                return False
            if job is None:  # it was withdrawn after a worker had taken it
                await self.redis.lrem(self.namespace("active"), 0, self.job_id(key))
                await self.redis.zrem(self.namespace("incomplete"), self.job_id(key))
            elif job.retryable:
                await self.retry(job, "its worker is gone")
            else:
                await self.finish(job, Status.ABORTED, error="its workers are gone")
            return True

        async def _update(self, job: "Job", status: "Status | None" = None, **fields: Any) -> None:
            stored = None if status else await self.job(job.key)
            job.status = status or (stored.status if stored else job.status)
            await self.redis.set(job.id, self.serialize(job), xx=True)

    return WatchedQueue


class ThoughtQueues:
    """The queues into which a server puts its jobs."""

    def __init__(self, url: str, cluster: str, server: str, make: str) -> None:
        self.server = server
        self._queues = {kind: queue_of(url, cluster, kind, make) for kind in KINDS}

    async def put(self, kind: Kind, request: str, job: bytes) -> None:
        """Add a job under the id of its request. Raises whatever fails."""
        from saq.job import Job

        asked = Job(
            function=FUNCTION,
            kwargs={"server": self.server, "request": request, "job": job},
            key=request,
            timeout=0,
            retries=MOST_TRIES,
            ttl=-1,
        )
        await asyncio.wait_for(self._queues[kind].enqueue(asked), SILENCE_SECONDS)

    async def withdraw(self, kind: Kind, request: str) -> None:
        """Withdraw a job that is no longer wanted: workers that have not begun it will not. Its place in the
        queue is swept away later."""
        queue = self._queues[kind]
        await asyncio.wait_for(queue.redis.delete(queue.job_id(request)), SILENCE_SECONDS)

    async def close(self) -> None:
        for queue in self._queues.values():
            await queue.disconnect()
