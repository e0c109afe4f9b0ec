"""How MAGA's pages speak: of states, roles, money, and of lines of a list."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeGuard

from msgspec import Struct

from intriga.games.maga.data.lines import Line, kind_of
from intriga.games.maga.data.roles import Role
from intriga.games.maga.seen.prices import ACTIONS, AnyLine
from intriga.games.maga.state import Reported
from intriga.games.maga.subjects.actions import action_of
from intriga.presentation import Scene

Columns = Mapping[str, object]
"""A line as the columns of its row, entered or carried out."""
_MILLION: Final = 1_000_000
_THOUSAND: Final = 1_000
_HUNDRED: Final = 100
_HUES: Final = 8


def money(scene: Scene, units: int) -> str:
    """An amount as people say it: “2.5M”, “500K”, “2.5925M”. Exact: only what is no number of
    hundreds is written out."""
    size, sign = abs(units), "−" if units < 0 else ""
    if size >= _MILLION and not size % _HUNDRED:
        return scene.say("maga-page-millions", n=sign + _parts(scene, size, _MILLION))
    if size >= _THOUSAND and not size % _HUNDRED:
        return scene.say("maga-page-thousands", n=sign + _parts(scene, size, _THOUSAND))
    grouped = f"{size:,}".replace(",", "\u202f" if scene.language == "ru" else ",")
    return sign + grouped


def _parts(scene: Scene, size: int, unit: int) -> str:
    whole, rest = divmod(size, unit)
    if not rest:
        return str(whole)
    mark = "," if scene.language == "ru" else "."
    return f"{whole}{mark}{str(unit + rest)[1:].rstrip('0')}"


def land(scene: Scene, n: object) -> str:
    """A state by its place on the circle; an ellipsis for none yet."""
    return scene.say("maga-page-land", n=_int(n) + 1) if _is_int(n) else "…"


def lands(scene: Scene, which: Iterable[int]) -> str:
    """Several states."""
    return ", ".join(land(scene, one) for one in which)


def role(scene: Scene, name: object) -> str:
    """A role by its title."""
    return scene.say(f"maga-role-{name}") if name in list(Role) else "…"


def ministry(scene: Scene, name: str) -> str:
    """A ministry in a word or two."""
    return scene.say(f"maga-page-ministry-{name}")


def where(scene: Scene, circle: int) -> str:
    """A circle; -1 is the international one."""
    if circle < 0:
        return scene.say("maga-circle-international")
    return scene.say("maga-circle", n=circle + 1)


def hue(team: int) -> int:
    """The number of a team's colour."""
    return team % _HUES


def act_url(scene: Scene) -> str:
    """Where the viewer's forms are."""
    return f"{scene.match_url}#tray"


class TurnLink(Struct, frozen=True):
    """A link to a turn; `now`: it is shown."""

    n: int
    url: str
    now: bool


def turn_links(scene: Scene, page: str, turns: Iterable[int], shown: int) -> list[TurnLink]:
    """Links to the turns of a page."""
    return [TurnLink(n, scene.page(page, turn=n), n == shown) for n in turns]


# ── lines ───────────────────────────────────────────────────────────────────────────────


def line_text(scene: Scene, row: Columns) -> str:
    """A line of a list in words, from its columns; what is not entered yet is an ellipsis."""
    kind = str(row.get("kind", ""))
    if kind not in ACTIONS:
        return scene.say("maga-page-line-new")
    told = scene.say(f"maga-page-line-{kind}", **_words(scene, row))
    if row.get("through"):
        return scene.say("maga-page-line-through", line=told, role=_agent(scene, row))
    return told


class Became(Struct, frozen=True):
    """A line with what became of it. `became`, `why`: the outcome, and a refusal, in words."""

    tag: str
    text: str
    outcome: str
    became: str
    why: str


def columns(line: Line) -> dict[str, object]:
    """A line as the columns of its row."""
    return {"kind": kind_of(line)} | {name: getattr(line, name) for name in line.__struct_fields__}


def became(scene: Scene, one: Reported[AnyLine]) -> Became:
    """A line with what became of it."""
    return Became(
        tag=ministry(scene, action_of(one.line).ministry),
        text=line_text(scene, columns(one.line)),
        outcome=str(one.outcome),
        became=scene.say(f"maga-page-became-{one.outcome}"),
        why=scene.say(f"maga-why-{one.why}") if one.why else "",
    )


def _words(scene: Scene, row: Columns) -> dict[str, str | int]:
    """The columns of a line as its text has them: words, or "…"."""
    missiles = row.get("missiles")
    return {
        "to": land(scene, row.get("to")),
        "target": land(scene, row.get("target")),
        "role": role(scene, row.get("role")),
        "money": _sum(scene, row.get("money")),
        "stake": _sum(scene, row.get("stake")),
        "sphere": _sphere(scene, row.get("sphere")),
        "first": _sphere(scene, row.get("first")),
        "second": _sphere(scene, row.get("second")),
        "number": str(row.get("number") or "…") if row.get("number") != 0 else "0",
        "missiles": abs(_int(missiles)) if _is_int(missiles) else "…",
        "way": "sell" if _is_int(missiles) and _int(missiles) < 0 else "buy",
        "most": str(row.get("most") or "…"),
        "hits": str(row.get("hits") or "…"),
        "percent": str(row.get("percent") or "…"),
        "treaty": str(row.get("treaty") or "none"),
        "whom": _helped(scene, row),
    }


def _sum(scene: Scene, value: object) -> str:
    return money(scene, _int(value)) if _is_int(value) else "…"


def _sphere(scene: Scene, name: object) -> str:
    return scene.say(f"maga-page-sphere-{name}") if name else "…"


def _helped(scene: Scene, row: Columns) -> str:
    """At home by title, abroad by number (R-NUM2)."""
    whom = row.get("whom")
    if not whom:
        return "…"
    if whom in list(Role):
        return role(scene, whom)
    target = land(scene, row.get("target"))
    return scene.say("maga-page-number-of", n=str(whom), land=target)


def _agent(scene: Scene, row: Columns) -> str:
    other, _, number = str(row["through"]).partition(".")
    return scene.say("maga-page-number-of", n=number, land=land(scene, other))


def price(row: Columns) -> int:
    """What a line costs those who hand it in, in units of one; 0: nothing, or not known yet."""
    action = ACTIONS.get(str(row.get("kind", "")))
    if action is None or row.get("through"):
        return 0
    amount = row.get(action.each)
    return action.price(_int(amount) if _is_int(amount) else 0)


def _is_int(value: object) -> TypeGuard[int | str]:
    """Whether it is a whole number, or one as a form sends it."""
    if isinstance(value, int):
        return not isinstance(value, bool)
    return isinstance(value, str) and value.removeprefix("-").isascii() and _digits(value)


def _digits(value: str) -> bool:
    return value.removeprefix("-").isdigit() and len(value) < 16


def _int(value: int | str) -> int:
    return int(value)
