"""Games that Hypothesis generates; a failure is shrunk to the shortest game that fails."""

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openings import openings, played

from ithaca.engine.game import find, names
from ithaca.engine.protocol import SPECTATOR, sound
from ithaca.engine.reading import reading
from ithaca.engine.text import LANGUAGES

MOST = 120  # choices of a game
EXAMPLES = 60


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_every_card_is_there_after_every_action(game, data):
    for match in played(game, *data.draw(openings(game, MOST))):
        assert sound(match.state[0]) == 0


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_names_of_moves_lead_back_to_them(game, data):
    for match in played(game, *data.draw(openings(game, MOST))):
        for action in match.legal():
            assert match.parse(match.notation.name(action)) == action


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES // 4 + 1)
@given(data=st.data())
def test_every_move_is_told_in_every_language_to_everyone(game, data):
    for match in played(game, *data.draw(openings(game, MOST))):
        for seat in range(SPECTATOR, match.seats):
            for lang in LANGUAGES:
                assert all(match.tell(seat, lang))


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES // 4 + 1)
@given(data=st.data())
def test_what_is_kept_of_a_table_reads_nothing_but_its_fields(game, data):
    """Whatever the other fields contain, the part is the same."""
    view_part = find(game).part("view")
    kept = [part for part in (*view_part.public.parts, *view_part.private.parts) if part.reads]
    assert kept
    for match in played(game, *data.draw(openings(game, MOST))):
        for seat in range(SPECTATOR, match.seats):
            view = match.view(seat)
            for part in kept:
                told = part(reading(view), match.board)
                for number in (0, 1, 2):
                    assert part(reading(with_others(view, part.reads, number)), match.board) == told


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES // 4 + 1)
@given(data=st.data())
def test_a_table_as_text_is_the_table(game, data):
    """Also where a part is skipped without looking, because a field is 0 or another seat decides."""
    view_part = find(game).part("view")
    for match in played(game, *data.draw(openings(game, MOST))):
        for seat in range(SPECTATOR, match.seats):
            for parts in (view_part.public, view_part.private):
                text = b"{%b}" % parts.text(match.snapshot.seen_by(seat), match.board)
                told = parts(reading(match.view(seat)), match.board)
                assert text == msgspec.json.encode(told)


def with_others(view, fields, number):
    """The table with all its fields but these overwritten by a number."""
    changed = view.copy()
    for field in set(view.dtype.names) - set(fields):
        changed[field] = np.full_like(view[field], number) if not view.dtype[field].names else view[field]
    return changed


@pytest.mark.parametrize("game", names())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_refused_move_changes_nothing_and_says_why(game, data):
    for match in played(game, *data.draw(openings(game, MOST))):
        if match.over:
            return
        last = match.game.part("components").ACTIONS
        action = data.draw(st.integers(1, last))
        refused = match.refusal(action)
        assert (refused is None) == (action in match.legal())
        if refused:
            before = match.state.tobytes()
            with pytest.raises(type(refused)):
                match.play(action)
            assert match.state.tobytes() == before
            assert all(refused.clause in refused.say(lang) for lang in LANGUAGES)
