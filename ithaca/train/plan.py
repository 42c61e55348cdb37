"""All that a run depends on; it travels in checkpoints."""

import msgspec

from ithaca.engine.errors import Misuse
from ithaca.engine.game import Game


class Plan(msgspec.Struct, frozen=True):
    """The figures of docs/muse.md are of the defaults, for a graphics card."""

    game: str
    seconds: float = 480.0  # of learning from its own games, in all sittings together
    imitate: float = 20.0  # seconds of learning what the greedy player does, before that
    seed: int = 0
    games: int = 32768  # side by side
    steps: int = 64  # decisions in each of them that a round has
    width: int = 512  # of the net
    blocks: int = 3
    rate: float = 8e-4  # of learning, at first
    last_rate: float = 2e-5
    variety: float = 0.012  # what entropy is worth, at first
    last_variety: float = 7e-4
    foresight: bool = True  # whether it sees the columns that look ahead
    first_entropy: float = 0.28  # nats that a policy has at least after imitating, or it explores nothing
    clip: float = 0.2
    fade: float = 0.95  # how much later surprises count for a decision
    hope: float = 0.5  # what the loss of the hoped share counts beside that of the policy
    average: float = 0.999  # of the weights that play in the end, at each lesson
    greedy_games: float = 0.45  # the part of games with greedy players in them
    older_games: float = 0.15  # the part of games with older selves in them
    rivals: float = 0.6  # how likely another seat of such a game is one of these
    usual_part: float = 0.5  # of all games: those with the usual number of players
    against: str = ""  # a file of weights: every other seat is this muse, which does not learn
    begin: str = ""  # a file of weights to begin with
    guests: tuple[str, ...] = ()  # files of nets that stay as they are and sit where older selves do
    responder_games: float = 0.0  # the part of games with a seat that learns to exploit all others
    responder_rate: float = 4e-4  # how fast that one learns
    responder_variety: float = 0.004
    measured: int = 4096  # games against greedy players whenever it is measured
    measure_every: float = 30.0  # seconds
    keep_every: float = 60.0

    def responding(self, path: str, width: int, blocks: int) -> "Plan":
        """A plan for whoever looks for an answer to the muse in this file: it begins as that muse, and finds
        nobody else at its tables."""
        return msgspec.structs.replace(
            self,
            against=path,
            width=width,
            blocks=blocks,
            imitate=0.0,
            greedy_games=0.0,
            older_games=1.0,
            rivals=1.0,
        )

    def files(self) -> list[str]:
        """The files of weights that it needs."""
        return [path for path in (self.against, self.begin, *self.guests) if path]

    def moved(self, places: dict[str, str]) -> "Plan":
        """The same, where these files lie elsewhere."""
        return msgspec.structs.replace(
            self,
            against=places.get(self.against, ""),
            begin=places.get(self.begin, ""),
            guests=tuple(places[path] for path in self.guests),
        )

    def with_time_of(self, other: "Plan") -> "Plan":
        """The same run, for as long as the other one says."""
        return msgspec.structs.replace(self, seconds=other.seconds, imitate=other.imitate)

    def checked(self) -> "Plan":
        """The same plan, or a sentence that says what cannot be."""
        for name, least, most in (
            ("seconds", 0, 10**7),
            ("imitate", 0, 10**6),
            ("games", 16, 1 << 22),
            ("steps", 4, 4096),
            ("width", 8, 4096),
            ("blocks", 0, 64),
            *(
                (name, 0, 1)
                for name in ("greedy_games", "older_games", "responder_games", "rivals", "usual_part")
            ),
        ):
            if not least <= getattr(self, name) <= most:
                raise Misuse("bad-number", value=getattr(self, name), least=least, most=most)
        if (parts := self.greedy_games + self.older_games + self.responder_games) > 1 + 1e-9:
            raise Misuse("train-parts", value=f"{parts:g}")
        return self


class SecretsPlan(msgspec.Struct, frozen=True):
    """What telling secrets depends on, besides the muse that it is learned on top of."""

    moments: int = 400_000  # that are watched
    inner: int = 256  # numbers between the two layers

    def checked(self) -> "SecretsPlan":
        """The same plan, or a sentence that says what cannot be."""
        for name, least, most in (("moments", 256, 10**7), ("inner", 8, 4096)):
            if not least <= getattr(self, name) <= most:
                raise Misuse("bad-number", value=getattr(self, name), least=least, most=most)
        return self


def sizes_of(game: Game, plan: Plan) -> dict[int, int]:
    """How many games have how many players: the usual number has its part, the others share the rest."""
    usual = game.check_players(None)
    others = [players for players in game.players if players != usual]
    each = int(plan.games * (1 - plan.usual_part) / max(1, len(others)))
    if not each:
        return {usual: plan.games}
    return {
        players: each if players != usual else plan.games - each * len(others) for players in game.players
    }
