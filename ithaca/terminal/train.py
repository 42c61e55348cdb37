"""`ithaca train`: what a run tells while it learns."""

import contextlib
import importlib.util
import warnings
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from rich.console import Console

from ithaca.engine.errors import BadFile, Misuse, did_you_mean
from ithaca.engine.game import find
from ithaca.engine.text import Words, words

from .console import plain_console

if TYPE_CHECKING:
    from ithaca.train.course import Course, Tell
    from ithaca.train.keep import Folder
    from ithaca.train.plan import Plan

P = TypeVar("P", bound=msgspec.Struct)

ON_A_PROCESSOR = {"games": 256, "width": 128, "blocks": 1, "steps": 32, "measured": 256}
SECRETS_ON_A_PROCESSOR = {"moments": 20_000, "inner": 64}


def train_in_terminal(
    game: str,
    folder: str,
    lang: str,
    wanted: dict[str, Any],
    sitting: float = 0,
    resume: bool = False,
    device: str = "",
    against: str = "",
    ray: str = "",
    learners: int = 0,
    numbers: Iterable[str] = (),
) -> None:
    """Learn, and tell how it goes. What is None in `wanted` is as usual; `numbers` are more of the plan, each
    as NAME=NUMBER."""
    find(game)
    wanted = {name: value for name, value in wanted.items() if value is not None}
    wanted |= named(numbers)
    warnings.filterwarnings("ignore", ".*GPU under-utilization")  # the games of one size do not fill a card
    device = device_for(device, ray)
    import torch

    from ithaca.train.keep import Folder

    kept = Folder(folder)
    plan = plan_of(game, {**ON_A_PROCESSOR, **wanted} if device == "cpu" else wanted, against)
    state = None
    if resume:
        before, state = kept.load("cpu" if ray else device)
        if before.game != game:
            raise BadFile("other-plan", file=folder, value=before.game, wanted=game)
        plan = before.with_time_of(plan)
    told = RunLines(words(lang), plain_console(stderr=True))
    try:
        with learning(plan, kept, device, told, ray, learners) as run:
            if state is not None:
                run.resume(state)
            run.learn(sitting or float("inf"))
    except torch.cuda.OutOfMemoryError:
        raise Misuse("training-no-memory", games=plan.games, width=plan.width, value=folder) from None
    title = f"{run.game.title}: {plan.game}, {plan.seed}"
    told.say_done(str(kept.path / "muse.bin"), str(kept.draw(title)))


@contextlib.contextmanager
def learning(
    plan: "Plan", folder: "Folder", device: str, tell: "Tell", ray: str, learners: int
) -> "Iterator[Course]":
    """Who learns: a device of this machine, or the learners of a cluster."""
    if ray:
        from ithaca.train.ray_run import ray_run_on

        with ray_run_on(ray, plan, folder, device, tell, learners) as run:
            yield run
    else:
        from ithaca.train.run import Run

        yield Run(plan, folder, device, tell)


def named(numbers: Iterable[str]) -> dict[str, str]:
    """What was given as NAME=NUMBER."""
    return {name: value for name, _, value in (number.partition("=") for number in numbers)}


def with_numbers(kind: type[P], wanted: dict[str, Any], **rest: str) -> P:
    """A plan of this kind with what is wanted in it; `rest` is not for anybody to set."""
    known = [field.name for field in msgspec.structs.fields(kind) if field.name not in rest]
    for name in wanted:
        if name not in known:
            raise Misuse("train-no-such-number", value=name, meant=did_you_mean(name, known))
    try:
        return msgspec.convert({**rest, **wanted}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Misuse("train-bad-number", reason=str(error)) from None


def plan_of(game: str, wanted: dict[str, Any], against: str) -> "Plan":
    """A plan with what is wanted in it; what goes on from a file has its shape."""
    from ithaca.train.plan import Plan

    plan = with_numbers(Plan, wanted, game=game, against="").checked()
    if against:
        return plan.responding(against, *shape_in(against, game))
    if plan.begin:
        width, blocks = shape_in(plan.begin, game)
        plan = msgspec.structs.replace(plan, width=width, blocks=blocks, imitate=0.0)
    for guest in plan.guests:
        if shape_in(guest, game) != (plan.width, plan.blocks):
            raise BadFile("train-other-shape", file=guest, width=plan.width, blocks=plan.blocks)
    return plan


def device_for(wanted: str, ray: str = "") -> str:
    """The device that is wanted, or the best there is; a sentence if that cannot be. Clusters have cards as a
    rule, and it is told there if one has none."""
    if importlib.util.find_spec("torch") is None:
        raise Misuse("no-torch")
    import torch

    has_card = bool(ray) or torch.cuda.is_available()
    device = wanted or ("cuda" if has_card else "cpu")
    if device not in ("cpu", "cuda") or (device == "cuda" and not has_card):
        raise Misuse("no-such-device", value=device)
    return device


def teach_secrets_in_terminal(
    game: str,
    path: str,
    folder: str,
    lang: str,
    seconds: float,
    seed: int,
    device: str,
    numbers: Iterable[str] = (),
) -> None:
    """Teach the muse in a file to tell what others hide, and tell how well it does. `numbers` are those of a
    `SecretsPlan`, each as NAME=NUMBER."""
    card = find(game)
    if not hasattr(card.part("belief"), "SECRETS"):
        raise Misuse("nothing-hidden", title=card.title)
    device = device_for(device)
    import torch

    from ithaca.bots.weights import FILE, read, written
    from ithaca.train.keep import Folder
    from ithaca.train.plan import SecretsPlan
    from ithaca.train.secrets import learn_secrets, secret_weights_of
    from ithaca.train.watch import watch_side_by_side

    usual = SECRETS_ON_A_PROCESSOR if device == "cpu" else {}
    plan = with_numbers(SecretsPlan, {**usual, **named(numbers)}).checked()
    file, kept = read(card, path), Folder(folder)
    torch.manual_seed(seed)
    seen = watch_side_by_side(card, file.weights, seed, plan.moments)
    net, losses = learn_secrets(seen, plan.inner, seconds, device, kept.tell)
    told = {"moments": len(seen.truth), **{name: round(loss, 4) for name, loss in losses.items()}}
    learned = {**file.header.learned, "secrets": told}
    data = written(card, file.weights, learned, secret_weights_of(net), file.header.surer)
    (kept.path / FILE).write_bytes(data)
    shown = {name: f"{loss:.3f}" for name, loss in losses.items()}
    plain_console(stderr=True).print(words(lang)("train-secrets", **shown), highlight=False)


def shape_in(path: str, game: str) -> tuple[int, int]:
    """The width and the blocks of the muse in a file."""
    from ithaca.bots.weights import read

    header = read(find(game), path).header
    return header.width, header.blocks


class RunLines:
    """A line now and then: at every measure, and between them at every tenth round."""

    def __init__(self, say: Words, console: Console) -> None:
        self.say, self.console, self.rounds = say, console, 0

    def __call__(self, entry: dict[str, Any]) -> None:
        if "share" in entry:
            share, low, high = (f"{entry[name]:.1%}" for name in ("share", "low", "high"))
            key = "train-response" if entry["against"] else "train-share"
            self.line(entry, self.say(key, share=share, low=low, high=high))
            return
        self.rounds += 1
        if self.rounds % 10 == 1:
            what = self.say("train-imitating" if entry["imitating"] else "train-playing")
            figures = self.say(
                "train-figures",
                pace=f"{entry['pace']:,.0f}",
                entropy=f"{entry['entropy']:.2f}",
                length=f"{entry['length']:.0f}",
            )
            self.line(entry, f"{what}: {figures}")

    def line(self, entry: dict[str, Any], text: str) -> None:
        self.console.print(f"{entry['seconds']:7.1f} s  {text}", highlight=False)

    def say_done(self, file: str, picture: str) -> None:
        self.console.print(self.say("train-done", file=file, picture=picture), highlight=False)
