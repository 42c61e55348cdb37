"""Several learners of a Ray cluster: the mean of what they have learned, and what happens when one is
lost."""

import importlib.util

import msgspec
import pytest

torch = pytest.importorskip(
    "torch", reason='learning is tested where PyTorch is: pip install "ithaca[train]"'
)
if not importlib.util.find_spec("ray"):
    pytest.skip("needs ithaca[cluster]", allow_module_level=True)

from ithaca.bots import weights  # noqa: E402
from ithaca.engine.errors import Mistake  # noqa: E402
from ithaca.engine.game import find  # noqa: E402
from ithaca.terminal.train import train_in_terminal  # noqa: E402
from ithaca.train.keep import Folder  # noqa: E402
from ithaca.train.lessons import Pace  # noqa: E402
from ithaca.train.plan import Plan  # noqa: E402
from ithaca.train.ray_run import APART, ray_run_on  # noqa: E402
from ithaca.train.run import Run, state_of  # noqa: E402

pytestmark = pytest.mark.slow
PLAN = Plan(game="odyssey", games=16, steps=4, width=8, blocks=1, measured=4, imitate=0.0, seed=3)
PACE = Pace(1e-3, 0.01)


def a_run(folder, learners, plan=PLAN):
    return ray_run_on("local", plan, Folder(str(folder)), "cpu", lambda entry: None, learners)


def run(folder, seed=PLAN.seed):
    plan = msgspec.structs.replace(PLAN, seed=seed)
    return Run(plan, Folder(str(folder)), "cpu", lambda entry: None)


def test_one_learner_learns_what_a_run_without_a_cluster_learns(tmp_path):
    alone = run(tmp_path / "alone")
    alone.prepare()
    for _ in range(2):
        alone.round(PACE, imitating=False)
    with a_run(tmp_path / "learners", 1) as one:
        one.prepare()
        for _ in range(2):
            one.round(PACE, imitating=False)
        learned, decisions = one.weights(), one.decisions
    assert decisions == alone.decisions
    for mine, theirs in zip(learned, alone.weights(), strict=True):
        assert mine.tobytes() == theirs.tobytes()


def test_two_learners_go_on_with_the_mean_of_what_they_learned(tmp_path):
    alone, first = [], None
    for nth in range(2):  # one after the other: chance is PyTorch's own
        alone.append(each := run(tmp_path / str(nth), PLAN.seed + APART * nth))
        each.prepare()
        first = first or [state_of(net) for net in each.nets]
        for net, state in zip(each.nets, first, strict=True):
            net.load_state_dict(state)
        each.round(PACE, imitating=False)
    wanted = sum(each.net.last.weight for each in alone) / 2
    with a_run(tmp_path / "learners", 2) as both:
        both.prepare()
        both.round(PACE, imitating=False)
        states = both.ray.get([learner.numbers.remote() for learner in both.learners])
        kept, decisions = both.state(), both.decisions
    assert all((one == other).all() for one, other in zip(*states, strict=True))
    assert torch.allclose(kept["net"]["last.weight"], wanted, atol=1e-7)
    assert not torch.equal(alone[0].net.last.weight, alone[1].net.last.weight)
    assert decisions == sum(each.decisions for each in alone)


def test_a_lost_learner_is_a_sentence_and_the_last_checkpoint_stands(tmp_path):
    with a_run(tmp_path, 2) as both:
        both.prepare()
        both.round(PACE, imitating=False)
        both.keep()
        before = (tmp_path / "checkpoint.pt").read_bytes()
        both.ray.kill(both.learners[1])
        with pytest.raises(Mistake, match=r"learner on the cluster is lost.*--resume"):
            both.round(PACE, imitating=False)
    assert (tmp_path / "checkpoint.pt").read_bytes() == before
    train_in_terminal(
        "odyssey", str(tmp_path), "en", {"seconds": 60.0, "imitate": 0.0}, 0.01, resume=True, device="cpu"
    )


def test_the_command_learns_on_a_cluster_and_leaves_all_that_a_run_leaves(tmp_path):
    wanted = {"games": 16, "width": 8, "steps": 4, "measured": 4, "seconds": 0.5, "imitate": 0.1}
    train_in_terminal("odyssey", str(tmp_path), "en", wanted, device="cpu", ray="local", learners=2)
    weights.read(find("odyssey"), tmp_path / "muse.bin")
    assert (tmp_path / "checkpoint.pt").exists()
    assert "<svg" in (tmp_path / "curve.svg").read_text("utf-8")


def test_a_cluster_without_cards_says_so(tmp_path):
    with pytest.raises(Mistake, match="--device"):
        train_in_terminal("odyssey", str(tmp_path), "en", {}, ray="local")
