"""What several processes hold in memory about people: a process that changes it in the database tells the
others."""

from typing import TYPE_CHECKING

from .bus import ALL, Bus
from .bus_messages import InvitationsChanged, KeysChanged, PersonChanged

if TYPE_CHECKING:
    from .server import Server


class SharedPeople:
    """Announces changes made here, and applies changes that other processes announce."""

    def __init__(self, us: str, server: "Server", bus: Bus) -> None:
        self.us, self.server, self.bus = us, server, bus
        server.players.when_changed = self.tell
        server.players.when_keys_changed = lambda: bus.publish(ALL, KeysChanged(server=us))
        server.invitations.when_changed = self.tell_invitations

    def tell(
        self, person: str, cut: bool = False, token: str = "", session: str = "", reload: bool = False
    ) -> None:
        """Announce that something about a person has changed; the arguments are those of `PersonChanged`."""
        changed = PersonChanged(
            server=self.us, person=person, cut=cut, token=token, session=session, reload=reload
        )
        self.bus.publish(ALL, changed)

    def tell_invitations(self, persons: set[str]) -> None:
        self.bus.publish(ALL, InvitationsChanged(server=self.us, persons=sorted(persons)))

    async def hear_person(self, told: PersonChanged) -> None:
        """Read again what has changed, and cut the connections that are to be cut."""
        server = self.server
        server.players.drop_known()
        server.tokens.forget(told.person)
        server.sessions.forget(told.person)
        if told.reload:
            await server.load_again()
        person = await server.players.find(told.person)
        for viewer in [one for one in server.viewers() if one.person_id == told.person]:
            by_it = (told.token and viewer.token == told.token) or (
                told.session and viewer.session == told.session
            )
            if told.cut or by_it:
                viewer.cut()
            elif person:
                viewer.person = person if not viewer.token else viewer.person

    async def hear_keys(self) -> None:
        await self.server.players.read_keys()

    async def hear_invitations(self, told: InvitationsChanged) -> None:
        await self.server.invitations.load()
        for person in told.persons:
            self.server.invitations.tell(person)
