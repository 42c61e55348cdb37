"""What Odysseus shows before a move is made, the voyage as it would go, and what is picked on its board."""

import pytest
from guest import play_on, seated, some_guests
from hands import Tapping
from people import PHONE
from playwright.sync_api import expect
from stage import Play

from ithaca.engine.text import Word


@pytest.fixture
def three(person):
    return [person("Ann"), person("Bob"), person("Cid")]


def at_a_turn_with(three, verb):
    """A table at which the deciding player sees the result of such a move; that player, and one such move."""

    def previews(match):
        after = match.table(match.actor)["after"]
        return {move: then for move, then in after.items() if move.startswith(f"{verb}:")}

    play = Play(three, "odysseus")
    play.lay(lambda match: bool(previews(match)))
    move, then = next(iter(previews(play.match).items()))
    return play, play.people[play.match.actor], move, then.split()


def told_course(one, key, islands):
    """The voyage in words."""
    line = one.page.locator(".od-course")
    expect(line).to_contain_text(one.words(key))
    for island in islands:
        expect(line).to_contain_text(one.say.name(Word("island", island)))


def test_the_voyage_changes_while_one_points_at_a_zone_with_a_wind_in_hand(three):
    play, one, move, islands = at_a_turn_with(three, "wind")
    _, wind, zone = move.split(":")
    ship = play.match.table(0)["ship"]
    expect(one.page.locator(".voyage.then")).to_have_count(0)
    one.page.locator(".fan.winds button").filter(has_text=one.say.name(Word("wind", wind))).first.click()
    one.page.locator(f'[data-anchor="zone:{zone}"]').hover()
    expect(one.page.locator(".voyage.then .way")).to_have_count(len(islands))
    told_course(one, "o-then", [ship, *islands])
    one.page.mouse.move(1, 1)
    expect(one.page.locator(".voyage.then")).to_have_count(0)
    told_course(one, "o-now", [ship])


def test_on_a_phone_the_winds_come_forward_when_a_card_is_taken_in_hand(person):
    three = [person(name, how=Tapping, **PHONE) for name in ("Ann", "Bob", "Cid")]
    _, one, *_ = at_a_turn_with(three, "wind")
    sea, winds = (one.by("button", key) for key in ("o-sea", "o-winds"))
    expect(winds).to_have_attribute("aria-pressed", "true")
    sea.tap()
    expect(sea).to_have_attribute("aria-pressed", "true")
    one.page.locator(".fan.winds button").first.tap()
    expect(winds).to_have_attribute("aria-pressed", "true")


def test_athena_answers_in_the_scene_and_sees_what_a_counter_would_do(three):
    play, one, move, _ = at_a_turn_with(three, "storm")
    choice = next(choice for choice in play.match.choices(play.match.actor) if choice.move == move)
    before = play.match.table(play.match.actor)["voyage"]
    one.do(choice)
    play.played(choice)
    athena = play.people[play.match.actor]
    scene = athena.by("group", "o-answer")
    counter = scene.get_by_role("button").first
    counter.hover()
    expect(athena.page.locator(".voyage.then .way")).to_have_count(len(before))
    for other in play.people:
        expect(other.by("group", "o-answer")).to_be_visible()
    counter.click()
    expect(scene).to_have_count(0)
    expect(athena.page.locator(".od-zone.storm")).to_have_count(0)


def hidden_twice(lines):
    """Play until it is Hermes' turn and two cards of Hades lie face down in yellow 1; returns who Hermes
    is."""

    def choose(legal):
        moves = {action["move"]: action for action in legal}
        hides = [move for move in moves if move.startswith("hide:") and move.endswith(":y1")]
        return moves[next(move for move in [*hides, "allow", "pass", *moves] if move in moves)]

    while True:
        view = lines[0].state["view"]
        if len(view["hidden"]) >= 2 and view["actor"] == view["gods"].index("hermes"):
            return view["actor"]
        play_on(lines, choose, moves=1)


def test_hermes_picks_one_of_several_face_down_cards_on_the_board(server, person):
    with some_guests(server, "Zoe", "Ada", "Pia", "Lia", "Hal", "Max") as guests:
        table, lines = seated(guests, "odysseus")
        hermes = hidden_twice(lines)
        one = person("Max")
        one.adopt(guests[hermes])
        one.open(f"/t/{table}")
        zone = one.page.locator('[data-anchor="zone:y1"]')
        expect(zone.locator(".wcard.down sub")).to_have_text(["1", "2"])
        zone.click()
        expect(one.page.locator(".od-cards .tile")).to_have_count(2)
        one.page.locator('[data-anchor="card:hidden1"]').click()
        one.page.get_by_test_id("confirm").locator(".main").click()
        expect(one.page.locator(".wcard.carried sub")).to_have_text("1")
        one.page.locator('[data-anchor="zone:g2"]').click()
        one.page.get_by_test_id("confirm").locator(".main").click()
        expect(one.page.locator('[data-anchor="zone:g2"] .wcard.down')).to_have_count(1)
        lines[0].hear_state(lines[0].state["seq"] + 2)
        assert {card.split()[0] for card in lines[0].state["view"]["hidden"]} == {"y1", "g2"}
