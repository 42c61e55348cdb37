"""Metrics of several processes in one answer, each labelled with its process, whichever of them is asked."""

import asyncio
import secrets
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from .bus import ALL, Bus, server_channel
from .bus_messages import FiguresAsked, FiguresTold
from .clock import Clock
from .membership import Membership
from .metrics import Metrics
from .registry import Registry

GATHER_SECONDS = 0.5  # to wait for the others


class SharedMetrics:
    """Asks the other processes for their figures, and sends them ours."""

    def __init__(
        self, membership: Membership, metrics: Metrics, registry: Registry, bus: Bus, clock: Clock
    ) -> None:
        self.membership, self.metrics, self.bus, self.clock = membership, metrics, bus, clock
        self._gathering: dict[str, Gathering] = {}
        metrics.collectors.register(ClusterFigures(registry, bus))

    async def text(self) -> bytes:
        """The figures of all processes that are alive and answer in time."""
        others = set(self.membership.alive()) - {self.membership.id}
        gathering = Gathering(others, {self.membership.id: self.metrics.text()})
        request = secrets.token_hex(8)
        self._gathering[request] = gathering
        late = self.clock.call_later(GATHER_SECONDS, gathering.complete.set)
        self.bus.publish(ALL, FiguresAsked(server=self.membership.id, request=request))
        if others and self.bus.is_up:
            await gathering.complete.wait()
        late.cancel()
        del self._gathering[request]
        return merged(gathering.texts)

    def hear_asked(self, asked: FiguresAsked) -> None:
        told = FiguresTold(server=self.membership.id, request=asked.request, text=self.metrics.text())
        self.bus.publish(server_channel(asked.server), told)

    def hear_told(self, told: FiguresTold) -> None:
        if gathering := self._gathering.get(told.request):
            gathering.texts[told.server] = told.text
            if gathering.others <= set(gathering.texts):
                gathering.complete.set()


class Gathering:
    """A request for figures that is under way."""

    def __init__(self, others: set[str], texts: dict[str, bytes]) -> None:
        self.others, self.texts, self.complete = others, texts, asyncio.Event()


class ClusterFigures(Collector):
    """Figures of a process among others."""

    def __init__(self, registry: Registry, bus: Bus) -> None:
        self.registry, self.bus = registry, bus

    def collect(self) -> Iterable[Metric]:
        decided = sum(1 for live in self.registry if live.is_decided_here)
        yield GaugeMetricFamily("ithaca_tables_decided", "Tables that this process decides.", value=decided)
        yield GaugeMetricFamily("ithaca_bus_up", "Whether the bus is there.", value=int(self.bus.is_up))


class Merged(Collector):
    """Metrics of several processes, each sample labelled with its process."""

    def __init__(self, texts: dict[str, bytes]) -> None:
        self.texts = texts

    def collect(self) -> Iterable[Metric]:
        found: dict[str, Metric] = {}
        for server, text in sorted(self.texts.items()):
            for family in text_string_to_metric_families(text.decode()):
                known = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    known.add_sample(sample.name, {**sample.labels, "server": server}, sample.value)
        return found.values()


def merged(texts: dict[str, bytes]) -> bytes:
    registry = CollectorRegistry()
    registry.register(Merged(texts))
    return generate_latest(registry)
