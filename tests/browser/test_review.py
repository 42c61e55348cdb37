"""The review of a game in the browser: drawn, described in words, and browsed by keyboard."""

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from people import PHONE, Tongue, violations
from playwright.sync_api import expect
from variants import first_of

GAMES = ["odysseus", "odyssey", "ulysses"]
PLAYERS = 3  # the fewer, the sooner a game of Ulysses is reviewed


@pytest.fixture(scope="module")
def tables(server, host):
    """For each game one that is over."""
    server.wait_until_ready("bots")
    found = {game: host.deal_to_bots(game, PLAYERS, practice=3) for game in GAMES}
    for table in found.values():
        server.wait_until(lambda table=table: host.is_over(table))
        host.get(f"/api/tables/{table}/review")
    return found


class Reviewed(Tongue):
    """With the words of the page as well."""

    def __init__(self, lang, game):
        super().__init__(lang, game)
        text = files("ithaca").joinpath(f"web/text/review/{lang}.ftl").read_text("utf-8")
        self.bundle.add_resource(FluentResource(text))


def looking_back(person, tables, game, lang="en", **context):
    one = person("Ann", lang, **context)
    one.say = Reviewed(lang, game)
    one.look_at(f"/review/{tables[game]}")
    expect(one.by("heading", "review-chances")).to_be_visible()
    return one


@pytest.mark.parametrize("game", first_of(GAMES))
def test_the_crosshair_walks_by_keyboard_and_tells_what_happened(person, host, tables, game):
    one = looking_back(person, tables, game)
    review = host.get(f"/api/tables/{tables[game]}/review")
    slider = one.by("slider", "review-crosshair")
    slider.focus()
    one.page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(one.words("review-after", at=0, of=0)))
    expect(one.page.get_by_text(one.words("review-before-all"))).to_be_visible()
    one.page.keyboard.press("ArrowRight")
    at, of = review["points"][1], review["moves"]
    expect(slider).to_have_attribute("aria-valuetext", re.compile(one.words("review-after", at=at, of=of)))
    one.page.keyboard.press("End")
    expect(one.by("heading", "review-after", at=of, of=of)).to_be_visible()
    spoken = slider.get_attribute("aria-valuetext")
    best = max(review["chances"]["table"]["shares"][-1])
    assert f"{round(100 * best)}\u00a0%" in spoken
    expect(one.page.locator(".told p")).not_to_have_count(0)


@pytest.mark.parametrize("game", first_of(GAMES))
def test_the_replay_opens_at_a_turning_point(person, host, tables, game):
    one = looking_back(person, tables, game)
    turn = host.get(f"/api/tables/{tables[game]}/review")["turns"][0]["move"]
    one.press(one.page.locator(".turn").first.get_by_role("link"))
    expect(one.page).to_have_url(re.compile(rf"/replay/{tables[game]}\?move={turn}$"))
    expect(one.page.get_by_role("slider")).to_have_value(str(turn))
    one.press(one.by("link", "review"))
    expect(one.by("heading", "review-turns")).to_be_visible()
    one.press(one.by("button", "review-show-move", move=turn))
    expect(one.by("slider", "review-crosshair")).to_be_focused()


@pytest.mark.parametrize("game", first_of(GAMES))
def test_all_figures_are_there_without_pictures(person, host, tables, game):
    one = looking_back(person, tables, game)
    review = host.get(f"/api/tables/{tables[game]}/review")
    one.press(one.page.get_by_text(one.words("review-figures"), exact=True))
    rows = one.by("region", "review-figures").get_by_role("row")
    expect(rows).to_have_count(len(review["points"]) + 1)
    if game == "odyssey":
        expect(one.page.locator(".account")).to_have_count(PLAYERS)
        expect(one.page.locator(".account").first).to_contain_text(one.words("review-luck"))
    else:
        expect(one.page.locator(".suspect")).to_have_count(PLAYERS)
        known = one.page.get_by_role("radio", name=one.words("review-known-open"))
        known.check()
        opened = max(review["chances"]["open"]["shares"][0])
        one.by("slider", "review-crosshair").focus()
        one.page.keyboard.press("Home")
        expect(one.page.locator(".readout")).to_contain_text(f"{round(100 * opened)}\u00a0%")


@pytest.mark.parametrize("game", first_of(GAMES))
def test_axe_finds_nothing_and_nothing_scrolls_sideways(person, tables, game):
    for lang, dark in (("de", False), ("fr", True)):
        one = looking_back(person, tables, game, lang, dark=dark, **PHONE)
        for details in one.page.locator("summary").all():
            one.press(details)
        assert violations(one) == []
        assert one.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_game_that_still_runs_says_so(person, host):
    table = host.open_table("odyssey", 2)
    host.sit(table, 0)
    host.sit(table, 1, "Bob")
    host.at(table, "start")
    one = person("Ann")
    one.look_at(f"/review/{table}")
    expect(one.page.get_by_role("alert")).to_be_visible()
    one.complaints.clear()  # the console reports the 409
