"""A position in the middle of things: a debate of the gods, or a payment that is not finished yet."""

from collections.abc import Mapping, Sequence
from typing import Any

from ithaca.engine import entrypoints
from ithaca.engine.errors import BadFile
from ithaca.engine.positions import by_seat, known_name
from ithaca.engine.record import Grid
from ithaca.engine.seats import left_of

from .board import Board
from .components import BLACK, BLUE, CARD_NAMES, OBJECTION, RED, SIDE_NAMES, ZEUS
from .debate import cards_for, leader
from .moves import REASONS, notation
from .rules import clear_effects
from .state import ANSWERING, DEBATING, EXCHANGING, NOBODY_BOUND, PAYING, RAISING, STAYING
from .voyage import is_joined

ONLY_IN_A_DEBATE = ("red", "black", "asked", "owners", "cards", "supports", "out", "last")
ONLY_AFTER_RED = ("black", "cards", "supports", "out", "last")

# The clause that a debate would break, by what is wrong with it.
CLAUSES = {
    "place": "ulysses/debate/place",
    "owner": "ulysses/debate/single",
    "side": "ulysses/debate/side",
    "card": "ulysses/debate/cards",
    "out": "ulysses/debate/last",
    "lead": "ulysses/debate/support",
}


def wrong_debate(reason: str, value: Any, near: str = "") -> BadFile:
    """What is wrong with a debate."""
    return BadFile(
        "position-bad-debate",
        game="ulysses",
        value=str(value),
        reason=reason,
        near=near or str(value),
        clause=CLAUSES.get(reason, ""),
    )


# ── the cards of a debate ─────────────────────────────────────────────────────────────────────────


def named_cards(position: Mapping[str, Any]) -> dict[int, Any]:
    """The cards that were played for each side; a number means that many objections. If none are
    named, it is the fewest that the disc takes."""
    named: dict[int, Any] = {}
    for name, cards in position.get("cards", {}).items():
        side = known_name(name, SIDE_NAMES[1:], "colour") + 1
        if name not in position:
            raise wrong_debate("no-disc", name, f"cards {name}")
        is_number = isinstance(cards, int) and not isinstance(cards, bool)
        named[side] = {CARD_NAMES[OBJECTION]: cards} if is_number else cards
        check_kinds_of(named[side])
    if "red" in position:
        named.setdefault(RED, {CARD_NAMES[OBJECTION]: 1})
    if "black" in position:
        most = max(count_of(named.get(side, {})) for side in (BLUE, RED))
        named.setdefault(BLACK, {CARD_NAMES[OBJECTION]: most + 1})
    return named


def check_kinds_of(cards: Any) -> None:
    """Only objections and Zeus count in a debate; what is no card at all is reported where it is taken."""
    for name in cards if isinstance(cards, Mapping | list) else ():
        if name in CARD_NAMES and name not in (CARD_NAMES[OBJECTION], CARD_NAMES[ZEUS]):
            raise wrong_debate("card", name, f"cards {name}")


def count_of(cards: Any) -> int:
    """How many they are, if they are cards at all."""
    if isinstance(cards, Mapping):
        return sum(count for count in cards.values() if isinstance(count, int))
    return len(cards) if isinstance(cards, list) else 0


# ── the debate ────────────────────────────────────────────────────────────────────────────────────


def resume_debate(
    s: Any, position: Mapping[str, Any], discs: Mapping[str, int], players: Sequence[str], board: Board
) -> None:
    """Discs, who placed them, who supports what, who is out, and who is asked; without a blue disc there is
    no debate, but the ship may just have arrived."""
    if "blue" not in discs:
        only_without(position, ONLY_IN_A_DEBATE)
        if position.get("arrived", False):
            s.phase = STAYING
        return
    if position.get("arrived", False):
        raise wrong_debate("arrived", "arrived")
    if "red" not in discs:
        only_without(position, ONLY_AFTER_RED)
    for name, place in discs.items():
        lay_disc(s, name, place, board)
    lay_owners(s, position.get("owners", {}), players)
    if "red" not in discs:
        resume_answers(s, position, players)
        return
    if "asked" in position:
        raise wrong_debate("asked", "asked")
    stand_by(s, position, players)
    resume_voice(s, position, players)


def only_without(position: Mapping[str, Any], parts: Sequence[str]) -> None:
    """None of these parts may be named at this stage."""
    for name in parts:
        if name in position:
            raise wrong_debate("order", name)


def lay_disc(s: Any, name: str, place: int, board: Board) -> None:
    """On a place next to the ship, without plague, where no other disc lies."""
    slug = board.slugs[place - 1]
    if not is_joined(s, int(s.ship), place) or s.plagued[place] or place in s.disc:
        raise wrong_debate("place", slug, f"{name} {slug}")
    s.disc[SIDE_NAMES.index(name)] = place


def lay_owners(s: Any, owners: Mapping[str, str], players: Sequence[str]) -> None:
    """Blue is the active player's; red and black belong to one each of the others. A player who
    consented before there was a red disc owns none."""
    s.owner[BLUE] = s.active + 1
    s.backed[s.active] = BLUE
    for name, player in owners.items():
        side = known_name(name, SIDE_NAMES[1:], "colour") + 1
        seat = known_name(player, players, "player")
        taken = seat + 1 in s.owner if side != BLUE else seat != s.active
        if not s.disc[side] or taken:
            raise wrong_debate("owner", player, f"owners {player}")
        s.owner[side] = seat + 1
        s.backed[seat] = side
    for side in (RED, BLACK):
        if s.disc[side] and not s.owner[side]:
            raise wrong_debate("nobody", SIDE_NAMES[side])
    if s.owner[RED]:
        consent_until(s, int(s.owner[RED]) - 1)
    if s.owner[BLACK] and s.declined[s.owner[BLACK] - 1]:
        player = players[s.owner[BLACK] - 1]
        raise wrong_debate("owner", player, f"owners {player}")


def consent_until(s: Any, seat: int) -> None:
    """Those who were asked before this seat have consented."""
    other = left_of(s, int(s.active))
    while other != seat:
        s.declined[other] = 1
        other = left_of(s, other)


def resume_answers(s: Any, position: Mapping[str, Any], players: Sequence[str]) -> None:
    """A proposal, and who is asked about it."""
    seat = left_of(s, int(s.active))
    if "asked" in position:
        seat = known_name(position["asked"], players, "player")
    if seat == s.active:
        raise wrong_debate("asked", players[seat], "asked")
    consent_until(s, seat)
    s.voice = seat
    s.phase = ANSWERING


def stand_by(s: Any, position: Mapping[str, Any], players: Sequence[str]) -> None:
    """Who has supported a side, which one last, and who has passed. The owner of a disc stands for it, unless
    an option lets him change."""
    for seat, name in by_seat(position.get("supports", {}), players).items():
        side = known_name(name, SIDE_NAMES[1:], "colour") + 1
        owns = seat + 1 in s.owner
        if not s.disc[side] or (owns and s.bound != NOBODY_BOUND and s.backed[seat] != side):
            raise wrong_debate("side", players[seat], f"supports {players[seat]}")
        s.backed[seat] = side
        if not s.late_black:
            s.declined[seat] = 1
    for player in position.get("out", []):
        s.out[known_name(player, players, "player")] = 1


def resume_voice(s: Any, position: Mapping[str, Any], players: Sequence[str]) -> None:
    """The player who played last has put a side in the lead; the next who has not passed is asked."""
    last = int(s.owner[BLACK] or s.owner[RED]) - 1
    if "last" in position:
        last = known_name(position["last"], players, "player")
    if s.out[last] or int(s.out[: s.seats].sum()) >= s.seats - 1:
        raise wrong_debate("out", players[last], "out")
    if s.backed[last] != leader(s) or not cards_for(s, int(s.backed[last])):
        near = next(name for name in ("cards", "last", "red") if name in position)
        raise wrong_debate("lead", players[last], near)
    s.last = last + 1
    s.voice = left_of(s, last)
    while s.out[s.voice]:
        s.voice = left_of(s, int(s.voice))
    s.phase = DEBATING


# ── what is being paid ────────────────────────────────────────────────────────────────────────────


def play_on(states: Grid, move: str, board: Board) -> None:
    """Play a move of a payment; it must not finish the payment."""
    action = notation(board).parse(move)
    if reason := int(entrypoints.why_at(states, 0, action)):
        clause = f"ulysses/{REASONS[reason][1]}"
        raise BadFile("position-not-underway", game="ulysses", value=move, clause=clause)
    entrypoints.apply_at(states, 0, action)
    if states[0].phase not in (EXCHANGING, PAYING, RAISING):
        raise BadFile("position-not-underway", game="ulysses", value=move)
    clear_effects(states[0])
