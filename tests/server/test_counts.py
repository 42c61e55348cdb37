"""Each viewer counts what it has seen: nobody's numbers reveal how often another has taken something back."""

import functools
import random
from types import SimpleNamespace

import pytest
from parts import HandClock, seated_table, written

from ithaca.engine.protocol import SPECTATOR
from ithaca.server import entries as log
from ithaca.server.metrics import Metrics
from ithaca.server.thoughts.elsewhere import ThoughtsElsewhere
from ithaca.server.views import Teller, note_info, taken_back_since

GAMES = ["odysseus", "odyssey", "ulysses"]


def moved(table, move):
    seat = table.actor
    written(table, log.Moved(seat, move))
    return seat


def undone(table, seat):
    written(table, log.Undone(seat))


@functools.cache
def first_draft(game):
    """The moves that lead to a decision at which something can be tried and taken back, and which."""
    table, moves, luck = seated_table(game, 3), [], random.Random(1)
    while not table.match.over:
        move = table.match.notation.name(luck.choice(table.match.legal()))
        seat = moved(table, move)
        if table.drafts:
            return moves, move, seat
        moves.append(move)
    raise AssertionError("nothing could be taken back")


def played(game, tries):
    """A table at which the first draft was taken back this many times before it was made for good."""
    moves, draft, seat = first_draft(game)
    table = seated_table(game, 3)
    for move in moves:
        moved(table, move)
    counts = [table.seen_seq(seat)]
    for _ in range(tries):
        moved(table, draft)
        counts.append(table.seen_seq(seat))
        undone(table, seat)
        counts.append(table.seen_seq(seat))
    moved(table, draft)
    counts.append(table.seen_seq(seat))
    while table.drafts:
        moved(table, table.match.notation.name(table.match.legal()[0]))
        counts.append(table.seen_seq(seat))
    written(table, log.ChatSaid("p0", "Seat 0", 0, "well"))
    return table, seat, counts


@pytest.mark.parametrize("game", GAMES)
def test_the_others_numbers_tell_nothing_of_what_was_taken_back(game):
    (plain, seat, _), (tried, _, _) = played(game, 0), played(game, 3)
    for viewer in {SPECTATOR, 0, 1, 2} - {seat}:
        assert tried.seen_seq(viewer) == plain.seen_seq(viewer)
        assert Teller(tried, viewer).since(0) == Teller(plain, viewer).since(0)
        assert note_info(tried.notes[-1], viewer) == note_info(plain.notes[-1], viewer)
    assert tried.shown_seq == plain.shown_seq == len(plain.match.moves)


@pytest.mark.parametrize("game", GAMES)
def test_ones_own_count_grows_with_everything_one_does(game):
    *_, counts = played(game, 3)
    assert counts[:8] == list(range(counts[0], counts[0] + 8))
    assert counts == sorted(counts)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_is_told_what_was_taken_back_meanwhile(game):
    table, seat, counts = played(game, 2)
    begun = counts[0]
    assert taken_back_since(table, seat, begun + 1) == begun + 1
    assert taken_back_since(table, seat, begun + 2) == 0
    assert taken_back_since(table, seat, begun + 3) == begun + 3
    others = {SPECTATOR, 0, 1, 2} - {seat}
    assert all(taken_back_since(table, viewer, begun + 1) == 0 for viewer in others)


@pytest.mark.parametrize("game", GAMES)
def test_a_note_comes_after_what_its_reader_has_seen(game):
    table, seat, _ = played(game, 3)
    note = table.notes[-1]
    assert note_info(note, seat)["after"] == table.seen_seq(seat) == note_info(note, SPECTATOR)["after"] + 6


@pytest.mark.parametrize("game", ["odysseus", "ulysses"])
def test_figures_of_the_server_count_only_what_everybody_has_seen(game):
    moves, draft, seat = first_draft(game)
    table, elsewhere = seated_table(game, 3), ThoughtsElsewhere(HandClock())
    metrics = Metrics([], SimpleNamespace(viewers=()), elsewhere)

    def counted(entry):
        for news in written(table, entry):
            metrics.announced(None, news)
        return f"ithaca_moves_total {float(table.shown_seq)}" in metrics.text().decode()

    for move in moves:
        assert counted(log.Moved(table.actor, move))
    shown = table.shown_seq
    for entry in (log.Moved(seat, draft), log.Undone(seat), log.Moved(seat, draft)):
        assert counted(entry)
        assert table.shown_seq == shown
