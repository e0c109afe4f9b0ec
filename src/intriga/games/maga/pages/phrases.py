"""How MAGA's pages speak: of states, roles, money, and of lines of a list."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from intriga.games.maga.data.roles import Role
from intriga.games.maga.seen.prices import ACTIONS

Data = dict[str, Any]
_MILLION: Final = 1_000_000
_THOUSAND: Final = 1_000
_HUES: Final = 8


def money(scene: Any, units: int) -> str:
    """An amount as people say it: “2.5M”, “500K”. Exact: what is no round number is written out."""
    size, sign = abs(units), "−" if units < 0 else ""
    if size >= _MILLION and not size % _THOUSAND:
        return str(scene.say("maga-page-millions", n=sign + _parts(scene, size, _MILLION)))
    if size >= _THOUSAND and not size % _THOUSAND:
        return str(scene.say("maga-page-thousands", n=sign + _parts(scene, size, _THOUSAND)))
    grouped = f"{size:,}".replace(",", "\u202f" if scene.language == "ru" else ",")
    return sign + grouped


def _parts(scene: Any, size: int, unit: int) -> str:
    whole, rest = divmod(size, unit)
    if not rest:
        return str(whole)
    mark = "," if scene.language == "ru" else "."
    return f"{whole}{mark}{f'{rest * 1000 // unit:03}'.rstrip('0')}"


def land(scene: Any, n: Any) -> str:
    """A state by its place on the circle; an ellipsis for none yet."""
    return str(scene.say("maga-page-land", n=_int(n) + 1)) if _is_int(n) else "…"


def lands(scene: Any, which: Iterable[int]) -> str:
    """Several states."""
    return ", ".join(land(scene, one) for one in which)


def role(scene: Any, name: Any) -> str:
    """A role by its title."""
    return str(scene.say(f"maga-role-{name}")) if name in list(Role) else "…"


def ministry(scene: Any, name: str) -> str:
    """A ministry in a word or two."""
    return str(scene.say(f"maga-page-ministry-{name}"))


def where(scene: Any, circle: int) -> str:
    """A circle; -1 is the international one."""
    if circle < 0:
        return str(scene.say("maga-circle-international"))
    return str(scene.say("maga-circle", n=circle + 1))


def hue(team: int) -> int:
    """The number of a team's colour."""
    return team % _HUES


def act_url(scene: Any) -> str:
    """Where the viewer's forms are."""
    return f"{scene.match_url}#zone-act"


# ── lines ───────────────────────────────────────────────────────────────────────────────


def line_text(scene: Any, row: Mapping[str, Any]) -> str:
    """A line of a list in words, from its columns; what is not entered yet is an ellipsis."""
    kind = str(row.get("kind", ""))
    if kind not in ACTIONS:
        return str(scene.say("maga-page-line-new"))
    told = str(scene.say(f"maga-page-line-{kind}", **_words(scene, row)))
    if row.get("through"):
        return str(scene.say("maga-page-line-through", line=told, role=_agent(scene, row)))
    return told


def became(scene: Any, one: Mapping[str, Any]) -> Data:
    """A line with what became of it, as `Reported` is encoded."""
    row, outcome, why = one["line"], one["outcome"], one.get("why", "")
    return {
        "tag": ministry(scene, ACTIONS[row["kind"]].ministry),
        "text": line_text(scene, row),
        "outcome": outcome,
        "became": scene.say(f"maga-page-became-{outcome}"),
        "why": scene.say(f"maga-why-{why}") if why else "",
    }


def _words(scene: Any, row: Mapping[str, Any]) -> Data:
    """The columns of a line as its text has them: words, or "…"."""
    missiles = row.get("missiles")
    return {
        "to": land(scene, row.get("to")),
        "target": land(scene, row.get("target")),
        "role": role(scene, row.get("role")),
        "money": money(scene, _int(row["money"])) if _is_int(row.get("money")) else "…",
        "stake": money(scene, _int(row["stake"])) if _is_int(row.get("stake")) else "…",
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


def _sphere(scene: Any, name: Any) -> str:
    return str(scene.say(f"maga-page-sphere-{name}")) if name else "…"


def _helped(scene: Any, row: Mapping[str, Any]) -> str:
    """At home by title, abroad by number (R-NUM2)."""
    whom = row.get("whom")
    if not whom:
        return "…"
    if whom in list(Role):
        return role(scene, whom)
    target = land(scene, row.get("target"))
    return str(scene.say("maga-page-number-of", n=str(whom), land=target))


def _agent(scene: Any, row: Mapping[str, Any]) -> str:
    other, _, number = str(row["through"]).partition(".")
    return str(scene.say("maga-page-number-of", n=number, land=land(scene, other)))


def price(row: Mapping[str, Any]) -> int:
    """What a line costs those who hand it in, in units of one; 0: nothing, or not known yet."""
    action = ACTIONS.get(str(row.get("kind", "")))
    if action is None or row.get("through"):
        return 0
    match action.id:
        case "bet":
            return _int(row["stake"]) if _is_int(row.get("stake")) else 0
        case "change-nuclear" | "change-abm":
            count = _int(row["missiles"]) if _is_int(row.get("missiles")) else 0
            return max(0, count) * action.cost
    return action.cost


def _is_int(value: Any) -> bool:
    """Whether it is a whole number, or one as a form sends it."""
    if isinstance(value, int):
        return not isinstance(value, bool)
    return isinstance(value, str) and value.removeprefix("-").isascii() and _digits(value)


def _digits(value: str) -> bool:
    return value.removeprefix("-").isdigit() and len(value) < 16


def _int(value: Any) -> int:
    return int(value)
