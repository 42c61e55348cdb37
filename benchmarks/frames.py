"""How smooth the table is: frames while one pans, hovers and plays on the busiest boards, and how soon a
move's answer is drawn. Prints a table.

    python -m benchmarks.frames [SECONDS]

Everything is measured in the page by the browser's own clocks: frames by `requestAnimationFrame`, long tasks
by a `PerformanceObserver`, the work of the main thread by the DevTools' counters in its own time (so that a
busy machine does not count), the answer from the frame of the socket to the picture that shows it.
"""

import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from guest import Guest, Server, a_server
from playwright.sync_api import Browser, CDPSession, Page
from stage import a_browser


class Busy(NamedTuple):
    """A board with much on it: when to look at it."""

    game: str
    players: int
    phases: tuple[str, ...]
    after: int  # moves of one's own


BUSIEST = (Busy("ulysses", 5, ("debating", "raising"), 30), Busy("odysseus", 6, ("turn",), 6))
SECONDS = 4.0
MOVES = 25  # whose answers are timed
FRAME = 1000 / 60  # ms
LATE = 1.5 * FRAME
WITHIN = 50  # ms from the answer to the picture

WATCH = """
window.watched = { frames: [], tasks: [], answers: [] };
new PerformanceObserver((list) => list.getEntries().forEach((task) => watched.tasks.push(task.duration)))
  .observe({ type: 'longtask' });
let last = 0;
const count = (now) => {
  if (last) watched.frames.push(now - last);
  last = now;
  requestAnimationFrame(count);
};
requestAnimationFrame(count);
const drawn = (then) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => watched.answers.push(performance.now() - then);
  port2.postMessage(0);
});
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      if (data.startsWith('{"type":"state"')) drawn(performance.now());
    });
  }
};
"""


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    print("| board | doing | frames/s | late frames | longest frame | main thread per frame | longest task |")
    print("|---|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, a_server(Path(folder)) as server, a_browser() as browser:
        server.wait_until_ready(*(board.game for board in BUSIEST))
        answers = {board.game: measure(server, browser, board, seconds) for board in BUSIEST}
    for game, times in answers.items():
        middle, worst = statistics.median(times), max(times)
        late = sum(each > WITHIN for each in times)
        print(
            f"\n{game}: a move's answer is drawn after {middle:.0f} ms (median), {worst:.0f} ms at most; ",
            end="",
        )
        print(f"{late} of {len(times)} took more than {WITHIN} ms.")


def measure(server: Server, browser: Browser, board: Busy, seconds: float) -> list[float]:
    """One board: print its rows, return how long each answer took to be drawn."""
    guest, table = busy_table(server, board)
    context = browser.new_context(viewport={"width": 1920, "height": 1080}, reduced_motion="no-preference")
    cookies = guest.http.cookies.items()
    context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies])
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector(".spot")
    page.wait_for_timeout(1000)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    for name, act in (("rest", rest), ("hover", hover), ("pan", pan), ("play", play)):
        report(page, line, f"{board.game}, {board.players}", name, act, seconds)
    answers: list[float] = page.evaluate("watched.answers")
    context.close()
    guest.go()
    return answers


def busy_table(server: Server, board: Busy) -> tuple[Guest, str]:
    """A table against bots, some way into the game, in a phase in which there is much to see."""
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
    """Enlarge the board, take it and move it about."""
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
    """Press whatever may be done; bots answer at once."""
    for _ in range(MOVES):
        button = page.locator(".act").first
        try:
            button.click(timeout=3000)
        except Exception:  # the game is over, or somebody else thinks
            return
        page.wait_for_timeout(40)


# ── what was measured ─────────────────────────────────────────────────────────────────────────────


def report(
    page: Page, line: CDPSession, board: str, name: str, act: Callable[[Page, float], None], seconds: float
) -> None:
    page.evaluate("watched.frames.length = watched.tasks.length = 0")
    before = busy(line)
    act(page, seconds)
    spent = 1000 * (busy(line) - before)
    seen: dict[str, Any] = page.evaluate("({ frames: watched.frames, tasks: watched.tasks })")
    frames = seen["frames"] or [math.inf]
    rate = 1000 * len(frames) / sum(frames)
    late = sum(frame > LATE for frame in frames) / len(frames)
    tasks = f"{max(seen['tasks']):.0f} ms" if seen["tasks"] else "none over 50 ms"
    figures = f"{rate:.0f} | {late:.0%} | {max(frames):.0f} ms | {spent / len(frames):.1f} ms | {tasks}"
    print(f"| {board} | {name} | {figures} |", flush=True)


def busy(line: CDPSession) -> float:
    """Seconds that the main thread has worked."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


if __name__ == "__main__":
    main()
