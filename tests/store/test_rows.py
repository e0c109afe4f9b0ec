"""Rows of matches, seats and people: queries, and updates that fail if the row has changed."""

import time
from functools import partial

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.store import Conflict, Store, Taken, matches, seats, signups
from intriga.store.database.engines import writer_engine
from intriga.store.people import accounts, one_time_links, return_codes, sessions
from intriga.store.people.accounts import PersonRow
from intriga.store.people.one_time_links import LinkRow
from intriga.store.people.sessions import SessionRow
from intriga.store.seats import SeatRow
from tests.kit.patience import PATIENCE
from tests.store.conftest import match_row


@pytest.fixture
def crowd(store: Store, match: str) -> Store:
    for id in ("anna", "boris"):
        store.write(partial(accounts.add, row=PersonRow(id, id.title(), None, None, 1))).result()
    return store


def test_the_lobby_lists_open_matches(crowd: Store) -> None:
    rows = [
        match_row("a", "gathering", created_at=1),
        match_row("b", "gathering", created_at=2),
        match_row("hidden", "gathering", privacy="link"),
        match_row("gone", "cancelled"),
    ]
    for row in rows:
        crowd.write(partial(matches.add, row=row)).result()
    found = crowd.read(lambda c: matches.public(c, "gathering", 10))
    assert [row.id for row in found] == ["b", "a"]
    assert crowd.read(lambda c: matches.by_code(c, "HIDDEN")) == rows[2]
    with pytest.raises(Taken):
        crowd.write(lambda c: matches.add(c, match_row("x", join_code="A"))).result()


def test_a_match_starts_once(crowd: Store) -> None:
    crowd.write(lambda c: matches.add(c, match_row("a", "gathering"))).result()
    crowd.write(lambda c: matches.begin(c, "a", b"header", "h", 5)).result()
    with pytest.raises(Conflict):
        crowd.write(lambda c: matches.begin(c, "a", b"other", "h", 6)).result()
    with pytest.raises(Conflict):
        crowd.write(lambda c: matches.cancel(c, "a", 6, "host")).result()
    row = crowd.read(lambda c: matches.get(c, "a"))
    assert row is not None
    assert (row.status, row.header, row.started_at) == ("playing", b"header", 5)


def test_a_match_has_one_rematch(crowd: Store, match: str) -> None:
    crowd.write(lambda c: matches.continue_with(c, match, "next")).result()
    with pytest.raises(Conflict):
        crowd.write(lambda c: matches.continue_with(c, match, "other")).result()


def test_a_seat_changes_only_from_its_expected_state(crowd: Store, match: str) -> None:
    chairs = [SeatRow(match, 0), SeatRow(match, 1)]
    crowd.write(lambda c: seats.add(c, chairs)).result()
    anna = replace(chairs[0], person="anna", name="Анна")
    crowd.write(lambda c: seats.change(c, chairs[0], anna)).result()
    with pytest.raises(Conflict):
        crowd.write(
            lambda c: seats.change(c, chairs[0], replace(chairs[0], person="boris"))
        ).result()
    assert crowd.read(lambda c: seats.of_match(c, match)) == [anna, chairs[1]]
    assert [row.id for row in crowd.read(lambda c: matches.of_person(c, "anna", 9))] == [match]
    assert crowd.read(lambda c: matches.of_person(c, "boris", 9)) == []
    bot = replace(anna, person=None, bot="random")
    crowd.write(lambda c: seats.change(c, anna, bot)).result()
    assert crowd.read(matches.with_bots) == [match]


def test_return_codes(crowd: Store, match: str) -> None:
    for _ in range(2):
        crowd.write(lambda c: return_codes.keep(c, "r", match, "anna")).result()
    assert crowd.read(lambda c: return_codes.find(c, "r")) == (match, "anna")
    assert crowd.read(lambda c: return_codes.find(c, "s")) is None
    crowd.write(lambda c: return_codes.drop(c, match, "boris")).result()
    assert crowd.read(lambda c: return_codes.find(c, "r")) is not None
    crowd.write(lambda c: return_codes.drop(c, match, "anna")).result()
    assert crowd.read(lambda c: return_codes.find(c, "r")) is None


def test_two_nodes_write_the_same_row(crowd: Store, url: str, match: str) -> None:
    def once(connection: Connection) -> None:
        return_codes.keep(connection, "r", match, "anna")
        signups.consent(connection, match, "anna", "boris")

    engine = writer_engine(url)
    with engine.begin() as connection:
        once(connection)
        late = crowd.write(once)
        time.sleep(0.05)  # it waits for the other node to commit
    late.result(PATIENCE)
    engine.dispose()
    assert crowd.read(lambda c: return_codes.find(c, "r")) == (match, "anna")
    agreed = crowd.read(lambda c: signups.consents_to(c, [match]))
    assert agreed == {(match, "anna"): {"boris"}}


def test_a_person_knows_only_their_first_seat(crowd: Store, match: str) -> None:
    assert crowd.read(lambda c: seats.known(c, match, "anna")) is None
    crowd.write(lambda c: seats.learn(c, match, "anna", 1)).result()
    crowd.write(lambda c: seats.learn(c, match, "anna", 1)).result()
    with pytest.raises(Conflict):
        crowd.write(lambda c: seats.learn(c, match, "anna", 0)).result()
    assert crowd.read(lambda c: seats.known(c, match, "anna")) == 1


def test_a_guest_becomes_an_account_once(crowd: Store) -> None:
    crowd.write(lambda c: accounts.enrol(c, "anna", "Анна", "anna", "hash")).result()
    with pytest.raises(Conflict):
        crowd.write(lambda c: accounts.enrol(c, "anna", "Анна", "anna2", "hash")).result()
    with pytest.raises(Taken):
        crowd.write(lambda c: accounts.enrol(c, "boris", "Борис", "anna", "hash")).result()
    row = crowd.read(lambda c: accounts.by_login(c, "ANNA"))
    assert row is not None
    assert (row.id, row.password) == ("anna", "hash")


def test_sessions_expire(crowd: Store) -> None:
    for token in ("t1", "t2"):
        opened = SessionRow(token, "anna", expires_at=100, opened_at=1, seen_at=1, device="Firefox")
        crowd.write(partial(sessions.add, row=opened)).result()
    found = crowd.read(lambda c: sessions.find(c, "t1", 99))
    assert found is not None
    assert (found[0].id, found[1].expires_at, found[1].device) == ("anna", 100, "Firefox")
    assert crowd.read(lambda c: sessions.find(c, "t1", 100)) is None
    crowd.write(lambda c: sessions.seen(c, "t1", 50, 300)).result()
    assert [row.token_hash for row in crowd.read(lambda c: sessions.of_person_now(c, "anna", 9))]
    crowd.write(lambda c: sessions.forget_expired(c, 200)).result()
    assert crowd.read(lambda c: sessions.find(c, "t1", 99)) is not None
    assert crowd.read(lambda c: sessions.find(c, "t2", 99)) is None
    crowd.write(lambda c: sessions.end_all(c, "anna", "t1")).result()
    assert crowd.read(lambda c: sessions.find(c, "t1", 99)) is not None
    crowd.write(lambda c: sessions.end_all(c, "anna")).result()
    assert crowd.read(lambda c: sessions.find(c, "t1", 99)) is None


def test_a_link_works_once(crowd: Store) -> None:
    old = LinkRow("old", "password", "anna", expires_at=100)
    new = LinkRow("new", "password", "anna", expires_at=100, data="x")
    other = LinkRow("other", "admin", None, expires_at=50)
    for row in (old, new, other):
        crowd.write(partial(one_time_links.replace, row=row)).result()
    assert crowd.read(lambda c: one_time_links.find(c, "old", "password", 9)) is None, (
        "the newer one counts"
    )
    assert crowd.read(lambda c: one_time_links.find(c, "new", "admin", 9)) is None
    assert crowd.read(lambda c: one_time_links.find(c, "new", "password", 100)) is None
    assert crowd.read(lambda c: one_time_links.find(c, "new", "password", 99)) == new
    assert crowd.write(lambda c: one_time_links.take(c, "new", "password", 99)).result() == new
    assert crowd.write(lambda c: one_time_links.take(c, "new", "password", 99)).result() is None
    crowd.write(lambda c: one_time_links.forget_expired(c, 50)).result()
    assert crowd.read(lambda c: one_time_links.find(c, "other", "admin", 1)) is None


def test_a_setting_is_created_once(store: Store) -> None:
    first = store.write(lambda c: accounts.keep_setting(c, "key", b"one")).result()
    second = store.write(lambda c: accounts.keep_setting(c, "key", b"two")).result()
    assert (first, second) == (b"one", b"one")
