"""One real server, and a browser for each file of tests."""

import pytest
from guest import Guest, a_server
from people import Person, a_browser


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with a_server(tmp_path_factory.mktemp("server"), warm_up=1) as server:
        server.wait_until_ready("odysseus", "odyssey", "ulysses")
        yield server


@pytest.fixture(scope="module")
def browser():
    """Not for the whole session: while Playwright runs, nobody else may run a loop of his own."""
    with a_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def host(server):
    """Someone who opens tables."""
    guest = Guest(server, "Ann")
    yield guest
    guest.go()


@pytest.fixture
def person(browser, server):
    """Call it to let someone in; who came must leave without complaints."""
    people = []

    def come(name, lang="en", how=Person, where=None, **context):
        people.append(how(browser, where or server, name, lang, **context))
        return people[-1]

    yield come
    for one in people:
        one.leave()
