"""What games offer to choose from, and which of it is nothing."""

import pytest

from intriga.kernel import (
    NOTHING,
    Choice,
    Choices,
    Domain,
    Field,
    Range,
    Text,
    always,
    choice,
    labelled,
    listed,
    msg,
    numbers,
    offers_any,
    people,
    seat,
    sums,
    tick,
    words,
)


def test_each_kind_of_choices_has_its_labels() -> None:
    assert people([2, 0]).options == (Choice(2, seat(2)), Choice(0, seat(0)))
    assert words(("yes", "no"), "toy-").options == (
        Choice("yes", msg("toy-yes")),
        Choice("no", msg("toy-no")),
    )
    assert numbers(n for n in (1, 3)).options == (Choice(1, 1), Choice(3, 3))
    assert sums([5], "toy-money").options == (Choice(5, msg("toy-money", money=5)),)
    by_label = labelled((1, 2), lambda n: msg("toy-place", n=n))
    assert by_label == listed((n, msg("toy-place", n=n)) for n in (1, 2))
    assert by_label.options[1] == Choice(2, msg("toy-place", n=2))


def test_what_is_always_to_choose_depends_on_nothing() -> None:
    choose = always(Text(60))
    assert choose("a state", 3, {"who": 1}) is choose(None, "host", {}) == Text(60)


def test_sums_of_two_games_keep_their_own_words() -> None:
    labels = [sums([5], text).options[0].label for text in ("toy-coins", "toy-millions")]
    assert labels == [msg("toy-coins", money=5), msg("toy-millions", money=5)]


def test_a_tick_suggests_itself_or_nothing() -> None:
    label = msg("toy-right")
    assert tick("tax", label) == Choices((Choice("tax", label),))
    assert tick("tax", label, on=True).default == "tax"
    assert tick(0, label, on=True).default == 0  # a value that looks like none


@pytest.mark.parametrize(
    ("domain", "any"),
    [
        (NOTHING, False),
        (people([]), False),
        (numbers([0]), True),
        (Range(1, 0), False),
        (Range(3, 3), True),
        (Text(0), True),
    ],
)
def test_whether_there_is_anything_to_choose(domain: Domain, any: bool) -> None:
    assert offers_any(domain) is any


def test_a_field_with_one_value() -> None:
    assert choice("whom", "living") == Field("whom", "choice", "living")
    after = choice("post", "posts", optional=True, after=("whom",))
    assert after == Field("post", "choice", "posts", optional=True, after=("whom",))
