"""Your turn: the order, one action, winds, passing, and Dionysos."""

import pytest
from table import actor, at_table, facts, gods_at, legal_names, play, refusal

from ithaca.games.odysseus.components import HIDDEN

pytestmark = pytest.mark.interpreted

ZONES = ["y1", "g1", "r1", "y2", "g2", "r2", "y3", "g3", "r3"]


def hand(match, player):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


def mission(match, player):
    seat = match.names.index(player)
    return match.table(seat)["missions"][seat]


# ── the order ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/turn/order")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        ("Zeus Poseidon Hades Athena", "Poseidon Hades Athena Zeus Poseidon"),
        ("Hades Zeus Athena Poseidon", "Athena Poseidon Hades Zeus Athena"),
        ("Athena Poseidon Hades Zeus", "Athena Poseidon Hades Zeus Athena"),
    ],
)
def test_the_player_left_of_zeus_begins_and_turns_go_clockwise(seats, order):
    hands = {name: [1, 1] for name in seats.split()}
    match = gods_at(seats, hands=hands)

    for player in order.split():
        assert actor(match) == player
        match.play("wind:1:y1")


@pytest.mark.rule("odysseus/turn/order")
@pytest.mark.parametrize("seed", range(5))
def test_after_the_ship_is_placed_the_player_left_of_zeus_begins(seed):
    match = at_table("odysseus", "Ada Bea Cem Dia", seed=seed)
    zeus = match.table(-1)["gods"].index("zeus")

    match.play("start:taphos")
    assert match.actor == (zeus + 1) % 4


# ── one action ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/turn/choices", "odysseus/turn/one")
def test_a_turn_is_a_wind_a_power_a_swap_or_a_pass():
    match = gods_at("Zeus Poseidon Athena", hands={"Poseidon": [3, "d"]})

    winds = {f"wind:{wind}:{zone}" for wind in "3d" for zone in ZONES}
    assert legal_names(match) == {"pass", "swap:0", "swap:2"} | winds | {f"storm:{zone}" for zone in ZONES}
    assert match.refusal(HIDDEN).clause == "odysseus/turn/one"  # a way to see a move, not one to make


@pytest.mark.rule("odysseus/turn/one")
@pytest.mark.parametrize(
    "moves",
    ["Hades pass", "Hades wind:3:y1", "Hades swap:0", "Hades hide:3:y1\nAthena allow"],
    ids=["pass", "wind", "swap", "hide"],
)
def test_after_one_action_the_turn_is_over(moves):
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [3, 2, "d"]})

    play(match, moves)
    assert (actor(match), facts(match)["phase"]) == ("Poseidon", "turn")


@pytest.mark.rule("odysseus/turn/one")
@pytest.mark.parametrize(
    ("active", "moves", "left"),
    [
        ("Poseidon", "Poseidon storm:y1\nAthena allow", "Hades"),
        ("Aphrodite", "Aphrodite double:y1\nAthena allow", "Hermes"),
        ("Aphrodite", "Aphrodite wind:1:y1\nHermes lift:y1:1 drop:g3\nAthena allow", "Zeus"),
    ],
    ids=["poseidon", "aphrodite", "hermes"],
)
def test_a_power_is_the_whole_turn(active, moves, left):
    match = gods_at("Zeus Athena Poseidon Hades Aphrodite Hermes", active=active, hands={"Aphrodite": [1]})

    play(match, moves)
    assert (actor(match), facts(match)["phase"]) == (left, "turn")


@pytest.mark.rule("odysseus/turn/one")
def test_hiding_a_card_lays_that_card_and_nothing_more():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": [3, 2, "d"]})

    play(match, "Hades hide:3:y1\nAthena allow")
    assert hand(match, "Hades") == {"2": 1, "d": 1}
    assert sum(map(len, facts(match)["winds"].values())) == 1


# ── laying winds ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/turn/wind")
@pytest.mark.parametrize("zone", ZONES)
def test_a_wind_goes_from_the_hand_to_any_of_the_nine_zones(zone):
    match = gods_at("Zeus Athena Poseidon", hands={"Athena": [3, 3, 5]})

    play(match, f"Athena wind:3:{zone}")
    assert hand(match, "Athena") == {"3": 1, "5": 1}
    assert facts(match)["winds"] == {z: ["3"] if z == zone else [] for z in ZONES}


@pytest.mark.rule("odysseus/turn/wind")
def test_a_wind_that_you_do_not_hold_cannot_be_laid():
    match = gods_at("Zeus Athena Poseidon", hands={"Athena": [3], "Poseidon": [5], "Zeus": [2]})

    assert {name for name in legal_names(match) if name.startswith("wind")} == {f"wind:3:{z}" for z in ZONES}
    assert refusal(match, "wind:5:y1") == "odysseus/turn/wind"
    play(match, "Athena wind:3:y1\nPoseidon pass\nZeus pass")
    assert refusal(match, "wind:3:y1") == "odysseus/turn/wind"


@pytest.mark.rule("odysseus/turn/wind", "odysseus/poseidon/next")
def test_a_zone_takes_any_number_of_cards_even_in_a_storm():
    match = gods_at(
        "Zeus Athena Poseidon",
        active="Poseidon",
        hands={name: {"1": 3} for name in ("Zeus", "Athena", "Poseidon")},
    )

    play(match, "Poseidon storm:g2\nAthena allow")
    for _ in range(9):
        match.play("wind:1:g2")
    assert facts(match)["winds"]["g2"] == ["1"] * 9


@pytest.mark.rule("odysseus/turn/dionysos-wind")
@pytest.mark.parametrize("zone", ZONES)
def test_dionysos_may_be_laid_in_any_zone_and_counts_one(zone):
    match = gods_at("Zeus Athena Poseidon", hands={"Athena": ["d"]})
    gods = facts(match)["gods"]

    play(match, f"Athena wind:d:{zone}")
    assert facts(match)["totals"] == {z: int(z == zone) for z in ZONES}
    assert (facts(match)["winds"][zone], facts(match)["gods"], facts(match)["swapped"]) == (["d"], gods, 0)


@pytest.mark.rule("odysseus/turn/dionysos-wind")
def test_the_ship_follows_a_lone_dionysos_but_not_against_a_wind_of_two():
    match = gods_at("Zeus Athena Poseidon", ship="aeaea", hands={"Athena": ["d", "d"], "Poseidon": [2]})

    play(match, "Athena wind:d:y1\nPoseidon wind:2:g2\nZeus pass")
    play(match, "Athena wind:d:y2\nPoseidon pass\nZeus pass\nAthena pass")
    assert facts(match)["ship"] == "same"  # yellow to Ogygia, then green


# ── passing ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/turn/pass")
def test_who_passes_keeps_his_cards_and_may_act_when_his_turn_comes_again():
    match = gods_at("Zeus Poseidon Athena", hands={"Poseidon": [3, 2, "d"], "Athena": [1]})
    choices = legal_names(match)

    play(match, "Poseidon pass\nAthena wind:1:y1\nZeus pass")
    assert actor(match) == "Poseidon"
    assert hand(match, "Poseidon") == {"2": 1, "3": 1, "d": 1}
    assert legal_names(match) == choices


@pytest.mark.rule("odysseus/turn/idle")
@pytest.mark.parametrize("player", ["Athena", "Hades", "Hermes"])
def test_without_cards_and_a_power_to_use_now_one_must_pass(player):
    match = gods_at("Zeus Poseidon Hades Athena Aphrodite Hermes", active=player, hands={player: []})

    assert player.lower() not in facts(match)["spent"]
    assert legal_names(match) == {"pass"}


@pytest.mark.rule("odysseus/turn/forced")
@pytest.mark.parametrize(
    ("player", "move"), [("Zeus", "stop"), ("Poseidon", "storm:y1"), ("Aphrodite", "double:y1")]
)
def test_without_cards_one_may_use_a_power_but_must_pass_once_it_is_used(player, move):
    seats = "Zeus Poseidon Hades Athena Aphrodite"
    match = gods_at(seats, active=player, hands={name: [] for name in seats.split()})

    assert legal_names(match) >= {"pass", move}
    match.play(move)
    play(match, "Athena counter")
    while actor(match) != player:
        match.play("pass")
    assert legal_names(match) == {"pass"}


@pytest.mark.rule("odysseus/turn/idle")
def test_athena_cannot_counter_on_her_own_turn():
    match = gods_at("Zeus Poseidon Athena", hands={"Athena": []})

    play(match, "Poseidon storm:y1\nAthena allow")
    assert actor(match) == "Athena"
    assert legal_names(match) == {"pass"}
    assert refusal(match, "counter") == "odysseus/athena/window"


# ── Dionysos ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/dionysos/swap")
@pytest.mark.parametrize(("seat", "other"), [(0, "Zeus"), (2, "Hades"), (3, "Athena")])
def test_dionysos_swaps_gods_with_any_other_player(seat, other):
    match = gods_at("Zeus Poseidon Hades Athena", hands={"Poseidon": ["d", 3]})
    gods = facts(match)["gods"]

    play(match, f"Poseidon swap:{seat}")
    assert facts(match)["gods"] == {**gods, "Poseidon": other.lower(), other: "poseidon"}
    assert (hand(match, "Poseidon"), facts(match)["swapped"]) == ({"3": 1}, 1)
    assert sum(map(len, facts(match)["winds"].values())) == 0


@pytest.mark.rule("odysseus/dionysos/swap")
def test_a_swap_needs_dionysos_and_another_player():
    match = gods_at("Zeus Poseidon Athena", hands={"Poseidon": ["d"], "Athena": [1]})

    assert {name for name in legal_names(match) if name.startswith("swap")} == {"swap:0", "swap:2"}
    assert refusal(match, "swap:1") == "odysseus/dionysos/swap"
    assert refusal(match, "swap:3") == "odysseus/setup/players"
    play(match, "Poseidon pass")
    assert refusal(match, "swap:0") == "odysseus/dionysos/swap"


@pytest.mark.rule("odysseus/dionysos/keeps")
def test_the_card_of_a_swap_lies_with_the_played_cards_until_the_round_ends():
    hands = {"Zeus": {"1": 10, "2": 11}, "Poseidon": {"d": 8, "5": 5}, "Athena": {"3": 8}}
    match = gods_at("Zeus Poseidon Athena", hands=hands)

    play(match, "Poseidon swap:2\nAthena pass\nZeus pass")
    assert (facts(match)["swapped"], facts(match)["pack"]) == (1, 0)
    play(match, "Poseidon pass")
    assert (facts(match)["swapped"], facts(match)["pack"]) == (0, 0)
    assert hand(match, "Poseidon") == {"d": 8, "5": 5}  # The only card in the pack comes back to him.


@pytest.mark.rule("odysseus/dionysos/state", "odysseus/dionysos/token")
def test_a_used_power_stays_used_and_its_token_stays_on_the_board():
    match = gods_at("Zeus Poseidon Athena", hands={"Athena": ["d"], "Zeus": [1]})

    play(match, "Poseidon storm:g2\nAthena allow\nAthena swap:1\nZeus wind:1:y1\nPoseidon pass")
    assert (facts(match)["storm"], facts(match)["spent"]) == ("g2", ["poseidon"])
    assert facts(match)["gods"]["Athena"] == "poseidon"
    assert refusal(match, "storm:y1") == "odysseus/powers/once"


@pytest.mark.rule("odysseus/dionysos/state")
def test_a_used_power_returns_to_its_new_holder_when_the_round_ends():
    match = gods_at("Zeus Poseidon Athena", hands={"Athena": ["d"], "Zeus": [], "Poseidon": []})

    play(match, "Poseidon storm:g2\nAthena allow\nAthena swap:1\nZeus pass\nPoseidon pass\nAthena pass")
    play(match, "Poseidon pass\nAthena storm:r1")
    assert facts(match)["round"] == 2
    assert (facts(match)["storm"], actor(match)) == ("r1", "Poseidon")  # He holds Athena now.


@pytest.mark.rule("odysseus/dionysos/state")
def test_an_unused_power_is_unused_for_its_new_holder():
    match = gods_at("Zeus Athena Poseidon", hands={"Athena": ["d"], "Zeus": []})

    play(match, "Athena swap:2\nPoseidon pass\nZeus pass\nAthena storm:y1")
    assert (facts(match)["storm"], actor(match)) == ("y1", "Poseidon")


@pytest.mark.rule("odysseus/dionysos/later", "odysseus/dionysos/both")
def test_a_swap_is_the_whole_turn_and_the_new_power_waits_for_the_next():
    match = gods_at("Athena Zeus Poseidon Hades", hands={"Poseidon": ["d"], "Hades": [1]})

    play(match, "Poseidon swap:1")
    assert actor(match) == "Hades"
    play(match, "Hades wind:1:y1\nAthena pass\nZeus storm:y1\nAthena allow")
    assert actor(match) == "Poseidon"
    assert "stop" in legal_names(match)
    assert "storm:g1" not in legal_names(match)


@pytest.mark.rule("odysseus/dionysos/both")
def test_who_takes_athena_may_counter_as_soon_as_the_turn_of_the_swap_is_over():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": ["d"]})

    play(match, "Hades swap:3")
    assert (actor(match), facts(match)["phase"]) == ("Poseidon", "turn")
    play(match, "Poseidon storm:y1\nHades counter")
    assert facts(match)["storm"] == ""


@pytest.mark.rule("odysseus/dionysos/both")
def test_who_is_given_athena_may_counter_the_very_next_power():
    match = gods_at("Zeus Athena Poseidon Hades", hands={"Athena": ["d"]})

    play(match, "Athena swap:3\nPoseidon storm:y1\nHades counter")
    assert facts(match)["storm"] == ""


@pytest.mark.rule("odysseus/dionysos/keeps")
def test_missions_and_hands_stay_with_their_players():
    match = gods_at("Zeus Poseidon Athena", hands={"Zeus": [5, 5], "Poseidon": ["d", 3]})
    missions = {player: mission(match, player) for player in match.names}

    play(match, "Poseidon swap:0")
    assert {player: mission(match, player) for player in match.names} == missions
    assert (hand(match, "Zeus"), hand(match, "Poseidon")) == ({"5": 2}, {"3": 1})


@pytest.mark.rule("odysseus/dionysos/keeps")
def test_everyone_sees_a_swap_even_when_hades_plays_it():
    match = gods_at("Zeus Hades Poseidon Athena", hands={"Hades": ["d", "d"]})

    play(match, "Hades swap:0")
    for seat in (-1, 0, 1, 2, 3):
        assert match.notation.name(match.seen(seat)[-1]) == "swap:0"
        assert (match.table(seat)["swapped"], match.table(seat)["gods"][1]) == (1, "zeus")


@pytest.mark.rule("odysseus/dionysos/zeus")
def test_who_holds_zeus_when_the_round_ends_chooses_the_disc_and_the_next_round_begins_on_his_left():
    hands = {"Zeus": [], "Athena": [1], "Poseidon": ["d"]}
    match = gods_at("Zeus Athena Poseidon", ship="aeaea", hands=hands)

    play(match, "Athena wind:1:y1\nPoseidon swap:0\nZeus pass\nAthena pass\nPoseidon pass")
    assert (facts(match)["phase"], actor(match)) == ("choosing", "Poseidon")
    match.play(min(legal_names(match)))
    assert (facts(match)["round"], actor(match)) == (2, "Zeus")  # left of Poseidon, who holds Zeus


@pytest.mark.rule("odysseus/dionysos/zeus")
def test_a_swap_does_not_change_the_order_of_turns():
    match = gods_at("Zeus Poseidon Hades Athena", hands={"Poseidon": ["d"], "Hades": [1, 1]})

    play(match, "Poseidon swap:0\nHades wind:1:y1\nAthena pass\nZeus pass")
    play(match, "Poseidon pass\nHades wind:1:y1\nAthena pass")
    assert actor(match) == "Zeus"
