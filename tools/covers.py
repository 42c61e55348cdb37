"""The covers of the games as pictures for links that are sent to friends: `python -m tools.covers`.

Messengers draw no SVG, so every `cover.svg` has a `cover.png` next to it; this makes them again.
"""

import io
import os
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from ithaca.engine import game as games

from .browser import chromium

SIZE = {"width": 1200, "height": 675}
COLOURS = 48  # flat shapes need no more


def main() -> None:
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        page = browser.new_page(viewport=SIZE)
        for name in games.names():
            cover = Path(str(games.find(name).file("web/cover.svg")))
            page.set_content(f"<style>body {{ margin: 0 }}</style>{cover.read_text('utf-8')}")
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(COLOURS)
            picture.save(cover.with_suffix(".png"), optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
