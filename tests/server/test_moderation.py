"""Names and chat can be reported; hosts silence, shut out and take names, and the journal records it."""

import pytest
from guest import Guest, a_server, seated

KEY = "a key for the host"
WHY = "rude at the table"


@pytest.fixture(scope="module")
def cluster(tmp_path_factory, database):
    with a_server(tmp_path_factory.mktemp("cluster"), host_key=KEY) as server:
        yield server


@pytest.fixture
def people_here(cluster):
    """Ann, Bob and Cid, and Hera, who is a host."""
    found = [Guest(cluster, name) for name in ("Ann", "Bob", "Cid", "Hera")]
    found[3].post("/api/me", name="Hera", lang="en", host_key=KEY)
    yield found
    for guest in found:
        guest.go()


def told(host):
    return host.get("/api/host")


def does(host, action, person, reason=WHY, **more):
    return host.post("/api/host", action=action, person=person.id, reason=reason, **more)


def code(answer):
    return answer.status_code, answer.json()["code"]


def refused(guest, path, **body):
    return code(guest.http.post(path, json=body))


def said(guests, text="you barnacle"):
    """A table at which Bob has said something, and the number of that line."""
    table, lines = seated(guests[:3], "odyssey")
    guests[1].at(table, "chat", text=text)
    notes = guests[0].get(f"/api/tables/{table}/notes")["notes"]
    return table, next(note["note"] for note in notes if note["kind"] == "chat"), lines


def test_a_line_and_a_name_are_reported_once_each_as_they_were(people_here):
    ann, bob, cid, hera = people_here
    table, note, _ = said(people_here)
    assert ann.post("/api/reports", table=table, kind="chat", note=note) == {"received": True}
    assert ann.post("/api/reports", table=table, kind="name", seat=1) == {"received": True}
    assert refused(ann, "/api/reports", table=table, kind="chat", note=note) == (409, "already-reported")
    assert refused(ann, "/api/reports", table=table, kind="name", note=note) == (409, "already-reported")
    cid.post("/api/reports", table=table, kind="chat", note=note)
    newest = told(hera)["reports"][:3]
    assert [one["person"] for one in newest] == [cid.id, ann.id, ann.id]
    assert [(one["kind"], one["text"]) for one in newest] == [
        ("chat", "you barnacle"),
        ("name", "Bob"),
        ("chat", "you barnacle"),
    ]
    assert {one["about"] for one in newest} == {bob.id}
    assert {one["table_id"] for one in newest} == {table}


def test_what_cannot_be_reported_is_refused_and_nothing_is_kept(people_here):
    ann, bob, _, hera = people_here
    table, note, _ = said(people_here)
    ann.at(table, "chat", phrase="phrase-hello")
    before = told(hera)["reports"]
    wrong = [
        (bob, {"kind": "chat", "note": note}, (409, "report-self")),
        (bob, {"kind": "name", "seat": 1}, (409, "report-self")),
        (ann, {"kind": "chat", "note": 1}, (404, "nothing-to-report")),
        (ann, {"kind": "chat", "note": 999_999}, (404, "nothing-to-report")),
        (ann, {"kind": "chat"}, (404, "nothing-to-report")),
        (bob, {"kind": "chat", "note": note + 1}, (404, "nothing-to-report")),
        (ann, {"kind": "name", "seat": 63}, (404, "no-such-seat")),
        (ann, {"kind": "hat", "seat": 1}, (400, "bad-request")),
    ]
    for who, what, expected in wrong:
        assert refused(who, "/api/reports", table=table, **what) == expected
    assert refused(ann, "/api/reports", table="nowhere", kind="name", seat=1) == (404, "no-such-table")
    assert told(hera)["reports"] == before


def test_only_so_many_at_once(tmp_path):
    with a_server(tmp_path, host_key=KEY, rate=1) as server:
        guests = [Guest(server, name) for name in ("Ann", "Bob", "Cid")]
        table, _, _ = said(guests)
        codes = [refused(guests[0], "/api/reports", table=table, kind="name", seat=63)[1] for _ in range(8)]
        assert codes[0] == "no-such-seat"
        assert codes[-1] == "too-fast"
        for guest in guests:
            guest.go()


def test_the_page_is_for_hosts(people_here):
    ann, bob, _, hera = people_here
    assert code(ann.http.get("/api/host")) == (403, "host-only")
    assert refused(ann, "/api/host", action="silence", person=bob.id, reason=WHY) == (403, "host-only")
    assert refused(hera, "/api/host", action="silence", person=hera.id, reason=WHY) == (409, "moderate-host")
    assert refused(hera, "/api/host", action="silence", person=bob.id, reason=" ") == (400, "reason-missing")
    assert refused(hera, "/api/host", action="silence", person="nobody", reason=WHY)[1] == "no-such-person"
    assert refused(hera, "/api/host", action="hang", person=bob.id, reason=WHY) == (400, "bad-request")
    token = hera.post("/api/me/tokens", label="bot")["token"]
    hand = Guest(hera.server, token=token)
    assert hand.http.get("/api/host").status_code == 403
    hand.go()


def test_who_is_silenced_plays_and_writes_nothing_until_he_may_again(people_here):
    _, bob, _, hera = people_here
    table, _, lines = said(people_here)
    does(hera, "silence", bob)
    assert refused(bob, f"/api/tables/{table}/chat", text="still here") == (403, "you-are-silenced")
    lines[1].say("chat", text="by the open line")  # it was open before
    assert lines[1].hear_of("refused")["code"] == "you-are-silenced"
    assert bob.post("/api/tables", game="odyssey", players=2)["id"]
    does(hera, "let-speak", bob, "he is sorry")
    assert bob.at(table, "chat", text="sorry")
    asked = lines[1].say("chat", text="by the open line")
    assert lines[1].hear_of("done")["id"] == asked
    first, second = told(hera)["journal"][1::-1]
    assert (first["action"], first["about"], first["text"], first["person"]) == (
        "silence",
        bob.id,
        WHY,
        hera.id,
    )
    assert (second["action"], second["text"]) == ("let-speak", "he is sorry")


def test_who_is_shut_out_may_look_and_nothing_else_until_he_is_let_in(people_here):
    ann, bob, _, hera = people_here
    table, _, lines = said(people_here)
    code_of_device = bob.post("/api/me/code")["code"]
    elsewhere = Guest(bob.server)
    elsewhere.post("/api/sign-in/code", code=code_of_device)
    does(hera, "shut-out", bob)
    assert lines[1].is_cut()
    assert ann.get(f"/api/tables/{table}")["seats"][1]["standin"] == "left"
    free = ann.post("/api/tables", game="odyssey", players=2)["id"]
    tries = [
        ("/api/tables", {"game": "odyssey", "players": 2}),
        (f"/api/tables/{free}/sit", {"seat": 0, "salt": "0" * 32}),
        (f"/api/tables/{table}/sit", {"seat": 1, "salt": "0" * 32}),
        (f"/api/tables/{table}/chat", {"text": "let me in"}),
        (f"/api/tables/{table}/moves", {"seat": 1, "seq": 0, "move": "roll"}),
        ("/api/reports", {"table": table, "kind": "name", "seat": 0}),
    ]
    for who in (bob, elsewhere):  # all of a person's sessions
        for path, body in tries:
            assert refused(who, path, **body) == (403, "you-are-shut-out"), path
        assert who.get(f"/api/tables/{table}")["id"] == table
    line = bob.line(table, -1)
    line.hear_of("hello")
    line.say("chat", text="let me in")
    assert line.hear_of("refused")["code"] == "you-are-shut-out"
    does(hera, "let-in", bob, "it was a mistake")
    assert bob.post(f"/api/tables/{table}/sit", seat=1, salt="0" * 32)["seats"][1]["standin"] == ""
    assert {one["action"] for one in told(hera)["journal"][:2]} == {"shut-out", "let-in"}
    elsewhere.go()


def test_a_name_that_was_taken_stands_nowhere_and_can_be_given_back(people_here):
    ann, bob, _, hera = people_here
    table, _, _ = said(people_here)
    ann.post("/api/reports", table=table, kind="name", seat=1)
    report = told(hera)["reports"][0]
    assert (
        refused(hera, "/api/host", action="name-back", person=bob.id, reason=WHY)[1] == "name-was-not-taken"
    )
    does(hera, "rename", bob, report=report["id"])
    name = bob.get("/api/me")["name"]
    assert name.startswith("Outis")
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", name, "Cid"]
    chat = [one for one in ann.get(f"/api/tables/{table}/notes")["notes"] if one["kind"] == "chat"]
    assert [(one["name"], one["text"]) for one in chat] == [(name, "you barnacle")]
    page = told(hera)
    assert [(one["text"], one["settled"]) for one in page["reports"] if one["id"] == report["id"]] == [
        ("Bob", True)
    ]
    assert page["journal"][0]["before"] == "Bob"
    does(hera, "name-back", bob, "it is his name")
    assert bob.get("/api/me")["name"] == "Bob"


def test_who_erases_himself_leaves_no_report_and_no_name_in_the_journal(people_here):
    ann, bob, _, hera = people_here
    table, note, _ = said(people_here)
    ann.post("/api/reports", table=table, kind="chat", note=note)
    does(hera, "silence", bob)
    assert bob.http.request("DELETE", "/api/me", json={}).status_code == 200
    page = told(hera)
    assert not any(one["about"] == bob.id for one in page["reports"])
    assert page["journal"][0]["about"] is None
    assert refused(ann, "/api/reports", table=table, kind="chat", note=note) == (404, "nothing-to-report")


def test_what_holds_for_a_guest_holds_for_whom_he_becomes(people_here):
    ann, bob, _, hera = people_here
    does(hera, "silence", bob)
    kept = ann.post("/api/me/code")["code"]
    bob.post("/api/sign-in/code", code=kept, take_along=True)
    assert any(one["id"] == ann.id and one["silenced"] for one in told(hera)["people"])
