# Ithaca, the house's own words: mistakes and the command line.

## Mistakes: the value, the reason, the way out

by-the-rule = { $sentence } (rule { $clause })
did-you-mean = { $sentence } Did you mean “{ $meant }”?
the-choices = { $sentence } Possible: { $choices }.

no-such-game = There is no game “{ $value }”.
broken-game = The game “{ $value }” is installed, but it cannot be played: { $reason }.
wrong-players = { $title } is for { $least } to { $most } players, not for { $value }.
wrong-players-only = { $title } is for { $wanted } players, not for { $value }.
no-such-option = { $title } has no option “{ $value }”.
bad-option-value = The option “{ $option }” can be on or off, not “{ $value }”.
option-not-for = The option “{ $option }” is only for { $wanted } players, not for { $value }. Leave it out.
options-exclude = The options “{ $option }” and “{ $other }” cannot be used together.
former-name = “{ $value }” is now called “{ $now }”.
no-report = There is no report for { $title } yet. Leave out --report.
no-matplotlib = The pictures need matplotlib, which is not installed. Install it with: pip install "ithaca[report]"
no-research = This needs { $value }, which is not installed. Install it with: pip install "ithaca[research]"
illegal-action = Action { $value } is not legal in game { $place }. Nothing was played.
no-such-form = There is no form of observations “{ $value }”.
gpu-not-compiled = On a graphics card the rules must be compiled: unset NUMBA_DISABLE_JIT.
no-numba-cuda = Games on a graphics card need numba-cuda ({ $reason }). Install it with: pip install "ithaca[gpu]"
no-gpu = No graphics card for CUDA was found, or its driver is missing. VectorEnv, or “ithaca simulate” without --gpu, plays the same games on the processor.
gpu-no-bits = On a graphics card observations are “flat” or “compact”, not “{ $value }”.
illegal-action-before = An illegal action was played in game { $place }. Nothing was played from that step on; call reset to start again.
no-torch = Learning needs PyTorch, which is not installed. Install it with: pip install "ithaca[train]"
no-such-device = There is no device “{ $value }” to learn on.
training-lost = In round { $round } the net ran into numbers that are none. The last checkpoint stands in { $value }: go on from there with --resume, perhaps with another seed.
training-no-memory = The device has no memory left for { $games } games side by side and a net of width { $width }. Take fewer with --games, or a smaller --width. What was kept in { $value } stands.
training-learner-lost = A learner on the cluster is lost: { $reason } The last checkpoint stands in { $value }: go on from there with --resume.
training-too-many = { $value } learners were asked for, and the cluster has { $count } of such devices: { $device }. Ask for fewer with --learners, or for others with --device.
train-no-such-number = The plan of a training has no number “{ $value }”.
train-bad-number = Such a number cannot be: { $reason }
train-other-shape = The net in this file has another shape than the one that learns: width { $width }, blocks { $blocks } are needed.
train-parts = The parts of games with simple players, older selves and a responder add up to { $value }, which is more than all.
no-checkpoint = There is no checkpoint to go on from. Leave out --resume to begin.
bad-checkpoint = This is no checkpoint of a run, or it is broken ({ $reason }).
other-plan = The checkpoint is of “{ $value }”, not of “{ $wanted }”.
no-muse-yet = There is no muse for { $title } yet. Let one learn: ithaca train { $value }
nothing-hidden = Nobody hides anything in { $title }: there are no secrets to tell.
no-weights = This is no file of a muse.
bad-weights = This file of a muse is broken: { $reason }.
weights-of-another = This muse learned something else: { $what } is { $value }, here it is { $wanted }.
weights-cut = This file of a muse has { $value } bytes of weights, and should have { $wanted }.
weights-changed = This file of a muse was changed: its digest is another.
train-imitating = imitates simple players
train-playing = plays against itself
train-share = { $share } against simple players ({ $low } to { $high })
train-response = { $share } against the muse that it answers ({ $low } to { $high })
train-figures = { $pace } decisions a second, entropy { $entropy }, games of { $length } moves
train-done = What it has learned: { $file } · its curve: { $picture }
train-secrets = log loss of what others hide: { $muse } nats; by the fitted beliefs { $fitted }, knowing nothing { $nothing }
no-such-bot = There is no bot “{ $value }”.
bad-bot = The bot “{ $value }” cannot be used: { $reason }. A bot is written package.module:Class; the class is given bytes to draw its luck from, and has a method choose(view, seen, legal, budget).
bad-budget = The bot “{ $bot }” does not take the setting “{ $value }”. A budget is a time (200ms, 5s) or a number of iterations (20000), optionally followed by threads (oracle:1s:2threads); a muse takes a temperature (muse:t0.5).
no-such-moment = { $move ->
    [0] { $player } never had a choice in this game.
   *[other] At move { $move } { $player } had no choice to make. Leave out --move to look at the last one.
}
bot-cannot-explain = The bot “{ $value }” cannot explain its moves. Ask oracle, oracle:5s or oracle:20000.
no-such-clause = There is no rule “{ $value }”.
no-such-language = We do not speak “{ $value }”.
bad-number = “{ $value }” is not a number from { $least } to { $most }.

no-such-move = There is no move “{ $value }”.
wrong-arguments = “{ $value }” does not have the right form: write { $form }.
no-such-argument = In “{ $move }”, “{ $value }” is not known.
not-your-turn = “{ $value }”: { $actor } decides now, not { $player }.
no-such-roll = “{ $value }” cannot roll { $die }.
move-after-end = “{ $value }” ({ $player }): the game is already over.

cannot-read = The file cannot be read: { $reason }.
cannot-write = The file cannot be written: { $reason }.
bad-toml = This is not valid TOML: { $reason }.
unknown-file = “{ $value }” is neither a log nor a scenario: a log ends in .jsonl, a scenario in .toml.

scenario-missing = “{ $value }” is missing from the scenario.
wrong-kind = The file does not have the right form: { $reason }.
position-unknown = “{ $value }” is not known here (expected: { $kind ->
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
    [clause] a rule of the rulebook
   *[expect] a public field
}).
position-twice = “{ $value }” appears twice.
position-too-many = The position asks for { $count } of “{ $value }”, but { $left ->
    [0] none is left
    [one] only one is left
   *[other] only { $left } are left
}.
expectation-failed = “{ $value }” should be { $wanted }, but is { $found }.
not-told = The story does not say this, or not in this order: “{ $value }” (listener: { $listener }).
expected-legal = “{ $value }” should be legal, but is not: { $reason }
expected-refused = “{ $value }” should be refused, but is legal.
lesson-bad-look = A step points at “{ $value }”. Write kind:name, as in zone:g1.
lesson-bad-move = A step comes before move { $value }; steps go from 1 to { $most } (after the last move).
lesson-unsaid = Move { $number }, “{ $value }”, is the learner’s, but no step asks for it.
lesson-no-end = The last step must come after all the moves: at = { $value }.

board-bad-slug = Place { $number } needs a short name (slug) in the letters a to z, not “{ $value }”.
board-twice = The place “{ $value }” appears twice.
board-no-name = The place “{ $value }” has no name in the language “{ $lang }”.
board-no-point = The place “{ $value }” has no { $axis }: it needs both coordinates.
board-unknown-place = There is no place “{ $value }”.
board-not-joined = “{ $value }” cannot be reached from “{ $start }”.
position-bad-cards = “{ $value }” does not name cards: write counts, as in {"{"} name = 2 {"}"}, or a list of names.
log-bad-line = This line cannot be read: { $reason }.
log-no-header = This is not the log of a game: its first line must be a header.
log-header-lacks = “{ $value }” is missing from the header.
log-other-rules = This log was written under version { $value } of the rules; here we play version { $ours } and cannot replay it.
log-not-ended = The game is not over yet: its seed is still sealed, so it cannot be replayed.
log-stops-early = The log ends before its game does.
log-no-undo = A move is undone here that had already revealed something.
log-digest = After move { $move } the table is not as it was written down: the digest should be { $value }, but is { $found }. The log was changed.
log-commitment = The seed does not match its commitment: it should give { $value }, but gives { $found }. The log was changed, or this is not the seed that was promised.
log-seal = A line was changed: the seal should be { $value }, but is { $found }.

## The command line

compiling = Compiling the rules, just this once: { $rule }
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
fig-wins = wins of seat { $seat }

report-kept = The picture is in { $file }.
play-welcome = { $title } for { $players } players. You are in seat { $seat }. The others are played by the bot “{ $bot }”.
bot-name-easy = easy
bot-name-steady = steady
bot-name-sharp = sharp
play-seed = The seed is sealed: { $commitment }
play-prompt = Your choice (number or name, ? for help)
play-help = Type the number or the name of a move; its last word is enough if only one move ends with it. You can write several moves on one line, as in “build temple zeus objection*2”. “? 3” or “? pass” explains a move and cites its rule. “t” shows the table again, “m” the map, “l” the story so far; “q” leaves the game.
play-rest-dropped = Not played: { $moves }
play-not-a-choice = “{ $value }” is not a move you can make now. Type a number from 1 to { $most }, the name of a move, or ? for help.
play-explain-legal = { $label }: you can do this now.
play-left = You leave the table. Until next time.
play-kept = The log is in { $file }. Check it with: ithaca verify { $file }
play-seed-open = The seed was { $seed }.
play-you = { $name } (you)

advise-title = { $player }, before move { $move }
advise-played = Played: { $move }
advise-effort = { $iterations } games played out in thought, { $decisions } decisions.
col-move = Move
col-share = Expected share
col-tried = Tried
col-line = Then perhaps
col-liked = Muse plays it
advise-hope = Without thinking, the muse hopes for { $hope } of the victory here.
advise-suspect = { $player } probably hides { $thing }: { $chance }, likeliest since move { $move }.
percent = { NUMBER($value, maximumFractionDigits: 1) }%

riddling = Looking for riddles of { $title }
riddles-done = { $count } riddles of { $title } are in { $file } (seed { $seed }).
bad-day = “{ $value }” is no day. Write it as 2026-11-17.
reviewing = Looking back at { $title }
review-title = { $title }, { $moves } moves: the review
review-effort = Each chance is taken from { $playouts } games played to the end, at { $points } points of this one.
review-effort-muse = Each chance is what muses hope for in { $playouts } worlds, at { $points } points of this game.
review-turns = Turning points
review-no-turns = No single move turned the game.
review-turn = Move { $move }, { $player }
review-race-how = In percentage points. Luck, skill and others add up to the way from the first chance to the last. Skill is measured against a simple, sensible player, missed against the best choices there were.
review-suspicion-how = How likely the truth looked to the others, on average, from what they had seen.
col-player = Player
col-first = Start
col-last = End
col-as-known = As the table saw it
col-as-it-was = With open hands
col-luck = Luck
col-skill = Skill
col-others = Others
col-missed = Missed
col-secret = Secret
col-suspected = Suspected
col-at-the-end = At the end
col-wrong = Best wrong guess

verify-good = The log is good: the seed matches its commitment, all { $moves } moves are legal, and every digest and the seal agree.
verify-older = { $title } by version { $value } of its rules; the current version is { $ours }.
verify-result = Result: { $result }
replay-good = Everything is as expected.
rules-kind-printed = printed
rules-kind-contradicted = printed, contradictory
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
arena-no-ray = A cluster needs Ray, which is not installed. Leave out --ray (or --on ray), or install it with: pip install "ithaca[cluster]"
arena-no-cluster = The Ray cluster “{ $value }” does not answer: { $reason }. Name one that does with --ray or RAY_ADDRESS, or start one here with --ray local.
arena-worker-died = The process that was playing game { $number } ended in the middle of it ({ $code }). No stand-in can take over from a bot that ends its own process ({ $bots }). Games saved with --keep are safe.
ray-process-died = The process that was playing game { $number } on the cluster ended in the middle of it ({ $reason }). Look into the logs of that machine, or play here, without --ray.
arena-not-results = “{ $value }” does not hold results of the arena. Give --keep a new file, or one that the arena wrote.
arena-other-setup = “{ $value }” holds the games of another tournament: there, “{ $field }” is { $there }; here it is { $here }. Give --keep another file, or carry on with the command of that tournament.
arena-stopped = Stopped after { $count } of { $games } games. Nothing was saved; with --keep FILE the same command would carry on from here.
arena-stopped-kept = Stopped after { $count } of { $games } games; they are in { $value }. The same command carries on from here.

recording = Recording { $title }
record-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $value }.
dataset-done = { $games ->
    [one] One game of each kind is
   *[other] { $games } games of each kind are
} in “{ $value }”; README.md there says what they are.
record-stopped = Stopped; { $count } of { $games } games are saved. The same command carries on from here.
record-not-ours = “{ $value }” is not a file of recorded games. Give --out a new file, or one that this command wrote.
record-other-setup = “{ $value }” holds other games: there, “{ $field }” is { $there }; here it is { $here }. Give --out another file, or carry on with the command of those games.
record-other-columns = “{ $value }” was written the other way: observation vectors and concealed states (--views) cannot share a file. Give --out another file.

arena-report-title = The arena: { $title }
arena-report-kept = The report is in { $value }.
arena-summary = { $games ->
    [one] One game
   *[other] { $games } games
} from { $count ->
    [one] one deal
   *[other] { $count } deals
}, with the seats rotated; seed { $seed }.
arena-not-rotated = The last deal was played from { $count ->
    [one] only one seat
   *[other] only { $count } seats
}, not from all { $players }: choose a multiple of { $players } for --games.
arena-no-faults = No move was illegal or late, and no bot crashed.
arena-lost-moves = { $count ->
    [one] One move was
   *[other] { $count } moves were
} left to a steady stand-in, because a bot crashed, was late or answered illegally.
arena-more-faults = And { $count } more.
arena-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

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
arena-explain-shares = The dot is a bot’s share of all victories, shared ones counted in parts; the bar is its 95% interval (Wilson). The dashed line is the fair share.
arena-explain-running = How the shares settled. If a line is still climbing or falling at the end, more games are needed.
arena-explain-ratings = OpenSkill (Plackett-Luce): one rating for each bot by name, with two standard deviations on either side. Everybody starts at 25; only differences within one tournament mean anything.
arena-explain-times = Moves that left a choice; each mark is ten times the one before it. The times depend on this machine and change nothing in the games.
arena-faults = Faults
arena-about = About these games
arena-about-command = Command
arena-about-seed = Seed
arena-about-date = Date
arena-about-version = Version
arena-about-machine = Machine
arena-about-workers = Games at a time

## The server: why not

stale = The table has moved on: you chose at move { $value }, and it is at move { $seq } now. Look again and choose.
not-your-seat = Seat { $seat } is not yours.
owner-only = Only the host of this table can do that.
host-only = Only the person who runs this server can do that.
token-only-plays = A token only plays. For this, use the page.
who-are-you = Please tell us your name first.
you-are-muted = You cannot write at this table: its host has muted you.
you-were-removed = The host of this table has sent you away.
wrong-origin = This request came from another page (“{ $value }”), so nothing was done.
wrong-host = This server is not called “{ $value }”. Its host can change that.
no-such-table = There is no table “{ $value }”. It may have been closed, or the link may be incomplete.
no-such-page = There is no page “{ $value }”.
no-such-seat = This table has no seat { $seat }.
no-such-lesson = There is no lesson “{ $value }”.
lesson-other-move = At a real table you could do that. Here the lesson is waiting for something else: { $act }.
lesson-only-read = There is nothing to play here: read, then continue.
no-such-person = Nobody here goes by that name.
no-such-phrase = “{ $value }” is not one of the ready phrases.
wrong-method = “{ $value }” does not work here.
seat-taken = { $name } is in seat { $seat }. Choose another, or watch.
seat-busy = { $name } is in seat { $seat }; a bot cannot take it.
seat-needs-bot = Seat { $seat } cannot be empty while the game is on. Choose a bot.
seats-free = Seat { $seat } is still free. Wait for someone, or put a bot there.
seat-here = { $name } in seat { $seat } is here, or was a moment ago. Give them a little time.
seat-not-asked = Seat { $seat } has nothing to decide now, or a stand-in plays it already.
not-alone = Bots wait only at a table where you are the only person.
invite-by = { $name } invites you to { $title }
invite-open = { $count ->
    [one] One of { $most } seats is free. No account: a name is enough.
   *[other] { $count } of { $most } seats are free. No account: a name is enough.
}
invite-watch = The game is on. Come and watch.
invite-over = The game is over. See how it went.
seat-not-ready = { $name } has not come to the table yet.
not-started = The game has not begun yet.
already-started = The game has already begun.
table-over = The game is over.
table-closed = This table is closed.
not-over = That has to wait until the game is over.
not-your-decision = “{ $value }”: it is { $actor } who decides now.
stand-in-plays = A stand-in is playing seat { $seat }. Take your seat back to play yourself, unless you have resigned.
cannot-undo = There is nothing you can undo: the others have already seen what your move did.
not-in-a-row = “{ $value }” shows something new, or hands on the turn: what comes after it is decided afterwards.
oracle-silent = The oracle is silent at this table: it was not agreed that players may ask it.
other-rules = This table of { $title } was begun under version { $value } of the rules; we are at version { $ours }. It cannot go on.
table-not-slow = Standing orders are for slow tables: without a clock or with an hour or more for each decision, and where no stand-in comes within the hour. Here you have to play { $title } yourself.
no-such-order = There is no order “{ $value }” in { $title } here.
order-ends-at-once = The order “{ $value }” would end at once: what it waits for has happened already. Decide this yourself, and give it afterwards.
nobody-hurried = At a slow table nobody is hurried: { $name } may take the time the table allows. If { $name } does not come back, you can send them away.
you-are-silenced = A host has silenced you: you may play, but not write here. If you think that is a mistake, ask the host of this site.
you-are-shut-out = A host has shut you out: you may look on, but neither sit down nor open tables nor write. If you think that is a mistake, ask the host of this site.
report-self = That is you. Only others can be reported.
already-reported = You have reported this already; a host will look at it.
nothing-to-report = There is nothing to report there: only what people have written and how they are called.
reason-missing = Give a reason: it goes into the journal with what you do.
moderate-host = { $name } is a host, and hosts do nothing to each other here. A new host key makes everybody an ordinary player again.
name-was-not-taken = No host has taken a name from { $name } that could be given back.
no-such-riddle = There is no riddle “{ $value }”. Look at the row of days on the page of riddles.
riddle-not-yet = The riddle of { $value } has not come yet. Today is { $day }, by universal time.
seat-done = Seat { $seat } has nothing left to decide, and its place in the ranking is safe. You may watch, leave, or offer to end the game.
table-unreadable = Line { $value } of this table’s log cannot be read, so the table cannot go on. The host can find more in the server’s log.
too-big = That is too much at once.
too-fast = That was too fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
too-many-tables = All tables of this server are taken. Try again later.
went-wrong = Something went wrong on our side. Nothing is lost; please try again.
server-replaced = Another server has taken over. Reload the page.
bus-away = The servers cannot reach one another at the moment. Try again in a few seconds.
server-leaves = This server is being restarted. Try again at once: another one goes on.
bad-request = That could not be read: { $reason }.
bad-frame = That message could not be read: { $reason }.
name-empty = A name, please.
nothing-said = You have not said anything.
not-yourself = You cannot send yourself away.
link-dead = This link no longer opens a seat.
not-our-link = “{ $value }” does not lead here.
clock-too-short = A clock of { $value } s is too short. Choose 5 s or more.
bot-by-time = “{ $value }”: at a table, bots are given a time, as in oracle:500ms.
bot-too-slow = “{ $value }”: this server gives a bot { $most } s at most.
too-many-tokens = You already have { $most } access tokens. Delete your data to start over.
no-such-token = There is no token “{ $value }”.
code-wrong = This code opens nothing. Codes count once, and those for another device for ten minutes: ask for a new one.
passkey-unknown = Nobody here has this passkey. Perhaps it belongs to another site, or was removed.
passkey-refused = The passkey could not be checked. Try again.
challenge-gone = That took too long, or was sent twice. Try again.
passkeys-need-a-name = A passkey belongs to a name, and { $value } is an address. Open this site by its name.
no-such-passkey = You have no such passkey.
no-such-session = You have no session “{ $value }”.
too-many-passkeys = You already have { $most } passkeys. Remove one that you no longer need.
guests-have-none = Recovery codes are for people with a passkey. Add a passkey first.
no-such-player = Nobody here is seen under the name “{ $value }”.
handle-taken = Somebody else is seen as “{ $value }” already. Choose another name.
guests-are-not-seen = Only people with a passkey can be seen by others. Add a passkey first.
merge-self = You are already signed in as this person.
merge-kept = { $name } has a passkey too, and stays a person apart. Sign in without taking the games along.
friend-code-wrong = This code makes no friends: it was used, is too old, or was mistyped. Ask for a new one.
friend-self = This is your own code. Give it to somebody whom you would like as a friend.
friends-already = You two are friends already.
too-many-friends = One of you already has { $most } friends, and there is no room for more.
not-your-friend = This is none of your friends. Make friends first, by a link or a code.
invite-from-outside = Only who sits at this table or has opened it can invite to it.
table-full = Every seat at this table is taken. Free one first.
invited-sits-there = They sit at this table already.
invited-was-removed = They were sent away from this table and cannot come back.
no-such-invitation = You are not invited to this table, or not any more.
push-endpoint-bad = “{ $value }” is no push service: its address must begin with https.
push-endpoint-inside = “{ $value }” lies in this server’s own network, and the server does not call there.
push-endpoint-unknown = No push service “{ $value }” can be found.
push-keys-bad = The keys of this browser cannot be read. Turn knocks off and on again.
too-many-browsers = You are already knocked at in { $most } browsers. Turn one of them off first.
no-such-browser = You are not knocked at in such a browser.
no-such-zone = Nobody knows a time zone “{ $value }”. One is called Europe/Athens, for example.
quiet-half = Quiet hours need a beginning and an end, or neither.
rated-plain = A rated table has the usual board, no open practice, no oracle to ask, and at least two players.
rated-needs-passkey = Rated games are for players who can come back as who they are. Add a passkey on your page first; it takes two presses.
rated-one-seat = At a rated table everybody has one seat, and you have yours.
rated-bot = “{ $value }” was never measured in this game, so it cannot sit at a rated table.
rated-no-change = Once a rated game has begun, nobody’s seat becomes a bot’s; the stand-in plays on.
ratings-counting = Counting rated games
ratings-counted = { $games ->
    [one] One rated game was counted again
   *[other] { $games } rated games were counted again
}; { $changed ->
    [0] every rating is as it was.
    [one] one rating is another now.
   *[other] { $changed } ratings are others now.
}
fork-too-late = You can play on from a move between 0 and { $most }, not from { $value }.
fork-impossible = The game cannot be played on from there. Try another move.
bad-setting = One of the settings is wrong: { $reason }.
bad-database = The database “{ $value }” cannot be opened: { $reason }.
database-unreachable = The database “{ $value }” cannot be reached. Check that it runs, and that its host, name, user and password are right. It says: { $reason }
no-database-driver = For the database “{ $value }” the Python package { $name } is missing. Install it; for PostgreSQL: pip install "psycopg[binary]".
database-newer = The database “{ $value }” belongs to a newer Ithaca: it is of version { $name }, and this program knows { $ours } at most. Install the newer one, or use another database.
database-older = The database “{ $value }” is of version { $name }, and this program needs { $ours }. Start its server once, which brings it up to date, or use the program that it belongs to.
nothing-to-move = There is nothing of Ithaca in the database “{ $value }”. Check its name.
target-not-empty = The database “{ $value }” is not empty: “{ $name }” is in there. Choose a new one.
move-onto-itself = “{ $value }” is the database that you move from. Name another one.
move-differs = In “{ $value }” the rows of “{ $name }” did not arrive as they were, so nothing was moved and the old database stays as it is. Try again.
database-served = The database “{ $value }” is already served by a server on { $name }. Stop that one first, or use another database.
port-busy = The server cannot listen on { $value }: { $reason }. Choose another port with --port.
bad-bus = “{ $value }” is not the address of a bus. Write redis://HOST:6379, rediss:// for an encrypted line or unix:///path/to/socket, or leave ITHACA_BUS out for a single server.
bus-needs-extra = The bus “{ $value }” needs the packages redis and saq. Install them with: pip install "ithaca[cluster]".
bus-needs-database = Several servers cannot share the database “{ $value }”, which lives in the memory of one. Name a file or a PostgreSQL database.
bus-missing = The bus “{ $value }” does not answer: { $reason }. Start it, or correct ITHACA_BUS.
bus-not-theirs = Other servers of this database use another bus than “{ $value }”. Give all of them the same ITHACA_BUS.
bus-of-others = Servers of another database already use the bus “{ $value }”. Give these another one: a different number at the end is enough, as in redis://HOST:6379/1.
workers-need-bus = Several workers need a bus over which to talk. Set ITHACA_BUS, as in redis://localhost:6379, or start a single one.
workers-not-here = This system cannot share one port among several workers. Start one server for each port, with the same ITHACA_BUS.
work-needs-bus = Whoever thinks for servers must know where they talk. Set ITHACA_BUS to the same address as theirs, as in redis://localhost:6379.
file-exists = The file already exists; choose another name.

## Serving

serve-at = Ithaca is at { $link } (press Ctrl-C to stop)
serve-lan = For friends in the room: { $link }
serve-ended = The tables are saved. Until next time.
move-copying = Moving rows
move-done = { $rows ->
    [one] One row is
   *[other] All { $rows } rows are
} in { $value }, read again and compared. Set ITHACA_DATABASE to it; the old database is left as it was.
backup-copying = Copying rows
work-at = Thinking for the servers at { $bus }, { $threads ->
    [one] one thought
   *[other] { $threads } thoughts
} at a time (press Ctrl-C to stop)
work-ended = What was begun is thought through. Until next time.
backup-done = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $file }.

## Knocks, and the site as an app

knock-turn = It is your turn, { $name }
knock-started = The game has begun
knock-ended = The game is over
knock-invited = { $name } invites you to a game
manifest-description = Board games of the Odyssey: with friends, with bots, tonight.
manifest-new = New table
manifest-learn = Learn
manifest-me = Your games
