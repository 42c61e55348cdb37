# Every word the browser says beside those of the games.

## The house

home = Ithaca: to the lobby
site = Pages
foot = About this site
skip = Skip to the content
skip-decide = Skip to your decision
nav-lobby = Lobby
nav-new = New table
nav-learn = Learn
learn-game = Learn: { $game }
nav-rules = Rules
nav-about = About
nav-privacy = Privacy
nav-host = For hosts
nav-riddles = Riddle of the day
riddles-line = One position a day for each game: what would you play?
nav-keys = Devices and tokens
nav-me = You
nav-sign-in = Sign in
language = Language
settings = Settings
theme = Appearance
theme-system = Same as this device
theme-light = Light
theme-dark = Dark
help = Help
help-none = No help
help-none-how = Only what you can do lights up.
help-some = Some help
help-some-how = Point at something, or press and hold it, to see its rule.
help-much = Much help
help-much-how = Every decision is explained, and the oracle is offered first.
speed = Pace of what happens
speed-calm = Calm
speed-usual = Usual
speed-quick = Quick
speed-once = At once
speed-once-how = Only how things stand; the log tells the rest.
setting-left = For the left hand
sound = Sound
setting-motion = Pieces travel and cards turn over
setting-sound = Sounds, and a knock when it is your turn
setting-forced = Play for me what is plainly my only choice
setting-sure = Confirm at the piece what was picked on the board; if not, a card and its place are enough
setting-confirm = Ask again before playing an action from the list
close = Close
yes = Yes
no = No
none = none
never = never
more = More options
search = Search
clause = rule { $address }
lost-title = Nobody lives here
lost-text = This page does not exist, or its table was closed.
problem-no-connection = The server cannot be reached. Check your connection and try again.
problem-passkey-not-used = The passkey was not used. Try again when you like.
problem-passkey-here = This device holds a passkey for you already.
problem-other = Something went wrong ({ $code }). Please try again in a moment.
problem-name-empty = Please give a name, with at least one letter.
name-title = What shall we call you?
name-why = No account and no password: a name is enough. The others at the table will see it.
name-label = Your name
name-go = That’s me
name-guest = Traveller


## The lobby

lobby-lead = Board games of the Odyssey: with friends, with bots, tonight.
play-now = Play now
play-now-game = Play now: { $game }, against bots
with-friends = With friends
with-friends-game = With friends: a table of { $game }
rules-of = Rules of { $game }
dealing = Dealing…
for-players = { $more ->
    [0] { $least } players
   *[other] { $least } to { $most } players
}
for-minutes = { $most ->
    [0] { $least } minutes
   *[other] { $least } to { $most } minutes
}
your-tables = Your games
your-turn-since = Your turn · { $since }
turn-since = { $name } to decide · { $since }
go-on = Continue
go-there = Open
new-game = A new game
opponents = Your opponents play
see-result = See the result
sit-down-there = Take a seat
watch = Watch
open-tables = Open tables
no-open = Nobody is waiting. Open a table yourself.
running-tables = Tables to watch
no-running = All is quiet on the sea.
over-tables = You finished lately
nobody-yet = Nobody yet
seats-taken = { $taken } of { $of } seats taken

## A new table

new-title = A table with friends
new-lead = Choose a game and the seats, and send the link. Bots can take the seats that stay free.
the-table = The table
game = Game
seats = Seats
options = Options
clock = Time
clock-kind-none = No clock
clock-kind-move = A clock for every decision
clock-kind-game = A clock for the whole game
clock-how-long = How long
away-label = Stand-in for absent players after
span = { $unit ->
    [days] { $count ->
        [one] one day
       *[other] { $count } days
    }
    [minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } seconds
}
oracle-allow = Players may ask the oracle
oracle-allow-how = It shows good moves and says why, knowing only what the player who asks knows. The log tells that somebody asked.
oracle-may = The oracle may be asked.
who-may-come = Who can join
public-yes = Everybody can join: the table is listed in the lobby
public-no = Only people with the link can join
sit-down = I take the first seat
title-label = Name of the table
table-language = Language of the table
board-file = A board of your own
board-file-how = A board file in Ithaca’s own format (TOML).
board-ours = See ours
practice = Open practice: everyone can know the seed
practice-seed = Seed
make-table = Open the table and get the link

## Before the start

before-what = { $game } for { $players } players.
older-rules = { $title } by version { $value } of its rules; the current version is { $ours }.
clock-none = No clock.
clock-by-move = { $unit ->
    [days] { $count ->
        [one] One day
       *[other] { $count } days
    }
    [minutes] { $count ->
        [one] One minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } seconds
} for each decision.
clock-by-game = { $unit ->
    [days] { $count ->
        [one] One day
       *[other] { $count } days
    }
    [minutes] { $count ->
        [one] One minute
       *[other] { $count } minutes
    }
   *[seconds] { $count } seconds
} for each player.
practice-note = Open practice with seed { $seed }.
players = Players
player = Player
sit = Sit here
sit-at = Sit here: seat { $seat }
sit-too = Seat them here
sit-too-at = Seat them here: seat { $seat }
seat-other-name = Who else is with you?
bot-on = Bot in seat { $seat }
no-bot = no bot
leave-seat = Stand up
fill-bots = Fill the free seats with bots
start = Deal
close-table = Close the table
close-sure = Close it for everyone?
wait-start = The host deals once every seat is taken.
bots-what = Who are the bots?
bot-name-easy = easy
bot-name-steady = steady
bot-name-sharp = sharp
bot-name-oracle = oracle
bot-name-oracle-in = oracle, { $seconds } s a move
bot-name-oracle-greedy = old oracle
bot-name-oracle-greedy-in = old oracle, { $seconds } s a move
bot-name-muse = muse
bot-name-random = easy
bot-name-greedy = steady
bot-easy = plays any legal move, at random
bot-steady = takes what looks best right now
bot-sharp = thinks ahead for a moment
bot-oracle = imagines what the others may hold, and thinks ahead for as long as it is allowed to
bot-muse = has learned by playing against itself, and plays at once
invite = Send this link to your friends
share = Share…
invite-text = Come and play { $title } with me.
who-came = Who has come
meanwhile = While you wait:
meanwhile-learn = learn { $game } in a few minutes
copy = Copy
copied = Copied
qr = The same link as a QR code
sealed = The seed is sealed: { $commitment }

## Seats

seat-free = free
seat-number = Seat { $seat }
seat-label = Seat: { $name }
seat-here = here
seat-away = away
seat-bot = bot ({ $bot })
seat-you = you
seat-resigned = resigned
seat-standin = stand-in playing ({ $why ->
    [clock] out of time
    [away] away
    [left] left the table
    [removed] sent away
   *[other] resigned
})
seat-offers = offers to end
seat-muted = muted
seat-decides = deciding
seat-pick = Choose { $name }
seat-look = Look from here
seat-cover = Cover my cards
clock-left = Time left:
clock-days = { $days } d { $hours } h
spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## The table

table-title = A table of { $game }
table-loading = Laying the table…
table-over = The game is over.
table-closed = This table was closed.
table-menu = Table
board = Board
board-label = Board. The arrow keys move from place to place.
mine = Your side of the table
hand = Hand
cards-held = Cards in hand
decision = Decision
actions = What you can do
thinks-own = Let us see what comes of it.
thinks = { $here ->
    [no] { $name } has to decide, but is away.
   *[yes] { $name } is thinking.
}
really = { $act }: are you sure?
pending = { $act }…
pending-other = One moment…
picked-choose = what shall it be?
all-moves = All moves
all-moves-key = All moves (L)
moves-none = There is nothing for you to decide just now.
picked-where = Now choose where.
confirm = Confirm
take-back = Never mind
undo = Undo
spot-can = { $label }; can be chosen
map-closer = Zoom in
map-farther = Zoom out
log = Log
log-show = Show the log
log-hide = Hide the log
log-all = Show all { $count } lines
by-standin = (stand-in)
chat-label = Say something
chat-send = Say
chat-phrases = Ready phrases
line-waiting = The connection was lost. Reconnecting…
line-offline = You are offline. The table waits for you.
line-closed = This connection was closed.
line-now = Try now
curtain = Curtain
curtain-pass = Pass the device to { $name }
curtain-lift = I am { $name }: show my side
result = Result
won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
ended-agreed = Everyone agreed to end the game here.
ended-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
rank = Rank
points = Points
share-of-victory = Share of victory
rematch = Rematch
rematch-go = Come along
replay = Replay
review = Review
verify = Check the seed
export = Save the log
seed = Seed: { $seed }
other-device = Open this seat on another device
other-device-how = Open this link on the other device, and keep it to yourself
seat-opening = Opening your seat on this device …
offer-end = Offer to end the game
offer-back = Withdraw the offer to end
leave-game = Leave
leave-sure = A stand-in will play until you come back. Leave?
leave-waiting-sure = Your place stays yours. Leave?
seat-waits = Nothing is left for you to decide, and your place is safe. Watch the others, leave, or offer to end the game.
resign = Resign
resign-sure = A stand-in will play on, and you will be ranked last. Resign?
resign-ends = The game ends at once, and the victory is not yours. Resign?
owner-tools = Host’s tools
mute = Mute
unmute = Unmute
remove = Send away
remove-sure = Send { $name } away?
remove-agree = Agree to send { $name } away
watch-link = Link for spectators
standin-yours = A stand-in is playing for you.
standin-back = Take my seat back

phrase-hello = Hello, everyone.
phrase-good-luck = May the gods be kind to you.
phrase-well-played = Well played.
phrase-thinking = Let me think.
phrase-thanks = Thank you.
phrase-oops = Oops.
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-another-game = Another game?
phrase-goodbye = Goodbye, until next time.

note-sat = { $name } sits down.
note-left = { $name } leaves the table.
note-removed = { $name } was sent away.
note-agreed = { $player } wants { $name } sent away.
note-opposed = { $player } wants { $name } to stay.
note-bot = A bot ({ $bot }) takes seat { $seat }.
note-started = The cards are dealt.
note-ended = { $why ->
    [agreed] Everyone agreed: the game ends here.
    [resigned] Nobody is left to play against: the game ends here.
   *[played] The game is over.
}
note-closed = The table is closed.
note-standin = A stand-in plays for { $name } ({ $why ->
    [clock] out of time
    [away] away
    [left] left the table
    [removed] sent away
   *[other] resigned
}).
note-back = { $name } is back.
note-resigned = { $name } resigns.
note-offered = { $name } offers to end the game.
note-withdrew = { $name } would rather play on.
note-asked = { $name } asks the oracle.
note-muted = { $name } is muted.
note-unmuted = { $name } may speak again.
note-rematch = A rematch is being set up.

## Replay

replay-from = Point of view
replay-public = what everyone sees
replay-open = open hands
replay-moves = Moves
replay-turned = turning point
replay-first = To the deal
replay-last = To the end
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move { $at } of { $of }
fork = Play on from here
fork-how = A practice table starts at this move. Whatever could not be known from that seat is dealt again.
fork-as = As { $name }

## About, privacy

about-what = Ithaca brings board games of the Odyssey back to the table: in the browser, with friends and bots, in French, English and German.
about-credits = Who made these games
about-version = Rules version { $version }.
about-thanks = All honour to their designers and publishers. If you come across one of these boxes, buy it.
about-ours = What is ours
about-own = Boards, pictures and words are our own. The printed boards are not copied; ours keep to what the rules say about them. The rules are told in our own words.
about-fair = Fair dice
about-seed = Before the deal the server seals a seed, and every player adds a number. After the game the seed is opened, and anyone can check that every card and every roll came from it.
about-made = Made with
about-libraries = Preact, htm, Signals and Fluent; the typefaces Cinzel and Source Sans 3; the coast of Natural Earth. Nothing is loaded from elsewhere.
privacy-lead = We know as little about you as we can. This is everything we store:
privacy-name = the name and the language you give us;
privacy-cookie = one cookie that says it is you; it holds nothing else, and nobody else reads it;
privacy-keys = the public half of each passkey that you add, digests of your codes, and which browsers know you, with the name that each gives itself;
privacy-friends = who your friends are, and tables that you are invited to;
privacy-knocks = if you want knocks: the address that your browser’s notification service has given it, and your quiet hours. A knock passes through that service encrypted, and every one is of the same size;
privacy-moves = your seats and your moves: a game is made of moves;
privacy-chat = what you say at a table, for as long as the table is kept;
privacy-browser = in this browser: appearance, language, sound and similar settings, how far you have watched your tables, and how your games stood in the lobby when you last saw it;
privacy-none = no address, no tracking, no advertising, and no third-party servers but that one, if you want knocks.
privacy-long = Tables and people that nobody comes back to are deleted after a while; whoever runs this server decides how long.
privacy-you = Here you are { $name }.
privacy-show = Show what is stored about me
privacy-delete = Delete my data
privacy-sure = Your name will vanish from all tables, and that cannot be undone. Delete?
privacy-delete-yes = Yes, forget me
privacy-gone = Done: we have forgotten you.
privacy-unknown = You have given no name here, so nothing is stored about you.

## Friends, and when one is offline

friends = Friends
friends-all = All friends
friends-none = You have no friends here yet. Send somebody a link, or type the code that somebody gives you.
friends-make = Make friends
friend-here = here now
invitations = You are invited
invitation-by = { $name } invites you
invitation-no = Not this time
invitation-no-label = Not this time: the invitation of { $name }
invite-friend = Invite a friend
invite-do = invite
invited = invited
offline-title = You are offline
offline-how = The server cannot be reached. As soon as it can, this page goes on by itself.
offline-tables = Your games, last seen { $since }
offline-none = No games have been seen in this browser yet.
offline-open = Waiting for players

## Ratings

nav-ladder = Ladder
rating = Rating
rated = Rated
rated-how = The game counts: everybody’s rating moves with the result. No oracle to ask, no second seat, the usual board.
rated-kept = For players with a passkey, who come back as who they are:
rated-note = This game counts for the ratings of all who play it.
rating-points = { $points } points, give or take { $spread }
rating-provisional = { $points } points, provisional, give or take { $spread }
rating-curve = Rating over { $games } games, from { $from } to { $to } points
rating-curve-brief = { $games } rated games, best { $best }
