"""Four people with four browsers play whole games at one table."""

import json
import statistics

import pytest
from hands import ByDrag, ByKeys, OnTheBoard, OverTheLine, Tapping, Typing
from people import PHONE
from playwright.sync_api import expect
from stage import Play

from ithaca.engine.text import words

GAMES = ["odysseus", "odyssey", "ulysses"]


# With pieces only, in three languages: with a mouse, a thumb, the keyboard, and dragging in the dark.
PEOPLE = {
    "Ann": {"how": OnTheBoard},
    "Bob": {"lang": "fr", "how": Tapping, **PHONE},
    "Cid": {"lang": "de", "how": Typing},
    "Dora": {"how": ByDrag, "width": 768, "dark": True},
}
# Whose pages are looked at: each kind of hand plays a whole game, and no game is played by one kind alone.
LOOKED_AT = {"odysseus": ("Dora", "Bob"), "odyssey": ("Ann", "Cid"), "ulysses": ("Ann", "Bob")}


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game_with_pieces_only_against_two_who_are_not_looked_at(person, game):
    """With `make slow` all four have pages, in every game."""
    seen = [person(name, **PEOPLE[name]) for name in LOOKED_AT[game]]
    others = [person(name, how=OverTheLine) for name in PEOPLE if name not in LOOKED_AT[game]]
    play = Play([*seen, *others], game)
    play.lay()
    play.to_the_end()
    assert_all_went_well(seen, play)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_four_people_play_a_whole_game_with_pieces_only_in_three_languages(person, game):
    four = [person(name, **how) for name, how in PEOPLE.items()]
    play = Play(four, game)
    play.gather()
    play.to_the_end()
    assert_all_went_well(four, play)


def test_four_people_find_each_other_through_the_pages_and_begin(person):
    """A table is opened, its link sent, all sit down, and each sees the board."""
    four = [person(name, **how) for name, how in PEOPLE.items()]
    play = Play(four, "odyssey")
    play.gather()
    play.steps(4)
    expect(four[1].page.get_by_test_id("actions")).to_have_count(0)


def assert_all_went_well(seen, play):
    for seat, one in enumerate(seen):
        assert_the_end_is_told(one, play, seat)
        expect(one.page.get_by_test_id("actions")).to_have_count(0)  # nobody has opened the list
        if not isinstance(one, Typing):  # who only presses, who taps, who drags
            assert statistics.median(one.gestures) <= 2, one.gestures
        if isinstance(one, ByDrag):
            assert one.dragged or play.game != "odysseus"
    first, last = seen[0], seen[-1]
    assert_the_seed_can_be_checked(last, play)
    if first.page.viewport_size["width"] < 900:  # there the log is behind a button
        first.press(first.by("button", "log"))
    assert_the_log_is_right(first)
    if first.page.viewport_size["width"] < 900:
        first.page.keyboard.press("Escape")
    look_back(first, play)


def test_a_whole_game_is_played_through_the_list_alone(person):
    """Found by role and name and reached by the tab key, as with a screen reader."""
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
    """Through the game that was played: by the slider, from a seat, with open hands."""
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
