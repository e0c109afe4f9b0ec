"""N4: what thieves meet in the houses they visit, from the door inwards (items 46, 49, M35–M39).

The noise trap, the other traps, the host's or a knight's weapon; whoever has passed them all spies
or steals. The first that stops somebody ends their visit.
"""

from intriga.games.mafia.course.night.thieving import outings
from intriga.games.mafia.course.night.thieving.arms import meets_arms
from intriga.games.mafia.course.night.thieving.outings import Caller
from intriga.games.mafia.course.night.thieving.takings import spy_and_steal
from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.state.people import Item, Person
from intriga.games.mafia.subjects.houses.belongings import use_up
from intriga.kernel import Seat, msg, seat

DRAW_ORDER = "mafia-draw-thieves"
LAME_NIGHTS = 2
"""So many nights a thief stays at home after a plain trap (M35)."""
DISARMED_BY = {"noise": ("tools",), "trap": ("tools", "rat"), "poisoned-trap": ("rat",)}
"""What disarms a trap; the tools go before the rat (M35)."""


def run(tonight: Tonight) -> None:
    outings.hide(tonight)
    work = _NightWork(tonight)
    for host, callers in outings.rounds(tonight, outings.go_out(tonight)):
        work.visit(host, callers)


class _NightWork:
    """`loud`: houses whose noise trap has gone off. `sprung`: merchants whose permanent trap has
    met somebody; it is armed again in the next night."""

    def __init__(self, tonight: Tonight) -> None:
        self.tonight = tonight
        self.state = tonight.state
        self.loud: set[Seat] = set()
        self.sprung: set[Seat] = set()

    def visit(self, host: Seat | None, callers: list[Caller]) -> None:
        """Those who come to one house together act in an order that is drawn (item 46)."""
        callers = self._in_order(callers)
        for one in callers:
            self.tonight.note("N4", "mafia-log-burgles", who=seat(one.who), house=one.house)
        if host is not None and self._nobody_there(host):
            for one in callers:
                self.tonight.note("N4", "mafia-log-empty-house", who=seat(one.who), house=one.house)
                self.tonight.whisper("mafia-thief-nothing", one.who, house=one.house)
            return
        if host is not None:
            callers = [one for one in callers if not self._scared(host, one)]
            self.tonight.inside.setdefault(host, set()).update(one.who for one in callers)
        together = tuple(one.who for one in callers)
        if host is not None:
            callers = [one for one in callers if not self._trapped(host, one)]
            callers = [one for one in callers if not meets_arms(self.tonight, host, one)]
        spy_and_steal(self.tonight, host, callers, together)

    def _in_order(self, callers: list[Caller]) -> list[Caller]:
        left, order = list(callers), []
        while len(left) > 1:
            order.append(left.pop(self.tonight.below(len(left), DRAW_ORDER)))
        return order + left

    def _nobody_there(self, host: Seat) -> bool:
        """The things of the dead stay with them; a hidden thief is found by nobody."""
        return not self.state.people[host].lives or host in self.tonight.hidden

    def _scared(self, host: Seat, one: Caller) -> bool:
        """A noise trap scares all thieves of the night, unless the first of them disarms it."""
        owner = self.state.people[host]
        while host not in self.loud and (trap := _armed(owner, "noise")) is not None:
            owner.things.remove(trap)
            if not self._disarms(host, one, "noise"):
                self.loud.add(host)
                self.tonight.whisper("mafia-house-noise", host)
        if host not in self.loud:
            return False
        self.tonight.note("N4", "mafia-log-scared", who=seat(one.who), house=seat(host))
        self.tonight.whisper("mafia-thief-scared", one.who, house=one.house)
        return True

    def _trapped(self, host: Seat, one: Caller) -> bool:
        """The plain traps, the poisoned ones, the merchant's own, unless they are disarmed."""
        owner = self.state.people[host]
        for kind in ("trap", "poisoned-trap"):
            while (trap := _armed(owner, kind)) is not None:
                owner.things.remove(trap)
                if not self._disarms(host, one, kind):
                    self._catch(host, one, kind)
                    return True
        if self.state.trade.shop.merchant == host and host not in self.sprung:
            self.sprung.add(host)
            if not self._disarms(host, one, "poisoned-trap"):
                self._catch(host, one, "poisoned-trap")
                return True
        return False

    def _disarms(self, host: Seat, one: Caller, trap: str) -> bool:
        """M35: by itself, with the first thing that fits; both are gone then."""
        thief = self.state.people[one.who]
        tool = next((kind for kind in DISARMED_BY[trap] if thief.has(kind) is not None), None)
        if tool is None:
            return False
        use_up(thief, tool)
        names = {"tool": msg(f"mafia-thing-{tool}"), "trap": msg(f"mafia-thing-{trap}")}
        self.tonight.note("N4", "mafia-log-disarmed", who=seat(one.who), house=seat(host), **names)
        self.tonight.whisper("mafia-thief-disarmed", one.who, house=one.house, **names)
        self.tonight.whisper("mafia-house-disarmed", host, trap=names["trap"])
        return True

    def _catch(self, host: Seat, one: Caller, trap: str) -> None:
        """Item 49: a plain trap holds the thief for two nights and gives the name away, a poisoned
        one kills. Nothing more is stolen in this night (M35)."""
        tonight, state = self.tonight, self.state
        tonight.caught.add(one.who)
        tonight.note(
            "N4",
            "mafia-log-trapped",
            who=seat(one.who),
            house=seat(host),
            trap=msg(f"mafia-thing-{trap}"),
        )
        if trap == "trap":
            state.people[one.who].lame_until = state.turn + LAME_NIGHTS
            until = state.people[one.who].lame_until
            tonight.whisper("mafia-thief-trapped", one.who, house=one.house, night=until)
            tonight.whisper("mafia-house-trapped", host, who=seat(one.who))
            return
        tonight.whisper("mafia-thief-caught", one.who, house=one.house)
        tonight.whisper("mafia-house-poisoned", host)
        tonight.strike(one.who, "poisoned-trap", host)


def _armed(owner: Person, kind: str) -> Item | None:
    item = owner.has(kind)
    return item if item is not None and item.ready else None
