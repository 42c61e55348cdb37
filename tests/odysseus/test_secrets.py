"""Nothing that a seat cannot know shows through its view, its story or a refusal.

`check_games` compares views before and after a guess; it cannot find a secret that `conceal` lets through,
since the guess keeps it. So here secrets are changed by hand, from a list of their own apart from
`secrets.py`.
"""

import random

import numpy as np
import pytest
from table import gods_at, legal_names, pass_until, play

from ithaca.engine import entrypoints
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.protocol import SPECTATOR
from ithaca.games.odysseus.components import PAYS, WINDS

GAMES = 12


def random_positions(players: int, games: int, options: dict[str, str] | None = None):
    """Every position of some random games but the last."""
    for seed in range(games):
        match = start("odysseus", players, seed=seed, options=options)
        choice = random.Random(seed)
        while not match.over:
            yield match, choice
            match.play(choice.choice(match.legal()))


def change_secrets(match: Match, viewer: int, choice: random.Random) -> np.ndarray:
    """Another world that the viewer cannot tell from this one: everything that it does not know is dealt
    again."""
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
        held, drawn = int(s.hand[seat].sum()), int(s.effects.drawn[seat].sum())
        s.hand[seat] = 0
        s.effects.drawn[seat] = 0
        for nth in range(held):
            wind = unseen.pop()
            s.hand[seat, wind] += 1
            s.effects.drawn[seat, wind] += nth < drawn
    s.pack[:] = [0] + [unseen.count(wind) for wind in range(1, WINDS + 1)]


@pytest.mark.rule("odysseus/setup/open", "odysseus/setup/missions")
@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (4, {}), (6, {}), (6, {"late-athena": "on"})],
    ids=["3", "4", "6", "late"],
)
def test_a_view_is_the_same_whatever_the_viewer_cannot_know(players, options):
    changed = 0
    for match, choice in random_positions(players, GAMES, options):
        viewer = choice.randrange(-1, players)
        other_world = change_secrets(match, viewer, choice)

        assert conceal(other_world, viewer).tobytes() == conceal(match.state, viewer).tobytes()
        changed += other_world.tobytes() != match.state.tobytes()
    assert changed > 50  # the worlds really differed


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


SIX = "Zeus Athena Poseidon Aphrodite Hades Hermes"


def two_who_hide(first, second, third):
    """Hermes' turn: Hades has hidden two cards in y1; then Zeus has become Hades and hidden one there too."""
    hands = {"Hades": [first, second], "Zeus": ["d", third]}
    match = gods_at(SIX, active="Hades", hands=hands)
    for wind in (first, second):
        play(pass_until(match, "Hades"), f"Hades hide:{wind}:y1\nAthena allow")
    play(pass_until(match, "Zeus"), "Zeus swap:4")
    play(pass_until(match, "Zeus"), f"Zeus hide:{third}:y1\nAthena allow")
    return pass_until(match, "Hermes")


@pytest.mark.rule("odysseus/hermes/hidden", "odysseus/hades/look")
@pytest.mark.parametrize("nth", [1, 2, 3])
def test_which_hidden_card_hermes_takes_tells_the_others_only_its_order(nth):
    """Two cards of one player and one of another, once with the two exchanged: only the player who laid them
    sees it."""
    one, other = two_who_hide("5", "1", "3"), two_who_hide("1", "5", "3")
    assert one.table(5)["hidden"] == ["y1 by 4", "y1 by 4", "y1 by 0"]

    for move in (f"lift:y1:hidden{nth}", "drop:r2", "allow"):
        one.play(move)
        other.play(move)
        for seat in (SPECTATOR, 0, 1, 2, 3, 5):
            assert one.view(seat).tobytes() == other.view(seat).tobytes()
            assert one.table(seat) == other.table(seat)
            assert one.story(seat) == other.story(seat)
            assert one.seen(seat)[-1] == other.seen(seat)[-1]
            assert one.beliefs.of(seat).tobytes() == other.beliefs.of(seat).tobytes()
        assert one.table(4)["winds"] != other.table(4)["winds"]
        assert "3?" in [*one.table(0)["winds"]["y1"], *one.table(0)["winds"]["r2"]]
        assert "3?" not in [*one.table(4)["winds"]["y1"], *one.table(4)["winds"]["r2"]]


@pytest.mark.rule("odysseus/hermes/hidden")
def test_what_hermes_may_choose_does_not_depend_on_faces_and_neither_does_what_is_refused():
    one, other = two_who_hide("5", "1", "3"), two_who_hide("1", "5", "3")

    lifts = [name for name in legal_names(one) if name.startswith("lift")]
    assert sorted(lifts) == ["lift:y1:hidden1", "lift:y1:hidden2", "lift:y1:hidden3"]
    assert one.legal() == other.legal()
    for move in ("lift:y1:hidden", "lift:y1:hidden4", "lift:y1:5", "lift:r2:hidden1"):
        assert str(one.refusal(one.parse(move))) == str(other.refusal(other.parse(move)))


@pytest.mark.rule("odysseus/hermes/hidden", "odysseus/athena/late")
@pytest.mark.parametrize("options", [{}, {"late-athena": "on"}], ids=["as usual", "late-athena"])
def test_a_move_of_hermes_and_an_answer_of_athena_look_the_same_in_every_world_a_viewer_may_imagine(options):
    """Worlds that agree on what a viewer sees, and on the move as the viewer sees it, agree on what is seen
    then."""
    compared = 0
    for match, choice in random_positions(6, GAMES, options):
        name = match.notation.name(action := choice.choice(match.legal()))
        viewer = choice.choice([seat for seat in range(SPECTATOR, 6) if seat != match.actor])
        turns_up = name == "counter" and match.table(-1)["power"] == "hades"
        if not name.startswith(("lift", "drop", "counter", "allow")) or turns_up or ends_round(match, name):
            continue
        other_world = change_secrets(match, viewer, choice)
        here, there = match.state.copy(), other_world.copy()
        for world in (here, there):
            entrypoints.apply_at(world, 0, action)
        assert conceal(here, viewer).tobytes() == conceal(there, viewer).tobytes(), name
        compared += 1
    assert compared > 20


def ends_round(match, name):
    return name == "allow" and match.table(-1)["power"] == "zeus"


@pytest.mark.rule("odysseus/athena/late")
def test_whether_athena_is_asked_depends_on_the_open_table_alone():
    asked = []
    for wind in ("5", "d"):
        match = gods_at(
            "Zeus Hades Poseidon Athena", options={"late-athena": "on"}, hands={"Hades": {"5": 1, "d": 1}}
        )
        play(match, f"Hades hide:{wind}:g1\nAthena allow\nPoseidon pass")
        asked.append(
            [(match.actor, match.table(seat)["late"], match.question(seat)) for seat in (-1, 0, 2, 3)]
        )

    assert asked[0] == asked[1]
    assert asked[0][0][:2] == (3, True)


@pytest.mark.rule("odysseus/setup/open")
def test_nothing_of_the_dice_is_ever_seen():
    match = start("odysseus", 3, seed=5)
    choice = random.Random(1)
    while not match.over:
        match.play(choice.choice(match.legal()))
        for seat in range(SPECTATOR, 3):
            assert not any(match.view(seat)[0].dice.tobytes())


@pytest.mark.rule("odysseus/end/check")
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
    assert not any(view.effects.drawn[:, 1:].ravel())
