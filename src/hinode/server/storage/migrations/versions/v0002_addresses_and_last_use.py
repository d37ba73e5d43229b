"""The address that created a table, as a keyed hash; and when a session was last used."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision: str = "v0002"
down_revision: str | None = "v0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("address", sa.Text(), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("used", sa.Double(), nullable=False, server_default="0"))
    # When a session was last used is not known: each gets its full time from now.
    op.execute(sa.text("update sessions set used = :now").bindparams(now=time()))


def downgrade() -> None:
    op.drop_column("sessions", "used")
    op.drop_column("tables", "address")
