"""Due times of tables, leases with a heartbeat, and the server's uptime."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "v0003"
down_revision: str | None = "v0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Double()))
    op.add_column("clocks", sa.Column("at", sa.Double()))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seconds", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
    op.execute("update tables set due = 0 where status in ('picking', 'playing')")


def downgrade() -> None:
    for table in ("uptime", "processes", "leases"):
        op.drop_table(table)
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("clocks", "at")
    op.drop_column("tables", "due")
