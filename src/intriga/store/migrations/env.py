"""Alembic's environment: migrations run on the connection given, in its transaction."""

from alembic import context

from intriga.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
