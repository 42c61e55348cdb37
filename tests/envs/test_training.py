"""Telemachus learns, plays as a bot, and docs/training.md describes him correctly."""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import typer

from examples import telemachus, train
from examples.telemachus import Mind, Net
from ithaca.arena import single_game, tournament
from ithaca.cli import app
from ithaca.engine.game import find
from ithaca.envs.single import SingleEnv
from ithaca.games.odysseus.components import PASS
from ithaca.games.odysseus.state import CHOOSING, OVER_PHASE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "training.md").read_text("utf-8")
SVG = "{http://www.w3.org/2000/svg}"
ROUNDS = 5  # of 250: a few seconds


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A folder in which the command of the page has been run, for a few seconds."""
    folder = tmp_path_factory.mktemp("telemachus")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr(sys, "argv", ["train", "--rounds", str(ROUNDS)])
        patch.setattr(train, "MEASURES", 1)
        patch.setattr(train, "MEASURED", 30)
        train.main()
    return folder


@pytest.mark.slow
def test_a_few_seconds_make_him_better(home):
    before, after = Mind(seed=1), Mind().load(home / "telemachus.npz")
    untrained, trained = (train.share_against(mind, "random", games=120) for mind in (before, after))
    assert trained > untrained + 0.1


def test_the_same_seed_teaches_him_the_same():
    def learned(seed):
        return train.train(1, seed, lambda nth, curves: None)[0].table.weights[0].tobytes()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(train, "RIVALS", ())
        patch.setattr(train, "STEPS", 4)
        assert learned(3) == learned(3)
        assert learned(3) != learned(4)


@pytest.mark.slow
@pytest.mark.parametrize("seats", re.findall(r"--seats (\S+)", PAGE))
def test_he_sits_in_the_arena_as_the_page_seats_him(home, seats, monkeypatch):
    monkeypatch.chdir(home)
    telemachus.trained.cache_clear()
    setup = tournament.prepare(find("odysseus"), seats.split(","))
    result = single_game.play(setup, 0)
    assert result.times[0].moves > 0
    assert not result.faults


def test_what_he_reckons_is_what_the_voyage_pays():
    """Whenever a pass ends a round, his points grow by what he expected."""
    env, choice, voyages = SingleEnv("odysseus", 3, seed=5), np.random.default_rng(5), 0
    for _ in range(12):
        count = env.reset()
        while count:
            row, rounds = env.observe(0).copy()[None], int(env.state["rounds"][0])
            action = int(choice.choice(env.offers[:count]))
            count = env.step(action)
            sailed = env.state["phase"][0] in (CHOOSING, OVER_PHASE) or env.state["rounds"][0] != rounds
            if action == PASS and sailed:
                voyages += 1
                before, after = (
                    telemachus.part(seen, "points")[0, 0, 0] for seen in (row, env.observe(0)[None])
                )
                reckoned = telemachus.paid(row, telemachus.winds(row)[None])[0, 0]
                assert int(after) - int(before) == reckoned
    assert voyages > 30


def test_surprises_are_told_backwards_and_every_seat_for_itself(monkeypatch):
    """Seat 0 expects 0.5, seat 1 0.3, seat 0 0.6 and wins; then a game begins whose end is not seen."""
    monkeypatch.setattr(train, "TABLES", 1)

    def step(seat, hope, ended=False):
        numbers = [np.array([number]) for number in (0, 0, 0, 0, 0.0)]
        return train.Played(
            *numbers, np.array([hope]), np.array([seat]), np.array([[1.0, 0, 0]]), np.array([ended])
        )

    found = train.surprises([step(0, 0.5), step(1, 0.3), step(0, 0.6, ended=True), step(2, 0.4)])

    assert found == pytest.approx([0.1 + train.FAR * 0.4, -0.3, 0.4, 0.0])


def test_the_slopes_of_a_net_are_those_of_its_loss():
    rng = np.random.default_rng(2)
    net, x, wanted = Net(5, 3, rng), rng.standard_normal((7, 5)), rng.standard_normal((7, 3))
    net.weights = [weight.astype(float) + 0.1 for weight in net.weights]
    slopes = net.slopes(net(x) - wanted)
    for weight, slope in zip(net.weights, slopes, strict=True):
        spot = tuple(size // 2 for size in weight.shape)
        losses = []
        for shift in (1e-5, -2e-5):
            weight[spot] += shift
            losses.append(((net(x) - wanted) ** 2).sum() / 2)
        weight[spot] += 1e-5
        assert slope[spot] == pytest.approx((losses[0] - losses[1]) / 2e-5, rel=1e-4)


def test_every_action_has_one_place_in_his_mind():
    numbered = np.sort(np.concatenate([telemachus.ZONED.ravel(), telemachus.OTHERS]))
    assert numbered.tolist() == list(range(telemachus.CONSIDERED))
    notation = find("odysseus").part("moves").notation(find("odysseus").part("board").load())
    for zone, actions in zip(("y1", "g1", "r1", "y2"), telemachus.ZONED, strict=False):
        assert all(zone in notation.name(int(action)).split(":") for action in actions)


# ── the page ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "snippet", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL), ids=lambda text: text[:24]
)
def test_the_page_shows_the_code_that_runs(snippet):
    sources = [(ROOT / "examples" / name).read_text("utf-8") for name in ("telemachus.py", "train.py")]
    for piece in snippet.split("\n\n\n"):  # functions that need not be adjacent
        assert any(piece in source for source in sources)


def test_every_command_of_the_page_can_be_given():
    commands = re.findall(r"^(?:ithaca|python) .*$", PAGE, re.MULTILINE)
    assert commands[0] == "python -m examples.train"
    group = typer.main.get_command(app)
    for command in commands[1:]:
        _, name, *arguments = command.split()
        group.commands[name].make_context(name, arguments)


def test_the_figures_of_the_page_are_those_of_the_program():
    text = " ".join(PAGE.split())
    assert f"{telemachus.ZONED.size} of the {telemachus.CONSIDERED - 1} actions that he considers" in text
    assert f"{len(telemachus.SCALE)} bytes each" in text
    assert f"{train.STEPS} steps at {train.TABLES} tables, {train.STEPS * train.TABLES:,} decisions" in text
    assert f"{train.ROUNDS} rounds" in text
    assert f"one hidden layer of {telemachus.HIDDEN} neurons" in text


@pytest.mark.slow
def test_the_curve_is_one_that_the_program_drew(home):
    shown = ElementTree.parse(ROOT / "docs" / "training.svg").getroot()
    drawn = ElementTree.parse(home / "telemachus.svg").getroot()
    assert shown.find(f"{SVG}style").text == drawn.find(f"{SVG}style").text
    assert shown.find(f"{SVG}title").text == drawn.find(f"{SVG}title").text
    for line in shown.iter(f"{SVG}polyline"):
        assert len(line.get("points").split()) == train.MEASURES + 1
