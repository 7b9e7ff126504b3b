"""Guests, and how tables ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("keys", sa.Column("guest", sa.String))
    op.create_index("keys_guest", "keys", ["guest"])
    op.add_column("tables", sa.Column("results", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("ended", sa.DateTime(timezone=True)))
