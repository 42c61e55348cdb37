"""Which rows belong to a person: what is erased when a person is forgotten, and what moves when two are
merged."""

import sqlalchemy as sa

from .schema import (
    codes,
    friends,
    invitations,
    journal,
    knock_settings,
    knocks,
    orders,
    passkeys,
    quiet_tables,
    rated,
    ratings,
    reports,
    riddle_answers,
    sessions,
    subscriptions,
    tokens,
)

# Rows that are deleted when the person in this column is forgotten, and rows that stay without the person.
ERASED_BY: list[sa.Column[str]] = [
    *(
        table.c.person
        for table in (
            tokens,
            sessions,
            passkeys,
            codes,
            ratings,
            friends,
            invitations,
            subscriptions,
            knock_settings,
            quiet_tables,
            knocks,
            orders,
            riddle_answers,
            reports,
        )
    ),
    friends.c.friend,
    invitations.c.inviter,
    reports.c.about,
]
BLANKED_BY: list[sa.Column[str]] = [rated.c.person, journal.c.about]

# What a guest takes along when merged into another person; a row that the other person already has stays.
TAKEN_ALONG: list[sa.Column[str]] = [
    tokens.c.person,
    subscriptions.c.person,
    friends.c.person,
    friends.c.friend,
    invitations.c.person,
    invitations.c.inviter,
    knock_settings.c.person,
    quiet_tables.c.person,
    orders.c.person,
    riddle_answers.c.person,
]
