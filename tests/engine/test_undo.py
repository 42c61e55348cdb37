"""Moves that may be taken back: as long as they have revealed nothing that their player did not know."""

import json
import random

import pytest

from ithaca.engine import logs, presentation
from ithaca.engine.errors import BadFile
from ithaca.engine.game import find, names
from ithaca.engine.match import start
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.seeds import commitment
from ithaca.engine.undo import can_undo

SEED = bytes(range(32))


def moves_of(game, moves=60, seeds=3):
    """The match after each move of some random games."""
    for seed in range(seeds):
        match, luck = start(game, find(game).players[-1], seed=seed), random.Random(seed)
        while not match.over and len(match.moves) < moves:
            match.play(luck.choice(match.legal()))
            yield match


def viewers_of(match):
    return range(SPECTATOR, match.seats)


def beliefs_of(match):
    return [match.beliefs.of(viewer).tobytes() for viewer in viewers_of(match)]


def test_a_payment_can_be_taken_back_until_it_is_complete():
    paid = {can_undo(match) for match in moves_of("ulysses", moves=300) if match.last.name.startswith("pay:")}
    assert paid == {True, False}


@pytest.mark.parametrize("game", names())
def test_whatever_is_taken_back_is_as_it_was(game):
    taken = 0
    for match in moves_of(game, moves=150):
        if not can_undo(match):
            continue
        taken += 1
        played, after, beliefs = match.last, match.state.tobytes(), beliefs_of(match)
        match.undo(played)
        assert match.state.tobytes() == played.before.state.tobytes()
        assert all(len(match.seen(viewer)) == len(match.moves) for viewer in viewers_of(match))
        match.play(played.move.action)
        assert match.state.tobytes() == after
        assert beliefs_of(match) == beliefs
    assert taken


@pytest.mark.parametrize("game", names())
def test_a_move_that_used_chance_or_asked_another_cannot_be_taken_back(game):
    for match in moves_of(game):
        before, after = match.last.before.state, match.last.after.state
        if before["dice"].tobytes() != after["dice"].tobytes() or match.actor != match.moves[-1].seat:
            assert not can_undo(match)


@pytest.mark.parametrize("game", names())
def test_public_and_private_texts_make_the_table_of_every_viewer(game):
    for match in moves_of(game):
        public = presentation.public_text(match, match.snapshot)
        for viewer in viewers_of(match):
            own = presentation.private_text(match, match.snapshot, viewer)
            text = b"{%b}" % b",".join(filter(None, (public, own)))
            assert json.loads(text) == json.loads(json.dumps(match.table(viewer)))


@pytest.mark.parametrize("game", names())
def test_what_is_told_alike_is_the_same_story_for_all_who_saw_the_action(game):
    alike = 0
    for match in moves_of(game):
        told = {}
        if presentation.is_told_alike(match, match.last):
            for viewer in viewers_of(match):
                told.setdefault(match.last.move.seen[viewer], []).append(match.story(viewer))
        assert all(one == stories[0] for stories in told.values() for one in stories)
        alike += bool(told)
    assert alike


@pytest.mark.parametrize("game", names())
def test_a_move_is_told_later_as_it_is_told_at_once(game):
    kept = []
    for match in moves_of(game, seeds=1):
        told = [match.story(viewer) for viewer in viewers_of(match)]
        kept.append((match.last, told))
        if can_undo(match):  # what comes later must not change what is told about it
            again = match.last.move.action
            match.undo(match.last)
            match.play(again)
    for played, told in kept:
        assert [presentation.story(match, played, viewer) for viewer in viewers_of(match)] == told


# ── in the log ────────────────────────────────────────────────────────────────────────────────────


def a_game_with_second_thoughts(game="odyssey", fork=None):
    """The header and the entries of a whole game in which every move that could be taken back was taken back
    once."""
    card, luck = find(game), random.Random(4)
    players = [f"P{n}" for n in range(card.players[0])]
    match = logs.Writer(card, players, seed=SEED, table="t").match
    header = {**logs.header_of(match, SEED, "t"), **({"fork": fork} if fork else {})}
    match = logs.deal(logs.Log("log", header), SEED)
    entries = []
    while not match.over:
        seat, move = match.actor, match.notation.name(luck.choice(match.legal()))
        match.play(move)
        entries.append({"seat": seat, "move": move})
        if can_undo(match) and luck.random() < 0.5:
            match.undo(match.last)
            entries.append({"seat": seat, "undo": True})
    return header, entries


def test_what_was_taken_back_stands_in_the_log_and_the_log_is_good():
    header, entries = a_game_with_second_thoughts()
    assert any("undo" in entry for entry in entries)
    lines = logs.transcript(header, SEED, entries)
    assert logs.verify(logs.read("\n".join(lines))).over


def test_a_move_that_showed_something_cannot_be_taken_back_in_a_log():
    header, entries = a_game_with_second_thoughts()
    roll = next(n for n, entry in enumerate(entries) if entry.get("move") == "roll")
    entries.insert(roll + 1, {"seat": entries[roll]["seat"], "undo": True})
    with pytest.raises(BadFile, match="already revealed"):
        logs.transcript(header, SEED, entries)


def test_a_game_that_was_ended_by_agreement_says_so_and_is_good():
    header, entries = a_game_with_second_thoughts()
    lines = logs.transcript(header, SEED, entries[:10], agreed=True)
    assert not logs.verify(logs.read("\n".join(lines))).over
    end = json.loads(lines[-1])
    del end["agreed"]
    with pytest.raises(BadFile, match="ends before its game does"):
        logs.verify(logs.read("\n".join([*lines[:-1], json.dumps(end)])))


# ── playing on from another game ──────────────────────────────────────────────────────────────────


def forked(game, seat, moves):
    header, entries = a_game_with_second_thoughts(game)
    return {"header": header, "seed": SEED.hex(), "entries": entries[:moves], "seat": seat}


@pytest.mark.parametrize("game", names())
def test_who_plays_on_finds_the_table_as_his_seat_saw_it(game):
    fork = forked(game, 1, 20)
    past = logs.retold(fork["header"], SEED, fork["entries"])
    header, entries = a_game_with_second_thoughts(game, fork)
    match = logs.deal(logs.Log("log", header), SEED)
    assert match.view(1).tobytes() == past.view(1).tobytes()
    assert logs.verify(logs.read("\n".join(logs.transcript(header, SEED, entries)))).over


def test_what_the_seat_did_not_know_is_dealt_anew():
    fork = forked("odysseus", 1, 20)
    header, _ = a_game_with_second_thoughts("odysseus", fork)
    worlds = set()
    for number in range(20):
        seed = bytes([number]) * 32
        match = logs.deal(logs.Log("log", {**header, "commitment": commitment(seed)}), seed)
        worlds.add(match.state["hand"].tobytes())
    assert len(worlds) > 1


def test_forks_of_forks_end_somewhere():
    header, entries = a_game_with_second_thoughts("odyssey")
    for _ in range(12):
        header = {**header, "fork": {"header": header, "seed": SEED.hex(), "entries": [], "seat": 0}}
    with pytest.raises(BadFile, match="fork"):
        logs.transcript(header, SEED, entries)
