"""Write the coast of the Mediterranean as one small path for the browser: ithaca/web/art/coast.js.

    python -m tools.coast

The same projection as `chart.js`: a degree of latitude is 33.2 units, one of longitude shorter by
the cosine of 38 degrees. Whole units are fine enough, and a relative path is short.
"""

import math
from itertools import pairwise
from pathlib import Path

from ithaca.engine.coast import Ring, land

OUT = Path(__file__).parent.parent / "ithaca" / "web" / "art" / "coast.js"
WEST, NORTH, SCALE = -10.1, 46.6, 33.2
SHRINK = math.cos(math.radians(38))
HEAD = "// Natural Earth, public domain; written by tools/coast.py in the units of chart.js.\n"


def spot(x: float, y: float) -> tuple[int, int]:
    return round((x - WEST) * SHRINK * SCALE), round((NORTH - y) * SCALE)


def ring_path(ring: Ring) -> str:
    """One outline: where it starts, then steps."""
    points = [spot(x, y) for x, y in ring]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    moved = " ".join(f"{dx} {dy}" for dx, dy in steps if dx or dy)
    return f"M{points[0][0]} {points[0][1]}l{moved}z".replace(" -", "-")


if __name__ == "__main__":
    rings = "".join(ring_path(ring) for ring in land())
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(f'{HEAD}export const COAST = "{rings}";\n', "utf-8")
