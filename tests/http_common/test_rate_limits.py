"""Limits on wrong guesses, request rates and open connections."""

import gc

import pytest

from intriga.http_common import RateLimits, Settings, TooManyRequests, rate_limits
from intriga.http_common.attempts import LOGINS, PASSWORDS, WITHIN, Attempts
from intriga.http_common.client import counted_address, is_loopback, preferred_language
from intriga.http_common.rates import Rate, RateCounter
from intriga.http_common.slots import Slots
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.words import LANGUAGES, phrasebook


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def wrong(id: str = "login-wrong") -> TableError:
    return TableError("forbidden", refuse(id))


def guess(attempts: Attempts, who: str = "me", problem: Exception | None = None) -> None:
    with attempts.trying(who):
        if problem is not None:
            raise problem


def test_wrong_guesses_are_limited_until_the_oldest_expires() -> None:
    clock = Clock()
    attempts = Attempts(PASSWORDS, clock)
    for _ in range(PASSWORDS.most):
        clock.at += 10
        with pytest.raises(TableError, match="login-wrong"):
            guess(attempts, problem=wrong())
    with pytest.raises(TooManyRequests) as refused:
        guess(attempts)
    assert refused.value.refusal.id == "login-too-often"
    assert refused.value.seconds == WITHIN - 10 * (PASSWORDS.most - 1)
    guess(attempts, "somebody else")
    clock.at += refused.value.seconds - 1
    with pytest.raises(TooManyRequests):
        guess(attempts)
    clock.at += 1
    guess(attempts)


def test_right_guesses_and_other_errors_do_not_count() -> None:
    attempts = Attempts(PASSWORDS, Clock())
    for _ in range(3 * PASSWORDS.most):
        guess(attempts)
        with pytest.raises(TableError, match="table-unavailable"):
            guess(attempts, problem=wrong("table-unavailable"))


def test_concurrent_guesses_count_before_they_are_answered() -> None:
    attempts = Attempts(PASSWORDS, Clock())
    under_way = [attempts.trying("me") for _ in range(PASSWORDS.most)]
    for attempt in under_way:
        attempt.__enter__()
    with pytest.raises(TooManyRequests):
        guess(attempts)
    under_way[0].__exit__(None, None, None)  # this guess was right
    guess(attempts)


def test_a_cancelled_guess_counts() -> None:
    attempts = Attempts(PASSWORDS, Clock())
    for _ in range(PASSWORDS.most):
        with pytest.raises(KeyboardInterrupt):
            guess(attempts, problem=KeyboardInterrupt())  # type: ignore[arg-type]
    with pytest.raises(TooManyRequests):
        guess(attempts)


def test_guesses_over_many_logins_are_limited() -> None:
    limits = RateLimits(Settings(), Clock())
    for number in range(LOGINS.most):
        attempt = limits.guessing_password("192.0.2.1", f"login {number}")
        with pytest.raises(TableError, match="login-wrong"), attempt:
            raise wrong()
    with pytest.raises(TooManyRequests), limits.guessing_password("192.0.2.1", "another login"):
        pass
    with limits.guessing_password("192.0.2.2", "login 1"):
        pass


def test_a_rate_allows_a_burst_and_then_a_steady_pace() -> None:
    clock = Clock()
    rates = RateCounter(Rate(5, 2.0), "door-calls", clock)
    for _ in range(5):
        rates.take("me")
    with pytest.raises(TooManyRequests) as refused:
        rates.take("me")
    assert refused.value.seconds == 1
    rates.take("somebody else")
    for _ in range(10):
        clock.at += 0.5
        rates.take("me")
        with pytest.raises(TooManyRequests):
            rates.take("me")
    clock.at += 100
    for _ in range(5):
        rates.take("me")
    with pytest.raises(TooManyRequests):
        rates.take("me")


def test_slots_are_shared_and_released() -> None:
    slots = Slots("door-live", 5)
    held = [slots.take({"me": 2, "here": 3}) for _ in range(2)]
    with pytest.raises(TooManyRequests):
        slots.take({"me": 2, "here": 3})
    other = slots.take({"you": 2, "here": 3})
    with pytest.raises(TooManyRequests):
        slots.take({"she": 2, "here": 3})
    with other:
        pass
    other.release()  # releasing twice counts once
    assert slots.taken == 2
    held.pop()
    gc.collect()
    assert slots.taken == 1, "a slot nobody holds is free"
    held += [slots.take({str(number): 1}) for number in range(4)]
    with pytest.raises(TooManyRequests):
        slots.take({"last": 1})


def test_people_at_one_address_have_separate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "LIVE_EACH", 2)
    monkeypatch.setattr(rate_limits, "LIVE_ADDRESS", 3)
    limits = RateLimits(Settings())
    held = [limits.live("me", "192.0.2.1") for _ in range(2)]
    with pytest.raises(TooManyRequests):
        limits.live("me", "192.0.2.1")
    held.append(limits.live("you", "192.0.2.1"))
    with pytest.raises(TooManyRequests):
        limits.live("she", "192.0.2.1")
    held += [limits.live(f"local {number}", "127.0.0.1") for number in range(8)]


@pytest.mark.parametrize(
    ("host", "counted", "here"),
    [
        ("192.0.2.7", "192.0.2.7", False),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", False),
        ("::ffff:192.0.2.7", "192.0.2.7", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("testserver", "testserver", False),
        ("", "", False),
    ],
)
def test_an_ipv6_network_counts_as_one_client(host: str, counted: str, here: bool) -> None:
    assert counted_address(host) == counted
    assert is_loopback(counted) == here
    if counted.endswith("/64"):
        assert counted_address("2001:db8:1:2:ffff::1") == counted


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "ru"),
        ("en", "en"),
        ("en-US,en;q=0.9,ru;q=0.8", "en"),
        ("de-DE, ru;q=0.5, en;q=0.7", "en"),
        ("ru;q=0, en;q=0.1", "en"),
        ("de, fr", "ru"),
        ("en;q=many, ru;q=0.2", "ru"),
        ("en;q=0.5;q=1, ru;q=0.4", "ru"),
        ("*", "ru"),
        (",;=,;q,q=;;", "ru"),
        ("en;q=²", "ru"),
    ],
)
def test_the_preferred_language(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_every_refusal_has_a_text() -> None:
    limits = RateLimits(Settings())
    said = {"login-too-often", "return-too-often", "door-arrivals", "door-openings"}
    for id in said | {"door-calls", "door-live"}:
        for language in LANGUAGES:
            assert phrasebook(language, "intriga.http_common").say(id)
    assert limits.api_calls.rate.burst > limits.api_calls.rate.per_second
