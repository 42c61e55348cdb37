"""The table of petteia as a picture for learners: what is drawn, from what a viewer sees."""

from typing import Any

from .components import SIDE, SQUARE_NAMES

Colour = tuple[int, int, int]
CELL = 52  # pixels
LEFT, TOP = 152, 32


def paint(picture: Any, table: dict[str, Any], board: Any) -> list[list[Colour]]:
    """The squares, the stones, and a ring around the one that moved last."""
    ink, paper, land = picture.colours["black"], picture.colours["paper"], picture.colours["land"]
    for number, name in enumerate(SQUARE_NAMES):
        rank, file = divmod(number, SIDE)
        x, y = LEFT + file * CELL, TOP + (SIDE - 1 - rank) * CELL
        picture.box((x, y), CELL, CELL, ink)
        picture.box((x + 1, y + 1), CELL - 2, CELL - 2, paper if (rank + file) % 2 else land)
        if name in table["stones"]:
            last = name == table["last"][1]
            picture.disc((x + CELL / 2, y + CELL / 2), 21 if last else 19, ink)
            picture.disc((x + CELL / 2, y + CELL / 2), 17, picture.seats[table["stones"][name]])
    return [[picture.seats[seat]] * count for seat, count in enumerate(table["count"])]
