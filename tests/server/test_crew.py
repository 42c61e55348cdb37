"""Who thinks for seats without a person: whatever a bot does, the table goes on."""

import asyncio
import hashlib
import logging

import pytest

from ithaca import bots
from ithaca.bots.oracle import Explanation, Opinion
from ithaca.server.crew import Crew
from ithaca.server.messages import Setup
from ithaca.server.settings import Settings
from ithaca.server.table import Table


class FallsOver:
    def __init__(self, luck):
        pass

    def choose(self, view, seen, legal, budget):
        raise RuntimeError("out of ideas")


class Cheats(FallsOver):
    def choose(self, view, seen, legal, budget):
        return max(legal) + 1


def a_table():
    """Three seats for bots, dealt."""
    table = Table("table", Setup(game="odysseus", players=3), bytes(32), "p0", 0)
    bots_sit = [{"kind": "bot", "seat": seat, "bot": "oracle:10ms"} for seat in range(3)]
    for body in [*bots_sit, {"kind": "started"}]:
        table.take(table.entry(body, 0))
    return table


@pytest.mark.parametrize("kind", [FallsOver, Cheats])
def test_a_bot_that_falls_over_or_cheats_is_replaced_by_the_stand_in_and_noted(monkeypatch, caplog, kind):
    table = a_table()
    seat = table.seats[table.actor]
    monkeypatch.setitem(bots.ROSTER, "oracle", (f"{kind.__module__}:{kind.__name__}", ""))
    crew = Crew(Settings())
    with caplog.at_level(logging.ERROR, logger="ithaca"):
        move = asyncio.run(crew.choose(table, seat))
    crew.close()
    assert move in [choice.move for choice in table.match.choices(seat.number, table.sight(seat.number))]
    assert "a bot fell over" in caplog.text


HEARD = []  # what the oracle was told


class Listens:
    """Only listens."""

    def __init__(self, luck):
        self.luck = luck

    def choose(self, view, seen, legal, budget):
        raise NotImplementedError

    def explain(self, view, seen, legal, budget):
        HEARD.append((self.luck, view.tobytes(), list(seen), legal, budget))
        return Explanation((Opinion(legal[0], 1, 0.5, (legal[0],)),), 1, 1, 1)


def test_the_oracle_is_told_what_the_seat_knows_and_thinks_for_no_longer_than_the_host_allows(monkeypatch):
    monkeypatch.setitem(bots.ROSTER, "oracle", (f"{Listens.__module__}:Listens", ""))
    table = a_table()
    for most, spent in ((0.4, 0.4), (20.0, 1.0)):
        crew = Crew(Settings(bot_seconds=most))
        asyncio.run(crew.advise(table, table.actor))
        crew.close()
        luck, view, seen, legal, budget = HEARD.pop()
        assert view == table.match.view(table.actor).tobytes()
        assert seen == table.match.seen(table.actor)
        assert legal == table.match.legal()
        assert (budget.seconds, budget.iterations) == (spent, 0)
        assert luck == hashlib.sha256(f"{table.commitment} advice {table.actor}".encode()).digest()
