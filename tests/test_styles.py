"""One class name, one thing: sheets are in the browser at the same time, and a page's sheet does not affect a
table."""

import re
from collections import Counter, defaultdict
from importlib.resources import files
from itertools import chain

import pytest

from ithaca.engine import game as games

PAGES = ("pages", "review", "rules", "learn")
SHEETS = ("base", "table", *PAGES)
WEB = files("ithaca").joinpath("web/style")
# The kind of an element, for styling. A link and a button are pressed alike; a picture may be a file.
PICTURES = {
    "svg",
    "g",
    "path",
    "circle",
    "rect",
    "line",
    "polygon",
    "polyline",
    "ellipse",
    "text",
    "tspan",
    "use",
    "image",
    "img",
    "mask",
    "symbol",
}
FIELDS = {"input", "select", "textarea"}
# `<tag … class="a b">` or `class=${`a ${…} b`}`, in the templates of our modules.
CLASSED = re.compile(r"<([a-z]\w*)\b(?:[^<>]|=>)*?\bclass=(?:\"([^\"]*)\"|\$\{`([^`]*)`\})")


def selectors(sheet: str) -> list[str]:
    """All of them, one by one; the head of a block that contains blocks is not one."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.S)
    heads = re.findall(r"([^{};]+)\{(?=[^{}]*\})", plain)
    return [one.strip() for head in heads if not head.strip().startswith("@") for one in head.split(",")]


def classes(sheet: str) -> set[str]:
    return {name for one in selectors(sheet) for name in re.findall(r"\.([a-zA-Z][\w-]*)", one)}


def at_large(sheet: str) -> set[str]:
    """Classes that are styled wherever they occur: a selector that begins with nothing but the class."""
    found = (re.match(r"\.([a-zA-Z][\w-]*)(?=$|[\s>+~:])", one) for one in selectors(sheet))
    return {each[1] for each in found if each}


def alone(sheet: str) -> set[str]:
    """Classes that are styled on any element: a selector that is nothing but the class."""
    found = (re.fullmatch(r"\.([a-zA-Z][\w-]*)(?::[\w-]+(?:\([^)]*\))?)*", one) for one in selectors(sheet))
    return {each[1] for each in found if each}


def on_screen(sheet: str) -> str:
    """Without what is only for print: that is about pages as a whole."""
    return re.sub(r"@media print \{(?:[^{}]|\{[^{}]*\})*\}", "", sheet)


def sheets_beside(game: str) -> dict[str, str]:
    """The sheets that are in a browser at the same time: all of ours, and that of one game."""
    ours = {name: on_screen(WEB.joinpath(f"{name}.css").read_text("utf-8")) for name in SHEETS}
    return {**ours, game: games.find(game).file("web/style.css").read_text("utf-8")}


def kind_of(tag: str) -> str:
    return "a picture" if tag in PICTURES else "a field" if tag in FIELDS else "text"


def bearers(game: str) -> dict[str, set[str]]:
    """For each class: the kinds of elements that have it in our modules and in those of a game."""
    found: dict[str, set[str]] = defaultdict(set)
    web, own = files("ithaca").joinpath("web"), games.find(game).file("web")
    folders = [web, *(web.joinpath(part) for part in ("art", "pages", "table")), own]
    for module in chain.from_iterable(folder.iterdir() for folder in folders):
        for tag, plain, made in CLASSED.findall(module.read_text("utf-8") if module.suffix == ".js" else ""):
            for name in re.sub(r"[\w-]*\$\{[^}]*\}[\w-]*", " ", plain or made).split():
                found[name].add(kind_of(tag))
    return found


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_style_of_a_page_hits_a_piece_of_a_game(page, game):
    """Once `.told` of the review made the voyage strip of a table nine rem high, and `.large` of a form
    flattened its cards."""
    mine = classes(games.find(game).file("web/style.css").read_text("utf-8"))
    shared = classes(WEB.joinpath("base.css").read_text("utf-8"))
    hit = at_large(WEB.joinpath(f"{page}.css").read_text("utf-8")) & (mine - shared)
    assert not hit


@pytest.mark.parametrize("game", games.names())
def test_every_class_has_one_sheet_that_says_what_it_is(game):
    """Others may style it within something of theirs. Two kinds of `.share` once met in one page."""
    said = Counter(chain.from_iterable(alone(sheet) for sheet in sheets_beside(game).values()))
    assert sorted(name for name, count in said.items() if count > 1) == []


@pytest.mark.parametrize("game", games.names())
def test_no_class_that_is_styled_anywhere_is_a_picture_here_and_text_there(game):
    """A sentence once had the class of the ship in the bar and was as narrow as it."""
    styled = set(chain.from_iterable(alone(sheet) for sheet in sheets_beside(game).values()))
    twofold = {name: kinds for name, kinds in bearers(game).items() if name in styled and len(kinds) > 1}
    assert not twofold
