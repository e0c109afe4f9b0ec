"""Documents: what players send is a text, what rules get is a reference."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Struct

from intriga.kernel.acts import SECRET, Act
from intriga.kernel.chance import Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.questions.documents import (
    DOCUMENT_LENGTH,
    Document,
    Version,
    acts_schema,
    document,
    document_fields,
    documents_in,
    too_long,
    unstored,
    versions_in,
)
from intriga.kernel.text import Refusal
from intriga.lab.conformance.plays.random_play import header_of
from intriga.lab.scenario import ScenarioRun
from intriga.lab.scenario_file import read
from intriga.words import phrasebook
from tests.shapes.parliament import Amend, Disclose, PassLaw, Propose
from tests.shapes.parliament import game as parliament

ONE, TWO = Document("1" * 32, "d", 3), Document("2" * 32, "d", 4)


class Letter(Act, frozen=True):
    text: Annotated[Document | None, SECRET] = None
    number: int = 0


class Shelf(Struct):
    books: dict[int, Document]
    law: tuple[Version, ...] = ()
    label: str = "x"


def test_the_fields_that_take_documents_are_known_by_their_type() -> None:
    assert document_fields(Letter) == {"letter": ("text",)}
    assert document_fields(parliament.Acts) == {
        "pass-law": ("text",),
        "amend": ("text",),
        "publish": ("article",),
        "propose": ("text", "terms"),
    }
    schema = acts_schema(parliament.Acts)
    assert "Document" not in schema["$defs"]
    text = {"type": "string", "maxLength": DOCUMENT_LENGTH}
    assert schema["$defs"]["PassLaw"]["properties"]["text"] == text


def test_a_text_becomes_a_reference_and_a_record_keeps_it() -> None:
    data = {"type": "amend", "law": "3", "text": "a <b>"}
    act = reader(parliament).player_data(data)
    assert isinstance(act, Amend)
    assert (act.law, act.text.length) == (3, 5)
    assert reader(parliament).recorded(msgspec.json.encode(act)) == act
    raw = msgspec.json.encode({**data, "law": 3})
    assert reader(parliament).player(raw) == act
    named: list[tuple[str, str]] = []

    def file(field: str, text: str) -> Document:
        named.append((field, text))
        return ONE

    both = {"type": "propose", "whom": 1, "text": "t", "terms": None}
    assert reader(parliament).player_data(both, file) == Propose(1, ONE)
    assert reader(parliament).player_data({**both, "terms": "s"}, file) == Propose(1, ONE, ONE)
    assert reader(parliament).player_data({"type": "disclose", "treaty": 0}, file) == Disclose(0)
    assert named == [("text", "t"), ("text", "t"), ("terms", "s")]
    assert data["text"] == "a <b>", "what was sent stays as it was"


@pytest.mark.parametrize(
    "text", [msgspec.to_builtins(ONE), {"document": msgspec.to_builtins(ONE)}, 7, ["a"], True]
)
def test_players_cannot_send_references(text: Any) -> None:
    for act in ({"type": "pass-law", "text": text}, {"type": "pass-law", "text": "\ud800"}):
        refusal = reader(parliament).player_data(act)
        assert isinstance(refusal, Refusal)
        assert refusal.id == "refused-malformed"
    raw = msgspec.json.encode({"type": "pass-law", "text": text})
    assert isinstance(reader(parliament).player(raw), Refusal)
    assert isinstance(reader(parliament).player(b'{"type":"pass-law","text":"' + b"[" * 9), Refusal)


def test_a_refusal_of_the_text_is_the_refusal_of_the_act() -> None:
    for text, id in (("", "document-empty"), ("a" * 20_007, "document-too-long")):
        refusal = reader(parliament).player_data({"type": "pass-law", "text": text})
        assert isinstance(refusal, Refusal)
        assert refusal.id == id
        assert refusal.params in ({}, {"most": DOCUMENT_LENGTH, "over": 7})
    said = phrasebook("en").say("document-too-long", {"most": DOCUMENT_LENGTH, "over": 7})
    assert said == ("The text is 7 characters too long: it can have at most 20,000. Shorten it.")
    assert too_long(ONE, 3) is None
    assert too_long(ONE, 2) == Refusal("document-too-long", {"most": 2, "over": 1})


def test_references_are_found_wherever_they_stand() -> None:
    shelf = Shelf({1: ONE}, (Version(TWO, 0, 5),))
    assert list(documents_in(shelf)) == [ONE, TWO]
    params = {"text": document(ONE), "seat": {"seat": 0}, "more": [document(TWO), 1, "x"]}
    assert list(documents_in(params)) == [ONE, TWO]
    assert list(documents_in(msgspec.json.decode(msgspec.json.encode(params)))) == [ONE, TWO]
    assert list(documents_in({"document": "1" * 32})) == []
    assert versions_in(shelf, TWO.id) == [Version(TWO, 0, 5)]
    assert versions_in([{"a": shelf}], TWO.id) == [Version(TWO, 0, 5)]
    assert not versions_in(shelf, ONE.id)


def test_a_reference_renders_as_nothing() -> None:
    book = phrasebook("en", "tests.shapes")
    params = {"by": "Ann", "whom": "Bob", "text": [document(ONE)]}
    assert book.say("parliament-treaty-signed", params) == "A signed treaty between Ann and Bob."


def test_texts_that_are_stored_nowhere_have_ids_of_their_own() -> None:
    one, again, later = unstored("1"), unstored("1"), unstored("2")
    assert one("text", "a") == again("text", "a")
    assert len({str(file(field, "a")) for file in (one, later) for field in ("x", "y")}) == 4


def test_the_text_of_a_scenario_is_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    law = "§ 1\n\nNo taxes."
    steps = [
        {"by": 0, "act": {"type": "pass-law", "text": law}},
        {"by": 1, "act": {"type": "pass-law", "text": law}},
        {"by": 2, "act": {"type": "pass-law", "text": ""}},
    ]
    file = {"game": "parliament", "seats": 3, "steps": steps}
    monkeypatch.setattr("intriga.lab.scenario_file.games.find", lambda id: parliament)
    stage: ScenarioRun[Any] = ScenarioRun(read(msgspec.json.encode(file)))
    reports = list(stage.run())
    assert [report.accepted for report in reports] == [True, True, True, False]
    one, two = (law.newest for law in stage.position.state.laws)
    assert one.length == two.length == len(law)
    assert one.id != two.id


def test_the_state_has_no_text() -> None:
    engine = Engine(parliament, header_of(parliament, 2, None, b""), Fast("seed"))
    act = reader(parliament).player_data({"type": "pass-law", "text": "No taxes."})
    assert isinstance(act, PassLaw)
    advance = engine.act(engine.open().position, 0, act, 1)
    assert not isinstance(advance, Refusal)
    assert b"No taxes" not in advance.position.packed + advance.line
