"""Around the table: the lobby, tables with friends, the first time at a game, rematches, absence, replays."""

import re

import pytest
from guest import Guest, end
from people import PHONE, Tongue, violations
from playwright.sync_api import expect
from variants import first_of

from ithaca.engine.game import find

GAMES = ["odysseus", "odyssey", "ulysses"]


@pytest.fixture
def pair(server):
    """Two people who sit down together."""
    people = [Guest(server, name) for name in ("Ann", "Bob")]
    yield people
    for guest in people:
        guest.go()


@pytest.fixture(scope="module")
def played(server, host):
    """For each game a finished table."""
    found = {game: host.deal_to_bots(game, 4) for game in GAMES}
    for table in found.values():
        server.wait_until(lambda table=table: host.is_over(table))
    return found


def dealt(people, game="odyssey", **setup):
    table = people[0].open_table(game, len(people), **setup)
    for seat, guest in enumerate(people):
        guest.sit(table, seat)
    people[0].at(table, "start")
    return table


def at_table(person, guest, table, game="odyssey", **context):
    """The guest's own browser, at this table."""
    one = person(guest.name, **context)
    one.say = Tongue("en", game)
    one.adopt(guest)
    one.look_at(f"/t/{table}")
    return one


def section(one, key):
    """The part of the lobby under this heading."""
    return one.page.locator("section", has=one.by("heading", key))


# ── the lobby ─────────────────────────────────────────────────────────────────────────────────────


def test_ones_own_games_come_first_and_the_tab_tells_that_one_is_waited_for(person, pair):
    table = dealt(pair)
    actor = pair[0].line(table, 0).hear_of("hello")["state"]["actor"]
    for seat, guest in enumerate(pair):
        one = person(guest.name)
        one.adopt(guest)
        one.look_at("/")
        card = section(one, "your-tables").locator(f'a[href="/t/{table}"]')
        expect(card).to_be_visible()
        expect(card.locator(".dot")).to_have_count(int(seat == actor))
        assert ("●" in one.page.title()) == (seat == actor)
        icon = one.page.locator('link[rel="icon"]').get_attribute("href")
        assert icon.endswith("ship-turn.svg") == (seat == actor)
        expect(section(one, "running-tables").locator(f'a[href="/t/{table}"]')).to_have_count(0)


def test_open_tables_are_those_with_a_free_seat_and_others_are_watched(person, pair):
    ann, bob = pair
    full, free = (ann.open_table("odyssey", 2) for _ in range(2))
    for table in (full, free):
        ann.sit(table, 0)
    bob.sit(full, 1)
    running = dealt(pair)
    stranger = person("Zoe")
    stranger.look_at("/")
    expect(section(stranger, "open-tables").locator(f'a[href="/t/{free}"]')).to_be_visible()
    expect(stranger.page.locator(f'a[href="/t/{full}"]')).to_have_count(0)
    expect(section(stranger, "running-tables").locator(f'a[href="/t/{running}"]')).to_be_visible()
    expect(stranger.by("heading", "your-tables")).to_have_count(0)


def test_what_was_ended_lately_says_who_won(person, pair):
    table = dealt(pair)
    pair[0].at(table, "resign", seat=0)
    one = person("Bob")
    one.adopt(pair[1])
    one.look_at("/")
    ended = section(one, "over-tables").locator(f'a[href="/t/{table}"]')
    expect(ended).to_contain_text(one.words("won", names="Bob", count=1))


def test_every_cover_has_its_own_scene_and_nothing_on_a_card_is_cut(person):
    one = person("Ann")
    for path in ("/", "/learn"):
        one.look_at(path)
        scenes = one.page.locator(".game .scene")
        expect(scenes).to_have_count(3)
        assert len({scene.get_attribute("src") for scene in scenes.all()}) == 3
        for card in one.page.locator(".game").all():
            outer = card.bounding_box()
            for part in card.locator(".scene, .seal, h2, h3, .row").all():
                inner = part.bounding_box()
                assert inner["y"] >= outer["y"] - 1
                assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


# ── a table with friends ──────────────────────────────────────────────────────────────────────────

SHARES = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"


def test_game_seats_link_and_the_link_goes_out_by_the_systems_sheet(person):
    one = person("Ann", **PHONE)
    one.context.add_init_script(SHARES)
    one.look_at("/new?game=ulysses")
    expect(one.page.locator("details.folded[open]")).to_have_count(0)
    one.press(one.page.get_by_role("radio", name="3", exact=True))
    one.press(one.by("button", "make-table"))
    one.introduce()
    link = one.by("textbox", "invite").input_value()
    one.press(one.by("button", "share"))
    shared = one.page.evaluate("window.shared")
    assert (shared["url"], "Ulysses" in shared["text"]) == (link, True)
    expect(one.by("link", "meanwhile-learn", game="Ulysses")).to_be_visible()
    expect(one.page.get_by_text(one.words("seats-taken", taken=1, of=3))).to_be_visible()
    assert not violations(one)


def test_bots_are_chosen_by_names_that_people_understand(person, pair):
    table = pair[0].open_table("odyssey", 2)
    pair[0].sit(table, 0)
    one = at_table(person, pair[0], table)
    offered = one.by("combobox", "bot-on", seat=2).locator("option").all_text_contents()
    assert offered[1:] == ["easy", "steady", "sharp", "muse", "oracle, 1 s a move"]
    one.by("combobox", "bot-on", seat=2).select_option("oracle, 1 s a move")
    expect(one.page.locator(".taking.bot")).to_contain_text("oracle, 1 s a move")


def test_a_blank_name_is_not_even_sent(person):
    one = person("Ann")
    one.look_at("/new")
    one.press(one.by("button", "make-table"))
    one.fill(one.by("textbox", "name-label"), "   ")
    one.press(one.by("button", "name-go"))
    expect(one.page.get_by_role("alert")).to_have_text(one.words("problem-name-empty"))
    assert one.complaints == []


# ── the first time ────────────────────────────────────────────────────────────────────────────────


def test_who_is_new_to_a_game_reads_what_it_is_about_and_the_bots_wait(person):
    one = person("Ann", new_here=True)
    one.say = Tongue("en", "odysseus")
    one.look_at("/")
    one.press(one.by("button", "play-now-game", game="Odysseus"))
    card = one.page.get_by_role("dialog")
    expect(card).to_contain_text(one.words("aim-odysseus"))
    assert not violations(one)
    one.page.wait_for_timeout(1500)
    assert one.moves == []  # whoever begins: only bots could have moved
    one.press(one.by("button", "first-play"))
    expect(card).to_have_count(0)
    one.until(lambda: one.moves or one.state["legal"])
    one.page.reload()
    expect(one.by("region", "board")).to_be_visible()
    one.page.wait_for_timeout(500)
    expect(one.page.get_by_role("dialog")).to_have_count(0)


def test_from_the_lobby_to_the_first_decision_with_one_press_and_no_question(person):
    one = person("Ann")
    one.say = Tongue("en", "odyssey")
    one.look_at("/")
    one.press(one.by("button", "play-now-game", game=find("odyssey").title))
    expect(one.by("region", "board")).to_be_visible()
    one.until(lambda: one.state["legal"])
    expect(one.page.get_by_role("dialog")).to_have_count(0)


def test_who_played_without_a_name_is_asked_for_it_among_people(person):
    one = person("Ann")
    one.look_at("/")
    one.press(one.by("button", "play-now-game", game=find("odyssey").title))
    expect(one.page).to_have_url(re.compile(r"/t/\w+$"))
    one.look_at("/new")
    one.press(one.by("button", "make-table"))
    one.introduce()
    expect(one.page.locator(".taking.person")).to_contain_text("Ann")


# ── the end, and once more ────────────────────────────────────────────────────────────────────────


def test_who_resigns_from_a_table_of_two_sees_the_result_with_a_name_and_no_dialog(person, pair):
    table = dealt(pair)
    ann, bob = (at_table(person, guest, table) for guest in pair)
    ann.press(ann.by("button", "table-menu"))
    ann.press(ann.by("button", "resign"))
    ann.press(ann.by("button", "yes"))
    for one in (ann, bob):
        expect(one.by("region", "result").get_by_role("heading")).to_have_text(
            one.words("won", names="Bob", count=1)
        )
        expect(one.page.get_by_role("dialog")).to_have_count(0)


def test_a_game_that_all_agree_to_end_has_a_heading(person, pair):
    table = dealt(pair)
    end(pair, table)
    one = at_table(person, pair[0], table)
    expect(one.by("region", "result").get_by_role("heading")).to_have_text(one.words("ended-agreed"))


def test_the_result_of_a_race_has_the_winner_first(person, played):
    one = person("Zoe")
    one.say = Tongue("en", "odyssey")
    one.look_at(f"/t/{played['odyssey']}")
    rows = one.by("region", "result").locator("tbody tr")
    expect(rows.first).to_have_class("won")
    titles = rows.locator(".title").all_text_contents()
    assert titles[0].startswith("Winner")
    assert titles == sorted(
        titles, key=lambda title: "WSA".index(title[0])
    )  # winner, second, among the unlucky


def test_a_rematch_is_a_banner_with_an_answer(person, pair):
    table = dealt(pair)
    end(pair, table)
    ann, bob = (at_table(person, guest, table) for guest in pair)
    ann.press(ann.by("button", "rematch"))
    expect(ann.page).not_to_have_url(re.compile(table))
    banner = bob.page.get_by_test_id("rematch")
    expect(banner).to_be_visible()
    assert not violations(bob)
    bob.press(bob.by("button", "rematch-go"))
    expect(bob.page).to_have_url(ann.page.url)
    expect(ann.by("button", "start")).to_be_enabled()  # both have sat down


def test_who_does_not_come_along_leaves_the_seat(person, pair):
    table = dealt(pair)
    end(pair, table)
    bob = at_table(person, pair[1], table)
    again = pair[0].at(table, "rematch")["table"]
    bob.press(bob.by("button", "rematch-no"))
    expect(bob.page.get_by_test_id("rematch")).to_have_count(0)
    bob.until(
        lambda: [seat["kind"] for seat in pair[0].get(f"/api/tables/{again}")["seats"]].count("free") == 1
    )


def test_with_bots_a_rematch_is_dealt_at_once(person, server):
    guest = Guest(server, "Ann")
    table = guest.open_table("odyssey", 2)
    guest.sit(table, 0)
    guest.at(table, "bot", seat=1, bot="greedy")
    guest.at(table, "start")
    guest.at(table, "resign", seat=0)
    one = at_table(person, guest, table)
    guest.go()
    one.press(one.by("button", "rematch"))
    expect(one.page).not_to_have_url(re.compile(table))
    expect(one.by("region", "board")).to_be_visible()
    one.until(lambda: not one.state["over"])


# ── who is there ──────────────────────────────────────────────────────────────────────────────────


def test_a_spectator_is_told_so_and_players_are_not(person, pair):
    table = dealt(pair)
    zoe, ann = person("Zoe"), at_table(person, pair[0], table)
    zoe.say = Tongue("en", "odyssey")
    zoe.look_at(f"/t/{table}")
    expect(zoe.page.get_by_test_id("watching")).to_have_text(zoe.words("you-watch"))
    expect(ann.page.get_by_test_id("watching")).to_have_count(0)
    assert not violations(zoe)


# Whether the style of the game that was viewed is on.
STYLE_OF_GAME = "() => document.querySelector(\"link[href*='/games/']\").media"


def test_the_style_of_a_game_is_off_where_no_game_is_shown(person, pair):
    """The covers of the lobby once had a frame and a margin for visitors who came from a table."""
    table = dealt(pair)
    one = at_table(person, pair[0], table)
    assert one.page.evaluate(STYLE_OF_GAME) in ("", "all")
    one.press(one.by("link", "home"))
    expect(one.page.locator(".game .scene").first).to_be_visible()
    one.until(lambda: one.page.evaluate(STYLE_OF_GAME) == "not all")
    one.page.go_back()
    expect(one.by("region", "board")).to_be_visible()
    one.until(lambda: one.page.evaluate(STYLE_OF_GAME) == "all")


def test_who_is_away_is_waited_for_until_a_stand_in_decides(person, pair):
    table = dealt(pair, away=100)
    briefs = pair[0].get("/api/tables")["tables"]
    actor = next(brief["actor"] for brief in briefs if brief["id"] == table)
    one = at_table(person, pair[1 - actor], table)
    notice = one.page.get_by_test_id("absent")
    expect(notice).to_contain_text(re.compile(r"1:\d\d"))
    line = pair[actor].line(table, actor)
    expect(notice).to_have_count(0)
    line.close()
    expect(notice).to_be_visible()


def test_the_host_lets_a_stand_in_decide_for_who_is_away(person, server, pair):
    host = Guest(server, "Zoe")
    table = host.open_table("odyssey", 2, away=600)
    for seat, guest in enumerate(pair):
        guest.sit(table, seat)
    host.at(table, "start")
    actor = host.line(table, -1).hear_of("hello")["state"]["actor"]
    zoe = at_table(person, host, table)
    notice = zoe.page.get_by_test_id("absent")
    expect(notice).to_contain_text(pair[actor].name)
    now = zoe.by("button", "away-now")
    expect(now).to_have_count(0)  # a player who has only just left is waited for
    expect(now).to_be_visible(timeout=40_000)
    assert not violations(zoe)
    zoe.press(now)
    zoe.until(lambda: host.get(f"/api/tables/{table}")["seats"][actor]["standin"] == "away")
    expect(zoe.page.get_by_test_id("log")).to_contain_text(zoe.words("by-standin"))
    host.go()


@pytest.mark.parametrize("context", first_of([{}, PHONE]), ids=["wide", "phone"])
def test_for_the_left_hand_hand_and_controls_lie_the_other_way_round(person, server, context):
    guest = Guest(server, "Ann")
    table = guest.open_table("odysseus", 3)
    guest.sit(table, 0)
    for seat in (1, 2):
        guest.at(table, "bot", seat=seat, bot="greedy")
    guest.at(table, "start")
    one = at_table(person, guest, table, "odysseus", **context)
    guest.go()
    hand, tabs = (one.page.locator(f"{where} > *") for where in (".mine .hand", ".row.tabs"))
    expect(hand.last).to_be_visible()
    assert runs_right(hand)
    assert runs_right(tabs)
    assert middle_of(one, ".decide .steady") > middle_of(one, ".decide")
    one.press(one.by("button", "settings"))
    one.by("checkbox", "setting-left").check()
    one.page.keyboard.press("Escape")
    one.page.reload()  # it is remembered
    expect(hand.last).to_be_visible()
    assert not runs_right(hand)
    assert not runs_right(tabs)
    assert middle_of(one, ".decide .steady") < middle_of(one, ".decide")
    assert not violations(one)


def middle_of(one, selector):
    box = one.page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2


def runs_right(parts):
    """Whether the first of them is left of the last."""
    assert parts.count() > 1
    return parts.first.bounding_box()["x"] < parts.last.bounding_box()["x"]


# ── a replay ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", first_of(GAMES))
def test_a_replay_fits_the_window_and_its_address_follows(person, played, game):
    one = person("Zoe")
    one.say = Tongue("en", game)
    one.look_at(f"/replay/{played[game]}?move=5")
    slider = one.page.get_by_role("slider")
    expect(slider).to_have_value("5")
    expect(one.page.locator(".replay .map")).to_be_visible()
    board = one.page.locator(".replay .map").bounding_box()
    bar = one.page.locator(".replay-bar").bounding_box()
    assert board["y"] + board["height"] <= bar["y"]
    assert bar["y"] + bar["height"] <= 800
    assert one.page.evaluate("document.documentElement.scrollHeight") <= 800
    one.page.keyboard.press("ArrowRight")
    expect(one.page).to_have_url(re.compile(r"\?move=6$"))
    one.page.keyboard.press("End")
    expect(one.by("button", "replay-next")).to_be_disabled()
    last = slider.input_value()
    expect(one.page).to_have_url(re.compile(rf"\?move={last}$"))
    one.press(one.by("button", "replay-first"))
    expect(slider).to_have_value("0")


def test_a_replay_lists_its_moves_and_marks_what_turned_the_game(person, played, host):
    turns = host.get(f"/api/tables/{played['odyssey']}/review")["turns"]
    one = person("Zoe")
    one.say = Tongue("en", "odyssey")
    one.look_at(f"/replay/{played['odyssey']}")
    moves = one.by("list", "replay-moves")
    expect(one.page.locator(".ticks i")).to_have_count(len(turns))
    third = moves.get_by_role("listitem").nth(2)
    number = third.locator(".nth").inner_text()
    third.get_by_role("button").click()
    expect(one.page.get_by_role("slider")).to_have_value(number)
    expect(third).to_have_attribute("aria-current", "step")
    assert not violations(one)


def test_a_step_of_a_replay_is_played_as_at_the_table_and_a_leap_is_not(person, played):
    one = person("Zoe", speed="quick", reduced_motion="no-preference")
    one.say = Tongue("en", "odysseus")
    one.look_at(f"/replay/{played['odysseus']}")
    caption = one.page.get_by_test_id("caption")
    one.until(lambda: one.page.locator(".sky").count())
    one.page.evaluate(COUNT_FLIGHTS)
    for at in range(1, 13):
        one.page.keyboard.press("ArrowRight")
        expect(one.page.get_by_role("slider")).to_have_value(str(at))
        expect(caption).to_have_class("caption past")  # all of it has been on stage
    assert (flights := one.page.evaluate("window.flights")) > 0
    told = caption.inner_text()
    one.page.keyboard.press("Home")
    expect(caption).to_have_text("")
    one.page.keyboard.press("End")
    expect(caption).not_to_have_text(told)
    expect(caption).to_have_class("caption past")
    assert one.page.evaluate("window.flights") == flights


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const look = (changes) => changes.forEach((change) => { window.flights += change.addedNodes.length; });
  new MutationObserver(look).observe(document.querySelector('.sky'), { childList: true });
}"""


def test_a_replay_plays_by_itself_until_the_space_bar_stops_it(person, played):
    one = person("Zoe", speed="usual", reduced_motion="no-preference")
    one.say = Tongue("en", "odyssey")
    one.look_at(f"/replay/{played['odyssey']}?move=3")
    slider = one.page.get_by_role("slider")
    expect(slider).to_have_value("3")
    one.page.keyboard.press(" ")
    expect(slider).to_have_value("4")
    expect(slider).to_have_value("5")
    one.page.keyboard.press(" ")
    expect(one.by("button", "replay-play")).to_be_visible()


@pytest.mark.parametrize("game", first_of(GAMES))
def test_a_replay_is_looked_at_from_a_seat_or_with_open_hands(person, played, game):
    one = person("Zoe")
    one.say = Tongue("en", game)
    one.look_at(f"/replay/{played[game]}?move=9")
    players = one.by("region", "players").get_by_role("article")
    expect(players).to_have_count(4)
    expect(one.page.locator(".replay .mine")).to_have_count(0)
    one.by("combobox", "replay-from").select_option(index=3)
    expect(one.by("region", "mine")).to_be_visible()
    expect(players).to_have_count(3)  # the fourth is in front of the hand
    expect(one.page).to_have_url(re.compile(r"\?move=9&seat=1$"))
    one.by("combobox", "replay-from").select_option("open")
    expect(one.page.locator(".replay .mine .hand")).to_have_count(4)
    expect(one.page).to_have_url(re.compile(r"\?move=9&seat=open$"))
    expect(one.page.get_by_role("slider")).to_have_value("9")
    assert not violations(one)


# ── a lesson ──────────────────────────────────────────────────────────────────────────────────────


def test_the_lesson_of_the_other_gods_outlines_the_card_that_it_speaks_of(person):
    one = person("Ann")
    one.say = Tongue("en", "odysseus")
    one.say.add("learn")
    one.look_at("/learn/odysseus/more-gods")
    one.press(one.by("button", "learn-continue"))
    card = one.page.locator(".lit")
    expect(card).to_have_count(1)
    expect(card).to_be_in_viewport()
    assert card.evaluate("card => getComputedStyle(card).boxShadow") != "none"


def test_a_link_opens_a_seat_on_a_phone_and_a_vote_needs_everybodys_word(person, pair, server):
    third = Guest(server, "Cid")
    people = [*pair, third]
    table = dealt(people)
    phone = person("Bob", **PHONE)
    phone.open(pair[1].at(table, "link", seat=1)["link"].removeprefix(server.url))
    expect(phone.page).to_have_url(re.compile(f"/t/{table}[?]seat=1$"))
    expect(phone.page.locator("[data-testid=sentence]")).to_be_visible()
    cid = at_table(person, third, table)
    pair[0].at(table, "remove", person=pair[1].id)
    cid.press(cid.by("button", "table-menu"))
    cid.press(cid.by("button", "remove-agree", name="Bob"))
    server.wait_until(lambda: pair[0].get(f"/api/tables/{table}")["seats"][1]["standin"] == "removed")
    third.go()
