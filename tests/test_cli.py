"""The command line as people use it: real processes, exit codes and sentences."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from engine.commands import clean_environment, ithaca, run_python

import ithaca as ithaca_package
from ithaca import __version__
from ithaca.engine.rulebook import rulebook

EXAMPLE = Path(ithaca_package.__file__).parent / "games/odysseus/lessons/06-example-round.toml"
SIMULATE = ("simulate", "odysseus", "--players", "3", "--games", "20", "--json")
ONES = "1\n" * 5000


def good(*arguments, **more):
    done = ithaca(*arguments, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def misuse(*arguments):
    """The message about an invalid command."""
    done = ithaca(*arguments)
    assert done.returncode == 2, done.stderr
    return done.stderr


# ── help and lists ────────────────────────────────────────────────────────────────────────────────


def test_help_names_every_command():
    shown = good("--help")
    assert all(
        command in shown
        for command in ("games", "play", "simulate", "arena", "record", "train", "replay", "verify", "rules")
    )


@pytest.mark.parametrize(
    "command", ["games", "play", "simulate", "arena", "record", "train", "replay", "verify", "rules"]
)
def test_every_command_has_help(command):
    assert "--lang" in good(command, "--help")


def test_without_a_command_help_is_shown():
    done = ithaca()
    assert "simulate" in done.stdout + done.stderr


def test_the_version_is_shown():
    assert good("--version") == f"ithaca {__version__}\n"


@pytest.mark.parametrize(
    "arguments", [["--help"], ["games"], ["games", "--json"], ["--version"]], ids=" ".join
)
def test_help_and_games_do_not_wait_for_numba(arguments):
    done = run_python("-X", "importtime", "-m", "ithaca.cli", *arguments)
    assert done.returncode == 0
    loaded = {
        line.rpartition("|")[2].strip()
        for line in done.stderr.splitlines()
        if line.startswith("import time:")
    }
    assert "ithaca" in loaded
    assert not {name for name in loaded if name.split(".")[0] in ("numba", "llvmlite", "numpy")}


def test_games_are_listed():
    assert "odysseus" in good("games")
    assert "Spieler" in good("games", "--lang", "de")


def test_games_as_json_tell_players_options_and_version():
    card = json.loads(good("games", "--json"))[0]
    assert (card["game"], card["players"], card["rules"]) == ("odysseus", [3, 4, 5, 6], 2)
    assert card["options"] == ["variant", "late-athena", "late-counter", "stays-open"]


# ── rules ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_all_rules_are_shown_with_their_addresses(lang):
    shown = good("rules", "odysseus", "--lang", lang)
    for clause in rulebook("odysseus").clauses.values():
        assert clause.address in shown
        assert clause.title[lang] in shown


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_one_clause_is_shown_in_the_language_asked_for(lang):
    shown = " ".join(good("rules", "odysseus", "voyage/tie", "--lang", lang).split())
    clause = rulebook("odysseus").clauses["odysseus/voyage/tie"]
    assert " ".join(clause.text[lang].split()) in shown  # French spaces that do not break are split as well
    assert "odysseus/turn/pass" not in shown


def test_a_chapter_is_shown_whole():
    shown = good("rules", "odysseus", "voyage")
    addresses = [
        address for address in rulebook("odysseus").clauses if address.startswith("odysseus/voyage/")
    ]
    assert all(address in shown for address in addresses)
    assert "odysseus/turn/pass" not in shown


def test_our_own_rulings_are_shown_with_their_reason():
    shown = " ".join(good("rules", "odysseus", "setup/board").split())
    assert "our ruling" in shown
    assert rulebook("odysseus").clauses["odysseus/setup/board"].reason["en"] in shown


def test_rules_as_json_hold_every_language():
    (clause,) = json.loads(good("rules", "odysseus", "voyage/tie", "--json"))
    assert clause["address"] == "odysseus/voyage/tie"
    assert set(clause["text"]) == {"en", "fr", "de"}


def test_a_misspelt_clause_is_guessed():
    assert "Did you mean “voyage/tie”?" in misuse("rules", "odysseus", "voyage/tei")


def test_whoever_reads_only_the_first_lines_sees_no_error():
    command = [sys.executable, "-m", "ithaca.cli", "rules", "odysseus"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean_environment({}), encoding="utf-8"
    )
    process.stdout.readline()
    process.stdout.close()
    assert "Error" not in process.stderr.read()
    process.wait()
    process.stderr.close()


# ── simulate ──────────────────────────────────────────────────────────────────────────────────────


def test_figures_as_json_have_exactly_these_keys():
    figures = json.loads(good(*SIMULATE))
    wanted = (
        "game players games decisions seconds decisions_per_second games_per_second wins mean_length seed"
    )
    assert set(figures) == set(wanted.split())
    assert (figures["game"], figures["players"], figures["games"]) == ("odysseus", 3, 20)
    assert len(figures["wins"]) == 3
    assert sum(figures["wins"]) == pytest.approx(20, abs=0.01)


def test_the_same_seed_gives_the_same_figures():
    one, other, another = (json.loads(good(*SIMULATE, "--seed", seed)) for seed in ("5", "5", "6"))
    assert (one["decisions"], one["wins"]) == (other["decisions"], other["wins"])
    assert (one["decisions"], one["wins"]) != (another["decisions"], another["wins"])


def test_options_reach_the_games():
    command = ("simulate", "odysseus", "--players", "4", "--games", "20", "--json")
    plain, off = json.loads(good(*command)), json.loads(good(*command, "--option", "variant=off"))
    variant = json.loads(good(*command, "--option", "variant"))
    assert plain["decisions"] == off["decisions"]
    assert plain["decisions"] != variant["decisions"]


def test_figures_are_a_table_for_people():
    shown = good("simulate", "odysseus", "--players", "3", "--games", "20", "--lang", "fr")
    assert "odysseus" not in shown
    assert "20" in shown


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("players", ["2", "7"])
def test_a_wrong_number_of_players_is_named_with_its_clause(command, players):
    said = misuse(command, "odysseus", "--players", players)
    assert said.strip() == f"Odysseus is for 3 to 6 players, not for {players}. (rule odysseus/setup/players)"


def test_mistakes_are_told_in_the_language_asked_for():
    one, other = (
        misuse("simulate", "odysseus", "--players", "2", "--lang", "de"),
        misuse("rules", "x", "--lang=fr"),
    )
    assert "Odysseus" in one
    assert "not for" not in one
    assert "There is no" not in other


@pytest.mark.parametrize("command", ["simulate", "play", "rules"])
def test_an_unknown_game_is_guessed(command):
    assert misuse(command, "odyseus") == "There is no game “odyseus”. Did you mean “odysseus”?\n"


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_unknown_option_is_guessed(command):
    said = misuse(command, "odysseus", "--option", "varaint")
    assert said == "Odysseus has no option “varaint”. Did you mean “variant”?\n"


def test_an_option_is_on_or_off():
    assert "on or off, not “maybe”" in misuse("simulate", "odysseus", "--option", "variant=maybe")


def test_the_variant_for_three_is_refused_with_its_clause():
    assert "odysseus/variant/four" in misuse("simulate", "odysseus", "--players", "3", "--option", "variant")


@pytest.mark.parametrize(
    "command", [("games",), ("rules", "odysseus"), ("simulate", "odysseus"), ("play", "odysseus")]
)
def test_a_language_that_we_do_not_speak_is_named(command):
    assert "We do not speak “it”. Possible: en, fr, de." in misuse(*command, "--lang", "it")


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "odysseus", "--games", "0"),
        ("simulate", "odysseus", "--games", "-1"),
        ("simulate", "odysseus", "--games", "many"),
        ("simulate", "odysseus", "--players", "three"),
        ("play", "odysseus", "--seat", "4"),
        ("play", "odysseus", "--seat", "-1"),
        ("simulate",),
        ("sail", "odysseus"),
        ("games", "--colour"),
        ("replay", "story.txt"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_meant_so_is_exit_code_two(arguments):
    assert misuse(*arguments).strip()


# ── replay and verify ─────────────────────────────────────────────────────────────────────────────


def test_the_example_of_the_rulebook_replays():
    shown = good("replay", str(EXAMPLE))
    assert "storm:g1" in shown
    assert "Everything is as expected." in shown


def test_a_replay_is_told_in_the_language_asked_for():
    assert "Schérie" in good("replay", str(EXAMPLE), "--lang", "fr")


def test_a_replay_shows_what_a_spectator_sees():
    shown = good("replay", str(EXAMPLE))
    assert "hide:?:g1" in shown
    assert "hide:3:g1" not in shown


def test_a_replay_without_its_story_shows_only_the_table():
    assert "storm:g1" not in good("replay", str(EXAMPLE), "--no-story")


def test_an_illegal_move_ends_a_replay_with_move_reason_clause_and_line(tmp_path):
    path = tmp_path / "wrong.toml"
    text = EXAMPLE.read_text("utf-8").replace("storm:g1       ", "double:g1      ")
    path.write_text(text, "utf-8")
    line = next(n for n, row in enumerate(text.splitlines(), 1) if "double:g1" in row)
    done = ithaca("replay", str(path))
    assert done.returncode == 1
    assert done.stderr.strip().endswith(
        f"{path}:{line}: “double:g1”: this is the power of Aphrodite, and you do not hold that god. "
        "(rule odysseus/powers/once)"
    )


def test_a_failed_expectation_ends_a_replay(tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text(EXAMPLE.read_text("utf-8").replace('last = "sirens"', 'last = "winds"'), "utf-8")
    done = ithaca("replay", str(path))
    assert done.returncode == 1
    assert "“last” should be winds, but is sirens." in done.stderr


@pytest.mark.parametrize("name", ["none.toml", "none.jsonl"])
def test_a_file_that_is_not_there_is_a_sentence(tmp_path, name):
    done = ithaca("replay", str(tmp_path / name))
    assert done.returncode == 1
    assert "cannot be read" in done.stderr


# ── play ──────────────────────────────────────────────────────────────────────────────────────────

PLAY = ("play", "odysseus", "--players", "3", "--seed", "1")


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory):
    """A game in French in which the person always takes the first choice: what was shown, and its log."""
    log = tmp_path_factory.mktemp("logs") / "game.jsonl"
    return good(*PLAY, "--lang", "fr", "--log", str(log), stdin=ONES), log


def test_a_whole_game_can_be_played_and_its_log_verifies(whole_game):
    shown, log = whole_game
    assert "Ta mission" in shown
    assert f"ithaca verify {log}" in shown
    assert "The log is good" in good("verify", str(log))


def test_the_seed_is_sealed_at_the_start_and_opened_at_the_end(whole_game):
    shown, log = whole_game
    header, *_, end = (json.loads(line) for line in log.read_text("utf-8").splitlines())
    assert header["commitment"] in shown.partition("\n\n")[0]
    assert shown.count(end["seed"]) == 1


def test_verify_tells_the_result_as_json(whole_game):
    result = json.loads(good("verify", str(whole_game[1]), "--json"))
    assert result["good"] is True
    assert sum(result["shares"].values()) == pytest.approx(1)


def test_a_changed_log_is_exit_code_one(whole_game, tmp_path):
    path = tmp_path / "changed.jsonl"
    path.write_text(whole_game[1].read_text("utf-8").replace("Polites", "Poseidon"), "utf-8")
    done = ithaca("verify", str(path))
    assert done.returncode == 1
    assert "A line was changed" in done.stderr
    assert "good" not in done.stdout


def test_a_log_replays(whole_game):
    shown = good("replay", str(whole_game[1]))
    assert "Everything is as expected." in shown


def moves_in(log):
    return [line for line in log.read_text("utf-8").splitlines() if '"move"' in line]


def test_a_chosen_seed_gives_the_same_game_again(whole_game, tmp_path):
    good(*PLAY, "--lang", "fr", "--log", str(tmp_path / "again.jsonl"), stdin=ONES)
    assert moves_in(tmp_path / "again.jsonl") == moves_in(whole_game[1])


def test_without_a_seed_no_two_games_are_the_same(tmp_path):
    for name in ("one", "two"):
        good("play", "odysseus", "--players", "3", "--log", str(tmp_path / name), stdin=ONES)
    assert moves_in(tmp_path / "one") != moves_in(tmp_path / "two")


@pytest.mark.parametrize("leave", ["", "q\n", "quit\n", "\n\n"])
def test_leaving_is_polite(leave):
    assert good(*PLAY, "--seat", "0", stdin=leave).rstrip().endswith("You leave the table. Until next time.")


def test_an_unfinished_log_says_that_its_game_is_not_over(tmp_path):
    good(*PLAY, "--log", str(tmp_path / "game.jsonl"), stdin="1\n")
    done = ithaca("verify", str(tmp_path / "game.jsonl"))
    assert done.returncode == 1
    assert "not over yet" in done.stderr


def test_a_question_mark_shows_help():
    assert "explains a move and cites its rule" in " ".join(good(*PLAY, stdin="?\n").split())


def test_a_question_about_a_choice_cites_the_clause_that_allows_it():
    shown = good(*PLAY, stdin="? 1\n")
    assert "you can do this now" in shown
    assert "odysseus/" in shown.partition("you can do this now")[2]


def test_a_question_about_a_move_that_is_not_legal_cites_the_clause_against_it():
    shown = good(*PLAY, stdin="? disc:winds\n")
    assert "(rule odysseus/" in shown


def test_a_question_about_zeus_explains_his_power():
    shown = good(*PLAY, stdin="1\n? stop\n")
    assert "odysseus/zeus/stop" in shown or "(rule odysseus/powers/once)" in shown


def test_any_question_gets_an_answer():
    questions = ["? 999", "? 0", "? fly", "? wind", "? wind:9:g1", "? ²", "?wind:1:g1"]
    shown = good(*PLAY, stdin="\n".join(questions))
    answers = shown.split("Your choice")[1:-1]
    assert len(answers) == len(questions)
    assert all("“" in answer or "odysseus/" in answer for answer in answers)


def test_a_refused_move_cites_its_clause_and_asks_again():
    shown = good(*PLAY, stdin="drop:g1\n1\n")
    assert "“drop:g1”: " in shown
    assert "(rule odysseus/" in shown
    assert shown.count("Your choice") >= 3


@pytest.mark.parametrize("typed", ["999 0 fly wind wind:1 é -1 1.5 [/b] [red] \\ {x}", "² ٣ ½"], ids=ascii)
def test_whatever_is_typed_is_answered_with_a_sentence(typed):
    shown = good(*PLAY, stdin="\n".join(typed.split()))
    assert all(f"“{one}”" in shown for one in typed.split())


def test_the_table_and_the_story_can_be_seen_again():
    once, again = good(*PLAY, stdin="1\n"), good(*PLAY, stdin="1\nt\nl\n")
    assert again.count("Your mission") == once.count("Your mission") + 1


@pytest.mark.parametrize("players", ["3", "6"])
def test_every_seat_can_be_ones_own(players):
    assert "Until next time" in good("play", "odysseus", "--players", players, "--seat", "2", "--seed", "1")


def test_a_person_may_choose_a_name():
    assert "Nausicaa (you)" in good(*PLAY, "--name", "Nausicaa")


@pytest.mark.parametrize("name", ["[bold]Zoe", "Zoe[/bold]", "{Zoe}"])
def test_signs_in_a_name_are_signs(name):
    assert f"{name} (you)" in good(*PLAY, "--name", name)


@pytest.mark.parametrize("columns", ["80", "200"])
def test_signs_in_the_name_of_a_place_are_signs(tmp_path, columns):
    ours = Path(ithaca_package.__file__).parent / "games/odysseus/board.toml"
    (tmp_path / "mine.toml").write_text(ours.read_text("utf-8").replace('"Crete"', '"Crete [/b]"'), "utf-8")
    shown = good(*PLAY, "--board", str(tmp_path / "mine.toml"), COLUMNS=columns)
    assert "[/b]" in shown


def test_a_log_that_cannot_be_written_is_a_sentence(tmp_path):
    done = ithaca(*PLAY, "--log", str(tmp_path / "no" / "game.jsonl"), stdin="1\n")
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
