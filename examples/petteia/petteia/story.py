"""What a move did, told from what a seat saw before it, of it and after it; from nothing else."""

from ithaca.engine.notation import Notation
from ithaca.engine.reading import Reading
from ithaca.engine.story import Argument, Event, seat_word
from ithaca.engine.text import Word

from .components import CALM
from .state import FEW_STONES, NOT_ENDED, SHUT_IN
from .view import figures_of, square_name


def tell(before: Reading, action: int, after: Reading, viewer: int, notation: Notation) -> list[Event]:
    """The events of one move, in the order in which they happened."""
    move = notation.move(action).args
    events = [Event("did-move", {"seat": seat_word(before.active), **move})]
    if caught := [Word("square", square_name(square)) for square in after.effects.caught if square]:
        args: dict[str, Argument] = {
            "seat": seat_word(before.active),
            "squares": caught,
            "count": len(caught),
        }
        events.append(Event("captures", args))
    return events + the_end(after)


def is_told_alike(before: Reading, after: Reading) -> bool:
    """Whether all who saw the action are told the same: here nobody knows more than the others."""
    return True


def the_end(after: Reading) -> list[Event]:
    """How the game ended, if it did."""
    if after.ended == NOT_ENDED:
        return []
    if after.winner == 0:
        return [Event("calm-shared", {"turns": CALM, "count": figures_of(after).count[0]})]
    winner, loser = after.winner - 1, 2 - after.winner
    seats: dict[str, Argument] = {"seat": seat_word(winner), "loser": seat_word(loser)}
    if after.ended == FEW_STONES:
        return [Event("wins-few", {**seats, "count": figures_of(after).count[loser]})]
    if after.ended == SHUT_IN:
        return [Event("wins-shut", seats)]
    counts = figures_of(after).count
    return [Event("wins-calm", {**seats, "turns": CALM, "count": counts[winner], "other": counts[loser]})]
