"""What is answered about persons: how they come back, and what they have played."""

from msgspec import Struct

from ..messages import InvitationInfo


class PasskeyInfo(Struct):
    """A passkey, for the person whose it is."""

    id: str
    label: str
    created: int
    used: int  # milliseconds since 1970


class PasskeyList(Struct):
    passkeys: list[PasskeyInfo]
    recovery: int  # codes that are left


class SessionInfo(Struct):
    """A browser in which somebody is known, for that person."""

    id: str
    label: str
    created: int
    seen: int
    here: bool  # the one that asks


class SessionList(Struct):
    sessions: list[SessionInfo]


class RecoveryCodes(Struct):
    """New ones, shown this once."""

    codes: list[str]


class DeviceCode(Struct):
    """Signs another device in, once."""

    code: str
    minutes: int


class EndedSeat(Struct):
    """Who sat at a table that is over, and what became of it."""

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
    moves: int | None  # not known of the oldest
    seat: int  # one's own
    share: float
    rank: int
    seats: list[EndedSeat]


class EndedGames(Struct):
    """Games that are over, the newest first; with `before` the last one's `ended` come older ones."""

    games: list[EndedGame]
    more: bool


class GameCount(Struct):
    """Some games counted together: how many, and what share of the victories, with its 95% interval."""

    game: str
    players: int
    games: int
    share: float
    low: float
    high: float
    moves: float | None  # in the mean
    seat: int | None = None  # if they were played on one seat
    luck: float | None = (
        None  # what it gave of the victory in the mean, where nothing is hidden and it is known
    )
    skill: float | None = None


class OpponentCount(Struct):
    """Games against somebody: one's own share of the victories, and his."""

    name: str
    bot: str
    games: int
    mine: float
    theirs: float


class Statistics(Struct):
    games: list[GameCount]  # by game and number of players
    seats: list[GameCount]  # and by seat
    opponents: list[OpponentCount]  # those whom one has met most


class Handle(Struct):
    handle: str  # empty: nobody may see


class Profile(Struct):
    """Somebody who wants to be seen."""

    name: str
    handle: str
    since: int  # milliseconds since 1970
    statistics: Statistics


class FriendInfo(Struct):
    """A friend. `here`: has a live line to the lobby or a table; who does not want it seen never is."""

    person: str
    name: str
    since: int  # milliseconds since 1970
    here: bool


class FriendList(Struct):
    friends: list[FriendInfo]
    visible: bool  # friends see that one is here


class FriendCode(Struct):
    """Makes whoever brings it first a friend."""

    code: str
    link: str
    days: int


class FriendOffer(Struct):
    """Who offers himself as a friend by a code."""

    name: str


class InvitationList(Struct):
    invitations: list[InvitationInfo]  # the newest first


class Invited(Struct):
    """Who is invited to a table."""

    persons: list[str]


class BrowserInfo(Struct):
    """A browser that is knocked at."""

    id: str
    label: str
    created: int  # milliseconds since 1970
    here: bool  # of the session that asks


class KnockInfo(Struct):
    """Which knocks one wants; `key` is the server's, for `pushManager.subscribe`."""

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
    """How strong somebody is."""

    points: int  # everybody starts at 1500
    spread: int  # two standard deviations, in points
    settled: bool  # known well enough; else it is provisional


class RatingChange(Struct):
    """What a game did to a seat; a bot's rating stays."""

    seat: int
    before: RatingInfo
    after: RatingInfo


class RatingChanges(Struct):
    changes: list[RatingChange]  # none: the game does not count


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
    places: list[LadderPlace]  # the strongest first
    mine: PlayerRating | None  # of the person who asks
