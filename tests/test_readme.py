"""What the README shows works, and links in the documents lead somewhere."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")),
    *(ROOT / "docs").glob("*.md"),
    ROOT / "benchmarks" / "results.md",
]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_session_in_the_readme_plays_as_printed():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")

    assert result.attempted > 5
    assert result.failed == 0


def test_every_link_in_the_documents_leads_to_a_file():
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)[)#]", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_link_to_a_section_leads_to_a_heading():
    for page in PAGES:
        for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text("utf-8")):
            linked = page.parent / target if target else page
            assert anchor in anchors(linked), f"{page.name}: {target}#{anchor}"
