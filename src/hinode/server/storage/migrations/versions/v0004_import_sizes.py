"""The size of each imported record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision: str = "v0004"
down_revision: str | None = "v0003"
branch_labels: str | None = None
depends_on: str | None = None

FILL = """
insert into imports (table_id, person, address, bytes)
select tables.id, tables.creator, tables.address, length(entries.body)
from tables join entries on entries.table_id = tables.id and entries.seq = 1
where tables.status = 'imported'
"""


def upgrade() -> None:
    op.create_table(
        "imports",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("bytes", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_imports_table_id"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_imports_person"),
        sa.PrimaryKeyConstraint("table_id", name="pk_imports"),
    )
    op.create_index("ix_imports_person", "imports", ["person"])
    op.create_index("ix_imports_address", "imports", ["address"])
    op.execute(sa.text(FILL))


def downgrade() -> None:
    op.drop_index("ix_imports_address", "imports")
    op.drop_index("ix_imports_person", "imports")
    op.drop_table("imports")
