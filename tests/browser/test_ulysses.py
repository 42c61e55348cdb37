"""The table of Ulysses: what the chart, the stage and the hand show, and to whom."""

import pytest
from hands import OnTheBoard
from people import PHONE, Tongue
from playwright.sync_api import expect
from stage import Play

from tools.screens import Moment, Tables, mine


@pytest.fixture
def three(person):
    return [person("Ann"), person("Bob", "fr"), person("Cid", "de", **PHONE)]


@pytest.fixture
def play(three):
    play = Play(three, "ulysses")
    play.lay()
    return play


def played_until(three, holds):
    """A table at which the deciding player sees this; and who that is."""
    play = Play(three, "ulysses")
    play.lay(lambda match: holds(match.table(match.actor)))
    return play, three[play.match.actor]


def at(one, anchor):
    return one.page.locator(f'[data-anchor="{anchor}"]')


def test_only_one_s_own_goals_are_marked(play):
    for seat, one in enumerate(play.people):
        mine = play.match.table(seat)["goals"][seat]
        expect(one.page.locator(".isle.mine")).to_have_count(len(mine))
        expect(one.page.locator(".flag")).to_have_count(len(mine))
        for slug in mine:
            expect(at(one, f"place:{slug}").and_(one.page.locator(".mine"))).to_have_count(1)


def test_a_place_with_the_focus_tells_how_far_it_is(play):
    seat = play.match.actor
    one, table = play.people[seat], play.match.table(seat)
    slug = next(slug for slug, far in zip(play.match.board.slugs, table["steps"], strict=True) if far == 3)
    one.page.locator("[data-spot]", has=at(one, f"place:{slug}")).focus()
    told = one.page.get_by_role("status").filter(has_text=one.say("u-from-ship", steps=3))
    expect(told).to_be_visible()
    place = play.match.board.slugs.index(slug)
    for goal, far in table["far"].items():
        name = play.match.board.names(one.lang)["place"][goal]
        expect(told.locator(".goalsteps > span", has_text=name)).to_contain_text(str(far[place]))
    lines = [line for line in play.match.board.lines if place + 1 in line]
    expect(one.page.locator(".seaways .lit")).to_have_count(len(lines))


def test_the_stage_tells_who_stands_where_in_a_debate(three):
    play, one = played_until(three, lambda table: table["phase"] == "debating" and "out" in table["standing"])
    table = play.match.table(play.match.actor)
    debate = one.by("region", "u-debate")
    for seat, person in enumerate(play.people):
        stands = table["standing"][seat]
        if stands == "out":
            expect(debate.locator(".gallery li", has_text=person.name)).to_contain_text(one.say("u-passed"))
        elif stands:
            side = debate.locator(f".pedestal.by-{stands}")
            expect(side).to_contain_text(person.name)
            expect(side).to_contain_text(str(table["cards"][stands]))
    expect(debate.locator(".leads .pedestal")).to_contain_text(one.say("u-leads"))


def test_what_has_to_be_paid_is_filled_in_and_paid_at_one_press(three):
    play, one = played_until(three, lambda table: sum(table["rest"].values()) > 0)
    rest = play.match.table(play.match.actor)["rest"]
    expect(one.page.locator(".slots .forced")).to_have_count(sum(rest.values()))
    one.press(one.by("button", "u-pay-rest", count=sum(rest.values())))
    expect(one.page.locator(".slots .forced")).to_have_count(0)
    state = one.state["view"]
    assert state["owed"] == 0


def test_the_board_follows_the_hand_and_is_drawn_at_its_size_when_let_go(play):
    """When dragged, it moves by the same number of pixels and nothing is pressed; a wheel enlarges it."""
    one = play.people[0]
    closer = one.by("button", "map-closer")
    closer.click()
    closer.click()
    board = one.page.locator(".map")  # a goal in the hand may be the place where the ship lies
    spot = board.locator(f"[data-anchor='place:{play.match.table(0)['ship']}']").last
    middle = board.bounding_box()
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    before = spot.bounding_box()
    drawn = one.page.locator(".spread").bounding_box()
    # Away from the nearer edges: the board does not go beyond them, and the ship may be in any corner.
    dx = 20 if x > drawn["x"] + drawn["width"] / 2 else -20
    dy = 8 if y > drawn["y"] + drawn["height"] / 2 else -8
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x + dx, y + dy, steps=4)
    one.page.mouse.up()

    def moved():
        after = spot.bounding_box()
        return after["x"] - before["x"], after["y"] - before["y"]

    one.until(lambda: moved() == pytest.approx((dx, dy), abs=1.5), "it is drawn with the next picture")
    expect(one.page.locator(".spot.picked")).to_have_count(0)
    spread = one.page.locator(".spread")
    wide = spread.evaluate("it => it.offsetWidth")
    one.page.keyboard.down("Control")
    one.page.mouse.wheel(0, -100)
    one.page.keyboard.up("Control")
    one.until(lambda: spread.evaluate("it => it.offsetWidth") == pytest.approx(1.2 * wide, rel=0.01))
    assert "scale(1)" in spread.evaluate("it => it.style.transform")


def may_stay_by_zeus_alone(view):
    held = view["hands"][0]
    return mine(view, "staying") and held.get("zeus") and not held.get("wind")


def test_who_has_no_wind_stays_active_by_pressing_zeus(person, server):
    """For a card that the player does not have, the piece is the card that stands in for it."""
    tables = Tables(server)
    table = tables.lay_at(Moment("ulysses", 3, may_stay_by_zeus_alone))
    ann = person("Ann", how=OnTheBoard)
    ann.say = Tongue("en", "ulysses")
    ann.adopt(tables.guests[0])
    ann.open(f"/t/{table}")
    zeus = ann.page.locator(".hand .cardface.can")
    expect(zeus).to_have_count(1)
    expect(zeus.locator(".cardname")).to_have_text(ann.words("card-zeus"))
    expect(ann.page.locator(".few").get_by_role("button", name=ann.words("act-stay"))).to_have_count(0)
    ann.press(zeus)
    ann.press(ann.page.get_by_test_id("confirm").locator(".main"))
    ann.until(lambda: [move["move"] for move in ann.moves][-2:] == ["stay", "pay:zeus"])
    assert ann.state["actor"] == 0
    assert ann.state["view"]["phase"] == "acting"
    for guest in tables.guests:
        guest.go()
