"""Every clause of the rulebook, proved at the table."""

import pytest

import ithaca
from ithaca.engine.errors import IllegalMove, Misuse


def refusal(match, move):
    """The key and the clause with which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    return refused.value.key, refused.value.clause


def targets(match, stone):
    """Where this stone may go."""
    moves = [match.notation.name(action).split(":") for action in match.legal()]
    return {square for _, moved, square in moves if moved == stone}


# ── setting up ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("petteia/setup/players")
@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_two_and_says_so_in_every_language(players):
    with pytest.raises(Misuse) as refused:
        ithaca.start("petteia", players)
    assert refused.value.clause == "petteia/setup/players"
    assert all(str(players) in refused.value.say(lang) for lang in ("en", "fr", "de"))


@pytest.mark.rule("petteia/setup/board")
def test_the_board_has_64_squares_from_a1_to_h8():
    squares = ithaca.start("petteia", 2, seed=1).board.slugs
    assert (len(set(squares)), squares[0], squares[7], squares[-1]) == (64, "a1", "h1", "h8")


@pytest.mark.rule("petteia/setup/stones")
def test_eight_light_stones_face_eight_dark_ones():
    stones = ithaca.start("petteia", 2, seed=1).table(0)["stones"]
    assert stones == {f"{file}{rank}": seat for seat, rank in ((0, 1), (1, 8)) for file in "abcdefgh"}


@pytest.mark.rule("petteia/setup/first")
def test_the_lot_decides_who_begins_and_then_turns_alternate():
    assert {ithaca.start("petteia", 2, seed=seed).actor for seed in range(20)} == {0, 1}
    match = ithaca.start("petteia", 2, seed=1)
    first = match.actor
    match.play(match.legal()[0])
    assert match.actor == 1 - first


# ── moving ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("petteia/move/turn")
def test_one_moves_a_stone_of_ones_own(table):
    match = table("a1 b1", "h8 g8")
    assert refusal(match, "move:h8:h7") == ("refused-not-yours", "petteia/move/turn")
    assert refusal(match, "move:d4:d5") == ("refused-no-stone", "petteia/move/turn")


@pytest.mark.rule("petteia/move/straight")
def test_a_stone_runs_straight_in_all_four_directions(table):
    match = table("d4 h1", "h8 a8")
    along, across = {f"{file}4" for file in "abcefgh"}, {f"d{rank}" for rank in (1, 2, 3, 5, 6, 7, 8)}
    assert targets(match, "d4") == along | across
    assert refusal(match, "move:d4:e5") == ("refused-not-straight", "petteia/move/straight")


@pytest.mark.rule("petteia/move/free")
def test_no_stone_jumps_or_lands_on_another(table):
    match = table("d4 d6 h1", "f4 a8")
    assert targets(match, "d4") == {"a4", "b4", "c4", "e4", "d1", "d2", "d3", "d5"}
    assert refusal(match, "move:d4:g4") == ("refused-blocked", "petteia/move/free")
    assert refusal(match, "move:d4:d6") == ("refused-taken", "petteia/move/free")


@pytest.mark.rule("petteia/move/step")
def test_with_the_option_a_stone_takes_a_single_step(table):
    match = table("d4 h1", "d6 a8", step=True)
    assert targets(match, "d4") == {"c4", "e4", "d3", "d5"}
    assert refusal(match, "move:d4:a4") == ("refused-one-step", "petteia/move/step")


# ── capturing ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("petteia/capture/between")
@pytest.mark.parametrize(
    ("ann", "bob", "move"), [("d1 b4", "c4", "move:d1:d4"), ("a5 c3", "c4", "move:a5:c5")]
)
def test_a_stone_between_two_enemies_is_taken_off(table, ann, bob, move):
    match = table(ann, f"{bob} h8 g8")
    match.play(move)
    assert bob not in match.table(0)["stones"]
    assert match.table(0)["caught"] == [bob]


@pytest.mark.rule("petteia/capture/between")
def test_a_stone_is_not_captured_against_the_edge_nor_diagonally_nor_at_a_distance(table):
    match = table("a1 h2 e5 c3", "d8 d4 f3")
    match.play("move:a1:a3")
    assert match.table(0)["count"] == [4, 3]


@pytest.mark.rule("petteia/capture/several")
def test_one_move_captures_in_three_directions(table):
    match = table("d1 b4 f4 d6", "c4 e4 d5 h8 g8")
    match.play("move:d1:d4")
    assert sorted(match.table(0)["caught"]) == ["c4", "d5", "e4"]
    assert match.table(0)["count"] == [4, 2]


@pytest.mark.rule("petteia/capture/safe")
def test_a_stone_may_step_in_between_two_enemies(table):
    match = table("d1 h1", "c4 e4 a8")
    match.play("move:d1:d4")
    assert match.table(0)["stones"]["d4"] == 0
    match.play("move:a8:b8")
    assert match.table(0)["stones"]["d4"] == 0


@pytest.mark.rule("petteia/capture/corner")
@pytest.mark.parametrize(
    ("corner", "beside", "move"),
    [
        ("a1", "a2", "move:b5:b1"),
        ("h8", "g8", "move:b7:h7"),
        ("a8", "b8", "move:c7:a7"),
        ("h1", "h2", "move:g5:g1"),
    ],
)
def test_a_stone_in_a_corner_is_caught_from_both_squares_beside_it(table, corner, beside, move):
    match = table(f"{beside} {move.split(':')[1]}", f"{corner} d4 e4")
    match.play(move)
    assert match.table(0)["caught"] == [corner]


@pytest.mark.rule("petteia/capture/safe-corner")
def test_with_the_option_a_corner_is_safe(table):
    match = table("a2 b5", "a1 d4 e4", safe_corner=True)
    match.play("move:b5:b1")
    assert match.table(0)["count"] == [2, 3]


# ── the end ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("petteia/end/few")
def test_who_has_a_single_stone_left_has_lost(table):
    match = table("d1 b4", "c4 h8")
    match.play("move:d1:d4")
    assert match.over
    assert match.shares() == [1.0, 0.0]
    assert refusal(match, "move:h8:h7") == ("refused-game-over", "petteia/end/few")


@pytest.mark.rule("petteia/end/shut")
def test_who_cannot_move_has_lost(table):
    match = table("a3 b3 c2 h1", "a1 a2 b1 b2", safe_corner=True)
    assert match.table(0)["count"] == [4, 4]
    match.play("move:h1:c1")
    assert match.over
    assert match.shares() == [1.0, 0.0]
    assert match.story(0)[-1].key == "wins-shut"


@pytest.mark.rule("petteia/end/calm")
@pytest.mark.parametrize(("ann", "shares"), [("a1 b1 c1", [1.0, 0.0]), ("a1 b1", [0.5, 0.5])])
def test_after_a_hundred_quiet_turns_stones_are_counted(table, ann, shares):
    match = table(ann, "g8 h8", calm=98)
    match.play("move:a1:a2")
    assert not match.over
    match.play("move:h8:h7")
    assert match.over
    assert match.shares() == shares


@pytest.mark.rule("petteia/end/calm")
def test_a_capture_begins_the_count_anew(table):
    match = table("d1 b4", "c4 g8 h8", calm=99)
    match.play("move:d1:d4")
    assert not match.over
    assert match.table(0)["calm"] == 0
