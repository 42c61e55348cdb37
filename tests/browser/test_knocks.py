"""Knocks and being offline, in Chromium: manifest and service worker, the page for when the server is away, a
knock from the server to the notification, and a press on it that opens the table."""

import io
import json
import urllib.request

import pytest
from guest import Guest, a_server
from people import PHONE, violations
from PIL import Image
from playwright.sync_api import expect
from push_service import SUBSCRIBES, a_push_service
from variants import first_of

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


@pytest.fixture(scope="module")
def browser(whole_browser):
    return whole_browser


@pytest.fixture(scope="module")
def push():
    with a_push_service() as service:
        yield service


@pytest.fixture(scope="module")
def open_server(tmp_path_factory):
    """A server that sends knocks to the tests' own push service."""
    with a_server(tmp_path_factory.mktemp("knocks"), push_local=1) as server:
        server.wait_until_ready("odysseus")
        yield server


def until_works(one):
    """Wait until the service worker controls the page."""
    one.until(lambda: one.page.evaluate("navigator.serviceWorker.controller !== null"), "a service worker")


def with_table(person, server, name="Ann", lang="en", **context):
    """Someone with a table of their own, who has seen it in the lobby."""
    guest = Guest(server, name, lang)
    table = guest.open_table("odysseus", 3, title="Friday", away=0)
    guest.sit(table, 0)
    one = person(name, lang, where=server, fresh=True, **context)
    one.adopt(guest)
    one.look_at("/")
    guest.go()
    return one, table


# ── installed ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", first_of(["en", "fr", "de"]))
def test_the_site_can_be_installed(person, lang):
    one = person("Ann", lang, fresh=True)
    one.look_at("/")
    devtools = one.context.new_cdp_session(one.page)
    found = devtools.send("Page.getAppManifest")
    assert not found["errors"]
    told = json.loads(found["data"])
    assert told["lang"] == lang
    assert told["name"] == "Ithaca"
    for icon in told["icons"]:
        with urllib.request.urlopen(one.server.url + icon["src"]) as answer:
            picture = Image.open(io.BytesIO(answer.read()))
        assert f"{picture.width}x{picture.height}" == icon["sizes"]
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}


# ── offline ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("lang", "dark", "screen"), first_of([("de", True, PHONE), ("en", False, {})]))
def test_who_is_offline_sees_his_tables_as_he_saw_them_last(person, server, lang, dark, screen):
    one, table = with_table(person, server, "Ann", lang, dark=dark, **screen)
    until_works(one)
    one.context.set_offline(True)
    one.page.reload()
    expect(one.by("heading", "offline-title")).to_be_visible()
    expect(one.page.locator(".card .seen")).to_contain_text("Friday")
    assert not violations(one)
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    one.page.goto(f"{server.url}/t/{table}")
    expect(one.by("heading", "offline-title")).to_be_visible()
    one.context.set_offline(False)
    expect(one.by("button", "leave-seat")).to_be_visible()
    one.complaints.clear()  # the browser itself reports that it was offline


def test_what_one_person_saw_the_next_one_does_not_see(person, server):
    one, _ = with_table(person, server)
    until_works(one)
    assert "Friday" in one.page.evaluate("localStorage['ithaca-last']")
    other = Guest(server, "Bob")
    one.context.clear_cookies()
    one.adopt(other)
    one.look_at("/")
    assert "Friday" not in (one.page.evaluate("localStorage['ithaca-last']") or "")
    kept = one.page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
    )
    assert kept
    assert all(path.startswith(("/web/", "/words/web/")) for path in kept)
    other.go()


def test_a_new_release_replaces_the_shell(person, server):
    one, _ = with_table(person, server)
    until_works(one)
    before = "ithaca of before"
    one.page.evaluate("async (name) => { await caches.open(name); }", before)
    one.page.evaluate(
        "async () => { const all = await navigator.serviceWorker.getRegistrations();"
        " await Promise.all(all.map((each) => each.unregister())); }"
    )
    one.look_at("/")
    one.until(lambda: before not in one.page.evaluate("caches.keys()"), "the older one is forgotten")
    assert len(one.page.evaluate("caches.keys()")) == 1


# ── a knock ───────────────────────────────────────────────────────────────────────────────────────


def knocked_at(person, server, push, name="Ann"):
    """Someone who turns on knocks for this browser, on their own page."""
    one = person(name, where=server, fresh=True)
    one.note_requests()
    browser = push.browser(name)
    made = browser.subscription
    one.context.grant_permissions(["notifications"], origin=server.url)
    one.context.add_init_script(f"({SUBSCRIBES})({json.dumps(made)})")
    one.say.add("me")
    one.look_at("/me")
    one.press(one.by("button", "me-name-give"))
    one.introduce()
    one.press(one.by("button", "knocks-turn-on"))
    expect(one.page.get_by_text(one.say("knocks-are-on"))).to_be_visible()
    return one, browser


def delivered(one, text: str) -> None:
    """Make Chromium pass a message to the service worker, as from a push service."""
    devtools = one.context.new_cdp_session(one.page)
    workers = []
    devtools.on("ServiceWorker.workerVersionUpdated", lambda news: workers.extend(news["versions"]))
    devtools.send("ServiceWorker.enable")
    active = lambda: [worker for worker in workers if worker["status"] == "activated"]  # noqa: E731
    one.until(active, "a worker that is at work: what comes before is lost")
    registration = active()[-1]["registrationId"]
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": one.server.url, "registrationId": registration, "data": text},
    )


def test_a_knock_of_the_server_is_shown_and_a_press_on_it_opens_the_table(person, open_server, push):
    one, browser = knocked_at(person, open_server, push)
    asked = one.page.evaluate("globalThis.asked")
    assert asked["userVisibleOnly"]
    bob = Guest(open_server, "Bob")
    bob.post("/api/me/friends", code=friend_code(one))
    table = bob.open_table("odysseus", 3, title="Friday")
    bob.sit(table, 0)
    bob.at(table, "invite", person=one.page.evaluate("fetch('/api/me').then((r) => r.json())")["person"])
    open_server.wait_until(lambda: push.at(browser))
    delivered(one, browser.plain(push.got[-1]).decode())
    one.until(lambda: bool(one.page.evaluate(SHOWN)), "a notification")
    [shown] = one.page.evaluate(SHOWN)
    assert shown["title"] == "Bob invites you to a game"
    assert shown["body"] == "Friday · Odysseus"
    assert shown["data"] == {"url": f"/t/{table}"}
    [worker] = one.context.service_workers
    worker.evaluate(CLICK)
    one.page.wait_for_url(f"**/t/{table}")
    bob.go()


def friend_code(one) -> str:
    return one.page.evaluate(
        "fetch('/api/me/friends/code', { method: 'POST' }).then((r) => r.json()).then((told) => told.code)"
    )


def test_what_cannot_be_read_is_shown_all_the_same(person, open_server, push):
    one, _ = knocked_at(person, open_server, push, "Cid")
    delivered(one, "not a knock")
    one.until(lambda: bool(one.page.evaluate(SHOWN)), "a notification")
    [shown] = one.page.evaluate(SHOWN)
    assert shown["title"] == "Ithaca"
    assert shown["data"] == {"url": "/"}


def test_which_knocks_and_when_is_chosen_and_kept(person, open_server, push):
    one, _ = knocked_at(person, open_server, push, "Dora")
    one.page.get_by_text(one.say("knocks-which")).click()
    one.page.get_by_label(one.say("knocks-kind-ended")).uncheck()
    one.page.get_by_label(one.say("knocks-quiet-on")).check()
    one.page.get_by_label(one.say("knocks-from"), exact=True).fill("21:30")
    one.page.get_by_label(one.say("knocks-from"), exact=True).blur()
    expect(one.page.get_by_label(one.say("knocks-to"), exact=True)).to_have_value("08:00")
    one.until_answered()
    assert not violations(one)
    one.look_at("/me")
    one.page.get_by_text(one.say("knocks-which")).click()
    expect(one.page.get_by_label(one.say("knocks-kind-ended"))).not_to_be_checked()
    expect(one.page.get_by_label(one.say("knocks-kind-turn"))).to_be_checked()
    expect(one.page.get_by_label(one.say("knocks-from"), exact=True)).to_have_value("21:30")
    one.press(one.by("button", "knocks-turn-off"))
    expect(one.by("button", "knocks-turn-on")).to_be_visible()


def test_what_is_chosen_before_the_last_choice_was_answered_builds_on_it(person, open_server, push):
    one, _ = knocked_at(person, open_server, push, "Eve")
    one.page.get_by_text(one.say("knocks-which")).click()
    boxes = [one.page.get_by_label(one.say(f"knocks-kind-{kind}")) for kind in ("ended", "started")]
    one.page.evaluate(
        "(boxes) => boxes.forEach((box) => box.click())", [box.element_handle() for box in boxes]
    )
    one.until_answered()
    one.look_at("/me")
    one.page.get_by_text(one.say("knocks-which")).click()
    for box in boxes:
        expect(box).not_to_be_checked()


# What a box shows in each frame, from the press on.
WATCHED = """([box]) => {
  window.shown = [];
  const draw = () => { window.shown.push(box.checked); requestAnimationFrame(draw); };
  box.click();
  draw();
}"""


def test_an_answer_to_the_choice_before_does_not_take_the_next_one_back(person, open_server, push):
    one, _ = knocked_at(person, open_server, push, "Fay")
    one.page.get_by_text(one.say("knocks-which")).click()
    held, quiet = [], one.page.get_by_label(one.say("knocks-quiet-on"))
    one.context.route("**/api/me/knocks", lambda route: held.append(route))
    one.page.get_by_label(one.say("knocks-kind-ended")).uncheck()
    one.page.evaluate(WATCHED, [quiet.element_handle()])
    for nth in (1, 2):  # each is sent when the previous one was answered
        one.until(lambda nth=nth: len(held) == nth)
        held[-1].continue_()
    one.until_answered()
    assert set(one.page.evaluate("window.shown")) == {True}


def test_who_does_not_allow_it_is_told_where_to(person):
    one = person("Ann", fresh=True)
    one.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    one.say.add("me")
    one.look_at("/me")
    one.press(one.by("button", "me-name-give"))
    one.introduce()
    one.press(one.by("button", "knocks-turn-on"))
    expect(one.page.get_by_text(one.say("problem-knocks-denied"))).to_be_visible()


def test_the_bell_in_the_menu_of_a_table_is_turned_off(person, host):
    table = host.open_table("odysseus", 3, away=0)
    host.sit(table, 0)
    for seat in (1, 2):
        host.at(table, "bot", seat=seat, bot="greedy")
    host.at(table, "start")
    one = person("Ann", fresh=True)
    one.adopt(host)
    one.say.add("table")
    one.look_at(f"/t/{table}")
    one.press(one.by("button", "table-menu"))
    bell = one.page.get_by_label(one.say("bell"))
    expect(bell).to_be_checked()
    bell.uncheck()
    one.until(lambda: host.get(f"/api/tables/{table}/bell") == {"on": False}, "the server knows")
    expect(bell).not_to_be_checked()
