"""Intervals and ratings, compared with values that were computed elsewhere."""

import pytest
from openskill.models import PlackettLuce

from ithaca.arena.ratings import START, Rating, ranks, rate, wilson


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        # By hand: z = 1.96, centre (p + z²/2n) / (1 + z²/n), half z √(p(1-p)/n + z²/4n²) / (1 + z²/n).
        (0.5, 100, 0.4038, 0.5962),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.25, 4000, 0.2368, 0.2637),
        (1 / 3, 3, 0.0615, 0.7923),
    ],
)
def test_intervals_are_those_of_wilson(share, games, low, high):
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known():
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("shares", "wanted"),
    [([1, 0, 0], [1, 2, 2]), ([0.5, 0, 0.5], [1, 3, 1]), ([0, 0.2, 0.8], [3, 2, 1]), ([0.25] * 4, [1] * 4)],
)
def test_equal_shares_have_equal_ranks(shares, wanted):
    assert ranks(shares) == wanted


def test_a_game_of_two_is_rated_as_by_the_formula():
    """Weng and Lin, algorithm 4: mu ± sigma²/c · (1 - p) with c = √(2 (sigma² + beta²)), p = 1/2."""
    variance, beta = (25 / 3) ** 2, 25 / 6
    c = (2 * (variance + beta**2)) ** 0.5
    rated = rate([(("a", "b"), (1.0, 0.0))])

    assert rated["a"].mu == pytest.approx(25 + variance / c / 2)
    assert rated["b"].mu == pytest.approx(25 - variance / c / 2)
    assert rated["a"].sigma < START.sigma


def test_different_bots_are_rated_as_openskill_does():
    model = PlackettLuce(tau=0.0)
    a, b, c = (model.rating() for _ in range(3))
    for order in ([1, 2, 2], [2, 1, 2], [1, 1, 3]):
        [a], [b], [c] = model.rate([[a], [b], [c]], ranks=order)
    rated = rate((("a", "b", "c"), shares) for shares in ((1, 0, 0), (0, 1, 0), (0.5, 0.5, 0)))

    assert rated["a"] == pytest.approx(Rating(a.mu, a.sigma))
    assert rated["b"] == pytest.approx(Rating(b.mu, b.sigma))
    assert rated["c"] == pytest.approx(Rating(c.mu, c.sigma))


def test_a_bot_gains_nothing_from_itself():
    rated = rate([(("a", "a", "a"), (1.0, 0.0, 0.0))] * 20)
    assert rated["a"].mu == pytest.approx(25)


def test_who_wins_more_stands_higher():
    games = [(("a", "b", "b"), (1, 0, 0) if n % 4 else (0, 1, 0)) for n in range(60)]
    rated = rate(games)
    assert rated["a"].mu > 25 > rated["b"].mu
