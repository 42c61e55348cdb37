"""A game from outside the package in the browser: served from its own folder, played like ours."""

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from guest import Guest, a_server, seated, some_guests
from people import PHONE, violations
from playwright.sync_api import expect
from variants import first_of

CHECKOUT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """A server that finds petteia, installed as any user would."""
    folder = tmp_path_factory.mktemp("installed")
    how = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    source = CHECKOUT / "examples" / "petteia"
    subprocess.run([sys.executable, "-m", "pip", *how, "--target", folder, source], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(CHECKOUT), str(folder))))
        with a_server(tmp_path_factory.mktemp("elsewhere")) as server:
            yield server


class Player:
    """The player who begins, at a screen; names are given as if everyone had the light stones."""

    def __init__(self, one, seat):
        self.one, self.seat = one, seat

    def name(self, square):
        return square if self.seat == 0 else f"{square[0]}{9 - int(square[1])}"

    def spot(self, square):
        return self.one.page.locator(f'[data-anchor="square:{self.name(square)}"]')

    def move(self, stone, square):
        """By the pointer: the stone, the square, and the square once more."""
        for press in (stone, square, square):
            self.spot(press).click()

    def move_by_keys(self, stone, *arrows):
        """The stone, along the arrows, and what lies there, twice."""
        self.spot(stone).focus()
        for key in ("Enter", *arrows, "Enter", "Enter"):
            self.one.page.keyboard.press(key)

    def sees(self, square, what):
        expect(self.spot(square)).to_have_attribute("aria-label", f"{self.name(square)}, {what}")


def begun(person, elsewhere, guests, **screen):
    """A table with a browser for the player who begins, and the other's connection."""
    table, lines = seated(guests, "petteia", practice=3)
    first = lines[0].state["actor"]
    one = person(guests[first].name, where=elsewhere, **screen)
    one.adopt(guests[first])
    one.open(f"/t/{table}")
    return Player(one, first), lines[1 - first]


def test_stones_are_moved_and_captured_on_the_board(person, elsewhere):
    with some_guests(elsewhere, "Ann", "Bob") as guests:
        player, other = begun(person, elsewhere, guests)
        dark = ("dark stone", "light stone")[player.seat]
        player.move("a1", "a4")
        other.hear_state(1)
        other.play(f"move:{player.name('b8')}:{player.name('b4')}")
        player.sees("b4", dark)
        player.spot("c1").click()
        player.spot("e3").click()  # not in line: the page says why, and by which rule
        expect(player.one.page.locator(".reason")).to_contain_text("straight line")
        expect(player.one.page.locator('.reason a[href*="petteia/move/straight"]')).to_have_count(1)
        player.spot("c1").click()
        player.spot("c4").hover()
        player.sees("b4", f"{dark}, would be captured")
        player.spot("c4").click()
        player.spot("c4").click()
        player.sees("b4", "free")
        assert other.hear_state(3)["view"]["count"][1 - player.seat] == 7
        assert not violations(player.one)


def test_it_is_played_with_the_keyboard_alone(person, elsewhere):
    with some_guests(elsewhere, "Ann", "Bob") as guests:
        player, other = begun(person, elsewhere, guests)
        player.move_by_keys("d1", "ArrowUp", "ArrowUp")
        assert other.hear_state(1)["view"]["last"] == [player.name("d1"), player.name("d3")]


ASKS = {"en": "Which stone do you move", "fr": "Quelle pierre déplaces-tu", "de": "Welchen Stein ziehst du"}


@pytest.mark.parametrize("lang", first_of(reversed(ASKS)))
def test_a_phone_shows_the_whole_board_above_the_moves_in_every_language(person, elsewhere, lang):
    with ExitStack() as stack:
        guests = [Guest(elsewhere, name, lang) for name in ("Ann", "Bob")]
        for guest in guests:
            stack.callback(guest.go)
        player, _ = begun(person, elsewhere, guests, lang=lang, **PHONE)
        asked = player.one.page.get_by_test_id("sentence")
        expect(asked).to_contain_text(ASKS[lang])
        for corner in ("a1", "h8"):
            box, below = player.spot(corner).bounding_box(), asked.bounding_box()
            assert box
            assert below
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
            assert box["y"] + box["height"] <= below["y"]


def test_its_card_its_lesson_and_its_rulebook_are_there(person, elsewhere):
    one = person("Ann", where=elsewhere)
    one.look_at("/")
    expect(one.page.get_by_role("heading", name="Petteia")).to_be_visible()
    expect(one.page.get_by_text("2 players", exact=False)).to_have_count(1)
    one.look_at("/learn/petteia/first-steps")
    expect(one.page.get_by_text("You are Ann and have the light stones", exact=False)).to_be_visible()
    one.look_at("/rules/petteia")
    expect(one.page.get_by_text("Pollux, Onomasticon 9.98", exact=False).first).to_be_visible()
    expect(one.page.locator(".lot .loose")).to_have_count(2)
    one.page.get_by_text("The stones at the start.").scroll_into_view_if_needed()
    expect(one.page.locator("figure", has_text="The stones at the start.").locator(".pebble")).to_have_count(
        16
    )
    assert not violations(one)
