"""The named pages and papers of a game: what it declares, and how an address is read.

A named page stands under each match of its game, `/m/<match>/p/<name>?…`: a report, a book of laws,
a market. A paper is a printout of the same kind, `/m/<match>/papers/<name>.pdf?…`: a role card.
Both show what their viewer may know and nothing else: they are made from the viewer's own view and
events.

    pages={"report": NamedPage(template="report.html", title="town-page-report", data=report,
                               query=ReportQuery, events=frozenset({"town-report"}), live=True)}
    papers={"role": Paper(source="role.typ", title="town-paper-role", data=role)}

The query of an address is a `msgspec.Struct` of the game. Every field has a default, which the
page without a query shows, and is a number, a word of bounded length, or one of a few.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar, get_type_hints

import msgspec
from msgspec import Struct, field, inspect
from msgspec.structs import fields

from intriga.kernel.disclosure.events import Event
from intriga.presentation.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)
QueryT = TypeVar("QueryT", bound=Struct)

OWN: Final = frozenset({"step", "seat", "shown"})
"""Parameters that belong to the site: a step of a finished match, whose view it is, and what an
open page shows."""
EVENTS_MOST: Final = 1_000
"""Events of a page at most, unless it says otherwise."""
_NAME: Final = re.compile("[a-z][a-z0-9-]{0,39}")
_NUMBER_MOST: Final = (1 << 53) - 1
_PATH: Final = re.compile(r"\$\.(\w+)")


class NoQuery(Struct, frozen=True):
    """The query of a page that takes none."""


class WrongQuery(ValueError):
    """A parameter of an address has a value that it cannot have. `name`: of the parameter."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class PageData(Struct, frozen=True, kw_only=True):
    """The data of a named page's template; games derive from it. `title`: another title than the
    declared one."""

    title: str = ""


class _Named(Struct, Generic[V_contra, QueryT], frozen=True, kw_only=True):
    """What pages and papers have in common.

    `title`: the message id of its title. `data(view, scene, query)`: the data of its template;
    None: there is no such page (a turn that has not been played). `query`: the type of its query.
    `events`: ids of events of which `scene.events` has those that the viewer received, the oldest
    first; of these at most the latest `most`. `notes`: whether `scene.notes` has the referee's log.
    `offered(view, scene)`: whether this viewer has the page at all; for others it does not exist.
    `listed`: whether the page of the match has a link to it without a query, beside those that the
    board makes with `scene.page` and `scene.paper`.
    """

    title: str
    data: Callable[[V_contra, Scene, QueryT], Struct | None]
    query: type[QueryT] = NoQuery  # type: ignore[assignment]  # of pages whose data take none
    events: frozenset[str] = field(default_factory=frozenset)
    most: int = EVENTS_MOST
    notes: bool = False
    offered: Callable[[V_contra, Scene], bool] | None = None
    listed: bool = True

    def read(self, given: Mapping[str, str]) -> QueryT:
        """The query in the parameters of an address; those that the page does not have are left
        out. Raises `WrongQuery`."""
        known = self.query.__struct_fields__
        wanted = {name: value for name, value in given.items() if name in known}
        try:
            query = msgspec.convert(wanted, self.query, strict=False)
        except msgspec.ValidationError as problem:
            found = _PATH.search(str(problem))
            raise WrongQuery(found[1] if found else next(iter(wanted), "")) from None
        except ValueError:  # a number of too many digits
            raise WrongQuery(next(iter(wanted), "")) from None
        for name in wanted:
            value = getattr(query, name, None)
            if type(value) is int and abs(value) > _NUMBER_MOST:
                raise WrongQuery(name)
        return query


class NamedPage(_Named[V_contra, QueryT], Generic[V_contra, QueryT], frozen=True, kw_only=True):
    """A page. `template`: named as in `WebFiles`; it gets the data as `page`, and `match`. The
    title of `PageData` wins. `live`: an open page changes with what its viewer sees."""

    template: str
    live: bool = False


class Paper(_Named[V_contra, QueryT], Generic[V_contra, QueryT], frozen=True, kw_only=True):
    """A printout. `source`: the name of a Typst source among the game's files for the web, with a
    function `paper` that makes the pages from the data (see `web/printing/papers.py`)."""

    source: str


Named: TypeAlias = NamedPage[Any, Any] | Paper[Any, Any]


def check_declared(given: Mapping[str, _Named[Any, Any]]) -> None:
    """Raise `TypeError` for pages and papers that cannot be served."""
    for name, named in given.items():
        if not _NAME.fullmatch(name):
            raise TypeError(f"“{name}” cannot be a part of an address")
        _check_query(name, named.query)


def _check_query(name: str, query: type[Struct]) -> None:
    """Raise `TypeError` unless every parameter has a default and bounds."""
    hints = get_type_hints(query, include_extras=True)
    for one in fields(query):
        where = f"page “{name}”: the parameter “{one.encode_name}”"
        if one.required:
            raise TypeError(f"{where} has no default")
        if one.encode_name in OWN:
            raise TypeError(f"{where} has a name that the site uses itself")
        if one.encode_name != one.name:
            raise TypeError(f"{where} is called otherwise in Python")
        if not _is_bounded(inspect.type_info(hints[one.name])):
            raise TypeError(f"{where} has no bounds: a number, a choice, a word with max_length")


def _is_bounded(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.Metadata):
        return _is_bounded(kind.type)
    if isinstance(kind, inspect.UnionType):
        return all(map(_is_bounded, kind.types))
    if isinstance(kind, inspect.StrType):
        return kind.max_length is not None
    plain = (
        inspect.IntType,
        inspect.BoolType,
        inspect.LiteralType,
        inspect.EnumType,
        inspect.NoneType,
    )
    return isinstance(kind, plain)


def wanted_events(named: _Named[Any, Any], heard: Iterable[Event]) -> tuple[Event, ...]:
    """Of the events that a viewer received those that a page is made from."""
    return tuple(event for event in heard if event.id in named.events)[-named.most :]
