"""The page: self-contained, well-formed, and true."""

import datetime
import re
from html.parser import HTMLParser

import pytest

from ithaca.arena import plots, report, single_game, tournament
from ithaca.arena.standings import Standings
from ithaca.engine.game import find
from ithaca.engine.text import LANGUAGES, words

OCCASION = report.Occasion("ithaca arena odysseus --seats <a> & b", "local", 2, datetime.date(2026, 1, 2))
VOID = {"meta", "line", "rect", "circle", "polyline"}


class Page(HTMLParser):
    """Checks that what is opened is closed; collects words and attributes."""

    def __init__(self, text):
        super().__init__()
        self.open, self.words, self.attributes, self.tags = [], [], [], []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)

    @property
    def said(self):
        return " ".join(" ".join(self.words).split())


def standings(*seats, games=4, game="odysseus"):
    setup = tournament.prepare(find(game), seats)
    single_game.warm_up(setup)
    found = Standings(setup)
    for number in reversed(range(games)):
        found.add(single_game.play(setup, number))
    return found


@pytest.fixture(scope="module")
def faulty():
    return standings("greedy", "arena.troubled:Crashing", "random", games=4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_by_itself(faulty, lang):
    text = report.page(faulty, OCCASION, words(lang))
    page = Page(text)

    assert not {"script", "link", "img", "iframe", "object"} & set(page.tags)
    assert page.tags.count("svg") == 4
    assert not re.search(r"https?://|url\(|@import", text)
    assert not {name for name, _ in page.attributes if name in ("src", "href") or name.startswith("on")}
    assert ("lang", lang) in page.attributes
    assert "prefers-color-scheme: dark" in text


def test_the_page_says_what_was_played_and_how(faulty):
    said = Page(report.page(faulty, OCCASION, words("en"))).said
    for wanted in (
        "The arena: Odysseus",
        "4 games from 2 deals",
        "The last deal was played from only one seat, not from all 3",
        "ithaca arena odysseus --seats <a> & b",
        "2026-01-02",
        "Seed 0",
        "Games at a time 2 local",
    ):
        assert wanted in said, wanted


def test_the_page_lists_faults_with_what_happened(faulty):
    said = Page(report.page(faulty, OCCASION, words("en"))).said
    number, fault = faulty.faults[0]
    total = sum(faulty.counts[1].values())

    assert f"{total} moves were left to a steady stand-in" in said
    assert (
        f"arena.troubled:Crashing {number} {fault.move} {fault.seat} crashed ValueError: I am lost at sea"
        in said
    )


def test_many_faults_are_counted_and_the_first_are_listed():
    found = standings(*["arena.troubled:Illegal"] * 3, games=6)
    total = sum(sum(counts.values()) for counts in found.counts)

    assert total > len(found.faults) == 200
    assert [number for number, _ in found.faults] == sorted(number for number, _ in found.faults)
    assert found.faults[0][0] == 0
    assert f"And {total - 200} more." in Page(report.page(found, OCCASION, words("en"))).said


def test_without_faults_the_page_says_so():
    found = standings("greedy", "random", "random", games=3)
    said = Page(report.page(found, OCCASION, words("en"))).said
    assert "No move was illegal or late, and no bot crashed." in said
    assert "last deal" not in said


def test_one_game_of_the_smallest_table_makes_a_page():
    found = standings("random", "random", games=1, game="odyssey")
    assert Page(report.page(found, OCCASION, words("de"))).tags.count("svg") == 3  # no share yet


def test_names_are_letters_and_never_html(faulty):
    strange = Standings(single_game.Setup("odysseus", 1, ("<b>", "a&b", '"' + 60 * "x"), 0, {}, {}))
    for number, shares in faulty.shares.items():
        strange.shares[number] = shares
    text = report.page(strange, OCCASION, words("en"))
    assert Page(text).tags.count("b") == 0
    assert "&lt;b&gt;" in text


def test_a_share_is_drawn_where_it_stands():
    found = standings("greedy", "random", "random", games=6)
    drawn = plots.shares(found.all(), words("en"))
    dots = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn)]
    assert dots == pytest.approx([12 + 376 * one.share for one in found.all()], abs=0.06)


@pytest.mark.parametrize(
    ("time", "said"),
    [(0.0000123, "12.3 µs"), (0.0034, "3.4 ms"), (1.25, "1.2 s"), (600, "600 s"), (0, "0 µs")],
)
def test_times_are_told_in_the_unit_that_fits(time, said):
    assert plots.seconds(words("en"), time) == said
