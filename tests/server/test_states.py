"""What several viewers are sent at one moment is what each of them would be sent alone."""

import random

import pytest
from parts import NOON, play, seated_table, written

from ithaca.engine.protocol import SPECTATOR
from ithaca.server import entries as log
from ithaca.server.announcements import MovesShown
from ithaca.server.messages import encode
from ithaca.server.requests import TimeControl
from ithaca.server.states import state_of, states_of

CLOCK = TimeControl(kind="game", seconds=3600)


def same_for_each(table, made):
    news = {viewer: made if viewer != table.actor else made[-1:] for viewer in range(SPECTATOR, 3)}
    for viewer, text in states_of(table, news).items():
        assert text == encode(state_of(table, viewer, news[viewer]))


@pytest.mark.parametrize("setup", [{}, {"clock": CLOCK}], ids=["no clock", "a clock"])
@pytest.mark.parametrize("game", ["odysseus", "odyssey", "ulysses"])
def test_each_is_sent_the_same_by_himself_and_with_others(game, setup):
    luck, table = random.Random(5), seated_table(game, 3, **setup)
    for nth in range(120):
        if table.match.over:
            break
        [news] = play(table, luck.choice(table.match.legal()))
        same_for_each(table, news.made if isinstance(news, MovesShown) else [news.made])
        if table.drafts and luck.random() < 0.3:
            written(table, log.Undone(table.actor), at=NOON + nth)
            same_for_each(table, [])
    written(table, log.Ended("agreed" if not table.match.over else "played"))
    same_for_each(table, [])
