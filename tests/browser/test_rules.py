"""The rulebooks: accessible, every clause can be found, and the pictures are those of the tables."""

import pytest
from people import PHONE, Tongue, violations
from playwright.sync_api import expect
from variants import first_of

from ithaca.engine import game as games
from ithaca.engine.rulebook import rulebook
from ithaca.engine.text import LANGUAGES

GAMES = games.names()


@pytest.fixture
def reader(person):
    """Someone who reads the rules of a game."""

    def read(game, lang="en", address="", **context):
        one = person("Ann", lang, **context)
        one.say = Tongue(lang, game, part="rules")
        one.context.add_init_script(f"localStorage.setItem('ithaca-lang', '\"{lang}\"')")
        one.look_at(f"/rules/{game}{address and f'#{game}/{address}'}")
        return one

    return read


def scenes(one):
    """All scenes, drawn: each is drawn when it comes near the screen."""
    found = one.page.locator(".exhibit")
    expect(found).to_have_count(4)
    for nth in range(found.count()):
        found.nth(nth).scroll_into_view_if_needed()
        expect(found.nth(nth).locator(":scope > *").filter(visible=True).first).to_be_visible()
    return found


@pytest.mark.parametrize("game", first_of(GAMES))
def test_axe_finds_nothing_in_a_book_whose_pictures_are_drawn(reader, game):
    one, found = reader(game), []
    scenes(one)
    for width, theme in [(1280, "light"), (360, "dark")]:
        one.page.set_viewport_size({"width": width, "height": 800})
        one.page.emulate_media(color_scheme=theme)
        found += [f"at {width} in {theme}: {what}" for what in violations(one)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", first_of(sorted(LANGUAGES)))
@pytest.mark.parametrize("game", GAMES)
def test_no_book_scrolls_sideways_on_a_phone(reader, game, lang):
    one = reader(game, lang, **PHONE)
    scenes(one)

    assert one.page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_book_has_every_clause_and_shows_why(reader):
    one, book = reader("ulysses"), rulebook("ulysses")

    assert one.page.locator("article.rule").count() == len(book.clauses)
    troy = one.page.locator('[id="ulysses/setup/troy"]')
    expect(troy).to_contain_text(book.clauses["ulysses/setup/troy"].reason["en"])
    expect(troy.locator(".badge")).to_have_text(one.words("kind-ours"))
    tie = one.page.locator('[id="ulysses/debate/tie"]')
    expect(tie).to_contain_text(book.clauses["ulysses/debate/tie"].differs["en"])


def test_a_link_to_a_clause_leads_there_though_pictures_come_late(reader):
    one = reader("odyssey", address="hades/ghosts")
    clause = one.page.locator('[id="odyssey/hades/ghosts"]')

    expect(clause).to_be_focused()
    expect(clause).to_be_in_viewport()
    one.page.evaluate("location.hash = 'odyssey/end/first'")
    expect(one.page.locator('[id="odyssey/end/first"]')).to_be_in_viewport()


def test_what_is_sought_is_found_marked_and_counted(reader):
    one = reader("ulysses", "fr")
    one.fill(one.by("searchbox", "search"), "debat JETON")

    expect(one.page.locator("mark").first).to_be_visible()
    marks = {mark.lower() for mark in one.page.locator("mark").all_text_contents()}
    assert {"débat", "jeton"} <= marks
    count = one.page.locator("article.rule").count()
    assert 0 < count < len(rulebook("ulysses").clauses) / 2
    expect(one.page.get_by_role("status")).to_have_text(one.words("rules-found", count=count))


def test_an_address_that_was_sifted_out_brings_the_book_back(reader):
    one = reader("ulysses")
    one.fill(one.by("searchbox", "search"), "nothing of this kind")
    expect(one.page.locator("article.rule")).to_have_count(0)
    one.page.evaluate("location.hash = 'ulysses/debate/tie'")

    expect(one.page.locator('[id="ulysses/debate/tie"]')).to_be_in_viewport()
    expect(one.by("searchbox", "search")).to_have_value("")


def test_only_what_the_books_contradict_themselves_in_can_be_shown(reader):
    one, book = reader("ulysses"), rulebook("ulysses")
    one.by("combobox", "rule-kind").select_option("contradicted")

    differing = [clause for clause in book.clauses.values() if clause.kind == "contradicted"]
    expect(one.page.locator("article.rule")).to_have_count(len(differing))
    expect(one.page.locator(".aside.differs")).to_have_count(len(differing))


def test_the_arrow_keys_leaf_through_the_chapters(reader):
    one = reader("odysseus", address="turn")
    expect(one.page.locator('.contents [aria-current="true"]')).to_contain_text("Your turn")
    one.page.keyboard.press("ArrowRight")

    expect(one.page).to_have_url(f"{one.server.url}/rules/odysseus#odysseus/dionysos")
    expect(one.page.locator('[id="odysseus/dionysos"]')).to_be_focused()


def test_the_pieces_have_names_and_numbers_for_who_does_not_see_them(reader):
    one = reader("ulysses")
    objection = one.page.get_by_role("listitem").filter(has_text="objection").filter(has_text="× 50")

    expect(objection).to_have_count(1)
    expect(one.page.locator("figcaption").first).to_contain_text(one.words("plate-figure", number=1))


def test_other_pages_do_without_the_sheet_of_the_books(person):
    one = person("Ann")
    one.note_requests()
    one.look_at("/about")

    assert any("pages/about.js" in url for url in one.asked)
    assert not [url for url in one.asked if "rules.css" in url or "plates.js" in url]
