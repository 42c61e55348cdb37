"""Names of moves, both ways."""

from math import prod

import pytest

from ithaca.engine.errors import IllegalMove
from ithaca.engine.game import find
from ithaca.engine.notation import Notation, Verb
from ithaca.engine.text import Word

pytestmark = pytest.mark.interpreted

SMALL = Notation(
    [
        Verb("pass", 1, (), "turn/pass"),
        Verb("lay", 2, ("card", "place"), "turn/lay"),
        Verb("lay", 8, ("unseen", "place"), "turn/lay", playable=False),
    ],
    {"card": ("1", "2", "d"), "place": ("north", "south"), "unseen": ("?",)},
)


def mistake(text, notation=SMALL):
    with pytest.raises(IllegalMove) as caught:
        notation.parse(text)
    return caught.value


def test_arguments_are_counted_through_from_the_left():
    names = ["lay:1:north", "lay:1:south", "lay:2:north", "lay:2:south", "lay:d:north", "lay:d:south"]
    assert [SMALL.name(action) for action in range(2, 8)] == names


def test_a_move_comes_apart_into_typed_arguments():
    assert SMALL.move(6) == ("lay", {"card": Word("card", "d"), "place": Word("place", "north")})


def test_a_seen_move_has_a_name_that_nobody_can_play():
    assert SMALL.name(9) == "lay:?:south"
    assert mistake("lay:?:south").key == "no-such-argument"


def test_a_name_is_read_whatever_its_case_and_the_space_around_it():
    assert SMALL.parse("  LAY:d:South\n") == 7


def test_a_misspelt_verb_is_guessed():
    wrong = mistake("pas")
    assert (wrong.key, wrong.args_by_name["meant"]) == ("no-such-move", "pass")


def test_an_unknown_verb_lists_the_known_ones_once_each():
    assert str(mistake("zzz")) == "There is no move “zzz”. Possible: pass, lay."


@pytest.mark.parametrize("text", ["lay", "lay:1", "lay:1:north:south", "pass:1"])
def test_a_wrong_number_of_arguments_shows_the_right_form(text):
    wrong = mistake(text)
    assert wrong.key == "wrong-arguments"
    assert wrong.args_by_name["form"] in ("lay:CARD:PLACE", "pass")


def test_an_unknown_argument_is_named_and_guessed():
    wrong = mistake("lay:1:norht")
    assert str(wrong) == "In “lay:1:norht”, “norht” is not known. Did you mean “north”?"


@pytest.mark.parametrize("text", ["", ":", "::", "lay::", "🙂", "lay:1:", "-1"])
def test_any_other_text_is_a_mistake_too(text):
    assert str(mistake(text))


def test_every_action_of_odysseus_reads_back_as_itself():
    card = find("odysseus")
    names, last = card.part("moves").notation(card.part("board").load()), card.part("components").ACTIONS
    assert [names.parse(names.name(action)) for action in range(1, last + 1)] == list(range(1, last + 1))


def test_no_two_seen_moves_of_odysseus_share_a_name():
    card = find("odysseus")
    names, last = card.part("moves").notation(card.part("board").load()), card.part("components").SEEN
    assert len({names.name(action) for action in range(1, last + 1)}) == last


def test_no_two_verbs_of_odysseus_share_a_number():
    card = find("odysseus")
    names = card.part("moves").notation(card.part("board").load())
    numbers = sorted(
        verb.first + nth
        for verb in names.verbs
        for nth in range(prod(len(names.vocabulary[kind]) for kind in verb.takes))
    )
    assert numbers == list(range(1, card.part("components").SEEN + 1))
