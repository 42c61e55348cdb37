"""Ways to act at a table: with the pointer, by dragging, by touch, with the keyboard."""

import contextlib
from collections.abc import Callable
from typing import Any

from guest import Guest, Line, Server
from people import PATIENCE, Person, read
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as NotInTime

from ithaca.engine.choices import Choice
from ithaca.engine.match import Match
from ithaca.engine.text import Word

ECHO = 400  # ms in which a second press at the same place is ignored
# Where a card of a fan is not covered by another one; everything else is pressed in its middle.
SEEN = """it => {
  if (!it.closest('.fan')) return null;
  const { left, top, width, height } = it.getBoundingClientRect();
  const tries = [0.12, 0.88, 0.5, 0.3, 0.7].map((part) => ({ x: width * part, y: height * 0.4 }));
  return tries.find(({ x, y }) => it.contains(document.elementFromPoint(left + x, top + y))) ?? null;
}"""
IN_HAND = "it => Boolean(it.closest('.hand'))"
OFFERED = ("wind", "hide")  # the cards for a zone that was pressed are next to it
# Whether the middle of a spot of the board is visible; other things are scrolled to.
IN_SIGHT = """it => {
  const map = it.closest('.map')?.getBoundingClientRect();
  const { x, y, width, height } = it.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return !map || (cx > map.left && cx < map.right && cy > map.top && cy < map.bottom);
}"""


class OnTheBoard(Person):
    """Plays with pieces and the pointer, never with the list: the place first if what goes there is offered
    at it, otherwise in the order of a move's words."""

    hand = 0  # presses since the last decision
    begun = 0  # choices that are part of the row on the table
    place_first = True

    def __init__(self, *how: Any, **context: Any) -> None:
        super().__init__(*how, **context)
        self.gestures: list[int] = []  # of each decision

    def gesture(self, what: Locator) -> None:
        self.hand += 1
        self.press(what)

    def press(self, what: Locator) -> None:
        self.reach_out("click", what)

    def reach_out(self, how: str, what: Locator) -> None:
        """Click, tap or hover: a card that others overlap is hit at its visible part. Cards move aside for
        each other; after a moment the position is looked up again."""
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
        """The moves of which the page has requested a preview, and which it has not sent."""
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
        self.page.mouse.move(1, 1)  # so that the next press is not ignored as a double click
        if self.previews and ":" not in choice.move:
            self.end_row()
            return
        control, pieces = self.control(choice), self.anchors(choice)
        if self.is_control(control, self.piece(pieces[0]), choice.move):
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
        """Add one more choice to the row; if nothing follows it is sent."""
        self.begun += 1
        if self.begun == len(self.row) and not is_midway(self.previews[-1]["view"]):
            self.end_row()

    def end_row(self) -> None:
        """Send what was chosen one after another: the confirmation has its own words."""
        known, self.begun = len(self.frames), 0
        self.gesture(self.page.get_by_test_id("confirm").locator(".main"))
        self.decided()
        self.until(lambda: any(read(text)["type"] == "done" for text in self.frames[known:]))

    def anchors(self, choice: Choice) -> list[str]:
        """The pieces for it: one for each of its words, or one for its verb."""
        words = [value for value in choice.args.values() if isinstance(value, Word)]
        named = [f"{word.kind}:{word.name}" for word in words if f"{word.name}" in choice.move.split(":")]
        return named or [f"verb:{choice.verb}"]

    def piece(self, anchor: str) -> Locator:
        """What has this anchor and can be picked now."""
        mark = f'[data-anchor="{anchor}"]'
        return self.page.locator(f".spot.can{mark}, button.tile.can{mark}, .plate.can{mark} > .take").first

    def control(self, choice: Choice) -> Locator:
        """A move without words is a button of the board or one of the few controls; it is played at once."""
        if ":" in choice.move:
            return self.page.locator("no-such-element")
        found = self.page.locator(".few, .boardbox").get_by_role(
            "button", name=self.label(choice), exact=True
        )
        return found.or_(self.page.locator(f'[data-answer="{choice.move}"]'))

    def is_control(self, control: Locator, piece: Locator, move: str) -> bool:
        """Which of the two can be pressed, as soon as one is there. It is looked up at once: while the table
        is drawn it may disappear for a moment."""
        found: list[Locator] = []
        self.until(lambda: found.extend(one for one in (control, piece) if one.count()) or found, move)
        return found[0] is control

    def confirm(self, choice: Choice) -> None:
        """With the button next to the piece."""
        beside = self.page.get_by_test_id("confirm")
        self.gesture(beside.get_by_role("button", name=self.label(choice), exact=True))
        self.decided()


def is_midway(view: dict[str, Any] | None) -> bool:
    """Whether a payment goes on after this preview."""
    return view is not None and bool(view["bill"] or view["phase"] in ("raising", "exchanging"))


class ByDrag(OnTheBoard):
    """Drags a card to its place; what is not a card is pressed."""

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
        """From the visible part of the card to the middle of its place."""
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
        self.page.wait_for_timeout(ECHO)  # a finger does not move away: a tap that comes too soon is ignored
        super().do(choice)


class Tapping(OnTheBoard):
    """Plays with pieces and a thumb."""

    def press(self, what: Locator) -> None:
        self.reach_out("tap", what)

    def do(self, choice: Choice) -> None:
        self.page.wait_for_timeout(ECHO)  # a finger does not move away: a tap that comes too soon is ignored
        super().do(choice)

    def piece(self, anchor: str) -> Locator:
        """If it is not visible on a small board, look at all of it."""
        found = super().piece(anchor)
        further = self.page.locator(".lens button").last
        while found.count() and not found.evaluate(IN_SIGHT) and further.is_enabled():
            further.tap()
        return found


class Typing(OnTheBoard):
    """Plays with pieces and the keyboard; that tab and arrows lead everywhere is tested elsewhere."""

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
        """A list that is redrawn between the last tab and the key takes the focus away: then try again."""
        asked = self.asked_for()
        while self.asked_for() == asked:
            self.press_in_list(choice)
            for _ in range(200):
                if self.asked_for() > asked:
                    return
                self.page.wait_for_timeout(50)

    def press_in_list(self, choice: Choice) -> None:
        self.open_list()
        listed = self.page.get_by_test_id("actions")
        self.reach(listed.get_by_role("button", name=self.label(choice), exact=True).first)
        self.page.keyboard.press("Space" if len(self.told) % 2 else "Enter")

    def reach(self, what: Locator, most: int = 200) -> None:
        """Press tab until it has the focus."""
        expect(what).to_be_visible()
        for _ in range(most):
            if what.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not reach {what}")


class OverTheLine:
    """Someone whose page nobody looks at: plays without one, and costs a test a hundredth of the time."""

    def __init__(self, _: Browser, server: Server, name: str, lang: str = "en") -> None:
        self.server, self.name, self.lang = server, name, lang
        self.salts: dict[int, bytes] = {}
        self.told: list[str] = []
        self.guest, self.count = Guest(server, "", lang), 0

    def adopt(self, guest: Guest) -> None:
        self.guest.http.cookies.update(guest.http.cookies)

    def open(self, path: str) -> None:
        self.line = self.guest.line(path.rpartition("/")[2], next(iter(self.salts)))

    def sees_board(self, game: str, match: Match) -> None:
        self.line.hear_of("hello")

    def do(self, choice: Choice) -> None:
        play_when_asked(self.line, choice)
        self.count += 1

    def lies_there(self, choice: Choice) -> bool:
        return False

    def asked_for(self) -> int:
        return self.count

    def until(self, holds: Callable[[], Any], what: str = "") -> None:
        assert holds(), what

    def sees_end(self) -> None:
        self.line.hear_result()

    def leave(self) -> None:
        self.guest.go()


def play_when_asked(line: Line, choice: Choice) -> None:
    while all(action["move"] != choice.move for action in line.state["legal"]):
        line.hear()
    answer = line.play(choice.move)
    assert answer["type"] == "done", answer
