"""How Alembic runs the migrations: over the connection it is handed, in the same transaction."""

from alembic import context

from intriga.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
