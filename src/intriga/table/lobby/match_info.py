"""What one person may see of a match, made from what the database has of it."""

from collections.abc import Mapping, Set
from typing import Literal, cast

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from intriga.kernel.actors import Seat
from intriga.kernel.game import Outcome
from intriga.kernel.match_terms import Doors
from intriga.kernel.records.record import Footer
from intriga.kernel.seats.places import Place
from intriga.store.apart.imported_matches import ARCHIVE
from intriga.store.leagues import LeagueRow
from intriga.store.matches import MatchRow
from intriga.store.officials import OfficialRow
from intriga.store.seats import SeatRow
from intriga.store.signups import ASKED, DECLINED, IN_RESERVE, INVITED, SignupRow
from intriga.table.lobby.consent import Company
from intriga.table.lobby.edits import edits_of
from intriga.table.lobby.places.team_names import names_given
from intriga.table.match.stored_match import terms_of
from intriga.table.models import LeagueLink, MatchInfo, Official, Privacy, SeatInfo, Status, Waiting
from intriga.table.schedule import Schedule

_OTHERS = (ASKED, INVITED, DECLINED)
_decode_footer = msgspec.json.Decoder(Footer).decode


class FoundMatches(Struct, frozen=True):
    """Matches as the database has them. By match: their seats, their sign-ups with the names of
    the people, and the seats with a page open on other nodes; `names` of the hosts by person. Of
    matches being played, `consents` to requests by match and person, and matches with their hosts
    who `had_seat`; `leagues` by id. `games`: the doors of each installed game. `officials` with
    their names, and `places`, by match. `latest`: matches as strangers saw them last, which are
    kept as long as they are the same."""

    rows: list[MatchRow]
    seats: Mapping[str, list[SeatRow]]
    signups: Mapping[str, list[tuple[SignupRow, str]]]
    names: Mapping[str, str]
    elsewhere: Mapping[str, Set[Seat]]
    consents: Mapping[tuple[str, str], Set[str]]
    had_seat: Set[tuple[str, str]]
    leagues: Mapping[str, LeagueRow]
    games: Mapping[str, Doors]
    officials: Mapping[str, list[tuple[OfficialRow, str]]]
    places: Mapping[str, tuple[Place, ...]]
    latest: dict[str, MatchInfo]
    _public: dict[str, tuple[MatchInfo, Company | None]] = field(default_factory=dict)

    def public(self, row: MatchRow, now: int) -> tuple[MatchInfo, Company | None]:
        """A match as a stranger may see it, and its people while it is played: made once, however
        many ask."""
        if row.id not in self._public:
            people = self.company(row, now) if row.status == "playing" else None
            made, known = _public_info(row, self, people), self.latest.get(row.id)
            if known is None or known != made:
                known = self.latest[row.id] = made
            self._public[row.id] = known, people
        return self._public[row.id]

    def company(self, row: MatchRow, now: int) -> Company:
        """The people of a match."""
        waiting = [signup for signup, _ in self.signups[row.id]]
        had_seat = {person for match, person in self.had_seat if match == row.id}
        return Company(row, self.seats[row.id], waiting, had_seat, now)


def match_info(
    row: MatchRow, found: FoundMatches, here: Set[Seat], me: str | None, now: int
) -> MatchInfo:
    """One of the matches that were found, for this person (None: not signed in). `here`: the seats
    with a page open on this node."""
    public, people = found.public(row, now)
    hosted = row.hosted_by(me) and row.lesson is None
    mine = next((chair.seat for chair in found.seats[row.id] if me and chair.person == me), None)
    waiting = [_waiting(signup, name) for signup, name in found.signups[row.id]]
    return replace(
        public,
        seat=mine,
        hosted=hosted,
        created=me is not None and me == row.host and row.lesson is None,
        join_code=row.join_code
        if (hosted or mine is not None) and row.lesson is None
        else public.join_code,
        others=tuple(one for one in waiting if hosted and one.status in _OTHERS),
        requests=_requests(people, found) if people is not None and people.judges(me) else (),
        decides=people is not None and people.is_neutral(me),
        asks=people is not None and _asks(people, me),
        waits=next((one for one in waiting if me is not None and one.person == me), None),
        online=_online(row, found, here),
        official=next((one for one in public.officials if one.person == me), None),
        sitting={
            chair.seat: chair.person
            for chair in found.seats[row.id]
            if hosted and row.status == "gathering" and chair.person is not None
        },
    )


def _public_info(row: MatchRow, found: FoundMatches, people: Company | None) -> MatchInfo:
    names, kept = found.names, _kept(people)
    own = found.games.get(row.game, "closed")
    waiting = (_waiting(signup, name) for signup, name in found.signups[row.id])
    return MatchInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=cast(Status, row.status),
        options=msgspec.json.decode(row.options),
        schedule=msgspec.json.decode(row.schedule, type=Schedule),
        terms=terms_of(row),
        privacy=cast(Privacy, row.privacy),
        watch=bool(row.watch),
        seats=tuple(_seat(chair, row, kept) for chair in found.seats[row.id]),
        seat=None,
        hosted=False,
        created=False,
        host=names.get(row.host, ""),
        cohosts=tuple((person, names.get(person, "")) for person in row.cohost_ids),
        commitment=row.commitment,
        join_code=row.join_code if row.privacy == "open" else "",
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        outcome=_outcome(row),
        previous=row.previous,
        next=row.next,
        approval=bool(row.approval),
        locked=row.password is not None,
        roll_at=row.roll_at,
        reserve=tuple(one for one in waiting if one.status in IN_RESERVE),
        closed=row.closed,
        imported=row.host == ARCHIVE,
        edits=edits_of(row),
        doors=own if own == "closed" else terms_of(row).doors or own,
        comings=own != "closed",
        league=_league(row, found),
        places=found.places[row.id],
        team_names=names_given(row),
        lesson=row.lesson or "",
        officials=tuple(
            Official(one.person, name, one.place, steward=one.steward > 0)
            for one, name in found.officials[row.id]
        ),
    )


def _online(row: MatchRow, found: FoundMatches, here: Set[Seat]) -> frozenset[Seat]:
    """The seats with a page open, here or elsewhere, and those of bots."""
    pages = here | found.elsewhere.get(row.id, frozenset())
    return frozenset(
        chair.seat
        for chair in found.seats[row.id]
        if chair.bot or (chair.person is not None and chair.seat in pages)
    )


def _asks(people: Company, me: str | None) -> bool:
    """Whether this person would have to ask for a seat that is not kept for anybody."""
    approves = people.row.approval and me not in people.hosts
    return approves or len(people.stakes) > 1


def _kept(people: Company | None) -> Set[Seat]:
    """The seats of bots that are kept for somebody."""
    if people is None or not people.signups:
        return frozenset()
    seats = (chair.seat for chair in people.chairs if chair.bot is not None)
    return {seat for seat in seats if people.kept_until(seat) is not None}


def _requests(people: Company, found: FoundMatches) -> tuple[Waiting, ...]:
    """The requests for a seat, with the seats of those who have agreed and of those who must."""
    names = {signup.person: name for signup, name in found.signups[people.row.id]}
    seat_of = people.stakes
    made = []
    for signup in people.requests:
        agreed = found.consents.get((people.row.id, signup.person), frozenset())
        voters = people.voters(signup)
        seats = {voter: seat_of[voter] for voter in voters}
        made.append(
            replace(
                _waiting(signup, names[signup.person]),
                agreed=tuple(sorted(seats[voter] for voter in voters & agreed)),
                needed=tuple(sorted(seats.values())),
            )
        )
    return tuple(made)


def _seat(chair: SeatRow, row: MatchRow, kept: Set[Seat]) -> SeatInfo:
    return SeatInfo(
        seat=chair.seat,
        kind=_kind(chair, row),
        name=chair.name,
        bot=chair.bot or "",
        host=row.hosted_by(chair.person) and row.lesson is None,
        here=chair.here_at is not None,
        kept=chair.seat in kept,
        place=chair.place if row.status == "gathering" else "",
    )


def _kind(chair: SeatRow, row: MatchRow) -> Literal["empty", "person", "bot", "left"]:
    if chair.person:
        return "person"
    if chair.bot:
        return "bot"
    gone = row.status in ("playing", "over") and row.host != ARCHIVE
    return "left" if gone else "empty"


def _waiting(signup: SignupRow, name: str) -> Waiting:
    return Waiting(
        person=signup.person,
        name=name,
        status=signup.status,
        seat=signup.seat,
        here=signup.here_at is not None,
        by_link=signup.status == ASKED and signup.by is not None,
        wish=signup.wish,
    )


def _outcome(row: MatchRow) -> Outcome | None:
    return replace(_decode_footer(row.footer).outcome, ledger=()) if row.footer else None


def _league(row: MatchRow, found: FoundMatches) -> LeagueLink | None:
    league = found.leagues.get(row.league or "")
    return None if league is None else LeagueLink(league.id, league.name)
