"""Games of version 1 continue under the rules of today; golden games check that their digests are the
same."""

import pytest
from table import legal_names, pass_until, play, seen_by

from ithaca.engine.game import find
from ithaca.engine.match import Match
from ithaca.engine.older import state_as_of
from ithaca.engine.record import dtype_of
from ithaca.engine.seeds import game_key, seed_of_number


def test_the_record_of_version_1_had_as_many_bytes_as_its_page_said():
    game = find("odysseus")
    match = Match(game, ["A", "B", "C"], game_key(seed_of_number(1), "test"), rules=1)

    assert state_as_of(match.state, game, 1).dtype.itemsize == 724
    assert match.state.dtype.itemsize == dtype_of(game.part("state").State).itemsize > 724


def hermes_of_version_1():
    """Six at the table, the gods in the order of their names; Hades has hidden a 5 and then a 1 in y1."""
    names = ["Zeus", "Athena", "Poseidon", "Aphrodite", "Hades", "Hermes"]
    match = Match(find("odysseus"), names, game_key(seed_of_number(1), "test"), rules=1)
    hands = {"Hades": {"5": 1, "1": 1, "2": 1}}
    position = {"gods": {name: name.lower() for name in names}, "hands": hands, "active": "Hades"}
    find("odysseus").part("setup").place(match.state, position, names, match.board)
    play(match, "Hades hide:5:y1\nAthena allow")
    return match


@pytest.mark.interpreted
@pytest.mark.rule("odysseus/hermes/hidden")
def test_in_version_1_hermes_took_the_last_of_several_face_down_cards():
    match = hermes_of_version_1()
    play(pass_until(match, "Hades"), "Hades hide:1:y1\nAthena allow")

    play(match, "Hermes lift:y1:hidden drop:r2\nAthena allow")
    assert [seen_by(match, "Hades", zone) for zone in ("y1", "r2")] == [["5?"], ["1?"]]
    assert match.notation.name(match.moves[-3][1]) == "lift:y1:hidden2"


@pytest.mark.interpreted
def test_a_single_face_down_card_and_all_other_moves_have_kept_their_names():
    match = hermes_of_version_1()

    assert {"lift:y1:hidden", "pass"} <= legal_names(match)
    assert match.parse("lift:y1:hidden") == 131
    for name in ("pass", "wind:1:y1", "lift:y1:3", "lift:y1:hidden1", "drop:g1"):
        assert match.notation.name(match.parse(name)) == name


@pytest.mark.interpreted
def test_the_options_of_version_1_have_kept_their_names_and_there_was_no_other():
    chosen = {"late-counter": "on", "stays-open": "on"}
    match = Match(find("odysseus"), ["A", "B", "C"], game_key(bytes(32), "test"), options=chosen, rules=1)

    assert match.options == {
        "variant": False,
        "late-athena": False,
        "late-counter": True,
        "stays-open": True,
    }
