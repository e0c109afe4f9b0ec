"""Statements compiled once per dialect and handed to the driver itself, so that the hot path does
not pay for what SQLAlchemy does around every statement. Errors are SQLAlchemy's all the same."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.elements import CompilerElement
from sqlalchemy.util import LRUCache

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]


def execute(connection: Connection, sql: str, values: Values = ()) -> Any:
    """Run a statement by the driver, within the transaction that has begun; its cursor. Raises
    `DBAPIError` as SQLAlchemy does."""
    driver: Any = connection.connection.dbapi_connection
    try:
        return driver.execute(sql, values)
    except Exception as problem:
        raise _translated(connection, sql, problem) from problem


def _execute_each(connection: Connection, sql: str, rows: Sequence[Values]) -> Any:
    """As `execute`, once for each of these rows."""
    cursor = connection.connection.cursor()
    try:
        cursor.executemany(sql, rows)  # type: ignore[arg-type]
    except Exception as problem:
        raise _translated(connection, sql, problem) from problem
    return cursor


def _translated(connection: Connection, sql: str, problem: Exception) -> BaseException:
    dialect: Any = connection.dialect
    return DBAPIError.instance(
        sql, None, problem, dialect.loaded_dbapi.Error, hide_parameters=True, dialect=dialect
    )


class _Compiled(NamedTuple):
    sql: str
    order: tuple[str, ...] | None
    constants: dict[str, Any]

    def values(self, parameters: Mapping[str, Any]) -> Values:
        """The parameters as the driver wants them: by name, or in their order."""
        values = {**self.constants, **parameters} if self.constants else parameters
        return values if self.order is None else [values[name] for name in self.order]


class CompiledStatement:
    """A statement with named parameters, compiled when it is first used on a dialect."""

    def __init__(self, statement: CompilerElement) -> None:
        self._statement = statement
        self._compiled: dict[str, _Compiled] = {}

    def on(self, connection: Connection, **parameters: Any) -> Any:
        """Execute with these parameters; the driver's cursor, with its rows and `rowcount`."""
        compiled = self._on(connection.dialect)
        return execute(connection, compiled.sql, compiled.values(parameters))

    def on_each(self, connection: Connection, rows: Iterable[Mapping[str, Any]]) -> Any:
        """Execute once for each of these parameters; the driver's cursor, whose `rowcount` is that
        of all together."""
        compiled = self._on(connection.dialect)
        return _execute_each(connection, compiled.sql, [compiled.values(row) for row in rows])

    def _on(self, dialect: Dialect) -> _Compiled:
        compiled = self._compiled.get(dialect.name)
        if compiled is not None:
            return compiled
        made: Any = self._statement.compile(dialect=dialect)
        constants = {name: value for name, value in made.params.items() if value is not None}
        order = tuple(made.positiontup) if made.positional else None
        compiled = self._compiled[dialect.name] = _Compiled(made.string, order, constants)
        return compiled


class _CompiledByDialect(LRUCache[Any, Any]):
    """What SQLAlchemy keeps of the statements that it compiles itself, under the name of the
    dialect: all engines of a process speak it in the same way."""

    __slots__ = ()

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((key[0].name, *key[1:]), default)

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__((key[0].name, *key[1:]), value)


COMPILED: Final = _CompiledByDialect(500)
"""For `compiled_cache`, an option of engines."""
