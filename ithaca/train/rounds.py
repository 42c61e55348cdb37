"""Playing a round, and what each decision of it was worth."""

from typing import NamedTuple

import torch
from torch import Tensor

from .fleet import Fleet
from .net import Net, drawn, logs_of
from .plan import Plan

SLIPS = 0.1  # of the moves while it imitates: its own instead of the greedy player's, so that it sees more


class Round(NamedTuple):
    """So many decisions of every game; what is told of a step lies in the place of that step."""

    rows: Tensor  # [step, column, game]
    masks: Tensor  # [step, action, game]
    actions: Tensor  # [step, game]: what was played, or what is to be imitated
    logs: Tensor  # how likely that was
    hopes: Tensor  # the share that was hoped for
    seats: Tensor  # who decided
    counted: Tensor  # whether there was a choice, and a seat that learns had it
    answers: Tensor  # whether that was the responder's
    won: Tensor  # [step, game, seat]: the shares of games that ended then
    ended: Tensor


def room_for(fleet: Fleet, steps: int) -> Round:
    def space(*shape: int, kind: torch.dtype) -> Tensor:
        return torch.zeros(steps, *shape, dtype=kind, device=fleet.device)

    games, seats = fleet.count, fleet.most_seats
    return Round(
        rows=space(fleet.width, games, kind=torch.uint8),
        masks=space(fleet.actions, games, kind=torch.uint8),
        actions=space(games, kind=torch.int64),
        logs=space(games, kind=torch.float32),
        hopes=space(games, kind=torch.float32),
        seats=space(games, kind=torch.int64),
        counted=space(games, kind=torch.bool),
        answers=space(games, kind=torch.bool),
        won=space(games, seats, kind=torch.float32),
        ended=space(games, kind=torch.bool),
    )


class Rivals(NamedTuple):
    """Who sits where besides the net that learns."""

    greedy: list[Tensor]  # marks of a fleet
    older: Tensor  # [game, seat]
    learns: Tensor  # [game, seat]
    old_games: Tensor  # those with older selves in them
    responds: Tensor  # [game, seat]: learns to exploit all others
    answered: Tensor  # the games with such a seat


class Others(NamedTuple):
    """The nets of those who sit there besides the one that learns."""

    older: Net
    responder: Net


def seat_rivals(fleet: Fleet, plan: Plan, generator: torch.Generator) -> Rivals:
    """Greedy players in some games, older selves in others, a responder in others again; at each of these one
    seat at least learns."""
    greedy = torch.zeros(fleet.count, fleet.most_seats, dtype=torch.bool, device=fleet.device)
    older, responds = torch.zeros_like(greedy), torch.zeros_like(greedy)
    one, others = _rival_seats(fleet, plan, generator)
    place = torch.rand(fleet.count, device=fleet.device, generator=generator)
    greedy[place < plan.greedy_games] = True
    older[place > 1 - plan.older_games] = True
    answered = (place >= plan.greedy_games) & (place < plan.greedy_games + plan.responder_games)
    answered &= ~older.any(1)
    responds[answered] = one[answered]
    greedy &= others
    older &= others
    return Rivals(
        fleet.marks(greedy),
        older,
        ~(greedy | older | responds),
        older.any(1).nonzero()[:, 0],
        responds,
        responds.any(1).nonzero()[:, 0],
    )


def _rival_seats(fleet: Fleet, plan: Plan, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """One seat of every game, and each of the others with a certain chance."""
    chance = torch.rand(fleet.count, fleet.most_seats, device=fleet.device, generator=generator)
    learner = torch.rand(fleet.count, device=fleet.device, generator=generator) * fleet.players
    one = torch.zeros_like(chance, dtype=torch.bool)
    one[torch.arange(fleet.count, device=fleet.device), learner.long()] = True
    return one, (chance < plan.rivals) & ~one


@torch.no_grad()
def play_round(net: Net, fleet: Fleet, room: Round, rivals: Rivals, others: Others, imitating: bool) -> None:
    """Play on from where the games stand."""
    for step in range(len(room.rows)):
        rows, masks = room.rows[step], room.masks[step]
        fleet.look(rows, masks)
        thought, seats = net(rows), fleet.seats()
        logs = logs_of(thought, masks)
        played = drawn(logs)
        noted = played
        if imitating:
            noted = fleet.sensible()
            slips = torch.rand(fleet.count, device=fleet.device) < SLIPS
            played = torch.where(slips, played, noted)
        else:
            played = noted = played_by_rivals(fleet, rivals, others.older, rows, masks, seats, played)
        room.seats[step] = seats
        room.logs[step] = logs.gather(1, noted[:, None])[:, 0]
        room.hopes[step] = thought[:, 0].sigmoid()
        if len(rivals.answered) and not imitating:
            answer(room, step, rivals, others.responder, played)
        room.actions[step] = noted
        learns = rivals.learns.gather(1, seats[:, None])[:, 0] | room.answers[step] | imitating
        room.counted[step] = learns & (masks.sum(0) > 1)
        fleet.play(played, fleet.no_one if imitating else rivals.greedy)
        room.ended[step] = fleet.ended()
        fleet.won(room.won[step])


def answer(room: Round, step: int, rivals: Rivals, responder: Net, played: Tensor) -> None:
    """Where the responder decides, note what it plays and hopes for instead."""
    some = rivals.answered
    rows, masks = room.rows[step][:, some], room.masks[step][:, some]
    its = rivals.responds[some].gather(1, room.seats[step][some, None])[:, 0]
    thought = responder(rows)
    logs = logs_of(thought, masks)
    drawn_by_it = drawn(logs)
    said = logs.gather(1, drawn_by_it[:, None])[:, 0]
    room.answers[step, some] = its
    room.logs[step, some] = torch.where(its, said, room.logs[step, some])
    room.hopes[step, some] = torch.where(its, thought[:, 0].sigmoid(), room.hopes[step, some])
    played[some] = torch.where(its, drawn_by_it, played[some])


def played_by_rivals(
    fleet: Fleet, rivals: Rivals, older: Net, rows: Tensor, masks: Tensor, seats: Tensor, mine: Tensor
) -> Tensor:
    """What is played in every game: mine, unless a greedy player or an older self decides."""
    if len(some := rivals.old_games):
        theirs = rivals.older[some].gather(1, seats[some, None])[:, 0]
        old = drawn(logs_of(older(rows[:, some]), masks[:, some]))
        mine[some] = torch.where(theirs, old, mine[some])
    sensible = fleet.sensible(rivals.greedy)
    return torch.where(sensible > 0, sensible, mine)


def surprises(room: Round, fade: float) -> tuple[Tensor, Tensor]:
    """How much better than hoped it went on after each decision, and whether that is known yet.

    Told backwards, every seat for itself and along its own choices: what others do in between, and moves
    without a choice, fade nothing.
    """
    hope = torch.zeros_like(room.won[0])  # of each seat's next choice
    known = torch.zeros_like(hope, dtype=torch.bool)
    later = torch.zeros_like(hope)
    found, sure = torch.zeros_like(room.hopes), torch.zeros_like(room.counted)
    for step in reversed(range(len(room.hopes))):
        over, seat = room.ended[step][:, None], room.seats[step][:, None]
        hope, later, known = torch.where(over, room.won[step], hope), later * ~over, known | over
        gain = hope.gather(1, seat) - room.hopes[step][:, None] + fade * later.gather(1, seat)
        gain *= known.gather(1, seat)
        found[step], sure[step] = gain[:, 0], known.gather(1, seat)[:, 0] & room.counted[step]
        counted = room.counted[step][:, None]
        hope.scatter_(1, seat, torch.where(counted, room.hopes[step][:, None], hope.gather(1, seat)))
        later.scatter_(1, seat, torch.where(counted, gain, later.gather(1, seat)))
        known.scatter_(1, seat, counted | known.gather(1, seat))
    return found, sure
