"""One real server for the tests of a process."""

import pytest
from guest import Guest, a_server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with a_server(tmp_path_factory.mktemp("server"), warm_up=1) as server:
        server.wait_until_ready("odysseus", "odyssey", "ulysses")
        yield server


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
