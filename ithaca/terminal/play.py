"""Playing in a terminal: the table, the story and a numbered list of choices."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ithaca import bots
from ithaca.engine.choices import Choice
from ithaca.engine.errors import IllegalMove
from ithaca.engine.game import Game
from ithaca.engine.logs import Writer
from ithaca.engine.text import Words, words
from ithaca.engine.warmup import warm_up

from .console import compiling, plain_console
from .rules import print_clause


class TerminalTable:
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
        """Print what the last move did, as told to the person at the table."""
        for line in self.match.tell(self.seat, self.lang):
            self.told.append(line)
            self.console.print(Text(f"  {line}"))

    def show_table(self) -> None:
        part = self.match.game.part("terminal")
        self.console.print()
        self.console.print(
            part.draw(self.match.table(self.seat), self.seat, self.say, self.match.board, self.console.width)
        )

    def show_map(self) -> None:
        part = self.match.game.part("terminal")
        self.console.print(
            part.draw_map(
                self.match.table(self.seat), self.seat, self.say, self.match.board, self.console.width
            )
        )

    def label(self, choice: Choice) -> str:
        """What the choice is called in this language."""
        return self.say(f"act-{choice.verb}", **choice.args)

    def ask(self) -> int | None:
        """Ask the person for a choice; None means to leave."""
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
        """The move that a number stands for in the list that the person saw; other words stay as they are."""
        if word.isascii() and word.isdecimal() and 1 <= int(word) <= len(choices):
            return choices[int(word) - 1].move
        return word

    def next_typed(self) -> int | None:
        """The next move of a line that had several; one that cannot be played ends the line."""
        if not self.typed:
            return None
        word = self.typed.pop(0)
        action = self.read(word, self.match.choices(self.seat))
        if action is None:
            self.drop_typed()
        return action

    def drop_typed(self) -> None:
        """Drop the rest of the line, and say what was not played."""
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
        return self.say.name(word)

    def read(self, line: str, choices: Sequence[Choice]) -> int | None:
        """The action of a number in the list, or of a move's name; otherwise say why not, and return None."""
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
        """Print what a move is, whether it is legal now, and the clause that says so."""
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


def play_in_terminal(
    game: Game,
    players: int,
    lang: str,
    *,
    seat: int = 0,
    name: str = "",
    bot: str = "steady",
    options: dict[str, str] | None = None,
    board: str = "",
    seed: bytes | None = None,
    log: str = "",
) -> None:
    """Play a whole game in the terminal."""
    console = plain_console()
    game.check_players(players)
    names = player_names(players, seat, name)
    with compiling(plain_console(stderr=True), lang):
        loaded = game.part("board").load(board)
        table = "practice" if seed else ""  # a chosen seed gives the same game again
        writer = Writer(game, names, options=options, board=loaded, seed=seed, table=table, path=log or None)
        others = {n: bots.find(bot, writer.seed + bytes([n]), game) for n in range(players) if n != seat}
        warm_up(writer.match)
        bots.find(bot, writer.seed, game).choose(writer.match)
    sitting = TerminalTable(writer, seat, others, lang, console)
    say = sitting.say
    console.print(
        say("play-welcome", title=game.title, players=players, seat=seat, bot=spoken(bot, game, say))
    )
    console.print(Text(say("play-seed", commitment=writer.commitment), style="dim"))
    finished = sitting.play()
    if finished:
        console.print(Text(say("play-seed-open", seed=writer.seed.hex()), style="dim"))
        if log:
            console.print(Text(say("play-kept", file=log)))


def spoken(bot: str, game: Game, say: Words) -> str:
    """What people call a bot: by its strength, if it is one of the levels."""
    level = bots.level_or_name(bot, game)
    return say(f"bot-name-{level}") if level in bots.LEVELS else bot


def player_names(players: int, seat: int, name: str) -> list[str]:
    """A name for every seat: bots are named after the ship's crew."""
    return [(name or "Penelope") if n == seat else bots.CREW[n] for n in range(players)]
