"""Lessons in the browser: finished by touch and by keys, and forgiving when something else is pressed."""

import re

import pytest
from people import PHONE, Tongue
from playwright.sync_api import expect
from variants import first_of

from ithaca.engine.text import LANGUAGES
from ithaca.server import lessons

GAMES = ["odysseus", "odyssey", "ulysses"]
LONGEST = 40  # steps


def begin(person, game, slug, lang="en", **context):
    one = person("Ann", lang, **context)
    one.say = Tongue(lang, game)
    one.say.add("learn")
    one.look_at(f"/learn/{game}/{slug}")
    return one


def speech(one):
    return one.page.get_by_test_id("speech")


def step_of(one):
    """The number of the step, as the page says it."""
    return int(re.search(r"\d+", one.page.locator(".where").inner_text().split("·")[1])[0]) - 1


def go_on(one, play):
    """One step forward: read on, or play what is marked."""
    before = step_of(one)
    further = one.by("button", "learn-continue")
    if further.count():
        one.press(further)
    else:
        play(one)
    expect(one.page.locator(".where")).not_to_contain_text(
        one.words("learn-step", number=before + 1, of=of(one))
    )


def of(one):
    return int(one.page.locator(".host progress").get_attribute("max"))


def finish(one, play):
    for _ in range(LONGEST):
        if one.page.locator(".finished").count():
            break
        go_on(one, play)
    expect(one.page.get_by_role("heading", name=one.words("learn-finished"))).to_be_visible()


def by_the_board(one):
    """Press what is marked on the board and in the hand, then confirm; otherwise what is marked in the
    list."""
    page = one.page
    marked = page.locator(".spot.hinted:not(.picked), .tile.hinted:not(.picked)")
    for _ in range(4):
        if not marked.count():
            break
        marked.first.dispatch_event("click")
    confirm = page.get_by_test_id("confirm").locator(".main")
    if confirm.count():
        confirm.click()
    else:
        page.locator(".act.advised").first.click()


def by_keys(one):
    """With the keyboard only: from the host's text to the list, and to what is marked in it."""
    page = one.page
    folded = page.locator("details.doing:not([open]) summary")
    if folded.count():
        folded.focus()
        page.keyboard.press("Enter")
    page.locator(".act.advised").first.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", first_of(GAMES))
def test_a_lesson_is_finished_by_touch_on_a_phone(person, game):
    one = begin(person, game, "first-steps", **PHONE)
    finish(one, by_the_board)
    assert one.page.evaluate("document.documentElement.scrollWidth") == 360
    second = list(lessons.lessons(game))[1]
    one.press(one.by("link", "learn-next", title=one.words(f"lesson-{game}-{second}")))
    expect(one.page).to_have_url(f"{one.server.url}/learn/{game}/{second}")
    one.look_at(f"/learn/{game}")
    expect(one.page.locator(".lessons .tick.done")).to_have_count(1)


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_lesson_is_finished_by_the_keyboard(person, game, lang):
    one = begin(person, game, list(lessons.lessons(game))[1], lang)
    one.press = lambda what: (what.focus(), one.page.keyboard.press("Enter"))
    finish(one, by_keys)


def test_what_is_said_is_announced(person):
    one = begin(person, "odysseus", "first-steps")
    assert speech(one).get_attribute("aria-live") == "polite"
    one.press(one.by("button", "learn-continue"))
    expect(speech(one)).to_contain_text("Scheria")


def test_who_presses_something_else_is_told_kindly_what_is_wanted(person):
    one = begin(person, "odysseus", "first-steps")
    for _ in range(3):
        go_on(one, by_the_board)
    one.page.locator("details.doing summary").click()
    one.page.locator('[data-move="pass"]').click()
    expect(one.page.locator(".reason")).to_contain_text("Lay a wind 3 on red 1")
    assert step_of(one) == 3
    assert one.complaints == []  # trying is not an error


def test_one_may_go_back_and_try_again(person):
    one = begin(person, "odyssey", "first-steps")
    for _ in range(3):
        go_on(one, by_the_board)
    one.press(one.by("button", "learn-back"))
    expect(one.page.locator(".where")).to_contain_text(one.words("learn-step", number=3, of=of(one)))
    finish(one, by_the_board)


def test_after_the_last_lesson_a_first_game_begins(person):
    one = begin(person, "odyssey", "home")
    finish(one, by_the_board)
    one.press(one.by("button", "learn-play"))
    expect(one.page).to_have_url(re.compile(r"/t/\w+$"))
    expect(one.page.get_by_test_id("sentence")).to_be_visible()
