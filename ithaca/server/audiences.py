"""Who looks at a table by way of other processes.

Each process that follows a table tells the decider who looks at it there, and the decider passes that on to
all followers. So every process knows who is here, and clocks know who is away.
"""

import msgspec

from .broadcaster import Broadcaster
from .bus import Bus, lines_channel, server_channel
from .bus_messages import AtLine, Audience
from .clock import Clock
from .live_table import LiveTable
from .registry import Registry
from .subscribers import Subscribers


class Audiences:
    """Tells other processes who looks at tables here, and keeps track of who looks on elsewhere."""

    def __init__(
        self,
        server: str,
        registry: Registry,
        subscribers: Subscribers,
        broadcaster: Broadcaster,
        bus: Bus,
        clock: Clock,
    ) -> None:
        self.server, self.registry, self.subscribers = server, registry, subscribers
        self.broadcaster, self.bus, self.clock = broadcaster, bus, clock

    def tell(self, live: LiveTable) -> None:
        """Tell the others who looks at a table here: by way of the decider, which passes it on; or directly,
        if we decide it."""
        if live.decider:
            self.bus.publish(server_channel(live.decider), self._ours(live))
        elif live.elsewhere:
            self.bus.publish(lines_channel(live.table.id), self._ours(live))

    def _ours(self, live: LiveTable) -> Audience:
        persons = [viewer.person_id for viewer in live.viewers if viewer.person_id]
        nameless, sights = len(live.viewers) - len(persons), sorted({one.sight for one in live.viewers})
        return Audience(
            server=self.server, table=live.table.id, persons=persons, nameless=nameless, sights=sights
        )

    def tell_leaving(self, live: LiveTable) -> None:
        """Tell the decider that we no longer follow a table."""
        if live.decider:
            gone = Audience(server=self.server, table=live.table.id, persons=[], nameless=0, leaves=True)
            self.bus.publish(server_channel(live.decider), gone)

    def hear(self, live: LiveTable, heard: Audience) -> None:
        of = heard.of or heard.server
        if of == self.server:
            return
        before = live.elsewhere.get(of)
        if heard.leaves:
            self.drop(live, of)
        else:
            live.elsewhere[of] = heard
            self._changed(live, before, heard)
        if not live.decider:
            self._pass_on(live, heard, is_new=before is None)

    def expect(self, live: LiveTable, server: str) -> None:
        """Count a process that asks for something at a table as a follower, even if it has not yet said
        so."""
        if server not in live.elsewhere and not live.decider:
            live.elsewhere[server] = Audience(server=server, table=live.table.id, persons=[], nameless=0)

    def _pass_on(self, live: LiveTable, heard: Audience, is_new: bool) -> None:
        """As the decider, tell all followers of a table who looks on; and tell a follower that has just come
        how things stand."""
        told = [passed_on(heard, heard.server, self.server)]
        if is_new:
            others = [(of, one) for of, one in live.elsewhere.items() if of != heard.server]
            told += [self._ours(live), *(passed_on(one, of, self.server) for of, one in others)]
        for one in told:
            self.bus.publish(lines_channel(live.table.id), one)
        at = AtLine(server=self.server, table=live.table.id, seq=live.table.lines)
        self.bus.publish(lines_channel(live.table.id), at)

    def drop(self, live: LiveTable, server: str) -> None:
        """Forget the viewers that look on by way of this process."""
        if before := live.elsewhere.pop(server, None):
            self._changed(live, before, None)

    def forget_server(self, server: str) -> None:
        """A process is gone, and with it all viewers connected to it."""
        for live in self.registry:
            self.drop(live, server)

    def _changed(self, live: LiveTable, before: Audience | None, after: Audience | None) -> None:
        """Note persons who have gone or come back, and tell the viewers here."""
        were, are = set(before.persons if before else ()), set(after.persons if after else ())
        for person in were - are:
            if not live.is_here(person):
                live.gone_at[person] = self.clock.now()
        for person in are - were:
            live.gone_at.pop(person, None)
        self.broadcaster.send_seats(live)
        self.subscribers.settled(live)


def passed_on(heard: Audience, of: str, server: str) -> Audience:
    """One process's statement about its viewers, as passed on by another."""
    return msgspec.structs.replace(heard, server=server, of=of)
