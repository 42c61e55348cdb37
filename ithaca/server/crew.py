"""Bots and stand-ins: they think in threads beside the server, from what their seat knows.

When an answer is shown does not depend on what the bot could choose from: a turn begins to show after the
same pace, and a bot that has been given a time takes it.
"""

import asyncio
import functools
import hashlib
import hmac
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from ithaca import bots
from ithaca.bots import advice, review
from ithaca.bots.oracle import Explanation
from ithaca.engine import game as games
from ithaca.engine.match import start
from ithaca.engine.protocol import SPECTATOR

from . import lessons
from .fold import Seat
from .messages import Review
from .settings import Settings
from .table import Table
from .telling import standing_moves
from .watch import log

STAND_IN = "greedy"
MOST_ADVICE_SECONDS = 1.0
MARGIN = 0.1  # seconds beyond its budget that a bot may take without being noticed


class Crew:
    """Who thinks for seats without a person."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.threads = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self.looking_back = ThreadPoolExecutor(1, thread_name_prefix="review")  # one after the other
        self.warm: dict[str, asyncio.Event] = {}  # of each game's rules
        self.all_warm = asyncio.Event()  # of the bots as well

    # ── getting ready ─────────────────────────────────────────────────────────────────────────────

    def open(self) -> None:
        """Compile or load the rules of all games behind the server's back."""
        loop = asyncio.get_running_loop()
        self.warm = {slug: asyncio.Event() for slug in games.names()}
        self.all_warm = asyncio.Event()

        def get_ready() -> None:
            for slug in games.names():
                warm_rules(slug)
                loop.call_soon_threadsafe(self.warm[slug].set)
            for slug in games.names():
                warm_bots(slug)
            loop.call_soon_threadsafe(self.all_warm.set)

        threading.Thread(target=get_ready, name="warm", daemon=True).start()

    async def ready(self, slug: str) -> None:
        """Wait until the rules of this game can be played."""
        await self.warm[slug].wait()

    # ── thinking ──────────────────────────────────────────────────────────────────────────────────

    def pause(self, table: Table, now: int) -> float:
        """Seconds until a turn may begin to show: the same for all hands."""
        since_shown = (now - table.shown_at) / 1000
        first = not table.untold
        return max(0.0, self.settings.pace - since_shown) if first else 0.0

    async def choose(self, table: Table, seat: Seat) -> str:
        """The move of the bot or stand-in of this seat."""
        match = table.match
        assert match is not None
        name = (seat.bot if seat.kind == "bot" else "") or STAND_IN
        sight, luck = bots.sight(match), luck_of(table, seat.number)
        try:
            action = await self.think(bots.find(name, luck), sight, takes_its_time(name))
        except Exception as error:  # the others shall not wait for a bot that fell over
            log.error("a bot fell over", exc_info=error, extra={"fields": {"table": table.id, "bot": name}})
            action = await self.think(bots.find(STAND_IN, luck), sight, False)
        return match.notation.name(action)

    async def think(
        self, player: bots.Player, sight: tuple[Any, Any, list[int]], takes_its_time: bool
    ) -> int:
        """What this bot chooses, thought of in a thread of the crew."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        choose = functools.partial(player.bot.choose, *sight, player.budget)
        action = await loop.run_in_executor(self.threads, choose)
        if action not in sight[2]:
            raise ValueError(f"action {action} is not legal here")
        if takes_its_time:
            await asyncio.sleep(max(0.0, player.budget.seconds + MARGIN - (loop.time() - begun)))
        return action

    async def look_back(self, table: Table) -> Review:
        """What can be said of a game that is over. Tables that are played are not kept waiting."""
        moves = [entry.body["move"] for entry in standing_moves(table, SPECTATOR)]
        positions = review.played(table.dealt(), moves)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.looking_back, review.review, positions)
        return msgspec.convert(found.as_dict(), Review)

    async def advise(self, table: Table, seat: int) -> Explanation:
        """What the oracle thinks of the decision of this seat, knowing what the seat knows."""
        assert table.match is not None
        view, seen, legal = bots.sight(table.match)
        milliseconds = round(1000 * min(MOST_ADVICE_SECONDS, self.settings.bot_seconds))
        oracle = bots.find(f"oracle:{milliseconds}ms", advice_luck_of(table, seat))
        moment = advice.Moment(table.seq + 1, view, seen, legal)
        explain = functools.partial(advice.explain, oracle, moment)
        return await asyncio.get_running_loop().run_in_executor(self.threads, explain)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.looking_back.shutdown(wait=False, cancel_futures=True)


def takes_its_time(name: str) -> bool:
    """Whether this bot thinks for as long as it is allowed to."""
    return name.split(":")[0] == "oracle"


def luck_of(table: Table, seat: int) -> bytes:
    """Where a bot's own random choices come from; as secret as the seed until it is opened."""
    return hmac.new(table.seed, f"luck {seat}".encode(), hashlib.sha256).digest()


def advice_luck_of(table: Table, seat: int) -> bytes:
    """Made of what everybody knows, so that advice tells nothing that the seat does not know."""
    return hashlib.sha256(f"{table.commitment} advice {seat}".encode()).digest()


def warm_rules(slug: str) -> None:
    """Everything that a table or a lesson asks of the rules, once."""
    match = start(slug, games.find(slug).players[-1], seed=0)
    match.rehearse()
    bots.find(STAND_IN, b"warm").choose(match)
    lessons.rehearse(slug)


def warm_bots(slug: str) -> None:
    for name in ("random", "oracle:10ms"):
        bots.find(name, b"warm").choose(start(slug, games.find(slug).players[-1], seed=0))
    review.rehearse(start(slug, games.find(slug).players[-1], seed=0))
