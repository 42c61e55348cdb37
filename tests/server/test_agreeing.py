"""People agree, each in person: to end a game, and to send a player away."""

import pytest
from parts import seated_table, written

from ithaca.server import entries as log
from ithaca.server.commands import OfferEnd, Remove, SeatBot, consequences
from ithaca.server.errors import Refused


def offered(table, *seats):
    for seat in seats:
        written(table, *OfferEnd(f"p{seat}", seat, True).entries(table))
    return consequences(table)


def refusal(command, table):
    with pytest.raises(Refused) as caught:
        command.entries(table)
    return caught.value.key


# ── ending ────────────────────────────────────────────────────────────────────────────────────────


def test_a_game_ends_when_all_have_said_so():
    table = seated_table("odysseus", 3)
    assert offered(table, 0, 1) == []
    assert offered(table, 2) == [log.Ended("agreed")]


@pytest.mark.parametrize("why", ["away", "clock", "left"])
def test_a_stand_in_agrees_to_nothing(why):
    table = seated_table("odysseus", 3)
    written(table, log.StandInCalled(2, "Seat 2", why))
    assert offered(table, 0, 1) == []


def test_an_offer_ends_when_a_stand_in_is_called():
    table = seated_table("odysseus", 3)
    assert offered(table, 2) == []
    written(table, log.StandInCalled(2, "Seat 2", "away"))
    assert offered(table, 0, 1) == []
    written(table, log.PlayerReturned(2, "Seat 2"))
    assert consequences(table) == []  # a player who comes back is asked again
    assert offered(table, 2) == [log.Ended("agreed")]


def test_who_has_left_comes_back_before_he_agrees():
    table = seated_table("odysseus", 3)
    written(table, log.StandInCalled(2, "Seat 2", "left"))
    assert refusal(OfferEnd("p2", 2, True), table) == "stand-in-plays"


@pytest.mark.parametrize("gone", ["bot", "removed", "forgotten", "resigned"])
def test_nobody_waits_for_who_will_never_come_back(gone):
    table = seated_table("odysseus", 4)
    if gone == "bot":  # he has left, and the owner does not wait for him
        written(table, log.StandInCalled(3, "Seat 3", "left"))
        written(table, *SeatBot("p0", 3, "steady", 1.0).entries(table))
    elif gone == "removed":
        written(table, log.PlayerRemoved("p3", "Seat 3"))
    elif gone == "forgotten":
        written(table, log.StandInCalled(3, "?", "left"))
        table.seats[3].person = f"{log.FORGOTTEN}table"
    else:
        written(table, log.Resigned(3, "Seat 3"))
    assert offered(table, 0, 1) == []
    assert offered(table, 2) == [log.Ended("agreed")]


# ── sending away ──────────────────────────────────────────────────────────────────────────────────


def votes(table, *by, person="p3", here=True, agree=True):
    """What happens when these ask for a person to be sent away."""
    for one in by:
        written(table, *Remove(f"p{one}", person, here, agree).entries(table))
    return consequences(table)


GONE = [log.PlayerRemoved("p3", "Seat 3")]


def test_the_owner_sends_nobody_away_who_plays_and_is_here():
    table = seated_table("odysseus", 4)
    assert votes(table, 0) == []
    assert votes(table, 1) == []
    assert votes(table, 2) == GONE
    kinds = [type(note.entry) for note in table.notes][-3:]
    assert kinds == [log.RemovalAgreed] * 3  # all can read who wanted it


def test_one_vote_is_one_vote_and_can_be_taken_back():
    table = seated_table("odysseus", 4)
    assert votes(table, 0, 1, 1, 0) == []
    assert votes(table, 1, agree=False) == []
    assert votes(table, 2) == []
    assert votes(table, 1) == GONE


def test_a_stand_in_votes_for_nobody():
    table = seated_table("odysseus", 4)
    written(table, log.StandInCalled(2, "Seat 2", "away"))
    assert votes(table, 0, 1) == []


def test_between_two_nobody_is_voted_away():
    table = seated_table("odyssey", 2)
    assert votes(table, 0, person="p1") == []


def test_only_the_owner_asks_for_a_vote_and_only_players_have_one():
    table = seated_table("odysseus", 4)
    assert refusal(Remove("p1", "p3", True), table) == "owner-only"
    votes(table, 0)
    assert refusal(Remove("p9", "p3", True), table) == "not-your-seat"
    assert refusal(Remove("p3", "p3", True), table) == "not-yourself"
    assert refusal(Remove("p1", "p9", True), table) == "no-such-person"


def test_who_is_away_and_stood_in_for_is_sent_away_by_the_owner():
    table = seated_table("odysseus", 4)
    assert votes(table, 0, here=False) == []  # just not looking: no stand-in plays for him yet
    written(table, log.StandInCalled(3, "Seat 3", "away"))
    assert votes(table, 0, here=True) == []
    assert Remove("p0", "p3", False).entries(table) == GONE
    assert refusal(Remove("p1", "p2", False), table) == "owner-only"


def test_a_phone_that_holds_a_seat_is_as_safe_as_its_player():
    table = seated_table("odysseus", 4)
    written(table, log.DeviceAdded(3, "phone"), log.ChatSaid("phone", "Seat 3", 3, "hello"))
    assert votes(table, 0, person="phone") == []
    assert votes(table, 1, 2, person="phone") == [log.PlayerRemoved("phone", "Seat 3")]


def test_before_the_start_and_for_who_only_watches_the_owner_decides():
    table = seated_table("odysseus", 4)
    written(table, log.ChatSaid("p9", "Zoe", None, "hello"))
    assert Remove("p0", "p9", True).entries(table) == [log.PlayerRemoved("p9", "Zoe")]
    assert refusal(Remove("p1", "p9", True), table) == "owner-only"
