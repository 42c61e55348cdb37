"""Every page: accessible, on every screen, in three languages."""

import json

import pytest
from people import PHONE, Tongue, violations, violations_of_look
from playwright.sync_api import Locator, expect
from variants import first_of

from ithaca.engine.text import LANGUAGES

GAMES = ["odysseus", "odyssey", "ulysses"]
LOOKS = [(360, "dark"), (1280, "light")]


@pytest.fixture(scope="module")
def tables(server, host):
    """A table before the start; for each game one in the middle and one that is over."""
    found = {"open": host.open_table("ulysses", 4, title="Among friends", practice=3)}
    host.sit(found["open"], 0)
    for game in GAMES:
        found[f"over {game}"] = host.deal_to_bots(game, 4)
        running = found[f"running {game}"] = host.open_table(game, 4)
        host.sit(running, 0)
        for seat in (1, 2, 3):
            host.at(running, "bot", seat=seat, bot="greedy")
        host.at(running, "start")
    for game in GAMES:
        server.wait_until(lambda game=game: host.is_over(found[f"over {game}"]))
        play_a_little(host, found[f"running {game}"])
    return found


def play_a_little(host, table):
    line = host.line(table, 0)
    for _ in range(8):
        while line.state is None or not (line.state["legal"] or line.state["over"]):
            line.hear()
        if line.state["over"]:
            break
        line.hear_state(line.play(line.state["legal"][0]["move"])["seq"])
    line.close()


def paths(tables):
    yield from ("/", "/new", "/rules", "/rules/ulysses", "/about", "/privacy", "/learn", "/learn/ulysses")
    yield from (f"/learn/{game}/first-steps" for game in GAMES)
    yield from (f"/review/{table}" for name, table in tables.items() if name.startswith("over"))
    yield from (f"/t/{table}" for table in tables.values())
    yield from (f"/replay/{table}" for name, table in tables.items() if name.startswith("over"))


# German has the longest words; the others are checked with `make slow`.
@pytest.mark.parametrize(
    "lang", ["de", *(pytest.param(lang, marks=pytest.mark.slow) for lang in ("en", "fr"))]
)
def test_on_any_page_in_any_look_axe_finds_nothing_and_nothing_scrolls_sideways(person, host, tables, lang):
    one, found = person("Ann", lang), []
    one.adopt(host)
    one.context.add_init_script(f"localStorage.setItem('ithaca-lang', '\"{lang}\"')")
    for path in paths(tables):
        one.page.set_viewport_size({"width": 360, "height": 740})
        one.look_at(path)
        assert one.page.locator("html").get_attribute("lang") == lang
        if (width := one.page.evaluate("document.documentElement.scrollWidth")) > 360:
            found.append(f"{path}: {width} px wide")
        for nth, (width, theme) in enumerate(LOOKS):
            one.page.set_viewport_size({"width": width, "height": 800})
            one.page.emulate_media(color_scheme=theme)
            seen = violations_of_look(one) if nth else violations(one, "label-content-name-mismatch")
            found += [f"{path} at {width} in {theme}: {what}" for what in seen]
    assert not found, "\n".join(found)


def test_on_a_phone_the_links_at_the_top_fit_in_one_row_in_any_language(person):
    for lang in LANGUAGES:
        one = person("Ann", lang, **PHONE)
        one.open("/new")
        links = one.page.get_by_role("banner").get_by_role("link")
        expect(links.last).to_be_visible()
        boxes = map(Locator.bounding_box, links.all())
        middles = [box["y"] + box["height"] / 2 for box in boxes if box["y"] >= 0]  # some show with the focus
        assert len(middles) >= 5
        assert max(middles) - min(middles) < 5, lang


def test_axe_finds_nothing_at_a_table_that_a_stranger_is_invited_to(person, tables):
    stranger = person("Bob")
    stranger.look_at(f"/t/{tables['open']}")
    assert not violations(stranger)


def test_axe_finds_nothing_in_any_dialog(person, host, tables):
    one, found = person("Ann"), []
    one.adopt(host)
    one.say = Tongue("en", "odysseus")
    one.look_at(f"/t/{tables['running odysseus']}")
    one.page.set_viewport_size({"width": 768, "height": 1024})
    for key in ("settings", "table-menu", "log"):
        one.press(one.by("button", key))
        expect(one.page.get_by_role("dialog")).to_be_visible()
        found += [f"{key}: {what}" for what in violations(one)]
        one.page.keyboard.press("Escape")
        expect(one.page.get_by_role("dialog")).to_have_count(0)
    assert not found, "\n".join(found)


LACKS = [
    "delete HTMLScriptElement.prototype.noModule",
    "delete HTMLDialogElement.prototype.showModal",
    "delete Array.prototype.findLast",
    "delete window.ResizeObserver",
]


@pytest.mark.parametrize("lacks", first_of(LACKS))
def test_an_old_browser_gets_a_sentence(person, lacks):
    one = person("Ann")
    one.context.add_init_script(lacks)
    one.page.goto(one.server.url)
    expect(one.page.locator("#old")).to_be_visible()
    expect(one.page.locator("#app")).to_be_hidden()
    assert not violations(one)


@pytest.mark.parametrize("file", first_of(["main.js", "parts.js", "pages/lobby.js"]))
def test_a_browser_that_cannot_read_our_scripts_gets_a_sentence(person, file):
    one = person("Ann")
    strange = {"body": "let today = a ?!? b;", "content_type": "text/javascript"}
    one.context.route(f"**/web/{file}", lambda route: route.fulfill(**strange))
    one.page.goto(one.server.url)
    expect(one.page.locator("#old")).to_be_visible()
    one.until(lambda: one.complaints)
    assert [complaint for complaint in one.complaints if "Unexpected" in complaint] == one.complaints
    one.context.close()
    one.complaints.clear()


def test_who_cannot_fetch_a_page_is_told_so(person):
    one = person("Ann")
    one.context.route("**/web/pages/lobby.js", lambda route: route.abort())
    one.page.goto(one.server.url)
    expect(one.page.locator("#unreached")).to_be_visible()
    expect(one.page.locator("#old")).to_be_hidden()
    one.until(lambda: one.complaints)
    one.context.close()
    one.complaints.clear()


def test_a_browser_of_today_gets_no_such_sentence(person):
    one = person("Ann")
    one.look_at("/")
    expect(one.page.locator("#old")).to_be_hidden()
    expect(one.page.get_by_role("heading", name="Ithaca")).to_be_visible()


def requests_of(server):
    """The paths that the server has answered so far, according to its log."""
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines() if '"request"' in line]
    return [line["path"] for line in lines]


def test_who_comes_back_asks_for_no_file_again(person, server):
    one = person("Ann", fresh=True)
    one.look_at("/rules/odyssey")
    before = requests_of(server)
    assert [path for path in before if path.startswith("/files/")]
    one.look_at("/rules/odyssey")
    again = requests_of(server)[len(before) :]
    assert "/rules/odyssey" in again
    assert not [path for path in again if path.startswith("/files/")]


def test_who_goes_astray_is_led_back(person):
    one = person("Ann")
    for path in ("/nowhere/at/all", "/t/nosuchtable"):
        one.look_at(path)
        expect(one.page.get_by_role("heading", name=one.words("lost-title"))).to_be_visible()
        assert not violations(one)
        one.press(one.page.get_by_role("main").get_by_role("link"))
        expect(one.page).to_have_url(f"{one.server.url}/")
    assert all("404" in complaint for complaint in one.complaints)
    one.complaints.clear()
