"""Signing in again as the same person: passkeys, codes, sessions, and merging guests."""

import asyncio

import pytest
from authenticator import Authenticator, add_passkey, come_back
from embedded_server import a_server_here, people
from guest import No, a_server, end, seated, some_guests
from parts import HandClock

from ithaca.server.accounts.codes import as_meant, as_shown, new_code
from ithaca.server.accounts.sessions import label_of

# ── names ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_guest_changes_the_name(guest):
    ann = guest("Ann")
    assert ann.post("/api/me", name="Anna")["name"] == "Anna"
    assert ann.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize("name", ["x" * 200, "x" * 25])
def test_a_name_that_is_too_long_is_refused_and_changes_nothing(guest, name):
    ann = guest("Ann")
    with pytest.raises(No, match="400"):
        ann.post("/api/me", name=name)
    assert ann.get("/api/me")["name"] == "Ann"


# ── passkeys ──────────────────────────────────────────────────────────────────────────────────────


def test_who_adds_a_passkey_comes_back_elsewhere_as_who_he_was(guest):
    ann, elsewhere = guest("Ann"), guest()
    assert not ann.get("/api/me")["kept"]
    key = add_passkey(ann)
    assert ann.get("/api/me")["kept"]
    [shown] = ann.get("/api/me/passkeys")["passkeys"]
    assert shown["label"] == "phone"
    assert come_back(elsewhere, key)["person"] == ann.id
    assert elsewhere.get("/api/me") == ann.get("/api/me")


def test_an_answer_counts_once(guest):
    ann, thief = guest("Ann"), guest()
    key = add_passkey(ann)
    answer = key.get(thief.post("/api/sign-in/options"))
    assert guest().post("/api/sign-in/passkey", credential=answer)["person"] == ann.id
    with pytest.raises(No, match="401 challenge-gone"):
        thief.post("/api/sign-in/passkey", credential=answer)


def test_an_answer_to_a_challenge_that_nobody_has_made_is_refused(guest):
    ann, thief = guest("Ann"), guest()
    key = add_passkey(ann)
    options = thief.post("/api/sign-in/options")
    answer = key.get({**options, "challenge": "AAAA" * 11})
    with pytest.raises(No, match="401 challenge-gone"):
        thief.post("/api/sign-in/passkey", credential=answer)


def test_nobody_adds_a_passkey_with_the_challenge_of_another(guest):
    ann, bob = guest("Ann"), guest("Bob")
    made = Authenticator(ann.server.url).create(ann.post("/api/me/passkeys/options"))
    with pytest.raises(No, match="401 challenge-gone"):
        bob.post("/api/me/passkeys", credential=made)
    assert not bob.get("/api/me")["kept"]


@pytest.mark.parametrize("origin", ["https://ithaca.example", "http://localhost"])
def test_a_passkey_that_was_asked_for_on_another_site_is_refused(guest, origin):
    ann = guest("Ann")
    made = Authenticator(origin).create(ann.post("/api/me/passkeys/options"))
    with pytest.raises(No, match="400 passkey-refused"):
        ann.post("/api/me/passkeys", credential=made)


def test_a_wrong_signature_and_an_unknown_passkey_are_refused(guest):
    ann, thief = guest("Ann"), guest()
    key = add_passkey(ann)
    stolen = Authenticator(ann.server.url)
    with pytest.raises(No, match="401 passkey-unknown"):
        come_back(thief, stolen)
    stolen.id = key.id
    with pytest.raises(No, match="400 passkey-refused"):
        come_back(thief, stolen)
    assert thief.get("/api/me")["person"] is None


@pytest.mark.parametrize(
    "credential", [{}, {"id": "x"}, {"id": 3, "response": []}, {"response": {"clientDataJSON": "%"}}]
)
def test_what_is_no_passkey_is_a_sentence(guest, credential):
    ann = guest("Ann")
    ann.post("/api/me/passkeys/options")
    with pytest.raises(No, match=r"40[01] (challenge-gone|passkey-refused)"):
        ann.post("/api/me/passkeys", credential=credential)
    with pytest.raises(No, match=r"40[01] (challenge-gone|passkey-refused)"):
        guest().post("/api/sign-in/passkey", credential=credential)


def test_who_removes_the_last_passkey_is_a_guest_again(guest):
    ann = guest("Ann")
    add_passkey(ann)
    [shown] = ann.get("/api/me/passkeys")["passkeys"]
    ann.checked(ann.http.delete(f"/api/me/passkeys/{shown['id']}"))
    assert not ann.get("/api/me")["kept"]
    assert ann.http.delete(f"/api/me/passkeys/{shown['id']}").json()["code"] == "no-such-passkey"


def test_a_passkey_is_for_a_name_not_for_an_address(guest, server):
    ann = guest("Ann")
    host = {"host": f"127.0.0.1:{server.port}", "origin": f"http://127.0.0.1:{server.port}"}
    answer = ann.http.post("/api/me/passkeys/options", json={}, headers=host)
    assert answer.json()["code"] == "passkeys-need-a-name"
    assert "127.0.0.1" in answer.json()["text"]


# ── codes ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_second_device_comes_in_by_the_code_that_the_first_one_shows(guest):
    ann, phone = guest("Ann"), guest()
    code = ann.post("/api/me/code")["code"]
    assert phone.post("/api/sign-in/code", code=code.lower().replace("-", " "))["person"] == ann.id
    with pytest.raises(No, match="401 code-wrong"):
        guest().post("/api/sign-in/code", code=code)


def test_only_the_newest_code_counts(guest):
    ann = guest("Ann")
    old, new = ann.post("/api/me/code")["code"], ann.post("/api/me/code")["code"]
    with pytest.raises(No, match="401 code-wrong"):
        guest().post("/api/sign-in/code", code=old)
    assert guest().post("/api/sign-in/code", code=new)["person"] == ann.id


def test_a_code_is_old_after_ten_minutes(tmp_path):
    async def story():
        clock = HandClock()
        async with a_server_here(tmp_path, clock) as server:
            [ann] = await people(server, "Ann")
            for waited, found in ((9, ann.id), (11, None)):
                code = new_code(8)
                await server.codes.keep("device", ann.id, [code], 10)
                await clock.advance(waited * 60)
                taken = await server.codes.take("device", code)
                assert (taken and taken.person) == found

    asyncio.run(story())


def test_ten_recovery_codes_each_count_once_and_new_ones_replace_them(guest):
    ann = guest("Ann")
    with pytest.raises(No, match="400 guests-have-none"):
        ann.post("/api/me/recovery")
    add_passkey(ann)
    codes = ann.post("/api/me/recovery")["codes"]
    assert len(set(codes)) == 10
    assert guest().post("/api/sign-in/code", code=codes[3])["person"] == ann.id
    with pytest.raises(No, match="401 code-wrong"):
        guest().post("/api/sign-in/code", code=codes[3])
    assert ann.get("/api/me/passkeys")["recovery"] == 9
    ann.post("/api/me/recovery")
    with pytest.raises(No, match="401 code-wrong"):
        guest().post("/api/sign-in/code", code=codes[4])


def test_codes_are_read_as_they_were_meant():
    code = new_code(8)
    assert as_meant(as_shown(code).lower()) == code
    assert as_meant(" 0O1I lU ") == "QQJJJV"


def test_who_tries_codes_is_soon_told_to_wait(tmp_path):
    with a_server(tmp_path, rate=1) as server, some_guests(server, "Ann") as [ann]:
        for _ in range(10):
            with pytest.raises(No, match="401 code-wrong"):
                ann.post("/api/sign-in/code", code="ABCD-EFGH")
        with pytest.raises(No, match="429 too-fast"):
            ann.post("/api/sign-in/code", code="ABCD-EFGH")


# ── sessions ──────────────────────────────────────────────────────────────────────────────────────


def test_sessions_are_listed_and_an_ended_one_is_nobody_and_is_cut(guests, guest):
    ann, bob, cid = guests[:3]
    phone = guest()
    phone.post("/api/sign-in/code", code=ann.post("/api/me/code")["code"])
    table, _ = seated([ann, bob, cid], "odysseus")
    line = phone.line(table, 0)
    line.hear_of("hello")
    listed = ann.get("/api/me/sessions")["sessions"]
    assert [one["here"] for one in listed].count(True) == 1
    [other] = [one["id"] for one in phone.get("/api/me/sessions")["sessions"] if one["here"]]
    ann.checked(ann.http.delete(f"/api/me/sessions/{other}"))
    assert line.is_cut()
    assert phone.get("/api/me")["person"] is None
    assert ann.get("/api/me")["person"] == ann.id
    assert ann.http.delete(f"/api/me/sessions/{other}").json()["code"] == "no-such-session"


def test_nobody_ends_the_session_of_another(guest):
    ann, bob = guest("Ann"), guest("Bob")
    [session] = ann.get("/api/me/sessions")["sessions"]
    assert bob.http.delete(f"/api/me/sessions/{session['id']}").json()["code"] == "no-such-session"
    assert ann.get("/api/me")["person"] == ann.id


def test_who_signs_out_is_nobody_here_and_comes_back_by_passkey(guest):
    ann = guest("Ann")
    key = add_passkey(ann)
    cookie = dict(ann.http.cookies)
    ann.post("/api/sign-out")
    assert ann.get("/api/me")["person"] is None
    ann.http.cookies.update(cookie)  # an old cookie opens nothing
    assert ann.get("/api/me")["person"] is None
    assert come_back(ann, key)["person"] == ann.id


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Mobile Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140", "Edge, Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140 Safari/537", "Chrome, Linux"),
        ("curl/8", ""),
    ],
)
def test_a_session_is_called_by_its_browser(agent, label):
    assert label_of(agent) == label


# ── guests that are one person ────────────────────────────────────────────────────────────────────


def test_the_games_of_a_guest_move_along_and_go_on(guests, guest):
    phone, bob, cid = guest("Ann on the phone"), guests[1], guests[2]
    table, lines = seated([phone, bob, cid], "odysseus")
    token = phone.post("/api/me/tokens", label="bot")["token"]
    over, _ = seated([bob, phone, cid], "odysseus")
    end([bob, phone, cid], over)
    ann = guest("Ann")
    key = add_passkey(ann)
    assert come_back(phone, key, take_along=True)["person"] == ann.id
    assert lines[0].is_cut()
    assert ann.get(f"/api/tables/{table}")["you"]["seats"] == [0]
    again = phone.line(table, 0)
    again.hear_of("hello")
    assert again.state["view"]["hands"][0] == lines[0].state["view"]["hands"][0]
    assert guest(token=token).get("/api/me")["person"] == ann.id
    assert {line["table"] for line in ann.get("/api/me/data")["lines"]} == {table, over}


def test_a_merged_table_is_the_same_after_a_restart(tmp_path):
    with (
        a_server(tmp_path) as server,
        some_guests(server, "Ann", "Bob", "Cid", "Dee") as (ann, bob, cid, dee),
    ):
        key = add_passkey(dee)
        table, _ = seated([ann, bob, cid], "odysseus")
        come_back(ann, key, take_along=True)
        server.stop()
        server.start()
        assert dee.get(f"/api/tables/{table}")["you"]["seats"] == [0]
        assert ann.get("/api/me")["person"] == dee.id


def test_nobody_is_merged_with_himself_nor_somebody_who_is_kept(guest):
    ann, bob = guest("Ann"), guest("Bob")
    key, _ = add_passkey(ann), add_passkey(bob)
    assert come_back(ann, key, take_along=True)["person"] == ann.id  # nothing to merge
    with pytest.raises(No, match="409 merge-kept"):
        come_back(bob, key, take_along=True)
    assert bob.get("/api/me")["person"] == bob.id


def test_who_is_forgotten_leaves_no_passkey_session_or_code(guest, server):
    ann = guest("Ann")
    key = add_passkey(ann, "Zuckerkandl")
    codes = ann.post("/api/me/recovery")["codes"]
    ann.checked(ann.http.delete("/api/me"))
    with pytest.raises(No, match="401 passkey-unknown"):
        come_back(guest(), key)
    with pytest.raises(No, match="401 code-wrong"):
        guest().post("/api/sign-in/code", code=codes[0])


def test_what_is_stored_of_passkeys_and_sessions_can_be_read(guest):
    ann = guest("Ann")
    add_passkey(ann)
    stored = ann.get("/api/me/data")
    assert [one["label"] for one in stored["passkeys"]] == ["phone"]
    assert len(stored["sessions"]) == 1


def test_a_token_signs_nobody_in(guest):
    bot = guest(token=guest("Ann").post("/api/me/tokens", label="bot")["token"])
    for path in ("/api/me/passkeys/options", "/api/me/code", "/api/sign-in/options", "/api/me/recovery"):
        with pytest.raises(No, match="403 token-only-plays"):
            bot.post(path)
