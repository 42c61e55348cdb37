"""A page's style sheet says nothing about a table: once it was looked at, it stays in the browser."""

import re
from importlib.resources import files

import pytest

from ithaca.engine import game as games

PAGES = ("pages", "review", "rules", "learn")
WEB = files("ithaca").joinpath("web/style")


def selectors(sheet: str) -> list[str]:
    """All of them, one by one; what stands before a block that holds blocks is none."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.S)
    heads = re.findall(r"([^{};]+)\{(?=[^{}]*\})", plain)
    return [one.strip() for head in heads if not head.strip().startswith("@") for one in head.split(",")]


def classes(sheet: str) -> set[str]:
    return {name for one in selectors(sheet) for name in re.findall(r"\.([a-zA-Z][\w-]*)", one)}


def at_large(sheet: str) -> set[str]:
    """Classes that are styled wherever they stand: a selector that begins with nothing but the class."""
    found = (re.match(r"\.([a-zA-Z][\w-]*)(?=$|[\s>+~:])", one) for one in selectors(sheet))
    return {each[1] for each in found if each}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_style_of_a_page_hits_a_piece_of_a_game(page, game):
    """Once `.told` of the review made the voyage strip of a table nine rem high, and `.large` of a form
    flattened its cards."""
    mine = classes(games.find(game).file("web/style.css").read_text("utf-8"))
    shared = classes(WEB.joinpath("base.css").read_text("utf-8"))
    hit = at_large(WEB.joinpath(f"{page}.css").read_text("utf-8")) & (mine - shared)
    assert not hit
