"""Orders on the map, by touch or by keyboard."""

from playwright.sync_api import expect

from tests.web.browsing import takes_taps
from tests.web.tab import Tab


class OnMap:
    """Gives orders on the map, by touch or by keyboard."""

    def __init__(self, tab: Tab, *, keys: bool) -> None:
        self.tab = tab
        self.page = tab.page
        self.keys = keys

    def go(self, code: str) -> None:
        """Tap a province, or go there by typing its code and pressing Enter."""
        if self.keys:
            self.page.wait_for_timeout(0)
            self.page.locator(".province[tabindex='0']").focus()
            self.page.keyboard.press("Home")
            for letter in code:
                self.page.keyboard.press(letter)
            assert self.page.evaluate("document.activeElement.dataset.p") == code
            self.page.keyboard.press("Enter")
        else:
            self._see(code)
            x, y = self.page.evaluate(
                """async code => {
                    const map = document.getElementById('diplomacy-map');
                    const place = () => {
                        map.scrollIntoView({block: 'center', behavior: 'instant'});
                        const at = map.querySelector(`[data-p="${code}"]`).dataset.at.split(' ');
                        const onScreen = map.getScreenCTM();
                        const {x, y} = new DOMPoint(...at.map(Number)).matrixTransform(onScreen);
                        return [x, y];
                    };
                    // What was just pushed may still move the map: wait until it stands still.
                    for (let before = '', still = 0; still < 5;) {
                        await new Promise(requestAnimationFrame);
                        const now = String(place());
                        still = now === before ? still + 1 : 0;
                        before = now;
                    }
                    return place();
                }""",
                code,
            )
            self.page.mouse.click(x, y) if not self.tab.touch else self.page.touchscreen.tap(x, y)

    def _see(self, code: str) -> None:
        """What is beyond the frame of a small screen, or below what stands over it, is seen once
        all of the map is."""
        beyond = self.page.evaluate(
            """code => {
                const map = document.getElementById('diplomacy-map');
                const at = map.querySelector(`[data-p="${code}"]`).dataset.at.split(' ');
                const {x, y} = new DOMPoint(...at.map(Number)).matrixTransform(map.getScreenCTM());
                return !map.contains(document.elementFromPoint(x, y));
            }""",
            code,
        )
        if beyond:
            self.page.locator("[data-stage-whole]").click()

    def choose(self, words: str) -> None:
        """Press a button of the panel."""
        button = self.page.locator("#map-panel").get_by_role("button", name=words, exact=True)
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def saved(self, unit: str, text: str) -> None:
        """Wait until the server has this order and the page shows it."""
        line = self.page.locator(f"[data-order-unit='{unit}']")
        expect(line).to_contain_text(text)

    def seal(self, *, asked: bool = False) -> None:
        """Seal; `asked`: some units have no orders."""
        self._press("Запечатать")
        if asked:
            expect(self.page.locator(".question")).to_contain_text("без приказа")
            self._press("Всё равно запечатать")

    def _press(self, name: str) -> None:
        over = self.page.locator("#stage[data-whole] [data-stage-whole]:visible")
        if over.count():  # all of the map has the place of the tray
            over.click()
        takes_taps(self.tab)
        button = self.page.get_by_role("button", name=name, exact=True)
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
