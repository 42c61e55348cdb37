"""The games as PettingZoo environments, seat by seat (AEC).

>>> env = make("odysseus", players=4)
>>> env.reset(seed=42)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     action = None if over else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)

An observation is what a seat sees, as `features.py` of the game lists it, and a mask of legal actions, which
are numbered as in `components.py`: 0 is none and never legal. Rewards are the shares of the victory, at the
end.
An illegal action ends the game, as PettingZoo's wrapper does it; without the wrapper (`raw=True`) it is
refused with a reason. The picture shows the public table, or with `viewer=2` what seat 2 sees.
"""

import functools
import io
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from rich.console import Console

from ithaca.engine.batch import watch_at
from ithaca.engine.errors import FormerName
from ithaca.engine.game import find, names
from ithaca.engine.match import Match, start
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.record import Grid
from ithaca.engine.text import words

from . import VERSIONS
from .extras import need
from .picture import paint

pettingzoo = need("pettingzoo", "PettingZoo")
spaces = need("gymnasium.spaces", "Gymnasium")
wrappers = need("pettingzoo.utils.wrappers", "PettingZoo")
Base: Any = pettingzoo.AECEnv

WIDTH = 120  # characters of a table that is printed


class SeatEnv(Base):
    """One game, one seat after the other."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        viewer: int = SPECTATOR,
    ) -> None:
        super().__init__()
        card = find(game)
        self.metadata = {
            "name": f"{game}_v{VERSIONS[game]}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        players = card.check_players(players)
        self.render_mode, self.viewer, self._options = (
            render_mode,
            viewer,
            card.check_options(card.for_learners(options or {}), players),
        )
        self._game = card
        self._match: Match | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        features = card.part("features")
        self._actions = card.part("components").ACTIONS + 1
        most = np.repeat(
            np.array([field.most for field in features.FIELDS], np.uint8),
            [field.length for field in features.FIELDS],
        )
        seen = spaces.Box(np.zeros(features.SIZE, np.uint8), most, dtype=np.uint8)
        mask = spaces.Box(0, 1, (self._actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same space each time, as PettingZoo asks for."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The game itself; nothing of it may be told to a player."""
        assert self._match is not None, "reset() deals the first game"
        return self._match

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game: with the same seed the same one."""
        self._match = start(self._game, len(self.possible_agents), seed=seed, options=self._options)
        self._views = np.zeros(2, self.match.state.dtype)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.actor]

    def observe(self, agent: str) -> dict[str, Grid]:
        """What this seat sees, and what it may do if it decides now."""
        seat = self.possible_agents.index(agent)
        row = np.zeros((1, self._game.part("features").SIZE), np.uint8)
        watch_at(self.match.state, seat, self._views, row)
        mask = np.zeros(self._actions, np.int8)
        if seat == self.match.actor:
            mask[self.match.legal()] = 1
        return {"observation": row[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of the seat that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None  # None is the step of whoever is out
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.actor == OVER:
            self.rewards = dict(zip(self.agents, self.match.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.match.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Grid | str | None:
        """The table: printed, as a text, or as a picture of red, green and blue."""
        if self.render_mode == "rgb_array":
            return paint(self.match, self.viewer)
        text = self._drawn()
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def _drawn(self) -> str:
        match = self.match
        say = words("en", self._game.slug, match.vocabulary("en"))
        page = io.StringIO()
        console = Console(file=page, width=WIDTH)
        console.print(
            self._game.part("terminal").draw(match.table(self.viewer), self.viewer, say, match.board, WIDTH)
        )
        return page.getvalue()

    def close(self) -> None:
        """Nothing is open."""


def make(game: str, players: int | None = None, raw: bool = False, **more: Any) -> Any:
    """The environment of a game: `raw` without PettingZoo's wrappers, `more` as `SeatEnv` takes it."""
    table = SeatEnv(game, players, **more)
    if raw:
        return table
    watched = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(watched))


def __getattr__(name: str) -> Any:
    """`odysseus_v2` and the like, for every game: makes its environment. An older number is answered with the
    environment of today, and a notice."""
    game, _, version = name.rpartition("_v")
    if game not in names() or not version.isdecimal() or not 1 <= int(version) <= VERSIONS[game]:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if int(version) < VERSIONS[game]:
        warnings.warn(FormerName(name, f"{game}_v{VERSIONS[game]}"), stacklevel=2)
    return _maker(game)


@functools.cache
def _maker(game: str) -> Callable[..., Any]:
    maker = functools.partial(make, game)
    functools.update_wrapper(maker, make)
    maker.__name__ = f"{game}_v{VERSIONS[game]}"  # type: ignore[attr-defined]
    return maker
