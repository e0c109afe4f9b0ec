"""Documents over the API: written as texts, received as references, read by those who may."""

import hashlib
import itertools
from collections.abc import Iterator

import pytest

from intriga.http_common.bodies import BODY_MOST
from intriga.http_common.rate_limits.policies import DOCUMENTS
from intriga.kernel.questions.documents import DOCUMENT_LENGTH
from tests.kit.http.fewer import fewer, restored
from tests.kit.http.program import Program
from tests.kit.http.server import Server
from tests.shapes.auction import Auction
from tests.shapes.parliament import Parliament

pytestmark = pytest.mark.service
_numbers = itertools.count()


@pytest.fixture(scope="module")
def chamber(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `parliament`, and one without documents; shared by a module."""
    games = {game.id: game for game in (Parliament(), Auction())}
    with Server(tmp_path_factory.mktemp("chamber"), games=games) as made:
        yield made


@pytest.fixture
def members(chamber: Server) -> Iterator[tuple[str, list[Program]]]:
    """A match of three programs, the first of which hosts it, and a program that watches."""
    people = [Program(chamber.url, f"member-{next(_numbers)}", "en") for _ in range(4)]
    yield begun(people[:3], "parliament"), people
    for program in people:
        program.close()


def begun(people: list[Program], game: str) -> str:
    host, *others = people
    match = host.open(game=game, seats=len(people))
    for program in others:
        program.post(f"/matches/{match}/join", {})
    host.post(f"/matches/{match}/start", {})
    return match


def test_a_text_is_sent_and_a_reference_comes_back(members: tuple[str, list[Program]]) -> None:
    match, people = members
    law = "<b>§ 1</b>\n\n\tNo taxes.\u202e"
    people[0].act(match, "pass-law", text=law)
    view = people[3].get(f"/matches/{match}/view", after=0)
    (version,) = view["view"]["laws"][0]["versions"]
    (event,) = view["events"]
    reference = version["document"]
    assert event["params"]["text"] == {"document": reference}
    assert event["text"] == f"{people[0].login} passes law 1."
    found = people[3].get(f"/matches/{match}/documents/{reference['id']}")
    assert found["text"] == law.removesuffix("\u202e")
    assert {key: found[key] for key in reference} == reference
    salted = f"{found['salt']}\n{found['text']}".encode()
    assert hashlib.sha256(salted).hexdigest() == found["digest"]
    assert (found["gone"], found["versions"]) == ("", [version])
    form = next(f for f in people[1].get(f"/matches/{match}/forms")["forms"] if f["preset"])
    assert form["fields"][0]["kind"] == "document"
    chosen = {"chosen": form["preset"]}
    domain = people[1].post(f"/matches/{match}/domains/amendment", chosen)
    assert domain == {"kind": "text", "length": DOCUMENT_LENGTH, "begins": reference}
    acts = people[0].get("/games/parliament")["acts"]["$defs"]
    assert acts["PassLaw"]["properties"]["text"]["type"] == "string"
    assert "Document" not in acts


def test_a_secret_text_is_as_unknown_as_none(members: tuple[str, list[Program]]) -> None:
    match, people = members
    people[0].act(match, "propose", whom=1, text="Together.")
    (treaty,) = people[1].get(f"/matches/{match}/view")["view"]["treaties"]
    path = f"/matches/{match}/documents/"
    assert people[1].get(path + treaty["text"]["id"])["text"] == "Together."
    for program in people[2:]:
        for query in ({}, {"step": 0}):
            unknown = program.get(path + "0" * 32, 404, **query)
            assert unknown["id"] == "document-unknown"
            assert program.get(path + treaty["text"]["id"], 404, **query) == unknown
    reference = people[2].act(match, "pass-law", 422, text=treaty["text"])
    assert reference["id"] == "refused-malformed"


def test_the_host_deletes_a_text(members: tuple[str, list[Program]]) -> None:
    match, people = members
    people[1].act(match, "publish", article="Slander.")
    (event,) = people[0].get(f"/matches/{match}/events")["events"]
    path = f"/matches/{match}/documents/{event['params']['text']['document']['id']}"
    assert people[1].post(f"{path}/delete", {"command": "d"}, 422)["id"] == "refused-not-host"
    people[0].post(f"{path}/delete", {"command": "d"})
    found = people[3].get(path)
    assert (found["text"], found["salt"], found["gone"]) == ("", "", "host")
    events = people[3].get(f"/matches/{match}/events")["events"]
    assert (events[-1]["id"], events[-1]["text"]) == (
        "table-document-erased",
        "The host deleted a document.",
    )


def test_long_texts_fit_where_acts_take_them_and_nowhere_else(
    chamber: Server, members: tuple[str, list[Program]], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, people = members
    longest = "🏛" * DOCUMENT_LENGTH
    problem = people[0].act(match, "pass-law", 422, text=longest + "🏛🏛")
    assert problem["detail"].startswith("The text is 2 characters too long")
    check = {"act": {"type": "pass-law", "text": longest}}
    assert people[0].post(f"/matches/{match}/acts/check", check)["possible"]
    people[0].act(match, "pass-law", text=longest)
    text = {"command": "c", "text": "a" * BODY_MOST}
    people[0].post(f"/matches/{match}/rooms/table/messages", text, 413)
    sale = begun(people[:2], "auction")
    people[0].act(sale, "bid", 413, amount="a" * BODY_MOST)
    fewer(restored(chamber.site.limits, monkeypatch), DOCUMENTS, 0)
    assert people[1].act(match, "pass-law", 429, text="Law.")["id"] == "door-documents"
    people[1].act(match, "abstain")
