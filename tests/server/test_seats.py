"""Who sits where: taking a seat, leaving it, bots, links, hot seats, the owner's and the host's rights."""

import json
import random
import re
import secrets

import pytest
from guest import Guest, No, a_server, end, play_on, seated
from websockets.sync.client import connect

FIRST = random.Random(1).choice


def kinds(table):
    return [seat["kind"] for seat in table["seats"]]


def info(guest, table):
    return guest.get(f"/api/tables/{table}")


def with_bots(guest, game="odysseus", players=3, bot="greedy", **setup):
    """A table where a guest sits on seat 0 and bots on the others; started."""
    table = guest.open_table(game, players, **setup)
    guest.sit(table, 0)
    for seat in range(1, players):
        guest.at(table, "bot", seat=seat, bot=bot)
    guest.at(table, "start")
    return table


# ── before the start ──────────────────────────────────────────────────────────────────────────────


def test_a_link_is_enough_to_sit_down(guests, guest):
    table = guests[0].open_table("odysseus", 3)
    newcomer = guest()  # no account, no name yet
    assert newcomer.get("/api/me")["person"] is None
    assert info(newcomer, table)["you"] == {"person": None, "seats": [], "owner": False, "host": False}
    newcomer.id = newcomer.post("/api/me", name="Eve", lang="fr")["person"]
    assert newcomer.sit(table, 2, "Eve")["you"]["seats"] == [2]


def test_without_a_name_nobody_sits_down(guests, guest):
    table = guests[0].open_table("odysseus", 3)
    with pytest.raises(No, match="401 who-are-you"):
        guest().sit(table, 0, "Eve")


def test_a_seat_is_taken_left_and_taken_again(guests):
    ann, bob = guests[:2]
    table = ann.open_table("odysseus", 3)
    bob.sit(table, 1)
    with pytest.raises(No, match="409 seat-taken"):
        ann.sit(table, 1)
    with pytest.raises(No, match="403 not-your-seat"):
        ann.at(table, "leave", seat=1)
    assert kinds(bob.at(table, "leave", seat=1)) == ["free"] * 3
    assert ann.sit(table, 1)["seats"][1]["name"] == "Ann"


def test_only_the_owner_deals_and_only_when_all_seats_are_taken(guests):
    ann, bob = guests[:2]
    table = ann.open_table("odysseus", 3)
    bob.sit(table, 1)
    with pytest.raises(No, match="403 owner-only"):
        bob.at(table, "start")
    with pytest.raises(No, match="409 seats-free"):
        ann.at(table, "start")
    ann.sit(table, 0)
    ann.at(table, "bot", seat=2, bot="random")
    assert ann.at(table, "start")["state"] == "playing"
    with pytest.raises(No, match="409 already-started"):
        ann.at(table, "start")


def test_bots_sit_down_and_stand_up_as_the_owner_wants(guests):
    ann, bob = guests[:2]
    table = ann.open_table("odysseus", 3)
    ann.at(table, "bot", seat=1, bot="oracle:100ms")
    ann.at(table, "bot", seat=2, bot="greedy")
    assert kinds(ann.at(table, "bot", seat=2, bot="")) == ["free", "bot", "free"]
    assert kinds(bob.sit(table, 1)) == ["free", "person", "free"]  # a person may take a bot's seat
    with pytest.raises(No, match="409 seat-busy"):
        ann.at(table, "bot", seat=1, bot="greedy")
    with pytest.raises(No, match="403 owner-only"):
        bob.at(table, "bot", seat=2, bot="greedy")


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("os:system", "no-such-bot"),
        ("ithaca.bots.greedy:Greedy", "no-such-bot"),
        ("nobody", "no-such-bot"),
        ("oracle:1h", "bad-budget"),
        ("oracle:60s", "bot-too-slow"),
        ("oracle:20000", "bot-by-time"),
        ("oracle:1s:8threads", "bot-by-time"),
        ("oracle:0s", "bad-budget"),
        ("greedy\n", "no-such-bot"),
    ],
)
def test_only_bots_of_the_roster_with_a_time_that_the_host_allows(guests, bot, code):
    table = guests[0].open_table("odysseus", 3)
    with pytest.raises(No, match=f"400 {code}"):
        guests[0].at(table, "bot", seat=1, bot=bot)
    assert kinds(info(guests[0], table)) == ["free"] * 3


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"game": "chess", "players": 2}, "no-such-game"),
        ({"game": "odysseus", "players": 2}, "wrong-players"),
        ({"game": "odysseus", "players": 3, "options": {"flying": True}}, "no-such-option"),
        ({"game": "odysseus", "players": 3, "board": "what = ["}, ""),
        ({"game": "odysseus", "players": 3, "clock": {"kind": "move", "seconds": 1}}, "clock-too-short"),
        ({"game": "odysseus", "players": 3, "title": "x" * 61}, "bad-request"),
        ({"game": "odysseus", "players": 3, "colour": "red"}, "bad-request"),
    ],
)
def test_a_setup_that_cannot_be_makes_no_table(guests, setup, code):
    with pytest.raises(No, match=f"400 {code}"):
        guests[0].post("/api/tables", **setup)


def test_salts_are_thirty_two_digits(guests):
    table = guests[0].open_table("odysseus", 3)
    for salt in ("", "0" * 31, "0" * 33, "G" * 32, "0" * 32 + "\n", secrets.token_hex(16).upper() + "A"):
        with pytest.raises(No, match="400 bad-request"):
            guests[0].at(table, "sit", seat=0, salt=salt, name="Ann")
    assert re.fullmatch("[0-9a-f]{64}", info(guests[0], table)["commitment"])


# ── while playing ─────────────────────────────────────────────────────────────────────────────────


def test_who_leaves_is_stood_in_for_until_he_sits_down_again(guests):
    table, lines = seated(guests[:3], "odysseus")
    actor = lines[0].state["actor"]
    leaver = guests[actor]
    leaver.at(table, "leave", seat=actor)
    others = [line for line in lines if line.seat != actor]
    note = others[0].hear_of("note")
    assert (note["kind"], note["why"], note["seat"]) == ("standin", "left", actor)
    state = others[0].hear_state(1)
    assert state["told"][-1]["by"] == "standin"
    with pytest.raises(No, match="409 stand-in-plays"):
        leaver.at(table, "moves", seat=actor, seq=state["seq"], move=state["told"][-1]["move"])
    leaver.sit(table, actor)
    assert others[0].hear_of("note")["kind"] == "back"
    assert info(leaver, table)["seats"][actor]["standin"] == ""


def test_a_bot_takes_the_seat_of_who_left_and_keeps_it(guests):
    table, lines = seated(guests[:3], "odysseus")
    guests[1].at(table, "leave", seat=1)
    with pytest.raises(No, match="seat-busy"):
        guests[0].at(table, "bot", seat=2, bot="greedy")
    with pytest.raises(No, match="seat-needs-bot"):
        guests[0].at(table, "bot", seat=1, bot="")
    guests[0].at(table, "bot", seat=1, bot="greedy")
    with pytest.raises(No, match="seat-taken"):
        guests[1].sit(table, 1)
    lines[1].quiet()
    assert lines[1].seat == -1  # the curtain has fallen
    assert all(set(hand) <= {"?"} for hand in lines[1].state["view"]["hands"])


def test_who_gave_a_seat_away_does_not_see_the_hand_of_the_next(guests):
    ann, bob, cid = guests[:3]
    table = ann.open_table("odysseus", 3)
    peeping = bob.line(table, -1)
    bob.sit(table, 1)
    peeping.ask("sight", seat=1)
    bob.at(table, "leave", seat=1)
    for seat, person in enumerate([ann, cid, ann]):
        person.sit(table, seat, f"{person.name} {seat}")
    ann.at(table, "start")
    peeping.quiet()
    assert peeping.seat == -1
    assert all(set(hand) <= {"?"} for hand in peeping.state["view"]["hands"])
    assert peeping.state["legal"] == []


def test_who_resigns_counts_as_last_and_does_not_come_back(guests):
    table, lines = seated(guests[:3], "odysseus")
    actor = lines[0].state["actor"]
    guests[actor].at(table, "resign", seat=actor)
    assert info(guests[0], table)["seats"][actor]["standin"] == "resigned"
    with pytest.raises(No, match="409 seat-taken"):
        guests[actor].sit(table, actor)
    refused = lines[actor].ask("move", seq=0, move="pass")
    assert refused["code"] == "stand-in-plays"
    again = lines[actor].again()  # coming back to look does not end the stand-in
    again.quiet()
    assert info(guests[0], table)["seats"][actor]["standin"] == "resigned"
    stayed = [guest for seat, guest in enumerate(guests[:3]) if seat != actor]
    end(stayed, table)
    result = stayed[0].get(f"/api/tables/{table}/replay", seat=-1) and again.hear_result()
    assert result["shares"][actor] == 0
    assert result["resigned"] == [actor]


def test_who_resigns_from_a_table_of_two_ends_it_and_the_other_has_won(guests):
    table, lines = seated(guests[:2], "odyssey")
    play_on(lines, FIRST, 2)
    assert guests[0].at(table, "resign", seat=0)["state"] == "over"
    result = lines[1].hear_result()
    assert (result["why"], result["winners"], result["shares"]) == ("resigned", [1], [0.0, 1.0])
    assert [place["seat"] for place in result["ranking"]] == [1, 0]
    assert guests[1].get(f"/api/tables/{table}/verify")["good"]


def test_who_alone_has_not_resigned_has_won(guests):
    """The heading of the result once lacked a name."""
    table = guests[0].open_table("odyssey", 3)
    for seat in (0, 1):
        guests[seat].sit(table, seat)
    guests[2].sit(table, 2)
    guests[0].at(table, "start")
    for seat in (0, 1):
        guests[seat].at(table, "resign", seat=seat)
    line = guests[2].line(table, 2)
    result = line.hear_of("hello")["state"]["result"]
    assert (result["winners"], result["why"]) == ([2], "resigned")


def test_the_game_ends_when_all_agree_and_an_offer_can_be_taken_back(guests):
    table, lines = seated(guests[:3], "odysseus")
    play_on(lines, FIRST, 4)
    guests[0].at(table, "offer", seat=0, end=True)
    guests[1].at(table, "offer", seat=1, end=True)
    guests[0].at(table, "offer", seat=0, end=False)
    assert guests[2].at(table, "offer", seat=2, end=True)["state"] == "playing"
    assert guests[0].at(table, "offer", seat=0, end=True)["state"] == "over"
    result = lines[1].hear_result()
    assert result["why"] == "agreed"
    assert result["winners"] == []
    assert result["shares"] == pytest.approx([1 / 3] * 3)
    assert guests[0].get(f"/api/tables/{table}/verify")["good"]
    assert [note["kind"] for note in lines[1].notes][-5:] == [
        "offered", "withdrew", "offered", "offered", "ended",
    ]  # fmt: skip


def test_a_rematch_turns_the_seats_and_waits_for_everyones_bytes(guests, guest):
    table, _ = seated(guests[:3], "odysseus")
    with pytest.raises(No, match="409 not-over"):
        guests[1].at(table, "rematch")
    end(guests[:3], table)
    with pytest.raises(No, match="403 not-your-seat"):
        guests[3].at(table, "rematch")
    new = guests[1].at(table, "rematch")["table"]
    assert guests[2].at(table, "rematch")["table"] == new
    assert info(guests[0], table)["next"] == new
    seats = info(guests[0], new)["seats"]
    assert [seat["name"] for seat in seats] == ["Cid", "Ann", "Bob"]
    assert not any(seat["ready"] for seat in seats)
    with pytest.raises(No, match="409 seat-not-ready"):
        guests[1].at(new, "start")
    for person, seat in zip(guests[:3], [1, 2, 0], strict=True):
        assert person.sit(new, seat)["seats"][seat]["ready"]
    assert guests[1].at(new, "start")["state"] == "playing"
    assert info(guests[0], new)["commitment"] != info(guests[0], table)["commitment"]


# ── the owner and the host ────────────────────────────────────────────────────────────────────────


def test_the_owner_mutes_a_person(guests):
    ann, bob = guests[:2]
    table, lines = seated(guests[:3], "odysseus")
    bob.at(table, "chat", text="hello")
    with pytest.raises(No, match="403 owner-only"):
        bob.at(table, "mute", person=ann.id, muted=True)
    ann.at(table, "mute", person=bob.id, muted=True)
    with pytest.raises(No, match="403 you-are-muted"):
        bob.at(table, "chat", text="hello?")
    assert lines[1].ask("chat", text="hello??")["code"] == "you-are-muted"
    ann.at(table, "mute", person=bob.id, muted=False)
    assert lines[1].ask("chat", phrase="phrase-thanks")["type"] == "done"
    with pytest.raises(No, match="400 no-such-person"):
        ann.at(table, "mute", person="0" * 16, muted=True)


def test_all_others_send_a_person_away_phone_and_all(guests, guest):
    ann, bob = guests[:2]
    table, lines = seated(guests[:3], "odysseus")
    phone = guest()
    phone.open_link(bob.at(table, "link", seat=1)["link"])
    on_the_phone = phone.line(table, 1)
    on_the_phone.hear_of("hello")
    with pytest.raises(No, match="400 not-yourself"):
        ann.at(table, "remove", person=ann.id)
    assert ann.at(table, "remove", person=bob.id)["seats"][1]["standin"] == ""  # he plays, and is here
    with pytest.raises(No, match="400 not-yourself"):
        bob.at(table, "remove", person=bob.id)
    guests[2].at(table, "remove", person=bob.id)
    assert lines[1].is_cut()
    on_the_phone.quiet()
    assert on_the_phone.seat == -1
    assert info(ann, table)["seats"][1]["standin"] == "removed"
    with pytest.raises(No, match="you-were-removed"):
        bob.at(table, "chat", text="oh")
    with pytest.raises(No):
        bob.sit(table, 1)
    refused = bob.line(table, -1).hear_of("closed")
    assert refused["code"] == "you-were-removed"
    with pytest.raises(No, match="not-your-seat"):
        phone.at(table, "moves", seat=1, seq=0, move="pass")


def test_the_host_may_close_any_table_and_the_owner_one_that_has_not_begun(tmp_path):
    with a_server(tmp_path, host_key="open sesame") as server:
        ann, host = Guest(server, "Ann"), Guest(server, "Hal")
        mine, other = ann.open_table("odysseus", 3), with_bots(ann)
        with pytest.raises(No, match="403 host-only"):
            host.post("/api/me", name="Hal", host_key="open, please")
        with pytest.raises(No, match="403 host-only"):
            host.at(mine, "close")
        assert host.post("/api/me", name="Hal", host_key="open sesame")["host"]
        assert ann.at(mine, "close")["state"] == "closed"
        with pytest.raises(No, match="403 host-only"):
            ann.at(other, "close")
        watcher = host.line(other, -1)
        watcher.hear_of("hello")
        assert host.at(other, "close")["state"] == "closed"
        watcher.quiet()
        assert watcher.state["legal"] == []  # and not what the deciding player could have done
        assert watcher.state["ask"] is None
        for what, body in [("start", {}), ("offer", {"seat": 0, "end": True}), ("resign", {"seat": 0})]:
            with pytest.raises(No, match="409 table-closed"):
                ann.at(other, what, **body)
        with pytest.raises(No, match="409 not-over"):
            ann.get(f"/api/tables/{other}/log")
        assert ann.get("/api/tables")["tables"] == []
        ann.go()
        host.go()


def test_without_a_host_key_nobody_is_the_host(guests):
    for key in ("", "x", "None"):
        if key:
            with pytest.raises(No, match="403 host-only"):
                guests[0].post("/api/me", name="Ann", host_key=key)
        else:
            assert not guests[0].post("/api/me", name="Ann", host_key=key)["host"]


# ── more than one device, more than one seat ──────────────────────────────────────────────────────


def test_a_link_opens_a_seat_on_a_phone(guests, guest, server):
    table, lines = seated(guests[:3], "odysseus")
    with pytest.raises(No, match="403 not-your-seat"):
        guests[0].at(table, "link", seat=1)
    link = guests[1].at(table, "link", seat=1)["link"]
    phone = guest()
    for _ in range(3):  # looking changes nothing: a preview of the link is nobody's phone
        assert phone.http.get(link).status_code == 200
    assert not phone.http.cookies
    assert phone.open_link(link) == {"table": table, "seat": 1}
    assert info(phone, table)["you"]["seats"] == [1]
    on_the_phone = phone.line(table, 1)
    assert on_the_phone.hear_of("hello")["state"]["view"] == lines[1].state["view"]
    other = "1" if link[-9] == "0" else "0"
    for broken in (
        link[:-1],
        link[:-9] + other + link[-8:],
        f"{server.url}/s/{table}.1.{guests[1].id}",
        link + ".x",
    ):
        with pytest.raises(No, match="400 link-dead"):
            guest().open_link(broken)
    assert info(guests[1], table)["seats"][1]["name"] == "Bob"


def test_who_has_a_seat_sees_its_devices_and_locks_out_links(guests, guest):
    table, _ = seated(guests[:3], "odysseus")
    ann, bob = guests[:2]
    link = bob.at(table, "link", seat=1)["link"]
    phone, thief = guest(), guest()
    phone.open_link(link)
    on_the_phone = phone.line(table, 1)
    on_the_phone.hear_of("hello")
    held = bob.get(f"/api/tables/{table}/devices", seat=1)["devices"]
    assert [(device["name"], device["here"]) for device in held] == [("Bob", True)]
    for other in (ann, phone):  # nobody else sees them, nor locks anybody out
        with pytest.raises(No, match="403 not-your-seat"):
            other.get(f"/api/tables/{table}/devices", seat=1)
        with pytest.raises(No, match="403 not-your-seat"):
            other.at(table, "link", seat=1, renew=True)
        with pytest.raises(No, match="403 not-your-seat"):
            other.at(table, "unlink", seat=1, person=held[0]["person"])
    new = bob.at(table, "link", seat=1, renew=True)["link"]
    with pytest.raises(No, match="400 link-dead"):
        thief.open_link(link)
    assert info(phone, table)["you"]["seats"] == [1]  # who holds it already is not locked out by that
    bob.at(table, "unlink", seat=1, person=held[0]["person"])
    on_the_phone.quiet()
    assert on_the_phone.seat == -1
    assert bob.get(f"/api/tables/{table}/devices", seat=1)["devices"] == []
    for dead in (link, new):
        with pytest.raises(No, match="400 link-dead"):
            phone.open_link(dead)
    phone.open_link(bob.at(table, "link", seat=1)["link"])


def test_at_a_hot_seat_only_the_view_that_is_not_curtained_travels(guests):
    ann = guests[0]
    table = ann.open_table("odysseus", 3)
    for seat, name in enumerate(["Ann", "Ulla", "Mark"]):
        ann.sit(table, seat, name)
    ann.at(table, "start")
    line = ann.line(table, -1)
    line.hear_of("hello")
    seen = {}
    for seat in (-1, 0, 1, 2):
        assert line.ask("sight", seat=seat)["type"] == "done"
        assert line.seat == seat
        hands = line.state["view"]["hands"]
        seen[seat] = [set(hand) != {"?"} for hand in hands]
    assert seen == {seat: [seat == other for other in range(3)] for seat in (-1, 0, 1, 2)}
    actor = line.state["actor"]
    line.ask("sight", seat=(actor + 1) % 3)
    assert line.ask("move", seq=0, move="pass")["code"] == "not-your-decision"
    assert [seat["name"] for seat in info(ann, table)["seats"]] == ["Ann", "Ulla", "Mark"]
    assert line.ask("sight", seat=5)["code"] == "not-your-seat"


def test_watchers_are_counted_and_may_talk_but_not_play(guests):
    table, lines = seated(guests[:3], "odysseus")
    watcher = guests[3].line(table, -1)
    watcher.hear_of("hello")
    assert watcher.ask("chat", text="good luck")["type"] == "done"
    assert watcher.ask("move", seq=0, move="pass")["code"] == "not-your-seat"
    assert watcher.ask("undo", seq=0)["code"] == "not-your-seat"
    assert watcher.ask("why", move="pass")["code"] == "not-your-seat"
    assert watcher.ask("sight", seat=0)["code"] == "not-your-seat"
    note = lines[0].hear_of("note")
    assert (note["name"], note["seat"], note["text"]) == ("Dora", None, "good luck")
    assert info(guests[0], table)["spectators"] == 1


# ── the lobby ─────────────────────────────────────────────────────────────────────────────────────


def lobby(guest):
    return {brief["id"] for brief in guest.get("/api/tables")["tables"]}


def test_a_private_table_is_not_in_a_strangers_lobby(guests):
    ann, bob, cid = guests[:3]
    private, public = ann.open_table("odysseus", 3, public=False), ann.open_table("odysseus", 3)
    bob.sit(private, 1)
    assert {private, public} <= lobby(ann)
    assert private in lobby(bob)
    assert private not in lobby(cid)
    assert public in lobby(cid)


def test_the_lobby_tells_what_is_ours_and_who_is_waited_for(guests):
    table, lines = seated(guests[:2], "odyssey")
    for guest, ours in zip(guests[:3], (True, True, False), strict=True):
        answer = guest.get("/api/tables")
        (brief,) = [each for each in answer["tables"] if each["id"] == table]
        assert (table in answer["yours"]) == ours
        assert brief["actor"] == lines[0].state["actor"]
        assert brief["since"] == lines[0].state["asked"] > 0
        assert brief["winners"] == []
    guests[0].at(table, "resign", seat=0)
    (brief,) = [each for each in guests[1].get("/api/tables")["tables"] if each["id"] == table]
    assert (brief["actor"], brief["winners"]) == (-1, [1])
    assert brief["since"] >= lines[0].state["asked"]


def test_a_stand_in_is_asked_for_over_the_wire_only_when_somebody_is_away(guests):
    table, lines = seated(guests[:2], "odyssey")
    actor = lines[0].state["actor"]
    with pytest.raises(No, match="409 seat-here"):
        guests[0].at(table, "standin", seat=actor)
    assert info(guests[0], table)["seats"][actor]["gone"] is None
    lines[actor].close()
    while info(guests[0], table)["seats"][actor]["gone"] is None:
        lines[1 - actor].hear_of("seats")
    assert info(guests[0], table)["seats"][actor]["gone"] > 0


def test_the_bots_wait_for_their_only_human(guests):
    ann, bob = guests[:2]
    table = ann.open_table("odyssey", 2)
    ann.sit(table, 0)
    ann.at(table, "bot", seat=1, bot="greedy")
    assert ann.at(table, "hold", on=True)["state"] == "open"
    with pytest.raises(No, match="409 not-alone"):
        bob.at(table, "hold", on=True)
    ann.at(table, "hold", on=False)


def test_the_lobby_is_live(guests, server):
    url = f"ws://localhost:{server.port}/api/lobby/live"
    with connect(url, origin=server.url, additional_headers=guests[0].headers(), max_size=None) as socket:
        json.loads(socket.recv(5))
        table = guests[1].open_table("ulysses", 3, title="Tonight")
        while True:
            briefs = {brief["id"]: brief for brief in json.loads(socket.recv(10))["tables"]}
            if table in briefs:
                break
        assert briefs[table]["title"] == "Tonight"
        hidden = guests[1].open_table("ulysses", 3, public=False)
        guests[1].sit(table, 0)
        while True:
            briefs = {brief["id"]: brief for brief in json.loads(socket.recv(10))["tables"]}
            assert hidden not in briefs
            if briefs[table]["seats"][0]["name"] == "Bob":
                break
        socket.send("anything")
        while json.loads(socket.recv(5))["type"] != "pong":
            pass


def test_the_lobby_refuses_other_pages_and_dead_tokens(server):
    url = f"ws://localhost:{server.port}/api/lobby/live"
    for origin, headers, code in [
        ("http://elsewhere.example", {}, "wrong-origin"),
        (None, {"authorization": "Bearer dead"}, "who-are-you"),
    ]:
        with connect(url, origin=origin, additional_headers=headers) as socket:
            assert json.loads(socket.recv(5))["code"] == code
