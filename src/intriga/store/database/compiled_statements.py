"""Statements compiled once per dialect and handed to the driver itself, so that the hot path does
not pay for what SQLAlchemy does around every statement. Errors are SQLAlchemy's all the same."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.elements import CompilerElement

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]


def execute(connection: Connection, sql: str, values: Values = ()) -> Any:
    """Run a statement by the driver, within the transaction that has begun; its cursor. Raises
    `DBAPIError` as SQLAlchemy does."""
    driver: Any = connection.connection.dbapi_connection
    try:
        return driver.execute(sql, values)
    except Exception as problem:
        dialect: Any = connection.dialect
        raise DBAPIError.instance(
            sql, None, problem, dialect.loaded_dbapi.Error, hide_parameters=True, dialect=dialect
        ) from problem


class _Compiled(NamedTuple):
    sql: str
    order: tuple[str, ...] | None
    constants: dict[str, Any]


class CompiledStatement:
    """A statement with named parameters, compiled when it is first used on a dialect."""

    def __init__(self, statement: CompilerElement) -> None:
        self._statement = statement
        self._compiled: dict[str, _Compiled] = {}

    def on(self, connection: Connection, **parameters: Any) -> Any:
        """Execute with these parameters; the driver's cursor, with its rows and `rowcount`."""
        compiled = self._compiled.get(connection.dialect.name)
        if compiled is None:
            compiled = self._compile(connection)
        values = {**compiled.constants, **parameters} if compiled.constants else parameters
        if compiled.order is None:
            return execute(connection, compiled.sql, values)
        return execute(connection, compiled.sql, [values[name] for name in compiled.order])

    def _compile(self, connection: Connection) -> _Compiled:
        made: Any = self._statement.compile(dialect=connection.dialect)
        constants = {name: value for name, value in made.params.items() if value is not None}
        order = tuple(made.positiontup) if made.positional else None
        compiled = self._compiled[connection.dialect.name] = _Compiled(
            made.string, order, constants
        )
        return compiled
