"""Learning: what a decision was worth, what is learned from it, what a run leaves behind."""

import json
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest

from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.features import width_of
from ithaca.engine.game import find
from ithaca.terminal.train import train_in_terminal

torch = pytest.importorskip(
    "torch", reason='learning is tested where PyTorch is: pip install "ithaca[train]"'
)

from ithaca.bots import weights  # noqa: E402
from ithaca.bots.net import room_for as room_to_think  # noqa: E402
from ithaca.bots.net import think  # noqa: E402
from ithaca.train import run as runs  # noqa: E402
from ithaca.train.fleet import Fleet  # noqa: E402
from ithaca.train.keep import Folder  # noqa: E402
from ithaca.train.lessons import Pace, School, flatten, pace_at  # noqa: E402
from ithaca.train.measure import Yardstick  # noqa: E402
from ithaca.train.net import Net, drawn, logs_of, weights_of  # noqa: E402
from ithaca.train.plan import Plan, sizes_of  # noqa: E402
from ithaca.train.rounds import Round, seat_rivals, surprises  # noqa: E402

pytestmark = pytest.mark.interpreted
PLAN = Plan(game="odyssey", games=16, steps=4, width=8, blocks=1, measured=4)
COLUMNS, ACTIONS, GAMES, STEPS, SEATS = 5, 4, 64, 8, 2


def empty_round(steps=STEPS, games=GAMES):
    return Round(
        rows=torch.randint(0, 3, (steps, COLUMNS, games), dtype=torch.uint8),
        masks=torch.tensor([0, 1, 1, 1], dtype=torch.uint8)[None, :, None].repeat(steps, 1, games),
        actions=torch.ones(steps, games, dtype=torch.int64),
        logs=torch.full((steps, games), float(np.log(1 / 3))),
        hopes=torch.full((steps, games), 0.5),
        seats=torch.zeros(steps, games, dtype=torch.int64),
        counted=torch.ones(steps, games, dtype=torch.bool),
        answers=torch.zeros(steps, games, dtype=torch.bool),
        won=torch.zeros(steps, games, SEATS),
        ended=torch.zeros(steps, games, dtype=torch.bool),
    )


# ── what a decision was worth ─────────────────────────────────────────────────────────────────────


def test_the_last_choice_before_the_end_is_worth_what_came_beyond_its_hope():
    room = empty_round(2, 1)
    room.ended[1], room.won[1, 0] = True, torch.tensor([1.0, 0.0])
    found, sure = surprises(room, 0.95)
    assert found[:, 0].tolist() == pytest.approx([0.95 * 0.5, 0.5])
    assert sure.all()


def test_each_seat_is_told_for_itself():
    room = empty_round(2, 1)
    room.seats[1] = 1
    room.ended[1], room.won[1, 0] = True, torch.tensor([1.0, 0.0])
    found, _ = surprises(room, 0.95)
    assert found[:, 0].tolist() == pytest.approx([0.5, -0.5])


def test_moves_without_a_choice_fade_nothing():
    room = empty_round(3, 1)
    room.counted[1], room.hopes[1] = False, 0.9
    room.ended[2], room.won[2, 0] = True, torch.tensor([1.0, 0.0])
    found, sure = surprises(room, 0.95)
    assert found[0, 0] == pytest.approx(0.95 * 0.5)
    assert sure[:, 0].tolist() == [True, False, True]


def test_what_is_not_known_yet_does_not_count():
    _, sure = surprises(empty_round(3, 1), 0.95)
    assert sure[:, 0].tolist() == [True, True, False]


def test_a_game_that_has_ended_says_nothing_of_the_next():
    room = empty_round(2, 1)
    room.ended[0], room.won[0, 0] = True, torch.tensor([0.0, 1.0])
    found, _ = surprises(room, 0.95)
    assert found[0, 0] == pytest.approx(-0.5)


# ── what is learned of it ─────────────────────────────────────────────────────────────────────────


def chances(net, room):
    return logs_of(net(room.rows[0]), room.masks[0]).exp().mean(0)


def school(room):
    torch.manual_seed(1)
    net, average = Net(COLUMNS, ACTIONS, 16, 1), Net(COLUMNS, ACTIONS, 16, 1)
    return net, School(net, average, Plan(game="odyssey"), room)


def test_what_went_better_than_hoped_becomes_likelier():
    room = empty_round()
    net, taught = school(room)
    room.actions[:, ::2] = 2
    room.ended[:] = True
    room.won[:, 1::2, 0] = 1.0  # action 1 wins, action 2 loses
    before = chances(net, room)
    for _ in range(5):
        taught.learn(Pace(1e-3, 0.0), imitating=False)
    after = chances(net, room)
    assert after[1] > before[1] + 0.05
    assert after[2] < before[2] - 0.05


def test_who_imitates_does_what_was_shown():
    room = empty_round()
    net, taught = school(room)
    room.actions[:] = 3
    for _ in range(30):
        figures = taught.learn(Pace(3e-3, 0.0), imitating=True)
    assert chances(net, room)[3] > 0.8
    assert figures["entropy"] < 1.0


def test_what_is_not_legal_is_never_drawn_and_the_hope_is_no_action():
    room = empty_round()
    room.masks[:, 2] = 0
    logs = logs_of(Net(COLUMNS, ACTIONS, 16, 1)(room.rows[0]), room.masks[0])
    played = torch.stack([drawn(logs) for _ in range(20)])
    assert set(played.flatten().tolist()) == {1, 3}


def test_a_policy_that_is_too_sure_is_flattened_before_it_plays_against_itself():
    room = empty_round()
    net, taught = school(room)
    for _ in range(60):
        taught.learn(Pace(3e-3, 0.0), imitating=True)
    assert flatten(net, room, 0.28) >= 0.28
    assert chances(net, room).argmax() == 1  # it still prefers what it has learned


def test_learning_slows_down_and_variety_is_worth_less_and_less():
    plan = Plan(game="odyssey")
    first, middle, last = (pace_at(plan, part) for part in (0.0, 0.5, 1.0))
    assert (first.rate, first.variety) == pytest.approx((plan.rate, plan.variety))
    assert first.rate > middle.rate > last.rate == pytest.approx(plan.last_rate)
    assert first.variety > middle.variety > last.variety == pytest.approx(plan.last_variety)


# ── a net becomes a file ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("blocks", [0, 2])
def test_the_file_thinks_nearly_what_the_net_thinks(blocks):
    torch.manual_seed(3)
    net = Net(COLUMNS, ACTIONS, 16, blocks)
    net.scale.copy_(torch.rand(COLUMNS) + 0.5)
    net.last.weight.data *= 100
    w, row = weights_of(net), np.array([1, 0, 3, 0, 7], np.uint8)
    mind = room_to_think(w)
    think(w, row, mind)
    wanted = net(torch.tensor(row)[:, None])[0].detach().numpy()
    assert mind.thought == pytest.approx(wanted, abs=0.05)


# ── a run ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def brief(monkeypatch):
    """Games that hardly run: everything is interpreted here."""
    monkeypatch.setattr(runs, "SPREAD_STEPS", 2)
    monkeypatch.setattr("ithaca.train.measure.Yardstick.share", lambda self, net: (0.5, 0.4, 0.6))


def test_games_of_every_size_share_a_fleet():
    sizes = sizes_of(find("odyssey"), Plan(game="odyssey", games=100))
    assert sizes == {2: 25, 3: 25, 4: 50}
    alone = sizes_of(find("odyssey"), Plan(game="odyssey", games=100, usual_part=1))
    assert alone == {4: 100}


def test_a_net_that_is_blind_to_foresight_thinks_the_same_whatever_is_foreseen(brief, tmp_path):
    plan = msgspec.structs.replace(PLAN, foresight=False)
    run = runs.Run(plan, Folder(str(tmp_path / "run")), "cpu", lambda entry: None)
    run.prepare()
    known = width_of(find("odyssey").part("features"), foresight=False)
    assert 0 < known < run.fleet.width
    rows = torch.randint(0, 9, (run.fleet.width, 6), dtype=torch.uint8)
    other = rows.clone()
    other[known:] += 7
    assert torch.equal(run.net(rows), run.net(other))
    other[0] += 7
    assert not torch.equal(run.net(rows), run.net(other))
    assert not weights_of(run.net).first[known:].any()


def test_a_run_leaves_a_checkpoint_a_log_a_curve_and_a_file_that_plays(brief, tmp_path):
    told, folder = [], Folder(str(tmp_path / "run"))
    run = runs.Run(PLAN, folder, "cpu", told.append)
    run.learn(sitting=0.01)
    assert run.rounds == 1
    run.round(Pace(1e-3, 0.01), imitating=False)
    run.keep()
    weights.read(find("odyssey"), folder.path / "muse.bin")
    assert "<svg" in folder.draw("A run").read_text("utf-8")
    assert [entry["imitating"] for entry in told if "imitating" in entry] == [True, False]
    log = (folder.path / "progress.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(row)["seconds"] >= 0 for row in log]

    plan, state = folder.load("cpu")
    again = runs.Run(plan, folder, "cpu", told.append)
    again.resume(state)
    assert (again.rounds, again.decisions) == (run.rounds, run.decisions)
    for mine, theirs in zip(run.net.parameters(), again.net.parameters(), strict=True):
        assert torch.equal(mine, theirs)
    again.round(Pace(1e-3, 0.01), imitating=False)


def test_whoever_looks_for_an_answer_begins_as_the_muse_and_meets_nobody_else(brief, tmp_path):
    torch.manual_seed(5)
    fleet = Fleet(find("odyssey").ready(), {2: 4}, 1, "cpu")
    muse, path = Net(fleet.width, fleet.actions, 8, 2), tmp_path / "muse.bin"
    path.write_bytes(weights.written(find("odyssey"), weights_of(muse), {}))
    run = runs.Run(PLAN.responding(str(path), 8, 2), Folder(str(tmp_path)), "cpu", lambda entry: None)
    seats = torch.arange(run.fleet.most_seats)[None, :] < run.fleet.players[:, None]
    assert ((run.rivals.learns & seats).sum(1) == 1).all()
    assert not any(marks.any() for marks in run.rivals.greedy)
    assert weights_of(run.net).last.tobytes() == weights_of(muse).last.tobytes()
    before = [value.clone() for value in run.selves[0].values()]
    run.learn(sitting=0.01)
    assert run.rounds == 1
    assert all(torch.equal(old, new) for old, new in zip(before, run.selves[0].values(), strict=True))
    assert not torch.equal(run.net.last.weight, run.older.last.weight)


def muse_in(path, seed=5, width=8, blocks=1):
    """A muse that has learned nothing, as a file."""
    torch.manual_seed(seed)
    fleet = Fleet(find("odyssey").ready(), {2: 4}, 1, "cpu")
    muse = Net(fleet.width, fleet.actions, width, blocks)
    learned = {"seconds": 100.0, "rounds": 7, "decisions": 1000}
    path.write_bytes(weights.written(find("odyssey"), weights_of(muse), learned))
    return weights.read(find("odyssey"), path).weights


def test_a_responder_sits_alone_among_seats_that_learn():
    plan = msgspec.structs.replace(PLAN, games=400, responder_games=0.3, older_games=0.3, greedy_games=0.3)
    fleet = SimpleNamespace(
        count=400, most_seats=4, device="cpu", players=torch.full((400,), 3), marks=lambda seats: [seats]
    )
    rivals = seat_rivals(fleet, plan, torch.Generator().manual_seed(1))
    assert 80 < len(rivals.answered) < 160
    assert (rivals.responds[rivals.answered].sum(1) == 1).all()
    assert rivals.responds.sum() == len(rivals.answered)
    assert (rivals.learns | rivals.responds)[rivals.answered, :3].all()
    assert not (rivals.learns & rivals.responds).any()
    assert not (rivals.older.any(1) & rivals.responds.any(1)).any()


@pytest.mark.parametrize("answering", [False, True])
def test_what_the_responder_decides_teaches_the_responder_alone(answering):
    room = empty_round()
    room.answers[:] = True
    room.ended[:], room.won[:, ::2, 0] = True, 1.0
    room.actions[:, ::2] = 2
    games = torch.arange(0, GAMES) if answering else None
    net, average = Net(COLUMNS, ACTIONS, 16, 1), Net(COLUMNS, ACTIONS, 16, 1)
    before = chances(net, room)
    School(net, average, Plan(game="odyssey"), room, games).learn(Pace(1e-2, 0.01), imitating=False)
    assert torch.equal(chances(net, room), before) != answering


def test_a_run_with_a_responder_teaches_both_and_goes_on_after_a_checkpoint(brief, tmp_path):
    plan = msgspec.structs.replace(PLAN, imitate=0.0, older_games=0.0, responder_games=0.5, measure_every=0.0)
    run = runs.Run(plan, Folder(str(tmp_path)), "cpu", lambda entry: None)
    before = [run.net.last.weight.clone(), run.responder.last.weight.clone()]
    run.learn(sitting=0.01)
    assert not torch.equal(run.net.last.weight, before[0])
    assert not torch.equal(run.responder.last.weight, before[1])
    assert len(run.answers) == 1
    again = runs.Run(plan, run.folder, "cpu", lambda entry: None)
    again.resume(run.folder.load("cpu")[1])
    assert torch.equal(again.responder.last.weight, run.responder.last.weight)
    assert len(again.answers) == 1


def test_who_begins_with_a_file_thinks_as_before_and_adds_to_what_it_had_learned(brief, tmp_path):
    first = muse_in(tmp_path / "first.bin")
    plan = msgspec.structs.replace(PLAN, begin=str(tmp_path / "first.bin"), imitate=0.0)
    run = runs.Run(plan, Folder(str(tmp_path)), "cpu", lambda entry: None)
    run.spread_out()
    assert (run.net.scale != 1).any()
    rows = run.room.rows[0]
    mind = room_to_think(first)
    think(first, rows[:, 0].numpy().copy(), mind)
    assert run.net(rows)[0].tolist() == pytest.approx(mind.thought.tolist(), abs=1e-3)
    assert run.responder(rows)[0].tolist() == pytest.approx(mind.thought.tolist(), abs=1e-3)
    run.round(Pace(1e-3, 0.01), imitating=False)
    assert run.learned()["rounds"] == 8
    run.seconds = 2.5
    assert run.learned()["seconds"] == 102.5


def test_guests_sit_where_older_selves_do(brief, tmp_path):
    for nth in range(2):
        muse_in(tmp_path / f"{nth}.bin", seed=nth)
    plan = msgspec.structs.replace(PLAN, guests=(str(tmp_path / "0.bin"), str(tmp_path / "1.bin")))
    run = runs.Run(plan, Folder(str(tmp_path)), "cpu", lambda entry: None)
    seen = set()
    for _ in range(20):
        run.remind()
        seen.add(run.older.last.weight.sum().item())
    assert seen == {guest["last.weight"].sum().item() for guest in run.guests}
    assert len(seen) == 2


def test_a_guest_of_another_shape_is_refused(tmp_path):
    muse_in(tmp_path / "wide.bin", width=16)
    with pytest.raises(BadFile, match="another shape"):
        train_in_terminal(
            "odyssey", str(tmp_path), "en", {"width": 8, "guests": [str(tmp_path / "wide.bin")]}, device="cpu"
        )


def test_against_itself_a_net_takes_its_fair_share():
    torch.manual_seed(6)
    fleet = Fleet(find("odyssey").ready(), {2: 4}, 1, "cpu")
    net = Net(fleet.width, fleet.actions, 8, 1)
    share, low, high = Yardstick(find("odyssey").ready(), 2, 12, "cpu", rival=net).share(net)
    assert 0 <= low <= share <= high <= 1
    assert low < 0.5 < high


def test_numbers_that_are_none_end_a_run_with_a_sentence_and_the_last_checkpoint_stays(brief, tmp_path):
    folder = Folder(str(tmp_path))
    run = runs.Run(PLAN, folder, "cpu", lambda entry: None)
    run.spread_out()
    run.keep()
    kept = (folder.path / "checkpoint.pt").read_bytes()
    with pytest.raises(Misuse, match="--resume"):
        run.round(Pace(1e-3, float("nan")), imitating=False)
    assert (folder.path / "checkpoint.pt").read_bytes() == kept


def test_a_device_without_memory_is_a_sentence(brief, tmp_path, monkeypatch):
    def full(*_):
        raise torch.cuda.OutOfMemoryError("full")

    monkeypatch.setattr(runs.Run, "learn", full)
    with pytest.raises(Misuse, match="no memory left for 16 games"):
        train_in_terminal("odyssey", str(tmp_path), "en", {"games": 16, "width": 8}, device="cpu")


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "There is no checkpoint"), (b"", "is broken"), (b"PK\x03\x04nothing", "is broken")],
)
def test_a_checkpoint_that_cannot_be_read_is_a_sentence(tmp_path, content, said):
    if content is not None:
        (tmp_path / "checkpoint.pt").write_bytes(content)
    with pytest.raises(BadFile, match=said):
        Folder(str(tmp_path)).load("cpu")


def test_a_checkpoint_of_another_game_is_refused(brief, tmp_path):
    run = runs.Run(PLAN, Folder(str(tmp_path)), "cpu", lambda entry: None)
    run.keep()
    with pytest.raises(BadFile, match="“odyssey”, not of “odysseus”"):
        train_in_terminal("odysseus", str(tmp_path), "en", {}, resume=True, device="cpu")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"games": 1}, "from 16"),
        ({"width": 0}, "from 8"),
        ({"seconds": -1.0}, "from 0"),
        ({"older_games": "1.5"}, "from 0 to 1"),
        ({"older_games": "0.5", "responder_games": "0.5"}, "add up to 1.45"),
        ({"varietty": "1"}, "Did you mean “variety”"),
        ({"game": "odysseus"}, "no number “game”"),
        ({"variety": "much"}, "cannot be"),
    ],
)
def test_a_plan_that_cannot_be_is_a_sentence(tmp_path, wanted, said):
    with pytest.raises(Misuse, match=said):
        train_in_terminal("odyssey", str(tmp_path), "en", wanted, device="cpu")


def test_a_device_that_is_not_there_is_a_sentence(tmp_path):
    with pytest.raises(Misuse, match="no device “tpu”"):
        train_in_terminal("odyssey", str(tmp_path), "en", {}, device="tpu")
