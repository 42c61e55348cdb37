"""The muse: it knows only what its seat knows, plays from a file that is verified, and beats greedy."""

import json

import numpy as np
import pytest
from bots.test_oracle import choices

from ithaca import bots
from ithaca.bots import muse, net, weights
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.features import width_of
from ithaca.engine.game import find, names
from ithaca.engine.match import conceal, start
from ithaca.engine.record import blank
from ithaca.envs.single import SingleEnv

GAMES = [name for name in names() if find(name).file(weights.FILE).is_file()]
POSITIONS = 400
WIDTH, BLOCKS = 6, 2


def muses(seed=0, game="odysseus"):
    """Weights of a small muse that has learned nothing."""
    card, chance = find(game), np.random.default_rng(seed)
    shapes = weights.shapes_of(
        width_of(card.part("features"), foresight=True), card.part("components").ACTIONS + 1, WIDTH, BLOCKS
    )
    made = {
        name: chance.integers(-127, 128, shape).astype(kind)
        if kind == "<i1"
        else (chance.random(shape) / 50).astype(kind)
        for name, (kind, shape) in shapes.items()
    }
    return weights.Weights(**made)


# ── fairness ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_its_seat_cannot_tell_apart_give_the_same_move_and_the_same_thoughts(game):
    dice, differ, card = blank(Dice), 0, find(game)
    entrypoints.set_key_at(dice, np.arange(8, dtype=np.uint32))
    for nth, match in enumerate(choices(game, card.players[nth_of(game)], POSITIONS)):
        view, seen, legal = bots.sight(match)
        other = view.copy()
        entrypoints.guess_at(other, 0, seen.belief.copy(), dice)
        differ += other.tobytes() != match.state.tobytes()
        luck, budget = nth.to_bytes(4, "big"), bots.Budget()
        there = conceal(other, match.actor)
        assert muse.Muse(luck).weigh(view, legal) == muse.Muse(luck).weigh(there, legal)
        chosen = muse.Muse(luck).choose(view, seen, legal, budget)
        assert chosen == muse.Muse(luck).choose(there, seen, legal, budget)
        assert chosen in legal
    assert differ > POSITIONS // 2  # the worlds differed


def nth_of(game):
    return {"odysseus": 1, "ulysses": 1, "odyssey": -1}.get(game, 0)


def test_asking_changes_nothing_and_the_same_luck_gives_the_same_move():
    match = start("odysseus", 4, seed=2)
    before, player = match.state.tobytes(), bots.find("muse", b"luck")
    assert {player.choose(match) for _ in range(5)} == {bots.find("muse", b"luck").choose(match)}
    assert match.state.tobytes() == before
    assert len({bots.find("muse:t50", bytes([luck])).choose(match) for luck in range(30)}) > 3


# ── what it thinks ────────────────────────────────────────────────────────────────────────────────


def plainly(w, row):
    """The same evaluation by matrix products."""

    def level(state):
        return (state - state.mean()) / np.sqrt(state.var() + net.TINY)

    def layer(matrix, factor, bias, given):
        return (given * factor) @ matrix.astype(np.float64) + bias

    state = layer(w.first, w.first_factor, w.first_bias, row.astype(np.float64))
    for nth in range(0, len(w.inner), 2):
        inner = layer(w.inner[nth], w.inner_factor[nth], w.inner_bias[nth], level(state))
        state = state + layer(
            w.inner[nth + 1], w.inner_factor[nth + 1], w.inner_bias[nth + 1], np.maximum(inner, 0)
        )
    return layer(w.last, w.last_factor, w.last_bias, level(state))


@pytest.mark.interpreted
def test_the_compiled_net_thinks_what_products_of_matrices_say():
    w, match = muses(), start("odysseus", 4, seed=2)
    row, mind = bots.observe(match.view(0), 0, foresight=True), net.room_for(w)
    net.think(w, row, mind)
    assert mind.thought == pytest.approx(plainly(w, row), rel=1e-3, abs=1e-3)


@pytest.mark.interpreted
def test_many_minds_at_once_think_what_each_would_think_alone():
    w, match = muses(), start("odysseus", 4, seed=2)
    layers, mind = net.layers_of(w), net.room_for(w)
    minds = net.room_for_all(layers)
    for lane, seat in ((0, 0), (3, 1), (net.LANES - 1, 2)):
        minds.rows[0] = bots.observe(match.view(seat), seat, foresight=True)
        net.take_in(layers, minds, lane)
        assert not minds.rows.any()
    net.think_all(layers, minds)
    for lane, seat in ((0, 0), (3, 1), (net.LANES - 1, 2)):
        net.think(w, bots.observe(match.view(seat), seat, foresight=True), mind)
        here = minds.thought[: len(mind.thought), lane]
        assert here == pytest.approx(mind.thought, rel=1e-3, abs=1e-3)


@pytest.mark.interpreted
def test_small_numbers_are_near_to_what_they_stand_for():
    matrix = np.random.default_rng(1).normal(size=(5, 7))
    matrix[3] = 0
    whole, factor = weights.small(matrix)
    assert whole * factor[:, None] == pytest.approx(matrix, abs=np.abs(matrix).max() / 127)


@pytest.mark.interpreted
def test_cold_plays_what_it_likes_best_and_heat_makes_all_alike():
    w, match = muses(), start("odysseus", 4, seed=2)
    view, legal, one = match.view(match.actor), match.legal(), muse.Muse(b"luck", w)
    warm, cold, hot = (one.weigh(view, legal, heat).chances for heat in (1.0, 0.0, 999.0))
    assert sum(warm) == pytest.approx(1)
    assert cold == tuple(float(chance == max(warm)) for chance in warm)
    assert max(hot) - min(hot) < 0.01
    assert 0 < one.weigh(view, legal).hope < 1


@pytest.mark.interpreted
def test_a_hot_muse_prefers_other_moves_but_never_plays_what_it_hardly_likes():
    mind = net.Mind(*(np.zeros(1),) * 3, np.array([0.0, 8.0, 6.0, 1.0, 0.9, 0.8]))
    warm = muse.chances_of(mind, [1, 2, 3, 4, 5], 1.0)
    hot = muse.chances_of(mind, [1, 2, 3, 4, 5], 3.0)
    assert all(chance > 0 for chance in warm)
    assert hot[0] > hot[1] > warm[1]
    assert hot[2:] == (0.0, 0.0, 0.0)
    assert sum(hot) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "heat"), [("muse", 1.0), ("muse:t0", 0.0), ("muse:t0.5", 0.5), ("muse:t12", 12.0)]
)
@pytest.mark.interpreted
def test_a_name_carries_the_temperature(name, heat):
    assert bots.find(name, b"").budget.temperature == heat


@pytest.mark.interpreted
@pytest.mark.parametrize("setting", ["t", "t-1", "t1000", "warm", "t1e3"])
def test_a_temperature_that_cannot_be_is_refused(setting):
    with pytest.raises(Misuse, match="does not take the setting"):
        bots.find(f"muse:{setting}", b"")


@pytest.mark.parametrize("game", names())
def test_what_a_bot_observes_is_what_an_environment_tells(game):
    env = SingleEnv(game, find(game).players[0], seed=3)
    env.reset()
    for _ in range(10):
        seat = env.actor
        row = bots.observe(conceal(env.state, seat), seat)
        assert row.tobytes() == env.observe(seat).tobytes()
        env.step(env.offers[0])


# ── the file ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_is_small_and_for_the_game_as_it_is(game):
    data = find(game).file(weights.FILE).read_bytes()
    assert len(data) <= weights.MOST_BYTES
    found, secrets, header = weights.taken_from(find(game), data, game)
    assert (secrets is not None) == hasattr(find(game).part("belief"), "SECRETS")
    assert header.learned["decisions"] > 0
    assert found.last.shape[1] == find(game).part("components").ACTIONS + 1


@pytest.mark.interpreted
def test_a_file_gives_back_what_was_written(tmp_path):
    w = muses()
    path = tmp_path / "muse.bin"
    path.write_bytes(weights.written(find("odysseus"), w, {"by": "hand"}))
    found, secrets, header = weights.read(find("odysseus"), path)
    assert all(mine.tobytes() == theirs.tobytes() for mine, theirs in zip(w, found, strict=True))
    assert secrets is None  # as in files from before muses estimated secrets
    assert header.learned == {"by": "hand"}


@pytest.mark.interpreted
def test_a_file_gives_back_what_tells_secrets(tmp_path):
    w, told = muses(), secret_weights()
    data = weights.written(find("odysseus"), w, {}, told)
    found = weights.taken_from(find("odysseus"), data, "muse.bin")
    assert found.header.suspects == told.first.shape[1]
    for mine, theirs in zip((*w, *told), (*found.weights, *found.secrets), strict=True):
        assert mine.tobytes() == theirs.tobytes()


def secret_weights(seed=0, game="odysseus", inner=5):
    """The layers that estimate secrets, of a muse that has learned nothing."""
    chance = np.random.default_rng(seed)
    made = {
        name: chance.integers(-127, 128, shape).astype(kind)
        if kind == "<i1"
        else (chance.random(shape) / 50).astype(kind)
        for name, (kind, shape) in weights.secret_shapes_of(find(game), WIDTH, inner).items()
    }
    return weights.SecretWeights(**made)


def spoilt(change):
    """A file in which something in the header was changed, with the same number of bytes."""
    data = weights.written(find("odysseus"), muses(), {})
    start = len(weights.MAGIC) + 4
    length = int.from_bytes(data[len(weights.MAGIC) : start], "little")
    header = json.loads(data[start : start + length]) | change
    head = json.dumps(header).encode()
    return weights.MAGIC + len(head).to_bytes(4, "little") + head + data[start + length :]


WHOLE = weights.written(find("odysseus"), muses(), {})


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "no file of a muse"),
        (b"\x93NUMPY" + bytes(100), "no file of a muse"),
        (WHOLE[:30], "no file of a muse"),
        (WHOLE[:-1], "should have"),
        (WHOLE + b"!", "should have"),
        (WHOLE[:-1] + bytes([WHOLE[-1] ^ 1]), "was changed"),
        (spoilt({"game": "ulysses"}), "game is ulysses, here it is odysseus"),
        (spoilt({"rules": 1}), "rules is 1"),
        (spoilt({"environment": 1}), "environment is 1"),
        (spoilt({"inputs": 7}), "inputs is 7"),
        (spoilt({"width": 7}), "should have"),
        (spoilt({"suspects": 7}), "should have"),
        (spoilt({"suspects": -7}), "is broken"),
        (spoilt({"width": -1}), "is broken"),
        (spoilt({"width": "wide"}), "is broken"),
        (spoilt({"more": 1}), "is broken"),
        (spoilt({"digest": "0"}), "was changed"),
    ],
)
def test_a_file_that_is_not_what_it_should_be_is_refused_with_a_sentence(data, said):
    with pytest.raises(BadFile, match=said):
        weights.taken_from(find("odysseus"), data, "muse.bin")


@pytest.mark.interpreted
def test_numbers_that_are_none_are_refused():
    w = muses()
    w.last_bias[3] = np.nan
    with pytest.raises(BadFile, match="last_bias"):
        weights.taken_from(find("odysseus"), weights.written(find("odysseus"), w, {}), "muse.bin")


@pytest.mark.interpreted
def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadFile, match=r"nowhere\.bin"):
        weights.read(find("odysseus"), tmp_path / "nowhere.bin")


@pytest.mark.interpreted
def test_where_no_muse_has_learned_a_sentence_says_how_one_could(monkeypatch):
    monkeypatch.setitem(bots.NEEDS, "muse", "nowhere.bin")
    with pytest.raises(Misuse, match="ithaca train odysseus"):
        bots.check_plays("muse", find("odysseus"))


# ── strength ──────────────────────────────────────────────────────────────────────────────────────

# Of four players one is a muse; a fair share is a quarter. docs/muse.md says how strong it is.
SHARES = {"odysseus": 0.6, "ulysses": 0.4, "odyssey": 0.1}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_beats_three_greedy_players(game):
    games, won = 40, 0.0
    for number in range(games):
        match, seat = start(game, 4, seed=number), number % 4
        mine, others = bots.find("muse", bytes([number])), bots.find("greedy", bytes([number]))
        while not match.over:
            match.play((mine if match.actor == seat else others).choose(match))
        won += match.shares()[seat]
    assert won / games > SHARES[game]
