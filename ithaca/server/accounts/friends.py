"""Friends: two persons who have each agreed that the other sees when they are here and may invite them."""

from typing import NamedTuple

import sqlalchemy as sa

from ..clock import Clock
from ..errors import Refused
from ..schema import friends, people
from ..storage import Storage
from .codes import Codes, as_meant, new_code

CODE_SIGNS = 8
CODE_DAYS = 7
MOST_CODES = 20  # open codes of a person
MOST_FRIENDS = 200  # of a person


class Friend(NamedTuple):
    id: str
    name: str
    since: int  # milliseconds since 1970
    visible: bool  # lets friends see that they are here


class Friends:
    """All friendships of a server."""

    def __init__(self, storage: Storage, clock: Clock, codes: Codes) -> None:
        self.storage, self.clock, self.codes = storage, clock, codes

    # ── becoming friends ──────────────────────────────────────────────────────────────────────────

    async def offer(self, person_id: str) -> str:
        """A code; the first person who brings it becomes this person's friend."""
        code = new_code(CODE_SIGNS)
        await self.codes.add("friend", person_id, code, CODE_DAYS * 24 * 60, MOST_CODES)
        return code

    async def whose(self, typed: str, person_id: str | None) -> str:
        """The person who offers to become a friend by a code. Raises Refused if there is none, or if it is
        the one who asks. The code stays valid."""
        found = await self.codes.look("friend", as_meant(typed))
        if found is None:
            raise Refused("friend-code-wrong")
        if found.person == person_id:
            raise Refused("friend-self")
        return found.person

    async def accept(self, person_id: str, typed: str) -> None:
        """Become friends with the person whose code this is, which is used up by it. Raises Refused."""
        other = await self.whose(typed, person_id)
        if await self.are(person_id, other):
            raise Refused("friends-already")
        for one in (person_id, other):
            await self._must_have_room(one)
        if await self.codes.take("friend", as_meant(typed)) is None:  # another person was faster
            raise Refused("friend-code-wrong")
        await self._befriend(person_id, other)

    async def _befriend(self, one: str, other: str) -> None:
        pairs, now = ((one, other), (other, one)), self.clock.now()
        rows = [{"person": person, "friend": friend, "since": now} for person, friend in pairs]

        def write(db: sa.Connection) -> None:
            db.execute(friends.delete().where(is_pair(one, other)))
            db.execute(friends.insert(), rows)

        await self.storage.write(write)

    async def _must_have_room(self, person_id: str) -> None:
        query = sa.select(sa.func.count()).select_from(friends).where(friends.c.person == person_id)
        if int(await self.storage.read(lambda db: db.execute(query).scalar_one())) >= MOST_FRIENDS:
            raise Refused("too-many-friends", most=MOST_FRIENDS)

    async def end(self, person_id: str, friend_id: str) -> None:
        """End a friendship, for both."""
        await self.must_be(person_id, friend_id)
        await self.storage.write(lambda db: db.execute(friends.delete().where(is_pair(person_id, friend_id))))

    # ── who they are ──────────────────────────────────────────────────────────────────────────────

    async def of(self, person_id: str) -> list[Friend]:
        """A person's friends, by name."""
        columns = (people.c.id, people.c.name, friends.c.since, people.c.visible)
        query = sa.select(*columns).join(friends, friends.c.friend == people.c.id)
        query = query.where(friends.c.person == person_id)
        found = await self.storage.read(lambda db: [Friend(*row) for row in db.execute(query)])
        return sorted(found, key=lambda friend: (friend.name.lower(), friend.id))

    async def are(self, one: str, other: str) -> bool:
        query = sa.select(friends.c.since).where(friends.c.person == one, friends.c.friend == other)
        return await self.storage.read(lambda db: db.execute(query).scalar()) is not None

    async def must_be(self, person_id: str, friend_id: str) -> None:
        if not await self.are(person_id, friend_id):
            raise Refused("not-your-friend")

    # ── who is seen ───────────────────────────────────────────────────────────────────────────────

    async def is_visible(self, person_id: str) -> bool:
        query = sa.select(people.c.visible).where(people.c.id == person_id)
        return bool(await self.storage.read(lambda db: db.execute(query).scalar()))

    async def show(self, person_id: str, visible: bool) -> None:
        """Set whether friends see that this person is here."""
        update = people.update().where(people.c.id == person_id).values(visible=visible)
        await self.storage.write(lambda db: db.execute(update))


def is_pair(one: str, other: str) -> sa.ColumnElement[bool]:
    """The two rows of a friendship."""
    there = sa.and_(friends.c.person == one, friends.c.friend == other)
    return sa.or_(there, sa.and_(friends.c.person == other, friends.c.friend == one))
