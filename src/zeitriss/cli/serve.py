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
    analyses: int | None = None,
    names: str | None = None,
    life: float | None = None,
    tables_per_day: int | None = None,
    workers: int = 1,
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
    analyses
        Finished games that may wait for a bot to look at them again; 0: none are.
    names
        Names by which browsers call this server, separated by commas. Numbers are always known.
    life
        Days that an unfinished table is kept without a move; 0 is for ever.
    tables_per_day
        New tables that one address may open.
    workers
        Processes; each has its share of the tables. On several machines they need a PostgreSQL database.
    open_
        Open the browser where there is one.
    reload
        Start again when the code has changed, for development.
    """
    from zeitriss.server.serve import run  # half a second of imports that no other command needs
    from zeitriss.server.settings import Settings

    settings = Settings(
        database=setting("database", database),
        bot_pause=setting("bot_pause", bot_pause),
        patience=setting("patience", patience),
        analyses=setting("analyses", analyses),
        names=setting("names", names),
        life=setting("life", life),
        tables_per_day=setting("tables_per_day", tables_per_day),
    )
    host, port = setting("host", host), setting("port", port)
    run(settings, host, port, workers=workers, open_browser=open_, reload=reload)
