"""Options of a game: which can be combined, and their names."""

import dataclasses

import pytest

from ithaca.engine.errors import FormerName, Misuse
from ithaca.engine.game import FormerOption, Option, find

CARD = dataclasses.replace(
    find("odysseus"),
    options=(
        Option("variant", "variant/four", players=(4, 5)),
        Option("quick", "voyage/tie", excludes=("slow",)),
        Option("slow", "voyage/calm", offered=False),
    ),
    former_options=(FormerOption("hurried", "quick"), FormerOption("calm", "quick", reversed=True)),
    learner_options=("quick",),
)


def test_what_is_not_chosen_is_off():
    assert CARD.check_options({"quick": "on"}, 4) == {"variant": False, "quick": True, "slow": False}


def test_options_that_exclude_each_other_are_refused_together():
    with pytest.raises(Misuse, match="“quick” and “slow” cannot be used together"):
        CARD.check_options({"quick": "on", "slow": "on"}, 4)
    assert CARD.check_options({"quick": "off", "slow": "on"}, 4)["slow"]


@pytest.mark.parametrize(
    ("chosen", "quick"),
    [
        ({"hurried": "on"}, True),
        ({"hurried": "off"}, False),
        ({"calm": "on"}, False),
        ({"calm": "off"}, True),
    ],
)
def test_a_former_name_is_understood_and_answered_with_a_notice(chosen, quick):
    with pytest.warns(FormerName, match="is now called “quick”"):
        assert CARD.check_options(chosen, 4)["quick"] is quick


def test_an_unknown_option_is_not_taken_for_a_former_one():
    with pytest.raises(Misuse, match="quick"):
        CARD.check_options({"quikc": "on"}, 4)


def test_all_options_together_are_as_many_as_can_be():
    names = [option.name for option in CARD.options]
    assert CARD.together(names, 4) == {"variant": True, "quick": True}
    assert CARD.together(names, 3) == {"quick": True}
    assert CARD.together(["slow", "quick"], 3) == {"quick": True}
    assert CARD.together(["slow"], 3) == {"slow": True}


def test_learners_play_with_their_options_unless_others_are_chosen():
    assert CARD.for_learners({}) == {"quick": True}
    assert CARD.for_learners({"quick": "off"}) == {"quick": "off"}
    assert CARD.for_learners({"slow": "on"}) == {"slow": "on"}
    assert CARD.for_learners({"slow": "off"}) == {"quick": True, "slow": "off"}
