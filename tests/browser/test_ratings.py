"""Rated games: opened, ended, and their effect on everybody's rating."""

from authenticator import Keyring, add_passkey
from guest import Guest, seated
from people import PHONE, violations
from playwright.sync_api import expect


def rated_games(server, losers, lang="en"):
    """Two people with passkeys, and games of theirs that the first or the second resigned."""
    guests = [Guest(server, name, lang) for name in ("Ann", "Bob")]
    for guest in guests:
        add_passkey(guest)
    tables = []
    for loser in losers:
        table, lines = seated(guests, "odyssey", rated=True)
        for line in lines:
            line.close()
        guests[loser].at(table, "resign", seat=loser)
        tables.append(table)
    return guests, tables


def test_a_table_that_counts_is_opened_by_who_comes_back_as_who_he_is(person, server):
    one, guest = person("Ann"), Guest(server, "Ann")
    one.adopt(guest)
    one.look_at("/new?game=odyssey")
    one.press(one.page.get_by_text(one.say("more"), exact=True))
    box = one.page.get_by_role("checkbox", name=one.say("rated"))
    expect(box).to_be_disabled()
    Keyring(one)
    one.look_at("/me")
    one.say.add("me")
    one.press(one.by("button", "me-passkey-add"))
    expect(one.page.get_by_text(one.say("me-passkey-added"))).to_be_visible()
    one.look_at("/new?game=odyssey")
    one.press(one.page.get_by_text(one.say("more"), exact=True))
    box.check()
    expect(one.page.get_by_role("checkbox", name=one.say("oracle-allow"))).to_be_disabled()
    one.press(one.by("button", "make-table"))
    expect(one.page.get_by_text(one.say("rated-note"))).to_be_visible()
    offered = one.page.locator(".seats-to-take select").first.locator("option").all_inner_texts()
    assert one.say("bot-name-steady") in offered
    assert not violations(one)
    guest.go()


def test_the_end_of_a_game_shows_what_it_did_with_a_curve(person, server):
    (ann, bob), tables = rated_games(server, [1, 1, 0])
    one = person("Ann")
    one.adopt(ann)
    one.look_at(f"/t/{tables[-1]}")
    result = one.page.get_by_test_id("result")
    expect(result.locator(".fall")).to_have_count(1)
    expect(result.locator(".rise")).to_have_count(1)
    expect(result.locator(".ratingcurve circle")).to_have_count(3)
    assert not violations(one)
    one.say.add("me")
    one.look_at("/me")
    expect(one.page.locator(".ratings .points")).to_contain_text("?")  # three games are not enough
    expect(one.page.locator(".ratingcurve circle")).to_have_count(3)
    for guest in (ann, bob):
        guest.go()


def test_the_ladder_fits_a_phone_and_names_the_bots_by_their_strength(person, server):
    (ann, bob), _ = rated_games(server, [1], "de")
    one = person("Ann", "de", **PHONE)
    one.adopt(ann)
    one.say.add("me")
    one.look_at("/ladder/odyssey")
    rows = one.page.locator(".ladder tbody tr")
    expect(rows.filter(has_text=one.say("bot-name-greedy"))).to_contain_text("1500")
    expect(rows.filter(has_text=one.say("bot-name-steady"))).to_have_count(1)
    expect(one.page.get_by_text(one.say("ladder-mine"))).to_be_visible()
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    assert not violations(one)
    for guest in (ann, bob):
        guest.go()
