"""Drawing: a card for each temple, the discards when the pile is empty, nothing when nothing is left."""

import pytest
from table import actor, at_table, facts, legal_names, play

from ithaca.engine.match import start

pytestmark = pytest.mark.interpreted

SEATS = "Axel Carsten Michael Claudia"
DECK = {"objection": 50, "temple": 23, "wind": 23, "plague": 16, "zeus": 11, "pandora": 9}


def hand(match, player):
    seat = match.names.index(player)
    return match.table(seat)["hands"][seat]


def without(**cards):
    """All cards of the game but these."""
    return {kind: count - cards.get(kind, 0) for kind, count in DECK.items()}


def short_of_cards(pack, discard=None, **position):
    """Axel is active and holds all cards but those of the draw pile and the discard pile."""
    discard = discard or {}
    gone = {kind: pack.get(kind, 0) + discard.get(kind, 0) for kind in DECK}
    hands = {"Axel": without(**gone), "Carsten": {}, "Michael": {}, "Claudia": {}}
    return at_table("ulysses", SEATS, active="Axel", hands=hands, discard=discard, **position)


def next_turn(match):
    """The ship sails without objection, no wind is played, and the turn goes to the left."""
    match.play(min(name for name in legal_names(match) if name.startswith("propose")))
    for _ in match.names[1:]:
        match.play("consent")
    match.play("yield")
    return match


def told(match, seat):
    return [event.key for event in match.story(seat)]


# ── the draw ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/draw/phase")
def test_everyone_draws_a_card_for_each_temple_of_his_own():
    temples = {"Axel": 2, "Carsten": 1, "Michael": 4, "Claudia": 3}
    hands = {"Axel": {"wind": 1}, "Carsten": {}, "Michael": {"zeus": 2}, "Claudia": {}}
    match = at_table("ulysses", SEATS, active="Axel", temples=temples, hands=hands)

    next_turn(match)
    assert actor(match) == "Carsten"
    assert facts(match)["held"] == {"Axel": 1 + 2, "Carsten": 1, "Michael": 2 + 4, "Claudia": 3}
    assert facts(match)["pack"] == 132 - 3 - 10
    assert hand(match, "Axel")["wind"] >= 1
    assert hand(match, "Michael")["zeus"] >= 2


@pytest.mark.rule("ulysses/draw/phase")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_turn_begins_with_a_draw_too(players):
    match = start("ulysses", players, seed=4)

    drawn = match.state[0].effects.drawn.sum(axis=1).tolist()
    assert drawn == [1] * players + [0] * (5 - players)
    assert match.table(-1)["held"][match.actor] == 5 + 1
    assert match.table(-1)["turn"] == 1


@pytest.mark.rule("ulysses/draw/phase")
def test_every_turn_begins_with_a_draw():
    match = at_table("ulysses", SEATS, active="Claudia", hands={name: {} for name in SEATS.split()})

    for turns in range(1, 4):
        next_turn(match)
        assert set(facts(match)["held"].values()) == {turns}


@pytest.mark.rule("ulysses/draw/phase", "ulysses/draw/order")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (12, {"Carsten": 3, "Michael": 2, "Claudia": 4, "Axel": 3}),
        (9, {"Carsten": 3, "Michael": 2, "Claudia": 4, "Axel": 0}),
        (8, {"Carsten": 3, "Michael": 2, "Claudia": 3, "Axel": 0}),
        (4, {"Carsten": 3, "Michael": 1, "Claudia": 0, "Axel": 0}),
        (2, {"Carsten": 2, "Michael": 0, "Claudia": 0, "Axel": 0}),
    ],
)
def test_the_active_player_draws_first_then_clockwise_each_all_cards_at_once(cards, drawn):
    temples = {"Axel": 3, "Carsten": 3, "Michael": 2, "Claudia": 4}
    match = short_of_cards({"objection": cards}, temples=temples)

    next_turn(match)
    before = {"Axel": 132 - cards}
    assert facts(match)["held"] == {name: before.get(name, 0) + count for name, count in drawn.items()}


@pytest.mark.rule("ulysses/draw/order")
def test_there_is_no_hand_limit():
    match = short_of_cards({"wind": 12}, temples={"Axel": 9})

    next_turn(match)
    assert facts(match)["held"]["Axel"] == 120 + 9
    assert hand(match, "Axel") == without(wind=3)
    assert (facts(match)["phase"], actor(match)) == ("acting", "Carsten")
    next_turn(match)
    assert facts(match)["discard"] == {}


@pytest.mark.rule("ulysses/draw/phase")
def test_which_cards_come_is_chance():
    drawn = set()
    for seed in range(12):
        hands = {"Axel": without(wind=9, plague=9), "Carsten": {}, "Michael": {}, "Claudia": {}}
        match = at_table("ulysses", SEATS, seed=seed, active="Axel", hands=hands)
        drawn |= set(hand(next_turn(match), "Carsten"))

    assert drawn == {"wind", "plague"}


@pytest.mark.rule("ulysses/draw/phase", "ulysses/setup/secrets")
def test_new_cards_are_told_to_who_drew_them_only():
    match = short_of_cards({"plague": 8})

    next_turn(match)
    for seat in range(4):
        assert told(match, seat)[-1] == "you-draw"
    assert "you-draw" not in told(match, -1)
    assert match.table(2)["hands"][1] == {"?": 1}


# ── reshuffling ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/draw/reshuffle", "ulysses/draw/moment")
def test_an_empty_pile_is_made_of_the_discards_when_a_card_is_needed():
    match = short_of_cards({}, {"plague": 6})

    assert (facts(match)["pack"], facts(match)["discard"]) == (0, {"plague": 6})
    next_turn(match)
    assert [hand(match, name) for name in ("Carsten", "Michael", "Claudia")] == [{"plague": 1}] * 3
    assert facts(match)["held"]["Axel"] == 126 + 1
    assert (facts(match)["pack"], facts(match)["discard"], facts(match)["top"]) == (2, {}, "")
    assert "reshuffled" in told(match, -1)


@pytest.mark.rule("ulysses/draw/moment")
@pytest.mark.parametrize(
    ("left", "cards"),
    [
        (0, {"wind": 4}),
        (1, {"objection": 1, "wind": 3}),
        (3, {"objection": 3, "wind": 1}),
        (4, {"objection": 4}),
    ],
)
def test_a_pile_that_is_too_short_gives_its_rest_first_and_the_others_after_the_shuffle(left, cards):
    match = short_of_cards({"objection": left}, {"wind": 8}, temples={"Carsten": 4})

    next_turn(match)
    assert hand(match, "Carsten") == cards
    assert hand(match, "Michael") == hand(match, "Claudia") == {"wind": 1}
    assert facts(match)["pack"] == left + 8 - 7


@pytest.mark.rule("ulysses/draw/moment")
def test_the_discards_stay_where_they_are_until_a_card_is_needed():
    match = short_of_cards({"objection": 4}, {"wind": 8})

    next_turn(match)
    assert (facts(match)["pack"], facts(match)["discard"], facts(match)["top"]) == (0, {"wind": 8}, "wind")
    assert "reshuffled" not in told(match, -1)
    next_turn(match)
    assert (facts(match)["pack"], facts(match)["discard"]) == (4, {})


@pytest.mark.rule("ulysses/draw/reshuffle")
def test_the_new_pile_is_shuffled():
    drawn = set()
    for seed in range(12):
        hands = {"Axel": without(wind=9, plague=9), "Carsten": {}, "Michael": {}, "Claudia": {}}
        discard = {"wind": 9, "plague": 9}
        match = at_table("ulysses", SEATS, seed=seed, active="Axel", hands=hands, discard=discard)
        drawn |= set(hand(next_turn(match), "Carsten"))

    assert drawn == {"wind", "plague"}


@pytest.mark.rule("ulysses/draw/moment", "ulysses/actions/pandora")
@pytest.mark.parametrize("paid", ["pandora", "zeus"])
def test_the_card_paid_for_pandora_already_lies_in_the_discard_pile_that_is_shuffled(paid):
    hands = {"Axel": {paid: 1}, "Carsten": without(**{paid: 1, "wind": 1}), "Michael": {}, "Claudia": {}}
    match = at_table("ulysses", SEATS, active="Axel", hands=hands)

    play(match, f"Axel pandora pay:{paid}")
    assert hand(match, "Axel") == {"wind": 1, paid: 1}
    assert (facts(match)["pack"], facts(match)["discard"]) == (0, {})


@pytest.mark.rule("ulysses/draw/moment", "ulysses/actions/pandora")
def test_pandora_takes_what_is_left_and_one_more_after_the_shuffle():
    hands = {
        "Axel": {"pandora": 1},
        "Carsten": without(pandora=9, wind=1),
        "Michael": {},
        "Claudia": {},
    }
    match = at_table("ulysses", SEATS, active="Axel", hands=hands, discard={"pandora": 8})

    play(match, "Axel pandora pay:pandora")
    assert hand(match, "Axel") == {"wind": 1, "pandora": 1}
    assert (facts(match)["pack"], facts(match)["discard"], facts(match)["top"]) == (8, {}, "")


# ── nothing left ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/draw/empty")
def test_nobody_draws_if_draw_pile_and_discard_pile_are_empty_and_play_goes_on():
    match = short_of_cards({})

    next_turn(match)
    assert facts(match)["held"] == {"Axel": 132, "Carsten": 0, "Michael": 0, "Claudia": 0}
    assert (facts(match)["turn"], facts(match)["phase"], actor(match)) == (2, "acting", "Carsten")


@pytest.mark.rule("ulysses/draw/empty")
def test_that_nothing_was_there_to_shuffle_is_not_told_as_a_shuffle():
    match = short_of_cards({})

    next_turn(match)
    assert told(match, -1) == ["did-yield", "turn-begins"]
    assert told(match, 0) == ["did-yield", "turn-begins", "you-draw-nothing"]


@pytest.mark.rule("ulysses/draw/empty", "ulysses/draw/reshuffle")
@pytest.mark.parametrize("pack", [0, 2])
def test_a_shuffle_is_told_once_also_if_the_new_pile_runs_out_in_the_same_draw(pack):
    match = short_of_cards({"objection": pack}, {"wind": 1}, temples={"Carsten": 2})

    next_turn(match)
    assert facts(match)["pack"] == 0
    for seat in range(-1, 4):
        assert told(match, seat).count("reshuffled") == 1


@pytest.mark.rule("ulysses/draw/empty")
def test_those_who_come_later_get_nothing_when_both_piles_run_out():
    match = short_of_cards({"objection": 2}, {"wind": 2}, temples={"Carsten": 3, "Michael": 2})

    next_turn(match)
    assert hand(match, "Carsten") == {"objection": 2, "wind": 1}
    assert hand(match, "Michael") == {"wind": 1}
    assert hand(match, "Claudia") == {}
    assert facts(match)["held"]["Axel"] == 128


@pytest.mark.rule("ulysses/draw/empty", "ulysses/actions/pandora")
def test_pandora_draws_fewer_than_two_if_there_are_no_more():
    hands = {"Axel": {"pandora": 1}, "Carsten": without(pandora=1), "Michael": {}, "Claudia": {}}
    match = at_table("ulysses", SEATS, active="Axel", hands=hands)

    play(match, "Axel pandora pay:pandora")
    assert hand(match, "Axel") == {"pandora": 1}
    assert (facts(match)["phase"], actor(match)) == ("acting", "Axel")


@pytest.mark.rule("ulysses/draw/empty")
def test_what_was_not_drawn_is_not_made_up_for_later():
    hands = {"Axel": without(objection=12), "Carsten": {"objection": 12}, "Michael": {}, "Claudia": {}}
    position = {"hands": hands, "temples": {"Carsten": 6}, "plagues": ["atlantis", "elysion"]}
    match = at_table("ulysses", SEATS, active="Axel", ship="lybien", **position)

    next_turn(match)
    assert facts(match)["held"] == {"Axel": 120, "Carsten": 12, "Michael": 0, "Claudia": 0}
    for place in ("atlantis", "elysion"):
        play(match, f"Carsten cleanse:{place}" + " pay:objection" * 6)
    next_turn(match)
    assert facts(match)["held"] == {"Axel": 121, "Carsten": 6, "Michael": 1, "Claudia": 1}
    assert facts(match)["pack"] == 12 - 9
