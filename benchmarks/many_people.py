"""A hundred thousand players and a million games that are over: how long their pages take (`make load`).

The database is written straight, with the columns that the server itself writes; then a server is started on
it and asked by two hundred of the players, some of whom have played very much, four at a time. On SQLite, and
on a private PostgreSQL where one can be started.
"""

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from guest import Server

from ithaca.arena.ratings import Rating, points_of
from ithaca.engine.game import find, names
from ithaca.server.accounts.codes import digest_of, new_code
from ithaca.server.database import bring_up_to_date, is_sqlite, open_engine
from ithaca.server.rating import is_settled
from ithaca.server.routes.accounts import DEVICE_SIGNS
from tools.browser import Missing
from tools.postgres import a_postgres

PLAYERS, GAMES = 100_000, 1_000_000
ASKERS, ROUNDS, AT_ONCE = 200, 10, 4
BUSY = 20  # of the players have a share of all games that is far from fair
BUSY_SHARE = 0.02
SEEN = 0.2  # of the players want to be seen
NOW = 1_794_880_000_000
HEAD = "| database | what is asked for | requests | p50 ms | p99 ms | worst ms |\n|---|---|---|---|---|---|"

Rows = Iterator[tuple[Any, ...]]


def persons() -> Rows:
    luck = random.Random(1)
    for n in range(PLAYERS):
        handle = f"player-{n}" if luck.random() < SEEN else None
        yield f"person{n:026}", f"Player {n}", "en", NOW, NOW, 0, 1, handle, 1, 0, 0


def somebody(luck: random.Random) -> int:
    return luck.randrange(BUSY) if luck.random() < BUSY_SHARE else luck.randrange(PLAYERS)


def tables() -> Iterator[tuple[str, str, int, list[int]]]:
    """Each game that is over: its table, what was played, when it ended, and who sat there."""
    luck, games = random.Random(2), [find(name) for name in names() if find(name).slug]
    for n in range(GAMES):
        game = luck.choice(games)
        count = luck.choice(game.players)
        yield f"t{n:09}", game.slug, NOW - (GAMES - n) * 1000, [somebody(luck) for _ in range(count)]


def seat_rows() -> Rows:
    luck = random.Random(3)
    for table, game, ended, people in tables():
        winner = luck.randrange(len(people))
        for seat, n in enumerate(people):
            who = (table, seat, f"person{n:026}", "")
            came = (1.0, 1) if seat == winner else (0.0, 2)
            yield (*who, *came, f"Player {n}", game, len(people), luck.randrange(40, 400), ended)


def table_rows() -> Rows:
    for table, game, ended, people in tables():
        setup = f'{{"game":"{game}","players":{len(people)}}}'
        yield table, ended - 1000, ended, "over", 1, f"person{people[0]:026}", setup, b"0" * 32


def rated_rows() -> Rows:
    luck = random.Random(4)
    for nth, (table, game, ended, people) in enumerate(tables()):
        if nth % 2:
            continue
        for seat, n in enumerate(people):
            mu = luck.gauss(25, 6)
            yield (table, seat, nth, f"person{n:026}", "", game, 1, mu, 3.0, mu + 0.1, 3.0, ended)


def rating_rows() -> Rows:
    luck = random.Random(5)
    for name in names():
        for n in range(PLAYERS):
            rating = Rating(luck.gauss(25, 6), luck.uniform(1, 8))
            told = (rating.mu, rating.sigma, luck.randrange(1, 200), points_of(rating))
            yield (f"person{n:026}", name, *told, is_settled(rating))


def code_rows(codes: dict[str, int]) -> Rows:
    for code, n in codes.items():
        yield digest_of("device", code), "device", f"person{n:026}", 2**52


def fill(url: str, codes: dict[str, int]) -> None:
    engine = open_engine(url)
    with engine.begin() as db:
        bring_up_to_date(db)
    write = write_to_file if is_sqlite(engine) else write_to_postgresql
    with engine.begin() as db:
        write(db.connection.driver_connection, all_rows(codes))
    engine.dispose()


def all_rows(codes: dict[str, int]) -> dict[str, Rows]:
    """What is to be written, by table and columns."""
    seats = "table_id, seat, person, bot, share, rank, name, game, players, moves, ended"
    people = "id, name, lang, created, seen, host, kept, handle, visible, silenced, shut_out"
    rated = "table_id, seat, nth, person, bot, game, rank, mu_before, sigma_before, mu, sigma, ended"
    return {
        f"people ({people})": persons(),
        "tables (id, created, touched, state, rules, owner, setup, seed)": table_rows(),
        f"seats ({seats})": seat_rows(),
        f"rated ({rated})": rated_rows(),
        "ratings (person, game, mu, sigma, games, points, settled)": rating_rows(),
        "codes (digest, kind, person, expires)": code_rows(codes),
    }


def write_to_file(db: Any, wanted: dict[str, Rows]) -> None:
    for into, rows in track(wanted.items(), "a million games ..."):
        marks = ", ".join("?" * (into.count(",") + 1))
        db.executemany(f"INSERT INTO {into} VALUES ({marks})", rows)


def write_to_postgresql(db: Any, wanted: dict[str, Rows]) -> None:
    for into, rows in track(wanted.items(), "a million games ..."):
        with db.cursor() as cursor, cursor.copy(f"COPY {into} FROM STDIN") as copy:
            for one in rows:
                copy.write_row(one)
    db.execute("ANALYZE")


def asked_for() -> dict[str, list[str]]:
    """What each page asks for."""
    game = names()[0]
    return {
        "/me: games, statistics, ratings, curve": [
            "/api/me/games",
            "/api/me/statistics",
            "/api/me/ratings",
            f"/api/me/ratings/{game}",
        ],
        "/ladder": [f"/api/ladder/{name}" for name in names()],
        "the lobby": ["/api/tables", "/api/me"],
    }


async def sign_in(http: httpx.AsyncClient, codes: Iterable[str]) -> list[str]:
    """The cookie of each who has a code, as a second device gets it."""
    cookies = []
    for code in codes:
        headers = {"origin": str(http.base_url).rstrip("/")}
        answer = await http.post("/api/sign-in/code", json={"code": code}, headers=headers)
        assert answer.status_code == 200, answer.text
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
        http.cookies.clear()
    return cookies


async def ask(http: httpx.AsyncClient, cookies: Sequence[str], paths: Sequence[str]) -> list[float]:
    """How long each answer took, in milliseconds."""
    times: list[float] = []
    waiting = [(cookie, path) for _ in range(ROUNDS) for cookie in cookies for path in paths]
    random.Random(6).shuffle(waiting)

    async def one() -> None:
        while waiting:
            cookie, path = waiting.pop()
            begun = time.perf_counter()
            answer = await http.get(path, headers={"cookie": cookie})
            times.append(1000 * (time.perf_counter() - begun))
            assert answer.status_code == 200, answer.text

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return times


async def ask_all(port: int, codes: Iterable[str], kind: str) -> list[str]:
    async with httpx.AsyncClient(base_url=f"http://localhost:{port}", verify=False, timeout=60) as http:
        cookies = await sign_in(http, codes)
        return [row(kind, what, await ask(http, cookies, paths)) for what, paths in asked_for().items()]


def many_people() -> list[str]:
    """The pages of people, with very many of them."""
    with tempfile.TemporaryDirectory() as folder:
        rows = pages_on("SQLite", f"sqlite:///{folder}/tables.db")
    try:
        with a_postgres(shared_buffers="512MB") as there:
            return rows + pages_on("PostgreSQL", there.url("postgres"))
    except Missing as missing:
        print(missing, file=sys.stderr)
        return rows


def pages_on(kind: str, url: str) -> list[str]:
    askers = [*range(BUSY), *random.Random(7).sample(range(BUSY, PLAYERS), ASKERS - BUSY)]
    codes = {new_code(DEVICE_SIGNS): n for n in askers}
    fill(url, codes)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "server", url, rate=0, keep_days=100_000)
        try:
            return asyncio.run(ask_all(server.port, codes, kind))
        finally:
            server.stop()


def row(kind: str, what: str, times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=100)
    return f"| {kind} | {what} | {len(times):,} | {cuts[49]:.1f} | {cuts[98]:.1f} | {max(times):.1f} |"
