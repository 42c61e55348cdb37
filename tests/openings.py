"""Games that Hypothesis generates: a table, and choices to play on it."""

from hypothesis import strategies as st

from ithaca.engine.game import find
from ithaca.engine.match import start


@st.composite
def openings(draw, game, most):
    """A table of this game, and up to this many choices."""
    card = find(game)
    players = draw(st.sampled_from(list(card.players)))
    options = card.together((option.name for option in card.options if draw(st.booleans())), players)
    choices = draw(st.lists(st.integers(0, 10_000), max_size=most))
    return players, draw(st.integers(0, 2**32)), options, choices


def played(game, players, seed, options, choices):
    """The match after each of the choices, until it is over."""
    match = start(game, players, seed=seed, options=options)
    for choice in choices:
        if match.over:
            return
        legal = match.legal()
        match.play(legal[choice % len(legal)])
        yield match
