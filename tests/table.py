"""Setting a table in two lines, and playing on it."""

from collections.abc import Callable
from typing import Any

from ithaca.engine.game import find
from ithaca.engine.match import Match
from ithaca.engine.offers import MOST_ACTIONS
from ithaca.engine.scenario import Scenario, begin, public_facts


def at_table(
    game: str, seats: str, *, seed: int = 0, options: dict[str, str] | None = None, **position: Any
) -> Match:
    """A match at a position: at_table("odysseus", "Zoe Ada Pia", gods={"Zoe": "zeus"}, ship="crete")."""
    scenario = Scenario("test", "", find(game), seats.split(), seed=seed, options=options or {})
    scenario.position = position
    return begin(scenario)


def gods_at(seats: str, **position: Any) -> Match:
    """A table of Odysseus at which every player is named after their god."""
    return at_table("odysseus", seats, gods={name: name.lower() for name in seats.split()}, **position)


def play(match: Match, lines: str) -> Match:
    """Play lines of a player and one or more moves; every move must be that player's to make."""
    for line in lines.strip().splitlines():
        player, *moves = line.split()
        for move in moves:
            assert match.names[match.actor] == player, (
                f"{match.names[match.actor]} decides, not {player} ({move})"
            )
            name, forced, die = move.partition("=")
            match.force(name, int(die)) if forced else match.play(move)
    return match


def actor(match: Match) -> str:
    """The name of the deciding player."""
    return match.names[match.actor]


def pass_until(match: Match, player: str) -> Match:
    """Everybody passes until it is this player's turn."""
    while actor(match) != player:
        match.play("pass")
    return match


def all_pass(match: Match) -> Match:
    """Everybody passes, which ends the round."""
    for _ in match.names:
        match.play("pass")
    return match


def seen_by(match: Match, player: str, zone: str) -> list[str]:
    """The cards in a zone as a player sees them."""
    return match.table(match.names.index(player))["winds"][zone]


def facts(match: Match) -> dict[str, Any]:
    """The public table by field, with names for seats; points, winner and over as a judge knows them."""
    return public_facts(match)


def legal_names(match: Match) -> set[str]:
    return {match.notation.name(action) for action in match.legal()}


def refusal(match: Match, move: str) -> str:
    """The clause by which a move is refused; empty if it is legal."""
    refused = match.refusal(match.parse(move))
    return refused.clause if refused else ""


def random_game(match: Match, choose: Callable[[list[int]], int], most: int = 100_000) -> Match:
    """Play on with `choose` until the game is over."""
    for _ in range(most):
        if match.over:
            return match
        legal = match.legal()
        assert 0 < len(legal) < MOST_ACTIONS
        match.play(choose(legal))
    raise AssertionError(f"not over after {most} decisions")
