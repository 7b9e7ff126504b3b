"""The state after the last line, and lines that begin anew from a state: games outlive their rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("state", sa.Text))
    op.add_column("lines", sa.Column("state", sa.JSON(none_as_null=True)))
