"""Estimating what the others hide: the data, what is learned from it, and how it is stored in a file."""

import numpy as np
import pytest

from ithaca.bots.muse import file_of
from ithaca.bots.net import suspect
from ithaca.bots.weights import read
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find
from ithaca.terminal.train import teach_secrets_in_terminal

torch = pytest.importorskip(
    "torch", reason='learning is tested where PyTorch is: pip install "ithaca[train]"'
)

from ithaca.train import secrets  # noqa: E402
from ithaca.train.secrets import SecretsNet, learn_secrets, loss_of, secret_weights_of  # noqa: E402
from ithaca.train.watch import Moments, watch  # noqa: E402

GAME, WIDTH, THINGS, IDS = "odysseus", 12, 3, 4


def moments(count, seed=1):
    """What is hidden is told by the mind: thing n by its n-th number."""
    chance = np.random.default_rng(seed)
    truth = chance.integers(1, IDS + 1, (count, THINGS)).astype(np.int16)
    minds = chance.normal(size=(count, WIDTH)).astype(np.float16)
    minds[:, :THINGS] = truth
    scores = np.zeros((count, THINGS * IDS), np.float16)
    return Moments(minds, scores, np.ones((count, THINGS * IDS), bool), truth)


def test_what_the_mind_tells_is_learned_and_held_out_games_judge_it(monkeypatch):
    for name, value in (("BATCH", 128), ("RATE", 5e-3), ("DROPPED", 0.0)):
        monkeypatch.setattr(secrets, name, value)
    torch.manual_seed(1)
    told = []
    _, losses = learn_secrets(moments(4000), 32, 4.0, "cpu", told.append)
    assert losses["nothing"] == pytest.approx(np.log(IDS))
    assert losses["fitted"] == pytest.approx(np.log(IDS))
    assert losses["muse"] < losses["nothing"] - 0.3
    assert told


def test_what_is_known_or_not_there_is_not_counted_and_what_cannot_be_is_not_said():
    spoken, possible = torch.zeros(1, 8), torch.ones(1, 8, dtype=torch.bool)
    possible[0, 1] = False
    loss, count = loss_of(spoken, possible, torch.tensor([[1, 0]]))
    assert (float(loss), int(count)) == (pytest.approx(np.log(3)), 1)


def test_before_it_has_learned_it_says_what_the_fitted_beliefs_say():
    net, scores = SecretsNet(WIDTH, 4, 8).eval(), torch.tensor([[0.0, 1.0, 2.0, -3.0]])
    assert net(torch.randn(1, WIDTH), scores)[0].tolist() == pytest.approx(
        np.logaddexp(scores[0].numpy(), 0).tolist()
    )


def test_the_file_says_nearly_what_the_net_said():
    torch.manual_seed(2)
    net = SecretsNet(WIDTH, 6, 8).eval()
    torch.nn.init.normal_(net.last.weight)
    mind, scores = torch.randn(1, WIDTH), torch.randn(1, 6)
    w = secret_weights_of(net)
    inner, out = np.zeros(8, np.float32), np.zeros(6, np.float32)
    suspect(w, torch.cat([mind, scores], 1)[0].numpy(), inner, out)
    wanted = (net(mind, scores) - net.trust * torch.logaddexp(scores, torch.zeros(1))).detach()[0]
    assert out == pytest.approx(wanted.numpy(), abs=0.05)


def test_watched_moments_hide_what_can_be_and_are_the_same_for_a_seed():
    game = find(GAME)
    weights = file_of(game).weights
    one, again = (watch(game, weights, 5, 64) for _ in range(2))
    for mine, theirs in zip(one, again, strict=True):
        assert mine.tobytes() == theirs.tobytes()
    possible = one.possible.reshape(64, -1, game.part("belief").SECRETS.ids)
    hidden = np.argwhere(one.truth > 0)
    assert len(hidden) > 64
    assert all(possible[moment, thing, one.truth[moment, thing] - 1] for moment, thing in hidden)
    assert not possible[one.truth == 0].all()


def test_a_muse_is_taught_and_plays_on_as_before(tmp_path, monkeypatch):
    monkeypatch.setattr("ithaca.train.watch.cores", lambda: 1)
    shipped = find(GAME).file("muse.bin")
    monkeypatch.setattr(
        "ithaca.train.watch.watch_side_by_side",
        lambda game, weights, seed, count: watch(game, weights, 1, 256),
    )
    teach_secrets_in_terminal(GAME, str(shipped), str(tmp_path), "en", 0.5, 0, "cpu", ["inner=32"])
    taught, before = read(find(GAME), tmp_path / "muse.bin"), read(find(GAME), shipped)
    for mine, theirs in zip(taught.weights, before.weights, strict=True):
        assert mine.tobytes() == theirs.tobytes()
    assert taught.header.suspects == 32
    assert taught.header.learned["secrets"]["moments"] == 256


def test_where_nobody_hides_anything_there_is_nothing_to_teach(tmp_path):
    with pytest.raises(Misuse, match="Nobody hides anything"):
        teach_secrets_in_terminal("odyssey", "muse.bin", str(tmp_path), "en", 1, 0, "cpu")


@pytest.mark.parametrize(
    ("number", "said"),
    [("moments=1", "from 256"), ("inner=much", "cannot be"), ("momets=300", "Did you mean “moments”")],
)
def test_numbers_that_cannot_be_are_a_sentence(tmp_path, number, said):
    with pytest.raises(Misuse, match=said):
        teach_secrets_in_terminal(GAME, "muse.bin", str(tmp_path), "en", 1, 0, "cpu", [number])
