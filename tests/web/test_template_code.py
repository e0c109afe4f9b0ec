"""Our templates compile to shorter code than Jinja's, and put out the same."""

from typing import Any

import pytest
from jinja2 import Environment, UndefinedError, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from intriga.web.rendering.template_engine import Templates


class Money:
    """An object with attributes, and HTML of its own."""

    sum = 5

    def __html__(self) -> str:
        return "<b>5 $</b>"


class Row(dict[str, Any]):
    """A dictionary of another class."""


DATA: dict[str, Any] = {
    "plain": '<i> & "it\'s" я',
    "html": Markup("<i>"),
    "number": 7,
    "yes": True,
    "nothing": None,
    "money": Money(),
    "d": {"a": "<a>", "items": [1, "<2>"], "in": {"deep": Markup("<deep>")}},
    "row": Row(a="<r>"),
    "many": [{"n": 1}, {"n": 2}],
}


def t(id: str, /, **params: Any) -> str:
    """A text with its parameters."""
    return f"<{id}:{sorted(params.items())}>"


TEMPLATES = [
    "{{ plain }}{{ html }}{{ number }}{{ yes }}{{ nothing }}{{ money }}{{ missing }}",
    "{{ d.a }}{{ d['items'] }}{{ d.in.deep }}{{ d.no }}{{ d.keys()|list }}",
    "{{ row.a }}{{ money.sum }}{{ many[0].n }}",
    "{{ t('hello') }}{{ t('hello', n=number, who=plain) }}{{ t('a', **{'class': 1}) }}"
    "{{ t('b', in=plain, class=number) }}",
    "{% for one in many %}{{ loop.index }}{{ one.n }}{{ t('x', n=one.n) }}{% endfor %}",
    "{% macro m(t, x) %}{{ x.a }}{{ caller() if caller else '' }}{{ t }}{% endmacro %}"
    "{{ m('<t>', d) }}{% call m(1, d) %}{{ plain }}{% endcall %}",
    "{% set x %}{{ plain }}{{ html }}{% endset %}{{ x }}{{ plain ~ html }}{{ plain|upper }}",
    "{% autoescape false %}{{ plain }}{{ d.a }}{% endautoescape %}{{ d.a|safe }}",
    "{{ d.a if d.a else html }}{{ (d.a, 1)[0] }}{{ 'literal <' }}{{ 1 + number }}",
]


@pytest.mark.parametrize("source", TEMPLATES)
def test_short_code_puts_out_the_same(source: str) -> None:
    ours = Templates(lambda name: source if name == "games/x" else None)
    plain = Environment(autoescape=True)
    expected = plain.from_string(source).render(t=t, **DATA)
    assert ours.render("games/x", {"t": t, **DATA}) == expected


def test_what_is_missing_is_an_error_where_it_is_used() -> None:
    ours = Templates(lambda name: "{{ gone.a }}" if name == "games/x" else None)
    with pytest.raises(UndefinedError, match="gone"):
        ours.render("games/x", {})


def test_functions_that_want_the_context_get_it() -> None:
    @pass_context
    def here(context: Context, name: str) -> str:
        return str(context[name])

    ours = Templates(lambda name: "{{ here('number') }}" if name == "games/x" else None)
    assert ours.render("games/x", {"here": here, "number": 3}) == "3"
