"""One real server, and one browser for all tests of this folder."""

import pytest
from guest import Guest, a_server
from people import Person, a_launcher, launched

from tools.browser import chromium


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with a_server(tmp_path_factory.mktemp("server"), warm_up=1) as server:
        server.wait_until_ready("odysseus", "odyssey", "ulysses")
        yield server


@pytest.fixture(scope="package")
def launcher():
    """Not for the whole session: while Playwright runs, nothing else may run an event loop."""
    with a_launcher() as launcher:
        yield launcher


@pytest.fixture(scope="package")
def browser(launcher):
    with launched(launcher) as browser:
        yield browser


@pytest.fixture(scope="module")
def whole_browser(launcher):
    """A full Chromium: the headless one shows no notifications."""
    with launched(launcher, chromium) as browser:
        yield browser


@pytest.fixture(scope="module")
def host(server):
    """Someone who opens tables."""
    guest = Guest(server, "Ann")
    yield guest
    guest.go()


@pytest.fixture
def person(browser, server):
    """Call it to let someone in; everybody who came must leave without complaints."""
    people = []

    def come(name, lang="en", how=Person, where=None, **context):
        people.append(how(browser, where or server, name, lang, **context))
        return people[-1]

    yield come
    for one in people:
        one.leave()
