"""Spaces of L'Odyssée d'Ulysse, found by their properties: the layout of the board may change."""

from typing import Any

from table import at_table, play

from ithaca.engine.match import Match
from ithaca.games.odyssey.board import load
from ithaca.games.odyssey.components import CARD_NAMES, WEAPON_NAMES

BOARD = load()


def slug(space: int) -> str:
    return load().slugs[space - 1]


def number(space: str) -> int:
    return load().slugs.index(space) + 1


def is_star(space: str) -> bool:
    return number(space) in load().stars


def onward(space: str, steps: int = 1) -> str:
    """This many spaces further on, by the first way."""
    for _ in range(steps):
        space = slug(load().ways[number(space) - 1][0])
    return space


def outside(star: str) -> str:
    """A plain space that leads to a star; empty if there is none."""
    return next((space for space in plain() if onward(space) == star), "")


def plain() -> list[str]:
    """The spaces on which nothing happens."""
    board = load()
    special = {*board.stars, board.start, board.home, board.hades}
    return [space for space in board.slugs if number(space) not in special]


def gap(space: str) -> int:
    """How many steps it is to the next star, or to Ithaca."""
    steps = 1
    while onward(space, steps) in plain():
        steps += 1
    return steps


STARS = [star for star in load().slugs if is_star(star) and outside(star)]
HOME = slug(load().home)
HADES = slug(load().hades)
ARROWS = [slug(arrow) for arrow in load().arrows]  # of the die 1 to 6
STAR = next(star for star in STARS if gap(star) in (5, 6) and is_star(onward(star, gap(star))))
NEXT = onward(STAR, gap(STAR))  # the star after it, with at least four plain spaces between
NEAR = next(star for star in STARS if gap(star) <= 3 and is_star(onward(star, gap(star))))
LAST = next(star for star in STARS if onward(star, gap(star)) == HOME)
LEE = max(plain(), key=gap)  # from here one can sail a while without meeting anything


def at_sea(*, seats: str = "Ann Bob", options: str = "", star: str = STAR, **position: Any) -> Match:
    """Ann is on turn, unarmed, one space before a star; the others are far from any."""
    places = dict.fromkeys(seats.split(), LEE) | {"Ann": outside(star)} | position.pop("at", {})
    weapons = {"Ann": "none"} | position.pop("weapon", {})
    chosen = dict.fromkeys(options.split(), "on")
    position = {"active": "Ann", "at": places, "weapon": weapons} | position
    return at_table("odyssey", seats, options=chosen, **position)


def drawn_or_lying(card: str, how: str, star: str = STAR) -> dict[str, Any]:
    """The position in which a card is met on a star, in one of the two ways."""
    return {"pile": [card]} if how == "drawn" else {"stars": {star: card}}


def told(match: Match) -> list[str]:
    """The keys of the story of the last move."""
    return [event.key for event in match.story(-1)]


def before(space: str, steps: int = 1) -> str:
    """A plain space this many steps back."""
    for _ in range(steps):
        space = next(s for s in one_way() if onward(s) == space and not is_star(s))
    return space


def threatened_near_home() -> Match:
    """Ann has drawn Poseidon just before Scheria, by chosen rolls, and may use Athena's help."""
    match = at_table(
        "odyssey",
        "Ann Bob Cid",
        active="Ann",
        at={"Ann": before("scheria"), "Bob": "lotus", "Cid": "lotus"},
        help={"Ann": ["athena"]},
        pile=["poseidon"],
    )
    play(match, "Ann roll=1\nAnn roll=1")
    return match


def one_way() -> list[str]:
    """All spaces with one way on."""
    return [slug for slug, ways in zip(BOARD.slugs, BOARD.ways, strict=True) if len(ways) == 1]


def stretch(plain: int) -> str:
    """A space before this many plain spaces in a row."""
    for slug in one_way():
        ahead = [onward(slug)]
        while len(ahead) < plain and not is_star(ahead[-1]) and ahead[-1] in one_way():
            ahead.append(onward(ahead[-1]))
        if len(ahead) == plain and not any(is_star(s) for s in ahead):
            return slug
    raise AssertionError(f"no {plain} plain spaces in a row")


def pile(match: Match) -> list[str]:
    """The cards of the pile from the top, as nobody sees them."""
    s = match.state[0]
    return [CARD_NAMES[card] for card in s.pile[: s.pile_size]]


def armoury(match: Match) -> list[str]:
    """The weapons on Hades from the top, as nobody sees them."""
    s = match.state[0]
    return [WEAPON_NAMES[weapon] for weapon in s.armoury[: s.armoury_size]]
