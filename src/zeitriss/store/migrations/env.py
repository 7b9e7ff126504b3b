"""Alembic runs this inside the connection that zeitriss.store.migrate has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
