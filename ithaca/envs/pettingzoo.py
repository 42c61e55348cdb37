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
An illegal action ends the game, as with PettingZoo's wrapper; without the wrapper (`raw=True`) it is
refused with a reason. The picture shows the public table, or with `viewer=2` what seat 2 sees.
"""

import functools
import io
import secrets
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from rich.console import Console

from ithaca.engine.batch import REFUSED
from ithaca.engine.errors import FormerName
from ithaca.engine.game import find, names
from ithaca.engine.match import Match, start
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import Grid
from ithaca.engine.seeds import SEED_BYTES, game_key, seed_of_number
from ithaca.engine.text import words

from . import VERSIONS
from .extras import need
from .picture import paint
from .single import SingleEnv

pettingzoo = need("pettingzoo", "PettingZoo")
spaces = need("gymnasium.spaces", "Gymnasium")
EnvLogger = need("pettingzoo.utils.env_logger", "PettingZoo").EnvLogger
Base: Any = pettingzoo.AECEnv
CheckingOrder: Any = need("pettingzoo.utils.wrappers", "PettingZoo").OrderEnforcingWrapper

ILLEGAL_REWARD = -1.0
WIDTH = 120  # of a printed table, in characters


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
        self._env = SingleEnv(card, players, options=self._options)  # where the game is played
        self._seed = b""
        self._match: Match | None = None  # the same game as of the last access to `match`
        self._played: list[int] = []  # actions that the match does not know yet
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
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_actions, self._offers = np.zeros(self._actions, np.int8), np.asarray(self._env.offers)

    def observation_space(self, agent: str) -> Any:
        """The same space each time, as PettingZoo asks for."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The game itself; players must not be told anything of it. It costs more than everything that
        learners ask for, so its moves are only played on access."""
        assert self._seed, "reset() deals the first game"
        if self._match is None:
            players = len(self.possible_agents)
            self._match = start(self._game, players, seed=self._seed, options=self._options)
        for action in self._played:
            self._match.play(action)
        self._played = []
        return self._match

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game; the same seed gives the same one."""
        self._seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed_of_number(seed)
        self._match, self._played = None, []
        self._count = self._env.deal(game_key(self._seed, "practice"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._env.actor]

    def observe(self, agent: str) -> dict[str, Grid]:
        """What this seat sees, and what it may do if it decides now."""
        seat, mask = self._seats[agent], self._no_actions.copy()
        if seat == self._env.actor:
            mask[self._offers[: self._count]] = 1
        return {"observation": self._env.observe(seat).copy(), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[dict[str, Grid] | None, float, bool, bool, dict[str, Any]]:
        """What the seat that decides sees, what it has won since it last decided, and whether it is out."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Play an action of the seat that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None  # None is the step of an agent that is out
        if not self.is_played(int(action)):
            self.match.play(int(action))  # says why not
            raise AssertionError(f"{action} is legal in one way of playing and not in the other")

    def is_played(self, action: int) -> bool:
        """Play an action of the seat that decides, if it is legal; return whether it is."""
        if (count := self._env.step_if_legal(action)) == REFUSED:
            return False
        self._count = count
        self._played.append(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if count:
            self.agent_selection = self.agents[self._env.actor]
        else:
            self._end(dict(zip(self.agents, self._env.returns(), strict=True)))
        if self.render_mode == "human":
            self.render()
        return True

    def _end(self, rewards: dict[str, float]) -> None:
        """End the game with these rewards."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def end_for_illegal(self) -> None:
        """End the game after an illegal action of the agent that decides, which loses."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.truncations = dict.fromkeys(self.agents, True)
        self._end({one: ILLEGAL_REWARD if one == agent else 0.0 for one in self.agents})
        self._deads_step_first()

    def render(self) -> Grid | str | None:
        """Show the table: printed, as a string, or as an array of red, green and blue."""
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


def after_reset(name: str) -> property:
    """An attribute of the environment, once there is a game."""

    def get(env: "CheckedEnv") -> Any:
        if not env._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(env.env, name)

    return property(get)


class CheckedEnv(CheckingOrder):
    """Three wrappers of PettingZoo in one: they check that methods are called in order, that an action is in
    its space, and that an illegal one ends the game. Nested, they took longer than the game itself."""

    env: SeatEnv

    agents, agent_selection, infos = (
        after_reset("agents"),
        after_reset("agent_selection"),
        after_reset("infos"),
    )
    rewards, _cumulative_rewards = after_reset("rewards"), after_reset("_cumulative_rewards")
    terminations, truncations = after_reset("terminations"), after_reset("truncations")

    def last(self, observe: bool = True) -> Any:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def step(self, action: int | None) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        table = self.env
        if not table.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = table.agent_selection
        if table.terminations[agent] or table.truncations[agent]:
            table.step(action)
            return
        assert table.action_space(agent).contains(action), "action is not in action space"
        if not table.is_played(int(action)):  # type: ignore[arg-type]  # it is in its space
            EnvLogger.warn_on_illegal_move()
            table.end_for_illegal()

    def __str__(self) -> str:
        return str(self.env)


def make(game: str, players: int | None = None, raw: bool = False, **more: Any) -> Any:
    """The environment of a game: `raw` without PettingZoo's wrappers, `more` as `SeatEnv` takes it."""
    table = SeatEnv(game, players, **more)
    return table if raw else CheckedEnv(table)


def __getattr__(name: str) -> Any:
    """`odysseus_v2` and the like, for every game: a function that makes its environment. An older version
    gives the current environment, with a warning."""
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
