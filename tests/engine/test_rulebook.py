"""The rules in clauses: whole in three languages, and cited only where they exist."""

import pytest

from ithaca.engine import rulebook as rulebooks
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find, names
from ithaca.engine.rulebook import KINDS, rulebook
from ithaca.engine.text import LANGUAGES

CLAUSES = [clause for game in names() for clause in rulebook(game).clauses.values()]


def in_all_languages(texts):
    return set(texts) == set(LANGUAGES) and all(text.strip() for text in texts.values())


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.address)
def test_a_clause_is_whole(clause):
    assert clause.kind in KINDS
    assert in_all_languages(clause.title)
    assert in_all_languages(clause.text)
    if clause.kind == "rulebook":
        assert not clause.reason
    else:
        assert in_all_languages(clause.reason), "our own rulings and options say why"


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.address)
def test_a_clause_was_translated(clause):
    assert len(set(clause.text.values())) == 3


@pytest.mark.parametrize("game", names())
def test_book_and_chapters_have_titles_in_three_languages(game):
    book = rulebook(game)
    assert in_all_languages(book.title)
    assert in_all_languages(book.source)
    assert all(in_all_languages(title) for title in book.chapters.values())


@pytest.mark.parametrize("game", names())
def test_every_refusal_cites_a_clause(game):
    reasons = find(game).part("moves").REASONS
    assert {f"{game}/{clause}" for _, clause in reasons.values()} <= set(rulebook(game).clauses)
    assert sorted(reasons) == list(range(1, len(reasons) + 1)), "no reason without words"


@pytest.mark.parametrize("game", names())
def test_every_kind_of_move_cites_a_clause(game):
    verbs = find(game).part("moves").VERBS
    assert {f"{game}/{verb.clause}" for verb in verbs} <= set(rulebook(game).clauses)


@pytest.mark.parametrize("game", names())
def test_every_option_cites_a_clause_that_is_one(game):
    clauses = rulebook(game).clauses
    assert {clauses[f"{game}/{option.clause}"].kind for option in find(game).options} == {"option"}


@pytest.mark.parametrize("game", names())
def test_the_number_of_players_and_the_board_have_clauses(game):
    assert {f"{game}/setup/players", f"{game}/setup/board"} <= set(rulebook(game).clauses)


# ── finding ───────────────────────────────────────────────────────────────────────────────────────


def found(address):
    return [clause.address for clause in rulebook("odysseus").find("odysseus", address)]


@pytest.mark.parametrize("address", ["voyage/tie", "odysseus/voyage/tie", "/voyage/tie/"])
def test_a_clause_is_found_with_or_without_its_game(address):
    assert found(address) == ["odysseus/voyage/tie"]


@pytest.mark.parametrize("address", ["voyage", "odysseus/voyage", "voyage/"])
def test_a_chapter_is_all_its_clauses(address):
    assert len(found(address)) > 1
    assert all(one.startswith("odysseus/voyage/") for one in found(address))


@pytest.mark.parametrize(
    ("address", "meant"),
    [("voyage/tei", "voyage/tie"), ("voyag", "voyage"), ("odysseus/voyage/ti", "odysseus/voyage/tie")],
)
def test_a_misspelt_address_is_guessed(address, meant):
    with pytest.raises(Misuse) as caught:
        found(address)
    assert (caught.value.key, caught.value.args_by_name["meant"]) == ("no-such-clause", meant)


def test_the_name_of_the_game_is_the_whole_book():
    assert found("odysseus") == list(rulebook("odysseus").clauses)


def test_half_a_word_is_no_chapter():
    with pytest.raises(Misuse):
        found("voy")


def test_kinds_are_the_three_of_the_design():
    assert rulebooks.KINDS == ("rulebook", "ruling", "option")
