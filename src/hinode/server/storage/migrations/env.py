"""Environment script that Alembic runs for migrations, on the caller's connection and transaction."""

from __future__ import annotations

from alembic import context

from hinode.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
