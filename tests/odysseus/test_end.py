"""The end of the game: ten points, the winner, ties, and the guard against endless games."""

from random import Random

import pytest
from table import at_table, facts, legal_names, play, random_game, refusal

pytestmark = pytest.mark.interpreted

MISSIONS = {
    "Zeus": ["cyclops", "winds", "underworld"],
    "Poseidon": ["winds", "sirens", "scylla"],
    "Athena": ["sirens", "underworld", "homecoming"],
}


def table_with(disc, scored, **position):
    """Zeus, Poseidon and Athena with their missions, a disc one yellow line away, and a scored row."""
    return at_table(
        "odysseus",
        "Zeus Poseidon Athena",
        gods={name: name.lower() for name in MISSIONS},
        missions=MISSIONS,
        ship="aeaea",
        discs={"ogygia": disc},
        scored=scored.split(),
        hands={"Poseidon": {"1": 2}},
        **position,
    )


def sail_to_the_disc(match):
    return play(match, "Poseidon wind:1:y1\nAthena pass\nZeus pass\nPoseidon pass")


def pass_rounds(match, rounds):
    """Everybody passes, round after round."""
    for _ in range(rounds * match.seats):
        match.play("pass")
    return match


@pytest.mark.rule("odysseus/end/ten")
@pytest.mark.parametrize(
    ("scored", "points", "over"),
    [
        ("cyclops cyclops", 9, False),
        ("cyclops cyclops underworld", 10, True),
        ("cyclops cyclops underworld underworld", 11, True),
    ],
    ids=["nine", "ten", "eleven"],
)
def test_the_game_ends_when_someone_has_ten_points_after_a_voyage(scored, points, over):
    match = table_with("cyclops", scored)

    sail_to_the_disc(match)
    assert (facts(match)["points"]["Zeus"], match.over) == (points, over)
    assert facts(match)["phase"] == ("over" if over else "choosing")


@pytest.mark.rule("odysseus/end/check")
def test_it_is_checked_before_anything_is_refilled():
    match = table_with("cyclops", "cyclops cyclops underworld")
    reserve = facts(match)["reserve"]

    sail_to_the_disc(match)
    assert (facts(match)["reserve"], facts(match)["discs"]["aeaea"]) == (reserve, "")
    assert (facts(match)["actor"], legal_names(match)) == ("", set())
    assert refusal(match, "disc:winds") == refusal(match, "pass") == "odysseus/end/ten"


@pytest.mark.rule("odysseus/end/check")
def test_all_missions_are_shown_when_the_game_is_over():
    match = table_with("cyclops", "cyclops cyclops underworld")

    assert match.table(-1)["missions"] == [[], [], []]
    sail_to_the_disc(match)
    for seat in (-1, 0, 1, 2):
        assert match.table(seat)["missions"] == list(MISSIONS.values())
        assert match.table(seat)["points"] == match.points()


@pytest.mark.rule("odysseus/end/ten")
def test_nobody_has_won_while_the_game_goes_on():
    match = table_with("sirens", "sirens sirens winds")

    sail_to_the_disc(match)
    assert (facts(match)["points"], match.over) == ({"Zeus": 2, "Poseidon": 9, "Athena": 9}, False)
    assert (match.shares(), match.table(-1)["winners"]) == ([0, 0, 0], [])


@pytest.mark.rule("odysseus/end/highest")
def test_the_highest_total_wins_even_against_a_better_last_disc():
    match = table_with("winds", "cyclops cyclops cyclops sirens sirens sirens scylla")

    sail_to_the_disc(match)
    assert facts(match)["points"] == {"Zeus": 11, "Poseidon": 10, "Athena": 9}
    assert (facts(match)["winner"], match.shares()) == ("Zeus", [1, 0, 0])


@pytest.mark.rule("odysseus/end/highest")
def test_whoever_has_the_highest_total_wins():
    match = table_with("sirens", "sirens sirens homecoming underworld")

    sail_to_the_disc(match)
    assert facts(match)["points"] == {"Zeus": 1, "Poseidon": 6, "Athena": 12}
    assert (facts(match)["winner"], match.table(0)["winners"]) == ("Athena", [2])


@pytest.mark.rule("odysseus/end/tie")
def test_of_equal_totals_the_better_last_disc_wins():
    match = table_with("winds", "cyclops cyclops winds sirens sirens")

    sail_to_the_disc(match)
    assert facts(match)["points"] == {"Zeus": 10, "Poseidon": 10, "Athena": 6}
    assert (facts(match)["winner"], match.shares()) == (
        "Poseidon",
        [0, 1, 0],
    )  # 3 for the last disc against 2


@pytest.mark.rule("odysseus/end/tie")
def test_the_last_disc_decides_among_the_best_totals_only():
    match = table_with("underworld", "cyclops cyclops cyclops homecoming homecoming sirens sirens")

    sail_to_the_disc(match)  # Athena gains 2 from the underworld, Zeus 1.
    assert facts(match)["points"] == {"Zeus": 10, "Poseidon": 4, "Athena": 10}
    assert facts(match)["winner"] == "Athena"


@pytest.mark.rule("odysseus/end/shared")
def test_who_is_equal_in_total_and_last_disc_shares_the_victory():
    match = table_with("winds", "cyclops scylla scylla scylla homecoming")  # Zeus 3, Poseidon 3, Athena 1

    pass_rounds(match, 12)
    assert (match.over, facts(match)["winner"]) == (True, ["Zeus", "Poseidon"])
    assert match.shares() == [0.5, 0.5, 0]


@pytest.mark.rule("odysseus/end/shared", "odysseus/end/guard")
def test_all_share_a_game_in_which_nothing_was_scored():
    match = table_with("winds", "")

    pass_rounds(match, 12)
    assert match.shares() == pytest.approx([1 / 3, 1 / 3, 1 / 3])


@pytest.mark.rule("odysseus/end/guard")
def test_twelve_rounds_in_a_row_without_a_scored_disc_end_the_game():
    match = table_with("winds", "cyclops")

    pass_rounds(match, 11)
    assert (match.over, facts(match)["round"], facts(match)["dry"]) == (False, 12, 11)
    play(match, "Poseidon pass\nAthena pass")
    assert not match.over
    play(match, "Zeus pass")
    assert (match.over, facts(match)["winner"]) == (True, "Zeus")


@pytest.mark.rule("odysseus/end/guard")
def test_a_scored_disc_starts_the_count_of_empty_rounds_anew():
    match = pass_rounds(table_with("homecoming", "cyclops"), 11)

    sail_to_the_disc(match)
    play(match, "Zeus disc:winds")
    assert facts(match)["dry"] == 0
    pass_rounds(match, 11)
    assert not match.over
    assert pass_rounds(match, 1).over


@pytest.mark.rule("odysseus/end/guard")
def test_a_voyage_that_leads_home_is_an_empty_round():
    match = pass_rounds(table_with("homecoming", "cyclops"), 11)

    play(match, "Poseidon wind:1:y1\nAthena pass\nZeus pass")
    play(match, "Poseidon wind:1:y2\nAthena pass\nZeus pass\nPoseidon pass")
    assert (match.over, facts(match)["ship"]) == (True, "aeaea")


@pytest.mark.rule("odysseus/end/guard")
@pytest.mark.parametrize(
    ("scored", "winner"),
    [
        ("cyclops homecoming", "Zeus"),
        ("cyclops scylla scylla scylla", "Poseidon"),
        ("scylla scylla scylla cyclops", "Zeus"),
    ],
    ids=["the highest total", "then the last disc", "whoever it pays"],
)
def test_when_the_guard_ends_the_game_the_total_decides_and_then_the_last_disc(scored, winner):
    match = table_with("winds", scored)

    pass_rounds(match, 12)
    assert (match.over, facts(match)["winner"]) == (True, winner)


@pytest.mark.rule("odysseus/end/ten", "odysseus/end/highest", "odysseus/end/tie", "odysseus/end/guard")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_game_ends_by_ten_points_or_the_guard_and_has_its_winner(players):
    chance = Random(players)
    match = random_game(at_table("odysseus", " ".join("ABCDEF"[:players]), seed=players), chance.choice)

    points, dry = match.points(), match.table(-1)["dry"]
    assert (max(points) >= 10) != (dry == 12)
    assert sum(match.shares()) == pytest.approx(1)
    assert all(points[seat] == max(points) for seat, share in enumerate(match.shares()) if share)
