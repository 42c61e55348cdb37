"""Help, from none to much: tips with their clause, and the oracle where the table allows it."""

import pytest
from hands import ByTouch, OverTheLine
from people import PHONE
from playwright.sync_api import expect
from stage import Play

from ithaca.engine.rulebook import rulebook

TIPS_ARE_HERE = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/tips.js'))"


@pytest.fixture
def three(person):
    return [person("Ann"), person("Bob", "fr"), person("Cid", "de")]


def decider(play):
    return play.people[play.match.actor]


def tip(one):
    return one.page.get_by_role("tooltip")


def title_of(choice, lang):
    return rulebook(choice.clause.split("/")[0]).clauses[choice.clause].title[lang]


def choose_help(one, level):
    one.press(one.by("button", "settings"))
    one.page.locator(f'input[name="help"][value="{level}"]').check()
    one.page.keyboard.press("Escape")


# ── tips ──────────────────────────────────────────────────────────────────────────────────────────


def test_pointing_at_an_action_tells_its_rule_in_the_readers_language(three):
    play = Play(three, "odysseus")
    play.lay()
    for _ in range(3):
        one, choice = decider(play), play.next_of(play.match)
        one.open_list()
        one.page.locator(f'[data-move="{choice.move}"]').hover()
        expect(tip(one)).to_contain_text(title_of(choice, one.lang))
        tip(one).hover()  # it stays while it is pointed at
        one.page.wait_for_timeout(500)
        expect(tip(one).get_by_role("link")).to_have_attribute("href", f"/rules/odysseus#{choice.clause}")
        one.page.keyboard.press("Escape")
        expect(tip(one)).to_have_count(0)
        play.step()


def test_the_focus_brings_the_tip_as_the_pointer_does(three):
    play = Play(three, "odysseus")
    play.lay()
    one, choice = decider(play), play.next_of(play.match)
    one.open_list()
    button = one.page.locator(f'[data-move="{choice.move}"]')
    one.page.keyboard.press("Tab")  # from here on the keyboard is used
    button.focus()
    expect(tip(one)).to_contain_text(title_of(choice, one.lang))
    expect(button).to_have_attribute("aria-describedby", "tip")
    one.page.keyboard.press("Escape")
    expect(tip(one)).to_have_count(0)
    expect(button).to_be_focused()


def test_who_wants_no_help_gets_no_tips_and_who_wants_much_is_told_what_it_is_about(three):
    play = Play(three, "odysseus")
    play.lay()
    one, choice = decider(play), play.next_of(play.match)
    choose_help(one, "none")
    one.open_list()
    one.page.locator(f'[data-move="{choice.move}"]').hover()
    one.page.wait_for_timeout(600)
    expect(tip(one)).to_have_count(0)
    choose_help(one, "much")
    expect(one.page.locator(".explains")).to_contain_text(title_of(choice, one.lang))


def test_a_long_press_tells_and_does_not_play(person):
    ann = person("Ann", how=ByTouch, **PHONE)
    play = Play([ann, person("Bob", how=OverTheLine), person("Cid", how=OverTheLine)], "odysseus")
    play.lay(lambda match: match.actor == 0)
    button = ann.page.locator(".secrets")
    expect(button).to_be_visible()
    ann.until(lambda: ann.page.evaluate(TIPS_ARE_HERE))
    ann.page.wait_for_timeout(500)  # tips load after the first frame
    box = button.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = ann.context.new_cdp_session(ann.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip(ann)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.page.wait_for_timeout(300)
    expect(tip(ann)).to_be_visible()
    expect(ann.page.locator(".spot.picked")).to_have_count(0)  # nothing was picked, nothing played


# ── the oracle ────────────────────────────────────────────────────────────────────────────────────


def test_who_asks_the_oracle_can_play_what_it_says_and_all_know_that_it_was_asked(three):
    play = Play(three, "odysseus")
    play.lay(lambda match: len(match.legal()) > 1, oracle=True)
    one = decider(play)
    one.press(one.by("button", "oracle-ask"))
    says = one.by("region", "oracle-says")
    best = says.get_by_role("button").first
    expect(best).to_be_visible()
    advised = one.page.locator(".act.advised").get_attribute("data-move")
    choice = next(each for each in play.match.choices(play.match.actor) if each.move == advised)
    expect(best).to_contain_text(one.label(choice))
    for other in three:
        expect(other.page.get_by_text(other.words("note-asked", name=one.name))).to_be_visible()
        if other is not one:
            expect(other.by("region", "oracle-says")).to_have_count(0)
    one.press(best)
    play.played(choice)
    for other in three:
        expect(other.page.locator(".lines .event")).to_have_count(len(other.told))
    expect(says).to_have_count(0)


def test_where_it_was_not_agreed_nobody_is_offered_the_oracle(three):
    play = Play(three, "odysseus")
    play.lay()
    decider(play).open_list()
    expect(decider(play).page.locator("[data-move]").first).to_be_visible()
    expect(decider(play).by("button", "oracle-ask")).to_have_count(0)
