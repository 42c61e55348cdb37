"""Setting up: gods, missions, winds, the sea, discs, the ship, and who sees what."""

from collections import Counter
from importlib.resources import files
from itertools import combinations, permutations
from math import dist

import pytest
from table import at_table, facts, gods_at, legal_names, play, refusal

from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.match import start
from ithaca.engine.scenario import begin, read
from ithaca.games.odysseus import board as boards

pytestmark = pytest.mark.interpreted

CIRCLE = ["cyclops", "winds", "sirens", "underworld", "scylla", "homecoming"]
CARDS = [[CIRCLE[i], CIRCLE[(i + 1) % 6], CIRCLE[(i + 3) % 6]] for i in range(6)]
PACK = {"1": 10, "2": 11, "3": 8, "5": 5, "d": 8}


def own(match, field):
    """What each seat sees of itself."""
    return [match.table(seat)[field][seat] for seat in range(match.seats)]


# ── players, gods, missions, winds ────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/setup/players")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_may_play(players):
    match = start("odysseus", players, seed=1)

    assert match.seats == len(match.table(-1)["gods"]) == players


@pytest.mark.rule("odysseus/setup/players")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_fewer_than_three_or_more_than_six_may_not(players):
    with pytest.raises(Misuse) as refused:
        start("odysseus", players, seed=1)

    assert refused.value.clause == "odysseus/setup/players"


@pytest.mark.rule("odysseus/setup/gods")
@pytest.mark.parametrize(
    ("players", "gods"),
    [
        (3, "athena poseidon zeus"),
        (4, "athena hades poseidon zeus"),
        (5, "aphrodite athena hades poseidon zeus"),
        (6, "aphrodite athena hades hermes poseidon zeus"),
    ],
)
def test_the_number_of_players_says_which_gods_take_part(players, gods):
    for seed in range(5):
        match = start("odysseus", players, seed=seed)

        assert sorted(match.table(-1)["gods"]) == gods.split()


@pytest.mark.rule("odysseus/setup/gods")
def test_chance_deals_the_gods_in_every_order():
    dealt = {tuple(start("odysseus", 3, seed=seed).table(-1)["gods"]) for seed in range(60)}

    assert dealt == set(permutations(["zeus", "athena", "poseidon"]))


@pytest.mark.rule("odysseus/setup/gods")
def test_every_god_brings_a_fresh_power():
    match = start("odysseus", 6, seed=3)

    assert match.table(-1)["spent"] == []
    assert match.table(-1)["storm"] == match.table(-1)["doubled"] == ""


@pytest.mark.rule("odysseus/setup/missions")
def test_everyone_gets_a_mission_of_his_own_and_sees_no_other():
    for seed in range(10):
        match = start("odysseus", 4, seed=seed)
        missions = own(match, "missions")

        assert all(missions.count(mission) == 1 and len(set(mission)) == 3 for mission in missions)
        for seat, mission in enumerate(missions):
            assert match.table(seat)["missions"] == [mission if s == seat else [] for s in range(4)]
        assert match.table(-1)["missions"] == [[], [], [], []]


@pytest.mark.rule("odysseus/setup/missions")
@pytest.mark.parametrize("seed", range(6))
def test_six_players_have_six_missions_also_if_a_scenario_names_some(seed):
    lines = [
        'game = "odysseus"',
        f"seed = {seed}",
        'seats = ["A", "B", "C", "D", "E", "F"]',
        "[position.missions]",
    ]
    named = {"A": CARDS[3], "C": CARDS[0], "D": CARDS[5]}
    match = begin(read("\n".join([*lines, *(f"{seat} = {card}" for seat, card in named.items())])))

    missions = own(match, "missions")
    assert [missions[0], missions[2], missions[3]] == list(named.values())
    assert sorted(missions) == sorted(CARDS)


@pytest.mark.rule("odysseus/setup/missions", "odysseus/setup/unused")
def test_three_players_are_dealt_any_of_the_six_missions():
    dealt = [tuple(map(tuple, own(start("odysseus", 3, seed=seed), "missions"))) for seed in range(60)]

    for seat in range(3):
        assert {missions[seat] for missions in dealt} == {tuple(card) for card in CARDS}


@pytest.mark.rule("odysseus/setup/unused")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_fewer_players_all_islands_are_used_and_nobody_sees_the_missions_left_over(players):
    match = start("odysseus", players, seed=4)

    assert len(match.table(-1)["discs"]) == 18
    for seat in range(-1, players):
        known = match.view(seat)[0].mission
        assert sum(known > 0) == (seat >= 0)
        assert len(match.table(seat)["missions"]) == players


@pytest.mark.rule("odysseus/setup/cards")
@pytest.mark.parametrize("place", range(6), ids=CIRCLE)
def test_the_missions_pay_three_two_then_skip_one_and_pay_one(place):
    missions = dict(zip("ABCDEF", CARDS, strict=True))
    match = at_table("odysseus", "A B C D E F", missions=missions, scored=[CIRCLE[place]])

    # The card that starts here pays 3, the one that starts before it 2, the one three before it 1.
    paid = {place: 3, (place - 1) % 6: 2, (place - 3) % 6: 1}
    assert facts(match)["points"] == {name: paid.get(card, 0) for card, name in enumerate("ABCDEF")}


@pytest.mark.rule("odysseus/setup/winds")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everyone_holds_three_of_the_42_winds_before_the_ship_is_placed(players):
    match = start("odysseus", players, seed=8)

    assert match.table(-1)["phase"] == "placing"
    assert match.table(-1)["cards"] == [3] * players
    assert match.table(-1)["pack"] == 42 - 3 * players
    left = dict(zip(["?", *PACK], match.state[0].pack.tolist(), strict=True))
    assert sum(map(Counter, own(match, "hands")), Counter(left)) == Counter(PACK)


@pytest.mark.rule("odysseus/setup/winds")
def test_the_first_winds_are_dealt_by_chance():
    hands = [own(start("odysseus", 3, seed=seed), "hands") for seed in range(40)]

    assert len({str(hand) for hand in hands}) > 30
    for seat in range(3):
        assert {wind for dealt in hands for wind in dealt[seat]} == set(PACK)


# ── the sea ───────────────────────────────────────────────────────────────────────────────────────


def turn(p, q, r):
    """Positive if p, q, r turn left, negative if right, 0 if they lie on one line."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def cross(p, q, r, s):
    return turn(p, q, r) * turn(p, q, s) <= 0 and turn(r, s, p) * turn(r, s, q) <= 0


def gap(point, p, q):
    """How far a point is from the segment between p and q."""
    along = sum((c - a) * (b - a) for a, b, c in zip(p, q, point, strict=True)) / dist(p, q) ** 2
    along = min(1.0, max(0.0, along))
    return dist(point, [a + along * (b - a) for a, b in zip(p, q, strict=True)])


SEAS = pytest.mark.parametrize("small", [False, True], ids=["full", "small"])
SEA = ["odysseus/setup/board", "odysseus/variant/four"]


def sea(small):
    """Places by island, and the lines as (colour, island, island)."""
    board = boards.load()
    kept = [n for n in range(1, 19) if not small or n not in board.dropped]
    return {n: board.places[n - 1] for n in kept}, board.joined(small)


@pytest.mark.rule("odysseus/setup/islands", *SEA)
@SEAS
def test_a_yellow_a_green_and_a_red_line_lead_to_three_different_islands(small):
    places, lines = sea(small)

    assert len(places) == (10 if small else 18)
    for island in places:
        ends = [(colour, a + b - island) for colour, a, b in lines if island in (a, b)]
        assert sorted(colour for colour, _ in ends) == [1, 2, 3]
        assert len({end for _, end in ends} - {island}) == 3


@pytest.mark.rule(*SEA)
@SEAS
def test_no_two_lines_cross(small):
    places, lines = sea(small)

    for (_, a, b), (_, c, d) in combinations(lines, 2):
        if len({a, b, c, d}) == 4:
            assert not cross(places[a], places[b], places[c], places[d]), (a, b, c, d)


@pytest.mark.rule(*SEA)
@SEAS
def test_no_line_touches_an_island_that_it_does_not_serve(small):
    places, lines = sea(small)

    for _, a, b in lines:
        for other in places.keys() - {a, b}:
            assert gap(places[other], places[a], places[b]) >= 3, (a, b, other)


@pytest.mark.rule(*SEA)
@SEAS
def test_the_sea_hangs_together_and_has_no_triangle(small):
    places, lines = sea(small)
    joined = {frozenset(ends) for _, *ends in lines}

    for three in combinations(places, 3):
        assert not all(frozenset(pair) in joined for pair in combinations(three, 2)), three
    reached = {min(places)}
    for _ in places:
        reached |= {end for pair in joined if pair & reached for end in pair}
    assert reached == set(places)


@pytest.mark.rule(*SEA)
def test_the_block_hangs_on_two_lines_of_the_strips_colour_and_the_strip_joins_their_ends():
    board = boards.load()
    colour, a, b = board.strip

    cut = [
        line for line in board.joined(small=False) if (line[1] in board.dropped) != (line[2] in board.dropped)
    ]
    assert len(board.dropped) == 8
    assert [line[0] for line in cut] == [colour, colour]
    assert sorted(end for _, *ends in cut for end in ends if end not in board.dropped) == sorted((a, b))


@pytest.mark.rule("odysseus/setup/board")
def test_you_may_write_a_board_of_your_own_and_play_on_it(tmp_path):
    ours = files("ithaca.games.odysseus").joinpath("board.toml").read_text("utf-8")
    repainted = ours.replace("yellow", "?").replace("red = [", "yellow = [").replace("?", "red")
    file = tmp_path / "mine.toml"
    file.write_text(repainted, "utf-8")
    match = start("odysseus", 3, seed=1, board=boards.load(str(file)))

    match.play("start:aeaea")
    match.play(next(name for name in legal_names(match) if name.startswith("wind") and name.endswith("y1")))
    for _ in range(3):
        match.play("pass")
    assert match.table(-1)["ship"] == "scheria"  # On our board that line is red.


@pytest.mark.rule("odysseus/setup/board")
@pytest.mark.parametrize(
    ("was", "now", "key"),
    [
        ('["aeaea", "ogygia"]', '["aeaea", "same"]', "board-line-count"),
        (
            '["aeaea", "ogygia"],\n  ["scheria", "ismaros"]',
            '["aeaea", "scheria"],\n  ["ogygia", "ismaros"]',
            "board-double-line",
        ),
        ('slug = "crete"', 'slug = "aeaea"', "board-twice"),
        ('["crete", "cyprus"]', '["crete", "atlantis"]', "board-unknown-place"),
    ],
    ids=["two-yellow-lines", "two-lines-to-one-island", "seventeen-islands", "unknown-island"],
)
def test_a_board_without_three_lines_to_three_islands_is_refused(was, now, key):
    ours = files("ithaca.games.odysseus").joinpath("board.toml").read_text("utf-8")
    assert was in ours

    with pytest.raises(BadFile) as refused:
        boards.read(ours.replace(was, now), "mine.toml")
    assert (refused.value.key, refused.value.clause) == (key, "odysseus/setup/board")


# ── discs and the ship ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/setup/discs")
@pytest.mark.parametrize("players", [3, 6])
def test_three_discs_of_each_adventure_lie_on_the_islands_and_two_in_the_open_reserve(players):
    for seed in range(10):
        table = start("odysseus", players, seed=seed).table(-1)

        assert len(table["discs"]) == 18
        assert Counter(table["discs"].values()) == dict.fromkeys(CIRCLE, 3)
        assert table["reserve"] == dict.fromkeys(CIRCLE, 2)
        assert table["scored"] == {}


@pytest.mark.rule("odysseus/setup/discs")
def test_chance_spreads_the_discs():
    spreads = [start("odysseus", 3, seed=seed).table(-1)["discs"] for seed in range(80)]

    for island in boards.load().slugs:
        assert {spread[island] for spread in spreads} == set(CIRCLE)


@pytest.mark.rule("odysseus/setup/ship", "odysseus/setup/start")
@pytest.mark.parametrize("seed", range(4))
def test_zeus_knows_his_hand_and_mission_and_puts_the_ship_on_any_island(seed):
    match = start("odysseus", 4, seed=seed)
    zeus = match.table(-1)["gods"].index("zeus")

    assert match.actor == match.table(-1)["active"] == zeus
    assert sum(match.table(zeus)["hands"][zeus].values()) == len(match.table(zeus)["missions"][zeus]) == 3
    assert "?" not in match.table(zeus)["hands"][zeus]
    assert legal_names(match) == {f"start:{slug}" for slug in boards.load().slugs}
    assert refusal(match, "pass") == "odysseus/setup/ship"


@pytest.mark.rule("odysseus/setup/ship", "odysseus/setup/start")
@pytest.mark.parametrize("island", ["aeaea", "cyprus", "crete"])
def test_the_disc_where_the_ship_starts_joins_the_reserve_and_counts_for_nobody(island):
    match = start("odysseus", 3, seed=2)
    disc = match.table(-1)["discs"][island]

    match.play(f"start:{island}")
    table = match.table(-1)
    assert (table["ship"], table["origin"], table["discs"][island]) == (island, island, "")
    assert table["reserve"][disc] == 3
    assert sum(table["reserve"].values()) == 13
    assert (table["scored"], match.points()) == ({}, [0, 0, 0])
    assert refusal(match, "start:same") == "odysseus/setup/ship"


# ── open and secret ───────────────────────────────────────────────────────────────────────────────


def busy_table(**changed):
    """A table with an open card, a hidden one and a used power, Hades and Poseidon having acted."""
    hands = {"Zeus": [1, 2, 5], "Poseidon": [1, 2, "d"], "Hades": [3, 2, 2], "Athena": [3, 5, 2]}
    missions = dict(zip(["Zeus", "Poseidon", "Hades", "Athena"], CARDS, strict=False))
    secrets = {
        "hands": {**hands, **changed.get("hands", {})},
        "missions": {**missions, **changed.get("missions", {})},
    }
    match = gods_at("Zeus Poseidon Hades Athena", scored=["cyclops", "scylla"], ship="crete", **secrets)
    return play(
        match,
        f"""
        Poseidon storm:r2
        Athena allow
        Hades {changed.get("hide", "hide:3:g1")}
        Athena allow
        Athena wind:5:y3
        Zeus pass
        """,
    )


@pytest.mark.rule("odysseus/setup/open")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3], ids=["spectator", "Zeus", "Poseidon", "Hades", "Athena"])
def test_everyone_sees_gods_powers_card_counts_discs_and_open_cards(seat):
    match = busy_table()

    table = match.table(seat)
    assert table["gods"] == ["zeus", "poseidon", "hades", "athena"]
    assert (table["spent"], table["storm"]) == (["poseidon"], "r2")
    assert table["cards"] == [3, 3, 2, 2]
    assert table["scored"] == {"cyclops": 1, "scylla": 1}
    assert Counter(table["discs"].values()) + Counter(table["reserve"]) + Counter(table["scored"]) == Counter(
        {**dict.fromkeys(CIRCLE, 5), "": 1}
    )
    assert table["winds"]["y3"] == ["5"]
    assert len(table["winds"]["g1"]) == 1


@pytest.mark.rule("odysseus/setup/open")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3], ids=["spectator", "Zeus", "Poseidon", "Hades", "Athena"])
def test_missions_hands_and_face_down_cards_of_others_stay_secret(seat):
    match = busy_table()

    table, view = match.table(seat), match.view(seat)[0]
    for other in range(4):
        if other != seat:
            assert table["hands"][other] == {"?": table["cards"][other]}
            assert (table["missions"][other], table["points"][other]) == ([], None)
            assert not view.hand[other, 1:].any()
    assert table["winds"]["g1"] == (["3?"] if seat == 2 else ["?"])
    assert not view.pack[1:].any()
    assert not view.dice.tobytes().strip(b"\0")


@pytest.mark.rule("odysseus/setup/open")
def test_a_view_does_not_change_with_what_others_hold():
    match = busy_table()
    other = busy_table(
        hands={"Poseidon": [5, 5, 5], "Hades": [1, "d", 1]}, missions={"Poseidon": CARDS[4]}, hide="hide:d:g1"
    )

    for seat in (-1, 0, 3):
        assert match.view(seat).tobytes() == other.view(seat).tobytes()
    for seat in (1, 2):
        assert match.view(seat).tobytes() != other.view(seat).tobytes()


@pytest.mark.rule("odysseus/setup/open")
def test_new_winds_are_seen_by_who_draws_them_only():
    match = gods_at("Zeus Athena Poseidon", hands={"Zeus": [], "Athena": [], "Poseidon": []})

    play(match, "Athena pass\nPoseidon pass\nZeus pass")
    for seat in (-1, 0, 1, 2):
        view = match.view(seat)[0]
        for other in range(3):
            known = int(view.effects.drawn[other, 1:].sum()), int(view.effects.drawn[other, 0])
            assert known == ((2, 0) if other == seat else (0, 2))


@pytest.mark.rule("odysseus/setup/open")
@pytest.mark.parametrize(
    "moves",
    [
        "Hermes lift:y1:hidden",
        "Hermes lift:y1:hidden drop:g2",
        "Hermes lift:g1:1 drop:g2",
        "Hermes pass\nZeus stop\nAthena allow",
    ],
    ids=["a card in the air", "a hidden card put down", "an open card put down", "a voyage"],
)
@pytest.mark.parametrize("late", ["late-counter", "late-athena"])
def test_whatever_is_not_secret_is_shown_as_it_is(moves, late):
    options = {late: "on", "stays-open": "on"}
    hands = {"Poseidon": [1], "Hades": [5]}
    seats = "Zeus Poseidon Athena Aphrodite Hades Hermes"
    match = gods_at(seats, options=options, ship="aeaea", hands=hands)

    play(
        match,
        "Poseidon wind:1:g1\nAthena pass\nAphrodite double:r2\nAthena allow\nHades hide:5:y1\nAthena allow",
    )
    if late == "late-athena":
        moves = moves.replace("Hermes pass", "Hermes pass\nAthena allow")
    play(match, moves)
    truth = match.state[0]
    for seat in range(-1, 6):
        view = match.view(seat)[0]
        for field in set(truth.dtype.names) - {
            "dice",
            "effects",
            "mission",
            "hand",
            "pack",
            "hidden_wind",
        }:
            assert view[field].tobytes() == truth[field].tobytes(), field
        for field in set(truth.effects.dtype.names) - {"drawn"}:
            assert view.effects[field].tobytes() == truth.effects[field].tobytes(), field
