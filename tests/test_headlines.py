"""The gate of the benchmarks: it fails when a headline ratio has fallen too far."""

from benchmarks.beside import OURS, Figure, missing, table, targets
from benchmarks.headlines import FILE, PEER, fallen, known, wanted

NAME = "compiled/odysseus over OpenSpiel's compiled/oh_hell"


def test_a_fall_of_19_percent_passes():
    assert fallen({NAME: 2.0}, {NAME: 2.0 * 0.81}) == []


def test_a_fall_of_21_percent_fails_and_names_the_ratio_and_both_values():
    (sentence,) = fallen({NAME: 2.0}, {NAME: 2.0 * 0.79})

    assert NAME in sentence
    assert "21%" in sentence
    assert "2.00" in sentence
    assert "1.58" in sentence


def test_a_headline_that_was_not_measured_fails_with_a_sentence():
    (sentence,) = fallen({NAME: 2.0}, {})

    assert sentence == f"The ratio {NAME} was 2.00 in the committed table and was not measured now."


def test_what_rose_or_is_new_passes():
    assert fallen({NAME: 2.0}, {NAME: 9.0, "another": 0.1}) == []


def test_every_way_to_play_every_game_has_a_committed_headline():
    assert FILE.exists()
    for how in PEER:
        for game in ("odysseus", "odyssey", "ulysses"):
            assert f"{how}/{game}" in wanted()
            assert any(name.startswith(f"{how}/{game} over") for name in known())


def test_a_peer_that_is_missing_has_a_row_with_the_reason():
    rows = missing([Figure("fastcatan", failed="it needs Python 3.12 or newer, and none was found here")])

    assert rows[-1] == "| fastcatan | it needs Python 3.12 or newer, and none was found here |"


def test_a_target_that_is_not_reached_says_so():
    ways = ("compiled", "batched", "stepped")
    slow = [Figure(OURS, how=how, game="ulysses", runs=(5e6,) * 5) for how in ways]
    slow.append(Figure("PufferLib", how="batched", game="tripletriad", runs=(6e6,) * 5))

    rows = targets(slow, {NAME: 1.9})

    assert any("ulysses batched" in row and "**not reached**: 5.00 million" in row for row in rows)
    assert any(NAME in row and "**not reached**: 1.90" in row for row in rows)
    assert any("ulysses stepped singly" in row and "| reached: 5.00 million" in row for row in rows)


def test_all_peers_stand_in_one_table_with_their_versions():
    ours = Figure(OURS, "1.2", "batched", "odyssey", "words", (4e6,) * 5)
    theirs = Figure("pgx", "2.6.0", "batched", "tic_tac_toe", "words", (2e6,) * 5)

    _, *rows = table([theirs, ours], "batched")

    assert rows[0].startswith("| **Ithaca odyssey** | 1.2 |")
    assert rows[1].startswith("| pgx tic_tac_toe | 2.6.0 |  | 2 |  | 2.00 |")
