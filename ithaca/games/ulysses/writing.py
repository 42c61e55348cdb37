"""A table as the position of a scenario, from which `setup.place` makes the same table."""

from collections.abc import Sequence
from typing import Any

from ithaca.engine.record import Grid, copy_of
from ithaca.engine.sets import bit
from ithaca.engine.views import counts

from .board import Board
from .components import BLUE, CARD_NAMES, COLOUR_NAMES, COLOURS, KINDS, RED, SIDE_NAMES, SIDES, ZEUS
from .state import BILL_NAMES, DISC_BILL, EXCHANGE_BILL, EXCHANGING, PAYING, RAISING, STAYING, WIND_BILL


def position_of(states: Grid, players: Sequence[str], board: Board) -> dict[str, Any]:
    """The whole table, secrets included; what is as it is at the start is left out."""
    underway = payment_of(states[0], board)
    s: Any = before_the_payment(states)[0]
    seats, slugs = range(s.seats), ("", *board.slugs)
    parts: dict[str, Any] = {
        "turn": int(s.turns) if s.turns > 1 else 0,
        "active": players[s.active],
        "ship": slugs[s.ship],
        "arrived": bool(s.phase == STAYING or s.bill == WIND_BILL),
        "pandora_used": bool(s.pandora_used),
        "exchanged": bool(s.exchanged),
        "temples": {players[seat]: int(s.temples[seat]) for seat in seats if s.temples[seat] > 1},
        "plagues": [slugs[p] for p in range(1, s.board.places + 1) if s.plagued[p]],
        "discard": discards_of(s),
        **debate_of(s, players, slugs),
        "underway": underway,
        "hands": {players[seat]: cards_of(s.hand[seat]) for seat in seats},
        **goals_of(s, players, slugs),
    }
    return {name: part for name, part in parts.items() if part}


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def payment_of(s: Any, board: Board) -> list[str]:
    """The moves of the choice that is being paid: the choice, then the cards so far, the top one last."""
    goal = board.slugs[s.goal[s.active, s.giving - 1] - 1] if s.giving else ""
    target = board.slugs[s.target - 1] if s.target else ""
    if s.phase == EXCHANGING:
        return [f"exchange:{goal}"]
    if s.phase == PAYING and s.bill == EXCHANGE_BILL:
        moves = [f"exchange:{goal}", f"from:{COLOUR_NAMES[s.wanted]}"]
    elif s.phase == PAYING and s.bill != DISC_BILL:
        moves = [f"{BILL_NAMES[s.bill]}:{target}" if target else BILL_NAMES[s.bill]]
    elif s.phase in (PAYING, RAISING):
        moves = [f"{SIDE_NAMES[s.side]}:{target}" if target else f"support:{SIDE_NAMES[s.side]}"]
    else:
        return []
    kinds = sorted(range(1, KINDS + 1), key=lambda kind: kind == s.top)
    return moves + [f"pay:{CARD_NAMES[kind]}" for kind in kinds for _ in range(s.paid[kind])]


def before_the_payment(states: Grid) -> Grid:
    """The same table with the cards that were paid so far still in hand."""
    before = copy_of(states)
    s: Any = before[0]
    for kind in range(1, KINDS + 1):
        s.hand[s.voice, kind] += s.paid[kind]
        if s.phase == PAYING:
            s.discard[kind] -= s.paid[kind]
        elif s.phase == RAISING:
            s.laid[s.side, kind] -= s.paid[kind]
    return before


def cards_of(row: Grid) -> dict[str, int]:
    return counts(tuple(int(count) for count in row), CARD_NAMES)


def discards_of(s: Any) -> dict[str, int]:
    """The top card is named last."""
    cards = cards_of(s.discard)
    return {name: cards[name] for name in sorted(cards, key=lambda name: name == CARD_NAMES[s.top])}


# ── the debate ────────────────────────────────────────────────────────────────────────────────────


def debate_of(s: Any, players: Sequence[str], slugs: Sequence[str]) -> dict[str, Any]:
    """The discs, who placed them, the cards for each side, and who stands where."""
    sides = [side for side in range(1, SIDES + 1) if s.disc[side]]
    parts: dict[str, Any] = {SIDE_NAMES[side]: slugs[s.disc[side]] for side in sides}
    if RED not in sides:
        return {**parts, "asked": players[s.voice]} if sides else {}
    owned = {int(s.owner[side]) - 1: side for side in sides}
    supports = [
        seat
        for seat in range(s.seats)
        if s.backed[seat] and (s.backed[seat] != owned.get(seat, 0) or s.declined[seat])
    ]
    return {
        **parts,
        "owners": {SIDE_NAMES[side]: players[seat] for seat, side in owned.items() if side != BLUE},
        "cards": {SIDE_NAMES[side]: cards for side in sides if (cards := played_for(s, side))},
        "supports": {players[seat]: SIDE_NAMES[s.backed[seat]] for seat in supports},
        "out": [players[seat] for seat in range(s.seats) if s.out[seat]],
        "last": players[s.last - 1],
    }


def played_for(s: Any, side: int) -> dict[str, int] | int:
    """The cards of a side; only their number if all are objections."""
    cards = cards_of(s.laid[side])
    return cards if CARD_NAMES[ZEUS] in cards else sum(cards.values())


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────


def goals_of(s: Any, players: Sequence[str], slugs: Sequence[str]) -> dict[str, Any]:
    """The goals before all players, the piles, and what is known of the cards."""
    hidden, shown, order = {}, {}, {}
    for seat, player in enumerate(players):
        four = [slugs[p] for p in s.goal[seat]]
        shown[player] = [slug for slug, is_shown in zip(four, s.shown[seat], strict=True) if is_shown]
        hidden[player] = [slug for slug in four if slug not in shown[player]]
        if four != shown[player] + hidden[player]:
            order[player] = four
    piles = {COLOUR_NAMES[c]: [slugs[p] for p in s.pile[c] if p] for c in range(1, COLOURS + 1)}
    return {
        "goals": hidden,
        "shown": {player: goals for player, goals in shown.items() if goals},
        "order": order,
        "piles": piles,
        **knowledge_of(s, players, slugs),
    }


def knowledge_of(s: Any, players: Sequence[str], slugs: Sequence[str]) -> dict[str, Any]:
    """The cards that each player knows though they are not his, and what cards are known not to be."""
    known: dict[str, list[str]] = {}
    ruled_out: dict[str, list[str]] = {}
    for place, holder, seats, never in cards_as_known(s):
        for seat, player in enumerate(players):
            if seats & bit(seat) and seat != holder:
                known.setdefault(player, []).append(slugs[place])
        if never:
            ruled_out[slugs[place]] = [slugs[p] for p in range(1, s.board.places + 1) if never & bit(p)]
    return {"known": known, "ruled_out": ruled_out}


def cards_as_known(s: Any) -> list[tuple[int, int, int, int]]:
    """Every goal card: its place, who holds it (-1: a pile), who knows it, and what it is known not to be."""
    held = [
        (int(place), seat, int(s.goal_known[seat, slot]), int(s.goal_not[seat, slot]))
        for seat in range(s.seats)
        for slot, place in enumerate(s.goal[seat])
    ]
    return held + [
        (int(s.pile[colour, i]), -1, int(s.pile_known[colour, i]), int(s.pile_not[colour, i]))
        for colour in range(1, COLOURS + 1)
        for i in range(s.pile_size[colour])
    ]
