"""Bring a database to the newest form at start. Workers that start together wait for each other."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"


class Newer(Exception):
    """The database was written by a later version."""


def config() -> Config:
    result = Config()
    result.set_main_option("script_location", str(FOLDER))
    return result


def upgrade(db: Connection) -> None:
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        db.exec_driver_sql("SELECT pg_advisory_xact_lock(7265)")
    settings = config()
    settings.attributes["connection"] = db
    try:
        command.upgrade(settings, "head")
    except CommandError:
        newest = ScriptDirectory.from_config(settings).get_current_head()
        raise Newer(f"The database is of a later version than this program, which knows form {newest}.") from None
    db.commit()
