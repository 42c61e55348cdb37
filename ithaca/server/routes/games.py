"""The games: their cards, rulebooks, boards and lessons."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from ithaca import bots
from ithaca.engine import game as games
from ithaca.engine.errors import Mistake

from .. import lessons, rulebook_page
from ..auth import HttpRequest, language_of, server_of
from ..problems import problem_of
from ..requests import PHRASES, LessonMoveRequest
from ..setups import rated_bots
from .common import PROBLEMS

GameName = Annotated[str, Parameter(max_length=24, description="The short name of a game.")]
LessonName = Annotated[str, Parameter(max_length=40, description="The short name of a lesson.")]
StepNumber = Annotated[int, Parameter(ge=0, le=1000, description="The number of a step, from 0.")]
COVER = "cover.svg"  # the scene on the lid of a game's box, in its `web/`
STEP = "/api/lessons/{game:str}/{slug:str}/{number:int}"


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def all_games(request: HttpRequest) -> dict[str, Any]:
    """The games and bots of this server, and its limits."""
    settings = server_of(request).settings
    return {
        "games": [
            {**card_info(card), "rated_bots": rated_bots(card.slug, settings.bot_seconds)}
            for card in map(games.find, games.names())
        ],
        "bots": [{"name": name} for name in bots.OFFERED],
        "phrases": list(PHRASES),
        "limits": {"bot_seconds": settings.bot_seconds, "name": 24, "chat": 300},
        "keep": {"open_days": settings.keep_open_days, "days": settings.keep_days},
    }


def card_info(card: games.Game) -> dict[str, Any]:
    offered = [option for option in card.options if option.offered]
    return {
        "slug": card.slug,
        "title": card.title,
        "credits": card.credits,
        "players": [card.players[0], card.players[-1]],
        "minutes": list(card.minutes),
        "usual": card.usual or card.players[0],
        "emblem": card.emblem,
        "cover": COVER if card.file(f"web/{COVER}").is_file() else "",
        "frieze": [list(side) for side in card.frieze],
        "options": [
            {
                "name": option.name,
                "clause": f"{card.slug}/{option.clause}",
                "players": list(option.players),
                "excludes": list(option.excludes),
            }
            for option in offered
        ],
        "version": card.version,
    }


@get("/api/rules/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def rules(game: str) -> dict[str, Any]:
    """The rulebook of a game."""
    return rulebook_page.rules_of(games.find(game).slug)


@get("/api/rules/{game:str}/scenes", responses=PROBLEMS, sync_to_thread=True)
def rules_scenes(game: str) -> dict[str, Any]:
    """The scenes that a rulebook pictures."""
    return rulebook_page.scenes_of(games.find(game).slug)


@get("/api/board/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def board(game: str) -> dict[str, Any]:
    """Our board of a game, as its file defines it."""
    source: dict[str, Any] = games.find(game).part("board").load().source
    return source


@get("/api/lessons/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def all_lessons(game: GameName) -> dict[str, Any]:
    """The lessons of a game, in order."""
    return {"lessons": lessons.listed(game)}


@get("/api/lessons/{game:str}/{slug:str}", responses=PROBLEMS, sync_to_thread=True)
def one_lesson(game: GameName, slug: LessonName) -> dict[str, Any]:
    """The part of a lesson that is the same for all its steps."""
    return lessons.told_once(game, slug)


@get(STEP, responses=PROBLEMS, sync_to_thread=True)
def lesson_step(game: GameName, slug: LessonName, number: StepNumber) -> dict[str, Any]:
    """The table at a step of a lesson."""
    return lessons.state_at(game, slug, number)


@post(STEP, responses=PROBLEMS, status_code=200, sync_to_thread=True)
def lesson_move(
    request: HttpRequest, game: GameName, slug: LessonName, number: StepNumber, data: LessonMoveRequest
) -> dict[str, Any]:
    """Play a move in a lesson. Returns the next step if it is the move that the lesson shows; otherwise
    `refused`, with the reason. Trying something else is what lessons are for, so that is an answer, not an
    error."""
    lessons.find_step(game, slug, number)
    try:
        return lessons.try_move(game, slug, number, data.move)
    except Mistake as mistake:
        return {"refused": problem_of(mistake, language_of(request))}


ROUTES = [
    all_games,
    rules,
    rules_scenes,
    board,
    all_lessons,
    one_lesson,
    lesson_step,
    lesson_move,
]
