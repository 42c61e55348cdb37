"""The same games wherever they are played: here, in one process or two, or on a Ray cluster."""

import importlib.util
import json
import multiprocessing
import os

import msgspec
import pytest
from engine.commands import ithaca, run_python
from variants import first_of

from ithaca.arena import ray_cluster, single_game, tournament, workers
from ithaca.arena.single_game import PlayedGame
from ithaca.engine.errors import Mistake
from ithaca.engine.game import find, names

TESTS = os.path.dirname(os.path.dirname(__file__))


def setup(*seats, game="odysseus"):
    made = tournament.prepare(find(game), seats)
    single_game.warm_up(made)
    return made


def outcomes(done):
    return sorted(result.without_times() for _, result in done)


@pytest.mark.parametrize("game", first_of(names()))
def test_games_are_the_same_here_in_one_worker_and_in_two(game):
    seats = ["greedy", "random", "greedy", "random"][: max(3, find(game).players[0])]
    one = setup(*seats, game=game)
    jobs = [(one, number) for number in range(8)]

    here = [single_game.play(*job).without_times() for job in jobs]
    assert outcomes(workers.local(reversed(jobs), 1)) == here
    assert outcomes(workers.local(iter(jobs), 2)) == here


def test_workers_play_games_of_several_tournaments():
    one, other = setup("greedy", "random", "random"), setup("greedy", "greedy", "random")
    done = dict(workers_by_job(workers.local(iter([(one, 0), (other, 0), (one, 1)]), 2)))

    assert set(done) == {(one.seats, 0), (other.seats, 0), (one.seats, 1)}
    assert done[other.seats, 0].without_times() == single_game.play(other, 0).without_times()


def workers_by_job(done):
    for (setup, number), result in done:
        yield (setup.seats, number), result


@pytest.mark.parametrize(("name", "code"), [("Exiting", "7"), ("Segfaulting", "SIGSEGV")])
@pytest.mark.skipif(os.name == "nt", reason="Windows has other codes")
def test_a_process_that_dies_is_told_and_nothing_hangs(name, code):
    one = setup("greedy", f"arena.troubled:{name}", "random")
    with pytest.raises(Mistake) as caught:
        list(workers.local(iter([(one, number) for number in range(5)]), 2))
    assert caught.value.key == "arena-worker-died"
    assert caught.value.args_by_name["code"] == code
    assert "Traceback" not in str(caught.value)


def test_workers_are_dismissed_when_nobody_wants_more():
    one = setup("greedy", "random", "random")
    games = workers.local(((one, number) for number in range(10**6)), 2)
    next(games)
    games.close()  # would wait forever if the workers went on
    assert multiprocessing.active_children() == []


NEEDS_RAY = pytest.mark.skipif(not importlib.util.find_spec("ray"), reason="needs ithaca[cluster]")

# ── Ray ───────────────────────────────────────────────────────────────────────────────────────────

# In a process of its own: Ray leaves threads and open files behind in the one that starts it.
CLUSTER = """
import os, sys
from ray.cluster_utils import Cluster
from ithaca.cli import main
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
try:
    cluster.add_node(num_cpus=1)
    os.environ["RAY_ADDRESS"] = cluster.address
    main()
finally:
    cluster.shutdown()
"""


@pytest.mark.slow  # Ray takes half a minute to start
@NEEDS_RAY
def test_a_cluster_of_two_workers_gives_the_same_results(tmp_path):
    signed = tmp_path / "signed"
    signed.mkdir()
    seats = "greedy,arena.troubled:Signing,arena.troubled:Crashing"
    command = ("arena", "odysseus", "--seats", seats, "--games", "24", "--json")
    env = {"PYTHONPATH": os.pathsep.join([TESTS, os.environ.get("PYTHONPATH", "")]), "SIGNED": signed}
    quiet = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0"}

    ray, local = tmp_path / "ray", tmp_path / "local"
    done = run_python("-c", CLUSTER, *command, "--on", "ray", "--keep", str(ray), **env, **quiet)
    assert done.returncode == 0, done.stderr
    processes = {int(path.name) for path in signed.iterdir()}
    assert ithaca(*command, "--keep", str(local), **env).returncode == 0

    assert len(processes) == 2
    assert kept(ray) == kept(local)
    assert [number for number, *_ in kept(ray)] == list(range(24))


def kept(path):
    lines = path.read_bytes().splitlines()[1:]
    return sorted(msgspec.json.decode(line, type=PlayedGame).without_times() for line in lines)


@NEEDS_RAY
def test_a_cluster_that_does_not_answer_is_named():
    command = ("arena", "odysseus", "--seats", "random,random,random", "--games", "3", "--on", "ray")
    done = ithaca(*command, RAY_ADDRESS="127.0.0.1:1")

    assert done.returncode == 1
    assert "The Ray cluster “127.0.0.1:1” does not answer" in done.stderr


def test_without_ray_its_extra_is_named():
    code = "import sys; sys.modules['ray'] = None; from ithaca.cli import main; main()"
    command = ("arena", "odysseus", "--seats", "random,random,random", "--games", "3", "--on", "ray")
    done = run_python("-c", code, *command)

    assert done.returncode == 2
    assert "ithaca[cluster]" in done.stderr
    assert "Traceback" not in done.stderr


# Two machines, one of which is lost as soon as something is being done on it.
LOSING = """
import os, sys, threading, time
from pathlib import Path
import ray
from ray.cluster_utils import Cluster
from ithaca.arena import ray_cluster
from ithaca.cli import main
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
lost = cluster.add_node(num_cpus=1)
begun = Path(os.environ["BEGUN"])

def lose():
    while len(list(begun.iterdir())) < 2:
        time.sleep(0.02)
    cluster.remove_node(lost, allow_graceful=False)
    (begun / "lost").touch()

def signing(work):
    def signed(piece):
        (begun / ray.get_runtime_context().get_node_id()).touch()
        while len(list(begun.iterdir())) < 3:  # until the other machine is gone
            time.sleep(0.02)
        return work(piece)
    return signed

spread = ray_cluster.spread
ray_cluster.spread = lambda ray, work, *rest: spread(ray, signing(work), *rest)
threading.Thread(target=lose, daemon=True).start()
sys.argv += ["--ray", cluster.address]
try:
    main()
finally:
    cluster.shutdown()
"""


def on_a_cluster_that_loses_a_machine(tmp_path, *command):
    begun = tmp_path / "begun"
    begun.mkdir()
    quiet = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0"}
    done = run_python("-c", LOSING, *command, BEGUN=begun, **quiet)
    assert done.returncode == 0, done.stderr
    assert (begun / "lost").exists()
    return done.stdout


@pytest.mark.slow
@NEEDS_RAY
def test_a_simulation_that_loses_a_machine_counts_the_same(tmp_path):
    command = ("simulate", "odyssey", "--games", "3000", "--seed", "5", "--json")
    there = json.loads(on_a_cluster_that_loses_a_machine(tmp_path, *command))
    here = json.loads(ithaca(*command).stdout)
    for timed in ("seconds", "decisions_per_second", "games_per_second"):
        del there[timed], here[timed]
    assert there == here


@pytest.mark.slow
@NEEDS_RAY
def test_a_recording_that_loses_a_machine_is_the_same_file(tmp_path):
    command = ("record", "odyssey", "--bots", "greedy,random", "--games", "24", "--out")
    on_a_cluster_that_loses_a_machine(tmp_path, *command, str(tmp_path / "there.parquet"))
    assert ithaca(*command, str(tmp_path / "here.parquet")).returncode == 0
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


@NEEDS_RAY
@pytest.mark.parametrize("other", ["--gpu", "--report"])
def test_a_cluster_is_not_used_beside_a_card_or_for_a_report(other):
    done = ithaca("simulate", "odyssey", "--ray", "local", other)
    assert done.returncode == 2
    assert "--ray" in done.stderr
    assert other in done.stderr


def test_results_come_in_order_whatever_was_done_first():
    done = [(5, "b"), (7, "d"), (4, "a"), (6, "c")]
    assert list(ray_cluster.in_order(done, 4)) == ["a", "b", "c", "d"]
