"""Signing in again as the same person, in the browser: passkeys in Chromium's own virtual authenticator."""

import pytest
from authenticator import Keyring
from hands import OverTheLine
from people import PHONE, Tongue, violations
from playwright.sync_api import expect
from stage import Play
from variants import first_of


def at_me(one):
    one.say.add("me")
    one.look_at("/me")


@pytest.fixture
def ann(person):
    """Someone with a name and a device that can hold passkeys."""
    one = person("Ann")
    one.look_at("/")
    one.keyring = Keyring(one)
    one.say.add("me")
    one.press(one.by("link", "nav-sign-in"))
    one.press(one.by("button", "me-name-give"))
    one.introduce()
    expect(one.by("heading", "me-keep")).to_be_visible()
    one.page.wait_for_load_state("networkidle")  # games and friends are drawn above what is pressed next
    return one


def test_a_newcomer_adds_a_passkey_in_two_presses_and_comes_back_elsewhere(person, ann):
    ann.look_at("/")
    ann.press(ann.page.get_by_role("link", name="Ann", exact=True))
    ann.press(ann.by("button", "me-passkey-add"))
    expect(ann.page.get_by_text(ann.say("me-passkey-added"))).to_be_visible()
    assert len(ann.keyring.passkeys) == 1
    phone = person("Ann", "de", **PHONE)
    at_me(phone)
    ann.keyring.copy_to(Keyring(phone))
    phone.press(phone.by("button", "me-sign-in"))
    expect(phone.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    expect(phone.page.get_by_text(phone.say("me-browser-here"), exact=True)).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_second_device_comes_in_by_a_code_and_can_be_shut_out(person, ann):
    ann.press(ann.by("button", "me-device-code"))
    code = ann.page.locator(".bigcode").inner_text()
    phone = person("Phone", "fr", **PHONE)
    at_me(phone)
    phone.fill(phone.page.get_by_label(phone.say("me-code")), code.lower())
    phone.press(phone.by("button", "me-code-go"))
    expect(phone.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    ann.page.reload()
    other = ann.page.locator(".keys li").filter(has_not=ann.page.get_by_text(ann.say("me-browser-here")))
    ann.press(other.get_by_role("button"))
    expect(ann.page.get_by_text(ann.say("me-browser-ended"))).to_be_visible()
    phone.look_at("/me")
    expect(phone.page.get_by_text(phone.say("me-nobody"))).to_be_visible()


def test_recovery_codes_are_shown_once_and_let_one_in(person, ann):
    ann.press(ann.by("button", "me-passkey-add"))
    ann.press(ann.by("button", "me-codes-first"))
    codes = ann.page.locator(".codes code")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    assert not violations(ann)
    ann.page.reload()
    expect(ann.by("button", "me-codes-new")).to_be_visible()
    expect(codes).to_have_count(0)
    other = person("Other")
    at_me(other)
    other.fill(other.page.get_by_label(other.say("me-code")), code)
    other.press(other.by("button", "me-code-go"))
    expect(other.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    expect(other.page.get_by_text(other.say("me-codes-left", count=9))).to_be_visible()


def test_a_game_that_a_guest_began_is_ended_by_who_he_is(person, ann):
    ann.press(ann.by("button", "me-passkey-add"))
    expect(ann.page.get_by_text(ann.say("me-passkey-added"))).to_be_visible()
    guest = person("Guest", **PHONE)
    play = Play([guest, person("Bob", how=OverTheLine), person("Cid", how=OverTheLine)], "odysseus")
    play.lay()
    at_me(guest)
    ann.keyring.copy_to(Keyring(guest))
    expect(guest.page.get_by_role("checkbox", name=guest.say("me-along", name="Guest"))).to_be_checked()
    guest.press(guest.by("button", "me-sign-in"))
    expect(guest.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    ann.look_at("/")
    expect(ann.page.locator(f'a[href="/t/{play.id}"]')).to_be_visible()
    ann.open(f"/t/{play.id}")
    ann.say = Tongue("en", "odysseus", play.match.vocabulary("en"))
    expect(ann.by("region", "mine")).to_be_visible()


def test_whoever_closes_the_dialog_of_the_browser_is_told_that_nothing_happened(ann):
    closed = "() => Promise.reject(new DOMException('', 'NotAllowedError'))"
    ann.page.evaluate(f"() => {{ navigator.credentials.create = {closed}; }}")
    ann.press(ann.by("button", "me-passkey-add"))
    expect(ann.page.get_by_text(ann.say("problem-passkey-not-used"))).to_be_visible()
    expect(ann.by("button", "me-passkey-add")).to_be_visible()


@pytest.mark.parametrize("dark", first_of([False, True]))
def test_the_page_is_readable_by_all(person, ann, dark):
    ann.page.emulate_media(color_scheme="dark" if dark else "light")
    assert not violations(ann)
    stranger = person("Nobody", dark=dark)
    at_me(stranger)
    assert not violations(stranger)


def test_without_passkeys_it_is_said_what_is_missing(person):
    one = person("Ann")
    one.context.add_init_script("delete window.PublicKeyCredential")
    at_me(one)
    one.press(one.by("button", "me-name-give"))
    one.introduce()
    expect(one.page.get_by_text(one.say("me-passkey-impossible"))).to_be_visible()
    expect(one.by("button", "me-passkey-add")).to_have_count(0)
