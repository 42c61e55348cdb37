"""A table is decided where its viewers are: a process that decides a table whose viewers are all connected to
another process gives it to that one, and nothing that happens there has to cross the bus any more."""

import sqlalchemy as sa

from .bus import Bus, lines_channel, server_channel
from .bus_messages import Decides, Given
from .committer import Committer
from .deciders import Deciders
from .followers import Followers
from .live_table import LiveTable
from .orders import Orders
from .schema import tables


class Giving:
    """Gives tables away, and takes those that are given."""

    def __init__(
        self, committer: Committer, deciders: Deciders, followers: Followers, orders: Orders, bus: Bus
    ) -> None:
        self.committer, self.deciders, self.followers = committer, deciders, followers
        self.orders, self.bus, self.id = orders, bus, deciders.membership.id

    async def offer(self, live: LiveTable, server: str) -> None:
        """Give a table to a process that has asked for something there, if all its viewers are connected to
        that one."""
        async with live.lock:
            if live.decider or live.released or not self.is_all_elsewhere(live, server):
                return
            fence, table_id = live.fence, live.table.id
            if not await self.committer.storage.write(lambda db: given(db, table_id, fence, server)):
                return
            self.deciders.step_down(live)
            live.decider, live.fence = server, fence + 1
        self.bus.publish(server_channel(server), Given(server=self.id, table=table_id, fence=live.fence))
        await self.followers.follow(live, server)

    def is_all_elsewhere(self, live: LiveTable, server: str) -> bool:
        """Whether all viewers of a table are connected to this process."""
        if live.viewers:
            return False
        looking = {of for of, audience in live.elsewhere.items() if audience.persons or audience.nameless}
        alive = self.deciders.membership.is_alive(server) and not self.deciders.membership.left
        return looking == {server} and alive

    async def take(self, heard: Given) -> None:
        """A table was given to us. If we have let go of it meanwhile, it is read when it is next needed."""
        live = self.committer.registry.tables.get(heard.table)
        if live is None or not live.decider or live.fence >= heard.fence:
            return
        await self.orders.load(live)
        await self.followers.catch_up(live)
        async with live.lock:
            if not live.decider or live.fence >= heard.fence:
                return
            live.decider, live.fence = "", heard.fence
        self.followers.stop_listening(live)
        decides = Decides(server=self.id, table=heard.table, fence=heard.fence)
        self.bus.publish(lines_channel(heard.table), decides)
        await self.committer.settle(live)


def given(db: sa.Connection, table_id: str, fence: int, server: str) -> bool:
    """Make another process the one that decides a table of ours; False if it is no longer ours."""
    mine = tables.update().where(tables.c.id == table_id, tables.c.fence == fence)
    return bool(db.execute(mine.values(server=server, fence=fence + 1)).rowcount)
