"""What a browser sends of a form, by the HTML standard: against a real browser, too."""

import pytest
from playwright.sync_api import Browser

from intriga.web.conformance.entry_lists import forms_of

PAGE = """
<form id="one" method="post">
  <input type="hidden" name="act" value="bid"><input name="unnamed-value"><input value="nameless">
  <input type="radio" name="colour" value="red"><input type="radio" name="colour" value="blue">
  <input type="radio" name="size" value="s"><input type="radio" name="size" value="l" checked>
  <input type="checkbox" name="off" value="true"><input type="checkbox" name="on" checked>
  <input type="number" name="count" value="3"><input type="file" name="scan" disabled>
  <select name="first"><option disabled>–</option><option value="a">A</option>
    <option>b</option></select>
  <select name="chosen"><optgroup label="g"><option>x</option>
    <option selected> y </option></optgroup></select>
  <select name="empty"></select>
  <textarea name="text">
one
two</textarea>
  <fieldset disabled><input name="gone" value="1">
    <fieldset><input name="too" value="1"></fieldset></fieldset>
  <input name="there" value="&lt;&amp;&quot;">
  <template><input name="blank" value="1"></template>
  <button name="do" value="save">Save</button><button type="button" name="no" value="1">…</button>
  <input type="submit" name="do" value="send">
  <noscript><input name="spare" value="1"></noscript>
</form>
<input name="beside" value="1" form="one"><input name="nowhere" value="1">
<form id="two"><button form="one" name="far" value="1">Far</button>
  <input name="other" value="2"></form>
"""
SENT = [
    ("act", "bid"),
    ("unnamed-value", ""),
    ("size", "l"),
    ("on", "on"),
    ("count", "3"),
    ("first", "a"),
    ("chosen", "y"),
    ("text", "one\ntwo"),
    ("there", '<&"'),
]


def test_what_is_sent_of_a_form() -> None:
    one, two = forms_of(PAGE)
    assert one.entries() == [*SENT, ("beside", "1")]
    assert two.entries() == [("other", "2")]
    assert [(button.name, button.value) for button in one.buttons] == [
        ("do", "save"),
        ("do", "send"),
        ("far", "1"),
    ]
    save, _, far = one.buttons
    assert one.entries(save) == [*SENT, ("do", "save"), ("beside", "1")]
    assert one.fields(far)["far"] == "1"
    bare, _ = forms_of(PAGE, script=False)
    assert bare.entries() == [*SENT, ("spare", "1"), ("beside", "1")]


@pytest.mark.service
def test_a_real_browser_sends_the_same(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(PAGE)
    sent = page.evaluate("[...new FormData(document.getElementById('one'))]")
    pressed = page.evaluate(
        """(() => {
          const form = document.getElementById('one');
          return [...new FormData(form, form.querySelector('[value=save]'))];
        })()"""
    )
    page.close()
    one, _ = forms_of(PAGE)
    assert sent == [list(entry) for entry in one.entries()]
    assert pressed == [list(entry) for entry in one.entries(one.buttons[0])]
