"""Answers about persons: how they sign in, and what they have played."""

from msgspec import Struct

from ..messages import InvitationInfo


class PasskeyInfo(Struct):
    """A passkey, for its person."""

    id: str
    label: str
    created: int
    used: int  # milliseconds since 1970


class PasskeyList(Struct):
    passkeys: list[PasskeyInfo]
    recovery: int  # recovery codes that are left


class SessionInfo(Struct):
    """A browser in which a person is signed in, for that person."""

    id: str
    label: str
    created: int
    seen: int
    here: bool  # the session of this request


class SessionList(Struct):
    sessions: list[SessionInfo]


class RecoveryCodes(Struct):
    """New recovery codes, shown only once."""

    codes: list[str]


class DeviceCode(Struct):
    """A code that signs another device in, once."""

    code: str
    minutes: int


class EndedSeat(Struct):
    """Who sat at a table that is over, and with what result."""

    name: str
    bot: str
    share: float
    rank: int
    you: bool


class EndedGame(Struct):
    table: str
    game: str
    players: int
    ended: int  # milliseconds since 1970
    moves: int | None  # not known for the oldest games
    seat: int  # the person's own
    share: float
    rank: int
    seats: list[EndedSeat]


class EndedGames(Struct):
    """Finished games, newest first. For older ones, pass the `ended` of the last one as `before`."""

    games: list[EndedGame]
    more: bool


class GameCount(Struct):
    """Some games counted together: how many, and the share of the victories, with its 95% interval."""

    game: str
    players: int
    games: int
    share: float
    low: float
    high: float
    moves: float | None  # on average
    seat: int | None = None  # if they were played on one seat
    luck: float | None = None  # its average part of the victory, in games where nothing is hidden, if known
    skill: float | None = None


class OpponentCount(Struct):
    """Games against a person or bot: one's own share of the victories, and theirs."""

    name: str
    bot: str
    games: int
    mine: float
    theirs: float


class Statistics(Struct):
    games: list[GameCount]  # by game and number of players
    seats: list[GameCount]  # and by seat
    opponents: list[OpponentCount]  # those met most often


class Handle(Struct):
    handle: str  # empty: others may not see


class Profile(Struct):
    """A person who wants to be seen."""

    name: str
    handle: str
    since: int  # milliseconds since 1970
    statistics: Statistics


class FriendInfo(Struct):
    """A friend. `here`: connected to the lobby or a table; never true for a friend who does not want it
    seen."""

    person: str
    name: str
    since: int  # milliseconds since 1970
    here: bool


class FriendList(Struct):
    friends: list[FriendInfo]
    visible: bool  # friends see that one is here


class FriendCode(Struct):
    """A code that makes the first person who brings it a friend."""

    code: str
    link: str
    days: int


class FriendOffer(Struct):
    """Who offers to become a friend by a code."""

    name: str


class InvitationList(Struct):
    invitations: list[InvitationInfo]  # newest first


class Invited(Struct):
    """The persons invited to a table."""

    persons: list[str]


class BrowserInfo(Struct):
    """A browser that receives knocks."""

    id: str
    label: str
    created: int  # milliseconds since 1970
    here: bool  # it belongs to the session of this request


class KnockInfo(Struct):
    """Which knocks a person wants; `key` is the server's, for `pushManager.subscribe`."""

    key: str
    kinds: list[str]
    quiet_from: int | None  # minutes after midnight
    quiet_to: int | None
    zone: str
    browsers: list[BrowserInfo]


class Bell(Struct):
    on: bool  # the table may knock


# ── ratings ───────────────────────────────────────────────────────────────────────────────────────


class RatingInfo(Struct):
    """How strong a player is."""

    points: int  # everyone starts at 1500
    spread: int  # two standard deviations, in points
    settled: bool  # certain enough; otherwise it is provisional


class RatingChange(Struct):
    """What a game did to a seat; a bot's rating never changes."""

    seat: int
    before: RatingInfo
    after: RatingInfo


class RatingChanges(Struct):
    changes: list[RatingChange]  # empty: the game does not count


class PlayerRating(Struct):
    game: str
    games: int
    rating: RatingInfo


class CurvePoint(Struct):
    """A rating after a game."""

    table: str
    ended: int  # milliseconds since 1970
    rating: RatingInfo


class PlayerRatings(Struct):
    ratings: list[PlayerRating]


class RatingCurve(Struct):
    curve: list[CurvePoint]


class LadderPlace(Struct):
    """A player who wants to be seen, or a bot."""

    name: str
    handle: str
    bot: str
    games: int
    rating: RatingInfo
    you: bool


class Ladder(Struct):
    game: str
    places: list[LadderPlace]  # strongest first
    mine: PlayerRating | None  # of the person who asks
