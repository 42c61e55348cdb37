"""A net that learns for some seconds on a processor plays better than one that has not."""

import pytest

torch = pytest.importorskip(
    "torch", reason='learning is tested where PyTorch is: pip install "ithaca[train]"'
)

from ithaca.engine.game import find  # noqa: E402
from ithaca.train.keep import Folder  # noqa: E402
from ithaca.train.lessons import Pace  # noqa: E402
from ithaca.train.measure import Yardstick  # noqa: E402
from ithaca.train.plan import Plan  # noqa: E402
from ithaca.train.run import Run  # noqa: E402

ROUNDS = 80


@pytest.mark.slow
def test_whoever_imitates_and_plays_for_some_seconds_wins_more_than_at_random(tmp_path):
    plan = Plan(
        "odysseus", games=256, steps=32, width=96, blocks=1, measured=16, average=0.98, usual_part=0.25
    )
    run = Run(plan, Folder(str(tmp_path)), "cpu", lambda entry: None)
    yardstick = Yardstick(find("odysseus"), 3, 300, "cpu")
    run.spread_out()
    before = yardstick.share(run.average)[0]
    for _ in range(ROUNDS):
        run.round(Pace(1e-3, 0.0), imitating=True)
    run.flatten()
    for _ in range(ROUNDS // 8):
        run.round(Pace(3e-4, 0.01), imitating=False)
    assert yardstick.share(run.average)[0] > before + 0.05
