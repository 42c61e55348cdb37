"""The files of the browser client, as any program may ask for them."""

import re

import httpx
import pytest
from guest import seated


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
