"""Write the table of the observation vector into each game's document.

    python -m tools.observations

The fields are listed in the game's `features.py`; the document repeats them between two marks.
"""

from pathlib import Path
from types import ModuleType

from ithaca.engine.forms import BITS, COMPACT, CompactForm, form_of
from ithaca.engine.game import find, names

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- features: written by tools/observations.py -->", "<!-- end of features -->"


def table_of(game: str) -> str:
    """The fields of a game's vector as a table, and those of its foresight as another."""
    part = find(game).part("features")
    return "\n".join(
        [
            *(f"{sizes_of(part, False)}:", "", *rows_of(part, False), ""),
            *(
                f"With foresight (`VectorEnv(…, foresight=True)`) {sizes_of(part, True)}; behind the others:",
                "",
            ),
            *rows_of(part, True),
        ]
    )


def sizes_of(part: ModuleType, foresight: bool) -> str:
    """How much a row of each form takes."""
    bits, compact = (form_of(part, name, foresight) for name in (BITS, COMPACT))
    assert isinstance(compact, CompactForm)
    columns, numbers = compact.counts
    others = f"as bits {bits.row().itemsize}; compact {columns} columns and {numbers} numbers"
    return f"{compact.size} bytes ([in other forms](research.md#in-other-forms): {others})"


def rows_of(part: ModuleType, foresight: bool) -> list[str]:
    compact = form_of(part, COMPACT, foresight)
    assert isinstance(compact, CompactForm)
    rows = ["| from | bytes | field | range | compact | meaning |", "|---|---|---|---|---|---|"]
    for field in part.FORESIGHT if foresight else part.FIELDS:
        table, place = compact.places[field.name]
        where = f"{table} {place.start}" + (f"-{place.stop - 1}" if place.stop > place.start + 1 else "")
        cells = field.start, field.length, f"`{field.name}`", f"0-{field.most}", where, field.meaning
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return rows


def documented(page: str) -> str:
    """What stands between the marks."""
    return page.partition(BEGIN)[2].partition(END)[0].strip()


def main() -> None:
    for game in names():
        path = DOCS / f"{game}.md"
        before, _, rest = path.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        path.write_text(f"{before}{BEGIN}\n\n{table_of(game)}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
