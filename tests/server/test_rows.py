"""Several moves in one message: all of them are played, or none."""

import random

import pytest
from guest import a_server, end, play_on, seated, some_guests

from ithaca.engine.logs import read, verify
from ithaca.server.requests import MOST_MOVES

pytestmark = pytest.mark.both


def red_row(line):
    """A payment in the debate, card by card: the red disc somewhere, and the cards that it costs; none if
    this seat may not place it."""
    view, seat = line.state["view"], line.seat
    for action in line.state["legal"]:
        if action["key"] == "act-red" and action["args"]["place"]["name"] not in view["plagues"]:
            hand, needed = view["hands"][seat], action["args"]["needed"]
            cards = ["objection"] * hand.get("objection", 0) + ["zeus"] * hand.get("zeus", 0)
            return [action["move"], *(f"pay:{card}" for card in cards[:needed]), "stand"]
    return []


def until_a_row(lines, luck):
    """Play on until somebody may place the red disc: the connection of that seat, and the moves."""
    while True:
        for line in lines:
            if line.state["legal"] and (moves := red_row(line)):
                return line, moves
        play_on(lines, luck.choice, moves=1)


@pytest.fixture
def debate(guests):
    """A table of Ulysses at which the red disc may be placed: table, connections, whose connection, which
    moves."""
    table, lines = seated(guests[:3], "ulysses")
    line, moves = until_a_row(lines, random.Random(3))
    return table, lines, line, moves


def send(line, moves, seq=None):
    return line.ask("moves", seq=line.state["seq"] if seq is None else seq, moves=moves)


def test_a_payment_is_played_as_a_row_and_stands_in_the_log_move_by_move(debate, guests):
    table, lines, line, moves = debate
    seq = line.state["seq"]
    answer = send(line, moves)
    assert (answer["type"], answer["seq"]) == ("done", seq + len(moves))
    for each in lines:
        each.hear_state(answer["seq"])
        row = [told for told in each.told if told["seq"] > seq]
        assert [told["seq"] for told in row] == list(range(seq + 1, answer["seq"] + 1))
        assert next(event["key"] for told in row for event in told["events"]) == "did-red"
    assert [told["move"] for told in line.told if told["seq"] > seq] == moves
    end(guests[:3], table)
    log = read(guests[0].get(f"/api/tables/{table}/log"))
    played = [entry["move"] for _, entry in log.entries if "move" in entry]
    assert played[-len(moves) :] == moves
    verify(log)


def test_one_move_that_is_refused_refuses_all_and_is_named(debate):
    _, lines, line, moves = debate
    seq, view = line.state["seq"], line.state["view"]
    wrong = [*moves[:2], "pay:wind", *moves[2:]]
    answer = send(line, wrong)
    assert (answer["type"], answer["nth"], answer["seq"]) == ("refused", 2, seq)
    assert answer["clause"].startswith("ulysses/")
    assert answer["text"]
    line.quiet()
    assert (line.state["seq"], line.state["view"]) == (seq, view)  # nothing is half paid
    assert send(line, moves)["type"] == "done"
    assert all(each.hear_state(seq + len(moves)) for each in lines)


def test_too_few_cards_are_refused_at_the_end_of_the_row(debate):
    _, _, line, moves = debate
    answer = send(line, [*moves[:-2], "stand"])
    assert (answer["type"], answer["code"]) == ("refused", "refused-more-to-lead")
    assert answer["nth"] == len(moves) - 2


def test_nobody_learns_by_a_row_what_a_move_would_have_shown(debate):
    """What comes after a move that others see, or that reveals something new, is decided afterwards."""
    _, _, line, moves = debate
    seq = line.state["seq"]
    for row in ([*moves, "pass"], ["consent", "pass"], ["consent", "nonsense"]):
        answer = send(line, row)
        assert (answer["type"], answer["code"]) == ("refused", "not-in-a-row")
        assert "clause" in answer
    line.quiet()
    assert line.state["seq"] == seq


def test_a_row_that_shows_nothing_yet_can_be_taken_back_move_by_move(debate):
    _, lines, line, moves = debate
    seq, view = line.state["seq"], line.state["view"]
    assert send(line, moves[:2])["type"] == "done"
    line.hear_state(seq + 2)
    assert line.state["undo"]
    for _ in range(2):
        assert line.ask("undo", seq=line.state["seq"])["type"] == "done"
        line.quiet()
    assert line.state["view"] == view
    other = next(each for each in lines if each is not line)
    other.quiet()
    assert other.state["seq"] == seq  # the others have seen nothing of it


def preview(line, moves):
    return line.ask("preview", seq=line.state["seq"], moves=moves)


def test_a_preview_shows_the_table_after_a_payment_and_plays_nothing(debate):
    _, lines, line, moves = debate
    seq, view = line.state["seq"], line.state["view"]
    seen = [preview(line, moves[:count]) for count in range(1, len(moves))]
    line.quiet()
    assert (line.state["seq"], line.state["view"], line.state["undo"]) == (seq, view, False)
    for count, each in enumerate(seen, start=1):
        assert send(line, [moves[count - 1]], seq=seq + count - 1)["type"] == "done"
        line.hear_state(seq + count)
        assert [each[part] for part in ("view", "ask", "legal")] == [
            line.state[part] for part in ("view", "ask", "legal")
        ]
    other = next(each for each in lines if each is not line)
    other.quiet()
    assert other.state["seq"] == seq  # nobody else was told


def test_a_preview_tells_nothing_that_only_playing_shows(debate):
    """Whatever others see or chance decides has no preview, and neither has what would come after it."""
    _, _, line, moves = debate
    for row in (moves, ["consent"]):
        answer = preview(line, row)
        assert (answer["type"], answer["view"], answer["legal"]) == ("preview", None, [])
    assert preview(line, [*moves, "pass"])["code"] == "not-in-a-row"
    assert preview(line, [moves[0], "pay:pandora"])["nth"] == 1


def test_nobody_previews_for_another(debate, guests):
    table, lines, line, moves = debate
    other = next(each for each in lines if each is not line)
    assert preview(other, ["pass"])["code"] == "not-your-decision"
    watcher = guests[3].line(table, -1)
    watcher.hear_of("hello")
    assert watcher.ask("preview", seq=line.state["seq"], moves=moves)["code"] == "not-your-seat"


def test_a_row_is_refused_as_single_moves_are(debate):
    _, lines, line, moves = debate
    other = next(each for each in lines if each is not line)
    assert send(line, moves, seq=line.state["seq"] + 1)["code"] == "stale"
    assert send(other, ["pass"])["code"] == "not-your-decision"
    assert send(line, [])["code"] == "bad-frame"
    assert send(line, ["pass"] * (MOST_MOVES + 1))["code"] == "bad-frame"
    assert send(line, ["nonsense"])["nth"] == 0
    again = send(line, moves)
    assert again["type"] == "done"
    assert send(line, moves, seq=again["seq"] - len(moves))["code"] == "stale"  # never twice


def test_who_only_watches_plays_no_row(debate, guests):
    table, _, _, moves = debate
    watcher = guests[3].line(table, -1)
    watcher.hear_of("hello")
    assert send(watcher, moves)["code"] == "not-your-seat"


def test_a_power_cut_in_a_payment_leaves_all_of_it_or_nothing(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob", "Cid") as people:
        table, lines = seated(people, "ulysses", away=0)
        for nth in range(3):
            line, moves = until_a_row(lines, random.Random(nth))
            seq = line.state["seq"]
            line.say("moves", seq=seq, moves=moves)
            if nth:
                line.hear()  # something of it has come
            server.kill()
            server.start()
            lines = [each.again() for each in lines]
            line = lines[line.seat]
            played = [told["move"] for told in line.told if told["seq"] > seq and told["seat"] == line.seat]
            assert played in ([], moves)
        end(people, table)
        verify(read(people[0].get(f"/api/tables/{table}/log")))


def test_a_row_counts_as_many_frames_as_it_has_moves(tmp_path):
    with a_server(tmp_path, rate=1) as server, some_guests(server, "Ann", "Bob", "Cid") as people:
        _, lines = seated(people, "odysseus")
        for _ in range(4):  # far fewer than single moves that are accepted at once
            lines[0].say("moves", seq=lines[0].state["seq"], moves=["nonsense"] * MOST_MOVES)
        assert "too-fast" in {lines[0].hear_of("refused")["code"] for _ in range(4)}
