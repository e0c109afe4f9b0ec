"""A third adjudicator: the algorithm of “The Math of Adjudication” (Lucas Kruijswijk), as
published.

Guess that an order fails. If the result depends on the guess, guess that it succeeds. If both or
neither are consistent, the backup rule decides the cycle. It detects paradoxes by itself.
"""

from typing import TypeAlias

from tests.diplomacy.slow_adjudicator import Literal, province

Node: TypeAlias = tuple[str, str]
"""("move" | "support" | "convoy", province of the unit)."""


class Guesser:
    """Resolves the orders of a phase one by one."""

    def __init__(self, phase: Literal) -> None:
        self.phase = phase
        self.settled: dict[Node, bool] = {}
        self.guessed: dict[Node, bool] = {}
        self.cycle: list[Node] = []
        self.disrupted: set[str] = set()

    def moved(self) -> frozenset[str]:
        return frozenset(at for at in self.phase.movers if self.resolve(("move", at)))

    def resolve(self, node: Node) -> bool:
        if node in self.settled:
            return self.settled[node]
        if node in self.guessed:
            if node not in self.cycle:
                self.cycle.append(node)
            return self.guessed[node]
        start = len(self.cycle)
        self.guessed[node] = False
        first = self.adjudicate(node)
        if len(self.cycle) == start:
            self.guessed.pop(node)
            self.settled[node] = first
            return first
        if self.cycle[start] != node:
            self.cycle.append(node)
            self.guessed[node] = first
            return first
        self.forget(start)
        self.guessed[node] = True
        second = self.adjudicate(node)
        if first == second:
            self.forget(start)
            self.guessed.pop(node, None)
            self.settled[node] = first
            return first
        self.back_up(start)
        self.guessed.pop(node, None)
        return self.resolve(node)

    def forget(self, start: int) -> None:
        for node in self.cycle[start:]:
            self.guessed.pop(node, None)
        del self.cycle[start:]

    def back_up(self, start: int) -> None:
        """Circular movement succeeds; convoys in a paradox fail (Szykman)."""
        cycle = self.cycle[start:]
        self.forget(start)
        convoys = [node for node in cycle if node[0] == "convoy"]
        for node in convoys or [node for node in cycle if node[0] == "move"]:
            self.settled[node] = not convoys
        self.disrupted |= {at for _, at in convoys}

    # ── formulas ────────────────────────────────────────────────────────────────────────

    def adjudicate(self, node: Node) -> bool:
        what, at = node
        if what == "move":
            return self.move(at)
        if what == "convoy":
            return not any(self.resolve(("move", m)) for m in self.into(at))
        return not any(self.cuts(m, at) for m in self.into(at))

    def into(self, at: str) -> list[str]:
        return [m for m in self.phase.movers if self.phase.goal(m) == at]

    def cuts(self, m: str, helper: str) -> bool:
        phase = self.phase
        if phase.units[m].power == phase.units[helper].power:
            return False
        if province(phase.orders[helper].to) == m:
            return self.resolve(("move", m))
        return self.has_way(m)

    def sails(self, at: str) -> bool:
        if at not in self.phase.wants_sea:
            return False
        fleets = {sea for sea in sorted(self.phase.carriers(at)) if self.resolve(("convoy", sea))}
        return self.phase.chain(at, self.phase.goal(at), fleets)

    def has_way(self, at: str) -> bool:
        return self.phase.wants_sea.get(at) != "must" or self.sails(at)

    def force(self, at: str, without: str = "") -> int:
        return 1 + sum(
            order.verb == "S"
            and order.of == at
            and self.phase.matches(helper)
            and self.phase.units[helper].power != without
            and self.resolve(("support", helper))
            for helper, order in self.phase.orders.items()
        )

    def facing(self, at: str) -> bool:
        to = self.phase.goal(at)
        return self.phase.goal(to) == at and not self.sails(at) and not self.sails(to)

    def move(self, at: str) -> bool:
        if not self.has_way(at):
            return False
        phase, to = self.phase, self.phase.goal(at)
        enemy, facing = phase.units.get(to), self.facing(at)
        if enemy is None:
            attack, against = self.force(at), 0
        elif facing:
            attack, against = self.force(at, enemy.power), self.force(to)
        elif phase.goal(to) and self.resolve(("move", to)):
            attack, against = self.force(at), 0
        else:
            attack = self.force(at, enemy.power)
            against = 1 if phase.goal(to) else self.force(to)
        free = enemy is None or against == 0
        if not free and enemy is not None and enemy.power == phase.units[at].power:
            return False
        if attack <= against:
            return False
        return all(attack > self.prevents(rival) for rival in self.into(to) if rival != at)

    def prevents(self, at: str) -> int:
        if not self.has_way(at):
            return 0
        if self.facing(at) and self.resolve(("move", self.phase.goal(at))):
            return 0
        return self.force(at)
