"""What may happen at a table, seen through the pages."""

import contextlib
import json
import re

import pytest
from guest import Guest, a_server
from hands import ByKeys
from people import Person, Tongue
from playwright.sync_api import TimeoutError as NotInTime
from playwright.sync_api import expect
from stage import Play

from ithaca.engine.undo import can_undo


@pytest.fixture
def three(person):
    return [person("Ann"), person("Bob", "fr"), person("Cid", "de", width=768)]


def banner(one):
    return one.by("button", "line-now")


# ── a line that is cut ────────────────────────────────────────────────────────────────────────────


def test_who_was_offline_finds_the_table_as_it_is(three):
    play = Play(three, "odysseus")
    play.lay(lambda match: match.actor == 1 and len(match.moves) >= 6)
    ann = three[0]
    ann.context.set_offline(True)
    expect(ann.page.get_by_text(ann.words("line-offline"))).to_be_visible()
    expect(three[1].page.get_by_text(three[1].words("seat-away")).first).to_be_visible()
    while play.match.actor != 0:
        play.step()
    ann.context.set_offline(False)
    expect(banner(ann)).to_have_count(0)
    play.step()
    play.steps(3)
    expect_the_same_log(three)
    ann.leave(may_be_cut=True)


def expect_the_same_log(people):
    for one in people:
        if one.page.viewport_size["width"] < 900:
            one.press(one.by("button", "log"))
        expect(one.page.locator(".lines .event")).to_have_count(len(one.told))
        assert one.log == one.told


def test_a_killed_server_loses_no_move(browser, tmp_path):
    with a_server(tmp_path) as server:
        people = [Person(browser, server, "Ann"), Person(browser, server, "Bob", "fr")]
        people.append(Person(browser, server, "Cid", "de"))
        play = Play(people, "odysseus")
        play.lay(lambda match: len(match.moves) >= 8)
        play.until_all_have_seen()
        decider = people[play.match.actor]
        choice = play.next_of(play.match)
        decider.open_list()
        expect(decider.page.locator(f'[data-move="{choice.move}"]')).to_be_visible()
        server.kill()
        for one in people:
            expect(one.page.get_by_text(one.words("line-waiting"))).to_be_visible()
        decider.do(choice)  # it waits until the connection is back
        expect(decider.page.get_by_text(decider.words("pending", act=decider.label(choice)))).to_be_visible()
        server.start()
        play.played(choice)
        expect_lines(people)
        play.steps(4)
        choice = play.step()
        server.kill()  # nobody knows whether the server has received that move
        server.start()
        expect_lines(people)
        play.steps(4)
        expect_the_same_log(people)
        for one in people:
            one.leave(may_be_cut=True)


def expect_lines(people):
    """Everyone's connection comes back by itself."""
    for one in people:
        expect(banner(one)).to_have_count(0, timeout=30_000)


# ── one device for two ────────────────────────────────────────────────────────────────────────────


def test_behind_the_curtain_the_device_knows_no_hand(person, server):
    guest = Guest(server, "Ann")
    table = guest.open_table("odysseus", 3)
    guest.sit(table, 0, "Ann")
    ann = person("Ann")
    ann.adopt(guest)
    guest.go()
    ann.open(f"/t/{table}")
    ann.fill(ann.by("textbox", "seat-other-name").first, "Zoe")
    ann.press(ann.by("button", "sit-too-at", seat=2))
    ann.by("combobox", "bot-on", seat=3).select_option("steady")
    ann.press(ann.by("button", "start"))
    ann.say = Tongue("en", "odysseus")
    for _ in range(6):
        name = lifted_for(ann)
        seat = ["Ann", "Zoe"].index(name)
        ann.frames.clear()
        ann.press(ann.by("button", "curtain-lift", name=name))
        expect(ann.by("region", "mine")).to_be_visible()
        ann.open_list()
        expect(ann.page.locator("[data-move]").first).to_be_visible()
        shown = ann.state["view"]["hands"]
        assert "?" not in shown[seat]
        assert all(set(hand) <= {"?"} for other, hand in enumerate(shown) if other != seat)
        ann.frames.clear()
        ann.until(lambda: is_curtain_down(ann) or plays_anything(ann))
        after = [json.loads(text) for text in ann.frames]
        down = max(n for n, one in enumerate(after) if one["type"] == "hello")  # the public table
        assert after[down]["sight"] == -1
        for one in after[down:]:
            state = one.get("state") if one["type"] == "hello" else one
            if one["type"] in ("hello", "state"):
                assert all(set(hand) <= {"?"} for hand in state["view"]["hands"])
                assert not any(state["view"]["missions"])
        expect(ann.by("region", "mine")).to_have_count(0)
        assert ann.remembered("hands")
        # What was drawn is released when the next frame has been drawn: soon, not at once.
        ann.until(lambda: all(set(hand) <= {"?"} for held in ann.remembered("hands") for hand in held))
        ann.until(lambda: not any(mission for held in ann.remembered("missions") for mission in held))
        kept = ann.page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
        assert "wind" not in kept
        assert "hands" not in kept


def is_curtain_down(ann):
    return ann.by("region", "curtain").count() > 0


def plays_anything(ann):
    """Press the first move of the list. Returns False, since more may have to be played, and the list may
    just have changed."""
    with contextlib.suppress(NotInTime):
        ann.page.locator("[data-move]").first.click(timeout=5_000)
    return False


def lifted_for(ann):
    """The player whose turn it is to lift the curtain."""
    heading = ann.by("region", "curtain").get_by_role("heading")
    expect(heading).to_be_visible()
    return heading.inner_text().split()[-1]


# ── deciding ──────────────────────────────────────────────────────────────────────────────────────


def may_object(match):
    """What the actor may answer to a proposal, if able to place the red disc; otherwise nothing."""
    moves = {choice.move for choice in match.choices(match.actor)}
    answering = match.table(0)["phase"] == "answering"
    return moves if answering and any(move.startswith("red:") for move in moves) else set()


def test_what_cannot_be_is_explained_with_its_rule(three):
    play = Play(three, "ulysses")
    play.lay(lambda match: bool(may_object(match)))  # nothing glows for a player without cards to object
    possible = may_object(play.match)
    one = three[play.match.actor]
    one.page.locator(".spot.can").first.wait_for()
    board = play.match.board.names(one.lang)["place"]
    slug = next(slug for slug in board if f"red:{slug}" not in possible)
    refusal = play.match.refusal(play.match.parse(f"red:{slug}"))
    reason = one.page.locator(".reason")
    while not reason.inner_text():  # the board may move while the debate is placed next to it
        one.page.get_by_role("button", name=re.compile(f"^{re.escape(board[slug])}")).first.click()
        one.page.wait_for_timeout(300)
    sentence = refusal.say(one.lang).partition(" (")[0]
    expect(reason).to_contain_text(sentence)
    assert any(json.loads(text).get("text") == sentence for text in one.frames)  # without the clause
    link = reason.get_by_role("link")
    expect(link).to_have_attribute("href", f"/rules/ulysses#{refusal.clause}")
    with one.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator(f'[id="{refusal.clause}"]')).to_be_in_viewport()
    rules.close()


def test_the_board_is_walked_with_the_arrow_keys(person):
    """By keys and names alone: skip to the board, walk, pick, change one's mind, pick again and play."""
    people = [person("Ann", "de", how=ByKeys), person("Bob", how=ByKeys), person("Cid", "fr", how=ByKeys)]
    play = Play(people, "odysseus")
    play.lay()
    choice, one = play.next_of(play.match), people[play.match.actor]
    assert choice.verb == "start"  # a game begins with it
    keys, name = one.page.keyboard, one.say.name(choice.args["island"])
    place = one.page.get_by_role("button", name=re.compile(f"^{re.escape(name)},"))
    one.press(one.by("link", "skip-decide"))
    keys.press("Shift+Tab")
    walk_to(one, place)
    keys.press("Space")
    expect(place).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(place).to_have_attribute("aria-pressed", "false")
    keys.press("Enter")
    expect(place).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    play.played(choice)
    play.steps(3)


ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def walk_to(one, place):
    """The tab key to the board, then the arrows to the place; they lead everywhere."""
    where = "one => [Number(one.dataset.x), Number(one.dataset.y)]"
    for _ in range(60):
        if one.page.evaluate("document.activeElement.matches('[data-spot]')"):
            break
        one.page.keyboard.press("Shift+Tab")
    spots = one.page.locator("[data-spot]").evaluate_all(f"all => all.map({where})")
    here = one.page.evaluate(f"({where})(document.activeElement)")
    ways = {tuple(here): []}
    queue = [tuple(here)]
    for at in queue:  # it grows as we go
        for key in ARROWS:
            to = next_spot(spots, at, key)
            if to and to not in ways:
                ways[to] = [*ways[at], key]
                queue.append(to)
    assert len(ways) == len(spots), "some places cannot be reached"
    for key in ways[tuple(place.evaluate(where))]:
        one.page.keyboard.press(key)
    assert place.evaluate("one => one === document.activeElement")


def next_spot(spots, at, key):
    """Where an arrow leads, as in `map.js`: to what is ahead rather than aside."""
    (dx, dy), found = ARROWS[key], []
    for x, y in spots:
        along = (x - at[0]) * dx + (y - at[1]) * dy
        aside = abs((x - at[0]) * dy + (y - at[1]) * dx)
        if along > 0:
            found.append((along + 2.5 * aside, (x, y)))
    return min(found, key=lambda pair: pair[0])[1] if found else None


def test_a_payment_can_be_taken_back(three):
    play = Play(three, "ulysses")
    play.lay(can_undo)
    one = three[play.match.actor]
    one.press(one.by("button", "undo"))
    play.match.undo(play.match.last)
    first = play.match.choices(play.match.actor)[0]
    one.open_list()
    expect(one.page.locator(f'[data-move="{first.move}"]')).to_be_visible()
    assert one.state["view"] == json.loads(json.dumps(play.match.table(play.match.actor)))
    moves = {choice.move for choice in play.match.choices(play.match.actor)}
    assert {button.get_attribute("data-move") for button in one.page.locator("[data-move]").all()} == moves
    play.steps(3)


def test_on_a_wide_screen_the_list_of_moves_lies_beside_the_board_and_the_question_below_it(three):
    play = Play(three, "odysseus")
    play.lay(lambda match: match.actor == 0)
    ann = three[0]
    ann.open_list()
    action = ann.page.locator("[data-move]").first
    expect(action).to_be_visible()
    board, act = ann.by("region", "board").bounding_box(), action.bounding_box()
    asked = ann.page.get_by_test_id("sentence").bounding_box()
    assert board["width"] > 800, board
    assert act["x"] >= board["x"] + board["width"]
    assert asked["y"] >= board["y"] + board["height"]


def test_language_and_looks_change_in_the_middle_of_a_game(three):
    play = Play(three, "odysseus")
    play.lay(lambda match: len(match.moves) >= 5)
    ann = three[0]
    dark = "getComputedStyle(document.body).backgroundColor"
    before = ann.page.evaluate(dark)
    ann.by("combobox", "language").select_option("fr")
    ann.lang = "fr"
    ann.say = Tongue("fr", play.game, play.match.vocabulary("fr"))
    expect(ann.by("region", "board")).to_be_visible()
    assert ann.page.locator("html").get_attribute("lang") == "fr"
    ann.press(ann.by("button", "settings"))
    ann.by("radio", "theme-dark").check()
    assert ann.page.evaluate(dark) != before
    ann.press(ann.by("dialog", "settings").get_by_role("button", name=ann.words("close"), exact=True))
    while play.match.actor != 0:
        play.step()
    choice = play.next_of(play.match)
    ann.do(choice)
    play.played(choice)
    ann.page.reload()
    expect(ann.by("region", "board")).to_be_visible()
    assert ann.page.evaluate(dark) != before
    play.steps(2)


# ── talking, going and coming back ────────────────────────────────────────────────────────────────


def test_a_phrase_is_read_by_each_in_his_own_language(three):
    Play(three, "odyssey").lay()
    ann, bob, _ = three
    ann.by("combobox", "chat-phrases").select_option(ann.words("phrase-well-played"))
    said = bob.by("log", "log").get_by_role("listitem").filter(has_text="Ann")
    expect(said.filter(has_text=bob.words("phrase-well-played"))).to_be_visible()
    bob.fill(bob.by("textbox", "chat-label"), "<b>Merci</b>, ça va ?")
    bob.press(bob.by("button", "chat-send"))
    expect(ann.by("log", "log")).to_contain_text("<b>Merci</b>, ça va ?")


def test_who_left_takes_the_seat_back_from_the_stand_in(three):
    play = Play(three, "odysseus")
    play.lay()
    ann, bob, _ = three
    ann.press(ann.by("button", "table-menu"))
    ann.press(ann.by("button", "leave-game"))
    ann.press(ann.by("button", "yes"))
    expect(ann.page).to_have_url(re.compile("/$"))
    expect(bob.by("log", "log")).to_contain_text(bob.words("note-standin", name="Ann", why="left"))
    ann.open(f"/t/{play.id}")
    ann.press(ann.by("button", "standin-back"))
    expect(bob.by("log", "log")).to_contain_text(bob.words("note-back", name="Ann"))
    expect(ann.by("button", "standin-back")).to_have_count(0)


def test_a_rematch_finds_everyone_again(three):
    play = Play(three, "odysseus")
    play.lay()
    for one in three:
        one.press(one.by("button", "table-menu"))
        one.press(one.by("button", "offer-end"))
        one.page.keyboard.press("Escape")
    ann, bob, _ = three
    for one in three:
        one.sees_end()
    expect(ann.page.get_by_text(ann.words("ended-agreed"), exact=True)).to_be_visible()
    ann.press(ann.by("button", "rematch"))
    ann.page.wait_for_url(lambda url: url.split("/t/")[-1] != play.id)
    bob.press(bob.by("link", "rematch-go"))
    expect(bob.page).to_have_url(ann.page.url)
    names = ann.by("list", "players").get_by_role("listitem").locator("strong")
    expect(names).to_have_text(["Cid", "Ann", "Bob"])


def test_the_first_look_at_a_table_is_light(person, server):
    for game in ("odysseus", "odyssey", "ulysses"):
        guest = Guest(server, "Ann", "en")
        table = guest.open_table(game, 4)
        guest.sit(table, 0)
        for seat in (1, 2, 3):
            guest.at(table, "bot", seat=seat, bot="greedy")
        guest.at(table, "start")
        ann = person("Ann")
        ann.adopt(guest)
        guest.go()
        ann.say = Tongue("en", game)
        line = ann.context.new_cdp_session(ann.page)
        line.send("Network.enable")
        sizes = []
        line.on(
            "Network.loadingFinished", lambda event, sizes=sizes: sizes.append(event["encodedDataLength"])
        )
        ann.open(f"/t/{table}")
        expect(ann.by("region", "board").locator(".spot").first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        print(game, len(sizes), sum(sizes))
        assert sum(sizes) < 250_000, f"{game}: {sum(sizes)} bytes"
