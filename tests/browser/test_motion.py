"""Everything happens at its own moment: events are shown one after another, and nothing runs ahead of
them."""

import pytest
from hands import OverTheLine
from playwright.sync_api import expect
from stage import Play
from variants import first_of

# A game in which every move makes something fly, whatever else it does.
FLYING = """
export * from './client.js?as-it-is';
import { html } from '../../../web/html.js';
export const flights = (event) => event.key.startsWith('did-')
  ? [{ art: html`<b>a card</b>`, from: 'seat:0', to: 'seat:1', turn: true }] : [];
"""
# Counts what has flown; `held` keeps it in the air. Remembers the captions, and what the log said at the
# time.
WATCHED = """
window.flown = 0;
window.captions = [];
new MutationObserver((changes) => changes.forEach((change) => {
  const caption = document.querySelector('.caption')?.textContent;
  if (caption && window.captions.at(-1)?.text !== caption) {
    window.captions.push({ text: caption, at: performance.now() });
  }
  change.addedNodes.forEach((node) => { if (node.matches?.('.flight')) window.flown += 1; });
})).observe(document, { childList: true, subtree: true, characterData: true });
"""
SCRIPT = {"content-type": "text/javascript"}
MOVING = {"reduced_motion": "no-preference"}


@pytest.fixture
def at_table(person):
    """Three people at a table; the first one's screen as requested, and at the usual pace."""

    def lay(**context):
        people = [person("Ann", speed="usual", **context)]
        people += [person(name, how=OverTheLine) for name in ("Bob", "Cid")]
        page = people[0].page
        people[0].context.route(
            "**/games/odysseus/web/client.js", lambda route: route.fulfill(body=FLYING, headers=SCRIPT)
        )
        people[0].context.add_init_script(WATCHED)
        play = Play(people, "odysseus")
        play.lay()
        expect(page.locator(".spot").first).to_be_visible()
        return play, people[0]

    return lay


def flown(ann):
    return ann.page.evaluate("window.flown")


def captions(ann):
    return [one["text"] for one in ann.page.evaluate("window.captions")]


def others_move(play, most=3):
    """The others act until Ann has to."""
    while play.match.actor == 0:
        play.step()
    for _ in range(most):
        if play.match.actor != 0:
            play.step()
    play.until_all_have_seen()


def until_ann_may_lay_a_wind(play):
    while play.match.actor != 0 or not any(one.verb == "wind" for one in play.match.choices(0)):
        play.step()


def test_what_others_do_flies_and_has_landed_within_a_second(at_table):
    play, ann = at_table(**MOVING)
    assert flown(ann) == 0  # what was told before the viewer came is over
    others_move(play, 1)
    ann.until(lambda: flown(ann) > 0)
    expect(ann.page.locator(".flight")).to_have_count(0)
    assert ann.page.locator(".sky").get_attribute("aria-hidden") == "true"


def test_with_less_motion_all_is_told_in_words_and_nothing_flies(at_table):
    play, ann = at_table(reduced_motion="reduce")
    others_move(play)
    expect(ann.page.locator(".lines .event")).to_have_count(len(ann.told))
    assert captions(ann)[-2:] == ann.told[-2:]
    assert flown(ann) == 0


def test_nothing_flies_for_who_has_switched_it_off(at_table):
    play, ann = at_table(**MOVING)
    ann.press(ann.by("button", "settings"))
    ann.by("checkbox", "setting-motion").uncheck()
    ann.page.keyboard.press("Escape")
    others_move(play)
    expect(ann.page.locator(".lines .event")).to_have_count(len(ann.told))
    assert flown(ann) == 0


def test_every_event_is_on_stage_one_after_another(at_table):
    """The director's own tests check how long each takes, with a clock of their own."""
    play, ann = at_table(**MOVING)
    others_move(play)
    expect(ann.page.locator(".lines .event")).to_have_count(len(ann.told))
    shown = captions(ann)
    assert shown
    assert shown == ann.told[-len(shown) :]


def test_nothing_tells_the_outcome_before_it_is_shown(at_table):
    """Four passes and a voyage: neither the log, the ship nor the points run ahead of the caption."""
    play, ann = at_table(**MOVING)
    while not any("leg-" in event.key for event in play.match.story(0)):
        play.step()
    play.until_all_have_seen()  # if Zeus passed last it is not told before he has chosen a disc
    lines, said = ann.log, len(ann.told)
    assert len(lines) < said  # it is still being told
    assert lines == ann.told[: len(lines)]
    expect(ann.page.locator(".lines .event")).to_have_count(said, timeout=60_000)
    assert ann.log == ann.told


@pytest.mark.parametrize("how", first_of(["Space", "Escape", "click"]))
def test_space_or_a_click_on_the_board_skips_to_now(at_table, how):
    play, ann = at_table(**MOVING)
    others_move(play, 3)
    if how == "click":
        ann.page.locator(".map").click(position={"x": 5, "y": 5})
    else:
        ann.page.keyboard.press(how)
    ann.until(lambda: len(ann.log) == len(ann.told))
    expect(ann.page.locator(".flight")).to_have_count(0)


def test_what_one_plays_lies_there_at_once_and_is_marked(at_table):
    play, ann = at_table(**MOVING)
    until_ann_may_lay_a_wind(play)
    ann.open_list()
    ann.page.evaluate("window.WebSocket.prototype.send = () => {}")  # nobody answers
    button = ann.page.locator("[data-move^='wind:']").first
    expect(button).to_be_visible()
    waits = button.evaluate(
        """(button) => new Promise((resolve) => {
        const begun = performance.now();
        button.click();
        const look = () => document.querySelector('.awaits')
          ? resolve(performance.now() - begun) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      })"""
    )
    assert waits >= 0
    expect(ann.page.locator(".flight.awaits")).to_have_count(1)
    expect(ann.page.locator(".tile.awaits").first).to_be_visible()


def test_who_comes_back_is_told_what_happened_and_sees_it_again(at_table):
    play, ann = at_table(**MOVING)
    while play.match.actor == 0:
        play.step()
    ann.until(lambda: len(ann.log) == len(ann.told))
    address = ann.page.url
    ann.open("/privacy")
    told = len(ann.told)
    while play.match.actor != 0:
        play.step()
    play.until_all_have_seen()
    ann.open(address)
    since = ann.by("region", "since")
    expect(since).to_be_visible()
    expect(since.locator("li").last).to_have_text(ann.told[-1])
    assert len(ann.told) > told
    ann.press(ann.by("button", "since-again"))
    expect(since).to_have_count(0)
    expect(ann.page.locator(".caption")).to_have_text(ann.told[-1])


OTHERWISE = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    return send.call(this, text.replace(/"move":"[^"]*"/, '"move":"disc:winds"'));
  };
}"""


def test_what_is_refused_goes_back_with_its_reason_and_clause(at_table):
    play, ann = at_table(**MOVING)
    until_ann_may_lay_a_wind(play)
    ann.open_list()
    button = ann.page.locator("[data-move^='wind:']").first
    expect(button).to_be_visible()
    ann.page.evaluate(OTHERWISE)  # what was sent is no longer a possible move
    ann.press(button)
    expect(ann.page.locator(".reason .bad")).to_be_visible()
    expect(ann.page.locator(".reason .clause")).to_be_visible()
    expect(ann.page.locator(".awaits")).to_have_count(0)
    expect(ann.page.locator(".flight")).to_have_count(0)
    expect(button).to_be_visible()


def test_the_switch_in_the_bar_lets_it_sound(at_table):
    _, ann = at_table(**MOVING)
    switch = ann.by("button", "sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    ann.note_requests()
    ann.press(switch)
    expect(switch).to_have_attribute("aria-pressed", "true")
    ann.until(lambda: any(url.endswith("/sound.js") for url in ann.asked))
