"""Find or install the PostgreSQL that the tests of the server need, and start a private server.

    python -m tools.postgres                    # prints where its programs are
    python -m tools.postgres serve FOLDER PID   # a server in FOLDER, for as long as process PID runs

What Debian or the path has is used; otherwise it is installed, by apt if we are root. A private server keeps
nothing: it is for tests, its folder is deleted at the end, and it never waits for the disk. It ends with the
process that it is for, however that process ends.
"""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.browser import Missing, installed_by_apt

NO_POSTGRES = (
    "The tests of the server need PostgreSQL, and it could not be installed here: install it "
    "(on Debian: apt install postgresql) so that its programs are on the path, and try again."
)
OF_DEBIAN = Path("/usr/lib/postgresql")
OWNER, PASSWORD = "ithaca", "sesame"  # only connections by TCP need the password
OPTIONS = {
    "fsync": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "200",
    "shared_buffers": "64MB",
    "autovacuum_naptime": "1h",
    "listen_addresses": "127.0.0.1",
}
READY = "ready"  # the file that says where a server is


class Address(NamedTuple):
    """Where a private server is."""

    folder: str  # of its socket
    port: int

    def url(self, name: str) -> str:
        """The connection string of a database, by the socket."""
        return f"postgresql://{OWNER}@/{name}?host={self.folder}&port={self.port}"

    def url_by_tcp(self, name: str, password: str = PASSWORD) -> str:
        return f"postgresql://{OWNER}:{password}@127.0.0.1:{self.port}/{name}"


def programs() -> Path:
    """The folder with PostgreSQL's programs; they are installed if there are none."""
    found = on_this_machine()
    if not found and installed_by_apt("postgresql"):
        found = on_this_machine()
    if not found:
        raise Missing(NO_POSTGRES)
    return found


def on_this_machine() -> Path | None:
    """The newest that Debian has, or what is on the path."""
    versions = sorted(OF_DEBIAN.glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    if versions:
        return versions[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


# ── a private server ──────────────────────────────────────────────────────────────────────────────


@contextlib.contextmanager
def a_postgres(**options: str) -> Iterator[Address]:
    """A private server, with the usual options or others."""
    bin_folder = programs()
    folder = Path(tempfile.mkdtemp(prefix="ithaca-pg-", dir="/tmp" if os.name == "posix" else None))
    server: subprocess.Popen[bytes] | None = None
    try:
        for user in unprivileged():
            shutil.chown(folder, user, user_group(user))
        make_cluster(bin_folder, folder)
        port = free_port()
        server = start(bin_folder, folder, port, options)
        wait_until_it_answers(bin_folder, folder, port, server)
        yield Address(str(folder), port)
    finally:
        if server:
            server.send_signal(signal.SIGQUIT)  # immediate shutdown: nothing is kept
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def unprivileged() -> list[str]:
    """The user that the server runs as if we are root, since it refuses to run as root; else none."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return []
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return [next(name for name in ("postgres", "nobody") if name in known)]


def user_group(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


def as_whom() -> dict[str, object]:
    """Arguments for Popen so that a program does not run as root."""
    users = unprivileged()
    return {"user": users[0], "group": user_group(users[0]), "extra_groups": []} if users else {}


def make_cluster(bin_folder: Path, folder: Path, *more: str) -> None:
    secret = folder / "password"
    secret.write_text(PASSWORD, "utf-8")
    secret.chmod(0o644)  # only the owner can read the folder
    data, asked = str(folder / "data"), ["--auth-local=trust", "--auth-host=scram-sha-256"]
    plain = ["--no-sync", "--no-locale", "--encoding=UTF8", "--no-instructions"]
    command = [bin_folder / "initdb", "-D", data, "-U", OWNER, f"--pwfile={secret}", *asked, *plain, *more]
    done = subprocess.run(command, cwd="/", capture_output=True, text=True, **as_whom())  # type: ignore[call-overload]
    if done.returncode:
        raise Missing(f"{NO_POSTGRES}\n{done.stderr}")


def start(bin_folder: Path, folder: Path, port: int, options: dict[str, str]) -> subprocess.Popen[bytes]:
    given = {**OPTIONS, **options, "port": str(port), "unix_socket_directories": str(folder)}
    words = [word for name, value in given.items() for word in ("-c", f"{name}={value}")]
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(  # type: ignore[call-overload,no-any-return]
            [bin_folder / "postgres", "-D", folder / "data", *words],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            **as_whom(),
        )


def wait_until_it_answers(bin_folder: Path, folder: Path, port: int, server: subprocess.Popen[bytes]) -> None:
    ask = [bin_folder / "pg_isready", "-q", "-h", folder, "-p", str(port)]
    while subprocess.run(ask).returncode:
        if server.poll() is not None:
            raise Missing(f"{NO_POSTGRES}\n{(folder / 'log').read_text('utf-8')}")
        time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# ── for as long as another process runs ───────────────────────────────────────────────────────────


def serve_for(folder: Path, process: int) -> None:
    """Serve until that process has ended, or we get a signal. The address is written to a file."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        with a_postgres() as address:
            half = folder / f"{READY}.part"
            half.write_text(json.dumps(address), "utf-8")
            half.rename(folder / READY)
            while is_running(process):
                time.sleep(0.5)
    finally:
        (folder / READY).unlink(missing_ok=True)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def main() -> int:
    try:
        if sys.argv[1:2] == ["serve"]:
            serve_for(Path(sys.argv[2]), int(sys.argv[3]))
        else:
            print(programs())
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
