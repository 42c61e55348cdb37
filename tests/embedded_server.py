"""A whole server in this process, on a database of its own, with a clock that the test controls."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path

from databases import database_at
from parts import HandClock

from ithaca.server import commands
from ithaca.server.commands import NewTable
from ithaca.server.committer import new_table_id
from ithaca.server.live_table import LiveTable
from ithaca.server.players import Person
from ithaca.server.requests import TableSetup
from ithaca.server.server import Server
from ithaca.server.settings import Settings
from ithaca.server.viewers import Viewer


@asynccontextmanager
async def a_server_here(folder: Path, clock: HandClock | None = None, **settings: object):
    """A server that is open; opening it twice on one folder is a restart."""
    database = settings.pop("database", "") or database_at(folder / "tables.db")
    given = Settings(database=database, **{"rate": 0, "pace": 0, "warm_up": False, **settings})
    server = Server(given, clock or HandClock())
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def people(server: Server, *names: str) -> list[Person]:
    return [await server.players.create(name, "en") for name in names]


async def dealt(server: Server, persons: list[Person], game: str = "odysseus", **setup) -> LiveTable:
    """A table of these persons, the first being its owner, started."""
    new = NewTable(new_table_id(), TableSetup(game=game, players=len(persons), **setup), [])
    live = await server.committer.open(persons[0].id, new)
    for seat, person in enumerate(persons):
        salt = f"{seat:032x}"
        await server.committer.run(live, commands.Sit(person.id, person.name, seat, salt))
    await server.committer.run(live, commands.Start(persons[0].id))
    return live


async def look(server: Server, live: LiveTable, person: Person | None, seat: int = -1) -> Viewer:
    """A connection of a person, as if it read everything it is sent."""
    viewer = Viewer(person, seat, "en", server.clock.monotonic())
    await server.presence.arrive(live, viewer, 0, 0)
    return viewer


async def until(holds, tries: int = 2000) -> None:
    """Wait for threads until a condition holds."""
    for _ in range(tries):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to hold")
