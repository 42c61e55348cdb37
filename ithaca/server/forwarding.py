"""Commands for tables that another process decides: sent there, carried out once, answered.

A command has an id of its own, which is stored with its first line. A process that gets no answer asks again,
perhaps another process that has taken the table over meanwhile: a command whose id is in the log has been
done, and is not done again.
"""

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ithaca.engine.errors import IllegalMove, Mistake

from .appends import Outpaced
from .bot_runner import BotRunner
from .bus import Bus, server_channel
from .bus_messages import Answered, AnyTask, Asked, GiveOrder, HoldBots
from .clock import Clock
from .commands import AnyCommand, Command
from .committer import Committer, DecidedElsewhere
from .deciders import Deciders
from .errors import Refused, RefusedAt
from .followers import Followers
from .giving import Giving
from .live_table import LiveTable
from .logs import log
from .orders import Orders
from .schema import log as log_lines
from .schema import tables
from .tasks import Tasks
from .transactions import OutcomeUnknown

ANSWER_SECONDS = 1.0  # after which we look up who decides the table, and ask again
MOST_REMEMBERED = 10_000  # requests of other processes known to be done without reading the log
MOST_TRIES = 300
AWAY_SECONDS, MOST_AWAY = 0.2, 50  # between checks whether the bus is back, and how many


class Waiting(NamedTuple):
    """The process that was asked, and the future of its answer; the result is None if no answer will come."""

    server: str
    answer: asyncio.Future[Answered | None]


class Forwarder:
    """Has commands carried out by the process that decides their table, and carries out those of other
    processes."""

    def __init__(
        self,
        committer: Committer,
        deciders: Deciders,
        followers: Followers,
        orders: Orders,
        bots: BotRunner,
        bus: Bus,
        tasks: Tasks,
        clock: Clock,
    ) -> None:
        self.committer, self.deciders, self.followers = committer, deciders, followers
        self.orders, self.bots, self.bus, self.tasks, self.clock = orders, bots, bus, tasks, clock
        self.id, self.giving = deciders.membership.id, Giving(committer, deciders, followers, orders, bus)
        self.new_request = new_request
        self._asking: dict[str, Waiting] = {}  # by request
        self._carried: OrderedDict[str, asyncio.Task[Answered]] = OrderedDict()

    def outpaced(self, live: LiveTable) -> None:
        self.deciders.outpaced(live)

    # ── asking ────────────────────────────────────────────────────────────────────────────────────

    async def run(
        self, live: LiveTable, command: Command, opener: str = "", request: str = "", again: bool = False
    ) -> int:
        """Have a command carried out; return the count of moves that its seat has then seen. Raises why
        not."""
        if not isinstance(command, AnyCommand):  # from our clocks or bots; the decider has its own
            raise Refused("stale", value=live.table.shown_seq, seq=live.table.shown_seq)
        answer = await self.ask(live, command, opener, request, again)
        await self.followers.reached(live, answer.lines)
        if answer.refused:
            raise_as_here(live, command, answer)
        return answer.seq

    async def have_done(self, live: LiveTable, task: HoldBots | GiveOrder) -> None:
        """Have something done that is not a command. Raises why not."""
        answer = await self.ask(live, task)
        if answer.refused:
            raise_as_here(live, task, answer)

    async def ask(
        self, live: LiveTable, task: AnyTask, opener: str = "", request: str = "", again: bool = False
    ) -> Answered:
        """Ask the process that decides a table, until there is an answer. If no process decides it, we do.
        Raises OutcomeUnknown if a request was sent but it is unknown what became of it."""
        asked = Asked(
            server=self.id,
            request=request or new_request(),
            table=live.table.id,
            task=task,
            opener=opener,
            again=again,
        )
        for _ in range(MOST_TRIES):
            if live.released:
                break
            if not live.decider:
                with contextlib.suppress(DecidedElsewhere):
                    return await self.answer_of(live, task, opener, asked.request, asked.again)
                asked = msgspec.structs.replace(asked, again=True)
                continue
            if not self.deciders.is_followed(live):
                await self.deciders.settle(live)
                continue
            await self._bus_is_there(asked)
            answer = await self._asked(live.decider, asked)
            if answer and not answer.elsewhere:
                return answer
            asked = msgspec.structs.replace(asked, again=True)
            await self.deciders.look_again(live)
        if asked.again:
            raise OutcomeUnknown
        raise Refused("stale", value=live.table.shown_seq, seq=live.table.shown_seq)

    async def _bus_is_there(self, asked: Asked) -> None:
        """Wait for the bus, without which nothing can be asked. Raises Refused at once if nothing was sent
        before. Otherwise the request may have been carried out already, or still be: if the bus stays away,
        raises OutcomeUnknown."""
        if not self.bus.is_up and not asked.again:
            raise Refused("bus-away")
        for _ in range(MOST_AWAY):
            if self.bus.is_up:
                return
            await self.clock.sleep(AWAY_SECONDS)
        raise OutcomeUnknown

    async def _asked(self, decider: str, asked: Asked) -> Answered | None:
        """One attempt: the answer, or None if there was none in time."""
        answer: asyncio.Future[Answered | None] = asyncio.get_running_loop().create_future()
        self._asking[asked.request] = Waiting(decider, answer)
        late = self.clock.call_later(
            ANSWER_SECONDS, lambda: None if answer.done() else answer.set_result(None)
        )
        self.bus.publish(server_channel(decider), asked)
        try:
            return await answer
        finally:
            late.cancel()
            self._asking.pop(asked.request, None)

    def hear_answer(self, answer: Answered) -> None:
        waiting = self._asking.get(answer.request)
        if waiting and not waiting.answer.done():
            waiting.answer.set_result(answer)

    def give_up_on(self, server: str) -> None:
        """A process is dead: stop waiting for its answers."""
        for waiting in self._asking.values():
            if waiting.server == server and not waiting.answer.done():
                waiting.answer.set_result(None)

    # ── answering ─────────────────────────────────────────────────────────────────────────────────

    def hear_asked(self, asked: Asked) -> None:
        """Another process wants something done. If it asks twice, it is done once."""
        task = self._carried.get(asked.request)
        if task is None:
            task = self._carried[asked.request] = self.tasks.start(self._carry_out(asked))
            if len(self._carried) > MOST_REMEMBERED:
                self._carried.popitem(last=False)
        task.add_done_callback(lambda done: self._answer(asked, done))

    def _answer(self, asked: Asked, done: asyncio.Task[Answered]) -> None:
        if done.cancelled() or done.exception():
            self._carried.pop(asked.request, None)
            return  # already logged; the other process asks again
        if done.result().elsewhere:
            self._carried.pop(asked.request, None)
        self.bus.publish(server_channel(asked.server), done.result())
        live = self.committer.registry.tables.get(asked.table)
        if live and self.giving.is_all_elsewhere(live, asked.server):
            self.tasks.start(self.giving.offer(live, asked.server))

    async def _carry_out(self, asked: Asked) -> Answered:
        try:
            live = await self.committer.registry.find(asked.table)
            self.followers.audiences.expect(live, asked.server)
            return await self.answer_of(live, asked.task, asked.opener, asked.request, asked.again)
        except DecidedElsewhere:
            return Answered(server=self.id, request=asked.request, elsewhere=True)
        except Mistake as mistake:  # the table cannot be read, or is gone
            return refusal(self.id, asked.request, 0, mistake)

    async def answer_of(
        self, live: LiveTable, task: AnyTask, opener: str, request: str, again: bool
    ) -> Answered:
        """Do it here, and return the answer to send. Raises DecidedElsewhere if another process decides the
        table."""
        try:
            seq = await self._done_before(live, task, request) if again else None
            if seq is None:
                seq = await self._do(live, task, opener, request)
        except RefusedAt as refused:
            return refusal(self.id, request, live.table.lines, refused.mistake)
        except Mistake as mistake:
            return refusal(self.id, request, live.table.lines, mistake)
        except sa.exc.SQLAlchemyError as error:
            log.error("a command of another process was not written", exc_info=error)
            return refusal(self.id, request, live.table.lines, Refused("went-wrong"))
        return Answered(server=self.id, request=request, lines=live.table.lines, seq=seq)

    async def _do(self, live: LiveTable, task: AnyTask, opener: str, request: str) -> int:
        if live.decider:
            raise DecidedElsewhere
        if isinstance(task, HoldBots):
            self.bots.hold(live, task.person, task.on)
        elif isinstance(task, GiveOrder):
            try:
                await self.orders.give(live, task.person, task.seat, task.order)
            except Outpaced:
                self.outpaced(live)
                raise DecidedElsewhere from None
        else:
            return await self.committer.carry_out(live, task, opener, request)
        return 0

    async def _done_before(self, live: LiveTable, task: AnyTask, request: str) -> int | None:
        """The count of moves, if this request was already carried out; otherwise None."""
        opens = getattr(task, "table", "")
        if not await self.committer.storage.read(lambda db: is_done(db, live.table.id, request, opens)):
            return None
        return live.table.seen_seq(getattr(task, "seat", -1))


def new_request() -> str:
    return secrets.token_hex(8)


def is_done(db: sa.Connection, table_id: str, request: str, opens: str) -> bool:
    """Whether a line was written for a request, or the table that it opens exists."""
    mine = sa.and_(log_lines.c.table_id == table_id, log_lines.c.request == request)
    if db.execute(sa.select(log_lines.c.seq).where(mine)).first():
        return True
    return bool(opens) and db.execute(sa.select(tables.c.id).where(tables.c.id == opens)).first() is not None


def refusal(server: str, request: str, lines: int, mistake: Mistake) -> Answered:
    """A refusal in a form that can be sent: the words are found by the key."""
    args = {
        name: value for name, value in mistake.args_by_name.items() if isinstance(value, str | int | float)
    }
    return Answered(
        server=server,
        request=request,
        lines=lines,
        refused=mistake.key,
        illegal=isinstance(mistake, IllegalMove),
        clause=mistake.clause,
        game=mistake.game,
        args=args,
    )


def raise_as_here(live: LiveTable, task: AnyTask, answer: Answered) -> None:
    """Raise the reason why something was refused by another process. Our table is up to date by now, so the
    task is mostly refused here for the same reason, with the names of cards and places; otherwise raise it
    with the arguments that could be sent."""
    if isinstance(task, AnyCommand):
        try:
            task.decide(live.table)
        except RefusedAt as refused:
            if refused.mistake.key == answer.refused:
                raise
        except Mistake as mistake:
            if mistake.key == answer.refused:
                raise
    if answer.illegal:
        raise IllegalMove(answer.refused, game=answer.game, clause=answer.clause, **answer.args)
    raise Refused(answer.refused, **answer.args)
