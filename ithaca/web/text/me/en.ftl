## Who one is, and coming back

me-nobody = Nobody knows you in this browser yet. Give a name when you sit down to a game, or come back as who you were.
me-name-give = Give a name
me-keep = Keep your games
me-guest = You are a guest: this browser alone knows you. Add a passkey and you come back as who you are on any of your devices. No password, no mail address.
me-kept = You come back by a passkey, on any of your devices that has it.
me-passkey = Passkey
me-passkey-add = Add a passkey
me-passkey-another = Add another passkey
me-passkey-added = Done: you will come back as who you are.
me-passkey-removed = The passkey opens nothing any more.
me-passkey-remove-label = Remove the passkey { $label }
me-passkey-impossible = This browser cannot hold a passkey here: it needs one of today, and this site under its name with a lock (https).
me-remove = Remove
me-since = since { $day }
me-seen = last seen { $day }
me-codes-first = Make ten recovery codes
me-codes-new = Make ten new recovery codes
me-codes-left = { $count ->
    [0] no recovery codes yet
    [one] one recovery code left
   *[other] { $count } recovery codes left
  }
me-codes-title = Your recovery codes
me-codes-how = Write them down now: they are shown only this once. Each lets you in once when no passkey is at hand.
me-name = Your name
me-name-how = It holds wherever you sit down from now on; at a table where you sit already you keep your old one.
me-device = Another device
me-device-how = Open { $place } on the other device and type the code. It is then yours as this one is.
me-device-code = Show a code
me-device-minutes = { $count ->
    [one] counts once, for one minute
   *[other] counts once, for { $count } minutes
  }
me-browsers = Browsers that know you
me-browser-unknown = A browser
me-browser-here = this one
me-browser-end-label = Let { $label } know you no more
me-browser-ended = That browser does not know you any more.
me-end = End
me-back = Come back as who you were
me-back-guest = Were you here before?
me-back-how = By a passkey, by a code that another of your devices shows, or by a recovery code.
me-along = take along what { $name } has played here
me-sign-in = Sign in with a passkey
me-code = Code
me-code-go = Sign in
me-sign-out = Sign out
me-out = This browser does not know you any more.
me-data = Everything that is stored about you

## What one has played

played-title = Your games
played-of = Games played
played-none = No game is over yet. Those that run are in the lobby.
played-counted = Games counted by game and number of players
played-games = { $count ->
    [one] one game
   *[other] { $count } games
  }
played-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
played-seat = seat { $seat }
played-moves = { $count } moves in the mean
played-show = { $what }: show { $count ->
    [one] one game
   *[other] { $count } games
  }
played-show-share = { $what }: { $share } of the victories, show { $count ->
    [one] the game
   *[other] the { $count } games
  }
played-share = { $share } of the victories, from { $low } to { $high } with 95% confidence; chance alone would give { $fair }
played-by-seat = by seat, too
played-met = Whom you met most in your last 500 games
played-against = you { $mine }, they { $theirs } of the victories
played-all = Lately
played-chosen = These games
played-every = Show all
played-more = Older games
played-with = with { $names }
played-won = { $whole ->
    [yes] won
   *[no] shared the victory ({ $share })
  }
played-rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] place { $rank }
  }
seen-title = Who may see this
seen-how = Choose a name and everybody sees your games at public tables under { $place }. Empty: nobody does.
seen-label = Name to be seen by
seen-go = Save
seen-now = Seen at { $place }
seen-not = Nobody sees your games but you.

## Friends

friend-offer = Get a link for a friend
friend-offer-another = Another link
friend-offer-how = Send the link, or read out the code. It makes one friend, within { $days } days:
friend-link = Link for one friend
friend-code = Code of a friend
friend-code-go = Become friends
friend-end = Unfriend
friend-end-label = Unfriend { $name }
friend-end-sure = Be friends with { $name } no more?
friends-see-me = Friends see that I am here
friend-offered = { $name } would like to be friends
friend-offered-how = Friends see when the other is here, and invite each other to tables. You can change both on your page.
friend-accept = Become friends
played-again = Play again
played-again-label = Play again with { $names }

## Knocks

knocks-title = A knock when it is your turn
knocks-how = This browser can knock when a slow game waits for you, even while no page of ours is open. The knock names you and the table, and tells nothing of the game.
knocks-turn-on = Knock in this browser
knocks-turn-off = Do not knock here any more
knocks-are-on = This browser knocks.
knocks-impossible = This browser cannot knock here: it needs one of today, and this site under its name with a lock (https). On an iPhone, add the site to the home screen first.
knocks-off = Turn off
knocks-off-label = Turn off { $label }
install = Install Ithaca on this device
knocks-which = Which knocks, and when
knocks-when = Knock when
knocks-kind-turn = it is my turn in a slow game
knocks-kind-started = a game has begun
knocks-kind-ended = a game is over
knocks-kind-invited = somebody invites me
knocks-quiet = Quiet hours
knocks-quiet-on = At night nobody knocks; what there is to tell waits until morning
knocks-from = from
knocks-to = to
knocks-zone = by the time of { $zone }
problem-knocks-denied = This browser does not let us knock. Allow notifications for this site in its settings, and try again.
problem-knocks-failed = The browser’s notification service cannot be reached. Try again later.

## Ratings

rating-title = Ratings
rating-none = No rated game yet. Open a table that counts, under “New table”.
rating-games = { $count ->
    [one] one game
   *[other] { $count } games
  }
rating-not-yet = provisional: some twenty games make it known
ladder-title = Ladder of { $game }
ladder-lead = Players who want to be seen, and the bots. Everybody starts at 1500, where the simple bot stands.
ladder-bot = bot
ladder-mine = Your rating:
ladder-unseen = you are not on the ladder, because you do not want to be seen
rating-rated-games = Games
played-luck = in the mean luck gave { $luck } of the victory, skill { $skill }
me-running = Your running games
me-running-none = No game of yours is running.
