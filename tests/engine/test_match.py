"""A running game: what a move changes, what a refused one leaves alone, and who sees what of it."""

import random

import pytest
from table import at_table, random_game

import ithaca
from ithaca.engine.errors import IllegalMove, Misuse
from ithaca.engine.match import Match, start
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.rulebook import rulebook
from ithaca.engine.text import words


def table(**position):
    named = {"gods": {"Ann": "hades", "Bob": "zeus", "Cid": "athena", "Dan": "poseidon"}, "active": "Ann"}
    return at_table("odysseus", "Ann Bob Cid Dan", **{**named, **position})


def played(seed, players=4, moves=60):
    """A game in its middle."""
    match, luck = start("odysseus", players, seed=seed), random.Random(seed)
    for _ in range(moves):
        match.play(luck.choice(match.legal()))
    return match


def everything(match):
    """Everything that a move could change."""
    seen = [match.seen(seat) for seat in range(SPECTATOR, match.seats)]
    return match.state.tobytes(), list(match.moves), seen


# ── dealing ───────────────────────────────────────────────────────────────────────────────────────


def test_the_same_seed_deals_the_same_bytes():
    assert start("odysseus", 5, seed=3).state.tobytes() == start("odysseus", 5, seed=3).state.tobytes()


def test_another_seed_deals_another_game():
    assert start("odysseus", 5, seed=3).state.tobytes() != start("odysseus", 5, seed=4).state.tobytes()


def test_without_a_seed_nobody_chose_the_deal():
    assert start("odysseus", 3).state.tobytes() != start("odysseus", 3).state.tobytes()


def test_a_seed_may_be_bytes():
    one, other = start("odysseus", 3, seed=b"\1" * 32), start("odysseus", 3, seed=b"\1" * 32)
    assert one.state.tobytes() == other.state.tobytes()


def test_players_are_a_number_or_names():
    assert start("odysseus", 3, seed=1).names == ["player-0", "player-1", "player-2"]
    assert start("odysseus", ["Ann", "Bob", "Cid"], seed=1).names == ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize("players", [0, 2, 7, ["Ann"]])
def test_a_wrong_number_of_players_is_refused_with_its_clause(players):
    with pytest.raises(Misuse) as caught:
        start("odysseus", players)
    assert caught.value.clause == "odysseus/setup/players"


def test_an_unknown_game_is_guessed():
    with pytest.raises(Misuse, match="Did you mean “odysseus”"):
        start("odyseus")


def test_an_unknown_option_is_guessed():
    with pytest.raises(Misuse, match="Did you mean “variant”"):
        start("odysseus", 4, options={"varaint": "on"})


def test_an_option_is_on_or_off():
    with pytest.raises(Misuse, match="on or off, not “maybe”"):
        start("odysseus", 4, options={"variant": "maybe"})


def test_the_package_itself_offers_the_same_start():
    assert (
        ithaca.start("odysseus", players=3, seed=7).state.tobytes()
        == start("odysseus", 3, seed=7).state.tobytes()
    )
    assert ithaca.Match is Match


# ── refused moves ─────────────────────────────────────────────────────────────────────────────────


def test_a_refused_move_changes_nothing():
    match = played(1)
    before, legal = everything(match), set(match.legal())
    last = match.game.part("components").ACTIONS
    refused = [action for action in range(1, last + 1) if action not in legal]
    for action in refused:
        with pytest.raises(IllegalMove):
            match.play(action)
    assert len(refused) > 100
    assert everything(match) == before


@pytest.mark.parametrize("action", [0, -1, 999, 10**9])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(action):
    match = played(1)
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.play(action)
    assert everything(match) == before


def test_a_move_as_others_see_it_cannot_be_played():
    match = table()
    with pytest.raises(IllegalMove):
        match.play(match.game.part("components").HIDDEN)


@pytest.mark.parametrize("seed", range(4))
def test_a_move_is_legal_exactly_when_it_is_not_refused(seed):
    match, luck = start("odysseus", 3 + seed, seed=seed), random.Random(seed)
    for _ in range(10):
        allowed = [a for a in range(1, match.game.part("components").ACTIONS + 1) if match.refusal(a) is None]
        assert sorted(match.legal()) == allowed
        match.play(luck.choice(match.legal()))


def test_a_refusal_cites_a_clause_and_speaks_three_languages():
    refused = table(hands={"Ann": [1]}).refusal(table().parse("wind:5:g1"))
    assert refused.clause in rulebook("odysseus").clauses
    assert len({refused.say(lang) for lang in ("en", "fr", "de")}) == 3
    assert all("wind:5:g1" in refused.say(lang) for lang in ("en", "fr", "de"))


def test_a_refusal_names_places_in_the_readers_language():
    match = start("odysseus", 4, seed=1, options={"variant": "on"})
    refused = match.refusal(match.parse("start:euboea"))
    assert "Euboea" in refused.say("en")
    assert "Eubée" in refused.say("fr")
    assert "Euböa" in refused.say("de")


def test_refusals_tell_nothing_that_the_actor_does_not_see():
    one = table(
        hands={"Ann": [1, 2], "Bob": [5, 5, "d"]}, missions={"Bob": ["cyclops", "winds", "underworld"]}
    )
    other = table(
        hands={"Ann": [1, 2], "Bob": [3, 3, 3]}, missions={"Bob": ["scylla", "homecoming", "winds"]}
    )
    assert one.state.tobytes() != other.state.tobytes()
    actions = range(1, one.game.part("components").ACTIONS + 1)
    assert [str(one.refusal(a)) for a in actions] == [str(other.refusal(a)) for a in actions]


def test_nothing_may_be_played_when_the_game_is_over():
    match = random_game(start("odysseus", 3, seed=2), random.Random(2).choice)
    before = everything(match)
    with pytest.raises(IllegalMove) as caught:
        match.play("pass")
    assert (match.actor, match.legal(), caught.value.key) == (OVER, [], "refused-game-over")
    assert everything(match) == before


# ── what is seen ──────────────────────────────────────────────────────────────────────────────────


def test_moves_are_kept_with_the_seat_that_made_them():
    match = table(hands={"Ann": [1], "Bob": [2]})
    match.play("wind:1:g1")
    match.play("wind:2:y3")
    assert [(seat, match.notation.name(action)) for seat, action, *_ in match.moves] == [
        (0, "wind:1:g1"),
        (1, "wind:2:y3"),
    ]


def test_others_see_that_a_card_was_hidden_but_not_which():
    match = table(hands={"Ann": [5]})
    match.play("hide:5:g1")
    names = [match.notation.name(match.seen(seat)[-1]) for seat in (0, 1, 2, 3, SPECTATOR)]
    assert names == ["hide:5:g1", "hide:?:g1", "hide:?:g1", "hide:?:g1", "hide:?:g1"]


def test_whoever_makes_a_move_sees_it_as_it_is():
    match = played(5, players=6)
    for nth, (seat, action, *_) in enumerate(match.moves):
        assert match.seen(seat)[nth] == action


def test_everyone_sees_every_move():
    match = played(5)
    assert {len(match.seen(seat)) for seat in range(SPECTATOR, match.seats)} == {60}


def test_a_list_of_seen_moves_is_the_readers_own():
    match = played(5)
    match.seen(0).clear()
    assert len(match.seen(0)) == 60


# ── the story ─────────────────────────────────────────────────────────────────────────────────────


def told(match, seat):
    say = words("en", "odysseus", match.vocabulary("en"))
    return [say(event.key, **event.args) for event in match.story(seat)]


def test_the_story_tells_the_last_move():
    match = table(hands={"Ann": [1], "Bob": [2]})
    match.play("wind:1:g1")
    assert told(match, 2) == ["Ann lays a wind 1 on green 1."]
    match.play("wind:2:y3")
    assert told(match, SPECTATOR) == ["Bob lays a wind 2 on yellow 3."]


def test_the_story_of_a_hidden_card_names_it_only_to_who_laid_it():
    match = table(hands={"Ann": [5]})
    match.play("hide:5:g1")
    assert told(match, 0) == ["Ann lays a wind 5 face down on green 1."]
    assert told(match, 1) == told(match, SPECTATOR) == ["Ann lays a card face down on green 1."]


def test_the_end_is_told_to_all_alike_with_the_result():
    match = random_game(start("odysseus", 3, seed=2), random.Random(2).choice)
    keys = [event.key for event in match.story(SPECTATOR)]
    assert keys.count("mission-shown") == 3
    assert keys[-1] in ("winner", "winners")
    assert sum(match.shares()) == pytest.approx(1)


def test_shares_are_all_zero_while_the_game_runs():
    assert played(5).shares() == [0, 0, 0, 0]


# ── the question and the choices ──────────────────────────────────────────────────────────────────


def test_the_choices_of_the_actor_are_the_legal_moves_in_their_order():
    match = played(1)
    choices = match.choices(match.actor)
    assert [choice.action for choice in choices] == match.legal()
    assert [match.parse(choice.move) for choice in choices] == match.legal()
    assert {choice.clause for choice in choices} <= rulebook("odysseus").clauses.keys()


def test_nobody_else_has_a_choice():
    match = played(1)
    assert [match.choices(seat) for seat in range(SPECTATOR, 4) if seat != match.actor] == [[]] * 4


def test_there_is_no_choice_when_the_game_is_over():
    match = random_game(start("odysseus", 3, seed=2), random.Random(2).choice)
    assert [match.choices(seat) for seat in range(SPECTATOR, 3)] == [[]] * 4


def test_choices_of_one_group_differ_in_their_last_argument():
    match = table(hands={"Ann": [1, 5]})
    groups = {choice.move: choice.group for choice in match.choices(0)}
    assert (groups["wind:5:g1"], groups["wind:5:r3"], groups["wind:1:g1"]) == ("wind:5", "wind:5", "wind:1")
    assert groups["pass"] == "pass"


def test_a_choice_carries_all_that_its_label_needs():
    match = table(hands={"Ann": [5]})
    match.play("hide:5:g1")
    assert match.actor == 2  # Athena may counter Hades
    label = {
        choice.move: words("en", "odysseus")(f"act-{choice.verb}", **choice.args)
        for choice in match.choices(2)
    }
    assert "Hades" in label["counter"]


def test_nobody_can_change_the_words_of_a_choice():
    match = table(hands={"Ann": [1]})
    [choice] = [choice for choice in match.choices(0) if choice.move == "wind:1:g1"]
    with pytest.raises(TypeError):
        choice.args["zone"] = choice.args["wind"]
    assert match.choices(0)[match.choices(0).index(choice)] is choice


@pytest.mark.parametrize("seat", range(SPECTATOR, 4))
def test_every_seat_may_hear_the_question(seat):
    assert table().question(seat).key == "ask-turn"
