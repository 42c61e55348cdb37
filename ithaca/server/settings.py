"""What a host may configure: by options of `ithaca serve`, or by ITHACA_… in the environment."""

import os
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from msgspec import Meta

from ithaca.engine.errors import Misuse


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # a URL; empty: a file in the user's data folder
    bus: str = ""  # a Redis by which several processes serve one database; empty: a single process
    public_url: str = ""  # the public address of this server; empty: the request's own host
    names: str = ""  # other host names of this server, separated by commas
    proxies: str = ""  # addresses of proxies whose X-Forwarded-… headers are trusted, separated by commas
    host_key: str = ""  # makes a person a host, who may close any table
    bot_seconds: Annotated[float, Meta(gt=0, le=3600)] = 2.0  # the most time a bot may take for one decision
    bot_threads: Annotated[int, Meta(ge=1, le=256)] = 2  # bots that think at once
    warm_up: bool = True  # get all games ready at the start; otherwise each when it is first asked for
    pace: Annotated[float, Meta(ge=0, le=60)] = 0.7  # seconds before a bot's turn begins to show
    rate: Annotated[float, Meta(ge=0)] = 1.0  # a factor on the usual rate limits; 0: no limits
    keep_open_days: Annotated[int, Meta(ge=1)] = 14  # tables that never started
    keep_days: Annotated[int, Meta(ge=1)] = 365  # tables that were played, after the last move
    contact: str = ""  # a mail address or a page of the host, for push services; empty: public_url
    push_local: bool = False  # allow push services in our own network, over plain HTTP: for tests only
    most_tables: Annotated[int, Meta(ge=1)] = 5000  # open or running at once


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of the environment, overridden by those given as arguments. Raises Misuse."""
    raw: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = f"ITHACA_{field.name.upper()}"
        if name in environment:
            raw[field.name] = environment[name]
    raw |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(raw, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Misuse("bad-setting", reason=str(error)) from None


def data_folder() -> Path:
    """Where this user's tables are kept."""
    if chosen := os.environ.get("ITHACA_DATA"):
        return Path(chosen)
    folder = platformdirs.user_data_path("ithaca", appauthor=False)
    former = Path.home() / ".local/share/ithaca"  # where macOS kept them at first
    return former if platform.system() == "Darwin" and former.is_dir() and not folder.is_dir() else folder


def database_url(settings: Settings) -> str:
    """The URL of the database. Creates the data folder if that is used."""
    if settings.database:
        return settings.database if "://" in settings.database else f"sqlite:///{settings.database}"
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
