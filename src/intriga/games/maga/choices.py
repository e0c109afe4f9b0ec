"""The choices of the fields of forms: a function for each domain, by name, in `DOMAINS`."""

from collections.abc import Callable, Iterable, Mapping

from intriga.games.maga.acts.circles import INTERNATIONAL, OCEAN
from intriga.games.maga.lines import Land
from intriga.games.maga.rules import host as host_rules
from intriga.games.maga.rules import treaties
from intriga.games.maga.rules.circles import on_the_ocean, seated, where
from intriga.games.maga.rules.lists import recruited
from intriga.games.maga.rules.teams import founded, lands_of, team_of, teams
from intriga.games.maga.state import State, Territory
from intriga.games.maga.tables.actions import actions
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.tables.roles import Role, Sphere
from intriga.games.maga.treaty import TRANSFERS, Treaty
from intriga.kernel import (
    Actor,
    Choice,
    Choices,
    Chosen,
    Domain,
    Param,
    Range,
    Seat,
    Text,
    labelled,
    listed,
    msg,
    numbers,
    offers_any,
    people,
    sums,
    words,
)

Maker = Callable[[State, Seat, Chosen], Domain]


def domain(state: State, actor: Actor, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name that no form uses."""
    who = actor if isinstance(actor, int) else -1
    return DOMAINS[name](state, who, chosen)


def some(state: State, who: Seat, name: str) -> bool:
    """Whether a field that stands first in its form has any choice."""
    return offers_any(DOMAINS[name](state, who, {}))


def lands(found: Iterable[Land]) -> Choices:
    """Territories, by place on the circle."""
    return labelled(sorted(found), lambda land: msg("maga-land", n=land + 1))


def _all(state: State) -> range:
    return range(len(state.territories))


def _any_land(state: State, who: Seat, chosen: Chosen) -> Choices:
    return lands(_all(state))


def _land(chosen: Chosen) -> Land | None:
    land = chosen.get("land")
    return land if isinstance(land, int) else None


def _other_land(state: State, who: Seat, chosen: Chosen) -> Choices:
    """All but the territory of the list."""
    return lands(land for land in _all(state) if land != _land(chosen))


def _foreign_land(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those of other teams."""
    mine = lands_of(state, who)
    return lands(land for land in _all(state) if land not in mine)


def _role(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(Role, "maga-role-")


def _minister(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words((role for role in Role if role is not Role.PRESIDENT), "maga-role-")


def _role_number(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those that no role has yet."""
    taken = chosen.get("numbers")
    used = taken if isinstance(taken, list | tuple) else ()
    return numbers(n for n in range(1, len(Role) + 1) if n not in used)


def _number(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Numbers of roles, with the titles that are known (R-I3, R-I7, item 44)."""
    land, target = _land(chosen), chosen.get("target")
    known: Mapping[int, Role] = {}
    if land in lands_of(state, who) and isinstance(target, int):
        known = state.territories[land].titles.get(target, {})
    return labelled(
        range(1, len(Role) + 1),
        lambda n: (
            msg("maga-number-of", n=n, role=msg(f"maga-role-{known[n]}")) if n in known else n
        ),
    )


def _sphere(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(Sphere, "maga-sphere-")


def _other_sphere(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words((one for one in Sphere if one != chosen.get("first")), "maga-sphere-")


def _money(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, host_rules.MOST_MONEY)


def _missiles(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, host_rules.MOST_MISSILES, 1)


def _change_nuclear(state: State, who: Seat, chosen: Chosen) -> Range:
    """One scraps no more than there are; how many can be paid for, may change."""
    return Range(-_territory(state, chosen).nuclear, host_rules.MOST_MISSILES, 1)


def _change_abm(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(-_territory(state, chosen).abm, host_rules.MOST_MISSILES, 1)


def _territory(state: State, chosen: Chosen) -> Territory:
    """The territory of the list."""
    land = _land(chosen)
    if land is None or not 0 <= land < len(state.territories):
        raise ValueError("a list is of a territory")
    return state.territories[land]


def _hits(state: State, who: Seat, chosen: Chosen) -> Range:
    most = chosen.get("most")
    return Range(1, most if isinstance(most, int) and most > 0 else host_rules.MOST_MISSILES, 1)


def _bet_number(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(amounts().bet_low, amounts().bet_high, 0)


def _stake(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Multiples of half a million, up to twenty million."""
    step = amounts().bet_step
    return sums((step * n for n in range(1, 41)), "maga-money")


def _percent(state: State, who: Seat, chosen: Chosen) -> Choices:
    return numbers(range(amounts().share, 101, amounts().share))


def _priority(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, 99, 1)


def _recruited(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Roles that one's intelligence has recruited."""
    land = _land(chosen)
    return labelled(recruited(state, land) if land is not None else (), _named_abroad)


def _named_abroad(key: str) -> Param:
    land, _, number = key.partition(".")
    return msg("maga-recruited-role", land=int(land) + 1, number=int(number))


def _helped(state: State, who: Seat, chosen: Chosen) -> Choices:
    """At home roles are named by title, abroad they are known by number (R-NUM2)."""
    if chosen.get("target") == _land(chosen):
        return words(Role, "maga-role-")
    return listed((str(n), n) for n in range(1, len(Role) + 1))


def _watched(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Titles, and numbers."""
    by_title = words(Role, "maga-role-").options
    by_number = (Choice(str(n), msg("maga-number", n=n)) for n in range(1, len(Role) + 1))
    return Choices((*by_title, *by_number))


def _treaty(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Treaties of the state that sues with the one it sues."""
    both = _land(chosen), chosen.get("target")
    mine = [one for one in state.treaties if all(land in one.parties for land in both)]
    return _treaties(mine)


def _treaties(found: Iterable[Treaty]) -> Choices:
    return labelled((one.number for one in found), lambda n: msg("maga-treaty-number", n=n))


# ── the team ────────────────────────────────────────────────────────────────────────────


def _member(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(state.squads[founded(state, who)].members)


def _circle(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Circles where the team has nobody and is not banned."""
    team = team_of(state, who)
    taken = state.squads[team].out.values()
    open_ = [
        other
        for other in teams(state)
        if other != team and other not in taken and team not in state.squads[other].banned
    ]
    return labelled(open_ if INTERNATIONAL in taken else [INTERNATIONAL, *open_], where)


def _ambassador(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those who sit somewhere."""
    return people(sorted(seated(state)))


def _any_circle(state: State, who: Seat, chosen: Chosen) -> Choices:
    circles = [INTERNATIONAL, *teams(state)]
    if on_the_ocean(state):
        circles.append(OCEAN)
    return labelled(circles, where)


def _any_team(state: State, who: Seat, chosen: Chosen) -> Choices:
    return lands(teams(state))


def _to_ban(state: State, who: Seat, chosen: Chosen) -> Choices:
    team = team_of(state, who)
    known = state.squads[team].banned
    return lands(other for other in teams(state) if other != team and other not in known)


def _banned(state: State, who: Seat, chosen: Chosen) -> Choices:
    left = teams(state)
    return lands(team for team in state.squads[team_of(state, who)].banned if team in left)


def _pending(state: State, who: Seat, chosen: Chosen) -> Choices:
    waiting = treaties.pending(state, team_of(state, who))
    return _treaties(waiting)


def _treaty_answer(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(("sign", "refuse"), "maga-treaty-")


def _other_team(state: State, who: Seat, chosen: Chosen) -> Choices:
    team = team_of(state, who)
    return lands(other for other in teams(state) if other != team)


def _third_team(state: State, who: Seat, chosen: Chosen) -> Choices:
    known = [team_of(state, who), chosen.get("partner")]
    return lands(other for other in teams(state) if other not in known)


def _party(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Those who will have to sign."""
    others = chosen.get("others")
    rows = others if isinstance(others, list | tuple) else ()
    known = [team_of(state, who), chosen.get("partner")]
    known += [row.get("team") for row in rows if isinstance(row, dict)]
    return lands(team for team in teams(state) if team in known)


def _its_land(state: State, who: Seat, chosen: Chosen) -> Choices:
    """The territories of the party that a clause is about."""
    return _lands_of(state, chosen.get("party"))


def _if_land(state: State, who: Seat, chosen: Chosen) -> Choices:
    return _lands_of(state, chosen.get("if_party"))


def _lands_of(state: State, party: object) -> Choices:
    return lands(state.lands(party) if isinstance(party, int) else ())


def _least(state: State, who: Seat, chosen: Chosen) -> Range:
    """How much of a transfer: 0 is any; of other actions nothing is said."""
    return _least_of(chosen.get("action"))


def _if_least(state: State, who: Seat, chosen: Chosen) -> Range:
    return _least_of(chosen.get("if_action"))


def _least_of(action: object) -> Range:
    if action in ("transfer-nuclear", "transfer-abm"):
        return Range(0, host_rules.MOST_MISSILES)
    return Range(0, host_rules.MOST_MONEY if action in TRANSFERS else 0)


def _clause_kind(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(("obligation", "right"), "maga-clause-")


def _does(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Whether something is done, or is not. A box to tick would say nothing where it is empty, and
    then a clause would mean that it is done."""
    return listed((("true", msg("maga-clause-does")), ("false", msg("maga-clause-refrains"))))


def _action(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(actions(), "maga-action-")


def _condition(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Of a party that is named."""
    return words(actions() if isinstance(chosen.get("if_party"), int) else (), "maga-action-")


def _since(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(state.turn, state.options.turns, state.turn)


def _turns(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, state.options.turns, 1)


def _treaty_text(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(2_000)


# ── the host ────────────────────────────────────────────────────────────────────────────


def _treaty_number(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(treaties.NUMBERS[0], treaties.NUMBERS[-1])


def _victim(state: State, who: Seat, chosen: Chosen) -> Choices:
    return lands(land for land in _all(state) if land != chosen.get("breaker"))


def _what(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(("treasury", "nuclear", "abm", "mood"), "maga-correct-")


def _value(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(*host_rules.values(str(chosen.get("what"))))


def _fine(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(-host_rules.MOST_MONEY, host_rules.MOST_MONEY)


def _reason(state: State, who: Seat, chosen: Chosen) -> Text:
    return Text(300)


DOMAINS: dict[str, Maker] = {
    "any-land": _any_land,
    "other-land": _other_land,
    "foreign-land": _foreign_land,
    "role": _role,
    "minister": _minister,
    "role-number": _role_number,
    "number": _number,
    "sphere": _sphere,
    "other-sphere": _other_sphere,
    "money": _money,
    "sphere-money": _money,
    "missiles": _missiles,
    "change-nuclear": _change_nuclear,
    "change-abm": _change_abm,
    "hits": _hits,
    "bet-number": _bet_number,
    "stake": _stake,
    "percent": _percent,
    "priority": _priority,
    "recruited": _recruited,
    "helped": _helped,
    "watched": _watched,
    "treaty": _treaty,
    "member": _member,
    "circle": _circle,
    "any-circle": _any_circle,
    "ambassador": _ambassador,
    "any-team": _any_team,
    "to-ban": _to_ban,
    "banned": _banned,
    "pending": _pending,
    "treaty-answer": _treaty_answer,
    "other-team": _other_team,
    "third-team": _third_team,
    "party": _party,
    "its-land": _its_land,
    "if-land": _if_land,
    "least": _least,
    "if-least": _if_least,
    "clause-kind": _clause_kind,
    "does": _does,
    "action": _action,
    "condition": _condition,
    "since": _since,
    "turns": _turns,
    "treaty-text": _treaty_text,
    "treaty-number": _treaty_number,
    "victim": _victim,
    "what": _what,
    "value": _value,
    "fine": _fine,
    "reason": _reason,
}
