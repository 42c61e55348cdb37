"""The pictures of the installed site: `python -m tools.icons`.

They are drawn from the ship of `web/art/ship.svg`: as it is, with room around it for systems that cut icons
to a shape of their own, and as a silhouette for the status bar.
"""

import io
import os
import re
from importlib.resources import files
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from .browser import chromium

ART = Path(str(files("ithaca").joinpath("web/art")))
GROUND, INK = "#b8502f", "#241d19"
SAFE = 0.62  # of a maskable icon: what is left in the middle of any shape
COLOURS = 32  # flat shapes need no more


def ship() -> str:
    """The paths of the ship, within 64 × 52."""
    found = re.search(r"<g .*</g>", (ART / "ship.svg").read_text("utf-8"), re.S)
    assert found
    return found[0]


def drawn(share: float, corner: float, ground: str = GROUND, ink: str = INK) -> str:
    """The ship on its ground, as wide as this share of it."""
    scale = share * 100 / 64
    paths = ship().replace(INK, ink)
    ground = f'<rect width="100" height="100" rx="{corner}" fill="{ground}"/>'
    place = f"translate({50 - 32 * scale} {50 - 26 * scale}) scale({scale})"
    inside = f'{ground}<g transform="{place}">{paths}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inside}</svg>'


ICONS = {
    "icon-192": (192, drawn(0.86, 18)),
    "icon-512": (512, drawn(0.86, 18)),
    "icon-maskable-192": (192, drawn(SAFE, 0)),
    "icon-maskable-512": (512, drawn(SAFE, 0)),
    "icon-apple": (180, drawn(0.78, 0)),
    "badge": (96, drawn(0.96, 0, "none", "#fff")),
}


def main() -> None:
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        for name, (size, picture) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = "<style>body { margin: 0 } svg { display: block }</style>"
            page.set_content(style + picture)
            shot = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
            shot.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(ART / f"{name}.png", optimize=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
