"""From the table's values to response bodies, in the language of the caller."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

from intriga.api import responses
from intriga.api.rendering.forms import FormRenderer
from intriga.kernel.actors import PUBLIC
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Outcome, result_of
from intriga.kernel.house_rules.house_state import House, Undo
from intriga.kernel.questions.asked import asked_by
from intriga.kernel.rooms import WATCHER, RoomSeen
from intriga.kernel.seats.places import Place
from intriga.kernel.text import Message
from intriga.table import LogPage, MatchInfo, MatchView
from intriga.table.chat.messages import Attention, ChatMessage
from intriga.table.chat.visibility import RoomInfo
from intriga.table.event_texts import event_text, names_along
from intriga.table.match.public_past import TurningPoint
from intriga.table.models import Edit, Waiting
from intriga.table.schedule import pace_of

_log: Final = logging.getLogger(__name__)


class Renderer(FormRenderer):
    """Renders one match, or a game, for one caller."""

    # Games and matches.

    def match(
        self, info: MatchInfo, awaited: Iterable[int] = (), *, asked: bool = False
    ) -> responses.Match:
        """A match. `awaited`: the seats asked to act now; `asked`: whether the caller's is, be it
        in private."""
        schedule, terms = info.schedule, info.terms
        return responses.Match(
            id=info.id,
            url=f"{self.call.limits.settings.base_url}/m/{info.id}",
            game=info.game,
            title=info.title,
            status=info.status,
            options=info.options,
            schedule=responses.Schedule(
                clocks=schedule.clocks,
                zone=schedule.zone,
                grace=schedule.grace,
                no_show=schedule.no_show,
                misses=schedule.misses,
                rest=schedule.rest,
                pace=pace_of(schedule),
            ),
            terms=responses.Terms(
                terms.press,
                terms.extensions,
                terms.extension,
                terms.referee,
                terms.doors,
                terms.hints,
            ),
            privacy=info.privacy,
            watch=info.watch,
            seats=tuple(
                responses.SeatInfo(
                    seat=chair.seat,
                    kind=chair.kind,
                    name=chair.name,
                    bot=chair.bot,
                    mine=chair.seat == info.seat,
                    host=chair.host,
                    online=chair.seat in info.online,
                    here=chair.here,
                    place=chair.place,
                )
                for chair in info.seats
            ),
            seat=info.seat,
            awaited=tuple(awaited),
            asked=asked,
            hosted=info.hosted,
            created=info.created,
            host=info.host,
            cohosts=tuple(responses.Cohost(*one) for one in info.cohosts),
            approval=info.approval,
            locked=info.locked,
            waits=info.waits.status if info.waits else None,
            reserve=tuple(map(_signup, info.reserve)),
            signups=tuple(map(_signup, _others(info))),
            roll_at=info.roll_at,
            join_code=info.join_code,
            commitment=info.commitment,
            created_at=info.created_at,
            started_at=info.started_at,
            ended_at=info.ended_at,
            outcome=self._outcome(info.outcome),
            previous=info.previous,
            next=info.next,
            edits=tuple(map(_edit, info.edits)),
            doors=info.doors,
            league=responses.LeagueLink(info.league.id, info.league.name) if info.league else None,
            places=tuple(self._place(one, info.team_names.get(one.key, "")) for one in info.places),
            officials=tuple(
                responses.Official(one.person, one.name, one.place, one == info.official)
                for one in info.officials
            ),
        )

    def _place(self, place: Place, name: str) -> responses.Place:
        return responses.Place(
            key=place.key,
            label=self.localized(place.label),
            group=self.localized(place.group) if place.group is not None else None,
            seats=place.seats,
            official=place.officials > 0,
            most=place.most,
            named=place.named,
            name=name,
        )

    def _outcome(self, outcome: Outcome | None) -> responses.Outcome | None:
        if outcome is None:
            return None
        reason = self.localized(outcome.reason)
        result = result_of(self.rules, outcome)
        return responses.Outcome(result, outcome.winners, outcome.scores, reason, outcome.early)

    # The view of one viewer.

    def view(self, sight: MatchView, since: int) -> responses.View:
        """A sight. `since`: the number of events the viewer had seen before those in it."""
        known = sight.observation
        return responses.View(
            match=sight.match,
            game=self.rules.id,
            seat=sight.viewer if isinstance(sight.viewer, int) else None,
            cursor=known.cursor,
            view=known.view,
            told=tuple(
                self.book.text_of(message, self.names) for message in self._described(known.view)
            ),
            names=sight.names,
            windows=self._windows(sight),
            asked=bool(asked_by(known, sight.viewer)),
            forms=self.forms(known.forms),
            rooms=tuple(map(self._room, known.rooms)),
            house=self._house(known.house),
            events=self.events(known.events, since),
            outcome=self._outcome(known.outcome),
            failing=sight.failing,
        )

    def _described(self, view: Any) -> Sequence[Message]:
        """The view in sentences; none where the rules fail at it."""
        if view is None:
            return ()
        try:
            return tuple(self.rules.describe(view))
        except Exception as problem:
            _log.error("%s: a view was not told: %s", self.rules.id, type(problem).__name__)
            return ()

    def _house(self, house: House) -> responses.HouseRules:
        proposal = None
        if house.proposal is not None:
            open_ = house.proposal
            outcome = self._outcome(open_.outcome)
            assert outcome is not None
            proposal = responses.EndProposal(
                number=open_.number,
                how=open_.how,
                by=open_.by,
                at=open_.at,
                until=open_.lapses_at,
                voters=open_.voters,
                agreed=open_.agreed,
                outcome=outcome,
            )
        return responses.HouseRules(
            paused=house.paused,
            resumes_at=house.resumes_at,
            asking=house.asking,
            break_until=house.break_asked.until if house.break_asked is not None else None,
            muted=house.muted,
            locked=house.locked,
            proposal=proposal,
            undo=self._undo(house.undo) if house.undo is not None else None,
            stalled=house.stalled.why if house.stalled is not None else None,
        )

    def _undo(self, undo: Undo) -> responses.UndoRequest:
        event = Event(PUBLIC, undo.id, undo.params)
        return responses.UndoRequest(
            number=undo.number,
            event=undo.event,
            text=event_text(self.book, self.rules.id, event, self.names),
            by=undo.by,
            at=undo.at,
            until=undo.lapses_at,
            voters=undo.voters,
            agreed=undo.agreed,
        )

    def notes(self, log: LogPage | None) -> responses.Notes:
        """A part of the referee's log with its texts; None: the caller may read nothing of it."""
        if log is None:
            return responses.Notes(())
        return responses.Notes(
            tuple(
                responses.Note(
                    n=number,
                    turn=note.turn,
                    at=note.at,
                    id=note.id,
                    params=note.params,
                    text=self.book.say(note.id, note.params, self.names),
                )
                for number, note in enumerate(log.notes, log.first)
            )
        )

    def events(self, events: Iterable[Event], since: int) -> tuple[responses.Event, ...]:
        """Events with their texts; the first is number `since` + 1 of this viewer. Players have the
        names they had then, as far as these events tell."""
        events = tuple(events)
        along = names_along(events, self.names)
        return tuple(
            responses.Event(
                n=number,
                id=event.id,
                params=event.params,
                public=event.to == PUBLIC,
                text=event_text(self.book, self.rules.id, event, names),
            )
            for number, (event, names) in enumerate(zip(events, along, strict=True), since + 1)
        )

    def _windows(self, sight: MatchView) -> tuple[responses.Window, ...]:
        return tuple(
            responses.Window(
                key=window.key,
                kind=window.kind,
                awaited=window.awaited,
                sealed=bool(window.asked),
                generation=window.generation,
                deadline=sight.deadlines.get(window.key),
                grace=sight.grace,
            )
            for window in sight.observation.windows
        )

    def turning_point(self, point: TurningPoint) -> responses.TurningPoint:
        """A point to which a match can be rewound."""
        event = point.event
        text = event_text(self.book, self.rules.id, event, point.names)
        return responses.TurningPoint(
            point.number, point.at, event.id, event.params, text, point.revealed
        )

    def _room(self, room: RoomSeen) -> responses.Room:
        title = self.book.text_of(room.title, self.names)
        return responses.Room(room.key, title, room.readers == PUBLIC, room.own, room.voices)

    # Chat.

    def room(self, info: RoomInfo, attention: Attention) -> responses.RoomDetails:
        """A room of the caller."""
        return responses.RoomDetails(
            key=info.key,
            title=self.book.text_of(info.title, self.names),
            hearers=info.hearers,
            open=info.open,
            silent=self.localized(info.silent) if info.silent else None,
            own=info.own,
            voices={voice: self.book.say(voice) for voice in info.voices},
            unread=attention.unread.get(info.key, 0),
            called=info.key in attention.mentioned,
        )

    def message(self, message: ChatMessage) -> responses.ChatMessage:
        """A message that the caller has received."""
        return responses.ChatMessage(
            id=message.id,
            at=message.at,
            room=message.room,
            seat=message.seat,
            host=message.host,
            voice=message.voice,
            speaker=self._speaker(message),
            text=message.text,
            mentions=tuple(responses.Mention(*mention) for mention in message.mentions),
            mine=message.mine,
            calls_me=message.mentions_me,
            erased=message.erased,
        )

    def _speaker(self, message: ChatMessage) -> str:
        if message.voice:
            watches = message.voice == WATCHER and message.name
            return message.name if watches else self.book.say(message.voice)
        if message.seat is None:
            return self.book.say("api-host")
        if message.name:
            return message.name
        known = message.seat < len(self.names)
        return self.names[message.seat] if known else str(message.seat + 1)


def _edit(edit: Edit) -> responses.Edit:
    changes = (
        responses.SettingChange(change.what, change.before, change.after) for change in edit.changes
    )
    return responses.Edit(edit.at, tuple(changes), edit.asked)


def _others(info: MatchInfo) -> tuple[Waiting, ...]:
    """The sign-ups outside the reserve that the caller may see; in play, who agrees to them."""
    asked = {one.person: one for one in info.requests}
    return tuple(asked.pop(one.person, one) for one in info.others) + tuple(asked.values())


def _signup(signup: Waiting) -> responses.Signup:
    return responses.Signup(
        signup.person,
        signup.name,
        signup.status,
        signup.seat,
        signup.here,
        signup.agreed,
        signup.needed,
    )
