## Devices that hold a seat, and tokens for bots

keys-lead = Whoever else acts in your name at this server, and how you take that back.
keys-unknown = You have given no name here yet, so nobody acts in your name.

keys-seats = Your seats
keys-seats-how = A link that you made for another device lets it hold your seat as you do. Renew the link, and no link that you gave out before opens the seat any more; devices that hold it already keep it until you remove them.
seats-none = You have no seat at a table that is open or running.
devices-none = No other device holds this seat.
device-here = connected
device-away = not connected
device-remove = Remove
device-remove-label = Remove { $name } from your seat at { $title }
device-removed = The device does not hold your seat any more, and no link that you gave out before opens it.
link-renew = Lock out old links
link-renew-label = Lock out old links to your seat at { $title }
link-renewed = No link that you gave out before opens this seat any more.

keys-tokens = Tokens for bots
keys-tokens-how = By a token a program plays on your seats, and does nothing else. Whoever has it can do that, so end those that you do not need.
tokens-none = You have no tokens.
token-label = What it is for
token-days = It lasts
days = { $count ->
    [one] one day
   *[other] { $count } days
  }
token-make = Make a token
token-once = Your new token. It is shown only this once:
token-until = until { $day }
token-end = End
token-end-label = End the token { $label }
token-ended = The token opens nothing any more, and what was connected by it is cut off.
