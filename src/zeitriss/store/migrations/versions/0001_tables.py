"""Tables, keys and lines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("header", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String),
        sa.Column("ask", sa.JSON(none_as_null=True)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("seats", sa.JSON, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String, nullable=False),
        sa.Column("undo", sa.Integer, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
