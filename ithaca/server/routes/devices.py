"""More than one device at a seat: links that open it, who holds it, and taking it back."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from .. import commands
from ..answers import Device, Devices, Link, OpenedSeat, TableInfo
from ..auth import HttpRequest, address_of, known_person, language_of, person_of, server_of, sign_in
from ..commands.checks import own_seat, seat_of
from ..commands.seats import must_be_the_persons
from ..errors import Refused
from ..limits import NEW_PEOPLE
from ..live_table import LiveTable
from ..players import Person
from ..requests import DeviceRequest, LinkRequest, OpenSeatRequest
from .common import PROBLEMS, TableKey, find_table, run, run_and_tell

AT = "/api/tables/{table_id:str}"


@post(f"{AT}/link", responses=PROBLEMS, status_code=200)
async def seat_link(request: HttpRequest, table_id: TableKey, data: LinkRequest) -> Link:
    """A link that opens this seat on another device; `renew` invalidates those that were given out before."""
    server, me = server_of(request), known_person(request)
    table = (await find_table(request, table_id)).table
    own_seat(table, me.id, data.seat)
    if data.renew:
        table = (await run(request, table_id, commands.RenewLink(data.seat, me.id)))[0].table
    text = f"{table_id}.{data.seat}.{me.id}.{table.seats[data.seat].link}"
    here = server.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return Link(f"{here}/s/{server.players.signer.sign(text, 'seat')}")


@post("/api/seat", responses=PROBLEMS, status_code=200)
async def open_seat(request: HttpRequest, data: OpenSeatRequest) -> Response[OpenedSeat]:
    """Follow such a link: this device holds the seat from now on, too."""
    server = server_of(request)
    live, seat = await opened_by(request, data.link)
    person = await holder_of(request, live.table.seats[seat].name)
    await server.committer.run(live, commands.AddDevice(seat, person.id))
    response = Response(OpenedSeat(live.table.id, seat), status_code=200, media_type="application/json")
    await sign_in(request, response, person)
    return response


async def opened_by(request: HttpRequest, link: str) -> tuple[LiveTable, int]:
    """The table and the seat that a link opens. The first links had no count: they date from before any
    renewal."""
    found = server_of(request).players.signer.unsign(link, "seat")
    if not found:
        raise Refused("link-dead")
    table_id, seat, owner, count = [*found[0].split("."), "0"][:4]
    live = await find_table(request, table_id)
    chair = seat_of(live.table, int(seat))
    if not chair.is_held_by(owner) or chair.link != int(count):
        raise Refused("link-dead")
    return live, int(seat)


async def holder_of(request: HttpRequest, name: str) -> Person:
    """The person who opens a link: the one signed in, or a new person with the seat's name."""
    if person := person_of(request):
        return person
    server = server_of(request)
    server.limits.take("person", address_of(request), NEW_PEOPLE)
    return await server.players.create(name, language_of(request))


@get(f"{AT}/devices", responses=PROBLEMS)
async def devices(
    request: HttpRequest,
    table_id: TableKey,
    seat: Annotated[int, Parameter(ge=0, le=63, description="The number of a seat, from 0.")],
) -> Devices:
    """The devices that hold a seat by its link; for the person whose seat it is."""
    server, live = server_of(request), await find_table(request, table_id)
    chair = must_be_the_persons(live.table, known_person(request).id, seat)
    found = [(device, await server.players.find(device)) for device in sorted(chair.devices)]
    return Devices([Device(one, who.name if who else "?", live.is_here(one)) for one, who in found])


@post(f"{AT}/unlink", responses=PROBLEMS, status_code=200)
async def unlink(request: HttpRequest, table_id: TableKey, data: DeviceRequest) -> TableInfo:
    """Take a seat back from a device; links that were given out no longer open it."""
    command = commands.RemoveDevice(data.seat, known_person(request).id, data.person)
    return await run_and_tell(request, table_id, command)


ROUTES = [seat_link, open_seat, devices, unlink]
