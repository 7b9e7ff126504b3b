"""Since when anybody may sit down at a table; none: only by link."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened", sa.DateTime(timezone=True)))
    op.create_index("tables_opened", "tables", ["opened"])
