"""What a bot says about a decision: its opinion of every move."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of one move."""

    action: int
    visits: int  # how often it was tried in the search
    share: float  # of the victory that the seat may expect
    line: tuple[int, ...]  # this move and what would probably follow, as the seat would see it
    liked: float | None = None  # how likely the muse would play it without thinking, if there is one


@dataclass(frozen=True)
class Explanation:
    """An opinion of every legal move, the best first, and what it took to find it."""

    opinions: tuple[Opinion, ...]
    iterations: int
    decisions: int  # simulated
    nodes: int
    hope: float | None = None  # the share that the muse hopes for here without thinking, if there is one
