"""Four people with four browsers play whole games at one table."""

import json
import statistics

import pytest
from hands import ByDrag, ByKeys, OnTheBoard, Tapping, Typing
from people import PHONE
from playwright.sync_api import expect
from stage import Play

from ithaca.engine.text import words

GAMES = ["odysseus", "odyssey", "ulysses"]


@pytest.fixture
def four(person):
    """In three languages, all with pieces: with a mouse, a thumb, the keyboard, and dragging in the dark."""
    return [
        person("Ann", how=OnTheBoard),
        person("Bob", "fr", how=Tapping, **PHONE),
        person("Cid", "de", how=Typing),
        person("Dora", how=ByDrag, width=768, dark=True),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_four_people_play_a_whole_game_with_pieces_only_in_three_languages(four, game):
    play = Play(four, game)
    play.gather()
    play.to_the_end()
    for seat, one in enumerate(four):
        assert_the_end_is_told(one, play, seat)
        expect(one.page.get_by_test_id("actions")).to_have_count(0)  # nobody has opened the list
    for one in (four[0], four[1], four[3]):  # one presses, one taps, one drags
        assert statistics.median(one.gestures) <= 2, one.gestures
    assert four[3].dragged or game != "odysseus"
    assert_the_log_is_right(four[0])
    assert_the_seed_can_be_checked(four[2], play)
    look_back(four[0], play)


def test_a_whole_game_is_played_through_the_list_alone(person):
    """Found by role and name and reached with the tab key, as with a screen reader."""
    two = [person("Ann", how=ByKeys), person("Bob", "de", how=ByKeys)]
    play = Play(two, "odyssey")
    play.lay()
    play.to_the_end()
    assert_the_log_is_right(two[0])


def assert_the_end_is_told(one, play, seat):
    winners = [play.people[n].name for n, share in enumerate(play.match.shares()) if share]
    heading = one.words("won", names=one.say.listed(winners), count=len(winners))
    expect(one.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    open_table = json.loads(json.dumps(play.match.table(seat)))
    assert one.state["view"] == open_table  # with all secrets
    assert "?" not in json.dumps({key: open_table[key] for key in SECRETS[play.game]})


SECRETS = {"odysseus": ["missions", "hands"], "ulysses": ["goals", "hands"], "odyssey": []}


def assert_the_log_is_right(one):
    if (more := one.page.get_by_role("button", name="Show all")).count():
        more.click()
    assert one.log == one.told
    rules = one.by("log", "log").get_by_role("link")  # one for each move
    assert rules.count() == len({move["seq"] for move in one.moves if move["events"]})
    clause = one.moves[-1]["clause"]
    expect(rules.last).to_have_accessible_name(one.words("clause", address=clause.partition("/")[2]))
    expect(rules.last).to_have_attribute("href", f"/rules/{clause.partition('/')[0]}#{clause}")


def assert_the_seed_can_be_checked(one, play):
    one.press(one.by("button", "verify"))
    verdict = words(one.lang)("verify-good", moves=len(play.match.moves))
    expect(one.page.get_by_text(verdict, exact=True)).to_be_visible()


def look_back(one, play):
    """Through the finished game: by the slider, from a seat, with open hands."""
    one.press(one.by("link", "replay"))
    last = len(play.match.moves)
    slider = one.page.get_by_role("slider")
    expect(one.by("slider", "replay-move", at=0, of=last)).to_be_visible()
    slider.fill(str(last // 2))
    expect(one.by("slider", "replay-move", at=last // 2, of=last)).to_be_visible()
    expect(one.by("region", "board")).to_be_visible()
    one.by("combobox", "replay-from").select_option("Bob")
    expect(one.by("region", "mine")).to_be_visible()
    one.press(one.by("button", "replay-next"))
    expect(one.by("slider", "replay-move", at=last // 2 + 1, of=last)).to_be_visible()
    one.by("combobox", "replay-from").select_option(one.words("replay-open"))
    for other in play.people:
        expect(one.page.get_by_role("region", name=other.name, exact=True)).to_be_visible()
    assert one.page.get_by_text("unknown").count() == 0
