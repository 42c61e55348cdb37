"""Figures of the server, as Prometheus reads them: of games only what all players have seen."""

from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from .announcements import Announcement, MovesShown
from .live_table import LiveTable
from .lobby import Lobby
from .registry import Registry
from .requests import TableState
from .subscribers import Subscriber
from .thoughts.elsewhere import ThoughtsElsewhere

disable_created_metrics()  # type: ignore[no-untyped-call]  # the start times of counters are of no use here

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds
STATES: tuple[TableState, ...] = ("open", "playing", "over", "closed")


class Metrics(Subscriber):
    """Counts what happens; subscribes to tables."""

    def __init__(self, registry: Registry, lobby: Lobby, elsewhere: ThoughtsElsewhere) -> None:
        self.collectors = CollectorRegistry()
        self.collectors.register(LiveFigures(registry, lobby))
        self.collectors.register(ThoughtFigures(elsewhere))
        self.moves = MoveFigures()
        self.collectors.register(self.moves)
        self.requests = Counter(
            "ithaca_requests", "Requests answered.", ["method", "status"], registry=self.collectors
        )

    def announced(self, live: LiveTable, news: Announcement) -> None:
        if isinstance(news, MovesShown):
            self.moves.shown += len(news.made)

    def text(self) -> bytes:
        return generate_latest(self.collectors)


class MoveFigures(Collector):
    """Moves that everyone has seen. Counted without a lock, since only one thread counts; that takes a tenth
    of the time of a counter with a lock."""

    def __init__(self) -> None:
        self.shown, self.seconds = 0, 0.0
        self._times = [0] * (len(BUCKETS) + 1)  # how many fell into each bucket, the last beyond all

    def acknowledged(self, seconds: float) -> None:
        """Count a move that was acknowledged `seconds` after it was asked for."""
        self.seconds += seconds
        self._times[bisect_left(BUCKETS, seconds)] += 1

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("ithaca_moves", "Moves that everybody has seen.", value=self.shown)
        edges = [*map(floatToGoString, BUCKETS), "+Inf"]
        yield HistogramMetricFamily(
            "ithaca_move_seconds",
            "From a move that all have seen to its acknowledgement.",
            buckets=list(zip(edges, accumulate(self._times), strict=True)),
            sum_value=self.seconds,
        )


class LiveFigures(Collector):
    """Figures that are read when they are asked for."""

    def __init__(self, registry: Registry, lobby: Lobby) -> None:
        self.registry, self.lobby = registry, lobby

    def collect(self) -> Iterable[Metric]:
        lives = list(self.registry)
        states = Count(live.table.state for live in lives)
        tables = GaugeMetricFamily("ithaca_tables", "Tables in memory.", labels=["state"])
        for state in STATES:
            tables.add_metric([state], states[state])
        yield tables
        connections = sum(len(live.viewers) for live in lives) + len(self.lobby.viewers)
        yield GaugeMetricFamily("ithaca_connections", "Live connections.", value=connections)


class ThoughtFigures(Collector):
    """What workers were asked: how often, but neither by whom nor for how long."""

    def __init__(self, elsewhere: ThoughtsElsewhere) -> None:
        self.elsewhere = elsewhere

    def collect(self) -> Iterable[Metric]:
        asked = self.elsewhere
        counted = (
            ("ithaca_thoughts_sent", "Thoughts that workers were asked for.", asked.sent),
            ("ithaca_thoughts_done", "Thoughts that workers have answered in time.", asked.done),
            (
                "ithaca_thoughts_fallen_back",
                "Thoughts that the server had to think itself though workers were asked.",
                asked.fallen_back,
            ),
        )
        for name, words, count in counted:
            yield CounterMetricFamily(name, words, value=count)
        waiting = "Thoughts that are waited for, sent or not."
        yield GaugeMetricFamily("ithaca_thoughts_waiting", waiting, value=asked.waiting)
        yield GaugeMetricFamily("ithaca_workers", "Workers that can be asked.", value=asked.workers)
