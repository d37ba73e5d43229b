"""Run by alembic: the connection and its transaction are the caller's."""

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
