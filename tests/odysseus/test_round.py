"""How a round ends, and what the next one begins with."""

from collections import Counter
from random import Random

import pytest
from table import actor, at_table, facts, gods_at, legal_names, play, random_game, refusal

pytestmark = pytest.mark.interpreted

PACK = {"1": 10, "2": 11, "3": 8, "5": 5, "d": 8}


def hand(match, player):
    seat = match.names.index(player)
    return Counter(match.table(seat)["hands"][seat])


# ── the end of a round ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/round/end", "odysseus/round/count")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_round_ends_after_as_many_passes_in_a_row_as_there_are_players(players):
    match = at_table("odysseus", " ".join("ABCDEF"[:players]), active="A")

    for passes in range(players):
        assert (facts(match)["round"], facts(match)["passes"]) == (1, passes)
        match.play("pass")
    assert (facts(match)["round"], facts(match)["passes"]) == (2, 0)


@pytest.mark.rule("odysseus/round/count")
@pytest.mark.parametrize(
    "action",
    ["wind:1:y2", "swap:0", "hide:1:y2 allow", "hide:1:y2 counter"],
    ids=["wind", "swap", "hide", "countered"],
)
def test_any_action_starts_the_count_of_passes_anew(action):
    match = gods_at("Zeus Poseidon Hades Athena", active="Zeus", hands={"Hades": [1, "d"]})

    play(match, "Zeus pass\nPoseidon pass")
    for move in action.split():
        match.play(move)
    play(match, "Athena pass\nZeus pass\nPoseidon pass")
    assert (facts(match)["round"], facts(match)["passes"], actor(match)) == (1, 3, "Hades")
    match.play("pass")
    assert facts(match)["round"] == 2


@pytest.mark.rule("odysseus/round/count")
@pytest.mark.parametrize("answer", ["allow", "counter"])
@pytest.mark.parametrize(
    "power", ["storm:y2", "double:y2", "lift:y3:1 drop:g3"], ids=["storm", "double", "lift"]
)
def test_every_power_starts_the_count_of_passes_anew(power, answer):
    god = {"storm": "Poseidon", "double": "Aphrodite", "lift": "Hermes"}[power.split(":")[0]]
    match = gods_at("Zeus Hades Athena Poseidon Aphrodite Hermes", active="Athena", hands={"Athena": [1]})

    play(match, "Athena wind:1:y3")
    while actor(match) != god:
        match.play("pass")
    for move in [*power.split(), answer]:
        match.play(move)
    assert (facts(match)["passes"], facts(match)["round"]) == (0, 1)


@pytest.mark.rule("odysseus/round/count")
def test_a_countered_stop_starts_the_count_of_passes_anew():
    match = gods_at("Zeus Poseidon Athena")

    play(match, "Poseidon pass\nAthena pass\nZeus stop\nAthena counter\nPoseidon pass\nAthena pass")
    assert (facts(match)["round"], actor(match)) == (1, "Zeus")
    play(match, "Zeus pass")
    assert facts(match)["round"] == 2


# ── new winds ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/round/winds")
def test_after_the_round_everyone_keeps_what_he_did_not_play_and_draws_two():
    match = gods_at("Zeus Poseidon Athena", hands={"Zeus": [5, 5], "Poseidon": [3, "d"], "Athena": []})

    play(match, "Poseidon wind:3:y3\nAthena pass\nZeus pass\nPoseidon pass")
    assert (facts(match)["round"], facts(match)["cards"]) == (2, {"Zeus": 4, "Poseidon": 3, "Athena": 2})
    assert hand(match, "Zeus")["5"] >= 2
    assert hand(match, "Poseidon")["d"] >= 1


@pytest.mark.rule("odysseus/round/winds")
def test_all_played_cards_go_back_into_the_pack():
    hands = {"Zeus": [5, 5], "Poseidon": [3, "d"], "Hades": [2], "Athena": [1]}
    match = gods_at("Zeus Poseidon Hades Athena", hands=hands)

    play(match, "Poseidon swap:3\nHades hide:2:g3\nPoseidon allow\nAthena wind:1:y3\nZeus wind:5:y2")
    play(match, "Poseidon pass\nHades pass\nAthena pass\nZeus pass")
    assert not any(facts(match)["winds"].values())
    left = Counter(dict(zip(["?", *PACK], match.state[0].pack.tolist(), strict=True)))
    held = sum((hand(match, player) for player in match.names), Counter())
    assert held + left == Counter(PACK)
    assert (facts(match)["pack"], facts(match)["swapped"]) == (42 - 2 * 4 - 2, 0)


@pytest.mark.rule("odysseus/round/winds")
def test_the_played_cards_are_dealt_again():
    hands = {"Zeus": {"1": 10, "2": 11}, "Poseidon": {"5": 5, "d": 8}, "Athena": {"3": 8}}
    match = gods_at("Zeus Poseidon Athena", hands=hands)

    play(match, "Poseidon wind:5:y3\nAthena pass\nZeus wind:2:y3\nPoseidon pass\nAthena pass\nZeus pass")
    drawn = hand(match, "Poseidon") + hand(match, "Athena") - Counter({"5": 4, "d": 8, "3": 8})
    assert drawn == {"5": 1, "2": 1}


@pytest.mark.rule("odysseus/round/winds")
def test_the_new_winds_are_shuffled():
    drawn = set()
    for seed in range(30):
        match = gods_at("Zeus Poseidon Athena", seed=seed, hands={"Zeus": [], "Poseidon": [], "Athena": []})
        play(match, "Poseidon pass\nAthena pass\nZeus pass")
        drawn |= set(hand(match, "Zeus"))

    assert drawn == set(PACK)


@pytest.mark.rule("odysseus/round/limit")
def test_a_hand_has_no_limit():
    match = gods_at("Zeus Poseidon Athena", hands={"Zeus": {"1": 9}, "Poseidon": [], "Athena": []})

    for rounds in range(1, 5):
        play(match, "Poseidon pass\nAthena pass\nZeus pass")
        assert facts(match)["cards"] == {"Zeus": 9 + 2 * rounds, "Poseidon": 2 * rounds, "Athena": 2 * rounds}


@pytest.mark.rule("odysseus/round/winds")
def test_during_a_round_nobody_draws():
    match = gods_at("Zeus Poseidon Hades Athena", hands={"Hades": [1, 2], "Zeus": [3, 3, 3]})

    play(match, "Poseidon storm:y1\nAthena allow\nHades hide:1:y1\nAthena allow")
    play(match, "Athena pass\nZeus wind:3:g1\nPoseidon pass")
    assert facts(match)["cards"] == {"Zeus": 2, "Poseidon": 3, "Hades": 1, "Athena": 3}
    assert facts(match)["pack"] == 42 - 11


@pytest.mark.rule("odysseus/round/short-pack")
@pytest.mark.parametrize(
    ("left", "athena", "poseidon", "zeus"),
    [
        (0, 0, 0, 0),
        (1, 1, 0, 0),
        (2, 1, 1, 0),
        (3, 1, 1, 1),
        (4, 2, 1, 1),
        (5, 2, 2, 1),
        (6, 2, 2, 2),
        (7, 2, 2, 2),
    ],
)
def test_a_short_pack_is_dealt_one_card_at_a_time_from_the_left_of_zeus(left, athena, poseidon, zeus):
    hands = {"Zeus": {"1": 10, "2": 11}, "Athena": {"3": 8}, "Poseidon": {"5": 5, "d": 8 - left}}
    match = gods_at("Poseidon Zeus Athena", hands=hands)

    play(match, "Athena pass\nPoseidon pass\nZeus pass")
    assert facts(match)["cards"] == {
        "Poseidon": 13 - left + poseidon,
        "Zeus": 21 + zeus,
        "Athena": 8 + athena,
    }
    assert facts(match)["pack"] == left - athena - poseidon - zeus
    assert (facts(match)["round"], actor(match)) == (2, "Athena")


# ── the new round ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/round/powers")
def test_with_the_new_round_every_token_returns_and_all_powers_can_be_used_again():
    hands = {"Zeus": [], "Hades": [5, 5], "Aphrodite": [], "Poseidon": [1]}
    match = gods_at("Athena Zeus Hades Poseidon Aphrodite Hermes", hands=hands)
    powers = "Aphrodite double:r3\nHermes lift:y3:5 drop:g3\nAthena pass"

    play(match, f"Hades hide:5:y3\nAthena counter\nPoseidon storm:g3\n{powers}\nZeus stop")
    assert (facts(match)["round"], facts(match)["phase"], actor(match)) == (2, "turn", "Hades")
    assert (facts(match)["spent"], facts(match)["storm"], facts(match)["doubled"]) == ([], "", "")
    play(
        match,
        "Hades hide:5:y3\nAthena allow\nPoseidon storm:g3\nAthena allow\nAphrodite double:r3\nAthena allow",
    )
    play(match, "Hermes lift:y3:hidden drop:g3\nAthena allow\nAthena pass\nZeus stop\nAthena counter")
    assert facts(match)["spent"] == ["zeus", "athena", "poseidon", "aphrodite", "hermes"]


@pytest.mark.rule("odysseus/round/powers")
def test_an_old_storm_does_not_blow_in_the_new_round():
    hands = {"Zeus": [], "Poseidon": [5], "Athena": []}
    match = gods_at("Zeus Poseidon Athena", ship="aeaea", hands=hands)

    play(match, "Poseidon storm:y1\nAthena allow\nAthena pass\nZeus stop\nAthena allow")
    play(match, "Poseidon wind:5:y1\nAthena pass\nZeus pass\nPoseidon pass")
    assert facts(match)["ship"] == "ogygia"


@pytest.mark.rule("odysseus/round/starter")
@pytest.mark.parametrize(
    ("seats", "starter"),
    [
        ("Zeus Poseidon Athena", "Poseidon"),
        ("Poseidon Zeus Athena", "Athena"),
        ("Poseidon Athena Zeus", "Poseidon"),
    ],
)
def test_the_new_round_begins_with_the_player_left_of_zeus(seats, starter):
    match = gods_at(seats, active=seats.split()[1])

    for _ in range(3):
        match.play("pass")
    assert (facts(match)["round"], actor(match)) == (2, starter)


@pytest.mark.rule("odysseus/round/starter", "odysseus/refill/choice")
def test_the_new_round_begins_left_of_zeus_after_he_has_laid_a_disc_too():
    match = gods_at("Athena Zeus Hades Poseidon", active="Poseidon", hands={"Poseidon": [1]})

    play(match, "Poseidon wind:1:y1\nAthena pass\nZeus stop\nAthena allow")
    assert refusal(match, "pass") == "odysseus/refill/choice"
    match.play(min(legal_names(match)))
    assert (facts(match)["round"], actor(match)) == (2, "Hades")


def test_what_a_round_did_is_forgotten_after_the_next_move():
    match = gods_at("Zeus Poseidon Hades Athena", ship="aeaea", hands={"Poseidon": [1], "Hades": [2]})

    play(match, "Poseidon wind:1:y1\nHades hide:2:g2\nAthena allow\nAthena pass\nZeus stop\nAthena allow")
    table, effects = match.state[0], match.state[0].effects
    assert (effects.path.tolist(), effects.course.tolist(), effects.turned[0]) == (
        [1, 6, 5, 0],
        [0, 1, 2, 0],
        2,
    )
    assert (effects.strength.tolist(), effects.sailed) == ([0, 1, 2, 0], 1)
    for field in ("hidden", "hidden_zone", "hidden_by", "hidden_wind"):
        assert not table[field].any(), field
    match.play(min(legal_names(match)))
    effects = match.state[0].effects
    assert (effects.drawn.sum(), effects.sailed, effects.taken) == (8, 0, 0)
    play(match, "Poseidon pass")
    assert not match.state[0].effects.tobytes().strip(b"\0")


# ── whatever happens ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odysseus/round/winds", "odysseus/setup/winds", "odysseus/setup/discs")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_card_and_no_disc_is_ever_lost(players):
    chance = Random(players)
    match = at_table("odysseus", " ".join("ABCDEF"[:players]), seed=players)

    def choose(legal):
        s = match.state[0]
        winds = s.hand[:, 1:].sum(0) + s.pack[1:] + s.laid[:, 1:].sum(0)
        winds[4] += s.swapped
        for i in range(s.hidden):
            winds[s.hidden_wind[i] - 1] += 1
        assert winds.tolist() == list(PACK.values())
        discs = Counter(s.disc.tolist())
        assert [discs[a] + s.reserve[a] + s.scored[a] for a in range(1, 7)] == [5] * 6
        return chance.choice(legal)

    random_game(match, choose)
    assert match.over
