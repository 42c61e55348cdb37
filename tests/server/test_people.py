"""People: who asks to be forgotten, who reads what is stored, whose tokens act for whom."""

import asyncio
import json

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from embedded_server import a_server_here, people
from guest import Guest, No, a_server, end, seated, some_guests
from parts import HandClock

from ithaca.server import erasure
from ithaca.server.entries import ChatSaid
from ithaca.server.schema import log

# ── being forgotten ───────────────────────────────────────────────────────────────────────────────


def test_who_asks_to_be_forgotten_is_forgotten_everywhere(guests, guest, server):
    zoe, ann, bob = guest("Zoe Zuckerkandl"), guests[0], guests[1]
    token = zoe.post("/api/me/tokens", label="my bot")["token"]
    table, lines = seated([zoe, ann, bob], "odysseus", title="At Zoe Zuckerkandl's")
    zoe.at(table, "chat", text="I am Zoe Zuckerkandl")
    over, _ = seated([ann, zoe, bob], "odysseus")
    end([ann, zoe, bob], over)
    fork = ann.at(over, "fork", seq=0, seat=0)["table"]
    hot = zoe.open_table("odysseus", 3)
    for seat, name in enumerate(["Zoe Zuckerkandl", "Zuckerkandl junior", "Zuckerkandl senior"]):
        zoe.sit(hot, seat, name)
    phone = guest()
    phone.open_link(zoe.at(hot, "link", seat=1)["link"])
    zoe.at(hot, "leave", seat=2)
    waiting = zoe.open_table("odysseus", 3, title="Zuckerkandl")
    assert len(zoe.get("/api/me/data")["lines"]) == 6
    cookie = dict(zoe.http.cookies)

    zoe.checked(zoe.http.delete("/api/me"))
    assert lines[0].is_cut()
    with httpx.Client(base_url=server.url, cookies=cookie, headers={"origin": server.url}) as revenant:
        assert revenant.get("/api/me").json()["person"] is None
        assert revenant.get("/api/me/data").status_code == 401
    with pytest.raises(No, match="401 who-are-you"):
        guest(token=token).get("/api/me")
    texts = [ann.http.get("/api/tables").text]
    for name in (table, over, hot, fork, waiting):
        texts.append(ann.http.get(f"/api/tables/{name}").text)
        line = ann.line(name, -1)
        texts.append(json.dumps(line.hear_of("hello")))
    texts.append(ann.http.get(f"/api/tables/{over}/log").text)
    assert not [text for text in texts if "Zuckerkandl" in text]
    assert "Zuckerkandl" not in everything_stored(server)
    assert ann.get(f"/api/tables/{over}/verify")["good"]
    assert ann.get(f"/api/tables/{table}")["seats"][0]["standin"] == "left"
    again = lines[1].again()  # the others play on
    assert again.state["view"]["hands"][1] == lines[1].state["view"]["hands"][1]
    ann.sit(fork, 0)
    assert ann.at(fork, "start")["state"] == "playing"


def everything_stored(server):
    with server.sql() as db:
        names = sa.inspect(db).get_table_names()
        rows = [repr(row) for name in names for row in db.execute(sa.text(f'SELECT * FROM "{name}"'))]
    return "\n".join(rows)


def test_a_person_may_read_everything_that_is_stored_about_him(guests):
    ann = guests[0]
    table = ann.open_table("odysseus", 3)
    ann.sit(table, 0)
    ann.at(table, "chat", text="mine")
    data = ann.get("/api/me/data")
    assert data["person"]["name"] == "Ann"
    assert data["tables_opened"] == [table]
    assert [line.get("text") for line in data["lines"]] == [None, "mine"]


# ── tokens ────────────────────────────────────────────────────────────────────────────────────────


def test_however_much_is_stored_is_read_a_page_at_a_time(tmp_path):
    async def story():
        async with a_server_here(tmp_path) as server:
            [ann] = await people(server, "Ann")
            said = msgspec.json.encode(ChatSaid(ann.id, "Ann", text="aye")).decode()
            rows = [
                {"table_id": "t", "seq": n, "at": 1, "person": ann.id, "entry": said} for n in range(1200)
            ]
            await server.storage.write(lambda db: db.execute(log.insert(), rows))
            pieces = [piece async for piece in erasure.stored_about(server.storage, ann)]
            assert len(pieces) == 5  # the head, three pages, the end
            assert max(map(len, pieces)) < len(b"".join(pieces)) / 2
            assert len(json.loads(b"".join(pieces))["lines"]) == 1200

    asyncio.run(story())


def test_a_token_stands_for_its_person_without_an_origin(guests, guest):
    ann = guests[0]
    bot = guest(token=ann.post("/api/me/tokens", label="bot")["token"])
    assert bot.get("/api/me")["person"] == ann.id
    table = ann.open_table("odysseus", 3)
    bot.sit(table, 0, "Robot")
    for seat in (1, 2):
        ann.at(table, "bot", seat=seat, bot="random")
    ann.at(table, "start")
    line = bot.line(table, 0)
    line.hear_of("hello")
    while not line.state["legal"]:
        line.hear()
    assert line.play(line.state["legal"][0]["move"])["type"] == "done"


def test_tokens_are_not_without_end(guest):
    person = guest("Tim")
    tokens = {person.post("/api/me/tokens", label=str(n))["token"] for n in range(20)}
    assert len(tokens) == 20
    with pytest.raises(No, match="400 too-many-tokens"):
        person.post("/api/me/tokens", label="one more")


def test_with_a_token_one_plays_and_does_nothing_else(guests, guest):
    ann = guests[0]
    bot = guest(token=ann.post("/api/me/tokens", label="bot")["token"])
    table = ann.open_table("odysseus", 3)
    bot.sit(table, 0, "Robot")
    for path, body in [
        ("/api/me", {"name": "Eve", "host_key": ""}),
        ("/api/me/tokens", {"label": "another"}),
        ("/api/tables", {"game": "odysseus", "players": 3}),
        ("/api/seat", {"link": "x"}),
        *((f"/api/tables/{table}/{what}", {"seat": 0}) for what in ("link", "standin")),
        (f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"}),
        (f"/api/tables/{table}/start", {}),
        (f"/api/tables/{table}/close", {}),
        (f"/api/tables/{table}/mute", {"person": ann.id, "muted": True}),
        (f"/api/tables/{table}/remove", {"person": ann.id}),
        (f"/api/tables/{table}/unlink", {"seat": 0, "person": ann.id}),
    ]:
        with pytest.raises(No, match="403 token-only-plays"):
            bot.post(path, **body)
    for path in ("/api/me/data", "/api/me/tokens"):
        with pytest.raises(No, match="403 token-only-plays"):
            bot.get(path)
    for path in ("/api/me", "/api/me/tokens/x"):
        assert bot.http.delete(path).json()["code"] == "token-only-plays"
    assert not bot.http.cookies
    assert ann.get("/api/me")["name"] == "Ann"


def test_tokens_are_listed_and_end(guests, guest):
    ann = guests[1]
    made = ann.post("/api/me/tokens", label="bot", days=30)
    (told,) = ann.get("/api/me/tokens")["tokens"]
    assert (told["id"], told["label"], told["scope"]) == (made["id"], "bot", "play")
    assert told["expires"] - told["created"] == 30 * 86_400_000
    assert made["token"] not in str(told)
    table, bot = ann.open_table("odysseus", 3), guest(token=made["token"])
    line = bot.line(table, -1)
    line.hear_of("hello")
    with pytest.raises(No, match="404 no-such-token"):
        guests[2].checked(guests[2].http.delete(f"/api/me/tokens/{made['id']}"))
    assert ann.checked(ann.http.delete(f"/api/me/tokens/{made['id']}")) == {"tokens": []}
    assert line.is_cut()
    with pytest.raises(No, match="401"):
        bot.get("/api/me")


def test_a_token_ends_by_itself(tmp_path):
    async def evening():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            [ann] = await people(server, "Ann")
            token, _ = await server.tokens.make(ann, "bot", 30)
            assert await server.tokens.find(token)
            clock.seconds += 30 * 86_400 + 1
            assert await server.tokens.find(token) is None
            assert await server.tokens.of(ann) == []

    asyncio.run(evening())


def test_a_changed_host_key_demotes_former_hosts(tmp_path):
    async def host_after(*keys):
        async with a_server_here(tmp_path, host_key=keys[0]) as server:
            hal = await server.players.create("Hal", "en", host=True)
        for key in keys[1:]:
            async with a_server_here(tmp_path, host_key=key) as server:
                found = await server.players.find(hal.id)
        return found.host

    assert asyncio.run(host_after("sesame", "sesame"))
    assert not asyncio.run(host_after("sesame", "other"))
    assert not asyncio.run(host_after("sesame", "", "sesame"))


def test_nobody_is_host_by_a_token(tmp_path):
    with a_server(tmp_path, host_key="sesame") as server, some_guests(server, "Hal", "Ann") as (hal, ann):
        assert hal.post("/api/me", name="Hal", host_key="sesame")["host"]
        bot = Guest(server, token=hal.post("/api/me/tokens", label="bot")["token"])
        assert not bot.get("/api/me")["host"]
        table = ann.open_table("odysseus", 3)
        with pytest.raises(No, match="403"):
            bot.at(table, "close")
        bot.go()
