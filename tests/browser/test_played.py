"""A person's games, on their own page and for those who may see them."""

from authenticator import Keyring
from guest import Guest, end, seated
from people import PHONE, violations
from playwright.sync_api import expect


def three_games(server):
    guests = [Guest(server, name) for name in ("Ann", "Bob", "Cid")]
    for players in (guests, [guests[1], guests[0], guests[2]]):
        end(guests, seated(players, "odysseus")[0])
    end(guests[:2], seated(guests[:2], "odyssey")[0])
    return guests


def test_every_number_leads_to_the_games_behind_it(person, server):
    ann, *others = three_games(server)
    one = person("Ann")
    one.adopt(ann)
    one.say.add("me")
    one.look_at("/me")
    games = one.page.locator(".played li")
    expect(games).to_have_count(3)
    row = one.page.get_by_role("row").filter(has_text=one.say("game-odyssey"))
    met = one.page.locator(".opponents li").filter(has_text="Cid")
    for place, count in ((row, 1), (met, 2)):  # how many, which share of the victories, how long
        numbers = place.get_by_role("button").all()
        assert len(numbers) >= 2
        for number in numbers:
            one.press(number)
            expect(games).to_have_count(count)
            one.press(one.by("button", "played-every"))
            expect(games).to_have_count(3)
    one.by("checkbox", "played-by-seat").check()
    expect(one.page.locator(".tallies tr")).to_have_count(3)
    assert not violations(one)
    one.press(games.first.get_by_role("link", name=one.say("replay")))
    expect(one.page.get_by_role("slider")).to_be_visible()
    for guest in (ann, *others):
        guest.go()


def test_who_wants_it_is_seen_by_a_stranger_on_a_phone(person, server):
    ann, *others = three_games(server)
    one = person("Ann")
    one.adopt(ann)
    one.say.add("me")
    one.look_at("/")
    Keyring(one)
    one.look_at("/me")
    one.press(one.by("button", "me-passkey-add"))
    one.fill(one.page.get_by_label(one.say("seen-label")), "ann-the-brave")
    one.press(one.by("button", "seen-go"))
    expect(one.page.get_by_role("link", name="/players/ann-the-brave")).to_be_visible()
    stranger = person("Zoe", "de", **PHONE)
    stranger.look_at("/players/ann-the-brave")
    expect(stranger.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    expect(stranger.page.locator(".played li")).to_have_count(3)
    assert stranger.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(stranger)
    stranger.look_at("/players/nobody-at-all")
    expect(stranger.page.get_by_role("alert")).to_contain_text("nobody-at-all")
    stranger.complaints.clear()  # the browser reports the 404 itself
    for guest in (ann, *others):
        guest.go()
