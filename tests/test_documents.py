"""What the documents say is true."""

import re
from pathlib import Path

from ithaca.engine import scenario as scenarios
from ithaca.server import limits

DOCS = Path(__file__).parent.parent / "docs"


def test_the_scenario_in_the_document_plays_as_it_says():
    text = re.search(r"```toml\n(.*?)```", (DOCS / "files.md").read_text("utf-8"), re.DOTALL)[1]
    text = re.sub(r"^board = .*\n", "", text, flags=re.MULTILINE)  # that file is the reader's own

    match = scenarios.run(scenarios.read(text))

    assert match.names == ["Zoe", "Ada", "Pia"]


def test_the_drawing_shows_every_island():
    from ithaca.games.odysseus.board import load

    drawing = (DOCS / "odysseus-board.svg").read_text("utf-8")

    for name in load().names("en")["island"].values():
        assert f">{name}<" in drawing


def test_the_document_has_every_limit_of_the_server():
    chapter = (DOCS / "api.md").read_text("utf-8").partition("## Limits\n")[2].partition("\n## ")[0]
    shown = re.findall(r"^\| [^|]+ \| ([\d.]+) \| ([\d.]+) \|", chapter, re.MULTILINE)

    pairs = [limit for name, limit in vars(limits).items() if name.isupper() and isinstance(limit, tuple)]
    rates = [limit for limit in pairs if isinstance(limit[0], float)]
    assert sorted((float(once), float(rate)) for once, rate in shown) == sorted(rates)


def test_a_newcomer_reads_the_glossary_in_two_minutes():
    text = (DOCS.parent / "CONTRIBUTING.md").read_text("utf-8")
    glossary = text.partition("## Glossary")[2].partition("\n## ")[0]
    words = [line for line in glossary.splitlines() if line.startswith("| ")][1:]
    assert 20 < len(words) <= 40
