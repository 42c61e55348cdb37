"""The table of L'Odyssée d'Ulysse as a picture for learners: what is drawn, from what a viewer sees."""

from typing import Any

Colour = tuple[int, int, int]


def paint(picture: Any, table: dict[str, Any], board: Any) -> list[list[Colour]]:
    """The track on the coast, stars with a card in red, the triremes side by side."""
    paint_of = picture.colours
    ink, paper = picture.colours["black"], picture.colours["paper"]
    chart = picture.chart(board.points, up=True)
    spots = [chart.spot(point) for point in board.points]
    for spot, ways in zip(spots, board.ways, strict=True):
        for there in ways:
            picture.line(spot, spots[there - 1], 2, ink)
    for space, (slug, spot) in enumerate(zip(board.slugs, spots, strict=True), 1):
        star = space in board.stars
        picture.disc(spot, 8 if star else 5, ink)
        card = paint_of["red"] if slug in table["stars"] else paint_of["yellow"]
        picture.disc(spot, 6 if star else 3, card if star else paper)
    for seat, slug in enumerate(table["at"]):
        x, y = spots[board.slugs.index(slug)]
        picture.ship((x + seat * 10 - 14, y - 4), picture.seats[seat])
    return [
        [paint_of["blue"]] * (weapon != "none")
        + [paint_of["green"]] * len(aid)
        + [paint_of["yellow"]] * len(gold)
        for weapon, aid, gold in zip(table["weapon"], table["help"], table["treasure"], strict=True)
    ]
