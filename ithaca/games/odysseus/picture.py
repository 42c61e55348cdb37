"""The table of Odysseus as a picture for learners: what is drawn, from what a viewer sees."""

from typing import Any

Colour = tuple[int, int, int]

ADVENTURES = dict(
    zip(
        ("cyclops", "winds", "sirens", "underworld", "scylla", "homecoming"),
        ((150, 90, 40), (120, 160, 190), (60, 140, 130), (80, 70, 90), (120, 130, 60), (200, 120, 60)),
        strict=True,
    )
)
ZONES = {"y": "yellow", "g": "green", "r": "red"}


def paint(picture: Any, table: dict[str, Any], board: Any) -> list[list[Colour]]:
    """Islands with discs, lines in their colours, the ship; in the corner how strong each zone is."""
    paint_of = picture.colours
    ink, paper = picture.colours["black"], picture.colours["paper"]
    chart = picture.chart(board.places, up=False)
    for colour, a, b in board.joined(small=table["variant"] == "four"):
        name = ("", "yellow", "green", "red")[colour]
        picture.line(chart.spot(board.places[a - 1]), chart.spot(board.places[b - 1]), 4, paint_of[name])
    for slug, disc in table["discs"].items():
        spot = chart.spot(board.places[board.slugs.index(slug)])
        picture.disc(spot, 19, ink)
        picture.disc(spot, 17, paint_of["land"])
        if disc:
            picture.disc(spot, 12, ADVENTURES[disc])
    for zone, total in table["totals"].items():
        x, y, high = 12 + "ygr".index(zone[0]) * 16, 10 + (int(zone[1]) - 1) * 28, min(total * 2, 24)
        picture.box((x, y), 13, 24, paper)
        picture.box((x, y + 24 - high), 13, high, paint_of[ZONES[zone[0]]])
    if table["ship"]:
        picture.ship(chart.spot(board.places[board.slugs.index(table["ship"])]), ink)
    return [[paper] * cards for cards in table["cards"]]
