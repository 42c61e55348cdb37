"""Reviews: chances, turning points, luck and skill, suspicion. `docs/review.md` has the formulas."""

import msgspec
import numpy as np
import pytest
from table import at_table
from track import before, stretch

from ithaca.bots import find, muse_hopes
from ithaca.bots import review as looking
from ithaca.bots.review import LEAST_CHANGE, TURNS, played, review
from ithaca.engine.match import start
from ithaca.engine.undo import can_undo
from ithaca.games.ulysses.components import GOALS

GAMES = ["odysseus", "odyssey", "ulysses"]
SEED = 5
LAST = "scheria"  # the star before Ithaca


@pytest.fixture(scope="module")
def past():
    """For each game a match of four greedy players, and its review."""
    found = {}
    for game in GAMES:
        match = start(game, 4, seed=SEED)
        players = [find("greedy", bytes([seat])) for seat in range(4)]
        while not match.over:
            match.play(players[match.actor].choose(match))
        found[game] = match, review_of(match)
    return found


def review_of(match):
    """The review of a match that was dealt from the seed."""
    return review(
        played(start(match.game, match.seats, seed=SEED), [action for _, action, *_ in match.moves])
    )


def steps(match, moves):
    """The match before these moves and after each; a roll may be fixed in advance: roll=6."""
    yield match
    for move in moves.split():
        name, forced, die = move.partition("=")
        match.force(name, int(die)) if forced else match.play(move)
        yield match


# ── chances ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_all_chances_together_are_one_victory(past, game):
    _, found = past[game]

    for timeline in (found.table, found.opened):
        assert len(timeline) == len(found.points) >= 60
        for chances in timeline:
            assert sum(chances.shares) == pytest.approx(1)
            assert all(0 <= error < 0.1 for error in chances.errors)  # near the end worlds differ most


@pytest.mark.parametrize("game", GAMES)
def test_the_last_chances_are_how_the_victory_was_shared(past, game):
    match, found = past[game]

    assert found.points[0] == 0
    assert found.points[-1] == found.moves == len(match.moves)
    assert list(found.table[-1].shares) == pytest.approx(match.shares())
    assert list(found.opened[-1].shares) == pytest.approx(match.shares())
    assert found.table[-1].errors == pytest.approx((0, 0, 0, 0))


@pytest.mark.parametrize("game", ["odyssey", "ulysses"])
def test_before_the_first_move_all_may_hope_for_much_the_same(past, game):
    _, found = past[game]

    assert all(abs(share - 1 / 4) < 0.12 for share in found.table[0].shares)


@pytest.mark.parametrize("game", GAMES[:2])  # the third by `tests/server/test_review.py`, in two processes
def test_the_same_game_has_the_same_review(past, game):
    match, found = past[game]

    assert review_of(match).as_dict() == found.as_dict()


def test_what_nobody_could_see_is_not_in_the_chances_of_the_table():
    """Two tables that look the same to all, dealt differently: the same chances, but not with open hands."""
    match = start("odysseus", 4, seed=SEED)
    other = start("odysseus", 4, seed=SEED)
    other.play_on_from(match.view(-1), match.beliefs.of(-1))
    assert other.state.tobytes() != match.state.tobytes()
    one, two = (looking.past_of([each]) for each in (match, other))
    two.master = one.master

    assert one.chances(0, False, 64) == two.chances(0, False, 64)
    assert one.chances(0, True, 64) != two.chances(0, True, 64)


@pytest.mark.parametrize("game", ["odysseus", "ulysses"])
def test_beliefs_of_a_game_that_goes_on_from_a_view_begin_at_that_table(game):
    """They are requested before the first move, and must not be folded on the deal that was replaced."""

    def gone_on(ask):
        match, past = start(game, 4, seed=SEED), start(game, 4, seed=SEED + 1)
        greedy = find("greedy", b"greedy")
        for _ in range(30):
            past.play(greedy.choose(past))
        match.play_on_from(past.view(1), past.beliefs.of(1))
        if ask:
            match.beliefs.of(0)
        for _ in range(20):
            match.play(match.legal()[-1])  # a bot would ask for beliefs, too
        return match.beliefs.of(0).tobytes()

    assert gone_on(ask=True) == gone_on(ask=False)


def test_chances_are_by_muses_where_there_are_secrets_and_a_muse(past):
    assert {game: found.by for game, (_, found) in past.items()} == {
        "odysseus": "muse",
        "odyssey": "greedy",
        "ulysses": "muse",
    }


def test_who_is_silent_to_the_end_gets_what_the_others_leave():
    hopes = np.array([[0.5, muse_hopes.UNTOLD, 0.1, muse_hopes.UNTOLD], [0.9, 0.3, 0.2, 0.1]])
    for lane in (0, 1):
        muse_hopes.make_whole(hopes, lane)
    assert hopes[0] == pytest.approx([0.5, 0.2, 0.1, 0.2])
    assert hopes[1] == pytest.approx([0.6, 0.2, 2 / 15, 1 / 15])


def test_a_move_that_was_taken_back_leaves_no_trace():
    match = start("ulysses", 3, seed=3)
    luck = find("random", b"payer")
    seen = [match]

    def positions():
        yield match
        while not can_undo(match) and len(match.moves) < 200:
            match.play(luck.choose(match))
            yield match
        assert can_undo(match)
        seen.append(match.moves[-1])
        match.undo(match.last)
        yield match
        match.play(seen[-1][1])
        yield match

    kept = looking.past_of(positions())

    assert len(kept.positions) == len(match.moves) + 1
    assert kept.positions[-1].state.tobytes() == match.state.tobytes()


# ── turning points ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_the_moves_that_changed_most(past, game):
    match, found = past[game]

    assert 1 <= len(found.turns) <= TURNS
    assert [turn.move for turn in found.turns] == sorted({turn.move for turn in found.turns})
    for turn in found.turns:
        at = found.points.index(turn.move)
        assert turn.seat == match.moves[turn.move - 1][0]
        assert (turn.before, turn.after) == (found.table[at - 1], found.table[at])
        assert found.points[at - 1] == turn.move - 1
        assert turn.change >= LEAST_CHANGE


# ── luck and skill ────────────────────────────────────────────────────────────────────────────────


def test_luck_and_skill_and_the_others_add_up(past):
    _, found = past["odyssey"]

    for seat, account in enumerate(found.race):
        assert account.start == found.table[0].shares[seat]
        assert account.end == found.table[-1].shares[seat]
        assert account.luck + account.skill + account.others == pytest.approx(account.end - account.start)
        assert account.missed <= 0
    for told in found.as_dict()["race"]:  # also as they are printed
        assert told["luck"] + told["skill"] + told["others"] == pytest.approx(told["end"] - told["start"])
    assert sum(account.choices for account in found.race) > 0
    assert sum(account.skill + account.others for account in found.race) == pytest.approx(0, abs=1e-9)


def test_a_lucky_roll_is_luck():
    """Calypso holds Ann on the last star, and only a six sets her free."""
    held = {"active": "Ann", "at": {"Ann": LAST, "Bob": before(LAST)}, "held": {"Ann": "calypso"}}
    lucky, unlucky = (
        review(steps(at_table("odyssey", "Ann Bob", **held), roll)).race for roll in ("roll=6", "roll=1")
    )

    assert lucky[0].luck > 0.1 > -0.01 > unlucky[0].luck
    for account in (*lucky, *unlucky):
        assert account.choices == account.skill == account.others == 0
        assert account.luck == pytest.approx(account.end - account.start)


def test_a_blunder_is_skill():
    """Ann has failed against Poseidon on the last star, and endures the wreck although she has help."""
    position = {"weapon": {"Ann": "none"}, "help": {"Ann": ["athena"]}, "pile": ["poseidon"]}
    where = {"Ann": before(LAST), "Bob": stretch(6)}
    wise, foolish = (
        review(steps(at_table("odyssey", "Ann Bob", active="Ann", at=where, **position), moves)).race
        for moves in ("roll=1 roll=5 help:athena", "roll=1 roll=5 endure")
    )

    assert wise[0].skill == wise[0].missed == 0
    assert foolish[0].skill == foolish[0].missed < -0.2
    assert foolish[0].luck == pytest.approx(wise[0].luck, abs=0.1)
    assert foolish[1].others == pytest.approx(-foolish[0].skill)


def test_who_plays_as_the_greedy_player_does_has_neither_gained_nor_lost(past):
    match, _ = past["odyssey"]
    kept = looking.past_of(played(start("odyssey", 4, seed=SEED), [action for _, action, *_ in match.moves]))
    decisions = looking.weighed_decisions(kept)

    assert any(set(each.gains) == {0.0} for each in decisions.values())
    assert all(abs(each.gains[each.seat]) < 0.1 for each in decisions.values())


# ── suspicion ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("game", "secrets"), [("odysseus", 1), ("ulysses", GOALS), ("odyssey", 0)])
def test_there_is_a_curve_for_each_secret_up_to_the_last_decision(past, game, secrets):
    _, found = past[game]

    assert [each.seat for each in found.suspicions] == [s for s in range(4) for _ in range(secrets)]
    for each in found.suspicions:
        assert len(each.truth) == len(each.others) == len(each.public) == len(each.wrong)
        assert len(each.truth) == len(found.points) - 1
        assert all(0 <= chance <= 1 for chance in (*each.others, *each.public))
        assert all(word != truth for (word, _), truth in zip(each.wrong, each.truth, strict=True))
    assert bool(found.race) == (secrets == 0)


def test_a_greedy_player_gives_the_mission_away(past):
    _, found = past["odysseus"]

    for each in found.suspicions:
        assert each.others[0] == pytest.approx(1 / 5, abs=0.05)
        assert each.public[0] == pytest.approx(1 / 6, abs=0.05)
        assert max(each.others) > 0.9


def test_a_goal_that_was_shown_is_known_to_all(past):
    match, found = past["ulysses"]
    kept = looking.past_of(played(start("ulysses", 4, seed=SEED), [action for _, action, *_ in match.moves]))
    shown = 0
    for number, each in enumerate(found.suspicions):
        assert each.others[0] < 0.5
        for nth, at in enumerate(found.points[:-1]):
            if kept.positions[at].state[0].shown[each.seat, number % GOALS]:
                assert each.others[nth] == each.public[nth] == 1
                assert each.wrong[nth][1] == 0
                shown += 1
    assert shown > 0


def test_the_truth_is_the_truth(past):
    match, found = past["odysseus"]
    missions = match.table(-1)["missions"]

    assert [each.truth[-1].name for each in found.suspicions] == [mission[0] for mission in missions]


def test_hopes_are_brought_apart_by_the_power_that_agrees_with_how_games_end():
    even, apart = np.array([0.25] * 4), np.array([0.5, 0.3, 0.2, 0.0])
    assert looking.sharpened(even, 1.4).tolist() == pytest.approx(even.tolist())
    assert looking.sharpened(apart, 1.0).tolist() == pytest.approx(apart.tolist())
    surer = looking.sharpened(apart, 1.4)
    assert surer.sum() == pytest.approx(1)
    assert surer[0] > 0.5
    assert surer[2] < 0.2
    assert surer[3] == 0


def test_a_review_takes_hopes_to_the_power_of_the_file(monkeypatch):
    match = start("odysseus", 3, seed=SEED)
    player = find("greedy", b"luck")
    old = looking.past_of(played(match, (player.choose(match) for _ in range(20))))
    file, shares = looking.file_of(match.game), []
    for surer in (1.0, 1.4):
        header = msgspec.structs.replace(file.header, surer=surer)
        monkeypatch.setattr(looking, "file_of", lambda game, header=header: file._replace(header=header))
        shares.append(np.array(old.chances(20, False, 32).shares))
    assert shares[1] == pytest.approx(looking.sharpened(shares[0], 1.4))
    assert not np.allclose(*shares)
