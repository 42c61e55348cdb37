"""Positions of scenarios: reading the names that people write, and saying which are not known."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import BadFile, did_you_mean


def known_name(name: Any, choices: Iterable[str], kind: str) -> int:
    """The index of a name among `choices`. Raises BadFile for an unknown one."""
    names = list(choices)
    if str(name) not in names:
        raise unknown(str(name), kind, [n for n in names if n])
    return names.index(str(name))


def unknown(name: str, kind: str, choices: Iterable[str]) -> BadFile:
    """The mistake for an unknown name, with the one that was probably meant, or all choices."""
    known = list(choices)
    meant = did_you_mean(name, known)
    return BadFile("position-unknown", value=name, kind=kind, meant=meant, choices=", ".join(known))


def by_seat(named: Mapping[str, Any], players: Sequence[str]) -> dict[int, Any]:
    """What is given for players by name, by their seats."""
    return {known_name(player, players, "player"): value for player, value in named.items()}


def only_once(names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadFile("position-twice", value=name)


def card_counts(cards: Any, most: int) -> dict[str, int]:
    """Cards may be written as counts, { zeus = 1, wind = 2 }, or as a list, ["zeus", "wind", "wind"]."""
    if isinstance(cards, Mapping):
        counts = {str(name): count for name, count in cards.items()}
    elif isinstance(cards, list):
        counts = {str(name): [str(c) for c in cards].count(str(name)) for name in cards}
    else:
        raise BadFile("position-bad-cards", value=str(cards))
    for name, count in counts.items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= most:
            raise BadFile("position-bad-cards", value=f"{name} = {count}")
    return counts


def take_cards(pile: Any, cards: Any, names: Sequence[str], kind: str) -> dict[int, int]:
    """Take cards out of a pile kept as counts: how many of which, by their numbers."""
    taken = {}
    for name, count in card_counts(cards, int(pile.sum())).items():
        card = known_name(name, names[1:], kind) + 1
        if count > pile[card]:
            raise BadFile("position-too-many", value=name, count=count, left=int(pile[card]))
        pile[card] -= count
        taken[card] = count
    return taken
