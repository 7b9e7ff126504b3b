"""Lines in which a bot begins to play for somebody who is away, or leaves them their seat again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("lines", sa.Column("stand_in", sa.String))
