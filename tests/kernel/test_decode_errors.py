"""Errors in data are explained in the reader's language, not in the decoder's wording."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.text import Message
from intriga.words import phrasebook


class Sample(Struct, forbid_unknown_fields=True):
    """A field for everything a decoder may complain about."""

    need: int
    sum: Annotated[int, Meta(ge=10, le=90)] = 10
    tens: Annotated[int, Meta(multiple_of=10)] = 10
    over: Annotated[int, Meta(gt=0, lt=5)] = 1
    share: Annotated[float, Meta(ge=0.5, le=1.5)] = 1.0
    name: Annotated[str, Meta(min_length=2, max_length=4)] = "ab"
    code: Annotated[str, Meta(pattern="^a+$")] = "a"
    way: Literal["left", "right"] = "left"
    rank: Literal[1, 2] = 1
    pair: tuple[int, int] = (0, 0)
    rows: Annotated[list[dict[str, int]], Meta(min_length=1, max_length=2)] = []
    either: int | str | None = None
    flag: bool = False


CASES = [
    (b'{"need":', "JSON обрывается раньше времени.", "unexpected end of JSON."),
    (b"", "JSON обрывается раньше времени.", "unexpected end of JSON."),
    (b'{"need":1,}', "ошибка в JSON, байт 10.", "invalid JSON at byte 10."),
    (b'{"need":1,"name":"\xff"}', "это не UTF-8.", "not valid UTF-8."),
    (b"[" * 100_000, None, None),
    (b'{"nope":' + b"[" * 100_000, None, None),
    (b"[]", "ожидается объект, а получено: массив.", None),
    (b"{}", "нет поля «need».", "missing field “need”."),
    (b'{"need":1,"a`b":2}', "лишнее поле «a`b».", "unknown field “a`b”."),
    (b'{"need":"x"}', "«need»: ожидается целое число, а получено: строка.", None),
    (b'{"need":1.5}', "«need»: ожидается целое число, а получено: число.", None),
    (b'{"need":null}', None, "“need”: expected a whole number, got null."),
    (
        b'{"need":1e400}',
        "«need»: число вне допустимых пределов.",
        "“need”: the number is out of range.",
    ),
    (b'{"need":1,"sum":9}', "«sum»: должно быть не меньше 10.", None),
    (b'{"need":1,"sum":91}', "«sum»: должно быть не больше 90.", None),
    (b'{"need":1,"tens":11}', "«tens»: должно быть кратно 10.", None),
    (b'{"need":1,"over":0}', "«over»: должно быть не меньше 1.", None),
    (b'{"need":1,"over":5}', "«over»: должно быть не больше 4.", None),
    (b'{"need":1,"share":0.1}', "«share»: должно быть не меньше 0.5.", None),
    (b'{"need":1,"name":"a"}', "«name»: длина должна быть не меньше 2.", None),
    (b'{"need":1,"name":"abcde"}', "«name»: длина должна быть не больше 4.", None),
    (b'{"need":1,"code":"b"}', "«code»: строка не того формата.", None),
    (b'{"need":1,"way":"up"}', "«way»: недопустимое значение «up».", None),
    (b'{"need":1,"rank":7}', "«rank»: недопустимое значение «7».", None),
    (b'{"need":1,"pair":[1]}', "«pair»: длина должна быть 2.", None),
    (b'{"need":1,"rows":[]}', "«rows»: длина должна быть не меньше 1.", None),
    (
        b'{"need":1,"rows":[{},{},{}]}',
        "«rows»: длина должна быть не больше 2.",
        None,
    ),
    (
        b'{"need":1,"rows":[{"a":"b"}]}',
        "«rows[0][...]»: ожидается целое число, а получено: строка.",
        None,
    ),
    (
        b'{"need":1,"either":[]}',
        "«either»: ожидается целое число или строка или null, а получено: массив.",
        None,
    ),
    (
        b'{"need":1,"flag":1}',
        None,
        "“flag”: expected true or false, got a whole number.",
    ),
]


def wrong(raw: bytes) -> Exception:
    with pytest.raises(UNREADABLE) as caught:
        msgspec.json.decode(raw, type=Sample)
    return caught.value


def describe(language: str, problem: Any) -> str:
    return phrasebook(language).text_of(Message("refused-malformed", {"problem": problem}))


UNKNOWN = str(decode_error(msgspec.ValidationError("Something new"))["msg"])
"""The id of the text for errors that are not recognised."""


@pytest.mark.parametrize(("raw", "russian", "english"), CASES)
def test_decode_errors_are_explained_in_both_languages(
    raw: bytes, russian: str | None, english: str | None
) -> None:
    problem = decode_error(wrong(raw))
    assert UNKNOWN not in str(problem)
    for language, sentence in (("ru", russian), ("en", english)):
        text = describe(language, problem)
        assert text.endswith(".")
        assert "Expected" not in text
        assert sentence is None or text.endswith(f": {sentence}")


def test_unknown_errors_are_passed_on() -> None:
    problem = decode_error(msgspec.ValidationError("Something new - at `$.x`"))
    assert describe("ru", problem) == "Неверное действие: «x»: Something new"
    assert describe("ru", decode_error(UnicodeError())) == "Неверное действие: это не UTF-8."
