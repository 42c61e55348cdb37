"""Straight segments in the plane of a map: whether they meet, how far they are from a point."""

import math

WIDTH_OF_A_DEGREE = math.cos(math.radians(38))  # a degree of longitude, in degrees of latitude

Point = tuple[float, float]
Leg = tuple[Point, Point]


def plane(point: Point) -> Point:
    """Degrees east and north, as they are drawn."""
    return point[0] * WIDTH_OF_A_DEGREE, point[1]


def turn(a: Point, b: Point, c: Point) -> float:
    """Positive if c is left of the way from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def meet(p: Leg, q: Leg) -> bool:
    """Whether two straight segments have a point in common."""
    (a, b), (c, d) = p, q
    sides = (turn(a, b, c), turn(a, b, d)), (turn(c, d, a), turn(c, d, b))
    return all(one * other <= 0 for one, other in sides) and not far_apart(p, q)


def far_apart(p: Leg, q: Leg) -> bool:
    """Whether the boxes around two segments do not touch."""
    return any(
        max(p[0][i], p[1][i]) < min(q[0][i], q[1][i]) or max(q[0][i], q[1][i]) < min(p[0][i], p[1][i])
        for i in (0, 1)
    )


def distance(point: Point, leg: Leg) -> float:
    """From a point to a straight segment."""
    (ax, ay), (bx, by) = leg
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / math.dist(*leg) ** 2
    along = min(max(along, 0), 1)
    return math.dist(point, (ax + along * (bx - ax), ay + along * (by - ay)))


def angle_between(here: Point, one: Point, other: Point) -> float:
    """Between two directions from a point."""
    a, b = (math.atan2(y - here[1], x - here[0]) for x, y in (one, other))
    angle = abs(a - b) % math.tau
    return min(angle, math.tau - angle)
