"""Bring a database to the newest form at start. Workers that start together wait for each other."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

FOLDER = Path(__file__).parent / "migrations"
NEWEST = max(file.name.split("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py"))


class Newer(Exception):
    """The database was written by a later version."""


def upgrade(db: Connection) -> None:
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        db.exec_driver_sql("SELECT pg_advisory_xact_lock(7265)")
    form = current(db)
    if form > NEWEST:
        raise Newer(f"The database has form {form}; this version of Zeitriss knows forms up to {NEWEST}.")
    if form < NEWEST:
        run_alembic(db)
    db.commit()


def current(db: Connection) -> str:
    if not inspect(db).has_table("alembic_version"):
        return ""
    return str(db.execute(text("select version_num from alembic_version")).scalar() or "")


def run_alembic(db: Connection) -> None:
    from alembic import command  # takes long to load, and most starts need none of it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = db
    command.upgrade(config, "head")
