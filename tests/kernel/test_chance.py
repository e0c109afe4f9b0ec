"""Random draws: provable, unbiased, stateless."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.kernel.chance import ChanceError, Draw, Fast, Forced, Replayed, Sealed, commitment

secrets = st.binary(min_size=32, max_size=32)
salts = st.lists(st.text(max_size=20), max_size=5)
entries = st.integers(0, 2**40)


@given(secrets, salts, entries, st.integers(0, 1000), st.integers(1, 2**256))
def test_draws_are_in_range_and_repeatable(
    secret: bytes, mixed: list[str], entry: int, k: int, n: int
) -> None:
    drawn = Sealed(secret, mixed).randbelow(entry, k, n, "any")
    assert 0 <= drawn < n
    assert Sealed(secret, mixed).randbelow(entry, k, n, "otherwise") == drawn


@given(secrets, salts, entries, st.integers(0, 1000))
def test_a_draw_is_the_published_formula(
    secret: bytes, mixed: list[str], entry: int, k: int
) -> None:
    """HMAC-SHA256(key, entry ‖ k) with key = HMAC-SHA256(secret, the hashes of the salts)."""
    hashes = b"".join(hashlib.sha256(salt.encode()).digest() for salt in mixed)
    key = hmac.new(secret, hashes, hashlib.sha256).digest()
    seed = entry.to_bytes(8, "big") + k.to_bytes(4, "big")
    value = int.from_bytes(hmac.new(key, seed, hashlib.sha256).digest(), "big")
    assert Sealed(secret, mixed).randbelow(entry, k, 2**256, "any") == value
    assert Sealed(secret, mixed).randbelow(entry, k, 2**16, "any") == value % 2**16


def test_values_that_would_bias_are_rejected() -> None:
    """For a range just above half, nearly every second value must be rejected."""
    chance, n = Sealed(b"secret", ["salt"]), 2**255 + 1
    whole = [chance.randbelow(entry, 0, 2**256, "any") for entry in range(400)]
    drawn = [chance.randbelow(entry, 0, n, "any") for entry in range(400)]
    kept = [value for value, first in zip(drawn, whole, strict=True) if first < n]
    redrawn = [value for value, first in zip(drawn, whole, strict=True) if first >= n]
    assert kept == [value for value in whole if value < n]
    assert 150 < len(redrawn) < 250
    assert not any(
        value == first % n for value, first in zip(drawn, whole, strict=True) if first >= n
    )
    halves = Counter(value >= n // 2 for value in drawn)
    assert 150 < halves[True] < 250


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_draws_are_uniform(n: int) -> None:
    """χ² of 200 n draws. By chance the bound is exceeded once in ten thousand; the draws are
    fixed."""
    chance = Sealed(b"a secret of the test", ["one", "two"])
    counts = Counter(
        chance.randbelow(entry, k, n, "any") for entry in range(50) for k in range(4 * n)
    )
    squares = sum((counts[value] - 200) ** 2 / 200 for value in range(n))
    freedom = n - 1
    assert squares < freedom * (1 - 2 / (9 * freedom) + 3.8 * (2 / (9 * freedom)) ** 0.5) ** 3


def test_every_input_changes_the_draw() -> None:
    def drawn(secret: bytes, mixed: list[str], entry: int = 1, k: int = 2) -> int:
        return Sealed(secret, mixed).randbelow(entry, k, 2**256, "any")

    draws = [
        drawn(b"secret", ["ab", "c"]),
        drawn(b"Secret", ["ab", "c"]),
        drawn(b"secret", ["a", "bc"]),
        drawn(b"secret", ["c", "ab"]),
        drawn(b"secret", ["ab", "c", ""]),
        drawn(b"secret", ["ab", "c"], entry=2),
        drawn(b"secret", ["ab", "c"], k=1),
        drawn(b"secret", ["ab", "c"], entry=0, k=1 << 31),
    ]
    assert len(set(draws)) == len(draws)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"secret") == hashlib.sha256(b"secret").hexdigest()


def test_drawing_below_one_is_an_error() -> None:
    with pytest.raises(ChanceError, match="chance-no-range"):
        Sealed(b"secret", []).randbelow(0, 0, 0, "any")


def test_forced_draws_in_order() -> None:
    chance = Forced([3, 0, 5])
    assert [chance.randbelow(9, k, 6, "die") for k in range(3)] == [3, 0, 5]
    with pytest.raises(ChanceError, match="chance-none-left") as caught:
        chance.randbelow(9, 3, 6, "die")
    assert caught.value.message.params["why"] == "die"


def test_forced_draws_for_each_reason() -> None:
    chance = Forced({"die": [3], "card": [51, 0]})
    assert chance.randbelow(0, 0, 52, "card") == 51
    assert chance.randbelow(0, 1, 6, "die") == 3
    assert chance.left == 1
    assert chance.randbelow(0, 2, 52, "card") == 0
    with pytest.raises(ChanceError, match="chance-none-left"):
        chance.randbelow(0, 3, 2, "coin")


@pytest.mark.parametrize("value", [-1, 6])
def test_a_forced_draw_out_of_range_is_an_error(value: int) -> None:
    with pytest.raises(ChanceError, match="chance-outside"):
        Forced([value]).randbelow(0, 0, 6, "die")


def test_replayed_draws_must_match_the_rules() -> None:
    chance = Replayed([Draw("die", 6, 4), Draw("coin", 2, 2)])
    assert chance.randbelow(0, 0, 6, "die") == 4
    with pytest.raises(ChanceError, match="chance-otherwise"):
        chance.randbelow(0, 0, 8, "die")
    with pytest.raises(ChanceError, match="chance-otherwise"):
        chance.randbelow(0, 0, 6, "card")
    with pytest.raises(ChanceError, match="chance-outside"):
        chance.randbelow(0, 1, 2, "coin")
    with pytest.raises(ChanceError, match="chance-not-recorded"):
        chance.randbelow(0, 2, 6, "die")


@given(st.integers(), st.integers(1, 1000))
def test_fast_draws_repeat_with_their_seed(seed: int, n: int) -> None:
    one, other = Fast(seed), Fast(seed)
    draws = [one.randbelow(0, k, n, "any") for k in range(5)]
    assert draws == [other.randbelow(0, k, n, "any") for k in range(5)]
    assert all(0 <= draw < n for draw in draws)
