"""REST: everything that is not live. `docs/api.md` tells what each request is for."""

import hashlib
import hmac
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ithaca import bots
from ithaca.engine import game as games

from . import afterwards, book, erasing, lessons, reports
from .doors import address_of, house_of, known_person, language_of, limits_of, person_of, set_cookie
from .errors import Refused
from .fold import Seat
from .house import Command
from .limits import CHAT, NEW_PEOPLE, NEW_TABLES
from .messages import (
    Done,
    ForkFrom,
    Introduce,
    Link,
    Lobby,
    Me,
    Mute,
    NewToken,
    Offer,
    OfSeat,
    Play,
    Problem,
    PutBot,
    Remove,
    Replay,
    Review,
    Say,
    Setup,
    Sit,
    TableId,
    TableInfo,
    TakeBack,
    Token,
    TryMove,
    Verdict,
)
from .people import COOKIE, Person
from .storage import tokens
from .table import PHRASES, Table, clean
from .viewers import Live

Ask = Request[Any, Any, Any]
TableKey = Annotated[str, Parameter(min_length=1, max_length=16, description="The id of a table.")]

PROBLEMS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "It cannot be.",
        401: "Introduce yourself first.",
        403: "It is not yours.",
        404: "There is no such thing.",
        409: "Not now.",
        413: "Too much.",
        429: "Too fast.",
        503: "Not at the moment.",
    }.items()
}


# ── who you are ───────────────────────────────────────────────────────────────────────────────────


@get("/api/me", responses=PROBLEMS)
async def me(request: Ask) -> Response[Me]:
    person = person_of(request)
    response = Response(as_me(person, language_of(request)), media_type="application/json")
    cookie = request.cookies.get(COOKIE)
    if person and cookie and house_of(request).people.of_cookie(cookie)[1]:
        set_cookie(response, house_of(request), person, request.url.scheme == "https")
    return response


@post("/api/me", responses=PROBLEMS, status_code=200)
async def introduce(request: Ask, data: Introduce) -> Response[Me]:
    house, before = house_of(request), person_of(request)
    name = clean(data.name)
    if before is None:
        limits_of(request).take("person", address_of(request), NEW_PEOPLE)
        if not name:
            raise Refused("name-empty")
    host = bool(data.host_key) and hmac.compare_digest(
        hashlib.sha256(data.host_key.encode()).digest(),
        hashlib.sha256(house.settings.host_key.encode()).digest(),
    )
    if data.host_key and not (host and house.settings.host_key):
        raise Refused("host-only")
    person = await house.people.introduce(before, name, data.lang, host)
    response = Response(as_me(person, data.lang), status_code=200, media_type="application/json")
    set_cookie(response, house, person, request.url.scheme == "https")
    return response


@delete("/api/me", responses=PROBLEMS, status_code=200)
async def forget_me(request: Ask) -> Response[Me]:
    person = known_person(request)
    await erasing.forget(house_of(request), person)
    response = Response(as_me(None, person.lang), media_type="application/json")
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/api/me/data", responses=PROBLEMS)
async def my_data(request: Ask) -> dict[str, Any]:
    return erasing.stored_about(house_of(request), known_person(request))


@post("/api/me/tokens", responses=PROBLEMS)
async def new_token(request: Ask, data: NewToken) -> Token:
    house, person = house_of(request), known_person(request)
    count = house.storage.read(
        lambda db: db.execute(
            sa.select(sa.func.count()).select_from(tokens).where(tokens.c.person == person.id)
        ).scalar_one()
    )
    if count >= 20:
        raise Refused("too-many-tokens", most=20)
    return Token(await house.people.new_token(person, clean(data.label)))


def as_me(person: Person | None, lang: str) -> Me:
    return Me(person.id, person.name, person.lang, person.host) if person else Me(None, "", lang, False)


# ── games ─────────────────────────────────────────────────────────────────────────────────────────


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def all_games(request: Ask) -> dict[str, Any]:
    cards = [games.find(slug) for slug in games.names()]
    settings = house_of(request).settings
    return {
        "games": [
            {
                "slug": card.slug,
                "title": card.title,
                "credits": card.credits,
                "players": [card.players[0], card.players[-1]],
                "options": [
                    {"name": o.name, "clause": f"{card.slug}/{o.clause}", "players": list(o.players)}
                    for o in card.options
                ],
                "version": card.version,
            }
            for card in cards
        ],
        "bots": [{"name": name} for name in (*bots.LEVELS, "oracle")],
        "phrases": list(PHRASES),
        "limits": {"bot_seconds": settings.bot_seconds, "name": 24, "chat": 300},
        "keep": {"open_days": settings.keep_open_days, "days": settings.keep_days},
    }


@get("/api/rules/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def rules(game: str) -> dict[str, Any]:
    return book.rules_of(games.find(game).slug)


@get("/api/rules/{game:str}/scenes", responses=PROBLEMS, sync_to_thread=True)
def rules_scenes(game: str) -> dict[str, Any]:
    return book.scenes_of(games.find(game).slug)


@get("/api/board/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def board(game: str) -> dict[str, Any]:
    source: dict[str, Any] = games.find(game).part("board").load().source
    return source


# ── lessons ───────────────────────────────────────────────────────────────────────────────────────

GameName = Annotated[str, Parameter(max_length=24, description="The short name of a game.")]
LessonName = Annotated[str, Parameter(max_length=40, description="The short name of a lesson.")]
StepNumber = Annotated[int, Parameter(ge=0, le=1000, description="The number of a step, from 0.")]
STEP = "/api/lessons/{game:str}/{slug:str}/{number:int}"


@get("/api/lessons/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def all_lessons(game: GameName) -> dict[str, Any]:
    return {"lessons": lessons.listed(game)}


@get("/api/lessons/{game:str}/{slug:str}", responses=PROBLEMS, sync_to_thread=True)
def one_lesson(game: GameName, slug: LessonName) -> dict[str, Any]:
    return lessons.told_once(game, slug)


@get(STEP, responses=PROBLEMS, sync_to_thread=True)
def lesson_step(game: GameName, slug: LessonName, number: StepNumber) -> dict[str, Any]:
    return lessons.state_at(game, slug, number)


@post(STEP, responses=PROBLEMS, status_code=200, sync_to_thread=True)
def lesson_move(game: GameName, slug: LessonName, number: StepNumber, data: TryMove) -> dict[str, Any]:
    return lessons.try_move(game, slug, number, data.move)


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


@get("/api/tables", responses=PROBLEMS)
async def lobby(request: Ask) -> Lobby:
    return Lobby([reports.brief(live) for live in house_of(request).tables_for(person_of(request))])


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: Ask, data: Setup) -> TableInfo:
    house, person = house_of(request), known_person(request)
    limits_of(request).take("table", address_of(request), NEW_TABLES)
    data.title = clean(data.title)
    return reports.info(await house.create(person, data), person)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def table_info(request: Ask, table_id: TableKey) -> TableInfo:
    house = house_of(request)
    return reports.info(await house.find(table_id), person_of(request))


async def command(request: Ask, table_id: str, decide: Command) -> tuple[Live, int]:
    """Do something at a table in the name of who asks; the count of moves that it then has."""
    house = house_of(request)
    live = await house.find(table_id)
    return live, await house.perform(live, decide)


async def told(request: Ask, table_id: str, decide: Command) -> TableInfo:
    live, _ = await command(request, table_id, decide)
    return reports.info(live, person_of(request))


@post("/api/tables/{table_id:str}/sit", responses=PROBLEMS, status_code=200)
async def sit(request: Ask, table_id: TableKey, data: Sit) -> TableInfo:
    me = known_person(request)
    name = clean(data.name) or me.name
    return await told(request, table_id, lambda table: table.sit(me.id, name, data.seat, data.salt))


@post("/api/tables/{table_id:str}/leave", responses=PROBLEMS, status_code=200)
async def leave(request: Ask, table_id: TableKey, data: OfSeat) -> TableInfo:
    me = known_person(request)
    return await told(request, table_id, lambda table: table.leave(me.id, data.seat))


@post("/api/tables/{table_id:str}/bot", responses=PROBLEMS, status_code=200)
async def put_bot(request: Ask, table_id: TableKey, data: PutBot) -> TableInfo:
    me, most = known_person(request), house_of(request).settings.bot_seconds
    return await told(request, table_id, lambda table: table.put_bot(me.id, data.seat, data.bot, most))


@post("/api/tables/{table_id:str}/start", responses=PROBLEMS, status_code=200)
async def start(request: Ask, table_id: TableKey) -> TableInfo:
    me = known_person(request)
    return await told(request, table_id, lambda table: table.start(me.id))


@post("/api/tables/{table_id:str}/moves", responses=PROBLEMS, status_code=200)
async def play(request: Ask, table_id: TableKey, data: Play) -> Done:
    me = known_person(request)

    def decide(table: Table) -> list[dict[str, Any]]:
        table.own_chair(me.id, data.seat)
        back = table.come_back(me.id) if table.seats[data.seat].standin else []
        return [*back, *table.play(data.seat, data.seq, data.move)]

    return Done((await command(request, table_id, decide))[1])


@post("/api/tables/{table_id:str}/undo", responses=PROBLEMS, status_code=200)
async def undo(request: Ask, table_id: TableKey, data: TakeBack) -> Done:
    me = known_person(request)

    def decide(table: Table) -> list[dict[str, Any]]:
        table.own_chair(me.id, data.seat)
        return table.undo(data.seat, data.seq)

    return Done((await command(request, table_id, decide))[1])


@post("/api/tables/{table_id:str}/resign", responses=PROBLEMS, status_code=200)
async def resign(request: Ask, table_id: TableKey, data: OfSeat) -> TableInfo:
    me = known_person(request)
    return await told(request, table_id, lambda table: table.resign(me.id, data.seat))


@post("/api/tables/{table_id:str}/offer", responses=PROBLEMS, status_code=200)
async def offer(request: Ask, table_id: TableKey, data: Offer) -> TableInfo:
    me = known_person(request)
    return await told(request, table_id, lambda table: table.offer(me.id, data.seat, data.end))


@post("/api/tables/{table_id:str}/chat", responses=PROBLEMS, status_code=200)
async def chat(request: Ask, table_id: TableKey, data: Say) -> Done:
    me = known_person(request)
    limits_of(request).take("chat", me.id, CHAT)
    live, _ = await command(
        request, table_id, lambda table: table.say(me.id, me.name, data.text, data.phrase)
    )
    return Done(len(live.table.notes))


@post("/api/tables/{table_id:str}/mute", responses=PROBLEMS, status_code=200)
async def mute(request: Ask, table_id: TableKey, data: Mute) -> TableInfo:
    me = known_person(request)
    return await told(request, table_id, lambda table: table.mute(me.id, data.person, data.muted))


@post("/api/tables/{table_id:str}/remove", responses=PROBLEMS, status_code=200)
async def remove(request: Ask, table_id: TableKey, data: Remove) -> TableInfo:
    me = known_person(request)
    live, _ = await command(request, table_id, lambda table: table.remove(me.id, data.person))
    for viewer in [v for v in live.viewers if v.person and v.person.id == data.person]:
        viewer.let_go()
    return reports.info(live, me)


@post("/api/tables/{table_id:str}/close", responses=PROBLEMS, status_code=200)
async def close(request: Ask, table_id: TableKey) -> TableInfo:
    me = known_person(request)
    return await told(request, table_id, lambda table: table.close(me.id, me.host))


@post("/api/tables/{table_id:str}/link", responses=PROBLEMS, status_code=200)
async def seat_link(request: Ask, table_id: TableKey, data: OfSeat) -> Link:
    """A link that opens this seat on another device."""
    house, me = house_of(request), known_person(request)
    table = (await house.find(table_id)).table
    table.own_chair(me.id, data.seat)
    signed = house.people.sign(f"{table_id}.{data.seat}.{me.id}", "seat")
    here = house.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return Link(f"{here}/s/{signed}")


@get("/s/{signed:str}", include_in_schema=False)
async def open_seat(request: Ask, signed: str) -> Response[None]:
    """Follow such a link: this device holds the seat from now on, too."""
    house = house_of(request)
    found = house.people.unsign(signed, "seat")
    if not found:
        raise Refused("link-dead")
    table_id, seat, owner = found[0].split(".")
    live = await house.find(table_id)
    chair = live.table.chair(int(seat))
    if not chair.is_held_by(owner):
        raise Refused("link-dead")
    person = person_of(request)
    if person is None:
        limits_of(request).take("person", address_of(request), NEW_PEOPLE)
        person = await house.people.introduce(None, chair.name, language_of(request), False)
    device = person.id
    await house.perform(live, lambda table: table.add_device(int(seat), device))
    response: Response[None] = Response(
        None, status_code=303, headers={"location": f"/t/{table_id}?seat={seat}"}
    )
    set_cookie(response, house, person, request.url.scheme == "https")
    return response


# ── after the game ────────────────────────────────────────────────────────────────────────────────


@get("/api/tables/{table_id:str}/log", responses=PROBLEMS, media_type="application/jsonl")
async def game_log(request: Ask, table_id: TableKey) -> Response[str]:
    table = (await house_of(request).find(table_id)).table
    name = f"{table.setup.game}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(afterwards.log_of(table), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table_id:str}/verify", responses=PROBLEMS)
async def verify(request: Ask, table_id: TableKey) -> Verdict:
    table = (await house_of(request).find(table_id)).table
    return afterwards.verdict(table, language_of(request))


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(
    request: Ask,
    table_id: TableKey,
    seat: Annotated[Literal["open", "-1", "0", "1", "2", "3", "4", "5"], Parameter(query="seat")] = "-1",
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=100_000)] = 63,
) -> Replay:
    table = (await house_of(request).find(table_id)).table
    viewer = afterwards.OPEN_HANDS if seat == "open" else int(seat)
    if viewer >= len(table.seats):
        raise Refused("no-such-seat", seat=viewer)
    moves, frames = afterwards.frames(table, viewer, first, min(last, first + afterwards.MOST_FRAMES - 1))
    return Replay(moves, frames)


@get("/api/tables/{table_id:str}/review", responses=PROBLEMS)
async def review(request: Ask, table_id: TableKey) -> Review:
    house = house_of(request)
    return await afterwards.review_of(await house.find(table_id), house.crew)


@post("/api/tables/{table_id:str}/fork", responses=PROBLEMS)
async def fork(request: Ask, table_id: TableKey, data: ForkFrom) -> TableId:
    """Play on from a position of a finished game: the asker takes the seat, bots the others."""
    house, me = house_of(request), known_person(request)
    limits_of(request).take("table", address_of(request), NEW_TABLES)
    table = (await house.find(table_id)).table
    setup, past = afterwards.fork_of(table, data.seq, data.seat)
    seats = [{"kind": "reserved", "seat": data.seat, "person": me.id, "name": me.name}]
    others = (seat for seat in range(setup.players) if seat != data.seat)
    seats += [{"kind": "bot", "seat": seat, "bot": "greedy"} for seat in others]
    return TableId((await house.create(me, setup, past, seats)).table.id)


@post("/api/tables/{table_id:str}/rematch", responses=PROBLEMS)
async def rematch(request: Ask, table_id: TableKey) -> TableId:
    """The same again, everyone one seat further on."""
    house, me = house_of(request), known_person(request)
    live = await house.find(table_id)
    table = live.table
    if table.state not in ("over", "closed"):
        raise Refused("not-over")
    if me.id != table.owner and not table.seats_of(me.id):
        raise Refused("not-your-seat", seat=-1)
    if table.next is None:
        limits_of(request).take("table", address_of(request), NEW_TABLES)
        seats = [moved_on(seat, len(table.seats)) for seat in table.seats if seat.kind != "free"]
        new = await house.create(me, table.setup, seats=seats)
        note = {"kind": "rematch", "table": new.table.id}
        await house.perform(live, lambda table: [] if table.next else [note])
        if table.next != new.table.id:  # another was faster: one rematch is enough
            await house.perform(new, lambda table: table.close(me.id, host=True))
    return TableId(str(table.next))


def moved_on(seat: Seat, seats: int) -> dict[str, Any]:
    """Who sits where in a rematch."""
    number = (seat.number + 1) % seats
    if seat.kind == "bot" or seat.person is None:
        return {"kind": "bot", "seat": number, "bot": seat.bot or "greedy"}
    return {"kind": "reserved", "seat": number, "person": seat.person, "name": seat.name}


ROUTES = [
    me,
    introduce,
    forget_me,
    my_data,
    new_token,
    all_games,
    rules,
    rules_scenes,
    board,
    all_lessons,
    one_lesson,
    lesson_step,
    lesson_move,
    lobby,
    create_table,
    table_info,
    sit,
    leave,
    put_bot,
    start,
    play,
    undo,
    resign,
    offer,
    chat,
    mute,
    remove,
    close,
    seat_link,
    open_seat,
    game_log,
    verify,
    replay,
    review,
    fork,
    rematch,
]
