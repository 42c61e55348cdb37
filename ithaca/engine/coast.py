"""The coast of the Mediterranean, for maps (Natural Earth, public domain; see `ithaca/art`)."""

import functools
import json
from importlib.resources import files

Ring = tuple[tuple[float, float], ...]  # degrees east and north


@functools.cache
def land() -> tuple[Ring, ...]:
    """The outlines of the land."""
    text = files("ithaca").joinpath("art/mediterranean.geojson").read_text("utf-8")
    polygons = json.loads(text)["geometry"]["coordinates"]
    return tuple(tuple((x, y) for x, y in ring) for polygon in polygons for ring in polygon)


def shores_along(y: float) -> list[float]:
    """Where a parallel crosses shores, from west to east: sea, land, sea and so on between them."""
    crossings = []
    for ring in land():
        for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (y0 > y) != (y1 > y):
                crossings.append(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
    return sorted(crossings)
