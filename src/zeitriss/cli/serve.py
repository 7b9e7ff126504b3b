"""zeitriss serve: the table on the network."""

from __future__ import annotations

from zeitriss.cli.settings import setting


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    bot_pause: float | None = None,
    patience: float | None = None,
    open_: bool = False,
    reload: bool = False,
) -> None:
    """Open the table in the browser, for players here and elsewhere.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 for the whole network.
    port
        Port to listen on; 0 takes any free one.
    database
        A file or a URL (PostgreSQL); by default zeitriss.db in the user's data folder.
    bot_pause
        Seconds before a bot's move.
    patience
        Seconds that somebody is away before a bot may play for them, if the others agree.
    open_
        Open the browser where there is one.
    reload
        Start again when the code has changed, for development.
    """
    from zeitriss.server.serve import run  # half a second of imports that no other command needs

    run(
        host=setting("host", host),
        port=setting("port", port),
        database=setting("database", database),
        open_browser=open_,
        reload=reload,
        bot_pause=setting("bot_pause", bot_pause),
        patience=setting("patience", patience),
    )


def kept_in(database: str) -> str:
    """The URL of the database that this setting names."""
    from zeitriss.server.settings import Settings

    return Settings(database).url
