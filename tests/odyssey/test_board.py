"""Our board agrees with all that is known about the printed one, and its track can be followed at a
glance."""

import math
from itertools import combinations

import pytest
from geometry import angle_between, distance, meet, plane

from ithaca.engine.coast import land
from ithaca.engine.text import LANGUAGES
from ithaca.games.odyssey.board import load

pytestmark = [pytest.mark.interpreted, pytest.mark.rule("odyssey/setup/board")]

BOARD = load()
SPACES = range(1, len(BOARD.slugs) + 1)
LEGS = [(space, there) for space in SPACES for there in BOARD.ways[space - 1]]


def slug(space):
    return BOARD.slugs[space - 1]


def onward(space):
    """All spaces on the ways from here, this one first; each is taken only once."""
    found = [space]
    for here in found:
        found += [there for there in BOARD.ways[here - 1] if there not in found]
    return found


# ── what is known ─────────────────────────────────────────────────────────────────────────────────


def test_there_are_sixty_to_eighty_spaces():
    assert 60 <= len(BOARD.slugs) <= 80
    assert len(set(BOARD.slugs)) == len(BOARD.points) == len(BOARD.ways) == len(BOARD.slugs)


def test_one_sails_from_troy_to_ithaca():
    assert (slug(BOARD.start), slug(BOARD.home), slug(BOARD.hades)) == ("troy", "ithaca", "hades")
    assert BOARD.ways[BOARD.home - 1] == ()


@pytest.mark.rule("odyssey/setup/track", "odyssey/setup/board")
def test_two_routes_lead_out_of_troy_and_meet_later():
    north, south = (onward(way) for way in BOARD.ways[BOARD.start - 1])
    meeting = next(space for space in north if space in south)

    assert len(BOARD.names_of_ways[BOARD.start - 1]) == len(set(BOARD.routes)) == 2
    assert meeting != BOARD.home
    assert BOARD.stars & set(north) - set(south)
    assert BOARD.stars & set(south) - set(north)
    assert BOARD.stars & set(onward(meeting))


def test_no_other_space_is_a_fork():
    assert [slug(space) for space in SPACES if len(BOARD.ways[space - 1]) > 1] == ["troy"]


def test_every_space_leads_to_ithaca_and_none_comes_back_to_itself():
    for space in SPACES:
        assert BOARD.home in onward(space)
        assert all(space not in onward(there) for there in BOARD.ways[space - 1])
    assert BOARD.steps_home().keys() == set(SPACES)


@pytest.mark.parametrize("space", SPACES, ids=slug)
def test_it_is_one_step_more_to_ithaca_than_from_the_nearest_next_space(space):
    far = BOARD.steps_home()

    assert far[space] == min((far[there] + 1 for there in BOARD.ways[space - 1]), default=0)


@pytest.mark.rule("odyssey/setup/track", "odyssey/hades/only")
def test_nothing_leads_to_hades_and_its_own_way_comes_back_to_the_track():
    off = set(onward(BOARD.hades)) - set(onward(BOARD.start))

    assert all(there != BOARD.hades for _, there in LEGS)
    assert BOARD.hades in off
    assert len(off) > 1  # a way of its own
    assert set(onward(BOARD.hades)) - off - {BOARD.home}
    assert set(SPACES) == set(onward(BOARD.start)) | off


@pytest.mark.rule("odyssey/setup/track")
def test_six_arrows_lie_on_six_plain_spaces_of_the_track():
    assert len(set(BOARD.arrows)) == len(BOARD.arrows) == 6
    assert not set(BOARD.arrows) & {*BOARD.stars, BOARD.start, BOARD.home, BOARD.hades}
    assert set(BOARD.arrows) <= set(onward(BOARD.start))


def test_each_arrow_lies_nearer_to_ithaca_than_the_one_before():
    far = BOARD.steps_home()

    assert [far[arrow] for arrow in BOARD.arrows] == sorted((far[a] for a in BOARD.arrows), reverse=True)
    north, south = BOARD.arrows[:2]
    assert far[north] == far[south]
    routes = [set(onward(way)) for way in BOARD.ways[BOARD.start - 1]]
    assert [sum(arrow in route for route in routes) for arrow in BOARD.arrows] == [1, 1, 2, 2, 2, 2]


def test_the_last_arrow_stands_behind_the_last_star_but_one():
    far = BOARD.steps_home()
    stars = sorted(far[star] for star in BOARD.stars)

    assert min(far[arrow] for arrow in BOARD.arrows) < stars[1]


def test_the_way_of_hades_rejoins_late():
    far = BOARD.steps_home()
    joined = next(space for space in onward(BOARD.hades) if space in onward(BOARD.start))

    assert far[joined] < far[BOARD.start] / 4
    assert len([star for star in BOARD.stars if star in onward(joined)]) == 2
    assert far[BOARD.hades] == far[BOARD.slugs.index("aeaea") + 1]  # as far from home as Circe's island


@pytest.mark.rule("odyssey/wreck/arrow")
def test_an_arrow_may_lie_behind_a_star_or_ahead():
    far = BOARD.steps_home()
    stars = [far[star] for star in BOARD.stars]

    assert any(far[arrow] > min(stars) for arrow in BOARD.arrows)
    assert any(far[arrow] < max(stars) for arrow in BOARD.arrows)


def test_the_ghosts_of_our_board_are_a_charm_of_3():
    assert BOARD.ghosts == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_star_has_a_name_of_its_own(lang):
    names = BOARD.names(lang)["space"]
    own = [names[slug(star)] for star in sorted(BOARD.stars)]

    assert len(set(own)) == len(own)
    assert all(name[0].isupper() for name in own)
    assert len(set(names.values())) == len(names) == len(BOARD.slugs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_routes_and_the_ends_have_names(lang):
    names = BOARD.names(lang)

    assert len(set(names["route"].values())) == len(names["route"]) == 2
    for space in (BOARD.start, BOARD.home, BOARD.hades):
        assert names["space"][slug(space)][0].isupper()


# ── the drawing ───────────────────────────────────────────────────────────────────────────────────

POINTS = [plane(point) for point in BOARD.points]


def drawn(leg):
    return POINTS[leg[0] - 1], POINTS[leg[1] - 1]


def test_the_track_never_crosses_itself():
    for p, q in combinations(LEGS, 2):
        if not set(p) & set(q):
            assert not meet(drawn(p), drawn(q)), [slug(space) for space in p + q]


def test_no_leg_folds_back_onto_the_one_that_it_meets():
    for p, q in combinations(LEGS, 2):
        for joint in set(p) & set(q):
            one, other = (POINTS[sum(leg) - joint - 1] for leg in (p, q))
            assert angle_between(POINTS[joint - 1], one, other) >= math.radians(40), slug(joint)


@pytest.mark.parametrize("leg", LEGS, ids=lambda leg: "-".join(map(slug, leg)))
def test_neighbours_are_a_step_apart(leg):
    assert 1.0 <= math.dist(*drawn(leg)) <= 1.9


def test_no_leg_passes_through_a_space_that_it_does_not_serve():
    for leg in LEGS:
        for space in set(SPACES) - set(leg):
            assert distance(POINTS[space - 1], drawn(leg)) >= 0.5, (*map(slug, leg), slug(space))


def test_all_spaces_lie_on_the_map_of_the_mediterranean():
    xs, ys = zip(*(point for ring in land() for point in ring), strict=True)
    for x, y in BOARD.points:
        assert min(xs) < x < max(xs)
        assert min(ys) < y < max(ys)
