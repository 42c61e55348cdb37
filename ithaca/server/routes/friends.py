"""Friends, invitations to tables, and playing again with the same people."""

import contextlib
from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from .. import commands
from ..accounts.answers import FriendCode, FriendInfo, FriendList, FriendOffer, InvitationList, Invited
from ..accounts.codes import as_shown
from ..accounts.friends import CODE_DAYS
from ..accounts.invitations import info_of
from ..accounts.requests import FriendCodeRequest, InviteRequest, VisibleRequest
from ..answers import TableId
from ..auth import HttpRequest, address_of, here_of, known_person, person_of, server_of
from ..commands.again import others_at
from ..committer import new_table_id
from ..errors import Refused
from ..limits import FRIEND_CODES, INVITATIONS, OFFERS
from ..listings import is_of
from ..live_table import LiveTable
from ..players import Person
from .common import PROBLEMS, TableKey, find_table
from .finished import open_another

AT = "/api/tables/{table_id:str}"
FriendKey = Annotated[str, Parameter(max_length=32, description="The id of a friend.")]
CodeKey = Annotated[str, Parameter(max_length=64, description="A code as it was shown or typed.")]

# ── friends ───────────────────────────────────────────────────────────────────────────────────────


@get("/api/me/friends", responses=PROBLEMS)
async def my_friends(request: HttpRequest) -> FriendList:
    """The friends of the person who asks, and which of them are here."""
    server, person = server_of(request), known_person(request)
    here = server.persons_here()
    found = await server.friends.of(person.id)
    told = [FriendInfo(one.id, one.name, one.since, one.visible and one.id in here) for one in found]
    return FriendList(told, await server.friends.is_visible(person.id))


@post("/api/me/friends/code", responses=PROBLEMS, status_code=200)
async def new_friend_code(request: HttpRequest) -> FriendCode:
    """A code, and a link with it: the first person who opens it may become a friend."""
    server, person = server_of(request), known_person(request)
    server.limits.take("offer", person.id, OFFERS)
    code = as_shown(await server.friends.offer(person.id))
    return FriendCode(code, f"{here_of(request)}/friends/{code}", CODE_DAYS)


@get("/api/friends/{code:str}", responses=PROBLEMS)
async def look_at_friend_code(request: HttpRequest, code: CodeKey) -> FriendOffer:
    """Who offers to become a friend by a code. The code stays valid."""
    server, me = server_of(request), person_of(request)
    server.limits.take("friend-code", address_of(request), FRIEND_CODES)
    other = await server.players.find(await server.friends.whose(code, me.id if me else None))
    if other is None:
        raise Refused("friend-code-wrong")
    return FriendOffer(other.name)


@post("/api/me/friends", responses=PROBLEMS, status_code=200)
async def become_friends(request: HttpRequest, data: FriendCodeRequest) -> FriendList:
    """Become friends with the person whose code this is, both at once."""
    server, person = server_of(request), known_person(request)
    server.limits.take("friend-code", address_of(request), FRIEND_CODES)
    await server.friends.accept(person.id, data.code)
    return await my_friends.fn(request)


@delete("/api/me/friends/{friend_id:str}", responses=PROBLEMS, status_code=200)
async def end_friendship(request: HttpRequest, friend_id: FriendKey) -> FriendList:
    """End a friendship for both, and the invitations between them."""
    server, person = server_of(request), known_person(request)
    await server.friends.end(person.id, friend_id)
    await server.invitations.end_between(person.id, friend_id)
    return await my_friends.fn(request)


@post("/api/me/visible", responses=PROBLEMS, status_code=200)
async def be_visible(request: HttpRequest, data: VisibleRequest) -> FriendList:
    """Whether friends see that one is here."""
    await server_of(request).friends.show(known_person(request).id, data.visible)
    return await my_friends.fn(request)


# ── invitations ───────────────────────────────────────────────────────────────────────────────────


@get("/api/me/invitations", responses=PROBLEMS)
async def my_invitations(request: HttpRequest) -> InvitationList:
    """The tables that the person who asks is invited to."""
    found = server_of(request).invitations.of(known_person(request).id)
    return InvitationList([info_of(made) for made in found])


@delete("/api/me/invitations/{table_id:str}", responses=PROBLEMS, status_code=200)
async def decline(request: HttpRequest, table_id: TableKey) -> InvitationList:
    """Decline an invitation."""
    invitations, person = server_of(request).invitations, known_person(request)
    if person.id not in invitations.at(table_id):
        raise Refused("no-such-invitation")
    await invitations.end(table_id, {person.id})
    return await my_invitations.fn(request)


@get(f"{AT}/invitations", responses=PROBLEMS)
async def invited_to(request: HttpRequest, table_id: TableKey) -> Invited:
    """Who is invited to a table; for those who sit there or have opened it."""
    table = (await find_table(request, table_id)).table
    if not is_of(table, known_person(request)):
        raise Refused("invite-from-outside")
    return Invited(server_of(request).invitations.at(table_id))


@post(f"{AT}/invite", responses=PROBLEMS, status_code=200)
async def invite(request: HttpRequest, table_id: TableKey, data: InviteRequest) -> Invited:
    """Invite a friend to a table that waits for players."""
    server, me = server_of(request), known_person(request)
    server.limits.take("invitation", me.id, INVITATIONS)
    live = await find_table(request, table_id)
    await server.friends.must_be(me.id, data.person)
    await invite_and_knock(request, live, me, data.person)
    return Invited(server.invitations.at(table_id))


async def invite_and_knock(request: HttpRequest, live: LiveTable, inviter: Person, person_id: str) -> None:
    server = server_of(request)
    if await server.invitations.invite(live, inviter, person_id):
        table_id = live.table.id
        still = lambda: person_id in server.invitations.at(table_id)  # noqa: E731 - a question, not a function
        server.knocker.invited(live, person_id, inviter.name, still)


@post(f"{AT}/again", responses=PROBLEMS)
async def again(request: HttpRequest, table_id: TableKey) -> TableId:
    """Open a table like one that is over, with the same people: the person who asks and the bots have their
    seats, the others are invited, whether friends or not."""
    server, me, new = server_of(request), known_person(request), new_table_id()
    server.limits.take("invitation", me.id, INVITATIONS)
    await open_another(request, table_id, commands.PlayAgain(me.id, new))
    before, live = (await find_table(request, table_id)).table, await find_table(request, new)
    for person_id in others_at(before, me.id):
        if await server.players.find(person_id):
            with contextlib.suppress(Refused):  # it has started or filled up meanwhile
                await invite_and_knock(request, live, me, person_id)
    return TableId(new)


ROUTES = [
    my_friends,
    new_friend_code,
    look_at_friend_code,
    become_friends,
    end_friendship,
    be_visible,
    my_invitations,
    decline,
    invited_to,
    invite,
    again,
]
