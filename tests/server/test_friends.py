"""Friends: by a code or a link, who is here, invitations to tables, playing again with the same people."""

import asyncio
import json

import pytest
from embedded_server import a_server_here, dealt, look, people
from guest import No, a_server, end, seated, some_guests
from parts import HandClock
from websockets.sync.client import connect

from ithaca.server import commands, erasure
from ithaca.server.accounts.friends import CODE_DAYS, MOST_CODES, MOST_FRIENDS
from ithaca.server.accounts.merging import merge
from ithaca.server.commands import NewTable
from ithaca.server.committer import new_table_id
from ithaca.server.errors import Refused
from ithaca.server.requests import TableSetup


def befriend(ann, bob) -> None:
    bob.post("/api/me/friends", code=ann.post("/api/me/friends/code")["code"])


def names(person) -> list[str]:
    return [friend["name"] for friend in person.get("/api/me/friends")["friends"]]


def delete(person, path):
    return person.checked(person.http.delete(path))


class LobbyLine:
    """Somebody's live connection to the lobby."""

    def __init__(self, guest):
        url = f"ws://localhost:{guest.server.port}/api/lobby/live"
        opening = connect(url, origin=guest.server.url, additional_headers=guest.headers())
        self.socket = guest.held.enter_context(opening)
        assert self.hear("tables")

    def hear(self, kind):
        while (message := json.loads(self.socket.recv(30)))["type"] != kind:
            pass
        return message

    def invitations(self):
        """The next message about invitations."""
        return self.hear("invitations")["invitations"]


# ── becoming friends ──────────────────────────────────────────────────────────────────────────────


def test_who_brings_a_code_becomes_a_friend_and_both_know_it(guest):
    ann, bob = guest("Ann"), guest("Bob")
    offer = ann.post("/api/me/friends/code")
    assert offer["link"].endswith(f"/friends/{offer['code']}")
    assert bob.get(f"/api/friends/{offer['code']}") == {"name": "Ann"}
    bob.post("/api/me/friends", code=offer["code"].lower().replace("-", " "))
    assert (names(ann), names(bob)) == (["Bob"], ["Ann"])


def test_a_code_makes_one_friend(guest):
    ann, bob, cid = guest("Ann"), guest("Bob"), guest("Cid")
    code = ann.post("/api/me/friends/code")["code"]
    bob.post("/api/me/friends", code=code)
    for path in ("post", "get"):
        with pytest.raises(No, match="404 friend-code-wrong"):
            cid.post("/api/me/friends", code=code) if path == "post" else cid.get(f"/api/friends/{code}")
    assert names(ann) == ["Bob"]


def test_several_codes_count_beside_each_other(guest):
    ann, bob, cid = guest("Ann"), guest("Bob"), guest("Cid")
    first, second = (ann.post("/api/me/friends/code")["code"] for _ in range(2))
    bob.post("/api/me/friends", code=second)
    cid.post("/api/me/friends", code=first)
    assert names(ann) == ["Bob", "Cid"]


def test_ones_own_code_is_a_sentence_and_still_counts(guest):
    ann, bob = guest("Ann"), guest("Bob")
    code = ann.post("/api/me/friends/code")["code"]
    with pytest.raises(No, match="409 friend-self"):
        ann.post("/api/me/friends", code=code)
    with pytest.raises(No, match="409 friend-self"):
        ann.get(f"/api/friends/{code}")
    bob.post("/api/me/friends", code=code)
    assert names(ann) == ["Bob"]


def test_who_are_friends_already_are_told_so(guest):
    ann, bob = guest("Ann"), guest("Bob")
    befriend(ann, bob)
    with pytest.raises(No, match="409 friends-already"):
        befriend(bob, ann)
    assert names(ann) == ["Bob"]


@pytest.mark.parametrize("code", ["", "x", "ABCD-EFGH", "💥", "A" * 64])
def test_what_is_no_code_is_a_sentence(guest, code):
    with pytest.raises(No, match="404 friend-code-wrong"):
        guest("Ann").post("/api/me/friends", code=code)


def test_who_tries_codes_is_soon_told_to_wait(tmp_path):
    with a_server(tmp_path, rate=1) as server, some_guests(server, "Ann") as [ann]:
        for _ in range(10):
            with pytest.raises(No, match="404"):
                ann.post("/api/me/friends", code="ABCD-EFGH")
        with pytest.raises(No, match="429 too-fast"):
            ann.get("/api/friends/ABCD-EFGH")


def test_a_code_is_old_after_a_week_and_only_the_newest_count(tmp_path):
    async def story():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            ann, bob = await people(server, "Ann", "Bob")
            old = await server.friends.offer(ann.id)
            clock.seconds += CODE_DAYS * 86_400
            with pytest.raises(Refused) as refused:
                await server.friends.accept(bob.id, old)
            assert refused.value.key == "friend-code-wrong"
            codes = []
            for _ in range(MOST_CODES + 1):
                clock.seconds += 1
                codes.append(await server.friends.offer(ann.id))
            with pytest.raises(Refused):
                await server.friends.whose(codes[0], bob.id)
            assert await server.friends.whose(codes[1], bob.id) == ann.id

    asyncio.run(story())


def test_there_is_an_end_to_how_many_friends_one_has(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            [ann] = await people(server, "Ann")
            others = await people(server, *(f"p{nth}" for nth in range(MOST_FRIENDS + 1)))
            for other in others[:-1]:
                await server.friends.accept(other.id, await server.friends.offer(ann.id))
            code = await server.friends.offer(ann.id)
            with pytest.raises(Refused) as refused:
                await server.friends.accept(others[-1].id, code)
            assert refused.value.key == "too-many-friends"
            assert await server.friends.whose(code, others[-1].id) == ann.id  # it was not used up

    asyncio.run(story())


def test_who_ends_a_friendship_ends_it_for_both(guest):
    ann, bob, cid = guest("Ann"), guest("Bob"), guest("Cid")
    befriend(ann, bob)
    befriend(ann, cid)
    assert [friend["name"] for friend in delete(bob, f"/api/me/friends/{ann.id}")["friends"]] == []
    assert names(ann) == ["Cid"]
    for stranger in (ann.id, bob.id, "nobody"):
        with pytest.raises(No, match="404 not-your-friend"):
            delete(bob, f"/api/me/friends/{stranger}")


def test_nobody_has_friends_without_a_name(guest):
    for ask in (lambda one: one.get("/api/me/friends"), lambda one: one.post("/api/me/friends/code")):
        with pytest.raises(No, match="401 who-are-you"):
            ask(guest())


# ── who is here ───────────────────────────────────────────────────────────────────────────────────


def is_here(person) -> bool:
    [friend] = person.get("/api/me/friends")["friends"]
    return friend["here"]


def test_who_has_a_line_is_here_if_he_wants_it_seen(guest):
    ann, bob = guest("Ann"), guest("Bob")
    befriend(ann, bob)
    assert not is_here(ann)
    lobby = LobbyLine(bob)
    assert is_here(ann)
    assert bob.post("/api/me/visible", visible=False)["visible"] is False
    assert not is_here(ann)
    bob.post("/api/me/visible", visible=True)
    lobby.socket.close()
    ann.server.wait_until(lambda: not is_here(ann))
    table = ann.open_table("odysseus", 3)
    bob.line(table, -1).hear_of("hello")
    assert is_here(ann)


# ── invitations ───────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def pair(guest):
    """Ann and Bob are friends, and Ann has opened a table."""
    ann, bob = guest("Ann"), guest("Bob")
    befriend(ann, bob)
    table = ann.open_table("odysseus", 3, title="Friday", public=False)
    ann.sit(table, 0)
    return ann, bob, table


def invitations(person):
    return [one["table"] for one in person.get("/api/me/invitations")["invitations"]]


def test_an_invitation_is_seen_in_the_lobby_at_once(pair):
    ann, bob, table = pair
    lobby = LobbyLine(bob)
    assert ann.at(table, "invite", person=bob.id) == {"persons": [bob.id]}
    [told] = lobby.invitations()
    assert {key: told[key] for key in ("table", "game", "title", "inviter")} == {
        "table": table,
        "game": "odysseus",
        "title": "Friday",
        "inviter": "Ann",
    }
    assert LobbyLine(bob).invitations() == [told]
    assert invitations(bob) == [table]


def test_to_invite_twice_is_to_invite_once(pair):
    ann, bob, table = pair
    for _ in range(2):
        assert ann.at(table, "invite", person=bob.id) == {"persons": [bob.id]}
    assert invitations(bob) == [table]


def test_who_does_not_want_to_come_says_so(pair):
    ann, bob, table = pair
    ann.at(table, "invite", person=bob.id)
    lobby = LobbyLine(bob)
    assert lobby.invitations()
    delete(bob, f"/api/me/invitations/{table}")
    assert lobby.invitations() == []
    assert ann.get(f"/api/tables/{table}/invitations") == {"persons": []}
    with pytest.raises(No, match="404 no-such-invitation"):
        delete(bob, f"/api/me/invitations/{table}")


def starts(ann, bob, cid, table):
    for seat in (1, 2):
        ann.at(table, "bot", seat=seat, bot="greedy")
    ann.at(table, "start")


def is_closed(ann, bob, cid, table):
    ann.at(table, "close")


def is_full(ann, bob, cid, table):
    cid.sit(table, 1)
    ann.at(table, "bot", seat=2, bot="greedy")


def is_taken_up(ann, bob, cid, table):
    bob.sit(table, 1)


@pytest.mark.parametrize("what", [starts, is_closed, is_full, is_taken_up])
def test_an_invitation_dies_when_it_serves_no_more(pair, guest, what):
    ann, bob, table = pair
    ann.at(table, "invite", person=bob.id)
    lobby = LobbyLine(bob)
    assert lobby.invitations()
    what(ann, bob, guest("Cid"), table)
    assert lobby.invitations() == []
    assert invitations(bob) == []


def test_an_invitation_outlives_a_restart(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob") as [ann, bob]:
        befriend(ann, bob)
        table = ann.open_table("odysseus", 3)
        ann.at(table, "invite", person=bob.id)
        server.stop()
        server.start()
        assert invitations(bob) == [table]
        ann.at(table, "close")
        assert invitations(bob) == []


def test_only_friends_are_invited_and_only_by_who_is_there(pair, guest):
    ann, bob, table = pair
    cid = guest("Cid")
    befriend(bob, cid)
    for person in (cid.id, ann.id, "nobody"):
        with pytest.raises(No, match="404 not-your-friend"):
            ann.at(table, "invite", person=person)
    with pytest.raises(No, match="403 invite-from-outside"):
        bob.at(table, "invite", person=cid.id)
    with pytest.raises(No, match="403 invite-from-outside"):
        bob.get(f"/api/tables/{table}/invitations")
    with pytest.raises(No, match="404 no-such-table"):
        ann.at("nowhere", "invite", person=bob.id)
    assert invitations(cid) == []


def test_nobody_is_invited_where_he_cannot_come(pair, guest):
    ann, bob, table = pair
    bob.sit(table, 1)
    with pytest.raises(No, match="409 invited-sits-there"):
        ann.at(table, "invite", person=bob.id)
    ann.at(table, "remove", person=bob.id)
    with pytest.raises(No, match="409 invited-was-removed"):
        ann.at(table, "invite", person=bob.id)
    cid = guest("Cid")
    befriend(ann, cid)
    for seat in (1, 2):
        ann.at(table, "bot", seat=seat, bot="greedy")
    with pytest.raises(No, match="409 table-full"):
        ann.at(table, "invite", person=cid.id)
    ann.at(table, "start")
    with pytest.raises(No, match="409 already-started"):
        ann.at(table, "invite", person=cid.id)


def test_who_are_friends_no_more_invite_each_other_no_more(pair):
    ann, bob, table = pair
    ann.at(table, "invite", person=bob.id)
    delete(bob, f"/api/me/friends/{ann.id}")
    assert invitations(bob) == []


def test_who_invites_too_much_is_told_to_wait(tmp_path):
    with a_server(tmp_path, rate=1) as server, some_guests(server, "Ann") as [ann]:
        table = ann.open_table("odysseus", 3)
        for _ in range(20):
            with pytest.raises(No, match="404 not-your-friend"):
                ann.at(table, "invite", person="nobody")
        with pytest.raises(No, match="429 too-fast"):
            ann.at(table, "invite", person="nobody")


# ── playing again with the same people ────────────────────────────────────────────────────────────


def test_the_same_people_are_invited_to_the_same_game(guests):
    ann, bob, cid = guests[:3]
    table, _ = seated([ann, bob, cid], "odysseus", title="Friday", public=False)
    with pytest.raises(No, match="409 not-over"):
        ann.at(table, "again")
    end([ann, bob, cid], table)
    lobby = LobbyLine(cid)
    new = bob.at(table, "again")["table"]
    assert [one["inviter"] for one in lobby.invitations()] == ["Bob"]
    assert invitations(ann) == invitations(cid) == [new]
    told = bob.get(f"/api/tables/{new}")
    assert told["owner"] == bob.id
    assert (told["setup"]["title"], told["setup"]["public"]) == ("Friday", False)
    assert [seat["person"] for seat in told["seats"]] == [None, bob.id, None]
    with pytest.raises(No, match="403 not-your-seat"):
        guests[3].at(table, "again")


def test_bots_have_their_seats_again(guests):
    ann, bob = guests[:2]
    table = ann.open_table("odysseus", 3)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.at(table, "bot", seat=2, bot="greedy")
    ann.at(table, "start")
    end([ann, bob], table)
    new = ann.at(table, "again")["table"]
    kinds = [seat["kind"] for seat in ann.get(f"/api/tables/{new}")["seats"]]
    assert kinds == ["person", "free", "bot"]
    assert invitations(bob) == [new]


# ── persons come and go ───────────────────────────────────────────────────────────────────────────


def test_who_is_merged_takes_friends_and_invitations_along_and_who_is_forgotten_is_nobodys_friend(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            ann, bob, guest = await people(server, "Ann", "Bob", "Guest")
            await server.friends.accept(guest.id, await server.friends.offer(bob.id))
            new = NewTable(new_table_id(), TableSetup(game="odysseus", players=3), [])
            live = await server.committer.open(bob.id, new)
            await server.invitations.invite(live, bob, guest.id)
            await merge(server, guest, ann)
            assert [friend.name for friend in await server.friends.of(ann.id)] == ["Bob"]
            assert [friend.name for friend in await server.friends.of(bob.id)] == ["Ann"]
            assert [made.table_id for made in server.invitations.of(ann.id)] == [live.table.id]
            await erasure.forget(server, bob)
            assert not await server.friends.of(ann.id)
            assert not server.invitations.of(ann.id)

    asyncio.run(story())


def test_a_table_that_is_forgotten_invites_nobody(tmp_path):
    async def story():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            ann, bob = await people(server, "Ann", "Bob")
            new = NewTable(new_table_id(), TableSetup(game="odysseus", players=3), [])
            live = await server.committer.open(ann.id, new)
            await server.invitations.invite(live, ann, bob.id)
            for _ in range(2):
                clock.seconds += 20 * 86_400
                await server.janitor.forget_old()
            assert not server.invitations.of(bob.id)
            await server.invitations.load()
            assert not server.invitations.of(bob.id)

    asyncio.run(story())


def test_a_lobby_line_of_nobody_is_told_of_no_invitations(guest, server):
    table = guest("Ann").open_table("odysseus", 3)
    stranger = guest()
    line = LobbyLine(stranger)
    line.socket.send('{"type": "ping"}')
    assert json.loads(line.socket.recv(30))["type"] == "pong"
    assert table


def test_what_is_told_of_a_person_includes_the_friends(guest):
    ann, bob = guest("Ann"), guest("Bob")
    befriend(ann, bob)
    [told] = ann.get("/api/me/data")["friends"]
    assert told["friend"] == bob.id


def test_a_seat_that_is_reserved_may_be_taken_up(tmp_path):
    """A player who opens a table again has a seat, and adds bytes of their own when sitting down."""

    async def story():
        async with a_server_here(tmp_path) as server:
            persons = await people(server, "Ann", "Bob", "Cid")
            live = await dealt(server, persons)
            await look(server, live, persons[0], 0)
            for seat, person in enumerate(persons):
                await server.committer.run(live, commands.OfferEnd(person.id, seat, True))
            new = new_table_id()
            await server.committer.run(live, commands.PlayAgain(persons[0].id, new), persons[0].id)
            again = await server.registry.find(new)
            await server.committer.run(again, commands.Sit(persons[0].id, "Ann", 0, "0" * 32))
            assert again.table.seats[0].salt

    asyncio.run(story())
