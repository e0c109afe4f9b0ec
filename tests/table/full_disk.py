"""A database that is full."""

from sqlalchemy import Connection

from tests.kit.patience import PATIENCE
from tests.kit.table.world import World


def limit_disk(world: World, pages: int | None) -> None:
    """Limit SQLite to so many more pages, as on a full disk; None removes the limit."""

    def op(connection: Connection) -> None:
        now = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={now + pages if pages else 10**9}")

    world.store.write(op).result(PATIENCE)
