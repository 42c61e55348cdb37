"""Nothing that a seat cannot know shows through its view, its story or a refusal.

`check_games` finds doors that do not shut behind a guess; it cannot find a secret that `conceal`
keeps. So here secrets are changed by hand, listed once more and apart from `secrets.py`.
"""

import random

import numpy as np
import pytest
from table import gods_at, play

from ithaca.engine.compiler import JIT
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.protocol import SPECTATOR
from ithaca.games.odysseus.tables import PAYS, WINDS

GAMES = 40 if JIT else 1


def random_positions(players: int, games: int, options: dict[str, str] | None = None):
    """Every position of some random games but the last."""
    for seed in range(games):
        match = start("odysseus", players, seed=seed, options=options)
        choice = random.Random(seed)
        while not match.over:
            yield match, choice
            match.play(choice.choice(match.legal()))


def change_secrets(match: Match, viewer: int, choice: random.Random) -> np.ndarray:
    """Another world that the viewer cannot tell from this one: all it does not know is redealt."""
    states = match.state.copy()
    s = states[0]
    s.dice.key[:] = [choice.getrandbits(32) for _ in range(8)]
    s.dice.block[:] = 0
    s.dice.used = choice.randrange(16)
    others = [seat for seat in range(s.seats) if seat != viewer]
    change_missions(s, viewer, others, choice)
    change_winds(s, viewer, others, choice)
    return states


def change_missions(s, viewer, others, choice) -> None:
    mine = {int(s.mission[viewer])} if viewer >= 0 else set()
    cards = len([1 for row in PAYS[s.variant] if row.sum()])
    worth = {card: sum(s.scored * PAYS[s.variant, card]) for card in range(1, cards + 1)}
    free = [card for card in range(1, cards + 1) if card not in mine and worth[card] < 10]
    for seat, card in zip(others, choice.sample(free, len(others)), strict=True):
        s.mission[seat] = card


def change_winds(s, viewer, others, choice) -> None:
    """Shuffle pack, hands and face-down cards of the others together and deal them again."""
    hidden = [i for i in range(s.hidden) if s.hidden_by[i] != viewer + 1]
    unseen = [wind for wind in range(1, WINDS + 1) for _ in range(s.pack[wind])]
    unseen += [w for seat in others for w in range(1, WINDS + 1) for _ in range(s.hand[seat, w])]
    unseen += [int(s.hidden_wind[i]) for i in hidden]
    choice.shuffle(unseen)
    for i in hidden:
        s.hidden_wind[i] = unseen.pop()
    for seat in others:
        held, drawn = int(s.hand[seat].sum()), int(s.wake.drawn[seat].sum())
        s.hand[seat] = 0
        s.wake.drawn[seat] = 0
        for nth in range(held):
            wind = unseen.pop()
            s.hand[seat, wind] += 1
            s.wake.drawn[seat, wind] += nth < drawn
    s.pack[:] = [0] + [unseen.count(wind) for wind in range(1, WINDS + 1)]


@pytest.mark.interpreted
@pytest.mark.rule("odysseus/setup/open", "odysseus/setup/missions")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_view_is_the_same_whatever_the_viewer_cannot_know(players):
    changed = 0
    for match, choice in random_positions(players, GAMES):
        viewer = choice.randrange(-1, players)
        other_world = change_secrets(match, viewer, choice)

        assert conceal(other_world, viewer).tobytes() == conceal(match.state, viewer).tobytes()
        changed += other_world.tobytes() != match.state.tobytes()
    assert changed > 50  # the worlds really differed


@pytest.mark.interpreted
@pytest.mark.rule("odysseus/hades/hide", "odysseus/hades/look")
def test_a_hidden_card_looks_the_same_to_the_others_whichever_it_is():
    tables = []
    for card in ("5", "d"):
        match = gods_at("Zeus Poseidon Hades Athena", active="Hades", hands={"Hades": {"5": 1, "d": 1}})
        tables.append(play(match, f"Hades hide:{card}:g2"))

    one, other = tables
    for seat in (SPECTATOR, 0, 1, 3):
        assert one.table(seat) == other.table(seat)
        assert one.story(seat) == other.story(seat)
        assert one.seen(seat) == other.seen(seat)
        assert one.view(seat).tobytes() == other.view(seat).tobytes()
    assert one.table(2) != other.table(2)
    assert one.story(2) != other.story(2)


@pytest.mark.interpreted
@pytest.mark.rule("odysseus/setup/open")
def test_nothing_of_the_dice_is_ever_seen():
    match = start("odysseus", 3, seed=5)
    choice = random.Random(1)
    while not match.over:
        match.play(choice.choice(match.legal()))
        for seat in range(SPECTATOR, 3):
            assert not any(match.view(seat)[0].dice.tobytes())


@pytest.mark.interpreted
@pytest.mark.rule("odysseus/end/ten")
def test_when_the_game_is_over_all_but_the_dice_is_shown():
    match = start("odysseus", 4, seed=2)
    choice = random.Random(2)
    while not match.over:
        match.play(choice.choice(match.legal()))

    view, state = match.view(SPECTATOR)[0], match.state[0]
    for field in state.dtype.names:
        if field != "dice":
            assert view[field].tobytes() == state[field].tobytes(), field


def test_a_field_is_hidden_unless_it_is_listed():
    """Fill a state with ones: what a spectator sees of it must be on this list, and nothing else."""
    match = start("odysseus", 6, seed=1)
    state = match.state.copy()
    raw = state.view(np.uint8)
    raw[:] = 1
    state[0].seats, state[0].phase, state[0].hidden = 6, 2, 3
    state[0].variant = 0
    view = conceal(state, SPECTATOR)[0]

    hidden = {name for name in view.dtype.names if not view[name].tobytes().strip(b"\0")}
    hidden = {name for name in hidden if not name.startswith("gap_")}
    assert hidden == {"dice", "mission", "hidden_wind", "variant"}
    assert not any(view.hand[:, 1:].ravel())
    assert not any(view.pack[1:])
    assert not any(view.wake.drawn[:, 1:].ravel())
