"""Placeholders of fragments are filled in just before they are sent, for one page."""

from itertools import count

from intriga.web.rendering.fragments import (
    COMMAND,
    CSRF,
    Filler,
    Marks,
    digest,
    for_owner,
    name_of,
    packed,
    part_placeholder,
    seat_placeholder,
    sse_joined,
    sse_message,
    sse_partial,
    with_parts,
)


def filler(me: int | None = 1) -> Filler:
    numbers = count()
    texts = {name_of(COMMAND): lambda: f"id-{next(numbers)}", name_of(CSRF): lambda: "токен"}
    return Filler(texts, lambda: Marks(me, frozenset({0, 1}), frozenset({1})))


def test_all_pieces_of_a_message_have_the_same_command() -> None:
    fill = filler().fill
    assert fill(packed(f"<b>{COMMAND} {COMMAND}</b>")) == b"<b>id-0 id-0</b>"
    assert fill(packed(f"{CSRF}|{COMMAND}")) == "токен|id-0".encode()


def test_what_is_made_for_nobody_is_not_made() -> None:
    def never() -> str:
        raise AssertionError

    assert Filler({name_of(COMMAND): never}, lambda: Marks(None, frozenset(), frozenset())).fill(
        packed(CSRF)
    ) == packed(CSRF), "an unknown placeholder is left as it is"


def test_rows_say_who_is_there_and_their_owner_alone_reads_more() -> None:
    begin, end = for_owner(1)
    row = packed(f"<li class='p{seat_placeholder(1)}'>{begin}<i>{CSRF}</i>{end}</li>")
    assert filler(1).fill(row) == "<li class='p is-online is-turn'><i>токен</i></li>".encode()
    assert filler(0).fill(row) == b"<li class='p is-online is-turn'></li>"
    assert filler(None).fill(row) == b"<li class='p is-online is-turn'></li>"


def test_a_message_in_pieces_is_the_message() -> None:
    html = "<p>один\r\nдва\n</p>"
    pieces = sse_joined([sse_partial("zone-a", html, "outerMorph")], "7.aa")
    whole = f'<hx-partial hx-target="#zone-a" hx-swap="outerMorph">{html}</hx-partial>'
    assert b"".join(pieces) == sse_message(whole, "7.aa")


def test_parts_are_put_into_their_places() -> None:
    frame = packed(f"<svg>{part_placeholder('юниты')}{part_placeholder('gone')}</svg>")
    assert with_parts(frame, {"юниты": packed("<g>я</g>")}) == "<svg><g>я</g></svg>".encode()


def test_a_digest_is_of_the_bytes_however_long() -> None:
    long = "я<b>" * 9_000
    assert digest(long) == digest(packed(long)) != digest(long[:-1])
    assert digest("") == digest(b"") == "00000000"
