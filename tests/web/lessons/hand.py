"""A hand that takes a lesson on a phone: it touches what the light falls on, in its order, and
fills in what the lesson says."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from intriga.presentation.lessons.lesson import Lesson, LessonStep
from tests.web.tab import Tab

PHONE = (390, 664)
LIT = """() => {
  const spot = document.querySelector('[data-spot]');
  if (!spot || spot.hidden) return null;
  const {x, y, width, height} = spot.getBoundingClientRect();
  return [x, y, width, height];
}"""

MIDDLE = """one => {
  const [x, y] = one.dataset.at.split(' ').map(Number);
  const at = new DOMPoint(x, y).matrixTransform(one.getScreenCTM());
  return [at.x, at.y];
}"""

ASKED = "#tray [name=_sure], #tray-foot [data-asks-first] .button-main"


class Hand:
    """Somebody in a lesson, with one tab."""

    def __init__(self, tab: Tab, lesson: Lesson) -> None:
        self.tab = tab
        self.page: Page = tab.page
        self.lesson = lesson

    def begin(self) -> None:
        """Begin the lesson with the button of the first page, or from the rules if it is not
        there."""
        address = f"/lessons/{self.lesson.game}/{self.lesson.name}"
        self.tab.open("/")
        if not self.page.locator(f"form[action='{address}']").count():
            self.tab.open(f"/rules/{self.lesson.game}")
        self.page.locator(f"form[action='{address}'] button").first.click()
        expect(self.page.locator("#lesson")).to_be_visible()

    def at(self, step: int | str) -> None:
        """The lesson stands at this step."""
        expect(self.page.locator(f"#lesson[data-lesson='{step}']")).to_have_count(1)

    def take(self, number: int, step: LessonStep) -> None:
        """Take a step as it is shown."""
        self.at(number)
        self._fresh()
        if not step.accepted:
            if step.rows is not None:
                self._touch_all(step, step.rows[-1] if step.rows else {})
            self._go_on(number)
            return
        self._touch_all(step, step.awaits or {})
        self._sure(number)

    def _go_on(self, number: int) -> None:
        """Press “Next” until what was written is saved and the lesson goes on."""
        button = self.page.locator(f"#lesson[data-lesson='{number}'] [data-lesson-next]")
        for _ in range(20):
            if not button.count():
                return
            button.dispatch_event("click")
            self.page.wait_for_timeout(500)  # what was written is on its way, or the lesson is
        raise AssertionError(f"step {number + 1}: {self.page.locator('#lesson').inner_text()}")

    def answer(self, number: int, *, right: bool = True) -> None:
        """Answer a question."""
        self.at(len(self.lesson.steps) + number)
        value = 0 if right else 1
        self.page.locator(f"#lesson [name=answer][value='{value}']").click()

    def _touch_all(self, step: LessonStep, act: Mapping[str, Any]) -> None:
        for selector in step.look:
            self._fresh()
            self.page.wait_for_timeout(250)  # what the last touch has changed
            self._open_way(selector)
            self.lit(selector)
            self._touch(self._seen(selector), act)

    def _open_way(self, selector: str) -> None:
        """Open what this is folded away in; the light shows the way."""
        one = self.page.locator(selector)
        expect(one.first).to_be_attached()
        if self._seen(selector).count():
            return
        self.page.wait_for_timeout(300)
        assert self.page.evaluate(LIT) is not None, f"nothing leads to {selector}"
        view = one.first.evaluate("one => one.closest('.view')?.id.slice(5) ?? 'table'")
        if self.page.locator("[data-match]").get_attribute("data-view") != view:
            self.page.locator(f".dock [data-tab='{view}']").click()
        self.tab.unfold(one.first)

    def _middle(self, one: Locator) -> FloatRect | None:
        """Where a thumb meets something: a place of a map in its middle."""
        if not one.evaluate("one => 'at' in one.dataset"):
            return one.bounding_box()
        x, y = one.evaluate(MIDDLE)
        return {"x": x - 22, "y": y - 22, "width": 44, "height": 44}

    def lit(self, selector: str) -> None:
        """The light falls on this, and nothing of it is covered by what the teacher says."""
        one = self._seen(selector)
        expect(one).to_be_visible()
        for _ in range(40):
            lit, box = self.page.evaluate(LIT), self._middle(one)
            if lit and box and abs(lit[1] + 8 - box["y"]) < 10 and abs(lit[0] + 8 - box["x"]) < 10:
                break
            self.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"the light is at {lit}, not on {selector}: {box}")

    def _seen(self, selector: str) -> Locator:
        return self.page.locator(selector).filter(visible=True).first

    def _touch(self, one: Locator, act: Mapping[str, Any]) -> None:
        """Touch something; a field is filled in with what the lesson says."""
        fields = [one] if one.evaluate("one => one.matches('input, select')") else []
        fields += one.locator("input[name], select[name]").filter(visible=True).all()
        entered = False
        if one.get_attribute("id") == "order-list":  # of the map: all orders of a unit
            one.select_option(value=str(act["orders"][-1]))
            entered = True
        for field in fields:
            name = (field.get_attribute("name") or "").split(".")[-1]
            kind = field.evaluate("one => one.type")
            if name in act and kind in ("number", "text", "select-one"):
                value = str(act[name])
                if kind == "select-one":
                    field.select_option(value)
                else:
                    field.fill(value)
                entered = True
        for name, value in act.items():
            if one.locator(f"select[name='{name}']").count():
                one.locator(f"select[name='{name}']").first.select_option(str(value))
                entered = True
        if entered:
            one.dispatch_event("click")  # the light goes on to what is next
        elif one.evaluate("one => 'at' in one.dataset"):
            x, y = one.evaluate(MIDDLE)
            self.page.mouse.click(x, y)
        else:
            one.click()

    def _sure(self, number: int) -> None:
        """Some acts are asked about before they are carried out."""
        sure = self.page.locator(ASKED)
        past = self.page.locator(f"#lesson:not([data-lesson='{number}'])")
        expect(sure.or_(past).first).to_be_attached()
        if sure.count() and not past.count():
            sure.first.click()

    def _fresh(self) -> None:
        """The buttons of a new decision take taps."""
        expect(self.page.locator("#tray[data-fresh]")).to_have_count(0)
