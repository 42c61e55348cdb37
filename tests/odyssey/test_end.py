"""The end: the first home, treasure and glory, who sails on, and the titles of the others."""

import pytest
from table import actor, at_table, facts, legal_names, play, refusal
from track import ARROWS, HOME, LAST, LEE, STAR, at_sea, gap, onward, outside, told

from ithaca.engine.game import find
from ithaca.engine.offers import Scratch
from ithaca.engine.record import blank
from ithaca.engine.story import seat_word
from ithaca.games.odyssey.value import expected_shares, is_quiescent

pytestmark = pytest.mark.interpreted

EVERY = ["", "play-on", "first-home"]  # when the race is over


def last_leg(seats="Ann Bob", options="", **position):
    """All stand free on the last star before Ithaca; a 6 takes them home."""
    return at_sea(seats=seats, options=options, at=dict.fromkeys(seats.split(), LAST), **position)


def come_home(treasure, seats="Ann Bob Cid", options="", **position):
    """All come home in the order of their seats, as far as the race goes on."""
    match = last_leg(seats, options, treasure=treasure, **position)
    for name in seats.split():
        if not match.over:
            play(match, f"{name} roll=6")
    assert facts(match)["over"]
    return match


def without(*values):
    """A position in which no other treasure can be found than those of these values that players have."""
    return {"gone": [f"treasure{value}" for value in (3, 4, 5) if value not in values]}


def events(match):
    """The story of the last move, by key."""
    return {event.key: event.args for event in match.story(-1)}


def titles(match):
    """The ranking: (player, rank, title)."""
    return [(match.names[place.seat], place.rank, place.title) for place in match.ranking()]


# ── the first home ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/first")
@pytest.mark.parametrize("options", EVERY)
@pytest.mark.parametrize("bobs", [[], [3], [3, 4, 5]])
def test_the_first_in_ithaca_wins_whatever_treasure_the_others_have(bobs, options):
    match = last_leg(options=options, treasure={"Bob": bobs})

    play(match, "Ann roll=6")
    assert (facts(match)["winner"], facts(match)["winners"], match.shares()) == ("Ann", [0], [1, 0])
    if not match.over:
        play(match, "Bob roll=6")
    assert (facts(match)["over"], facts(match)["winner"], match.shares()) == (True, "Ann", [1, 0])


@pytest.mark.rule("odyssey/end/first")
def test_nobody_has_won_before_someone_is_home():
    match = last_leg(treasure={"Ann": [5]})

    play(match, "Ann roll=1\nBob roll=1")
    assert (facts(match)["over"], facts(match)["winner"], facts(match)["glory"]) == (False, [], False)
    assert (match.shares(), facts(match)["ranking"], facts(match)["done"]) == ([0, 0], [], [])


@pytest.mark.rule("odyssey/end/exact")
@pytest.mark.parametrize("die", range(1, 7))
def test_no_exact_roll_is_needed(die):
    match = last_leg(options="first-home")

    play(match, f"Ann roll={die}")
    if die >= gap(LAST):
        assert (facts(match)["at"]["Ann"], facts(match)["over"]) == (HOME, True)
    else:
        assert (facts(match)["at"]["Ann"], facts(match)["over"]) == (onward(LAST, die), False)


@pytest.mark.rule("odyssey/end/exact")
def test_what_is_left_of_the_roll_is_lost():
    match = last_leg()

    play(match, "Ann roll=6")
    assert (actor(match), facts(match)["at"]["Ann"], facts(match)["pips"]) == ("Bob", HOME, 0)


@pytest.mark.rule("odyssey/end/exact", "odyssey/weather/mist")
def test_in_mist_only_the_halved_roll_counts():
    match = at_sea(star=LAST, pile=["mist"])
    short = 2 * (gap(LAST) - 1)

    play(match, f"Ann roll=1\nBob roll=1\nAnn roll={short}")
    assert facts(match)["home"]["Ann"] == 0
    assert facts(match)["at"]["Ann"] == onward(LAST, gap(LAST) - 1)


# ── treasures ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/treasure", "odyssey/star/found")
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


@pytest.mark.rule("odyssey/star/found")
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


# ── until the ranks are settled ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/settled")
def test_the_winner_is_declared_at_once_and_the_others_sail_on():
    match = last_leg("Ann Bob Cid", treasure={"Ann": [4]})

    play(match, "Ann roll=6")
    assert told(match) == ["did-roll", "comes-home", "winner", "sail-on", "turn-begins"]
    assert (facts(match)["over"], actor(match), facts(match)["winner"]) == (False, "Bob", "Ann")
    assert (facts(match)["done"], match.done()) == ([0], [0])
    play(match, "Bob roll=1\nCid roll=1\nBob roll=1")
    assert (actor(match), facts(match)["at"]["Ann"]) == ("Cid", HOME)


@pytest.mark.rule("odyssey/end/settled", "odyssey/end/second")
def test_who_comes_home_with_more_than_the_winner_is_second_and_ends_the_race():
    match = last_leg("Ann Bob Cid", treasure={"Ann": [3], "Bob": [4], "Cid": [5]})

    play(match, "Ann roll=6\nBob roll=6")
    assert (facts(match)["over"], facts(match)["second"], facts(match)["glory"]) == (True, 1, False)
    assert facts(match)["home"] == {"Ann": 1, "Bob": 2, "Cid": 0}
    assert told(match) == ["did-roll", "comes-home", "second", "unlucky"]
    assert events(match)["unlucky"]["seats"] == [seat_word(2)]


@pytest.mark.rule("odyssey/end/settled")
def test_who_comes_home_with_less_does_not_end_the_race_while_another_may_bring_more():
    match = last_leg("Ann Bob Cid", treasure={"Ann": [4], "Bob": [3], "Cid": [5]})

    play(match, "Ann roll=6\nBob roll=6")
    assert (facts(match)["over"], actor(match), facts(match)["done"]) == (False, "Cid", [0, 1])
    play(match, "Cid roll=6")
    assert (facts(match)["over"], facts(match)["second"]) == (True, 2)


@pytest.mark.rule("odyssey/end/settled")
@pytest.mark.parametrize(
    ("treasure", "gone", "over"),
    [
        ({"Ann": [5]}, [], False),  # the 3 and the 4 in the pile are more together
        ({"Ann": [5]}, ["treasure3"], True),
        ({"Ann": [5]}, ["treasure4"], True),
        ({"Ann": [3, 5]}, [], True),
        ({"Ann": [5], "Bob": [3, 4]}, [], False),
        ({"Ann": [5], "Bob": [4]}, ["treasure3"], True),
        ({"Ann": [4], "Bob": [3]}, ["treasure5"], True),
        ({"Ann": [4]}, ["treasure3"], False),
        ({}, ["treasure3", "treasure4"], False),
        ({}, ["treasure3", "treasure4", "treasure5"], True),
        ({"Ann": [5], "Bob": [3], "Cid": [4]}, [], False),  # every treasure at sea counts, whoever has it
    ],
)
def test_the_race_is_over_when_nobody_could_bring_more_with_all_treasure_that_is_left(treasure, gone, over):
    match = last_leg("Ann Bob Cid", treasure=treasure, gone=gone)

    play(match, "Ann roll=6")
    assert facts(match)["over"] is over
    assert ("settled" in told(match)) is over
    assert ("sail-on" in told(match)) is not over


@pytest.mark.rule("odyssey/end/settled", "odyssey/wreck/loss")
def test_a_wreck_that_loses_the_last_treasure_that_could_be_more_ends_the_race():
    match = at_sea(
        at={"Ann": LAST, "Bob": outside(STAR)},
        treasure={"Ann": [4], "Bob": [5]},
        stars={STAR: "poseidon"},
        **without(4, 5),
    )

    play(match, "Ann roll=6\nBob roll=1 roll=1")
    assert not match.over
    play(match, "Bob roll=2")
    assert (facts(match)["over"], facts(match)["at"]["Bob"], actor_or_none(match)) == (True, ARROWS[1], None)
    assert told(match) == ["rolled-wreck", "wreck-takes", "starts-anew", "settled", "glory", "unlucky"]
    assert (facts(match)["facing"], facts(match)["phase"], facts(match)["glory"]) == ("", "over", True)


def actor_or_none(match):
    return None if match.over else actor(match)


@pytest.mark.rule("odyssey/end/settled")
def test_a_wreck_before_anyone_is_home_ends_nothing():
    match = at_sea(pile=["poseidon"], treasure={"Ann": [5]}, **without(5))

    play(match, "Ann roll=1 roll=1 roll=1")
    assert (match.over, actor(match)) == (False, "Bob")


@pytest.mark.rule("odyssey/end/settled")
def test_the_race_is_over_when_all_are_home():
    match = come_home({})

    assert facts(match)["home"] == {"Ann": 1, "Bob": 2, "Cid": 3}
    assert (facts(match)["second"], facts(match)["glory"]) == (None, False)
    assert told(match) == ["did-roll", "comes-home", "unlucky"]


@pytest.mark.rule("odyssey/end/settled")
@pytest.mark.parametrize("move", ["roll", "endure", "arm", "decline", "help:hermes", "route:north"])
def test_when_it_is_over_nobody_decides_any_more(move):
    match = last_leg(treasure={"Ann": [5]}, **without(5))

    play(match, "Ann roll=6")
    assert (legal_names(match), facts(match)["home"]) == (set(), {"Ann": 1, "Bob": 0})
    assert refusal(match, move) == "odyssey/end/settled"


@pytest.mark.rule("odyssey/end/settled")
def test_one_who_is_left_alone_at_sea_has_turn_after_turn():
    match = last_leg(pile=["treasure3"])

    play(match, "Ann roll=6\nBob roll=1")
    assert (actor(match), facts(match)["turns"]) == ("Bob", 3)
    play(match, "Bob roll=6")
    assert facts(match)["home"] == {"Ann": 1, "Bob": 2}


@pytest.mark.rule("odyssey/end/settled", "odyssey/weather/fog")
def test_one_who_is_left_alone_loses_turns_in_the_fog_all_the_same():
    match = at_sea(at={"Ann": LAST, "Bob": outside(STAR)}, pile=["fog"])

    play(match, "Ann roll=6\nBob roll=1")
    assert told(match)[-2:] == ["loses-turn", "turn-begins"]
    assert (actor(match), facts(match)["lost"]["Bob"], facts(match)["phase"]) == ("Bob", 0, "moving")


def test_once_the_race_is_decided_there_is_nothing_left_to_hope_for():
    """A search does not play on for second place."""
    find("odyssey").ready()
    match = last_leg("Ann Bob Cid", treasure={"Bob": [5]})
    shares = blank(Scratch)[0].shares

    assert not is_quiescent(match.state[0])
    expected_shares(match.state[0], shares)
    assert list(shares[:3]) == pytest.approx([1 / 3] * 3)
    play(match, "Ann roll=6")
    assert is_quiescent(match.state[0])
    expected_shares(match.state[0], shares)
    assert list(shares[:3]) == [1, 0, 0]


# ── glory ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/glory", "odyssey/end/greatest")
@pytest.mark.parametrize("options", ["", "play-on"])
@pytest.mark.parametrize(
    ("treasure", "glory", "second"),
    [
        ({}, False, None),
        ({"Ann": [5]}, True, None),
        ({"Ann": [3]}, True, None),
        ({"Ann": [5], "Bob": [4], "Cid": [3]}, True, None),
        ({"Ann": [3, 4], "Bob": [5]}, True, None),
        ({"Ann": [3], "Bob": [4], "Cid": [5]}, False, 1),
        ({"Ann": [4], "Bob": [3], "Cid": [5]}, False, 2),
        ({"Ann": [5], "Cid": [3, 4]}, False, 2),
        ({"Bob": [3], "Cid": [4, 5]}, False, 1),
        ({"Cid": [3]}, False, 2),
    ],
)
def test_the_winner_has_glory_if_nobody_brought_home_as_much(treasure, glory, second, options):
    match = come_home(treasure, options=options)

    assert (facts(match)["glory"], facts(match)["second"], facts(match)["winner"]) == (glory, second, "Ann")


@pytest.mark.rule("odyssey/end/greatest")
def test_only_what_is_brought_home_counts_for_glory():
    treasure = {"Ann": [3], "Bob": [5]}
    match = at_sea(
        at={"Ann": LAST, "Bob": outside(STAR)}, treasure=treasure, stars={STAR: "poseidon"}, **without(3, 5)
    )

    play(match, "Ann roll=6\nBob roll=1 roll=1 roll=1")
    assert (facts(match)["over"], facts(match)["worth"]) == (True, {"Ann": 3, "Bob": 0})
    assert (facts(match)["glory"], facts(match)["second"]) == (True, None)


@pytest.mark.rule("odyssey/end/greatest")
@pytest.mark.parametrize("options", EVERY)
def test_who_brings_nothing_has_no_glory(options):
    match = last_leg(options=options, gone=["treasure3", "treasure4", "treasure5"])

    play(match, "Ann roll=6")
    if not match.over:
        play(match, "Bob roll=6")
    assert (facts(match)["over"], facts(match)["glory"]) == (True, False)


@pytest.mark.rule("odyssey/end/glory")
def test_glory_is_told_when_it_is_settled_and_not_before():
    match = last_leg("Ann Bob", treasure={"Ann": [5]})

    play(match, "Ann roll=6")
    assert ("winner" in told(match), facts(match)["glory"]) == (True, False)
    play(match, "Bob roll=6")
    assert told(match) == ["did-roll", "comes-home", "glory", "unlucky"]
    assert events(match)["glory"] == {"seat": seat_word(0), "worth": 5}


# ── what they are called ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/second", "odyssey/end/unlucky")
def test_the_ranking_is_winner_second_and_all_others_side_by_side():
    match = come_home({"Bob": [3], "Cid": [4]}, "Ann Bob Cid Dee", "play-on")

    assert titles(match) == [
        ("Ann", 1, "rank-winner"),
        ("Bob", 2, "rank-second"),
        ("Cid", 3, "rank-unlucky"),
        ("Dee", 3, "rank-unlucky"),
    ]
    assert [place["seat"] for place in facts(match)["ranking"]] == [0, 1, 2, 3]


@pytest.mark.rule("odyssey/end/unlucky")
def test_without_a_second_all_others_are_unlucky_also_those_at_sea():
    match = last_leg("Ann Bob Cid", active="Cid", treasure={"Cid": [5]}, **without(5))

    play(match, "Cid roll=6")
    assert titles(match) == [
        ("Cid", 1, "rank-winner-glory"),
        ("Ann", 2, "rank-unlucky"),
        ("Bob", 2, "rank-unlucky"),
    ]
    assert events(match)["unlucky"]["seats"] == [seat_word(0), seat_word(1)]


@pytest.mark.rule("odyssey/end/unlucky", "odyssey/end/settled")
def test_while_the_race_goes_on_who_is_at_sea_has_no_title_yet():
    match = last_leg("Ann Bob Cid", treasure={"Ann": [3]})

    play(match, "Ann roll=6\nBob roll=6")
    assert titles(match) == [
        ("Ann", 1, "rank-winner"),
        ("Bob", 2, "rank-unlucky"),
        ("Cid", 2, "rank-at-sea"),
    ]


@pytest.mark.rule("odyssey/end/second")
def test_two_at_the_table_may_leave_nobody_unlucky():
    match = come_home({"Bob": [3]}, "Ann Bob")

    assert told(match) == ["did-roll", "comes-home", "second"]
    assert titles(match) == [("Ann", 1, "rank-winner"), ("Bob", 2, "rank-second")]


# ── until all are home ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/on")
def test_with_the_option_the_race_goes_on_until_all_are_home():
    match = last_leg("Ann Bob Cid", "play-on", treasure={"Ann": [3], "Cid": [5]})

    play(match, "Ann roll=6")
    assert told(match) == ["did-roll", "comes-home", "winner", "sail-on-all", "turn-begins"]
    play(match, "Bob roll=1\nCid roll=6")
    assert (facts(match)["over"], actor(match), facts(match)["second"]) == (False, "Bob", 2)
    assert facts(match)["home"] == {"Ann": 1, "Bob": 0, "Cid": 2}
    play(match, "Bob roll=6")
    assert (facts(match)["over"], facts(match)["home"]) == (True, {"Ann": 1, "Bob": 3, "Cid": 2})


@pytest.mark.rule("odyssey/end/on")
def test_with_the_option_a_race_in_which_nothing_is_at_stake_goes_on_too():
    match = last_leg("Ann Bob", "play-on", treasure={"Ann": [3, 4, 5]})

    play(match, "Ann roll=6")
    assert (facts(match)["over"], actor(match)) == (False, "Bob")


@pytest.mark.rule("odyssey/end/on")
def test_with_the_option_who_is_home_has_no_more_turns():
    match = at_sea(seats="Ann Bob Cid", options="play-on", at={"Ann": LEE, "Bob": LAST}, active="Bob")

    play(match, "Bob roll=6\nCid roll=1\nAnn roll=1\nCid roll=1\nAnn roll=1")
    assert (actor(match), facts(match)["at"]["Bob"]) == ("Cid", HOME)


@pytest.mark.rule("odyssey/end/on")
def test_second_goes_by_the_order_of_arrival_and_not_of_seats():
    match = last_leg("Ann Bob Cid", "play-on", treasure={"Bob": [4], "Cid": [3]})

    play(match, "Ann roll=6\nBob roll=1\nCid roll=6\nBob roll=6")
    assert (facts(match)["home"], facts(match)["second"]) == ({"Ann": 1, "Bob": 3, "Cid": 2}, 2)


# ── over with the first ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("odyssey/end/first-home")
def test_with_the_option_the_first_in_ithaca_ends_the_race():
    match = last_leg("Ann Bob Cid", "first-home", treasure={"Bob": [5]})

    play(match, "Ann roll=6")
    assert (facts(match)["over"], facts(match)["second"], facts(match)["done"]) == (True, None, [])
    assert told(match) == ["did-roll", "comes-home", "winner"]
    assert [place.title for place in match.ranking()] == ["rank-winner", "rank-at-sea", "rank-at-sea"]


@pytest.mark.rule("odyssey/end/first-home")
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
        ([4], [3], [5], False),
    ],
)
def test_with_the_option_what_the_others_have_on_board_counts_for_glory(anns, bobs, cids, glory):
    match = last_leg("Ann Bob Cid", "first-home", treasure={"Ann": anns, "Bob": bobs, "Cid": cids})

    play(match, "Ann roll=6")
    assert (facts(match)["winner"], facts(match)["glory"]) == ("Ann", glory)
    assert told(match)[-1] == ("winner-with-glory" if glory else "winner")


@pytest.mark.rule("odyssey/end/first-home", "odyssey/end/on")
def test_the_two_options_exclude_each_other():
    with pytest.raises(Exception, match="first-home") as refused:
        at_table("odyssey", "Ann Bob", options={"play-on": "on", "first-home": "on"})
    assert refused.value.clause in ("odyssey/end/on", "odyssey/end/first-home")


# ── the story of the end ──────────────────────────────────────────────────────────────────────────


def sentence(match, key, lang="en"):
    """The sentence of one event of the last move."""
    return match.tell(-1, lang)[told(match).index(key)]


@pytest.mark.rule("odyssey/end/first", "odyssey/end/glory")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_story_of_the_end_tells_arrival_victory_and_glory(lang):
    match = last_leg(treasure={"Ann": [5], "Bob": [4]}, **without(4, 5))

    play(match, "Ann roll=6")
    assert told(match) == ["did-roll", "comes-home", "winner-with-glory", "settled", "unlucky"]
    assert "Ann" in sentence(match, "comes-home", lang)
    assert "Ann" in sentence(match, "winner-with-glory", lang)
    assert "5" in sentence(match, "winner-with-glory", lang)
    assert "Bob" in sentence(match, "unlucky", lang)


@pytest.mark.rule("odyssey/end/second", "odyssey/end/unlucky")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_story_of_the_end_tells_the_second_and_the_unlucky(lang):
    match = come_home({"Ann": [3], "Cid": [5]})

    assert told(match) == ["did-roll", "comes-home", "second", "unlucky"]
    assert "Cid" in sentence(match, "second", lang)
    assert "5" in sentence(match, "second", lang)
    assert "Bob" in sentence(match, "unlucky", lang)
    assert "Cid" not in sentence(match, "unlucky", lang)


@pytest.mark.rule("odyssey/end/settled")
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_later_arrival_is_told_by_its_order_in_words(lang):
    match = come_home({}, "Ann Bob Cid Dee")
    last = sentence(match, "comes-home", lang)
    ordinal = {"en": "last", "fr": "dernier", "de": "letzter"}[lang]

    assert events(match)["comes-home"] == {"seat": seat_word(3), "order": 4}
    assert ordinal in last
    assert "4" not in last
