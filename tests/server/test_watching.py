"""What a host watches: every metric in the files of deploy/ is one that servers export."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from embedded_cluster import EmbeddedCluster
from prometheus_client.parser import text_string_to_metric_families

DEPLOY = Path(__file__).parents[2] / "deploy"
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """The names of all metrics that a process with a bus exports, and the labels of those that have some."""

    async def ask():
        async with EmbeddedCluster(tmp_path_factory.mktemp("watched")).servers(1) as (one,):
            one.metrics.requests.labels("GET", "200").inc()
            return (await one.cluster.metrics.text()).decode()

    found = {}
    for family in text_string_to_metric_families(asyncio.run(ask())):
        for suffix in SUFFIXES[family.type]:
            found[family.name + suffix] = {label for one in family.samples for label in one.labels}
    return found


def asked_in(file: str) -> list[str]:
    """What a file queries from Prometheus."""
    text = (DEPLOY / file).read_text("utf-8")
    if file.endswith(".json"):
        return [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    return re.findall("expr: (.*)", text)


@pytest.mark.sqlite
@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_every_figure_that_is_watched_is_told(told, file):
    asked = asked_in(file)
    assert len(asked) > 4
    named = {name for question in asked for name in re.findall(r"\bithaca_\w+", question)}
    assert named <= set(told)


@pytest.mark.sqlite
def test_the_board_shows_every_figure_and_asks_for_no_label_that_there_is_not(told):
    asked = asked_in("grafana.json")
    shown = {name for question in asked for name in re.findall(r"\bithaca_\w+", question)}
    assert {name for name in told if not name.endswith(("_sum", "_count"))} <= shown
    for question in asked:
        (name,) = re.findall(r"\bithaca_\w+", question)
        for labels in re.findall(r"by \(([\w, ]+)\)", question):
            assert set(labels.split(", ")) <= told[name]
