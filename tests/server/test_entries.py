"""The log of a table: what is stored in databases is never renamed, and makes the same table again."""

import random
from typing import get_args

import msgspec
import pytest
from parts import bots_table, play, seated_table, table_of, written

from ithaca.engine.game import find, names
from ithaca.server import entries as log
from ithaca.server.apply import apply
from ithaca.server.entries import AnyEntry, Line, decode_entry, encode_entry
from ithaca.server.messages import encode
from ithaca.server.states import state_of
from ithaca.server.views import notes_page

# Tags and fields as databases hold them. A field may be added with a default; nothing else may change.
HELD = {
    "sat": "seat person name salt",
    "reserved": "seat person name",
    "left": "seat name",
    "bot": "seat bot",
    "device": "seat person",
    "undevice": "seat person",
    "relinked": "seat",
    "removed": "person name",
    "agreed": "seat person name",
    "opposed": "seat person name",
    "started": "",
    "move": "seat move by",
    "undo": "seat",
    "standin": "seat name why",
    "back": "seat name",
    "resumed": "after",
    "resigned": "seat name",
    "offered": "seat name",
    "withdrew": "seat name",
    "asked": "seat name",
    "ended": "why",
    "closed": "",
    "rematch": "table",
    "chat": "person name seat text phrase",
    "muted": "person name",
    "unmuted": "person name",
}


def test_what_lies_in_databases_can_be_read():
    found = {
        kind.__struct_config__.tag: " ".join(field.name for field in msgspec.structs.fields(kind))
        for kind in get_args(AnyEntry)
    }
    assert found == HELD


def samples():
    """One entry of every kind, in an order in which they can happen."""
    return [
        log.SeatTaken(0, "p0", "Ann", "0" * 32),
        log.SeatLeft(0, "Ann"),
        log.SeatTaken(0, "p0", "Ann", "0" * 32),
        log.SeatReserved(1, "p1", "Bob"),
        log.SeatTaken(1, "p1", "Bob", "1" * 32),
        log.BotSeated(2, "steady"),
        log.DeviceAdded(1, "p9"),
        log.DeviceRemoved(1, "p9"),
        log.LinkRenewed(1),
        log.ChatSaid("p1", "Bob", 1, "hello"),
        log.ChatSaid("p8", "Zoe", None, "", "phrase-hello"),
        log.Muted("p8", "Zoe"),
        log.Unmuted("p8", "Zoe"),
        log.Started(),
        log.StandInCalled(0, "Ann", "away"),
        log.PlayerReturned(0, "Ann"),
        log.Resumed(1000),
        log.AdviceAsked(0, "Ann"),
        log.EndOffered(0, "Ann"),
        log.OfferWithdrawn(0, "Ann"),
        log.Resigned(0, "Ann"),
        log.RemovalAgreed(0, "p1", "Bob"),
        log.RemovalOpposed(0, "p1", "Bob"),
        log.PlayerRemoved("p1", "Bob"),
        log.Ended("agreed"),
        log.RematchOpened("abc"),
    ]


def test_every_kind_of_entry_can_be_written_read_and_applied():
    table, tried = table_of("odysseus", 3), set()
    for entry in samples():
        assert decode_entry(encode_entry(entry)) == entry
        assert written(table, entry)
        tried.add(type(entry))
    written(table_of("odysseus", 3), log.Closed())
    assert tried | {log.Moved, log.Undone, log.Closed} == set(get_args(AnyEntry))


def test_an_entry_that_says_something_else_is_not_read():
    for text in (
        '{"kind": "nonsense"}',
        '{"kind": "move", "seat": "x", "move": "pass"}',
        "[]",
        "{",
        '{"seat": 1}',
    ):
        with pytest.raises(msgspec.MsgspecError):
            decode_entry(text)


@pytest.mark.parametrize("game", names())
def test_a_table_that_is_read_again_from_its_log_is_the_same_table(game):
    players = find(game).players[0]
    lines, luck = [], random.Random(1)
    table = seated_table(game, players)
    lines = [line.entry for line in table.moves]
    for _ in range(120):
        if table.match.over:
            break
        play(table, luck.choice(table.match.legal()))
        if table.drafts and luck.random() < 0.3:
            written(table, log.Undone(table.drafter()), at=table.asked_at)

    again = seated_table(game, players)
    for line in table.moves:
        apply(again, Line(again.lines + 1, line.at, line.entry))

    for viewer in range(-1, players):
        assert encode(state_of(again, viewer, [])) == encode(state_of(table, viewer, []))
    assert len(lines) == 0
    assert again.lines == table.lines


def test_apply_changes_nothing_but_the_table():
    """The same entries at two tables do the same, whatever happened elsewhere."""
    one, other = bots_table("odysseus", 3), bots_table("odysseus", 3)
    for _ in range(30):
        action = one.match.legal()[0]
        assert [type(news) for news in play(one, action)] == [type(news) for news in play(other, action)]
    assert one.match.state.tobytes() == other.match.state.tobytes()


def test_notes_are_told_without_salts_and_devices():
    table = table_of("odysseus", 3)
    written(table, *samples()[:12])
    told = notes_page(table, -1, 0, len(table.notes))
    assert "device" not in [note["kind"] for note in told]
    assert all("salt" not in note for note in told)
    assert [note["note"] for note in told] == [1, 2, 3, 4, 5, 6, 10, 11, 12]
