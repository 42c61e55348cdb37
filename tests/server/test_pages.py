"""The files of the browser client, as any program may ask for them."""

import base64
import hashlib
import re

import httpx
import pytest
from guest import seated

from ithaca.server import files


@pytest.mark.parametrize("path", ["/", "/t/anything", "/rules/ulysses", "/web/main.js", "/words/web/de.ftl"])
def test_the_head_of_a_page_can_be_asked_for(server, path):
    head, whole = httpx.head(server.url + path), httpx.get(server.url + path)
    assert head.status_code == whole.status_code == 200
    assert head.content == b""
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_page_that_is_not_there_says_so_to_people_and_to_programs(server):
    page = httpx.get(f"{server.url}/nowhere", headers={"accept": "text/html"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    problem = httpx.get(f"{server.url}/nowhere")
    assert problem.status_code == 404
    assert problem.json()["code"] == "no-such-page"


# ── what a browser keeps ──────────────────────────────────────────────────────────────────────────


def files_of(page):
    """Addresses of the files that a page requests at once."""
    return re.findall(r'(?:href|src)="(/files/[^"]+)"', page.text)


def test_a_page_asks_for_its_files_by_their_version_and_a_browser_keeps_them(server):
    page = httpx.get(f"{server.url}/")
    assert page.headers["cache-control"] == "no-cache"
    assert not re.search(r'(?:href|src)="/web/', page.text)
    assert len({path.split("/")[2] for path in files_of(page)}) == 1
    for path in files_of(page):
        kept = httpx.get(server.url + path)
        assert (kept.status_code, kept.headers["cache-control"]) == (200, files.VERSIONED)
        assert httpx.get(server.url + "/" + path.split("/", 3)[3]).content == kept.content


@pytest.mark.parametrize(
    "path", ["/games/odysseus/web/client.js", "/words/web/de.ftl", "/words/ulysses/de.ftl"]
)
def test_files_of_games_and_words_are_kept_by_the_same_version(server, path):
    mine, plain = httpx.get(f"{server.url}/files/{files.version()}{path}"), httpx.get(server.url + path)
    assert (mine.status_code, mine.headers["cache-control"]) == (200, files.VERSIONED)
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.content == mine.content


def test_who_asks_by_another_version_gets_what_there_is_and_asks_again(server):
    """While servers are replaced one by one, a page from one may send requests to the other."""
    answer = httpx.get(f"{server.url}/files/0123456789/web/main.js")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


def test_no_script_may_stand_in_a_page_but_the_one_that_names_its_modules(server):
    page = httpx.get(f"{server.url}/")
    [script] = re.findall(r"<script type=\"importmap\">(.*?)</script>", page.text)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = page.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe" not in policy
    assert re.findall(r"<script(?![^>]*\bsrc=)", page.text) == ["<script"]


def test_what_is_told_to_one_person_is_kept_by_no_browser(server, guests):
    assert guests[0].http.get(f"{server.url}/api/me").headers["cache-control"] == "no-store"


# ── what a link shows where it is sent ────────────────────────────────────────────────────────────


def head_of(server, path):
    """The facts in the head of a page."""
    text = httpx.get(f"{server.url}{path}", headers={"accept": "text/html"}).text
    return dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', text))


def test_a_link_to_a_table_tells_the_game_and_who_invites_and_has_a_picture(server, guests):
    table = guests[2].open_table("ulysses", 3, lang="de", public=False, title="Geheim")
    guests[2].sit(table, 0, '<b>"Cid"')
    told = head_of(server, f"/t/{table}")
    assert told["og:title"] == "&lt;b&gt;&quot;Cid&quot; lädt dich zu Ulysses ein"
    assert told["og:description"].startswith("2 von 3 Plätzen sind frei")
    assert told["og:url"] == f"{server.url}/t/{table}"
    picture = httpx.get(told["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


def test_a_link_tells_nothing_that_the_door_of_the_table_does_not(server, guests):
    table, _ = seated(guests[:3], "odysseus")
    told = head_of(server, f"/t/{table}")
    assert told["og:title"] == "Odysseus"
    assert told["og:description"] == "The game is on. Come and watch."
    assert not any(guest.id in value for guest in guests for value in told.values())


def test_a_link_to_no_table_is_an_ordinary_page(server):
    assert head_of(server, "/t/nosuchtable") == {}
    assert httpx.get(f"{server.url}/t/nosuchtable").status_code == 200
