"""How smooth the table is: frames while hovering, panning and playing on the busiest boards, how soon a press
and how soon a move's answer is drawn, and how many bytes a table loads. Prints a table.

    python -m benchmarks.frames [SECONDS]

All figures come from the browser's own trace, as in its DevTools. A frame is missed if something had to be
drawn and was not ready in time; a second in which none is missed has sixty. An answer is timed from the
WebSocket frame in the page until the compositor reports that the first picture that can show it was
presented, so the wait for the next frame, painting and drawing all count. (Until 2026-11-15 it was timed by
`requestAnimationFrame` in the page, which left out painting and drawing, and itself requested sixty frames a
second.) The work of each thread is its CPU time.
"""

import json
import math
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from guest import Guest, Server, a_server
from people import a_browser
from playwright.sync_api import Browser, Page

from tools.browser import chromium


class Busy(NamedTuple):
    """A board with much on it, and when in the game to look at it."""

    game: str
    players: int
    phases: tuple[str, ...]
    after: int  # this many of our own moves


BUSIEST = (Busy("ulysses", 5, ("debating", "raising"), 30), Busy("odysseus", 6, ("turn",), 6))
SECONDS = 4.0
MOVES = 12  # whose answers are timed
PRESSES, PRESSING_SECONDS = 30, 60.0  # how many are timed, and how long is spent on them at most
RATE = 60  # frames a second that are due
FEW = 10  # frames: nothing to speak of was drawn
WITHIN = 50  # ms from the press to the picture
TRACED = [
    "toplevel",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "cc",
]
THREADS = {
    "CrRendererMain": "page",
    "ThreadPoolForegroundWorker": "painting",
    "Compositor": "drawing",
    "VizCompositorThread": "drawing",
}

# A press and an answer are marked in the trace as they come, before the page handles them.
MARK = """
addEventListener('click', () => performance.mark('press'), true);
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      if (data.startsWith('{"type":"state"')) performance.mark('answer');
    });
  }
};
"""


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    print("| board | doing | frames/s | missed | longest task | ms a frame: page | painting | drawing |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        a_server(Path(folder), warm_up=1) as server,
        a_browser(chromium) as browser,
    ):
        server.wait_until_ready(*(board.game for board in BUSIEST))
        found = {board.game: measure(server, browser, board, seconds) for board in BUSIEST}
    for game, figures in found.items():
        print(f"\n{game}: {figures.weight / 1024:.0f} kB come over the line until the table is there.")
        for what, times in (("a press", figures.presses), ("a move's answer", figures.answers)):
            late = sum(each > WITHIN for each in times)
            print(
                f"{what} is drawn after {statistics.median(times):.0f} ms (median), {max(times):.0f} ms "
                f"at most; {late} of {len(times)} took more than {WITHIN} ms."
            )


class Figures(NamedTuple):
    """What is measured in addition to frames: milliseconds until each was drawn, bytes of the page."""

    presses: list[float]
    answers: list[float]
    weight: int


def measure(server: Server, browser: Browser, board: Busy, seconds: float) -> Figures:
    """One board: print its rows, return how long each press and each answer took to be drawn."""
    guest, table = busy_table(server, board)
    context = browser.new_context(viewport={"width": 1920, "height": 1080}, reduced_motion="no-preference")
    cookies = guest.http.cookies.items()
    context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies])
    context.add_init_script(
        f"localStorage.setItem('ithaca-met', '[\"{board.game}\"]')"
    )  # so that no introduction covers the board
    page = context.new_page()
    page.add_init_script(MARK)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    weights: list[int] = []
    line.on("Network.loadingFinished", lambda one: weights.append(int(one["encodedDataLength"])))
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(".spot")
    page.wait_for_timeout(2000)  # what is fetched lazily has arrived
    weight, traces = sum(weights), {}
    for act in (rest, hover, pan, play, press):
        browser.start_tracing(page=page, categories=TRACED)
        act(page, seconds)
        trace = traces[act] = Trace(json.loads(browser.stop_tracing())["traceEvents"])
        print(f"| {board.game}, {board.players} | {act.__name__} | {trace.figures()} |", flush=True)
    context.close()
    guest.go()
    return Figures(traces[press].drawn("press"), traces[play].drawn("answer"), weight)


def busy_table(server: Server, board: Busy) -> tuple[Guest, str]:
    """A table against bots, some way into the game, in a phase with much to show."""
    guest, luck = Guest(server, "Ann"), random.Random(1)
    table = guest.open_table(board.game, board.players, practice=1, public=False)
    guest.at(table, "sit", seat=0, salt="00" * 16, name="Ann")
    for seat in range(1, board.players):
        guest.at(table, "bot", seat=seat, bot="greedy")
    guest.at(table, "start")
    line = guest.line(table, 0)
    line.hear_of("hello")
    for moves in range(400):
        while not line.state["legal"] and not line.state["over"]:
            line.hear()
        if line.state["over"]:  # it was a short game
            guest.go()
            return busy_table(server, board)
        if (
            moves > board.after
            and line.state["view"]["phase"] in board.phases
            and len(line.state["legal"]) > 2
        ):
            break
        done = line.play(luck.choice(line.state["legal"])["move"])
        line.hear_state(done["seq"])
    line.close()
    return guest, table


# ── what is done ──────────────────────────────────────────────────────────────────────────────────


def rest(page: Page, seconds: float) -> None:
    page.wait_for_timeout(1000 * seconds)


def hover(page: Page, seconds: float) -> None:
    """Over places, cards and actions, one after the other."""
    found = page.locator(".spot, .tile, .act").all()
    boxes = [box for one in found if (box := one.bounding_box()) and box["y"] + box["height"] < 1080]
    until, luck = time.monotonic() + seconds, random.Random(2)
    while time.monotonic() < until:
        box = luck.choice(boxes)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)


def pan(page: Page, seconds: float) -> None:
    """Zoom into the board and drag it about."""
    closer = page.locator(".lens button").first
    closer.click()
    closer.click()
    box = page.locator(".map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    until, turn = time.monotonic() + seconds, 0.0
    while time.monotonic() < until:
        turn += 0.15
        page.mouse.move(x + 200 * math.sin(turn), y + 120 * math.sin(2 * turn))
    page.mouse.up()


def play(page: Page, seconds: float) -> None:
    """Press the first action of the list, `MOVES` times; bots answer, and all is told at the usual speed."""
    page.keyboard.press("l")
    for _ in range(MOVES):
        button = page.locator(".act").first
        try:
            button.click(timeout=20_000)
        except Exception:  # the game is over, or another seat is thinking
            return
        page.wait_for_timeout(40)


def press(page: Page, seconds: float) -> None:
    """Press `PRESSES` times, and skip everything that is told in between."""
    pressed, until = 0, time.monotonic() + PRESSING_SECONDS
    while pressed < PRESSES and time.monotonic() < until and not page.locator(".result").count():
        button = page.locator(".act:enabled").first
        if button.count():
            page.wait_for_timeout(300)  # until what came before is drawn
            button.click()
            pressed += 1
        elif page.locator(".sentence.yours").count():  # the list is shut
            page.keyboard.press("l")
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(100)


# ── what was measured ─────────────────────────────────────────────────────────────────────────────


class Trace:
    """A trace of the browser; times are in microseconds."""

    def __init__(self, events: list[dict[str, Any]]) -> None:
        self.events = sorted(events, key=lambda event: (event["ts"], -event.get("dur", 0)))
        named = [event for event in events if event["name"] == "thread_name"]
        self.threads = {(event["pid"], event["tid"]): event["args"]["name"] for event in named}
        # The process whose main frames are reported. The browser's own frame has one thread fewer.
        mains = [event for event in self.events if event["name"] == "BeginMainThreadFrame"]
        self.page = Counter(event["pid"] for event in mains).most_common(1)[0][0] if mains else 0

    def named(self, name: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["name"] == name and event["pid"] == self.page]

    def figures(self) -> str:
        due, missed = len(self.named("BeginFrame")), len(self.named("DroppedFrame"))
        drawn = len(self.named("DrawFrame"))
        share = missed / due if due else 0.0
        work = self.work()
        tasks = self.named("ThreadControllerImpl::RunTask")
        tasks = [event.get("dur", 0) for event in tasks if self.is_of_page(event)]
        parts = ("page", "painting", "drawing")
        spent = " | ".join(f"{work[part] / drawn / 1000:.1f}" if drawn > FEW else "–" for part in parts)
        return f"{RATE * (1 - share):.0f} | {share:.0%} | {max(tasks, default=0) / 1000:.0f} ms | {spent}"

    def is_of_page(self, event: dict[str, Any]) -> bool:
        return self.threads.get((event["pid"], event["tid"])) == "CrRendererMain"

    def work(self) -> Counter[str]:
        """The CPU time of each kind of thread, in microseconds."""
        spent: Counter[str] = Counter()
        until: dict[tuple[int, int], int] = {}
        for event in self.events:
            thread = event["pid"], event.get("tid", 0)
            kind = THREADS.get(self.threads.get(thread, ""))
            if event["ph"] != "X" or not kind or until.get(thread, -1) > event["ts"]:
                continue
            if event["pid"] == self.page or self.threads[thread] == "VizCompositorThread":
                until[thread] = event["ts"] + event.get("dur", 0)
                spent[kind] += event.get("tdur", event.get("dur", 0))
        return spent

    def drawn(self, mark: str) -> list[float]:
        """Milliseconds from each event named `mark` to the picture that shows it."""
        begun = [
            event for event in self.named("ProxyMain::BeginMainFrame") if "begin_frame_id" in event["args"]
        ]
        shown = self.presented()
        times = []
        for marked in (event for event in self.named(mark) if event["ph"] in "IRi"):
            frames = (event["args"]["begin_frame_id"] for event in begun if event["ts"] > marked["ts"])
            first = next((shown[frame] for frame in frames if frame in shown), None)
            if first:
                times.append((first - marked["ts"]) / 1000)
        return times

    def presented(self) -> dict[int, int]:
        """When each frame that was presented in full reached the screen, by its number."""
        found: dict[int, int] = {}
        open_reports: dict[str, list[dict[str, Any]]] = {}
        for event in self.named("PipelineReporter"):
            mine = open_reports.setdefault(event["id2"]["local"], [])
            if event["ph"] == "b":
                mine.append(event["args"]["frame_reporter"])
            elif mine and (frame := mine.pop())["state"] == "STATE_PRESENTED_ALL":
                found[frame["frame_sequence"]] = event["ts"]
        return found


if __name__ == "__main__":
    main()
