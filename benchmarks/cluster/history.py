"""Compares the log of each table with the histories of its players.

An audit trigger in the database, unknown to the servers, records which process wrote each line, and the fence
by which it decided the table at that time.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from benchmarks.cluster.players import Asked, Player
from ithaca.server.entries import ChatSaid, Moved
from ithaca.server.messages import encode
from ithaca.server.registry import table_of
from ithaca.server.states import state_of
from ithaca.server.store import read_table
from ithaca.server.table import Table
from ithaca.server.views import Teller

AUDIT = """
CREATE TABLE audit_lines (table_id text, seq int, fence int, process text, at timestamptz);
CREATE FUNCTION audit_line() RETURNS trigger AS $$
BEGIN
  INSERT INTO audit_lines
    SELECT NEW.table_id, NEW.seq, fence, current_setting('application_name'), clock_timestamp()
    FROM tables WHERE id = NEW.table_id;
  RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE CONSTRAINT TRIGGER audit_line AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION audit_line();
"""


def fold(db: sa.Connection, table_id: str) -> tuple[Table, list[Any]]:
    """The table that the log folds to, and the log."""
    stored = read_table(db, table_id)
    assert stored, f"table {table_id} is gone"
    assert [line.seq for line in stored.lines] == list(range(1, len(stored.lines) + 1)), (
        f"the log of {table_id} has a gap"
    )
    return table_of(stored), stored.lines


# ── what was acknowledged ─────────────────────────────────────────────────────────────────────────


def check_moves(table: Table, lines: Sequence[Any], players: Sequence[Player]) -> None:
    """Every acknowledged move is there once and in its place; no refused or unasked move is."""
    moves = [line.entry for line in lines if isinstance(line.entry, Moved)]
    asked: dict[tuple[int, int], list[Asked]] = defaultdict(list)  # by seat, and the seq that it had seen
    for player in players:
        for one in [one for one in player.asked if one.kind == "move"]:
            asked[player.seat, one.seq].append(one)
            if one.outcome == "done":
                check_done(player, one, moves)
    for number, move in enumerate(moves):
        if not move.by:
            wanted = [one for one in asked.get((move.seat, number), []) if one.what == move.move]
            said = {one.outcome for one in wanted}
            assert said & {"done", "unknown"}, (
                f"move {number + 1} of {table.id}, {move}, was {said or 'not asked for'}: {wanted}"
            )


def check_done(player: Player, one: Asked, moves: Sequence[Moved]) -> None:
    """The move comes right after the state that its player saw. The seq in the answer is that at the moment
    of the answer: if the request had to be repeated, it includes later moves too."""
    assert one.seq < one.told <= len(moves), f"{player.name}: {one} is lost, there are {len(moves)} moves"
    found = moves[one.seq]
    assert (found.seat, found.move, found.by) == (player.seat, one.what, ""), (
        f"{player.name}: {one} is {found}"
    )


def check_words(lines: Sequence[Any], players: Sequence[Player]) -> None:
    """Every acknowledged chat message is there once, in the order in which it was sent."""
    texts = [line.entry.text for line in lines if isinstance(line.entry, ChatSaid)]
    twice = [text for text, count in Counter(texts).items() if count > 1]
    assert not twice, f"said twice: {twice}"
    place = {text: n for n, text in enumerate(texts)}
    for player in players:
        words = [one for one in player.asked if one.kind == "chat"]
        for one in words:
            assert one.outcome != "done" or one.what in place, f"{player.name}: {one} is lost"
            assert one.outcome != "refused" or one.what not in place, f"{player.name}: {one} was done"
        there = [place[one.what] for one in words if one.outcome == "done"]
        assert there == sorted(there), f"{player.name}: words in another order"


# ── what was seen ─────────────────────────────────────────────────────────────────────────────────


def difference(table: Table, player: Player) -> str:
    """How what a player sees differs from what the log shows to that seat; empty if it does not."""
    expected = json.loads(encode(state_of(table, player.seat, [])))
    for part in ("seq", "view", "actor", "legal", "undo", "over", "result"):
        if player.state.get(part) != expected.get(part):
            seen, there = shortened(player.state.get(part)), shortened(expected.get(part))
            return f"{player.name}: {part} is {seen}, not {there}"
    told = [json.loads(bytes(one)) for one in Teller(table, player.seat).since(0)]
    if player.told != told:
        return f"{player.name} was told of moves {[one['seq'] for one in player.told]}, there are {len(told)}"
    numbers = [note["note"] for note in player.notes]
    if numbers != sorted(set(numbers)):
        return f"{player.name}: notes {numbers} came twice or in another order"
    return ""


def shortened(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) < 300 else f"{text[:300]} …"


# ── who wrote it ──────────────────────────────────────────────────────────────────────────────────


def check_fences(rows: Sequence[tuple[Any, ...]]) -> None:
    """For each table: fences never decrease, and only one process has written under each fence."""
    writers: dict[tuple[str, int], str] = {}
    last: dict[str, int] = {}
    for table_id, seq, fence, process in rows:
        assert fence >= last.get(table_id, 0), (
            f"line {seq} of {table_id} was written by the old fence {fence}"
        )
        last[table_id] = fence
        writer = writers.setdefault((table_id, fence), process)
        assert writer == process, f"line {seq} of {table_id}: {process} wrote by fence {fence} of {writer}"


LINES = "SELECT table_id, seq, fence, process FROM audit_lines ORDER BY table_id, seq"
TWICE = "SELECT table_id, seq, count(*) FROM audit_lines GROUP BY 1, 2 HAVING count(*) > 1"
FILLER = "filler"  # a table that no client reads
UNWRITTEN = f"""
SELECT count(*) FROM log WHERE table_id <> '{FILLER}' AND NOT EXISTS
  (SELECT 1 FROM audit_lines a WHERE a.table_id = log.table_id AND a.seq = log.seq)
"""
FILL = f"""
INSERT INTO log (table_id, seq, at, person, entry)
  SELECT '{FILLER}', n, 0, NULL, repeat('x', 400) FROM generate_series(1, 5000) n
"""
