"""The template engine: faster look-ups, templates compiled once, and pages that leave no cycles."""

import re
import threading
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any, Final

from jinja2 import BytecodeCache, ChoiceLoader, Environment, FunctionLoader, PackageLoader
from jinja2.bccache import Bucket
from jinja2.runtime import Context, Macro

from intriga.web.rendering.template_code import ShortCode, put_out


class CompiledTemplates(BytecodeCache):
    """Templates compiled in this process, shared by all servers in it. Jinja compiles a template
    again when its source has changed."""

    def __init__(self) -> None:
        self._codes: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self._codes:
            bucket.bytecode_from_string(self._codes[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._codes[bucket.key] = bucket.bytecode_to_string()


_INDENT: Final = re.compile(r"\n[ \t]+(?=[<{])")
_COMPILED: Final = CompiledTemplates()


class _Rendering(threading.local):
    """The contexts made since the outermost `render` of this thread began."""

    def __init__(self) -> None:
        self.contexts: list[Context] = []


_rendering: Final = _Rendering()


class _CountedContext(Context):
    """A context that is released when the page is rendered."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        _rendering.contexts.append(self)


class Templates(Environment):
    """The templates of the pages and of the games. `of_game`: the source of a template whose name
    begins with `games/` or `shared/`, or None.

    Items of mappings are looked up first: most of our data are dictionaries, and Jinja's own order
    (attribute, exception, item) takes most of the time of a page.
    """

    context_class = _CountedContext
    code_generator_class = ShortCode
    put_out = staticmethod(put_out)

    def __init__(self, of_game: Callable[[str], str | None]) -> None:
        super().__init__(
            loader=ChoiceLoader([PackageLoader("intriga.web"), FunctionLoader(of_game)]),
            autoescape=True,
            auto_reload=False,
            cache_size=-1,
            bytecode_cache=_COMPILED,
        )

    def preprocess(self, source: str, name: str | None = None, filename: str | None = None) -> str:
        """A template without what it is indented by: that is for its readers."""
        return _INDENT.sub("\n", super().preprocess(source, name, filename))

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """As Jinja's, without one more layer around the globals of all templates: each of them is
        copied for each fragment."""
        return super().make_globals(d) if d else self.globals

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    def render(self, name: str, data: Mapping[str, Any]) -> str:
        """A rendered template. Nothing that it used is left in a reference cycle: only the garbage
        collector would free that, which on a server full of matches runs rarely, and a large page
        takes megabytes."""
        outer, _rendering.contexts = _rendering.contexts, []
        try:
            return self.get_template(name).render(data)
        finally:
            made, _rendering.contexts = _rendering.contexts, outer
            for context in made:
                _release(context)


def _release(context: Context) -> None:
    """Break the cycle context → macro → its function → context, and that of a macro that calls
    itself. No template may use it any more: so none is imported without `with context`, because
    Jinja would keep its macros for later pages."""
    for value in context.vars.values():
        if type(value) is Macro and hasattr(value, "_func"):  # `from … import` shares a macro
            del value._func
    context.vars.clear()
