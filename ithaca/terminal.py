"""Playing in a terminal: the table, the story and a numbered list of what one may do."""

import datetime
import json
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ithaca import bots
from ithaca.arena import report as arena_report
from ithaca.arena import table, tournament, workers
from ithaca.arena.keep import Kept
from ithaca.arena.standings import Standings
from ithaca.engine import logs
from ithaca.engine import scenario as scenarios
from ithaca.engine.choices import Choice
from ithaca.engine.errors import BadFile, IllegalMove, Mistake, Misuse
from ithaca.engine.game import Game
from ithaca.engine.logs import Writer
from ithaca.engine.match import Match
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.rulebook import Clause, rulebook
from ithaca.engine.simulate import Figures, Simulation
from ithaca.engine.text import Words, words

MOST_ADVICE = 12  # moves that are worth a line


def plain_console(stderr: bool = False) -> Console:
    """A console that takes signs in names for signs: a player may be called [bold]."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


@contextmanager
def compiling(console: Console, lang: str) -> Iterator[None]:
    """Show a bar while rules are compiled; nothing when they come from the cache."""
    from ithaca.engine.compiler import told_of_compiling

    house = words(lang)
    columns = (
        BarColumn(bar_width=30),
        TextColumn("{task.completed}/{task.total}"),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=None, visible=False)

        def tell(name: str, nth: int, of: int) -> None:
            text = house("compiling", rule=name)
            progress.update(task, description=text, completed=nth, total=of, visible=True)

        with told_of_compiling(tell):
            yield


class Table:
    """One person and some bots at a table."""

    def __init__(
        self, writer: Writer, seat: int, others: dict[int, bots.Player], lang: str, console: Console
    ) -> None:
        self.writer, self.match, self.seat, self.others = writer, writer.match, seat, others
        self.console, self.lang = console, lang
        self.say = words(lang, self.match.game.slug, self.match.vocabulary(lang))
        self.told: list[str] = []
        self.typed: list[str] = []  # moves of the last line that are still to be played

    def play(self) -> bool:
        """Play to the end; False if the person left."""
        while not self.match.over:
            seat = self.match.actor
            if seat == self.seat:
                action = self.next_typed() or self.ask()
                if action is None:
                    self.console.print(self.say("play-left"))
                    return False
            else:
                self.drop_typed()
                bot = self.others[seat]
                action = bot.choose(self.match)
            self.writer.play(action)
            self.tell()
        self.show_table()
        return True

    def tell(self) -> None:
        """What the last move did, for the person at the table."""
        for line in self.match.tell(self.seat, self.lang):
            self.told.append(line)
            self.console.print(Text(f"  {line}"))

    def show_table(self) -> None:
        part = self.match.game.part("table")
        self.console.print()
        self.console.print(
            part.draw(self.match.table(self.seat), self.seat, self.say, self.match.board, self.console.width)
        )

    def show_map(self) -> None:
        part = self.match.game.part("table")
        self.console.print(
            part.draw_map(
                self.match.table(self.seat), self.seat, self.say, self.match.board, self.console.width
            )
        )

    def label(self, choice: Choice) -> str:
        """What the choice is called in this language."""
        return self.say(f"act-{choice.verb}", **choice.args)

    def ask(self) -> int | None:
        """The person's choice; None to leave."""
        choices = self.match.choices(self.seat)
        self.show_table()
        self.show_question(choices)
        while True:
            try:
                line = self.console.input(Text(self.say("play-prompt") + " > ", style="bold")).strip()
            except (EOFError, KeyboardInterrupt):
                return None
            if line in ("q", "quit"):
                return None
            if line == "t":
                self.show_table()
                self.show_question(choices)
            elif line == "m":
                self.show_map()
            elif line == "l":
                for told in self.told:
                    self.console.print(Text(f"  {told}"))
            elif line.startswith("?"):
                self.explain(line[1:].strip(), choices)
            elif line:
                first, *rest = expand(line)
                self.typed = [self.numbered(word, choices) for word in rest]
                action = self.read(first, choices)
                if action is not None:
                    return action
                self.drop_typed()

    def numbered(self, word: str, choices: Sequence[Choice]) -> str:
        """A number stands for the move that it had in the list which the person saw."""
        if word.isascii() and word.isdecimal() and 1 <= int(word) <= len(choices):
            return choices[int(word) - 1].move
        return word

    def next_typed(self) -> int | None:
        """The next move of a line that had several; what cannot be played ends the line."""
        if not self.typed:
            return None
        word = self.typed.pop(0)
        action = self.read(word, self.match.choices(self.seat))
        if action is None:
            self.drop_typed()
        return action

    def drop_typed(self) -> None:
        """Say what of the line was not played."""
        if self.typed:
            rest = " ".join(self.typed)
            self.console.print(Text(self.say("play-rest-dropped", moves=rest), style="yellow"))
        self.typed = []

    def show_question(self, choices: Sequence[Choice]) -> None:
        question = self.match.question(self.seat)
        self.console.print(Text(self.say(question.key, **question.args), style="bold"))
        for group in grouped(choices):
            _, first = group[0]
            label = self.say(f"group-{first.verb}", **first.args) if len(group) > 1 else ""
            listed = [f"{nth}\u00a0{self.short(choice, len(group))}" for nth, choice in group]
            self.console.print(
                Text.assemble("  ", (label, "bold"), "  " if label else "", "   ".join(listed))
            )

    def short(self, choice: Choice, of: int) -> str:
        """The name of a choice in its group: its last argument is enough."""
        if of == 1:
            return f"{self.label(choice)}  [{choice.move}]"
        *_, word = self.match.notation.move(choice.action).args.values()
        return word.name if word.kind == "zone" else self.say.name(word)

    def read(self, line: str, choices: Sequence[Choice]) -> int | None:
        """A number of the list, or the name of a move; otherwise say why not."""
        if line.isascii() and line.isdecimal():
            if 1 <= int(line) <= len(choices):
                return choices[int(line) - 1].action
            self.console.print(self.say("play-not-a-choice", value=line, most=len(choices)), style="red")
            return None
        try:
            action = self.shorthand(line, choices) or self.match.parse(line)
        except IllegalMove as mistake:
            self.console.print(Text(mistake.say(self.lang), style="red"))
            return None
        if refused := self.match.refusal(action):
            self.console.print(Text(refused.say(self.lang), style="red"))
            return None
        return action

    def shorthand(self, word: str, choices: Sequence[Choice]) -> int | None:
        """A move by its last word alone, if only one legal move ends in it: `objection`, `dido`."""
        ends = [choice.action for choice in choices if choice.move.endswith(f":{word.lower()}")]
        return ends[0] if len(ends) == 1 else None

    def explain(self, line: str, choices: Sequence[Choice]) -> None:
        """What a move is, whether it is legal now, and the clause that says so."""
        if not line:
            self.console.print(Text(self.say("play-help")))
            return
        try:
            action = self.match.parse(self.numbered(line, choices))
        except IllegalMove as mistake:
            self.console.print(Text(mistake.say(self.lang), style="red"))
            return
        if refused := self.match.refusal(action):
            self.console.print(Text(refused.say(self.lang), style="red"))
            address = refused.clause
        else:
            choice = next(choice for choice in choices if choice.action == action)
            self.console.print(Text(self.say("play-explain-legal", label=self.label(choice))))
            address = choice.clause
        print_clause(self.console, self.match.game.slug, address, self.lang)


def grouped(choices: Sequence[Choice]) -> list[list[tuple[int, Choice]]]:
    """The numbered choices that differ only in their last argument, together."""
    groups: dict[str, list[tuple[int, Choice]]] = {}
    for nth, choice in enumerate(choices, 1):
        groups.setdefault(choice.group, []).append((nth, choice))
    return list(groups.values())


def expand(line: str) -> list[str]:
    """The moves of one line: `support:red objection*2 zeus stand` are five."""
    moves: list[str] = []
    for word in line.split():
        name, _, times = word.partition("*")
        moves += [name] * int(times) if name and times.isdecimal() and 0 < int(times) < 100 else [word]
    return moves


def print_clause(console: Console, game: str, address: str, lang: str) -> None:
    """A clause with its address, its kind and, for a ruling, the reason."""
    house = words(lang)
    clause = rulebook(game).clauses[address]
    console.print(
        Text.assemble(
            (clause.title[lang], "bold"),
            ("  " + address, "cyan"),
            f"  ({house(f'rules-kind-{clause.kind}')})",
        )
    )
    console.print(Text(clause.text[lang]))
    if clause.reason:
        console.print(Text(house("rules-why", reason=clause.reason[lang]), style="dim"))
    if clause.differs:
        console.print(Text(house("rules-differs", text=clause.differs[lang]), style="dim"))


def play(
    game: Game,
    players: int,
    lang: str,
    *,
    seat: int = 0,
    name: str = "",
    bot: str = "greedy",
    options: dict[str, str] | None = None,
    board: str = "",
    seed: bytes | None = None,
    log: str = "",
) -> None:
    """A whole game in the terminal."""
    console = plain_console()
    game.check_players(players)
    names = player_names(players, seat, name)
    with compiling(plain_console(stderr=True), lang):
        loaded = game.part("board").load(board)
        table = "practice" if seed else ""  # a chosen seed gives the same game again
        writer = Writer(game, names, options=options, board=loaded, seed=seed, table=table, path=log or None)
        others = {n: bots.find(bot, writer.seed + bytes([n])) for n in range(players) if n != seat}
        warm(writer.match, bots.find(bot, writer.seed))
    sitting = Table(writer, seat, others, lang, console)
    house = sitting.say
    console.print(house("play-welcome", title=game.title, players=players, seat=seat, bot=bot))
    console.print(Text(house("play-seed", commitment=writer.commitment), style="dim"))
    finished = sitting.play()
    if finished:
        console.print(Text(house("play-seed-open", seed=writer.seed.hex()), style="dim"))
        if log:
            console.print(Text(house("play-kept", file=log)))


def player_names(players: int, seat: int, name: str) -> list[str]:
    """A name for everyone: bots are called like the ship's crew."""
    crew = ["Eurylochos", "Polites", "Elpenor", "Perimedes", "Antiphos", "Eurybates"]
    return [(name or "Penelope") if n == seat else crew[n] for n in range(players)]


def warm(match: Match, bot: bots.Player) -> None:
    """Compile what a game in the terminal needs, all at once, behind the progress bar."""
    probe = Match(match.game, match.names, match.state[0].dice.key, options=match.options, board=match.board)
    for seat in range(-1, probe.seats):
        probe.table(seat)
    bot.choose(probe)
    probe.play(probe.legal()[0])
    probe.story(0)
    probe.legal()
    probe.shares()
    probe.points()


# ── the arena ─────────────────────────────────────────────────────────────────────────────────────


def arena(
    game: Game,
    seats: Sequence[str],
    games: int,
    lang: str,
    *,
    seed: int,
    options: dict[str, str],
    board: str,
    place: str,
    crew: int,
    keep: str,
    report: str,
    command: str,
) -> Standings:
    """A tournament, and its report if one is asked for. Everything is checked before it starts."""
    errors, say = plain_console(stderr=True), words(lang)
    tournament.check_place(place)
    if report:
        write(report, "")
    with compiling(errors, lang):
        setup = tournament.prepare(game, seats, seed=seed, options=options, board=board)
        table.warm_up(setup)
    if place == "local" and not crew:
        crew = max(1, workers.cores() // workers.threads_of(setup))
    standings = Standings(setup)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        hearing_interrupts() as heard,
        closing(Kept(keep, setup)) if keep else nullcontext() as kept,
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        task = progress.add_task(say("simulating", title=game.title), total=games)

        def tell(done: int) -> None:
            progress.update(task, completed=done)
            if heard.is_set():
                raise KeyboardInterrupt

        try:
            tournament.run(
                setup,
                games,
                place=place,
                workers=crew,
                kept=kept,
                standings=standings,
                tell=tell,
            )
        except KeyboardInterrupt:
            raise stopped(standings.games, games, keep) from None
    if report:
        occasion = arena_report.Occasion(command, place, crew, datetime.date.today())
        write(report, arena_report.page(standings, occasion, say))
    return standings


@contextmanager
def hearing_interrupts() -> Iterator[threading.Event]:
    """Ctrl-C ends what is under way, and is remembered: one that falls into a finaliser would be lost."""
    heard = threading.Event()

    def hear(*_: object) -> None:
        heard.set()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)


def stopped(done: int, games: int, keep: str) -> Mistake:
    """What is said after Ctrl-C: how to go on."""
    if keep:
        return Mistake("arena-stopped-kept", count=done, games=games, value=keep)
    return Mistake("arena-stopped", count=done, games=games)


def write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as error:
        raise BadFile("cannot-write", file=path, reason=str(error.strerror)) from None


def show_standings(standings: Standings, report: str, lang: str) -> None:
    """Shares, ratings, times and faults as a table, and what to know about them."""
    console, say = plain_console(), words(lang)
    grid = Grid(*arena_report.columns(say))
    for column in grid.columns[2:]:
        column.justify, column.no_wrap = "right", True
    for row in arena_report.result_rows(standings.all(), say):
        grid.add_row(*(Text(cell) for cell in row))
    console.print(grid)
    console.print(Text(arena_report.summary(standings, say)))
    for note in arena_report.notes(standings, say):
        console.print(Text(note))
    if report:
        console.print(Text(say("arena-report-kept", value=report)))


# ── other commands ────────────────────────────────────────────────────────────────────────────────


def figures_table(figures: Figures, say: Words) -> Grid:
    """The figures of a simulation as a table."""
    grid = Grid(say("col-figure"), say("col-value"))
    grid.columns[1].justify = "right"
    names = (
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "mean_length",
        "seed",
    )
    for name in names:
        digits = 1 if name in ("seconds", "mean_length") else 0
        value = round(getattr(figures, name), digits)
        grid.add_row(
            say(f"fig-{name.replace('_', '-')}"), say("number", value=value if digits else int(value))
        )
    for seat, wins in enumerate(figures.wins):
        share = say("number", value=round(100 * wins / figures.games, 1))
        grid.add_row(say("fig-wins", seat=seat), f"{say('number', value=round(wins))}  ({share} %)")
    return grid


def report(simulation: Simulation, board: Any, games: int, folder: str, lang: str) -> None:
    """A game's own report of chance and skill, in tables and pictures."""
    part = simulation.game.part("report")
    errors, house = plain_console(stderr=True), words(lang)
    say = words(lang, simulation.game.slug, board.names(lang))
    with compiling(errors, lang):
        part.run(simulation, board, 1, lambda done: None)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(house("simulating", title=simulation.game.title), total=games)
        counted = part.run(simulation, board, games, lambda done: progress.update(task, completed=done))
    console = plain_console()
    console.print(part.draw(counted, say))
    try:
        files = part.plot(counted, say, Path(folder))
    except ImportError:
        raise Misuse("no-matplotlib") from None
    except OSError as error:
        raise BadFile("cannot-write", file=folder, reason=str(error.strerror)) from None
    for file in files:
        console.print(Text(house("report-kept", file=str(file))))


def replay(file: str, lang: str, story: bool) -> None:
    """Play a log or a scenario again; the table and the story as a spectator sees them."""
    console = plain_console()
    say = words(lang)

    def tell(match: Match) -> None:
        name = match.notation.name(match.seen(SPECTATOR)[-1])
        console.print(Text(f"{len(match.moves):4} {match.names[match.moves[-1][0]]} {name}", style="bold"))
        for sentence in match.tell(SPECTATOR, lang):
            console.print(Text(f"       {sentence}"))

    with compiling(plain_console(stderr=True), lang):
        if file.endswith(".toml"):
            scenario = scenarios.load(file)
            match = scenarios.run(scenario, tell if story else None)
        elif file.endswith((".jsonl", ".json", ".log")):
            match = logs.replay(logs.load(file), tell if story else None)
        else:
            raise Misuse("unknown-file", value=file)
    spoken = words(lang, match.game.slug, match.vocabulary(lang))
    table = match.game.part("table").draw(
        match.table(SPECTATOR), SPECTATOR, spoken, match.board, console.width
    )
    console.print(table)
    console.print(say("replay-good"))


def load_positions(file: str) -> Iterator[Match]:
    """The positions of a log or a scenario."""
    if file.endswith(".toml"):
        return scenarios.positions(scenarios.load(file))
    if file.endswith((".jsonl", ".json", ".log")):
        return logs.positions(logs.load(file))
    raise Misuse("unknown-file", value=file)


def advise(file: str, seat: int, number: int | None, bot: str, lang: str, as_json: bool) -> None:
    """What a bot would do in a seat's place, knowing what it knew, and what it expects of each move."""
    from ithaca.bots import advice

    player = bots.find(bot, b"advice")
    with compiling(plain_console(stderr=True), lang):
        moment, match = advice.find_moment(load_positions(file), seat, number)
        found = advice.explain(player, moment)
    played = match.moves[moment.number - 1][1] if moment.number <= len(match.moves) else None
    if as_json:
        print(json.dumps(advice_as_json(match, moment, found, played, seat)))
        return
    console, say = plain_console(), words(lang, match.game.slug, match.vocabulary(lang))
    console.print(Text(say("advise-title", player=match.names[seat], move=moment.number), style="bold"))
    if played is not None:
        console.print(Text(say("advise-played", move=match.notation.name(played))))
    console.print(advice_table(match, found, say))
    console.print(Text(say("advise-effort", iterations=found.iterations, decisions=found.decisions)))


def advice_table(match: Match, found: Any, say: Words) -> Grid:
    """The best moves with the share to expect, how often each was tried, and what would follow."""
    grid = Grid(*(say(f"col-{name}") for name in ("move", "share", "tried", "line")))
    grid.columns[1].justify = grid.columns[2].justify = "right"
    for opinion in found.opinions[:MOST_ADVICE]:
        share = say("percent", value=100 * opinion.share) if opinion.visits else "–"
        line = " ".join(match.notation.name(action) for action in opinion.line[1:])
        name = match.notation.name(opinion.action)
        grid.add_row(Text(name), share, say("number", value=opinion.visits), Text(line))
    return grid


def advice_as_json(match: Match, moment: Any, found: Any, played: int | None, seat: int) -> dict[str, Any]:
    name = match.notation.name
    return {
        "game": match.game.slug,
        "seat": seat,
        "move": moment.number,
        "played": None if played is None else name(played),
        "iterations": found.iterations,
        "moves": [
            {
                "move": name(opinion.action),
                "visits": opinion.visits,
                "share": round(opinion.share, 4) if opinion.visits else None,
                "line": [name(action) for action in opinion.line],
            }
            for opinion in found.opinions
        ],
    }


def print_rules(game: Game, clauses: Sequence[Clause], lang: str, whole: bool) -> None:
    """Clauses under the titles of their chapters."""
    console = plain_console()
    book = rulebook(game.slug)
    if whole:
        console.print(Text(book.title[lang], style="bold underline"))
        console.print(Text(book.source[lang]))
    chapter = ""
    for clause in clauses:
        if clause.address.split("/")[1] != chapter:
            chapter = clause.address.split("/")[1]
            console.print(Text(f"\n{book.chapters[chapter][lang]}", style="bold"))
        console.print()
        print_clause(console, game.slug, clause.address, lang)
