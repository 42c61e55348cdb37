"""The table of Ulysses as a picture for learners: what is drawn, from what a viewer sees."""

import itertools
from typing import Any

Colour = tuple[int, int, int]


def paint(picture: Any, table: dict[str, Any], board: Any) -> list[list[Colour]]:
    """Places in their colours on the coast, plagues as crosses, the discs of the debate as rings."""
    paint_of = picture.colours
    ink, paper = picture.colours["black"], picture.colours["paper"]
    chart = picture.chart(board.points, up=True)
    for route in board.routes:
        for a, b in itertools.pairwise(route):
            picture.line(chart.spot(a), chart.spot(b), 2, ink)
    for slug, point, colour in zip(board.slugs, board.points, board.colours, strict=True):
        spot = chart.spot(point)
        for nth, side in enumerate(("black", "red", "blue")):
            if table[side] == slug:
                picture.disc(spot, 22 - nth * 3, paint_of[side])
        picture.disc(spot, 11, ink)
        picture.disc(spot, 9, paint_of[("", "violet", "green", "red", "blue")[colour]])
        if slug in table["plagues"]:
            picture.cross(spot, 9, ink)
    picture.ship(chart.spot(board.points[board.slugs.index(table["ship"])]), ink)
    return [
        [paint_of[back] for back in backs] + [ink] * len(shown) + [paper] * held
        for backs, shown, held in zip(table["backs"], table["shown"], table["held"], strict=True)
    ]
