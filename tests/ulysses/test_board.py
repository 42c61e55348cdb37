"""Our board agrees with all that is known about the printed one, and its lines can be followed at a
glance."""

import math
from itertools import combinations, pairwise

import pytest
from geometry import angle_between, distance, meet, plane

from ithaca.engine.coast import land
from ithaca.engine.text import LANGUAGES
from ithaca.games.ulysses.board import load
from ithaca.games.ulysses.components import COLOUR_NAMES

pytestmark = pytest.mark.interpreted

BOARD = load()
PLACES = range(1, 37)
KNOWN = "troja lybien dido zakynthos atlantis kalypso lopadusa minotaurus melita olymp sybille pytusae"
KNOWN += " zyklopen elysion zypern"
KNOWN_LINES = """
lybien-dido lybien-zakynthos atlantis-kalypso atlantis-lopadusa minotaurus-melita minotaurus-olymp
sybille-pytusae sybille-zyklopen sybille-elysion
"""
VIOLET = COLOUR_NAMES.index("violet")


def number(slug):
    return BOARD.slugs.index(slug) + 1


def colour(place):
    return BOARD.colours[place - 1]


# ── what is known ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("ulysses/setup/board", "ulysses/setup/places")
def test_there_are_thirty_six_places_nine_of_each_colour():
    assert len(BOARD.slugs) == 36
    assert [BOARD.colours.count(c) for c in range(1, 5)] == [9, 9, 9, 9]


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize("slug", KNOWN.split())
def test_a_place_that_the_rulebooks_name_is_there(slug):
    assert slug in BOARD.slugs


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize("line", KNOWN_LINES.split())
def test_a_line_that_the_examples_sail_is_there(line):
    a, b = line.split("-")

    assert number(b) in BOARD.neighbours(number(a))


@pytest.mark.rule("ulysses/setup/board", "ulysses/setup/ship")
def test_the_ship_starts_in_troy_from_where_three_lines_lead_into_violet():
    assert BOARD.slugs[BOARD.start - 1] == "troja"
    assert len(BOARD.neighbours(BOARD.start)) == 3
    assert {colour(there) for there in BOARD.neighbours(BOARD.start)} == {VIOLET}


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize("slug", ["troja", "zypern", "minotaurus", "lybien"])
def test_what_is_known_to_be_violet_is_violet(slug):
    assert colour(number(slug)) == VIOLET


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize("place", PLACES)
def test_every_place_has_three_to_six_lines(place):
    assert 3 <= len(BOARD.neighbours(place)) <= 6


@pytest.mark.rule("ulysses/setup/board")
@pytest.mark.parametrize("zone", range(1, 5))
def test_a_colour_is_one_zone_of_the_sea(zone):
    """The ship can sail from each place of a colour to each other without leaving the colour."""
    mine = [place for place in PLACES if colour(place) == zone]
    others = frozenset(place for place in PLACES if colour(place) != zone)

    assert BOARD.distances(mine[0], others).keys() == set(mine)


def test_every_place_has_a_name_in_three_languages_and_a_picture_of_its_own():
    for lang in LANGUAGES:
        assert len(set(BOARD.names(lang)["place"].values())) == 36
    assert len({place["symbol"] for place in BOARD.source["place"]}) == 36


# ── distances ─────────────────────────────────────────────────────────────────────────────────────


def test_no_place_is_out_of_the_way():
    """The mean distance of each place from all others is within 15% of the average of all."""
    means = [sum(BOARD.distances(place).values()) / 35 for place in PLACES]
    average = sum(means) / 36

    assert max(abs(mean - average) for mean in means) <= 0.15 * average


# ── the drawing ───────────────────────────────────────────────────────────────────────────────────

ROUTES = [[plane(point) for point in route] for route in BOARD.routes]
POINTS = [plane(point) for point in BOARD.points]


def legs(route):
    return list(pairwise(route))


@pytest.mark.rule("ulysses/setup/board")
def test_no_two_lines_cross_or_touch():
    for (i, one), (j, other) in combinations(enumerate(ROUTES), 2):
        shared = set(BOARD.lines[i]) & set(BOARD.lines[j])
        for p in legs(one):
            for q in legs(other):
                ends = {POINTS[place - 1] for place in shared}
                joined = bool(ends & set(p) & set(q))  # both legs begin or end at the shared place
                assert joined or not meet(p, q), (names(i), names(j))


@pytest.mark.rule("ulysses/setup/board")
def test_lines_from_one_place_leave_in_clearly_different_directions():
    for place in PLACES:
        directions = []
        for line, route in zip(BOARD.lines, ROUTES, strict=True):
            if place in line:
                directions.append(route[1] if line[0] == place else route[-2])
        for a, b in combinations(directions, 2):
            angle = angle_between(POINTS[place - 1], a, b)
            assert angle >= math.radians(15), BOARD.slugs[place - 1]


@pytest.mark.rule("ulysses/setup/board")
def test_no_line_passes_through_or_near_a_place_that_it_does_not_serve():
    for i, route in enumerate(ROUTES):
        for place in set(PLACES) - set(BOARD.lines[i]):
            near = min(distance(POINTS[place - 1], leg) for leg in legs(route))
            assert near >= 1.0, (names(i), BOARD.slugs[place - 1])


def test_no_two_places_are_close_together():
    assert min(math.dist(a, b) for a, b in combinations(POINTS, 2)) >= 1.6


def test_all_places_lie_on_the_map_of_the_mediterranean():
    xs, ys = zip(*(point for ring in land() for point in ring), strict=True)
    for x, y in BOARD.points:
        assert min(xs) < x < max(xs)
        assert min(ys) < y < max(ys)


def names(i):
    return " - ".join(BOARD.slugs[place - 1] for place in BOARD.lines[i])
