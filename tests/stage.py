"""People in real browsers at a real server, for tests.

A `Person` is one browser context with one page: a language, a screen, and a way to act. Whatever the page
asks for and complains about is recorded, and `leave` looks at it.
"""

import contextlib
import functools
import json
import os
import re
import time
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from guest import Guest, Server, salt_of
from playwright.sync_api import Browser, Locator, expect, sync_playwright
from playwright.sync_api import TimeoutError as NotInTime

from ithaca.bots import Budget, sight
from ithaca.bots.greedy import Greedy
from ithaca.engine import game as games
from ithaca.engine.choices import Choice
from ithaca.engine.match import Match
from ithaca.engine.seeds import game_key, seed_of_number
from ithaca.engine.text import Word, Words, sources
from ithaca.engine.undo import can_undo
from tools.browser import headless_chromium

ECHO = 400  # ms in which a second press at the same place is none
PATIENCE = 15_000  # ms for anything that ought to happen at once
SEED = 7  # of every practice table here
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
AXE = (Path(__file__).parent / "browser" / "vendor" / "axe.min.js").read_text("utf-8")
RUN = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
  const shown = (found) => found.nodes.slice(0, 3).map((node) => node.html).join(' ');
  return violations.map((found) => `${found.impact} ${found.id}: ${found.help} (${shown(found)})`);
}"""
NOT_BY_CHANCE = "bytes => { crypto.getRandomValues = (array) => { array.set(bytes); return array; }; }"
# Who has sat down to every game before is not told what it is about; `new_here` is.
MET = json.dumps(list(games.names()))
KNOWS_ALL = f"localStorage.getItem('ithaca-met') ?? localStorage.setItem('ithaca-met', '{MET}')"


@functools.lru_cache(maxsize=4096)
def read(text: str) -> dict[str, Any]:
    """A frame of a socket. Whoever waits looks at the same ones again and again; nobody changes them."""
    found: dict[str, Any] = json.loads(text)
    return found


CUT = re.compile(r"WebSocket connection to .* failed|net::ERR_(CONNECTION|INTERNET|EMPTY|SOCKET)")


@contextlib.contextmanager
def a_browser(find: Callable[[], str] = headless_chromium):
    """Chromium; Missing says what to do if there is none."""
    flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    flags += ["--disable-gpu"] if find is headless_chromium else []  # a drawn one costs more than none
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=find(), args=flags)
        yield browser
        browser.close()


@functools.cache
def parsed(text: str) -> Any:
    """A file of words."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


class Tongue(Words):
    """All words that a page may say in one language: the browser's own, a game's, and those of one page."""

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
        speed: str = "once",  # most tests would rather know than watch
        forced: bool = False,  # and would rather decide themselves
        **context: Any,
    ) -> None:
        self.server, self.name, self.lang = server, name, lang
        height = {1280: 800, 768: 1024}.get(width, 740)
        settings = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **context}
        scheme = "dark" if dark else "light"
        self.context = browser.new_context(locale=LOCALES[lang], color_scheme=scheme, **settings)
        self.context.set_default_timeout(PATIENCE)
        if not new_here:
            self.context.add_init_script(KNOWS_ALL)
        if "ITHACA_TEST_DEALS" in os.environ:
            self.context.add_init_script(f"({NOT_BY_CHANCE})({list(salt_of(name))})")
        self.context.add_init_script(f"localStorage['ithaca-speed'] ??= '{json.dumps(speed)}'")
        self.context.add_init_script(f"localStorage['ithaca-forced'] ??= '{json.dumps(forced)}'")
        self.say = Tongue(lang)
        self.asked: list[str] = []  # every address that was asked for
        self.complaints: list[str] = []  # of the console, and errors of the page
        self.frames: list[str] = []  # texts that came over sockets
        self.sent: list[str] = []  # texts that went over them
        self.told: list[str] = []  # what the log of the page ought to say
        self.salts: dict[int, bytes] = {}  # that this person has added to a deal, by seat
        self.page = self.context.new_page()
        self.waits_for = 0  # requests that are not answered yet
        self.context.on("request", self._note_request)
        self.context.on("requestfinished", self._note_answer)
        self.context.on("requestfailed", self._note_answer)
        self.context.on("console", self._note_console)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page.on("websocket", self._note_socket)

    def _note_answer(self, _: Any) -> None:
        self.waits_for -= 1

    def _note_request(self, request: Any) -> None:
        self.waits_for += 1
        self.asked.append(request.url)
        if request.method == "POST" and request.url.endswith("/sit"):
            body = request.post_data_json
            self.salts[body["seat"]] = bytes.fromhex(body["salt"])

    def _note_console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _note_socket(self, socket: Any) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda text: self.frames.append(text))
        socket.on("framesent", lambda text: self.sent.append(text))

    # ── finding and doing, by accessible names ────────────────────────────────────────────────────

    def words(self, key: str, **args: Any) -> str:
        return self.say(key, **args)

    def by(self, role: Any, key: str, **args: Any) -> Locator:
        """What has this role and this name, given by the key of its words."""
        return self.page.get_by_role(role, name=self.say(key, **args), exact=True)

    def press(self, what: Locator) -> None:
        what.click()

    def fill(self, what: Locator, text: str) -> None:
        what.fill(text)

    def open(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.server.url + path)

    def look_at(self, path: str) -> None:
        """Open a page and wait until all of it is there."""
        self.open(path)
        expect(self.page.get_by_role("heading", level=1)).to_have_count(1)
        expect(self.page.locator("[aria-busy]")).to_have_count(0)
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
        self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def sit(self, seat: int) -> None:
        self.press(self.by("button", "sit-at", seat=seat + 1))
        self.introduce()
        expect(self.by("button", "leave-seat")).to_be_visible()

    def label(self, choice: Choice) -> str:
        return self.say(f"act-{choice.verb}", **choice.args)

    def do(self, choice: Choice) -> None:
        """Play this by its button in the list of all moves."""
        self.page.mouse.move(1, 1)  # what is pressed now is no echo of what was pressed last
        asked = self.asked_for()
        self.until(lambda: self.pressed(choice.move) or self.asked_for() > asked, choice.move)

    def pressed(self, move: str) -> bool:
        """Press this in the list. On a small screen the list closes when a move was sent: if that of the last
        move happens only now, it is opened again."""
        self.open_list()
        self.context.set_default_timeout(PATIENCE / 3)
        try:
            self.press(self.page.locator(f'[data-move="{move}"]'))
        except NotInTime:
            return False
        finally:
            self.context.set_default_timeout(PATIENCE)
        return True

    def lies_there(self, choice: Choice) -> bool:
        """Whether this was done already, with what was done before it."""
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
        """What was done, as the log tells it."""
        lines = self.page.locator(".lines .event").all_text_contents()
        return [re.sub(r"[ \n]+", " ", line.replace("§", "")).strip(" ") for line in lines]

    @property
    def state(self) -> dict[str, Any]:
        """The last state that came over the line."""
        for message in map(read, reversed(self.frames)):
            if message["type"] in ("hello", "state"):
                return message["state"] if message["type"] == "hello" else message
        raise AssertionError("no state has come")

    @property
    def previews(self) -> list[dict[str, Any]]:
        """What the server said since then of how the table would look, after moves that are not sent yet."""
        found: list[dict[str, Any]] = []
        for message in map(read, self.frames):
            found = [*found, message] if message["type"] == "preview" else found
            found = [] if message["type"] in ("hello", "state") else found
        return found

    def asked_for(self) -> int:
        """How often a move, several, or a look at what they would do went over the line."""
        return sum(read(text)["type"] in ("move", "moves", "preview") for text in self.sent)

    def offers(self, move: str) -> bool:
        """Whether this move can be chosen now, also as the next one of a row."""
        now = self.previews[-1] if self.previews else self.state
        return any(action["move"] == move for action in now["legal"])

    @property
    def moves(self) -> list[dict[str, Any]]:
        """All that was told of moves over the line."""
        messages = map(read, self.frames)
        return [move for one in messages if one["type"] in ("hello", "state") for move in one["told"]]

    def remembered(self, field: str) -> list[Any]:
        """This field of every object that the page holds in memory, reachable by our scripts or not."""
        line = self.context.new_cdp_session(self.page)
        kind = line.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        found = line.send("Runtime.queryObjects", {"prototypeObjectId": kind})["objects"]["objectId"]
        take = f"function () {{ return this.filter((one) => one.{field}).map((one) => one.{field}); }}"
        asked = {"objectId": found, "functionDeclaration": take, "returnByValue": True}
        answer = line.send("Runtime.callFunctionOn", asked)["result"]["value"]
        line.send("Runtime.releaseObject", {"objectId": found})
        line.detach()
        return list(answer)

    def until(self, holds: Callable[[], Any], what: str = "") -> None:
        """Wait until it holds. The browser's own waiting for an expression is not allowed by our pages."""
        for _ in range(PATIENCE // 50):
            if holds():
                return
            self.page.wait_for_timeout(50)
        assert holds(), what

    # ── going ─────────────────────────────────────────────────────────────────────────────────────

    def leave(self, may_be_cut: bool = False) -> None:
        """Go, and look at what the browser had to say."""
        self.context.close()
        away = [url for url in self.asked if not self._is_ours(url)]
        assert not away, f"{self.name}'s browser asked elsewhere: {away}"
        complaints = [one for one in self.complaints if not (may_be_cut and CUT.search(one))]
        assert not complaints, f"{self.name}'s browser complains: {complaints}"
        self.complaints.clear()

    def _is_ours(self, url: str) -> bool:
        host = f"localhost:{self.server.port}/"
        return url.startswith((f"http://{host}", f"ws://{host}", "data:", "blob:", "about:"))


# Where a card of a fan is not covered by another one; all else is pressed in its middle.
SEEN = """it => {
  if (!it.closest('.fan')) return null;
  const { left, top, width, height } = it.getBoundingClientRect();
  const tries = [0.12, 0.88, 0.5, 0.3, 0.7].map((part) => ({ x: width * part, y: height * 0.4 }));
  return tries.find(({ x, y }) => it.contains(document.elementFromPoint(left + x, top + y))) ?? null;
}"""
IN_HAND = "it => Boolean(it.closest('.hand'))"
OFFERED = ("wind", "hide")  # at the zone that was pressed lie the cards for it


class OnTheBoard(Person):
    """Plays with pieces and the pointer, never with the list: the place first if what goes there is offered
    at it, else in the order of a move's words."""

    hand = 0  # gestures since the last decision
    begun = 0  # choices that are part of the row on the table
    place_first = True

    def __init__(self, *how: Any, **context: Any) -> None:
        super().__init__(*how, **context)
        self.gestures: list[int] = []  # that each decision took

    def gesture(self, what: Locator) -> None:
        self.hand += 1
        self.press(what)

    def press(self, what: Locator) -> None:
        self.reach_out("click", what)

    def reach_out(self, how: str, what: Locator) -> None:
        """Click, tap or hover: a card that others overlap is met at what is to be seen of it. Cards move
        aside for each other; after a moment one looks again."""
        self.until(lambda: what.count(), str(what))
        for patience in (PATIENCE / 10, PATIENCE / 5):
            with contextlib.suppress(NotInTime):
                getattr(what, how)(position=what.evaluate(SEEN), timeout=patience)
                return
        getattr(what, how)(position=what.evaluate(SEEN))

    def decided(self) -> None:
        self.gestures.append(self.hand)
        self.hand = 0

    @property
    def row(self) -> list[str]:
        """The moves that the page has asked to see, and not sent."""
        asked = [read(text) for text in self.sent if '"preview"' in text or '"move' in text]
        return asked[-1]["moves"] if asked and asked[-1]["type"] == "preview" else []

    def lies_there(self, choice: Choice) -> bool:
        """A card that was pressed for what it does is paid first: nobody has to press it again."""
        return self.row[self.begun : self.begun + 1] == [choice.move]

    def do(self, choice: Choice) -> None:
        if self.lies_there(choice):
            self.go_on()
            return
        if len(self.row) > self.begun > 0:
            self.gesture(self.by("button", "undo"))  # another card than the one that was pressed
        else:
            self.until(lambda: self.offers(choice.move))
        self.page.mouse.move(1, 1)  # what comes next is no echo of what was pressed last
        if self.previews and ":" not in choice.move:
            self.end_row()
            return
        control, pieces = self.control(choice), self.anchors(choice)
        self.until(lambda: control.count() or self.piece(pieces[0]).count(), choice.move)
        if control.count():
            self.gesture(control.first)
            self.decided()
            return
        if self.place_first and choice.verb in OFFERED:
            self.gesture(self.piece(pieces[1]))
            self.confirm(choice)
            return
        known = len(self.previews)
        both = pieces[0].startswith("verb:") and self.piece(pieces[0]).evaluate(IN_HAND)
        for anchor in pieces:
            self.gesture(self.piece(anchor))
        self.until(lambda: len(self.previews) > known or self.page.get_by_test_id("confirm").count())
        if len(self.previews) == known:
            self.confirm(choice)
            return
        self.until(lambda: len(self.previews) > known + both)
        self.go_on()

    def go_on(self) -> None:
        """One more choice is part of the row; if nothing follows it is sent."""
        self.begun += 1
        if self.begun == len(self.row) and not is_midway(self.previews[-1]["view"]):
            self.end_row()

    def end_row(self) -> None:
        """Send what was chosen one after another: the confirm says it in its own words."""
        known, self.begun = len(self.frames), 0
        self.gesture(self.page.get_by_test_id("confirm").locator(".main"))
        self.decided()
        self.until(lambda: any(read(text)["type"] == "done" for text in self.frames[known:]))

    def anchors(self, choice: Choice) -> list[str]:
        """The pieces that stand for it: one for each of its words, or one for its verb."""
        words = [value for value in choice.args.values() if isinstance(value, Word)]
        named = [f"{word.kind}:{word.name}" for word in words if f"{word.name}" in choice.move.split(":")]
        return named or [f"verb:{choice.verb}"]

    def piece(self, anchor: str) -> Locator:
        """What bears this anchor and can be picked now."""
        mark = f'[data-anchor="{anchor}"]'
        return self.page.locator(f".spot.can{mark}, button.tile.can{mark}, .plate.can{mark} > .take").first

    def control(self, choice: Choice) -> Locator:
        """What has no words is a button of the board or one of the few controls; it is played at once."""
        if ":" in choice.move:
            return self.page.locator("no-such-element")
        found = self.page.locator(".few, .boardbox").get_by_role(
            "button", name=self.label(choice), exact=True
        )
        return found.or_(self.page.locator(f'[data-answer="{choice.move}"]'))

    def confirm(self, choice: Choice) -> None:
        """By the button beside the piece."""
        beside = self.page.get_by_test_id("confirm")
        self.gesture(beside.get_by_role("button", name=self.label(choice), exact=True))
        self.decided()


def is_midway(view: dict[str, Any] | None) -> bool:
    """Whether a payment goes on after this preview."""
    return view is not None and bool(view["bill"] or view["phase"] in ("raising", "exchanging"))


class ByDrag(OnTheBoard):
    """Drags a card to where it goes; what is not a card is pressed."""

    dragged = 0

    def do(self, choice: Choice) -> None:
        anchors = self.anchors(choice)
        self.until(lambda: self.offers(choice.move) or self.row)
        if len(anchors) != 2 or not self.piece(anchors[0]).count():
            super().do(choice)
            return
        self.hand += 1
        self.drag(self.piece(anchors[0]), anchors[1])
        self.confirm(choice)

    def drag(self, card: Locator, anchor: str) -> None:
        """From the card, taken where it is to be seen, to the middle of where it goes."""
        self.dragged += 1
        self.reach_out("hover", card)
        self.page.mouse.down()
        at = self.page.locator(f'[data-anchor="{anchor}"]').first.bounding_box()
        assert at
        self.page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, steps=5)
        self.page.mouse.up()


class ByTouch(Person):
    def press(self, what: Locator) -> None:
        what.tap()

    def do(self, choice: Choice) -> None:
        self.page.wait_for_timeout(ECHO)  # a finger does not move away: what it taps too soon is an echo
        super().do(choice)


class Tapping(OnTheBoard):
    """Plays with pieces and a thumb."""

    def press(self, what: Locator) -> None:
        self.reach_out("tap", what)

    def do(self, choice: Choice) -> None:
        self.page.wait_for_timeout(ECHO)  # a finger does not move away: what it taps too soon is an echo
        super().do(choice)

    def piece(self, anchor: str) -> Locator:
        """Who does not see it on a small board looks at all of it."""
        found = super().piece(anchor)
        further = self.page.locator(".lens button").last
        while found.count() and not found.evaluate(IN_SIGHT) and further.is_enabled():
            further.tap()
        return found


class Typing(OnTheBoard):
    """Plays with pieces and the keyboard; that tab and arrows lead everywhere is told elsewhere."""

    place_first = False

    def press(self, what: Locator) -> None:
        what.focus()
        self.page.keyboard.press("Enter")


class ByKeys(Person):
    """Has a keyboard only, and knows things only by their names."""

    def press(self, what: Locator) -> None:
        self.reach(what)
        self.page.keyboard.press("Enter")

    def fill(self, what: Locator, text: str) -> None:
        self.reach(what)
        self.page.keyboard.type(text)

    def do(self, choice: Choice) -> None:
        self.open_list()
        listed = self.page.get_by_test_id("actions")
        self.reach(listed.get_by_role("button", name=self.label(choice), exact=True).first)
        self.page.keyboard.press("Space" if len(self.told) % 2 else "Enter")

    def reach(self, what: Locator, most: int = 200) -> None:
        """Tab until it has the focus."""
        expect(what).to_be_visible()
        for _ in range(most):
            if what.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not reach {what}")


def violations(one: Person, *rules: str) -> list[str]:
    """What axe has to say, by all its rules or by these."""
    one.page.evaluate(AXE)
    found: list[str] = one.page.evaluate(RUN, {"runOnly": list(rules)} if rules else {})
    return found


# ── a table ───────────────────────────────────────────────────────────────────────────────────────


class Play:
    """A practice table, and the same game beside it: what `greedy` would do, the people do in their pages."""

    def __init__(self, people: list[Person], game: str) -> None:
        self.people, self.game, self.id = people, game, ""
        self.greedy = Greedy(bytes(32))
        self.match: Match | None = None

    def open(self, **setup: Any) -> str:
        """The first one opens a table through the pages; returns the link for the others."""
        host = self.people[0]
        host.open("/")
        title = games.find(self.game).title
        host.press(host.by("link", "with-friends-game", game=title))
        host.press(host.page.get_by_role("radio", name=str(len(self.people)), exact=True))
        host.press(host.page.get_by_text(host.words("more"), exact=True))
        host.by("checkbox", "practice").check()
        host.by("spinbutton", "practice-seed").fill(str(SEED))
        host.press(host.by("button", "make-table"))
        host.introduce()
        link = host.by("textbox", "invite").input_value()
        self.id = link.rpartition("/")[2]
        return link

    def lay(self, **setup: Any) -> None:
        """The same without the pages: all sit at a table that is dealt."""
        guests = [Guest(person.server, person.name, person.lang) for person in self.people]
        self.id = guests[0].open_table(self.game, len(guests), practice=SEED, **setup)
        for seat, (guest, person) in enumerate(zip(guests, self.people, strict=True)):
            last = seat == len(guests) - 1
            person.salts[seat] = self.short_game() if last else bytes([seat] * 16)
            guest.at(self.id, "sit", seat=seat, salt=person.salts[seat].hex(), name=person.name)
            person.adopt(guest)
        guests[0].at(self.id, "start")
        for guest, person in zip(guests, self.people, strict=True):
            guest.go()
            person.open(f"/t/{self.id}")
        self.begin()

    def begin(self) -> None:
        """The table is dealt: the same game begins beside it."""
        self.match = self.dealt(self.salts())
        self.greedy = Greedy(bytes(32))
        for person in self.people:
            person.say = Tongue(person.lang, self.game, self.match.vocabulary(person.lang))
            person.told = []
            expect(person.by("region", "board")).to_be_visible()

    def gather(self) -> None:
        """All sit down; what the last one adds to the deal makes it a short game."""
        link = self.open()
        last = len(self.people) - 1
        for seat, person in enumerate(self.people[1:], start=1):
            person.open(link)
            if seat == last:
                self.wait(lambda: len(self.salts()) == last)
                person.page.evaluate(NOT_BY_CHANCE, list(self.short_game()))
            person.sit(seat)
        host = self.people[0]
        host.press(host.by("button", "start"))
        self.begin()

    def salts(self) -> list[bytes]:
        known = {seat: salt for person in self.people for seat, salt in person.salts.items()}
        return [known[seat] for seat in sorted(known)]

    def wait(self, holds: Callable[[], bool]) -> None:
        """Until it holds; meanwhile the browser may speak."""
        until = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < until
            self.people[0].page.wait_for_timeout(20)

    def short_game(self) -> bytes:
        """A last number with which greedy players are soon done, but not at once."""
        found: dict[int, bytes] = {}
        for nth in range(40):
            salt = nth.to_bytes(16, "big")
            match = self.dealt([*self.salts(), salt])
            self.greedy = Greedy(bytes(32))  # with the same luck each time, and when it counts
            while not match.over and len(match.moves) < 400:
                match.play(self.next_of(match).action)
            found[len(match.moves)] = salt
        return found[min(length for length in found if length >= 40)]

    def dealt(self, salts: Iterable[bytes]) -> Match:
        key = game_key(seed_of_number(SEED), self.id, list(salts))
        return Match(games.find(self.game), [person.name for person in self.people], key)

    def next_of(self, match: Match) -> Choice:
        action = self.greedy.choose(*sight(match), Budget())
        return next(choice for choice in match.choices(match.actor) if choice.action == action)

    def step(self) -> Choice:
        """The one who decides does so. If the game is over before what a test waits for, another is dealt."""
        assert self.match
        if self.match.over:
            self.lay()
        choice, person = self.next_of(self.match), self.people[self.match.actor]
        asked, lies = person.asked_for(), person.lies_there(choice)
        person.do(choice)
        person.until(lambda: lies or person.asked_for() > asked, f"the page has not sent {choice.move}")
        self.played(choice)
        return choice

    def played(self, choice: Choice) -> None:
        """A choice was made in a page: make it beside it, too."""
        assert self.match
        self.match.play(choice.action)
        for seat, one in enumerate(self.people):
            one.told += self.match.tell(seat, one.lang)

    def steps(self, count: int) -> None:
        """So many moves, and those that are needed until everybody has seen them."""
        assert self.match
        for _ in range(count):
            if not self.match.over:
                self.step()
        self.until_all_have_seen()

    def until_all_have_seen(self) -> None:
        """What its player may still take back nobody else has seen: go on until there is nothing of it."""
        assert self.match
        while can_undo(self.match) and not self.match.over:
            self.step()

    def to_the_end(self) -> None:
        assert self.match
        while not self.match.over:
            self.step()
        for person in self.people:
            person.sees_end()


# Whether the middle of a spot of the board can be seen; what is no spot is scrolled to.
IN_SIGHT = """it => {
  const map = it.closest('.map')?.getBoundingClientRect();
  const { x, y, width, height } = it.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return !map || (cx > map.left && cx < map.right && cy > map.top && cy < map.bottom);
}"""
