"""Friends in two browsers: by code and by link, who is here, invited in two presses, playing again."""

import pytest
from guest import Guest, end, seated
from people import PHONE, violations
from playwright.sync_api import expect


def named(person, name, lang="en", **context):
    """Someone with a name, on their own page."""
    one = person(name, lang, **context)
    one.say.add("me")
    one.look_at("/me")
    one.press(one.by("button", "me-name-give"))
    one.introduce()
    expect(one.by("heading", "friends")).to_be_visible()
    return one


def offer(one):
    """A code and a link for a friend."""
    one.press(one.by("button", "friend-offer"))
    code = one.page.locator("#friends .bigcode")
    expect(code).to_be_visible()
    return code.inner_text(), one.page.get_by_label(one.say("friend-link")).input_value()


@pytest.fixture
def pair(person):
    """Ann on a large screen and Bob on a phone, who are friends by a code."""
    ann, bob = named(person, "Ann"), named(person, "Bob", "de", **PHONE)
    code, _ = offer(ann)
    bob.fill(bob.page.get_by_label(bob.say("friend-code")), code.lower())
    bob.press(bob.by("button", "friend-code-go"))
    expect(bob.page.locator("#friends .keys")).to_contain_text("Ann")
    return ann, bob


def test_two_become_friends_by_a_code(pair):
    ann, bob = pair
    ann.look_at("/me")
    expect(ann.page.locator("#friends .keys")).to_contain_text("Bob")
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(bob)


def test_two_become_friends_by_a_link_and_a_second_press_is_told_that_it_was_used(person):
    ann, cid = named(person, "Ann"), person("Cid", "fr")
    _, link = offer(ann)
    cid.say.add("me")
    cid.look_at(link)
    expect(cid.by("heading", "friend-offered", name="Ann")).to_be_visible()
    assert not violations(cid)
    cid.press(cid.by("button", "friend-accept"))
    cid.introduce()
    expect(cid.page.locator("#friends .keys")).to_contain_text("Ann")
    late = person("Dora")
    late.say.add("me")
    late.open(link)
    expect(late.page.get_by_role("alert")).to_be_visible()
    expect(late.by("button", "friend-accept")).to_have_count(0)
    late.complaints.clear()  # the browser's own word for a 404


def test_ones_own_code_is_told_in_a_sentence(person):
    ann = named(person, "Ann")
    code, _ = offer(ann)
    ann.fill(ann.page.get_by_label(ann.say("friend-code")), code)
    ann.press(ann.by("button", "friend-code-go"))
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.complaints.clear()


def test_a_friend_is_invited_in_two_presses_and_sees_it_at_once(pair):
    ann, bob = pair
    bob.look_at("/")
    ann.look_at("/new")
    ann.press(ann.by("button", "make-table"))
    expect(ann.by("button", "invite-friend")).to_be_visible()
    ann.press(ann.by("button", "invite-friend"))
    ann.press(ann.page.get_by_role("button", name="Bob"))
    expect(ann.page.get_by_role("button", name="Bob")).to_be_disabled()
    expect(ann.page.locator(".lamp.lit")).to_have_count(1)
    assert not violations(ann)
    invited = bob.page.locator(".card.invited")
    expect(invited).to_contain_text(bob.say("invitation-by", name="Ann"))
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not violations(bob)
    bob.press(invited.get_by_role("link"))
    expect(bob.by("button", "sit-at", seat=2)).to_be_visible()
    bob.press(bob.by("button", "sit-at", seat=2))
    bob.look_at("/")
    expect(bob.page.locator(".card.invited")).to_have_count(0)


def test_an_invitation_is_put_aside_and_goes(pair):
    ann, bob = pair
    ann.look_at("/new")
    ann.press(ann.by("button", "make-table"))
    ann.press(ann.by("button", "invite-friend"))
    ann.press(ann.page.get_by_role("button", name="Bob"))
    expect(ann.page.get_by_role("button", name="Bob")).to_be_disabled()
    bob.look_at("/")
    bob.press(bob.by("button", "invitation-no-label", name="Ann"))
    expect(bob.page.locator(".card.invited")).to_have_count(0)


def test_who_is_here_is_seen_in_the_lobby_unless_he_does_not_like_it(pair):
    ann, bob = pair
    bob.look_at("/")
    ann.look_at("/")
    friends = ann.page.locator(".friends")
    expect(friends).to_contain_text(ann.say("friend-here"))
    bob.look_at("/me")
    bob.page.get_by_label(bob.say("friends-see-me")).uncheck()
    expect(bob.page.get_by_label(bob.say("friends-see-me"))).not_to_be_checked()
    bob.look_at("/")
    ann.look_at("/")
    expect(friends).to_contain_text("Bob")
    expect(friends).not_to_contain_text(ann.say("friend-here"))


def test_who_is_friends_no_more_is_gone_from_the_list(pair):
    ann, bob = pair
    bob.press(bob.by("button", "friend-end-label", name="Ann"))
    bob.press(bob.by("button", "yes"))
    expect(bob.page.locator("#friends")).to_contain_text(bob.say("friends-none"))
    ann.look_at("/me")
    expect(ann.page.locator("#friends")).to_contain_text(ann.say("friends-none"))


def test_from_the_list_of_games_one_plays_again_with_the_same_people(person, server):
    guests = [Guest(server, name) for name in ("Ann", "Bob", "Cid")]
    table, _ = seated(guests, "odysseus")
    end(guests, table)
    ann, bob = person("Ann"), person("Bob")
    for one, guest in zip((ann, bob), guests, strict=False):
        one.adopt(guest)
    ann.say.add("me")
    bob.look_at("/")
    ann.look_at("/me")
    ann.press(ann.by("button", "played-again-label", names="Bob, Cid"))
    expect(ann.by("button", "leave-seat")).to_be_visible()
    expect(bob.page.locator(".card.invited")).to_contain_text(bob.say("invitation-by", name="Ann"))
    for guest in guests:
        guest.go()
