"""The table in names instead of numbers: what every client gets, made from a concealed state."""

from collections.abc import Sequence
from typing import Annotated, Any

from ithaca.engine.compiler import rare
from ithaca.engine.protocol import NOBODY
from ithaca.engine.reading import Reading
from ithaca.engine.record import Grid, Int, Real, Tiny, record
from ithaca.engine.text import Word
from ithaca.engine.views import Parts, Place, kept, part, reckoned, winners

from .board import Board
from .components import CARD_NAMES, HELPS, SEATS, TREASURE_3, TREASURES, VALUE, WEAPON_NAMES
from .encounters import strength
from .score import has_glory, second, shares, treasure_of
from .state import OVER_PHASE, PHASE_NAMES, TESTING
from .turns import actor

PER_SEAT = (
    "at",
    "weapon",
    "help",
    "treasure",
    "worth",
    "held",
    "lost",
    "halved",
    "home",
)  # one for each seat


@record
class Figures:
    """What the rules say of a table."""

    actor: Int
    worth: Annotated[Grid, Int, SEATS]  # of each seat's treasure
    to_beat: Int  # what the die must show more than; 0 = nothing is being tested
    shares: Annotated[Grid, Real, SEATS]
    glory: Annotated[Grid, Tiny, SEATS]
    second: Int


def figures_of(v: Reading) -> Reading:
    return reckoned(v, Figures, reckon)


@rare
def reckon(views: Grid, i: int, figures: Grid) -> None:
    v, f = views[i], figures[0]
    f.actor = actor(v)
    for seat in range(v.seats):
        f.worth[seat] = treasure_of(v, seat)
        f.glory[seat] = has_glory(v, seat)
    if v.phase == TESTING:
        f.to_beat = strength(v, int(v.facing))
    shares(v, f.shares)
    f.second = second(v)


def ranking(v: Reading) -> list[Place]:
    """The seats by rank, the best first: the winner, the second if there is one, then all others side by
    side, those who are home before those at sea."""
    figures = figures_of(v)
    ranked = [seat for seat in (*winners(figures.shares), figures.second) if seat != NOBODY]
    others = [seat for seat in range(v.seats) if seat not in ranked]
    order = ranked + sorted(others, key=lambda seat: v.home[seat] or v.seats + 1)
    return [
        Place(seat, min(nth, len(ranked) + 1), title_of(v, seat, figures))
        for nth, seat in enumerate(order, 1)
    ]


def title_of(v: Reading, seat: int, figures: Reading) -> str:
    """What a seat is called at the end. A seat still at sea is unlucky only once the ranks are settled."""
    if v.home[seat] == 1:
        return "rank-winner-glory" if figures.glory[seat] else "rank-winner"
    if seat == figures.second:
        return "rank-second"
    settled = v.phase == OVER_PHASE and not v.first_home
    return "rank-unlucky" if settled or v.home[seat] else "rank-at-sea"


@kept(
    *("phase", "turns", "active", "pips", "blown", "bag", "facing", "board"),
    *("served", "alone", "bag_after", "bag_may", "ghosts_fight", "play_on", "first_home"),
)
def the_turn(v: Reading, board: Board) -> dict[str, Any]:
    """Where play stands, and by which options."""
    return {
        "phase": PHASE_NAMES[v.phase],
        "turns": v.turns,
        "active": v.active,
        "options": options(v),
        "facing": CARD_NAMES[v.facing] if v.facing else "",
        "pips": v.pips,
        "bag": bool(v.blown or v.bag),
    }


@kept("seats", "at", "weapon", "help", "treasure", "lost", "halved", "home", "held", "lying", "board")
def the_triremes(v: Reading, board: Board) -> dict[str, Any]:
    """Where all triremes are, and what they have on board."""
    count = v.seats
    return {
        "at": [board.slugs[space - 1] for space in v.at[:count]],
        "weapon": [WEAPON_NAMES[weapon] for weapon in v.weapon[:count]],
        "help": [[CARD_NAMES[card] for card in range(1, HELPS + 1) if row[card]] for row in v.help[:count]],
        "treasure": [treasures(row) for row in v.treasure[:count]],
        "held": [held_by(v, seat) for seat in range(count)],
        "lost": list(v.lost[:count]),
        "halved": [bool(halved) for halved in v.halved[:count]],
        "home": list(v.home[:count]),
    }


@kept("lying")
def the_stars(v: Reading, board: Board) -> dict[str, Any]:
    """The cards that lie on stars."""
    return {"stars": {board.slugs[n - 1]: CARD_NAMES[v.lying[n]] for n in sorted(board.stars) if v.lying[n]}}


@kept("pile", "pile_size", "fresh", "armoury", "armoury_size")
def the_piles(v: Reading, board: Board) -> dict[str, Any]:
    """What is known of the cards that can be drawn."""
    pile = [CARD_NAMES[card] for card in v.pile[: v.pile_size]]
    return {
        "pile": pile,
        "pile_size": v.pile_size,
        "seen_under": pile[v.fresh :],
        "armoury": [WEAPON_NAMES[weapon] if weapon else "?" for weapon in v.armoury[: v.armoury_size]],
    }


@kept("effects")
def what_was_drawn(v: Reading, board: Board) -> dict[str, Any]:
    """The die and the card of the last action."""
    return {"die": v.effects.die, "drawn": CARD_NAMES[v.effects.drawn] if v.effects.drawn else ""}


@part
def the_race(v: Reading, board: Board) -> dict[str, Any]:
    """Who decides and how the race stands: what only the rules can say."""
    figures, seats = figures_of(v), range(v.seats)
    return {
        "actor": figures.actor,
        "worth": list(figures.worth[: v.seats]),
        "to_beat": figures.to_beat,
        "done": [seat for seat in seats if v.home[seat] and v.phase != OVER_PHASE],
        "winners": winners(figures.shares),
        "glory": any(figures.glory),
        "second": figures.second if figures.second != NOBODY else None,
        "ranking": [place._asdict() for place in ranking(v)] if any(v.home) else [],
    }


# The same for every viewer. Seats are numbers from 0.
public = Parts(the_turn, the_race, the_triremes, the_stars, the_piles, what_was_drawn)

private = Parts()  # nothing depends on the viewer


def options(v: Reading) -> list[str]:
    """The options that are on; the value of the ghosts is given separately."""
    flags = {"served": v.served, "alone": v.alone, "bag-after": v.bag_after, "bag-may": v.bag_may}
    flags |= {"ghosts-fight": v.ghosts_fight, "play-on": v.play_on, "first-home": v.first_home}
    return [name for name, on in flags.items() if on] + [f"ghosts {v.board.ghosts}"]


def treasures(row: Sequence[int]) -> list[int]:
    return [int(VALUE[TREASURE_3 + i]) for i in range(TREASURES) if row[i]]


def held_by(v: Reading, seat: int) -> str:
    """What holds a trireme: a card, the ghosts, or nothing."""
    if not v.held[seat]:
        return ""
    return CARD_NAMES[-1] if v.at[seat] == v.board.hades else CARD_NAMES[v.lying[v.at[seat]]]


def hidden_names(v: Reading, likely: Grid, board: Board) -> list[list[dict[str, float]]]:
    """How likely each hidden thing of a seat is: here no seat hides anything."""
    return [[] for _ in range(v.seats)]


def hidden_words(v: Reading, board: Board) -> list[Word]:
    """What a hidden thing may be: here no seat hides anything."""
    return []
