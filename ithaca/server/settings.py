"""What a host may set: by options of `ithaca serve`, or by ITHACA_… in the environment."""

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
    """One server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # a URL; empty: a file in the user's data folder
    bus: str = ""  # a Redis by which several processes serve one database; empty: this one alone
    public_url: str = ""  # how the world calls this server; empty: by the request's own host
    names: str = ""  # other names by which it is called, by commas
    proxies: str = ""  # addresses of proxies whose X-Forwarded-… headers are believed, by commas
    host_key: str = ""  # who knows it may close any table
    bot_seconds: Annotated[float, Meta(gt=0, le=3600)] = 2.0  # the most time a bot may take for one decision
    bot_threads: Annotated[int, Meta(ge=1, le=256)] = 2  # bots that think at once
    warm_up: bool = True  # get all games ready at the start; otherwise each when it is first asked for
    pace: Annotated[float, Meta(ge=0, le=60)] = 0.7  # seconds before a bot's turn begins to show
    rate: Annotated[float, Meta(ge=0)] = 1.0  # of the usual limits on requests; 0: no limits
    keep_open_days: Annotated[int, Meta(ge=1)] = 14  # tables that never started
    keep_days: Annotated[int, Meta(ge=1)] = 365  # tables that were played, after the last move
    contact: str = ""  # a mail address or a page of the host, for push services; empty: public_url
    push_local: bool = False  # push services in our own network, without a lock: for tests only
    most_tables: Annotated[int, Meta(ge=1)] = 5000  # that are open or running at once


def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of the environment, and over them what was given by hand."""
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
    """Where the tables of this user are kept."""
    if chosen := os.environ.get("ITHACA_DATA"):
        return Path(chosen)
    folder = platformdirs.user_data_path("ithaca", appauthor=False)
    former = Path.home() / ".local/share/ithaca"  # where macOS kept them at first
    return former if platform.system() == "Darwin" and former.is_dir() and not folder.is_dir() else folder


def database_url(settings: Settings) -> str:
    """Where the log is kept."""
    if settings.database:
        return settings.database if "://" in settings.database else f"sqlite:///{settings.database}"
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
