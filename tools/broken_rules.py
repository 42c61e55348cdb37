"""Rules broken on purpose, game by game; `tools/mutants.py` sees whether the suite notices."""

from dataclasses import dataclass
from pathlib import Path

ODYSSEUS = "ithaca/games/odysseus"
ULYSSES = "ithaca/games/ulysses"
ODYSSEY = "ithaca/games/odyssey"
# Golden games would notice nearly every change, but not say which rule broke: they stay out.
TESTS = ["tests/test_scenarios.py", "tests/test_properties.py"]


@dataclass(frozen=True)
class Mutant:
    """One rule, broken."""

    name: str
    what: str
    file: str
    old: str
    new: str

    def tests(self) -> list[str]:
        """The tests of the game whose rule it is, or those of the bots, or of the dice."""
        if "bots" in self.file:
            return ["tests/bots"]
        if "games" not in self.file:
            return ["tests/engine/test_dice.py"]
        game = Path(self.file).parent.name
        return [f"tests/{game}", *TESTS, "-k", game]


MUTANTS = [
    Mutant(
        "tie",
        "a tie goes to the right: red before green before yellow",
        f"{ODYSSEUS}/voyage.py",
        "if total > strongest and",
        "if total >= strongest and total > 0 and",
    ),
    Mutant(
        "double",
        "Aphrodite doubles nothing",
        f"{ODYSSEUS}/voyage.py",
        "return total * 2 if s.doubled == zone else total",
        "return total",
    ),
    Mutant(
        "storm",
        "the ship sails through Poseidon's storm",
        f"{ODYSSEUS}/voyage.py",
        " and s.storm != zone:",
        ":",
    ),
    Mutant(
        "reset",
        "powers do not return at the new round",
        f"{ODYSSEUS}/voyage.py",
        "        s.spent[god] = 0\n",
        "        s.spent[god] = s.spent[god]\n",
    ),
    Mutant(
        "calm",
        "a leg without wind is skipped instead of ending the voyage",
        f"{ODYSSEUS}/voyage.py",
        "        if colour == CALM:\n            return\n",
        "        if colour == CALM:\n            continue\n",
    ),
    Mutant(
        "refill",
        "Zeus refills the island where the ship lies",
        f"{ODYSSEUS}/voyage.py",
        "s.disc[s.origin] = adventure",
        "s.disc[s.ship] = adventure",
    ),
    Mutant(
        "mission",
        "a secret kept in `conceal`: everyone sees all missions",
        f"{ODYSSEUS}/secrets.py",
        "        if over or other == seat:\n            view.mission",
        "        if s.seats > 0:\n            view.mission",
    ),
    Mutant(
        "face-down",
        "a secret kept in `conceal`: everyone sees face-down cards",
        f"{ODYSSEUS}/secrets.py",
        "if over or s.hidden_by[i] == seat + 1:",
        "if s.hidden_by[i] > 0:",
    ),
    Mutant(
        "seen",
        "the others see which card was hidden",
        f"{ODYSSEUS}/secrets.py",
        "if HIDE <= action < STORM and seat != actor(s):",
        "if HIDE <= action < STORM and seat == actor(s) + 100:",
    ),
    Mutant(
        "guess",
        "a guess may deal a mission that would have won already",
        f"{ODYSSEUS}/secrets.py",
        "    return total >= GOAL",
        "    return total >= GOAL * 100",
    ),
    Mutant(
        "athena",
        "Athena may counter as often as she likes",
        f"{ODYSSEUS}/powers.py",
        "    s.spent[ATHENA] = 1\n",
        "    s.spent[ATHENA] = 0\n",
    ),
    Mutant(
        "passes",
        "laying a wind does not start the count of passes anew",
        f"{ODYSSEUS}/rules.py",
        "    s.laid[zone, wind] += 1\n    s.passes = 0\n",
        "    s.laid[zone, wind] += 1\n",
    ),
    Mutant(
        "hades",
        "a new holder of a countered Hades may not hide",
        f"{ODYSSEUS}/rules.py",
        "if (mine == HADES or other == HADES) and not s.stays_open:",
        "if (mine == HADES or other == HADES) and s.stays_open:",
    ),
    Mutant(
        "hermes",
        "Hermes takes the face-down card that came first",
        f"{ODYSSEUS}/powers.py",
        "    i = int(s.hidden) - 1\n    while s.hidden_zone[i] != zone:\n        i -= 1\n",
        "    i = 0\n    while s.hidden_zone[i] != zone:\n        i += 1\n",
    ),
    Mutant(
        "last-disc",
        "the last disc does not break a tie",
        f"{ODYSSEUS}/score.py",
        "return points_of(s, seat) * 4 + PAYS[s.variant, s.mission[seat], s.last]",
        "return points_of(s, seat) * 4",
    ),
    Mutant(
        "starter",
        "the left of the last actor begins, not the left of Zeus",
        f"{ODYSSEUS}/voyage.py",
        "    s.active = left_of(s, seat_of(s, ZEUS))\n",
        "    s.active = left_of(s, int(s.active))\n",
    ),
    Mutant(
        "reason",
        "`why` finds nothing wrong with winds that one does not hold",
        f"{ODYSSEUS}/legal.py",
        "    if WIND <= action < HIDE:\n        return wind_refused(s, seat, (action - WIND) // ZONES + 1)",
        "    if WIND <= action < HIDE:\n        return FINE",
    ),
    Mutant(
        "debate-tie",
        "a tie goes to red before blue",
        f"{ULYSSES}/debate.py",
        "if cards_for(s, RED) > cards_for(s, best):",
        "if cards_for(s, RED) >= cards_for(s, best):",
    ),
    Mutant(
        "debate-lead",
        "one card is enough to support a side, whether it leads or not",
        f"{ULYSSES}/debate.py",
        "    return max(more, 1)\n",
        "    return 1\n",
    ),
    Mutant(
        "debate-none",
        "who supports a side that leads need not play a card",
        f"{ULYSSES}/debate.py",
        "    return max(more, 1)\n",
        "    return max(more, 0)\n",
    ),
    Mutant(
        "debate-sum",
        "black needs more than blue and red together",
        f"{ULYSSES}/debate.py",
        "more = max(blue, red) + 1 - black",
        "more = blue + red + 1 - black",
    ),
    Mutant(
        "debate-right",
        "who consented may place the black disc later",
        f"{ULYSSES}/debate.py",
        "    s.declined[s.voice] = 1\n",
        "",
    ),
    Mutant(
        "debate-supporter",
        "who supported a side may place the black disc later",
        f"{ULYSSES}/debate.py",
        "    elif not s.late_black:\n",
        "    elif s.late_black:\n",
    ),
    Mutant(
        "debate-out",
        "who passes is asked again",
        f"{ULYSSES}/debate.py",
        "    s.out[s.voice] = 1\n",
        "",
    ),
    Mutant(
        "disc-plague",
        "a red or black disc ignores the plague of its place",
        f"{ULYSSES}/debate.py",
        "    if s.plagued[place]:\n        open_bill",
        "    if s.plagued[place] and s.seats == 0:\n        open_bill",
    ),
    Mutant(
        "objections-kept",
        "a plague may be paid with the objections that the disc needs",
        f"{ULYSSES}/legal.py",
        "return FINE if keeps or objections(s, seat) > s.needed else OBJECTIONS_OWED",
        "return FINE",
    ),
    Mutant(
        "cleanse-price",
        "a plague is removed for one card, however many temples one has",
        f"{ULYSSES}/rules.py",
        "open_bill(s, CLEANSE_BILL, action - CLEANSE + 1, price)",
        "open_bill(s, CLEANSE_BILL, action - CLEANSE + 1, 1)",
    ),
    Mutant(
        "temple-price",
        "half of the cards for a temple are forgotten",
        f"{ULYSSES}/rules.py",
        "open_bill(s, TEMPLE_BILL, 0, 2 * int(s.temples[s.active]))",
        "open_bill(s, TEMPLE_BILL, 0, 2)",
    ),
    Mutant(
        "exchange-once",
        "goals may be exchanged as often as one can pay",
        f"{ULYSSES}/goals.py",
        "    s.exchanged = 1\n",
        "",
    ),
    Mutant(
        "exchange-colour",
        "one may draw the colour of the ship's place",
        f"{ULYSSES}/legal.py",
        "    if colour == s.board.colour[s.ship]:\n        return SHIP_COLOUR\n",
        "",
    ),
    Mutant(
        "exchange-memory",
        "who put a goal under a pile forgets it when another draws it",
        f"{ULYSSES}/goals.py",
        "s.goal_known[seat, slot] = s.pile_known[colour, 0] | bit(seat)",
        "s.goal_known[seat, slot] = bit(seat)",
    ),
    Mutant(
        "own-goals-only",
        "only the active player shows his goal",
        f"{ULYSSES}/goals.py",
        "            if s.goal[seat, slot] == place:\n                s.shown",
        "            if s.goal[seat, slot] == place and seat == s.active:\n                s.shown",
    ),
    Mutant(
        "history",
        "that a goal was not shown on arrival is forgotten",
        f"{ULYSSES}/goals.py",
        "                s.goal_not[seat, slot] |= bit(place)\n",
        "                s.goal_not[seat, slot] |= 0\n",
    ),
    Mutant(
        "wind-for-red",
        "the active player may stay although the ship did not follow the blue disc",
        f"{ULYSSES}/voyage.py",
        "    elif side == BLUE:\n",
        "    elif side >= BLUE:\n",
    ),
    Mutant(
        "may-stay",
        "a ship that could sail may stay",
        f"{ULYSSES}/legal.py",
        "    if not is_walled_in(s):\n        return MUST_PROPOSE\n",
        "",
    ),
    Mutant(
        "draw-one",
        "everyone draws one card, however many temples he has",
        f"{ULYSSES}/turns.py",
        "        draw_cards(s, seat, int(s.temples[seat]))\n",
        "        draw_cards(s, seat, 1)\n",
    ),
    Mutant(
        "equal-hands",
        "all begin with five cards",
        f"{ULYSSES}/deal.py",
        "draw_cards(s, seat, FIRST_HAND + nth)",
        "draw_cards(s, seat, FIRST_HAND)",
    ),
    Mutant(
        "open-goals",
        "everyone sees the goals of all",
        f"{ULYSSES}/secrets.py",
        "            if over or s.shown[other, slot] or s.goal_known[other, slot] & me:\n",
        "            if other >= 0:\n",
    ),
    Mutant(
        "star-stop",
        "a trireme sails past stars",
        f"{ODYSSEY}/voyage.py",
        "        if s.board.star[s.at[seat]]:\n            break\n",
        "",
    ),
    Mutant(
        "test-equal",
        "an equal roll beats an encounter",
        f"{ODYSSEY}/encounters.py",
        "    if die > strength(s, int(s.facing)):\n",
        "    if die >= strength(s, int(s.facing)):\n",
    ),
    Mutant(
        "later-move",
        "who gets free on a later turn does not sail in the same turn",
        f"{ODYSSEY}/encounters.py",
        "    if s.arrived:\n        end_turn(s)\n    else:\n",
        "    if s.facing:\n        end_turn(s)\n    else:\n",
    ),
    Mutant(
        "weapon-sort",
        "any weapon is good against a charm",
        f"{ODYSSEY}/encounters.py",
        "    if is_charm(s, card) and weapon in (SHIELD, HELMET):\n",
        "    if is_charm(s, card) and weapon > 0:\n",
    ),
    Mutant(
        "wreck-keeps",
        "a wreck leaves the weapon",
        f"{ODYSSEY}/encounters.py",
        "        s.weapon_gone[s.weapon[seat]] = 1\n        s.weapon[seat] = 0\n",
        "        s.weapon_gone[0] = 0\n",
    ),
    Mutant(
        "mist-down",
        "mist rounds down",
        f"{ODYSSEY}/voyage.py",
        "    pips = (die + 1) // 2 if",
        "    pips = die // 2 if",
    ),
    Mutant(
        "mist-stays",
        "mist halves every later movement",
        f"{ODYSSEY}/voyage.py",
        "    s.halved[s.active] = 0\n    sail(s, pips)\n",
        "    sail(s, pips)\n",
    ),
    Mutant(
        "fog-goes",
        "fog goes under the pile although the option is off",
        f"{ODYSSEY}/encounters.py",
        "    if s.served:\n        clear_star",
        "    if s.seats:\n        clear_star",
    ),
    Mutant(
        "calm-turn",
        "the great calms cost no turn",
        f"{ODYSSEY}/encounters.py",
        "        if foe == CALM and s.arrived:\n            s.lost[seat] = 1\n",
        "",
    ),
    Mutant(
        "bag-three",
        "the bag of winds wrecks on 3 too",
        f"{ODYSSEY}/tables.py",
        "BAG_WRECKS = 2 ",
        "BAG_WRECKS = 3 ",
    ),
    Mutant(
        "athena-sirens",
        "Athena beats the Sirens",
        f"{ODYSSEY}/encounters.py",
        "    elif s.facing == SIRENS and card == ATHENA:\n",
        "    elif s.facing == BAG and card == ATHENA:\n",
    ),
    Mutant(
        "frees-all",
        "who beats a card frees only himself although the option is off",
        f"{ODYSSEY}/encounters.py",
        "    if s.alone and holds_someone(s, space):\n",
        "    if holds_someone(s, space):\n",
    ),
    Mutant(
        "circe-card",
        "Circe's card goes under the pile when she has sent someone to Hades",
        f"{ODYSSEY}/encounters.py",
        "    s.at[s.active] = s.board.hades\n",
        "    clear_star(s, int(s.at[s.active]))\n    s.at[s.active] = s.board.hades\n",
    ),
    Mutant(
        "seen-under",
        "cards that went under the pile are hidden",
        f"{ODYSSEY}/secrets.py",
        "    for i in range(0 if over else s.fresh, s.pile_size):\n",
        "    for i in range(0 if over else s.pile_size, s.pile_size):\n",
    ),
    Mutant(
        "rank-second",
        "who brings more home than the winner does not end the race",
        f"{ODYSSEY}/score.py",
        "    return second(s) != NOBODY or still_to_win(s) <= treasure_of(s, winner)\n",
        "    return still_to_win(s) <= treasure_of(s, winner)\n",
    ),
    Mutant(
        "rank-nothing",
        "the race goes on although there is nothing left to win",
        f"{ODYSSEY}/score.py",
        "still_to_win(s) <= treasure_of(s, winner)\n",
        "still_to_win(s) < treasure_of(s, winner)\n",
    ),
    Mutant(
        "rank-lost",
        "treasures that are lost could still be brought home",
        f"{ODYSSEY}/score.py",
        "        done = s.treasure_gone[i] > 0\n",
        "        done = s.seats == 0\n",
    ),
    Mutant(
        "rank-wreck",
        "a wreck that settles the ranks does not end the race",
        f"{ODYSSEY}/encounters.py",
        "    if is_settled(s):\n        s.facing = 0\n",
        "    if s.seats == 0:\n        s.facing = 0\n",
    ),
    Mutant(
        "first-home",
        "the race does not end with the first although the option is on",
        f"{ODYSSEY}/score.py",
        "    if s.first_home or came_as(s, int(s.seats)) != NOBODY:\n",
        "    if came_as(s, int(s.seats)) != NOBODY:\n",
    ),
    Mutant(
        "glory-at-sea",
        "treasure that is still at sea takes the glory",
        f"{ODYSSEY}/score.py",
        "        counts = other != seat and (s.first_home or s.home[other] > 0)\n",
        "        counts = other != seat\n",
    ),
    Mutant(
        "glory-nothing",
        "a winner without treasure has glory",
        f"{ODYSSEY}/score.py",
        " or treasure_of(s, seat) == 0:\n",
        ":\n",
    ),
    Mutant(
        "winner-late",
        "the winner has won only when the ranks are settled",
        f"{ODYSSEY}/score.py",
        "        out[seat] = 1.0 if s.home[seat] == 1 else 0.0\n",
        "        out[seat] = 1.0 if s.home[seat] == 1 and s.phase == OVER_PHASE else 0.0\n",
    ),
    Mutant(
        "decided",
        "a search plays on although the race is decided",
        f"{ODYSSEY}/value.py",
        "    return came_as(s, 1) != NOBODY\n",
        "    return came_as(s, 1) < NOBODY\n",
    ),
    Mutant(
        "bag-leave",
        "who leaves the bag alone rolls its die all the same",
        f"{ODYSSEY}/encounters.py",
        "    s.heading[s.active] = 0\n    end_turn(s)\n",
        "    s.bag = s.at[s.active]\n    end_turn(s)\n",
    ),
    Mutant(
        "bag-may",
        "the bag may be left alone although the option is off",
        f"{ODYSSEY}/encounters.py",
        "    return s.bag_may > 0 and s.blown > 0 and ",
        "    return s.blown > 0 and ",
    ),
    Mutant(
        "fork-third",
        "whoever takes the third way out of a fork stays where he is",
        f"{ODYSSEY}/voyage.py",
        "        if s.board.route[space, way] == route:\n",
        "        if s.board.route[space, way] == route and way < 2:\n",
    ),
    Mutant(
        "arrow-hades",
        "a board may have an arrow on the way of Hades",
        f"{ODYSSEY}/board.py",
        "            if arrow == board.home or arrow in self.way_of_hades(board):\n",
        "            if arrow in (board.home, board.hades):\n",
    ),
    Mutant(
        "four-weapons",
        "with four players a weapon that nobody has lies in Hades",
        f"{ODYSSEY}/setup.py",
        "        out, free = [*out, *free], []\n",
        "        out = [*out]\n",
    ),
    Mutant(
        "story-bag",
        "the card of the star is told before the outcome of the bag",
        f"{ODYSSEY}/story.py",
        "    events += the_bag(before, action, after)\n    events += the_card(before, after)\n",
        "    events += the_card(before, after)\n    events += the_bag(before, action, after)\n",
    ),
    Mutant(
        "story-loss",
        "a wreck is said to take what nobody had",
        f"{ODYSSEY}/story.py",
        "    if taken := cards_lost(before, seat):\n",
        "    if (taken := cards_lost(before, seat)) or seat >= 0:\n",
    ),
    Mutant(
        "rounds",
        "the dice take six rounds of ChaCha instead of eight",
        "ithaca/engine/dice.py",
        "ROUNDS = 8",
        "ROUNDS = 6",
    ),
    # ── the bots ──
    Mutant(
        "peek",
        "a bot is shown the table instead of what its seat sees",
        "ithaca/bots/__init__.py",
        "return match.view(seat), seen, match.legal()",
        "return match.state, seen, match.legal()",
    ),
    Mutant(
        "selfless",
        "in thought every seat plays for the first one",
        "ithaca/bots/search.py",
        "value = promise(t.nodes[child], who, t.settings[0].explore)",
        "value = promise(t.nodes[child], 0, t.settings[0].explore)",
    ),
    Mutant(
        "one-more",
        "the oracle thinks once more than it may",
        "ithaca/bots/oracle.py",
        "think(thought, seat, budget.iterations - 1)",
        "think(thought, seat, budget.iterations)",
    ),
]
