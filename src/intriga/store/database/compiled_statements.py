"""Statements compiled once per dialect, so that the hot path pays for the driver only."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult
from sqlalchemy.sql.elements import CompilerElement


class _Compiled(NamedTuple):
    sql: str
    order: tuple[str, ...] | None
    constants: dict[str, Any]


class CompiledStatement:
    """A statement with named parameters, compiled when it is first used on a dialect."""

    def __init__(self, statement: CompilerElement) -> None:
        self._statement = statement
        self._compiled: dict[str, _Compiled] = {}

    def on(self, connection: Connection, **parameters: Any) -> CursorResult[Any]:
        """Execute with these parameters."""
        compiled = self._compiled.get(connection.dialect.name)
        if compiled is None:
            compiled = self._compile(connection)
        values = {**compiled.constants, **parameters} if compiled.constants else parameters
        if compiled.order is None:
            return connection.exec_driver_sql(compiled.sql, values)
        return connection.exec_driver_sql(
            compiled.sql, tuple([values[name] for name in compiled.order])
        )

    def _compile(self, connection: Connection) -> _Compiled:
        made: Any = self._statement.compile(dialect=connection.dialect)
        constants = {name: value for name, value in made.params.items() if value is not None}
        order = tuple(made.positiontup) if made.positional else None
        compiled = self._compiled[connection.dialect.name] = _Compiled(
            made.string, order, constants
        )
        return compiled
