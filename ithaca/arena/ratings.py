"""How sure a share is, and how strong a bot: Wilson intervals and OpenSkill ratings."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

Z = 1.959964  # for 95%


class Rating(NamedTuple):
    """A strength and its uncertainty. All ratings start at 25 with 25/3."""

    mu: float
    sigma: float


START = Rating(25.0, 25.0 / 3)
POINTS_PER_MU = 40
SETTLED = START.sigma / 2  # below this sigma a rating is known well enough: after some twenty games


def points_of(rating: Rating) -> int:
    """A rating as people read it: all start at 1500."""
    return round(1500 + POINTS_PER_MU * (rating.mu - START.mu))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share over `games` games.

    A share between 0 and 1 varies at most as much as a victory with the same mean, so the interval is
    too wide rather than too narrow where victories are shared.
    """
    if games == 0:
        return 0.0, 1.0
    square = Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    spread *= Z / (1 + square / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def ranks(shares: Sequence[float]) -> list[float]:
    """1 for the largest share; equal shares have equal ranks."""
    return [1.0 + sum(other > share for other in shares) for share in shares]


def rate_game(before: Sequence[Rating], ranks: Sequence[float], fixed: Sequence[bool]) -> list[Rating]:
    """The ratings after one game, from those before it; the best rank is 1, and `fixed` ones do not change.

    Plackett and Luce's model with the library's usual tau: people learn, so no rating ever becomes certain.
    """
    from openskill.models import PlackettLuce  # not at the top: games can be played without it

    model = PlackettLuce()
    teams = [[model.create_rating(list(rating))] for rating in before]
    after = [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=list(ranks))]
    return [old if kept else new for old, new, kept in zip(before, after, fixed, strict=True)]


def rate(
    games: Iterable[tuple[Sequence[str], Sequence[float]]], fixed: Mapping[str, Rating] | None = None
) -> dict[str, Rating]:
    """A rating for each bot by name, from games in their order: the bots and their shares. The ratings of
    `fixed` bots do not change.

    Plackett and Luce's model, in which a bot does not change between games (tau is 0). A bot that sits
    at a table twice gets the mean of what its seats would get, so it gains nothing from itself.
    """
    from openskill.models import PlackettLuce  # not at the top: games can be played without it

    kept = dict(fixed or {})
    model, known = PlackettLuce(tau=0.0), dict(kept)
    for names, shares in games:
        before = [[model.create_rating(list(known.get(name, START)))] for name in names]
        after = [team[0] for team in model.rate(before, ranks=ranks(shares))]
        for name in set(names) - kept.keys():
            own = [one for one, owner in zip(after, names, strict=True) if owner == name]
            mu, sigma = (
                sum(values) / len(own) for values in zip(*((r.mu, r.sigma) for r in own), strict=True)
            )
            known[name] = Rating(mu, sigma)
    return known
