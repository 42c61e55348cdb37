"""Knocks: which ones a person wants, at which browsers, and from which tables none."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from ..accounts.answers import Bell, BrowserInfo, KnockInfo
from ..accounts.requests import BellRequest, BrowserRequest, KnockWishRequest
from ..accounts.sessions import label_of
from ..auth import HttpRequest, known_person, server_of, visitor_of
from ..errors import Refused
from ..knocks.endpoints import must_be_public
from ..knocks.wishes import Wish
from ..limits import BROWSERS
from .common import PROBLEMS, TableKey, find_table

BELL = "/api/tables/{table_id:str}/bell"
BrowserKey = Annotated[str, Parameter(max_length=64, description="The id of a browser that is knocked at.")]


@get("/api/me/knocks", responses=PROBLEMS)
async def my_knocks(request: HttpRequest) -> KnockInfo:
    """Which knocks the person who asks wants, and at which browsers."""
    server, person, session = server_of(request), known_person(request), visitor_of(request).session
    wish = await server.wishes.of(person.id)
    browsers = [
        BrowserInfo(one.id, one.label, one.created, bool(session) and one.session == session)
        for one in await server.subscriptions.of(person.id)
    ]
    key = server.push_key.public
    return KnockInfo(key, list(wish.kinds), wish.quiet_from, wish.quiet_to, wish.zone, browsers)


@post("/api/me/knocks", responses=PROBLEMS, status_code=200)
async def wish_knocks(request: HttpRequest, data: KnockWishRequest) -> KnockInfo:
    """Choose which knocks one wants, and the quiet hours in one's own time zone."""
    if (data.quiet_from is None) != (data.quiet_to is None):
        raise Refused("quiet-half")
    wish = Wish(tuple(dict.fromkeys(data.kinds)), data.quiet_from, data.quiet_to, data.zone)
    await server_of(request).wishes.keep(known_person(request).id, wish)
    return await my_knocks.fn(request)


@post("/api/me/knocks/browsers", responses=PROBLEMS, status_code=200)
async def add_browser(request: HttpRequest, data: BrowserRequest) -> KnockInfo:
    """Let a browser receive knocks, by what `pushManager.subscribe` returned."""
    server, person = server_of(request), known_person(request)
    server.limits.take("browser", person.id, BROWSERS)
    await must_be_public(data.endpoint, server.settings.push_local)
    session, label = visitor_of(request).session, label_of(request.headers.get("user-agent", ""))
    await server.subscriptions.add(person.id, session, data.endpoint, (data.p256dh, data.auth), label)
    server.tell_others(person.id, reload=True)
    return await my_knocks.fn(request)


@delete("/api/me/knocks/browsers/{browser_id:str}", responses=PROBLEMS, status_code=200)
async def remove_browser(request: HttpRequest, browser_id: BrowserKey) -> KnockInfo:
    """Do not knock at this browser any more."""
    await server_of(request).subscriptions.remove(known_person(request).id, browser_id)
    return await my_knocks.fn(request)


@get(BELL, responses=PROBLEMS)
async def bell(request: HttpRequest, table_id: TableKey) -> Bell:
    """Whether a table may knock at the person who asks."""
    person, _ = known_person(request), await find_table(request, table_id)
    return Bell(not await server_of(request).wishes.is_quiet(person.id, table_id))


@post(BELL, responses=PROBLEMS, status_code=200)
async def set_bell(request: HttpRequest, table_id: TableKey, data: BellRequest) -> Bell:
    """Let a table knock at the person who asks, or not."""
    person, live = known_person(request), await find_table(request, table_id)
    if not live.table.seats_of(person.id):
        raise Refused("not-your-seat", seat=-1)
    await server_of(request).wishes.set_quiet(person.id, table_id, not data.on)
    return Bell(data.on)


ROUTES = [my_knocks, wish_knocks, add_browser, remove_browser, bell, set_bell]
