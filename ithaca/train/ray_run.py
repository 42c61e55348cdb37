"""A run of several learners on a Ray cluster, each with a device and games of its own.

In each round every learner plays and learns for itself; then all go on with the mean of their weights. The
memories of the optimizers stay where they are. One learner does exactly what a run without a cluster does.

Files are read and written here, where the run was started. If a learner is lost, the run ends with a
sentence, and the last checkpoint stands.
"""

import contextlib
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from ithaca.arena import ray_cluster
from ithaca.bots.weights import Weights
from ithaca.engine.errors import Mistake
from ithaca.engine.record import Grid

from .course import Course, RoundWork, Tell
from .keep import Folder
from .lessons import Pace
from .plan import Plan
from .run import Run

APART = 7919  # between the seeds of two learners


class Learner:
    """One of them: a run that tells and keeps nothing by itself. It lives in a process of the cluster."""

    def __init__(self, plan: bytes, files: dict[str, bytes], device: str) -> None:
        self.room = tempfile.TemporaryDirectory(prefix="ithaca-learner-")
        here = Path(self.room.name)
        for nth, data in enumerate(files.values()):
            (here / f"{nth}.bin").write_bytes(data)
        places = {path: str(here / f"{nth}.bin") for nth, path in enumerate(files)}
        wanted = msgspec.json.decode(plan, type=Plan).moved(places)
        self.run = Run(wanted, Folder(self.room.name), device, lambda entry: None)

    def work(self, pace: Pace, imitating: bool) -> RoundWork:
        return self.run.work(pace, imitating)

    def ask(self, what: str, *rest: Any) -> Any:
        """Whatever else a run does for its course."""
        return getattr(self.run, what)(*rest)

    def state(self) -> bytes:
        """All that a later sitting needs, as a file of PyTorch."""
        path = Path(self.room.name) / "state.pt"
        torch.save(self.run.state(), path)
        return path.read_bytes()

    def take_state(self, data: bytes) -> None:
        path = Path(self.room.name) / "state.pt"
        path.write_bytes(data)
        self.run.take_state(torch.load(path, map_location=self.run.device, weights_only=True))

    def numbers(self) -> list[Grid]:
        """The numbers of all nets that learn, and of their averages."""
        return [tensor.cpu().numpy() for tensor in self.tensors()]

    def take_numbers(self, numbers: list[Grid]) -> None:
        with torch.no_grad():
            for tensor, array in zip(self.tensors(), numbers, strict=True):
                tensor.copy_(torch.from_numpy(np.array(array)))

    def tensors(self) -> Iterator[torch.Tensor]:
        for net in self.run.nets:
            if net is not self.run.older:
                yield from net.state_dict().values()


class RayRun(Course):
    """So many learners of a cluster."""

    def __init__(self, plan: Plan, folder: Folder, device: str, tell: Tell, ray: Any, learners: int) -> None:
        super().__init__(plan, folder, tell)
        self.ray = ray
        files = {path: Path(path).read_bytes() for path in plan.files()}
        needs = {"num_gpus": 1} if device == "cuda" else {"num_cpus": 1}
        actor = ray.remote(**needs)(Learner)
        plans = [msgspec.structs.replace(plan, seed=plan.seed + APART * nth) for nth in range(learners)]
        self.learners = [actor.remote(msgspec.json.encode(one), files, device) for one in plans]
        with self.none_lost():
            ray.get([learner.ask.remote("weights") for learner in self.learners])

    @contextlib.contextmanager
    def none_lost(self) -> Iterator[None]:
        """A learner that is gone takes its games with it: there is nobody to go on with."""
        try:
            yield
        except self.ray.exceptions.RayActorError as error:
            reason = str(error).strip().partition("\n")[0]
            raise Mistake("training-learner-lost", value=str(self.folder.path), reason=reason) from None

    def all(self, ask: Callable[[Any], Any]) -> list[Any]:
        """What every learner answers."""
        with self.none_lost():
            return list(self.ray.get([ask(learner) for learner in self.learners]))

    def first(self, what: str) -> Any:
        """What the first of them answers."""
        with self.none_lost():
            return self.ray.get(self.learners[0].ask.remote(what))

    def go_on_with(self, numbers: list[Grid]) -> None:
        there = self.ray.put(numbers)
        self.all(lambda learner: learner.take_numbers.remote(there))

    def go_on_as_first(self) -> None:
        if len(self.learners) > 1:
            with self.none_lost():
                numbers = self.ray.get(self.learners[0].numbers.remote())
            self.go_on_with(numbers)

    # ── the work ──────────────────────────────────────────────────────────────────────────────────

    def prepare(self) -> None:
        self.all(lambda learner: learner.ask.remote("prepare"))
        self.go_on_as_first()

    def work(self, pace: Pace, imitating: bool) -> RoundWork:
        done = self.all(lambda learner: learner.work.remote(pace, imitating))
        if len(self.learners) > 1:
            told = self.all(lambda learner: learner.numbers.remote())
            self.go_on_with([mean_of(arrays) for arrays in zip(*told, strict=True)])
        figures = {name: float(np.mean([one.figures[name] for one in done])) for name in done[0].figures}
        length = float(np.mean([one.length for one in done]))
        return RoundWork(figures, sum(one.decisions for one in done), length)

    def flatten(self) -> None:
        self.first("flatten")
        self.go_on_as_first()

    def measured_share(self) -> tuple[float, float, float]:
        share, low, high = self.first("measured_share")
        return share, low, high

    def remember(self) -> None:
        self.all(lambda learner: learner.ask.remote("remember"))

    # ── what stays ────────────────────────────────────────────────────────────────────────────────

    def state(self) -> dict[str, Any]:
        """Of the first learner, who knows what the others know but for the optimizers' memories."""
        with self.none_lost(), tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "state.pt"
            path.write_bytes(self.ray.get(self.learners[0].state.remote()))
            found: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
            return found

    def take_state(self, state: dict[str, Any]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "state.pt"
            torch.save({name: value for name, value in state.items() if name != "figures"}, path)
            there = self.ray.put(path.read_bytes())
        self.all(lambda learner: learner.take_state.remote(there))

    def weights(self) -> Weights:
        found: Weights = self.first("weights")
        return found


def mean_of(arrays: tuple[Grid, ...]) -> Grid:
    found: Grid = np.mean(arrays, axis=0, dtype=np.float64).astype(arrays[0].dtype)
    return found


@contextlib.contextmanager
def ray_run_on(
    address: str, plan: Plan, folder: Folder, device: str, tell: Tell, learners: int
) -> Iterator[RayRun]:
    """A run on the cluster at this address. With 0 `learners` there is one for each graphics card of the
    cluster, or one on a processor."""
    ray_cluster.name_cluster(address)
    with ray_cluster.connected(max(learners, 1)) as ray:
        there = int(ray.cluster_resources().get("GPU" if device == "cuda" else "CPU", 0))
        count = learners or (there if device == "cuda" else 1)
        if not 1 <= count <= there:
            raise Mistake("training-too-many", value=max(count, 1), count=there, device=device)
        yield RayRun(plan, folder, device, tell, ray, count)
