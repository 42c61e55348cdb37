"""The voyage, the disc at its end, and the new disc.

Lines from Aeaea: yellow to Ogygia, green to Dulichium, red to Scheria.
"""

import pytest
from table import facts, gods_at, legal_names, play, refusal

pytestmark = pytest.mark.interpreted

CIRCLE = ["cyclops", "winds", "sirens", "underworld", "scylla", "homecoming"]
CARDS = [[CIRCLE[i], CIRCLE[(i + 1) % 6], CIRCLE[(i + 3) % 6]] for i in range(6)]
PLENTY = {"1": 3, "2": 3, "3": 2, "5": 1, "d": 2}
WELL_STOCKED = dict.fromkeys(["Zeus", "Poseidon", "Athena"], PLENTY)


def sail(match, winds=""):
    """Lay winds in turn, whoever's turn it is; then all pass and the ship sails."""
    for wind in winds.split():
        match.play(f"wind:{wind}")
    for _ in match.names:
        match.play("pass")
    return match


# ── the voyage ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/voyage/legs")
@pytest.mark.parametrize(
    ("winds", "end"),
    [
        ("1:y1", "ogygia"),
        ("1:g1", "dulichium"),
        ("1:r1", "scheria"),
        ("1:r1 1:g2", "taphos"),
        ("1:y1 1:g2 1:r3", "zakynthos"),
        ("1:r3 1:g2 1:y1", "zakynthos"),
        ("1:g1 1:r2 1:y3", "cythera"),
        ("1:y1 1:r2 1:g3", "crete"),
    ],
)
def test_the_ship_follows_a_line_of_the_winds_colour_on_each_of_up_to_three_legs(winds, end):
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED)

    assert facts(sail(match, winds))["ship"] == end


@pytest.mark.rule("odysseus/voyage/legs")
@pytest.mark.parametrize(
    ("winds", "end"),
    [
        ("3:y1 2:g1 2:g1", "dulichium"),
        ("1:r1 5:g1 1:r1 1:r1 2:y1 2:y1", "dulichium"),
        ("2:y1 3:r1 d:y1 d:y1", "ogygia"),
        ("5:y2 1:r1 2:g2", "ismaros"),
        ("3:g1 5:y3 1:r2 2:g2 2:g2", "ogygia"),
    ],
    ids=[
        "sums, not cards",
        "strengths, not numbers",
        "dionysos too",
        "each leg apart",
        "there, back and on",
    ],
)
def test_the_strengths_in_each_zone_are_added_up_and_the_highest_total_counts(winds, end):
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED)

    assert facts(sail(match, winds))["ship"] == end


@pytest.mark.rule("odysseus/voyage/tie")
@pytest.mark.parametrize(
    ("winds", "end"),
    [
        ("1:y1 1:g1", "ogygia"),
        ("1:g1 1:y1", "ogygia"),
        ("1:r1 1:y1", "ogygia"),
        ("2:r1 1:g1 1:g1", "dulichium"),
        ("3:r1 3:g1", "dulichium"),
        ("1:r1 1:g1 1:y1", "ogygia"),
        ("2:r1 2:g1 1:y1", "dulichium"),
    ],
)
def test_yellow_wins_a_tie_with_green_and_green_with_red(winds, end):
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED)

    assert facts(sail(match, winds))["ship"] == end


@pytest.mark.rule("odysseus/voyage/blocked", "odysseus/poseidon/next")
def test_a_blocked_yellow_leaves_the_tie_to_green_and_red():
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED)

    play(match, "Poseidon storm:y1\nAthena allow")
    assert facts(sail(match, "2:y1 2:r1 2:g1"))["ship"] == "dulichium"


@pytest.mark.rule("odysseus/voyage/calm")
@pytest.mark.parametrize(
    ("winds", "end"),
    [("5:y2 3:g3", "aeaea"), ("1:r1 5:y3", "scheria"), ("1:g1 1:r2", "taphos"), ("", "aeaea")],
    ids=["calm on leg one", "calm on leg two", "calm on leg three", "no wind at all"],
)
def test_a_leg_without_wind_ends_the_voyage_and_later_legs_do_not_count(winds, end):
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED)

    assert facts(sail(match, winds))["ship"] == end


@pytest.mark.rule("odysseus/voyage/blocked")
@pytest.mark.parametrize(
    ("storm", "winds", "end"),
    [
        ("g1", "5:g1 1:r2", "aeaea"),
        ("r2", "1:g1 5:r2 5:r2 3:y3", "dulichium"),
        ("y3", "1:g1 1:r2 1:y3", "taphos"),
    ],
    ids=["leg one", "leg two", "leg three"],
)
def test_a_leg_whose_only_cards_lie_in_the_storm_is_calm(storm, winds, end):
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED)

    play(match, f"Poseidon storm:{storm}\nAthena allow")
    assert facts(sail(match, winds))["ship"] == end


@pytest.mark.rule("odysseus/voyage/end")
def test_only_the_disc_at_the_end_is_taken_and_islands_on_the_way_keep_theirs():
    discs = {"ogygia": "cyclops", "same": "winds", "zakynthos": "sirens"}
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", discs=discs, hands=WELL_STOCKED)

    table = facts(sail(match, "1:y1 1:g2 1:r3"))
    assert (table["scored"], table["last"]) == ({"sirens": 1}, "sirens")
    assert {island: table["discs"][island] for island in discs} == {**discs, "zakynthos": ""}


@pytest.mark.rule("odysseus/voyage/end")
def test_the_ship_may_pass_the_island_where_it_began():
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", discs={"dulichium": "sirens"}, hands=WELL_STOCKED)

    table = facts(sail(match, "1:y1 1:y2 1:g3"))
    assert (table["ship"], table["scored"], table["phase"]) == ("dulichium", {"sirens": 1}, "choosing")


@pytest.mark.rule("odysseus/voyage/home")
@pytest.mark.parametrize("winds", ["1:y1 1:y2", "1:r1 2:r2", "", "3:y2 3:g3"])
def test_a_ship_that_ends_where_it_began_takes_no_disc_and_nothing_is_refilled(winds):
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", scored=["winds"], hands=WELL_STOCKED)
    before = facts(match)

    after = facts(sail(match, winds))
    assert (after["ship"], after["phase"], after["round"], after["dry"]) == ("aeaea", "turn", 2, 1)
    for field in ("discs", "reserve", "scored", "last", "points"):
        assert after[field] == before[field]


# ── the score ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/score/all")
@pytest.mark.parametrize("place", range(6), ids=CIRCLE)
def test_the_disc_counts_for_everyone_whose_mission_shows_its_adventure(place):
    seats = ["Zeus", "Poseidon", "Hades", "Athena", "Aphrodite", "Hermes"]
    match = gods_at(
        " ".join(seats),
        ship="aeaea",
        discs={"ogygia": CIRCLE[place]},
        missions=dict(zip(seats, CARDS, strict=True)),
        hands={"Poseidon": [1]},
    )

    table = facts(sail(match, "1:y1"))
    paid = {place: 3, (place - 1) % 6: 2, (place - 3) % 6: 1}
    assert table["points"] == {name: paid.get(card, 0) for card, name in enumerate(seats)}
    assert (table["scored"], table["discs"]["ogygia"]) == ({CIRCLE[place]: 1}, "")


@pytest.mark.rule("odysseus/score/all")
def test_the_disc_joins_the_scored_row():
    missions = {"Zeus": CARDS[0], "Poseidon": CARDS[1], "Athena": CARDS[3]}
    discs = {"ogygia": "winds"}
    match = gods_at(
        "Zeus Poseidon Athena",
        ship="aeaea",
        discs=discs,
        scored=["winds", "cyclops"],
        missions=missions,
        hands=WELL_STOCKED,
    )

    table = facts(sail(match, "1:y1"))
    assert table["scored"] == {"winds": 2, "cyclops": 1}
    assert table["points"] == {"Zeus": 7, "Poseidon": 6, "Athena": 1}


# ── the new disc ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/refill/choice")
@pytest.mark.parametrize("disc", ["cyclops", "sirens", "homecoming"])
def test_zeus_puts_a_disc_of_the_reserve_where_the_voyage_began(disc):
    match = sail(gods_at("Poseidon Zeus Athena", ship="aeaea", hands=WELL_STOCKED), "1:y1 1:g2")
    reserve = facts(match)["reserve"]

    assert match.names[match.actor] == "Zeus"
    assert legal_names(match) == {f"disc:{name}" for name in reserve}
    play(match, f"Zeus disc:{disc}")
    table = facts(match)
    assert (table["discs"]["aeaea"], table["discs"]["same"], table["ship"]) == (disc, "", "same")
    assert table["reserve"].get(disc, 0) == reserve[disc] - 1
    assert sum(table["reserve"].values()) == sum(reserve.values()) - 1


@pytest.mark.rule("odysseus/refill/choice")
def test_a_disc_that_is_not_in_the_reserve_cannot_be_chosen():
    islands = dict.fromkeys(["ogygia", "taphos", "same", "crete", "delos"], "cyclops")
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", discs=islands, hands=WELL_STOCKED)

    assert refusal(match, "disc:winds") == "odysseus/refill/choice"
    sail(match, "1:y1")
    assert "cyclops" not in facts(match)["reserve"]  # The one just scored does not return either.
    assert refusal(match, "disc:cyclops") == "odysseus/refill/choice"
    assert legal_names(match) == {f"disc:{name}" for name in CIRCLE[1:]}


@pytest.mark.rule("odysseus/refill/choice")
def test_in_a_later_round_the_disc_goes_where_that_voyage_began():
    match = sail(gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED), "1:y1")
    play(match, "Zeus disc:cyclops")

    sail(match, "1:g1")
    play(match, "Zeus disc:scylla")
    table = facts(match)
    assert (table["ship"], table["discs"]["aeaea"], table["discs"]["ogygia"]) == ("same", "cyclops", "scylla")


def empty_reserve():
    """All discs lie on the islands or in the scored row, and nobody has ten points."""
    return gods_at(
        "Zeus Poseidon Athena",
        ship="aeaea",
        discs={"ogygia": "cyclops", "same": "cyclops"},
        scored=["scylla"] * 5 + ["homecoming"] * 5 + ["underworld"] * 2 + ["cyclops"],
        missions={"Zeus": CARDS[0], "Poseidon": CARDS[1], "Athena": CARDS[2]},
        hands=WELL_STOCKED,
    )


@pytest.mark.rule("odysseus/refill/choice")
def test_zeus_refills_also_if_the_voyage_ended_at_an_island_without_a_disc():
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", discs={"ogygia": "none"}, hands=WELL_STOCKED)
    scored = facts(match)["scored"]

    sail(match, "1:y1")
    assert (facts(match)["phase"], facts(match)["actor"], facts(match)["dry"]) == ("choosing", "Zeus", 1)
    play(match, "Zeus disc:sirens")
    assert facts(match)["discs"]["aeaea"] == "sirens"
    assert (facts(match)["scored"], facts(match)["discs"]["ogygia"]) == (scored, "")


@pytest.mark.rule("odysseus/refill/choice", "odysseus/voyage/home")
def test_after_a_voyage_back_to_its_start_no_disc_can_be_chosen():
    match = sail(gods_at("Zeus Poseidon Athena", ship="aeaea", hands=WELL_STOCKED), "1:y1 1:y2")

    assert (facts(match)["phase"], refusal(match, "disc:sirens")) == ("turn", "odysseus/refill/choice")


@pytest.mark.rule("odysseus/refill/empty")
def test_with_an_empty_reserve_nothing_is_refilled_and_the_next_round_begins():
    match = empty_reserve()
    assert (facts(match)["reserve"], "" in facts(match)["discs"].values()) == ({}, True)

    table = facts(sail(match, "1:y1"))
    assert (table["phase"], table["round"], table["actor"]) == ("turn", 2, "Poseidon")
    assert [island for island, disc in table["discs"].items() if not disc] == ["aeaea", "ogygia"]
    assert table["scored"]["cyclops"] == 2


@pytest.mark.rule("odysseus/refill/empty")
def test_an_island_without_a_disc_scores_nothing():
    match = sail(empty_reserve(), "1:y1")
    before = facts(match)

    table = facts(sail(match, "1:y1"))
    assert (table["ship"], table["phase"], table["round"]) == ("aeaea", "turn", 3)
    for field in ("points", "scored", "discs", "last"):
        assert table[field] == before[field]
    assert table["dry"] == 1
