# Ithaca, the house's own words: mistakes and the command line.

## Mistakes: the value, the reason, the way out

by-the-rule = { $sentence } (rule { $clause })
did-you-mean = { $sentence } Did you mean “{ $meant }”?
the-choices = { $sentence } Possible: { $choices }.

no-such-game = There is no game “{ $value }”.
wrong-players = { $title } is for { $least } to { $most } players, not for { $value }.
no-such-option = { $title } has no option “{ $value }”.
bad-option-value = The option { $option } is on or off, not “{ $value }”.
option-not-for = The option { $option } is for { $wanted } players, not for { $value }. Leave it out.
options-exclude = The options { $option } and { $other } cannot be chosen together.
former-name = “{ $value }” is now called “{ $now }”.
no-report = { $title } has no report yet; leave out --report.
no-matplotlib = The pictures need matplotlib, which is not installed. Install it with: pip install "ithaca[report]"
no-research = This needs { $value }, which is not installed. Install it with: pip install "ithaca[research]"
illegal-action = The action { $value } is not legal in game { $place }. Nothing was played.
gpu-not-compiled = On a graphics card the rules must be compiled; leave out NUMBA_DISABLE_JIT.
no-numba-cuda = Games on a graphics card need numba-cuda ({ $reason }). Install it with: pip install "ithaca[gpu]"
no-gpu = There is no graphics card for CUDA here, or no driver for it. On the processor the same games are those of VectorEnv, and of ithaca simulate without --gpu.
illegal-action-before = An action that is not legal was played in game { $place }. Nothing was played from that step on; reset begins anew.
no-such-bot = There is no bot “{ $value }”.
bad-bot = The bot “{ $value }” cannot be used: { $reason }. It is written package.module:Class; the class takes its luck as bytes and has a method choose(view, seen, legal, budget).
bad-budget = The bot “{ $bot }” cannot have the setting “{ $value }”. A budget is a time (200ms, 5s) or a number of iterations (20000), and may be followed by threads (oracle:1s:2threads).
no-such-moment = { $move ->
    [0] { $player } never had a choice in this game.
   *[other] { $player } has no choice before move { $move }. Leave out --move for the last choice.
}
bot-cannot-explain = The bot “{ $value }” cannot explain its moves; ask oracle, oracle:5s or oracle:20000.
no-such-clause = There is no clause “{ $value }”.
no-such-language = We do not speak “{ $value }”.
bad-number = “{ $value }” is not a number from { $least } to { $most }.

no-such-move = There is no move “{ $value }”.
wrong-arguments = “{ $value }” is not complete: it is written { $form }.
no-such-argument = In “{ $move }”, “{ $value }” is not known.
not-your-turn = “{ $value }”: { $actor } decides now, not { $player }.
no-such-roll = “{ $value }” cannot give the roll { $die }.
move-after-end = “{ $value }” of { $player }: the game is over.

cannot-read = The file cannot be read: { $reason }.
cannot-write = The file cannot be written: { $reason }.
bad-toml = This is not TOML: { $reason }.
unknown-file = “{ $value }” is neither a log nor a scenario: a log ends in .jsonl, a scenario in .toml.

scenario-missing = The scenario does not say “{ $value }”.
wrong-kind = The file is not written as it should be: { $reason }.
position-unknown = “{ $value }” is not known here ({ $kind ->
    [scenario] a key of the file
    [position] a part of the position
    [player] a player
    [god] a god in play
    [wind] a wind
    [adventure] an adventure
    [island] an island
    [card] an action card
    [place] a place
    [colour] a colour
    [space] a space
    [weapon] a weapon
    [help] a help card
    [treasure] a treasure
    [clause] a clause of the rulebook
   *[expect] a public field
}).
position-twice = “{ $value }” is given twice.
position-too-many = { $count } of “{ $value }” are wanted, but there are only { $left }.
expectation-failed = “{ $value }” should be { $wanted }, but is { $found }.
not-told = Nobody was told this in the order of the story: “{ $value }” (listener: { $listener }).
expected-legal = “{ $value }” should be legal, but is not: { $reason }
expected-refused = “{ $value }” should be refused, but is legal.
lesson-bad-look = A step points at “{ $value }”; write kind:name, as in zone:g1.
lesson-bad-move = A step stands before move { $value }; steps follow the moves, from 1 to { $most } (after the last one).
lesson-unsaid = Move { $number }, “{ $value }”, is the learner’s, and no step asks for it.
lesson-no-end = The last step must stand after all moves: at = { $value }.

board-bad-slug = Place { $number } needs a slug of the letters a to z, not “{ $value }”.
board-twice = The place “{ $value }” is there twice.
board-no-name = The place “{ $value }” has no name in the language { $lang }.
board-no-point = The place “{ $value }” has no { $axis }: it needs coordinates.
board-unknown-place = There is no place “{ $value }”.
board-not-joined = { $value } cannot be reached from { $start }.
position-bad-cards = “{ $value }” are no cards: write counts as in {"{"} name = 2 {"}"} or a list of names.
log-bad-line = This line cannot be read: { $reason }.
log-no-header = This is not a game log: the first line must be its header.
log-header-lacks = The header does not say “{ $value }”.
log-other-rules = The log was written under version { $value } of the rules; these are version { $ours }. It cannot be replayed here.
log-not-ended = The game is not over yet: its seed is still sealed, so it cannot be replayed.
log-stops-early = The log ends, but its game is not over.
log-no-undo = Here a move is taken back that had already shown something.
log-digest = After move { $move } the table is not the one that was written down: digest { $value } became { $found }. The log was changed.
log-commitment = The seed does not fit its commitment: { $value } became { $found }. The log was changed, or the seed is not the one that was promised.
log-seal = A line was changed: the seal { $value } became { $found }.

## The command line

compiling = Compiling the rules, only this once: { $rule }
simulating = Playing { $title }
col-game = Game
col-players = Players
col-options = Options
col-rules = Rules
col-by = By
number = { NUMBER($value, maximumFractionDigits: 1) }
col-figure = Figure
col-value = Value
fig-games = games
fig-decisions = decisions
fig-seconds = seconds
fig-decisions-per-second = decisions per second
fig-games-per-second = games per second
fig-mean-length = decisions per game
fig-seed = seed
fig-wins = victories of seat { $seat }

report-kept = The picture is in { $file }.
play-welcome = { $title } for { $players }. You sit at seat { $seat }. The others are played by the bot “{ $bot }”.
bot-name-easy = easy
bot-name-steady = steady
bot-name-sharp = sharp
play-seed = The seed is sealed: { $commitment }
play-prompt = Your choice (number or name, ? for help)
play-help = Type the number or the name of a move; its last word is enough where only one move ends in it. Several moves may stand in one line, as in “build temple zeus objection*2”. “? 3” or “? pass” explains a move and cites its rule. “t” shows the table again, “m” the map, “l” the story so far, “q” leaves the game.
play-rest-dropped = Not played: { $moves }
play-not-a-choice = “{ $value }” is no move of yours now. Type a number from 1 to { $most }, the name of a move, or ? for help.
play-explain-legal = { $label }: you may do this now.
play-left = You leave the table. Until next time.
play-kept = The log is in { $file }. Check it with: ithaca verify { $file }
play-seed-open = The seed was { $seed }.
play-you = { $name } (you)

advise-title = { $player }, before move { $move }
advise-played = What was played: { $move }
advise-effort = { $iterations } games in thought, { $decisions } decisions.
col-move = Move
col-share = Expected share
col-tried = Tried
col-line = Then perhaps
percent = { NUMBER($value, maximumFractionDigits: 1) } %

reviewing = Looking back on { $title }
review-title = { $title }, { $moves } moves, looked back on
review-effort = Each chance is counted from { $playouts } games that were played on, at { $points } points of this one.
review-turns = Turning points
review-no-turns = No single move turned the game.
review-turn = Move { $move }, { $player }
review-race-how = In points of a hundred. Luck + skill + others lead from the first chance to the last; skill is beside a simple sensible player, missed beside the best choices there were.
review-suspicion-how = How likely the others could think the truth, on average, from what they had seen.
col-player = Player
col-first = First
col-last = Last
col-as-known = As the table knew
col-as-it-was = As it was
col-luck = Luck
col-skill = Skill
col-others = Others
col-missed = Missed
col-secret = Secret
col-suspected = Suspected
col-at-the-end = At the end
col-wrong = Best wrong guess

verify-good = The log is good: the seed fits its commitment, { $moves } moves are legal, every digest and the seal agree.
verify-older = { $title } was played by version { $value } of its rules; today’s are version { $ours }.
verify-result = Result: { $result }
replay-good = Everything holds as expected.
rules-kind-printed = printed
rules-kind-contradicted = printed, with a contradiction
rules-kind-ours = our ruling
rules-kind-option = option
rules-why = Why: { $reason }
rules-differs = { $editions ->
    [1] The rulebook contradicts itself: { $text }
   *[other] The editions differ: { $text }
}
rules-printed-at = In the printed rules: { $place }

# arena

arena-no-such-place = Games cannot be played on “{ $value }”.
arena-no-ray = A cluster needs Ray, which is not installed. Install it with: pip install "ithaca[cluster]", or leave out --on ray.
arena-no-cluster = The Ray cluster “{ $value }” does not answer: { $reason }. Set RAY_ADDRESS to one that does, or unset it to start one here.
arena-worker-died = The process that played game { $number } ended in the middle of it ({ $code }). A bot that ends its own process ({ $bots }) cannot be stood in for. Games that were kept with --keep are kept.
arena-not-results = “{ $value }” holds no results of the arena. Give --keep a file that is new, or one that it wrote.
arena-other-setup = “{ $value }” holds games of another tournament: there, “{ $field }” is { $there }; here it is { $here }. Give --keep another file, or go on with the command of that tournament.
arena-stopped = Stopped after { $count } of { $games } games. Nothing was kept; with --keep FILE the same command would go on from here.
arena-stopped-kept = Stopped after { $count } of { $games } games; they are in { $value }. The same command goes on from here.

recording = Recording { $title }
record-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $value }.
record-stopped = Stopped; { $count } of { $games } games are kept. The same command goes on from here.
record-not-ours = “{ $value }” is no file of recorded games. Give --out one that is new, or one that was written by this command.
record-other-setup = “{ $value }” holds other games: there, “{ $field }” is { $there }; here it is { $here }. Give --out another file, or go on with the command of those games.
record-other-columns = “{ $value }” was written the other way: observation vectors and concealed states (--views) cannot be in one file. Give --out another file.

arena-report-title = The arena: { $title }
arena-report-kept = The report is in { $value }.
arena-summary = { $games ->
    [one] One game
   *[other] { $games } games
} of { $count ->
    [one] one deal
   *[other] { $count } deals
} with the seats rotated; seed { $seed }.
arena-not-rotated = The last deal was played { $count ->
    [one] from one seat
   *[other] from { $count } seats
} only, not from all { $players }: take a multiple of { $players } for --games.
arena-no-faults = No move was illegal or late, and no bot crashed.
arena-lost-moves = { $count ->
    [one] One move was
   *[other] { $count } moves were
} lost to a stand-in of the steady kind, because a bot crashed, was late or answered illegally.
arena-more-faults = And { $count } more.
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

arena-col-bot = Bot
arena-col-share = Share
arena-col-interval = 95%
arena-col-rating = Rating
arena-col-time = Time per move
arena-col-faults = Faults
arena-col-choices = Moves with a choice
arena-col-mean = Mean
arena-col-median = Median
arena-col-most = 95% within
arena-col-slowest = Slowest
arena-col-game = Game
arena-col-move = Move
arena-col-seat = Seat
arena-col-kind = Fault
arena-col-reason = What happened
arena-fault-crashed = crashed
arena-fault-illegal = illegal
arena-fault-late = late
arena-still-thinking = still thinking about an earlier move

arena-plot-shares = Shares of victory
arena-plot-running = Shares, game after game
arena-plot-ratings = Ratings
arena-plot-times = Time per move
arena-explain-shares = The dot is the share of all victories, a shared one counted in parts; the bar is its 95% interval (Wilson). The dashed line is the fair share.
arena-explain-running = How the shares settled. Where a line still climbs or falls at the end, more games are needed.
arena-explain-ratings = OpenSkill (Plackett-Luce), one rating for each bot by name, with two standard deviations on both sides. Everybody starts at 25; only differences within one tournament mean something.
arena-explain-times = Moves that left a choice; the time grows tenfold from mark to mark. Times say something about this machine, and change nothing in the games.
arena-faults = Faults
arena-about = About these games
arena-about-command = Command
arena-about-seed = Seed
arena-about-date = Date
arena-about-version = Version
arena-about-machine = Machine
arena-about-workers = Games at once

## The server: why not

stale = The table has moved on: you meant move { $value }, it is at { $seq }. Look again and choose.
not-your-seat = Seat { $seat } is not yours.
owner-only = Only who opened this table may do that.
host-only = Only the host of this server may do that.
who-are-you = Tell us your name first.
you-are-muted = You cannot write at this table: its owner has muted you.
you-were-removed = The owner of this table has sent you away.
wrong-origin = This request comes from another page (“{ $value }”), so nothing was done.
no-such-table = There is no table “{ $value }”. It may have been closed, or the link is not complete.
no-such-page = There is no page “{ $value }”.
no-such-seat = This table has no seat { $seat }.
no-such-lesson = There is no lesson “{ $value }”.
lesson-other-move = At a real table you might do that. Here the lesson waits for this one: { $act }.
lesson-only-read = Here there is nothing to play: read, then continue.
no-such-person = Nobody here has that name.
no-such-phrase = “{ $value }” is none of the ready phrases.
wrong-method = That cannot be done with “{ $value }”.
seat-taken = { $name } sits on seat { $seat }. Choose another, or watch.
seat-busy = { $name } sits on seat { $seat }; a bot cannot take it.
seat-needs-bot = Seat { $seat } cannot be empty while the game runs. Choose a bot.
seats-free = Seat { $seat } is still free. Wait for someone, or put a bot there.
seat-not-ready = { $name } has not come to the table yet.
not-started = The game has not begun.
already-started = The game has begun already.
table-over = The game is over.
table-closed = This table is closed.
not-over = That can be seen when the game is over.
not-your-decision = “{ $value }”: { $actor } decides now.
stand-in-plays = A stand-in plays seat { $seat } now. Sit down again to play yourself, unless you have resigned.
cannot-undo = There is no move that you could take back: others have seen what it did.
oracle-silent = The oracle is silent at this table: it was not agreed that players may ask.
other-rules = This table of { $title } was begun under version { $value } of the rules; we are at version { $ours }. It can no longer go on.
table-unreadable = Line { $value } of this table’s log cannot be read, so the table cannot go on. The host can find more in the server’s log.
seat-done = Seat { $seat } has nothing more to decide, and its place is safe. You may watch, leave, or offer to end the game.
too-big = That is too much at once.
too-fast = That was too fast. Try again in { $seconds } s.
too-many-tables = All tables of this server are taken. Try again later.
went-wrong = Something went wrong on our side. Nothing was lost; try again.
bad-request = That cannot be read: { $reason }.
bad-frame = That message cannot be read: { $reason }.
name-empty = A name, please.
nothing-said = Nothing was said.
not-yourself = You cannot send yourself away.
link-dead = This link does not open a seat any more.
not-our-link = “{ $value }” does not lead here.
clock-too-short = { $value } seconds are too short. Take 5 or more.
bot-by-time = “{ $value }”: at a table bots are given a time, as in oracle:500ms.
bot-too-slow = “{ $value }”: this server gives a bot at most { $most } s.
too-many-tokens = You have { $most } tokens already. Delete your data to begin anew.
fork-too-late = One can play on from a move between 0 and { $most }, not from { $value }.
bad-setting = A setting cannot be so: { $reason }.
bad-database = The database “{ $value }” cannot be opened: { $reason }.
port-busy = The server cannot listen on { $value }: { $reason }. Choose another with --port.
backup-sqlite-only = A backup is made of an SQLite file; for { $value } use the database's own tools.
file-exists = The file is there already; choose another name.

## Serving

serve-at = Ithaca is at { $link } (Ctrl-C ends it)
serve-lan = For friends in the room: { $link }
serve-ended = The tables are kept. Until next time.
backup-done = { $count } tables are in { $file }.
