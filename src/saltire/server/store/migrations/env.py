"""What Alembic runs: migrations over a connection that `upgrade` or a test hands over."""

from alembic import context

from saltire.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
