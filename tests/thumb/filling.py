"""Filling in a form from what it offers, field by field, as its fields come."""

from random import Random

from tests.thumb.eyes import Choice, Field, Fields, Gone, Thing
from tests.thumb.faults import Decision, Kind
from tests.thumb.finger import Finger

MOST_FIELDS = 90
"""How many fields somebody fills in before sending what there is."""
TEXTS = {"ru": "Проба пера", "en": "Testing"}
FILLED = ("choice", "list", "number", "flag", "text")


class Filler:
    """Fills in one form, or one row. `careless`: it leaves one field empty on purpose."""

    def __init__(
        self, finger: Finger, rng: Random, language: str, decision: Decision, *, careless: bool
    ) -> None:
        self._finger = finger
        self._rng = rng
        self._text = TEXTS[language]
        self._decision = decision
        self._careless = careless
        self._used: set[str] = set()
        """What was chosen: nobody names the same one twice without being told to."""
        self._entered: dict[str, str] = {}
        self._done: set[str] = set()
        self._again: set[str] = set()
        self._sets = False
        self._listed: set[str] = set()

    def fill(self, form: int) -> Fields:
        """Fill in everything; returns the form as it stands then.

        Raises:
            Gone: the form went away.
            Unreachable: a field cannot be touched.
        """
        for _ in range(MOST_FIELDS):
            if not self.step(form):
                break
        return self._look(form)

    def step(self, form: int) -> bool:
        """Fill in the next field; whether there was one. Raises as `fill`."""
        seen = self._look(form)
        if self._unfold(seen) or self._add(seen) or self._take_set(seen):
            return True
        todo = [one for one in seen.fields if one.kind in FILLED and one.id not in self._done]
        todo += [one for one in seen.fields if self._outgrown(one)]
        if self._sets:
            todo = [one for one in todo if one.kind != "number"]
        if not todo:
            return self._mend(seen)
        if todo[0].id in self._done:
            self._again.add(todo[0].id)
        self._done.add(todo[0].id)
        self._fill(todo[0], seen)
        return True

    def _outgrown(self, one: Field) -> bool:
        """Whether a number has other limits since it was entered; it is entered once more."""
        return (
            one.kind == "number"
            and not one.valid
            and one.id in self._done
            and one.id not in self._again
            and not self._careless
        )

    def _look(self, form: int) -> Fields:
        """The form, in which everything stands as it was entered."""
        self._finger.rest(0)
        seen = self._finger.eyes.fields(form)
        if seen is None:
            raise Gone("the form")
        self.compare(form)
        return seen

    def compare(self, form: int) -> None:
        """Whether all that was entered is still there."""
        now = self._finger.eyes.values(form)
        for name, value in list(self._entered.items()) if now is not None else []:
            assert now is not None
            if now.get(name) != value:
                now_is = now.get(name, "no such field")
                gone = f"«{name}»: {value} → {now_is}, after: {self._decision.how}"
                self._finger.log.fault(Kind.LOST, self._decision.title, gone)
                del self._entered[name]

    def _unfold(self, seen: Fields) -> bool:
        """Open something folded in the form; whether that was done."""
        for one in seen.fields:
            if one.kind == "fold" and one.id not in self._done:
                self._done.add(one.id)
                self._finger.unfold((thing(one),))
                return True
        return False

    def _add(self, seen: Fields) -> bool:
        """Add a first row to a list that has none; whether one was added."""
        lists = [one for one in seen.fields if one.kind == "add" and one.name not in self._listed]
        if not lists:
            return False
        one = lists[0]
        self._listed.add(one.name)
        if one.rows or (not seen.marks and self._rng.random() < 0.3):
            return True
        self._finger.tap(thing(one))
        self._decision.told(f"a row of «{one.name}»")
        return True

    def _take_set(self, seen: Fields) -> bool:
        """Take one of the sets of values that are ready; whether one was taken."""
        ready = [one for one in seen.fields if one.kind == "ready" and not one.inner]
        if not ready or self._sets or "ready" in self._listed:
            return False
        self._listed.add("ready")
        if self._rng.random() < 0.4:
            return False
        one = self._rng.choice(ready)
        self._finger.tap(thing(one))
        self._decision.told(f"the ready set «{one.label}»")
        self._sets = True
        return True

    def _mend(self, seen: Fields) -> bool:
        """Where the page marks something as too much, enter less; whether that was done."""
        numbers = [
            one
            for one in seen.fields
            if one.kind == "number" and one.value not in ("", "0", one.low)
        ]
        if not seen.marks or not numbers or self._careless:
            return False
        one = self._rng.choice(numbers)
        self._type(one, one.low or "0")
        self._decision.told(f"less of «{one.label}»")
        return True

    def _fill(self, one: Field, seen: Fields) -> None:
        empty = one.value == "" and one.kind in ("list", "number", "text", "choice")
        if self._careless and empty and not self._decision.careless:
            self._decision.careless = True
            self._decision.told(f"«{one.label}» left empty")
            return
        if one.kind in ("choice", "list"):
            self._choose(one)
        elif one.kind == "number":
            self._count(one, seen)
        elif one.kind == "flag":
            self._flag(one)
        else:
            self._write(one)

    def _choose(self, one: Field) -> None:
        told = self._decision.told
        if not one.choices:
            told(f"«{one.label}»: nothing is offered, it says «{one.blank}»")
            return
        on = next((c for c in one.choices if c.on), None)
        if on and (len(one.choices) == 1 or self._rng.random() < 0.5):
            told(f"{one.label} = {on.label} (stands)")
            self._used.add(on.label)
            return
        offers = [c for c in one.choices if c.value != ""]
        if not offers or self._rng.random() < 0.15:
            offers = list(one.choices)
        pick = self._rng.choice(self._fresh(offers))
        if one.kind == "choice":
            if self._finger.choose(Thing(pick.n, pick.label)):
                self._entered[one.name] = pick.value
        else:
            self._finger.pick(thing(one), pick.value)
            self._entered[one.name] = pick.value
        self._used.add(pick.label)
        told(f"{one.label} = {pick.label}")

    def _fresh(self, offers: list[Choice]) -> list[Choice]:
        return [one for one in offers if one.label not in self._used] or offers

    def _count(self, one: Field, seen: Fields) -> None:
        if one.inner:  # it is counted with a button beside it
            more = next(
                (b for b in seen.fields if b.kind == "more" and b.label[2:] in one.label), None
            )
            if more and self._rng.random() < 0.6:
                self._finger.tap(thing(more))
                self._decision.told(more.label)
            return
        if one.value and one.valid and self._rng.random() < 0.4:
            self._decision.told(f"{one.label} = {one.value} (stands)")
            return
        step = max(1, int(float(one.step))) if one.step not in ("", "any") else 1
        low = int(float(one.low or 0))
        high = int(float(one.high)) if one.high else low + 5 * step
        if high < low:
            self._decision.told(f"«{one.label}»: from {low} to {high}")
            return
        value = low + step * self._rng.randint(0, min(40, (high - low) // step))
        self._type(one, str(value))
        self._decision.told(f"{one.label} = {value} ({low}–{high})")

    def _flag(self, one: Field) -> None:
        if self._rng.random() < 0.45:
            on = one.value != "true"
            if self._finger.choose(thing(one), on):
                self._entered[one.name] = str(on).lower()
            self._decision.told(f"{one.label}: {'on' if on else 'off'}")

    def _write(self, one: Field) -> None:
        if one.value:
            return
        text = self._rng.choice(one.choices).value if one.choices else self._text
        self._type(one, text[: one.most] if one.most else text)
        self._decision.told(f"{one.label} = {text}")

    def _type(self, one: Field, text: str) -> None:
        self._finger.type(thing(one), text)
        self._entered[one.name] = text


def thing(one: Field) -> Thing:
    """A field as something to tap."""
    return Thing(one.n, one.label)
