"""Write the table of the observation vector into each game's document.

    python -m tools.observations

The fields are listed in the game's `features.py`; the document repeats them between two marks.
"""

from pathlib import Path

from ithaca.engine.features import Field, width_of
from ithaca.engine.game import find, names

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- features: written by tools/observations.py -->", "<!-- end of features -->"


def table_of(game: str) -> str:
    """The fields of a game's vector as a table, and those of its foresight as another."""
    part = find(game).part("features")
    wide = width_of(part, foresight=True)
    return "\n".join(
        [
            *(f"{part.SIZE} bytes:", "", *rows_of(part.FIELDS), ""),
            *(f"With foresight (`VectorEnv(…, foresight=True)`) {wide} bytes; behind the others:", ""),
            *rows_of(part.FORESIGHT),
        ]
    )


def rows_of(fields: tuple[Field, ...]) -> list[str]:
    rows = ["| from | bytes | field | range | meaning |", "|---|---|---|---|---|"]
    for field in fields:
        rows.append(f"| {field.start} | {field.length} | `{field.name}` | 0-{field.most} | {field.meaning} |")
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
