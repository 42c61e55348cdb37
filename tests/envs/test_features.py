"""What a learner sees: all that the seat knows, and nothing else."""

import importlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openings import openings, played

from ithaca.engine import entrypoints
from ithaca.engine.batch import watch_at
from ithaca.engine.dice import Dice
from ithaca.engine.features import width_of
from ithaca.engine.game import find, names
from ithaca.engine.match import conceal, start
from ithaca.engine.record import blank, copy_of
from ithaca.engine.seeds import game_key
from tools.observations import documented, table_of

MOST = 150  # choices of a game
EXAMPLES = 40
ASIDE = ("dice", "effects", "board")  # in no vector: documented in features.py
# Fields that only other numbers of players have (the variant), or other boards (a fork at sea).
NEVER = {"odysseus": ("variant",), "ulysses": (), "odyssey": ("pips",)}
LISTS = ("hidden", "pile", "armoury")  # fields of which only the first entries count


def features(game):
    return importlib.import_module(f"ithaca.games.{game}.features")


def observed(game, state, seat, foresight=False):
    """The vector of a seat, as environments get it."""
    row = np.zeros((1, width_of(features(game), foresight)), np.uint8)
    watch_at(state, seat, np.zeros(2, state.dtype), row)
    return row[0]


def somewhere(data, game):
    """A match in the middle of a game."""
    players, seed, options, choices = data.draw(openings(game, MOST))
    *_, match = (
        start(game, players, seed=seed, options=options),
        *played(game, players, seed, options, choices),
    )
    return match


def without_asides(view):
    """The bytes of a view without those that vectors leave out."""
    bare = bytearray(view.tobytes())
    for name in ASIDE:
        field, start = view.dtype.fields[name][:2]
        bare[start : start + field.itemsize] = bytes(field.itemsize)
    return bytes(bare)


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_vector_is_the_same_from_the_table_and_from_what_the_seat_sees_of_it(game, data):
    match = somewhere(data, game)
    for seat in range(match.seats):
        seen = observed(game, conceal(match.state, seat), seat, foresight=True)
        row = observed(game, match.state, seat, foresight=True)
        assert row.tobytes() == seen.tobytes()
        assert observed(game, match.state, seat).tobytes() == row.tobytes()[: features(game).SIZE]


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_every_value_is_within_the_range_of_its_field(game, data):
    match = somewhere(data, game)
    for seat in range(match.seats):
        row = observed(game, match.state, seat, foresight=True)
        for field in features(game).FIELDS + features(game).FORESIGHT:
            values = row[field.start : field.start + field.length]
            assert values.max() <= field.most, field.name


@pytest.mark.parametrize("game", names())
def test_what_looks_different_has_different_vectors(game):
    """Random games of every number of players; a vector stands for one view only."""
    card, views = find(game), {}
    for players in card.players:
        for seed in range(5):
            match = start(game, players, seed=seed)
            choice = np.random.default_rng(seed)
            for _ in range(400):
                if match.over:
                    break
                match.play(int(choice.choice(match.legal())))
                for seat in range(players):
                    view = without_asides(match.view(seat))
                    row = observed(game, match.state, seat).tobytes()
                    assert views.setdefault((seat, row), view) == view


def fields_of(state):
    return [
        name
        for name in state.dtype.names
        if name not in ASIDE and not name.startswith(("gap_", *LISTS)) and name != "seats"
    ]


def views_of(game, count):
    """What seat 0 saw in random games with random options, now and then and at the end."""
    card, choice = find(game), np.random.default_rng(1)
    players = card.players[-1]
    for seed in range(count):
        options = card.together((o.name for o in card.options if choice.integers(2)), players)
        match = start(game, players, seed=seed, options=options)
        for nth in range(2000):
            if nth % 3 == 0 or match.over:
                yield match.view(0)
            if match.over:
                break
            match.play(int(choice.choice(match.legal())))


@pytest.mark.parametrize("game", names())
def test_every_field_of_the_state_is_told(game):
    """Put every value that a field ever has into the same view: no two give the same vector."""
    views = list(views_of(game, 25))
    for name in fields_of(views[0]):
        values = {view[name].tobytes(): view[name] for view in views}
        rows = set()
        for value in list(values.values())[:200]:
            mixed = copy_of(views[0])
            mixed[name] = value
            rows.add(observed_view(game, mixed).tobytes())
        assert len(rows) == min(len(values), 200), name
        assert len(values) > 1 or name in NEVER[game], name


def observed_view(game, view):
    """The vector of a view that no table may ever look like, so that nothing is concealed again."""
    row = np.zeros(features(game).SIZE, np.uint8)
    features(game).observe(view[0], 0, row)
    return row


def test_one_sits_first_and_the_others_follow_to_the_left():
    match, at = start("odysseus", 4, seed=3), features("odysseus").AT
    for seat in range(4):
        row = observed("odysseus", match.state, seat)
        gods = row[at.god : at.god + 24].reshape(4, 6).argmax(1) + 1
        wanted = [int(match.state["god"][0, (seat + n) % 4]) for n in range(4)]
        assert gods.tolist() == wanted


@pytest.mark.parametrize("game", names())
def test_fields_lie_side_by_side_and_fill_the_vector(game):
    part, end = features(game), 0
    for field in part.FIELDS:
        assert field.start == end == getattr(part.AT, field.name)
        end += field.length
    assert end == part.SIZE
    for field in part.FORESIGHT:
        assert field.start == end == getattr(part.THEN, field.name)
        end += field.length
    assert end == width_of(part, foresight=True)


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_foresight(game, data):
    match = somewhere(data, game)
    for seat in range(match.seats):
        belief, luck = match.beliefs.of(seat), blank(Dice)
        entrypoints.set_key_at(luck, game_key(bytes(32), "foresight"))
        world = copy_of(match.view(seat))
        entrypoints.guess_at(world, 0, belief, luck)
        seen, imagined = (observed(game, state, seat, foresight=True) for state in (match.state, world))
        assert seen.tobytes() == imagined.tobytes()


@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_place_of_ulysses_is_as_near_as_greedy_counts_the_steps(data):
    match, part = somewhere(data, "ulysses"), features("ulysses")
    greedy = importlib.import_module("ithaca.games.ulysses.greedy")
    for seat in range(match.seats):
        row, view = observed("ulysses", match.state, seat, foresight=True), match.view(seat)[0]
        for place in range(1, int(view.board.places) + 1):
            steps = greedy.steps_to_goal(view, seat, place)
            assert row[part.THEN.near + place - 1] == max(part.HERE - steps, 0)


def test_odysseus_knows_what_a_wind_would_pay_with_its_own_face_down_cards():
    """Seen in the hand: what laying the wind openly does to the voyage."""
    part = features("odysseus")
    greedy = importlib.import_module("ithaca.games.odysseus.greedy")
    match, choice = start("odysseus", 4, seed=5), np.random.default_rng(5)
    for _ in range(60):
        seat = match.actor
        row, view = observed("odysseus", match.state, seat, foresight=True), match.view(seat)[0]
        part.turn_up_known(view, 1)
        assert row[part.THEN.pays] == greedy.worth(view, seat)
        for wind in range(1, 6):
            for zone in range(1, 10):
                if view.hand[seat, wind]:
                    view.laid[zone, wind] += 1
                    paid = row[part.THEN.pays_wind + (zone - 1) * 5 + wind - 1]
                    assert paid == greedy.worth(view, seat)
                    view.laid[zone, wind] -= 1
        match.play(int(choice.choice(match.legal())))


@pytest.mark.parametrize("game", names())
def test_the_table_in_the_document_is_fresh(game):
    page = Path(__file__).parents[2] / "docs" / f"{game}.md"
    assert documented(page.read_text("utf-8")) == table_of(game), "run: python -m tools.observations"
