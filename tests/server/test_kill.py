"""A power cut loses nothing that was acknowledged."""

import itertools
import json
import random
import threading

import pytest
import sqlalchemy as sa
from guest import a_server, end, play_on, some_guests
from websockets.exceptions import ConnectionClosed

from ithaca.engine.logs import read, verify
from ithaca.server.schema import log, tables

WORDS = itertools.count()


def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path):
    luck = random.Random()
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob") as (ann, bob):
        table = ann.open_table("ulysses", 3, away=0)
        ann.sit(table, 0)
        bob.sit(table, 1)
        ann.at(table, "bot", seat=2, bot="greedy")
        ann.at(table, "start")
        lines = [ann.line(table, 0), bob.line(table, 1)]
        for line in lines:
            line.hear_of("hello")
        done, said = {}, []
        for _ in range(2):
            cut = threading.Timer(luck.uniform(0.3, 0.9), server.kill)
            cut.start()
            play_until_cut(lines, luck, done, said)
            cut.join()
            server.start()
            lines = [line.again() for line in lines]
            for line in lines:
                own = {told["seq"]: told["move"] for told in line.told if told["seat"] == line.seat}
                mine = {seq: move for seq, (seat, move) in done.items() if seat == line.seat}
                assert mine.items() <= own.items()
                seqs = [told["seq"] for told in line.told]
                assert seqs == sorted(set(seqs))
                texts = [note["text"] for note in line.notes if note["kind"] == "chat"]
                assert [text for text in texts if text in said] == said
                fresh = line.guest.line(table, line.seat)  # a new viewer sees the same
                fresh.hear_of("hello")
                fresh.hear_state(line.state["seq"])
                line.hear_state(fresh.state["seq"])
                fresh.quiet()
                line.quiet()
                if fresh.state["seq"] == line.state["seq"]:
                    assert fresh.told == line.told
                    assert fresh.state["view"] == line.state["view"]
                fresh.close()
        assert len(done) > 3
        assert said
        if ann.get(f"/api/tables/{table}")["state"] != "over":
            end([ann, bob], table)
        told = ann.get(f"/api/tables/{table}/log")
        verify(read(told))
        played = [entry for entry in map(json.loads, told.splitlines()) if "seat" in entry]
        for seq, (seat, move) in done.items():
            assert (played[seq - 1]["seat"], played[seq - 1]["move"]) == (seat, move)


def play_until_cut(lines, luck, done, said):
    """Play and chat as fast as possible; remember what was acknowledged."""
    try:
        while True:
            asked = [line for line in lines if line.state["legal"]]
            if not asked:
                lines[0].hear()
                lines[1].quiet()
                continue
            line = asked[0]
            move = luck.choice(line.state["legal"])["move"]
            answer = line.play(move)
            if answer["type"] == "done":
                done[answer["seq"]] = (line.seat, move)
            line.quiet()
            if luck.random() < 0.3:
                text = f"word {next(WORDS)}"
                if line.ask("chat", text=text)["type"] == "done":
                    said.append(text)
            for other in lines:
                other.quiet()
    except ConnectionClosed:
        return


def test_a_cut_between_the_last_move_and_the_note_of_the_end_is_mended(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann") as [ann]:
        table = ann.open_table("odysseus", 3)
        for seat in range(3):
            ann.at(table, "bot", seat=seat, bot="greedy")
        ann.at(table, "start")
        line = ann.line(table, -1)
        result = line.hear_result()
        moves = line.state["seq"]
        server.kill()
        with server.sql() as db:  # as if it had happened a moment earlier
            last = db.execute(sa.select(sa.func.max(log.c.seq))).scalar_one()
            entry = db.execute(sa.select(log.c.entry).where(log.c.seq == last)).scalar_one()
            assert json.loads(entry)["kind"] == "ended"
            db.execute(log.delete().where(log.c.seq == last))
            db.execute(tables.update().values(state="playing"))
        server.start()
        again = ann.line(table, -1)
        assert again.hear_result() == result
        assert again.state["seq"] == moves
        assert [note["kind"] for note in again.notes].count("ended") == 1
        assert ann.get(f"/api/tables/{table}/verify")["good"]


def test_a_restart_keeps_what_is_begun_and_not_shown(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob", "Cid") as guests:
        table = guests[0].open_table("ulysses", 3)
        for seat, guest in enumerate(guests):
            guest.sit(table, seat)
        guests[0].at(table, "start")
        lines = [guest.line(table, seat) for seat, guest in enumerate(guests)]
        for line in lines:
            line.hear_of("hello")
        luck = random.Random(2)
        for _ in range(400):
            play_on(lines, luck.choice, 1)
            if any(line.state["undo"] for line in lines):
                break
        else:
            pytest.fail("nobody began anything")
        before = [(line.state["seq"], line.state["view"], line.state["undo"], line.told) for line in lines]
        server.kill()
        server.start()
        lines = [guest.line(table, seat) for seat, guest in enumerate(guests)]
        for line in lines:
            line.hear_of("hello")
        assert before == [
            (line.state["seq"], line.state["view"], line.state["undo"], line.told) for line in lines
        ]
        (drafter,) = [line for line in lines if line.state["undo"]]
        assert drafter.ask("undo", seq=drafter.state["seq"])["type"] == "done"
