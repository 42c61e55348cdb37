"""Thinking for bots, stand-ins, advice and reviews, from what a seat knows: by workers if there are any,
otherwise in threads of the server."""

import asyncio
import functools
from concurrent.futures import ThreadPoolExecutor

from ithaca import bots
from ithaca.bots import advice, review
from ithaca.bots.explanations import Explanation
from ithaca.engine import game as games
from ithaca.engine.match import start
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.warmup import warm_up

from . import lessons
from .answers import ReviewAnswer
from .clock import Clock
from .fair_queue import FairQueue
from .luck import advice_luck
from .settings import Settings
from .table import Table
from .thoughts.elsewhere import REVIEW_SECONDS, ThoughtsElsewhere
from .thoughts.jobs import (
    Advised,
    Chosen,
    Reviewed,
    Sighted,
    chosen,
    reviewed,
    to_advise,
    to_choose,
    to_review,
)
from .views import standing_moves
from .warm_up import Part, WarmUp

STAND_IN = "steady"
MOST_ADVICE_SECONDS = 1.0


class Thinkers:
    """The threads in which bots think, and whether what they need is compiled."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings, self.clock = settings, clock
        self.elsewhere = ThoughtsElsewhere(clock)  # workers, which are asked first
        self.threads = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self.quick = ThreadPoolExecutor(
            1, thread_name_prefix="stand-in"
        )  # for stand-ins, which must not wait behind an oracle
        self.thinking = FairQueue(self.threads, settings.bot_threads)
        self._reviewers = ThreadPoolExecutor(1, thread_name_prefix="review")
        self.reviewing = FairQueue(self._reviewers, 1)
        self.warm_up = WarmUp({"rules": warm_rules, "bots": warm_bots})

    # ── getting ready ─────────────────────────────────────────────────────────────────────────────

    def open(self) -> None:
        """Compile or load the rules of all games while the server already answers, and then their bots; or
        each game when it is first asked for, if the host prefers that."""
        parts: tuple[Part, ...] = ("rules", "bots") if self.settings.warm_up else ()
        self.warm_up.open([(part, slug) for part in parts for slug in games.names()])

    async def rules_are_ready(self, slug: str) -> None:
        """Wait until the rules of this game can be played."""
        await self.warm_up.ready("rules", slug)

    def close(self) -> None:
        self.warm_up.close()
        for threads in (self.threads, self.quick, self._reviewers):
            threads.shutdown(wait=False, cancel_futures=True)

    # ── thinking ──────────────────────────────────────────────────────────────────────────────────

    async def choose(self, player: bots.Player, luck: bytes, sight: Sighted, who: str = "") -> Chosen:
        """What a bot chooses from what its seat knows, and how long it thought. Bots that search take turns,
        shared fairly between those (`who`) that they play for. Raises what the bot raises, or ValueError if
        its choice is not legal."""
        here = functools.partial(chosen, player, sight, self.clock.monotonic)
        found: Chosen | None = None
        if not player.takes_its_time:
            found = await asyncio.get_running_loop().run_in_executor(self.quick, here)
        elif self.elsewhere.workers:
            job = to_choose(games.of_state(sight[0].dtype).slug, player.name, luck, sight)
            found = await self.elsewhere.ask(who, job, player.budget.seconds, "moves", Chosen)
        if found is None:
            found = await self.thinking.run(who, here)
        if found.action not in sight[2]:
            raise ValueError(f"action {found.action} is not legal here")
        return found

    async def advise(self, table: Table, seat: int, who: str = "") -> Explanation:
        """What the oracle thinks of the decision of this seat, knowing what the seat knows."""
        assert table.match is not None
        await self.warm_up.ready("bots", table.setup.game)
        luck, number = advice_luck(table, seat), len(table.match.moves) + 1
        seconds = min(MOST_ADVICE_SECONDS, self.settings.bot_seconds)
        name = f"oracle:{round(1000 * seconds)}ms"
        player = bots.find(name, luck)
        sight = player.sight(table.match)
        if self.elsewhere.workers:
            job = to_advise(table.setup.game, name, luck, sight)
            if found := await self.elsewhere.ask(who, job, seconds, "moves", Advised):
                return found.explanation
        explain = functools.partial(advice.explain, player, advice.Moment(number, *sight))
        return await self.thinking.run(who, explain)

    async def suspect(self, trail: advice.Trail, seat: int, who: str = "") -> list[advice.Suspect]:
        """What this seat may suspect about what the others hide."""
        return await self.thinking.run(who, functools.partial(advice.suspects, trail, seat))

    async def review(self, table: Table, who: str = "") -> ReviewAnswer:
        """The review of a game that is over. It does not delay tables in play."""
        moves = [line.entry.move for line in standing_moves(table, SPECTATOR)]
        if self.elsewhere.workers:
            job = await self.reviewing.run(who, functools.partial(to_review, table, moves))
            if found := await self.elsewhere.ask(who, job, REVIEW_SECONDS, "reviews", Reviewed):
                return found.review
        return await self.reviewing.run(who, lambda: reviewed(table.dealt(), moves))


def warm_rules(slug: str) -> None:
    """Call everything that a table or a lesson needs of the rules, once."""
    match = start(slug, games.find(slug).players[-1], seed=0)
    warm_up(match)
    bots.find(STAND_IN, b"warm", match.game).choose(match)
    lessons.warm_up(slug)


def warm_bots(slug: str) -> None:
    for name in ("random", "oracle:10ms", "muse"):
        if bots.can_play(name, games.find(slug)):
            bots.find(name, b"warm").choose(start(slug, games.find(slug).players[-1], seed=0))
    review.rehearse(start(slug, games.find(slug).players[-1], seed=0))
