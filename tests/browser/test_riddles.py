"""The riddle of the day in the browser: solved at the table, explained, and remembered."""

import datetime

import pytest
from guest import Guest
from people import PHONE, Tongue, violations
from playwright.sync_api import expect
from variants import first_of

from ithaca.arena import riddles

GAMES = ["odysseus", "odyssey", "ulysses"]


def riddle_today(server, game):
    nobody = Guest(server)
    today = nobody.get("/api/riddles")["today"]
    nobody.go()
    return today, riddles.riddle_of(game, datetime.date.fromisoformat(today))


def begin(person, server, game, lang="en", **context):
    today, riddle = riddle_today(server, game)
    one = person("Ann", lang, **context)
    one.say = Tongue(lang, game, part="riddles")
    one.look_at(f"/riddles/{game}/{today}")
    return one, today, riddle


def answer(one, move):
    """By the list, with the keyboard alone."""
    one.page.locator("details.doing summary").focus()
    one.page.keyboard.press("Enter")
    one.page.locator(f'[data-move="{move}"]').focus()
    one.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "lang"), first_of(zip(GAMES, ("en", "fr", "de"), strict=True)))
def test_a_guest_solves_it_and_the_browser_remembers(person, server, game, lang):
    one, today, riddle = begin(person, server, game, lang)
    expect(one.page.get_by_test_id("verdict")).to_have_count(0)
    answer(one, riddle.best)
    expect(one.by("heading", "riddle-right")).to_be_visible()
    expect(one.page.locator(".verdict li")).to_have_count(len(riddle.weighed))
    expect(one.page.locator(".days .solved")).to_have_count(1)
    assert not violations(one)
    one.look_at(f"/riddles/{game}/{today}")
    expect(one.by("heading", "riddle-right")).to_be_visible()
    one.look_at("/riddles")
    expect(one.page.locator(".days .solved")).to_have_count(1)
    expect(one.page.get_by_text(one.say("riddle-streak", count=1))).to_have_count(1)
    assert not violations(one)


def test_who_misses_it_on_a_phone_is_told_why_and_it_is_kept_for_him(person, server):
    ann = Guest(server, "Ann")
    one = person("Ann", **PHONE)
    one.adopt(ann)
    today, riddle = riddle_today(server, "ulysses")
    one.say = Tongue("en", "ulysses", part="riddles")
    one.look_at(f"/riddles/ulysses/{today}")
    answer(one, riddle.greedy)
    expect(one.by("heading", "riddle-wrong")).to_be_visible()
    expect(one.page.locator(".verdict em").filter(has_text=one.say("riddle-yours"))).to_have_count(1)
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert [(kept["day"], kept["right"]) for kept in ann.get("/api/riddles")["answers"]] == [(today, False)]
    ann.go()


def test_the_lobby_leads_there_and_earlier_days_can_be_opened(person, server):
    one = person("Ann")
    one.say.add("riddles")
    one.look_at("/")
    one.press(one.by("link", "nav-riddles"))
    expect(one.page.locator(".days").first.locator("a")).to_have_count(14)
    one.press(one.page.locator(".days").first.locator("a").first)
    expect(one.page.locator(".riddle .boardbox")).to_be_visible()


def test_a_day_that_has_not_come_is_said_kindly(person):
    one = person("Ann")
    one.look_at("/riddles/odyssey/2999-01-01")
    expect(one.page.get_by_role("alert")).to_contain_text("2999-01-01")
    one.complaints = [text for text in one.complaints if "404" not in text]
