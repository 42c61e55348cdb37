"""The riddle of the day: its position, an answer, and the list of days."""

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from ithaca.engine import game as games
from ithaca.engine.errors import Mistake

from .. import riddles
from ..auth import HttpRequest, address_of, language_of, person_of, server_of
from ..limits import HISTORIES
from ..problems import problem_of
from ..requests import LessonMoveRequest
from .common import PROBLEMS
from .games import GameName

DayName = Annotated[str, Parameter(max_length=10, description="A day by universal time, as 2026-11-17.")]
AT = "/api/riddles/{game:str}/{day:str}"


@get("/api/riddles", responses=PROBLEMS)
async def all_riddles(request: HttpRequest) -> dict[str, Any]:
    """Which games have riddles, which day it is, and what the person who asks has answered so far."""
    server, person = server_of(request), person_of(request)
    told = riddles.all_days(server.clock.now())
    answers = await server.storage.read(lambda db: riddles.answers_of(db, person.id)) if person else []
    return {**told, "answers": answers}


@get(AT, responses=PROBLEMS)
async def one_riddle(request: HttpRequest, game: GameName, day: DayName) -> dict[str, Any]:
    """The position of a day, as its seat sees it."""
    _, riddle = await found(request, game, day)
    return await asyncio.to_thread(riddles.state_of, game, riddle)


@post(AT, responses=PROBLEMS, status_code=200)
async def answer_riddle(
    request: HttpRequest, game: GameName, day: DayName, data: LessonMoveRequest
) -> dict[str, Any]:
    """Answer a riddle: whether it is right, and the oracle's reasons. For a known person only the first
    answer counts. A move that may not be made is `refused` and does not count as an answer."""
    server, person = server_of(request), person_of(request)
    date, riddle = await found(request, game, day)
    try:
        move = await asyncio.to_thread(riddles.check_move, game, riddle, data.move)
    except Mistake as mistake:
        return {"refused": problem_of(mistake, language_of(request))}
    if person:
        whose = (person.id, game, date.isoformat(), move, move == riddle.best, server.clock.now())
        move = await server.storage.write(lambda db: riddles.keep_answer(db, *whose))
    return await asyncio.to_thread(riddles.reasons_of, game, riddle, move)


@post(f"{AT}/why", responses=PROBLEMS, status_code=200)
async def why_not(
    request: HttpRequest, game: GameName, day: DayName, data: LessonMoveRequest
) -> dict[str, Any]:
    """Why a move may not be made in a riddle; this does not count as an answer."""
    _, riddle = await found(request, game, day)
    try:
        await asyncio.to_thread(riddles.check_move, game, riddle, data.move)
    except Mistake as mistake:
        return {"refused": problem_of(mistake, language_of(request))}
    return {}


async def found(request: HttpRequest, game: str, day: str) -> Any:
    """The riddle asked for, once its rules are loaded."""
    server = server_of(request)
    server.limits.take("history", address_of(request), HISTORIES)
    wanted = riddles.find(game, day, server.clock.now())
    await server.thinkers.rules_are_ready(games.find(game).slug)
    return wanted


ROUTES = [all_riddles, one_riddle, answer_riddle, why_not]
