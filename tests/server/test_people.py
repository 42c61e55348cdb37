"""People: who asks to be forgotten, who reads what is stored, whose tokens stand for whom."""

import json
import sqlite3

import httpx
import pytest
from guest import No, end, seated

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
    phone.http.get(zoe.at(hot, "link", seat=1)["link"])
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
    with sqlite3.connect(server.database) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [repr(row) for name in names for row in db.execute(f'SELECT * FROM "{name}"')]
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


def test_a_token_stands_for_its_person_without_an_origin(guests, guest):
    ann = guests[0]
    bot = guest(token=ann.post("/api/me/tokens", label="bot")["token"])
    assert bot.get("/api/me")["person"] == ann.id
    table = bot.open_table("odysseus", 3)
    bot.sit(table, 0, "Robot")
    for seat in (1, 2):
        bot.at(table, "bot", seat=seat, bot="random")
    bot.at(table, "start")
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
