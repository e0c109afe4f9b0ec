"""A town for tests: who is who by letters, acts by seat, nights and days that end at once."""

from collections.abc import Sequence

import msgspec

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.game import game
from intriga.games.mafia.options import Options
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.ledger import Keepings
from intriga.games.mafia.state.people import Clan, Item, Person, Role
from intriga.games.mafia.state.posts import Gang
from intriga.games.mafia.subjects.clans import duty
from intriga.games.mafia.subjects.lives import dying
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.kernel import Act, Event, Note, Seat, Step
from intriga.kernel.actors import HOST, PUBLIC
from intriga.kernel.questions.absence import absent

LETTERS = {
    "M": (Role.BANDIT, Clan.MAFIA),
    "Y": (Role.BANDIT, Clan.YAKUZA),
    "C": (Role.COMMISSAR, None),
    "A": (Role.ASSASSIN, None),
    "N": (Role.NECROMANCER, None),
    "H": (Role.HONEST, None),
}


class Draws:
    """Draws that a test has chosen, in order; any more of them are 0."""

    def __init__(self) -> None:
        self.next: list[int] = []
        self.made: list[str] = []

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        self.made.append(why)
        value = self.next.pop(0) if self.next else 0
        assert 0 <= value < n
        return value


class Town:
    """A match in its first night. Everybody has 30 exp and mana, 10 coins, no profession."""

    def __init__(self, roles: str, **options: object) -> None:
        people = []
        numbers = dict.fromkeys(Clan, 0)
        for letter in roles:
            role, clan = LETTERS[letter]
            if clan is not None:
                numbers[clan] += 1
            number = 0 if clan is None else numbers[clan]
            people.append(Person(role, clan, number, exp=30, mana=30, coins=10))
        chosen = msgspec.convert({"professions": "none", "recruiting": "on", **options}, Options)
        self.state = State(chosen, people, phase=Phase.NIGHT, turn=1)
        self.state.edition = game.rules_version
        self.state.clans = {clan: Gang(numbers[clan]) for clan in Clan}
        self.state.roles = [person.role for person in people]
        duty.set_duty(self.state)
        self.draws = Draws()
        self.events: list[Event] = []
        self.log: list[Note] = []

    # ── what is given ──

    def person(self, seat: Seat) -> Person:
        return self.state.people[seat]

    def give(self, seat: Seat, kind: str, *more: str, ready: bool = False) -> Item:
        """Things of these kinds; the first one."""
        given = [Item(self.state.number(), one, ready=ready) for one in (kind, *more)]
        self.person(seat).things += given
        return given[0]

    def train(self, seat: Seat, profession: str) -> None:
        self.person(seat).profession = Profession(profession)

    def kill(self, *seats: Seat) -> None:
        """They died before; clans count off anew."""
        for seat in seats:
            dying.die(self.state, seat, "shot", self._step())
        duty.set_duty(self.state)

    # ── what happens ──

    def _step(self) -> Step:
        return Step(1, 0, self.draws)

    def _done(self, step: Step) -> list[Event]:
        self.events = step.events
        self.log += step.notes
        return step.events

    def do(self, seat: Seat, act: Act) -> list[Event]:
        """Somebody does something legal; the events it brings."""
        refusal = game.check(self.state, seat, act, 0)
        assert refusal is None, refusal
        step = self._step()
        game.apply(self.state, seat, act, step)
        return self._done(step)

    def host(self, act: Act) -> list[Event]:
        refusal = game.check(self.state, HOST, act, 0)
        assert refusal is None, refusal
        step = self._step()
        game.apply(self.state, HOST, act, step)
        return self._done(step)

    def refused(self, seat: Seat, act: Act) -> str:
        """Why somebody cannot do something, without the beginning of the id."""
        refusal = game.check(self.state, seat, act, 0)
        assert refusal is not None, f"{act} is possible"
        return refusal.id.removeprefix("mafia-").removeprefix("refused-")

    def close(self) -> list[Event]:
        """The time of the window that is open is up."""
        step = self._step()
        window = game.windows(self.state)[0]
        step.missed = absent(game, self.state, window)
        game.close_window(self.state, window, step)
        assert not game.invariants(self.state)
        return self._done(step)

    def to_day(self) -> list[Event]:
        assert self.state.phase is Phase.NIGHT
        return self.close()

    def to_night(self) -> list[Event]:
        assert self.state.phase is Phase.DAY
        return self.close()

    def accuse(self, whom: Seat, *by: Seat) -> None:
        for seat in by:
            self.do(seat, Accuse(whom))

    # ── what came of it ──

    def heard(self, seat: Seat) -> list[str]:
        """What this seat alone, or with others, was told just now, without «mafia-heard-»."""
        ids = [one.id for one in self.events if isinstance(one.to, tuple) and seat in one.to]
        return [id.removeprefix("mafia-").removeprefix("heard-") for id in ids]

    def announced(self) -> list[str]:
        """What everybody was told just now."""
        return [event.id.removeprefix("mafia-") for event in self.events if event.to == PUBLIC]

    @property
    def dead(self) -> list[Seat]:
        return [seat for seat, one in enumerate(self.state.people) if not one.lives]

    def awards(self, seat: Seat) -> dict[str, int]:
        """Reason → exp."""
        return {one.reason: one.exp for one in self.state.awards if one.seat == seat}

    def logged(self, at: str) -> list[Note]:
        return [line for line in self.log if line.at == at]


def ledgers(*exp: int) -> Sequence[Keepings]:
    """What people bring along: only exp."""
    return [Keepings(one) for one in exp]
