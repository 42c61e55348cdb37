"""The stage: one screen that never scrolls and never jumps, and on which decisions are made with pieces."""

import json
import random

import pytest
from guest import seated, some_guests
from hands import ECHO, ByDrag, OnTheBoard, OverTheLine
from people import PHONE, Person, violations
from playwright.sync_api import expect
from stage import Play
from variants import first_of

from ithaca.engine.worlds import is_plainly_forced

GAMES = ["odysseus", "odyssey", "ulysses"]
SIZES = [(360, 740), (390, 844), (820, 1180), (1280, 720), (1366, 768), (1920, 1080)]
DESKTOP = 900  # px: from this width on the log is at the side
SHARE = 0.45  # of a desktop's window belongs to the board
CONTROLS = 7  # at most, besides pieces
MOVES = 9  # of a game, at each size
UNSEEN = 0.05  # cumulative layout shift over all sizes; browsers call 0.1 good

# What moves although nobody has pressed anything.
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.shifts.push({
  value: entry.value,
  what: entry.sources.map(({ node, previousRect: a, currentRect: b }) => `${
    node?.outerHTML?.slice(0, 90) ?? `“${node?.textContent}” in ${node?.parentNode?.outerHTML?.slice(0, 90)}`
  } ${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`),
}))).observe({ type: 'layout-shift', buffered: false });"""

# What is not completely on the screen, or cuts off part of its content.
LOOK = """() => {
  const WHOLE = ['.others', '.boardbox', '.sentence', '.decide', 'section.mine', '.secrets', '.goals'];
  WHOLE.push('.fan > li');
  const wrong = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push('the page scrolls');
  for (const part of WHOLE) {
    for (const one of document.querySelectorAll(part)) {
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      const beyond = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (width && beyond) wrong.push(`${part} lies beyond the window`);
    }
  }
  for (const part of ['.sentence', '.asked > span', '.hand', '.secrets', '.goals', '.boardbox', '.decide']) {
    const one = document.querySelector(part);
    const hidden = one ? one.scrollHeight - one.clientHeight : 0;
    if (hidden > 3) wrong.push(`${hidden} px of ${part} are cut`);
  }
  for (const one of document.querySelectorAll('.few .control, .steady button, .od-power')) {
    const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    const cut = one.clientWidth && (wide > 2 || high > 5);
    if (cut) wrong.push(`${wide} x ${high} px of “${one.innerText}” are cut`);
  }
  for (const sign of document.querySelectorAll('.others .extras svg')) {
    const [at, plate] = [sign, sign.closest('.extras')].map((one) => one.getBoundingClientRect());
    const cut = at.width && at.right > plate.right + 2;
    if (cut) wrong.push(`a sign of ${sign.closest('.plate').className} is cut`);
  }
  const board = document.querySelector('.boardbox').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('.decide button, .boardbox button:not(.tile, .lens *)')];
  const controls = buttons.filter((one) => one.offsetWidth);
  return { wrong, share: (board.width * board.height) / innerWidth / innerHeight, controls: controls.length };
}"""


def looked_at(one, size):
    """What is wrong with the screen at this moment."""
    found = one.page.evaluate(LOOK)
    wrong = [f"{size}: {what}" for what in found["wrong"]]
    if size[0] >= DESKTOP and found["share"] < SHARE:
        wrong.append(f"{size}: the board takes {found['share']:.3f} of the window")
    if found["controls"] > CONTROLS:
        wrong.append(f"{size}: {found['controls']} controls")
    return wrong


def play_one(lines, luck):
    """One move of the deciding player, not too tame; everybody sees it. False when the game is over."""
    asked = [line for line in lines if line.state["legal"]]
    if not asked:
        return False
    legal = asked[0].state["legal"]
    bold = [action for action in legal if action["move"] not in ("pass", "consent")]
    answer = asked[0].play(luck.choice(bold or legal)["move"])
    asked[0].hear_state(answer["seq"])
    if not asked[0].state["undo"]:
        for line in lines:
            line.hear_state(answer["seq"])
    return True


@pytest.mark.parametrize("game", first_of(GAMES))
def test_nothing_scrolls_jumps_or_is_cut_at_any_size(person, server, game):
    """A part of a game at each size. With `make slow` a whole game at each, in which nothing may shift at
    all; here, whatever the deal brings, a shift may be no larger than an eye would see."""
    look_through(person, server, game, SIZES, MOVES, UNSEEN)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_jumps_or_is_cut_in_a_whole_game(person, server, game, size):
    look_through(person, server, game, [size], 100_000)


def look_through(person, server, game, sizes, moves, most=0.0):
    """This many moves at each of these sizes: nothing is cut off after any of them, and nothing has
    shifted."""
    luck = random.Random(game)
    with some_guests(server, "Ann", "Bob", "Cid", "Dora") as guests:
        table, lines = seated(guests, game, practice=5)
        one = person("Ann", "de")
        one.context.add_init_script("localStorage['ithaca-lang'] = '\"de\"'")  # the longest words
        one.adopt(guests[0])
        one.context.add_init_script(SHIFTS)
        wrong, shifts = [], []
        for size in sizes:
            one.page.set_viewport_size({"width": size[0], "height": size[1]})
            one.open(f"/t/{table}")
            expect(one.page.locator(".boardbox svg").first).to_be_visible()
            one.page.wait_for_timeout(700)
            one.page.evaluate("window.shifts = []")
            for _ in range(moves):
                if not play_one(lines, luck):
                    break
                one.page.wait_for_timeout(40)
                wrong += looked_at(one, size)
            shifts += [(size, each) for each in one.page.evaluate("window.shifts")]
        assert not wrong, "\n".join(sorted(set(wrong)))
        told = "\n".join(f"{size} {each['value']:.5f}: {'; '.join(each['what'])}" for size, each in shifts)
        assert sum(each["value"] for _, each in shifts) <= most, told


# ── deciding with the hands ───────────────────────────────────────────────────────────────────────


def three_at(person, game, how=OnTheBoard, until=None, **screen):
    """Ann at her page, and two players whose pages nobody looks at."""
    others = [person(name, how=OverTheLine) for name in ("Bob", "Cid")]
    play = Play([person("Ann", how=how, **screen), *others], game)
    play.lay(until)
    return play


def ann_may(match, *verbs):
    return match.actor == 0 and any(choice.verb in verbs for choice in match.choices(0))


def ann_may_lay_a_wind(match):
    return ann_may(match, "wind")


def ann_may_play_cards(match):
    return ann_may(match, "support", "red", "black")


def to_a_wind(play):
    """Play until Ann may lay a wind; returns that choice."""
    while not ann_may_lay_a_wind(play.match):
        play.step()
    return next(choice for choice in play.match.choices(0) if choice.verb == "wind")


def test_a_card_is_dragged_to_its_place_and_selects_no_text(person):
    play = three_at(person, "odysseus", ByDrag, until=ann_may_lay_a_wind)
    choice, ann = to_a_wind(play), play.people[0]
    card, zone = ann.anchors(choice)
    ann.drag(ann.piece(card), zone)
    assert ann.page.evaluate("getSelection().toString()") == ""
    expect(ann.page.locator(".carried-card")).to_have_count(0)
    expect(ann.page.locator(f'[data-anchor="{zone}"]')).to_have_attribute("aria-pressed", "true")
    ann.confirm(choice)
    play.played(choice)
    ann.until(lambda: any(move["move"] == choice.move for move in ann.moves))


def test_a_finger_drags_a_card_on_a_phone(person):
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind, **PHONE)
    choice, ann = to_a_wind(play), play.people[0]
    card, zone = ann.anchors(choice)
    ann.until(
        lambda: ann.page.locator(".odysseus-table").evaluate("it => it.scrollLeft > 100")
    )  # the winds come forward
    ann.page.wait_for_timeout(ECHO)
    middle = """it => {
      const { x, y, height } = it.getBoundingClientRect();
      return [x + 12, y + height / 2];
    }"""
    (x, y), (tx, ty) = (
        ann.page.locator(f'[data-anchor="{at}"]').first.evaluate(middle) for at in (card, zone)
    )
    touch = ann.context.new_cdp_session(ann.page)
    for step in range(9):
        kind = "touchMove" if step else "touchStart"
        at = {"x": x + (tx - x) * step / 8, "y": y + (ty - y) * step / 8}
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page.locator(f'[data-anchor="{zone}"]')).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_test_id("confirm")).to_be_visible()


def test_escape_and_a_press_elsewhere_let_go_and_enter_plays(person):
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind)
    choice, ann = to_a_wind(play), play.people[0]
    beside = ann.page.get_by_test_id("confirm")
    for let_go in (
        lambda: ann.page.keyboard.press("Escape"),
        lambda: ann.page.locator(".sentence").click(),
        lambda: beside.get_by_role("button").last.click(),
    ):
        for anchor in ann.anchors(choice):
            ann.press(ann.piece(anchor))
        expect(beside).to_be_visible()
        let_go()
        expect(beside).to_have_count(0)
        expect(ann.page.locator(".tile.picked")).to_have_count(0)
    for anchor in ann.anchors(choice):
        ann.press(ann.piece(anchor))
    ann.page.keyboard.press("Enter")  # on the piece that was pressed last
    play.played(choice)
    ann.until(lambda: any(move["move"] == choice.move for move in ann.moves))


def test_a_zone_that_is_pressed_first_offers_the_cards_for_it(person):
    """Two presses lay a wind: the second is the confirmation at the piece, which first shows what it would
    do."""
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind)
    choice, ann = to_a_wind(play), play.people[0]
    _, zone = ann.anchors(choice)
    ann.press(ann.piece(zone))
    card = ann.page.get_by_test_id("confirm").get_by_role("button", name=ann.label(choice), exact=True)
    card.hover()
    expect(ann.page.locator(f'[data-anchor="{zone}"] .ghost')).to_be_visible()
    assert not violations(ann)
    ann.press(card)
    play.played(choice)
    ann.until(lambda: any(move["move"] == choice.move for move in ann.moves))


def test_who_is_always_sure_needs_two_presses_for_a_card_and_its_place(person):
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind)
    choice, ann = to_a_wind(play), play.people[0]
    ann.press(ann.by("button", "settings"))
    ann.by("checkbox", "setting-sure").uncheck()
    ann.page.keyboard.press("Escape")
    for anchor in ann.anchors(choice):
        ann.press(ann.piece(anchor))
    play.played(choice)
    ann.until(lambda: any(move["move"] == choice.move for move in ann.moves))


def test_a_double_click_on_confirm_plays_once(person):
    """What appears under the pointer, such as the next payment, is not pressed by a double click."""
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind)
    choice, ann = to_a_wind(play), play.people[0]
    for anchor in ann.anchors(choice):
        ann.press(ann.piece(anchor))
    before = len(ann.sent)
    ann.page.get_by_test_id("confirm").locator(".main").dblclick()
    ann.until(lambda: any(move["move"] == choice.move for move in ann.moves))
    ann.page.wait_for_timeout(ECHO)
    assert [kind for kind in kinds(ann.sent[before:]) if kind != "ping"] == ["move"]


def test_what_lay_under_the_pointer_already_is_pressed_at_once(person):
    """A decision by key: the pointer rests on something that means the same before and after."""
    play = three_at(person, "odysseus")
    choice, ann = to_a_wind(play), play.people[0]
    for anchor in ann.anchors(choice):
        ann.press(ann.piece(anchor))
    closer = ann.by("button", "map-closer")
    closer.hover()
    before = ann.page.locator(".spread").get_attribute("style")
    ann.page.evaluate(PRESS_AFTER_ENTER)
    expect(ann.page.locator(".spread")).not_to_have_attribute("style", before)
    play.played(choice)
    ann.until(lambda: any(move["move"] == choice.move for move in ann.moves))


# Enter plays what was chosen, and at the same moment what is under the pointer is pressed.
PRESS_AFTER_ENTER = """() => {
  const under = document.querySelector('.lens button');
  document.activeElement.blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const { x, y, width, height } = under.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  under.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true, ...at }));
}"""


def kinds(frames):
    return [json.loads(text)["type"] for text in frames]


def to_a_payment(play):
    """Play until Ann is about to play cards in a debate; returns what she chooses first."""
    while True:
        if play.match.over:
            play.lay()
        choice = play.next_of(play.match)
        if play.match.actor == 0 and choice.verb in ("support", "red", "black"):
            return choice
        play.step()


def test_a_payment_is_one_gesture_and_one_message(person):
    """STAGE 3: the side, then the cards in any order and number, then one confirm; all or nothing."""
    play = three_at(person, "ulysses", until=ann_may_play_cards)
    choice, ann, cards = to_a_payment(play), play.people[0], 0
    before = len(ann.sent)
    while choice.verb != "stand":
        ann.do(choice)
        play.played(choice)
        choice = play.next_of(play.match)
        cards += choice.verb == "pay"
    side = play.match.table(0)["side"]
    confirm = ann.page.get_by_test_id("confirm")
    named = ann.words("u-support-with", side=ann.words(f"side-{side}"), count=cards)
    expect(confirm.get_by_role("button", name=named, exact=True)).to_be_visible()
    assert "moves" not in kinds(ann.sent[before:])  # nothing is played yet
    ann.press(confirm.locator(".main"))
    play.played(choice)
    ann.until(lambda: ann.moves[-1]["move"] == "stand")
    row = [json.loads(text) for text in ann.sent[before:] if '"moves"' in text and '"preview"' not in text]
    assert [len(message["moves"]) for message in row] == [cards + 2]
    assert ann.hand + 1 <= cards + 2  # a press for the side, one for each card, and one confirmation


def test_a_payment_is_let_go_of_card_by_card_or_whole(person):
    play = three_at(person, "ulysses", until=ann_may_play_cards)
    choice, ann = to_a_payment(play), play.people[0]
    held = ann.page.locator(".cards-in-hand .count").all_text_contents()
    ann.do(choice)
    play.played(choice)
    ann.do(play.next_of(play.match))
    assert ann.page.locator(".cards-in-hand .count").all_text_contents() != held
    ann.press(ann.by("button", "undo"))
    expect(ann.page.locator(".cards-in-hand .count")).to_have_text(held)
    expect(ann.page.locator(".bill")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".bill")).to_have_count(0)
    assert not ann.state["undo"]  # the server has received nothing


def test_a_line_that_breaks_in_a_payment_leaves_nothing_half_paid(person, server):
    play = three_at(person, "ulysses", until=ann_may_play_cards)
    choice, ann = to_a_payment(play), play.people[0]
    ann.do(choice)
    seq = ann.state["seq"]
    play.played(choice)
    ann.do(play.next_of(play.match))
    ann.page.reload()
    expect(ann.by("region", "board")).to_be_visible()
    ann.until(lambda: ann.state["seq"] == seq)
    expect(ann.page.locator(".bill")).to_have_count(0)
    assert not ann.state["undo"]


def test_the_list_of_all_moves_opens_and_closes_by_its_key(person):
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind)
    choice, ann = to_a_wind(play), play.people[0]
    assert not ann.page.locator("[data-move]").count()
    ann.page.keyboard.press("l")
    listed = ann.by("region", "all-moves")
    expect(listed.get_by_role("button", name=ann.label(choice), exact=True)).to_be_visible()
    expect(ann.by("button", "all-moves")).to_have_attribute("aria-expanded", "true")
    assert not violations(ann)
    ann.page.keyboard.press("l")
    expect(listed).to_have_count(0)


def test_a_tip_lies_on_no_piece_and_goes_when_one_acts(person):
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind)
    choice, ann = to_a_wind(play), play.people[0]
    card = ann.anchors(choice)[0]
    ann.page.wait_for_timeout(1800)  # tips load after the first frame
    ann.piece(card).hover()
    tip = ann.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    for part in ("board", "mine"):
        other = ann.by("region", part).bounding_box()
        assert box["y"] >= other["y"] + other["height"] - 1 or box["y"] + box["height"] <= other["y"] + 1
    ann.piece(card).click()
    expect(tip).to_have_count(0)
    ann.page.wait_for_timeout(600)
    expect(tip).to_have_count(0)


def ann_can_only(move, phase):
    def is_there(match):
        alone = match.actor == 0 and [choice.move for choice in match.choices(0)] == [move]
        return alone and match.table(0)["phase"] == phase

    return is_there


@pytest.mark.parametrize(
    ("game", "move", "phase", "asked"),
    [
        ("odysseus", "pass", "turn", "o-ask-pass"),
        ("ulysses", "pass", "debating", "u-ask-pass"),
        ("ulysses", "consent", "answering", "u-ask-consent"),
    ],
)
def test_what_is_asked_names_only_what_can_be_chosen(person, game, move, phase, asked):
    play = three_at(person, game, Person, ann_can_only(move, phase))
    ann = play.people[0]
    expect(ann.page.get_by_test_id("sentence")).to_have_text(ann.words(asked))


def ann_has_no_choice(match):
    return match.actor == 0 and is_plainly_forced(match.game, match.snapshot, len(match.moves))


def test_what_is_plainly_forced_is_played_for_who_wishes_it(person):
    play = three_at(person, "odysseus", Person, ann_has_no_choice, forced=True)
    [choice], ann = play.match.choices(0), play.people[0]
    ann.until(lambda: ann.moves and ann.moves[-1]["move"] == choice.move)  # nobody has pressed anything


def test_how_long_somebody_has_thought_stands_in_the_sentence(person):
    play = three_at(person, "odysseus", Person, lambda match: match.actor == 1)
    one = play.people[0]
    one.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60_000; }")
    waited, sentence = one.page.locator(".waited"), one.page.get_by_test_id("sentence")
    expect(waited).to_be_visible()
    inner, outer = waited.bounding_box(), sentence.bounding_box()
    assert outer["y"] <= inner["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]


CONTRAST = """() => {
  const rgb = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const linear = (c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const button = document.querySelector('.steady .undo');
  const { backgroundColor } = getComputedStyle(document.querySelector('.decide'));
  const [ink, ground] = [getComputedStyle(button).color, backgroundColor].map(rgb).map(light);
  const faded = Number(getComputedStyle(button).opacity) < 1;
  return faded || !button.disabled ? 0 : (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
}"""


@pytest.mark.parametrize("dark", first_of([False, True]))
def test_what_cannot_be_pressed_can_be_read(person, dark):
    play = three_at(person, "odyssey", Person, dark=dark)
    assert play.people[0].page.evaluate(CONTRAST) >= 4.5


def test_no_key_is_named_on_a_phone(person):
    play = three_at(person, "odysseus", until=ann_may_lay_a_wind, **PHONE)
    choice, ann = to_a_wind(play), play.people[0]
    ann.page.wait_for_timeout(ECHO)
    ann.piece(ann.anchors(choice)[0]).click()
    expect(ann.by("button", "take-back")).to_be_visible()
    assert "Esc" not in ann.page.locator("main").inner_text()
