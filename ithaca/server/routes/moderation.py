"""Reports, and the hosts' page."""

import msgspec
from litestar import get, post

from .. import moderation
from ..auth import HttpRequest, known_person, must_be_host, server_of
from ..limits import REPORTS
from ..moderation_forms import HostPage, ModerateRequest, Received, ReportRequest
from ..reports import told_to_hosts
from .common import PROBLEMS, find_table


@post("/api/reports", responses=PROBLEMS)
async def report(request: HttpRequest, data: ReportRequest) -> Received:
    """Report a name or a line of chat to the hosts; each only once."""
    server, me = server_of(request), known_person(request)
    server.limits.take("report", me.id, REPORTS)
    await moderation.report(server, me, await find_table(request, data.table), data)
    return Received(True)


@get("/api/host", responses=PROBLEMS)
async def host_page(request: HttpRequest) -> HostPage:
    """All reports and the journal, newest first; for hosts."""
    must_be_host(request)
    return msgspec.convert(await server_of(request).storage.read(told_to_hosts), HostPage)


@post("/api/host", responses=PROBLEMS, status_code=200)
async def moderate(request: HttpRequest, data: ModerateRequest) -> HostPage:
    """Silence a person, ban them, take away their name, or undo that; or settle a report. For hosts."""
    await moderation.moderate(server_of(request), must_be_host(request), data)
    return await host_page.fn(request)


ROUTES = [report, host_page, moderate]
