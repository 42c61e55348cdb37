"""The README keeps its promises."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_session_in_the_readme_plays_as_printed():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")

    assert result.attempted > 5
    assert result.failed == 0


def test_every_link_in_the_documents_leads_to_a_file():
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
