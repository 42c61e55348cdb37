"""What a link to a table shows when it is sent to friends: a picture, the game, who invites.

Messengers fetch the page and read its head. They get what anyone with the link may see, and no more.
"""

from html import escape

from ithaca.engine import game as games
from ithaca.engine.text import words

from .table import Table

PICTURE = "web/cover.png"


def with_invitation(page: str, table: Table, here: str) -> str:
    """The page of a table, with its invitation in the head; `here` is our address."""
    tags = "\n".join(tag(name, value) for name, value in facts(table, here).items())
    return page.replace("</head>", f"{tags}\n</head>", 1)


def tag(name: str, value: str) -> str:
    kind = "name" if name.startswith("twitter:") else "property"
    return f'<meta {kind}="{name}" content="{escape(value)}">'


def facts(table: Table, here: str) -> dict[str, str]:
    """What is told of a table, by the names of the Open Graph protocol."""
    card = games.find(table.setup.game)
    found = {
        "og:type": "website",
        "og:site_name": "Ithaca",
        "og:url": f"{here}/t/{table.id}",
        "og:title": title_of(table),
        "og:description": description_of(table),
    }
    if not card.file(PICTURE).is_file():
        return found
    picture = f"{here}/games/{card.slug}/{PICTURE}"
    return {**found, "og:image": picture, "twitter:card": "summary_large_image"}


def title_of(table: Table) -> str:
    """The game, and while the table is open, who invites."""
    say, title = words(table.setup.lang), games.find(table.setup.game).title
    host = next((seat.name for seat in table.seats if seat.person and seat.person == table.owner), "")
    if table.state == "open" and host:
        return say("invite-by", name=host, title=title)
    return title


def description_of(table: Table) -> str:
    say = words(table.setup.lang)
    if table.state == "open":
        free = sum(seat.kind == "free" for seat in table.seats)
        return say("invite-open", count=free, most=len(table.seats))
    return say("invite-watch") if table.state == "playing" else say("invite-over")
