"""Cut the two typefaces down to what French, English and German need: ithaca/web/fonts.

    python -m tools.fonts

It needs npm, fonttools and brotli, once; what is written is checked in. Cinzel, cut from ancient
inscriptions, is for titles only and comes in one weight; Source Sans 3 is for everything else, one
variable file from regular to bold, with tabular figures.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).parent.parent / "ithaca" / "web" / "fonts"
PACKAGES = {"@fontsource-variable/cinzel": "5.3.0", "@fontsource-variable/source-sans-3": "5.3.0"}
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿßẞ"
    + "\u00a0\u202f«»‹›„“”‚‘’…–—·×÷±§°•†←→↑↓−✓"
)


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wanted = [f"{name}@{version}" for name, version in PACKAGES.items()]
        subprocess.run(["npm", "install", "--prefix", folder, "--ignore-scripts", *wanted], check=True)
        found = Path(folder) / "node_modules" / "@fontsource-variable"
        cut(found / "cinzel/files/cinzel-latin-wght-normal.woff2", "title", 600, ["kern"])
        source = found / "source-sans-3/files/source-sans-3-latin-wght-normal.woff2"
        cut(source, "text", (400, 700), ["kern", "tnum"])
        shutil.copy(found / "cinzel" / "LICENSE", FONTS / "title.LICENSE")
        shutil.copy(found / "source-sans-3" / "LICENSE", FONTS / "text.LICENSE")


def cut(source: Path, name: str, weight: float | tuple[float, float], features: list[str]) -> None:
    """Write one face with our letters, our weights and these features."""
    font = TTFont(source)
    cutter = subset.Subsetter(subset.Options(layout_features=features, hinting=False, desubroutinize=True))
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = "woff2"
    font.save(FONTS / f"{name}.woff2")


if __name__ == "__main__":
    main()
