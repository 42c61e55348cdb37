"""A whole story: somebody comes as a guest, and signs in again as the same person."""

import json

import pytest
from authenticator import Keyring, add_passkey
from guest import Guest, a_server
from people import PHONE
from playwright.sync_api import expect
from push_service import SUBSCRIBES, a_push_service


@pytest.fixture(scope="module")
def browser(whole_browser):
    return whole_browser


@pytest.fixture(scope="module")
def push():
    with a_push_service() as service:
        yield service


@pytest.fixture(scope="module")
def knocking(tmp_path_factory):
    with a_server(tmp_path_factory.mktemp("knocking"), push_local=1) as server:
        yield server


def test_a_guest_keeps_who_he_is_and_is_knocked_at_for_the_rematch(person, knocking, push):
    ann = person("Ann", where=knocking, fresh=True)
    plays_as_a_guest(ann)
    keeps_the_passkey(ann)
    bob = Guest(knocking, "Bob")
    add_passkey(bob)
    table = opens_a_rated_table(ann, bob)
    phone, browser = comes_back_on_a_phone(person, knocking, push, ann)
    phone.look_at("/")
    phone.press(phone.page.locator(f'a[href="/t/{table}"]'))
    makes_a_move(phone, bob, table)
    bob.at(table, "resign", seat=1)
    expect(phone.page.get_by_test_id("result").locator(".rise")).to_be_visible()
    phone.look_at("/ladder/odyssey")
    expect(phone.page.locator("main strong .points")).to_contain_text("?")
    bob.at(table, "rematch")
    knocking.wait_until(lambda: push.at(browser))
    [told] = [one for one in push.at(browser) if "Bob" in json.dumps(one)]
    assert "odyssey" not in json.dumps(told).lower().replace("l'odyssée", "")  # nothing of the game
    bob.go()


def plays_as_a_guest(ann):
    ann.look_at("/")
    ann.press(ann.by("button", "play-now-game", game="Odysseus"))
    expect(ann.page.locator(".tablegrid")).to_be_visible()


def keeps_the_passkey(ann):
    ann.say.add("me")
    ann.look_at("/")
    ann.keyring = Keyring(ann)
    ann.press(ann.by("link", "nav-sign-in"))  # people who just play are not asked for a name
    ann.press(ann.by("button", "me-passkey-add"))
    expect(ann.page.get_by_text(ann.say("me-passkey-added"))).to_be_visible()


def opens_a_rated_table(ann, bob) -> str:
    ann.look_at("/new?game=odyssey")
    ann.press(ann.page.get_by_role("radio", name="2", exact=True))
    ann.press(ann.page.get_by_text(ann.say("more"), exact=True))
    ann.page.get_by_role("checkbox", name=ann.say("rated")).check()
    ann.press(ann.by("button", "make-table"))
    ann.introduce()
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rpartition("/")[2]
    bob.sit(table, 1)
    ann.press(ann.by("button", "start"))
    expect(ann.page.locator(".tablegrid")).to_be_visible()
    return table


def comes_back_on_a_phone(person, knocking, push, ann):
    """By passkey; and this browser may receive knocks."""
    phone, browser = person("Ann", where=knocking, fresh=True, **PHONE), push.browser("phone")
    phone.context.grant_permissions(["notifications"], origin=knocking.url)
    phone.context.add_init_script(f"({SUBSCRIBES})({json.dumps(browser.subscription)})")
    phone.say.add("me")
    phone.look_at("/me")
    ann.keyring.copy_to(Keyring(phone))
    phone.press(phone.by("button", "me-sign-in"))
    expect(phone.by("heading", "rating-title")).to_be_visible()
    phone.press(phone.by("button", "knocks-turn-on"))
    expect(phone.page.get_by_text(phone.say("knocks-are-on"))).to_be_visible()
    return phone, browser


def makes_a_move(phone, bob, table):
    """The current state of the game that was begun elsewhere, on the small screen."""
    line = bob.line(table, 1)
    line.hear_of("hello")
    while line.state["legal"]:
        line.hear_state(line.play(line.state["legal"][0]["move"])["seq"])
    expect(phone.page.locator(".tablegrid")).to_be_visible()
    phone.until(lambda: bool(phone.state["legal"]), "it is Ann's turn")
    before = phone.state["seq"]
    phone.until(lambda: phone.pressed(phone.state["legal"][0]["move"]), "a move is pressed")
    phone.until(lambda: phone.state["seq"] > before, "it is made")
    line.close()
