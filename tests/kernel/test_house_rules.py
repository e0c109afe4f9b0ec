"""House rules: pauses, chat, extensions and rewinding, the same for every game."""

from msgspec import structs

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, TABLE, Actor
from intriga.kernel.acts import Act, Expire, Rename, Replace, SeatChange
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.house_rules.house_acts import (
    Appoint,
    AskPause,
    CallReserve,
    Close,
    Erase,
    EraseDocument,
    Extend,
    Lock,
    Look,
    Mute,
    Pause,
    PutAway,
    Reschedule,
    Resume,
    Rewind,
    Say,
    Silence,
    StandIn,
    Unwound,
    Warn,
)
from intriga.kernel.house_rules.house_state import House, Timing
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.match_terms import Press, Terms
from intriga.kernel.observe import observe
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.windows import Window
from intriga.kernel.records.record import Footer, Record
from intriga.kernel.records.replay import fold
from intriga.kernel.rooms import (
    HOST_ROOM,
    WATCHER,
    Room,
    Voice,
    open_rooms,
    private_room,
    talk_key,
    talkers,
)
from intriga.kernel.step import Step
from intriga.kernel.text import Message, Refusal
from tests.kernel.knocking import HEADER, Door, Knock
from tests.kernel.talking import TALKING, Match, Talking, engine


def say(room: str, voice: str = "") -> Say:
    return Say(room, "message", "digest", voice)


def test_messages_reach_the_room_and_do_not_change_the_game() -> None:
    match = Match()
    before = match.now
    assert match.does(0, say("table")) == [(PUBLIC, "table-said")]
    assert match.does(1, say("cellar")) == [((0, 1), "table-said")]
    assert match.now.packed is before.packed
    assert match.now.n == before.n + 2
    assert match.refused(0, say("cellar")) == "refused-no-writer"
    assert match.refused(0, say("roof")) == "refused-no-room"


def test_a_hidden_room_is_refused_like_an_unknown_one() -> None:
    match = Match()
    assert match.does(0, say("attic")) == [((0,), "table-said")]
    for stranger in (1, HOST):
        assert match.refused(stranger, say("attic")) == match.refused(stranger, say("roof"))


def test_people_who_watch_write_where_the_rules_let_them() -> None:
    """The table lets them speak, by name, in a room that everybody reads; a host may mute them."""

    class Open(Talking):
        def rooms(self, state: Door) -> list[Room]:
            square = Room("square", Message("square"), PUBLIC, (0,), watchers=True)
            cellar = Room("cellar", Message("cellar"), (0, 1), (1,), watchers=True)
            return [square, Room("table", Message("table"), PUBLIC, (0, 1)), cellar]

    here = Engine(Open(), HEADER, Fast(1))
    start = here.open().position

    def refused(actor: Actor, room: str, at: Position[Door] = start, voice: str = "") -> str:
        said = here.act(at, actor, Say(room, "m", "d", voice, name="Зоя"), 5)
        assert isinstance(said, Refusal)
        return said.id

    said = here.act(start, TABLE, Say("square", "m", "d", name="Зоя"), 5)
    assert isinstance(said, Advance)
    (event,) = said.entry.events
    assert (event.to, event.id, event.params["name"]) == (PUBLIC, "table-watcher-said", "Зоя")
    assert refused(TABLE, "table") == "refused-no-writer"
    for hidden in ("cellar", "nowhere"):
        assert refused(TABLE, hidden) == "refused-no-room"
    assert refused(TABLE, "square", voice="voice-ghost") == "refused-no-writer"
    others: tuple[Actor, ...] = (0, 1, HOST)
    for other in others:
        assert refused(other, "square") == "refused-not-host"
    nameless = here.act(start, TABLE, Say("square", "m", "d"), 5)
    assert isinstance(nameless, Refusal)
    muted = here.act(start, HOST, Silence("square", True, voice=WATCHER), 5)
    assert isinstance(muted, Advance)
    assert refused(TABLE, "square", muted.position) == "refused-silenced"
    wrong = here.act(start, HOST, Silence("table", True, voice=WATCHER), 5)
    assert isinstance(wrong, Refusal)
    (square, table, _) = (room.seen_by(PUBLIC) for room in Open().rooms(start.state))
    assert (square.own, table.own) == (True, False)


def test_who_listens_behind_a_voice_is_shown_to_nobody_else() -> None:
    crypt = Room("crypt", Message("crypt"), (0, 1, 2), (0, 1), behind=(2,))
    assert crypt.seen_by(0).readers == (0, 1)
    assert crypt.seen_by(2).readers == crypt.seen_by(REFEREE).readers == (0, 1, 2)
    square = Room("square", Message("square"), PUBLIC, (0,), behind=(2,))
    assert square.seen_by(0).readers == PUBLIC


def test_messages_of_the_host_are_public() -> None:
    match = Match(press="none")
    assert match.does(HOST, say(HOST_ROOM)) == [(PUBLIC, "table-announced")]
    assert match.refused(HOST, say("table")) == "refused-no-room"
    assert match.refused(0, say(HOST_ROOM)) == "refused-no-writer"
    talking = Match()
    assert talking.does(HOST, say("table")) == [(PUBLIC, "table-announced")]
    assert talking.refused(HOST, say("with:0-1")) == "refused-no-room"
    assert talking.refused(HOST, say("table", "voice-ghost")) == "refused-no-voice"


def test_a_voice_hides_the_sender() -> None:
    match = Match()
    match.does(1, say("cellar", "voice-ghost"))
    (event,) = match.entries[-1].events
    assert event.id == "table-voiced"
    assert "seat" not in event.params
    assert event.params["voice"] == {"msg": "voice-ghost"}, "a text of the game"
    assert match.refused(1, say("table", "voice-ghost")) == "refused-no-voice"


def test_the_key_of_a_private_chat_lists_its_seats() -> None:
    assert talk_key((2, 0, 2)) == "with:0-2"
    assert talkers("with:0-2") == (0, 2)
    for wrong in ("with:2-0", "with:0", "with:0-0", "with:0-x", "with:", "table", "with:-1-2"):
        assert talkers(wrong) is None
    match = Match()
    assert match.does(0, say("with:0-1")) == [((0, 1), "table-said")]
    assert match.refused(0, say("with:0-7")) == "refused-no-room"


def test_press_decides_which_rooms_exist() -> None:
    state = engine().open().position.state

    def rooms(press: Press) -> list[str]:
        return [room.key for room in open_rooms(TALKING, state, Terms(press=press), (0, 1))]

    def private(press: Press) -> bool:
        return private_room(TALKING, state, Terms(press=press), (0, 1), (0, 1)) is not None

    assert (rooms("full"), private("full")) == (["table", "cellar", "attic"], True)
    assert (rooms("public"), private("public")) == (["table"], False)
    assert (rooms("rooms"), private("rooms")) == (["cellar", "attic"], False)
    assert (rooms("none"), private("none")) == ([], False)
    assert rooms("rulebook") == rooms("full"), "the game has no rule about it"


def test_a_room_is_shown_to_its_readers_only() -> None:
    match = Match()
    shown = observe(TALKING, match.now, 0, (), 0, terms=Terms())
    assert [room.key for room in shown.rooms] == ["table", "cellar", "attic"]
    public = observe(TALKING, match.now, PUBLIC, (), 0, terms=Terms())
    assert [room.key for room in public.rooms] == ["table"]


def test_a_muted_seat_can_still_play_and_chat_in_private() -> None:
    match = Match()
    assert match.does(HOST, Mute(0, True)) == [(PUBLIC, "table-muted")]
    assert match.refused(0, say("table")) == "refused-muted"
    match.does(0, say("with:0-1"))
    match.does(0, Knock())
    match.does(HOST, Mute(0, False))
    match.does(0, say("table"))


def test_a_pause_stops_the_game_but_not_the_chat() -> None:
    match = Match()
    assert match.refused(HOST, Resume()) == "refused-not-paused"
    match.does(HOST, Pause())
    assert match.refused(0, Knock()) == "refused-paused"
    assert match.refused(TABLE, Expire("door", 0)) == "refused-stale"
    assert match.refused(HOST, Close("door", 0)) == "refused-paused"
    assert observe(TALKING, match.now, 0, (), 0).forms == ()
    match.does(1, say("table"))
    match.does(HOST, Resume())
    match.does(0, Knock())


def test_all_players_together_can_pause_and_resume() -> None:
    match = Match()
    assert match.does(0, AskPause(True)) == [(PUBLIC, "table-pause-asked")]
    assert match.refused(0, AskPause(True)) == "refused-asked-already"
    match.does(0, AskPause(False))
    match.does(1, AskPause(True))
    assert not match.now.house.paused
    ids = [id for _, id in match.does(0, AskPause(True))]
    assert ids == ["table-pause-asked", "table-paused"]
    assert match.now.house == House(paused=True)
    match.does(0, AskPause(True))
    match.does(1, AskPause(True))
    assert match.now.house == House()


def test_seats_have_a_budget_of_extensions_and_the_host_has_none() -> None:
    match = Match(extensions=1, extension=60)
    assert match.refused(0, Extend("door", 0, 61)) == "refused-extension"
    match.does(0, Extend("door", 0, 60))
    assert match.refused(0, Extend("door", 0, 1)) == "refused-extensions-spent"
    match.does(1, Extend("door", 0, 1))
    match.does(HOST, Extend("door", 0, 3600))
    assert match.refused(HOST, Extend("door", 1, 60)) == "refused-stale"
    assert match.refused(HOST, Extend("door", 0, 0)) == "refused-extension"


def test_missed_deadlines_are_counted_but_not_windows_that_the_host_closes() -> None:
    """Else a host could have a bot take the seat of a player who is there."""
    match = Match()
    match.does(0, Knock())
    match.does(TABLE, Expire("door", 0))
    assert match.now.house.misses == (0, 1)
    assert [id for _, id in match.does(HOST, Close("door", 1))] == ["table-closed", "opened"]
    assert [match.now.house.missed(seat) for seat in (0, 1)] == [0, 1], "nor are they forgotten"
    match.does(1, Knock())
    assert match.now.house.missed(1) == 0


def test_a_player_is_warned_that_a_bot_may_take_their_seat() -> None:
    match = Match()
    assert match.refused(HOST, Warn(9)) == "refused-no-seat"
    assert match.refused(0, Warn(1)) == "refused-not-host"
    assert match.does(HOST, Warn(1)) == [(PUBLIC, "table-warned")]
    first = match.now.house.warned_at(1)
    assert first is not None
    assert match.now.house.warned_at(0) is None
    match.does(HOST, Warn(1))
    match.does(HOST, Warn(0))
    assert len(match.now.house.warned) == 2
    match.does(TABLE, Replace(1, "Бот", "replaced", "Анна"))
    assert match.now.house.warned_at(1) is None, "the warning was for the player"
    assert match.now.house.warned_at(0) is not None


def test_a_locked_act_is_neither_offered_nor_accepted() -> None:
    match = Match()
    match.does(HOST, Lock("knock", True))
    assert match.refused(0, Knock()) == "refused-locked"
    assert observe(TALKING, match.now, 0, (), 0).forms == ()
    match.does(HOST, Lock("knock", False))
    match.does(0, Knock())


def test_acts_of_the_host_are_refused_to_others() -> None:
    match = Match()
    acts = [
        Pause(),
        PutAway(100_000),
        Resume(),
        Close("door", 0),
        Mute(1, True),
        Lock("knock", True),
        Erase("message", PUBLIC),
        EraseDocument("document", PUBLIC),
        Rewind(1),
        Look(),
        Appoint("Вера", True),
    ]
    for act in acts:
        assert match.refused(0, act) == "refused-not-host"
        # The table resumes a match that was put away, and takes back what all have agreed to.
        own = {Resume: "refused-stale", Rewind: "refused-undo-gone"}
        assert match.refused(TABLE, act) == own.get(type(act), "refused-not-host")
    assert match.refused(TABLE, say("table")) == "refused-not-host"


def test_those_who_could_read_a_document_learn_that_it_was_deleted() -> None:
    match = Match()
    before = match.now.packed
    told = match.does(HOST, EraseDocument("document", (0, 1)))
    assert told == [((0, 1), "table-document-erased")]
    assert match.now.packed == before


def test_opening_the_referee_view_is_public() -> None:
    assert Match().refused(HOST, Look()) == "refused-no-referee"
    assert Match(referee=True).does(HOST, Look()) == [(PUBLIC, "table-looked")]


def test_appointing_a_cohost_is_public() -> None:
    match = Match()
    assert match.does(HOST, Appoint("Вера", True)) == [(PUBLIC, "table-appointed")]
    assert match.does(HOST, Appoint("Вера", False)) == [(PUBLIC, "table-dismissed")]


def test_only_the_host_changes_time_limits() -> None:
    match = Match()
    act = Reschedule({"*": "09:00"}, "UTC", (6, 7))
    assert match.refused(0, act) == "refused-not-host"
    assert match.refused(TABLE, act) == "refused-not-host"
    assert match.refused(HOST, Reschedule({"window": 60}, "UTC")) == "refused-clock-kind"
    assert match.refused(HOST, Reschedule({"*": 0}, "UTC")) == "refused-clock-length"
    assert match.does(HOST, act) == [(PUBLIC, "table-rescheduled")]
    assert match.now.house.timing == Timing({"*": "09:00"}, "UTC", (6, 7))
    match.does(0, Knock())
    assert match.does(HOST, Rewind(2, sure=True)) == [(PUBLIC, "table-rewound")]
    assert match.now.house.timing is not None, "a rewind leaves the house rules as they are"


def test_only_the_host_and_the_table_call_the_reserve() -> None:
    match = Match()
    for actor in (HOST, TABLE):
        assert match.does(actor, CallReserve(1)) == [(PUBLIC, "table-reserve-called")]
    assert match.refused(0, CallReserve(1)) == "refused-not-host"
    assert match.refused(HOST, CallReserve(9)) == "refused-no-seat"


def test_a_new_name_is_public_and_keeps_the_ledger() -> None:
    match = Match()
    assert match.does(TABLE, Rename(1, "Беата")) == [(PUBLIC, "table-renamed")]
    assert [chair.name for chair in match.now.chairs] == ["A", "Беата"]
    assert match.now.chairs[1].ledger == {"medals": 3}


def test_a_rewind_restores_the_position_and_keeps_the_chat() -> None:
    match = Match()
    start = match.now
    match.does(0, Knock())
    match.does(1, say("table"))
    match.does(HOST, Mute(1, True))
    assert match.refused(HOST, Rewind(1)) == "refused-rewind-unsure"
    assert match.does(HOST, Rewind(1, sure=True)) == [(PUBLIC, "table-rewound")]
    assert match.entries[-1].events[0].params == {"told": 1}, "the knock; messages stay"
    assert match.now.packed == start.packed
    assert match.now.house.muted == (1,)
    assert match.now.n == 5
    match.does(0, Knock())


class Welcoming(Talking):
    """Its rules take notice of every newcomer."""

    def apply_seat_change(self, state: Door, change: SeatChange, step: Step) -> None:
        step.emit("welcomed", PUBLIC)


def test_a_rewind_tells_the_rules_again_who_sits_where_now() -> None:
    match = Match()
    match.engine.game = Welcoming()
    match.does(0, Knock())
    match.does(1, Knock())
    changed = match.does(TABLE, Replace(1, "Бот", "left"))
    assert changed == [(PUBLIC, "table-replaced-left"), (PUBLIC, "welcomed")]
    match.does(TABLE, Rename(0, "Новое имя"))
    names = [chair.name for chair in match.now.chairs]
    as_in_old_records = match.tries(HOST, Rewind(1, sure=True))
    assert isinstance(as_in_old_records, Advance)
    (rewound,) = as_in_old_records.entry.events
    told = rewound.params["told"]
    advance = match.tries(HOST, Rewind(1, sure=True, reseat=True))
    assert isinstance(advance, Advance)
    rewound, *again = advance.entry.events
    assert [event.id for event in again] == ["welcomed"], "a new name is no newcomer"
    assert rewound.params == {"told": told - 3}, "who sits where still holds"
    assert [chair.name for chair in advance.position.chairs] == names
    assert advance.position.state == match.positions[0].state


def test_nobody_misses_a_window_while_the_host_has_disabled_acts() -> None:
    """Else a host could have a bot take the seat of a player who is there."""
    match = Match()
    match.does(HOST, Lock("knock", True))
    assert match.refused(0, Knock()) == "refused-locked"
    match.does(TABLE, Expire("door", 0))
    match.does(TABLE, StandIn(0, True))
    match.does(TABLE, StandIn(0, False))
    assert match.now.house.missed(0) == match.now.house.missed(1) == 0
    match.does(HOST, Lock("knock", False))
    match.does(TABLE, StandIn(0, True))
    assert match.now.house.missed(0) == 1


class Sealed(Welcoming):
    """Who has knocked is hidden until all have."""

    def windows(self, state: Door) -> list[Window]:
        return [structs.replace(open_, asked=(0, 1)) for open_ in super().windows(state)]


def test_an_answer_that_a_rewind_undoes_excuses_nobody() -> None:
    match = Match()
    match.engine.game = Sealed()
    match.does(TABLE, Expire("door", 0))
    match.does(0, Knock())
    assert (match.now.house.misses, match.now.house.quiet) == ((1, 1), (0,))
    match.does(TABLE, Replace(1, "Бот", "left"))
    for reseat in (False, True):
        advance = match.tries(HOST, Rewind(1, sure=True, reseat=reseat))
        assert isinstance(advance, Advance)
        assert (advance.position.house.missed(0), advance.position.house.quiet) == (1, ())


def test_what_is_done_beside_a_sealed_window_does_not_tell_who_has_answered_it() -> None:
    match = Match()
    match.engine.game = Sealed()
    match.does(TABLE, Expire("door", 0))
    houses = []
    for answers in (1, 0):
        for _ in range(answers + 1):  # what comes after the answer is any other act
            match.does(0, Knock())
        houses.append((match.now.house.misses, match.now.house.quiet))
        match.does(HOST, Rewind(2, sure=True))
    assert houses == [((1, 1), (0,))] * 2


def test_a_draw_after_a_rewind_is_a_new_one() -> None:
    match = Match()
    match.does(0, Knock())
    match.does(HOST, Rewind(1, sure=True))
    match.does(0, Knock())
    first, second = (entry for entry in match.entries if entry.draws)
    assert (first.n, second.n) == (1, 3), "draws are keyed by their entry"


def test_a_rewind_needs_an_earlier_position() -> None:
    match = Match()
    assert match.refused(HOST, Rewind(0)) == "refused-rewind-nowhere"
    assert match.refused(HOST, Rewind(1)) == "refused-rewind-nowhere"
    assert match.refused(HOST, Rewind(9)) == "refused-rewind-nowhere"


def test_a_rewind_is_safe_if_nothing_of_the_game_is_lost() -> None:
    match = Match()
    match.does(0, say("table"))
    match.does(HOST, Pause())
    assert unwound(match.entries[1:]) == Unwound(safe=True, told=0)
    match.does(HOST, Resume())
    match.does(0, Knock())
    assert unwound(match.entries[1:]) == Unwound(safe=False, told=1, revealed=True)


def test_a_record_with_house_acts_folds_to_the_same_states() -> None:
    match = Match(extensions=1, extension=60)
    match.does(0, Knock())
    match.does(0, say("with:0-1"))
    match.does(1, Extend("door", 0, 5))
    match.does(1, Knock())
    match.does(HOST, Rewind(2, sure=True))
    match.does(HOST, Rewind(5, sure=True))
    match.does(HOST, Close("door", 1))
    match.does(TABLE, Rename(0, "Алла"))
    match.does(TABLE, Expire("door", 2))
    assert match.now.outcome is not None
    footer = Footer(len(match.entries), match.now.outcome, "", "")
    again = list(fold(TALKING, Record(match.engine.header, match.entries, footer)))
    assert [step.entry for step in again] == match.entries
    assert [step.position for step in again] == match.positions


class Masked(Talking):
    """A hall that all read, where the second seat may speak as a ghost."""

    def rooms(self, state: Door) -> list[Room]:
        ghost = (Voice("voice-ghost", (1,)),)
        return [Room("hall", Message("hall"), PUBLIC, (0, 1), voices=ghost)]


def test_a_voice_goes_on_when_who_has_it_is_muted_and_is_muted_as_such() -> None:
    """Else whose voice falls silent when a seat is muted would tell who it is."""
    game = Masked()
    here = Engine(game, HEADER, Fast(1))

    def then(position: Position[Door], actor: Actor, act: Act) -> Position[Door] | str:
        answer = here.act(position, actor, act, 5)
        return answer.id if isinstance(answer, Refusal) else answer.position

    def muted(position: Position[Door], act: Act) -> Position[Door]:
        after = then(position, HOST, act)
        assert isinstance(after, Position), after
        return after

    named, ghost = Say("hall", "m", "d"), Say("hall", "m", "d", "voice-ghost")
    seat_muted = muted(here.open().position, Mute(1, True))
    assert then(seat_muted, 1, named) == "refused-muted"
    assert isinstance(then(seat_muted, 1, ghost), Position)
    in_room = muted(here.open().position, Silence("hall", True, seat=1))
    assert then(in_room, 1, named) == "refused-silenced"
    assert isinstance(then(in_room, 1, ghost), Position)
    voice_muted = muted(here.open().position, Silence("hall", True, voice="voice-ghost"))
    assert then(voice_muted, 1, ghost) == "refused-silenced"
    assert isinstance(then(voice_muted, 1, named), Position)
    assert voice_muted.house.shown().silenced == ()
    for wrong in (
        Silence("hall", True),
        Silence("hall", True, seat=9),
        Silence("hall", True, voice="voice-nobody"),
    ):
        assert then(seat_muted, HOST, wrong) == "refused-no-speaker"
    assert then(seat_muted, HOST, Silence("attic", True, seat=0)) == "refused-no-room"
    assert then(seat_muted, 0, Silence("hall", True, seat=1)) == "refused-not-host"
    assert then(seat_muted, 0, Say("hall", "m", "d", "", 1)) == "refused-no-steward"


def test_the_host_is_heard_only_where_the_rules_let_them() -> None:
    class Open(Talking):
        def rooms(self, state: Door) -> list[Room]:
            return [
                Room("cellar", Message("cellar"), (0,), (0,), host="speaks"),
                Room("attic", Message("attic"), (0,), (0,), host="reads"),
                Room("vault", Message("vault"), (0,), (0,)),
            ]

    here = Engine(Open(), HEADER, Fast(1))
    said = here.act(here.open().position, HOST, Say("cellar", "m", "d"), 5)
    assert isinstance(said, Advance)
    (event,) = said.entry.events
    assert (event.id, event.to) == ("table-announced", (0,))
    for room in ("attic", "vault", "none"):
        for act in (Say(room, "m", "d"), Silence(room, True, seat=0)):
            answer = here.act(here.open().position, HOST, act, 5)
            assert isinstance(answer, Refusal)
            assert answer.id == "refused-no-room"
