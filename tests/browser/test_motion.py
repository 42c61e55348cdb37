"""Pieces travel when something happens, in nobody's way; and not at all where less motion is wanted."""

import pytest
from playwright.sync_api import expect
from stage import Play

# A game of which every move lets something fly, whatever it brings itself.
FLYING = """
export * from './client.js?as-it-is';
import { html } from '../../../web/html.js';
export const flights = (event) => event.key.startsWith('did-')
  ? [{ art: html`<b>a card</b>`, from: 'seat:0', to: 'seat:1', turn: true }] : [];
"""
# Counts what has flown; `held` keeps it in the air.
WATCHED = """
window.flown = 0;
new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
  if (!node.matches?.('.flight')) return;
  window.flown += 1;
  if (window.held) requestAnimationFrame(() => node.getAnimations().forEach((one) => one.pause()));
}))).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def at_table(person):
    """Three people at a table; the first one's screen as is asked for."""

    def lay(**context):
        people = [person("Ann", **context), person("Bob"), person("Cid")]
        page = people[0].page
        page.route(
            "**/games/odysseus/web/client.js", lambda route: route.fulfill(body=FLYING, headers=SCRIPT)
        )
        page.add_init_script(WATCHED)
        play = Play(people, "odysseus")
        play.lay()
        expect(page.locator(".spot").first).to_be_visible()
        return play, people[0]

    return lay


SCRIPT = {"content-type": "text/javascript"}
MOVING = {"reduced_motion": "no-preference"}


def flown(ann):
    return ann.page.evaluate("window.flown")


def test_what_happens_flies_and_has_landed_within_a_second(at_table):
    play, ann = at_table(**MOVING)
    assert flown(ann) == 0  # what was told before one came is over
    play.steps(1)
    ann.until(lambda: ann.page.evaluate("window.flown > 0"))
    expect(ann.page.locator(".flight")).to_have_count(0, timeout=1500)
    assert ann.page.locator(".sky").get_attribute("aria-hidden") == "true"


def test_nothing_flies_where_less_motion_is_wanted(at_table):
    play, ann = at_table(reduced_motion="reduce")
    play.steps(3)
    expect(ann.page.locator(".lines .event")).to_have_count(len(ann.told))
    assert flown(ann) == 0


def test_nothing_flies_for_who_has_switched_it_off(at_table):
    play, ann = at_table(**MOVING)
    ann.press(ann.by("button", "settings"))
    ann.by("checkbox", "setting-motion").uncheck()
    ann.page.keyboard.press("Escape")
    play.steps(2)
    expect(ann.page.locator(".lines .event")).to_have_count(len(ann.told))
    assert flown(ann) == 0


def test_the_next_move_can_be_made_while_something_flies_and_escape_ends_it(at_table):
    play, ann = at_table(**MOVING)
    while play.match.actor != 1 or len(play.match.moves) < 2:
        play.step()  # until it is for Ann to answer after the next one
    ann.page.evaluate("window.held = true")
    while play.match.actor != 0:
        play.step()
    expect(ann.page.locator(".flight").first).to_be_attached()
    play.step()
    expect(ann.page.locator(".lines .event")).to_have_count(len(ann.told))
    expect(ann.page.locator(".flight").first).to_be_attached()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".flight")).to_have_count(0)


def test_a_press_on_the_board_ends_what_flies(at_table):
    play, ann = at_table(**MOVING)
    ann.page.evaluate("window.held = true")
    play.steps(1)
    expect(ann.page.locator(".flight").first).to_be_attached()
    ann.page.locator(".map").click(position={"x": 5, "y": 5})
    expect(ann.page.locator(".flight")).to_have_count(0)
