"""What a bot thinks of the decisions of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("verdict", sa.JSON(none_as_null=True)),
    )
