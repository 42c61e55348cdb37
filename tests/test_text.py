"""Every word in three languages: the same messages, complete, and all that the code asks for."""

import ast
import functools
import itertools
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ithaca
from ithaca.engine.game import find, names
from ithaca.engine.match import start
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.text import LANGUAGES, Word, my_language, sources, typeset, words

PACKAGE = Path(ithaca.__file__).parent
OWNERS = ["", *names()]  # words that all games share, then each game's


class Variables(Visitor):
    """Collects the variables of a message, and those that it chooses by."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the name that fluent calls
        self.found.add(node.id.name)


@functools.cache
def entries(owner, lang):
    return FluentParser().parse(sources(owner)[lang].read_text("utf-8")).body


@functools.cache
def messages(owner, lang):
    """The variables of every message: {"act-wind": {"wind", "zone"}}."""
    found = {}
    for entry in entries(owner, lang):
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = {name.removesuffix("_id") for name in visitor.found}
    return found


# ── the files ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_a_file_of_words_has_no_junk(owner, lang):
    junk = [entry.content for entry in entries(owner, lang) if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_no_message_is_there_twice(owner, lang):
    ids = [entry.id.name for entry in entries(owner, lang) if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("owner", names())
def test_no_game_takes_a_name_of_the_house(owner):
    assert not messages(owner, "en").keys() & messages("", "en").keys()


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("owner", OWNERS)
def test_every_language_has_the_same_messages(owner, lang):
    assert messages(owner, lang).keys() == messages(owner, "en").keys()


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_has_the_same_variables_in_every_language(owner, lang):
    english, other = messages(owner, "en"), messages(owner, lang)
    assert {key: other[key] for key in english if key in other and other[key] != english[key]} == {}


# ── formatting ────────────────────────────────────────────────────────────────────────────────────

NUMBERS = (0, 1, 2, 5, 21, -1)
# Variables that are named after something other than their kind.
KINDS = {
    "other": "seat",
    "other_god": "god",
    "actor": "seat",
    "bound": "side",
    "ship_colour": "colour",
    "foe": "card",
}
TEXTS = {"sentence": ["A sentence."], "new": ["Melita"]}
TEXTS |= {"kind": ["scenario", "position", "player", "god", "wind", "adventure", "island", "expect"]}
TEXTS["kind"] += ["card", "place", "colour", "space", "weapon", "help", "treasure"]
COUNTED = {"leg", "strength", "worth", "points", "rounds", "round", "count", "left", "passes", "seat"}
COUNTED |= {"players", "value", "least", "most", "moves", "move", "number", "price", "needed", "owed"}
COUNTED |= {"die", "order", "arrow", "halved", "games", "mean", "tenth", "half", "nearly", "share"}
COUNTED |= {"temples", "reserve", "turn", "turns", "steps", "nth", "pack", "blue", "red", "black", "wanted"}


def vocabulary(owner, lang):
    """The names of each kind of word that a game has."""
    card = find(owner)
    board, components, state = (card.part(part) for part in ("board", "components", "state"))
    kinds = {
        name.removesuffix("_NAMES").lower(): list(values[1:])
        for name, values in vars(components).items()
        if name.endswith("_NAMES")
    }
    moves = card.part("moves").notation(board.load()).vocabulary
    kinds |= {kind: list(values) for kind, values in moves.items() if kind not in ("unseen", "back")}
    kinds |= {
        kind: [*kinds[kind], "?"] for kind in ("wind", "card") if f"{kind}-unknown" in messages(owner, lang)
    }
    texts = {"phase": list(state.PHASE_NAMES), "bill": list(getattr(state, "BILL_NAMES", ("",)))[1:]}
    known = {"seat": {str(n): f"Player {n}" for n in range(6)}, **board.load().names(lang)}
    return kinds, texts, known


def samples(variable, kinds, texts):
    """Values that a message may get for a variable."""
    kind = KINDS.get(variable, variable)
    found = [Word(kind, name) for name in kinds.get(kind, [])]
    found += {**TEXTS, **texts}.get(variable, [])
    if variable in COUNTED and kind not in kinds:
        found += NUMBERS
    return found or ["Some text"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_message_can_be_said_with_every_argument(owner, lang):
    kinds, texts, known = vocabulary(owner, lang) if owner else ({}, {}, {})
    say = words(lang, owner, known)
    for key, variables in messages(owner, lang).items():
        choices = {variable: samples(variable, kinds, texts) for variable in variables}
        longest = max([len(values) for values in choices.values()], default=1)
        for nth in range(longest):
            args = {variable: values[nth % len(values)] for variable, values in choices.items()}
            text = say(key, **args)
            assert text.strip()
            assert "{" not in re.sub(r"\{ \w+ = 2 \}", "", text)
            assert "\u2068" not in text, "invisible marks break accessible names"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counts_agree_with_their_words(lang):
    say = words(lang, "odysseus", {"seat": {"0": "Ann"}})
    told = {n: say("mission-shown", seat=Word("seat", "0"), mission="x", points=n) for n in (1, 2)}
    assert told[1].replace("1", "2") != told[2]


def test_french_spaces_do_not_break_and_others_do():
    narrow, wide = "\u202f", "\u00a0"
    french = "Quoi ? Ceci : « oui » ; à 12:30 !"
    assert typeset("fr", french) == f"Quoi{narrow}? Ceci{wide}: «{wide}oui{wide}»{narrow}; à 12:30{narrow}!"
    assert typeset("de", "Was : das") == "Was : das"
    assert words("fr")("rules-differs", editions=1, text="x").endswith(f"contredit{wide}: x")


FRENCH = [*PACKAGE.rglob("fr.ftl"), *PACKAGE.rglob("*.toml")]


def test_no_space_that_does_not_break_is_set_by_hand():
    """The text layer inserts them; one typed by hand would be a second source."""
    by_hand = re.compile("[\u00a0\u202f]")
    assert [path.name for path in FRENCH if by_hand.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("fr.ftl")), ids=lambda path: path.parent.as_posix())
def test_french_has_a_space_before_its_high_signs_and_inside_its_quotation_marks(path):
    text = re.sub(r"(?m)^#.*$|^[\w-]+ = |^ *\*?\[\w+\]|\{[^{}]*\}", "x", path.read_text("utf-8"))
    bare = re.compile(r"(?m)^.*(?:[^\s(.!?:][!?;](?!\S)|\S:(?=\s)|«\S|\S»).*$")
    assert bare.findall(text) == []


def test_an_unknown_message_is_an_error():
    with pytest.raises(KeyError, match="no message 'nonsense' in de"):
        words("de")("nonsense")


def test_a_missing_argument_is_an_error():
    with pytest.raises(ValueError, match="wrong-players"):
        words("en")("wrong-players", title="Odysseus")


@pytest.mark.parametrize(
    ("setting", "lang"),
    [("de_CH.UTF-8", "de"), ("fr_FR", "fr"), ("en_US.UTF-8", "en"), ("C", "en"), ("pt_BR", "en")],
)
def test_the_language_is_that_of_the_computer_if_we_speak_it(monkeypatch, setting, lang):
    monkeypatch.setenv("LC_ALL", setting)
    assert my_language() == lang


# ── what the code asks for ────────────────────────────────────────────────────────────────────────

CALLS = {"Misuse", "BadFile", "IllegalMove", "Mistake", "fail", "say", "spoken", "Event"}
NOT_SAID = {"meant", "choices", "clause", "file", "line", "game", "near", "names", "vocabulary"}


def calls_with_keys():
    """(place, name of the call, key, the arguments given or None if they cannot be determined)."""
    for path in sorted(PACKAGE.rglob("*.py")):
        owner = path.relative_to(PACKAGE / "games").parts[0] if "games" in path.parts else ""
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            key = node.args[0]
            if name in CALLS and isinstance(key, ast.Constant) and key.value not in LANGUAGES:
                yield f"{path.name}:{node.lineno}", owner, name, key.value, node.keywords


@functools.cache
def asked():
    """All of them. Finding them takes seconds, which a process that only collects tests need not spend."""
    return list(calls_with_keys())


def test_the_code_asks_for_words_in_many_places():
    assert len({key for *_, key, _ in asked()}) > 60


def test_the_words_that_the_code_asks_for_exist():
    missing = [f"{place}: {key}" for place, owner, _, key, _ in asked() if key not in known_to(owner, key)]
    assert missing == []


def known_to(owner, key):
    """The words that code of a game, or of the engine, may ask for, with the arguments that they need."""
    known = words_of(owner)
    if not owner and key not in known:  # the engine may ask for a word that every game has
        return set.intersection(*(set(messages(game, "en")) for game in names()))
    return known


@functools.cache
def words_of(owner):
    return {**messages("", "en"), **(messages(owner, "en") if owner else {})}


def test_the_code_gives_words_the_arguments_that_they_need():
    lacking, taken = [], []
    for place, owner, name, key, given in asked():
        needed = words_of(owner).get(key, set())
        if name == "Event" or any(keyword.arg is None for keyword in given):
            continue  # events are told below, through whole games
        if missing := needed - {keyword.arg for keyword in given}:
            lacking.append(f"{place}: {key} without {sorted(missing)}")
        if name in ("Misuse", "BadFile", "IllegalMove", "Mistake", "fail") and needed & NOT_SAID:
            taken.append(f"{place}: {key}: a mistake takes {sorted(needed & NOT_SAID)} for itself")
    assert (lacking, taken) == ([], [])


def test_every_mistake_in_the_sources_has_a_sentence():
    pattern = re.compile(r'(?:Misuse|BadFile|IllegalMove|self\.fail)\(\s*"([a-z-]+)"')
    everything = set().union(*(messages(owner, "en") for owner in OWNERS))
    asked = {key for path in PACKAGE.rglob("*.py") for key in pattern.findall(path.read_text("utf-8"))}
    assert len(asked) > 30
    assert asked <= everything


@pytest.mark.parametrize("owner", names())
def test_every_sentence_is_said_somewhere(owner):
    """A sentence that nothing uses is a mistake that nobody notices."""
    text = "".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    keys = [key for key in {**messages("", "en"), **messages(owner, "en")} if not made_of_parts(key)]
    assert [key for key in keys if f'"{key}"' not in text] == []


def made_of_parts(key):
    """Keys that the code puts together: act-wind, table-leg, god-zeus."""
    starts = "act- ask- did- group- col- fig- table- rules-kind- expected- "
    starts += "god- wind- card- adventure- colour- zone- side- debate-of- weapon- help- struck- report-"
    starts += " arena-fault- bot-name-"
    return key.startswith(tuple(starts.split()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_moves_questions_and_refusals_have_words(game, lang):
    card, known = find(game), messages(game, lang)
    verbs = {verb.name for verb in card.part("moves").VERBS if verb.playable}
    phases = set(card.part("state").PHASE_NAMES) - {"over"}
    assert {f"act-{verb}" for verb in verbs} <= known.keys()
    assert {f"ask-{phase}" for phase in phases} <= known.keys()
    assert {key for key, _ in card.part("moves").REASONS.values()} <= known.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_refusal_can_be_said(game, lang):
    card = find(game)
    kinds, texts, known = vocabulary(game, lang)
    say, moves = words(lang, game, known), card.part("moves").notation(card.part("board").load())
    for key, _ in card.part("moves").REASONS.values():
        args = {variable: samples(variable, kinds, texts)[0] for variable in messages(game, lang)[key]}
        assert moves.name(1) in say(key, **{**args, "move": moves.name(1)})


TABLES = [
    (game, players, {option.name: "on"} if option and option.fits(players) else {})
    for game in names()
    for players, option in itertools.zip_longest(find(game).players, find(game).options)
    if players
]
MUST_BE_TOLD = {
    "odysseus": {"leg-sailed", "disc-scored", "mission-shown", "round-begins", "ask-placing", "ask-turn"},
    "odyssey": {"sails-to-star", "beats", "struck-held", "starts-anew", "comes-home", "ask-testing"},
    "ulysses": {"debate-over", "goal-shown", "turn-begins", "did-black", "ask-raising", "your-exchange"},
}


@pytest.mark.parametrize(
    ("game", "players", "options"), TABLES, ids=[f"{g} {n} {' '.join(o)}" for g, n, o in TABLES]
)
def test_whole_games_can_be_told_and_asked_in_three_languages(game, players, options):
    told = whole_game_told(game, players, options)
    assert told >= MUST_BE_TOLD[game]


def whole_game_told(game, players, options):
    """Play at random; say every question, every choice and every event to every seat in every language."""
    match, luck = start(game, players, seed=players, options=options), random.Random(players)
    say = {lang: words(lang, game, match.vocabulary(lang)) for lang in LANGUAGES}
    said = set()
    for _ in range(1500):
        if match.over:
            break
        question = match.question(match.actor)
        said.add(question.key)
        choice = luck.choice(match.choices(match.actor))
        for lang in LANGUAGES:
            assert say[lang](question.key, **question.args)
            assert say[lang](f"act-{choice.verb}", **choice.args)
        match.play(choice.action)
        for seat in range(SPECTATOR, players):
            for event in match.story(seat):
                said.add(event.key)
                for lang in LANGUAGES:
                    assert say[lang](event.key, **event.args)
    return said
