"""People in real browsers at a real server, for tests.

A `Person` is one browser context with one page: a language, a screen, and a way to act (`hands`; by default
the list of all moves). What the page requests and complains about is recorded, and `leave` checks it.
"""

import contextlib
import functools
import json
import os
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar

from guest import Guest, Server, salt_of
from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Locator, expect, sync_playwright
from playwright.sync_api import TimeoutError as NotInTime

from ithaca.engine import game as games
from ithaca.engine.choices import Choice
from ithaca.engine.match import Match
from ithaca.engine.text import Words, sources
from tools.browser import headless_chromium

PATIENCE = 120_000  # ms for anything that ought to happen at once: the machine may be busy
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
AXE = (Path(__file__).parent / "browser" / "vendor" / "axe.min.js").read_text("utf-8")
RUN = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
  const shown = (found) => found.nodes.slice(0, 3).map((node) => node.html).join(' ');
  return violations.map((found) => `${found.impact} ${found.id}: ${found.help} (${shown(found)})`);
}"""
BY_LOOK = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"]
NOT_BY_CHANCE = "bytes => { crypto.getRandomValues = (array) => { array.set(bytes); return array; }; }"
# People who have played every game before are not told what it is about; those who are `new_here` are.
MET = json.dumps(list(games.names()))
KNOWS_ALL = f"localStorage.getItem('ithaca-met') ?? localStorage.setItem('ithaca-met', '{MET}')"


@functools.lru_cache(maxsize=4096)
def read(text: str) -> dict[str, Any]:
    """A frame of a socket. Waiting code looks at the same ones again and again; nobody changes them."""
    found: dict[str, Any] = json.loads(text)
    return found


# No drawing by an emulated graphics card, and fewer processes that talk to each other.
LIGHT = ["--disable-gpu", "--in-process-gpu", "--enable-features=NetworkServiceInProcess2"]
CUT = re.compile(r"WebSocket connection to .* failed|net::ERR_(CONNECTION|INTERNET|EMPTY|SOCKET)")


@contextlib.contextmanager
def a_browser(find: Callable[[], str] = headless_chromium):
    """Chromium; Missing says what to do if there is none."""
    with a_launcher() as launcher, launched(launcher, find) as browser:
        yield browser


@contextlib.contextmanager
def a_launcher():
    """Playwright. A thread can have only one, and runs no other loop meanwhile."""
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        yield playwright.chromium


@contextlib.contextmanager
def launched(launcher: BrowserType, find: Callable[[], str] = headless_chromium):
    """One Chromium, with the profiles that are reused in it."""
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    flags += LIGHT if find is headless_chromium else []
    with ThreadPoolExecutor(1) as aside:  # finding it may use Playwright, too
        where = aside.submit(find).result()
    browser = launcher.launch(executable_path=where, args=flags)
    yield browser
    for kind in [kind for kind in Profile.free if kind[0] is browser]:
        del Profile.free[kind]
    browser.close()


@functools.cache
def parsed(text: str) -> Any:
    """A file of words."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


class Tongue(Words):
    """All words that a page may use in one language: the browser's own, a game's, and those of one page."""

    def __init__(
        self, lang: str, game: str = "", vocabulary: dict[str, Any] | None = None, part: str = ""
    ) -> None:
        from fluent.runtime import FluentBundle

        super().__init__(lang, "", vocabulary or {})
        self.bundle = FluentBundle([lang], use_isolating=False)
        web = files("ithaca").joinpath("web/text")
        texts = [web.joinpath(f"{lang}.ftl")]
        for name in games.names():
            texts.append(games.find(name).file(f"web/words/card/{lang}.ftl"))
        if game:
            brought = games.find(game).file("web/words")
            texts += [sources(game)[lang], web.joinpath(f"table/{lang}.ftl")]
            texts += [brought.joinpath(f"{page}/{lang}.ftl") for page in ("table", "learn", "rules")]
        texts += [web.joinpath(f"{part}/{lang}.ftl")] if part else []
        for text in texts:
            self.bundle.add_resource(parsed(text.read_text("utf-8")), allow_overrides=True)

    def add(self, part: str) -> None:
        """The words of one more page."""
        text = files("ithaca").joinpath(f"web/text/{part}/{self.lang}.ftl").read_text("utf-8")
        self.bundle.add_resource(parsed(text), allow_overrides=True)


class Profile:
    """A profile of a browser: a language, a screen, cookies, storage, and a page. Making one, starting the
    process of its page and fetching all files of the site again costs as much as some tests. So a profile in
    which nothing special was done is cleared, except for the files of the site, and reused for the next
    person who needs the same settings, whatever the look of the page."""

    free: ClassVar[dict[tuple[Browser, str], list["Profile"]]] = {}

    def __init__(self, browser: Browser, settings: dict[str, Any]) -> None:
        self.kind = kind_of(browser, settings)
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.is_changed = False
        self.used_at: list[str] = []  # the servers from which something may be left in it
        self.listeners: list[tuple[Any, str, Callable[[Any], None]]] = []

    @classmethod
    def of(cls, browser: Browser, settings: dict[str, Any]) -> "Profile":
        free = cls.free.get(kind_of(browser, settings))
        return free.pop() if free else cls(browser, settings)

    def let_in(self, scripts: list[str], look: dict[str, Any]) -> None:
        """Nobody has been here before, and this runs before the scripts of any page."""
        self.page.set_viewport_size(look["viewport"])
        self.page.emulate_media(color_scheme=look["color_scheme"])
        self.line = self.context.new_cdp_session(self.page)
        if self.used_at:
            self.context.clear_cookies()
            for origin in self.used_at:
                self.line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
            self.line.send("Page.resetNavigationHistory")
            self.used_at.clear()
        self.line.send("Page.enable")
        for script in scripts:
            self.line.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def listen(self, where: Any, event: Any, hear: Callable[[Any], None]) -> None:
        """Until the person who uses it leaves."""
        where.on(event, hear)
        self.listeners.append((where, event, hear))

    def end(self, origin: str) -> None:
        is_as_before = not self.is_changed and self._goes_aside(origin)
        for where, event, hear in self.listeners:  # who has heard what the pages said until they went
            where.remove_listener(event, hear)
        self.listeners.clear()
        if not is_as_before:
            self.context.close()
            return
        self._forget()
        self.used_at.append(origin)
        self.free.setdefault(self.kind, []).append(self)

    def _goes_aside(self, origin: str) -> bool:
        """Close all pages but the first, which then shows nothing of ours; returns whether that was possible.
        It stays at the site, since its process would end anywhere else."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        try:
            self.line.detach()  # and the scripts are gone
            self.page.goto(f"{origin}/robots.txt", wait_until="commit")  # requests from then on are not ours
        except Error:  # the server has gone, or the page is closed
            return False
        return True

    def _forget(self) -> None:
        """What the page itself stores; the rest is cleared when the next person comes."""
        self.page.wait_for_load_state()
        self.page.evaluate("sessionStorage.clear()")
        self.page.mouse.move(0, 0)


def kind_of(browser: Browser, settings: dict[str, Any]) -> tuple[Browser, str]:
    """What a profile is made with, and keeps: everything but the look of its page."""
    kept = {key: value for key, value in settings.items() if key not in ("viewport", "color_scheme")}
    return browser, json.dumps(kept, sort_keys=True)


class Person:
    """Someone at a screen."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        lang: str = "en",
        *,
        width: int = 1280,
        dark: bool = False,
        new_here: bool = False,
        speed: str = "once",  # most tests want to know rather than watch
        forced: bool = False,  # and want to decide themselves
        fresh: bool = False,  # in a profile that nobody has used before
        **context: Any,
    ) -> None:
        self.server, self.name, self.lang = server, name, lang
        height = {1280: 800, 768: 1024}.get(width, 740)
        settings = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **context}
        scheme = "dark" if dark else "light"
        settings |= {"locale": LOCALES[lang], "color_scheme": scheme}
        self.profile = Profile(browser, settings) if fresh else Profile.of(browser, settings)
        self.scripts = [] if new_here else [KNOWS_ALL]
        self.salt = salt_of(name)  # what this person adds to a deal
        self.scripts.append(f"({NOT_BY_CHANCE})({list(self.salt)})")
        self.scripts.append(f"localStorage['ithaca-speed'] ??= '{json.dumps(speed)}'")
        self.scripts.append(f"localStorage['ithaca-forced'] ??= '{json.dumps(forced)}'")
        self.say = Tongue(lang)
        self.asked: list[str] = []  # every address that was requested, if that is noted
        self.waits_for = 0  # requests that are not answered yet, if they are noted
        self.complaints: list[str] = []  # of the console, and errors of the page
        self.frames: list[str] = []  # texts that came over sockets
        self.sent: list[str] = []  # texts that went over them
        self.told: list[str] = []  # what the log of the page ought to say
        self.salts: dict[int, bytes] = {}  # that this person has added, by seat
        self.profile.let_in(self.scripts, settings)
        self.page = self.profile.page
        self.profile.listen(self.profile.context, "console", self._note_console)
        self.profile.listen(self.profile.context, "weberror", self._note_error)
        self.profile.listen(self.page, "websocket", self._note_socket)

    @property
    def context(self) -> BrowserContext:
        """The profile itself, for what a test does with it. It is not reused after that."""
        if not self.profile.is_changed:
            self.profile.is_changed = True
            for script in self.scripts:
                self.profile.context.add_init_script(script)
        return self.profile.context

    def note_requests(self) -> None:
        """Note every address that is requested from now on. It is a tenth of the cost of a page, so only
        tests that need it do so: foreign requests are refused by the page's own policy, and reported."""
        self.profile.listen(self.profile.context, "request", self._note_request)
        self.profile.listen(self.profile.context, "requestfinished", self._note_answer)
        self.profile.listen(self.profile.context, "requestfailed", self._note_answer)

    def _note_request(self, request: Any) -> None:
        self.asked.append(request.url)
        self.waits_for += 1

    def _note_answer(self, _: Any) -> None:
        self.waits_for -= 1

    def _note_console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _note_error(self, error: Any) -> None:
        self.complaints.append(str(error.error))

    def _note_socket(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self.frames.append(text))
        socket.on("framesent", lambda text: self.sent.append(text))

    # ── finding and doing, by accessible names ────────────────────────────────────────────────────

    def words(self, key: str, **args: Any) -> str:
        return self.say(key, **args)

    def by(self, role: Any, key: str, **args: Any) -> Locator:
        """The element with this role and this name, given by the key of its words."""
        return self.page.get_by_role(role, name=self.say(key, **args), exact=True)

    def press(self, what: Locator) -> None:
        what.click()

    def fill(self, what: Locator, text: str) -> None:
        what.fill(text)

    def open(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.server.url + path)

    def look_at(self, path: str) -> None:
        """Open a page and wait until it is complete."""
        self.open(path)
        expect(self.page.get_by_role("heading", level=1)).to_have_count(1)
        expect(self.page.locator("[aria-busy]")).to_have_count(0)
        self.page.wait_for_load_state("networkidle")

    def until_answered(self) -> None:
        """Wait until nothing is pending that the page has requested since requests are noted."""
        quiet = 0
        while quiet < 2:
            self.page.wait_for_timeout(25)
            quiet = quiet + 1 if self.waits_for == 0 else 0

    def introduce(self) -> None:
        """Answer the question for a name."""
        self.fill(self.by("textbox", "name-label"), self.name)
        self.press(self.by("button", "name-go"))

    def adopt(self, guest: Guest) -> None:
        """Be this guest: with the same cookie."""
        cookies = [{"name": k, "value": v, "url": self.server.url} for k, v in guest.http.cookies.items()]
        self.profile.context.add_cookies(cookies)  # type: ignore[arg-type]

    def sit(self, seat: int) -> None:
        self.press(self.by("button", "sit-at", seat=seat + 1))
        self.introduce()
        self.salts[seat] = self.salt
        expect(self.by("button", "leave-seat")).to_be_visible()

    def add_to_the_deal(self, salt: bytes) -> None:
        """Add this, and nothing that the browser draws, as long as the page stays open."""
        self.salt = salt
        self.page.evaluate(NOT_BY_CHANCE, list(salt))

    def label(self, choice: Choice) -> str:
        return self.say(f"act-{choice.verb}", **choice.args)

    def do(self, choice: Choice) -> None:
        """Play this by its button in the list of all moves."""
        self.page.mouse.move(1, 1)  # so that the next press is not ignored as a double click
        asked = self.asked_for()
        self.until(lambda: self.pressed(choice.move) or self.asked_for() > asked, choice.move)

    def pressed(self, move: str) -> bool:
        """Press this in the list. On a small screen the list closes when a move was sent: if that of the last
        move happens only now, it is opened again."""
        self.open_list()
        self.page.set_default_timeout(PATIENCE / 3)
        try:
            self.press(self.page.locator(f'[data-move="{move}"]'))
        except NotInTime:
            return False
        finally:
            self.page.set_default_timeout(PATIENCE)
        return True

    def lies_there(self, choice: Choice) -> bool:
        """Whether this was already done, with what was done before it."""
        return False

    def open_list(self) -> None:
        """One key opens it: on a wide screen it stays, on a small one it is a sheet."""
        if not self.page.get_by_test_id("actions").count():
            expect(self.by("button", "all-moves")).to_be_visible()
            self.page.keyboard.press("l")

    def sees_end(self) -> None:
        expect(self.by("region", "result")).to_be_visible()

    @property
    def log(self) -> list[str]:
        """What was done, according to the log."""
        lines = self.page.locator(".lines .event").all_text_contents()
        return [re.sub(r"[ \n]+", " ", line.replace("§", "")).strip(" ") for line in lines]

    @property
    def state(self) -> dict[str, Any]:
        """The last state that arrived."""
        self.until(self.has_heard, "no state has come")
        last = next(one for one in map(read, reversed(self.frames)) if one["type"] in ("hello", "state"))
        return last["state"] if last["type"] == "hello" else last

    def has_heard(self) -> bool:
        """Whether a state has come. The page may report what it has drawn a moment later."""
        return any(read(text)["type"] in ("hello", "state") for text in self.frames)

    @property
    def previews(self) -> list[dict[str, Any]]:
        """The server's answers since then about how the table would look after moves that are not sent
        yet."""
        found: list[dict[str, Any]] = []
        for message in map(read, self.frames):
            found = [*found, message] if message["type"] == "preview" else found
            found = [] if message["type"] in ("hello", "state") else found
        return found

    def asked_for(self) -> int:
        """How often a move, several moves, or a request for a preview was sent."""
        return sum(read(text)["type"] in ("move", "moves", "preview") for text in self.sent)

    def offers(self, move: str) -> bool:
        """Whether this move can be chosen now, also as the next one of a row."""
        if not self.has_heard():
            return False
        now = self.previews[-1] if self.previews else self.state
        if now is None:  # not started yet
            return False
        return any(action["move"] == move for action in now["legal"])

    @property
    def moves(self) -> list[dict[str, Any]]:
        """Everything that was told about moves."""
        messages = map(read, self.frames)
        return [move for one in messages if one["type"] in ("hello", "state") for move in one["told"]]

    def remembered(self, field: str) -> list[Any]:
        """This field of every object that the page has in memory, reachable by our scripts or not."""
        line = self.profile.context.new_cdp_session(self.page)
        kind = line.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        found = line.send("Runtime.queryObjects", {"prototypeObjectId": kind})["objects"]["objectId"]
        take = f"function () {{ return this.filter((one) => one.{field}).map((one) => one.{field}); }}"
        asked = {"objectId": found, "functionDeclaration": take, "returnByValue": True}
        answer = line.send("Runtime.callFunctionOn", asked)["result"]["value"]
        line.send("Runtime.releaseObject", {"objectId": found})
        line.detach()
        return list(answer)

    def until(self, holds: Callable[[], Any], what: str = "") -> None:
        """Wait until it holds. Our pages do not allow the browser's own waiting for an expression."""
        for _ in range(PATIENCE // 50):
            if holds():
                return
            self.page.wait_for_timeout(50)
        assert holds(), what

    def sees_board(self, game: str, match: Match) -> None:
        """A game has begun at the table that is open."""
        self.say = Tongue(self.lang, game, match.vocabulary(self.lang))
        expect(self.by("region", "board")).to_be_visible()

    # ── going ─────────────────────────────────────────────────────────────────────────────────────

    def leave(self, may_be_cut: bool = False) -> None:
        """Leave, and check what the browser had to complain about."""
        away = [page.url for page in self.profile.context.pages if not self._is_ours(page.url)]
        self.profile.end(self.server.url)
        assert not away, f"{self.name}'s browser is elsewhere: {away}"
        complaints = [one for one in self.complaints if not (may_be_cut and CUT.search(one))]
        assert not complaints, f"{self.name}'s browser complains: {complaints}"
        self.complaints.clear()

    def _is_ours(self, url: str) -> bool:
        host = f"localhost:{self.server.port}/"
        return url.startswith((f"http://{host}", "data:", "blob:", "about:"))


def violations(one: Person, *rules: str) -> list[str]:
    """What axe reports, by its usual rules and these."""
    more = {rule: {"enabled": True} for rule in rules}
    return told_by_axe(one, {"rules": more} if more else {})


def violations_of_look(one: Person) -> list[str]:
    """The same by the rules that depend on theme and size, for a page that was checked by all of them
    before."""
    return told_by_axe(one, {"runOnly": {"type": "rule", "values": BY_LOOK}})


def told_by_axe(one: Person, asked: dict[str, Any]) -> list[str]:
    if one.page.evaluate("typeof axe === 'undefined'"):
        one.page.evaluate(AXE)
    found: list[str] = one.page.evaluate(RUN, asked)
    return found
