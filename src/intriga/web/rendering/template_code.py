"""The Python that Jinja makes of our templates, shorter where almost everything passes: values that
are put out, items of dictionaries, texts. What comes out is the same."""

from collections.abc import Callable
from keyword import iskeyword
from typing import Any, Final

import markupsafe
from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape

TEXTS: Final = "t"
"""The function of texts in all templates."""


def _escaped(text: str) -> str:
    return str(escape(text))


_escape_text: Final[Callable[[str], str]] = getattr(markupsafe, "_escape_inner", _escaped)


def put_out(value: Any) -> str:
    """A value as it stands in HTML: as `escape`, without making one more object of each."""
    kind = type(value)
    if kind is str:
        return _escape_text(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    if kind is int:
        return str(value)
    return escape(value)


class ShortCode(CodeGenerator):
    """Makes the code of templates. Its environment has `put_out`."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.put_out(")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """An attribute: nearly always an item of a dictionary in a variable."""
        if not isinstance(node.node, nodes.Name):
            super().visit_Getattr(node, frame)
            return
        name = repr(node.attr)
        self.write("(")
        self.visit(node.node, frame)
        self.write(f"[{name}] if type(")
        self.visit(node.node, frame)
        self.write(f") is dict and {name} in ")
        self.visit(node.node, frame)
        self.write(" else environment.getattr(")
        self.visit(node.node, frame)
        self.write(f", {name}))")

    def visit_Call(  # noqa: N802
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False
    ) -> None:
        """A call: of the texts at once, of anything else as Jinja does."""
        texts = isinstance(node.node, nodes.Name) and node.node.name == TEXTS
        plain = all(one.key.isidentifier() and not iskeyword(one.key) for one in node.kwargs)
        if not texts or not plain or node.dyn_args or node.dyn_kwargs or forward_caller:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for given in node.args:
            self.visit(given, frame)
            self.write(", ")
        for named in node.kwargs:
            self.write(f"{named.key}=")
            self.visit(named.value, frame)
            self.write(", ")
        self.write(")")
