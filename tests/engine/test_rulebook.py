"""The rules in clauses: complete in three languages, and cited only where they exist."""

import pytest

from ithaca.engine.errors import Misuse
from ithaca.engine.game import find, names
from ithaca.engine.rulebook import CONTRADICTED, KINDS, OPTION, OURS, PRINTED, rulebook
from ithaca.engine.text import LANGUAGES


def in_all_languages(texts):
    return set(texts) == set(LANGUAGES) and all(text.strip() for text in texts.values())


@pytest.mark.parametrize("game", names())
def test_every_clause_is_whole_and_translated(game):
    for clause in rulebook(game).clauses.values():
        assert clause.kind in KINDS, clause.address
        assert in_all_languages(clause.title), clause.address
        assert in_all_languages(clause.text), clause.address
        assert len(set(clause.text.values())) == len(LANGUAGES), clause.address


# ── who says so ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", names())
def test_a_clause_gives_what_its_kind_promises(game):
    """Printed rules name their place, contradictions their differences, ours and options their reason."""
    for clause in rulebook(game).clauses.values():
        given = {
            "place": bool(clause.printed_at),
            "differs": in_all_languages(clause.differs),
            "reason": in_all_languages(clause.reason),
        }
        assert {name for name, there in given.items() if there} == PROMISED[clause.kind], clause.address


PROMISED = {
    PRINTED: {"place"},
    CONTRADICTED: {"place", "differs"},
    OURS: {"reason"},
    OPTION: {"reason"},
}


@pytest.mark.parametrize("game", names())
def test_every_ruling_is_a_clause_that_is_marked_as_ours(game):
    """Or as a contradiction: then the ruling says which of the readings we follow."""
    book = rulebook(game)
    for ruling in book.rulings:
        clause = book.clauses[ruling.clause]
        assert clause.kind != PRINTED, f"{ruling.name}: {ruling.clause} is marked as printed"
        assert ruling.says, f"{ruling.name}: which words of {ruling.clause} state it?"
        assert ruling.says in clause.text["en"], f"{ruling.name}: {ruling.clause} does not say it"


@pytest.mark.parametrize("game", names())
def test_no_printed_clause_contains_a_ruling(game):
    book = rulebook(game)
    printed = [clause for clause in book.clauses.values() if clause.kind == PRINTED]
    found = [(r.name, c.address) for r in book.rulings for c in printed if r.says in c.text["en"]]
    assert found == []


@pytest.mark.parametrize("game", names())
def test_every_clause_of_ours_rests_on_a_ruling(game):
    book = rulebook(game)
    ours = {clause.address for clause in book.clauses.values() if clause.kind in (OURS, OPTION)}
    assert sorted(ours - {ruling.clause for ruling in book.rulings}) == []


@pytest.mark.parametrize("game", names())
def test_no_number_is_missing_among_the_rulings(game):
    """Each is a clause of ours, or only repeats what is printed; the numbers are consecutive."""
    book = rulebook(game)
    named = {ruling.name for ruling in book.rulings}
    assert not named & set(book.stated), "stated in print, and a ruling as well"
    numbers = sorted(int(name[1:]) for name in {*named, *book.stated} if name[0] != BOARD)
    assert numbers == list(range(1, len(numbers) + 1))


BOARD = "B"  # decisions about a board are in a section of their own


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
    assert {clauses[f"{game}/{option.clause}"].kind for option in find(game).options} == {OPTION}


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
