"""Write golden games: finished logs, one for each way a game can end, and one told in words.

    python -m tools.golden odysseus

The logs of older rules stay next to the new ones; they show what each version did.
"""

import random
import sys
from pathlib import Path

from ithaca.engine.game import Game, find
from ithaca.engine.logs import Writer, load, replay
from ithaca.engine.match import Match
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.seeds import seed_of_number

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


def write_game(
    game: Game, players: int, seed: int, path: Path, options: dict[str, str], lazy: bool = False
) -> Match:
    """A random game; a lazy one passes or consents whenever it may."""
    writer = Writer(
        game, NAMES[:players], options=options, seed=seed_of_number(seed), table=path.stem, path=path
    )
    choice = random.Random(seed)
    while not writer.match.over:
        legal = writer.match.legal()
        passing = [action for action in legal if writer.match.notation.name(action) in ("pass", "consent")]
        writer.play(passing[0] if lazy and passing else choice.choice(legal))
    return writer.match


def tell(path: Path) -> str:
    """A log told in English, as the spectators and then as each seat saw it."""
    lines: list[str] = []

    def add(match: Match) -> None:
        public: list[str] = []
        for seat in range(SPECTATOR, match.seats):
            name = "all" if seat == SPECTATOR else match.names[seat]
            move = match.notation.name(match.seen(seat)[-1])
            story = match.tell(seat)
            own = [sentence for sentence in story if sentence not in public]
            if own:  # a seat is told what all are told; only what goes beyond is written
                lines.append(f"{len(match.moves):3} {name:4} {move:16} {' '.join(own)}")
            public = public or story

    replay(load(path), add)
    return "\n".join(lines) + "\n"


def main(name: str) -> None:
    game = find(name)
    folder = FOLDER / name
    folder.mkdir(exist_ok=True)
    rules = f"rules{game.version}"
    for players in game.players:
        write_game(game, players, players, folder / f"{rules}-{players}-players.jsonl", {})
    for option in game.options:
        if option.players:  # one that changes the game for some numbers of players
            least = option.players[0]
            path = folder / f"{rules}-{least}-players-{option.name}.jsonl"
            write_game(game, least, 10 * least, path, {option.name: "on"})
    many = min(5, game.players[-1])
    everything = game.together((option.name for option in game.options), many)
    write_game(game, many, 10 * many, folder / f"{rules}-{many}-players-all-options.jsonl", everything)
    if any(verb.name == "pass" for verb in game.part("moves").VERBS):
        write_game(game, 3, 30, folder / f"{rules}-3-players-who-pass.jsonl", {}, lazy=True)
    told = folder / f"{rules}-3-players.txt"
    told.write_text(tell(folder / f"{rules}-3-players.jsonl"), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
