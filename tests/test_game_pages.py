"""The page of a game has what a researcher looks for, always in the same place, with correct figures."""

import re
from pathlib import Path

import pytest

from ithaca.engine.game import find, names
from ithaca.engine.record import dtype_of

HEADINGS = ["Rules", "Observation", "Actions", "Rewards", "Termination", "Version history"]


def chapters(game):
    """The text under each heading of a page."""
    text = (Path(__file__).parent.parent / "docs" / f"{game}.md").read_text("utf-8")
    _, *parts = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.fixture(params=names())
def page(request):
    return find(request.param), chapters(request.param)


def test_the_headings_are_there_in_the_same_order_and_none_is_empty(page):
    game, found = page
    missing = [heading for heading in HEADINGS if not found.get(heading, "").strip()]
    assert not missing, f"docs/{game.slug}.md tells nothing under: {', '.join(missing)}"
    assert [heading for heading in found if heading in HEADINGS] == HEADINGS


def test_every_option_is_told_with_its_clause(page):
    game, found = page
    rows = re.findall(r"^\| `([a-z-]+)` \| \S.* \| (`.*`) \|$", found["Rules"], re.MULTILINE)
    assert [name for name, _ in rows] == [option.name for option in game.options]
    for (_, clauses), option in zip(rows, game.options, strict=True):
        assert f"`{option.clause}`" in clauses


def test_the_record_is_as_large_as_the_page_says(page):
    game, found = page
    size = dtype_of(game.part("state").State).itemsize
    assert f"({size:,} bytes, `state.py` names each field)" in found["Observation"]


def test_every_action_is_told_and_counted(page):
    game, found = page
    moves, actions = game.part("moves"), game.part("components").ACTIONS
    told = "\n".join(re.findall(r"^\| (`.*?) \|", found["Actions"], re.MULTILINE))
    assert set(re.findall(r"`([a-z]+)", told)) == {verb.name for verb in moves.VERBS if verb.playable}
    words = " ".join(found["Actions"].split())
    assert f"{actions} actions, numbered from 1 in `components.py`" in words
    assert f"`action_mask` has {actions + 1} places" in words
