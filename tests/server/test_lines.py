"""A table under fire: moves, cuts, repetitions, forgeries and nonsense in any order, over real connections.

Two people play three seats, one of them a hot seat. For each seat and for the public there are two
connections: one is never cut and sends nothing; the other does anything at random. In the end both have
received the same, and the log has every acknowledged move once, and nothing else.
"""

import json
import os
from collections import Counter

import pytest
from guest import Guest, end
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ithaca.engine.logs import read, verify

SIGHTS = (-1, 0, 1, 2)
NUMBER = st.integers(0, 9999)
NONSENSE = ["", "nonsense", "pass:pass", "?", "wind:9:z9", "propose:ithaca:ithaca", "é" * 20, "roll=6"]
BAD_FRAMES = [
    "",
    "{",
    "[]",
    '{"type": "dance", "id": "x"}',
    '{"type": "move", "id": "x", "seq": "1", "move": "pass"}',
    '{"type": "move", "id": "x", "seq": 1}',
    '{"x": ' + "[" * 3000,
    '{"type": "undo", "id": "x", "seq": -1}',
    '{"type": "chat", "id": "x", "text": ["a"]}',
]


is_playing = precondition(lambda table: not table.is_over)


class Table(RuleBasedStateMachine):
    """One table; `guests` and `game` are set by the test."""

    guests: list[Guest]
    game: str

    def __init__(self):
        super().__init__()
        ann, bob, self.dora = self.guests
        self.owner = {-1: self.dora, 0: ann, 1: bob, 2: bob}
        self.table = ann.open_table(self.game, 3)
        for seat in (0, 1, 2):
            self.owner[seat].sit(self.table, seat, f"Seat {seat}")
        ann.at(self.table, "start")
        self.steady = {sight: self.owner[sight].line(self.table, sight) for sight in SIGHTS}
        self.lines = {sight: self.owner[sight].line(self.table, sight) for sight in SIGHTS}
        self.views = {sight: {} for sight in SIGHTS}  # what the steady lines saw, by seq
        for line in [*self.steady.values(), *self.lines.values()]:
            line.hear_of("hello")
        self.acknowledged = {}  # (seat, its own seq): move, or "undo"
        self.unsure = {}  # what was sent when the line was cut
        self.said = []

    # ── what is right ─────────────────────────────────────────────────────────────────────────────

    @property
    def actor(self):
        return self.steady[-1].state["actor"]

    @property
    def is_over(self):
        """A race may be short enough to end under fire."""
        return self.actor < 0

    def line(self, seat):
        self.lines[seat].quiet()
        return self.lines[seat]

    def acknowledge(self, line, answer, what):
        assert answer["type"] == "done", answer
        assert (line.seat, answer["seq"]) not in self.acknowledged
        self.acknowledged[line.seat, answer["seq"]] = what
        self.settle()

    def settle(self):
        """Let all steady connections receive what there is."""
        for sight, line in self.steady.items():
            heard = len(line.heard)
            line.quiet()
            for message in line.heard[heard:]:
                if message["type"] == "state":
                    self.views[sight][message["seq"]] = message["view"]

    @is_playing
    @rule(picks=st.lists(NUMBER, min_size=1, max_size=6))
    def play(self, picks):
        for pick in picks:
            if self.is_over:
                break
            line = self.line(self.actor)
            legal = line.state["legal"]
            assert legal
            move = legal[pick % len(legal)]["move"]
            self.acknowledge(line, line.play(move), move)

    @is_playing
    @rule()
    def undo(self):
        line = self.line(self.actor)
        may = line.state["undo"]
        before = len(line.told)
        answer = line.ask("undo", seq=line.state["seq"])
        if may:
            self.acknowledge(line, answer, "undo")
            assert len(self.line(line.seat).told) == before - 1
        else:
            assert answer["code"] == "cannot-undo"

    @rule(phrase=st.booleans())
    def chat(self, phrase):
        for sight in SIGHTS:
            text = f"line {len(self.said)}"
            said = {"phrase": "phrase-hello"} if phrase else {"text": text}
            assert self.lines[sight].ask("chat", **said)["type"] == "done"
            self.said.append("phrase-hello" if phrase else text)
        self.settle()

    @is_playing
    @rule(pick=NUMBER)
    def send_twice(self, pick):
        line = self.line(self.actor)
        legal, seq = line.state["legal"], line.state["seq"]
        move = legal[pick % len(legal)]["move"]
        first, second = line.say("move", seq=seq, move=move), line.say("move", seq=seq, move=move)
        answers = hear_answers(line, first, second)
        assert answers[second]["code"] == "stale"
        self.acknowledge(line, answers[first], move)

    @is_playing
    @rule(pick=NUMBER)
    def send_out_of_order(self, pick):
        line = self.line(self.actor)
        legal, seq = line.state["legal"], line.state["seq"]
        move = legal[pick % len(legal)]["move"]
        early, late = line.say("move", seq=seq + 1, move=move), line.say("move", seq=seq, move=move)
        answers = hear_answers(line, early, late)
        assert answers[early]["code"] == "stale"
        self.acknowledge(line, answers[late], move)

    # ── what is wrong ─────────────────────────────────────────────────────────────────────────────

    @is_playing
    @rule(pick=NUMBER, seat=st.sampled_from([0, 1, 2]))
    def refuse(self, pick, seat):
        """Moves that are not legal, not now, not from there: nothing happens, and the connection stays."""
        line = self.line(seat)
        state = line.state
        legal = [choice["move"] for choice in state["legal"]]
        wrong = NONSENSE[pick % len(NONSENSE)]
        assert line.ask("move", seq=state["seq"], move=wrong)["type"] == "refused"
        for seq in (state["seq"] + 1 + pick % 5, max(0, state["seq"] - 1 - pick % 5)):
            if seq != state["seq"]:
                answer = line.ask("move", seq=seq, move=legal[0] if legal else "pass")
                assert answer["code"] == "stale"
                assert line.hear_of("state")["seq"] == state["seq"]
        if seat != self.actor:
            theirs = self.line(self.actor).state["legal"][0]["move"]
            assert line.ask("move", seq=state["seq"], move=theirs)["code"] == "not-your-decision"
            assert line.ask("undo", seq=state["seq"])["code"] == "not-your-decision"
        assert self.line(seat).state["view"] == state["view"]
        assert line.state["seq"] == state["seq"]

    @rule(pick=NUMBER, sight=st.sampled_from(SIGHTS))
    def talk_nonsense(self, pick, sight):
        line = self.line(sight)
        line.socket.send(BAD_FRAMES[pick % len(BAD_FRAMES)])
        assert line.hear_of("refused")["code"] == "bad-frame"

    @is_playing
    @rule()
    def watch_only(self):
        line = self.line(-1)
        for kind, body in [("move", {"move": "pass"}), ("undo", {}), ("sight", {"seat": 0})]:
            body = body if kind == "sight" else {"seq": line.state["seq"], **body}
            assert line.ask(kind, **body)["code"] == "not-your-seat"

    @rule(seat=st.sampled_from([0, 1, 2]))
    def forge(self, seat):
        """With another's cookie, or one that we did not sign, nobody can look from a seat."""
        stranger = self.dora.line(self.table, seat)
        assert stranger.hear()["code"] == "not-your-seat"
        stranger.close()

    # ── cut lines ─────────────────────────────────────────────────────────────────────────────────

    @rule(sight=st.sampled_from(SIGHTS))
    def cut(self, sight):
        before = self.lines[sight]
        before.close()
        self.lines[sight] = before.again()

    @rule(sight=st.sampled_from(SIGHTS))
    def send_too_much(self, sight):
        before = self.lines[sight]
        before.socket.send(json.dumps({"type": "chat", "id": "x", "text": "x" * 4100}))
        assert before.is_cut()
        self.lines[sight] = before.again()

    @is_playing
    @rule(pick=NUMBER)
    def cut_before_the_answer(self, pick):
        """A move that was not answered may or may not have been done; the seq tells."""
        seat = self.actor
        line = self.line(seat)
        legal, seq = line.state["legal"], line.state["seq"]
        move = legal[pick % len(legal)]["move"]
        line.say("move", seq=seq, move=move)
        line.close()
        self.lines[seat] = line.again()
        self.lines[seat].quiet()
        self.unsure[seat, seq + 1] = move
        if self.lines[seat].state["seq"] == seq:  # not done yet, or never
            answer = self.lines[seat].ask("move", seq=seq, move=move)
            if answer["type"] == "done":
                self.acknowledged[seat, seq + 1] = move
            else:
                assert answer["code"] == "stale"
        self.settle()

    @rule()
    def change_sight(self):
        """Bob looks from one of his seats, then from the other, then from none."""
        line = self.lines[1]
        for sight in (2, -1, 1):
            assert line.ask("sight", seat=sight)["type"] == "done"
            assert line.state["view"] == self.steady[sight].state["view"]
            assert line.told == self.steady[sight].told
        assert line.ask("sight", seat=0)["code"] == "not-your-seat"

    # ── what always holds ─────────────────────────────────────────────────────────────────────────

    @invariant()
    def whoever_sees_the_same_is_told_the_same(self):
        for sight in SIGHTS:
            steady = self.steady[sight]
            line = self.line(sight)
            assert line.told == steady.told
            for key in ("seq", "view", "legal", "ask", "actor", "undo"):
                assert line.state[key] == steady.state[key], key
        assert len([line for line in self.steady.values() if line.state["legal"]]) <= 1

    def teardown(self):
        try:
            self.check_the_end()
        finally:
            for line in [*self.steady.values(), *self.lines.values()]:
                line.close()

    def check_the_end(self):
        if not self.is_over:
            end(self.guests[:2], self.table)
        for line in [*self.steady.values(), *self.lines.values()]:
            line.hear_result()
        self.settle()
        log = self.dora.get(f"/api/tables/{self.table}/log")
        match = verify(read(log))
        entries = [json.loads(line) for line in log.splitlines()]
        lines = [entry for entry in entries if "seat" in entry]
        played = counted(lines)
        for key, what in self.acknowledged.items():
            assert played[key] == what
        assert all(played[key] == self.unsure[key] for key in set(played) - set(self.acknowledged))
        for sight in SIGHTS:
            assert self.lines[sight].told == self.steady[sight].told
            assert len(self.steady[sight].told) == len(match.moves)
            chats = [
                note.get("text", note.get("phrase"))
                for note in self.lines[sight].notes
                if note["kind"] == "chat"
            ]
            assert chats == self.said
            numbers = seen_numbers(lines, sight)
            assert [told["seq"] for told in self.steady[sight].told] == numbers
            self.check_views(sight, numbers)

    def check_views(self, sight, numbers):
        """Every view that was sent is the one that follows from the log."""
        for first in range(0, len(numbers) + 1, 64):
            query = {"seat": sight, "from": first, "to": first + 63}
            for frame in self.dora.get(f"/api/tables/{self.table}/replay", **query)["frames"]:
                for told in frame["told"]:
                    number = numbers[told["seq"] - 1]
                    seen = self.views[sight].get(number)
                    if seen and number < max(self.views[sight]):
                        assert seen == frame["view"]


def counted(lines):
    """What was done, by the seat that did it and that seat's own count of what it has seen."""
    found, standing, undone = {}, 0, Counter()
    for line in lines:
        undone[line["seat"]] += "undo" in line
        standing += -1 if "undo" in line else 1
        found[line["seat"], standing + 2 * undone[line["seat"]]] = line.get("move", "undo")
    return found


def seen_numbers(lines, sight):
    """The number of each move that stands, as one viewer counts: what another took back leaves no gap."""
    standing, unseen = [], 0
    for line in lines:
        if "undo" in line:
            standing.pop()
            unseen += 2 * (line["seat"] == sight)
        else:
            standing.append(len(standing) + 1 + unseen)
    return standing


def hear_answers(line, *ids):
    found = {}
    while len(found) < len(ids):
        message = line.hear()
        if message.get("id") in ids:
            found[message["id"]] = message
    return found


@pytest.mark.parametrize("game", ["odysseus", "ulysses", "odyssey"])
def test_a_table_under_fire_stays_one_table(server, game):
    people = [Guest(server, name) for name in ("Ann", "Bob", "Dora")]
    machine = type("Machine", (Table,), {"guests": people, "game": game})
    try:
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=int(os.environ.get("FIRE", "12")),
                stateful_step_count=20,
                suppress_health_check=list(HealthCheck),
                deadline=None,
                report_multiple_bugs=False,
            ),
        )
    finally:
        for person in people:
            person.go()
