"""What the server does not do: for other sites, for strangers, for the impatient, in its log."""

import json
import re
import time

import httpx
import pytest
import sqlalchemy as sa
from guest import CHECKOUT, No, a_server, play_on, seated, some_guests
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ithaca.server.auth import names_of
from ithaca.server.settings import Settings

PAGES = [
    "/",
    "/about",
    "/no/such/page",
    "/api/me",
    "/api/games",
    "/api/tables/nothing",
    "/health",
    "/metrics",
]
PAGES += ["/api/openapi.json", "/words/fr.ftl", "/words/odysseus/de.ftl", "/robots.txt", "/s/broken"]
PAGES += [
    "/web/../__init__.py",
    "/web/%2e%2e/__init__.py",
    "/qr.svg?text=http://elsewhere",
    "/api/tables/x/replay?seat=9",
]


# ── every answer ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_has_the_safety_headers_and_no_trace(server, path):
    for method in ("GET", "HEAD", "POST", "PUT", "OPTIONS", "TRACE"):
        check_answer(server, method, path)


def check_answer(server, method, path):
    answer = httpx.request(method, server.url + path, headers={"origin": server.url})
    assert answer.status_code < 500
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers
    assert "Traceback" not in answer.text
    if answer.status_code >= 400 and method != "HEAD":
        problem = answer.json()
        assert problem["code"]
        assert problem["text"]
        assert answer.headers["content-type"] == "application/json"


def test_no_page_has_a_script_of_its_own():
    for page in (CHECKOUT / "ithaca").rglob("*.html"):
        text = page.read_text("utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), page
        assert not re.search(r"\son[a-z]+\s*=|javascript:|<style|\sstyle=", text), page


# ── other people's pages ──────────────────────────────────────────────────────────────────────────

FOREIGN = ["", "null", "http://elsewhere.example", "http://[", "localhost", "http://", "http://localhost:1"]
FOREIGN += ["http://localhost:{port}.elsewhere.example", "http://localhost:{port}@elsewhere.example"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_change_nothing(guests, server, origin):
    ann = guests[0]
    headers = {"origin": origin.format(port=server.port)} if origin else {"origin": ""}
    for method, path in [("POST", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables")]:
        answer = ann.http.request(method, path, json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    url = f"ws://localhost:{server.port}/api/tables/x/live"
    with connect(url, additional_headers={**ann.headers(), **headers}) as socket:
        assert json.loads(socket.recv(5))["code"] == "wrong-origin"
    assert ann.get("/api/me")["name"] == "Ann"


def test_another_authorization_than_a_token_does_not_stand_for_an_origin(guests):
    ann = guests[0]
    for authorization in ("Basic QW5uOng=", "Bearer", "x"):
        headers = {"origin": "http://elsewhere.example", "authorization": authorization}
        answer = ann.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.json()["code"] == "wrong-origin", authorization
    headers = {"origin": "http://elsewhere.example", "authorization": "Bearer dead"}
    assert ann.http.post("/api/me", json={"name": "Eve"}, headers=headers).status_code == 401


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_is_no_json_is_not_read(guests, kind):
    body = b'{"name": "Eve"}'
    answer = guests[0].http.post("/api/me", content=body, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert guests[0].get("/api/me")["name"] == "Ann"


def test_a_page_of_our_name_without_our_lock_changes_nothing(guests, server):
    answer = guests[0].http.post(
        "/api/me", json={"name": "Eve"}, headers={"origin": f"https://localhost:{server.port}"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "elsewhere.example:{port}", "localhost.elsewhere.example", "", "["]
)
def test_a_name_that_is_not_ours_leads_nowhere(guests, server, host):
    name = host.format(port=server.port)
    headers = {"host": name, "origin": f"http://{name}"}
    answer = guests[0].http.post("/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-host")
    assert guests[0].http.get("/api/tables", headers={"host": name}).status_code == 403


@pytest.mark.parametrize("host", ["127.0.0.1:{port}", "[::1]:{port}", "192.0.2.7", "LOCALHOST:{port}"])
def test_addresses_and_the_machines_own_names_are_known(guests, server, host):
    name = host.format(port=server.port)
    headers = {"host": name, "origin": f"http://{name}"}
    assert guests[0].http.post("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200


def test_names_that_the_host_gives_are_known():
    settings = Settings(public_url="https://ithaca.example", names="Games.example, games.home")
    assert {"ithaca.example", "games.example", "games.home", "localhost"} <= names_of(settings)
    assert "" not in names_of(Settings())


# ── too much ──────────────────────────────────────────────────────────────────────────────────────

LONG = "9" * 5000


@pytest.mark.parametrize(
    "path",
    [
        "/web/" + "a" * 5000,
        "/web/" + "a/" * 2000,
        "/games/odysseus/web/" + "a" * 300,
        "/words/web/" + "a" * 300 + "/en.ftl",
        "/t/" + "a" * 5000,
        "/api/tables/" + "a" * 5000,
        f"/api/lessons/odysseus/first-steps/{LONG}",
        f"/api/tables?page={LONG}",
        f"/api/tables/x/replay?from={LONG}",
        f"/api/tables/x/devices?seat={LONG}",
    ],
)
def test_nothing_is_too_long_to_be_answered(server, path):
    answer = httpx.get(server.url + path)
    assert answer.status_code in (200, 400, 401, 404), answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"Ann"',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"name": 5}',
        b'{"name": "Ann", "lang": "la"}',
        b'{"name": "Ann", "more": 1}',
        b'{"name": "' + b"x" * 25 + b'"}',
        b'{"name": ' + b"[" * 30_000,
        b'{"more": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
        b'{"name": 1' + b"0" * 5000 + b"}",
    ],
)
def test_a_body_that_cannot_be_read_is_refused_with_a_reason(guests, body):
    answer = guests[0].http.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert answer.json()["text"]
    assert guests[0].get("/api/me")["name"] == "Ann"


def test_a_body_that_is_too_big_is_not_read(guests):
    for content in (b" " * 70_000, iter([b" " * 40_000] * 4)):
        answer = guests[0].http.post("/api/me", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


def test_names_and_lines_are_cleaned_of_what_cannot_be_seen(guests, guest):
    eve = guest("\u202eE\u0000ve\n\u200b")
    assert eve.get("/api/me")["name"] == "Eve"
    assert eve.post("/api/me", name="  \u200b ")["name"] == "Eve"
    table = guests[0].open_table("odysseus", 3, title="a\u202eb\n")
    assert guests[0].get(f"/api/tables/{table}")["setup"]["title"] == "ab"
    line = guests[0].line(table, -1)
    line.hear_of("hello")
    eve.at(table, "chat", text=" tell \u202e me\u0007\n all ")
    assert line.hear_of("note")["text"] == "tell me all"
    assert line.ask("chat", text="\u202e")["code"] == "nothing-said"
    assert line.ask("chat", text="x" * 301)["code"] == "bad-frame"
    assert line.ask("chat", phrase="phrase-rude")["code"] == "no-such-phrase"


def test_who_asks_too_much_is_asked_to_wait(tmp_path):
    """The limits are a fifth of the usual ones: even a busy machine sends more."""
    with a_server(tmp_path, rate=0.2) as server, some_guests(server, "Ann") as [ann]:
        answers = [ann.http.get("/api/me") for _ in range(60)]
        slow = [answer for answer in answers if answer.status_code == 429]
        assert slow
        assert slow[0].json()["code"] == "too-fast"
        assert int(slow[0].headers["retry-after"]) >= 1
        setup, opened = {"game": "odysseus", "players": 3}, []
        while not {201, 429} <= set(opened):  # by one address
            opened.append(ann.http.post("/api/tables", json=setup).status_code)
        table = patiently(lambda: ann.open_table("odysseus", 3))
        line = ann.line(table, -1)
        line.hear_of("hello")
        said = [line.ask("chat", text="hey") for _ in range(10)]
        assert {answer.get("code") for answer in said} == {None, "too-fast"}
        for _ in range(100):
            line.socket.send('{"type": "ping"}')
        heard = [line.hear() for _ in range(100)]
        assert "too-fast" in {message.get("code") for message in heard}
        while heard[-1]["type"] != "pong":  # the line has stayed, and soon one may again
            time.sleep(0.2)
            line.socket.send('{"type": "ping"}')
            heard.append(line.hear())


def patiently(act):
    """Do it as soon as it is allowed."""
    while True:
        try:
            return act()
        except No as no:
            if no.code != "too-fast":
                raise
            time.sleep(0.2)


# ── cookies and keys ──────────────────────────────────────────────────────────────────────────────


def test_the_cookie_is_for_the_server_only(server):
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers={"origin": server.url})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_behind_a_proxy_with_tls_the_cookie_is_secure(tmp_path):
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    with a_server(tmp_path, proxies="127.0.0.1", public_url="https://ithaca.example") as server:
        for origin in ("https://ithaca.example", server.url.replace("http:", "https:")):
            headers = {"origin": origin, **forwarded}
            answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
            assert "secure" in answer.headers["set-cookie"].lower()
    with a_server(tmp_path, proxies="") as server:  # nobody else's headers are trusted
        headers = {"origin": server.url, **forwarded}
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        assert "secure" not in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("cookie", ["x", "a.b.c", "..", "é", "0" * 3000, "{person}.20000.{sign}"])
def test_a_forged_cookie_is_nobodys(guests, server, cookie):
    cookie = cookie.format(person=guests[0].id, sign="0" * 40)
    headers = {"cookie": f"ithaca={cookie}".encode("latin-1")}
    assert httpx.get(f"{server.url}/api/me", headers=headers).json()["person"] is None


def test_a_cookie_may_not_be_changed(guests, server):
    (cookie,) = guests[0].http.cookies.values()
    text, _, sign = cookie.rpartition(".")
    (other,) = guests[1].http.cookies.values()
    for forged in (
        f"{other.rpartition('.')[0]}.{sign}",
        f"{text[:-1]}{'a' if text[-1] != 'a' else 'b'}.{sign}",
        f"{text}.{sign[:-1]}",
        f"{text}.{sign.upper()}x",
    ):
        answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"ithaca={forged}"})
        assert answer.json()["person"] is None


def test_keys_change_and_cookies_outlive_the_change_but_not_the_key(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann") as [ann]:
        (cookie,) = ann.http.cookies.values()
        server.stop()
        month = 31 * 86_400_000
        change(server, "UPDATE keys SET created = created - :month", month=month)
        server.start()
        assert count(server, "keys") == 2
        answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"ithaca={cookie}"})
        assert answer.json()["person"] == ann.id
        renewed = answer.cookies["ithaca"]  # signed by the new key
        assert renewed != cookie
        server.stop()
        change(server, "DELETE FROM keys WHERE created = (SELECT min(created) FROM keys)")
        server.start()
        for one, person in [(cookie, None), (renewed, ann.id)]:
            answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"ithaca={one}"})
            assert answer.json()["person"] == person
        assert "set-cookie" not in answer.headers  # nothing to renew
        server.stop()
        older = "UPDATE keys SET created = created - :months"
        change(server, older, months=14 * month)  # than any cookie
        server.start()
        assert count(server, "keys") == 2  # it is not forgotten at the first check: a clock may be wrong
        server.stop()
        change(server, "UPDATE keys SET old_since = old_since - :day", day=86_400_000)
        server.start()
        assert count(server, "keys") == 1
        answer = httpx.get(f"{server.url}/api/me", headers={"cookie": f"ithaca={renewed}"})
        assert answer.json()["person"] is None


def change(server, statement, **values):
    with server.sql() as db:
        db.execute(sa.text(statement), values)


def count(server, table):
    with server.sql() as db:
        return db.execute(sa.text(f"SELECT count(*) FROM {table}")).scalar_one()


# ── what the host sees ────────────────────────────────────────────────────────────────────────────


def test_the_log_tells_no_seed_no_salt_no_hand_no_cookie_no_link(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob", "Cid") as guests:
        table, lines = seated(guests, "odysseus")
        play_on(lines, lambda legal: legal[0], 6)
        guests[0].at(table, "chat", text="a word between us")
        token = guests[0].post("/api/me/tokens", label="bot")["token"]
        link = guests[0].at(table, "link", seat=0)["link"]
        httpx.get(link)
        guests[0].open_link(link)
        httpx.get(f"{server.url}/qr.svg", params={"text": link})
        lines[0].ask("move", seq=99, move="nonsense")
        lines[0].socket.send('{"x":' + "[" * 3000)
        with pytest.raises(Exception, match="bad-request"):
            guests[0].at(table, "sit", seat=0, salt="SALTSALT", name="Ann")
        cookies = [cookie for guest in guests for cookie in guest.http.cookies.values()]
        (seed,) = [bytes(seed).hex() for seed in read(server, "SELECT seed FROM tables")]
        entries = [json.loads(entry) for entry in read(server, "SELECT entry FROM log")]
        salts = [entry["salt"] for entry in entries if "salt" in entry]
        moves = [told["move"] for told in lines[0].told]
        server.stop()
        log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert len(lines) >= 14
    assert all({"at", "level", "what"} <= set(line) for line in lines)
    assert len(salts) == 3
    signs = [cookie.split(".")[-1] for cookie in cookies] + [link.split(".")[-1], link.split("/s/")[1]]
    for secret in [seed.lower(), *salts, *cookies, *signs, token, "between us", "SALTSALT", *moves]:
        assert secret not in log.lower() if secret == seed.lower() else secret not in log
    assert "/s/…" in log


def read(server, query):
    with server.sql() as db:
        return list(db.execute(sa.text(query)).scalars())


def test_health_and_metrics_can_be_read(guests, server):
    health = httpx.get(f"{server.url}/health").json()
    assert health["ok"]
    assert all(health["ready"][game] for game in ("odysseus", "odyssey", "ulysses"))
    _, lines = seated(guests[:3], "odysseus")
    play_on(lines, lambda legal: legal[0], 3)
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    kinds, values = {}, {}
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            kinds[name] = kind
            continue
        if line.startswith("# HELP "):
            continue
        found = re.fullmatch(r'([a-z_]+)((?:\{(?:[a-z]+="[^"]*",?)+\})?) ([0-9.e+-]+)', line)
        assert found, line
        values[found[1] + found[2]] = float(found[3])
        assert re.sub("_(bucket|sum|count)$", "", found[1]) in kinds
    assert values["ithaca_moves_total"] >= 3
    assert values["ithaca_connections"] >= 3
    assert values['ithaca_tables{state="playing"}'] >= 1
    assert values['ithaca_move_seconds_bucket{le="+Inf"}'] == values["ithaca_move_seconds_count"] >= 3


# ── the live line ─────────────────────────────────────────────────────────────────────────────────

BAD_FRAMES = [
    "",
    "{",
    "[]",
    "null",
    "5",
    '"move"',
    "{}",
    '{"type": "dance"}',
    '{"type": 5}',
    '{"type": "move"}',
    '{"type": "move", "id": "a", "seq": -1, "move": "pass"}',
    '{"type": "move", "id": "a", "seq": 1e99, "move": "pass"}',
    '{"type": "move", "id": "a", "seq": "0", "move": "pass"}',
    '{"type": "move", "id": "a", "seq": 0, "move": 7}',
    '{"type": "move", "id": 5, "seq": 0, "move": "pass"}',
    '{"type": "move", "id": "a", "seq": 0, "move": "pass", "seat": 1}',
    '{"type": "chat", "id": "a", "text": "\\ud800"}',
    '{"type": "sight", "id": "a", "seat": 99}',
    '{"type": "lang", "lang": "la"}',
    '{"x": ' + "[" * 4000,
    '{"x": ' + "[" * 2000 + "]" * 2000 + "}",
    '{"type": "move", "id": "' + "x" * 33 + '", "seq": 0, "move": "pass"}',
    b"\x00\xff",
    b'{"type": "ping"}',
]


def test_the_line_stays_usable_after_any_bad_frame(guests):
    _, lines = seated(guests[:3], "odysseus")
    line = lines[0]
    for frame in BAD_FRAMES:
        line.socket.send(frame)
        refused = line.hear_of("refused")
        assert refused["code"] == "bad-frame", frame
        assert refused["text"]
    line.quiet()
    assert line.state["seq"] == 0
    play_on(lines, lambda legal: legal[0], 3)


def test_a_frame_that_is_too_big_ends_the_line_and_nothing_else(guests):
    _, lines = seated(guests[:3], "odysseus")
    lines[0].socket.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 5000}))
    assert lines[0].is_cut()
    lines[0] = lines[0].again()
    play_on(lines, lambda legal: legal[0], 3)


def test_a_line_to_nowhere_is_closed_for_good(guests, server):
    for path, code in [
        ("/api/tables/nothing/live", "no-such-table"),
        ("/api/tables/nothing/live?seat=x", "no-such-table"),
    ]:
        url = f"ws://localhost:{server.port}{path}"
        with connect(url, origin=server.url, additional_headers=guests[0].headers()) as socket:
            assert json.loads(socket.recv(5))["code"] == code
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(5)
            assert closed.value.rcvd.code == 4000
    table, _ = seated(guests[:3], "odysseus")
    for query, code in [("seat=1", "not-your-seat"), ("seat=9", "not-your-seat"), ("since=x", "bad-request")]:
        url = f"ws://localhost:{server.port}/api/tables/{table}/live?{query}"
        with connect(url, origin=server.url, additional_headers=guests[0].headers()) as socket:
            assert json.loads(socket.recv(5))["code"] == code
    with pytest.raises(InvalidStatus), connect(f"ws://localhost:{server.port}/api/nowhere"):
        pass


def test_refusals_come_in_the_language_of_the_one_who_asks(guests, guest, server):
    heard = set()
    for lang in ("en", "fr", "de"):
        person = guest("Ann", lang)
        answer = person.http.get("/api/tables/nothing")  # by the person's own language
        heard.add(answer.json()["text"])
        assert person.http.get("/api/tables/nothing?lang=en").json()["text"].startswith("There is no table")
    answer = httpx.get(f"{server.url}/api/tables/nothing", headers={"accept-language": "fr-CH, en;q=0.5"})
    assert answer.json()["text"] in heard
    assert len(heard) == 3
    _, lines = seated(guests[:3], "odysseus")
    lines[0].socket.send('{"type": "lang", "lang": "de"}')
    assert lines[0].ask("move", seq=5, move="pass")["text"].startswith("Der Tisch")
