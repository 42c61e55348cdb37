"""Each test of the server runs on SQLite and on PostgreSQL; for each there is one real server in a process of
tests. A test that uses no folder uses no database and runs once; so does one that is marked by the name of a
database. With `make test` a test runs on the first of its databases, or on both if it is marked `both`; with
`make variants` on the other one.
"""

from contextlib import ExitStack
from typing import Any

import databases
import pytest
from guest import Guest, a_server
from variants import first_of

OF_A_DATABASE = {"tmp_path", "tmp_path_factory"}  # a test that uses no folder uses no database


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("database", kinds_for(metafunc), indirect=True, scope="session")


def kinds_for(metafunc: pytest.Metafunc) -> list[Any]:
    marked, kinds = metafunc.definition.get_closest_marker, databases.KINDS
    if only := [kind for kind in kinds if marked(kind)]:
        return only
    if not OF_A_DATABASE & set(metafunc.fixturenames):
        return [kinds[0]]
    if marked("both"):
        return [*kinds]
    return first_of(reversed(kinds) if marked("cluster") else kinds)


@pytest.fixture(scope="session", autouse=True)
def database(request):
    """Which database the current tests use."""
    databases.current = request.param
    yield databases.current
    databases.current = databases.KINDS[0]


@pytest.fixture
def tmp_path(tmp_path, database):
    """A folder; PostgreSQL databases that a test has made for files in it are deleted with the test."""
    yield tmp_path
    databases.drop_those_in(tmp_path)


@pytest.fixture(scope="session")
def servers(tmp_path_factory):
    """Servers that are started when first asked for, and stopped at the end."""
    running = {}
    with ExitStack() as stack:

        def of(kind):
            if kind not in running:
                folder = tmp_path_factory.mktemp(f"server-{kind}")
                running[kind] = stack.enter_context(a_server(folder, warm_up=1))
                running[kind].wait_until_ready("odysseus", "odyssey", "ulysses")
            return running[kind]

        yield of


@pytest.fixture(scope="session")
def server(servers, database):
    return servers(database)


@pytest.fixture
def guest(server):
    """A way to more people: `guest("Zoe")`, `guest(token="…")`."""
    people = []

    def make(name="", lang="en", token=""):
        people.append(Guest(server, name, lang, token))
        return people[-1]

    yield make
    for person in people:
        person.go()


@pytest.fixture
def guests(server):
    """Four people."""
    people = [Guest(server, name, lang) for name, lang in ALL]
    yield people
    for guest in people:
        guest.go()


ALL = [("Ann", "en"), ("Bob", "fr"), ("Cid", "de"), ("Dora", "en")]
