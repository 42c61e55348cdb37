"""Games of rules 1 expressed in today's rules: their defaults have names now, and their records are the
same."""

import pytest
from debates import around, cards
from table import actor, facts, legal_names, play, refusal

from ithaca.engine.game import find
from ithaca.engine.match import Match
from ithaca.engine.seeds import game_key, seed_of_number
from ithaca.games.ulysses import older, setup

pytestmark = pytest.mark.interpreted

FOUR = ["Axel", "Carsten", "Michael", "Claudia"]


def under_rules_1(options=None, **position):
    """A table that was started under the first version of the rules."""
    key = game_key(seed_of_number(0), "older")
    match = Match(find("ulysses"), FOUR, key, options=options or {}, rules=1)
    setup.place(match.state, {"active": "Axel", **position}, FOUR, match.board)
    return match


@pytest.mark.parametrize(
    ("chosen", "today"),
    [
        ({}, {"free": True, "becalmed": True}),
        ({"bound": True}, {"bound": True, "free": False, "becalmed": True}),
        ({"forced": "on"}, {"free": True, "becalmed": False}),
        ({"forced": False, "memory": True}, {"memory": True, "free": True, "becalmed": True}),
        (
            {"bound": "off", "late-black": "on"},
            {"bound": "off", "late-black": "on", "free": True, "becalmed": True},
        ),
    ],
)
def test_what_was_the_default_then_has_a_name_today(chosen, today):
    assert older.options(1, chosen) == today


def test_rules_1_can_be_played_and_rules_3_cannot():
    game = find("ulysses")
    assert [version for version in range(4) if game.plays(version)] == [1, 2]
    assert older.board(1).slugs == game.part("board").load().slugs


@pytest.mark.rule("ulysses/debate/free")
def test_in_an_older_game_the_owner_of_a_disc_may_change_sides():
    hands = {name: {"objection": 5} for name in FOUR}
    match = under_rules_1(ship="sybille", hands=hands)

    play(match, f"Axel propose:pytusae\nCarsten red:zyklopen {cards(1)}\nMichael pass\nClaudia pass")
    assert (actor(match), refusal(match, "support:red")) == ("Axel", "")


@pytest.mark.rule("ulysses/propose/becalmed")
def test_in_an_older_game_a_walled_in_ship_may_stay():
    match = under_rules_1(ship="troja", plagues=around("troja"), hands={"Axel": {"wind": 3}})

    assert "becalmed" in legal_names(match)
    assert facts(match)["options"] == ["free", "becalmed"]


@pytest.mark.rule("ulysses/propose/walled")
def test_who_dodged_in_an_older_game_is_refused_at_that_move():
    plagues = [*around("troja"), "elysion"]
    match = under_rules_1({"forced": "on"}, ship="troja", plagues=plagues, hands={"Axel": {"wind": 1}})

    assert refusal(match, "cleanse:elysion") == "ulysses/propose/walled"
