"""What is wrong with data is said in the reader's language, not in the decoder's."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from intriga.kernel.decode_errors import UNREADABLE, decode_error
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
    (b'{"need":', "JSON обрывается.", "the JSON breaks off."),
    (b"", "JSON обрывается.", "the JSON breaks off."),
    (b'{"need":1,}', "это не JSON, начиная с байта 10.", "it is no JSON from byte 10 on."),
    (b'{"need":1,"name":"\xff"}', "это не текст в UTF-8.", "it is no text in UTF-8."),
    (b"[" * 100_000, None, None),
    (b'{"nope":' + b"[" * 100_000, None, None),
    (b"[]", "список, а подходит только объект.", None),
    (b"{}", "нет поля «need».", "the field “need” is missing."),
    (b'{"need":1,"a`b":2}', "лишнее поле «a`b».", "the field “a`b” is superfluous."),
    (b'{"need":"x"}', "в «need» строка, а подходит только целое число.", None),
    (b'{"need":1.5}', "в «need» число, а подходит только целое число.", None),
    (b'{"need":null}', None, "in “need” there is null where only a whole number will do."),
    (b'{"need":1e400}', "в «need» слишком большое число.", "in “need” the number is too big."),
    (b'{"need":1,"sum":9}', "в «sum» подходит только число не меньше 10.", None),
    (b'{"need":1,"sum":91}', "в «sum» подходит только число не больше 90.", None),
    (b'{"need":1,"tens":11}', "в «tens» подходит только число, кратное 10.", None),
    (b'{"need":1,"over":0}', "в «over» подходит только число не меньше 1.", None),
    (b'{"need":1,"over":5}', "в «over» подходит только число не больше 4.", None),
    (b'{"need":1,"share":0.1}', "в «share» подходит только число не меньше 0.5.", None),
    (b'{"need":1,"name":"a"}', "в «name» слишком коротко, наименьшая длина 2.", None),
    (b'{"need":1,"name":"abcde"}', "в «name» слишком длинно, наибольшая длина 4.", None),
    (b'{"need":1,"code":"b"}', "в «code» строка не того вида.", None),
    (b'{"need":1,"way":"up"}', "в «way» недопустимое значение «up».", None),
    (b'{"need":1,"rank":7}', "в «rank» недопустимое значение «7».", None),
    (b'{"need":1,"pair":[1]}', "в «pair» не та длина, нужна 2.", None),
    (b'{"need":1,"rows":[]}', "в «rows» слишком коротко, наименьшая длина 1.", None),
    (b'{"need":1,"rows":[{},{},{}]}', "в «rows» слишком длинно, наибольшая длина 2.", None),
    (
        b'{"need":1,"rows":[{"a":"b"}]}',
        "в «rows[0][...]» строка, а подходит только целое число.",
        None,
    ),
    (
        b'{"need":1,"either":[]}',
        "в «either» список, а подходит только целое число или строка или null.",
        None,
    ),
    (
        b'{"need":1,"flag":1}',
        None,
        "in “flag” there is a whole number where only true or false will do.",
    ),
]


def wrong(raw: bytes) -> Exception:
    with pytest.raises(UNREADABLE) as caught:
        msgspec.json.decode(raw, type=Sample)
    return caught.value


def say(language: str, problem: Any) -> str:
    return phrasebook(language).text_of(Message("refused-malformed", {"problem": problem}))


@pytest.mark.parametrize(("raw", "russian", "english"), CASES)
def test_what_is_wrong_is_said_in_both_languages(
    raw: bytes, russian: str | None, english: str | None
) -> None:
    problem = decode_error(wrong(raw))
    assert "misread-otherwise" not in str(problem)
    for language, sentence in (("ru", russian), ("en", english)):
        said = say(language, problem)
        assert said.endswith(".")
        assert "Expected" not in said
        assert sentence is None or said.endswith(f": {sentence}")


def test_what_is_not_known_is_passed_on() -> None:
    problem = decode_error(msgspec.ValidationError("Something new - at `$.x`"))
    assert say("ru", problem) == "Это не похоже на ход: в «x» Something new"
    assert say("ru", decode_error(UnicodeError())) == "Это не похоже на ход: это не текст в UTF-8."
