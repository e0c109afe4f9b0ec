"""The lobby: the services around the play of matches, put together."""

from intriga.table.lobby.context import LobbyContext
from intriga.table.lobby.gathering.attendance import Attendance
from intriga.table.lobby.gathering.cancellation import Cancellation
from intriga.table.lobby.gathering.creation import MatchCreation
from intriga.table.lobby.gathering.roll_call import RollCall
from intriga.table.lobby.gathering.seating import Seating
from intriga.table.lobby.gathering.seats import Seats
from intriga.table.lobby.gathering.settings import MatchSettings
from intriga.table.lobby.gathering.signups import Signups
from intriga.table.lobby.gathering.starting import MatchStart, StartListener
from intriga.table.lobby.gathering.talk import WaitingTalk
from intriga.table.lobby.places.places import Places
from intriga.table.lobby.places.powers import Stewards
from intriga.table.lobby.places.reserve import Reserve
from intriga.table.lobby.places.team_names import TeamNames
from intriga.table.lobby.queries import LobbyQueries
from intriga.table.lobby.turnover.arrivals import Arrivals
from intriga.table.lobby.turnover.departures import Departures
from intriga.table.lobby.turnover.handover import Handover
from intriga.table.lobby.turnover.heirs import Heirs
from intriga.table.lobby.turnover.renames import Renames
from intriga.table.lobby.turnover.seat_links import SeatLinks
from intriga.table.lobby.turnover.seat_requests import SeatRequests
from intriga.table.lobby.turnover.takeovers import Takeovers
from intriga.table.lobby.votes.endings import Endings
from intriga.table.lobby.votes.rewinds import Rewinds


class Lobby:
    """One for each table; its services are attributes, each named as its module (`requests`:
    `seat_requests`)."""

    def __init__(self, context: LobbyContext, on_started: StartListener) -> None:
        """`on_started`: called for each match that has started here."""
        self.queries = LobbyQueries(context)
        self.signups = Signups(context)
        self.reserve = Reserve(context)
        self.seats = Seats(context, self.reserve)
        self.stewards = Stewards(context)
        self.places = Places(context, self.reserve, self.stewards)
        self.team_names = TeamNames(context)
        self.roll_call = RollCall(context)
        self.talk = WaitingTalk(context)
        self.attendance = Attendance(context)
        self.starting = MatchStart(context, self.reserve, self.stewards, on_started)
        self.creation = MatchCreation(context, self.queries, self.signups, self.starting)
        self.settings = MatchSettings(context, self.reserve)
        self.cancellation = Cancellation(context)
        handover = Handover(context)
        self.requests = SeatRequests(context, handover)
        self.endings = Endings(context, self.requests)
        self.rewinds = Rewinds(context, self.requests)
        departures = Departures(context)
        self.takeovers = Takeovers(context, self.reserve, handover, self.requests, departures)
        self.arrivals = Arrivals(context)
        self.seating = Seating(context, self.signups, self.reserve, self.takeovers, self.arrivals)
        self.seat_links = SeatLinks(context, self.queries, handover, self.requests)
        self.renames = Renames(context)
        self.heirs = Heirs(context)
