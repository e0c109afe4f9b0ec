"""A parliament: what its members write.

In each session every member passes a law, amends or repeals one, or abstains; everybody reads all
versions of the laws. At any time members may bring out a newspaper, and propose a treaty to another
member in secret, who may sign it; either of the two may disclose it.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from intriga.kernel import (
    DOCUMENT_LENGTH,
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Actor,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Document,
    Domain,
    Event,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Press,
    Refusal,
    Reveal,
    Seat,
    Step,
    Text,
    Version,
    Window,
    document,
    refuse,
    seat,
    too_long,
)

ARTICLE = 4_000
"""The longest newspaper, in characters."""
TREATIES = 3
"""How many treaties each member may propose."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    sessions: Annotated[int, Meta(ge=1, le=9)] = 3


class PassLaw(Act, frozen=True):
    text: Document


class Amend(Act, frozen=True):
    law: int
    text: Document


class Repeal(Act, frozen=True):
    law: int


class Abstain(Act, frozen=True):
    pass


class Publish(Act, frozen=True):
    article: Document


class Propose(Act, frozen=True):
    unseen = True

    whom: Annotated[Seat, SECRET]
    text: Annotated[Document, SECRET]
    terms: Annotated[Document | None, SECRET] = None


class Sign(Act, frozen=True):
    """`treaty`: its number among those that the member knows."""

    unseen = True

    treaty: int


class Disclose(Act, frozen=True):
    treaty: int


class Law(Struct, frozen=True):
    number: int
    versions: tuple[Version, ...]
    repealed: bool = False

    @property
    def newest(self) -> Document:
        return self.versions[-1].document


class Treaty(Struct, frozen=True):
    by: Seat
    whom: Seat
    text: Document
    terms: Document | None
    signed: bool = False
    disclosed: bool = False


class Chamber(Struct):
    voted: list[bool]
    published: list[bool]
    passed: list[int]
    sessions: int
    session: int = 1
    laws: list[Law] = []
    treaties: list[Treaty] = []


class View(Struct):
    session: int
    laws: tuple[Law, ...]
    treaties: tuple[Treaty, ...]


def _parties(state: Chamber, event: Event) -> tuple[Seat, ...]:
    """The two who know the treaty of this event."""
    id = event.params["text"]["document"]["id"]
    return next((t.by, t.whom) for t in state.treaties if t.text.id == id)


class Parliament(BaseGame[Chamber]):
    id = "parliament"
    rules_version = 1
    seats = range(2, 9)
    Options = Terms
    State = Chamber
    Acts = PassLaw | Amend | Repeal | Abstain | Publish | Propose | Sign | Disclose
    words = "tests.shapes"
    clocks = {"vote": Clock(600, 86_400)}  # noqa: RUF012
    press: Press = "full"
    reveals = {  # noqa: RUF012
        "parliament-proposed": Reveal(
            _parties, params=("by", "whom", "text", "terms"), parts=("view.treaties", "forms")
        ),
        "parliament-signed": Reveal(
            _parties, params=("by", "whom", "text"), parts=("view.treaties", "forms")
        ),
        "parliament-disclosed": Reveal(
            params=("by", "whom", "text", "terms"), parts=("view.treaties", "forms")
        ),
    }

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Chamber:
        nobody = [False] * len(chairs)
        return Chamber(nobody, list(nobody), [0] * len(chairs), options.sessions)

    def windows(self, state: Chamber) -> Sequence[Window]:
        if _is_over(state):
            return ()
        late = tuple(number for number, voted in enumerate(state.voted) if not voted)
        return (Window("session", "vote", late, state.session),)

    def forms(self, state: Chamber, actor: Actor) -> Sequence[Form]:
        if not isinstance(actor, int) or _is_over(state):
            return ()
        return tuple(_forms(state, actor))

    def domain(self, state: Chamber, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "whom":
            others = (n for n in range(len(state.voted)) if n != actor)
            return Choices(tuple(Choice(number, seat(number)) for number in others))
        if name == "amendment":
            law = _law(state, chosen.get("law"))
            if law is None:
                raise ValueError("no such law")
            return Text(DOCUMENT_LENGTH, begins=law.newest)
        return Text(ARTICLE if name == "article" else DOCUMENT_LENGTH)

    def check(self, state: Chamber, actor: Actor, act: Act, now: int) -> Refusal | None:
        if not isinstance(actor, int) or _is_over(state):
            return refuse("parliament-not-a-member")
        if isinstance(act, Publish):
            if state.published[actor]:
                return refuse("parliament-published-already")
            return too_long(act.article, ARTICLE)
        if isinstance(act, Propose | Sign | Disclose):
            return _check_treaty(state, actor, act)
        if state.voted[actor]:
            return refuse("parliament-voted-already")
        if isinstance(act, Amend | Repeal) and _law(state, act.law) is None:
            return refuse("parliament-no-such-law")
        return None

    def apply(self, state: Chamber, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        if isinstance(act, Publish):
            state.published[actor] = True
            step.emit("parliament-published", PUBLIC, seat=seat(actor), text=document(act.article))
        elif isinstance(act, Propose | Sign | Disclose):
            _apply_treaty(state, actor, act, step)
        else:
            state.voted[actor] = True
            _legislate(state, actor, act, step)

    def close_window(self, state: Chamber, window: Window, step: Step) -> None:
        step.emit("parliament-session-over", PUBLIC, session=state.session)
        state.session += 1
        state.voted = [False] * len(state.voted)
        state.published = [False] * len(state.voted)

    def view(self, state: Chamber, viewpoint: Hashable) -> View:
        return View(
            session=min(state.session, state.sessions),
            laws=tuple(state.laws),
            treaties=tuple(_known(state, viewpoint)),
        )

    def describe(self, view: View) -> Sequence[Message]:
        texts = [Message("parliament-session", {"session": view.session})]
        for law in view.laws:
            status = "repealed" if law.repealed else "in-force"
            params: dict[str, Any] = {"law": law.number, "versions": len(law.versions)}
            params["text"] = document(law.newest)
            texts.append(Message(f"parliament-law-{status}", params))
        for treaty in view.treaties:
            params = {"by": seat(treaty.by), "whom": seat(treaty.whom), "text": _both(treaty)}
            signed = "signed" if treaty.signed else "unsigned"
            texts.append(Message(f"parliament-treaty-{signed}", params))
        return texts

    def outcome(self, state: Chamber) -> Outcome | None:
        if not _is_over(state):
            return None
        best = max(state.passed)
        winners = tuple(n for n, passed in enumerate(state.passed) if passed == best)
        return Outcome(winners, tuple(state.passed), Message("parliament-dissolved"))


def _forms(state: Chamber, actor: Seat) -> Iterator[Form]:
    asked: dict[str, Any] = {"window": "session", "generation": state.session}
    if not state.voted[actor]:
        yield Form(PassLaw, (Field("text", "document", "law"),), **asked, main=True)
        for law in state.laws:
            if not law.repealed:
                text = Field("text", "document", "amendment")
                yield Form(Amend, (text,), **asked, preset={"law": law.number})
                yield Form(Repeal, **asked, preset={"law": law.number})
        yield Form(Abstain, **asked)
    if not state.published[actor]:
        yield Form(Publish, (Field("article", "document", "article"),))
    if sum(treaty.by == actor for treaty in state.treaties) < TREATIES:
        terms = Field("terms", "document", "treaty", optional=True)
        whom = Field("whom", "choice", "whom")
        yield Form(Propose, (whom, Field("text", "document", "treaty"), terms))
    for number, treaty in enumerate(_own(state, actor)):
        preset = {"treaty": number}
        if treaty.whom == actor and not treaty.signed:
            yield Form(Sign, preset=preset)
        if not treaty.disclosed:
            yield Form(Disclose, preset=preset)


def _law(state: Chamber, number: object) -> Law | None:
    """The law with this number, if it is in force."""
    return next((law for law in state.laws if law.number == number and not law.repealed), None)


def _legislate(state: Chamber, actor: Seat, act: Act, step: Step) -> None:
    if isinstance(act, PassLaw):
        number = len(state.laws) + 1
        state.laws.append(Law(number, (Version(act.text, actor, step.now),)))
        state.passed[actor] += 1
        text = document(act.text)
        step.emit("parliament-passed", PUBLIC, seat=seat(actor), law=number, text=text)
    elif isinstance(act, Amend):
        law = state.laws[act.law - 1]
        versions = (*law.versions, Version(act.text, actor, step.now))
        state.laws[act.law - 1] = replace(law, versions=versions)
        text = document(act.text)
        step.emit("parliament-amended", PUBLIC, seat=seat(actor), law=act.law, text=text)
    elif isinstance(act, Repeal):
        state.laws[act.law - 1] = replace(state.laws[act.law - 1], repealed=True)
        step.emit("parliament-repealed", PUBLIC, seat=seat(actor), law=act.law)
    else:
        step.emit("parliament-abstained", PUBLIC, seat=seat(actor))


def _own(state: Chamber, actor: Seat) -> list[Treaty]:
    return [treaty for treaty in state.treaties if actor in (treaty.by, treaty.whom)]


def _known(state: Chamber, viewpoint: Hashable) -> Iterator[Treaty]:
    for treaty in state.treaties:
        if treaty.disclosed or viewpoint in (treaty.by, treaty.whom, REFEREE):
            yield treaty


def _check_treaty(state: Chamber, actor: Seat, act: Propose | Sign | Disclose) -> Refusal | None:
    if isinstance(act, Propose):
        if act.whom == actor or not 0 <= act.whom < len(state.voted):
            return refuse("parliament-no-such-member")
        proposed = sum(treaty.by == actor for treaty in state.treaties)
        return None if proposed < TREATIES else refuse("parliament-treaties-spent", most=TREATIES)
    known = _own(state, actor)
    if not 0 <= act.treaty < len(known):
        return refuse("parliament-no-such-treaty")
    treaty = known[act.treaty]
    if isinstance(act, Sign) and (treaty.whom != actor or treaty.signed):
        return refuse("parliament-not-to-sign")
    if isinstance(act, Disclose) and treaty.disclosed:
        return refuse("parliament-disclosed-already")
    return None


def _apply_treaty(state: Chamber, actor: Seat, act: Propose | Sign | Disclose, step: Step) -> None:
    if isinstance(act, Propose):
        treaty = Treaty(actor, act.whom, act.text, act.terms)
        state.treaties.append(treaty)
        step.emit("parliament-proposed", (actor, act.whom), **_params(treaty))
        return
    treaty = _own(state, actor)[act.treaty]
    place = state.treaties.index(treaty)
    if isinstance(act, Sign):
        state.treaties[place] = replace(treaty, signed=True)
        step.emit("parliament-signed", (treaty.by, treaty.whom), **_params(treaty))
    else:
        state.treaties[place] = replace(treaty, disclosed=True)
        step.emit("parliament-disclosed", PUBLIC, **_params(treaty))


def _params(treaty: Treaty) -> dict[str, Any]:
    params = {"by": seat(treaty.by), "whom": seat(treaty.whom), "text": document(treaty.text)}
    return params | ({"terms": document(treaty.terms)} if treaty.terms else {})


def _both(treaty: Treaty) -> list[Any]:
    """The text of a treaty with its secret terms, if it has some."""
    terms = [document(treaty.terms)] if treaty.terms else []
    return [document(treaty.text), *terms]


def _is_over(state: Chamber) -> bool:
    return state.session > state.sessions


game: Game[Chamber] = Parliament()
