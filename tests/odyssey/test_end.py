"""The end: the first home, treasure and glory, and with an option the race for second place."""

import pytest
from table import actor, facts, legal_names, play, refusal
from track import HOME, LAST, LEE, STAR, at_sea, gap, number, onward, outside, told

from ithaca.engine.story import seat_word

pytestmark = pytest.mark.interpreted


def last_leg(seats="Ann Bob", options="", **position):
    """All stand free on the last star before Ithaca; a 6 takes them home."""
    return at_sea(seats=seats, options=options, at=dict.fromkeys(seats.split(), LAST), **position)


def all_home(treasure, seats="Ann Bob Cid"):
    """With the option, all have come home in the order of their seats."""
    match = last_leg(seats, "play-on", treasure=treasure)
    for name in seats.split():
        play(match, f"{name} roll=6")
    assert facts(match)["over"]
    return match


def events(match):
    """The story of the last move, by key."""
    return {event.key: event.args for event in match.story(-1)}


# ── the first home ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/first")
@pytest.mark.parametrize("bobs", [[], [3], [3, 4, 5]])
def test_the_first_in_ithaca_wins_whatever_treasure_the_others_have(bobs):
    match = last_leg(treasure={"Bob": bobs})

    play(match, "Ann roll=6")
    table = facts(match)
    assert (table["over"], table["winner"], table["phase"]) == (True, "Ann", "over")
    assert match.shares() == [1, 0]


@pytest.mark.rule("odyssey/end/first")
@pytest.mark.parametrize("move", ["roll", "endure", "arm", "help:hermes", "route:north"])
def test_with_that_the_game_ends(move):
    match = last_leg(seats="Ann Bob Cid")

    play(match, "Ann roll=6")
    assert (legal_names(match), facts(match)["home"]) == (set(), {"Ann": 1, "Bob": 0, "Cid": 0})
    assert refusal(match, move) == "odyssey/end/first"


@pytest.mark.rule("odyssey/end/first")
def test_nobody_has_won_before_someone_is_home():
    match = last_leg(treasure={"Ann": [5]})

    play(match, "Ann roll=1\nBob roll=1")
    assert (facts(match)["over"], facts(match)["winner"], facts(match)["glory"]) == (False, [], False)
    assert match.shares() == [0, 0]


@pytest.mark.rule("odyssey/end/exact")
@pytest.mark.parametrize("die", range(1, 7))
def test_no_exact_roll_is_needed(die):
    match = last_leg()

    play(match, f"Ann roll={die}")
    if die >= gap(LAST):
        assert (facts(match)["at"]["Ann"], facts(match)["over"]) == (HOME, True)
    else:
        assert (facts(match)["at"]["Ann"], facts(match)["over"]) == (onward(LAST, die), False)


@pytest.mark.rule("odyssey/end/exact")
def test_what_is_left_of_the_roll_is_lost():
    match = last_leg(options="play-on")

    play(match, "Ann roll=6")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["pips"]) == ("Bob", HOME, 0)


@pytest.mark.rule("odyssey/end/exact", "odyssey/weather/mist")
def test_in_mist_only_the_halved_roll_counts():
    match = at_sea(star=LAST, pile=["mist"])
    short = 2 * (gap(LAST) - 1)

    play(match, f"Ann roll=1\nBob roll=1\nAnn roll={short}")
    assert facts(match)["over"] is False
    assert facts(match)["at"]["Ann"] == onward(LAST, gap(LAST) - 1)


# ── treasures ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/treasure")
@pytest.mark.parametrize("worth", [3, 4, 5])
def test_a_treasure_is_kept_openly_and_ends_the_turn(worth):
    match = at_sea(pile=[f"treasure{worth}"])

    play(match, "Ann roll=6")
    for seat in (-1, 0, 1):
        assert match.table(seat)["treasure"] == [[worth], []]
        assert match.table(seat)["worth"] == [worth, 0]
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Bob", STAR)
    assert (facts(match)["stars"], facts(match)["pile_size"]) == ({}, 25)
    assert match.points() == [worth, 0]


@pytest.mark.rule("odyssey/end/treasure")
def test_the_star_of_a_treasure_is_empty_again():
    match = at_sea(pile=["treasure5", "treasure3"], at={"Bob": outside(STAR)})

    play(match, "Ann roll=1\nBob roll=1")
    assert facts(match)["treasure"] == {"Ann": [5], "Bob": [3]}


@pytest.mark.rule("odyssey/end/treasure")
def test_treasures_are_kept_until_the_end():
    match = at_sea(star=LAST, pile=["treasure4"], treasure={"Ann": [3]})

    play(match, "Ann roll=1\nBob roll=1\nAnn roll=6")
    assert (facts(match)["over"], facts(match)["treasure"]["Ann"], match.points()) == (True, [3, 4], [7, 0])


@pytest.mark.rule("odyssey/end/treasure", "odyssey/wreck/loss")
def test_a_wreck_takes_a_treasure_away():
    match = at_sea(pile=["poseidon"], treasure={"Ann": [3, 5]})

    play(match, "Ann roll=1 roll=1 roll=1")
    assert (facts(match)["treasure"]["Ann"], match.points()) == ([], [0, 0])


# ── glory ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/glory")
@pytest.mark.parametrize(
    ("anns", "bobs", "cids", "glory"),
    [
        ([], [], [], False),
        ([3], [], [], True),
        ([3], [4], [], False),
        ([3], [], [4], False),
        ([5], [3], [4], True),
        ([5], [3, 4], [], False),
        ([3, 4], [5], [], True),
        ([3, 4], [], [5], True),
        ([4], [3], [5], False),
    ],
)
def test_the_winner_has_glory_if_his_treasures_are_worth_more_than_anyones(anns, bobs, cids, glory):
    match = last_leg("Ann Bob Cid", treasure={"Ann": anns, "Bob": bobs, "Cid": cids})

    play(match, "Ann roll=6")
    assert (facts(match)["winner"], facts(match)["glory"]) == ("Ann", glory)
    ending = "winner-with-glory" if glory else "winner"
    assert told(match)[-2:] == ["comes-home", ending]
    assert events(match)[ending]["worth"] == sum(anns)


@pytest.mark.rule("odyssey/end/glory")
def test_another_player_never_has_the_glory():
    match = last_leg(active="Bob", treasure={"Ann": [5], "Bob": [4]})

    play(match, "Bob roll=6")
    assert (facts(match)["winner"], facts(match)["glory"]) == ("Bob", False)


@pytest.mark.rule("odyssey/end/glory")
def test_as_much_as_another_is_no_glory():
    match = last_leg(treasure={"Ann": [5]})
    match.state[0].treasure[1, 2] = 1  # cards alone make no other tie than nothing at all

    play(match, "Ann roll=6")
    assert facts(match)["worth"] == {"Ann": 5, "Bob": 5}
    assert not facts(match)["glory"]


# ── until all are home ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/on")
def test_with_the_option_the_race_goes_on_until_all_are_home():
    match = last_leg("Ann Bob Cid", "play-on")

    play(match, "Ann roll=6")
    assert (facts(match)["over"], actor(match), told(match)) == (
        False,
        "Bob",
        ["did-roll", "comes-home", "turn-begins"],
    )
    play(match, "Bob roll=1\nCid roll=6")
    assert (facts(match)["over"], actor(match)) == (False, "Bob")
    assert facts(match)["home"] == {"Ann": 1, "Bob": 0, "Cid": 2}
    play(match, "Bob roll=6")
    assert (facts(match)["over"], facts(match)["home"]) == (True, {"Ann": 1, "Bob": 3, "Cid": 2})


@pytest.mark.rule("odyssey/end/on")
def test_with_the_option_who_is_home_has_no_more_turns():
    match = at_sea(seats="Ann Bob Cid", options="play-on", at={"Ann": LEE, "Bob": LAST}, active="Bob")

    play(match, "Bob roll=6\nCid roll=1\nAnn roll=1\nCid roll=1\nAnn roll=1")
    assert (actor(match), facts(match)["at"]["Bob"]) == ("Cid", HOME)


@pytest.mark.rule("odyssey/end/on")
@pytest.mark.parametrize("treasure", [{}, {"Bob": [5]}, {"Bob": [3], "Cid": [5]}, {"Ann": [5]}])
def test_with_the_option_the_first_home_has_won_all_the_same(treasure):
    match = all_home(treasure)

    assert (facts(match)["winner"], match.shares()) == ("Ann", [1, 0, 0])


@pytest.mark.rule("odyssey/end/on")
@pytest.mark.parametrize(
    ("treasure", "glory", "second"),
    [
        ({}, False, None),
        ({"Ann": [5]}, True, None),
        ({"Ann": [5], "Bob": [4], "Cid": [3]}, True, None),
        ({"Ann": [3], "Bob": [4], "Cid": [5]}, False, 1),
        ({"Ann": [4], "Bob": [3], "Cid": [5]}, False, 2),
        ({"Ann": [5], "Cid": [3, 4]}, False, 2),
        ({"Bob": [3], "Cid": [4, 5]}, False, 1),
        ({"Cid": [3]}, False, 2),
    ],
)
def test_second_is_the_first_later_arrival_with_more_treasure_than_the_winner(treasure, glory, second):
    match = all_home(treasure)

    assert (facts(match)["glory"], facts(match)["second"]) == (glory, second)
    assert events(match)["unlucky"]["seats"] == [seat_word(seat) for seat in (1, 2) if seat != second]


@pytest.mark.rule("odyssey/end/on")
def test_second_goes_by_the_order_of_arrival_and_not_of_seats():
    match = last_leg("Ann Bob Cid", "play-on", treasure={"Bob": [4], "Cid": [3]})

    play(match, "Ann roll=6\nBob roll=1\nCid roll=6\nBob roll=6")
    assert (facts(match)["home"], facts(match)["second"]) == ({"Ann": 1, "Bob": 3, "Cid": 2}, 2)


@pytest.mark.rule("odyssey/end/on")
def test_as_much_as_the_winner_is_not_enough_to_be_second():
    match = last_leg(options="play-on", treasure={"Ann": [5]})
    match.state[0].treasure[1, 2] = 1

    play(match, "Ann roll=6\nBob roll=6")
    assert (facts(match)["second"], facts(match)["glory"]) == (None, False)


@pytest.mark.rule("odyssey/end/on")
def test_with_the_option_only_treasure_that_comes_home_counts_for_glory():
    treasure = {"Ann": [3], "Bob": [5]}
    match = at_sea(
        options="play-on", at={"Ann": LAST, "Bob": outside(STAR)}, treasure=treasure, stars={STAR: "poseidon"}
    )

    play(match, "Ann roll=6\nBob roll=1 roll=1 roll=1")
    match.state[0].at[1] = number(LAST)
    play(match, "Bob roll=6")
    assert (facts(match)["over"], facts(match)["worth"]) == (True, {"Ann": 3, "Bob": 0})
    assert (facts(match)["glory"], facts(match)["second"]) == (True, None)
    at_once = play(last_leg(treasure=treasure), "Ann roll=6")
    assert not facts(at_once)["glory"]


@pytest.mark.rule("odyssey/end/on", "odyssey/end/first")
def test_without_the_option_nobody_is_second_and_nobody_unlucky():
    match = last_leg("Ann Bob Cid", treasure={"Bob": [5]})

    play(match, "Ann roll=6")
    assert facts(match)["second"] is None
    assert told(match) == ["did-roll", "comes-home", "winner"]


# ── the story of the end ──────────────────────────────────────────────────────────────────────────


def sentence(match, key, lang="en"):
    """The sentence of one event of the last move."""
    return match.tell(-1, lang)[told(match).index(key)]


@pytest.mark.rule("odyssey/end/first", "odyssey/end/glory")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_story_of_the_end_tells_arrival_victory_and_glory(lang):
    match = last_leg(treasure={"Ann": [5], "Bob": [4]})

    play(match, "Ann roll=6")
    assert told(match) == ["did-roll", "comes-home", "winner-with-glory"]
    assert "Ann" in sentence(match, "comes-home", lang)
    assert "Ann" in sentence(match, "winner-with-glory", lang)
    assert "5" in sentence(match, "winner-with-glory", lang)


@pytest.mark.rule("odyssey/end/on")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_story_of_the_end_tells_the_second_and_the_unlucky(lang):
    match = all_home({"Ann": [3], "Cid": [5]})

    assert told(match) == ["did-roll", "comes-home", "winner", "second", "unlucky"]
    assert "Ann" in sentence(match, "winner", lang)
    assert "Cid" in sentence(match, "second", lang)
    assert "5" in sentence(match, "second", lang)
    assert "Bob" in sentence(match, "unlucky", lang)
    assert "Cid" not in sentence(match, "unlucky", lang)


@pytest.mark.rule("odyssey/end/on")
def test_two_at_the_table_may_leave_nobody_unlucky():
    match = all_home({"Bob": [3]}, "Ann Bob")

    assert told(match) == ["did-roll", "comes-home", "winner", "second"]


@pytest.mark.rule("odyssey/end/on")
def test_a_later_arrival_is_told_by_its_order():
    match = last_leg("Ann Bob Cid", "play-on")

    play(match, "Ann roll=6\nBob roll=6")
    assert events(match)["comes-home"] == {"seat": seat_word(1), "order": 2}
