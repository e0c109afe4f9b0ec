"""Schedules: lengths, times of day, grace periods, and what happens to absent players."""

import itertools
from datetime import UTC, datetime
from time import thread_time
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.kernel.actors import HOST
from intriga.kernel.game import Clock
from intriga.kernel.house_rules.house_acts import AskPause, Pause, Resume
from intriga.table import TableError
from intriga.table.schedule import WEEKEND, Schedule, clocks_for, pace_of, read_times, tidy
from tests.kit.table.house import do_house_act
from tests.kit.table.steps import entries, reaches, types
from tests.kit.table.world import World, eventually

NIGHTLY = Schedule({"turn": "21:00"}, "Europe/Moscow")


def at(text: str, zone: str = "Europe/Moscow") -> int:
    """A moment by the clocks of a zone, in milliseconds since the epoch."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("opens", "closes"),
    [
        ("2026-11-21 12:00", "2026-11-21 21:00"),
        ("2026-11-21 18:59", "2026-11-21 21:00"),
        ("2026-11-21 19:01", "2026-11-22 21:00"),  # less than two hours do not count as a day
        ("2026-11-21 21:00", "2026-11-22 21:00"),
        ("2026-12-31 23:59", "2027-01-01 21:00"),
    ],
)
def test_every_day_at_nine(opens: str, closes: str) -> None:
    assert NIGHTLY.due("turn", at(opens)) == at(closes)


FRIDAY, SATURDAY, SUNDAY = "2026-11-20", "2026-11-21", "2026-11-22"


@pytest.mark.parametrize(
    ("paused", "resumes", "closes"),
    [
        (f"{FRIDAY} 20:00:00", f"{FRIDAY} 20:01:15", f"{FRIDAY} 21:00"),
        (f"{FRIDAY} 20:00:00", f"{FRIDAY} 20:30:00", f"{FRIDAY} 21:00"),
        (f"{FRIDAY} 20:00:00", f"{FRIDAY} 20:31:00", f"{SATURDAY} 21:00"),  # less than half is left
        (f"{FRIDAY} 02:00:00", f"{FRIDAY} 18:59:00", f"{FRIDAY} 21:00"),  # but two hours are enough
        (f"{FRIDAY} 02:00:00", f"{FRIDAY} 19:01:00", f"{SATURDAY} 21:00"),
        (f"{FRIDAY} 20:00:00", f"{SATURDAY} 03:00:00", f"{SATURDAY} 21:00"),
        (f"{FRIDAY} 20:59:50", f"{FRIDAY} 21:00:10", f"{SATURDAY} 21:00"),
        (f"{FRIDAY} 12:00:00", "2027-01-05 09:00:00", "2027-01-05 21:00"),
    ],
)
def test_a_pause_leaves_a_time_of_day_at_that_time(paused: str, resumes: str, closes: str) -> None:
    due = at(f"{FRIDAY} 21:00")
    assert NIGHTLY.resumed("turn", due, due - at(paused), at(resumes)) == at(closes)
    graced = Schedule({"turn": "21:00"}, grace=600)
    later = at(closes) + 600_000
    assert graced.resumed("turn", due + 600_000, due + 600_000 - at(paused), at(resumes)) == later


def test_of_several_times_of_day_the_next_one_comes_after_a_pause() -> None:
    twice = Schedule({"turn": "09:00, 21:00"})
    due = at(f"{FRIDAY} 21:00")
    left = due - at(f"{FRIDAY} 20:00")
    assert twice.resumed("turn", due, left, at(f"{FRIDAY} 23:00")) == at(f"{SATURDAY} 09:00")


def test_an_extension_lasts_through_a_short_pause() -> None:
    due = at(f"{FRIDAY} 21:30")
    assert NIGHTLY.resumed("turn", due, 90 * 60_000, at(f"{FRIDAY} 20:05")) == due


@pytest.mark.parametrize("length", ["21:00", 24 * 3600])
def test_no_pause_moves_a_deadline_to_a_day_of_rest(length: int | str) -> None:
    resting = Schedule({"turn": length}, rest=WEEKEND)
    due, monday = at(f"{FRIDAY} 21:00"), at("2026-11-23 21:00")
    assert resting.resumed("turn", due, 3_600_000, at(f"{SATURDAY} 20:00")) == monday
    assert resting.given_back("turn", due, 3_600_000, at(f"{SATURDAY} 20:00")) == monday


def test_what_is_left_of_a_grace_period_may_be_on_a_day_of_rest() -> None:
    resting = Schedule({"turn": 3600}, rest=WEEKEND, grace=7200)
    resumes = at(f"{SATURDAY} 12:00")
    assert resting.resumed("turn", at(f"{FRIDAY} 23:00"), 1_800_000, resumes) == resumes + 1_800_000
    left = 23 * 3_600_000 + 7_200_000
    monday = at("2026-11-23 11:00") + 7_200_000
    assert resting.resumed("turn", at(f"{FRIDAY} 23:00"), left, resumes) == monday


@pytest.mark.parametrize("day", ["2026-03-28", "2026-10-24"])
def test_a_pause_over_a_clock_change_keeps_the_time_of_day(day: str) -> None:
    berlin = Schedule({"turn": "09:30"}, "Europe/Berlin")
    paused = at(f"{day} 08:30", "Europe/Berlin")
    due = at(f"{day} 09:30", "Europe/Berlin")
    later = berlin.resumed("turn", due, due - paused, paused + 12 * 3_600_000)
    shown = datetime.fromtimestamp(later / 1000, ZoneInfo("Europe/Berlin"))
    assert (shown.hour, shown.minute) == (9, 30)
    assert 0 < later - due < 26 * 3_600_000


@pytest.mark.parametrize(
    ("left", "up", "closes"),
    [
        (600, "21:05", "2026-11-20 21:15"),  # a little is given back at once
        (3600, "21:05", "2026-11-21 21:00"),
        (3600, "23:30", "2026-11-21 21:00"),
    ],
)
def test_a_time_of_day_that_passed_in_a_halt(left: int, up: str, closes: str) -> None:
    due, now = at(f"{FRIDAY} 21:00"), at(f"{FRIDAY} {up}")
    assert NIGHTLY.given_back("turn", due, left * 1000, now) == at(closes)


@pytest.mark.parametrize("day", ["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"])
def test_days_with_a_clock_change(day: str) -> None:
    berlin = Schedule({"*": "09:30"}, "Europe/Berlin")
    due = berlin.due("turn", at(f"{day} 12:00", "Europe/Berlin"))
    assert due is not None
    shown = datetime.fromtimestamp(due / 1000, ZoneInfo("Europe/Berlin"))
    assert (shown.hour, shown.minute) == (9, 30)
    assert 20 <= (due - at(f"{day} 12:00", "Europe/Berlin")) / 3_600_000 <= 23


@given(
    st.integers(0, 4_000_000_000_000),
    st.times().map(lambda time: time.strftime("%H:%M")),
    st.sampled_from(["Europe/Moscow", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "UTC"]),
)
def test_a_time_of_day_comes_within_two_days_and_never_at_once(
    now: int, time: str, zone: str
) -> None:
    due = Schedule({"*": time}, zone).due("turn", now)
    assert due is not None
    assert 2 * 3600_000 <= due - now <= 51 * 3600_000
    assert datetime.fromtimestamp(due / 1000, UTC).second == 0


@pytest.mark.parametrize(
    ("typed", "times"),
    [
        ("9", "09:00"),
        ("9:00", "09:00"),
        ("9.00", "09:00"),
        ("09:00", "09:00"),
        ("9 ч", "09:00"),
        ("9 ч.", "09:00"),
        ("9ч30", "09:30"),
        ("9 ч 30 мин", "09:30"),
        ("9 часов", "09:00"),
        ("21 час", "21:00"),
        ("2130", "21:30"),
        ("24:00", "00:00"),
        ("9 pm", "21:00"),
        ("12:15 AM", "00:15"),
        ("21:00, 9:00", "09:00, 21:00"),
        ("9 и 21", "09:00, 21:00"),
        ("9:00;21:00; 9:00", "09:00, 21:00"),
        ("25:00", "25:00"),
        ("9:60", "9:60"),
        ("24:30", "24:30"),
        ("13 pm", "13 pm"),
        ("вечером", "вечером"),
        ("", ""),
    ],
)
def test_times_of_day_are_read_as_people_write_them(typed: str, times: str) -> None:
    assert read_times(typed) == times
    assert read_times(times) == times


@pytest.mark.parametrize("blanks", [150, 2_000, 60_000])
def test_many_blanks_cost_no_time(blanks: int) -> None:
    """The event loop waits meanwhile: for 2,000 the pattern alone took more than a minute."""
    typed = "9" + " " * blanks + "9x"
    before = thread_time()
    assert read_times(typed) == typed
    assert thread_time() - before < 0.1


def test_the_next_of_several_times_of_day() -> None:
    twice = tidy(Schedule({"turn": "9 и 21"}))
    assert twice.due("turn", at("2026-11-21 06:59")) == at("2026-11-21 09:00")
    assert twice.due("turn", at("2026-11-21 07:01")) == at("2026-11-21 21:00")
    assert twice.due("turn", at("2026-11-21 19:01")) == at("2026-11-22 09:00")


@pytest.mark.parametrize(
    ("length", "opens", "closes"),
    [
        ("21:00", "2026-11-20 12:00", "2026-11-20 21:00"),  # a Friday
        ("21:00", "2026-11-20 20:00", "2026-11-23 21:00"),
        ("21:00", "2026-11-21 12:00", "2026-11-23 21:00"),
        (24 * 3600, "2026-11-20 18:00", "2026-11-23 18:00"),
        (48 * 3600, "2026-11-19 18:00", "2026-11-23 18:00"),
        (300, "2026-11-21 15:00", "2026-11-23 15:05"),
        (300, "2026-11-20 15:00", "2026-11-20 15:05"),
    ],
)
def test_no_deadline_on_days_of_rest(length: int | str, opens: str, closes: str) -> None:
    assert Schedule({"turn": length}, rest=WEEKEND).due("turn", at(opens)) == at(closes)


def test_days_of_rest_are_those_of_the_zone() -> None:
    length = 24 * 3600
    vladivostok = Schedule({"turn": length}, "Asia/Vladivostok", rest=WEEKEND)
    opens = at("2026-11-19 20:00")  # there it is Friday already
    assert vladivostok.due("turn", opens) == opens + 3 * length * 1000
    assert Schedule({"turn": length}, rest=WEEKEND).due("turn", opens) == opens + length * 1000


def test_paces_are_recognized() -> None:
    kinds = {"turn": Clock(120, 86_400), "answer": Clock(60, 21_600)}
    for pace in ("evening", "correspondence", "unlimited"):
        assert pace_of(Schedule(clocks_for(pace, kinds))) == pace
    assert pace_of(Schedule({"turn": "21:00", "answer": 60})) == "correspondence"


def test_a_kind_without_a_length_is_never_due() -> None:
    patient = Schedule({"turn": 60}, grace=30)
    assert patient.due("turn", 1000) == 61_000
    assert patient.due("other", 1000) is None


pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "schedule",
    [
        Schedule({"nothing": 60}),
        Schedule({"turn": 1}),
        Schedule({"turn": 99_999_999}),
        Schedule({"turn": "25:00"}),
        Schedule({"turn": "nine"}),
        Schedule({"turn": "9:60"}),
        Schedule({"turn": ""}),
        Schedule({"turn": "1, 2, 3, 4, 5, 6, 7"}),
        Schedule({"turn": 60}, rest=(1, 2, 3, 4, 5, 6, 7)),
        Schedule({"turn": 60}, rest=(0,)),
        Schedule({"turn": "21:00"}, "Europe/Atlantis"),
        Schedule(grace=-1),
        Schedule(misses=1000),
    ],
)
async def test_an_invalid_schedule_is_refused(sqlite_world: World, schedule: Schedule) -> None:
    with pytest.raises(TableError):
        await sqlite_world.match("Анна", "Борис", schedule=schedule)


async def test_acts_are_accepted_in_the_grace_period(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис", schedule=Schedule({"turn": 30}, grace=10))
    match_view = await sqlite_world.table.observe(match, 0)
    assert (match_view.deadlines, match_view.grace) == (
        {"turn": sqlite_world.time.now() + 30_000},
        10,
    )
    sqlite_world.time.advance(39)
    await sqlite_world.done(match, 0, "next")
    sqlite_world.time.advance(39)
    assert "expire" not in types(sqlite_world, match)
    sqlite_world.time.advance(1)
    await reaches(sqlite_world, match, 3)
    assert types(sqlite_world, match)[-1] == "expire"


async def test_the_match_waits_for_an_absent_player_by_option(sqlite_world: World) -> None:
    waiting = Schedule({"turn": 30}, no_show="wait")
    match, _ = await sqlite_world.match("Анна", "Борис", schedule=waiting)
    sqlite_world.time.advance(100)
    other, _ = await sqlite_world.match("Вера", "Глеб", clocks={"turn": 5})
    sqlite_world.time.advance(5)
    await reaches(sqlite_world, other, 2)
    assert types(sqlite_world, match) == ["start"]
    await sqlite_world.restart()
    assert types(sqlite_world, match) == [
        "start"
    ]  # it came due while the server ran: no time is given back
    sqlite_world.time.advance(1000)
    await sqlite_world.done(match, 0, "next")
    assert "expire" not in types(sqlite_world, match)


async def test_a_bot_acts_for_an_absent_player(world: World) -> None:
    helped = Schedule({"turn": 30}, no_show="bot")
    match, people = await world.match("Анна", "Борис", schedule=helped)
    world.time.advance(30)
    await reaches(world, match, 4)
    assert types(world, match) == ["start", "house-stand-in", "next", "house-stand-in"]
    acts = entries(world, match)
    assert [act.get("begins") for act in acts] == [None, True, None, False]
    assert (await world.table.observe(match, 0)).observation.house.misses == (1,)
    info = await world.table.lobby.queries.info(match)
    assert [seat.kind for seat in info.seats] == ["person", "person"]
    await world.done(match, 1, "next", me=people[1])
    await world.done(match, 0, "next", me=people[0])
    assert (await world.table.observe(match, 0)).observation.house.misses == (0,)


@pytest.mark.parametrize("no_show", ["pass", "bot"])
async def test_a_player_who_misses_too_many_turns_is_replaced(
    sqlite_world: World, no_show: str
) -> None:
    schedule = Schedule({"turn": 30}, no_show=no_show, misses=2)  # type: ignore[arg-type]
    match, people = await sqlite_world.match("Анна", "Борис", schedule=schedule)

    def turns() -> int:
        loaded = sqlite_world.table._registry.present(match)
        return 0 if loaded is None else loaded.committed.position.state.count

    sqlite_world.time.advance(30)
    await eventually(lambda: turns() == 1)
    await sqlite_world.done(match, 1, "next", me=people[1])
    sqlite_world.time.advance(30)
    await eventually(lambda: turns() == 3)

    def replaced() -> bool:
        loaded = sqlite_world.table._registry.present(match)
        return loaded is not None and loaded.holders[0].person is None

    await eventually(replaced)
    info = await sqlite_world.table.lobby.queries.info(match)
    assert [seat.kind for seat in info.seats] == ["bot", "person"]
    assert (await sqlite_world.table.observe(match, 0)).observation.house.misses == (0,)


async def test_a_pause_moves_no_deadline_at_a_time_of_day(sqlite_world: World) -> None:
    match, (host, _) = await sqlite_world.match("Анна", "Борис", schedule=NIGHTLY)
    (due,) = (await sqlite_world.table.observe(match, 0)).deadlines.values()
    sqlite_world.time.advance((due - sqlite_world.time.now()) / 1000 - 3600)
    for wait in (75, 0):
        assert not await do_house_act(sqlite_world, match, HOST, Pause(), me=host)
        assert (await sqlite_world.table.observe(match, 0)).deadlines == {}
        await sqlite_world.restart()
        sqlite_world.time.advance(wait)
        assert not await do_house_act(sqlite_world, match, HOST, Resume(), me=host)
        assert (await sqlite_world.table.observe(match, 0)).deadlines == {"turn": due}
    assert not await do_house_act(sqlite_world, match, HOST, Pause(), me=host)
    sqlite_world.time.advance(5 * 3600)
    assert not await do_house_act(sqlite_world, match, HOST, Resume(), me=host)
    (later,) = (await sqlite_world.table.observe(match, 0)).deadlines.values()
    assert later - due == 24 * 3_600_000
    assert "expire" not in types(sqlite_world, match)


@pytest.mark.parametrize(("before", "later"), [(3600, 24 * 3600), (300, 3300 + 300)])
async def test_a_time_of_day_that_passed_while_the_server_was_down(
    sqlite_world: World, before: int, later: int
) -> None:
    match, _ = await sqlite_world.match("Анна", "Борис", schedule=NIGHTLY)
    (due,) = (await sqlite_world.table.observe(match, 0)).deadlines.values()
    sqlite_world.time.advance((due - sqlite_world.time.now()) / 1000 - before)
    await sqlite_world.stop()
    sqlite_world.time.advance(before + 3300)
    await sqlite_world.start()
    (moved,) = (await sqlite_world.table.observe(match, 0)).deadlines.values()
    assert moved - due == later * 1000


async def test_bots_count_as_agreeing_to_a_pause(sqlite_world: World) -> None:
    host = await sqlite_world.guest("Анна")
    match = await sqlite_world.table.lobby.creation.play_now(
        host, "vault", seats=3, bots=["recorder", "recorder"]
    )
    assert not await do_house_act(sqlite_world, match, 0, AskPause(True), me=host)

    def paused() -> bool:
        loaded = sqlite_world.table._registry.present(match)
        return loaded is not None and loaded.committed.position.house.paused

    await eventually(paused)
    assert not await do_house_act(sqlite_world, match, 0, AskPause(True), me=host)
    await eventually(lambda: not paused())


async def test_a_match_of_a_month_across_restarts(world: World) -> None:
    """The deadline is every evening at nine, Moscow time, with restarts in between."""
    match, _ = await world.match("Анна", "Борис", options={"rounds": 15}, schedule=NIGHTLY)
    evenings, steps = [], 1
    for turn in range(30):
        (due,) = (await world.table.observe(match, "public")).deadlines.values()
        evenings.append(datetime.fromtimestamp(due / 1000, ZoneInfo("Europe/Moscow")))
        morning = (due - world.time.now()) / 2000
        world.time.advance(morning)
        if turn % 3 == 0:
            await world.restart()
        if turn % 4 == 0:
            await world.done(match, turn % 2, "whisper", number=turn)
            steps += 1
        world.time.advance((due - world.time.now()) / 1000)
        steps += 1
        await reaches(world, match, steps)
        assert types(world, match).count("expire") == len(evenings)
    assert [(evening.hour, evening.minute) for evening in evenings] == [(21, 0)] * 30
    assert [(b - a).days for a, b in itertools.pairwise(evenings)] == [1] * 29
    assert (await world.table.lobby.queries.info(match)).status == "over"
    assert types(world, match).count("expire") == 30
