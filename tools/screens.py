"""The pictures of README and docs, made again: `make screens`.

    python -m tools.screens                 # all of docs/screens
    python -m tools.screens lobby debate    # only these

A real server on its own database, with people at seeded practice tables; they play what `greedy` would play,
until the moment that the picture is to show. `SCREENS` is the list: a test compares it with the pictures that
the documents name.
"""

import os
import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
FOLDER = ROOT / "docs" / "screens"

SEED = 7
NAMES = ("Ann", "Bob", "Cid", "Dora", "Eva")
TRIES = 300  # deals that are tried for a moment
QUALITY = 72  # of the pictures: sharp enough to read, small enough to keep
# No player in a picture is new to a game: no introduction covers the board.
KNOWS_ALL = """localStorage.setItem('ithaca-met', '["odysseus", "odyssey", "ulysses"]')"""
HEIGHTS = {1280: 800, 360: 740, 768: 1024}
PATIENCE = 20_000  # ms


@dataclass(frozen=True)
class Screen:
    """One picture: what it shows, how wide the window is, in which theme."""

    name: str
    shows: str  # a path, or a moment of `MOMENTS`
    width: int = 1280
    theme: str = "light"
    look_at: str = ""  # what to scroll to
    page: str = "/t/{table}"  # the page on which a moment is shown
    press: str = ""  # a key, before the picture is taken


SCREENS = [
    Screen("lobby", "/"),
    Screen("lobby-dark", "/", theme="dark"),
    Screen("lobby-phone", "/", width=360),
    Screen("ulysses", "ulysses"),
    Screen("ulysses-dark", "debate", theme="dark"),
    Screen("ulysses-phone", "debate", width=360),
    Screen("odysseus", "voyage"),
    Screen("odysseus-dark", "voyage", theme="dark"),
    Screen("odysseus-phone", "voyage", width=360, theme="dark"),
    Screen("odyssey", "odyssey"),
    Screen("odyssey-dark", "fight", theme="dark"),
    Screen("odyssey-phone", "fight", width=360),
    Screen("result", "won"),
    Screen("replay", "won", page="/replay/{table}", press="End"),
    Screen("review", "won", page="/review/{table}", theme="dark"),
    Screen("learn", "/learn/ulysses/the-debate"),
    Screen("learn-phone", "/learn/odysseus/first-steps", width=360, theme="dark"),
    Screen("rules", "/rules/ulysses"),
    Screen(
        "rules-plate", "/rules/odysseus#odysseus/voyage/legs", theme="dark", look_at="odysseus/voyage/legs"
    ),
    Screen("rules-phone", "/rules/odyssey", width=360),
    Screen("terminal", "terminal"),
]


# ── moments ───────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Moment:
    """A table of a game, played until this holds for what the first player sees."""

    game: str
    players: int
    holds: Callable[[dict[str, Any]], bool]


def is_ulysses_well_on(view: dict[str, Any]) -> bool:
    return bool(mine(view, "acting") and view["turn"] > 7 and view["shown"][0])


def is_debate(view: dict[str, Any]) -> bool:
    return bool(
        mine(view, "debating") and view["red"] and view["turn"] > 5 and sum(view["cards"].values()) > 2
    )


def is_voyage(view: dict[str, Any]) -> bool:
    blown = [leg for leg in view["voyage"] if leg["colour"] != "calm"]
    has_choice = 1 < sum(view["hands"][0].values()) < 6 and view["gods"][0] not in view["spent"]
    return bool(mine(view, "turn") and len(blown) > 2 and has_choice and view["round"] > 2)


def is_race(view: dict[str, Any]) -> bool:
    return bool(mine(view, "moving") and len(view["stars"]) > 4 and view["turns"] > 8)


def is_fight(view: dict[str, Any]) -> bool:
    return bool(mine(view, "testing") and view["to_beat"] > 1 and len(view["stars"]) > 3)


def mine(view: dict[str, Any], phase: str) -> bool:
    """Whether it is the first player's decision, in this phase."""
    return bool(view["actor"] == 0 and view["phase"] == phase)


MOMENTS = {
    "ulysses": Moment("ulysses", 4, is_ulysses_well_on),
    "debate": Moment("ulysses", 4, is_debate),
    "voyage": Moment("odysseus", 4, is_voyage),
    "odyssey": Moment("odyssey", 4, is_race),
    "fight": Moment("odyssey", 3, is_fight),
    "won": Moment("odysseus", 3, lambda view: bool(view["phase"] == "over")),
}


def way_to(moment: Moment, table: str) -> tuple[list[bytes], list[tuple[int, str]], Any]:
    """The salts of the players, the moves that lead to the moment, and the match there."""
    from ithaca.bots import Budget, sight
    from ithaca.bots.greedy import Greedy
    from ithaca.engine import game as games
    from ithaca.engine.match import Match
    from ithaca.engine.seeds import game_key, seed_of_number
    from ithaca.engine.undo import can_undo

    names = NAMES[: moment.players]
    for nth in range(TRIES):
        salts = [*(bytes([seat] * 16) for seat in range(moment.players - 1)), nth.to_bytes(16, "big")]
        match = Match(games.find(moment.game), names, game_key(seed_of_number(SEED), table, salts))
        greedy, moves = Greedy(bytes(32)), []
        while not match.over and not (moment.holds(match.table(0)) and not can_undo(match)):
            action = greedy.choose(*sight(match), Budget())
            moves.append((match.actor, match.notation.name(action)))
            match.play(action)
        if moment.holds(match.table(0)):
            return salts, moves, match
    raise LookupError(f"no such moment in {TRIES} deals")


class Tables:
    """Tables at their moments, each set up once; the first player of all of them is the same person."""

    def __init__(self, server: Any) -> None:
        from guest import Guest

        self.guests = [Guest(server, name) for name in NAMES]
        self.lay = cache(self._lay)

    def _lay(self, name: str) -> str:
        return self.lay_at(MOMENTS[name])

    def lay_at(self, moment: Moment) -> str:
        """A table at this moment; all players but the first are connected to it."""
        guests = self.guests[: moment.players]
        table: str = guests[0].open_table(moment.game, moment.players, practice=SEED)
        salts, moves, _ = way_to(moment, table)
        for seat, guest in enumerate(guests):
            guest.at(table, "sit", seat=seat, salt=salts[seat].hex(), name=guest.name)
        guests[0].at(table, "start")
        for seq, (seat, move) in enumerate(moves):
            guests[seat].at(table, "moves", seat=seat, seq=seq, move=move)
        for seat, guest in enumerate(guests[1:], start=1):
            guest.line(table, seat)  # so that the player counts as present
        return table


# ── pictures ──────────────────────────────────────────────────────────────────────────────────────


class Camera:
    """A browser that looks at pages as the first player."""

    def __init__(self, browser: Any, server: Any, tables: Tables) -> None:
        self.browser, self.server, self.tables = browser, server, tables

    def take(self, screen: Screen) -> bytes:
        if screen.shows == "terminal":
            return self.photograph(screen, lambda page: page.set_content(terminal()))
        path = screen.shows
        if path in MOMENTS:
            path = screen.page.format(table=self.tables.lay(screen.shows))
        return self.photograph(screen, lambda page: self.open(page, path, screen))

    def photograph(self, screen: Screen, open_it: Callable[[Any], None]) -> bytes:
        phone = {"has_touch": True, "is_mobile": True} if screen.width < 600 else {}
        context = self.browser.new_context(
            viewport={"width": screen.width, "height": HEIGHTS[screen.width]},
            color_scheme=screen.theme,
            reduced_motion="reduce",
            locale="en-GB",
            **phone,
        )
        try:
            cookies = self.tables.guests[0].http.cookies.items()
            context.add_cookies([{"name": k, "value": v, "url": self.server.url} for k, v in cookies])
            context.add_init_script(KNOWS_ALL)
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            open_it(page)
            line = context.new_cdp_session(page)
            shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            return b64decode(shot["data"])
        finally:
            context.close()

    def open(self, page: Any, path: str, screen: Screen) -> None:
        """Open the page, and wait until all of it is there."""
        answer = page.goto(self.server.url + path)
        if answer is None or not answer.ok:
            raise LookupError(f"{path} is not there yet")
        page.locator("h1").first.wait_for(state="attached")
        if path.startswith("/t/"):  # a table is never idle
            page.locator(".boardbox svg").first.wait_for()
        else:
            page.wait_for_load_state("networkidle")
        page.locator("[aria-busy]").first.wait_for(state="detached")
        page.evaluate("document.fonts.ready")
        if screen.look_at:
            page.evaluate("id => document.getElementById(id).scrollIntoView()", screen.look_at)
        if screen.press:
            page.keyboard.press(screen.press)
        page.wait_for_timeout(1200)  # until lazy parts are drawn and animations are over


def terminal() -> str:
    """A table in the terminal, as a page."""
    from rich.console import Console

    from ithaca.engine.text import words

    *_, match = way_to(MOMENTS["debate"], "terminal")
    say = words("en", "ulysses", match.vocabulary("en"))
    with open(os.devnull, "w") as nowhere:
        console = Console(record=True, width=116, file=nowhere, force_terminal=True, highlight=False)
        console.print(match.game.part("terminal").draw(match.table(0), 0, say, match.board, 116))
    style = "body{margin:0;background:#292929}svg{width:100vw;display:block}"
    return f"<style>{style}</style>{console.export_svg(title='ithaca play ulysses')}"


def main(wanted: list[str]) -> int:
    from guest import a_server
    from people import a_browser

    from tools.browser import chromium

    chosen = [screen for screen in SCREENS if not wanted or screen.name in wanted]
    FOLDER.mkdir(exist_ok=True)
    failed = []
    with (
        tempfile.TemporaryDirectory() as folder,
        a_server(Path(folder), warm_up=1) as server,
        a_browser(chromium) as browser,
    ):
        server.wait_until_ready("odysseus", "odyssey", "ulysses")
        camera = Camera(browser, server, Tables(server))
        for screen in chosen:
            try:
                picture = camera.take(screen)
            except Exception as mistake:  # go on with the others
                failed.append(screen.name)
                print(f"{screen.name}: {str(mistake).splitlines()[0]}", file=sys.stderr)
                continue
            (FOLDER / f"{screen.name}.webp").write_bytes(picture)
            print(f"{screen.name}: {len(picture) / 1024:.0f} KiB")
    if failed:
        print(f"Not made: {', '.join(failed)}. What was there before is still there.", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
