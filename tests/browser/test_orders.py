"""A standing order at a slow table: given and withdrawn by keyboard, visible to nobody else."""

from guest import Guest, seated
from people import PHONE, Tongue, violations
from playwright.sync_api import expect


def slow_table(server):
    guests = [Guest(server, name, lang) for name, lang in (("Ann", "en"), ("Bob", "de"), ("Cid", "en"))]
    table, lines = seated(guests, "ulysses", away=0)
    return guests, table, lines


def test_it_is_given_and_taken_back_with_one_press(person, server):
    guests, table, _ = slow_table(server)
    ann, bob = person("Ann"), person("Bob", "de", **PHONE)
    for one, guest, lang in ((ann, guests[0], "en"), (bob, guests[1], "de")):
        one.adopt(guest)
        one.say = Tongue(lang, "ulysses")
        one.look_at(f"/t/{table}")
    ann.by("button", "orders").focus()
    ann.page.keyboard.press("Enter")
    assert not violations(ann)
    ann.by("button", "order-ulysses-consent").focus()
    ann.page.keyboard.press("Enter")
    stands = ann.by("button", "order-stands", order=ann.say("order-ulysses-consent"))
    expect(stands).to_be_visible()
    assert not any('"order":"consent"' in frame for frame in bob.frames)
    stands.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.by("button", "orders")).to_be_visible()
    expect(bob.by("button", "orders")).to_be_visible()
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 360
    for guest in guests:
        guest.go()
