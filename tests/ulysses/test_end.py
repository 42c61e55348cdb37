"""The end: showing goals, the fourth one, and the guard of three hundred turns."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal

pytestmark = pytest.mark.interpreted

THREE = "Axel Carsten Michael"
FOUR = "Axel Carsten Michael Claudia"

AGREED = "Axel propose:pytusae\nCarsten consent\nMichael consent"
TO_RED = "Axel propose:pytusae\nCarsten red:elysion pay:objection stand\nMichael pass\nAxel pass"
TO_BLACK = (
    "Axel propose:pytusae\nCarsten red:elysion pay:objection stand\n"
    "Michael black:zyklopen pay:objection pay:objection stand\nAxel pass\nCarsten pass"
)


def three_at_sybille(**position):
    """Axel is active with a wind and Zeus; the others hold three objections each."""
    hands = {"Axel": {"wind": 1, "zeus": 1}, "Carsten": {"objection": 3}, "Michael": {"objection": 3}}
    return at_table("ulysses", THREE, active="Axel", ship="sybille", hands=hands, **position)


# ── showing a goal ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/end/arrival")
@pytest.mark.parametrize("owner", ["Axel", "Carsten", "Michael"])
@pytest.mark.parametrize(
    ("moves", "place"),
    [(AGREED, "pytusae"), (TO_RED, "elysion"), (TO_BLACK, "zyklopen")],
    ids=["blue", "red", "black"],
)
def test_a_goal_that_the_ship_reaches_is_shown_whoever_brought_it_there(owner, moves, place):
    match = three_at_sybille(goals={owner: [place, "troja"]})

    play(match, moves)
    assert facts(match)["shown"] == {name: [place] if name == owner else [] for name in match.names}
    assert len(facts(match)["backs"][owner]) == 3
    for seat in range(3):
        assert match.table(seat)["shown"][match.names.index(owner)] == [place]
    assert match.points() == [int(name == owner) for name in match.names]


@pytest.mark.rule("ulysses/end/arrival")
def test_showing_is_no_choice():
    match = three_at_sybille(goals={"Michael": ["pytusae"]})

    play(match, AGREED)
    assert facts(match)["shown"]["Michael"] == ["pytusae"]
    assert (actor(match), legal_names(match)) == ("Axel", {"stay", "yield"})


@pytest.mark.rule("ulysses/end/arrival")
def test_a_place_that_was_only_proposed_is_not_reached():
    match = three_at_sybille(goals={"Axel": ["pytusae"], "Michael": ["elysion"]})

    play(match, "Axel propose:pytusae")
    assert facts(match)["shown"]["Axel"] == []
    play(match, TO_RED.removeprefix("Axel propose:pytusae\n"))
    assert facts(match)["shown"] == {"Axel": [], "Carsten": [], "Michael": ["elysion"]}


@pytest.mark.rule("ulysses/end/arrival")
def test_a_card_that_lies_in_its_pile_is_shown_by_nobody():
    colour = ("", "violet", "green", "red", "blue")
    board = three_at_sybille().board
    pile = colour[board.colours[board.slugs.index("pytusae")]]
    match = three_at_sybille(piles={pile: ["pytusae"]})

    play(match, AGREED)
    assert set(map(len, facts(match)["shown"].values())) == {0}


@pytest.mark.rule("ulysses/end/arrival")
def test_to_come_to_a_shown_goal_again_changes_nothing():
    match = three_at_sybille(shown={"Carsten": ["pytusae"]})

    play(match, AGREED)
    assert (facts(match)["shown"]["Carsten"], match.points()) == (["pytusae"], [0, 1, 0])


@pytest.mark.rule("ulysses/end/arrival", "ulysses/wind/stay")
def test_every_arrival_of_a_prolonged_turn_counts():
    match = three_at_sybille(goals={"Axel": ["pytusae"], "Carsten": ["sybille"]})

    play(match, f"{AGREED}\nAxel stay pay:wind propose:sybille\nCarsten consent\nMichael consent")
    assert facts(match)["shown"] == {"Axel": ["pytusae"], "Carsten": ["sybille"], "Michael": []}


@pytest.mark.rule("ulysses/end/arrival")
def test_where_the_ship_begins_it_has_not_arrived():
    match = three_at_sybille(goals={"Axel": ["sybille"]})

    play(match, AGREED)
    assert facts(match)["shown"]["Axel"] == []


# ── the fourth goal ───────────────────────────────────────────────────────────────────────────────

THREE_SHOWN = ["troja", "melita", "olymp"]


@pytest.mark.rule("ulysses/end/fourth", "ulysses/end/before")
@pytest.mark.parametrize("winner", ["Axel", "Carsten", "Michael"])
@pytest.mark.parametrize(
    ("moves", "place"),
    [(AGREED, "pytusae"), (TO_RED, "elysion"), (TO_BLACK, "zyklopen")],
    ids=["blue", "red", "black"],
)
def test_who_shows_his_fourth_goal_wins_at_once_on_whoevers_turn(winner, moves, place):
    match = three_at_sybille(shown={winner: THREE_SHOWN}, goals={winner: [place]})

    play(match, moves)
    table = facts(match)
    assert (table["over"], table["winner"], table["points"][winner]) == (True, winner, 4)
    assert (table["ship"], table["phase"], table["actor"]) == (place, "over", "")
    assert match.shares() == [float(name == winner) for name in match.names]
    assert table["winners"] == [match.names.index(winner)]


@pytest.mark.rule("ulysses/end/before")
@pytest.mark.parametrize("winner", ["Axel", "Carsten"])
def test_he_wins_before_a_wind_can_be_played(winner):
    match = three_at_sybille(shown={winner: THREE_SHOWN}, goals={winner: ["pytusae"]})

    play(match, AGREED)
    assert legal_names(match) == set()
    for move in ("stay", "yield", "propose:sybille"):
        assert refusal(match, move) == "ulysses/end/fourth"


@pytest.mark.rule("ulysses/end/fourth")
def test_no_new_turn_begins_and_nobody_draws_after_a_victory():
    match = three_at_sybille(shown={"Michael": THREE_SHOWN}, goals={"Michael": ["elysion"]})
    pack = facts(match)["pack"]

    play(match, TO_RED)
    assert (facts(match)["turn"], facts(match)["active"], facts(match)["pack"]) == (1, "Axel", pack)
    assert facts(match)["discard"] == {"objection": 1}


@pytest.mark.rule("ulysses/end/fourth")
def test_three_goals_are_not_enough():
    match = three_at_sybille(shown={"Axel": THREE_SHOWN[:2]}, goals={"Axel": ["pytusae", "lybien"]})

    play(match, AGREED)
    assert (facts(match)["points"]["Axel"], facts(match)["over"]) == (3, False)
    assert (facts(match)["winners"], match.shares()) == ([], [0, 0, 0])


@pytest.mark.rule("ulysses/end/fourth")
def test_a_player_with_three_goals_does_not_win_by_the_goal_of_another():
    match = three_at_sybille(shown={"Axel": THREE_SHOWN}, goals={"Axel": ["lybien"], "Carsten": ["pytusae"]})

    play(match, AGREED)
    assert (facts(match)["points"], facts(match)["over"]) == ({"Axel": 3, "Carsten": 1, "Michael": 0}, False)


@pytest.mark.rule("ulysses/end/before")
def test_of_two_players_who_lack_one_goal_only_one_wins():
    match = three_at_sybille(
        shown={"Axel": THREE_SHOWN, "Michael": ["dido", "zypern", "kalypso"]},
        goals={"Axel": ["elysion"], "Michael": ["pytusae"]},
    )

    play(match, AGREED)
    assert (facts(match)["winner"], match.shares()) == ("Michael", [0, 0, 1])


@pytest.mark.rule("ulysses/end/fourth")
def test_the_fourth_goal_may_be_reached_in_a_prolonged_turn():
    match = three_at_sybille(shown={"Axel": THREE_SHOWN[:2]}, goals={"Axel": ["pytusae", "sybille"]})

    play(match, f"{AGREED}\nAxel stay pay:wind propose:sybille\nCarsten consent\nMichael consent")
    assert (facts(match)["winner"], facts(match)["shown"]["Axel"][-2:]) == ("Axel", ["pytusae", "sybille"])


# ── the guard ─────────────────────────────────────────────────────────────────────────────────────


def in_turn(turn, **position):
    return three_at_sybille(turn=turn, **position)


@pytest.mark.rule("ulysses/end/guard")
@pytest.mark.parametrize(("turn", "over"), [(298, False), (299, False), (300, True)])
@pytest.mark.parametrize("moves", [f"{AGREED}\nAxel yield", TO_RED, TO_BLACK], ids=["yield", "red", "black"])
def test_the_game_ends_after_three_hundred_turns(turn, over, moves):
    match = in_turn(turn)
    pack = facts(match)["pack"]

    play(match, moves)
    table = facts(match)
    assert (table["over"], table["turn"]) == (over, turn if over else turn + 1)
    assert table["pack"] == (pack if over else pack - 3)
    assert (table["active"], legal_names(match) == set()) == ("Axel" if over else "Carsten", over)


@pytest.mark.rule("ulysses/end/guard", "ulysses/propose/calm")
def test_the_game_ends_after_a_calm_in_the_last_turn():
    board = three_at_sybille().board
    plagues = [board.slugs[place - 1] for place in board.neighbours(board.start)]
    position = {"turn": 300, "ship": "troja", "plagues": plagues, "hands": {"Axel": {}}}
    match = at_table("ulysses", THREE, active="Axel", **position)

    play(match, "Axel becalmed")
    assert (facts(match)["over"], facts(match)["ship"]) == (True, "troja")


@pytest.mark.rule("ulysses/end/guard", "ulysses/wind/stay")
def test_a_wind_prolongs_the_last_turn_too():
    match = in_turn(300)

    play(match, f"{AGREED}\nAxel stay pay:wind propose:sybille\nCarsten consent\nMichael consent")
    assert (facts(match)["over"], facts(match)["ship"]) == (False, "sybille")
    play(match, "Axel yield")
    assert facts(match)["over"]


@pytest.mark.rule("ulysses/end/guard")
@pytest.mark.parametrize(
    ("shown", "winner", "shares"),
    [
        ({"Axel": ["troja"], "Michael": ["melita", "olymp"]}, "Michael", [0, 0, 1]),
        ({"Axel": ["troja", "dido", "elysion"], "Michael": ["melita", "olymp"]}, "Axel", [1, 0, 0]),
        ({"Carsten": ["troja"], "Michael": ["melita"]}, ["Carsten", "Michael"], [0, 0.5, 0.5]),
        ({"Axel": ["troja"], "Carsten": ["dido"], "Michael": ["melita"]}, THREE.split(), [1 / 3] * 3),
        ({}, THREE.split(), [1 / 3] * 3),
    ],
)
def test_then_the_most_shown_goals_win_and_equals_share_the_victory(shown, winner, shares):
    goals = {"Axel": ["zypern"], "Carsten": ["lybien"], "Michael": ["minotaurus"]}
    match = in_turn(300, shown=shown, goals=goals, piles=pile_with("pytusae"))

    play(match, f"{AGREED}\nAxel yield")
    assert (facts(match)["winner"], match.shares()) == (winner, pytest.approx(shares))


def pile_with(place):
    """The pile of its colour with this card on top, so that nobody has it."""
    board = three_at_sybille().board
    colour = ("", "violet", "green", "red", "blue")[board.colours[board.slugs.index(place)]]
    return {colour: [place]}


@pytest.mark.rule("ulysses/end/guard", "ulysses/end/arrival")
def test_a_goal_shown_in_the_last_turn_counts():
    match = in_turn(300, shown={"Axel": ["troja"]}, goals={"Michael": ["elysion"]})

    play(match, TO_RED)
    assert (facts(match)["winner"], match.points()) == (["Axel", "Michael"], [1, 0, 1])


@pytest.mark.rule("ulysses/end/guard", "ulysses/end/fourth")
def test_a_fourth_goal_in_the_last_turn_is_a_victory_of_its_own():
    match = in_turn(300, shown={"Axel": THREE_SHOWN, "Michael": ["dido"]}, goals={"Axel": ["elysion"]})

    play(match, TO_RED)
    assert (facts(match)["winner"], match.shares()) == ("Axel", [1, 0, 0])


@pytest.mark.rule("ulysses/end/guard")
@pytest.mark.parametrize("moves", [f"{AGREED}\nAxel yield", TO_RED], ids=["yield", "red"])
def test_the_story_says_that_nobody_has_all_four_goals(moves):
    match = in_turn(300)

    play(match, moves)
    keys = [event.key for event in match.story(-1)]
    assert ("game-over-guard" in keys, "game-over" in keys) == (True, False)
