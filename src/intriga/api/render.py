"""From the table's values to response bodies, in the language of the caller."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import astuple

from intriga.api import responses
from intriga.api.auth import Call
from intriga.kernel.actors import PUBLIC
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Outcome, result_of
from intriga.kernel.house_rules.house_state import House, Undo
from intriga.kernel.questions import forms as kernel
from intriga.kernel.questions.asked import asked_by
from intriga.kernel.rooms import WATCHER, RoomSeen
from intriga.kernel.seats.places import Place
from intriga.kernel.text import Message
from intriga.table import LogPage, MatchInfo, MatchView
from intriga.table.chat.messages import Attention, ChatMessage
from intriga.table.chat.visibility import RoomInfo
from intriga.table.event_texts import event_text, names_along
from intriga.table.match.public_past import TurningPoint
from intriga.table.models import Edit, Ledger, Token, Waiting
from intriga.table.schedule import pace_of

_log: Final = logging.getLogger(__name__)


class Renderer:
    """Renders one match, or a game, for one caller."""

    def __init__(self, call: Call, game: str, names: Sequence[str] = ()) -> None:
        """`names`: of seats 0, 1, 2, … Raises `TableError` for a game that is not installed."""
        self.call = call
        self.rules = call.rules(game)
        self.names = tuple(names)
        self.book = call.book()

    def localized(self, message: Message) -> responses.LocalizedMessage:
        """A message with its text."""
        text = self.book.text_of(message, self.names)
        return responses.LocalizedMessage(message.id, message.params, text)

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
                terms.press, terms.extensions, terms.extension, terms.referee, terms.doors
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
            places=tuple(map(self._place, info.places)),
            officials=tuple(
                responses.Official(one.person, one.name, one.place, one == info.official)
                for one in info.officials
            ),
        )

    def _place(self, place: Place) -> responses.Place:
        return responses.Place(
            key=place.key,
            label=self.localized(place.label),
            group=self.localized(place.group) if place.group is not None else None,
            seats=place.seats,
            official=place.officials > 0,
            most=place.most,
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

    # Forms.

    def forms(self, forms: Iterable[kernel.Form]) -> tuple[responses.Form, ...]:
        """Forms with their texts."""
        return tuple(map(self._form, forms))

    def _form(self, form: kernel.Form) -> responses.Form:
        id = f"form-{self.rules.id}-{form.act}"
        has_help = self.book.has(id, "help")
        return responses.Form(
            act=form.act,
            title=self.book.say(id, kernel.spoken(form.preset), self.names),
            help=self.book.say(id, kernel.spoken(form.preset), self.names, "help")
            if has_help
            else "",
            window=form.window,
            generation=form.generation,
            main=form.main,
            asks=form.asks,
            team=form.team,
            preset=form.preset,
            fields=tuple(self._field(field, id) for field in form.fields),
            limits=form.limits,
            filled=form.filled,
            notes=tuple(str(self.book.render(note, self.names)) for note in form.notes),
        )

    def _field(self, field: kernel.Field, form: str) -> responses.Field:
        if field.label is not None:
            label = self._label(field.label)
        else:
            label = self.book.say(form, attribute=f"field-{field.name}")
        return responses.Field(
            name=field.name,
            kind=field.kind,
            domain=field.domain,
            optional=field.optional,
            label=label,
            row=tuple(self._field(column, form) for column in field.row),
            after=field.after,
            kinds=tuple(self._row_kind(kind, form) for kind in field.kinds),
            question=field.question,
        )

    def _row_kind(self, kind: kernel.RowKind, form: str) -> responses.RowKind:
        if kind.label is not None:
            label = self._label(kind.label)
        else:
            label = self.book.say(form, attribute=f"kind-{kind.kind}")
        return responses.RowKind(
            kind=kind.kind,
            label=label,
            group="" if kind.group is None else self._label(kind.group),
            fields=tuple(self._field(column, form) for column in kind.fields),
        )

    def domain(self, domain: kernel.Domain) -> responses.Choices | responses.Range | responses.Text:
        """The choices of a field."""
        match domain:
            case kernel.Choices(options, default):
                rendered = [
                    responses.Choice(option.value, self._label(option.label), option.weight)
                    for option in options
                ]
                return responses.Choices(tuple(rendered), default)
            case kernel.Range(low, high, default):
                return responses.Range(low, high, default)
            case kernel.Text(length, begins):
                reference = responses.Document(*astuple(begins)) if begins else None
                return responses.Text(length, reference)

    def _label(self, label: Any) -> str:
        return str(self.book.render(label, self.names))


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


def ledger_response(call: Call, ledger: Ledger) -> responses.Ledger:
    """A ledger as the caller sees it."""
    told: tuple[str, ...] = ()
    if ledger.told:
        call.rules(ledger.game)
        told = tuple(call.book().text_of(message, ()) for message in ledger.told)
    return responses.Ledger(
        league=responses.LeagueLink(ledger.league, ledger.league_name),
        game=ledger.game,
        person=ledger.person,
        name=ledger.name,
        mine=ledger.mine,
        matches=ledger.matches,
        last=ledger.last or None,
        running=ledger.running,
        version=ledger.version,
        data=ledger.data,
        told=told,
    )


def token_response(token: Token) -> responses.Token:
    """A token as its owner sees it."""
    return responses.Token(
        id=token.id,
        name=token.name,
        scopes=token.scopes,
        created_at=token.created_at,
        seen_at=token.seen_at,
        expires_at=token.expires_at,
    )
