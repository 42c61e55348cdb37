"""What a bot thinks of a position that was written down, from what one seat knew there."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ithaca.bots import Player, Seen, sight
from ithaca.bots.oracle import Explanation
from ithaca.engine.errors import Misuse
from ithaca.engine.match import Match
from ithaca.engine.record import Grid


@dataclass(frozen=True)
class Moment:
    """A position at which a seat had to choose, as that seat saw it."""

    number: int  # of the move that is to be chosen, counted from 1
    view: Grid
    seen: Seen
    legal: list[int]


def find_moment(positions: Iterable[Match], seat: int, number: int | None) -> tuple[Moment, Match]:
    """The moment before this move, or the last at which the seat had a choice; and the whole match."""
    found: Moment | None = None
    for match in positions:
        here = len(match.moves) + 1
        if match.actor == seat and (number is None or number == here) and len(match.legal()) > 1:
            found = Moment(here, *sight(match))
    if not 0 <= seat < match.seats:
        raise Misuse("bad-number", value=seat, least=0, most=match.seats - 1)
    if found is None:
        raise Misuse("no-such-moment", player=match.names[seat], move=number or 0)
    return found, match


def explain(player: Player, moment: Moment) -> Explanation:
    """What the bot thinks of every move; not every bot can tell."""
    bot: Any = player.bot
    if not hasattr(bot, "explain"):
        raise Misuse("bot-cannot-explain", value=player.name)
    explanation: Explanation = bot.explain(moment.view, moment.seen, moment.legal, player.budget)
    return explanation
